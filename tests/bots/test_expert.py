"""`expert`: the search with a net in it. Where a net is made up, what is proven does not depend on how good it is."""

from __future__ import annotations

import time

import numpy as np
import pytest
from nets import made_up, written

import kogge
from kogge.bots import Knowledge, choose, warm_up
from kogge.bots.compiled import Tree, bot_engine
from kogge.bots.hard import net_knobs
from kogge.bots.net import Net, layers_of, net_for
from kogge.bots.search import HORIZON, THROUGH_CHANCE, VALUE_HORIZON, VALUE_WEIGHT
from kogge.bots.weights import BadNet
from kogge.engine.record_view import record_view
from kogge.games import game_by_id, game_ids


@pytest.mark.parametrize("game", game_ids())
def test_it_plays_a_game_to_its_end_and_repeats_itself(game, tmp_path):
    level = f"expert@20@{written(game_by_id(game), tmp_path)}"
    match = kogge.new(game, seed=3)
    while match.seat is not None:
        turn = len(match.lines)
        move = choose(match, level if match.seat == 1 else "random", seed=turn)
        if match.seat == 1 and turn % 5 == 0:
            assert choose(match, level, seed=turn) == move
        match.play(move)
    assert match.winners()


def positions(game, players=None):
    """Decisions all through a game."""
    match = kogge.new(game, players=players, seed=6)
    while match.seat is not None:
        if len(match.lines) % 4 == 0 and len(match.moves()) > 1:
            yield match
        match.play(choose(match, "medium", seed=len(match.lines)))


@pytest.mark.parametrize("game", game_ids())
def test_its_first_thought_is_the_move_of_the_net(game):
    for match in positions(game):
        assert choose(match, "expert@1", seed=2) == choose(match, "net")


def grown(match, simulations, parts=1, net=None, **turned):
    """A tree of some simulations, with some knobs turned."""
    if net is None:
        weights = made_up(match.game)
        net = Net(layers_of(weights), weights, match.config)
    tree, knobs = Tree(match.config, Knowledge(match).rows, simulations, net), net_knobs(net)
    for knob, value in turned.items():
        knobs[KNOBS[knob]] = value
    for _ in range(parts):
        tree.grow(bot_engine(match.game), match.seat - 1, 7, knobs, simulations // parts)
    return tree


KNOBS = {"across": THROUGH_CHANCE, "horizon": HORIZON, "look": VALUE_HORIZON, "trust": VALUE_WEIGHT}
COUNSELS = [{"trust": 0.0}, {"trust": 0.5, "look": 99}, {"trust": 1.0, "look": 99}, {"trust": 1.0, "look": 0, "horizon": 1, "across": 1}]


@pytest.mark.about("speicherstadt")
@pytest.mark.parametrize("turned", COUNSELS)
def test_every_simulation_tries_a_move_however_they_are_split(turned):
    match = kogge.new("speicherstadt", seed=4)
    moves = grown(match, 200, **turned).root_moves()
    assert moves == grown(match, 200, parts=4, **turned).root_moves()
    assert sum(visits for _, visits, _, _ in moves) == 200
    assert [action for action, *_ in moves] == sorted(match.loaded.actions[move] for move in match.moves())
    assert all(0 <= share <= visits for _, visits, _, share in moves)


@pytest.mark.about("speicherstadt")
@pytest.mark.parametrize(("sure", "share"), [(0, 0.0), (1, 0.0), (2, 1.0)])
def test_a_net_that_is_wholly_trusted_says_what_a_move_is_worth(sure, share):
    """Three play. After a bid the next seat looks, and is sure that it wins itself, the one after it, or the one after that, who bid."""
    match = kogge.new("speicherstadt", players=3, seed=4)
    weights = made_up(match.game)
    for array in weights.tensors.values():
        array[:] = 0.0
    weights.tensors["value.bias"][sure] = 50.0
    tree = grown(match, 1, net=Net(layers_of(weights), weights, match.config), trust=1.0, look=99)
    assert [round(shares, 6) for _, visits, _, shares in tree.root_moves() if visits] == [share]


def brings_chance(match, move):
    """Does a chance event follow this move before anybody decides again?"""
    twin = match.copy()
    twin.play(move)
    return twin.seat is not None and any(line.startswith("*") for line in twin.lines[len(match.lines) :])


@pytest.mark.about("speicherstadt")
def test_the_tree_goes_on_across_chance_events_if_it_shall():
    """Whatever is decided here, cards are turned up after it: a path of two decisions lies on both sides of them."""
    match = kogge.new("speicherstadt", players=2, seed=4)
    while len(match.moves()) < 2 or not all(brings_chance(match, move) for move in match.moves()):
        match.play(match.moves()[-1])
    assert grown(match, 100, across=1).works["used"][0, 0] > 50
    assert grown(match, 100, across=0).works["used"][0, 0] == 1


@pytest.mark.about("colonia")
def test_a_secret_choice_of_another_seat_does_not_change_its_search():
    """Colonia, Tuesday: seat 1 has chosen a family card; seat 2 must not feel which."""
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
def test_it_thinks_as_long_as_it_may():
    warm_up("speicherstadt")
    match, start = kogge.new("speicherstadt", seed=4), time.perf_counter()
    choose(match, "expert@60ms", seed=1)
    assert time.perf_counter() - start >= 0.055, "how far over it goes is no test's to say"


@pytest.mark.about("speicherstadt")
@pytest.mark.parametrize("level", ["expert@", "expert@0", "expert@fast", "expert@-3ms"])
def test_a_budget_that_is_none_is_refused(level):
    with pytest.raises(kogge.KoggeError, match="A budget is a number of simulations"):
        choose(kogge.new("speicherstadt", seed=4), level)


@pytest.mark.parametrize("search", [3, {"trsut": 1}, {"trust": "1"}, {"trust": -1}, {"trust": float("nan")}, {"trust": True}, {"calm": 0}])
def test_a_card_with_an_invalid_search_parameter_is_refused(search, tmp_path):
    path = written(game_by_id("speicherstadt"), tmp_path, search=search)
    with pytest.raises(BadNet, match="invalid search parameter: "):
        choose(kogge.new("speicherstadt", seed=4), f"expert@1@{path}")


def test_whole_numbers_of_eight_bits_are_near_what_they_stand_for():
    """Compiled code reckons with them; half a step of 127 is as far off as they can be."""
    layers = layers_of(made_up(game_by_id("speicherstadt")))
    for matrices, (whole, scale) in ((layers.into, layers.int8_into), (layers.back, layers.int8_back)):
        assert whole.dtype == np.int8
        assert (np.abs(whole * scale[:, None] - matrices) <= 0.501 * scale[:, None]).all()
