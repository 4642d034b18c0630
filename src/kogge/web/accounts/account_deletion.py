"""A person takes their data away: what they play is left in order first, then every trace of them goes."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

from kogge.web.accounts.service import Accounts
from kogge.web.accounts.users import User
from kogge.web.problems import Problem
from kogge.web.tables.clocks import Clocks
from kogge.web.tables.records import Records


class AccountDeletion(Records):
    """Gives people their data, and erases it."""

    clocks: Clocks

    def data_of(self, person: User) -> dict[str, Any]:
        """All that is kept about this person, with the records of their finished games."""
        found = self.db.data_of(person.id)
        over = [table["id"] for table in found["tables"] if table["status"] == "over"]
        shared = shared_screens(found)
        found["decisions"] = [line for line in found["decisions"] if line["table_id"] not in shared]
        return found | {"records": {table_id: self.record(table_id, person) for table_id in over}}

    def erase(self, person: User, people: Accounts) -> None:
        """This person was never here. Others go on: a bot plays in their seat, and a game that is over stays one."""
        for row in self.db.tables_with(person.id):
            if row.status == "running":
                self._give_up(person, row.id)
            elif row.status == "record" or (row.host == person.id and row.status == "open"):
                self.store.remove_table(row.id)
                self.gone(row.id)
            elif row.status == "open":
                for one in self.row_and_seats(row.id)[1]:
                    if one.user_id == person.id:
                        self.store.send_away(row.id, one.seat)
        changed = self.db.erase(person.id)
        people.forget(person.id)
        people.when_signed_out(person.id)
        for table_id in changed:
            self.changed(table_id)

    def _give_up(self, person: User, table_id: str) -> None:
        with suppress(Problem):  # they have conceded already, or only opened the table
            self.clocks.concede(person, table_id)


def shared_screens(found: dict[str, Any]) -> set[str]:
    """The running tables where several people play at this person's screen: what one of them chose in secret the others do not read."""
    seats = Counter(seat["table_id"] for seat in found["seats"])
    return {table["id"] for table in found["tables"] if table["status"] == "running" and seats[table["id"]] > 1}
