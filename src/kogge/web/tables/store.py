"""The SQL of tables: their rows and seats, the lines of their records, chat and clocks.

A table's game is stored as the lines of its record; moves append lines, only an undo removes some. `(table_id, number)` is the primary key
of a line and `tables.version` counts every change of the record, so exactly one of two concurrent moves wins. Moves of many tables share a
commit (`move_writer.py`). Every other change of a table is one `db.change_table` transaction.
"""

from __future__ import annotations

import json
import time
import zlib
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa

from kogge.engine.lines import is_chance
from kogge.web.db.database import NOTIFY_CHANNEL, Database, TableChange
from kogge.web.db.schema import archive, chat, favourites, kept_out, lines, nudges, plans, seats, tables
from kogge.web.tables.clocks import BOT, TIME, WON, charge_handover, now_in, set_due, start_turn, undo_turn
from kogge.web.tables.info import ChatMessage, Nudge, SeatInfo, TableInfo
from kogge.web.tables.move_writer import MoveLines, MoveWriter

Opening = tuple[Sequence[str], int | None] | None
"""The lines a game starts with and whose turn it is then."""

_TABLE_AND_SEATS = (
    sa.select(tables, seats)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(tables.c.id == sa.bindparam("id"))
    .order_by(seats.c.seat)
    .set_label_style(sa.LABEL_STYLE_TABLENAME_PLUS_COL)
)
_KEPT_OUT = sa.select(sa.func.count()).where(kept_out.c.table_id == sa.bindparam("table_id"), kept_out.c.user_id == sa.bindparam("user_id"))
MAX_LISTED = 3  # open tables of one host in the lobby


class TableStore:
    """The store of tables. Every method is one transaction."""

    def __init__(self, db: Database):
        self.db = db
        self.move_writer = MoveWriter(db.engine, db.writing, NOTIFY_CHANNEL if db.shared else None, db.server)
        db.before_close(self.move_writer.close)

    # rows

    def table(self, table_id: str) -> TableInfo | None:
        """A table."""
        return self.table_and_seats(table_id)[0]

    def table_and_seats(self, table_id: str) -> tuple[TableInfo | None, list[SeatInfo]]:
        """A table and its seats in order, read together."""
        found, changes = self.db.rows.get(table_id)
        if found is not None:
            return found
        with self.db.reading() as db:
            read = db.execute(_TABLE_AND_SEATS, {"id": table_id}).all()
        width = len(TableInfo._fields)
        row = TableInfo(*read[0][:width]) if read else None
        found = row, [SeatInfo(*one[width:]) for one in read]
        if not self.db.shared and row is not None:
            self.db.rows.put(table_id, found, changes)
        return found

    def add_table(self, table: dict[str, Any], seat_rows: Sequence[dict[str, Any]], texts: Sequence[str]) -> None:
        """Add a table with its seats and its first lines."""
        with self.db.writing() as db:
            insert_table(db, table, seat_rows, texts)

    def add_rematch(self, table_id: str, table: dict[str, Any], seat_rows: Sequence[dict[str, Any]], texts: Sequence[str]) -> str:
        """Add the table of a rematch, unless there is one already. The first request wins."""
        first = sa.and_(tables.c.id == table_id, tables.c.rematch.is_(None))
        with self.db.change_table(table_id) as tx:
            if tx.execute(tables.update().where(first).values(rematch=table["id"])).rowcount == 1:
                insert_table(tx.db, table, seat_rows, texts)
            else:
                tx.unchanged()
            return str(tx.scalar(sa.select(tables.c.rematch).where(tables.c.id == table_id)))

    def remove_table(self, table_id: str, *where: sa.ColumnElement[bool]) -> bool:
        """Remove a table and everything that belongs to it; False if it no longer matches `where`."""
        with self.db.change_table(table_id) as tx:
            if tx.scalar(sa.select(tables.c.id).where(tables.c.id == table_id, *where)) is None:
                return tx.unchanged()
            for part in (lines, archive, chat, seats, kept_out, favourites, plans, nudges):
                tx.execute(part.delete().where(part.c.table_id == table_id))
            tx.execute(tables.update().where(tables.c.rematch == table_id).values(rematch=None))
            tx.execute(tables.delete().where(tables.c.id == table_id))
        return True

    # seats

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
        """Change who sits at a seat; False if it is no longer of this `kind` or no longer matches `where`: the first of two racing changes
        wins.

        With `only`, also False if this user sits at the table already. Taking the last open seat starts the game: the `opening` (lines and
        turn) is written in the same transaction.
        """
        this_seat = sa.and_(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == kind, *where)
        with self.db.change_table(table_id) as tx:
            if only and tx.scalar(sa.select(sa.func.count()).where(seats.c.table_id == table_id, seats.c.user_id == only)):
                return tx.unchanged()
            if kind == "person" and values.get("level") and values.get("mark") != WON:
                values = values | {"assisted": True}  # a bot takes over (`accounts/ratings.py`)
                charge_handover(tx.db, table_id, seat)
            if tx.execute(seats.update().where(this_seat).values(values)).rowcount != 1:
                return tx.unchanged()
            if opening is not None:
                _start_if_full(tx, *opening)
            set_due(tx.db, [table_id])
        return True

    def send_away(self, table_id: str, seat: int, *where: sa.ColumnElement[bool], for_good: bool = False) -> bool:
        """Empty a seat of a table that has not begun; `for_good`: its player may not come back. False if the game has begun."""
        is_open = sa.exists().where(tables.c.id == table_id, tables.c.status == "open")
        this_seat = sa.and_(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == "person", is_open, *where)
        with self.db.change_table(table_id) as tx:
            who = tx.scalar(sa.select(seats.c.user_id).where(this_seat))
            if who is None:
                return tx.unchanged()
            tx.execute(seats.update().where(this_seat).values(kind="open", user_id=None, name=""))
            if for_good and not tx.scalar(_KEPT_OUT, {"table_id": table_id, "user_id": who}):
                tx.execute(kept_out.insert().values(table_id=table_id, user_id=who))
        return True

    def is_kept_out(self, table_id: str, user_id: str) -> bool:
        """Whether this user was removed from this table by its host."""
        with self.db.reading() as db:
            return bool(db.scalar(_KEPT_OUT, {"table_id": table_id, "user_id": user_id}))

    def mark_hinted(self, table_id: str, seat: int) -> None:
        """Note that the player of a seat has asked for a hint (`accounts/ratings.py`). No page shows it."""
        with self.db.writing() as db:
            db.execute(seats.update().where(seats.c.table_id == table_id, seats.c.seat == seat).values(hinted=True))
        self.db.forget_row(table_id)

    def set_chatting(self, table_id: str, user_id: str, chats: bool) -> None:
        """Set whether a player wants to chat with strangers at a table."""
        with self.db.change_table(table_id) as tx:
            tx.execute(seats.update().where(seats.c.table_id == table_id, seats.c.user_id == user_id).values(chats=chats))

    def stand_ins_due(self, now: float) -> list[SeatInfo]:
        """The seats where a requested bot may sit down by now."""
        with self.db.engine.connect() as db:
            return [SeatInfo(*row) for row in db.execute(seats.select().where(seats.c.wanted_at <= now))]

    # lists of tables

    def tables_of(self, user_id: str, limit: int = 30) -> list[TableInfo]:
        """The tables where a user sits and the records that they uploaded, the latest first."""
        sits = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
        records = sa.select(tables.c.id).where(tables.c.host == user_id, tables.c.status == "record")
        query = tables.select().where(tables.c.id.in_(sits.union_all(records)))  # an `or` would scan every table
        with self.db.engine.connect() as db:
            return [TableInfo(*row) for row in db.execute(query.order_by(tables.c.changed.desc()).limit(limit))]

    def invitations(self, user_id: str) -> list[TableInfo]:
        """The open tables where a seat is kept for this user, the latest first."""
        query = tables.select().where(tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.invited == user_id)))
        with self.db.engine.connect() as db:
            found = db.execute(query.where(tables.c.status == "open").order_by(tables.c.changed.desc()).limit(30))
            return [TableInfo(*row) for row in found]

    def listed_tables(self, status: str, limit: int = 30) -> list[TableInfo]:
        """The tables that are listed in the lobby, the latest first; at most `MAX_LISTED` of one host, so that nobody fills the list."""
        place = sa.func.row_number().over(partition_by=tables.c.host, order_by=tables.c.changed.desc())
        listed = [tables.c.status == status, tables.c.listed]
        if status == "open":  # not if every open seat is kept for somebody
            listed.append(sa.exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open", seats.c.invited.is_(None)))
        ranked = sa.select(tables.c.id, place.label("place")).where(*listed).subquery()
        query = tables.select().join(ranked, ranked.c.id == tables.c.id).where(ranked.c.place <= MAX_LISTED)
        with self.db.engine.connect() as db:
            return [TableInfo(*row) for row in db.execute(query.order_by(tables.c.changed.desc()).limit(limit))]

    def tables_waiting_for(self, user_id: str) -> list[TableInfo]:
        """The tables where it is this user's turn, the longest waiting first."""
        to_decide = sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn)
        mine = sa.and_(tables.c.status == "running", seats.c.user_id == user_id, seats.c.level.is_(None))
        with self.db.engine.connect() as db:
            found = db.execute(sa.select(tables).join(seats, to_decide).where(mine).order_by(tables.c.changed).limit(30))
            return [TableInfo(*row) for row in found]

    def running_tables(self, quiet: float = 0.0) -> list[str]:
        """The tables where a bot is to decide, somebody plays, and nothing has happened for some seconds."""
        with self.db.engine.connect() as db:
            return list(db.scalars(sa.select(tables.c.id).where(_waits_for_bot(quiet), _SOMEBODY_PLAYS)))

    def bots_alone(self, quiet: float, most: int, watched: Sequence[str] = ()) -> list[str]:
        """The same where bots hold every seat: tables that are watched, and some of the others, those of every host in turn."""
        alone = sa.and_(_waits_for_bot(quiet), ~_SOMEBODY_PLAYS)
        place = sa.func.row_number().over(partition_by=tables.c.host, order_by=tables.c.changed)
        with self.db.engine.connect() as db:
            found = list(db.scalars(sa.select(tables.c.id).where(alone).order_by(place, tables.c.changed).limit(most)))
            for start in range(0, len(watched), 500):
                found += db.scalars(sa.select(tables.c.id).where(alone, tables.c.id.in_(watched[start : start + 500])))
        return list(dict.fromkeys(found))

    def abandoned(self, older: float, most: int) -> list[str]:
        """Tables that have waited for players for so long that they count as abandoned."""
        query = sa.select(tables.c.id).where(tables.c.status == "open", tables.c.changed < older)
        with self.db.engine.connect() as db:
            return list(db.scalars(query.order_by(tables.c.changed).limit(most)))

    def count_by_status(self) -> dict[str, int]:
        """How many tables there are, by status."""
        with self.db.engine.connect() as db:
            return {row[0]: row[1] for row in db.execute(sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status))}

    def seats_at(self, table_ids: Sequence[str]) -> dict[str, list[SeatInfo]]:
        """The seats of these tables."""
        found: dict[str, list[SeatInfo]] = {table_id: [] for table_id in table_ids}
        with self.db.engine.connect() as db:
            for row in db.execute(seats.select().where(seats.c.table_id.in_(table_ids)).order_by(seats.c.table_id, seats.c.seat)):
                found[row.table_id].append(SeatInfo(*row))
        return found

    # the lines of the records

    def texts(self, table_id: str, after: int = 0) -> list[str]:
        """The lines of a table's record, from line number `after` (0 = the first)."""
        with self.db.engine.connect() as db:
            query = sa.select(lines.c.text).where(lines.c.table_id == table_id, lines.c.number >= after).order_by(lines.c.number)
            found = list(db.scalars(query))
            if not found:
                packed = db.scalar(sa.select(archive.c.packed).where(archive.c.table_id == table_id))
                found = [text for text, _who, _at in unpacked(packed)[after:]] if packed else []
            return found

    async def append(self, info: TableInfo, move: MoveLines) -> TableInfo | None:
        """Write the lines of one move at a table. Returns the table after it, or None if another change was first."""
        after = None
        try:
            if revision := await self.move_writer.add(move):
                after = info_after(info, move, revision)
        finally:
            # the cached row: the same as what is returned; read again if another one was cached meanwhile, or a clock runs
            self.db.rows.update(move.table_id, lambda row: after if row is info and not row.move_seconds else None)
        return after

    def remove_lines(self, table_id: str, version: int, number: int, turn: int | None) -> bool:
        """Remove the lines from `number` on (undo); False if the table has changed since `version`, or if its game is archived."""
        with self.db.change_table(table_id) as tx:
            if tx.scalar(sa.select(archive.c.table_id).where(archive.c.table_id == table_id)):
                return tx.unchanged()
            if not tx.next_version(version, {"lines": number, "turn": turn, "status": "running", "result": None}):
                return tx.unchanged()
            tx.execute(lines.delete().where(lines.c.table_id == table_id, lines.c.number >= number))
            undo_turn(tx.db, table_id)
        return True

    def archive_tables(self, older: float, most: int = 1000) -> int:
        """Archive the lines of games that ended before `older`. Returns how many. They are shown and replayed as before."""
        packed = sa.select(archive.c.table_id)
        query = sa.select(tables.c.id).where(tables.c.status.in_(("over", "record")), tables.c.changed < older, tables.c.id.not_in(packed))
        with self.db.writing() as db:
            found = list(db.scalars(query.order_by(tables.c.changed).limit(most)))
            for table_id in found:
                columns = sa.select(lines.c.text, lines.c.who, lines.c.at)
                rows = db.execute(columns.where(lines.c.table_id == table_id).order_by(lines.c.number))
                db.execute(archive.insert().values(table_id=table_id, packed=packed_lines([list(row) for row in rows])))
                db.execute(lines.delete().where(lines.c.table_id == table_id))
        return len(found)

    # chat

    def say(self, table_id: str, user_id: str, name: str, text: str) -> None:
        """Add a chat message."""
        with self.db.change_table(table_id) as tx:
            tx.execute(chat.insert().values(table_id=table_id, user_id=user_id, name=name, text=text, at=time.time()))

    def chat_at(self, table_id: str, limit: int = 50) -> list[ChatMessage]:
        """The last messages at a table, in order."""
        with self.db.engine.connect() as db:
            query = chat.select().where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(limit)
            return [ChatMessage(*row) for row in reversed(db.execute(query).all())]

    def remove_messages(self, table_id: str, user_id: str) -> int:
        """Delete a user's messages at a table. Returns how many there were."""
        with self.db.change_table(table_id) as tx:
            return int(tx.execute(chat.delete().where(chat.c.table_id == table_id, chat.c.user_id == user_id)).rowcount)

    # nudges

    def nudge(self, table_id: str, user_id: str) -> Nudge | None:
        """The latest nudge that a user got at a table."""
        with self.db.reading() as db:
            row = db.execute(nudges.select().where(nudges.c.table_id == table_id, nudges.c.user_id == user_id)).first()
            return Nudge(*row) if row else None

    def nudges_at(self, table_id: str) -> list[Nudge]:
        """The latest nudge of each user at a table."""
        with self.db.reading() as db:
            return [Nudge(*row) for row in db.execute(nudges.select().where(nudges.c.table_id == table_id))]

    def add_nudge(self, table_id: str, user_id: str, by_seat: int, version: int, pause: float) -> bool:
        """Nudge a user; False if they were nudged at this table less than `pause` seconds ago."""
        own, now = sa.and_(nudges.c.table_id == table_id, nudges.c.user_id == user_id), time.time()
        values = {"by_seat": by_seat, "version": version, "at": now}
        with self.db.change_table(table_id) as tx:
            last = tx.scalar(sa.select(nudges.c.at).where(own))
            if last is not None and last > now - pause:
                return tx.unchanged()
            if last is None:
                tx.execute(nudges.insert().values(table_id=table_id, user_id=user_id, **values))
            else:
                tx.execute(nudges.update().where(own).values(values))
        return True

    # clocks

    def now(self) -> float:
        """The current time of the database."""
        with self.db.reading() as db:
            return float(db.execute(sa.select(now_in(db))).scalar_one())

    def times_up(self) -> list[str]:
        """The tables where the time of the seat to decide is up."""
        with self.db.reading() as db:
            now = sa.select(now_in(db)).scalar_subquery()  # computed once: a clock in the condition would rule out the index
            return list(db.scalars(sa.select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(100)))

    def end_time(self, table_id: str, level: str) -> bool:
        """A seat's time is up: empty its bank, mark it and, if the table chose so, seat a bot. False if it has decided in the meantime."""
        with self.db.change_table(table_id) as tx:
            row = tx.execute(tables.select().where(tables.c.id == table_id, tables.c.due <= now_in(tx.db))).first()
            if row is None:
                return tx.unchanged()
            bot = {"level": level} if row.time_up == BOT else {}
            late = sa.and_(seats.c.table_id == table_id, seats.c.seat == row.turn)
            tx.execute(seats.update().where(late).values(mark=TIME, assisted=True, bank=0.0, **bot))
            set_due(tx.db, [table_id])
        return True

    def agree(self, table_id: str, user_id: str, to: str | None) -> list[SeatInfo]:
        """Set what a player agrees to, or clear it. Returns all seats afterwards."""
        with self.db.change_table(table_id) as tx:
            tx.execute(seats.update().where(seats.c.table_id == table_id, seats.c.user_id == user_id).values(agrees=to))
            set_due(tx.db, [table_id])
            found = tx.execute(seats.select().where(seats.c.table_id == table_id).order_by(seats.c.seat))
            return [SeatInfo(*row) for row in found]

    def withdraw(self, table_id: str, what: str) -> None:
        """Clear all agreements to this."""
        with self.db.change_table(table_id) as tx:
            tx.execute(seats.update().where(seats.c.table_id == table_id, seats.c.agrees == what).values(agrees=None))
            set_due(tx.db, [table_id])

    def pause(self, table_id: str) -> bool:
        """Stop the clock."""
        return self._change_pause(table_id, tables.c.paused.is_(None), lambda now: {"paused": now})

    def end_pause(self, table_id: str) -> bool:
        """Start the clock again; nobody has lost time."""
        lasted = tables.c.paused
        return self._change_pause(
            table_id,
            tables.c.paused.is_not(None),
            lambda now: {"since": tables.c.since + now - lasted, "before": tables.c.before + now - lasted, "paused": None},
        )

    def _change_pause(
        self, table_id: str, where: sa.ColumnElement[bool], values: Callable[[sa.ColumnElement[float]], dict[str, Any]]
    ) -> bool:
        this_table = sa.and_(tables.c.id == table_id, tables.c.status == "running", tables.c.move_seconds > 0, where)
        with self.db.change_table(table_id) as tx:
            if tx.execute(tables.update().where(this_table).values(values(now_in(tx.db)))).rowcount != 1:
                return tx.unchanged()
            tx.execute(seats.update().where(seats.c.table_id == table_id).values(agrees=None))
            set_due(tx.db, [table_id])
        return True


def info_after(row: TableInfo, move: MoveLines, revision: int) -> TableInfo:
    """A table after a move was written."""
    return row._replace(
        version=move.version + 1,
        revision=revision,
        lines=move.number + len(move.texts),
        undo_floor=max(row.undo_floor, move.undo_floor),
        turn=move.turn,
        status=move.status,
        changed=time.time(),
        result=move.result,
    )


def packed_lines(rows: Sequence[Sequence[Any]]) -> bytes:
    """The lines of an archived game (text, who, at), compressed."""
    return zlib.compress(json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode(), 9)


def unpacked(packed: bytes) -> list[list[Any]]:
    """The lines of an archived game: text, who, at."""
    return list(json.loads(zlib.decompress(packed)))


def line_rows(table_id: str, number: int, texts: Sequence[str], who: str | None, now: float) -> list[dict[str, Any]]:
    """Lines as rows of the database."""
    return [
        {"table_id": table_id, "number": number + i, "text": text, "who": None if is_chance(text) else who, "at": now}
        for i, text in enumerate(texts)
    ]


def insert_table(db: sa.Connection, table: dict[str, Any], seat_rows: Sequence[dict[str, Any]], texts: Sequence[str]) -> None:
    """Insert a table with its seats and first lines, in a transaction of the caller."""
    now = time.time()
    row = {"version": 1, "revision": 1, "lines": len(texts), "created": now, "changed": now, "rematch": None} | table
    db.execute(tables.insert().values(row))
    db.execute(seats.insert(), [{"table_id": table["id"], "user_id": None, "invited": None, "level": None} | seat for seat in seat_rows])
    if texts:
        db.execute(lines.insert(), line_rows(table["id"], 0, texts, None, now))
    if texts and table.get("move_seconds"):
        start_turn(db, [table["id"]])


def _start_if_full(tx: TableChange, texts: Sequence[str], turn: int | None) -> None:
    open_seats = sa.select(sa.func.count()).where(seats.c.table_id == tx.table_id, seats.c.kind == "open")
    version = tx.scalar(sa.select(tables.c.version).where(tables.c.id == tx.table_id, tables.c.status == "open"))
    if version is None or tx.scalar(open_seats):
        return
    with_opening = tx.next_version(version, {"lines": len(texts), "turn": turn, "status": "over" if turn is None else "running"})
    if with_opening and texts:
        tx.execute(lines.insert(), line_rows(tx.table_id, 0, texts, None, time.time()))
        start_turn(tx.db, [tx.table_id])


_SOMEBODY_PLAYS = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "person", seats.c.level.is_(None))


def _waits_for_bot(quiet: float) -> sa.ColumnElement[bool]:
    """A bot is to decide at a table, and nothing has happened there for some seconds."""
    bot = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn, seats.c.level.is_not(None))
    return sa.and_(tables.c.status == "running", tables.c.paused.is_(None), tables.c.changed <= time.time() - quiet, bot)
