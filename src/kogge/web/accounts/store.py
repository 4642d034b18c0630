"""The SQL of accounts: users, devices, sign-in tickets, passkeys, friends, profiles, ratings, and the deletion of an account."""

from __future__ import annotations

import json
import re
import time
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from kogge.web.accounts.users import DELETED_NAME, MAX_NAME, distinct_name
from kogge.web.db.database import SIGNED_OUT, USER_CHANGED, Database, new_id
from kogge.web.db.schema import (
    archive,
    bans,
    chat,
    devices,
    favourites,
    friends,
    lines,
    metadata,
    passkeys,
    rated_games,
    ratings,
    reports,
    seats,
    tables,
    tickets,
    tournaments,
    users,
)
from kogge.web.tables.info import SeatInfo, TableInfo
from kogge.web.tables.store import unpacked

MAX_GAMES = 1000  # only the latest finished games of a user count for profile and rating
SHARED_TABLES = (seats, chat, lines)  # database tables that hold rows of several users; every other one with a `user_id` is private
MAX_RENAMED = 300  # unfinished tables where a user's new name is shown; anyone may open thousands
MAX_UNRATED = 1000  # games that are rated later, at a time
SECRET_WORDS = ("secret", "token", "key", "hash", "epoch")  # columns with such a word in their name are not exported


@dataclass(frozen=True)
class Result:
    """A rated game of one user."""

    opponents: tuple[float, ...]
    """Their strengths, from first to last."""
    place: int
    """How many of them came before the user."""
    counted: bool = True
    """False: the user had help, and the game would have raised the rating (`ratings.py`)."""


@dataclass(frozen=True, slots=True)
class UserInfo:
    """A user, as stored. The fields are the columns of `users`, with the preferences as a dict."""

    id: str
    name: str
    created: float
    epoch: int
    """Tokens of an earlier epoch are void."""
    preferences: Mapping[str, str]
    page: str | None
    """The address of the public profile; None: it is private."""
    ranked: bool


@dataclass(frozen=True, slots=True)
class Device:
    """A device where a user is signed in."""

    id: str
    name: str
    """Browser and system; '' for a program."""
    created: float
    seen: float
    """When it was last used, to the day."""


@dataclass(frozen=True, slots=True)
class Passkey:
    """A public key that a user signs in with."""

    id: str
    user_id: str
    credential: str
    """Id and public key as in WebAuthn, in base64."""
    name: str
    created: float


@dataclass(frozen=True, slots=True)
class Rating:
    """A user's rating in a game, with the 95 % interval and the number of games that it follows from."""

    game: str
    rating: float
    low: float
    high: float
    games: int


@dataclass(frozen=True, slots=True)
class RankedUser:
    """A user in the ranking of a game."""

    name: str
    page: str
    """The address of the profile."""
    rating: Rating


@dataclass(frozen=True, slots=True)
class Friend:
    """A friend of a user."""

    id: str
    name: str
    page: str | None
    """The address of the profile; None: it is private."""


class AccountStore:
    """Accounts and all that belongs to them. Every method is one transaction."""

    def __init__(self, db: Database):
        self.db = db

    # users

    def add_user(
        self, user_id: str, name: str, device: tuple[str, str] | None = None, preferences: Mapping[str, str] | None = None
    ) -> None:
        """Create a user with their first device (its id and name)."""
        now = time.time()
        with self.db.writing() as tx:
            tx.execute(users.insert().values(id=user_id, name=name, created=now, preferences=json.dumps(dict(preferences or {}))))
            if device is not None:
                tx.execute(devices.insert().values(id=device[0], user_id=user_id, name=device[1], created=now, seen=now))

    def user(self, user_id: str) -> UserInfo | None:
        """A user by id."""
        return self._user(users.c.id == user_id)

    def _user(self, where: sa.ColumnElement[bool]) -> UserInfo | None:
        with self.db.engine.connect() as tx:
            row = tx.execute(users.select().where(where)).first()
            return _user_info(row) if row is not None else None

    def rename(self, user_id: str, name: str) -> list[str]:
        """Rename a user, at their open and running tables too (the latest `MAX_RENAMED`), which are returned; names of guests at their
        screen stay."""
        sits = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
        unfinished = sa.select(tables.c.id).where(tables.c.status.in_(("open", "running")), tables.c.id.in_(sits))
        own_tables = unfinished.order_by(tables.c.changed.desc(), tables.c.id).limit(MAX_RENAMED)
        with self.db.change_tables(own_tables) as (tx, changed):
            old_name = tx.scalar(sa.select(users.c.name).where(users.c.id == user_id)) or ""
            by_table: dict[str, list[SeatInfo]] = {}
            for row in tx.execute(seats.select().where(seats.c.table_id.in_(changed)).order_by(seats.c.seat)):
                by_table.setdefault(row.table_id, []).append(SeatInfo(*row))
            for table_id, seat_rows in by_table.items():
                taken = [seat.name for seat in seat_rows]
                own = [seat for seat in seat_rows if seat.user_id == user_id and is_name_of(seat.name, old_name)]
                for seat in own:
                    taken.remove(seat.name)
                    new_name = distinct_name(name, taken)
                    taken.append(new_name)
                    this_seat = sa.and_(seats.c.table_id == table_id, seats.c.seat == seat.seat)
                    tx.execute(seats.update().where(this_seat).values(name=new_name))
            tx.execute(users.update().where(users.c.id == user_id).values(name=name))
            self.db.notify(tx, f"{USER_CHANGED} {user_id}")
        return changed

    def set_preferences(self, user_id: str, preferences: Mapping[str, str]) -> None:
        """Change some preferences of a user; the others stay."""
        own = users.c.id == user_id
        with self.db.writing() as tx:
            stored = tx.scalar(sa.select(users.c.preferences).where(own).with_for_update())
            if stored is not None:
                tx.execute(users.update().where(own).values(preferences=json.dumps(json.loads(stored) | dict(preferences))))
                self.db.notify(tx, f"{USER_CHANGED} {user_id}")

    def next_epoch(self, user_id: str, device_id: str) -> int:
        """Void all tokens and tickets of a user and remove their devices but this one; returns the epoch of new tokens."""
        with self.db.writing() as tx:
            tx.execute(tickets.delete().where(tickets.c.user_id == user_id))
            tx.execute(devices.delete().where(devices.c.user_id == user_id, devices.c.id != device_id))
            query = users.update().where(users.c.id == user_id).values(epoch=users.c.epoch + 1).returning(users.c.epoch)
            self.db.notify(tx, f"{SIGNED_OUT} {user_id}")
            return int(tx.scalar(query) or 0)

    # devices

    def user_on_device(self, user_id: str, device_id: str) -> tuple[UserInfo, float] | None:
        """A user, and when the device was last seen; None if there is no such user or the device is not theirs."""
        query = sa.select(users, devices.c.seen).join(devices, devices.c.user_id == users.c.id)
        with self.db.engine.connect() as tx:
            row = tx.execute(query.where(users.c.id == user_id, devices.c.id == device_id)).first()
            return (_user_info(row[:-1]), row.seen) if row is not None else None

    def add_device(self, device_id: str, user_id: str, name: str, limit: int) -> bool:
        """Add a device; False if the user has `limit` already."""
        now = time.time()
        with self.db.writing() as tx:
            tx.execute(sa.select(users.c.id).where(users.c.id == user_id).with_for_update())  # one at a time
            if (tx.scalar(sa.select(sa.func.count()).where(devices.c.user_id == user_id)) or 0) >= limit:
                return False
            tx.execute(devices.insert().values(id=device_id, user_id=user_id, name=name, created=now, seen=now))
        return True

    def devices(self, user_id: str) -> list[Device]:
        """The devices of a user, last used first."""
        query = sa.select(devices.c.id, devices.c.name, devices.c.created, devices.c.seen).where(devices.c.user_id == user_id)
        with self.db.engine.connect() as tx:
            return [Device(*row) for row in tx.execute(query.order_by(devices.c.seen.desc(), devices.c.id))]

    def touch_device(self, device_id: str) -> None:
        """Note that a device was used now."""
        with self.db.writing() as tx:
            tx.execute(devices.update().where(devices.c.id == device_id).values(seen=time.time()))

    def remove_device(self, device_id: str, user_id: str) -> None:
        """Remove a device of a user, and void all their tickets."""
        with self.db.writing() as tx:
            tx.execute(tickets.delete().where(tickets.c.user_id == user_id))
            tx.execute(devices.delete().where(devices.c.id == device_id, devices.c.user_id == user_id))
            self.db.notify(tx, f"{SIGNED_OUT} {user_id}")

    # tickets: secrets that are valid once, stored as hashes

    def add_ticket(self, ticket_id: str, user_id: str, kind: str, seconds: float) -> None:
        """Add a ticket; an earlier one of this kind and user is void, and expired ones are deleted."""
        now = time.time()
        with self.db.writing() as tx:
            earlier = sa.and_(tickets.c.user_id == user_id, tickets.c.kind == kind)
            tx.execute(tickets.delete().where(sa.or_(earlier, tickets.c.until < now)))
            tx.execute(tickets.insert().values(id=ticket_id, user_id=user_id, kind=kind, until=now + seconds))

    def take_ticket(self, ticket_id: str, *kinds: str) -> str | None:
        """Use up a ticket of one of these kinds: the id of its user, or None if there is no such ticket or it has expired."""
        same = sa.and_(tickets.c.id == ticket_id, tickets.c.kind.in_(kinds))
        with self.db.writing() as tx:
            taken = tx.execute(tickets.delete().where(same).returning(tickets.c.user_id, tickets.c.until)).first()
        return taken.user_id if taken is not None and taken.until >= time.time() else None

    # passkeys: public keys only

    def add_passkey(self, key_id: str, user_id: str, credential: str, name: str, limit: int) -> bool:
        """Add a passkey; False if the user has `limit` already, or the key is known."""
        with self.db.writing() as tx:
            known = tx.scalar(sa.select(sa.func.count()).where(passkeys.c.id == key_id)) or 0
            if known or (tx.scalar(sa.select(sa.func.count()).where(passkeys.c.user_id == user_id)) or 0) >= limit:
                return False
            row = {"id": key_id, "user_id": user_id, "credential": credential, "name": name, "created": time.time()}
            tx.execute(passkeys.insert().values(row))
        return True

    def passkey(self, key_id: str) -> Passkey | None:
        """A passkey by the hash of its id."""
        with self.db.engine.connect() as tx:
            row = tx.execute(passkeys.select().where(passkeys.c.id == key_id)).first()
            return Passkey(*row) if row is not None else None

    def passkeys(self, user_id: str) -> list[Passkey]:
        """The passkeys of a user, oldest first."""
        with self.db.engine.connect() as tx:
            found = tx.execute(passkeys.select().where(passkeys.c.user_id == user_id).order_by(passkeys.c.created))
            return [Passkey(*row) for row in found]

    def remove_passkey(self, key_id: str, user_id: str) -> None:
        """Remove a passkey of a user."""
        with self.db.writing() as tx:
            tx.execute(passkeys.delete().where(passkeys.c.id == key_id, passkeys.c.user_id == user_id))

    # profiles

    def finished_tables(self, user_id: str) -> list[tuple[TableInfo, int]]:
        """The tables of a user's finished games, latest first, each with their seat; without games where they had several seats."""
        own = sa.select(seats.c.table_id, sa.func.min(seats.c.seat).label("seat")).where(seats.c.user_id == user_id)
        one_seat = own.group_by(seats.c.table_id).having(sa.func.count() == 1).subquery()
        query = sa.select(tables, one_seat.c.seat).join(one_seat, one_seat.c.table_id == tables.c.id)
        with self.db.engine.connect() as tx:
            finished = query.where(tables.c.status == "over", tables.c.result.is_not(None), tables.c.forked == 0)
            found = tx.execute(finished.order_by(tables.c.changed.desc()).limit(MAX_GAMES))
            return [(TableInfo(*row[:-1]), row.seat) for row in found]

    def set_visibility(self, user_id: str, public: bool, ranked: bool) -> None:
        """Make a profile public or private; only a public one can be in the rankings."""
        with self.db.writing() as tx:
            page = tx.scalar(sa.select(users.c.page).where(users.c.id == user_id))
            values = {"page": (page or new_id()) if public else None, "ranked": public and ranked}
            tx.execute(users.update().where(users.c.id == user_id).values(values))

    def user_of_page(self, page: str) -> UserInfo | None:
        """The user whose public profile has this address."""
        return self._user(users.c.page == page)

    def set_favourite(self, user_id: str, table_id: str, favourite: bool) -> None:
        """Mark a finished game as a favourite, or no longer."""
        same = sa.and_(favourites.c.user_id == user_id, favourites.c.table_id == table_id)
        with self.db.writing() as tx:
            tx.execute(favourites.delete().where(same))
            if favourite:
                tx.execute(favourites.insert().values(user_id=user_id, table_id=table_id))

    def favourites(self, user_id: str) -> set[str]:
        """The ids of a user's favourite games."""
        with self.db.engine.connect() as tx:
            return set(tx.scalars(sa.select(favourites.c.table_id).where(favourites.c.user_id == user_id)))

    # ratings

    def ratings(self, user_id: str) -> list[Rating]:
        """The ratings of a user, by game."""
        query = sa.select(*_RATING_COLUMNS).where(ratings.c.user_id == user_id).order_by(ratings.c.game)
        with self.db.engine.connect() as tx:
            return [Rating(*row) for row in tx.execute(query)]

    def ratings_of(self, user_ids: Sequence[str], game: str) -> dict[str, float]:
        """The ratings of some users in a game; those without one are missing."""
        with self.db.engine.connect() as tx:
            query = sa.select(ratings.c.user_id, ratings.c.rating).where(ratings.c.game == game, ratings.c.user_id.in_(user_ids))
            return {row.user_id: row.rating for row in tx.execute(query)}

    def set_rating(self, user_id: str, game: str, rating: dict[str, float], games: int) -> None:
        """Store the rating of a user in a game."""
        with self.db.writing() as tx:
            tx.execute(sa.select(users.c.id).where(users.c.id == user_id).with_for_update())  # one at a time
            _set_rating(tx, user_id, game, rating, games)

    def deciders(self, table_id: str) -> set[str]:
        """The ids of the users who have made a decision in a game."""
        with self.db.engine.connect() as tx:
            return set(tx.scalars(sa.select(lines.c.who).where(lines.c.table_id == table_id, lines.c.who.is_not(None)).distinct()))

    def unrated_tables(self, since: float) -> list[str]:
        """Games that ended since a time, some seconds ago at least, and have no rating yet, the earliest first."""
        over = [tables.c.status == "over", tables.c.result.is_not(None), tables.c.changed.between(since, time.time() - 10)]
        rated = sa.exists().where(rated_games.c.table_id == tables.c.id)
        query = sa.select(tables.c.id).where(*over, ~tables.c.manual_chance, ~rated).order_by(tables.c.changed)
        with self.db.engine.connect() as tx:
            return list(tx.scalars(query.limit(MAX_UNRATED)))

    def results(self, user_id: str, game: str) -> list[Result]:
        """The results of a user's rated games, latest first."""
        query = rated_games.select().where(rated_games.c.user_id == user_id, rated_games.c.game == game)
        with self.db.engine.connect() as tx:
            found = tx.execute(query.order_by(rated_games.c.at.desc()).limit(MAX_GAMES))
            return [Result(tuple(json.loads(row.opponents)), row.place, row.counted) for row in found]

    def add_results(self, table_id: str, game: str, new: Mapping[str, tuple[Result, dict[str, float] | None, int]]) -> bool:
        """Store the results of a game with the new ratings of its users (None: unchanged), once.

        `new` has, by user, the result, the new rating, and the number of results from which it was computed. Returns False and stores
        nothing if a user has another number of results by now.
        """
        now = time.time()
        with self.db.writing() as tx:
            locked = sa.select(users.c.id).where(users.c.id.in_(sorted(new))).order_by(users.c.id).with_for_update()
            tx.execute(locked)  # one game at a time
            if tx.scalar(sa.select(sa.func.count()).where(rated_games.c.table_id == table_id)):
                return True
            for user_id, (_, _, known) in new.items():
                own = sa.and_(rated_games.c.user_id == user_id, rated_games.c.game == game)
                if min(MAX_GAMES, tx.scalar(sa.select(sa.func.count()).where(own)) or 0) != known:
                    return False
            for user_id, (result, rating, _) in new.items():
                row = {"opponents": json.dumps(result.opponents), "place": result.place, "counted": result.counted, "at": now}
                tx.execute(rated_games.insert().values(user_id=user_id, table_id=table_id, game=game, **row))
                if rating is not None:
                    own = sa.and_(rated_games.c.user_id == user_id, rated_games.c.game == game, rated_games.c.counted)
                    _set_rating(tx, user_id, game, rating, int(tx.scalar(sa.select(sa.func.count()).where(own)) or 0))
        return True

    def ranking(self, game: str, limit: int = 100) -> list[RankedUser]:
        """Users who want to be ranked, by the low end of their interval, so that a few lucky games are not enough for the top."""
        query = sa.select(users.c.name, users.c.page, *_RATING_COLUMNS).join(users, users.c.id == ratings.c.user_id)
        query = query.where(ratings.c.game == game, users.c.ranked).order_by(ratings.c.low.desc()).limit(limit)
        with self.db.engine.connect() as tx:
            return [RankedUser(name, page, Rating(*rating)) for name, page, *rating in tx.execute(query)]

    # friends

    def add_friends(self, user_id: str, other_id: str) -> None:
        """Make two users friends."""
        with self.db.writing() as tx:
            for own, theirs in ((user_id, other_id), (other_id, user_id)):
                same = sa.and_(friends.c.user_id == own, friends.c.friend_id == theirs)
                if not tx.scalar(sa.select(sa.func.count()).select_from(friends).where(same)):
                    tx.execute(friends.insert().values(user_id=own, friend_id=theirs))

    def remove_friends(self, user_id: str, other_id: str) -> None:
        """End the friendship of two users."""
        with self.db.writing() as tx:
            for own, theirs in ((user_id, other_id), (other_id, user_id)):
                tx.execute(friends.delete().where(friends.c.user_id == own, friends.c.friend_id == theirs))

    def friends(self, user_id: str) -> list[Friend]:
        """The friends of a user, by name."""
        query = sa.select(users.c.id, users.c.name, users.c.page).join(friends, friends.c.friend_id == users.c.id)
        with self.db.engine.connect() as tx:
            return [Friend(*row) for row in tx.execute(query.where(friends.c.user_id == user_id).order_by(users.c.name))]

    # export and deletion

    def export(self, user_id: str) -> dict[str, Any]:
        """Everything that is stored about a user, except secrets."""
        own_tables = sa.or_(tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.user_id == user_id)), tables.c.host == user_id)
        columns = [tables.c[name] for name in ("id", "game", "players", "options", "status", "result", "created", "changed")]
        with self.db.engine.connect() as tx:

            def rows(query: sa.Select) -> list[dict[str, Any]]:
                return [{key: value for key, value in row._mapping.items() if is_exportable(key, value)} for row in tx.execute(query)]

            found = {
                "person": rows(users.select().where(users.c.id == user_id)),
                "tables": rows(sa.select(*columns).where(own_tables)),
                "seats": rows(seats.select().where(seats.c.user_id == user_id)),
                "chat": rows(chat.select().where(chat.c.user_id == user_id)),
                "decisions": rows(lines.select().where(lines.c.who == user_id)),
                "reports": rows(reports.select().where(reports.c.by_user == user_id)),
                "bans": rows(bans.select().where(bans.c.whom == user_id)),
            }
            return found | {table.name: rows(table.select().where(table.c.user_id == user_id)) for table in private_tables()}

    def delete_idle(self, older: float, most: int) -> int:
        """Delete users without any data who have not been seen since a time; returns how many. One request creates a user, so otherwise
        strangers could fill the disk."""
        own = [table.c.user_id for table in private_tables() if table.name not in ("devices", "tickets", "presence", "notices")]
        other = [seats.c.user_id, seats.c.invited, tables.c.host, chat.c.user_id, reports.c.by_user, reports.c.about, bans.c.whom]
        idle = [users.c.created < older, ~sa.exists().where(devices.c.user_id == users.c.id, devices.c.seen >= older)]
        left = [users.c.id.not_in(sa.select(column).where(column.is_not(None))) for column in (*own, *other)]
        with self.db.engine.connect() as tx:  # outside of the write transaction, so that moves need not wait
            found = list(tx.scalars(sa.select(users.c.id).where(*idle, *left).limit(most)))
        with self.db.writing() as tx:
            found = list(tx.scalars(sa.select(users.c.id).where(*idle, users.c.id.in_(found))))
            for table in private_tables():
                tx.execute(table.delete().where(table.c.user_id.in_(found)))
            tx.execute(users.delete().where(users.c.id.in_(found)))
            for user_id in found:
                self.db.notify(tx, f"{USER_CHANGED} {user_id}")
        return len(found)

    def tables_with(self, user_id: str) -> list[TableInfo]:
        """The tables where a user sits, or which they have opened."""
        own_seats = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
        with self.db.engine.connect() as tx:
            found = tx.execute(tables.select().where(sa.or_(tables.c.id.in_(own_seats), tables.c.host == user_id)))
            return [TableInfo(*row) for row in found]

    def delete(self, user_id: str) -> list[str]:
        """Delete a user and every trace of them; returns the tables that have changed.

        Games that others played with them stay, with `DELETED_NAME` at the seat. `PersonalData.delete` first gives their running seats to
        bots and deletes their open tables and uploaded records.
        """
        own_seats = sa.select(seats.c.table_id).where(sa.or_(seats.c.user_id == user_id, seats.c.invited == user_id))
        own_messages = sa.select(chat.c.table_id).where(chat.c.user_id == user_id)
        with self.db.change_tables(own_seats.union(own_messages)) as (tx, changed):
            if not self.db.shared:
                tx.exec_driver_sql("PRAGMA secure_delete = ON")  # overwrite deleted rows in the file
            names = list(tx.scalars(sa.select(users.c.name).where(users.c.id == user_id)))
            for table_id in changed:
                _anonymise(tx, table_id, user_id, names)
            tx.execute(seats.update().where(seats.c.invited == user_id).values(invited=None, name=""))
            tx.execute(tables.update().where(tables.c.host == user_id).values(host=""))
            tx.execute(tournaments.update().where(tournaments.c.host == user_id).values(host=""))
            tx.execute(chat.delete().where(chat.c.user_id == user_id))
            tx.execute(reports.delete().where(sa.or_(reports.c.by_user == user_id, reports.c.about == user_id)))
            tx.execute(bans.update().where(bans.c.whom == user_id).values(reason=""))
            for table in private_tables():
                tx.execute(table.delete().where(table.c.user_id == user_id))
            tx.execute(friends.delete().where(friends.c.friend_id == user_id))
            tx.execute(users.delete().where(users.c.id == user_id))
            self.db.notify(tx, f"{SIGNED_OUT} {user_id}")
        if not self.db.shared:
            with self.db.engine.connect() as tx:
                tx.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")  # the write-ahead log still holds the deleted rows
        return changed


_RATING_COLUMNS = [ratings.c[name] for name in ("game", "rating", "low", "high", "games")]


def _user_info(row: Sequence[Any]) -> UserInfo:
    """A user from a row of `users`."""
    user_id, name, created, epoch, preferences, page, ranked = row
    return UserInfo(user_id, name, created, epoch, json.loads(preferences), page, ranked)


def is_name_of(seat_name: str, name: str) -> bool:
    """Is this the name of a user at a table, perhaps with the number that tells them apart there?"""
    return seat_name == name or bool(re.fullmatch(re.escape(name[: MAX_NAME - 3]) + r" \d\d?", seat_name))


def _set_rating(tx: sa.Connection, user_id: str, game: str, rating: dict[str, float], games: int) -> None:
    same = sa.and_(ratings.c.user_id == user_id, ratings.c.game == game)
    if tx.execute(ratings.update().where(same).values(games=games, **rating)).rowcount == 0:
        tx.execute(ratings.insert().values(user_id=user_id, game=game, games=games, **rating))


def private_tables() -> list[sa.Table]:
    """The database tables whose rows belong to one user each."""
    return [table for table in metadata.sorted_tables if "user_id" in table.c and table not in SHARED_TABLES]


def is_exportable(key: str, value: Any) -> bool:
    """May this column be exported? Not if it is a secret, such as a key or a hash."""
    return not isinstance(value, bytes | memoryview) and not any(word in key for word in SECRET_WORDS)


def _anonymise(tx: sa.Connection, table_id: str, user_id: str, names: list[str]) -> None:
    """Remove a user's id and name from a table: seats, decisions and archived lines."""
    this_table = seats.c.table_id == table_id
    tx.execute(seats.update().where(this_table, seats.c.user_id == user_id).values(name=DELETED_NAME, user_id=None, agrees=None))
    tx.execute(seats.update().where(this_table, seats.c.wanted_by.in_(names)).values(wanted_by=DELETED_NAME))
    tx.execute(lines.update().where(lines.c.table_id == table_id, lines.c.who == user_id).values(who=None))
    packed = tx.scalar(sa.select(archive.c.packed).where(archive.c.table_id == table_id))
    if packed:
        anonymous = [[text, None if who == user_id else who, at] for text, who, at in unpacked(packed)]
        content = json.dumps(anonymous, ensure_ascii=False, separators=(",", ":")).encode()
        tx.execute(archive.update().where(archive.c.table_id == table_id).values(packed=zlib.compress(content, 9)))
