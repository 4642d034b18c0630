"""Moves on their way to the disk. One thread writes them: those that arrive while it waits for the disk share the next commit.

Whoever adds a move waits until it is on the disk. The statements are built once and handed to the driver as they are: this is the hottest
path of the site.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

MOST = 100  # moves in one commit

_WIN = (
    "UPDATE tables SET version = version + 1, news = news + 1, lines = :lines, turn = :turn, status = :status, changed = :now "
    "WHERE id = :id AND version = :version RETURNING news"
)
_LINE = "INSERT INTO lines (table_id, number, text, who, at) VALUES (:id, :number, :text, :who, :now)"
_TELL = "SELECT pg_notify(:channel, :id)"


@dataclass
class Append:
    """The lines of one move, and the version of the table they belong to."""

    table_id: str
    version: int
    number: int
    texts: Sequence[str]
    who: str | None
    turn: int | None
    done: Future[int] = field(default_factory=Future)


class Commits:
    """The writer. Its thread starts with the first move."""

    def __init__(self, engine: sa.Engine, writing: Callable[[], AbstractContextManager[sa.Connection]], channel: str | None):
        self._writing, self._channel = writing, channel
        self._waiting: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()
        self._win, self._line, self._tell = (_Statement(engine, text) for text in (_WIN, _LINE, _TELL))
        self.batches = self.moves = 0

    def add(self, move: Append) -> int:
        """Write a move: the number of its news, or 0 if another one was first. It is on the disk when this returns."""
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._write, name="commits", daemon=True)
                self._thread.start()
        self._waiting.put(move)
        return move.done.result()

    def close(self) -> None:
        """Write what waits, then stop."""
        with self._lock:
            thread, self._thread = self._thread, None
        if thread is not None:
            self._waiting.put(None)
            thread.join()

    def _write(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            while len(batch) < MOST and not self._waiting.empty():
                one = self._waiting.get()
                if one is None:
                    self._waiting.put(None)
                    break
                batch.append(one)
            batch.sort(key=lambda move: move.table_id)  # all servers lock tables in one order
            self._commit(batch)

    def _commit(self, batch: list[Append]) -> None:
        try:
            with self._writing() as db:
                news = [self._put(db, move) for move in batch]
        except Exception as error:
            if len(batch) > 1:
                for move in batch:  # one bad move must not take the others with it
                    self._commit([move])
            elif isinstance(error, sa.exc.IntegrityError):
                batch[0].done.set_result(0)
            else:
                batch[0].done.set_exception(error)
            return
        self.batches += 1
        self.moves += len(batch)
        for move, number in zip(batch, news, strict=True):
            move.done.set_result(number)

    def _put(self, db: sa.Connection, move: Append) -> int:
        now = time.time()
        status = "over" if move.turn is None else "running"
        found = self._win.run(
            db, id=move.table_id, version=move.version, lines=move.number + len(move.texts), turn=move.turn, status=status, now=now
        ).first()
        if found is None:
            return 0
        for i, text in enumerate(move.texts):
            who = None if text.startswith("*") else move.who
            self._line.run(db, id=move.table_id, number=move.number + i, text=text, who=who, now=now)
        if self._channel:
            self._tell.run(db, channel=self._channel, id=move.table_id)
        return int(found[0])


class _Statement:
    """A statement compiled for the database's driver once."""

    def __init__(self, engine: sa.Engine, text: str):
        compiled = sa.text(text).compile(dialect=engine.dialect)
        self._text, self._order = str(compiled), compiled.positiontup

    def run(self, db: sa.Connection, **values: Any) -> sa.CursorResult:
        return db.exec_driver_sql(self._text, tuple(values[name] for name in self._order) if self._order else values)
