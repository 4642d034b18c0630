"""What the engine says about a decision at a table, ready for a template."""

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

LIT = 3  # the moves that are lit


@dataclass(frozen=True)
class Advice:
    """What the engine says about a decision."""

    choices: tuple[Choice, ...]
    about: Choice | None = None
    """The move that was about to be played, if somebody asks why not, or if it gives something away."""

    @property
    def lit(self) -> tuple[str, ...]:
        """The best moves, the best first; none where one move is spoken of."""
        return () if self.about else tuple(choice.move for choice in self.choices[:LIT])

    @property
    def rival(self) -> Choice | None:
        """What stands beside the move that is spoken of: the best one, or the next best beside the best; None: there is no other."""
        others = [choice for choice in self.choices if choice is not self.about]
        return others[0] if others else None

    @property
    def is_best(self) -> bool:
        """Is the move that is spoken of the engine's own?"""
        return self.about is self.choices[0]

    @property
    def gives_away(self) -> bool:
        """Does the move that is spoken of certainly lose something?"""
        return self.about is not None and verdict_of(self.choices, self.about.move) in LOSSES

    def percent(self, share: float) -> str:
        """A share in the language of the moment."""
        return str(format_percent(share, "0 %", locale=language.get()))

    def points(self, points: float) -> str:
        """Points in the language of the moment."""
        return str(format_decimal(round(points, 1), "0.#", locale=language.get()))


async def weighed(request: Request, person: User, table_id: str, seat: int, version: int, also: tuple[str, ...] = ()) -> tuple[Choice, ...]:
    """A decision weighed; whoever goes away meanwhile is not waited for."""
    coming = await run_in_threadpool(services_of(request).hints.soon, person, table_id, seat, version, also)
    return await asyncio.wrap_future(coming)


async def before_playing(request: Request, person: User, table_id: str, seat: int, version: int, move: str, always: bool) -> Advice | None:
    """What is to be said before a move is played: `always`, or only if it gives something away and the engine is at hand. None: nothing."""
    try:
        choices = await weighed(request, person, table_id, seat, version, (move,))
    except Problem:
        if always:
            raise
        return None
    advice = Advice(choices, next((choice for choice in choices if choice.move == move), None))
    return advice if advice.about and (always or advice.gives_away) else None


def reasons(table: TableSnapshot, version: int, moves: list[str]) -> dict[str, MovePreview]:
    """What each of some moves does at the version of the table that the caller sees: at a later one they may be moves of another seat, and
    what they do would tell what that seat has."""
    if table.version != version:
        return {}
    match = table.match.copy()
    return {move: found for move in moves if move in match.moves() and (found := explain(match, move))}
