"""A user's personal data: its export, and the deletion of the account."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

from kogge.web.accounts.service import AccountService
from kogge.web.accounts.users import User
from kogge.web.problems import Problem
from kogge.web.tables.service import TableService


class PersonalData:
    """Exports and deletes accounts."""

    def __init__(self, accounts: AccountService, tables: TableService):
        self.accounts, self.store, self.tables = accounts, accounts.store, tables

    def export(self, user: User) -> dict[str, Any]:
        """Everything that is stored about a user, with the records of their finished games."""
        found = self.store.export(user.id)
        finished = [table["id"] for table in found["tables"] if table["status"] == "over"]
        hidden = shared_screens(found)
        found["decisions"] = [line for line in found["decisions"] if line["table_id"] not in hidden]
        return found | {"records": {table_id: self.tables.records.record(table_id, user) for table_id in finished}}

    def delete(self, user: User) -> None:
        """Delete an account. A bot plays on in the user's seats; finished games stay, without the name."""
        for row in self.store.tables_with(user.id):
            if row.status == "running":
                with suppress(Problem):  # they have conceded already, or only opened the table
                    self.tables.clocks.concede(user, row.id)
            elif row.status == "record" or (row.host == user.id and row.status == "open"):
                self.tables.store.remove_table(row.id)
                self.tables.sessions.gone(row.id)
            elif row.status == "open":
                for seat in self.tables.row_and_seats(row.id)[1]:
                    if seat.user_id == user.id:
                        self.tables.store.send_away(row.id, seat.seat)
        changed = self.store.delete(user.id)
        self.accounts.signed_out(user.id)
        for table_id in changed:
            self.tables.sessions.changed(table_id)


def shared_screens(export: dict[str, Any]) -> set[str]:
    """The running tables where several people play at this user's screen: nobody may read the others' secret choices in an export."""
    seats = Counter(seat["table_id"] for seat in export["seats"])
    return {table["id"] for table in export["tables"] if table["status"] == "running" and seats[table["id"]] > 1}
