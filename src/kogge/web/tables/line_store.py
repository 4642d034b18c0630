"""The lines of every table's record: append-only but for an undo. Those of games long over are packed."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from kogge.web.db.database import NOTIFY_CHANNEL
from kogge.web.db.schema import archive, lines, tables
from kogge.web.tables.clock_sql import take_back
from kogge.web.tables.move_writer import MoveLines, MoveWriter
from kogge.web.tables.row_store import RowStore, next_version


class LineStore(RowStore):
    """Keeps what was played."""

    def __init__(self, url: str):
        super().__init__(url)
        self.move_writer = MoveWriter(self.engine, self.writing, NOTIFY_CHANNEL if self.shared else None, self.server)

    def close(self) -> None:
        """Let go of the database, after the last commit."""
        self.move_writer.close()
        super().close()

    def texts(self, table_id: str, after: int = 0) -> list[str]:
        """The lines of a table's record, from line number `after` (0 = the first)."""
        with self.engine.connect() as db:
            query = sa.select(lines.c.text).where(lines.c.table_id == table_id, lines.c.number >= after).order_by(lines.c.number)
            found = list(db.scalars(query))
            if not found:
                packed = db.scalar(sa.select(archive.c.packed).where(archive.c.table_id == table_id))
                found = [text for text, _who, _at in unpacked(packed)[after:]] if packed else []
            return found

    async def append(self, move: MoveLines) -> int:
        """Write the lines of one move: the table's `revision` after it, or 0 if somebody else was first."""
        revision = 0
        try:
            revision = await self.move_writer.add(move)
        finally:
            self.remember_move(move, revision)
        return revision

    def cut(self, table_id: str, version: int, number: int, turn: int | None) -> bool:
        """Take back the lines from `number` on; False if the table has changed since `version`, or its game is long over and packed."""
        with self.writing() as db:
            if db.scalar(sa.select(archive.c.table_id).where(archive.c.table_id == table_id)):
                return False
            if not next_version(db, table_id, version, {"lines": number, "turn": turn, "status": "running", "result": None}):
                return False
            db.execute(lines.delete().where(lines.c.table_id == table_id, lines.c.number >= number))
            take_back(db, table_id)
            self.notify_table(db, table_id)
        self.forget_row(table_id)
        return True

    def archive_tables(self, older: float, most: int = 1000) -> int:
        """Pack the lines of games that ended before `older`; returns how many. They are shown and replayed as before."""
        packed = sa.select(archive.c.table_id)
        query = sa.select(tables.c.id).where(tables.c.status.in_(("over", "record")), tables.c.changed < older, tables.c.id.not_in(packed))
        with self.writing() as db:
            found = list(db.scalars(query.order_by(tables.c.changed).limit(most)))
            for table_id in found:
                rows = db.execute(
                    sa.select(lines.c.text, lines.c.who, lines.c.at).where(lines.c.table_id == table_id).order_by(lines.c.number)
                )
                content = json.dumps([list(row) for row in rows], ensure_ascii=False, separators=(",", ":")).encode()
                db.execute(archive.insert().values(table_id=table_id, packed=zlib.compress(content, 9)))
                db.execute(lines.delete().where(lines.c.table_id == table_id))
        return len(found)


def unpacked(packed: bytes) -> list[list[Any]]:
    """The lines of an archived game: text, who, at."""
    return list(json.loads(zlib.decompress(packed)))


def line_rows(table_id: str, number: int, texts: Sequence[str], who: str | None, now: float) -> list[dict[str, Any]]:
    """Lines as the database has them."""
    return [
        {"table_id": table_id, "number": number + i, "text": text, "who": None if text.startswith("*") else who, "at": now}
        for i, text in enumerate(texts)
    ]
