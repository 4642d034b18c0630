"""The database with the store of tables, which every subject uses. The other subjects make their own stores."""

from __future__ import annotations

from kogge.web.db.database import Database
from kogge.web.tables.store import TableStore


class Store(Database):
    """One database and its store of tables."""

    def __init__(self, url: str, bounded: bool = False):
        super().__init__(url, bounded)
        self.tables = TableStore(self)
