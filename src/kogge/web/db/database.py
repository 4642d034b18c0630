"""The database itself: connections, one transaction that writes, migrations, what the servers that share it tell each other.

A SQLite file belongs to one process. A PostgreSQL is shared by many: `NOTIFY`, part of a transaction, tells the others what changed.
"""

from __future__ import annotations

import os
import secrets
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from kogge.engine.errors import KoggeError
from kogge.web.db.schema import HEAD, metadata, settings

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


class Database:
    """One database, and how this process reaches it."""

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

    def close(self) -> None:
        """Let go of the database."""
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
