"""The speed of the environments in decisions per second: `python -m benchmarks.environments`.

A decision includes everything: choosing a random legal move, playing it with the chance events and forced moves after it, and computing the
legal moves and the observation of the next seat.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from kogge.envs.vector import Batch
from kogge.games import game_ids


def measure_vector(game: str, seconds: float = 2.0, games: int = 4096, threads: int | None = None) -> float:
    """Decisions per second of the vector environment, by default on all cores."""
    batch = Batch(game, games, seed=1, threads=threads)
    actions = batch.random_actions()

    def one_step() -> int:
        batch.random_actions(actions)
        batch.step(actions)
        return games

    rate = _rate(one_step, seconds)
    batch.close()
    return rate


def measure_pettingzoo(game: str, seconds: float = 2.0) -> float:
    """Decisions per second of the PettingZoo environment."""
    from kogge.envs.pettingzoo import raw_env

    env = raw_env(game)
    env.reset(seed=1)
    rng = np.random.default_rng(1)

    def one_game() -> int:
        env.reset()
        decisions = 0
        while not env.terminations[env.agent_selection]:
            observation = env.last()[0]
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            decisions += 1
        return decisions

    return _rate(one_game, seconds)


def measure_openspiel(game: str, seconds: float = 2.0) -> float:
    """Decisions per second of OpenSpiel states, without observations, which OpenSpiel requests separately."""
    from kogge.envs.openspiel import GAMES

    openspiel_game = GAMES[game]({"seed": 1})
    rng = np.random.default_rng(1)

    def one_game() -> int:
        state, decisions = openspiel_game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(actions[rng.integers(len(actions))])
        return decisions

    return _rate(one_game, seconds)


def _rate(play: Callable[[], int], seconds: float) -> float:
    play()  # warm up
    decisions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play()
    return decisions / (time.perf_counter() - start)


def main() -> None:
    """Measure and print everything."""
    for game in game_ids():
        for name, measure in {"vector": measure_vector, "pettingzoo": measure_pettingzoo, "openspiel": measure_openspiel}.items():
            print(f"{game:15} {name:12} {measure(game):12,.0f} decisions/s", flush=True)


if __name__ == "__main__":
    main()
