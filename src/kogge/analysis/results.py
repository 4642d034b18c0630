"""What an analysis found: plain values that never change, and the same as JSON."""

from __future__ import annotations

import json
import typing
from dataclasses import asdict, dataclass, fields, is_dataclass
from typing import Any

BRILLIANT, INACCURACY, MISTAKE, BLUNDER = "brilliant", "inaccuracy", "mistake", "blunder"


@dataclass(frozen=True)
class Choice:
    """One move of a decision, and what it is worth to the seat that decides, as `hard` sees it. Errors are standard errors."""

    move: str
    share: float
    """Of the win, from 0 to 1."""
    share_error: float
    points: float
    """At the end of the game."""
    points_error: float
    behind: float
    """By how much its share lies below that of the first choice; the same imagined games were played after both."""
    behind_error: float
    points_behind: float
    tried: float
    """How often the search tried it, from 0 to 1: its favourite is 1."""


@dataclass(frozen=True)
class Decision:
    """A decision that was weighed, from what its seat knew."""

    line: int
    """Its line in the record, counted from 1."""
    seat: int
    played: str
    choices: tuple[Choice, ...]
    """The best first; the move that was played is among them."""
    verdict: str
    """`blunder`, `mistake`, `inaccuracy`, `brilliant` or nothing."""

    @property
    def accuracy(self) -> float:
        """From 0 to 100: how often the search tried the move that was played, its favourite being 100."""
        return 100 * self.made.tried

    @property
    def best(self) -> Choice:
        """What the engine would have played."""
        return self.choices[0]

    @property
    def made(self) -> Choice:
        """What was played, weighed."""
        return next(choice for choice in self.choices if choice.move == self.played)

    @property
    def loss(self) -> float:
        """The share of the win that was given away."""
        return max(0.0, self.made.behind)


@dataclass(frozen=True)
class Moment:
    """A position of the game: what an onlooker could expect of it. By seat."""

    line: int
    """How many lines of the record led here."""
    text: str
    """The last of them; nothing at the start."""
    seat: int | None
    """Whose decision that was; None: chance, or the start."""
    round: int
    shares: tuple[float, ...]
    """Of the win, as an onlooker sees it."""
    share_errors: tuple[float, ...]
    points: tuple[float, ...]
    """At the end of the game."""
    points_errors: tuple[float, ...]
    known_shares: tuple[float, ...]
    """Each seat's share as that seat itself could see it. The same where nothing is hidden."""
    known_points: tuple[float, ...]


@dataclass(frozen=True)
class Player:
    """How one seat fared. `first` + `luck` + `play` + `others` = `last`."""

    seat: int
    first: float
    """Its share of the win before anything had happened."""
    luck: float
    """What chance events changed of it, and what others had chosen in secret."""
    play: float
    """What its own decisions changed."""
    others: float
    """What the decisions of the others changed."""
    last: float
    """Its share at the end."""
    luck_error: float
    play_error: float
    accuracy: float | None
    """The mean of its decisions', from 0 to 100; None: it had none to make."""
    decisions: int
    brilliant: int
    inaccuracy: int
    mistake: int
    blunder: int
    sources: dict[str, int]
    """When the game is over: the points that it got from each source, as far as the game tells."""


@dataclass(frozen=True)
class Thing:
    """A card, a ship, a relic, what a craftsman made or an edict, and what it brought by the end, as far as the game tells."""

    seat: int
    """Whose; 0: nobody's own, such as an edict."""
    line: int
    """The line of the record in which it came to them, or in which it was decided."""
    name: str
    """As the game's `board/item_report.py` calls it; the report says it in words."""
    cost: dict[str, int]
    """What was given for it, such as {"coins": 3}."""
    brought: dict[str, int]
    """What it brought, such as {"points": 5}; nothing that is 0."""


@dataclass(frozen=True)
class Analysis:
    """A whole game analysed, or as much of it as is done."""

    game: str
    players: int
    names: tuple[str, ...]
    depth: int
    seed: int
    progress: float
    """1.0 when it is done."""
    over: bool
    result: tuple[int, ...]
    """The points by seat; while the game runs what the rules count then."""
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    """Only those that are weighed by now."""
    session: tuple[Player, ...]
    deciding: tuple[int, ...]
    """The lines of the five moments that changed most, the earliest first."""
    things: tuple[Thing, ...] = ()
    """When it is done: what each thing brought, in the order of the game."""

    def as_json(self) -> str:
        """Everything as one JSON object."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Analysis:
        """The other way."""
        found: Analysis = _built(cls, json.loads(text))
        return found

    def decision_at(self, line: int) -> Decision | None:
        """The decision of a line, if it is one and weighed."""
        return next((one for one in self.decisions if one.line == line), None)


def _built(kind: Any, value: Any) -> Any:
    """A value out of JSON as what a field says it is."""
    if is_dataclass(kind):
        hints = typing.get_type_hints(kind)
        told = {field.name: _built(hints[field.name], value[field.name]) for field in fields(kind) if field.name in value}
        return kind(**told)  # type: ignore[operator]
    if typing.get_origin(kind) is tuple:
        return tuple(_built(typing.get_args(kind)[0], one) for one in value)
    return value
