"""Until every store is composed: what the stores that are still mixed into one class inherit from."""

from kogge.web.db.database import Database as RowStore
from kogge.web.db.database import bump_revision

__all__ = ["RowStore", "bump_revision"]
