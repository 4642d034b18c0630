"""Means with 95 % intervals, and the variance of points by source: the bot, the seat, or the deal."""

from __future__ import annotations

import math
from typing import TypedDict

import numpy as np

from kogge.arena.ratings import win_share

Z = 1.96


class Figure(TypedDict):
    """A measured number with the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


class Parts(TypedDict):
    """The sources of the differences between the points at a table, as shares that add up to 1."""

    who: float
    """The bot: the stronger or the weaker one."""
    seat: float
    """The seat."""
    deal: float
    """The deal: the effect of a seed on a seat, independent of the bot."""
    rest: float
    """Everything else: later chance, and interactions of the bots' moves."""


def figure(mean: float, error: float, count: int) -> Figure:
    """A figure from a mean, its standard error and the number of independent observations."""
    half = t_quantile(count - 1) * error
    return {"mean": float(mean), "low": float(mean - half), "high": float(mean + half)}


def t_quantile(degrees_of_freedom: int) -> float:
    """Half the width of the 95 % interval in standard errors (Student's t, by its expansion around the normal distribution)."""
    n, z = max(1, degrees_of_freedom), Z
    return (
        z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2) + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def mean_of(values: np.ndarray) -> Figure:
    """The mean of independent observations."""
    return figure(values.mean(), values.std(ddof=1) / math.sqrt(len(values)), len(values))


def share_of(values: np.ndarray) -> Figure:
    """The mean of independent observations in [0, 1]; the interval stays in this range."""
    mean, low, high = win_share(values, np.arange(len(values)))
    return {"mean": mean, "low": low, "high": high}


def ratio_of(parts: np.ndarray, wholes: np.ndarray) -> Figure:
    """The ratio of two sums; the arguments have an entry for each portion."""
    total = wholes.sum()
    if total <= 0:
        return figure(0.0, 0.0, 2)
    ratio = parts.sum() / total
    return figure(ratio, _error_of_sum(parts - ratio * wholes) / total, len(parts))


def ratio_difference(parts: np.ndarray, wholes: np.ndarray, other_parts: np.ndarray, other_wholes: np.ndarray) -> Figure:
    """The difference of two ratios; the arguments have an entry for each portion, the same portions in all."""
    total, other_total = wholes.sum(), other_wholes.sum()
    ratio, other_ratio = parts.sum() / total, other_parts.sum() / other_total
    residuals = (parts - ratio * wholes) / total - (other_parts - other_ratio * other_wholes) / other_total
    return figure(ratio - other_ratio, _error_of_sum(residuals), len(parts))


def _error_of_sum(residuals: np.ndarray) -> float:
    """The standard error of a sum of independent terms with mean 0."""
    return math.sqrt(float((residuals**2).sum()) * len(residuals) / max(1, len(residuals) - 1))


def p_values(shares: np.ndarray) -> list[float]:
    """The p-value of each seat, from shares of the win by game and seat. The null hypothesis is that all seats are equal.

    A two-sided score test for each seat, corrected for multiple comparisons (Bonferroni).
    """
    games, seats = shares.shape
    errors = np.sqrt(((shares - 1 / seats) ** 2).mean(0) / games)
    z_scores = np.abs(shares.mean(0) - 1 / seats) / np.where(errors > 0, errors, math.inf)
    return [min(1.0, seats * math.erfc(float(z) / math.sqrt(2))) for z in z_scores]


def parts_of(points: np.ndarray) -> Parts:
    """The sources of the variance of points, given by seed, rotation and seat; in rotation r the stronger bot has seat r.

    The deal is the part of a seat's points at one seed that is the same in all rotations.
    """
    seats = points.shape[2]
    margin = points - points.mean(2, keepdims=True)
    variance = float((margin**2).mean())
    if variance == 0:
        return {"who": 0.0, "seat": 0.0, "deal": 0.0, "rest": 1.0}
    is_stronger = np.eye(seats) - 1 / seats
    strength = float((margin * is_stronger).sum() / (len(points) * (is_stronger**2).sum()))
    residual = margin - strength * is_stronger
    seat = residual.mean((0, 1))
    residual = residual - seat
    square_of_sum, sum_of_squares = residual.sum(1) ** 2, (residual**2).sum(1)
    deal = max(0.0, float((square_of_sum - sum_of_squares).mean()) / (seats * (seats - 1)))
    bot = strength**2 * float((is_stronger**2).mean())
    parts = {"who": bot / variance, "seat": float((seat**2).mean()) / variance, "deal": deal / variance}
    return {**parts, "rest": 1 - sum(parts.values())}  # type: ignore[typeddict-item]
