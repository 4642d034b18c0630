"""The tables of a site without its HTTP."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kogge.web.accounts.store import AccountStore
from kogge.web.db.store import Store
from kogge.web.live.hub import Hub
from kogge.web.tables.service import TableService


def table_service(
    db: Store, hub: Hub | None = None, levels: Callable[[str | None], Sequence[str]] = lambda game: ["random"]
) -> TableService:
    """A service on this database; only `hub`'s bus hears of what happens."""
    hub = hub or Hub()
    return TableService(db.tables, hub.bus, hub, levels, AccountStore(db).friends)
