"""Ratings by the Plackett-Luce model: the chance to come first is proportional to strength, then likewise among the rest.

Elo is its special case for two. Strengths are given on Elo's scale, the mean of all bots at 1500: 400 points are odds of 10 to 1.
Intervals come from drawing whole seeds anew (bootstrap), since the rotations of one seed are not independent of each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

ELO = 400 / np.log(10)
MEAN = 1500
PRIOR = 0.05  # a bot that never won is far below the others, not infinitely far
STEPS = 60


def standings(results: Sequence[dict[str, Any]], bots: Sequence[str]) -> np.ndarray:
    """By game, the bots (as numbers) from first to last; those with equal points and share of the win in the order of their seats."""
    names = {bot: number for number, bot in enumerate(bots)}
    table = []
    for result in results:
        seats = range(len(result["seats"]))
        order = sorted(seats, key=lambda seat: (-result["shares"][seat], -result["points"][seat]))
        table.append([names[result["seats"][seat]] for seat in order])
    return np.array(table)


def fitted(table: np.ndarray, weights: np.ndarray, bots: int) -> np.ndarray:
    """The strengths (logarithms, mean 0) that make these standings likeliest: Newton's method, the likelihood is concave."""
    strength = np.zeros(bots)
    is_bot = np.eye(bots)[table]  # game, place, bot
    for _ in range(STEPS):
        slope, curve = -PRIOR * strength, -PRIOR * np.eye(bots)
        power = np.exp(strength)[table]
        for place in range(table.shape[1] - 1):
            chance = power[:, place:] / power[:, place:].sum(1, keepdims=True)
            expected = np.einsum("gp,gpb->gb", chance, is_bot[:, place:])
            slope += weights @ (is_bot[:, place] - expected)
            curve -= np.diag(weights @ expected) - np.einsum("g,gb,gc->bc", weights, expected, expected)
        step = np.linalg.solve(curve, slope)
        strength = strength - np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-7:
            break
    return np.asarray(strength - strength.mean())


def ratings(results: Sequence[dict[str, Any]], bots: Sequence[str], draws: int = 200, seed: int = 0) -> dict[str, dict[str, float]]:
    """Rating of each bot with its 95 % interval."""
    table = standings(results, bots)
    seeds = np.array([result["seed"] for result in results])
    _, block = np.unique(seeds, return_inverse=True)
    best = fitted(table, np.ones(len(table)), len(bots))
    chance = np.random.default_rng(seed)
    blocks = int(block.max()) + 1
    drawn = np.array(
        [fitted(table, np.bincount(chance.integers(blocks, size=blocks), minlength=blocks)[block] * 1.0, len(bots)) for _ in range(draws)]
    )
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    return {bot: {"rating": MEAN + ELO * best[i], "low": MEAN + ELO * low[i], "high": MEAN + ELO * high[i]} for i, bot in enumerate(bots)}


def win_share(shares: np.ndarray, blocks: np.ndarray) -> tuple[float, float, float]:
    """Mean share of the win and its 95 % interval, counting the games of one seed as one observation."""
    mean = float(shares.mean())
    _, block = np.unique(blocks, return_inverse=True)
    sums, counts = np.bincount(block, shares), np.bincount(block)
    if len(sums) < 2:
        return mean, 0.0, 1.0
    error = np.sqrt(((sums - mean * counts) ** 2).sum() * len(sums) / (len(sums) - 1)) / counts.sum()
    z2 = 1.96**2
    count = max(1.0, mean * (1 - mean) / error**2) if error > 0 else float(len(shares))  # games these are worth; then Wilson's interval
    middle, half = (
        (mean + z2 / (2 * count)) / (1 + z2 / count),
        1.96 * np.sqrt(mean * (1 - mean) / count + z2 / (4 * count**2)) / (1 + z2 / count),
    )
    return mean, float(max(0.0, middle - half)), float(min(1.0, middle + half))
