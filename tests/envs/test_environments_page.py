"""The page about the environments does what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parent.parent.parent / "docs" / "environments.md").read_text("utf-8")
CODES = re.findall(r"```python\n(.*?)```", PAGE, re.S)


def test_a_million_games_are_five_lines():
    assert len([line for line in CODES[0].splitlines() if line.strip()]) <= 5
    assert "1_000_000" in CODES[0]


@pytest.mark.parametrize("code", CODES, ids=["million", "batch", "gymnasium", "pettingzoo", "openspiel"])
def test_the_pages_python_runs(code):
    exec(code.replace("1_000_000", "1_000"), {})


def test_every_module_of_the_page_exists():
    for name in set(re.findall(r"`kogge\.envs\.(\w+)`", PAGE)):
        assert (Path(__file__).parent.parent.parent / "src" / "kogge" / "envs" / f"{name}.py").exists()
