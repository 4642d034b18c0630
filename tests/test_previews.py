"""Previews and explanations of moves reveal nothing that the seat cannot know."""

from __future__ import annotations

import random

import pytest

import kogge
from kogge.games import game_ids
from kogge.web.i18n.translation import board_of, explain


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.full)])
@pytest.mark.parametrize("game", game_ids())
def test_previews_and_explanations_do_not_depend_on_hidden_information(game, seed):
    """In Colonia, the preview of a pass once revealed that the others had nothing left to do."""
    chance, compared = random.Random(3), 0
    match = kogge.new(game, seed=seed)
    while not match.is_over:
        twin = match.copy()
        twin.game.resample_hidden(twin._box, twin._s, match.seat - 1, compared + 1)
        twin._play_forced()
        moves = match.moves()
        for move in {*moves[-2:], chance.choice(moves)}:  # a pass stands at the end
            assert board_of(game).preview(match, move) == board_of(game).preview(twin, move), (seed, match.lines)
            assert explain(match, move) == explain(twin, move), (seed, match.lines)
            compared += 1
        match.play(chance.choice(moves))
    assert compared > 100
