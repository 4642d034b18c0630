"""The table as the site writes it, without a server."""

from __future__ import annotations

from collections.abc import Sequence

from kogge.web.pages.looks import look
from kogge.web.pages.templating import render
from kogge.web.play.person import Person
from kogge.web.play.preferences import all_preferred
from kogge.web.play.tables import Tables


def fragment(tables: Tables, table_id: str, person: Person | None, seat: int | None = None, picked: Sequence[str] = ()) -> str:
    """What somebody is shown of a table, with these things picked."""
    seen = look(tables, table_id, person, seat, picked)
    return render(
        "fragments/table.html",
        look=seen,
        notice="",
        back=False,
        invitation="",
        levels=["random"],
        person=person,
        prefers=all_preferred({}, {}),
    )
