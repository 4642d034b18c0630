"""The sequential probability ratio test (SPRT): play only until it is clear whether a bot is stronger. Chess engines are tested this way.

An observation is the mean win share of one bot in all rotations of a seed: these games are not independent of each other, so a seed counts
once. The hypotheses are two means, H0 and H1; the variance is estimated from the games (the generalised test, with a normal approximation).
The test stops when the likelihood ratio leaves its bounds. The probability of a wrong answer is then at most about `alpha` if H0 is true,
and `beta` if H1 is true.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

import numpy as np

from kogge.engine.errors import BadOption

MIN_SEEDS = 30  # fewer say too little about the variance
BATCH = 20  # seeds between two checks of the ratio


class SprtReport(TypedDict):
    """The state of a sequential test."""

    bot: str
    h0: float
    h1: float
    alpha: float
    beta: float
    seeds: int
    """Observations: seeds whose rotations have all been played."""
    share: float
    ratio: float
    """The log likelihood ratio of H1 to H0."""
    low: float
    high: float
    """Its bounds."""
    accepted: str | None
    """`H0`, `H1`, or None while it is not decided."""


@dataclass(frozen=True)
class Sprt:
    """A sequential test of a bot's win share: `h0` against `h1`, with the probabilities of the two errors."""

    bot: str
    h0: float
    h1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        numbers = (self.h0, self.h1, self.alpha, self.beta)
        if not all(isinstance(number, (int, float)) and 0 < number < 1 for number in numbers) or self.h0 >= self.h1:
            raise BadOption("H0, H1, alpha and beta lie between 0 and 1, and H0 is less than H1.", code="bad_sprt", found=numbers)
        if self.alpha + self.beta >= 1:
            raise BadOption("alpha and beta together are less than 1.", code="bad_sprt", found=numbers)

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first H0 is accepted, above the second H1 (Wald)."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def report(self, results: Sequence[dict[str, Any]]) -> SprtReport:
        """The state of the test after these games."""
        shares = seed_shares(results, self.bot)
        low, high = self.bounds
        ratio = self.ratio(shares)
        accepted = None if len(shares) < MIN_SEEDS or low < ratio < high else "H1" if ratio >= high else "H0"
        return {
            "bot": self.bot,
            "h0": self.h0,
            "h1": self.h1,
            "alpha": self.alpha,
            "beta": self.beta,
            "seeds": len(shares),
            "share": float(shares.mean()) if len(shares) else math.nan,
            "ratio": ratio,
            "low": low,
            "high": high,
            "accepted": accepted,
        }

    def ratio(self, shares: np.ndarray) -> float:
        """The log likelihood ratio of H1 to H0; 0 with fewer than two observations."""
        if len(shares) < 2:
            return 0.0
        # a bot that has won or lost everything has no variance yet; a quarter of a game keeps the ratio finite
        variance = max(float(shares.var(ddof=1)), 0.25 / len(shares))
        return len(shares) * (self.h1 - self.h0) * (float(shares.mean()) - (self.h0 + self.h1) / 2) / variance


def seed_shares(results: Sequence[dict[str, Any]], bot: str) -> np.ndarray:
    """The mean win share of a bot's seats for each seed, over the games in which it played."""
    found: dict[int, list[float]] = defaultdict(list)
    for result in results:
        shares = [share for share, name in zip(result["shares"], result["seats"], strict=True) if name == bot]
        if shares:
            found[result["seed"]].append(sum(shares) / len(shares))
    return np.array([sum(shares) / len(shares) for shares in found.values()])
