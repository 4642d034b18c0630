"""Which rating model predicts results better: ours (Plackett-Luce, all games at once) or OpenSkill's (one game after the other)?

    pip install openskill
    python scripts/rating_models.py speicherstadt --games 2000

Bots play with every number of players. Both models are fitted to the games of half of the seeds and predict the winners of the other half.
The loss is the mean of -log(predicted probability of the winner); less is better.
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
Chances = Callable[[Sequence[str]], list[float]]
"""The predicted win probability of each seat, from the bots by seat."""


def main() -> None:
    """Play, fit both models, and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=kogge.game_ids())
    parser.add_argument("--games", type=int, default=2000, help="games for each number of players")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    sizes = [size for size in kogge.list_games()[arguments.game].players if size <= len(BOTS)]
    played = [result for size in sizes for result in played_by(Plan(arguments.game, size, None, BOTS), arguments.games, arguments.jobs)]
    seeds = sorted({result["seed"] for result in played})
    known = set(seeds[::2])
    before, after = ([result for result in played if (result["seed"] in known) == is_known] for is_known in (True, False))
    for name, chances in {"equal chances": equal(), "Plackett-Luce, ours": ours(before), "OpenSkill": openskill(before)}.items():
        print(f"{name:20} {np.mean([loss(result, chances(result['seats'])) for result in after]):.4f}   {len(after)} games")


def played_by(plan: Plan, games: int, jobs: int) -> list[Result]:
    """The games of an arena."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        run_arena(plan, games, path, jobs)
        return [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]


def equal() -> Chances:
    """Equal probabilities."""
    return lambda seats: [1 / len(seats)] * len(seats)


def ours(results: list[Result]) -> Chances:
    """Strengths of maximum likelihood; games with different numbers of players are separate tables of orders."""
    sizes = sorted({len(result["seats"]) for result in results})
    tables = [finishing_orders([result for result in results if len(result["seats"]) == size], BOTS) for size in sizes]
    likelihoods = [Likelihood(table, len(BOTS)) for table in tables]
    strength = np.zeros(len(BOTS))
    for _ in range(100):  # Newton's method on the sum of the likelihoods; the prior counts once for each number of players
        found = [likelihood.at(strength) for likelihood in likelihoods]
        slope = sum(one.counts @ slopes - PRIOR * strength for one, (_, slopes, _) in zip(likelihoods, found, strict=True))
        strength = strength - np.linalg.solve(sum(curve for *_, curve in found), slope)
        strength -= strength.mean()

    def chances(seats: Sequence[str]) -> list[float]:
        power = np.exp([strength[BOTS.index(bot)] for bot in seats])
        return list(power / power.sum())

    return chances


def openskill(results: list[Result]) -> Chances:
    """Ratings updated after every game, and the model's own prediction."""
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in BOTS}
    for result in results:
        ranks = [-(share + points / 1000) for share, points in zip(result["shares"], result["points"], strict=True)]
        moved = model.rate([[rated[bot]] for bot in result["seats"]], ranks=ranks)
        rated |= {bot: team[0] for bot, team in zip(result["seats"], moved, strict=True)}
    return lambda seats: model.predict_win([[rated[bot]] for bot in seats])


def loss(result: Result, chances: list[float]) -> float:
    """The log loss, weighted by win shares: two players who share the win count half each."""
    return -sum(share * math.log(max(chance, 1e-9)) for share, chance in zip(result["shares"], chances, strict=True) if share)


if __name__ == "__main__":
    main()
