"""What the engine says about a decision at a table, ready for a template."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from babel.numbers import format_decimal, format_percent
from fastapi import Request
from starlette.concurrency import run_in_threadpool

from kogge.analysis import Choice
from kogge.analysis.verdicts import LOSSES, verdict_of
from kogge.web.play.adviser import Adviser
from kogge.web.play.person import Person
from kogge.web.speech.refusals import Refused
from kogge.web.speech.words import language

LIT = 3  # the moves that are lit


@dataclass(frozen=True)
class Advice:
    """What the engine says about a decision."""

    choices: tuple[Choice, ...]
    warned: Choice | None = None
    """The move that was about to be played, if it gives something away."""

    @property
    def lit(self) -> tuple[str, ...]:
        """The best moves, the best first; none where it only warns."""
        return () if self.warned else tuple(choice.move for choice in self.choices[:LIT])

    def percent(self, share: float) -> str:
        """A share in the language of the moment."""
        return str(format_percent(share, "0 %", locale=language.get()))

    def points(self, points: float) -> str:
        """Points in the language of the moment."""
        return str(format_decimal(round(points, 1), "0.#", locale=language.get()))


async def weighed(
    request: Request, person: Person, table_id: str, seat: int, version: int, also: tuple[str, ...] = ()
) -> tuple[Choice, ...]:
    """A decision weighed; whoever goes away meanwhile is not waited for."""
    adviser: Adviser = request.app.state.adviser
    coming = await run_in_threadpool(adviser.soon, person, table_id, seat, version, also)
    return await asyncio.wrap_future(coming)


async def warning(request: Request, person: Person, table_id: str, seat: int, version: int, move: str) -> Advice | None:
    """What is to be said before a move is played; None: nothing, or nobody can say."""
    try:
        choices = await weighed(request, person, table_id, seat, version, (move,))
    except Refused:
        return None
    made = next((choice for choice in choices if choice.move == move), None)
    return Advice(choices, made) if made and verdict_of(choices, move) in LOSSES else None
