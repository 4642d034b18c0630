"""The definition of a mistake, and the verdict on a decision."""

from __future__ import annotations

from kogge.analysis.results import BLUNDER, BRILLIANT, INACCURACY, MISTAKE, Choice, is_flat

LOSSES = {BLUNDER: 0.20, MISTAKE: 0.10, INACCURACY: 0.05}
"""The minimum loss of win share for each verdict."""
POINT_LOSSES = {BLUNDER: 0.5, MISTAKE: 0.25, INACCURACY: 0.125}
"""The minimum loss of points where win shares are flat, as parts of a clear lead (`RulesOfThumb.point_scale`)."""
BRILLIANT_MARGIN = 0.10
"""A move is brilliant if every other candidate would have lost at least this win share."""
SIGNIFICANCE = 2.0
"""A loss counts only if it is at least this many standard errors."""
RARELY_VISITED = 0.07
"""A move can be a mistake only if it has less than this part of the visits of the most visited move."""


def is_worse(choice: Choice) -> bool:
    """Is a move worse than the best one, beyond the noise of the simulations?"""
    return choice.worth_behind > 0 and choice.worth_behind >= SIGNIFICANCE * choice.worth_behind_error


def is_mistake(choice: Choice) -> bool:
    """Was another move clearly better? The search must have visited the move rarely, and the simulations after it must be worse."""
    return choice.tried < RARELY_VISITED and is_worse(choice)


def verdict_of(choices: tuple[Choice, ...], played: str, clear_lead: float) -> str:
    """The verdict on the move that was played; '' in most cases. `clear_lead`: a clear lead in this game, in points."""
    choice = next(one for one in choices if one.move == played)
    if choice is choices[0]:
        others = choices[1:]
        brilliant = bool(others) and all(one.behind >= max(BRILLIANT_MARGIN, SIGNIFICANCE * one.behind_error) for one in others)
        return BRILLIANT if brilliant else ""
    if not is_worse(choice):
        return ""
    if is_flat(choices):
        return _verdict_for(POINT_LOSSES, choice.points_behind / clear_lead, choice.points_behind_error / clear_lead)
    return _verdict_for(LOSSES, choice.behind, choice.behind_error)


def _verdict_for(losses: dict[str, float], loss: float, error: float) -> str:
    return next((verdict for verdict, least in losses.items() if loss >= max(least, SIGNIFICANCE * error)), "")
