"""Which rating model predicts results better: ours (Plackett-Luce, all games at once) or OpenSkill's (one game after the other)?

    pip install openskill
    python scripts/rating_models.py speicherstadt --games 2000

Bots play with every number of players up to the number of bots. Both models are fitted to the games of one half of the seeds and predict
the winners of the other half. The loss is the mean of -log(predicted probability of the winner); lower is better.
"""

from __future__ import annotations

import argparse
import json
import math
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from openskill.models import PlackettLuce

import kogge
from kogge.arena import Plan, run_arena
from kogge.arena.ratings import PRIOR, Likelihood, finishing_orders

BOTS = ("random", "easy", "medium")
Result = dict[str, Any]
Predictor = Callable[[Sequence[str]], list[float]]
"""Predicts the win probability of each seat from the bots in the seats."""


def main() -> None:
    """Play, fit both models, and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=kogge.game_ids())
    parser.add_argument("--games", type=int, default=2000, help="games for each number of players")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    player_counts = [count for count in kogge.list_games()[arguments.game].players if count <= len(BOTS)]
    plans = [Plan(arguments.game, count, None, BOTS) for count in player_counts]
    results = [result for plan in plans for result in play_arena(plan, arguments.games, arguments.jobs)]
    seeds = sorted({result["seed"] for result in results})
    training_seeds = set(seeds[::2])
    training = [result for result in results if result["seed"] in training_seeds]
    test = [result for result in results if result["seed"] not in training_seeds]
    models = {"equal chances": equal_chances(), "Plackett-Luce, ours": ours(training), "OpenSkill": openskill(training)}
    for name, predict in models.items():
        print(f"{name:20} {np.mean([log_loss(result, predict(result['seats'])) for result in test]):.4f}   {len(test)} games")


def play_arena(plan: Plan, games: int, jobs: int) -> list[Result]:
    """Play the games of an arena. Returns their results."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        run_arena(plan, games, path, jobs)
        return [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]


def equal_chances() -> Predictor:
    """The same probability for each seat."""
    return lambda seats: [1 / len(seats)] * len(seats)


def ours(results: list[Result]) -> Predictor:
    """Our model, fitted to all games at once by maximum likelihood; each number of players has its own table of finishing orders."""
    player_counts = sorted({len(result["seats"]) for result in results})
    tables = [finishing_orders([result for result in results if len(result["seats"]) == count], BOTS) for count in player_counts]
    likelihoods = [Likelihood(table, len(BOTS)) for table in tables]
    strength = np.zeros(len(BOTS))
    # Newton's method on the sum of the log likelihoods; the prior counts once for each number of players
    for _ in range(100):
        found = [likelihood.at(strength) for likelihood in likelihoods]
        gradient = sum(one.counts @ gradients - PRIOR * strength for one, (_, gradients, _) in zip(likelihoods, found, strict=True))
        strength = strength - np.linalg.solve(sum(hessian for *_, hessian in found), gradient)
        strength -= strength.mean()

    def predict(seats: Sequence[str]) -> list[float]:
        power = np.exp([strength[BOTS.index(bot)] for bot in seats])
        return list(power / power.sum())

    return predict


def openskill(results: list[Result]) -> Predictor:
    """OpenSkill's model: its ratings are updated after every game, and it predicts the wins itself."""
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in BOTS}
    for result in results:
        ranks = [-(share + points / 1000) for share, points in zip(result["shares"], result["points"], strict=True)]
        updated = model.rate([[rated[bot]] for bot in result["seats"]], ranks=ranks)
        rated |= {bot: team[0] for bot, team in zip(result["seats"], updated, strict=True)}
    return lambda seats: model.predict_win([[rated[bot]] for bot in seats])


def log_loss(result: Result, probabilities: list[float]) -> float:
    """The log loss, weighted by win shares: two players who share the win count half each."""
    return -sum(share * math.log(max(p, 1e-9)) for share, p in zip(result["shares"], probabilities, strict=True) if share)


if __name__ == "__main__":
    main()
