"""The flow of a game plays the steps of a match and shares the win among its winners."""

from __future__ import annotations

import numpy as np
import pytest

import kogge
from kogge.engine.boxes import load_box
from kogge.engine.contract import CHANCE
from kogge.engine.flow import NO_ACTION, OVER, flow_of, scratch_dtype, win_shares
from kogge.engine.match import Match
from kogge.engine.record_view import record_view
from kogge.games import game_by_id, game_ids
from random_play import played

SEED = 3


def steps(match: Match) -> list[tuple[int, bool, str]]:
    """Replay a match with the flow; each step as (CHANCE or the seat, whether there was a choice, the text)."""
    game, box = match.game, match.loaded.box
    rows, scratch = np.zeros(1, game.Table), record_view(np.zeros(1, scratch_dtype(game)))
    flow, s = flow_of(game), record_view(rows)
    chosen = [line.split(" ", 1)[1] for line in match.lines if line[0] != "*"]
    found = []
    game.setup(box, s, match.players, game.option_bits(match.options), SEED)
    while flow.prepare_turn(box, s, scratch) != OVER:
        assert flow.turn_of(s) == scratch.next
        if scratch.next == CHANCE:
            assert (scratch.open, scratch.action) == (0, NO_ACTION)
            before = record_view(rows.copy())
            flow.advance(box, s, scratch)
            found.append((CHANCE, False, game.event_text(box, before, scratch.event)))
            continue
        if scratch.open > 1:
            scratch.action = match.loaded.actions[chosen.pop(0)]
        found.append((scratch.next, scratch.open > 1, match.loaded.move_texts[scratch.action]))
        flow.advance(box, s, scratch)
    assert rows.tobytes() == match.rows.tobytes()
    assert chosen == []
    return found


@pytest.mark.parametrize("game", game_ids())
def test_the_flow_plays_the_lines_of_a_match_and_its_forced_moves(game):
    match = played(game, game_by_id(game).default_players, seed=SEED)
    found = steps(match)
    written = [f"{'*' if who == CHANCE else who + 1} {what}" for who, chosen, what in found if chosen or who == CHANCE]
    assert written == match.lines
    assert any(who != CHANCE and not chosen for who, chosen, _ in found), "without a forced move this test would prove nothing"


@pytest.mark.parametrize("game", game_ids())
def test_the_win_is_shared_among_those_who_won(game):
    for seed in range(3):
        match = played(game, game_by_id(game).players[0], seed=seed)
        won = match.winners()
        assert win_shares(match.game, match.loaded.box, match.rows) == [(seat in won) / len(won) for seat in range(1, match.players + 1)]


def test_a_tie_splits_the_win():
    kind = game_by_id("speicherstadt")
    match = kogge.new("speicherstadt", players=3, seed=1)
    match.rows["score"][0, :3] = 3, 8, 8
    match.rows["coins"][0, :3] = 9, 5, 5
    assert win_shares(kind, load_box(kind).box, match.rows) == [0.0, 0.5, 0.5]
    match.rows["coins"][0, 1] = 6
    assert win_shares(kind, load_box(kind).box, match.rows) == [0.0, 1.0, 0.0]
