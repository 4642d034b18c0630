"""The search speed of `hard`, compared with OpenSpiel's C++ search of the same kind, and its reply times. A part of `make bench`."""

from __future__ import annotations

import importlib.util
import random
import time
from typing import Any

import kogge
from kogge.bots import choose, warm_up
from kogge.bots.compiled import Tree, bot_engine
from kogge.bots.hard import default_parameters
from kogge.bots.knowledge import Knowledge
from kogge.bots.rules_of_thumb import END, rules_of_thumb_for
from kogge.bots.search import HORIZON
from kogge.games import game_ids

ROUNDS = 3
SECONDS = 1.0  # the approximate length of a contender's turn
OPENSPIEL_GAMES = ("hearts", "gin_rummy")  # about 60 and 115 decisions per game; ours have 110 to 310

Row = dict[str, Any]


def measure_search() -> list[Row]:
    """Simulations per second on one core at the first decision of a game; contenders take turns, and the best round of each counts."""
    contenders = {f"{game}, hard": _kogge_search(game, None) for game in game_ids()}
    contenders |= {f"{game}, played to the end": _kogge_search(game, END) for game in game_ids()}
    if importlib.util.find_spec("pyspiel"):
        contenders |= {f"OpenSpiel ISMCTS (C++), {game}": _openspiel_search(game) for game in OPENSPIEL_GAMES}
    best: dict[str, tuple[float, float | None]] = {}
    for _ in range(ROUNDS):
        for name, run in contenders.items():
            best[name] = max(best.get(name, (0.0, None)), run())
    return [
        {"search": name, "simulations/s": speed, "decisions/s searched": decisions or "not known"}
        for name, (speed, decisions) in best.items()
    ]


def _kogge_search(game: str, horizon: float | None) -> Any:
    knowledge = Knowledge(kogge.new(game, seed=1), 1)
    engine, parameters = bot_engine(knowledge.game), default_parameters(rules_of_thumb_for(knowledge.game))
    engine.warm_up(knowledge)
    if horizon is not None:
        parameters[HORIZON] = horizon

    def run() -> tuple[float, float]:
        tree = Tree(knowledge.config, knowledge.rows, 1 << 16)
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            tree.grow(engine, knowledge.seat - 1, 1, parameters, 200)
        spent = time.perf_counter() - start
        return tree.simulations / spent, tree.decisions / spent

    return run


def _openspiel_search(game: str) -> Any:
    import pyspiel

    state = pyspiel.load_game(game).new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    simulations = 100
    bot = pyspiel.ISMCTSBot(3, evaluator, 2.0, simulations, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False)

    def run() -> tuple[float, None]:
        decisions, start = 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            bot.step(state)
            decisions += 1
        return decisions * simulations / (time.perf_counter() - start), None

    return run


def measure_replies(budget: str = "200ms", replies: int = 15) -> list[Row]:
    """The reply times of `hard` with a time budget: median and longest."""
    rows = []
    for game in game_ids():
        match = kogge.new(game, seed=1)
        warm_up(game)
        times = []
        for seed in range(replies):
            start = time.perf_counter()
            match.play(choose(match, f"hard@{budget}", seed=seed))
            times.append(1000 * (time.perf_counter() - start))
        times.sort()
        rows.append({"reply": f"{game}, hard@{budget}", "median ms": times[len(times) // 2], "longest ms": times[-1]})
    return rows
