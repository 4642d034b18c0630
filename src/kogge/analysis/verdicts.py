"""The verdict on a decision."""

from __future__ import annotations

from collections.abc import Sequence

from kogge.analysis.results import BLUNDER, BRILLIANT, INACCURACY, MISTAKE, Choice

LOSSES = {BLUNDER: 0.20, MISTAKE: 0.10, INACCURACY: 0.05}
"""The minimum loss of win share for each verdict."""
BRILLIANT_MARGIN = 0.10
"""A move is brilliant if every other candidate would have lost at least this much."""
SIGNIFICANCE = 2.0
"""A loss counts only if it is at least this many standard errors."""


def verdict_of(choices: Sequence[Choice], played: str) -> str:
    """The verdict on the move that was played; '' in most cases."""
    made = next(choice for choice in choices if choice.move == played)
    if made is choices[0]:
        others = choices[1:]
        brilliant = bool(others) and all(one.behind >= max(BRILLIANT_MARGIN, SIGNIFICANCE * one.behind_error) for one in others)
        return BRILLIANT if brilliant else ""
    for verdict, loss in LOSSES.items():
        if made.behind >= max(loss, SIGNIFICANCE * made.behind_error):
            return verdict
    return ""
