"""Planned moves. A game's board says what a seat may plan (`plan_offers`) and what a plan makes of a decision (`planned_move`).

A plan belongs to one seat, and no other user sees it. When the seat's turn comes, each answer is checked again: it must still be
offered, on the same basis (such as the cubes of a booth), and the move must be legal. Otherwise the answer is dropped and the player is
asked. A plan never answers the decision at which its owner saved it or which they have undone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from kogge.engine.board import PlanOffer
from kogge.web import problems
from kogge.web.accounts.users import User, seats_of
from kogge.web.bus import TableChanged
from kogge.web.i18n.translation import N_
from kogge.web.jobs import Jobs
from kogge.web.plans.store import PlanStore
from kogge.web.problems import Problem
from kogge.web.tables.clocks import is_by_days
from kogge.web.tables.service import TableService
from kogge.web.tables.session import TableSnapshot

log = logging.getLogger("kogge.plans")

RESUME_SECONDS, RESUMED_AT_ONCE = 30.0, 100  # seconds between searches for planned moves that a restart has interrupted; tables in each
MAX_ANSWERS = 60


@dataclass(frozen=True)
class PlanView:
    """What a player may plan now, and what they have planned."""

    table: TableSnapshot
    seat: int
    offers: Sequence[PlanOffer]
    chosen: Mapping[str, str]
    """The answer to each decision that has one."""
    lapsed: int
    """How many answers were dropped since the plan was last saved."""


class Plans:
    """What players plan, and playing it."""

    def __init__(self, store: PlanStore, tables: TableService, jobs: Jobs, pause_at: Callable[[Any], float]):
        self.store, self.tables, self.jobs, self._pause_at = store, tables, jobs, pause_at
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._last_resumed = ""  # the last table that a search has found
        jobs.every(RESUME_SECONDS, self._resume, name="plans", leader=True, at_once=True)

    def begin(self) -> None:
        """Called once inside the event loop."""
        self._loop = asyncio.get_running_loop()

    def end(self) -> None:
        """Play nothing more."""
        self._loop = None
        for task in self._tasks:
            task.cancel()

    # planning

    def view(self, user: User, table_id: str, seat: int | None = None) -> PlanView:
        """What a user may plan, and what they have planned."""
        table, own = self._own_table(user, table_id, seat)
        offers, plan = offers_at(table, own), self.store.plan(table_id, own)
        return PlanView(table, own, offers, valid(offers, plan.answers), plan.lapsed)

    def save(self, user: User, table_id: str, seat: int | None, wanted: Mapping[str, str]) -> PlanView:
        """Replace a user's plan. Answers that are not offered (any more) are refused: nothing is saved then."""
        table, own = self._own_table(user, table_id, seat)
        offers = {offer.key: {choice.value: choice for choice in offer.choices} for offer in offers_at(table, own)}
        answers = {}
        for key, value in list(wanted.items())[:MAX_ANSWERS]:
            if not value:
                continue
            if value not in offers.get(key, {}):
                raise Problem(409, N_("The game has moved on, and this can no longer be planned. Look again and choose anew."))
            answers[key] = (value, offers[key][value].basis)
        self.store.save(table_id, own, answers, table.info.lines if table.info.turn == own else -1)
        row, seat_rows = self.tables.row_and_seats(table_id)
        self.table_changed(TableChanged(row, seat_rows))  # the seat's turn may have come in the meantime
        return self.view(user, table_id, own)

    def _own_table(self, user: User, table_id: str, seat: int | None) -> tuple[TableSnapshot, int]:
        table = self.tables.sessions.snapshot(table_id)
        mine = seats_of(table.seats, user.id)
        own = seat if seat in mine else mine[0] if len(mine) == 1 and seat is None else None
        if own is None:
            raise problems.not_your_seat()
        if not is_by_days(table.info):
            raise Problem(409, N_("Moves can be planned in games with days for a move."))
        if table.info.status != "running":
            raise Problem(409, N_("There is nothing to plan: the game is not running."))
        return table, own

    # playing

    def table_changed(self, change: TableChanged) -> None:
        """A table has changed: if the player to decide has a plan, play it after a short pause. Called from any thread."""
        row, seat_rows, loop = change.info, change.seats, self._loop
        if loop is None or not is_by_days(row) or row.paused is not None or row.status not in ("running", "over"):
            return
        if row.status == "over":
            loop.call_soon_threadsafe(self._start_task, self.jobs.call(self.store.clear, row.id))
        elif row.turn and seat_rows[row.turn - 1].user_id and not seat_rows[row.turn - 1].level:
            loop.call_soon_threadsafe(loop.call_later, self._pause_at(row), self._start, row.id, row.version)

    def _resume(self) -> None:
        """Play plans that are due, at some tables per call, in turn: most plans are for a later decision and stay."""
        found = self.store.due(self._last_resumed, RESUMED_AT_ONCE)
        self._last_resumed = found[-1] if len(found) == RESUMED_AT_ONCE else ""
        for table_id in found:
            row, seat_rows = self.tables.store.table_and_seats(table_id)
            if row is not None:
                self.table_changed(TableChanged(row, seat_rows))

    def _start(self, table_id: str, version: int) -> None:
        if self._loop is not None:
            self._start_task(self._play(table_id, version))

    def _start_task(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _play(self, table_id: str, version: int) -> None:
        try:
            choice = await self.jobs.call(self._choose, table_id, version)
            if choice is not None:
                seat, user_id, move = choice
                await self.tables.play_planned(table_id, seat, user_id, move, version)
        except Problem:
            pass  # the table has changed in the meantime, and that change called `table_changed`
        except sa.exc.SQLAlchemyError as error:
            log.warning("A planned move at table %s could not be played yet: %s", table_id, str(error).partition("\n")[0])
        except Exception:
            log.exception("A planned move at table %s could not be played.", table_id)

    def _choose(self, table_id: str, version: int) -> tuple[int, str, str] | None:
        """The planned move of the seat to decide at this version, with its seat and user; None: its player is asked."""
        table = self.tables.sessions.snapshot(table_id)
        seat = table.match.seat
        if table.version != version or not seat or table.info.status != "running" or table.info.paused is not None:
            return None
        one, plan = table.seats[seat - 1], self.store.plan(table_id, seat)
        if not plan.answers or one.level or not one.user_id or plan.held_at == len(table.match.lines):
            return None
        remaining = valid(offers_at(table, seat), plan.answers)
        moves = table.match.moves()
        move = table.board.planned_move(table.match.view(seat), seat, moves, remaining)
        played = move in moves
        answers = {key: answer for key, answer in plan.answers.items() if key in remaining}
        lapsed = plan.lapsed + len(plan.answers) - len(answers)
        if played or len(answers) != len(plan.answers):
            self.store.save(table_id, seat, answers, len(table.match.lines) if played else plan.held_at, lapsed)
        return (seat, one.user_id, move) if played else None


def offers_at(table: TableSnapshot, seat: int) -> list[PlanOffer]:
    """What a seat may plan at a table, from what it sees."""
    return [offer for offer in table.board.plan_offers(table.match.view(seat), seat) if offer.choices]


def valid(offers: Sequence[PlanOffer], answers: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """The planned answers that are still offered on the same basis."""
    offered = {(offer.key, choice.value, choice.basis) for offer in offers for choice in offer.choices}
    return {key: value for key, (value, basis) in answers.items() if (key, value, basis) in offered}
