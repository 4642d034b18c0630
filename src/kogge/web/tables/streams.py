"""What event streams send about tables: to pages the HTML that has changed, to programs the new lines."""

from __future__ import annotations

import bisect
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from pydantic_core import to_json

from kogge.web.accounts.users import seats_of
from kogge.web.bus import ChangedElsewhere, TableChanged, TableGone
from kogge.web.live.hub import Hub, PageClient, ProgramClient, event, text_event
from kogge.web.problems import Problem
from kogge.web.tables.pages import PagesOfTable, TablePages
from kogge.web.tables.session import Rows, Sessions, TableSnapshot

log = logging.getLogger("kogge.streams")

GONE = 2**31 - 1  # a higher revision than any table has
update_event = partial(text_event, "update")


class TableStreams:
    """Notifies the clients of this process; every other server notifies its own."""

    def __init__(self, hub: Hub, sessions: Sessions, pages: TablePages):
        self.hub, self.sessions, self.pages = hub, sessions, pages
        self._pushing: dict[str, bool] = {}  # tables that are being pushed, and whether they have changed again
        self._rows: dict[str, Rows] = {}  # their rows as of the latest change, until these are pushed
        hub.on_presence, hub.on_empty = self.push, self._closed

    def table_changed(self, change: TableChanged) -> None:
        """Send the changes to pages and programs."""
        self.hub.publish(change.table_id, change.info.revision)
        self.push(change.table_id, (change.info, change.seats))
        self.hub.publish_lobby()
        if self.hub.followers(change.table_id):
            self.hub.in_loop(self._send_to_followers, change.snapshot or self.sessions.snapshot(change.table_id))

    def changed_elsewhere(self, change: ChangedElsewhere) -> None:
        """The same for a table that another server changed."""
        self.catch_up(change.table_id)

    def table_gone(self, change: TableGone) -> None:
        """Notify the pages of a table that it was removed."""
        self.hub.publish(change.table_id, GONE)
        self.push(change.table_id)
        self.hub.publish_lobby()

    def catch_up(self, table_id: str) -> None:
        """Bring pages and programs up to date with a table. Not for the event loop: it may take a while."""
        try:
            self.table_changed(TableChanged(*self.sessions.row_and_seats(table_id)))
        except Problem:
            self.table_gone(TableGone(table_id))

    def publish_revision(self, table_id: str) -> None:
        """Send the latest revision to the pages only."""
        try:
            self.hub.publish(table_id, self.sessions.row(table_id).revision)
        except Problem:
            self.table_gone(TableGone(table_id))

    # pages

    def push(self, table_id: str, rows: Rows | None = None) -> None:
        """Bring the pages of a table up to date; safe from any thread. `rows`: the table and its seats, if the caller knows them."""
        if self.hub.pages(table_id):
            self.hub.in_loop(self._push_soon, table_id, rows)

    def _push_soon(self, table_id: str, rows: Rows | None) -> None:
        if rows is not None and (table_id not in self._rows or self._rows[table_id][0].revision < rows[0].revision):
            self._rows[table_id] = rows
        if table_id in self._pushing:
            self._pushing[table_id] = True
        else:
            self._pushing[table_id] = False
            self.hub.start(self._push(table_id))

    async def _push(self, table_id: str) -> None:
        """Send every page what has changed; several changes that come at once become one update."""
        try:
            await self._send_all(table_id)
            while self._pushing[table_id]:
                self._pushing[table_id] = False
                await self._send_all(table_id)
        finally:
            del self._pushing[table_id]

    async def _send_all(self, table_id: str) -> None:
        try:
            pages = await self._current(table_id, self._rows.pop(table_id, None))
        except Problem:
            pages = None  # it was removed: fetching it returns an error page
        except Exception:
            log.exception("The pages of table %s could not be updated; they fetch it.", table_id)
            pages = None
        for client in self.hub.pages(table_id):
            try:
                self._send(client, pages)
            except Exception:
                log.exception("A page of table %s could not be updated.", table_id)
                client.put(event("whole", ""))

    async def _current(self, table_id: str, rows: Rows | None = None) -> PagesOfTable:
        if self.pages.is_at_hand(table_id):
            return self.pages.current(table_id)
        found: PagesOfTable = await self.sessions.call(self.pages.current, table_id, rows)
        return found

    def catch_up_page(self, client: PageClient, table_id: str) -> None:
        """Bring a page up to date whose stream has just been opened; safe from any thread."""
        self.hub.in_loop(lambda: self.hub.start(self._catch_up_page(client, table_id)))

    async def _catch_up_page(self, client: PageClient, table_id: str) -> None:
        client.page = client.page or self.pages.known(table_id, client.page_id)
        with suppress(Problem):
            self._send(client, await self._current(table_id))

    def _send(self, client: PageClient, pages: PagesOfTable | None) -> None:
        """Send a page what it lacks. One that shows several people's seats in turn, or of which the server knows nothing, fetches it."""
        page = pages.page(client.viewer) if pages is not None and pages.seats_of(client.viewer) < 2 else None
        if page is None:
            client.put(event("whole", pages.state.table.info.revision if pages is not None else GONE))
        elif page.id != client.page_id:
            client.put(page.update_event(client.page, update_event) if client.page is not None else event("whole", page.id))
        client.page, client.page_id = (page.outline, page.id) if page is not None else (None, "")

    def _closed(self, table_id: str) -> None:
        if not self.hub.pages(table_id):
            self.pages.forget(table_id)

    # programs

    def _send_to_followers(self, snapshot: TableSnapshot) -> None:
        """Called in the event loop, so that changes arrive in order."""
        for follower, update in updates_for(self.hub.followers(snapshot.info.id), snapshot):
            follower.put_update(update)


def updates_for(followers: Sequence[ProgramClient], table: TableSnapshot) -> list[tuple[ProgramClient, str]]:
    """The changes since each follower's last update, as far as they may know them, as JSON: `lines` replace those from line `from` on."""
    row, seat_rows, match, version = table.info, table.seats, table.match, table.version
    running = row.status == "running"
    turn = match.seat if running else None
    updates: list[tuple[ProgramClient, str]] = []
    said: dict[tuple[int, tuple[str, ...], bool], str] = {}  # computed once for all who may see the same
    for follower in followers:
        if (follower.version, follower.revision) >= (version, row.revision):
            continue
        mine = seats_of(seat_rows, follower.user_id)
        seat = mine[0] if len(mine) == 1 else None
        start = min(follower.lines, bisect.bisect_right(table.position.written, follower.version))
        lines = match.lines_for(seat, start, show_concealed=False) if row.status != "record" else match.lines[start:]
        follower.version, follower.revision, follower.lines = version, row.revision, start + len(lines)
        decides = seat is not None and seat == turn and not seat_rows[seat - 1].level
        key = start, tuple(lines), decides
        if key not in said:
            update = {"revision": row.revision, "version": version, "status": row.status, "turn": turn, "from": start, "lines": lines}
            asked = [one.seat for one in seat_rows if one.wanted_at is not None]
            update |= {"moves": match.moves() if decides else []} | ({"asked": asked} if asked else {})
            said[key] = to_json(update).decode()
        updates.append((follower, said[key]))
    return updates
