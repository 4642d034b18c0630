"""Errors carry their parts: code, line, the value found and the legal values."""

from __future__ import annotations

import pickle

import pytest

import kogge
from kogge.engine.boxes import BoxFile

RECORD = "Game: speicherstadt\nPlayers: 2\n\n* start 2\n* card office\n* card trader tea\n* card contract coffee spices\n"


def error_of(record: str) -> kogge.BadRecord:
    with pytest.raises(kogge.BadRecord) as caught:
        kogge.load(record)
    return caught.value


@pytest.mark.parametrize(
    ("record", "code", "line", "found", "legal"),
    [
        (RECORD + "2 bid 9", "illegal_move", 8, "2 bid 9", ("2 bid 1", "2 bid 2", "2 bid 3")),
        (RECORD.replace("* start 2", "* start 7"), "not_this_chance", 4, "* start 7", ("* start 1", "* start 2")),
        ("Game: speicherstadt\nPlayers: 2\n", "chance_missing", 3, None, ("* start 1", "* start 2")),
        ("Game: speicherstadt\n", "missing_field", 1, "Players", ()),
        ("Game: chess\nPlayers: 2\n", "no_such_game", 1, "chess", kogge.game_ids()),
        ("Game: speicherstadt\nPlayers: 9\n", "bad_players", 2, "9", ("2", "3", "4", "5")),
        ("Game: speicherstadt\nPlayers: 2\nOptions: fast\n", "no_such_option", 3, "fast", ("removals",)),
        (RECORD.replace("\n\n", "\nResult: 1 2\n\n") + "2 bid 1", "early_result", 3, "1 2", ()),
    ],
)
def test_a_record_error_has_code_line_found_and_legal(record, code, line, found, legal):
    error = error_of(record)
    assert (error.code, error.line, error.found, error.legal) == (code, line, found, legal)
    assert str(error).startswith(f"Line {line}: ")


def test_an_illegal_move_error_lists_the_legal_moves():
    match = kogge.new("speicherstadt", 2, 1)
    with pytest.raises(kogge.IllegalMove) as caught:
        match.play("fly")
    assert (caught.value.code, caught.value.found) == ("illegal_move", "fly")
    assert caught.value.legal == tuple(match.moves())


def test_a_box_error_has_its_line(tmp_path):
    box = tmp_path / "box.toml"
    box.write_text("\n\nfoo = 1\n", "utf-8")
    with pytest.raises(kogge.BadBox) as caught:
        kogge.new("speicherstadt", box=box)
    assert caught.value.line == 3


def test_an_error_survives_pickling():
    error = error_of(RECORD + "2 bid 9")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.code, again.line, again.found, again.legal) == (
        str(error), error.code, error.line, error.found, error.legal,
    )  # fmt: skip


@pytest.mark.parametrize(("text", "line"), [("a = 1\nb = [\n", 2), ("a = 1\nb = = 2\nc = 3\n", 2)])
def test_a_toml_syntax_error_has_its_line(text, line):
    with pytest.raises(kogge.BadBox, match="not a TOML file") as found:
        BoxFile(text, "test box")
    assert found.value.line == line
