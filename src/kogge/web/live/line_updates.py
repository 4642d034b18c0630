"""What programs that follow a table are told: the lines that have happened, as each may know them."""

from __future__ import annotations

import bisect
from collections.abc import Sequence

import sqlalchemy as sa
from pydantic_core import to_json

from kogge.web.accounts.users import seats_of
from kogge.web.live.sse_clients import ProgramClient
from kogge.web.tables.session import TableSession


def updates_for(
    followers: Sequence[ProgramClient], row: sa.Row, seat_rows: Sequence[sa.Row], session: TableSession
) -> list[tuple[ProgramClient, str]]:
    """What has happened since each follower last heard, as they may know it, as JSON: `lines` replace those from line `from` on."""
    match, running = session.match, row.status == "running"
    turn = match.seat if running else None
    told: list[tuple[ProgramClient, str]] = []
    said: dict[tuple[int, tuple[str, ...], bool], str] = {}  # made once for all who may know the same
    for follower in followers:
        if (follower.version, follower.revision) == (session.version, row.revision):
            continue
        mine = seats_of(seat_rows, follower.user_id)
        eyes = mine[0] if len(mine) == 1 else None
        start = min(follower.lines, bisect.bisect_right(session.written, follower.version))
        lines = match.lines_for(eyes, start, show_concealed=False) if row.status != "record" else match.lines[start:]
        follower.version, follower.revision, follower.lines = session.version, row.revision, start + len(lines)
        decides = eyes is not None and eyes == turn and not seat_rows[eyes - 1].level
        key = start, tuple(lines), decides
        if key not in said:
            update = {
                "revision": row.revision,
                "version": session.version,
                "status": row.status,
                "turn": turn,
                "from": start,
                "lines": lines,
            }
            asked = [one.seat for one in seat_rows if one.wanted_at is not None]
            update |= {"moves": match.moves() if decides else []} | ({"asked": asked} if asked else {})
            said[key] = to_json(update).decode()
        told.append((follower, said[key]))
    return told
