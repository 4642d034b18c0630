"""The rows of tables and of their seats. In a file that belongs to this process they are remembered until they change."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from typing import Any

import sqlalchemy as sa

from kogge.web.db.database import Database
from kogge.web.db.schema import SeatRow, TableRow, seats, tables
from kogge.web.tables.move_writer import MoveLines

_TABLE_AND_SEATS = (
    sa.select(tables, seats)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(tables.c.id == sa.bindparam("id"))
    .order_by(seats.c.seat)
    .set_label_style(sa.LABEL_STYLE_TABLENAME_PLUS_COL)
)


class RowStore(Database):
    """Finds tables and who sits there."""

    def __init__(self, url: str):
        super().__init__(url)
        self._rows: OrderedDict[str, tuple[Any, list[Any]]] = OrderedDict()
        self._changes: dict[str, int] = {}  # by table: what was read before its last change is not remembered
        self._lock = threading.Lock()

    def table(self, table_id: str) -> Any:
        """A table's row."""
        return self.table_and_seats(table_id)[0]

    def table_and_seats(self, table_id: str) -> tuple[Any, list[Any]]:
        """A table's row and its seats in order, of one moment."""
        with self._lock:
            found = self._rows.get(table_id)
            changes = self._changes.get(table_id, 0)
        if found is not None:
            return found
        with self._reading.connect() as db:
            read = db.execute(_TABLE_AND_SEATS, {"id": table_id}).all()
        width = len(TableRow._fields)
        row = TableRow(*read[0][:width]) if read else None
        found = row, [SeatRow(*one[width:]) for one in read]
        if not self.shared and row is not None:
            with self._lock:
                if self._changes.get(table_id, 0) == changes:
                    self._rows[table_id] = found
                    while len(self._rows) > 20_000:
                        self._rows.popitem(last=False)
        return found

    def remember_move(self, move: MoveLines, revision: int) -> None:
        """What this process has just written it need not read, if it knew the row before."""
        with self._lock:
            row, seat_rows = self._rows.get(move.table_id, (None, []))
            self._changes[move.table_id] = self._changes.get(move.table_id, 0) + 1
            if not revision or row is None or row.version != move.version or row.move_seconds:  # its clock is in the row
                self._rows.pop(move.table_id, None)
                return
            self._rows[move.table_id] = row_after(row, move, revision), seat_rows

    def forget_row(self, table_id: str) -> None:
        """A table's row or seats have changed: whoever asks next reads them anew."""
        with self._lock:
            self._changes[table_id] = self._changes.get(table_id, 0) + 1
            self._rows.pop(table_id, None)
            while len(self._changes) > 50_000:
                self._changes.clear()
                self._rows.clear()

    def notify_table(self, db: sa.Connection, table_id: str) -> None:
        """Tell the other servers that a table has changed."""
        self.notify(db, f"{table_id} {self.server}")


def row_after(row: Any, move: MoveLines, revision: int) -> Any:
    """A table's row after a move was written."""
    lines, undo_floor = move.number + len(move.texts), max(row.undo_floor, move.undo_floor)
    return row._replace(
        version=move.version + 1,
        revision=revision,
        lines=lines,
        undo_floor=undo_floor,
        turn=move.turn,
        status=move.status,
        changed=time.time(),
        result=move.result,
    )


def next_version(db: sa.Connection, table_id: str, version: int, changed: dict[str, Any]) -> bool:
    """Change a table's record; False if it is no longer at `version`: somebody else was first."""
    values = changed | {"version": version + 1, "revision": tables.c.revision + 1, "changed": time.time()}
    return db.execute(tables.update().where(tables.c.id == table_id, tables.c.version == version).values(values)).rowcount == 1


def bump_revision(db: sa.Connection, table_id: str) -> None:
    """Something can be seen at a table that is no change of its record: somebody sits down, or talks."""
    db.execute(tables.update().where(tables.c.id == table_id).values(revision=tables.c.revision + 1, changed=time.time()))
