"""The parts of a release: its version is the same everywhere, its tables are generated, its pictures are there and small."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path

import pytest

import kogge

ROOT = Path(__file__).parent.parent


def script(name: str):
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_version_is_the_same_everywhere():
    assert f"version: {kogge.__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert kogge.__version__ in (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert kogge.__version__ in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("name", ["strength", "balance"])
def test_the_tables_of_measurements_are_generated(name):
    tables = (ROOT / "docs" / f"{name}-tables.md").read_text("utf-8")
    assert tables == script("measurement_tables").page(name), "run `make measurements`"


def test_the_short_tables_repeat_what_was_measured():
    """README and docs/strength.md have the same six lines, and each number is in the tables."""
    rows = [re.findall(r"^\| `.*$", (ROOT / page).read_text("utf-8"), re.M) for page in ("README.md", "docs/strength.md")]
    assert len(rows[0]) == 6
    assert [row.split(" | ")[1:4] for row in rows[0]] == [row.rstrip(" |").split(" | ")[1:4] for row in rows[1]]
    tables = (ROOT / "docs" / "strength-tables.md").read_text("utf-8")
    for row in rows[0]:
        for number in re.findall(r"[\d.]+ %", row.rpartition(" | ")[0]):
            assert number in tables, row


def test_the_pictures_are_there_and_small():
    wanted = set(re.findall(r"docs/(pictures/[\w-]+\.webp)", (ROOT / "README.md").read_text("utf-8")))
    assert len(wanted) >= 9
    sizes = [(ROOT / "docs" / name).stat().st_size for name in wanted]
    assert sum(sizes) <= 2_000_000


def test_the_python_of_the_readme_prints_what_it_says(capsys):
    code = re.search(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text("utf-8"), re.S | re.M)[1]
    expected = re.findall(r"^print\(.*?\)\s+# (.*)$", code, re.M)
    exec(compile(code, "README", "exec"), {})
    assert capsys.readouterr().out.splitlines() == expected
    assert len(expected) == 3


def test_dependencies_that_some_platforms_lack_have_markers():
    """Pyodide has neither numba, uvloop nor httptools, Windows no uvloop and no time zones."""
    needs = {
        re.match(r"[\w-]+", line)[0]: line
        for line in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    }
    for name in ("numba", "uvloop", "httptools"):
        assert "sys_platform != 'emscripten'" in needs[name]
    assert "sys_platform != 'win32'" in needs["uvloop"]
    assert "sys_platform == 'win32'" in needs["tzdata"]
