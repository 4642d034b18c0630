"""README and examples do what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", README, re.S), ids=["api", "million"])
def test_the_readmes_python_runs(code):
    exec(code.replace("1_000_000", "1_000"), {})


def test_every_command_of_the_readme_exists():
    from typer.main import get_command

    from kogge.cli import app

    known = set(get_command(app).commands)
    named = set(re.findall(r"^kogge ([\w-]+)", README, re.M))
    assert named <= known
    assert len(named) >= 5


def test_every_make_target_of_the_readme_exists():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in set(re.findall(r"(?:^|`)make (\w+)", README, re.M)):
        assert re.search(rf"^{target}:", makefile, re.M), target


def test_every_link_of_the_docs_leads_somewhere():
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
