"""The JSON requests of the interface."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from kogge.engine.contract import MAX_PLAYERS
from kogge.web.dependencies import Number
from kogge.web.tables.clocks import MAX_BANK, MAX_MOVE
from kogge.web.tables.stand_ins import ABSENCE_TIMEOUT


class SeatRequest(BaseModel):
    """Who takes a seat."""

    kind: Literal["me", "guest", "bot", "open"]
    name: str = Field("", max_length=60)
    level: str = Field("", max_length=20)


class ClockRequest(BaseModel):
    """A clock: each decision has `move_seconds`; what it takes beyond them comes out of the seat's `bank_seconds` for the whole game."""

    move_seconds: int = Field(ge=1, le=MAX_MOVE)
    bank_seconds: int = Field(0, ge=0, le=MAX_BANK)
    time_up: Literal["bot", "ask"] = Field("bot", description="When time is up: a bot plays on, or the others decide.")


class NewTableRequest(BaseModel):
    """A new table. It starts at once if no seat is open."""

    game: str = Field(max_length=40)
    seats: list[SeatRequest] = Field(min_length=1, max_length=MAX_PLAYERS)
    options: list[Annotated[str, Field(max_length=40)]] | None = Field(None, max_length=20)
    listed: bool = False
    absence_timeout: int = Field(
        ABSENCE_TIMEOUT, description="Seconds that somebody may be away before a bot may be asked for in their stead."
    )
    many_seats: bool = Field(False, description="May one person take several open seats?")
    manual_chance: bool = Field(False, description="A physical game: chance events are entered, not drawn.")
    hands: bool = Field(False, description="One screen shows the table to all, everyone's phone shows their own hand.")
    hints: bool | None = Field(None, description="May people ask the engine for hints? Left out: only if one person plays against bots.")
    clock: ClockRequest | None = Field(None, description="None: everybody takes the time they need.")


class ChanceRequest(BaseModel):
    """A chance event in the game's notation, at the version of the table that the client saw."""

    event: str = Field(max_length=200)
    version: Number


class Move(BaseModel):
    """A move in the game's notation, at the version of the table that the client saw."""

    seat: Number
    move: str = Field(max_length=200)
    version: Number


class SeatChoice(BaseModel):
    """A seat; the first open one if left out. `name`: of another person at this screen, where one user may take several seats."""

    seat: Number | None = None
    name: str = Field("", max_length=60)


class StandIn(BaseModel):
    """A bot for a seat; the middle level if left out. For somebody else, no weaker level than that."""

    seat: Number
    level: str = Field("", max_length=20)
