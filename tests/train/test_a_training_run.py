"""A run of training, small enough to be over in seconds: every game, on the CPU, through the vector environment."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest
import typer

from commands import train
from kogge.bots.weights import checked_weights, read_weights
from kogge.cli.train import check_opponents
from kogge.engine.errors import KoggeError
from kogge.games import game_by_id, game_ids

torch = pytest.importorskip("torch", reason="the extra train is not installed: training is NOT tested")

from kogge.train.configs import all_configs, spread_configs  # noqa: E402

pytestmark = pytest.mark.usefixtures("one_thread")

SMALL = ("--tables", "24", "--steps", "12", "--minibatch", "64", "--width", "16", "--measured-games", "0")


def lines_of(folder):
    return [json.loads(line) for line in (folder / "log.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("id", game_ids())
def test_the_same_seed_gives_the_same_run(id, tmp_path):
    for name in ("one", "two"):
        train([id, "--updates", "2", "--output", str(tmp_path / name), *SMALL])
    one, two = (read_weights(tmp_path / name / "net.safetensors") for name in ("one", "two"))
    checked_weights(one, game_by_id(id))
    assert one.card["sizes"] == two.card["sizes"]
    assert all(np.array_equal(one.tensors[name], two.tensors[name]) for name in one.tensors)
    for line in lines_of(tmp_path / "one"):
        assert line["decisions"] == line["update"] * 24 * 12
        assert line["entropy"] > 0.5


@pytest.mark.about("speicherstadt")
def test_another_seed_gives_another_run(tmp_path):
    for seed in "12":
        train(["speicherstadt", "--updates", "1", "--seed", seed, "--output", str(tmp_path / seed), *SMALL])
    one, two = (read_weights(tmp_path / seed / "net.safetensors") for seed in "12")
    assert not np.array_equal(one.tensors["policy.weight"], two.tensors["policy.weight"])


@pytest.mark.about("speicherstadt")
def test_a_stopped_run_continues_from_its_checkpoint(tmp_path):
    arguments = ["speicherstadt", "--output", str(tmp_path), *SMALL]
    train([*arguments, "--updates", "2"])
    before = read_weights(tmp_path / "net.safetensors")
    train([*arguments, "--updates", "4", "--resume"])
    lines, after = lines_of(tmp_path), read_weights(tmp_path / "net.safetensors")
    assert [line["update"] for line in lines] == [1, 2, 3, 4]
    assert lines[2]["decisions"] == 3 * 24 * 12
    assert lines[2]["learning_rate"] == pytest.approx(5e-4 / 2), "the schedule follows the run"
    moved = np.abs(after.tensors["first.weight"] - before.tensors["first.weight"]).max()
    assert 0 < moved < 0.01, "it began where the first part ended"
    assert ET.parse(tmp_path / "plot.svg").getroot().tag.endswith("svg")


@pytest.mark.about("speicherstadt")
def test_a_run_against_a_frozen_net_is_measured_against_it(tmp_path):
    train(["speicherstadt", "--updates", "1", "--output", str(tmp_path / "first"), *SMALL])
    frozen = tmp_path / "first" / "net.safetensors"
    before = frozen.read_bytes()
    arguments = [
        "speicherstadt",
        "--updates",
        "1",
        "--output",
        str(tmp_path / "second"),
        "--against",
        str(frozen),
        *SMALL,
        "--measured-games",
        "8",
    ]
    train(arguments)
    assert set(lines_of(tmp_path / "second")[-1]["strength"]) == {"random", "frozen"}
    assert frozen.read_bytes() == before


@pytest.mark.about("speicherstadt")
def test_a_run_against_medium_is_measured_against_it(tmp_path):
    arguments = ["speicherstadt", "--updates", "1", "--output", str(tmp_path), "--against", "medium", "--against-share", "0.5", *SMALL]
    train([*arguments, "--measured-games", "8"])
    line = lines_of(tmp_path)[-1]
    assert set(line["strength"]) == {"random", "medium"}
    assert line["illegal"] == 0


@pytest.mark.about("speicherstadt")
def test_an_opponent_that_does_not_exist_is_refused(tmp_path):
    with pytest.raises(typer.BadParameter, match="an opponent is a net's file or medium"):
        check_opponents([tmp_path / "nobody"])
    assert check_opponents([Path("medium")]) == [Path("medium")]


@pytest.mark.about("speicherstadt")
def test_a_run_without_a_length_is_refused(tmp_path):
    with pytest.raises(KoggeError, match="length of the run is missing"):
        train(["speicherstadt", "--output", str(tmp_path)])


@pytest.mark.parametrize("id", game_ids())
def test_every_config_is_sampled_and_the_default_most_often(id):
    game = game_by_id(id)
    configs = spread_configs(game, 1000, 0.5)
    assert set(configs) == set(all_configs(game))
    assert len(all_configs(game)) == len(game.players) << len(game.options)
    assert configs.count(configs[0]) >= 500
    assert configs[0].players == game.default_players
