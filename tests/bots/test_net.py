"""`net`: which nets are played, and how."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from nets import random_net, write_net

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
def test_a_net_plays_whole_games_with_few_and_many_players_and_options(id, tmp_path):
    game = game_by_id(id)
    level = f"net@{write_net(game, tmp_path)}"
    for players, options in ((game.players[0], []), (game.players[-1], list(game.options))):
        match = kogge.new(id, players=players, options=options, seed=3)
        while match.seat is not None:
            match.play(choose(match, level if match.seat == 1 else "random", seed=len(match.lines)))
        assert match.winners()


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_a_bundled_net_whose_card_documents_its_training(id):
    game = game_by_id(id)
    net = net_for(GameConfig(game))
    assert (game.folder / FILE).stat().st_size <= 3_000_000
    assert {"with", "on", "seconds", "decisions", "recipe"} <= set(net.card["trained"])
    assert {"medium", "hard@500"} <= set(net.card["strength"])


TRAINED_BEFORE: dict[str, dict[str, int]] = {"colonia": {}, "hellweg": {}, "speicherstadt": {}}
"""How the box that each net was trained with differed from today's; docs/training.md lists it too."""


@pytest.mark.parametrize("id", game_ids())
def test_a_nets_card_names_the_box_and_options_it_was_trained_for(id):
    game = game_by_id(id)
    card = net_for(GameConfig(game)).card
    assert card["trained_for"] == {"box": TRAINED_BEFORE[id], "default_options": []}
    up_to_date = not TRAINED_BEFORE[id] and tuple(card["trained_for"]["default_options"]) == game.default_options
    page = (DOCS / "training.md").read_text("utf-8")
    assert (f"| {game.title.partition(' ')[0]} | today's box and defaults | |" in page) == up_to_date
    assert (card["signature"] == signature(game)) == (not TRAINED_BEFORE[id])


def test_a_net_for_an_older_box_is_refused_if_the_rules_differ_too(tmp_path):
    older = {"trained_for": {"box": {"fires": {"B": 1, "C": 2, "D": 3, "E": 5}}, "default_options": []}}
    with pytest.raises(BadNet, match="trained on other rules of The Speicherstadt"):
        net_for(GameConfig(GAME), write_net(GAME, tmp_path, **older))


@pytest.mark.parametrize("trained_for", [3, {"box": 3}, {"box": {"nonsense": 1}}, {"box": {"fires": {"E": 0}}}])
def test_a_net_whose_card_names_an_invalid_box_is_refused(tmp_path, trained_for):
    with pytest.raises(BadNet, match=r"for which box it was trained|with a box that The Speicherstadt cannot have"):
        net_for(GameConfig(GAME), write_net(GAME, tmp_path, trained_for=trained_for))


def test_the_prediction_of_a_net_depends_on_the_game_config():
    weights, seen = random_net(GAME), np.ones((1, GAME.obs_size), np.float32)
    logits = [
        Net(layers_of(weights), weights, config).predict(seen).logits
        for config in (GameConfig(GAME, 4, []), GameConfig(GAME, 4, ["removals"]))
    ]
    assert not np.allclose(*logits)


def test_predicted_shares_add_up_to_one_over_the_seats_in_play():
    weights, seen = random_net(GAME), np.ones((3, GAME.obs_size), np.float32)
    for players in GAME.players:
        prediction = Net(layers_of(weights), weights, GameConfig(GAME, players)).predict(seen)
        assert prediction.shares.shape == prediction.points.shape == (3, players)
        assert np.allclose(prediction.shares.sum(1), 1)


def test_compiled_prediction_of_one_observation_equals_batched_prediction():
    weights, random = random_net(GAME), np.random.default_rng(4)
    for name, array in weights.tensors.items():
        if name.endswith(("into.weight", "back.weight")):  # compiled code stores them as int8
            whole, scale = quantize(array)
            array[:] = whole * scale[:, None]
    net = Net(layers_of(weights), weights, GameConfig(GAME))
    seen = (random.random((5, GAME.obs_size)) * (random.random((5, GAME.obs_size)) < 0.2)).astype(np.float32)
    batched, moves = net.predict(seen), np.array([0, 7, 100], np.int16)
    worth, values = np.zeros(3), np.zeros(2 * GAME.players[-1], np.float32)
    for i in range(5):
        predict(net.quantized, workspace_for(net.quantized), seen[i], moves, 3, worth, values)
        shares = np.exp(values[:4] - values[:4].max())
        assert np.allclose(worth, batched.logits[i, moves], atol=1e-3)
        assert np.allclose(shares / shares.sum(), batched.shares[i], atol=1e-4)


def test_batched_actions_are_the_moves_of_the_bot_net():
    match, seen, masks, moves = kogge.new("speicherstadt", seed=3), [], [], []
    while match.seat is not None:
        knowledge = Knowledge(match)
        seen.append(knowledge.observation)
        masks.append(np.isin(np.arange(GAME.n_actions), knowledge.actions))
        moves.append(choose(match, "net"))
        match.play(choose(match, "medium", seed=len(moves)))
    actions = net_for(GameConfig(GAME)).actions(np.array(seen), np.array(masks))
    assert [match.loaded.move_texts[action] for action in actions] == moves


def test_a_net_of_other_rules_is_refused(tmp_path):
    path = write_net(GAME, tmp_path, signature="0123456789abcdef")
    with pytest.raises(BadNet, match="trained on other rules of The Speicherstadt: its signature is 0123456789abcdef, here it is"):
        net_for(GameConfig(GAME), path)


def test_a_net_of_another_game_is_refused(tmp_path):
    with pytest.raises(BadNet, match="plays 'hellweg', not The Speicherstadt"):
        net_for(GameConfig(GAME), write_net(game_by_id("hellweg"), tmp_path))


@pytest.mark.parametrize("sizes", [None, {}, {"width": "24", "blocks": 2}, {"width": 25, "blocks": 2}, {"width": 24, "blocks": 3}, [1]])
def test_a_net_with_missing_or_wrong_sizes_is_refused(tmp_path, sizes):
    with pytest.raises(BadNet, match=r"does not say how large|is missing|of shape"):
        net_for(GameConfig(GAME), write_net(GAME, tmp_path, sizes=sizes))


def test_a_net_with_nan_weights_is_refused():
    weights = random_net(GAME)
    weights.tensors["policy.bias"][3] = np.nan
    with pytest.raises(BadNet, match=r"policy\.bias"):
        checked_weights(weights, GAME)


def test_a_file_without_a_card_is_refused(tmp_path):
    write_weights(tmp_path / "net", Weights(random_net(GAME).tensors, []))  # type: ignore[arg-type]
    with pytest.raises(BadTensors, match="net has no card"):
        net_for(GameConfig(GAME), tmp_path / "net")


def test_a_net_plays_a_box_it_was_not_trained_for_and_warns_once(tmp_path):
    box = tmp_path / "box.toml"
    box.write_text((GAME.folder / "box.toml").read_text("utf-8"), "utf-8")
    match, level = kogge.new("speicherstadt", box=box, seed=3), f"net@{write_net(GAME, tmp_path)}"
    with pytest.warns(UserWarning, match="was not trained for the box"):
        assert choose(match, level) in match.moves()
    assert choose(match, level) in match.moves(), "it warns only once"


def test_the_error_for_a_missing_net_names_the_train_command(tmp_path, monkeypatch):
    monkeypatch.setattr("kogge.bots.net.FILE", "nothing.safetensors")
    net_for.cache_clear()  # an earlier test may have loaded the net
    with pytest.raises(BadNet, match=r"The Speicherstadt has no net; train one with `kogge train speicherstadt`\."):
        choose(kogge.new("speicherstadt", players=2, options=["removals"], seed=3), "net")
