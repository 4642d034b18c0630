"""What happened, as a film: the table after each of the last steps, as the onlooker could see it then."""

from __future__ import annotations

from typing import Any

from kogge.web.accounts.users import User, seats_of
from kogge.web.i18n.translation import game
from kogge.web.tables.records import keeps_secrets
from kogge.web.tables.service import Tables
from kogge.web.tables.table_view import TableView, viewing_seat

MAX_FRAMES = 6  # at a time, each as costly as a page: whoever watches asks for more meanwhile


def film(tables: Tables, table_id: str, person: User | None, as_seat: int | None, after: int) -> list[TableView]:
    """The table after a step, and after each of those that followed and that something is said of; `log` has what is said."""
    with tables.at_one_moment(table_id) as (row, seat_rows, session):
        game.set(row.game)
        mine = seats_of(seat_rows, person.id) if person else []
        match, (seat, cover) = session.match, viewing_seat(session, mine, as_seat)
        running = keeps_secrets(row, match)
        known = len(match.known_lines() if running else match.lines)
        told = {number: said for number, said in session.visible_snapshots(seat, known, running) if number > after}
        past = session.past(running)
        moments = {snapshot.number_seen(past): (snapshot.line, rows, ids) for snapshot, rows, ids in session.moments()}
        before = max((number for number in moments if number <= after), default=None)
        wanted = [before, *sorted(told)[:MAX_FRAMES]] if cover is None and told else []
        always: dict[str, Any] = {"row": row, "seat_rows": seat_rows, "board": session.board, "seat": seat, "mine": mine, "moves": []}
        always |= {"version": session.version, "total": known, "replay": True}
        frames = [
            TableView(
                **always,
                view=match.view_of(rows, seat),
                ids=ids,
                log=[(line, one) for one in told.get(number, [])],
                at=line,
                step=number,
            )
            for number, (line, rows, ids) in moments.items()
            if number in wanted
        ]
    for frame in frames:
        frame.board_view = frame.board.board_view(frame)
    return frames
