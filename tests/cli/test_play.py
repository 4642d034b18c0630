"""The command line as a person types it, mostly run in this process, where everything is imported and compiled already."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

import kogge
from commands import run_command, run_process
from kogge.cli.terminal import TerminalTable

pytestmark = pytest.mark.about("speicherstadt")


def test_games_lists_every_game():
    result = json.loads(run_command("games", "--json").stdout)
    assert result == kogge.list_games()
    shown = run_command("games").stdout
    assert all(game in shown for game in result)


def test_simulate_prints_one_json_object_with_the_promised_keys():
    result = json.loads(run_command("simulate", "speicherstadt", "--players", "3", "--games", "4000", "--json").stdout)
    assert {"game", "players", "games", "decisions", "seconds", "win_share", "mean_points"} <= set(result)
    assert (result["game"], result["players"], result["games"]) == ("speicherstadt", 3, 4000)
    assert sum(result["win_share"]) == pytest.approx(1, abs=1e-4)
    again = json.loads(run_command("simulate", "speicherstadt", "--players", "3", "--games", "4000", "--jobs", "2", "--json").stdout)
    assert [result[key] for key in ("decisions", "win_share", "mean_points")] == [
        again[key] for key in ("decisions", "win_share", "mean_points")
    ]


def test_simulate_shows_a_table():
    result = run_command("simulate", "speicherstadt", "--games", "100")
    assert "win share" in result.stdout
    assert "games/s" in result.stdout


def test_check_distinguishes_valid_from_invalid_records(tmp_path):
    game = kogge.new("speicherstadt", players=2, seed=3)
    (tmp_path / "running.kogge").write_text(game.record(), "utf-8")
    while game.seat:
        game.play(game.moves()[0])
    (tmp_path / "over.kogge").write_text(game.record(), "utf-8")
    (tmp_path / "bad.kogge").write_text(game.record().replace("* start", "* stop"), "utf-8")
    (tmp_path / "bytes.kogge").write_bytes(b"\xff\xfe\x00")
    good = run_command("check", "running.kogge", "over.kogge", cwd=tmp_path)
    assert good.returncode == 0
    assert "running, seat" in good.stdout
    assert "finished, points" in good.stdout
    bad = run_command("check", "over.kogge", "bad.kogge", "bytes.kogge", "none.kogge", cwd=tmp_path)
    assert bad.returncode == 1
    assert "bad.kogge: Line 9: found '* stop" in bad.stdout
    assert "bytes.kogge: is not a UTF-8 text file." in bad.stdout
    assert "none.kogge: cannot be read" in bad.stdout
    assert [report["valid"] for report in json.loads(run_command("check", "over.kogge", "bad.kogge", "--json", cwd=tmp_path).stdout)] == [
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["play", "chess"], "There is no game 'chess'"),
        (["play"], "Which game?"),
        (["play", "speicherstadt", "--players", "9"], "2 to 5 players, not 9"),
        (["play", "speicherstadt", "--options", "fast"], "no option 'fast'"),
        (["play", "speicherstadt", "--seat", "7"], "There is no seat 7"),
        (["play", "speicherstadt", "--bot", "genius"], "no bot 'genius'"),
        (["play", "--from", "nowhere.kogge"], "nowhere.kogge"),
        (["play", "speicherstadt", "--from", "x.kogge"], "not both"),
        (["play", "speicherstadt", "--plain"], "No such option"),
        (["play", "speicherstadt", "--box", "nowhere.toml"], "cannot be read"),
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", "speicherstadt", "--device", "abacus"], "cpu or gpu"),
        (["simulate", "speicherstadt", "--games", "0"], "Invalid value"),
        (["simulate", "speicherstadt", "--games", "many"], "Invalid value"),
        (["fly"], "No such command"),
    ],
)
def test_bad_input_is_a_sentence_and_a_non_zero_exit_never_a_traceback(arguments, expected, tmp_path):
    result = run_command(*arguments, cwd=tmp_path)
    assert result.returncode != 0
    assert expected in " ".join((result.stderr + result.stdout).split())


def test_bad_input_in_a_separate_process_is_a_sentence_and_no_traceback(tmp_path):
    result = run_process("kogge", "play", "chess", cwd=tmp_path)
    assert result.returncode == 1
    assert result.stderr.startswith("kogge: There is no game 'chess'")
    assert "Traceback" not in result.stderr


def test_a_whole_game_is_played_in_the_terminal(tmp_path):
    arguments = ("kogge", "play", "speicherstadt", "--players", "2", "--seed", "3", "--bot", "random")
    result = run_process(*arguments, keys="1\n" * 400, cwd=tmp_path)
    assert result.returncode == 0
    assert " won." in result.stdout
    assert "Points: You" in result.stdout


def test_undo_save_help_quit_and_invalid_input_in_the_terminal(tmp_path):
    keys = 'undo\nflurb\n999\n?\nbid 1\nundo\n2\nsave "my game.kogge"\nsave\nsave /no/such/folder/x\nsave "a\nrecord\nrules\nquit\n'
    result = run_command("play", "speicherstadt", "--players", "2", "--seed", "3", "--bot", "random", keys=keys, cwd=tmp_path)
    assert result.returncode == 0
    text = " ".join(result.stdout.split())
    assert "no decision yet that could be taken back" in text
    assert "'flurb' is not a move now: type a number from 1 to 3" in text
    assert "'999' is not a move now" in text
    assert "take back your last decision" in text
    assert "Saved to my game.kogge." in text
    assert "Write: save FILE" in text
    assert "No such file or directory" in text
    assert "The game is saved. Continue with: kogge play --from unfinished.kogge" in text
    saved = kogge.load((tmp_path / "my game.kogge").read_text("utf-8"))
    assert saved.seat == 1
    assert sum(line.startswith("1 ") for line in saved.lines) == 1, "one decision is left, the other was undone"


def test_an_unfinished_game_is_resumed_from_its_file(tmp_path):
    run_command("play", "speicherstadt", "--players", "2", "--seed", "3", "--bot", "random", keys="1\n1\n", cwd=tmp_path)
    before = kogge.load((tmp_path / "unfinished.kogge").read_text("utf-8")).lines
    run_command("play", "--from", "unfinished.kogge", "--bot", "random", keys="1\nsave later.kogge\n", cwd=tmp_path)
    after = kogge.load((tmp_path / "later.kogge").read_text("utf-8")).lines
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_play_continues_from_any_line_of_a_record(tmp_path):
    match = kogge.new("speicherstadt", 2, seed=3, names=["Anne", "Herman"])
    for _ in range(9):
        match.play(match.moves()[0])
    (tmp_path / "a.kogge").write_text(match.record(), "utf-8")
    at = len(match.lines) - 3
    arguments = ("play", "--from", "a.kogge", "--at", str(at), "--seat", "2", "--bot", "random", "--seed", "5")
    run_command(*arguments, keys="1\nsave b.kogge\n", cwd=tmp_path)
    forked = kogge.load((tmp_path / "b.kogge").read_text("utf-8"))
    assert forked.lines[:at] == match.lines[:at]
    assert forked.names == ["random 1", "You"]
    assert "from 0 to" in run_command("play", "--from", "a.kogge", "--at", "999", cwd=tmp_path).stderr


def test_two_people_at_one_keyboard_are_asked_in_turn(tmp_path):
    result = run_command(
        "play", "speicherstadt", "--players", "2", "--seed", "3", "--seat", "1", "--seat", "2", keys="1\n\n1\n\n1\nquit\n", cwd=tmp_path
    )
    assert "it is your turn: press Enter when you sit at the keyboard" in result.stdout


def test_the_version_and_the_shell_completion_are_printed():
    result = run_process("kogge", "--version")
    assert (result.returncode, result.stdout) == (0, f"kogge {kogge.__version__}\n")
    # Typer finds the shell in the process list, if there is one
    shown = run_process("kogge", "--show-completion", "bash", _TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION="1")
    assert "COMPREPLY" in shown.stdout


def test_a_budget_is_refused_for_a_bot_that_takes_none():
    assert "Only hard and expert take a budget" in run_command("play", "speicherstadt", "--bot", "easy@100").stderr


def test_the_help_in_the_terminal_names_a_move_of_the_game(monkeypatch):
    console = Console(file=io.StringIO(), width=100)
    match = kogge.new("hellweg", players=2, seed=1)
    table = TerminalTable(match, [1, 2], lambda match: match.moves()[0], console)
    table._answer_question("?", "", "?")
    assert match.moves()[0] in console.file.getvalue()
