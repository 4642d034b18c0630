"""The pages of tables in memory: rendered once for all who see the same, and what has changed since the page that a browser shows.

The spectators' page of a language is rendered first, from `view(None)`; what is public on every other page is taken from it
(`fragments.py`). Viewers who see the same share one page: all spectators of a language, for example.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from markupsafe import Markup

from kogge.web.accounts.preferences import all_preferences
from kogge.web.accounts.users import User, seats_of
from kogge.web.fragments import PAGE_ID, Outline, Page, Writer
from kogge.web.i18n.translation import in_language
from kogge.web.tables.info import TableInfo
from kogge.web.tables.service import TableService, may_chat
from kogge.web.tables.session import Rows
from kogge.web.tables.table_view import TableState, TableView, absent_seats, state_of, view_for_user, watchers
from kogge.web.templating import render

TEMPLATE = "fragments/table.html"
MAX_TABLES = 50  # tables whose pages are kept although nobody watches them
MAX_PAGES = 200  # of one state of a table; a page that is not kept is rendered again
RECENT = 4  # states of a table whose outlines are kept: a browser may still show them
MAX_VIEWERS = 20  # last pages of viewers who have not looked at the current state
ON_PAGE = ("chat", "theme", "pace")  # the preferences that a table's page depends on
PUBLIC = "public"  # in the key of the spectators' pages
Key = tuple[Any, ...]


@dataclass(frozen=True)
class Viewer:
    """Who looks at tables, as far as pages depend on it."""

    user: User | None
    language: str
    prefers: Mapping[str, str]
    site: str
    """The address of the site, for invitations."""

    def key(self, state: TableState, as_seat: int | None) -> Key:
        """Equal for viewers who see the same page."""
        row, seats, user = state.table.info, state.table.seats, self.user
        mine = tuple(seats_of(seats, user.id)) if user else ()
        who = (
            mine,
            as_seat if len(mine) > 1 and as_seat in mine else None,
            user is not None and user.id == row.host,
            may_chat(row, seats, user),
        )
        is_named = user is not None and (row.status == "open" or any(word.user_id == user.id for word in state.chat))
        name = (user.id, user.name) if user and is_named else None
        return (self.language, self.site, name, *who, *(self.prefers[one] for one in ON_PAGE))


class TablePages:
    """The pages of the tables that are watched, and of a few others. Safe from any thread."""

    def __init__(self, tables: TableService, browser_edition: bool = False):
        self.tables, self.browser_edition = tables, browser_edition
        self._key = bytes.fromhex(tables.db.setting("page key", secrets.token_hex(32)))
        self._of: OrderedDict[str, PagesOfTable] = OrderedDict()
        self._lock = threading.Lock()

    def page(self, table_id: str, viewer: Viewer, as_seat: int | None = None) -> Page:
        """The current table for this viewer."""
        return self.current(table_id).page(viewer, as_seat)

    def current(self, table_id: str, rows: Rows | None = None) -> PagesOfTable:
        """The pages of a table as it is now. `rows`: the table and its seats after a change; a shared database is not asked for them
        again, because another change comes with its own. Not for the event loop unless the table `is_at_hand`."""
        tables, began = self.tables, time.monotonic()
        kept = self._of.get(table_id)
        if rows is None or not is_usable(rows[0], kept) or not tables.db.shared:
            rows = tables.sessions.row_and_seats(table_id)
        row, seat_rows = rows
        there = tuple(absent_seats(tables, table_id, seat_rows, None)), watchers(tables, table_id, seat_rows)
        if kept is not None and kept.shows(row, *there):
            return kept
        return self._put(state_of(tables, table_id, kept.state_before(row) if kept else None, rows), began)

    def is_at_hand(self, table_id: str) -> bool:
        """Whether the current table can be shown without waiting for a database or for the replay of its record."""
        return table_id in self._of and not self.tables.sessions.store.db.shared and self.tables.sessions.has_log(table_id)

    def known(self, table_id: str, page_id: str) -> Outline | None:
        """A page that was sent before, if it is still kept."""
        kept = self._of.get(table_id)
        return kept.known(page_id) if kept and page_id else None

    def _put(self, state: TableState, began: float) -> PagesOfTable:
        table_id = state.table.info.id
        with self._lock:
            kept = self._of.get(table_id)
            if kept is None:
                kept = self._of[table_id] = PagesOfTable(self.tables.levels, state, self.browser_edition, self._key)
            self._of.move_to_end(table_id)
            for _ in range(len(self._of) - MAX_TABLES):  # what is watched stays
                oldest, pages = self._of.popitem(last=False)
                if self.tables.presence.is_watched(oldest):
                    self._of[oldest] = pages
        kept.take(state, began)
        return kept

    def forget(self, table_id: str) -> None:
        """Drop the pages of a table: nobody watches it any more."""
        self._of.pop(table_id, None)


def is_usable(row: TableInfo, kept: PagesOfTable | None) -> bool:
    """Whether a row that came with a change need not be read again: it is not older than the pages, and no clock has changed its seats."""
    return not row.move_seconds and (kept is None or kept.state.table.info.revision <= row.revision)


class PagesOfTable:
    """The pages of one table: those of its current state, and some of those before."""

    def __init__(self, levels: Callable[[str | None], Sequence[str]], state: TableState, browser_edition: bool = False, key: bytes = b""):
        self.levels, self.state, self.browser_edition, self._key = levels, state, browser_edition, key
        self._pages: dict[Key, Page] = {}
        self._last: dict[Key, Page] = {}
        """The last page of each viewer: what has not changed since is not rendered again."""
        self._recent: deque[dict[str, Outline]] = deque(maxlen=RECENT)
        self._read_at = 0.0  # when the reading of `state` began
        self._lock = threading.RLock()

    @cached_property
    def offered_levels(self) -> Sequence[str]:
        """The levels of bots for this game: looked up once, because that asks the disk for the game's net."""
        return self.levels(self.state.table.info.game)

    def shows(self, row: Any, away: tuple[int, ...], watching: int) -> bool:
        """Whether these are the pages of the table as it is now."""
        state = self.state
        if not state.is_timeless or state.table.info.revision != row.revision:
            return False
        return (state.away, state.watching) == (away, watching)

    def seats_of(self, viewer: Viewer) -> int:
        """How many seats this viewer has."""
        return len(seats_of(self.state.table.seats, viewer.user.id)) if viewer.user else 0

    def state_before(self, row: Any) -> TableState | None:
        """The state that is shown, if only moves were made since: they raise version and revision alike."""
        then = self.state.table.info
        return self.state if row.revision - row.version == then.revision - then.version else None

    def take(self, state: TableState, began: float) -> None:
        """The table has changed. Of two threads that read it, the one that began later knows better who is there."""
        with self._lock:
            if self.shows(state.table.info, state.away, state.watching):
                return  # another thread has read the same
            if state is not self.state and (state.table.info.revision, began) >= (self.state.table.info.revision, self._read_at):
                self._read_at = began
                self._recent.append({page.id: page.outline for page in self._pages.values()})
                while len(self._last) > MAX_VIEWERS:  # those who have not looked for longest
                    del self._last[next(iter(self._last))]
                self._last |= self._pages
                self.state, self._pages = state, {}

    def known(self, page_id: str) -> Outline | None:
        """A page by its id."""
        with self._lock:
            now = next((page.outline for page in self._pages.values() if page.id == page_id), None)
            return now or next((pages[page_id] for pages in reversed(self._recent) if page_id in pages), None)

    def page(self, viewer: Viewer, as_seat: int | None = None) -> Page:
        """The page of a viewer, rendered for the first who asks."""
        with self._lock:
            key = viewer.key(self.state, as_seat)
            page = self._pages.get(key)
            if page is None:
                before = self._last.pop(key, None)
                with in_language(viewer.language):
                    seen = view_for_user(self.state, viewer.user, as_seat)
                    page = self._pages[key] = self._render(Writer(before, self._public(viewer)), viewer, seen)
                if len(self._pages) > MAX_PAGES:
                    del self._pages[next(one for one in self._pages if one[1] != PUBLIC)]
            return page

    def variant(self, viewer: Viewer, seen: TableView, **context: Any) -> str:
        """The table for one viewer after some clicks, with a message or with hints: whole, and no page that updates can start from."""
        with self._lock, in_language(viewer.language):
            return self._render(Writer(None, self._public(viewer)), viewer, seen, **context).whole(is_current=False)

    def _public(self, viewer: Viewer) -> Page:
        """The spectators' page, whose public fragments all others share."""
        key = (viewer.language, PUBLIC)
        page = self._pages.get(key)
        if page is None:
            nobody = Viewer(None, viewer.language, DEFAULTS, "")
            before = self._last.pop(key, None)
            with in_language(viewer.language):
                page = self._pages[key] = self._render(Writer(before), nobody, view_for_user(self.state, None))
        return page

    def _render(self, writer: Writer, viewer: Viewer, seen: TableView, **context: Any) -> Page:
        invitation = f"{viewer.site}/t/{seen.info.id}"
        base: dict[str, Any] = {
            "notice": "",
            "hint": None,
            "invitation": invitation,
            "levels": self.offered_levels,
            "user": viewer.user,
            "browser_edition": self.browser_edition,
        }
        base |= {"fragments": writer, "page_id": Markup(PAGE_ID), "language": viewer.language, "prefers": viewer.prefers}
        return writer.page(render(TEMPLATE, table=seen, **base | context), self._key)


DEFAULTS = all_preferences({}, {})
