"""A move that is being written: nobody sees it before it is on the disk, and a failed write leaves nothing behind."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from awaiting import awaited
from kogge.web.accounts.users import User
from kogge.web.db.store import Store
from kogge.web.tables.service import Place, TableService
from table_service import table_service

ANNE = User("anne", "Anne", "phone", {})


@pytest.fixture
def tables(tmp_path) -> Iterator[TableService]:
    db = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    db.migrate()
    yield table_service(db)
    db.close()


def open_table(tables: TableService) -> str:
    return tables.open(ANNE, "speicherstadt", [Place("me"), Place("guest", "Herman")])


def seen(tables: TableService, table_id: str) -> tuple[object, ...]:
    """All that a reader can see of a table's match."""
    table = tables.sessions.snapshot(table_id)
    match = table.match
    return table.version, list(match.lines), match.moves(), match.rows.tobytes(), match.may_undo, table.position.seat


async def play(tables: TableService, table_id: str) -> None:
    row = tables.row(table_id)
    await tables.play(ANNE, table_id, row.turn, tables.session(row).match.moves()[0], row.version)


def test_readers_see_a_move_only_when_it_is_written(tables: TableService):
    table_id, during = open_table(tables), []
    before, add = seen(tables, table_id), tables.store.move_writer.add

    async def add_slowly(move):
        during.append(seen(tables, table_id))
        return await add(move)

    tables.store.move_writer.add = add_slowly
    awaited(play(tables, table_id))
    assert during == [before]
    assert seen(tables, table_id) != before


@pytest.mark.parametrize("failure", [OSError("the disk is full"), asyncio.CancelledError()])
def test_a_move_that_could_not_be_written_never_happened(tables: TableService, failure: BaseException):
    table_id = open_table(tables)
    before, add = seen(tables, table_id), tables.store.move_writer.add

    async def fail(move):
        raise failure

    tables.store.move_writer.add = fail
    with pytest.raises(type(failure)):
        awaited(play(tables, table_id))
    assert seen(tables, table_id) == before
    tables.store.move_writer.add = add
    awaited(play(tables, table_id))
    assert len(seen(tables, table_id)[1]) > len(before[1])
