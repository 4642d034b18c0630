"""What was found out about finished games: kept, so that whoever looks next sees it at once."""

from __future__ import annotations

import time
import zlib
from dataclasses import dataclass

from kogge.web.db.schema import analyses
from kogge.web.tables.row_store import RowStore


@dataclass(frozen=True)
class KeptAnalysis:
    """An analysis as it is kept: how deep, how much of it is done, its JSON, and when it last grew."""

    depth: int
    progress: float
    text: str
    changed: float


class AnalysisStore(RowStore):
    """Keeps analyses, one for each table: the latest."""

    def analysis_of(self, table_id: str) -> KeptAnalysis | None:
        """What is known of a table's game by now."""
        with self.engine.connect() as db:
            row = db.execute(analyses.select().where(analyses.c.table_id == table_id)).first()
        return KeptAnalysis(row.depth, row.progress, zlib.decompress(row.packed).decode(), row.changed) if row else None

    def keep_analysis(self, table_id: str, depth: int, progress: float, text: str) -> None:
        """What is known by now, in place of what was known before."""
        values = {"depth": depth, "progress": progress, "packed": zlib.compress(text.encode()), "changed": time.time()}
        with self.writing() as db:
            here = analyses.c.table_id == table_id
            if not db.execute(analyses.update().where(here).values(values)).rowcount:
                db.execute(analyses.insert().values(table_id=table_id, **values))
