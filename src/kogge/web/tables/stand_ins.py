"""Bots that stand in for players. A player may hand over their own seat at once and take it back at any time. For another player:

1. The player has been away longer than the table's `absence_timeout`. In a game over days absence does not matter, only the clock does.
2. Someone at the table asks for a bot of the middle level or stronger. Everyone sees who asked and when the bot will sit down.
3. After a notice it sits down, unless the absent player has said "I am here" or has come back.
4. The owner gets the seat back on request, and only then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa

from kogge.web import problems
from kogge.web.accounts.users import User
from kogge.web.db.schema import seats
from kogge.web.i18n.translation import N_, Duration
from kogge.web.problems import Problem
from kogge.web.tables.clocks import CONCEDED, is_by_days
from kogge.web.tables.session import Sessions
from kogge.web.tables.store import TableStore

Levels = Callable[[str | None], Sequence[str]]
"""The levels of bots that a game has, weakest first."""
MIN_ABSENCE_TIMEOUT, ABSENCE_TIMEOUT, MAX_ABSENCE_TIMEOUT = 5, 180, 7 * 86_400  # seconds
NOTICE = 60  # seconds between the request for a bot and its arrival; never longer than the table's absence_timeout
NO_REQUEST: dict[str, Any] = {"wanted_level": None, "wanted_at": None}


def notice_of(row: Any) -> int:
    """How long an absent player has to refuse the bot."""
    return int(min(NOTICE, row.absence_timeout))


def checked_absence_timeout(seconds: int) -> int:
    """Check the absence timeout of a new table."""
    if not MIN_ABSENCE_TIMEOUT <= seconds <= MAX_ABSENCE_TIMEOUT:
        raise Problem(
            422,
            N_("Choose an absence between {least} and {most}."),
            least=Duration(MIN_ABSENCE_TIMEOUT),
            most=Duration(MAX_ABSENCE_TIMEOUT),
        )
    return seconds


def checked_level(levels: Levels, game: str, level: str) -> str:
    """Check that a game has this level of bots."""
    if level not in levels(game):
        raise Problem(422, N_("There is no bot of this level."))
    return level


class StandIns:
    """Stand-ins, for all tables."""

    def __init__(self, store: TableStore, sessions: Sessions, levels: Levels):
        self.store, self.sessions, self.levels = store, sessions, levels

    def away_for(self, row: Any, one: Any) -> float:
        """Seconds since the player of a seat was last at the table; 0 while they are there."""
        presence = self.sessions.presence
        if presence.is_present(row.id, one.user_id):
            return 0.0
        return float(max(0.0, presence.now() - max(presence.last_seen(row.id, one.user_id), row.created)))

    def ask(self, user: User, table_id: str, seat: int, level: str) -> None:
        """Ask for a bot: for oneself at once, for an absent player after a notice."""
        row, seat_rows = self.sessions.row_and_seats_as_member(user, table_id)
        if row.status != "running":
            raise problems.not_begun() if row.status == "open" else problems.is_over()
        if not 1 <= seat <= len(seat_rows) or seat_rows[seat - 1].kind != "person":
            raise problems.not_your_seat()
        one, level = seat_rows[seat - 1], checked_level(self.levels, row.game, level)
        if one.user_id == user.id:
            values = {"level": level, "wanted_by": None} | NO_REQUEST
        else:
            self._check_away(row, one)
            values = {
                "wanted_level": self._at_least_middle(row.game, level),
                "wanted_by": user.name,
                "wanted_at": self.sessions.presence.now() + notice_of(row),
            }
        free = (seats.c.level.is_(None), *(() if one.user_id == user.id else (seats.c.wanted_at.is_(None),)))
        if not self.store.sit(table_id, seat, "person", values, *free):
            raise problems.too_late()
        self.sessions.changed(table_id)

    def _at_least_middle(self, game: str, level: str) -> str:
        """The requested level, but at least the middle one: a request for another player's seat may come from an opponent."""
        levels = list(self.levels(game))
        return max(level, levels[len(levels) // 2], key=levels.index)

    def _check_away(self, row: Any, one: Any) -> None:
        if is_by_days(row):
            raise Problem(
                409,
                N_("{name} has {time} for a move. A bot can take over when the time is up."),
                name=one.name,
                time=Duration(row.move_seconds),
            )
        away = self.away_for(row, one)
        if not away:
            raise Problem(409, N_("{name} is here and playing."), name=one.name)
        if away < row.absence_timeout:
            message = N_("{name} has been away for {time}. You can call in a bot after {absence_timeout}.")
            raise Problem(409, message, name=one.name, time=Duration(away), absence_timeout=Duration(row.absence_timeout))

    def here(self, user: User, table_id: str) -> bool:
        """“I am here”: cancel the bot that was requested for this player. Returns whether there was one."""
        _, seat_rows = self.sessions.row_and_seats_as_member(user, table_id)
        requested = [one.seat for one in seat_rows if one.user_id == user.id and one.wanted_at is not None]
        return self._change(table_id, requested, NO_REQUEST | {"wanted_by": None}, seats.c.wanted_at.is_not(None))

    def give_back(self, user: User, table_id: str) -> bool:
        """Give a player their seats back from the bots; returns whether there was one. Not after the end of a game, so that nobody can
        claim a bot's win."""
        row, seat_rows = self.sessions.row_and_seats(table_id)
        mine = [one for one in seat_rows if one.user_id == user.id and row.status == "running"]
        own_seats = [one.seat for one in mine if one.level and one.mark != CONCEDED]
        return self._change(table_id, own_seats, NO_REQUEST | {"level": None, "wanted_by": None, "mark": None})

    def _change(self, table_id: str, which: list[int], values: dict[str, Any], *where: sa.ColumnElement[bool]) -> bool:
        done = [seat for seat in which if self.store.sit(table_id, seat, "person", values, *where)]
        if done:
            self.sessions.changed(table_id)
        return bool(done)

    def seat_those_due(self) -> None:
        """Seat the bots whose notice is over, unless the player is back; after a restart every notice runs in full again."""
        presence = self.sessions.presence
        for one in self.store.stand_ins_due(presence.now()):
            row = self.sessions.row(one.table_id)
            if presence.now() < presence.began + notice_of(row):
                continue
            comes = row.status == "running" and self.away_for(row, one) > 0
            values = NO_REQUEST | ({"level": one.wanted_level} if comes else {"wanted_by": None})
            self._change(one.table_id, [one.seat], values, seats.c.wanted_at == one.wanted_at, seats.c.level.is_(None))
