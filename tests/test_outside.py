"""A game from outside of this package, examples/goofspiel, installed with pip, is found, checked and played everywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kogge
from from_outside import EXAMPLE, found_in

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("outside")]

ON_DEVICE = Path(__file__).parent / "gpu" / "on_device.py"


@pytest.fixture(scope="module")
def python(installed_game):
    """Run Python where the game is installed; returns what it printed."""

    def run(*arguments, stdin="", rc=0, **environment):
        done = subprocess.run(
            [sys.executable, *map(str, arguments)],
            input=stdin,
            capture_output=True,
            text=True,
            env=os.environ | found_in(installed_game) | environment,
        )
        assert done.returncode == rc, done.stdout + done.stderr
        return done.stdout

    return run


def test_an_installed_game_is_listed_with_the_built_in_ones(python):
    assert "goofspiel" not in kogge.list_games()
    games = json.loads(python("-m", "kogge", "games", "--json"))
    assert list(games) == sorted([*kogge.list_games(), "goofspiel"])
    assert games["goofspiel"]["players"] == [2, 3, 4, 5, 6, 7, 8]


def test_the_site_shows_the_rules_of_an_installed_game(python, tmp_path):
    code = """
import sys
from fastapi.testclient import TestClient
from kogge.web.app import create_app
from kogge.web.config import Settings
with TestClient(create_app(Settings(db=f"sqlite:///{sys.argv[1]}/site.db"))) as client:
    print(client.get("/rules/goofspiel").text, client.get("/").text)
"""
    shown = python("-c", code, tmp_path, KOGGE_COMPILE="no")
    assert "G2.3" in shown
    assert 'href="/rules/goofspiel"' in shown


def test_the_own_tests_of_the_game_pass(python):
    assert " passed" in python("-m", "pytest", "-p", "no:cacheprovider", "-c", EXAMPLE / "pyproject.toml", EXAMPLE / "tests", "-q")


def test_check_game_finds_that_the_game_keeps_every_promise(python):
    output = python("-m", "kogge", "check-game", "goofspiel")
    assert "Compiled rules play the same games" in output
    assert output.splitlines()[-1] == f"goofspiel: {len(output.splitlines()) - 1} promises kept, 0 broken."


@pytest.mark.parametrize(
    ("file", "honest", "broken", "message"),
    [
        ("view.py", '"face down"', "laid + 1", "view, the moves and the observation of a seat do not depend on"),
        ("hidden.py", "s.hand[player, s.laid[player]] = 1", "pass", "redealt table"),
        ("rounds.py", "s.lost += s.pot  # G2.4", "pass", "totals that the game counts"),
        ("notation.py", "event[0] = int(words[1])", "event[0] = 1", "reads back as the same event"),
    ],
)
def test_check_game_names_a_broken_promise(python, installed_game, tmp_path, file, honest, broken, message):
    edited = copied(installed_game, tmp_path) / file
    text = edited.read_text("utf-8")
    assert honest in text
    edited.write_text(text.replace(honest, broken), "utf-8")
    assert json.loads(python("-c", BROKEN, message, **found_in(tmp_path)))


BROKEN = """
import sys
from kogge.check import check_game
print("true" if any(sys.argv[1] in found.promise for found in check_game("goofspiel") if found.broken) else "false")
"""


def test_check_game_exits_with_1_if_a_promise_is_broken(python, installed_game):
    """In the installed folder, where the game is compiled already: a copy elsewhere would have to be compiled."""
    rules = installed_game / "kogge_goofspiel" / "RULES.md"
    text = rules.read_bytes()
    rules.unlink()
    try:
        output = python("-m", "kogge", "check-game", "goofspiel", rc=1).splitlines()
    finally:
        rules.write_bytes(text)
    assert "BROKEN  RULES.md is in the game's folder and numbers its rules." in output[0]
    assert output[1].strip() == "there is no RULES.md in the game's folder"
    assert output[-1] == f"goofspiel: {len(output) - 3} promises kept, 1 broken."


def copied(installed_game, folder):
    """Copy the installed game so that it can be edited; returns the package's folder."""
    subprocess.run(["cp", "-r", f"{installed_game}/.", str(folder)], check=True)
    return folder / "kogge_goofspiel"


def test_an_installed_game_is_played_to_the_end_in_the_terminal(python, tmp_path):
    output = python("-m", "kogge", "play", "goofspiel", "--seed", "5", "--bot", "easy", "--options", "carry", stdin="1\n" * 40)
    assert "prizes left" in output
    assert "face down" not in output.splitlines()[-1]
    assert " won." in output


PLAY = """
import kogge, kogge.bots
match = kogge.new("goofspiel", players=8, seed=7, names=list("ABCDEFGH"))
while match.seat:
    match.play(kogge.bots.choose(match, ("random", "easy", "medium")[match.seat % 3], seed=1))
print(match.record(), end="")
"""


def test_a_record_of_an_installed_game_is_written_and_checked(python, tmp_path):
    record = tmp_path / "game.kogge"
    record.write_text(python("-c", PLAY), "utf-8")
    report = json.loads(python("-m", "kogge", "check", record, "--json"))[0]
    assert report["valid"]
    assert report["over"]
    assert report["players"] == 8


def test_without_rules_of_thumb_hard_wins_in_the_arena(python, tmp_path):
    command = ["-m", "kogge", "arena", "goofspiel", "--players", "2", "--bots", "random,easy,hard@400"]
    python(*command, "--games", "60", "-o", tmp_path / "out.json", "-o", tmp_path / "out.html")
    ratings = {one["bot"]: one["rating"] for one in json.loads((tmp_path / "out.json").read_text())["bots"]}
    assert set(ratings) == {"random", "easy", "hard@400"}
    assert max(ratings, key=ratings.__getitem__) == "hard@400"


EQUAL = """
import json
import numpy as np
from kogge.bots.compiled import rule_of_thumb_games
from kogge.games import game_config
config, count = game_config("goofspiel", 2), 10_000
shares = [rule_of_thumb_games(config, np.arange(count), [levels] * count)[0].mean(0) for levels in ((0, 1), (2, 0))]
print(json.dumps([shares[0][1], shares[1][0]]))
"""


def test_without_rules_of_thumb_easy_and_medium_are_exactly_as_strong_as_random(python):
    assert json.loads(python("-c", EQUAL)) == pytest.approx([0.5, 0.5], abs=0.02)


PETTINGZOO = """
from pettingzoo.test import api_test
from kogge.envs import pettingzoo
api_test(pettingzoo.env("goofspiel", players=3), num_cycles=200)
"""
OPENSPIEL = """
import pyspiel, kogge.envs.openspiel
game = pyspiel.load_game("kogge_goofspiel(players=3,options=carry)")
pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
"""


CFR = """
import sys, pyspiel, kogge.envs.openspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
ours = pyspiel.load_game(f"kogge_goofspiel(players=2,box={sys.argv[1]})")
theirs = pyspiel.load_game("goofspiel(players=2,num_cards=3,points_order=random,returns_type=win_loss)")
uniform = [exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) for game in (ours, theirs)]
solver = cfr.CFRSolver(ours)
for _ in range(40):
    solver.evaluate_and_update_policy()
solved = solver.average_policy()
values = expected_game_score.policy_value(ours.new_initial_state(), [solved, solved])
print(uniform[0], uniform[1], exploitability.nash_conv(ours, solved), values[0])
"""


def test_openspiels_cfr_agrees_with_openspiels_own_goofspiel(python):
    pytest.importorskip("pyspiel")
    ours, theirs, solved, value = map(float, python("-c", CFR, EXAMPLE / "tiny.toml").split())
    assert 2 * ours == pytest.approx(theirs), "a win pays 1/2 here and 1 there"
    assert solved < 0.05
    assert value == pytest.approx(0, abs=0.01), "the game is the same for both"


@pytest.mark.parametrize(("library", "script"), [("pettingzoo", PETTINGZOO), ("pyspiel", OPENSPIEL)])
def test_an_installed_game_passes_the_tests_of_pettingzoo_and_openspiel(python, library, script):
    pytest.importorskip(library)
    python("-W", "ignore", "-c", script)


COMPARED = """
import hashlib, json, sys
import numpy as np
from kogge.games import game_config
from kogge.engine.compiled import random_games
config = game_config("goofspiel", 8, ["carry"])
rows = np.zeros(2, config.game.Table)
tally = random_games(config, 5, 3, rows)
print(json.dumps([hashlib.sha256(rows.tobytes()).hexdigest(), tally.points.tolist(), tally.wins.tolist()]))
"""


def test_the_gpus_kernels_play_the_same_games_as_the_cpu_with_eight_players(python):
    pytest.importorskip("numba_cuda")
    task = ("whole_games", "goofspiel", 8, ["carry"], 3, "random")
    medium = ("whole_games", "goofspiel", 3, [], 2, "medium")
    device, thought = json.loads(python(ON_DEVICE, json.dumps([task, medium]), NUMBA_ENABLE_CUDASIM="1"))
    tables, points, wins = json.loads(python("-c", COMPARED))
    assert (device["tables"], device["points"]) == (tables, points)
    assert device["wins"] == pytest.approx(wins)
    assert sum(thought["wins"]) == pytest.approx(2)


def test_rules_compiled_one_by_one_play_the_same_game_as_interpreted_ones(python):
    script = "import kogge; m = kogge.new('goofspiel', players=2, seed=1); [m.play(m.moves()[0]) for _ in range(4)]; print(m.lines)"
    assert python("-c", script, KOGGE_RULES="compiled") == python("-c", script, KOGGE_RULES="interpreted")


FOLDERS = """
from kogge.games import game_by_id
from kogge.gpu.device import kernels_folder
from kogge.engine.rule import cache_folder
game = game_by_id("goofspiel")
print(cache_folder(game), cache_folder(game, "bots"), cache_folder(game, "envs"), kernels_folder(game))
"""


def test_the_cache_folders_change_with_the_rules_of_a_game_but_not_with_its_board(python, installed_game, tmp_path):
    package, there = copied(installed_game, tmp_path), found_in(tmp_path)
    before = python("-c", FOLDERS, **there).split()
    assert python("-c", FOLDERS, **there).split() == before
    (package / "board").mkdir()
    (package / "board" / "__init__.py").write_text("", "utf-8")
    assert python("-c", FOLDERS, **there).split() == before, "a board is no rule"
    edited = package / "rounds.py"
    edited.write_text(edited.read_text("utf-8").replace("s.pot += event[0]", "s.pot += 2 * event[0]"), "utf-8")
    after = python("-c", FOLDERS, **there).split()
    assert not set(before) & set(after)


SIMULATED = "from kogge.simulate import simulate; print(simulate('goofspiel', 2, (), 50, 1, 1, None, lambda _: None, 'cpu')['mean_points'])"


def test_compiled_code_notices_an_edit_of_the_rules(python, installed_game, tmp_path):
    package, there = copied(installed_game, tmp_path), found_in(tmp_path)
    before = json.loads(python("-c", SIMULATED, **there))
    edited = package / "rounds.py"
    edited.write_text(edited.read_text("utf-8").replace("s.won[winner] += s.pot", "s.won[winner] += 2 * s.pot"), "utf-8")
    assert json.loads(python("-c", SIMULATED, **there)) == [2 * points for points in before]


WATCHED = """
import kogge
from kogge.lab import Study, Variant
from kogge.lab.play import play_portion
study = Study([Variant("as printed", kogge.game_config("goofspiel", 3))], bot="easy", weak="random", games=6)
for portion in study.portions():
    one, two = (play_portion(study, portion, compiled) for compiled in (False, True))
    assert one == two, (one, two)
    assert all(choices > 10 and 0 <= first < 3 for choices, changes, since, first in one["figures"])
print("the same")
"""


def test_the_lab_measures_the_same_compiled_and_interpreted(python):
    """With this game, since it is the quickest one to compile."""
    assert python("-c", WATCHED) == "the same\n"
