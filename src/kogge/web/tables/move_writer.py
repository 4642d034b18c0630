"""Writes moves to the database. One thread does it; moves that arrive during a commit share the next one.

`add` returns when the move is on the disk; it may be awaited in any event loop. This is the hottest path of the site, so a whole batch of
moves is passed as JSON in a few statements: the driver releases the GIL at every statement, and getting it back from a busy event loop
takes longer than the statement itself.
"""

from __future__ import annotations

import asyncio
import json
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from kogge.engine.lines import is_chance
from kogge.web.tables import clocks

MAX_BATCH = 200  # moves in one commit

# the moves of a batch, passed as one JSON array and read as rows of a table `one` with the column `value`, by dialect
_EACH = {"sqlite": "json_each(:moves) AS one", "postgresql": "json_array_elements(CAST(:moves AS json)) AS one(value)"}

# 1. select the tables that are still at their move's version, with what steps 2 and 4 and the clocks need; PostgreSQL locks them until the
# commit
_TABLE_AT_VERSION = "tables.id = one.value->>0 AND tables.version = CAST(one.value->>1 AS INTEGER)"
_SELECT_TABLES = {
    "sqlite": "SELECT json_group_array(json_array(tables.id, tables.revision, tables.move_seconds, tables.turn, tables.undone)) "
    f"FROM {{each}} JOIN tables ON {_TABLE_AT_VERSION}",
    "postgresql": "SELECT json_agg(json_build_array(id, revision, move_seconds, turn, undone)) FROM "
    f"(SELECT tables.id, tables.revision, tables.move_seconds, tables.turn, tables.undone FROM {{each}} JOIN tables ON {_TABLE_AT_VERSION} "
    "ORDER BY tables.id FOR UPDATE OF tables) AS won",
}
# 2. update their rows
_UPDATE_TABLES = (
    "UPDATE tables SET version = tables.version + 1, revision = tables.revision + 1, lines = CAST(one.value->>2 AS INTEGER), "
    "turn = CAST(one.value->>3 AS INTEGER), status = one.value->>4, changed = :now, result = one.value->>6, undo_floor = CASE "
    "WHEN tables.undo_floor < CAST(one.value->>5 AS INTEGER) THEN CAST(one.value->>5 AS INTEGER) ELSE tables.undo_floor END "
    "FROM {each} WHERE tables.id = one.value->>0"
)
# 3. insert the lines of the moves
_INSERT_LINES = (
    "INSERT INTO lines (table_id, number, text, who, at) "
    "SELECT one.value->>0, CAST(one.value->>1 AS INTEGER), one.value->>2, one.value->>3, :now FROM {each}"
)
# 4. notify the other servers of the tables that have changed
_NOTIFY = "SELECT pg_notify(:channel, (one.value->>0) || ' ' || :server) FROM {each}"


@dataclass
class MoveLines:
    """The lines of one move, starting with line `number`, and the version of the table they belong to."""

    table_id: str
    version: int
    number: int
    texts: Sequence[str]
    who: str | None
    turn: int | None
    undo_floor: int = 0  # lines that can no longer be undone
    result: str | None = None  # of the game, if it is over now
    done: asyncio.Future[int] | None = None

    @property
    def status(self) -> str:
        """The status of the table after the move."""
        return "over" if self.turn is None else "running"


class MoveWriter:
    """Writes moves. Its thread starts with the first move."""

    def __init__(self, engine: sa.Engine, writing: Callable[[], AbstractContextManager[sa.Connection]], channel: str | None, server: str):
        self._writing, self._channel, self._server = writing, channel, server
        self.in_place = False
        """Where there are no threads: write each move at once, in the event loop."""
        self._waiting: queue.SimpleQueue[MoveLines | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()
        dialect = engine.dialect.name
        texts = (_SELECT_TABLES[dialect], _UPDATE_TABLES, _INSERT_LINES, _NOTIFY)
        self._find, self._win, self._lines, self._tell = (_Statement(engine, text.format(each=_EACH[dialect])) for text in texts)
        self.batches = self.moves = 0
        self.seconds = 0.0  # that commits have taken

    @property
    def waiting(self) -> int:
        """How many moves wait for a commit."""
        return self._waiting.qsize()

    async def add(self, move: MoveLines) -> int:
        """Write a move. Returns the new `revision` of the table, or 0 if another move was first. By then it is on the disk."""
        if self.in_place:
            [answer] = self._commit([move])
            if isinstance(answer, Exception):
                raise answer
            return answer
        move.done = done = asyncio.get_running_loop().create_future()
        self._put(move)
        return int(await done)

    def _put(self, move: MoveLines) -> None:
        if self._thread is None:
            with self._lock:
                if self._thread is None:
                    self._thread = threading.Thread(target=self._write, name="move_writer", daemon=True)
                    self._thread.start()
        self._waiting.put(move)

    def close(self) -> None:
        """Write the moves that wait, then stop."""
        with self._lock:
            thread, self._thread = self._thread, None
        if thread is not None:
            self._waiting.put(None)
            thread.join()

    def _write(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            while len(batch) < MAX_BATCH and not self._waiting.empty():
                one = self._waiting.get()
                if one is None:
                    self._waiting.put(None)
                    break
                batch.append(one)
            self._answer(batch, self._commit(batch))

    def _commit(self, batch: list[MoveLines]) -> list[int | Exception]:
        """Write a batch. Returns for each move the new `revision` of its table, 0 if another move was first, or the error."""
        began = time.perf_counter()
        try:
            with self._writing() as db:
                revision = self._write_all(db, batch)
        except Exception as error:
            if len(batch) > 1:  # retry one by one, so that one bad move does not fail the others
                return [self._commit([move])[0] for move in batch]
            return [0 if isinstance(error, sa.exc.IntegrityError) else error]
        self.seconds += time.perf_counter() - began
        self.batches += 1
        self.moves += len(batch)
        return [revision.get(move.table_id, 0) for move in batch]

    def _write_all(self, db: sa.Connection, batch: list[MoveLines]) -> dict[str, int]:
        """Write the moves of all tables that are still at the expected version. Returns the new `revision` of each."""
        now = time.time()
        rows = [
            [move.table_id, move.version, move.number + len(move.texts), move.turn, move.status, move.undo_floor, move.result]
            for move in batch
        ]
        found = self._find.run(db, moves=json.dumps(rows)).scalar()
        found = json.loads(found) if isinstance(found, str) else found or ()
        old = {table_id: revision for table_id, revision, *_ in found}
        turns = {move.table_id: move.turn for move in batch}
        goes_on = [table_id for table_id, _, seconds, turn, undone in found if seconds and undone and turns[table_id] == turn]
        clocked = [table_id for table_id, _, seconds, *_ in found if seconds and table_id not in goes_on]
        won = [row for row in rows if row[0] in old]
        if won:
            if clocked:
                clocks.charge(db, clocked)
            self._win.run(db, moves=json.dumps(won), now=now)
            if clocked:
                clocks.start_turn(db, clocked)
            if goes_on:
                clocks.resume_turn(db, goes_on)
            lines = [
                (move.table_id, move.number + i, text, None if is_chance(text) else move.who)
                for move in batch
                if move.table_id in old
                for i, text in enumerate(move.texts)
            ]
            self._lines.run(db, moves=json.dumps(lines), now=now)
            if self._channel:
                self._tell.run(db, moves=json.dumps(won), channel=self._channel, server=self._server)
        return {table_id: revision + 1 for table_id, revision in old.items()}

    def _answer(self, batch: list[MoveLines], answers: list[int | Exception]) -> None:
        """Resolve the futures of a batch; one call for each event loop."""
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[int], int | Exception]]] = {}
        for move, answer in zip(batch, answers, strict=True):
            if move.done is not None:
                by_loop.setdefault(move.done.get_loop(), []).append((move.done, answer))
        for loop, waiting in by_loop.items():
            with suppress(RuntimeError):  # the loop has ended: nobody waits there any more
                loop.call_soon_threadsafe(_answer_all, waiting)


def _answer_all(waiting: list[tuple[asyncio.Future[int], int | Exception]]) -> None:
    for done, answer in waiting:
        if done.done():
            continue  # the task that waited may have been cancelled
        if isinstance(answer, Exception):
            done.set_exception(answer)
        else:
            done.set_result(answer)


class _Statement:
    """A statement, compiled once for the database's driver."""

    def __init__(self, engine: sa.Engine, text: str):
        compiled = sa.text(text).compile(dialect=engine.dialect)
        self._text, self._order = str(compiled), compiled.positiontup

    def run(self, db: sa.Connection, **values: Any) -> sa.CursorResult:
        return db.exec_driver_sql(self._text, tuple(values[name] for name in self._order) if self._order else values)
