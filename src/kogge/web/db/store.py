"""The stores that are not yet composed like `TableStore(db)`, mixed into one database class."""

from __future__ import annotations

from kogge.web.analysis.store import AnalysisStore
from kogge.web.learn.store import SolvedStore
from kogge.web.tables.store import TableStore


class Store(SolvedStore, AnalysisStore):
    """The database with these stores. Every method is one transaction."""

    def __init__(self, url: str):
        super().__init__(url)
        self.tables = TableStore(self)
