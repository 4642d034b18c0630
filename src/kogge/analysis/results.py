"""The results of an analysis, as immutable values and as JSON."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pydantic import TypeAdapter

BRILLIANT, INACCURACY, MISTAKE, BLUNDER = "brilliant", "inaccuracy", "mistake", "blunder"
FLAT = 0.02
"""Win shares are flat if those of all moves are below this, or all above 1 minus this: then moves are compared by points."""


@dataclass(frozen=True)
class Choice:
    """One move of a decision and its value for the seat that decides, as estimated by `hard`. Errors are standard errors."""

    move: str
    share: float
    """The win share, from 0 to 1."""
    share_error: float
    points: float
    """The final points."""
    points_error: float
    behind: float
    """How far its share is below that of the best move, over the same simulations."""
    behind_error: float
    points_behind: float
    points_behind_error: float
    worth_behind: float
    """The same for what `hard` maximizes: half the win share, half the lead in points, as a number from 0 to 1."""
    worth_behind_error: float
    tried: float
    """Its visits in the search, relative to the most visited move (1)."""


def is_flat(choices: tuple[Choice, ...]) -> bool:
    """Are the win chances of all moves nearly 0, or nearly 1?"""
    shares = [choice.share for choice in choices]
    return max(shares) < FLAT or min(shares) > 1 - FLAT


@dataclass(frozen=True)
class Decision:
    """An evaluated decision, from what its seat knew."""

    line: int
    """Its line in the record, counted from 1."""
    seat: int
    played: str
    choices: tuple[Choice, ...]
    """Best first; includes the move that was played. If that was no mistake it comes first, and is often the only one."""
    verdict: str
    """`blunder`, `mistake`, `inaccuracy`, `brilliant` or ''."""
    effects: tuple[float, ...]
    """By how much a mistake changed each seat's win share, compared with the best move; the seat's own entry is never positive. All 0 if
    the move was no mistake."""
    points_effects: tuple[float, ...]
    """The same for each seat's final points."""

    @property
    def accuracy(self) -> float:
        """From 0 to 100: the visits of the played move, relative to the most visited one (100)."""
        return 100 * self.choice.tried

    @property
    def best(self) -> Choice:
        """The best move."""
        return self.choices[0]

    @property
    def choice(self) -> Choice:
        """The move that was played."""
        return next(choice for choice in self.choices if choice.move == self.played)

    @property
    def is_mistake(self) -> bool:
        """Was another move clearly better?"""
        return self.choice is not self.best

    @property
    def is_flat(self) -> bool:
        """Are the win shares of all moves so similar that only points distinguish them?"""
        return is_flat(self.choices)

    @property
    def loss(self) -> float:
        """The win share that the move cost its player."""
        return -self.effects[self.seat - 1]

    @property
    def points_loss(self) -> float:
        """The points that the move cost its player."""
        return -self.points_effects[self.seat - 1]

    @property
    def severity(self) -> float:
        """How bad the move was, by win share and points; for sorting mistakes."""
        return self.choice.worth_behind


@dataclass(frozen=True)
class Moment:
    """A position of the game with each seat's expected result."""

    line: int
    """How many lines of the record led here."""
    text: str
    """The last of them; '' at the start."""
    seat: int | None
    """The seat that decided; None: chance, or the start."""
    round: int
    shares: tuple[float, ...]
    """Win shares by seat."""
    points: tuple[float, ...]
    """Expected final points, if all seats continue like `medium`."""


@dataclass(frozen=True)
class Balance:
    """A seat's result split into its causes: `first` + `chance` + `mistakes` + `others` + `uncertain` = `last`, all as win shares."""

    first: float
    """An equal share of the win."""
    chance: float
    """The effect of chance events, including seat order and the first deal."""
    mistakes: float
    """The effect of its own mistakes; never positive."""
    others: float
    """The effect of the others' mistakes."""
    uncertain: float
    """The unexplained rest: the differences between two estimates of the same position."""
    last: float
    """Its win share at the end."""


@dataclass(frozen=True)
class Player:
    """The result of one seat."""

    seat: int
    balance: Balance
    points_lost: float
    """Points lost by its own mistakes, within the horizon of the simulations."""
    points_given: float
    """Points gained from the others' mistakes."""
    accuracy: float | None
    """The mean accuracy of its decisions, from 0 to 100; None: it had none."""
    decisions: int
    brilliant: int
    inaccuracy: int
    mistake: int
    blunder: int
    sources: dict[str, int]
    """For a finished game: its points by source, if the game provides them."""


@dataclass(frozen=True)
class Thing:
    """An item of the game, such as a card, a ship or an edict, with its cost and earnings; only for games that report them."""

    seat: int
    """Its owner; 0: none, such as for an edict."""
    line: int
    """The line of the record in which it was obtained or decided."""
    name: str
    """Its id in the game's `board/item_report.py`, which also has its displayed name."""
    cost: dict[str, int]
    """Its cost, such as {"coins": 3}."""
    brought: dict[str, int]
    """Its earnings, such as {"points": 5}, without zeros."""


@dataclass(frozen=True)
class Analysis:
    """The analysis of a game, complete or in progress."""

    game: str
    players: int
    names: tuple[str, ...]
    depth: int
    seed: int
    progress: float
    """1.0 when it is done."""
    over: bool
    result: tuple[int, ...]
    """The points by seat: the current score while the game runs."""
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    """The decisions evaluated so far."""
    seats: tuple[Player, ...]
    """Once complete."""
    turning_points: tuple[int, ...]
    """Once complete: the lines of at most three positions that decided the game, in order."""
    things: tuple[Thing, ...] = ()
    """Once complete: the earnings of each item, in the order of the game."""

    def as_json(self) -> str:
        """Everything as one JSON object."""
        return _adapter().dump_json(self).decode()

    @classmethod
    def from_json(cls, text: str) -> Analysis:
        """Read the JSON object that `as_json` wrote."""
        return _adapter().validate_json(text)

    def decision_at(self, line: int) -> Decision | None:
        """The evaluated decision of a line, or None."""
        return next((one for one in self.decisions if one.line == line), None)

    def worst_of(self, seat: int, count: int) -> tuple[Decision, ...]:
        """A seat's worst mistakes, the worst first."""
        own = [one for one in self.decisions if one.seat == seat and one.is_mistake]
        return tuple(sorted(own, key=lambda one: (-one.severity, one.line))[:count])


@functools.cache
def _adapter() -> TypeAdapter[Analysis]:
    from pydantic import TypeAdapter  # here, because importing it takes longer than an analysis needs

    return TypeAdapter(Analysis)
