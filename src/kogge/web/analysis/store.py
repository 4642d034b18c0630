"""The store of analyses of finished games."""

from __future__ import annotations

import time
import zlib
from dataclasses import dataclass

from kogge.web.db.database import Database
from kogge.web.db.schema import analyses


@dataclass(frozen=True)
class KeptAnalysis:
    """A stored analysis: its depth, its progress, its JSON, and when it last changed."""

    depth: int
    progress: float
    text: str
    changed: float


class AnalysisStore:
    """Stores one analysis for each table: the latest."""

    def __init__(self, db: Database):
        self.db = db

    def analysis_of(self, table_id: str) -> KeptAnalysis | None:
        """The analysis of a table's game so far."""
        with self.db.engine.connect() as db:
            row = db.execute(analyses.select().where(analyses.c.table_id == table_id)).first()
        return KeptAnalysis(row.depth, row.progress, zlib.decompress(row.packed).decode(), row.changed) if row else None

    def keep_analysis(self, table_id: str, depth: int, progress: float, text: str) -> None:
        """Store the analysis so far, in place of the earlier one."""
        values = {"depth": depth, "progress": progress, "packed": zlib.compress(text.encode()), "changed": time.time()}
        with self.db.writing() as db:
            here = analyses.c.table_id == table_id
            if not db.execute(analyses.update().where(here).values(values)).rowcount:
                db.execute(analyses.insert().values(table_id=table_id, **values))
