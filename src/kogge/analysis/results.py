"""The results of an analysis, as immutable values and as JSON."""

from __future__ import annotations

import json
import typing
from dataclasses import asdict, dataclass, fields, is_dataclass
from typing import Any

BRILLIANT, INACCURACY, MISTAKE, BLUNDER = "brilliant", "inaccuracy", "mistake", "blunder"


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
    """How far its share is below that of the best move, over the same rollouts."""
    behind_error: float
    points_behind: float
    tried: float
    """Its visits in the search, relative to the most visited move (1)."""


@dataclass(frozen=True)
class Decision:
    """An evaluated decision, from what its seat knew."""

    line: int
    """Its line in the record, counted from 1."""
    seat: int
    played: str
    choices: tuple[Choice, ...]
    """Best first; includes the move that was played."""
    verdict: str
    """`blunder`, `mistake`, `inaccuracy`, `brilliant` or ''."""

    @property
    def accuracy(self) -> float:
        """From 0 to 100: the visits of the played move, relative to the most visited one (100)."""
        return 100 * self.made.tried

    @property
    def best(self) -> Choice:
        """The best move."""
        return self.choices[0]

    @property
    def made(self) -> Choice:
        """The move that was played."""
        return next(choice for choice in self.choices if choice.move == self.played)

    @property
    def loss(self) -> float:
        """The win share lost by the move."""
        return max(0.0, self.made.behind)


@dataclass(frozen=True)
class Moment:
    """A position of the game and each seat's prospects, as a spectator sees them."""

    line: int
    """How many lines of the record led here."""
    text: str
    """The last of them; '' at the start."""
    seat: int | None
    """The seat that decided; None: chance, or the start."""
    round: int
    shares: tuple[float, ...]
    """Win shares by seat, from a spectator's knowledge."""
    share_errors: tuple[float, ...]
    points: tuple[float, ...]
    """At the end of the game."""
    points_errors: tuple[float, ...]
    known_shares: tuple[float, ...]
    """Each seat's share from its own knowledge; the same as `shares` in games without hidden information."""
    known_points: tuple[float, ...]


@dataclass(frozen=True)
class Player:
    """The result of one seat. `first` + `luck` + `play` + `others` = `last`."""

    seat: int
    first: float
    """Its win share at the start."""
    luck: float
    """The change due to chance events and to the others' secret choices."""
    play: float
    """The change due to its own decisions."""
    others: float
    """The change due to the others' decisions."""
    last: float
    """Its win share at the end."""
    luck_error: float
    play_error: float
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
    """An item of the game, such as a card, a ship or an edict, and what it earned by the end, if the game provides that."""

    seat: int
    """Its owner; 0: nobody, such as for an edict."""
    line: int
    """The line of the record in which it was obtained or decided."""
    name: str
    """Its id in the game's `board/item_report.py`, which also gives its name in words."""
    cost: dict[str, int]
    """What it cost, such as {"coins": 3}."""
    brought: dict[str, int]
    """What it earned, such as {"points": 5}, without zeros."""


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
    deciding: tuple[int, ...]
    """The lines of the five moments with the largest changes, in order."""
    things: tuple[Thing, ...] = ()
    """Once complete: what each item earned, in the order of the game."""

    def as_json(self) -> str:
        """Everything as one JSON object."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Analysis:
        """Read such a JSON object."""
        found: Analysis = _built(cls, json.loads(text))
        return found

    def decision_at(self, line: int) -> Decision | None:
        """The evaluated decision of a line, or None."""
        return next((one for one in self.decisions if one.line == line), None)


def _built(kind: Any, value: Any) -> Any:
    """A value out of JSON as what a field says it is."""
    if is_dataclass(kind):
        hints = typing.get_type_hints(kind)
        values = {field.name: _built(hints[field.name], value[field.name]) for field in fields(kind) if field.name in value}
        return kind(**values)  # type: ignore[operator]
    if typing.get_origin(kind) is tuple:
        return tuple(_built(typing.get_args(kind)[0], one) for one in value)
    return value
