"""A server installs exactly the reviewed packages: each is pinned by version and hashes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
SITE_EXTRAS = ("postgres", "passkeys", "push")


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def versions(path: Path) -> dict[str, str]:
    found = re.findall(r"^([A-Za-z0-9_.-]+)(?:\[[a-z,]+\])?==(\S+)", path.read_text(), re.MULTILINE)
    return {canonical(name): version for name, version in found}


def test_every_package_of_the_site_has_a_version_and_hashes():
    pinned = (ROOT / "requirements-site.txt").read_text().replace("\\\n", " ")
    lines = [line for line in pinned.splitlines() if line and not line.startswith("#")]
    assert all(re.fullmatch(r"[a-z0-9-]+==\S+( +--hash=sha256:[0-9a-f]{64})+", line.strip()) for line in lines)


def test_the_versions_are_those_that_the_tests_ran_with():
    site, tested = versions(ROOT / "requirements-site.txt"), versions(ROOT / "requirements.txt")
    assert site
    assert site.items() <= tested.items()


def test_every_dependency_of_the_site_is_pinned():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = project["dependencies"] + [one for extra in SITE_EXTRAS for one in project["optional-dependencies"][extra]]
    parsed = [Requirement(one) for one in needed]
    names = {canonical(one.name) for one in parsed if one.marker is None or one.marker.evaluate({"sys_platform": "linux"})}
    assert names <= versions(ROOT / "requirements-site.txt").keys()


def test_the_container_installs_only_packages_with_known_hashes():
    installs = re.findall(r"pip install (.*)", (ROOT / "Dockerfile").read_text())
    assert installs
    assert all("--require-hashes -r requirements-site.txt" in one or "--no-deps ." in one for one in installs[-2:]), installs
