"""Rules of thumb: each level beats the one below, and some judgements that any player would make."""

from __future__ import annotations

import numpy as np
import pytest

import kogge
from kogge.bots.compiled import rule_of_thumb_games
from kogge.bots.rules_of_thumb import EASY, MEDIUM, RANDOM, rules_of_thumb_for
from kogge.engine.config import GameConfig
from kogge.engine.record_view import record_view
from kogge.games import game_by_id, game_ids


def share_of(game, players, strong, weak, games=240):
    """The share of the wins that one strong seat takes against weak ones, seats rotated."""
    kind = game_by_id(game)
    levels = np.full((games, players), weak)
    levels[np.arange(games), np.arange(games) % players] = strong
    shares, _, _ = rule_of_thumb_games(GameConfig(kind, players), np.arange(games) + 1, levels)
    return float(shares[np.arange(games), np.arange(games) % players].mean())


@pytest.mark.parametrize(("game", "players"), [(game, players) for game in game_ids() for players in game_by_id(game).players])
def test_easy_beats_random_and_medium_beats_easy(game, players):
    least = 0.75 if players == 2 else 1.5 / players
    assert share_of(game, players, EASY, RANDOM) > least
    assert share_of(game, players, MEDIUM, EASY) > least


@pytest.mark.parametrize("game", game_ids())
def test_the_expected_points_of_a_finished_game_are_its_points(game):
    from kogge.bots import choose

    match = kogge.new(game, seed=2)
    while match.seat is not None:
        match.play(choose(match, "easy", seed=len(match.lines)))
    expected = np.zeros(match.players)
    rules_of_thumb_for(match.game).expected_points(match.loaded.box, record_view(match.rows), expected)
    points = np.array(match.points())
    assert abs(expected - points).max() < 3, "tie-breakers count a little too, but less than three points"


def worths(match):
    """What `medium` thinks of each move."""
    moves = np.array([match.loaded.actions[move] for move in match.moves()], np.int16)
    out = np.zeros(len(moves))
    rules_of_thumb_for(match.game).judge(match.loaded.box, record_view(match.rows), moves, len(moves), out)
    return dict(zip(match.moves(), out.tolist(), strict=True))


def test_speicherstadt_a_cube_that_completes_a_contract_is_delivered_rather_than_sold():
    from kogge.games.speicherstadt.table import PROCESSING

    match = kogge.new("speicherstadt", players=3, seed=1)
    s = record_view(match.rows)
    s.phase, s.player, s.start_player, s.row_cards = PROCESSING, 0, 0, 0
    s.contracts, s.contract_kind[0], s.contract_owner[0] = 1, 0, 0
    s.contract_missing[0] = [1, 0, 0, 0, 0]
    s.loose[0] = [1, 0, 0, 0, 1]
    trial = match.copy()
    trial._set_trusted_position(match.rows)  # not all cubes are accounted for
    judged = worths(trial)
    assert max(judged, key=judged.get) == "deliver coffee 1"


def test_hellweg_a_good_is_sold_at_five_and_kept_when_three_is_paid_and_five_will_come():
    from kogge.games.hellweg.rules_of_thumb import stock_worth

    one_good = stock_worth(1, 1, 1, 0, 0, 1.0)
    assert 3 < one_good < 5


def test_colonia_resources_that_pair_are_worth_more_than_a_heap_of_one_kind():
    from kogge.games.colonia.rules_of_thumb import goods_to_make
    from kogge.games.colonia.words import NONE

    match = kogge.new("colonia", players=3, seed=1)
    s = record_view(match.rows)
    s.resources[0] = [4, 0, 0, 0, 0]
    assert goods_to_make(match.loaded.box, s, 0, NONE) == 0
    s.resources[0] = [2, 2, 0, 0, 0]
    assert goods_to_make(match.loaded.box, s, 0, NONE) == 2
