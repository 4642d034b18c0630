"""What a public site's moderation needs: reports of people, bans and mutes, words and names taken away, what is abandoned."""

from __future__ import annotations

import time

import sqlalchemy as sa

from kogge.web.db.database import OUT, USER
from kogge.web.db.schema import bans, chat, reports, seats, users
from kogge.web.tables.row_store import RowStore

BAN, MUTE = "ban", "mute"


class KeepingStore(RowStore):
    """Keeps reports and bans."""

    def report(self, by: str, table_id: str, about: str | None, word: str, reason: str) -> None:
        """Someone has something to say about a table, or about somebody there; the word in question is kept with it.

        Who says it again says it once: what one person reports a hundred times hides nothing that others report.
        """
        same = sa.and_(reports.c.by_user == by, reports.c.table_id == table_id, reports.c.about.is_not_distinct_from(about))
        told = {"word": word, "reason": reason}
        with self.writing() as db:
            db.execute(sa.select(users.c.id).where(users.c.id == by).with_for_update())  # one at a time
            if not db.execute(reports.update().where(same, reports.c.undo_floor.is_(None)).values(told)).rowcount:
                db.execute(reports.insert().values(at=time.time(), by_user=by, table_id=table_id, about=about, **told))

    def open_reports(self, limit: int = 100) -> list[sa.Row]:
        """What nobody has undo_floor yet, the oldest first, with the name of whom it is about."""
        query = sa.select(reports, users.c.name).outerjoin(users, users.c.id == reports.c.about)
        with self.engine.connect() as db:
            return list(db.execute(query.where(reports.c.undo_floor.is_(None)).order_by(reports.c.at).limit(limit)))

    def settle_report(self, number: int) -> bool:
        """A report needs nothing more."""
        with self.writing() as db:
            open_one = sa.and_(reports.c.id == number, reports.c.undo_floor.is_(None))
            return db.execute(reports.update().where(open_one).values(undo_floor=time.time())).rowcount == 1

    def ban(self, kind: str, whom: str, until: float | None, reason: str) -> None:
        """A person (an id) or an address range may not act, or not talk, until then."""
        with self.writing() as db:
            db.execute(bans.insert().values(kind=kind, whom=whom, until=until, reason=reason, at=time.time()))

    def lift_ban(self, number: int) -> bool:
        """It is over."""
        with self.writing() as db:
            return db.execute(bans.delete().where(bans.c.id == number)).rowcount == 1

    def bans(self) -> list[sa.Row]:
        """Those in force, the latest first."""
        with self.engine.connect() as db:
            now = sa.or_(bans.c.until.is_(None), bans.c.until > time.time())
            return list(
                db.execute(sa.select(bans, users.c.name).outerjoin(users, users.c.id == bans.c.whom).where(now).order_by(bans.c.id.desc()))
            )

    def take_name(self, user_id: str, name: str) -> bool:
        """Someone is called otherwise from now on, everywhere, finished games and talk included."""
        with self.writing() as db:
            if db.execute(users.update().where(users.c.id == user_id).values(name=name)).rowcount != 1:
                return False
            changed = list(db.scalars(sa.select(seats.c.table_id).where(seats.c.user_id == user_id)))
            db.execute(seats.update().where(seats.c.user_id == user_id).values(name=name))
            db.execute(chat.update().where(chat.c.user_id == user_id).values(name=name))
            self.notify(db, f"{USER} {user_id}")
        for table_id in changed:
            self.forget_row(table_id)
        return True

    def people_called(self, name: str, limit: int = 20) -> list[sa.Row]:
        """Whoever has this name."""
        with self.engine.connect() as db:
            return list(db.execute(users.select().where(users.c.name == name).order_by(users.c.created.desc()).limit(limit)))

    def forget_talk(self, older: float, most: int) -> int:
        """Talk of long ago is gone, and so are reports that were undo_floor then; says how many."""
        with self.writing() as db:
            old = list(db.scalars(sa.select(chat.c.id).where(chat.c.at < older).order_by(chat.c.id).limit(most)))
            db.execute(chat.delete().where(chat.c.id.in_(old)))
            gone = db.execute(reports.delete().where(reports.c.undo_floor < older)).rowcount
            gone += db.execute(bans.delete().where(bans.c.until < older)).rowcount
        return len(old) + int(gone)

    def say_signed_out(self, user_id: str) -> None:
        """Tell the other servers that what this person has opened shall end."""
        with self.writing() as db:
            self.notify(db, f"{OUT} {user_id}")
