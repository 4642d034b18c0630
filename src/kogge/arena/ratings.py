"""Ratings by the Plackett-Luce model: the probability of first place is proportional to strength, then likewise among the rest.

Elo is its special case for two players. Ratings are on Elo's scale: the mean of all bots is 1500, and 400 points are odds of 10 to 1.
Intervals are profile likelihood intervals: every rating at which the likelihood of the results is close enough to its maximum. If a bot has
won everything, the interval is wide, and only its upper end depends on the prior. The rotations of one seed are not independent of each
other; the interval is widened by the design effect.
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
DROP = 1.96**2 / 2  # the log likelihood at the ends of a 95 % interval is this much below its maximum


def finishing_orders(results: Sequence[dict[str, Any]], bots: Sequence[str]) -> np.ndarray:
    """For each game, the bots (as numbers) from first to last; those with equal points and share of the win are ordered by seat."""
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
        self.orders, self.order_of, self.counts = np.unique(table, axis=0, return_inverse=True, return_counts=True)
        self.is_bot = np.eye(bots)[self.orders]  # (order, place, bot)

    def at(self, strength: np.ndarray) -> tuple[float, np.ndarray, np.ndarray]:
        """The log likelihood, its gradient for each order, and the Hessian; the first and the last include the prior."""
        value, hessian = -PRIOR * float(strength @ strength) / 2, -PRIOR * np.eye(self.bots)
        gradients = np.zeros((len(self.orders), self.bots))
        power = np.exp(strength)[self.orders]
        for place in range(self.orders.shape[1] - 1):
            chance = power[:, place:] / power[:, place:].sum(1, keepdims=True)
            expected = np.einsum("gp,gpb->gb", chance, self.is_bot[:, place:])
            value += float(self.counts @ np.log(chance[:, 0]))
            gradients += self.is_bot[:, place] - expected
            hessian -= np.diag(self.counts @ expected) - np.einsum("g,gb,gc->bc", self.counts, expected, expected)
        return value, gradients, hessian

    def best(self, start: np.ndarray | None = None, fixed: np.ndarray | None = None) -> np.ndarray:
        """The strengths (mean 0) of maximum likelihood, by Newton's method. The contrast `fixed`, if given, keeps its initial value."""
        strength = np.zeros(self.bots) if start is None else start
        for _ in range(STEPS):
            _, gradients, hessian = self.at(strength)
            step = np.linalg.solve(hessian, PRIOR * strength - self.counts @ gradients)
            if fixed is not None:
                direction = np.linalg.solve(hessian, fixed)
                step = step - direction * (fixed @ step) / (fixed @ direction)
            strength = strength + step / max(1.0, np.abs(step).max())
            if np.abs(step).max() < 1e-7:
                break
        return np.asarray(strength - strength.mean())

    def design_effect(self, strength: np.ndarray, blocks: np.ndarray, contrast: np.ndarray) -> float:
        """The factor by which the variance of a contrast grows because games of one block are correlated; at least 1."""
        _, gradients, hessian = self.at(strength)
        sums = np.zeros((int(blocks.max()) + 1, self.bots))
        np.add.at(sums, blocks, gradients[self.order_of])
        if len(sums) < 2:
            return float(len(blocks))
        influence = (sums - sums.mean(0)) @ np.linalg.solve(-hessian, contrast)
        robust = float(influence @ influence) * len(sums) / (len(sums) - 1)
        return max(1.0, robust / float(contrast @ np.linalg.solve(-hessian, contrast)))

    def interval_end(self, best: np.ndarray, contrast: np.ndarray, drop: float) -> float:
        """The upper end of the profile likelihood interval of a contrast: its value where the log likelihood, maximized over everything
        else, is `drop` below its maximum."""
        maximum, _, hessian = self.at(best)
        shift = math.sqrt(2 * drop * float(contrast @ np.linalg.solve(-hessian, contrast)))
        near, far, strength = 0.0, math.inf, best
        for _ in range(STEPS):
            start = strength + contrast * (shift - float(contrast @ (strength - best))) / float(contrast @ contrast)
            strength = self.best(start, contrast)
            ratio = (maximum - self.at(strength)[0]) / drop
            if abs(ratio - 1) < 1e-3:
                break
            near, far = (shift, far) if ratio < 1 else (near, shift)
            shift /= math.sqrt(ratio)
            if not near < shift < far:
                shift = (near + far) / 2
        return float(contrast @ strength)


def ratings(results: Sequence[dict[str, Any]], bots: Sequence[str]) -> dict[str, dict[str, float]]:
    """Rating of each bot with its 95 % interval."""
    likelihood = Likelihood(finishing_orders(results, bots), len(bots))
    blocks = np.unique([result["seed"] for result in results], return_inverse=True)[1]
    best = likelihood.best()
    rated = {}
    for i, bot in enumerate(bots):
        contrast = np.eye(len(bots))[i] - 1 / len(bots)  # the bot's strength relative to the mean
        drop = DROP * likelihood.design_effect(best, blocks, contrast)
        low, high = -likelihood.interval_end(best, -contrast, drop), likelihood.interval_end(best, contrast, drop)
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
    # the effective number of games, for Wilson's interval
    count = max(1.0, mean * (1 - mean) / error**2) if error > 0 else float(len(shares))
    middle, half = (
        (mean + z2 / (2 * count)) / (1 + z2 / count),
        1.96 * np.sqrt(mean * (1 - mean) / count + z2 / (4 * count**2)) / (1 + z2 / count),
    )
    return mean, float(max(0.0, middle - half)), float(min(1.0, middle + half))


def rating_among(games: Sequence[tuple[Sequence[float], int]]) -> dict[str, float]:
    """The rating, with its 95 % interval, of one player among others whose ratings are known.

    A game is given by the ratings of the others from first to last, and the number of them who finished before the player. Model and prior
    are those of `ratings`.
    """
    rest, won = [], []  # for each place the player could take: the total strength of the others left, and whether the player took it
    for others, before in games:
        power = np.exp((np.asarray(others, float) - MEAN) / ELO)
        for place in range(min(before + 1, len(others))):
            rest.append(power[place:].sum())
            won.append(place == before)
    others_strength, took_place = np.array(rest), np.array(won, bool)

    def log_likelihood(strength: float) -> float:
        return float(strength * took_place.sum() - np.log(others_strength + math.exp(strength)).sum() - PRIOR * strength**2 / 2)

    def slope(strength: float) -> float:
        return float(took_place.sum() - (math.exp(strength) / (others_strength + math.exp(strength))).sum()) - PRIOR * strength

    best = 0.0
    for _ in range(STEPS):
        chance = math.exp(best) / (others_strength + math.exp(best))
        step = slope(best) / (float((chance * (1 - chance)).sum()) + PRIOR)
        best += step / max(1.0, abs(step))
        if abs(step) < 1e-7:
            break
    ends = [_interval_end(log_likelihood, slope, best, side) for side in (-1, 1)]
    return {"rating": MEAN + ELO * best, "low": MEAN + ELO * ends[0], "high": MEAN + ELO * ends[1]}


def _interval_end(log_likelihood: Callable[[float], float], slope: Callable[[float], float], best: float, side: int) -> float:
    """The strength on one side (-1 or 1) of the best where a concave log likelihood is `DROP` below its maximum; by Newton's method, which
    comes closer from outside in every step."""
    far, floor = 1.0, log_likelihood(best) - DROP
    while log_likelihood(best + side * far) > floor:
        far *= 2
    end = best + side * far
    for _ in range(STEPS):
        step = (log_likelihood(end) - floor) / slope(end)
        end -= step
        if abs(step) < 1e-9:
            break
    return end
