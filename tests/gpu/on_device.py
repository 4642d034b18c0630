"""Run in a process of its own, on the GPU or in numba's simulator of one: plays games through kogge.gpu and prints the results as JSON."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from typing import Any

import numpy as np

import kogge.gpu.batch
from kogge.bots.flat import rollout_parameters
from kogge.engine.boxes import load_box
from kogge.engine.chance import random_start
from kogge.engine.config import GameConfig
from kogge.engine.flow import CHOICES, OVER, flow_of
from kogge.games import game_by_id
from kogge.gpu.kernels import choose_rule, scratch_of

SEED = 5
if os.environ.get("NUMBA_ENABLE_CUDASIM"):
    # the simulator starts a thread of Python's for every one of a block: two tables, and a thread that has none
    kogge.gpu.batch.THREADS = 3


def whole_games(game: str, players: int, options: list[str], count: int, policy: str) -> dict[str, Any]:
    """Final tables and sums of whole games; fewer rows than games are given, so that the last games must be found in them."""
    kind = game_by_id(game)
    rows = np.zeros(max(1, count - 1), kind.Table)
    found = kogge.gpu.playouts(GameConfig(kind, players, options), SEED, count, policy, rows)
    return {
        "tables": hashlib.sha256(rows.tobytes()).hexdigest(),
        "decisions": found.decisions,
        "points": found.points.tolist(),
        "wins": found.wins.tolist(),
        "mean_length": float(found.mean_length),
        "points_spread": found.points_spread.tolist(),
    }


def last_thought(game: str, players: int, options: list[str]) -> list[str]:
    """One game of `medium` by the rule of its kernel: digests of the final table and of the scratch table of the last decision."""
    kind = game_by_id(game)
    box, tables = load_box(kind).box, np.zeros(2, kind.Table)
    flow, choose, s, scratch = flow_of(kind), choose_rule(kind, "medium"), tables[0], np.zeros(1, scratch_of(kind, "medium"))[0]
    kind.setup(box, s, players, kind.option_bits(tuple(options)), SEED)
    decisions, pick = 0, random_start(SEED, CHOICES)
    while flow.prepare_turn(box, s, scratch) != OVER:
        if scratch.open > 1:
            k, pick = choose(box, tables, SEED, decisions, pick, scratch)
            scratch.action = scratch.moves[k]
            decisions += 1
        flow.advance(box, s, scratch)
    return [hashlib.sha256(row.tobytes()).hexdigest() for row in tables]


def first_steps(game: str, players: int, options: list[str], n: int, count: int) -> dict[str, Any]:
    """The arrays of a batch after each of some random decisions, and after an illegal one."""
    batch = kogge.gpu.GpuBatch(game, n, players, options, seed=SEED)
    shown = []
    for _ in range(count):
        shown.append(
            {
                "seats": np.asarray(batch.seats).tolist(),
                "legal": [np.flatnonzero(row).tolist() for row in np.asarray(batch.legal())],
                "observations": hashlib.sha256(np.ascontiguousarray(np.asarray(batch.observe())).tobytes()).hexdigest(),
            }
        )
        batch.step(batch.random_actions())
    before = batch.tables().tobytes()
    batch.step(np.full(n, batch.game.n_actions))
    illegal = np.asarray(batch.illegal).tolist()
    return {"shown": shown, "illegal": illegal, "unchanged": batch.tables().tobytes() == before}


def games_in_a_row(game: str, players: int, options: list[str], n: int) -> dict[str, Any]:
    """The first game that ends on one of n tables, and the arrays of the next game there."""
    batch = kogge.gpu.GpuBatch(game, n, players, options, seed=SEED)
    while not np.asarray(batch.dones).any():
        seeds = np.array(batch.seeds)
        batch.step(batch.random_actions())
    place = int(np.flatnonzero(np.asarray(batch.dones))[0])
    return {
        "place": place,
        "seed": int(seeds[place]),
        "points": np.asarray(batch.points)[place].tolist(),
        "shares": np.asarray(batch.shares)[place].tolist(),
        "next seed": int(np.asarray(batch.seeds)[place]),
        "seat": int(np.asarray(batch.seats)[place]),
        "legal": np.flatnonzero(np.asarray(batch.legal())[place]).tolist(),
        "observation": np.asarray(batch.observe())[place].tolist(),
    }


def mixed_steps(game: str, configs: list[tuple[int, list[str]]], count: int) -> list[dict[str, Any]]:
    """The arrays of a batch of tables that differ in players and options, after each of some random decisions."""
    batch = kogge.gpu.GpuBatch.mixed([GameConfig(game_by_id(game), players, options) for players, options in configs], SEED)
    shown = []
    for _ in range(count):
        legal = [np.flatnonzero(row).tolist() for row in np.asarray(batch.legal())]
        shown.append({"seats": np.asarray(batch.seats).tolist(), "legal": legal})
        batch.step(batch.random_actions())
    return shown


def thoughts(game: str, players: int, options: list[str], n: int, count: int) -> list[list[int]]:
    """What `medium` would play at some tables of a batch, after each of some random decisions."""
    batch, cuda = kogge.gpu.GpuBatch(game, n, players, options, seed=SEED), kogge.gpu.batch.gpu()
    shown = []
    for turn in range(count):
        places, actions = cuda.to_device(np.arange(n - 1, -1, -1)), cuda.to_device(np.zeros(n, np.int64))
        think = kogge.gpu.batch.think_kernel(batch.game)[batch._blocks, kogge.gpu.batch.THREADS]
        think(batch._boxes, batch._rows, places, batch.seeds.array, turn, actions)
        shown.append(actions.copy_to_host().tolist()[::-1])
        batch.step(batch.random_actions())
    return shown


def move_trials(game: str, players: int, options: list[str], n: int, count: int, rollouts: int) -> list[dict[str, Any]]:
    """The gains of the first and the last legal move in some rollouts at every table of a batch, after each of some random decisions; every
    third action is none."""
    batch, cuda = kogge.gpu.GpuBatch(game, n, players, options, seed=SEED), kogge.gpu.batch.gpu()
    shown = []
    for turn in range(count):
        legal = [np.flatnonzero(row) for row in np.asarray(batch.legal())]
        actions = np.array([action for moves in legal for action in (moves[0], moves[-1], -1)])
        places = np.repeat(np.arange(n), 3)
        jobs = {"places": places, "actions": actions, "seeds": 100 * turn + places}
        gains = cuda.to_device(np.zeros((len(places), rollouts), np.float32))
        given, parameters = map(cuda.to_device, jobs.values()), cuda.to_device(rollout_parameters(batch.game))
        blocks = -(-gains.size // kogge.gpu.batch.THREADS)
        kernel = kogge.gpu.batch.trial_kernel(batch.game)[blocks, kogge.gpu.batch.THREADS]
        kernel(batch._boxes, batch._rows, *given, 1, rollouts, parameters, gains)
        shown.append({name: array.tolist() for name, array in jobs.items()} | {"gains": gains.copy_to_host().tolist()})
        batch.step(batch.random_actions())
    return shown


if __name__ == "__main__":
    tasks = {
        "whole_games": whole_games,
        "last_thought": last_thought,
        "first_steps": first_steps,
        "games_in_a_row": games_in_a_row,
        "thoughts": thoughts,
        "mixed_steps": mixed_steps,
        "move_trials": move_trials,
    }
    print(json.dumps([tasks[name](*given) for name, *given in json.loads(sys.argv[1])]))
