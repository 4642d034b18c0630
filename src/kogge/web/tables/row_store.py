"""The base class of the stores that are not yet composed: `AnalysisStore` and `SolvedStore` still inherit from the database."""

from kogge.web.db.database import Database as RowStore
from kogge.web.db.database import bump_revision

__all__ = ["RowStore", "bump_revision"]
