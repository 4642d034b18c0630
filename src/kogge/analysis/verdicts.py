"""What a decision deserves to be called."""

from __future__ import annotations

from collections.abc import Sequence

from kogge.analysis.results import BLUNDER, BRILLIANT, INACCURACY, MISTAKE, Choice

LOSSES = {BLUNDER: 0.20, MISTAKE: 0.10, INACCURACY: 0.05}
"""From which loss of win share on a move is called so."""
HELD = 0.10
"""A move is brilliant if every other one would have lost as much."""
SURE = 2.0
"""Standard errors that a loss must have to be called anything."""


def verdict_of(choices: Sequence[Choice], played: str) -> str:
    """What the move that was played deserves to be called; nothing in most cases."""
    made = next(choice for choice in choices if choice.move == played)
    if made is choices[0]:
        others = choices[1:]
        held = bool(others) and all(one.behind >= max(HELD, SURE * one.behind_error) for one in others)
        return BRILLIANT if held else ""
    for verdict, loss in LOSSES.items():
        if made.behind >= max(loss, SURE * made.behind_error):
            return verdict
    return ""
