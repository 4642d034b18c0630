"""What the site knows of a table, its seats and its chat, as plain values.

The store makes them from rows of the database; sessions, services and templates work with them. Exercises and pictures, which have no
table in the database, make their own. The fields are the columns of `db/schema.py`, in the same order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class TableInfo(NamedTuple):
    """A table: its game, its settings, whose turn it is and its clock. Its record is in the session, its seats are `SeatInfo`s.

    A named tuple, since every move makes a new one from the last: `_replace` takes a quarter of the time of `dataclasses.replace`.
    """

    id: str
    game: str
    players: int
    options: str = ""
    """Separated by spaces, as in a record."""
    rules: int = 1
    secret: str = ""
    """The source of this table's chance; shown only when the game is over."""
    status: str = "running"
    """`open`, `running`, `over`, or `record`: read from a file."""
    version: int = 0
    revision: int = 0
    lines: int = 0
    undo_floor: int = 0
    turn: int | None = None
    listed: bool = False
    host: str = ""
    rematch: str | None = None
    created: float = 0.0
    changed: float = 0.0
    absence_timeout: int = 180
    many_seats: bool = False
    manual_chance: bool = False
    phone_hands: bool = False
    """One shared screen shows the table, everyone's phone their own hand."""
    hints: bool = False
    guided: bool = False
    """The guided first game: its page gives tips."""
    result: str | None = None
    move_seconds: int = 0
    bank_seconds: int = 0
    time_up: str = "bot"
    since: float | None = None
    before: float | None = None
    undone: int = 0
    due: float | None = None
    paused: float | None = None
    forked: int = 0
    past: str = ""
    tournament: str | None = None


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat of a table: who sits there, and what they have asked for or agreed to."""

    table_id: str
    seat: int
    kind: str
    """`person`, `bot` or `open`."""
    user_id: str | None = None
    invited: str | None = None
    name: str = ""
    level: str | None = None
    wanted_level: str | None = None
    wanted_by: str | None = None
    wanted_at: float | None = None
    bank: float | None = None
    mark: str | None = None
    assisted: bool = False
    hinted: bool = False
    agrees: str | None = None
    chats: bool = False


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """A chat message at a table."""

    id: int
    table_id: str
    user_id: str
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Nudge:
    """The latest reminder that a user got at a table."""

    table_id: str
    user_id: str
    by_seat: int
    version: int
    at: float
