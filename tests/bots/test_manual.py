"""The manual of the bots is true: its code runs, its example is the file in examples/, and the example plays."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from kogge.arena import Plan, run_arena

ROOT = Path(__file__).resolve().parents[2]
MANUAL = (ROOT / "docs" / "bots.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", MANUAL, re.S)


def test_the_first_lines_of_the_manual_run(capsys):
    exec(BLOCKS[0], {})
    assert len(re.findall(r"^.+: \d+%$", capsys.readouterr().out, re.M)) == 3


def test_the_example_in_the_manual_is_the_file_and_short():
    assert BLOCKS[1] == (ROOT / "examples" / "own_bot.py").read_text("utf-8")
    assert len(BLOCKS[1].splitlines()) <= 30


@pytest.mark.about("hellweg")
def test_the_example_beats_easy(monkeypatch):
    monkeypatch.setattr(sys, "path", [str(ROOT / "examples"), *sys.path])
    report = run_arena(Plan("hellweg", 2, (), ("own_bot:look_ahead", "easy")), 6)
    own, easy = report["bots"]
    assert own["win_share"] > easy["win_share"]
