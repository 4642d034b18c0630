"""Growth over simulated days: strangers come, do little, and leave. The stored data stays bounded."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.db.schema import chat, devices, metadata, tables, users
from kogge.web.db.store import Store
from kogge.web.jobs import ThreadJobs
from kogge.web.server.retention import Retention, RetentionJob
from kogge.web.tables.service import Place, TableService
from table_service import table_service

DAY = 86_400.0


@pytest.fixture
def service(tmp_path) -> Iterator[TableService]:
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    yield table_service(store)
    store.close()


def rows(service: TableService) -> dict[str, int]:
    with service.db.engine.connect() as db:
        return {table.name: int(db.scalar(sa.select(sa.func.count()).select_from(table)) or 0) for table in metadata.sorted_tables}


def simulate_a_day(service: TableService, number: int) -> None:
    """Twenty strangers come; two of them open a table that nobody joins, and chat there. Then everything becomes a day older."""
    accounts = AccountStore(service.db)
    for one in range(20):
        user = User(f"day-{number}-{one}", "Mallory")
        accounts.add_user(user.id, user.name, (f"device-{number}-{one}", "Browser"))
        if one < 2:
            table_id = service.open(user, "speicherstadt", [Place("me"), Place("open")])
            service.say(user, table_id, "hello")
    with service.db.writing() as db:
        for table, column in ((users, "created"), (devices, "seen"), (tables, "changed"), (chat, "at")):
            db.execute(table.update().values({column: table.c[column] - DAY}))


def test_data_of_idle_strangers_is_deleted_after_its_retention_time(service):
    job = RetentionJob(service.db, ThreadJobs(), Retention(archive_days=90, open_days=3, chat_days=5))
    job._rest = 0.0
    sizes = []
    for number in range(20):
        simulate_a_day(service, number)
        job.run()
        sizes.append(rows(service))
    assert sizes[9] == sizes[19], "every table of the database has as many rows as ten days before"
    assert sizes[19]["users"] > 0


def test_users_who_have_done_something_are_kept(service):
    accounts, anne, herman = AccountStore(service.db), User("anne-id", "Anne"), User("herman-id", "Herman")
    for user in (anne, herman):
        accounts.add_user(user.id, user.name, (f"device-{user.id}", "Browser"))
    accounts.add_user("idle-id", "Mallory", ("device-idle", "Browser"))
    accounts.add_user("new-id", "Nina", ("device-new", "Browser"))
    service.open(anne, "speicherstadt", [Place("me"), Place("guest")])
    accounts.add_friends(herman.id, anne.id)
    with service.db.writing() as db:
        for table, column in ((users, "created"), (devices, "seen")):
            key = table.c.id if table is users else table.c.user_id
            db.execute(table.update().where(key != "new-id").values({column: time.time() - 40 * DAY}))
    assert accounts.delete_idle(time.time() - 30 * DAY, 100) == 1
    assert [accounts.user(one) is not None for one in ("anne-id", "herman-id", "idle-id", "new-id")] == [True, True, False, True]
