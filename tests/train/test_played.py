"""A trained net plays without torch: numpy computes the same as torch."""

from __future__ import annotations

import numpy as np
import pytest

import kogge
from kogge.bots.net import Net as PlayedNet
from kogge.bots.net import layers_of
from kogge.bots.weights import HALF, INT8, Weights, card_of, facts_of, read_weights, write_weights
from kogge.engine.config import GameConfig
from kogge.games import game_by_id, game_ids

torch = pytest.importorskip("torch", reason="the extra train is not installed: training is NOT tested")

from kogge.train.net import Net, grown, load_tensors, shape_for, shape_words, tensors_of  # noqa: E402
from kogge.train.rollout import log_shares  # noqa: E402


def random_torch_net(game):
    torch.manual_seed(5)
    net = Net(shape_for(game, 48, 2))
    with torch.no_grad():
        for parameter in net.parameters():
            parameter.add_(0.1 * torch.randn_like(parameter))
    return net, Weights(tensors_of(net), card_of(game, shape_words(net.shape), 0.05, {}))


@pytest.mark.parametrize("id", game_ids())
def test_numpy_predicts_the_same_as_torch(id):
    game = game_by_id(id)
    net, weights = random_torch_net(game)
    for config in (GameConfig(game), GameConfig(game, game.players[0], list(game.options))):
        seen = np.random.default_rng(1).random((7, game.obs_size), np.float32)
        inputs = torch.zeros(7, net.first.in_features)
        inputs[:, : game.obs_size] = torch.from_numpy(seen)
        facts = facts_of(config)
        inputs[:, game.obs_size : game.obs_size + len(facts)] = torch.from_numpy(facts)
        with torch.no_grad():
            logits, values = net(inputs)
        prediction = PlayedNet(layers_of(weights), weights, config).predict(seen)
        shares = log_shares(values[:, 0], torch.full((7,), config.players), torch.arange(game.players[-1])).exp()
        assert np.allclose(prediction.logits, logits[:, : game.n_actions], atol=1e-4)
        assert np.allclose(prediction.shares, shares[:, : config.players], atol=1e-5)
        assert np.allclose(prediction.points * 0.05, values[:, 1, : config.players], atol=1e-4)


@pytest.mark.parametrize("kind", [HALF, INT8])
def test_a_net_is_saved_within_the_precision_of_its_format(kind, tmp_path):
    game = game_by_id("hellweg")
    net, weights = random_torch_net(game)
    write_weights(tmp_path / "net", weights, kind)
    loaded = read_weights(tmp_path / "net")
    assert loaded.card == weights.card
    for name, array in weights.tensors.items():
        assert np.abs(loaded.tensors[name] - array).max() <= np.abs(array).max() / (200 if kind == INT8 else 1000)
    load_tensors(net, loaded.tensors)
    assert all(np.array_equal(array, loaded.tensors[name]) for name, array in tensors_of(net).items())
    match = kogge.new("hellweg", seed=3)
    assert kogge.bots.choose(match, f"net@{tmp_path / 'net'}") in match.moves()


def test_a_net_grown_by_extra_blocks_starts_with_the_same_predictions():
    game = game_by_id("speicherstadt")
    net, weights = random_torch_net(game)
    larger = Net(shape_for(game, 48, 4))
    load_tensors(net, weights.tensors)  # without padding
    load_tensors(larger, grown(larger, weights.tensors))
    inputs = torch.rand(7, net.first.in_features)
    with torch.no_grad():
        for one, other in zip(net(inputs), larger(inputs), strict=True):
            assert torch.equal(one, other)
    loss = sum(part.sum() for part in larger(inputs))
    loss.backward()
    assert larger.blocks[3].back.weight.grad.abs().max() > 0, "the added blocks can learn"
