"""A game at any of its moves: the table after each line of the record, as far as the onlooker may know."""

from __future__ import annotations

import threading
from collections import OrderedDict

import numpy as np
import sqlalchemy as sa

from kogge.web.looks import Look, readable
from kogge.web.standing import Standing
from kogge.web.tables import Person, Tables, seats_of
from kogge.web.words import game

KEPT = 16


class Film:
    """Every frame of one game: the table's bytes and the pieces' places before the first line and after each."""

    def __init__(self, standing: Standing, lines: list[str]):
        self.standing = standing
        self.lock = threading.Lock()
        self.frames: list[tuple[np.ndarray, dict[str, list[str]]]] = [self._frame()]
        for line in lines:
            standing.follow([line])
            self.frames.append(self._frame())

    def _frame(self) -> tuple[np.ndarray, dict[str, list[str]]]:
        return self.standing.match.rows.copy(), self.standing.pieces.ids


class Films:
    """The films in memory, the least recently watched forgotten first."""

    def __init__(self, tables: Tables):
        self.tables = tables
        self._kept: OrderedDict[tuple[str, int], Film] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, row: sa.Row) -> Film:
        """The film of a table."""
        key = (row.id, row.version)
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        film = Film(Standing(row.game, row.players, row.options, row.rules), self.tables.store.texts(row.id)[: row.lines])
        with self._lock:
            self._kept[key] = film
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return film

    def look(self, table_id: str, person: Person | None, at: int | None = None) -> Look:
        """The table after line `at`, through the asker's eyes; of a running game only what lies open."""
        row, sitting = self.tables.row_and_seats(table_id)
        game.set(row.game)
        film = self.of(row)
        mine = seats_of(sitting, person.id) if person else []
        seat = mine[0] if len(mine) == 1 else None
        match = film.standing.match
        with film.lock:
            match.rows[:] = film.frames[-1][0]
            known = len(match.known_lines()) if row.status == "running" else len(film.frames) - 1
            at = known if at is None else max(0, min(at, known))
            match.rows[:], ids = film.frames[at]
            view = match.view(seat)
            points = match.points() if match.is_over else []
        seen = Look(
            row=row,
            sitting=sitting,
            board=film.standing.board,
            seat=seat,
            mine=mine,
            view=view,
            moves=[],
            ids=ids,
            log=readable(film.standing, seat, at, row.status == "running"),
            version=row.version,
            at=at,
            total=known,
            replay=True,
            points=points,
        )
        seen.scene = seen.board.scene(seen)
        return seen
