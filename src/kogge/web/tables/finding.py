"""Finding a table, and telling everybody that it has changed: what all that is done at tables begins and ends with."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import sqlalchemy as sa

from kogge.web import problems as problems
from kogge.web.accounts.users import User
from kogge.web.bus import TableChanged
from kogge.web.db.store import Store
from kogge.web.i18n.translation import N_
from kogge.web.live.hub import Hub
from kogge.web.live.line_updates import updates_for
from kogge.web.problems import Problem
from kogge.web.tables.session import Sessions, TableSession

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{10,32}")
GONE = 2**31 - 1  # more revision than any table has


class Finding:
    """The tables as they are found: in the store, and in memory."""

    def __init__(self, db: Store, live: Hub, levels: Callable[[str | None], Sequence[str]]):
        self.db, self.live, self.levels = db, live, levels
        self.store, self.bus = db.tables, live.bus
        self.sessions = Sessions(self.store.texts)

    def row(self, table_id: str) -> sa.Row:
        """A table's row; an unknown one is problem."""
        return self.row_and_seats(table_id)[0]

    def row_and_seats(self, table_id: str) -> tuple[sa.Row, list[sa.Row]]:
        """A table's row and who sits there."""
        if not TABLE_ID.fullmatch(table_id):
            raise problems.no_table()
        row, seat_rows = self.store.table_and_seats(table_id)
        if row is None:
            raise problems.no_table()
        return row, seat_rows

    async def found(self, table_id: str) -> tuple[sa.Row, list[sa.Row]]:
        """A table's row and who sits there. A database that others share is asked every time, in a thread; a file's rows are at hand."""
        if self.db.shared:
            return await asyncio.to_thread(self.row_and_seats, table_id)
        return self.row_and_seats(table_id)

    def at_my_table(self, person: User, table_id: str) -> tuple[sa.Row, list[sa.Row]]:
        """A table where this person may do something; they are there."""
        row, seat_rows = self.row_and_seats(table_id)
        if person.id != row.host and all(one.user_id != person.id for one in seat_rows):
            raise Problem(403, N_("Only those who sit at this table may do that."))
        self.live.note_activity(table_id, person.id)
        return row, seat_rows

    def session(self, row: sa.Row) -> TableSession:
        """The table as it stands."""
        return self.sessions.of(row)

    @contextmanager
    def at_one_moment(self, table_id: str) -> Iterator[tuple[sa.Row, Sequence[sa.Row], TableSession]]:
        """A table's row, who sits there, and how it stands, all of one moment; its lock is held. Not in the event loop: it may wait."""
        row, seat_rows = self.row_and_seats(table_id)
        while True:
            session = self.session(row)  # at least as new as the row, perhaps newer
            with session.lock:
                if session.version != row.version:
                    row, seat_rows = self.row_and_seats(table_id)
                if session.version >= row.version:  # else another server was faster
                    yield row, seat_rows, session
                    return

    def checked_level(self, game: str, level: str) -> str:
        """A level of bots that a game has."""
        if level not in self.levels(game):
            raise Problem(422, N_("There is no bot of that level."))
        return level

    # telling

    def changed(self, table_id: str) -> None:
        """Tell everybody, bots too."""
        row, seat_rows = self.row_and_seats(table_id)
        self._tell_onlookers(row, seat_rows)
        self.bus.publish(TableChanged(row, list(seat_rows)))

    def tell_onlookers(self, table_id: str) -> None:
        """Tell those who look on through this process; the others hear it from the database."""
        try:
            self._tell_onlookers(*self.row_and_seats(table_id))
        except Problem:
            self.gone(table_id)

    def publish_revision(self, table_id: str) -> None:
        """Tell the pages that look at a table through this process how far it is."""
        try:
            self.live.publish(table_id, self.row(table_id).revision)
        except Problem:
            self.gone(table_id)

    def gone(self, table_id: str) -> None:
        """A table was called off or closed: whoever looks at it finds that out."""
        self.live.publish(table_id, GONE)
        self.live.publish_lobby()

    def _tell_onlookers(self, row: sa.Row, seat_rows: Sequence[sa.Row]) -> None:
        self._publish(row)
        if self.live.followers(row.id):
            with self.at_one_moment(row.id) as now:
                self._tell_followers(*now)

    def _publish(self, row: sa.Row) -> None:
        self.live.publish(row.id, row.revision)
        self.live.publish_lobby()

    def _tell_followers(self, row: sa.Row, seat_rows: Sequence[sa.Row], session: TableSession) -> None:
        """Whoever calls this holds the table's lock: nobody hears of something before what came earlier."""
        self.live.hand(updates_for(self.live.followers(row.id), row, seat_rows, session))
