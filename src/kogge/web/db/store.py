"""Until they are composed as `TableStore(db)` is: the stores of the subjects that are still mixed into one database class."""

from __future__ import annotations

from kogge.web.analysis.store import AnalysisStore
from kogge.web.learn.store import SolvedStore
from kogge.web.tables.store import TableStore


class Store(SolvedStore, AnalysisStore):
    """The database and these stores in one. Every method is one transaction."""

    def __init__(self, url: str):
        super().__init__(url)
        self.tables = TableStore(self)
