"""Bots know only what their seat knows: nothing else changes their choices."""

from __future__ import annotations

import numpy as np
import pytest

import kogge
from colonia.histories import all_twins
from kogge.bots import Knowledge, choose
from kogge.engine.record_view import record_view
from kogge.games import game_by_id, game_ids

QUICK = ["random", "beginner", "easy", "medium", "net"]
LEVELS = [*QUICK, "hard@60", "expert@60"]
EVERY = 9  # only every 9th decision is tested
HARD_EVERY = 7  # of those, only every 7th is tested with search


def positions(game, seed):
    """Positions at decisions throughout a game played by `medium` and `random` in turn."""
    match = kogge.new(game, seed=seed)
    turn = 0
    while match.seat is not None:
        if turn % EVERY == 0:
            yield match
        match.play(choose(match, "medium" if match.seat % 2 else "random", seed=turn))
        turn += 1


def permuted(match, seed):
    """The same position with everything resampled that the seat to decide cannot know, including future chance."""
    rows = match.rows.copy()
    match.game.resample_hidden(match.loaded.box, record_view(rows), match.seat - 1, seed)
    twin = match.copy()
    twin.rows[:] = rows
    return twin


@pytest.mark.parametrize("game", game_ids())
def test_hidden_information_does_not_change_the_choice_of_a_bot(game):
    changed = 0
    for number, match in enumerate(positions(game, 11)):
        for seed in (1, 2):
            twin = permuted(match, seed)
            changed += twin.rows.tobytes() != match.rows.tobytes()
            for level in LEVELS:
                assert choose(twin, level, seed=number) == choose(match, level, seed=number), level
    assert changed > 10


@pytest.mark.parametrize("game", game_ids())
def test_resampling_does_not_depend_on_the_true_hidden_state(game):
    for match in positions(game, 12):
        rows = []
        for table in (match, permuted(match, 5)):
            copy = table.rows.copy()
            match.game.resample_hidden(match.loaded.box, record_view(copy), match.seat - 1, 99)
            rows.append(copy.tobytes())
        assert rows[0] == rows[1]


@pytest.mark.about("colonia")
def test_a_different_hidden_past_does_not_change_the_choice_of_a_bot():
    """Only Colonia has private chance events; in the other games every seat knows the whole history."""
    compared = 0
    for match, twin, apart in all_twins(10):
        if match.seat in apart or len(match.moves()) == 1:
            continue
        for level in LEVELS if compared % HARD_EVERY == 0 else QUICK:
            assert choose(twin, level, seed=compared) == choose(match, level, seed=compared), level
        compared += 1
    assert compared > 250


def test_a_bot_is_not_handed_the_table_of_the_game():
    match = kogge.new("speicherstadt", players=3, seed=5)
    knowledge = Knowledge(match, 1)
    assert not np.shares_memory(knowledge.rows, match.rows)
    assert knowledge.rows["chance"][0] != match.rows["chance"][0]
    assert not any(value is match for value in vars(knowledge).values())
    twin = knowledge.redealt(3)
    assert twin.lines == []
    assert twin.rows["chance"][0] not in (match.rows["chance"][0], knowledge.rows["chance"][0])


@pytest.mark.parametrize("game", game_ids())
def test_a_bot_sees_what_its_seat_sees(game):
    for match in positions(game, 13):
        knowledge = Knowledge(match, 4)
        assert knowledge.view == match.view(match.seat)
        assert knowledge.moves == match.moves()
        assert knowledge.redealt(8).moves() == match.moves()


@pytest.mark.about("colonia")
def test_a_secret_choice_of_another_seat_does_not_change_the_search():
    """Colonia, Tuesday: seat 1 has chosen a family card; seat 2 must not be able to tell which."""
    match = kogge.new("colonia", players=3, seed=2)
    while not match.game.secret_round(record_view(match.rows)):
        match.play(match.moves()[0])
    assert match.seat == 1
    chosen = set()
    for card in match.moves():
        twin = match.copy()
        twin.play(card)
        assert twin.seat == 2
        chosen.add(choose(twin, "hard@400", seed=3))
    assert len(chosen) == 1


@pytest.mark.parametrize("game", game_ids())
def test_rules_of_thumb_rate_every_move_and_change_nothing(game):
    from kogge.bots.rules_of_thumb import rules_of_thumb_for

    match = kogge.new(game, seed=3)
    before, worth = match.rows.tobytes(), np.full(match.game.n_actions, np.nan)
    moves = np.array([match.loaded.actions[move] for move in match.moves()], np.int16)
    rules_of_thumb_for(game_by_id(game)).judge(match.loaded.box, record_view(match.rows), moves, len(moves), worth)
    assert np.isfinite(worth[: len(moves)]).all()
    assert np.isnan(worth[len(moves) :]).all()
    assert match.rows.tobytes() == before
