"""The flow of a game: its steps are those of a match, and the win is shared as a match says who won."""

from __future__ import annotations

import numpy as np
import pytest

import kogge
from kogge.engine.boxes import load_box
from kogge.engine.contract import CHANCE
from kogge.engine.flow import NOTHING, OVER, flow_of, scratch_dtype, win_shares
from kogge.engine.match import Match
from kogge.engine.record_view import record_view
from kogge.games import game_by_id, game_ids
from random_play import played

SEED = 3


def steps(match: Match) -> list[tuple[int, bool, str]]:
    """The match's game once more, step by step, choosing what was chosen there: who (CHANCE or a seat), was it a choice, and what."""
    game, box = match.game, match.loaded.box
    rows, scratch = np.zeros(1, game.Table), record_view(np.zeros(1, scratch_dtype(game)))
    flow, s = flow_of(game), record_view(rows)
    chosen = [line.split(" ", 1)[1] for line in match.lines if line[0] != "*"]
    found = []
    game.setup(box, s, match.players, game.option_bits(match.options), SEED)
    while flow.prepare_turn(box, s, scratch) != OVER:
        assert flow.turn_of(s) == scratch.next
        if scratch.next == CHANCE:
            assert (scratch.open, scratch.action) == (0, NOTHING)
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
def test_a_game_step_by_step_is_the_match_and_the_forced_moves_it_leaves_out(game):
    match = played(game, game_by_id(game).default_players, seed=SEED)
    found = steps(match)
    written = [f"{'*' if who == CHANCE else who + 1} {what}" for who, chosen, what in found if chosen or who == CHANCE]
    assert written == match.lines
    assert any(who != CHANCE and not chosen for who, chosen, _ in found), "a game without a forced move proves nothing here"


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
