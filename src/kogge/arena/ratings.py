"""Ratings by the Plackett-Luce model: the chance to come first is proportional to strength, then likewise among the rest.

Elo is its special case for two. Strengths are given on Elo's scale, the mean of all bots at 1500: 400 points are odds of 10 to 1.
An interval holds every rating under which the results are not much less likely than at best: so it stays wide where somebody has won
everything, and only its far end is then a matter of the prior. The rotations of one seed are not independent of each other; if that makes
the games worth fewer, the interval is wider for it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

ELO = 400 / math.log(10)
MEAN = 1500
PRIOR = 0.05  # keeps the rating of a bot that never won finite
STEPS = 60
DROP = 1.96**2 / 2  # of the log likelihood, at the ends of a 95 % interval


def finishing_orders(results: Sequence[dict[str, Any]], bots: Sequence[str]) -> np.ndarray:
    """By game, the bots (as numbers) from first to last; those with equal points and share of the win in the order of their seats."""
    names = {bot: number for number, bot in enumerate(bots)}
    table = []
    for result in results:
        seats = range(len(result["seats"]))
        order = sorted(seats, key=lambda seat: (-result["shares"][seat], -result["points"][seat]))
        table.append([names[result["seats"][seat]] for seat in order])
    return np.array(table)


class Likelihood:
    """The likelihood of finishing orders, given the bots' log strengths; equal orders are counted once with a weight."""

    def __init__(self, table: np.ndarray, bots: int):
        self.bots = bots
        self.kinds, self.kind_of, self.counts = np.unique(table, axis=0, return_inverse=True, return_counts=True)
        self.is_bot = np.eye(bots)[self.kinds]  # kind of orders, place, bot

    def at(self, strength: np.ndarray) -> tuple[float, np.ndarray, np.ndarray]:
        """The log likelihood, its gradient for each order, and the Hessian; the first and the last include the prior."""
        value, curve = -PRIOR * float(strength @ strength) / 2, -PRIOR * np.eye(self.bots)
        slopes = np.zeros((len(self.kinds), self.bots))
        power = np.exp(strength)[self.kinds]
        for place in range(self.kinds.shape[1] - 1):
            chance = power[:, place:] / power[:, place:].sum(1, keepdims=True)
            expected = np.einsum("gp,gpb->gb", chance, self.is_bot[:, place:])
            value += float(self.counts @ np.log(chance[:, 0]))
            slopes += self.is_bot[:, place] - expected
            curve -= np.diag(self.counts @ expected) - np.einsum("g,gb,gc->bc", self.counts, expected, expected)
        return value, slopes, curve

    def best(self, start: np.ndarray | None = None, held: np.ndarray | None = None) -> np.ndarray:
        """The strengths (mean 0) of maximum likelihood, by Newton's method; a sum in `held` keeps its initial value."""
        strength = np.zeros(self.bots) if start is None else start
        for _ in range(STEPS):
            _, slopes, curve = self.at(strength)
            step = np.linalg.solve(curve, PRIOR * strength - self.counts @ slopes)
            if held is not None:
                way = np.linalg.solve(curve, held)
                step = step - way * (held @ step) / (held @ way)
            strength = strength + step / max(1.0, np.abs(step).max())
            if np.abs(step).max() < 1e-7:
                break
        return np.asarray(strength - strength.mean())

    def worth(self, strength: np.ndarray, blocks: np.ndarray, aside: np.ndarray) -> float:
        """How many games count as one independent game, for a sum of strengths: 1 or more, since games of one block are correlated."""
        _, slopes, curve = self.at(strength)
        sums = np.zeros((int(blocks.max()) + 1, self.bots))
        np.add.at(sums, blocks, slopes[self.kind_of])
        if len(sums) < 2:
            return float(len(blocks))
        felt = (sums - sums.mean(0)) @ np.linalg.solve(-curve, aside)
        return max(1.0, float(felt @ felt) * len(sums) / (len(sums) - 1) / float(aside @ np.linalg.solve(-curve, aside)))

    def end(self, best: np.ndarray, aside: np.ndarray, drop: float) -> float:
        """The profile interval of a sum of strengths: where the log likelihood has dropped by so much, all others re-optimized."""
        top, _, curve = self.at(best)
        push = math.sqrt(2 * drop * float(aside @ np.linalg.solve(-curve, aside)))
        near, far, strength = 0.0, math.inf, best
        for _ in range(STEPS):
            start = strength + aside * (push - float(aside @ (strength - best))) / float(aside @ aside)
            strength = self.best(start, aside)
            found = (top - self.at(strength)[0]) / drop
            if abs(found - 1) < 1e-3:
                break
            near, far = (push, far) if found < 1 else (near, push)
            push /= math.sqrt(found)
            if not near < push < far:
                push = (near + far) / 2
        return float(aside @ strength)


def ratings(results: Sequence[dict[str, Any]], bots: Sequence[str]) -> dict[str, dict[str, float]]:
    """Rating of each bot with its 95 % interval."""
    likelihood = Likelihood(finishing_orders(results, bots), len(bots))
    blocks = np.unique([result["seed"] for result in results], return_inverse=True)[1]
    best = likelihood.best()
    rated = {}
    for i, bot in enumerate(bots):
        aside = np.eye(len(bots))[i] - 1 / len(bots)
        drop = DROP * likelihood.worth(best, blocks, aside)
        low, high = -likelihood.end(best, -aside, drop), likelihood.end(best, aside, drop)
        rated[bot] = {"rating": MEAN + ELO * float(best[i]), "low": MEAN + ELO * low, "high": MEAN + ELO * high}
    return rated


def win_share(shares: np.ndarray, blocks: np.ndarray) -> tuple[float, float, float]:
    """Mean share of the win and its 95 % interval, counting the games of one seed as one observation."""
    mean = float(shares.mean())
    _, block = np.unique(blocks, return_inverse=True)
    sums, counts = np.bincount(block, shares), np.bincount(block)
    if len(sums) < 2:
        return mean, 0.0, 1.0
    error = np.sqrt(((sums - mean * counts) ** 2).sum() * len(sums) / (len(sums) - 1)) / counts.sum()
    z2 = 1.96**2
    count = (
        max(1.0, mean * (1 - mean) / error**2) if error > 0 else float(len(shares))
    )  # the effective number of games, for Wilson's interval
    middle, half = (
        (mean + z2 / (2 * count)) / (1 + z2 / count),
        1.96 * np.sqrt(mean * (1 - mean) / count + z2 / (4 * count**2)) / (1 + z2 / count),
    )
    return mean, float(max(0.0, middle - half)), float(min(1.0, middle + half))


def rating_among(games: Sequence[tuple[Sequence[float], int]]) -> dict[str, float]:
    """The rating, with its 95 % interval, of one player among others whose ratings are known.

    A game is the ratings of the others from first to last, and how many of them came before. The same model and prior as for all at once.
    """
    rest, won = [], []  # for each place the player could take: the strength of the others left, and whether the player took it
    for others, before in games:
        power = np.exp((np.asarray(others, float) - MEAN) / ELO)
        for place in range(min(before + 1, len(others))):
            rest.append(power[place:].sum())
            won.append(place == before)
    left, took = np.array(rest), np.array(won, bool)

    def height(strength: float) -> float:
        return float(strength * took.sum() - np.log(left + math.exp(strength)).sum() - PRIOR * strength**2 / 2)

    best = 0.0
    for _ in range(STEPS):
        chance = math.exp(best) / (left + math.exp(best))
        step = (float((took - chance).sum()) - PRIOR * best) / (float((chance * (1 - chance)).sum()) + PRIOR)
        best += step / max(1.0, abs(step))
        if abs(step) < 1e-7:
            break
    ends = [_end_of(height, best, way) for way in (-1, 1)]
    return {"rating": MEAN + ELO * best, "low": MEAN + ELO * ends[0], "high": MEAN + ELO * ends[1]}


def _end_of(height: Callable[[float], float], best: float, way: int) -> float:
    """Where a unimodal likelihood has dropped so far, on one side; found by bisection."""
    near, far, floor = 0.0, 1.0, height(best) - DROP
    while height(best + way * far) > floor:
        near, far = far, far * 2
    for _ in range(40):
        middle = (near + far) / 2
        near, far = (middle, far) if height(best + way * middle) > floor else (near, middle)
    return best + way * far
