"""A game on compiled rules equals the game of `Match`, position by position."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

import kogge
from kogge.games import game_ids

GAMES = [pytest.param(game, marks=pytest.mark.about(game)) for game in game_ids()]


@pytest.mark.parametrize("game", GAMES)
def test_a_compiled_game_with_the_same_seed_and_moves_is_the_same_game(game):
    match, fast = kogge.new(game, seed=7), kogge.new(game, seed=7, compiled=True)
    while match.seat is not None:
        assert (fast.seat, fast.texts()) == (match.seat, match.moves())
        assert fast.rows.tobytes() == match.rows.tobytes()
        at = len(match.lines) * 7 % len(match.moves())
        if at % 2:
            fast.play(match.moves()[at])
        else:
            fast.step(fast.actions[at])
        match.play(match.moves()[at])
    assert fast.is_over
    assert fast.seat is None
    assert fast.actions == []
    assert (fast.points(), fast.winners()) == (match.points(), match.winners())
    assert sum(fast.win_shares()) == pytest.approx(1)


@pytest.mark.about("speicherstadt")
def test_copies_are_independent():
    first = kogge.new("speicherstadt", players=3, seed=1, compiled=True)
    twins = [first.copy(), copy.deepcopy(first), pickle.loads(pickle.dumps(first))]
    before = first.rows.tobytes()
    for twin in twins:
        assert type(twin) is kogge.FastMatch
        assert (twin.rows.tobytes(), twin.actions, twin.seat) == (before, first.actions, first.seat)
        assert len(twin.play_out_randomly(5)) == 3
        assert twin.is_over
    assert first.rows.tobytes() == before
    assert twins[0].rows.tobytes() == twins[1].rows.tobytes() == twins[2].rows.tobytes()


@pytest.mark.about("colonia")
def test_an_imagined_game_resamples_what_the_seat_cannot_know():
    fast = kogge.new("colonia", players=3, seed=3, compiled=True)
    other = fast.redealt(fast.seat, 5)
    assert other.view(fast.seat) == fast.view(fast.seat)
    assert (other.observation() == fast.observation()).all()
    assert other.rows.tobytes() != fast.rows.tobytes()


@pytest.mark.about("speicherstadt")
def test_nonsense_is_refused_and_changes_nothing():
    fast = kogge.new("speicherstadt", players=2, seed=1, compiled=True)
    before = fast.rows.tobytes()
    for wrong in (-1, 10**9, None, "x", 1.0, True):
        with pytest.raises(kogge.IllegalMove):
            fast.step(wrong)
        with pytest.raises(kogge.IllegalMove):
            fast.play(wrong)
    for wrong in (0, 3, "1", None, 1.5):
        with pytest.raises(kogge.KoggeError):
            fast.redealt(wrong, 1)
    with pytest.raises(kogge.KoggeError):
        fast.observation(9)
    with pytest.raises(kogge.BadOption, match="takes neither names nor manual_chance"):
        kogge.new("speicherstadt", names=["a", "b", "c", "d"], compiled=True)
    assert fast.rows.tobytes() == before
    assert repr(fast) == f"<kogge speicherstadt, compiled, 2 players, seat {fast.seat} to decide>"


def test_numpy_integers_are_accepted_as_integers():
    match = kogge.new("speicherstadt", players=np.int64(3), seed=np.int32(7))
    assert type(match.players) is int
    assert match.view(np.int8(2)) == match.view(2)
    assert (kogge.observe(match, np.int16(2)) == kogge.observe(match, 2)).all()


def test_loading_a_path_given_as_text_suggests_a_path_object():
    with pytest.raises(kogge.BadRecord, match=r"looks like a path.*kogge\.load\(Path\('games/1\.kogge'\)\)"):
        kogge.load("games/1.kogge")


def test_subpackages_are_available_after_import_kogge():
    assert kogge.bots.levels()
    assert kogge.arena.Plan("hellweg").names == ("random", "easy", "medium")
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        kogge.nothing  # noqa: B018


@pytest.mark.parametrize("game", game_ids())
def test_a_pickled_match_is_small_and_can_be_undone(game):
    match = kogge.new(game, seed=1)
    while match.seat is not None:
        match.play(match.moves()[0])
    packed = pickle.dumps(match)
    assert len(packed) <= 20_000
    again = pickle.loads(packed)
    for one in (match, again):
        one.undo()
    assert again.rows.tobytes() == match.rows.tobytes()
    assert again.lines == match.lines


def test_a_position_of_a_replay_has_points_a_picture_and_a_repr():
    match = kogge.new("speicherstadt", players=3, seed=2)
    match.play(match.moves()[0])
    *_, last = kogge.replay(match)
    assert last.points() == match.points()
    assert repr(last) == f"<kogge speicherstadt, position after line {last.number}, seat {last.seat} to decide, points {last.points()}>"
    assert last._repr_html_().startswith("<svg")
