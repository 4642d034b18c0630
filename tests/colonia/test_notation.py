"""Moves and chance events as text, and back."""

from __future__ import annotations

import pytest

import kogge
from colonia.town import Town, town, voting
from kogge.games.colonia.turn import N_ACTIONS
from position import new_position
from random_play import played


def test_every_move_of_the_rules_has_its_notation():
    texts = [text for text in new_position("colonia", 3).match.loaded.move_texts if text]
    assert len(texts) == N_ACTIONS - 20 - 3, "a currency is not changed into itself; five lines of relics"
    moves = "choose footwear, card 8, yes, no, recall 3, draw, skip, booth 9, order saddle, load 4.4, load 2.x painting"
    for move in f"{moves}, exchange 5 mark grivna, buy 12, enshrine 5, leave, guard 12, pass".split(", "):
        assert move in texts, move


@pytest.mark.parametrize(
    ("line", "due"),
    [
        ("resources 1 leather leather iron", "four must be drawn"),
        ("resources 1 leather leather iron iron iron", "four must be drawn"),
        ("resources 2 leather leather iron iron", "seat 1 draws first"),
        ("resources 01 leather leather iron iron", "plain digits"),
        ("resources 1 leather leather iron gold", "no such resource"),
        ("resources", "nothing"),
        ("good 1 3", "not yet"),
        ("", "nothing"),
    ],
)
def test_an_impossible_event_is_refused_and_changes_nothing(line, due):
    at = Town(new_position("colonia", 3).match)
    before = at.match.rows.tobytes()
    assert not at.match.read_event(line.split(" ")), due
    assert at.match.rows.tobytes() == before
    assert at.match.events_due() == ["resources 1 R R R R"]


@pytest.mark.parametrize(
    "line",
    [
        "ship 4 17",
        "ship 4 0",
        "ship 1 6",
        "ship 4",
        "ship 4 6 7",
        "ship 4 +6",
        "ship 4 06",
        "ship 4 1",
        "relic 1 bergen 5",
        "ship 4 99999999999",
    ],
)
def test_an_impossible_ship_is_refused(line):
    at = town("saturday", card=7).begin()
    assert not at.match.read_event(line.split(" "))
    at.chance("ship 4 6")


@pytest.mark.parametrize(
    "line", ["relic 11 bergen 6", "relic 11 paris 5", "relic 11 bergen", "relic 11 bergen 5 5", "relic 12 bergen 5", "relic 11"]
)
def test_an_impossible_relic_is_refused(line):
    at = voting("saturday", "two_relics").begin().play(*["yes"] * 4)
    assert not at.match.read_event(line.split(" "))
    at.chance("relic 11 bergen 5")


def test_a_whole_record_reads_back_line_by_line():
    for players in (3, 6):
        match = played("colonia", players, seed=players)
        assert kogge.load(match.record()).record() == match.record()


def test_a_forced_decision_in_a_record_is_an_error():
    match = kogge.new("colonia", players=3, seed=1)
    match.play(match.moves()[0])
    text = match.record() + "1 pass\n"
    with pytest.raises(kogge.BadRecord, match="Line"):
        kogge.load(text)
