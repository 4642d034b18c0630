"""`hard` and `expert` at one decision: search until the budget is spent, one tree per thread, and take the most visited move."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from kogge.bots.chance import TREE, stream
from kogge.bots.compiled import BotEngine, Tree, bot_engine, parameter_array
from kogge.bots.knowledge import Knowledge
from kogge.bots.net import Net, net_for
from kogge.bots.rules_of_thumb import END, RulesOfThumb, rules_of_thumb_for
from kogge.bots.search import (
    DEPTH,
    EXPLORE,
    HORIZON,
    NET_TEMPERATURE,
    NET_VISITS,
    NOISE,
    POINT_SCALE,
    TEMPERATURE,
    THROUGH_CHANCE,
    UNIFORM,
    VALUE_HORIZON,
    VALUE_WEIGHT,
    WIN_WEIGHT,
)  # fmt: skip
from kogge.bots.weights import BadNet

SLICE = 0.004  # seconds between two checks of the clock
DEFAULT_NET_TEMPERATURE = 2.0  # with 1, nearly all visits would go to one move
TIMED_NODES = 1 << 16  # nodes of a tree with a time budget; simulations continue when it is full

Budget = tuple[str, float]


def default_parameters(heuristics: RulesOfThumb) -> np.ndarray:
    """The parameters of `hard`; docs/strength.md lists what else was tried."""
    return parameter_array(
        {
            EXPLORE: 1.5,
            TEMPERATURE: heuristics.temperature,
            UNIFORM: 0.1,
            HORIZON: heuristics.horizon,
            DEPTH: END,
            WIN_WEIGHT: 0.5,
            POINT_SCALE: heuristics.point_scale,
            NOISE: heuristics.rollout_noise,
        }
    )


CARD_PARAMETERS = {
    "explore": EXPLORE, "uniform": UNIFORM, "horizon": HORIZON, "win_weight": WIN_WEIGHT, "through_chance": THROUGH_CHANCE,
    "net_visits": NET_VISITS, "net_temperature": NET_TEMPERATURE, "value_weight": VALUE_WEIGHT, "value_horizon": VALUE_HORIZON,
}  # fmt: skip
"""The search parameters that a net's card may set, by their names in the card."""
MIN_NET_TEMPERATURE = 0.01  # 0 would turn the net off


def net_parameters(net: Net) -> np.ndarray:
    """The parameters of `expert`: those of `hard` with the net's policy as prior; the net's card may override them (`search`)."""
    parameters = default_parameters(rules_of_thumb_for(net.config.game))
    parameters[NET_TEMPERATURE] = DEFAULT_NET_TEMPERATURE
    overrides = net.card.get("search", {})
    for name, value in overrides.items() if isinstance(overrides, dict) else [("search", overrides)]:
        least = MIN_NET_TEMPERATURE if name == "net_temperature" else 0.0
        if name not in CARD_PARAMETERS or type(value) not in (int, float) or not least <= value <= END:
            raise BadNet(f"This net's card has an invalid search parameter: {name} = {value!r}.", code="bad_search")
        parameters[CARD_PARAMETERS[name]] = value
    return parameters


def hard_bot(knowledge: Knowledge, budget: Budget, threads: int = 1) -> str:
    """The move with the most visits."""
    return knowledge.loaded.move_texts[_root_totals(knowledge, budget, threads)[0][0]]


def expert_bot(knowledge: Knowledge, budget: Budget, threads: int = 1, path: Path | None = None) -> str:
    """The move with the most visits, in a search with a net."""
    return knowledge.loaded.move_texts[_root_totals(knowledge, budget, threads, net_for(knowledge.config, path))[0][0]]


def evaluated_moves(knowledge: Knowledge, budget: Budget, threads: int = 1) -> list[tuple[str, float]]:
    """Every move with its expected win share, most visited first; unvisited moves come last, with share 0."""
    return [
        (knowledge.loaded.move_texts[action], share / visits if visits else 0.0)
        for action, visits, _, share in _root_totals(knowledge, budget, threads)
    ]


def _root_totals(knowledge: Knowledge, budget: Budget, threads: int, net: Net | None = None) -> list[tuple[int, int, float, float]]:
    """The root moves of all trees added up: action, visits, gains, win shares; most visits first."""
    counts = {action: [0, 0.0, 0.0] for action in knowledge.actions}
    for tree in grow_trees(knowledge, budget, threads, net=net):
        for action, visits, value, share in tree.root_moves():
            counts[action][0] += visits
            counts[action][1] += value
            counts[action][2] += share
    found = [(action, int(visits), value, share) for action, (visits, value, share) in counts.items()]
    return sorted(found, key=lambda row: (-row[1], -row[2], row[0]))


def grow_trees(
    knowledge: Knowledge, budget: Budget, threads: int = 1, parameters: np.ndarray | None = None, net: Net | None = None
) -> list[Tree]:
    """One tree per thread, searched in parallel; simulations are divided evenly."""
    if parameters is None:
        parameters = default_parameters(rules_of_thumb_for(knowledge.game)) if net is None else net_parameters(net)
    engine = bot_engine(knowledge.game)
    engine.warm_up(knowledge)
    start = time.perf_counter()
    kind, amount = budget
    capacity = TIMED_NODES if kind == "seconds" else -(-int(amount) // threads)

    def grow(number: int) -> Tree:
        tree = Tree(knowledge.config, knowledge.rows, min(capacity, TIMED_NODES), net)
        seed = int(stream(knowledge.seed, knowledge.turn * 64 + number, TREE))
        if kind == "seconds":
            _grow_until(tree, engine, knowledge, seed, parameters, start + amount)
        else:
            tree.grow(engine, knowledge.seat - 1, seed, parameters, _fair_share(int(amount), threads, number))
        return tree

    if threads == 1:
        return [grow(0)]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(grow, range(threads)))


def _fair_share(amount: int, threads: int, number: int) -> int:
    return amount // threads + (number < amount % threads)


def _grow_until(tree: Tree, engine: BotEngine, knowledge: Knowledge, seed: int, parameters: np.ndarray, deadline: float) -> None:
    """Run simulations in slices of about SLICE seconds until the deadline; at least one slice."""
    count = 8
    while True:
        before = time.perf_counter()
        tree.grow(engine, knowledge.seat - 1, seed, parameters, count)
        now = time.perf_counter()
        if now >= deadline:
            return
        per_simulation = max(1e-7, (now - before) / count)
        count = max(1, int(min(SLICE, deadline - now) / per_simulation))
