"""The database with the stores that every part of the site shares. Accounts, notifications and moderation make their own."""

from __future__ import annotations

from kogge.web.analysis.store import AnalysisStore
from kogge.web.db.database import Database
from kogge.web.learn.store import SolvedStore
from kogge.web.tables.store import TableStore


class Store(Database):
    """One database and its stores of tables, analyses and solved exercises."""

    def __init__(self, url: str, bounded: bool = False):
        super().__init__(url, bounded)
        self.tables, self.analyses, self.solved = TableStore(self), AnalysisStore(self), SolvedStore(self)
