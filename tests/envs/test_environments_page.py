"""What docs/environments.md promises; tests/test_docs.py runs its code."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).parent.parent.parent / "docs" / "environments.md").read_text("utf-8")
CODES = re.findall(r"```python\n(.*?)```", PAGE, re.S)


def test_a_million_games_are_five_lines():
    assert len([line for line in CODES[0].splitlines() if line.strip()]) <= 5
    assert "1_000_000" in CODES[0]


def test_every_module_of_the_page_exists():
    for name in set(re.findall(r"`kogge\.envs\.(\w+)`", PAGE)):
        assert (Path(__file__).parent.parent.parent / "src" / "kogge" / "envs" / f"{name}.py").exists()
