"""docs/bots.md is correct: its code runs, its example equals the file in examples/, and the example plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import kogge
import kogge.bots
from kogge.arena import Plan, run_arena

ROOT = Path(__file__).resolve().parents[2]
MANUAL = (ROOT / "docs" / "bots.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", MANUAL, re.S)


def test_the_first_lines_of_the_manual_run(capsys):
    exec(BLOCKS[0], {})
    assert len(re.findall(r"^.+: \d+%$", capsys.readouterr().out, re.M)) == 3


def test_the_example_in_the_manual_equals_the_file_and_has_at_most_30_lines():
    example = (ROOT / "examples" / "own_bot.py").read_text("utf-8")
    assert example in BLOCKS
    assert len(example.splitlines()) <= 30


@pytest.mark.about("hellweg")
def test_the_example_beats_easy(monkeypatch):
    monkeypatch.setattr(sys, "path", [str(ROOT / "examples"), *sys.path])
    report = run_arena(Plan("hellweg", 2, (), ("own_bot:look_ahead", "easy")), 6)
    own, easy = report["bots"]
    assert own["win_share"] > easy["win_share"]


@pytest.mark.about("hellweg")
def test_the_manuals_command_runs_from_the_folder_it_names(tmp_path):
    command = re.search(r"^    cd (\w+)\n    kogge (arena .+)$", MANUAL, re.M)
    words = command[2].replace("--games 20", "--games 2").replace("own.json", str(tmp_path / "own.json"))
    words = words.replace("own.html", str(tmp_path / "own.html")).split()
    script = Path(sys.executable).with_name("kogge")  # the console script: Python puts no folder of ours on its path
    done = subprocess.run([script, *words], cwd=ROOT / command[1], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "own.html").exists()


def test_a_callable_is_a_bot():
    def first(knowledge):
        return knowledge.moves[0]

    game = kogge.new("speicherstadt", 2, 1)
    assert kogge.bots.choose(game, first) == game.moves()[0]
    report = run_arena(Plan("speicherstadt", 2, None, (first, "random")), 2)
    assert [bot["bot"] for bot in report["bots"]] == [f"{__name__}:test_a_callable_is_a_bot.<locals>.first", "random"]


def test_two_callables_of_one_name_are_refused():
    with pytest.raises(kogge.BadOption, match="Two different bots are both called"):
        Plan("speicherstadt", 2, None, [lambda knowledge: knowledge.moves[0], lambda knowledge: knowledge.moves[-1], "easy"])
