"""The database: connections, write transactions, migrations, and notifications between servers that share it.

A SQLite file belongs to one process. A PostgreSQL database is shared by many: `NOTIFY`, as part of a transaction, tells the others what
changed.
"""

from __future__ import annotations

import os
import secrets
import shutil
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from kogge.engine.errors import KoggeError
from kogge.web.db.outage import outage
from kogge.web.db.schema import COMPATIBLE, HEAD, metadata, settings, tables

if TYPE_CHECKING:
    from alembic.config import Config

AWAY = "no_database"  # error code: the database does not answer
REFUSED = "database_refused"  # error code: it refuses the connection, because of a wrong password or an unknown user or database

# PostgreSQL's timeouts for each of the site's connections, in seconds. The first is shorter than `lock_timeout`, so a process that hangs in
# a transaction loses its locks before others give up waiting for them.
TIMEOUTS = {"idle_in_transaction_session_timeout": 8, "lock_timeout": 10, "statement_timeout": 30}
POOL_SIZE, MAX_OVERFLOW = 12, 12  # connections of one process to PostgreSQL: permanent ones, and temporary ones when all are busy
CONNECTIONS = POOL_SIZE + MAX_OVERFLOW + 3  # the most of one process; the other three listen, check the health and free space

# for `vacuum`, which returns the space of archived games to the system
FREED_PAGES = 2000  # pages of a SQLite file freed in one transaction
LINE_BYTES = 170  # approximate size of a line in PostgreSQL, with its indexes
MIN_FREED = 16_000_000  # bytes; less is not worth rewriting the table, since new lines reuse the space
COMPATIBLE_KEY = "compatible"  # the setting that names the oldest version of the schema whose code may use this database

# payloads: `TABLE SERVER` (the server has changed the table), `user USER`, `out USER`, `here TABLE SERVER`, `left TABLE USER SERVER`
NOTIFY_CHANNEL = "kogge"
# in this order: a user changed; signed out elsewhere; somebody came to or left a table; a user closed their last page of it on one server
USER_CHANGED, SIGNED_OUT, CAME_OR_LEFT, CLOSED_LAST_PAGE = "user", "out", "here", "left"


def new_id() -> str:
    """A random id of 128 bits. It never begins with a dash, so that it can be an argument on a command line."""
    while (found := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return found


class RowCache:
    """A cache of the rows of tables and seats. Only for a database that belongs to this process alone."""

    def __init__(self, most: int = 20_000) -> None:
        self._most = most
        self._rows: OrderedDict[str, tuple[Any, list[Any]]] = OrderedDict()
        self._changes: dict[str, int] = {}  # by table: counts its changes, so that a row read before the last one is not cached
        self._lock = threading.Lock()

    def get(self, table_id: str) -> tuple[tuple[Any, list[Any]] | None, int]:
        """The cached rows of a table, and a number for `put`."""
        with self._lock:
            return self._rows.get(table_id), self._changes.get(table_id, 0)

    def put(self, table_id: str, found: tuple[Any, list[Any]], changes: int) -> None:
        """Cache the rows of a table, unless it has changed since `get` returned the number."""
        with self._lock:
            if self._changes.get(table_id, 0) == changes:
                self._rows[table_id] = found
                while len(self._rows) > self._most:
                    self._rows.popitem(last=False)

    def update(self, table_id: str, change: Callable[[Any], Any]) -> None:
        """Apply a change that this process has written: `change` computes the new row from the old one, None if it must be read again."""
        with self._lock:
            self._changes[table_id] = self._changes.get(table_id, 0) + 1
            row, seat_rows = self._rows.pop(table_id, (None, []))
            new = None if row is None else change(row)
            if new is not None:
                self._rows[table_id] = new, seat_rows

    def forget(self, table_id: str) -> None:
        """Drop the rows of a table: they are read again next time."""
        with self._lock:
            self._changes[table_id] = self._changes.get(table_id, 0) + 1
            self._rows.pop(table_id, None)
            if len(self._changes) > 50_000:
                self._changes.clear()
                self._rows.clear()


class TableChange:
    """A transaction that changes one table (`Database.change_table`). It executes statements like a connection."""

    def __init__(self, db: sa.Connection, table_id: str):
        self.db, self.table_id = db, table_id
        self.execute, self.scalar, self.scalars = db.execute, db.scalar, db.scalars
        self.changed, self._counted = True, False

    def unchanged(self) -> bool:
        """Mark that nothing was changed: no new revision, no notification. Always False, so that a method of a store can return it."""
        self.changed = False
        return False

    def next_version(self, version: int, values: dict[str, Any]) -> bool:
        """Increment the version of the table's record; False if it is no longer at `version` because another change was first."""
        changed = values | {"version": version + 1, "revision": tables.c.revision + 1, "changed": time.time()}
        at_version = sa.and_(tables.c.id == self.table_id, tables.c.version == version)
        done = self.execute(tables.update().where(at_version).values(changed)).rowcount == 1
        self._counted = self._counted or done
        return done

    def bump_revision(self) -> None:
        """Increment the table's revision, unless `next_version` did."""
        if not self._counted:
            values = {"revision": tables.c.revision + 1, "changed": time.time()}
            self.execute(tables.update().where(tables.c.id == self.table_id).values(values))


class Database:
    """One database, and this process's access to it. Every store gets it as an argument (`TableStore(db)`).

    `bounded` sets `TIMEOUTS` for statements, locks and idle transactions; the site uses it, backups do not.
    """

    def __init__(self, url: str, bounded: bool = False):
        self.url = sa.make_url(url)
        if self.url.drivername in ("postgres", "postgresql"):
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.shared = not self.url.drivername.startswith("sqlite")
        engine_options: dict[str, Any] = {"connect_args": {"timeout": 15}, "pool_size": 48, "max_overflow": 48}
        if self.shared:
            engine_options = {"pool_pre_ping": True, "pool_size": POOL_SIZE, "max_overflow": MAX_OVERFLOW, "pool_timeout": 10}
            engine_options["connect_args"] = {"connect_timeout": 10} | (_timeouts(self.url) if bounded else {})
        self.max_connections: int = engine_options["pool_size"] + engine_options["max_overflow"]
        self.engine = sa.create_engine(self.url, **engine_options)
        if bounded:
            outage.watch(self.engine)
        if not self.shared:
            sa.event.listen(self.engine, "do_connect", _create_for_owner)
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
        # for `is_healthy`: a health check must not wait for a connection of the normal pool
        self._pulse = sa.create_engine(
            self.url, poolclass=sa.NullPool, connect_args={"connect_timeout": 3} if self.shared else {"timeout": 3}
        )
        self.rows = RowCache()
        self._closers: list[Callable[[], None]] = []
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        self.server = new_id()  # the id of this process among those that share the database
        self._one_writer = threading.Lock()

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A write transaction. For a SQLite file, writers queue up here: SQLite's own waiting is slow."""
        if self.shared:
            with self.engine.begin() as db:
                yield db
        else:
            with self._one_writer, self.engine.begin() as db:
                db.exec_driver_sql("BEGIN IMMEDIATE")  # takes the write lock before reading, so that nothing read changes before the commit
                yield db

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A connection for one reading statement; on PostgreSQL without a transaction."""
        with self._reading.connect() as db:
            yield db

    @contextmanager
    def change_table(self, table_id: str) -> Iterator[TableChange]:
        """A transaction that changes what is visible at a table; concurrent ones run one after the other.

        Unless the block calls `tx.unchanged()` or raises, the table gets its next revision, the other servers are notified, and the cached
        row is dropped.
        """
        with self.writing() as db:
            db.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())
            tx = TableChange(db, table_id)
            yield tx
            if tx.changed:
                tx.bump_revision()
                self.notify_table(db, table_id)
        if tx.changed:
            self.rows.forget(table_id)

    @contextmanager
    def change_tables(self, table_ids: sa.Select | sa.CompoundSelect) -> Iterator[tuple[sa.Connection, list[str]]]:
        """A transaction that changes what is visible at all tables that a query finds: a name, for example. Each gets its next revision,
        but does not count as changed, because nothing has happened in its game."""
        with self.writing() as db:
            is_one = tables.c.id.in_(table_ids)
            found = list(db.scalars(sa.select(tables.c.id).where(is_one).order_by(tables.c.id).with_for_update()))
            db.execute(tables.update().where(is_one).values(revision=tables.c.revision + 1))
            for table_id in found:
                self.notify_table(db, table_id)
            yield db, found
        for table_id in found:
            self.rows.forget(table_id)

    def notify_table(self, db: sa.Connection, table_id: str) -> None:
        """Notify the other servers of a changed table; `change_table` and `change_tables` do this."""
        self.notify(db, f"{table_id} {self.server}")

    def forget_row(self, table_id: str) -> None:
        """Drop the cached row of a table; `change_table` and `change_tables` do this."""
        self.rows.forget(table_id)

    def check_usable(self) -> None:
        """Raise `KoggeError` if the database does not answer, was not created by Kogge, or needs a later version of it."""
        name = self.name
        with self.explaining_errors(), self.engine.connect() as db:
            found = sa.inspect(db).get_table_names()
            version = version_of(db)
            oldest = version if version <= HEAD or settings.name not in found else compatible_with(db) or version
        if found and not version:
            raise KoggeError(f"{name} is not a database of Kogge; name another one.", code="other_database", found=name)
        if oldest > HEAD:
            message = f"{name} is of a later version of Kogge ({version}; this one knows {HEAD})."
            raise KoggeError(message, code="later_database", found=name)

    @property
    def name(self) -> str:
        """Its name in messages: the path of its file, or its address without the password."""
        return self.url.set(drivername="postgresql").render_as_string() if self.shared else str(self.url.database)

    @contextmanager
    def explaining_errors(self) -> Iterator[None]:
        """Within this block, database errors become a `KoggeError` with one sentence."""
        try:
            yield
        except sa.exc.DBAPIError as error:
            why = " ".join(str(error.orig).split("\n")[0].split()).rstrip(".")
            code = AWAY if isinstance(error, sa.exc.OperationalError) else "bad_database"
            if self.shared and code == AWAY and _is_refused(str(error.orig)):
                code = REFUSED
            raise KoggeError(f"The database {self.name} cannot be opened: {why}.", code=code, found=self.name) from None

    def migrate(self) -> None:
        """Bring the database to the current schema. Alembic, which takes time to load, is imported only to upgrade an older one."""
        self.check_usable()
        with self.engine.begin() as db:
            if self.shared:
                for name in TIMEOUTS:
                    db.execute(sa.text(f"SET LOCAL {name} = 0"))
                db.execute(sa.text("SELECT pg_advisory_xact_lock(hashtext('kogge migrations'))"))  # only one worker migrates
            if not sa.inspect(db).get_table_names():
                metadata.create_all(db)
                db.execute(sa.text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
                db.execute(sa.text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})
            if version_of(db) >= HEAD:  # current, or later and compatible (see `check_usable`)
                return
        self.upgrade()

    def version(self) -> str:
        """The newest migration of this database; '' if it is empty."""
        with self.engine.connect() as db:
            return version_of(db)

    def upgrade(self, to: str = "head") -> None:
        """Run the pending migrations, up to one of them."""
        from alembic import command

        config = alembic_config()
        with self.engine.begin() as connection:
            for name in TIMEOUTS if self.shared else ():
                connection.execute(sa.text(f"SET LOCAL {name} = 0"))
            config.attributes["connection"] = connection
            command.upgrade(config, to)
            if to == "head":
                connection.execute(settings.delete().where(settings.c.key == COMPATIBLE_KEY))
                connection.execute(settings.insert().values(key=COMPATIBLE_KEY, value=COMPATIBLE))

    def before_close(self, closer: Callable[[], None]) -> None:
        """Register a function to call before the database is closed, to finish writing."""
        self._closers.append(closer)

    def close(self) -> None:
        """Close the database, after the last commit."""
        for closer in self._closers:
            closer()
        self.engine.dispose()

    def is_healthy(self) -> bool:
        """Whether the database answers."""
        try:
            with self._pulse.connect() as db:
                return bool(db.scalar(sa.text("SELECT 1")) == 1)
        except sa.exc.SQLAlchemyError:
            return False

    def vacuum(self, most: int | None = None) -> None:
        """Return the space of deleted lines to the system. PostgreSQL has to rewrite the remaining lines, which blocks moves; `most` is the
        largest size in bytes of these lines for which it may."""
        if not self.shared:
            while True:
                with self.writing() as db:
                    if not db.exec_driver_sql("PRAGMA freelist_count").scalar():
                        return
                    before = db.exec_driver_sql("PRAGMA page_count").scalar()
                    _run_to_its_end(db, f"PRAGMA incremental_vacuum({FREED_PAGES})")
                    if db.exec_driver_sql("PRAGMA page_count").scalar() == before:
                        return  # the file was created without `auto_vacuum`
        with self._pulse.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
            db.exec_driver_sql("VACUUM (ANALYZE) lines")
            size, count = db.execute(
                sa.text("SELECT pg_total_relation_size(oid), reltuples FROM pg_class WHERE oid = 'lines'::regclass")
            ).one()
            left = max(0, count) * LINE_BYTES
            if size > 2 * left + MIN_FREED and (most is None or left <= most):
                db.exec_driver_sql(f"SET lock_timeout = '{TIMEOUTS['lock_timeout']}s'")
                db.exec_driver_sql("VACUUM (FULL, ANALYZE) lines")

    def free_bytes(self) -> int | None:
        """The free space on the disk of a SQLite file; None if the database is elsewhere."""
        if self.shared or not self.url.database or self.url.database == ":memory:":
            return None
        try:
            return shutil.disk_usage(Path(self.url.database).absolute().parent).free
        except (OSError, AttributeError):  # not available in a browser
            return None

    def allowed_connections(self) -> int:
        """How many connections PostgreSQL allows to users who are no superusers."""
        with self.reading() as db:
            names = ("max_connections", "superuser_reserved_connections")
            allowed, reserved = (int(str(db.scalar(sa.text(f"SHOW {name}")))) for name in names)
        return allowed - reserved

    def pool_in_use(self) -> int:
        """How many connections are in use right now."""
        return self.engine.pool.checkedout() if isinstance(self.engine.pool, sa.QueuePool) else 0

    @contextmanager
    def claim(self, table_id: str, version: int) -> Iterator[bool]:
        """Whether this process may do what is due at this version of a table, such as a bot's move. A claim ends with its process."""
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

    def set_setting(self, key: str, value: str) -> None:
        """Store a permanent setting, replacing its old value."""
        with self.writing() as db:
            db.execute(settings.delete().where(settings.c.key == key))
            db.execute(settings.insert().values(key=key, value=value))

    def get_setting(self, key: str) -> str:
        """A permanent setting; '' if there is none."""
        with self.reading() as db:
            return str(db.scalar(sa.select(settings.c.value).where(settings.c.key == key)) or "")

    def setting(self, key: str, new: str) -> str:
        """A permanent setting, set to `new` first if it does not exist. If several servers do this at once, all get the same value."""
        with self.writing() as db:
            made = sa.text("INSERT INTO settings (key, value) VALUES (:key, :value) ON CONFLICT DO NOTHING")
            db.execute(made, {"key": key, "value": new})
            return str(db.scalar(sa.select(settings.c.value).where(settings.c.key == key)))

    def notify(self, db: sa.Connection, message: str) -> None:
        """Notify the other servers when this transaction is committed; does nothing on SQLite."""
        if self.shared:
            db.execute(sa.text("SELECT pg_notify(:channel, :message)"), {"channel": NOTIFY_CHANNEL, "message": message})


def alembic_config() -> Config:
    """Alembic's configuration: where the migrations are."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def version_of(db: sa.Connection) -> str:
    """The newest migration of a database; '' if it is empty."""
    if not sa.inspect(db).has_table("alembic_version"):
        return ""
    return str(db.scalar(sa.text("SELECT version_num FROM alembic_version")) or "")


def compatible_with(db: sa.Connection) -> str:
    """The oldest version of the schema whose code may use this database; '' if it does not say."""
    return str(db.scalar(sa.select(settings.c.value).where(settings.c.key == COMPATIBLE_KEY)) or "")


def _timeouts(url: sa.URL) -> dict[str, str]:
    """`TIMEOUTS` as a connection argument; options in the database's address come last and win."""
    own_options = url.query.get("options", "")
    settings = [f"-c {name}={seconds}s" for name, seconds in TIMEOUTS.items()]
    return {"options": " ".join([*settings, *((own_options,) if isinstance(own_options, str) else own_options)])}


def _is_refused(why: str) -> bool:
    """Whether PostgreSQL refused the connection, so that waiting would not help. Only its English messages are recognized."""
    return any(
        words in why
        for words in ("password authentication failed", "no password supplied", "no pg_hba.conf entry", "Peer authentication failed")
    ) or ("FATAL" in why and "does not exist" in why)


def _create_for_owner(_dialect: Any, _record: Any, where: Sequence[Any], _options: Any) -> None:
    """Create a new file that only its owner can read: it contains secrets. SQLite gives its -wal and -shm files the same mode."""
    if where and where[0] and not str(where[0]).startswith((":memory:", "file:")):
        # do not open an existing file: closing it would release all POSIX locks of this process on it. Another process that ends would then
        # delete the write-ahead log that this one still writes to. SQLite itself reports a file that cannot be opened.
        with suppress(OSError):
            os.close(os.open(where[0], os.O_RDONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _run_to_its_end(db: sa.Connection, pragma: str) -> None:
    """Run a pragma to completion: `incremental_vacuum` frees pages only while its (empty) result is being fetched."""
    cursor = db.connection.cursor()
    cursor.execute(pragma)
    cursor.fetchall()
    cursor.close()


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for a writer, and a committed transaction is on the disk."""
    cursor = connection.cursor()
    if not cursor.execute("PRAGMA page_count").fetchone()[0]:  # only for a new file: otherwise the pragma waits for writers
        cursor.execute("PRAGMA auto_vacuum = INCREMENTAL")
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
