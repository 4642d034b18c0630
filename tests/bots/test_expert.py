"""`expert`: search with a net. The nets are random where their strength does not matter."""

from __future__ import annotations

import time

import numpy as np
import pytest
from nets import random_net, write_net

import kogge
from kogge.bots import Knowledge, choose, warm_up
from kogge.bots.compiled import Tree, bot_engine
from kogge.bots.hard import CARD_PARAMETERS, net_parameters
from kogge.bots.net import Net, layers_of, net_for
from kogge.bots.weights import BadNet
from kogge.engine.record_view import record_view
from kogge.games import game_by_id, game_ids


@pytest.mark.parametrize("game", game_ids())
def test_expert_plays_a_whole_game_and_is_reproducible(game, tmp_path):
    level = f"expert@20@{write_net(game_by_id(game), tmp_path)}"
    match = kogge.new(game, seed=3)
    while match.seat is not None:
        turn = len(match.lines)
        move = choose(match, level if match.seat == 1 else "random", seed=turn)
        if match.seat == 1 and turn % 5 == 0:
            assert choose(match, level, seed=turn) == move
        match.play(move)
    assert match.winners()


def positions(game, players=None):
    """Positions at decisions throughout a game."""
    match = kogge.new(game, players=players, seed=6)
    while match.seat is not None:
        if len(match.lines) % 4 == 0 and len(match.moves()) > 1:
            yield match
        match.play(choose(match, "medium", seed=len(match.lines)))


@pytest.mark.parametrize("game", game_ids())
def test_expert_with_one_simulation_plays_the_move_of_the_net(game):
    for match in positions(game):
        assert choose(match, "expert@1", seed=2) == choose(match, "net")


def grown(match, simulations, parts=1, net=None, **changed):
    """A search tree after some simulations, with changed parameters."""
    if net is None:
        weights = random_net(match.game)
        net = Net(layers_of(weights), weights, match.config)
    tree, parameters = Tree(match.config, Knowledge(match).rows, simulations, net), net_parameters(net)
    for name, value in changed.items():
        parameters[CARD_PARAMETERS[name]] = value
    for _ in range(parts):
        tree.grow(bot_engine(match.game), match.seat - 1, 7, parameters, simulations // parts)
    return tree


WAYS_TO_USE_THE_VALUE = [
    {"value_weight": 0.0},
    {"value_weight": 0.5, "value_horizon": 99},
    {"value_weight": 1.0, "value_horizon": 99},
    {"value_weight": 1.0, "value_horizon": 0, "horizon": 1, "through_chance": 1},
]


@pytest.mark.about("speicherstadt")
@pytest.mark.parametrize("changed", WAYS_TO_USE_THE_VALUE)
def test_the_visits_add_up_to_the_simulations_however_these_are_split(changed):
    match = kogge.new("speicherstadt", seed=4)
    moves = grown(match, 200, **changed).root_moves()
    assert moves == grown(match, 200, parts=4, **changed).root_moves()
    assert sum(visits for _, visits, _, _ in moves) == 200
    assert [action for action, *_ in moves] == sorted(match.loaded.actions[move] for move in match.moves())
    assert all(0 <= share <= visits for _, visits, _, share in moves)


@pytest.mark.about("speicherstadt")
@pytest.mark.parametrize(("sure", "share"), [(0, 0.0), (1, 0.0), (2, 1.0)])
def test_with_a_value_weight_of_1_the_net_alone_evaluates_a_move(sure, share):
    """With three players, the net of the seat after the bidder is certain who wins: that seat, the next one, or the bidder."""
    match = kogge.new("speicherstadt", players=3, seed=4)
    weights = random_net(match.game)
    for array in weights.tensors.values():
        array[:] = 0.0
    weights.tensors["value.bias"][sure] = 50.0
    tree = grown(match, 1, net=Net(layers_of(weights), weights, match.config), value_weight=1.0, value_horizon=99)
    assert [round(shares, 6) for _, visits, _, shares in tree.root_moves() if visits] == [share]


def brings_chance(match, move):
    """Does a chance event follow this move before the next decision?"""
    twin = match.copy()
    twin.play(move)
    return twin.seat is not None and any(line.startswith("*") for line in twin.lines[len(match.lines) :])


@pytest.mark.about("speicherstadt")
def test_the_tree_continues_through_chance_events_only_with_through_chance():
    """Every move here is followed by new cards, so a path of two decisions has to cross a chance event."""
    match = kogge.new("speicherstadt", players=2, seed=4)
    while len(match.moves()) < 2 or not all(brings_chance(match, move) for move in match.moves()):
        match.play(match.moves()[-1])
    assert grown(match, 100, through_chance=1).works["used"][0, 0] > 50
    assert grown(match, 100, through_chance=0).works["used"][0, 0] == 1


@pytest.mark.about("colonia")
def test_a_secret_choice_of_another_seat_does_not_change_the_search_of_expert():
    """Colonia, Tuesday: seat 1 has chosen a family card; seat 2 must not be able to tell which."""
    match = kogge.new("colonia", players=3, seed=2)
    while not match.game.secret_round(record_view(match.rows)):
        match.play(match.moves()[0])
    trees = []
    for card in match.moves():
        twin = match.copy()
        twin.play(card)
        trees.append(grown(twin, 200, net=net_for(match.config)).root_moves())
    assert len(trees) > 1
    assert all(tree == trees[0] for tree in trees)


@pytest.mark.about("speicherstadt")
def test_expert_uses_its_time_budget():
    warm_up("speicherstadt")
    match, start = kogge.new("speicherstadt", seed=4), time.perf_counter()
    choose(match, "expert@60ms", seed=1)
    assert time.perf_counter() - start >= 0.055, "it uses at least its budget; by how much it is exceeded depends on the machine"


@pytest.mark.about("speicherstadt")
@pytest.mark.parametrize("level", ["expert@", "expert@0", "expert@fast", "expert@-3ms"])
def test_an_invalid_budget_is_refused(level):
    with pytest.raises(kogge.KoggeError, match="A budget is a number of simulations"):
        choose(kogge.new("speicherstadt", seed=4), level)


INVALID = [3, {"valeu_weight": 1}, *({"value_weight": bad} for bad in ("1", -1, float("nan"), True)), {"net_temperature": 0}]


@pytest.mark.parametrize("search", INVALID)
def test_a_card_with_an_invalid_search_parameter_is_refused(search, tmp_path):
    path = write_net(game_by_id("speicherstadt"), tmp_path, search=search)
    with pytest.raises(BadNet, match="invalid search parameter: "):
        choose(kogge.new("speicherstadt", seed=4), f"expert@1@{path}")


def test_int8_weights_are_within_half_a_quantization_step():
    """Compiled code computes with int8 weights; rounding changes them by at most half a step of 127."""
    layers = layers_of(random_net(game_by_id("speicherstadt")))
    for matrices, (whole, scale) in ((layers.into, layers.int8_into), (layers.back, layers.int8_back)):
        assert whole.dtype == np.int8
        assert (np.abs(whole * scale[:, None] - matrices) <= 0.501 * scale[:, None]).all()
