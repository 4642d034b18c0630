"""The kernels play the same games as the CPU. Without a GPU they run in numba's CUDA simulator, in a process of its own."""

from __future__ import annotations

import functools
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kogge
import kogge.gpu
from kogge.bots.compiled import bot_engine, rule_of_thumb_games
from kogge.bots.flat import flat_dtype, move_trials, rollout_parameters
from kogge.bots.rules_of_thumb import MEDIUM, RANDOM, bot_scratch_dtype
from kogge.engine.boxes import load_box
from kogge.engine.compiled import random_games
from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.envs.opponents import by_rules_of_thumb
from kogge.envs.vector import Batch
from kogge.games import game_by_id, game_ids

pytest.importorskip("numba_cuda")

HERE = Path(__file__).parent
SEED = 5
RANDOM_GAMES, MEDIUM_GAMES = 3, 2
PLACES, STEPS = 2, 12  # of a batch
TRIALS, ROLLOUTS = 3, 2  # decisions at which moves are tried, and how often


@functools.cache
def on_device(id: str) -> dict[str, Any]:
    """The results of all tasks of on_device.py for a game, from one process: starting one takes longer than most tasks."""
    game = game_by_id(id)
    players, options = game.default_players, list(game.default_options)
    tasks = {
        "fewest at random": ("whole_games", id, *configs(game)[0], RANDOM_GAMES, "random"),
        "most at random": ("whole_games", id, *configs(game)[1], RANDOM_GAMES, "random"),
        "by medium": ("whole_games", id, players, options, MEDIUM_GAMES, "medium"),
        "last thought": ("last_thought", id, players, options),
        "thoughts": ("thoughts", id, *configs(game)[1], PLACES, STEPS),
        "first steps": ("first_steps", id, *configs(game)[1], PLACES, STEPS),
        "in a row": ("games_in_a_row", id, *configs(game)[0], PLACES),
        "mixed": ("mixed_steps", id, configs(game), STEPS),
        "trials": ("move_trials", id, *configs(game)[1], PLACES, TRIALS, ROLLOUTS),
    }
    return dict(zip(tasks, run_on_device(*tasks.values()), strict=True))


def run_on_device(*tasks: tuple[Any, ...]) -> list[Any]:
    """The result of each task of on_device.py."""
    simulated = {} if kogge.gpu.is_available() else {"NUMBA_ENABLE_CUDASIM": "1"}
    environment = {**os.environ, **simulated, "KOGGE_RULES": "interpreted"}
    done = subprocess.run(
        [sys.executable, str(HERE / "on_device.py"), json.dumps(tasks)], capture_output=True, text=True, env=environment, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def configs(game: Game) -> list[tuple[int, list[str]]]:
    """The fewest players with no option, and the most with every option."""
    return [(game.players[0], []), (game.players[-1], list(game.options))]


@pytest.mark.parametrize("id", game_ids())
def test_random_games_end_with_the_same_tables(id):
    game, count = game_by_id(id), RANDOM_GAMES
    found = [on_device(id)[name] for name in ("fewest at random", "most at random")]
    for (players, options), device in zip(configs(game), found, strict=True):
        rows = np.zeros(count - 1, game.Table)
        cpu = random_games(GameConfig(game, players, options), SEED, count, rows)
        assert device["tables"] == hashlib.sha256(rows.tobytes()).hexdigest()
        assert device["decisions"] == cpu.decisions
        assert device["points"] == cpu.points.tolist()
        assert device["wins"] == pytest.approx(cpu.wins.tolist())
        assert device["mean_length"] == pytest.approx(cpu.decisions / count)


@pytest.mark.parametrize("id", game_ids())
def test_medium_takes_the_same_moves(id):
    game, count = game_by_id(id), MEDIUM_GAMES
    players, options = game.default_players, game.default_options
    seeds, levels = np.arange(SEED, SEED + count), np.full((count, players), MEDIUM)
    shares, points, decisions = rule_of_thumb_games(GameConfig(game, players, options), seeds, levels)
    device = on_device(id)["by medium"]
    assert device["decisions"] == decisions
    assert device["points"] == points.sum(0).tolist()
    assert device["wins"] == pytest.approx(shares.sum(0).tolist())
    assert device["points_spread"] == pytest.approx(points.std(0).tolist())


@pytest.mark.parametrize("id", game_ids())
def test_medium_resamples_hidden_information_as_on_the_cpu(id):
    """Few games depend on what is resampled, so equal results prove little: here the resampled tables are compared bit by bit."""
    game, players = game_by_id(id), game_by_id(id).default_players
    tables, levels = np.zeros(2, game.Table), np.full((1, players), MEDIUM, np.int8)
    bot_engine(game).play_games(
        load_box(game).rows, tables, players, game.option_bits(game.default_options), np.array([SEED]), levels,
        np.zeros(1, bot_scratch_dtype(game)), np.zeros((1, players)), np.zeros((1, players), np.int64),
    )  # fmt: skip
    assert on_device(id)["last thought"] == [hashlib.sha256(row.tobytes()).hexdigest() for row in tables]


@pytest.mark.parametrize("id", game_ids())
def test_a_gpu_batch_equals_matches_and_refuses_illegal_actions(id):
    game, n = game_by_id(id), PLACES
    players, options = configs(game)[1]
    device = on_device(id)["first steps"]
    matches = [kogge.new(id, players, SEED + i, options) for i in range(n)]
    picks = [kogge.engine.chance.random_start(SEED + i, kogge.engine.flow.CHOICES) for i in range(n)]
    for shown in device["shown"]:
        observations = np.zeros((n, game.obs_size), np.float32)
        for i, match in enumerate(matches):
            legal = [match.loaded.actions[move] for move in match.moves()]
            assert shown["seats"][i] == match.seat - 1
            assert shown["legal"][i] == legal
            game.observe(match._box, match._s, match.seat - 1, observations[i])
            picks[i] = kogge.engine.chance.next_random(picks[i])
            match.play(match.loaded.move_texts[legal[kogge.engine.chance.scaled_below(picks[i], len(legal))]])
            match.resolve_chance()
        assert shown["observations"] == hashlib.sha256(observations.tobytes()).hexdigest()
    assert device["illegal"] == [True] * n
    assert device["unchanged"]


@pytest.mark.parametrize("id", game_ids())
def test_medium_chooses_the_same_moves_in_a_gpu_batch(id):
    game, n = game_by_id(id), PLACES
    players, options = configs(game)[1]
    batch = Batch(id, n, players, options, SEED)
    for turn, found in enumerate(on_device(id)["thoughts"]):
        batch.places["turn"] = turn
        assert found == by_rules_of_thumb(batch, np.arange(n), MEDIUM).tolist()
        batch.step(by_rules_of_thumb(batch, np.arange(n), RANDOM))


@pytest.mark.parametrize("id", game_ids())
def test_move_trials_give_the_same_gains_in_a_gpu_batch(id):
    game, n = game_by_id(id), PLACES
    batch = Batch(id, n, *configs(game)[1], SEED)
    tables, works = np.zeros(1, game.Table), np.zeros(1, flat_dtype(game))
    for found in on_device(id)["trials"]:
        places, actions, seeds = (np.array(found[name]) for name in ("places", "actions", "seeds"))
        gains = np.zeros((len(places), ROLLOUTS), np.float32)
        jobs = (places, actions, seeds, 1, rollout_parameters(game))
        move_trials(game)(batch.config.loaded.rows, batch.tables, *jobs, tables, works, gains)
        assert np.array(found["gains"]) == pytest.approx(gains, abs=1e-6)
        assert not gains[actions < 0].any(), "an action below 0 is passed over"
        assert gains[actions >= 0].all(), "other moves gain something"
        batch.step(by_rules_of_thumb(batch, np.arange(n), RANDOM))


@pytest.mark.parametrize("id", game_ids())
def test_the_tables_of_one_batch_may_differ_in_players_and_options(id):
    matches = [kogge.new(id, players, SEED + i, options) for i, (players, options) in enumerate(configs(game_by_id(id)))]
    picks = [kogge.engine.chance.random_start(SEED + i, kogge.engine.flow.CHOICES) for i in range(len(matches))]
    for shown in on_device(id)["mixed"]:
        for i, match in enumerate(matches):
            legal = [match.loaded.actions[move] for move in match.moves()]
            assert (shown["seats"][i], shown["legal"][i]) == (match.seat - 1, legal)
            picks[i] = kogge.engine.chance.next_random(picks[i])
            match.play(match.loaded.move_texts[legal[kogge.engine.chance.scaled_below(picks[i], len(legal))]])
            match.resolve_chance()


@pytest.mark.parametrize("id", game_ids())
def test_the_next_game_begins_at_once_with_its_own_seed(id):
    game, found = game_by_id(id), on_device(id)["in a row"]
    players, options = configs(game)[0]
    assert (found["seed"], found["next seed"]) == (SEED + found["place"], SEED + found["place"] + PLACES)
    cpu = random_games(GameConfig(game, players, options), found["seed"], 1)
    assert found["points"] == cpu.points.tolist()
    assert found["shares"] == pytest.approx(cpu.wins.tolist())
    match, observation = kogge.new(id, players, found["next seed"], options), np.zeros(game.obs_size, np.float32)
    game.observe(match._box, match._s, match.seat - 1, observation)
    assert (found["seat"], found["legal"]) == (match.seat - 1, [match.loaded.actions[move] for move in match.moves()])
    assert found["observation"] == observation.tolist()


def test_without_a_gpu_a_batch_raises_no_gpu():
    if kogge.gpu.is_available():
        pytest.skip("there is a GPU")
    with pytest.raises(kogge.gpu.NoGpu, match="no usable NVIDIA GPU"):
        kogge.gpu.GpuBatch("speicherstadt", 4)
