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
    """Whether the stronger bot plays."""
    seat: float
    """Which seat it is."""
    deal: float
    """The deal: the effect of a seed on a seat, independent of the player."""
    rest: float
    """The rest: later chance, and interactions of the bots' moves."""


def figure(mean: float, error: float, count: int) -> Figure:
    """A figure from a mean, its standard error and the number of independent observations."""
    half = student(count - 1) * error
    return {"mean": float(mean), "low": float(mean - half), "high": float(mean + half)}


def student(freedom: int) -> float:
    """Half the width of the 95 % interval in standard errors (Student's t, by its expansion around the normal distribution)."""
    n, z = max(1, freedom), Z
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
    """A ratio of two sums, both given by portions."""
    whole = wholes.sum()
    if whole <= 0:
        return figure(0.0, 0.0, 2)
    ratio = parts.sum() / whole
    return figure(ratio, _spread(parts - ratio * wholes) / whole, len(parts))


def ratio_difference(parts: np.ndarray, wholes: np.ndarray, other_parts: np.ndarray, other_wholes: np.ndarray) -> Figure:
    """The difference of two ratios, all given by the same portions."""
    whole, other = wholes.sum(), other_wholes.sum()
    one, two = parts.sum() / whole, other_parts.sum() / other
    aside = (parts - one * wholes) / whole - (other_parts - two * other_wholes) / other
    return figure(one - two, _spread(aside), len(parts))


def _spread(aside: np.ndarray) -> float:
    """The standard error of a sum of independent portions with mean 0."""
    return math.sqrt(float((aside**2).sum()) * len(aside) / max(1, len(aside) - 1))


def p_values(shares: np.ndarray) -> list[float]:
    """By seat, p: were all seats equal, at most how likely is it that any seat ends up as far from the fair share as this one?

    Shares of the win by game and seat. A two-sided score test for each seat, corrected for looking at all of them (Bonferroni).
    """
    games, seats = shares.shape
    errors = np.sqrt(((shares - 1 / seats) ** 2).mean(0) / games)
    far = np.abs(shares.mean(0) - 1 / seats) / np.where(errors > 0, errors, math.inf)
    return [min(1.0, seats * math.erfc(float(one) / math.sqrt(2))) for one in far]


def parts_of(points: np.ndarray) -> Parts:
    """Points by seed, rotation and seat; in rotation r the stronger bot sits in seat r. The deal is what stays when it moves on."""
    seats = points.shape[2]
    margin = points - points.mean(2, keepdims=True)
    whole = float((margin**2).mean())
    if whole == 0:
        return {"who": 0.0, "seat": 0.0, "deal": 0.0, "rest": 1.0}
    sits = np.eye(seats) - 1 / seats
    strength = float((margin * sits).sum() / (len(points) * (sits**2).sum()))
    left = margin - strength * sits
    seat = left.mean((0, 1))
    left = left - seat
    together, apart = left.sum(1) ** 2, (left**2).sum(1)
    deal = max(0.0, float((together - apart).mean()) / (seats * (seats - 1)))
    found = {"who": strength**2 * float((sits**2).mean()) / whole, "seat": float((seat**2).mean()) / whole, "deal": deal / whole}
    return {**found, "rest": 1 - sum(found.values())}  # type: ignore[typeddict-item]
