"""`net`: which nets are played, and how."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from nets import made_up, written

import kogge
from kogge.bots import Knowledge, choose
from kogge.bots.net import Net, layers_of, net_for, predict, workspace_for
from kogge.bots.weights import FILE, BadNet, Weights, checked_weights, quantize, write_weights
from kogge.engine.config import GameConfig
from kogge.engine.signature import signature
from kogge.engine.tensors import BadTensors
from kogge.games import game_by_id, game_ids

GAME = game_by_id("speicherstadt")
DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("id", game_ids())
def test_a_net_plays_every_setting_to_the_end(id, tmp_path):
    game = game_by_id(id)
    level = f"net@{written(game, tmp_path)}"
    for players, options in ((game.players[0], []), (game.players[-1], list(game.options))):
        match = kogge.new(id, players=players, options=options, seed=3)
        while match.seat is not None:
            match.play(choose(match, level if match.seat == 1 else "random", seed=len(match.lines)))
        assert match.winners()


@pytest.mark.parametrize("id", game_ids())
def test_every_game_comes_with_a_net_that_fits_it_and_says_how_it_came_about(id):
    game = game_by_id(id)
    net = net_for(GameConfig(game))
    assert (game.folder / FILE).stat().st_size <= 3_000_000
    assert {"with", "on", "seconds", "decisions", "recipe"} <= set(net.card["trained"])
    assert {"medium", "hard@500"} <= set(net.card["strength"])


TRAINED_BEFORE: dict[str, dict[str, int]] = {"colonia": {}, "hellweg": {}, "speicherstadt": {}}
"""What was different in the box that each net was trained with; docs/training.md says it too."""


@pytest.mark.parametrize("id", game_ids())
def test_a_nets_card_says_for_which_box_and_options_it_was_trained(id):
    game = game_by_id(id)
    card = net_for(GameConfig(game)).card
    assert card["trained_for"] == {"box": TRAINED_BEFORE[id], "default_options": []}
    up_to_date = not TRAINED_BEFORE[id] and tuple(card["trained_for"]["default_options"]) == game.default_options
    said = (DOCS / "training.md").read_text("utf-8")
    assert (f"| {game.title.partition(' ')[0]} | today's box and defaults | |" in said) == up_to_date
    assert (card["signature"] == signature(game)) == (not TRAINED_BEFORE[id])


def test_a_net_of_an_older_box_is_refused_if_the_rules_are_others_too(tmp_path):
    older = {"trained_for": {"box": {"fires": {"B": 1, "C": 2, "D": 3, "E": 5}}, "default_options": []}}
    with pytest.raises(BadNet, match="trained on other rules of The Speicherstadt"):
        net_for(GameConfig(GAME), written(GAME, tmp_path, **older))


@pytest.mark.parametrize("trained_for", [3, {"box": 3}, {"box": {"nonsense": 1}}, {"box": {"fires": {"E": 0}}}])
def test_a_net_whose_card_names_no_proper_box_is_refused(tmp_path, trained_for):
    with pytest.raises(BadNet, match=r"for which box it was trained|with a box that The Speicherstadt cannot have"):
        net_for(GameConfig(GAME), written(GAME, tmp_path, trained_for=trained_for))


def test_the_facts_of_a_setting_reach_the_net():
    weights, seen = made_up(GAME), np.ones((1, GAME.obs_size), np.float32)
    found = [
        Net(layers_of(weights), weights, config).predict(seen).logits
        for config in (GameConfig(GAME, 4, []), GameConfig(GAME, 4, ["removals"]))
    ]
    assert not np.allclose(*found)


def test_shares_are_those_of_the_seats_there_are():
    weights, seen = made_up(GAME), np.ones((3, GAME.obs_size), np.float32)
    for players in GAME.players:
        found = Net(layers_of(weights), weights, GameConfig(GAME, players)).predict(seen)
        assert found.shares.shape == found.points.shape == (3, players)
        assert np.allclose(found.shares.sum(1), 1)


def test_one_observation_at_a_time_gives_the_same_as_many():
    weights, random = made_up(GAME), np.random.default_rng(4)
    for name, array in weights.tensors.items():
        if name.endswith(("into.weight", "back.weight")):  # compiled code has them as whole numbers of eight bits
            whole, scale = quantize(array)
            array[:] = whole * scale[:, None]
    net = Net(layers_of(weights), weights, GameConfig(GAME))
    seen = (random.random((5, GAME.obs_size)) * (random.random((5, GAME.obs_size)) < 0.2)).astype(np.float32)
    found, moves = net.predict(seen), np.array([0, 7, 100], np.int16)
    worth, values = np.zeros(3), np.zeros(2 * GAME.players[-1], np.float32)
    for i in range(5):
        predict(net.quantized, workspace_for(net.quantized), seen[i], moves, 3, worth, values)
        shares = np.exp(values[:4] - values[:4].max())
        assert np.allclose(worth, found.logits[i, moves], atol=1e-3)
        assert np.allclose(shares / shares.sum(), found.shares[i], atol=1e-4)


def test_many_observations_at_once_give_the_moves_of_the_level():
    match, seen, masks, moves = kogge.new("speicherstadt", seed=3), [], [], []
    while match.seat is not None:
        knowledge = Knowledge(match)
        seen.append(knowledge.observation)
        masks.append(np.isin(np.arange(GAME.n_actions), knowledge.actions))
        moves.append(choose(match, "net"))
        match.play(choose(match, "medium", seed=len(moves)))
    found = net_for(GameConfig(GAME)).actions(np.array(seen), np.array(masks))
    assert [match.loaded.move_texts[action] for action in found] == moves


def test_a_net_of_other_rules_is_refused(tmp_path):
    path = written(GAME, tmp_path, signature="0123456789abcdef")
    with pytest.raises(BadNet, match="trained on other rules of The Speicherstadt: its signature is 0123456789abcdef, here it is"):
        net_for(GameConfig(GAME), path)


def test_a_net_of_another_game_is_refused(tmp_path):
    with pytest.raises(BadNet, match="plays 'hellweg', not The Speicherstadt"):
        net_for(GameConfig(GAME), written(game_by_id("hellweg"), tmp_path))


@pytest.mark.parametrize("sizes", [None, {}, {"width": "24", "blocks": 2}, {"width": 25, "blocks": 2}, {"width": 24, "blocks": 3}, [1]])
def test_a_net_of_other_sizes_is_refused(tmp_path, sizes):
    with pytest.raises(BadNet, match=r"does not say how large|is missing|of shape"):
        net_for(GameConfig(GAME), written(GAME, tmp_path, sizes=sizes))


def test_a_net_with_a_number_that_is_none_is_refused():
    weights = made_up(GAME)
    weights.tensors["policy.bias"][3] = np.nan
    with pytest.raises(BadNet, match=r"policy\.bias"):
        checked_weights(weights, GAME)


def test_a_file_without_a_card_is_refused(tmp_path):
    write_weights(tmp_path / "net", Weights(made_up(GAME).tensors, []))  # type: ignore[arg-type]
    with pytest.raises(BadTensors, match="net has no card"):
        net_for(GameConfig(GAME), tmp_path / "net")


def test_from_another_box_it_plays_and_says_that_it_has_not_learned_to(tmp_path):
    box = tmp_path / "box.toml"
    box.write_text((GAME.folder / "box.toml").read_text("utf-8"), "utf-8")
    match, level = kogge.new("speicherstadt", box=box, seed=3), f"net@{written(GAME, tmp_path)}"
    with pytest.warns(UserWarning, match="was not trained for the box"):
        assert choose(match, level) in match.moves()
    assert choose(match, level) in match.moves(), "once is enough"


def test_a_game_without_a_net_says_how_one_is_made(tmp_path, monkeypatch):
    monkeypatch.setattr("kogge.bots.net.FILE", "nothing.safetensors")
    net_for.cache_clear()  # an earlier test may have loaded the net
    with pytest.raises(BadNet, match=r"The Speicherstadt has no net here; `kogge train speicherstadt` makes one\."):
        choose(kogge.new("speicherstadt", players=2, options=["removals"], seed=3), "net")
