"""Animation of recent steps: the table after each of them, as this viewer could see it at that time."""

from __future__ import annotations

from typing import Any

from kogge.web.accounts.users import User, seats_of
from kogge.web.i18n.translation import game
from kogge.web.tables.records import keeps_secrets
from kogge.web.tables.service import TableService
from kogge.web.tables.table_view import TableView, viewing_seat

MAX_FRAMES = 6  # per request, each as costly as a page; the client asks for more while it plays these


def film(tables: TableService, table_id: str, person: User | None, as_seat: int | None, after: int) -> list[TableView]:
    """The table after a step and after each later step that has a log message; `log` holds those messages."""
    table = tables.sessions.snapshot(table_id, log=True)
    row, match, log = table.row, table.match, table.log
    assert log is not None
    game.set(row.game)
    mine = seats_of(table.seats, person.id) if person else []
    seat, cover = viewing_seat(match, mine, as_seat)
    running = keeps_secrets(row, match)
    known = len(match.known_lines() if running else match.lines)
    said_by_step = {number: said for number, said in log.visible_snapshots(match, seat, known, running) if number > after}
    past = log.past(match, running)
    moments = {snapshot.number_seen(past): (snapshot.line, rows, ids) for snapshot, rows, ids in log.moments(match)}
    before = max((number for number in moments if number <= after), default=None)
    wanted = [before, *sorted(said_by_step)[:MAX_FRAMES]] if cover is None and said_by_step else []
    always: dict[str, Any] = {"row": row, "seat_rows": table.seats, "board": table.board, "seat": seat, "mine": mine, "moves": []}
    always |= {"version": table.version, "total": known, "replay": True}
    frames = [
        TableView(
            **always,
            view=match.view_of(rows, seat),
            ids=ids,
            log=[(line, one) for one in said_by_step.get(number, [])],
            at=line,
            step=number,
        )
        for number, (line, rows, ids) in moments.items()
        if number in wanted
    ]
    for frame in frames:
        frame.board_view = frame.board.board_view(frame)
    return frames
