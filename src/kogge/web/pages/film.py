"""What happened, as a film: the table after each of the last steps, as the onlooker could see it then."""

from __future__ import annotations

from typing import Any

from kogge.web.pages.looks import Look, whose_eyes
from kogge.web.play.person import Person, seats_of
from kogge.web.play.records import keeps_secrets
from kogge.web.play.tables import Tables
from kogge.web.speech.words import game

MOST_FRAMES = 6  # at a time, each as costly as a page: whoever watches asks for more meanwhile


def film(tables: Tables, table_id: str, person: Person | None, as_seat: int | None, after: int) -> list[Look]:
    """The table after a step, and after each of those that followed and that something is said of; `log` has what is said."""
    with tables.at_one_moment(table_id) as (row, sitting, standing):
        game.set(row.game)
        mine = seats_of(sitting, person.id) if person else []
        match, (seat, cover) = standing.match, whose_eyes(standing, mine, as_seat)
        running = keeps_secrets(row, match)
        known = len(match.known_lines() if running else match.lines)
        told = {number: said for number, said in standing.told_shots(seat, known, running) if number > after}
        past = standing.past(running)
        moments = {shot.number_seen(past): (shot.line, rows, ids) for shot, rows, ids in standing.moments()}
        before = max((number for number in moments if number <= after), default=None)
        wanted = [before, *sorted(told)[:MOST_FRAMES]] if cover is None and told else []
        always: dict[str, Any] = {"row": row, "sitting": sitting, "board": standing.board, "seat": seat, "mine": mine, "moves": []}
        always |= {"version": standing.version, "total": known, "replay": True}
        frames = [
            Look(
                **always,
                view=match.seen_at(rows, seat),
                ids=ids,
                log=[(line, one) for one in told.get(number, [])],
                at=line,
                step=number,
            )
            for number, (line, rows, ids) in moments.items()
            if number in wanted
        ]
    for frame in frames:
        frame.scene = frame.board.scene(frame)
    return frames
