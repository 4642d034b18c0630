"""Puzzles: every bundled one has exactly one solution, and the finder finds such positions."""

from __future__ import annotations

import pytest

import kogge
from kogge.analysis.rollouts import Rollouts
from kogge.games import game_ids
from kogge.learn.exercises import attempt
from kogge.learn.puzzles import (
    MAX_MOVES,
    MIN_MARGIN,
    MIN_MOVES,
    evaluate_by_rollouts,
    evaluate_by_search,
    find_puzzles,
    is_obvious,
    only_move,
    puzzles_of,
    write_puzzles,
)

PUZZLES = [puzzle for game in game_ids() for puzzle in puzzles_of(game)]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.game}-{puzzle.name}")
def test_a_puzzle_is_solved_by_one_move_and_by_no_other(puzzle):
    moves = puzzle.match.moves()
    assert MIN_MOVES <= len(moves) <= MAX_MOVES
    assert [move for move in moves if attempt(puzzle, [move]).solved] == list(puzzle.goal[0].move)
    assert puzzle.name == puzzle.match.key[:10]
    assert int(puzzle.words["share"]) - int(puzzle.words["next"]) >= 100 * MIN_MARGIN - 1


@pytest.mark.about("speicherstadt")
def test_no_puzzle_is_found_by_every_rule_of_thumb():
    for puzzle in puzzles_of("speicherstadt"):
        assert not is_obvious(puzzle.match, puzzle.goal[0].move[0]), puzzle.name


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_puzzles_for_a_week_and_no_position_twice(game):
    names = [puzzle.name for puzzle in puzzles_of(game)]
    assert len(names) >= 7
    assert len(set(names)) == len(names)


@pytest.mark.about("speicherstadt")
@pytest.mark.full
def test_a_found_puzzle_has_one_best_move_by_every_search_and_is_reproducible(tmp_path):
    config = kogge.game_config("speicherstadt", 4)
    found = list(find_puzzles(config, 1, seed=7, quick=200, deep=100))
    assert found
    assert found == list(find_puzzles(config, 1, seed=7, quick=200, deep=100)), "the same seed, the same puzzles"
    write_puzzles(tmp_path / "puzzles.toml", found, "a test")
    assert (tmp_path / "puzzles.toml").read_text("utf-8").count("[[puzzle]]") == len(found)
    rollouts = Rollouts(config)
    for puzzle in found:
        match = kogge.load(puzzle.record)
        assert (match.seat, puzzle.move in match.moves()) == (puzzle.seat, True)
        for search in (evaluate_by_rollouts, evaluate_by_search):
            shares = search(rollouts, match, 100, 2)
            assert set(shares) == set(match.moves()), "every legal move is looked at"
            assert only_move(match, shares, MIN_MARGIN).move == puzzle.move
