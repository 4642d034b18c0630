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

AWAY = "no_database"  # the error code when a database does not answer; not for one that answers but cannot be used
REFUSED = "database_refused"  # it answers, but does not let us in: wrong password, no such user or database

# PostgreSQL, for each of the site's connections, in seconds. A process that hangs in a transaction loses its locks before those who wait
# for them give up.
TIMEOUTS = {"idle_in_transaction_session_timeout": 8, "lock_timeout": 10, "statement_timeout": 30}
POOL_SIZE, MAX_OVERFLOW = 12, 12  # connections of one process to PostgreSQL: kept open, and opened for a moment when all are busy
CONNECTIONS = POOL_SIZE + MAX_OVERFLOW + 3  # of one process at most: also to listen, to check the health, and to free space

# to return the space of archived games
FREED_PAGES = 2000  # of a SQLite file, at once
LINE_BYTES = 170  # of a line in PostgreSQL with its indexes, about
MIN_FREED = 16_000_000  # bytes; less is not worth it, since new lines take the room
COMPATIBLE_KEY = "compatible"  # the setting that names the oldest version of the schema whose code may use this database

# payloads: `TABLE SERVER` (which table changed, and by which server), `user USER`, `out USER`, `here TABLE SERVER`,
# `left TABLE USER SERVER`
NOTIFY_CHANNEL = "kogge"
# a user changed; signed out elsewhere; somebody came to or left a table; a user closed the last page of it that a process served
USER, OUT, HERE, LEFT = "user", "out", "here", "left"


def new_id() -> str:
    """An id that cannot be guessed: 128 bits. It never begins with a dash, which would be an option on a command line."""
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
        here = sa.and_(tables.c.id == self.table_id, tables.c.version == version)
        done = self.execute(tables.update().where(here).values(changed)).rowcount == 1
        self._counted = self._counted or done
        return done

    def count(self) -> None:
        """Increment the table's revision, unless `next_version` did."""
        if not self._counted:
            values = {"revision": tables.c.revision + 1, "changed": time.time()}
            self.execute(tables.update().where(tables.c.id == self.table_id).values(values))


class Database:
    """One database, and this process's access to it. Every store is handed one (`TableStore(db)`).

    `bounded` is for the site: no statement, no wait for a lock and no idle transaction may take long (`TIMEOUTS`). A backup may.
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
        # for `is_well`: a health check must not wait for a connection of the normal pool
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
                db.exec_driver_sql("BEGIN IMMEDIATE")  # locks first, so that what is read stays true until the commit
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
        row
        is dropped: one place for all three.
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
        """Notify the other servers of a changed table; `change_table` does this for a single table."""
        self.notify(db, f"{table_id} {self.server}")

    def forget_row(self, table_id: str) -> None:
        """Drop the cached row of a table; `change_table` does this for a single table."""
        self.rows.forget(table_id)

    def reach(self) -> None:
        """Refuse, in one sentence, a database that does not answer, holds something else, or is of a later version."""
        name = self.name
        with self.reached(), self.engine.connect() as db:
            found = sa.inspect(db).get_table_names()
            version = version_of(db)
            oldest = version if version <= HEAD or settings.name not in found else compatible_with(db) or version
        if found and not version:
            raise KoggeError(f"{name} is a database of something else than Kogge; name another one.", code="other_database", found=name)
        if oldest > HEAD:
            said = f"{name} is of a later version of Kogge ({version}; this one knows {HEAD})."
            raise KoggeError(said, code="later_database", found=name)

    @property
    def name(self) -> str:
        """Its name for people: its file, or its address without the password."""
        return self.url.set(drivername="postgresql").render_as_string() if self.shared else str(self.url.database)

    @contextmanager
    def reached(self) -> Iterator[None]:
        """Within this block, a database that does not answer is reported in one sentence."""
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
        self.reach()
        with self.engine.begin() as db:
            if self.shared:
                for name in TIMEOUTS:
                    db.execute(sa.text(f"SET LOCAL {name} = 0"))
                db.execute(sa.text("SELECT pg_advisory_xact_lock(hashtext('kogge migrations'))"))  # of many workers only one migrates
            if not sa.inspect(db).get_table_names():
                metadata.create_all(db)
                db.execute(sa.text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
                db.execute(sa.text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})
            if version_of(db) >= HEAD:  # later, and compatible with this version: `reach` has checked it
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

    def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            with self._pulse.connect() as db:
                return bool(db.scalar(sa.text("SELECT 1")) == 1)
        except sa.exc.SQLAlchemyError:
            return False

    def free_space(self, most: int | None = None) -> None:
        """Return the space of deleted lines to the system. PostgreSQL rewrites the lines that are left, for which moves have to wait: with
        `most`, it does so only if these are at most so many bytes."""
        if not self.shared:
            while True:
                with self.writing() as db:
                    if not db.exec_driver_sql("PRAGMA freelist_count").scalar():
                        return
                    before = db.exec_driver_sql("PRAGMA page_count").scalar()
                    _run_to_its_end(db, f"PRAGMA incremental_vacuum({FREED_PAGES})")
                    if db.exec_driver_sql("PRAGMA page_count").scalar() == before:
                        return  # a file from before `auto_vacuum` was set
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
        except (OSError, AttributeError):  # a browser does not know
            return None

    def allowed_connections(self) -> int:
        """How many connections PostgreSQL allows to others than its superusers."""
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
        """Store a permanent setting, whatever it was."""
        with self.writing() as db:
            db.execute(settings.delete().where(settings.c.key == key))
            db.execute(settings.insert().values(key=key, value=value))

    def get_setting(self, key: str) -> str:
        """A permanent setting; '' if there is none."""
        with self.reading() as db:
            return str(db.scalar(sa.select(settings.c.value).where(settings.c.key == key)) or "")

    def setting(self, key: str, new: str) -> str:
        """A permanent setting; `new` becomes its value if there is none yet. Of several servers that start together, the first wins."""
        with self.writing() as db:
            made = sa.text("INSERT INTO settings (key, value) VALUES (:key, :value) ON CONFLICT DO NOTHING")
            db.execute(made, {"key": key, "value": new})
            return str(db.scalar(sa.select(settings.c.value).where(settings.c.key == key)))

    def notify(self, db: sa.Connection, message: str) -> None:
        """Notify the other servers when this transaction is committed; does nothing on SQLite."""
        if self.shared:
            db.execute(sa.text("SELECT pg_notify(:channel, :message)"), {"channel": NOTIFY_CHANNEL, "message": message})


def bump_revision(db: sa.Connection, table_id: str) -> None:
    """Increment the revision of a table in a transaction that changes several; `change_table` does this for a single one."""
    db.execute(tables.update().where(tables.c.id == table_id).values(revision=tables.c.revision + 1, changed=time.time()))


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
    """`TIMEOUTS` as an argument of a connection; what the address itself sets comes last and wins."""
    given = url.query.get("options", "")
    settings = [f"-c {name}={seconds}s" for name, seconds in TIMEOUTS.items()]
    return {"options": " ".join([*settings, *((given,) if isinstance(given, str) else given)])}


def _is_refused(why: str) -> bool:
    """Whether PostgreSQL answered and turned us away, which waiting does not change. Only its English messages are recognized."""
    return any(
        words in why
        for words in ("password authentication failed", "no password supplied", "no pg_hba.conf entry", "Peer authentication failed")
    ) or ("FATAL" in why and "does not exist" in why)


def _create_for_owner(_dialect: Any, _record: Any, where: Sequence[Any], _options: Any) -> None:
    """Create a new file with access for its owner only: it holds every secret. SQLite gives its -wal and -shm files the same mode."""
    if where and where[0] and not str(where[0]).startswith((":memory:", "file:")):
        # do not touch an existing file: closing it anywhere releases all locks that this process has on it, and another process that ends
        # would then delete SQLite's log, with everything that is written to it later. SQLite itself reports a file that cannot be opened.
        with suppress(OSError):
            os.close(os.open(where[0], os.O_RDONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _run_to_its_end(db: sa.Connection, pragma: str) -> None:
    """Run a pragma that works step by step, as long as its result is read, although it has no columns."""
    cursor = db.connection.cursor()
    cursor.execute(pragma)
    cursor.fetchall()
    cursor.close()


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for a writer, and a committed transaction is on the disk."""
    cursor = connection.cursor()
    if not cursor.execute("PRAGMA page_count").fetchone()[0]:  # a new file; in others it would wait for writers
        cursor.execute("PRAGMA auto_vacuum = INCREMENTAL")
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
