"""The database itself: connections, one transaction that writes, migrations, what the servers that share it tell each other.

A SQLite file belongs to one process. A PostgreSQL is shared by many: `NOTIFY`, part of a transaction, tells the others what changed.
"""

from __future__ import annotations

import os
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from kogge.engine.errors import KoggeError
from kogge.web.db.schema import HEAD, metadata, settings, tables

if TYPE_CHECKING:
    from alembic.config import Config

AWAY = "no_database"  # the code of the error when a database does not answer; one that answers and cannot be used is another matter

# what is told there: `TABLE SERVER` (which table changed, who changed it), `user PERSON`, `out PERSON`, `here TABLE SERVER`,
# `left TABLE PERSON SERVER`
NOTIFY_CHANNEL = "kogge"
# has another name; has signed out elsewhere; somebody came to a table or left it; they closed the last page of it that a process served
USER, OUT, HERE, LEFT = "user", "out", "here", "left"


def new_id() -> str:
    """An id that cannot be guessed: 128 bits. None begins with a dash: on a command line that would be an option."""
    while (found := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return found


class RowCache:
    """The rows of tables and of their seats, remembered until they change. Only for a database that belongs to this process alone."""

    def __init__(self, most: int = 20_000) -> None:
        self._most = most
        self._rows: OrderedDict[str, tuple[Any, list[Any]]] = OrderedDict()
        self._changes: dict[str, int] = {}  # by table: a row read before its last change is not remembered
        self._lock = threading.Lock()

    def get(self, table_id: str) -> tuple[tuple[Any, list[Any]] | None, int]:
        """What is remembered of a table, and a number for `put`."""
        with self._lock:
            return self._rows.get(table_id), self._changes.get(table_id, 0)

    def put(self, table_id: str, found: tuple[Any, list[Any]], changes: int) -> None:
        """Remember a table, unless it has changed since `get` gave the number."""
        with self._lock:
            if self._changes.get(table_id, 0) == changes:
                self._rows[table_id] = found
                while len(self._rows) > self._most:
                    self._rows.popitem(last=False)

    def update(self, table_id: str, change: Callable[[Any], Any]) -> None:
        """This process has written a change itself: `change` gives the new row from the old one, None if it must be read again."""
        with self._lock:
            self._changes[table_id] = self._changes.get(table_id, 0) + 1
            row, seat_rows = self._rows.pop(table_id, (None, []))
            new = None if row is None else change(row)
            if new is not None:
                self._rows[table_id] = new, seat_rows

    def forget(self, table_id: str) -> None:
        """A table's row or seats have changed: they are read again next time."""
        with self._lock:
            self._changes[table_id] = self._changes.get(table_id, 0) + 1
            self._rows.pop(table_id, None)
            if len(self._changes) > 50_000:
                self._changes.clear()
                self._rows.clear()


class TableChange:
    """A transaction that changes one table (`Database.change_table`). It offers what a connection does, for statements."""

    def __init__(self, db: sa.Connection, table_id: str):
        self.db, self.table_id = db, table_id
        self.execute, self.scalar, self.scalars = db.execute, db.scalar, db.scalars
        self.changed, self._counted = True, False

    def unchanged(self) -> bool:
        """Nothing was changed after all: no new revision, no notification. Always False, to be returned by a store's method."""
        self.changed = False
        return False

    def next_version(self, version: int, values: dict[str, Any]) -> bool:
        """Change the table's record; False if it is no longer at `version` because another change was first."""
        changed = values | {"version": version + 1, "revision": tables.c.revision + 1, "changed": time.time()}
        here = sa.and_(tables.c.id == self.table_id, tables.c.version == version)
        done = self.execute(tables.update().where(here).values(changed)).rowcount == 1
        self._counted = self._counted or done
        return done

    def count(self) -> None:
        """Give the table its next revision, unless `next_version` did."""
        if not self._counted:
            values = {"revision": tables.c.revision + 1, "changed": time.time()}
            self.execute(tables.update().where(tables.c.id == self.table_id).values(values))


class Database:
    """One database, and how this process reaches it. Every store is handed one (`TableStore(db)`); nothing inherits from it."""

    def __init__(self, url: str):
        self.url = sa.make_url(url)
        if self.url.drivername in ("postgres", "postgresql"):
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.shared = not self.url.drivername.startswith("sqlite")
        wishes: dict[str, Any] = {"connect_args": {"timeout": 15}, "pool_size": 48, "max_overflow": 48}
        if self.shared:
            wishes = {"pool_pre_ping": True, "pool_size": 12, "max_overflow": 12, "pool_timeout": 10}
        self.engine = sa.create_engine(self.url, **wishes)
        if not self.shared:
            sa.event.listen(self.engine, "do_connect", _create_for_owner)
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
        # for `is_well`: whoever asks how the database is doing must not wait in the queue of those who use it
        self._pulse = sa.create_engine(
            self.url, poolclass=sa.NullPool, connect_args={"connect_timeout": 3} if self.shared else {"timeout": 3}
        )
        self.rows = RowCache()
        self._closers: list[Callable[[], None]] = []
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        self.server = new_id()  # this process among those that share the database
        self._one_writer = threading.Lock()

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """One transaction that writes. In a SQLite file they queue up here: its own waiting is slow."""
        if self.shared:
            with self.engine.begin() as db:
                yield db
        else:
            with self._one_writer, self.engine.begin() as db:
                db.exec_driver_sql("BEGIN IMMEDIATE")  # what is read first is true until the commit
                yield db

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A connection to read one statement with; on PostgreSQL without a transaction."""
        with self._reading.connect() as db:
            yield db

    @contextmanager
    def change_table(self, table_id: str) -> Iterator[TableChange]:
        """One transaction that changes what can be seen at a table; of several at once, one after the other.

        Unless the block says `tx.unchanged()` or raises, the table gets its next revision, the other servers are notified, and the
        remembered row is dropped: one place for all three.
        """
        with self.writing() as db:
            db.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())
            tx = TableChange(db, table_id)
            yield tx
            if tx.changed:
                tx.count()
                self.notify_table(db, table_id)
        if tx.changed:
            self.rows.forget(table_id)

    def notify_table(self, db: sa.Connection, table_id: str) -> None:
        """Notify the other servers of a changed table; `change_table` does it for changes of a single one."""
        self.notify(db, f"{table_id} {self.server}")

    def forget_row(self, table_id: str) -> None:
        """Drop the remembered row of a table; `change_table` does it for changes of a single one."""
        self.rows.forget(table_id)

    def reach(self) -> None:
        """Refuse in a sentence a database that does not answer, holds something else, or is of a later version."""
        name = self.name
        with self.reached(), self.engine.connect() as db:
            found = sa.inspect(db).get_table_names()
            version = version_of(db)
        if found and not version:
            raise KoggeError(f"{name} is a database of something else than Kogge; name another one.", code="other_database", found=name)
        if version > HEAD:
            said = f"{name} is of a later version of Kogge ({version}; this one knows {HEAD})."
            raise KoggeError(said, code="later_database", found=name)

    @property
    def name(self) -> str:
        """What people call it: its file, or its address without the password."""
        return self.url.set(drivername="postgresql").render_as_string() if self.shared else str(self.url.database)

    @contextmanager
    def reached(self) -> Iterator[None]:
        """Within, a database that does not answer is told in a sentence."""
        try:
            yield
        except sa.exc.DBAPIError as error:
            why = " ".join(str(error.orig).split("\n")[0].split()).rstrip(".")
            code = AWAY if isinstance(error, sa.exc.OperationalError) else "bad_database"
            raise KoggeError(f"The database {self.name} cannot be opened: {why}.", code=code, found=self.name) from None

    def migrate(self) -> None:
        """Bring the database to this version's shape. Alembic is loaded only to change an older one: that takes time."""
        self.reach()
        with self.engine.begin() as db:
            if self.shared:
                db.execute(sa.text("SELECT pg_advisory_xact_lock(hashtext('kogge migrations'))"))  # of many workers one builds
            if not sa.inspect(db).get_table_names():
                metadata.create_all(db)
                db.execute(sa.text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
                db.execute(sa.text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})
            if version_of(db) == HEAD:
                return
        self.upgrade()

    def version(self) -> str:
        """The newest migration that this database has seen; '' if it holds nothing yet."""
        with self.engine.connect() as db:
            return version_of(db)

    def upgrade(self, to: str = "head") -> None:
        """Run the migrations that are due, up to one of them."""
        from alembic import command

        config = alembic_config()
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, to)

    def before_close(self, closer: Callable[[], None]) -> None:
        """Call this before the database is closed: somebody still writes."""
        self._closers.append(closer)

    def close(self) -> None:
        """Let go of the database, after the last commit."""
        for closer in self._closers:
            closer()
        self.engine.dispose()

    def is_well(self) -> bool:
        """Does the database answer?"""
        try:
            with self._pulse.connect() as db:
                return bool(db.scalar(sa.text("SELECT 1")) == 1)
        except sa.exc.SQLAlchemyError:
            return False

    @contextmanager
    def claim(self, table_id: str, version: int) -> Iterator[bool]:
        """May this process do what is due at this version of a table, such as a bot's move? A claim ends with the process that has it."""
        if not self.shared:
            yield True
            return
        key = {"key": f"{table_id} {version}"}
        with self.engine.connect() as db:
            mine = bool(db.scalar(sa.text("SELECT pg_try_advisory_lock(hashtextextended(:key, 0))"), key))
            db.commit()
            try:
                yield mine
            finally:
                if mine:
                    db.execute(sa.text("SELECT pg_advisory_unlock(hashtextextended(:key, 0))"), key)
                    db.commit()

    def setting(self, key: str, new: str) -> str:
        """A setting kept for good; `new` becomes its value if there is none yet. Of several servers that begin at once one is first."""
        with self.writing() as db:
            made = sa.text("INSERT INTO settings (key, value) VALUES (:key, :value) ON CONFLICT DO NOTHING")
            db.execute(made, {"key": key, "value": new})
            return str(db.scalar(sa.select(settings.c.value).where(settings.c.key == key)))

    def notify(self, db: sa.Connection, message: str) -> None:
        """Tell the other servers something when this transaction is committed; where there are none, nobody."""
        if self.shared:
            db.execute(sa.text("SELECT pg_notify(:channel, :message)"), {"channel": NOTIFY_CHANNEL, "message": message})


def bump_revision(db: sa.Connection, table_id: str) -> None:
    """The next revision of a table in a transaction that changes several; `change_table` does it for a single one."""
    db.execute(tables.update().where(tables.c.id == table_id).values(revision=tables.c.revision + 1, changed=time.time()))


def alembic_config() -> Config:
    """Alembic's configuration: where the migrations are."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def version_of(db: sa.Connection) -> str:
    """The newest migration that a database has seen; '' if it holds nothing yet."""
    if not sa.inspect(db).has_table("alembic_version"):
        return ""
    return str(db.scalar(sa.text("SELECT version_num FROM alembic_version")) or "")


def _create_for_owner(_dialect: Any, _record: Any, where: Sequence[Any], _wishes: Any) -> None:
    """A new file is its owner's alone: it holds every secret. What SQLite writes beside it (-wal, -shm) gets the same mode."""
    if where and where[0] and not str(where[0]).startswith((":memory:", "file:")):
        # a file that is there is left alone: to close it anywhere ends all locks that this process has on it, and another process
        # that leaves would then take SQLite's log away, with all that is written into it later. What cannot be opened SQLite says itself.
        with suppress(OSError):
            os.close(os.open(where[0], os.O_RDONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for a writer, and what was answered for is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
