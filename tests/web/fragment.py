"""The table as the site writes it, without a server."""

from __future__ import annotations

from collections.abc import Sequence

from kogge.web.accounts.preferences import all_preferences
from kogge.web.accounts.users import User
from kogge.web.tables.service import TableService
from kogge.web.tables.table_view import table_view
from kogge.web.templating import render


def fragment(tables: TableService, table_id: str, person: User | None, seat: int | None = None, picked: Sequence[str] = ()) -> str:
    """What somebody is shown of a table, with these things picked."""
    seen = table_view(tables, table_id, person, seat, picked)
    return render(
        "fragments/table.html",
        table=seen,
        notice="",
        back=False,
        invitation="",
        levels=["random"],
        user=person,
        prefers=all_preferences({}, {}),
        browser_edition=False,
    )
