"""What event streams send about tables: to pages the HTML that has changed, to programs the new lines."""

from __future__ import annotations

import asyncio
import bisect
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial

from pydantic_core import to_json

from kogge.engine.lines import is_chance
from kogge.web.accounts.users import seats_of
from kogge.web.bus import ChangedElsewhere, TableChanged, TableGone
from kogge.web.fragments import Page
from kogge.web.live.hub import Hub, PageClient, ProgramClient, event, text_event
from kogge.web.problems import Problem
from kogge.web.tables.pages import PagesOfTable, TablePages
from kogge.web.tables.session import Rows, Sessions, TableSnapshot

log = logging.getLogger("kogge.streams")

GONE = 2**31 - 1  # a higher revision than any table has
SLICE = 0.005  # seconds that updates of one table take before other requests have a turn
RENDER_SHARE, RENDER_BURST = 0.1, 0.5  # the part of the event loop's time in which pages for one address are rendered; seconds at once
MAX_ADDRESSES = 10_000  # whose use is remembered
update_event = partial(text_event, "update")


def order_of(client: PageClient) -> tuple[bool, str, str, str, str]:
    """Players come first, then those who share a page together: it is rendered once even if there are more pages than are cached."""
    viewer = client.viewer
    return not client.seated, viewer.language, viewer.prefers["chat"], viewer.site, client.user_id


class RenderTime:
    """How much of the event loop's time was used to render pages for each address. Beyond its part, an address gets its pages like those of
    any request, in fair turns with the other addresses."""

    def __init__(self, is_limited: bool, now: Callable[[], float] = time.perf_counter):
        self._is_limited, self._now = is_limited, now
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    @contextmanager
    def measured(self, address: str) -> Iterator[None]:
        """Count the time of this block for an address."""
        began = self._now()
        yield
        self._used[address] = self._used_by(address) + self._now() - began, self._now()
        self._used.move_to_end(address)
        if len(self._used) > MAX_ADDRESSES:
            self._used.popitem(last=False)

    def is_left(self, address: str) -> bool:
        """Whether more pages may be rendered for this address."""
        return not self._is_limited or self._used_by(address) < RENDER_BURST

    def _used_by(self, address: str) -> float:
        used, when = self._used.get(address, (0.0, 0.0))
        return max(0.0, used - (self._now() - when) * RENDER_SHARE)


class TableStreams:
    """Notifies the clients of this process; every other server notifies its own. With `is_limited`, `render_time` is: pages of an address
    that has used its part fetch the table."""

    def __init__(self, hub: Hub, sessions: Sessions, pages: TablePages, is_limited: bool = False):
        self.hub, self.sessions, self.pages = hub, sessions, pages
        self.render_time = RenderTime(is_limited)
        self._pushing: dict[str, bool] = {}  # tables whose updates are being sent, and whether they have changed again
        self._rows: dict[str, Rows] = {}  # their latest rows, if the change brought them
        hub.on_presence, hub.on_empty = self.push, self._forget_unwatched

    def table_changed(self, change: TableChanged) -> None:
        """Send the changes to pages and programs."""
        self.hub.publish(change.table_id, change.info.revision)
        self.push(change.table_id, (change.info, change.seats))
        self.hub.publish_lobby()
        if self.hub.followers(change.table_id):
            self.hub.call_in_loop(self._send_to_followers, change.snapshot or self.sessions.snapshot(change.table_id))

    def changed_elsewhere(self, change: ChangedElsewhere) -> None:
        """Send the changes that another server made."""
        self.catch_up_table(change.table_id)

    def table_gone(self, change: TableGone) -> None:
        """Notify the pages of a table that it was removed."""
        self.hub.publish(change.table_id, GONE)
        self.push(change.table_id)
        self.hub.publish_lobby()

    def catch_up_table(self, table_id: str) -> None:
        """Bring pages and programs up to date with a table. It may block, so do not call it in the event loop."""
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
            self.hub.call_in_loop(self._schedule_push, table_id, rows)

    def _schedule_push(self, table_id: str, rows: Rows | None) -> None:
        if rows is not None and (table_id not in self._rows or self._rows[table_id][0].revision < rows[0].revision):
            self._rows[table_id] = rows
        if table_id in self._pushing:
            self._pushing[table_id] = True
        else:
            self._pushing[table_id] = False
            self.hub.start_task(self._push(table_id))

    async def _push(self, table_id: str) -> None:
        """Send every page what has changed; several changes that come at once become one update."""
        try:
            await self._send_updates(table_id)
            while self._pushing[table_id]:
                self._pushing[table_id] = False
                await self._send_updates(table_id)
        finally:
            del self._pushing[table_id]

    async def _send_updates(self, table_id: str) -> None:
        try:
            pages = await self._current(table_id, self._rows.pop(table_id, None))
        except Problem:
            pages = None  # it was removed: the browsers fetch the page, and get an error
        except Exception:
            log.exception("The pages of table %s could not be updated; they fetch it.", table_id)
            pages = None
        began = time.perf_counter()
        for client in sorted(self.hub.pages(table_id), key=order_of):
            if time.perf_counter() - began > SLICE:
                await asyncio.sleep(0)
                began = time.perf_counter()
            try:
                self._send_update(client, pages)
            except Exception:
                log.exception("A page of table %s could not be updated.", table_id)
                client.put(event("whole", ""))

    async def _current(self, table_id: str, rows: Rows | None = None) -> PagesOfTable:
        if self.pages.is_cached(table_id, rows):
            return self.pages.current(table_id, rows)
        found: PagesOfTable = await self.sessions.call(self.pages.current, table_id, rows)
        return found

    def catch_up_page(self, client: PageClient, table_id: str) -> None:
        """Bring a page up to date whose stream has just been opened; safe from any thread."""
        self.hub.call_in_loop(lambda: self.hub.start_task(self._catch_up_page(client, table_id)))

    async def _catch_up_page(self, client: PageClient, table_id: str) -> None:
        client.page = client.page or self.pages.outline_of(table_id, client.page_id)
        with suppress(Problem):
            self._send_update(client, await self._current(table_id))

    def _send_update(self, client: PageClient, pages: PagesOfTable | None) -> None:
        """Bring a page up to date. It gets only `whole`, and fetches the table, if several people share it or its state is not known."""
        page = self._page_of(client, pages) if pages is not None and pages.seats_of(client.viewer) < 2 else None
        if page is None:
            client.put(event("whole", pages.state.table.info.revision if pages is not None else GONE))
        elif page.id != client.page_id:
            client.put(page.update_event(client.page, update_event) if client.page is not None else event("whole", page.id))
        client.page, client.page_id = (page.outline, page.id) if page is not None else (None, "")

    def _page_of(self, client: PageClient, pages: PagesOfTable) -> Page | None:
        """The page of a client; None if no more time may be used for its address."""
        if not self.render_time.is_left(client.address):
            return pages.rendered(client.viewer)
        with self.render_time.measured(client.address):
            return pages.page(client.viewer)

    def _forget_unwatched(self, table_id: str) -> None:
        if not self.hub.pages(table_id):
            self.pages.forget(table_id)

    # programs

    def _send_to_followers(self, snapshot: TableSnapshot) -> None:
        """Called in the event loop, so that changes arrive in order."""
        for follower, update in updates_for(self.hub.followers(snapshot.info.id), snapshot):
            follower.put_update(update)


def updates_for(followers: Sequence[ProgramClient], table: TableSnapshot) -> list[tuple[ProgramClient, str]]:
    """For each follower the changes that they may see since their last update, as JSON. `lines` replaces all lines from `from` on."""
    row, seat_rows, match, version = table.info, table.seats, table.match, table.version
    turn = table.position.seat if row.status == "running" else None
    updates: list[tuple[ProgramClient, str]] = []
    json_by_key: dict[tuple[int, tuple[str, ...], bool], str] = {}  # computed once for all followers who may see the same
    open_lines: dict[int, list[str]] = {}  # by start: lines without chance events, which are the same for everybody
    for follower in followers:
        if (follower.version, follower.revision) >= (version, row.revision):
            continue
        own_seats = seats_of(seat_rows, follower.user_id)
        seat = own_seats[0] if len(own_seats) == 1 else None
        start = min(follower.lines, bisect.bisect_right(table.position.line_versions, follower.version))
        lines = open_lines.get(start)
        if lines is None:
            lines = match.lines_for(seat, start, show_concealed=False) if row.status != "record" else match.lines[start:]
            if not any(map(is_chance, match.lines[start:])):
                open_lines[start] = lines
        follower.version, follower.revision, follower.lines = version, row.revision, start + len(lines)
        decides = seat is not None and seat == turn and not seat_rows[seat - 1].level
        key = start, tuple(lines), decides
        if key not in json_by_key:
            update = {"revision": row.revision, "version": version, "status": row.status, "turn": turn, "from": start, "lines": lines}
            with_requests = [one.seat for one in seat_rows if one.wanted_at is not None]
            update |= {"moves": match.moves() if decides else []} | ({"asked": with_requests} if with_requests else {})
            json_by_key[key] = to_json(update).decode()
        updates.append((follower, json_by_key[key]))
    return updates
