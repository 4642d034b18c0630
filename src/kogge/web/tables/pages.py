"""The pages of tables in memory: each is rendered once for all who see the same, and compared with the page that a browser shows.

First, the roster, the board and the log are rendered for a spectator, from `view(None)`, once in each language. Every other page takes its
public fragments from there (`fragments.py`). Viewers who see the same share one page: all spectators of a language, for example.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from markupsafe import Markup

from kogge.web.accounts.preferences import all_preferences
from kogge.web.accounts.users import User, seats_of
from kogge.web.fragments import PAGE_ID, Outline, Page, Writer
from kogge.web.i18n.translation import in_language
from kogge.web.tables.info import TableInfo
from kogge.web.tables.service import TableService, may_chat
from kogge.web.tables.session import Rows, drop_oldest
from kogge.web.tables.table_view import TableState, TableView, absent_seats, state_of, view_for_user, watchers
from kogge.web.templating import render

TEMPLATE = "fragments/table.html"
PUBLIC_TEMPLATE = "fragments/public.html"
MAX_TABLES = 50  # tables whose pages are kept although nobody watches them
MAX_PAGES = 40  # of one state of a table, each about 30 kB; a page that is not cached is rendered again
RECENT_STATES = 2  # states of a table whose outlines are cached: a browser may still show them
MAX_VIEWERS = 20  # last pages of viewers who have not looked at the current state
PAGE_PREFERENCES = ("chat", "theme", "pace")  # the preferences that a table's page depends on
PUBLIC = "public"  # in the key of the spectators' page
DEFAULTS = all_preferences({}, {})
Key = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks at tables, as far as pages depend on it."""

    user: User | None
    language: str
    prefers: Mapping[str, str]
    site: str
    """The address of the site, for invitations."""

    def watching(self) -> Viewer:
        """The same for a stream, which does not send the controls that show these preferences: more viewers share a page."""
        return replace(self, prefers={**self.prefers, **{one: DEFAULTS[one] for one in ("theme", "pace")}})

    def key(self, state: TableState, as_seat: int | None) -> Key:
        """Equal for viewers who see the same page."""
        row, seats, user = state.table.info, state.table.seats, self.user
        own_seats = tuple(seats_of(seats, user.id)) if user else ()
        who = (
            own_seats,
            as_seat if len(own_seats) > 1 and as_seat in own_seats else None,
            user is not None and user.id == row.host,
            may_chat(row, seats, user),
        )
        is_named = user is not None and (row.status == "open" or any(word.user_id == user.id for word in state.chat))
        name = (user.id, user.name) if user and is_named else None
        return (self.language, self.site, name, *who, *(self.prefers[one] for one in PAGE_PREFERENCES))


class TablePages:
    """The pages of the tables that are watched, and of a few others. Safe from any thread."""

    def __init__(self, tables: TableService, browser_edition: bool = False):
        self.tables, self.browser_edition = tables, browser_edition
        self._key = bytes.fromhex(tables.db.setting("page key", secrets.token_hex(32)))
        self._tables: OrderedDict[str, PagesOfTable] = OrderedDict()
        self._lock = threading.Lock()

    def page(self, table_id: str, viewer: Viewer, as_seat: int | None = None) -> Page:
        """The current table for this viewer."""
        return self.current(table_id).page(viewer, as_seat)

    def current(self, table_id: str, rows: Rows | None = None) -> PagesOfTable:
        """The pages of a table as it is now. `rows`: the table and its seats after a change; they are not read again from a shared
        database, because a further change comes with its own. It may block unless the table `is_cached`."""
        tables, began = self.tables, time.monotonic()
        cached = self._tables.get(table_id)
        if rows is None or not is_usable(rows[0], cached) or not tables.db.shared:
            rows = tables.sessions.row_and_seats(table_id)
        row, seat_rows = rows
        away, watching = tuple(absent_seats(tables, table_id, seat_rows, None)), watchers(tables, table_id, seat_rows)
        if cached is not None and cached.is_current(row, away, watching):
            return cached
        return self._put(state_of(tables, table_id, cached.state_before(row) if cached else None, rows), began)

    def is_cached(self, table_id: str, rows: Rows | None = None) -> bool:
        """Whether the current table can be shown without waiting for a database or for the replay of its record. With a shared database
        it can if only moves were made since its pages, this process has them in memory, and `rows` are the table's after the last one."""
        tables, cached = self.tables, self._tables.get(table_id)
        if cached is None or not tables.sessions.has_log(table_id):
            return False
        if not tables.db.shared:
            return True
        if rows is None or not is_usable(rows[0], cached) or cached.state_before(rows[0]) is None:
            return False
        return tables.sessions.is_at(rows[0]) and tables.presence.is_known(table_id)

    def outline_of(self, table_id: str, page_id: str) -> Outline | None:
        """The outline of a page that was sent before, if it is still cached."""
        cached = self._tables.get(table_id)
        return cached.outline_of(page_id) if cached and page_id else None

    def _put(self, state: TableState, began: float) -> PagesOfTable:
        table_id = state.table.info.id
        with self._lock:
            cached = self._tables.get(table_id)
            if cached is None:
                cached = self._tables[table_id] = PagesOfTable(self.tables.levels, state, self.browser_edition, self._key)
            self._tables.move_to_end(table_id)
            drop_oldest(self._tables, MAX_TABLES, self.tables.presence.is_watched)
        cached.replace_state(state, began)
        return cached

    def forget(self, table_id: str) -> None:
        """Drop the pages of a table: nobody watches it any more."""
        self._tables.pop(table_id, None)


def is_usable(row: TableInfo, cached: PagesOfTable | None) -> bool:
    """Whether a row that came with a change need not be read again: it is not older than the pages, and no clock has changed its seats."""
    return not row.move_seconds and (cached is None or cached.state.table.info.revision <= row.revision)


class PagesOfTable:
    """The pages of one table: those of its current state, and outlines of earlier ones."""

    def __init__(self, levels: Callable[[str | None], Sequence[str]], state: TableState, browser_edition: bool = False, key: bytes = b""):
        self.levels, self.state, self.browser_edition, self._key = levels, state, browser_edition, key
        self._pages: dict[Key, Page] = {}
        self._last: dict[Key, Page] = {}
        """The last page of each viewer who has not looked at the current state: what has not changed since is not rendered again."""
        self._recent: deque[dict[str, Outline]] = deque(maxlen=RECENT_STATES)
        self._read_at = 0.0  # when the reading of `state` began
        self._lock = threading.RLock()

    @cached_property
    def offered_levels(self) -> Sequence[str]:
        """The levels of bots for this game: looked up once, because that looks for the game's net on the disk."""
        return self.levels(self.state.table.info.game)

    def is_current(self, row: Any, away: tuple[int, ...], watching: int) -> bool:
        """Whether these are the pages of the table as it is now."""
        state = self.state
        if not state.is_timeless or state.table.info.revision != row.revision:
            return False
        return (state.away, state.watching) == (away, watching)

    def seats_of(self, viewer: Viewer) -> int:
        """How many seats this viewer has."""
        return len(seats_of(self.state.table.seats, viewer.user.id)) if viewer.user else 0

    def state_before(self, row: Any) -> TableState | None:
        """The current state, if only moves were made since: they raise version and revision by the same number."""
        before = self.state.table.info
        return self.state if row.revision - row.version == before.revision - before.version else None

    def replace_state(self, state: TableState, began: float) -> None:
        """Show a newer state. If two threads have read the same revision, the one that began later knows better who is there."""
        with self._lock:
            if self.is_current(state.table.info, state.away, state.watching):
                return  # another thread has read the same
            if state is not self.state and (state.table.info.revision, began) >= (self.state.table.info.revision, self._read_at):
                self._read_at = began
                self._recent.append({page.id: page.outline for page in self._pages.values()})
                while len(self._last) > MAX_VIEWERS:  # those who have not looked for longest
                    del self._last[next(iter(self._last))]
                # the keys of fragments do not include the names that are in them
                is_renamed = [one.name for one in state.table.seats] != [one.name for one in self.state.table.seats]
                self._last = {} if is_renamed else self._last | self._pages
                self.state, self._pages = state, {}

    def outline_of(self, page_id: str) -> Outline | None:
        """The outline of a page, by its id."""
        with self._lock:
            now = next((page.outline for page in self._pages.values() if page.id == page_id), None)
            return now or next((pages[page_id] for pages in reversed(self._recent) if page_id in pages), None)

    def rendered(self, viewer: Viewer) -> Page | None:
        """The page of a viewer, if it has been rendered already."""
        with self._lock:
            return self._pages.get(viewer.key(self.state, None))

    def page(self, viewer: Viewer, as_seat: int | None = None) -> Page:
        """The page of a viewer, rendered for the first who asks."""
        with self._lock:
            key = viewer.key(self.state, as_seat)
            page = self._pages.get(key)
            if page is None:
                before = self._last.pop(key, None)
                with in_language(viewer.language):
                    table_view = view_for_user(self.state, viewer.user, as_seat)
                    page = self._pages[key] = self._render(
                        Writer(before, self._public_page(viewer), table_view.waiting_key), viewer, table_view
                    )
                if len(self._pages) > MAX_PAGES:
                    del self._pages[next(one for one in self._pages if one[1] != PUBLIC)]
            return page

    def variant(self, viewer: Viewer, table_view: TableView, **context: Any) -> str:
        """The HTML of the table for one viewer after some clicks, with a message or with hints. Updates cannot start from it."""
        with self._lock, in_language(viewer.language):
            return self._render(Writer(None, self._public_page(viewer)), viewer, table_view, **context).html(is_current=False)

    def _public_page(self, viewer: Viewer) -> Page:
        """The spectators' page in the viewer's language."""
        key = (viewer.language, PUBLIC)
        page = self._pages.get(key)
        if page is None:
            before = self._last.pop(key, None)
            with in_language(viewer.language):
                page = self._pages[key] = self.render_public(Writer(before), viewer.language)
        return page

    def render_public(self, writer: Writer, language: str) -> Page:
        """What a spectator sees. Nothing else may be shared with every viewer."""
        table_view = view_for_user(self.state, None)
        return writer.page(render(PUBLIC_TEMPLATE, table=table_view, fragments=writer, language=language, prefers=DEFAULTS, user=None))

    def _render(self, writer: Writer, viewer: Viewer, table_view: TableView, **context: Any) -> Page:
        invitation = f"{viewer.site}/t/{table_view.info.id}"
        base: dict[str, Any] = {
            "notice": "",
            "hint": None,
            "invitation": invitation,
            "levels": self.offered_levels,
            "user": viewer.user,
            "browser_edition": self.browser_edition,
        }
        base |= {"fragments": writer, "page_id": Markup(PAGE_ID), "language": viewer.language, "prefers": viewer.prefers}
        return writer.page(render(TEMPLATE, table=table_view, **base | context), self._key)
