"""What counts as a mistake, and the verdict on a decision."""

from __future__ import annotations

from kogge.analysis.results import BLUNDER, BRILLIANT, INACCURACY, MISTAKE, Choice, is_flat

LOSSES = {BLUNDER: 0.20, MISTAKE: 0.10, INACCURACY: 0.05}
"""The minimum loss of win share for each verdict."""
POINT_LOSSES = {BLUNDER: 0.5, MISTAKE: 0.25, INACCURACY: 0.125}
"""The same in points where win chances are flat, as parts of a clear lead (`RulesOfThumb.point_scale`)."""
BRILLIANT_MARGIN = 0.10
"""A move is brilliant if every other candidate would have lost at least this much."""
SIGNIFICANCE = 2.0
"""A loss counts only if it is at least this many standard errors."""
DISLIKED = 0.07
"""A mistake is a move that the search tried less than this often, relative to its favourite."""


def is_worse(choice: Choice) -> bool:
    """Is a move worse than the best one, beyond the noise of the simulations?"""
    return choice.worth_behind > 0 and choice.worth_behind >= SIGNIFICANCE * choice.worth_behind_error


def is_mistake(made: Choice) -> bool:
    """Was another move clearly better? The search must have disliked the move, and the simulations after it must have come out worse."""
    return made.tried < DISLIKED and is_worse(made)


def verdict_of(choices: tuple[Choice, ...], played: str, clear_lead: float) -> str:
    """The verdict on the move that was played; '' in most cases. `clear_lead`: how many points are a clear lead in this game."""
    made = next(choice for choice in choices if choice.move == played)
    if made is choices[0]:
        others = choices[1:]
        brilliant = bool(others) and all(one.behind >= max(BRILLIANT_MARGIN, SIGNIFICANCE * one.behind_error) for one in others)
        return BRILLIANT if brilliant else ""
    if not is_worse(made):
        return ""
    if is_flat(choices):
        return _named(POINT_LOSSES, made.points_behind / clear_lead, made.points_behind_error / clear_lead)
    return _named(LOSSES, made.behind, made.behind_error)


def _named(losses: dict[str, float], loss: float, error: float) -> str:
    return next((verdict for verdict, least in losses.items() if loss >= max(least, SIGNIFICANCE * error)), "")
