"""What is kept: a table is its record's lines, append-only but for an undo. Everything else here says who sits where.

`(table_id, number)` is the primary key of a line and `tables.version` counts every change of the record, so of two racing moves exactly one
wins, on any database. Moves of many tables share a commit (`commits.py`): what is answered for is on the disk.
A SQLite file belongs to one process, which remembers rows it has read until it changes them. A PostgreSQL is shared by many: rows are read
anew every time, and `NOTIFY`, part of each transaction, tells the others what changed.
"""

from __future__ import annotations

import json
import os
import secrets
import threading
import time
import zlib
from collections import OrderedDict, namedtuple
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
import sqlalchemy.dialects.postgresql

from kogge.web.storage.commits import Append, Commits

HEAD = "0006"  # the newest migration
CHANNEL = "kogge"  # where PostgreSQL spreads the news: `TABLE SERVER` (which table changed, who changed it), `user PERSON`, `out PERSON`
USER, OUT = "user", "out"  # has another name; has signed out elsewhere
metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.String(200), nullable=False),  # separated by spaces, as in a record
    sa.Column("rules", sa.Integer, nullable=False, server_default="1"),  # the version of the rules it is played by
    sa.Column("secret", sa.String(64), nullable=False),  # where this table's chance comes from; never shown
    sa.Column("keyed", sa.Integer, nullable=False, server_default="0"),  # the first line whose chance has a key of its own (deal.py)
    sa.Column("status", sa.String(8), nullable=False),  # open: waits for people · running · over · record: read from a file
    sa.Column("version", sa.Integer, nullable=False),  # counts every change of the record
    sa.Column("news", sa.Integer, nullable=False),  # counts every change that can be seen at the table
    sa.Column("lines", sa.Integer, nullable=False),
    sa.Column(
        "settled", sa.Integer, nullable=False, server_default="0"
    ),  # so many lines nobody takes back; a bot's move settles what is there
    sa.Column("turn", sa.Integer),  # the seat to decide
    sa.Column("listed", sa.Boolean, nullable=False),  # may strangers find it in the lobby?
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("rematch", sa.String(32)),  # the table where they play again
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("patience", sa.Integer, nullable=False, server_default="180"),  # seconds away after which a bot may be asked for
    sa.Column("many_seats", sa.Boolean, nullable=False, server_default=sa.false()),  # may one person take several open seats?
    sa.Index("tables_by_status", "status", "changed"),
)

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("who", sa.String(32)),  # the person; empty for chance and bots
    sa.Column("at", sa.Float, nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),  # person · bot · open
    sa.Column("user_id", sa.String(32)),  # whose screen; several seats of one person: hot seat
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("level", sa.String(16)),  # of a bot, or of the bot that stands in for an absent person
    sa.Column("wanted_level", sa.String(16)),  # the bot that somebody has asked for in the absent person's stead,
    sa.Column("wanted_by", sa.String(40)),  # who asked; this stays while the bot stands in,
    sa.Column("wanted_at", sa.Float),  # and when it sits down, unless they are back
    sa.Index("seats_by_user", "user_id"),
    sa.Index("seats_by_wanted", "wanted_at"),
)

users = sa.Table(
    "users",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),  # tokens of an earlier epoch are void
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("chat_by_table", "table_id", "id"),
)

settings = sa.Table(
    "settings", metadata, sa.Column("key", sa.String(32), primary_key=True), sa.Column("value", sa.String(200), nullable=False)
)

presence = sa.Table(  # who is at which table, as each server process says; only where several share the database
    "presence",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("server", sa.String(32), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),  # the server says it again before then; later: when they were last there
)

archive = sa.Table(  # the lines of games long over, packed: JSON of [text, who, at], compressed
    "archive",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("packed", sa.LargeBinary, nullable=False),
)


Opening = tuple[Sequence[str], int | None] | None
"""The lines a game starts with and whose turn it is then."""


def new_id() -> str:
    """An id that cannot be guessed: 128 bits."""
    return secrets.token_urlsafe(16)


class Store:
    """The database. Every method is one transaction."""

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
        # asked how it is doing, the database must not be waited for in the queue of those who use it
        self._pulse = sa.create_engine(
            self.url, poolclass=sa.NullPool, connect_args={"connect_timeout": 3} if self.shared else {"timeout": 3}
        )
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        self.server = new_id()  # this process among those that share the database
        self._one_writer = threading.Lock()
        self.commits = Commits(self.engine, self.writing, CHANNEL if self.shared else None, self.server)
        self._rows: OrderedDict[str, tuple[Any, list[Any]]] = OrderedDict()
        self._changes: dict[str, int] = {}
        self._lock = threading.Lock()

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

    def migrate(self) -> None:
        """Bring the database to this version's shape. Alembic is loaded only to change an older one: that takes time."""
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
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, to)

    def close(self) -> None:
        """Let go of the database, after the last commit."""
        self.commits.close()
        self.engine.dispose()

    def is_well(self) -> bool:
        """Does the database answer?"""
        try:
            with self._pulse.connect() as db:
                return bool(db.scalar(sa.text("SELECT 1")) == 1)
        except sa.exc.SQLAlchemyError:
            return False

    def forget_row(self, table_id: str) -> None:
        """A table's row or seats have changed: whoever asks next reads them anew."""
        with self._lock:
            self._changes[table_id] = self._changes.get(table_id, 0) + 1
            self._rows.pop(table_id, None)
            while len(self._changes) > 50_000:
                self._changes.clear()
                self._rows.clear()

    @contextmanager
    def claim(self, table_id: str, version: int) -> Iterator[bool]:
        """Does this process decide for the bot at this version of a table? A claim ends with the process that has it."""
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
        """A setting kept for good; `new` becomes its value if there is none yet."""
        with self.writing() as db:
            found = db.scalar(sa.select(settings.c.value).where(settings.c.key == key))
            if found is None:
                db.execute(settings.insert().values(key=key, value=new))
            return found or new

    # people

    def add_user(self, user_id: str, name: str) -> None:
        """Somebody new."""
        with self.writing() as db:
            db.execute(users.insert().values(id=user_id, name=name, created=time.time()))

    def user(self, user_id: str) -> sa.Row | None:
        """A person by id."""
        with self.engine.connect() as db:
            return db.execute(users.select().where(users.c.id == user_id)).first()

    def rename(self, user_id: str, name: str) -> None:
        """A new nickname, at every table they sit at that is not over; names of others at their screen stay."""
        mine = sa.select(users.c.name).where(users.c.id == user_id).scalar_subquery()
        going_on = sa.select(tables.c.id).where(tables.c.status.in_(("open", "running")))
        with self.writing() as db:
            db.execute(
                seats.update().where(seats.c.user_id == user_id, seats.c.name == mine, seats.c.table_id.in_(going_on)).values(name=name)
            )
            db.execute(users.update().where(users.c.id == user_id).values(name=name))
            if self.shared:
                _notify(db, f"{USER} {user_id}")
            changed = list(db.scalars(sa.select(seats.c.table_id).where(seats.c.user_id == user_id)))
        for table_id in changed:
            self.forget_row(table_id)

    def next_epoch(self, user_id: str) -> int:
        """From now on only new tokens of this person count."""
        with self.writing() as db:
            query = users.update().where(users.c.id == user_id).values(epoch=users.c.epoch + 1).returning(users.c.epoch)
            if self.shared:
                _notify(db, f"{OUT} {user_id}")
            return int(db.scalar(query) or 0)

    # tables

    def add_table(self, table: dict[str, Any], sitting: Sequence[dict[str, Any]], texts: Sequence[str]) -> None:
        """A new table with its seats and the lines it starts with."""
        with self.writing() as db:
            _add_table(db, table, sitting, texts)

    def add_rematch(self, table_id: str, table: dict[str, Any], sitting: Sequence[dict[str, Any]], texts: Sequence[str]) -> str:
        """Where they play again: the first one to ask decides, and only then is there a new table."""
        with self.writing() as db:
            first = sa.and_(tables.c.id == table_id, tables.c.rematch.is_(None))
            if db.execute(tables.update().where(first).values(rematch=table["id"], news=tables.c.news + 1)).rowcount == 1:
                _add_table(db, table, sitting, texts)
                self._spread(db, table_id)
            found = str(db.scalar(sa.select(tables.c.rematch).where(tables.c.id == table_id)))
        self.forget_row(table_id)
        return found

    def table(self, table_id: str) -> Any:
        """A table's row."""
        return self.table_and_seats(table_id)[0]

    def table_and_seats(self, table_id: str) -> tuple[Any, list[Any]]:
        """A table's row and its seats in order, of one moment."""
        with self._lock:
            found = self._rows.get(table_id)
            changes = self._changes.get(table_id, 0)
        if found is not None:
            return found
        with self._reading.connect() as db:
            read = db.execute(_TABLE_AND_SEATS, {"id": table_id}).all()
        width = len(TableRow._fields)
        row = TableRow(*read[0][:width]) if read else None
        found = row, [SeatRow(*one[width:]) for one in read]
        if not self.shared and row is not None:
            with self._lock:
                if self._changes.get(table_id, 0) == changes:
                    self._rows[table_id] = found
                    while len(self._rows) > 20_000:
                        self._rows.popitem(last=False)
        return found

    def texts(self, table_id: str, after: int = 0) -> list[str]:
        """The lines of a table's record, from line number `after` (0 = the first)."""
        with self.engine.connect() as db:
            query = sa.select(lines.c.text).where(lines.c.table_id == table_id, lines.c.number >= after).order_by(lines.c.number)
            found = list(db.scalars(query))
            if not found:
                packed = db.scalar(sa.select(archive.c.packed).where(archive.c.table_id == table_id))
                found = [text for text, _who, _at in unpacked(packed)[after:]] if packed else []
            return found

    async def append(self, move: Append) -> int:
        """Write the lines of one move: the number of the news, or 0 if somebody else was first."""
        news = 0
        try:
            news = await self.commits.add(move)
        finally:
            self._remember(move, news)
        return news

    def _remember(self, move: Append, news: int) -> None:
        """What this process has just written it need not read, if it knew the row before."""
        with self._lock:
            row, sitting = self._rows.get(move.table_id, (None, []))
            self._changes[move.table_id] = self._changes.get(move.table_id, 0) + 1
            if not news or row is None or row.version != move.version:
                self._rows.pop(move.table_id, None)
                return
            self._rows[move.table_id] = after(row, move, news), sitting

    def cut(self, table_id: str, version: int, number: int, turn: int | None) -> bool:
        """Take back the lines from `number` on; False if the table has changed since `version`."""
        with self.writing() as db:
            if not _next_version(db, table_id, version, {"lines": number, "turn": turn, "status": "running"}):
                return False
            db.execute(lines.delete().where(lines.c.table_id == table_id, lines.c.number >= number))
            self._spread(db, table_id)
        self.forget_row(table_id)
        return True

    def sit(
        self,
        table_id: str,
        seat: int,
        kind: str,
        values: dict[str, Any],
        *where: sa.ColumnElement[bool],
        only: str | None = None,
        opening: Opening = None,
    ) -> bool:
        """Change who sits at a seat; False if it is no longer of this `kind`, or no longer as `where` says: of two at once one is first.

        With `only`, False too if this person sits at the table already. Whoever takes the last open seat starts the game: the `opening`
        (lines and turn) is written in the same transaction.
        """
        here = sa.and_(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == kind, *where)
        with self.writing() as db:
            db.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())  # one at a time sits down at a table
            if only and db.scalar(sa.select(sa.func.count()).where(seats.c.table_id == table_id, seats.c.user_id == only)):
                return False
            if db.execute(seats.update().where(here).values(values)).rowcount != 1:
                return False
            _news(db, table_id)
            if opening is not None:
                _start_if_full(db, table_id, *opening)
            self._spread(db, table_id)
        self.forget_row(table_id)
        return True

    def stand_ins_due(self, now: float) -> list[sa.Row]:
        """The seats where a bot that was asked for may sit down by now."""
        with self.engine.connect() as db:
            return list(db.execute(seats.select().where(seats.c.wanted_at <= now)))

    def _spread(self, db: sa.Connection, table_id: str) -> None:
        if self.shared:
            _notify(db, f"{table_id} {self.server}")

    # lists

    def tables_of(self, user_id: str, limit: int = 30) -> list[sa.Row]:
        """The tables where somebody sits or looks after a record, the latest first."""
        sits = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
        query = tables.select().where(sa.or_(tables.c.id.in_(sits), sa.and_(tables.c.status == "record", tables.c.host == user_id)))
        with self.engine.connect() as db:
            return list(db.execute(query.order_by(tables.c.changed.desc()).limit(limit)))

    def listed_tables(self, status: str, limit: int = 30) -> list[sa.Row]:
        """Tables that anyone may find."""
        with self.engine.connect() as db:
            query = tables.select().where(tables.c.status == status, tables.c.listed)
            return list(db.execute(query.order_by(tables.c.changed.desc()).limit(limit)))

    def running_tables(self, quiet: float = 0.0) -> list[str]:
        """Tables where a bot sits at the seat to decide and nothing has happened for some seconds."""
        to_decide = sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn)
        query = sa.select(tables.c.id).join(seats, to_decide).where(tables.c.status == "running", seats.c.level.is_not(None))
        with self.engine.connect() as db:
            return list(db.scalars(query.where(tables.c.changed <= time.time() - quiet)))

    def count_by_status(self) -> dict[str, int]:
        """How many tables there are."""
        with self.engine.connect() as db:
            return {row[0]: row[1] for row in db.execute(sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status))}

    def seats_at(self, table_ids: Sequence[str]) -> dict[str, list[sa.Row]]:
        """Who sits at these tables."""
        found: dict[str, list[sa.Row]] = {table_id: [] for table_id in table_ids}
        with self.engine.connect() as db:
            for row in db.execute(seats.select().where(seats.c.table_id.in_(table_ids)).order_by(seats.c.table_id, seats.c.seat)):
                found[row.table_id].append(row)
        return found

    # chat

    def say(self, table_id: str, user_id: str, name: str, text: str) -> None:
        """A word at the table."""
        with self.writing() as db:
            db.execute(chat.insert().values(table_id=table_id, user_id=user_id, name=name, text=text, at=time.time()))
            _news(db, table_id)
            self._spread(db, table_id)
        self.forget_row(table_id)

    def chat_at(self, table_id: str, limit: int = 50) -> list[sa.Row]:
        """The last words at a table, in order."""
        with self.engine.connect() as db:
            query = chat.select().where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(limit)
            return list(reversed(db.execute(query).all()))

    # who is there, where several processes share the database

    def say_present(self, looking: Sequence[tuple[str, str]], seconds: float) -> None:
        """These people look at these tables, as far as this process knows, for the next seconds."""
        if not looking:
            return
        until = time.time() + seconds
        insert = sa.dialects.postgresql.insert(presence)
        rows = [{"table_id": table, "user_id": user, "server": self.server, "until": until} for table, user in sorted(set(looking))]
        with self.writing() as db:
            db.execute(insert.on_conflict_do_update(index_elements=list(presence.primary_key), set_={"until": until}), rows)

    def say_absent(self, table_id: str, user_id: str) -> None:
        """Somebody has left, as far as this process knows."""
        mine = sa.and_(presence.c.table_id == table_id, presence.c.user_id == user_id, presence.c.server == self.server)
        with self.writing() as db:
            db.execute(presence.update().where(mine).values(until=time.time()))

    def forget_absent(self, seconds: float) -> None:
        """Those who have been away for so long need not be remembered."""
        with self.writing() as db:
            db.execute(presence.delete().where(presence.c.until < time.time() - seconds))

    def present_at(self, table_id: str) -> dict[str, float]:
        """Until when, as far as is known, people are at a table, through any process: for those who have left, when that was."""
        query = sa.select(presence.c.user_id, sa.func.max(presence.c.until)).where(presence.c.table_id == table_id)
        with self.engine.connect() as db:
            return {row[0]: row[1] for row in db.execute(query.group_by(presence.c.user_id))}

    # the archive

    def archive_tables(self, older: float, most: int = 1000) -> int:
        """Pack the lines of games that ended before `older`; returns how many. They are shown and replayed as before."""
        packed = sa.select(archive.c.table_id)
        query = sa.select(tables.c.id).where(tables.c.status.in_(("over", "record")), tables.c.changed < older, tables.c.id.not_in(packed))
        with self.writing() as db:
            found = list(db.scalars(query.order_by(tables.c.changed).limit(most)))
            for table_id in found:
                rows = db.execute(
                    sa.select(lines.c.text, lines.c.who, lines.c.at).where(lines.c.table_id == table_id).order_by(lines.c.number)
                )
                content = json.dumps([list(row) for row in rows], ensure_ascii=False, separators=(",", ":")).encode()
                db.execute(archive.insert().values(table_id=table_id, packed=zlib.compress(content, 9)))
                db.execute(lines.delete().where(lines.c.table_id == table_id))
        return len(found)


# what is read for every move; SQLAlchemy's own rows are slower to look into
TableRow = namedtuple("TableRow", [column.name for column in tables.columns])  # type: ignore[misc]
SeatRow = namedtuple("SeatRow", [column.name for column in seats.columns])  # type: ignore[misc]
_TABLE_AND_SEATS = (
    sa.select(tables, seats)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(tables.c.id == sa.bindparam("id"))
    .order_by(seats.c.seat)
    .set_label_style(sa.LABEL_STYLE_TABLENAME_PLUS_COL)
)


def after(row: Any, move: Append, news: int) -> Any:
    """A table's row after a move was written."""
    lines, settled = move.number + len(move.texts), max(row.settled, move.settled)
    return row._replace(
        version=move.version + 1, news=news, lines=lines, settled=settled, turn=move.turn, status=move.status, changed=time.time()
    )


def unpacked(packed: bytes) -> list[list[Any]]:
    """The lines of an archived game: text, who, at."""
    return list(json.loads(zlib.decompress(packed)))


def version_of(db: sa.Connection) -> str:
    """The newest migration that a database has seen; '' if it holds nothing yet."""
    if not sa.inspect(db).has_table("alembic_version"):
        return ""
    return str(db.scalar(sa.text("SELECT version_num FROM alembic_version")) or "")


def _add_table(db: sa.Connection, table: dict[str, Any], sitting: Sequence[dict[str, Any]], texts: Sequence[str]) -> None:
    now = time.time()
    row = {"version": 1, "news": 1, "lines": len(texts), "created": now, "changed": now, "rematch": None} | table
    db.execute(tables.insert().values(row))
    db.execute(seats.insert(), [{"table_id": table["id"], "user_id": None, "level": None} | seat for seat in sitting])
    if texts:
        db.execute(lines.insert(), line_rows(table["id"], 0, texts, None, now))


def _start_if_full(db: sa.Connection, table_id: str, texts: Sequence[str], turn: int | None) -> None:
    waits = sa.select(sa.func.count()).where(seats.c.table_id == table_id, seats.c.kind == "open")
    version = db.scalar(sa.select(tables.c.version).where(tables.c.id == table_id, tables.c.status == "open"))
    if version is None or db.scalar(waits):
        return
    if _next_version(db, table_id, version, {"lines": len(texts), "turn": turn, "status": "over" if turn is None else "running"}):
        db.execute(lines.insert(), line_rows(table_id, 0, texts, None, time.time()))


def _next_version(db: sa.Connection, table_id: str, version: int, changed: dict[str, Any]) -> bool:
    values = changed | {"version": version + 1, "news": tables.c.news + 1, "changed": time.time()}
    return db.execute(tables.update().where(tables.c.id == table_id, tables.c.version == version).values(values)).rowcount == 1


def _news(db: sa.Connection, table_id: str) -> None:
    db.execute(tables.update().where(tables.c.id == table_id).values(news=tables.c.news + 1, changed=time.time()))


def _notify(db: sa.Connection, message: str) -> None:
    db.execute(sa.text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message})


def line_rows(table_id: str, number: int, texts: Sequence[str], who: str | None, now: float) -> list[dict[str, Any]]:
    """Lines as the database has them."""
    return [
        {"table_id": table_id, "number": number + i, "text": text, "who": None if text.startswith("*") else who, "at": now}
        for i, text in enumerate(texts)
    ]


def _create_for_owner(_dialect: Any, _record: Any, where: Sequence[Any], _wishes: Any) -> None:
    """A new file is its owner's alone: it holds every secret. What SQLite writes beside it (-wal, -shm) gets the same mode."""
    if where and where[0] and not str(where[0]).startswith((":memory:", "file:")):
        with suppress(OSError):  # what cannot be opened SQLite says itself
            os.close(os.open(where[0], os.O_RDONLY | os.O_CREAT, 0o600))


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for a writer, and what was answered for is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
