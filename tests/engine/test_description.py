"""`Match.describe`: positions as text."""

from __future__ import annotations

import math
import re

import pytest

import kogge
from colonia.histories import all_twins
from kogge.bots import choose
from kogge.engine.errors import BadOption
from kogge.engine.record_view import record_view
from kogge.games import game_by_id, game_ids
from kogge.games.colonia.describe import REPEATED_MOVES

MAX_CHARACTERS = 4 * 500
"""500 tokens at four characters each, as English prose has."""


def tokens(text):
    """About as many tokens as GPT-2's tokenizer makes of it, within 7 %: a number, a mark, six letters of a word."""
    return sum(max(1, math.ceil(len(piece) / 6)) for piece in re.findall(r"[^\W\d]+|\d+|[^\w\s]|\n", text))


def decisions(game, seed, players=None):
    """A game between `medium` and `random`, stopped before every decision."""
    match = kogge.new(game, players=players, seed=seed)
    turn = 0
    while match.seat is not None:
        yield match
        match.play(choose(match, "medium" if match.seat % 2 else "random", seed=turn))
        turn += 1


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("most", [False, True], ids=["default players", "most players"])
def test_a_decision_after_the_first_takes_at_most_500_tokens(game, most):
    texts = []
    for match in decisions(game, 4, game_by_id(game).players[-1] if most else None):
        since = match.last_decision(match.seat)
        if since is not None:
            texts.append(match.describe(match.seat, since))
    assert len(texts) > 50
    assert max(len(text) for text in texts) <= MAX_CHARACTERS
    assert sum(tokens(text) > 500 for text in texts) <= len(texts) / 50  # after a week without a decision a seat gets a longer text


@pytest.mark.about("colonia")
def test_colonia_moves_without_a_line_change_the_entries():
    """Cards, guards, votes, passes and recalls have no line in the text; their outcome is among the changes."""
    seen = set()
    for match in decisions("colonia", 9, players=6):
        seat, start = match.seat, len(match.lines)
        for move in match.moves():
            word, after = move.split()[0], match.copy()
            if word in REPEATED_MOVES and move != "recall 0":
                after.play(move)
                text = after.describe(seat, start)
                assert f"\n{seat} {move}\n" not in text
                assert "Changed since then:" in text
                seen.add(word)
    assert seen == set(REPEATED_MOVES)


@pytest.mark.about("colonia")
def test_colonia_names_who_voted_how_when_the_votes_are_counted():
    counted = 0
    for match in decisions("colonia", 9, players=6):
        view = match.view(None)
        for entry in entries(match.describe(None).splitlines()[1:]).get("Votes", "").split(", "):
            if entry:
                number, vote, *seats = entry.split()
                assert [int(seat) for seat in seats[1:]] == [seat for seat, one in enumerate(view["seats"], 1) if one["vote"] == vote]
                assert int(number) == view["tally"][vote]
                counted += bool(seats)
    assert counted > 20


@pytest.mark.parametrize("game", game_ids())
def test_hidden_information_does_not_change_the_text(game):
    changed = 0
    for number, match in enumerate(decisions(game, 5)):
        seat, twin = match.seat, match.copy()
        match.game.resample_hidden(match.loaded.box, record_view(twin.rows), seat - 1, number + 1)
        changed += twin.rows.tobytes() != match.rows.tobytes()
        assert twin.describe(seat) == match.describe(seat)
        assert twin.describe(seat, match.last_decision(seat)) == match.describe(seat, match.last_decision(seat))
    assert changed > 50


@pytest.mark.about("colonia")
def test_a_different_hidden_past_does_not_change_the_text():
    compared = 0
    for match, twin, apart in all_twins(10):
        for seat in range(1, match.players + 1):
            if seat not in apart:
                since = match.last_decision(seat)
                assert twin.describe(seat) == match.describe(seat)
                assert twin.describe(seat, since) == match.describe(seat, since)
                compared += 1
    assert compared > 250


@pytest.mark.parametrize("game", game_ids())
def test_the_lines_in_a_text_are_valid_notation(game):
    moves = 0
    for match in decisions(game, 6):
        seat = match.seat
        text = match.describe(seat, match.last_decision(seat) or 0).split("Changed since then:")[0]
        _, played, lines = text.partition("Played since your last decision:\n")
        for line in lines.splitlines() if played else []:
            assert line in match.lines_for(seat)
            if not line.startswith("* "):
                assert line.partition(" ")[2] in match.loaded.actions
                moves += 1
    assert moves > 50


@pytest.mark.parametrize("game", game_ids())
def test_applying_the_changes_to_the_last_text_gives_the_current_one(game):
    """A reader who applies the changes to the text of their last decision has the whole text of this one."""
    known: dict[int, dict[str, str]] = {}
    for match in decisions(game, 7):
        seat = match.seat
        whole = entries(match.describe(seat).splitlines()[1:])
        if seat in known:
            _, _, text = match.describe(seat, match.last_decision(seat)).partition("Changed since then:\n")
            changes = entries(text.splitlines())
            for subject in changes.pop("No longer there", "").split(", "):
                known[seat].pop(subject, None)
            assert known[seat] | changes == whole
        known[seat] = whole


def entries(lines):
    return dict(line.split(": ", 1) for line in lines)


@pytest.mark.parametrize("game", game_ids())
def test_a_finished_game_names_the_winners(game):
    for match in decisions(game, 8):
        final = match
    final = final.copy()
    assert final.is_over
    assert f"won by seat {final.winners()[0]}" in final.describe(None)


@pytest.mark.parametrize("since", [-1, "3", 1.5, True])
def test_since_must_be_a_number_of_lines(since):
    with pytest.raises(BadOption):
        kogge.new("speicherstadt", seed=1).describe(1, since)


def test_since_may_be_any_line():
    """Also lines at which nobody decides, such as between two chance events."""
    match = kogge.new("speicherstadt", players=3, seed=3)
    for turn in range(20):
        match.play(choose(match, "random", seed=turn))
    for since in range(len(match.lines) + 2):
        assert match.describe(1, since)


def test_a_game_without_its_own_description_is_described_by_its_view():
    from kogge.engine.description import default_entries

    match = kogge.new("speicherstadt", players=3, seed=3)
    described = dict(default_entries(match.view(1)))
    assert "Seat 1" in described
    assert described["round"] == "1"
