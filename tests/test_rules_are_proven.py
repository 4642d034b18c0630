"""Every rule has a number, every number a function and a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kogge
from kogge.games import game_by_id, game_ids

NUMBER = re.compile(r"\b([A-Z]\d+\.\d+)\b")


def rule_numbers(game):
    text = (game_by_id(game).folder / "RULES.md").read_text("utf-8")
    return set(re.findall(r"^- ([A-Z]\d+\.\d+) ", text, re.M))


def sources(game):
    return {path: path.read_text("utf-8") for path in game_by_id(game).folder.glob("*.py")}


def texts_of_tests(game):
    return "\n".join(path.read_text("utf-8") for path in (Path(__file__).parent / game).glob("test_*.py"))


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_number_has_a_test_named_after_it(game):
    tested = {f"{a}{b}.{c}".upper() for a, b, c in re.findall(r"def test_([a-z])(\d+)_(\d+)_", texts_of_tests(game))}
    assert sorted(rule_numbers(game) - tested) == []


@pytest.mark.parametrize("game", game_ids())
def test_every_number_in_code_and_tests_exists(game):
    numbers = rule_numbers(game)
    letter = next(iter(numbers))[0]
    for path, text in [*sources(game).items(), ("tests", texts_of_tests(game))]:
        names = {number for number in NUMBER.findall(text) if number[0] == letter}
        assert sorted(names - numbers) == [], path


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_function_has_a_docstring(game):
    for path, text in sources(game).items():
        bare = re.findall(r"@rule\ndef (\w+)\([^)]*\):\n    (?!\"\"\")", text)
        assert bare == [], path


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_playthrough_for_each_number_of_players(game):
    folder = Path(__file__).parent / "playthroughs"
    found = {int(path.stem.split("-")[1]) for path in folder.glob(f"{game}-*.txt")}
    assert found == set(game_by_id(game).players)


def test_every_game_has_the_same_files_in_common():
    needed = {"__init__.py", "RULES.md", "box.toml", "box.py", "table.py", "setup.py", "turn.py", "scoring.py", "notation.py"}
    needed |= {"view.py", "observation.py", "layout.py", "draw.py"}
    for game in game_ids():
        assert needed <= {path.name for path in game_by_id(game).folder.iterdir()}, game


def test_modules_outside_games_name_a_game_only_in_examples():
    package = Path(kogge.__file__).parent
    names = re.compile("|".join(game_ids()))
    for path in package.rglob("*"):
        if path.suffix in (".py", ".html", ".css", ".js", ".po") and not path.is_relative_to(package / "games"):
            lines = path.read_text("utf-8").splitlines()
            assert [line for line in lines if names.search(line) and not line.startswith(">>> ")] == [], path
