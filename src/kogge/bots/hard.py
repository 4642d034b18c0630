"""`hard` at one decision: grow trees for as long as the budget lasts, on as many threads as asked, and take the move tried most."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from kogge.bots.chance import TREE, stream
from kogge.bots.compiled import BotEngine, Tree, bot_engine, knobs_array
from kogge.bots.knowledge import Knowledge
from kogge.bots.rules_of_thumb import END, RulesOfThumb, rules_of_thumb_for
from kogge.bots.search import CALM, DEPTH, EXPLORE, HORIZON, NOISE, SCALE, UNIFORM, WIN_PART

SLICE = 0.004  # seconds between two looks at the clock
TIMED_ROOM = 1 << 16  # nodes of a tree that grows by the clock; a full one goes on learning

Budget = tuple[str, float]


def default_knobs(advice: RulesOfThumb) -> np.ndarray:
    """How `hard` searches; docs/strength.md tells what else was tried."""
    return knobs_array(
        {
            EXPLORE: 1.5,
            CALM: advice.calm,
            UNIFORM: 0.1,
            HORIZON: advice.horizon,
            DEPTH: END,
            WIN_PART: 0.5,
            SCALE: advice.point_scale,
            NOISE: advice.rollout_noise,
        }
    )


def hard_bot(knowledge: Knowledge, budget: Budget, threads: int = 1) -> str:
    """The move with the most visits."""
    return knowledge.loaded.move_texts[_counted(knowledge, budget, threads)[0][0]]


def weighed_moves(knowledge: Knowledge, budget: Budget, threads: int = 1) -> list[tuple[str, float]]:
    """Every move with the win share expected of it, the most visited first; a move never tried comes last, with share 0."""
    return [
        (knowledge.loaded.move_texts[action], share / visits if visits else 0.0)
        for action, visits, _, share in _counted(knowledge, budget, threads)
    ]


def _counted(knowledge: Knowledge, budget: Budget, threads: int) -> list[tuple[int, int, float, float]]:
    """The moves at the root of all trees together: action, visits, gains, win shares; most visits first."""
    counts = {action: [0, 0.0, 0.0] for action in knowledge.actions}
    for tree in grown_trees(knowledge, budget, threads):
        for action, visits, value, share in tree.root_moves():
            counts[action][0] += visits
            counts[action][1] += value
            counts[action][2] += share
    found = [(action, int(visits), value, share) for action, (visits, value, share) in counts.items()]
    return sorted(found, key=lambda row: (-row[1], -row[2], row[0]))


def grown_trees(knowledge: Knowledge, budget: Budget, threads: int = 1, knobs: np.ndarray | None = None) -> list[Tree]:
    """One tree per thread, grown side by side; simulations are shared out evenly."""
    engine = bot_engine(knowledge.game)
    engine.warm_up(knowledge)
    start = time.perf_counter()
    knobs = default_knobs(rules_of_thumb_for(knowledge.game)) if knobs is None else knobs
    kind, amount = budget
    room = TIMED_ROOM if kind == "seconds" else -(-int(amount) // threads)

    def grow(number: int) -> Tree:
        tree = Tree(knowledge.setting, knowledge.rows, min(room, TIMED_ROOM))
        seed = int(stream(knowledge.seed, knowledge.turn * 64 + number, TREE))
        if kind == "seconds":
            _grow_until(tree, engine, knowledge, seed, knobs, start + amount)
        else:
            tree.grow(engine, knowledge.seat - 1, seed, knobs, _fair_share(int(amount), threads, number))
        return tree

    if threads == 1:
        return [grow(0)]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(grow, range(threads)))


def _fair_share(amount: int, threads: int, number: int) -> int:
    return amount // threads + (number < amount % threads)


def _grow_until(tree: Tree, engine: BotEngine, knowledge: Knowledge, seed: int, knobs: np.ndarray, deadline: float) -> None:
    """Slices of simulations, each as long as experience says fits into SLICE; at least one slice."""
    count = 8
    while True:
        before = time.perf_counter()
        tree.grow(engine, knowledge.seat - 1, seed, knobs, count)
        now = time.perf_counter()
        if now >= deadline:
            return
        per_simulation = max(1e-7, (now - before) / count)
        count = max(1, int(min(SLICE, deadline - now) / per_simulation))
