"""The HTML of a table as the site renders it, without a server."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kogge.web.accounts.preferences import all_preferences
from kogge.web.accounts.users import User
from kogge.web.tables.service import TableService
from kogge.web.tables.table_view import table_view
from kogge.web.templating import render


def fragment(tables: TableService, table_id: str, person: User | None, seat: int | None = None, picked: Sequence[str] = ()) -> str:
    """The HTML of a table for a user, with these items picked."""
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


def buttons(text: str, name: str) -> list[str]:
    """The values of the buttons with a name, in HTML whose ids are unique and which has no inline style or script."""
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids)), [one for one in ids if ids.count(one) > 1]
    assert not re.search(r'<[^>]*\s(style|on\w+)="', text)
    return re.findall(rf'<button name="{name}" value="([^"]+)"', text)
