"""The table service of a site, without HTTP."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kogge.web.accounts.store import AccountStore
from kogge.web.db.store import Store
from kogge.web.live.hub import Hub
from kogge.web.tables.service import TableService


def table_service(
    db: Store, hub: Hub | None = None, levels: Callable[[str | None], Sequence[str]] = lambda game: ["random"]
) -> TableService:
    """A table service on this database; events go only to the bus of `hub`."""
    hub = hub or Hub()
    return TableService(db.tables, hub.bus, hub, levels, AccountStore(db).friends)
