"""Demonstrations: the decisions of a search in whole games, and a net that learns from them."""

from __future__ import annotations

import json
import os

import numpy as np
import pytest

from commands import train
from kogge.bots.net import net_for
from kogge.bots.weights import checked_weights, facts_of, read_weights
from kogge.engine.config import GameConfig
from kogge.engine.errors import KoggeError
from kogge.games import game_by_id
from kogge.train.configs import all_configs
from kogge.train.demonstrations import config_of_game, demonstrate_game, read_demonstrations, write_demonstrations

GAME = game_by_id("speicherstadt")
SIMULATIONS = 6
searched = pytest.mark.skipif(os.environ.get("NUMBA_DISABLE_JIT") == "1", reason="a search takes minutes if it is not compiled")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("shown")
    train(["speicherstadt", "--demonstrate", str(path), "--games", "2", "--simulations", str(SIMULATIONS), "--default-share", "0"])
    return path


@searched
@pytest.mark.about("speicherstadt")
def test_demonstrations_have_the_visits_and_the_outcome_of_every_decision(folder):
    (shown,) = read_demonstrations(folder, GAME)
    may = np.unpackbits(shown["open"], axis=1, count=GAME.n_actions).astype(bool)
    assert (shown["visits"].sum(1) == SIMULATIONS).all()
    assert not shown["visits"][~may].any()
    assert (may.sum(1) > 1).all()
    assert np.allclose(shown["shares"].sum(1), 1)
    assert len(set(shown["game"])) == 2
    for config, number in zip(all_configs(GAME), sorted(set(shown["game"])), strict=False):
        rows = shown["game"] == number
        assert (shown["players"][rows] == config.players).all()
        assert (shown["facts"][rows] == facts_of(config)).all()
        points = {tuple(np.sort(row[: config.players])) for row in shown["points"][rows]}
        assert len(points) == 1, "the same points for all, in any order of seats"


@searched
@pytest.mark.about("speicherstadt")
def test_decisions_of_a_seat_played_by_the_net_are_demonstrated_by_the_search_too():
    alone, visited = (demonstrate_game(GameConfig(GAME, 2), 5, SIMULATIONS, net_seat) for net_seat in (None, 1))
    assert np.array_equal(demonstrate_game(GameConfig(GAME, 2), 5, SIMULATIONS, 1)["seen"], visited["seen"]), "the same seed, the same game"
    assert not np.array_equal(alone["seen"], visited["seen"])
    assert (visited["visits"].sum(1) == SIMULATIONS).all()


@searched
@pytest.mark.about("speicherstadt")
def test_expert_demonstrates_games_with_the_net_it_is_given():
    config = GameConfig(GAME, 2)
    by_hard, by_expert = (demonstrate_game(config, 5, SIMULATIONS, None, net) for net in (None, net_for(config)))
    assert not np.array_equal(by_hard["visits"][0], by_expert["visits"][0])
    assert (by_expert["visits"].sum(1) == SIMULATIONS).all()


def test_some_games_have_the_default_config_and_the_others_all_configs_in_turn():
    configs = [config_of_game(GAME, number, 0.5) for number in range(4 * len(all_configs(GAME)))]
    assert configs[1::2] == [GameConfig(GAME)] * len(configs[1::2])
    assert configs[::2] == all_configs(GAME) * 2


def test_missing_demonstrations_and_arguments_are_reported(tmp_path):
    with pytest.raises(KoggeError, match="There are no demonstrations"):
        list(read_demonstrations(tmp_path, GAME))
    with pytest.raises(KoggeError, match="--minutes or --games"):
        train(["speicherstadt", "--demonstrate", str(tmp_path)])
    with pytest.raises(KoggeError, match="--from needs --expert"):
        train(["speicherstadt", "--demonstrate", str(tmp_path), "--games", "1", "--from", "net.safetensors"])
    with pytest.raises(KoggeError, match="--output"):
        train(["speicherstadt", "--imitate", str(tmp_path), "--updates", "1"])


def test_a_net_learns_to_imitate_demonstrations(tmp_path):
    """The demonstrations are synthetic: whatever the observation, the first open action is the best."""
    torch = pytest.importorskip("torch", reason="the extra train is not installed: training is NOT tested")
    from kogge.train.imitation import Demonstrations

    random, rows, seats = np.random.default_rng(3), 400, GAME.players[-1]
    may = random.random((rows, GAME.n_actions)) < 0.1
    may[:, -1] = True
    visits = may.astype(np.uint16)
    visits[np.arange(rows), may.argmax(1)] = 9
    shares = np.zeros((rows, seats), np.float32)
    shares[:, 0] = 1
    arrays = {
        "seen": random.random((rows, GAME.obs_size)).astype(np.float16), "facts": np.tile(facts_of(GameConfig(GAME, 2)), (rows, 1)),
        "visits": visits, "open": np.packbits(may, axis=1), "shares": shares, "points": 20 * shares, "players": np.full(rows, 2),
        "game": np.arange(rows) // 10,
    }  # fmt: skip
    write_demonstrations(tmp_path / "one.npz", [arrays])
    arguments = ["speicherstadt", "--imitate", str(tmp_path), "--updates", "12", "--minibatch", "64", "--width", "32"]
    arguments += ["--learning-rate", "3e-3"]
    train([*arguments, "--measured-games", "0", "--output", str(tmp_path / "out")])
    lines = [json.loads(line) for line in (tmp_path / "out" / "log.jsonl").read_text("utf-8").splitlines()]
    assert lines[-1]["unseen_policy_loss"] < lines[0]["unseen_policy_loss"]
    assert lines[-1]["share_loss"] < lines[0]["share_loss"]
    assert lines[-1]["points_loss"] < lines[0]["points_loss"]
    assert lines[-1]["agreement"] > lines[0]["agreement"] + 0.1
    weights = checked_weights(read_weights(tmp_path / "out" / "net.safetensors"), GAME)
    assert weights.card["trained"]["by"] == "imitation of a search in 40 games"
    demonstrations = Demonstrations(GAME, tmp_path, torch.device("cpu"), torch.float32, 0.04, 2.0)
    assert torch.allclose(demonstrations.target_policy.sum(1), torch.ones(rows))
    assert not (demonstrations.target_policy[~demonstrations.masks] > 0).any()
    assert (len(demonstrations.training_rows), len(demonstrations.test_rows)) == (380, 20)
