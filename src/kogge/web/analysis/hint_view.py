"""The engine's advice on a decision at a table, ready for a template."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from babel.numbers import format_decimal, format_percent
from fastapi import Request
from starlette.concurrency import run_in_threadpool

from kogge.analysis import Choice
from kogge.analysis.verdicts import LOSSES, verdict_of
from kogge.engine.board import MovePreview
from kogge.web.accounts.users import User
from kogge.web.i18n.board_text import explain
from kogge.web.i18n.translation import language
from kogge.web.problems import Problem
from kogge.web.services import services_of
from kogge.web.tables.session import TableSnapshot

LIT = 3  # how many of the best moves are highlighted


@dataclass(frozen=True)
class Advice:
    """The engine's advice on a decision."""

    choices: tuple[Choice, ...]
    version: int
    """The version of the table that it is about."""
    about: Choice | None = None
    """The move in question, if the user asks about it or if it loses something."""

    def at(self, version: int) -> Advice | None:
        """The advice, if the table is still at its version; a move played meanwhile makes it stale."""
        return self if self.version == version else None

    @property
    def lit(self) -> tuple[str, ...]:
        """The best moves, best first, to highlight; none if the advice is about one move."""
        return () if self.about else tuple(choice.move for choice in self.choices[:LIT])

    @property
    def rival(self) -> Choice | None:
        """The move to compare with: the best one, or the second best if the advice is about the best; None if there is no other."""
        others = [choice for choice in self.choices if choice is not self.about]
        return others[0] if others else None

    @property
    def is_best(self) -> bool:
        """Whether the advice is about the engine's own choice."""
        return self.about is self.choices[0]

    @property
    def gives_away(self) -> bool:
        """Whether the move in question certainly loses something."""
        return self.about is not None and verdict_of(self.choices, self.about.move) in LOSSES

    def percent(self, share: float) -> str:
        """A share as a percentage, in the current language."""
        return str(format_percent(share, "0 %", locale=language.get()))

    def points(self, points: float) -> str:
        """A number of points, in the current language."""
        return str(format_decimal(round(points, 1), "0.#", locale=language.get()))


async def weighed(request: Request, person: User, table_id: str, seat: int, version: int, also: tuple[str, ...] = ()) -> tuple[Choice, ...]:
    """Evaluate a decision. A request that is cancelled does not wait for the result."""
    coming = await run_in_threadpool(services_of(request).hints.soon, person, table_id, seat, version, also)
    return await asyncio.wrap_future(coming)


async def before_playing(request: Request, person: User, table_id: str, seat: int, version: int, move: str, always: bool) -> Advice | None:
    """The advice before a move is played: `always`, or only if the move loses something and the engine is ready. None: no advice."""
    try:
        choices = await weighed(request, person, table_id, seat, version, (move,))
    except Problem:
        if always:
            raise
        return None
    advice = Advice(choices, version, next((choice for choice in choices if choice.move == move), None))
    return advice if advice.about and (always or advice.gives_away) else None


def reasons(table: TableSnapshot, version: int, moves: list[str]) -> dict[str, MovePreview]:
    """What each of these moves does, only at the version that the user sees: at a later one they may be moves of another seat, and their
    effects would reveal what that seat has."""
    if table.version != version:
        return {}
    match = table.match.copy()
    return {move: found for move in moves if move in match.moves() and (found := explain(match, move))}
