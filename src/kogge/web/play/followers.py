"""What programs that follow a table are told: the lines that have happened, as each may know them."""

from __future__ import annotations

import bisect
from collections.abc import Sequence

import sqlalchemy as sa
from pydantic_core import to_json

from kogge.web.play.listeners import Follower
from kogge.web.play.person import seats_of
from kogge.web.play.standing import Standing


def updates_for(followers: Sequence[Follower], row: sa.Row, sitting: Sequence[sa.Row], standing: Standing) -> list[tuple[Follower, str]]:
    """What has happened since each follower last heard, as they may know it, as JSON: `lines` replace those from line `from` on."""
    match, running = standing.match, row.status == "running"
    turn = match.seat if running else None
    told: list[tuple[Follower, str]] = []
    said: dict[tuple[int, tuple[str, ...], bool], str] = {}  # made once for all who may know the same
    for follower in followers:
        if (follower.version, follower.news) == (standing.version, row.news):
            continue
        mine = seats_of(sitting, follower.user_id)
        eyes = mine[0] if len(mine) == 1 else None
        start = min(follower.lines, bisect.bisect_right(standing.written, follower.version))
        lines = match.lines_for(eyes, start, looking_back=False) if row.status != "record" else match.lines[start:]
        follower.version, follower.news, follower.lines = standing.version, row.news, start + len(lines)
        decides = eyes is not None and eyes == turn and not sitting[eyes - 1].level
        key = start, tuple(lines), decides
        if key not in said:
            update = {"news": row.news, "version": standing.version, "status": row.status, "turn": turn, "from": start, "lines": lines}
            asked = [one.seat for one in sitting if one.wanted_at is not None]
            update |= {"moves": match.moves() if decides else []} | ({"asked": asked} if asked else {})
            said[key] = to_json(update).decode()
        told.append((follower, said[key]))
    return told
