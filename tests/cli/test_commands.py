"""Promises of every command: help, names of options, answers to bad input."""

from __future__ import annotations

import dataclasses
import subprocess
import sys
from typing import Any

import pytest
from typer.main import get_command

import kogge
from commands import run_command
from kogge.cli import app
from kogge.cli.train import RECIPE_HELP
from kogge.train.recipe import Recipe

pytestmark = pytest.mark.about("speicherstadt")
PLAIN = {"NO_COLOR": "1", "COLUMNS": "200", "TERM": "dumb"}


def leaves(command: Any, words: tuple[str, ...] = ()) -> dict[tuple[str, ...], Any]:
    """Every command that does something, by the words that name it."""
    if not hasattr(command, "commands"):
        return {words: command}
    return {name: leaf for word, one in command.commands.items() for name, leaf in leaves(one, (*words, word)).items()}


COMMANDS = leaves(get_command(app))


def test_the_commands_are_shown_in_groups():
    shown = run_command("--help", **PLAIN).stdout
    places = [shown.index(group) for group in (" Play ", " Study ", " Host ", " Develop ")]
    assert places == sorted(places)
    assert all(words[0] in shown for words in COMMANDS)


def test_the_command_line_imports_nothing_heavy():
    heavy = ["numba", "sqlalchemy", "fastapi", "torch", "pyarrow", "joblib", "uvicorn", "alembic", "jinja2"]
    result = f"import sys, kogge.cli; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", result], capture_output=True, text=True, check=True).stdout == "[]\n"


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_the_help_of_a_command_is_one_sentence_and_every_parameter_is_explained(words):
    command = COMMANDS[words]
    assert command.help.endswith(".")
    assert ". " not in command.help
    assert all(param.help for param in command.params if param.name != "help")


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_the_same_thing_has_the_same_name_in_every_command(words):
    params = {param.name: param for param in COMMANDS[words].params}
    known = {
        "players": ["--players", "-p"], "games": ["--games", "-n"], "seed": ["--seed"], "options": ["--options"], "box": ["--box"],
        "jobs": ["--jobs", "-j"], "output": ["--output", "-o"], "as_json": ["--json"], "bot": ["--bot"], "bots": ["--bots"],
    }  # fmt: skip
    for name in set(known) & set(params):
        assert params[name].opts == known[name]
    assert "game" not in params or params["game"].param_type_name == "argument"
    assert "as_json" not in params or params["as_json"].is_flag


def test_every_field_of_the_recipe_is_an_option_of_train():
    assert list(RECIPE_HELP) == [field.name for field in dataclasses.fields(Recipe)]
    assert set(RECIPE_HELP) <= {param.name for param in COMMANDS[("train",)].params}


VALID = {
    ("play",): ["speicherstadt"],
    ("check",): ["game.kogge"],
    ("check-game",): ["speicherstadt"],
    ("analyse",): ["game.kogge"],
    ("simulate",): ["speicherstadt"],
    ("arena",): ["speicherstadt", "--bots=easy,medium"],
    ("lab",): ["speicherstadt"],
    ("dataset",): ["speicherstadt", "--bots=easy", "--output=games.parquet"],
    ("puzzles", "make"): ["speicherstadt"],
    ("train",): ["speicherstadt", "--updates=1", "--output=run"],
    ("lite",): ["site"],
    ("db", "backup"): ["backup.db"],
    ("db", "nightly"): ["copies"],
    ("db", "restore"): ["game.kogge"],
    ("db", "check-deal"): ["game.kogge"],
    ("admin", "users"): ["Anne"],
    ("admin", "resolve"): ["1"],
    ("admin", "ban"): ["192.0.2.0/24"],
    ("admin", "mute"): ["person"],
    ("admin", "lift"): ["1"],
    ("admin", "close"): ["table"],
    ("admin", "remove-chat"): ["table", "person"],
    ("admin", "rename"): ["person", "Anne"],
}
FREE_TEXT = ("name", "reason", "token", "scheduler")  # any text may be given


def wrong_values(param: Any) -> list[str]:
    """Invalid values of a parameter."""
    if param.type_descriptor.annotation in (int, float, list[int]):
        return ["-1", "many", "nan"]
    if param.metavar == "FOLDER":
        return ["game.kogge"]
    if param.name in ("files", "file", "path", "output", "box", "begin_from", "results", "records", "against", "pool"):
        return [".", "nowhere/nothing"]
    return ["no such thing"]


def nonsense() -> list[Any]:
    """Every invalid value of every parameter of every command."""
    return [
        pytest.param(words, place, param, value, id=f"{' '.join(words)} {param.name}={value}")
        for words, command in COMMANDS.items()
        for place, param in enumerate(one for one in command.params if one.name not in ("help", *FREE_TEXT))
        if param.param_type_name == "argument" or not param.is_flag
        for value in wrong_values(param)
    ]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("nonsense")
    (path / "game.kogge").write_text(kogge.new("speicherstadt", seed=1).record(), "utf-8")
    return path


@pytest.mark.parametrize(("words", "place", "param", "value"), nonsense())
def test_nonsense_is_answered_with_one_sentence(words, place, param, value, folder):
    arguments = [*VALID.get(words, [])]
    if param.param_type_name == "argument":
        arguments[place] = value
    else:
        arguments = [one for one in arguments if not one.startswith(param.opts[0] + "=")] + [f"{param.opts[0]}={value}"]
    site = {} if param.name == "site" else {"KOGGE_SITE": "http://127.0.0.1:9"}
    result = run_command(*words, *arguments, cwd=folder, **site, **PLAIN)
    assert result.returncode in (1, 2)
    if result.returncode == 1 and words != ("check",):
        assert result.stderr.strip().startswith("kogge: ")  # the progress bar may leave an empty line
        assert "\n" not in result.stderr.strip()
