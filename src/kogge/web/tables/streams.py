"""What event streams send about tables: to pages the latest revision, to programs the new lines."""

from __future__ import annotations

import bisect
from collections.abc import Sequence

from pydantic_core import to_json

from kogge.web.accounts.users import seats_of
from kogge.web.bus import ChangedElsewhere, TableChanged, TableGone
from kogge.web.live.hub import Hub, ProgramClient
from kogge.web.problems import Problem
from kogge.web.tables.session import Sessions, TableSnapshot

GONE = 2**31 - 1  # a higher revision than any table has


class TableStreams:
    """Notifies the clients of this process; every other server notifies its own."""

    def __init__(self, hub: Hub, sessions: Sessions):
        self.hub, self.sessions = hub, sessions

    def table_changed(self, event: TableChanged) -> None:
        """Send the new revision to pages and the new lines to programs."""
        self.hub.publish(event.table_id, event.row.revision)
        self.hub.publish_lobby()
        if self.hub.followers(event.table_id):
            self.hub.in_loop(self._tell_followers, event.snapshot or self.sessions.snapshot(event.table_id))

    def changed_elsewhere(self, event: ChangedElsewhere) -> None:
        """The same for a table that another server changed."""
        self.catch_up(event.table_id)

    def table_gone(self, event: TableGone) -> None:
        """Notify the pages of a table that it was removed."""
        self.hub.publish(event.table_id, GONE)
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

    def _tell_followers(self, snapshot: TableSnapshot) -> None:
        """Called in the event loop, so that changes arrive in order."""
        for follower, update in updates_for(self.hub.followers(snapshot.row.id), snapshot):
            follower.put_update(update)


def updates_for(followers: Sequence[ProgramClient], table: TableSnapshot) -> list[tuple[ProgramClient, str]]:
    """The changes since each follower's last update, as far as they may know them, as JSON: `lines` replace those from line `from` on."""
    row, seat_rows, match, version = table.row, table.seats, table.match, table.version
    running = row.status == "running"
    turn = match.seat if running else None
    updates: list[tuple[ProgramClient, str]] = []
    said: dict[tuple[int, tuple[str, ...], bool], str] = {}  # computed once for all who may see the same
    for follower in followers:
        if (follower.version, follower.revision) >= (version, row.revision):
            continue
        mine = seats_of(seat_rows, follower.user_id)
        eyes = mine[0] if len(mine) == 1 else None
        start = min(follower.lines, bisect.bisect_right(table.position.written, follower.version))
        lines = match.lines_for(eyes, start, show_concealed=False) if row.status != "record" else match.lines[start:]
        follower.version, follower.revision, follower.lines = version, row.revision, start + len(lines)
        decides = eyes is not None and eyes == turn and not seat_rows[eyes - 1].level
        key = start, tuple(lines), decides
        if key not in said:
            update = {"revision": row.revision, "version": version, "status": row.status, "turn": turn, "from": start, "lines": lines}
            asked = [one.seat for one in seat_rows if one.wanted_at is not None]
            update |= {"moves": match.moves() if decides else []} | ({"asked": asked} if asked else {})
            said[key] = to_json(update).decode()
        updates.append((follower, said[key]))
    return updates
