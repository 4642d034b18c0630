"""The SQL of series and tournaments."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from kogge.web.db.database import Database
from kogge.web.db.schema import tables, tournament_games, tournament_players, tournaments
from kogge.web.tables.store import insert_table

NewTable = tuple[dict[str, Any], Sequence[dict[str, Any]], Sequence[str]]
"""A table to insert: its row, its seats, its first lines."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """A series or a tournament. The fields are the columns of `db/schema.py`, in the same order."""

    id: str
    kind: str
    """`series` or `tournament`."""
    title: str
    host: str
    game: str
    options: str
    """Separated by spaces, as in a record."""
    places: int
    """How many people may take part."""
    rounds: int
    round: int
    """The current one; 0: it has not begun."""
    status: str
    """`open`, `running` or `over`."""
    move_seconds: int
    bank_seconds: int
    time_up: str
    created: float
    changed: float


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who takes part, with their number in the order of joining."""

    number: int
    user_id: str
    name: str


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a tournament."""

    table_id: str
    round: int
    people: Sequence[int]
    """The numbers of the players by seat, 0 for a bot."""
    beaten: Sequence[float]
    """When it is over: the opponents beaten, by seat."""
    status: str | None
    """Of its table; None if that was removed."""
    result: str | None


class TournamentStore:
    """Tournaments, who takes part, and their games. Every method is one transaction."""

    def __init__(self, db: Database):
        self.db = db

    def add(self, values: dict[str, Any], user_id: str, name: str) -> None:
        """Add a tournament; its host takes part."""
        now = time.time()
        with self.db.writing() as db:
            db.execute(tournaments.insert().values(values | {"created": now, "changed": now}))
            db.execute(tournament_players.insert().values(tournament_id=values["id"], number=1, user_id=user_id, name=name))

    def tournament(self, tournament_id: str) -> Tournament | None:
        """A tournament by id."""
        with self.db.reading() as db:
            row = db.execute(tournaments.select().where(tournaments.c.id == tournament_id)).first()
            return Tournament(*row) if row is not None else None

    def players(self, tournament_id: str) -> list[Player]:
        """Who takes part, in the order of joining."""
        own = tournament_players.c.tournament_id == tournament_id
        query = sa.select(tournament_players.c.number, tournament_players.c.user_id, tournament_players.c.name).where(own)
        with self.db.reading() as db:
            return [Player(*row) for row in db.execute(query.order_by(tournament_players.c.number))]

    def games(self, tournament_id: str) -> list[Game]:
        """The games of all rounds, with the status and result of their tables."""
        query = sa.select(tournament_games, tables.c.status, tables.c.result).outerjoin(tables, tables.c.id == tournament_games.c.table_id)
        query = query.where(tournament_games.c.tournament_id == tournament_id)
        with self.db.reading() as db:
            found = db.execute(query.order_by(tournament_games.c.round, tournament_games.c.table_id))
            return [
                Game(row.table_id, row.round, json.loads(row.people), json.loads(row.beaten or "[]"), row.status, row.result)
                for row in found
            ]

    def of_user(self, user_id: str, limit: int = 30) -> list[Tournament]:
        """The tournaments that a user takes part in, the latest first."""
        own = sa.select(tournament_players.c.tournament_id).where(tournament_players.c.user_id == user_id)
        query = tournaments.select().where(tournaments.c.id.in_(own)).order_by(tournaments.c.changed.desc()).limit(limit)
        with self.db.reading() as db:
            return [Tournament(*row) for row in db.execute(query)]

    def count_open(self, host: str) -> int:
        """How many unfinished tournaments a user has opened."""
        query = sa.select(sa.func.count()).where(tournaments.c.host == host, tournaments.c.status != "over")
        with self.db.reading() as db:
            return int(db.scalar(query) or 0)

    def join(self, tournament_id: str, user_id: str, name: str) -> bool:
        """Take part; False if it has begun or is full."""
        own = tournament_players.c.tournament_id == tournament_id
        with self.db.writing() as db:
            row = db.execute(tournaments.select().where(tournaments.c.id == tournament_id).with_for_update()).first()
            players = list(db.execute(tournament_players.select().where(own)))
            if any(one.user_id == user_id for one in players):
                return True
            if row is None or row.status != "open" or len(players) >= row.places:
                return False
            number = max((one.number for one in players), default=0) + 1
            db.execute(tournament_players.insert().values(tournament_id=tournament_id, number=number, user_id=user_id, name=name))
            db.execute(tournaments.update().where(tournaments.c.id == tournament_id).values(changed=time.time()))
        return True

    def leave(self, tournament_id: str, user_id: str) -> bool:
        """Leave a tournament that has not begun; False if it has."""
        own = sa.and_(tournament_players.c.tournament_id == tournament_id, tournament_players.c.user_id == user_id)
        with self.db.writing() as db:
            row = db.execute(tournaments.select().where(tournaments.c.id == tournament_id).with_for_update()).first()
            return row is not None and row.status == "open" and db.execute(tournament_players.delete().where(own)).rowcount == 1

    def remove(self, tournament_id: str) -> bool:
        """Remove a tournament that has not begun; False if it has."""
        with self.db.writing() as db:
            row = db.execute(tournaments.select().where(tournaments.c.id == tournament_id).with_for_update()).first()
            if row is None or row.status != "open":
                return False
            db.execute(tournament_players.delete().where(tournament_players.c.tournament_id == tournament_id))
            db.execute(tournaments.delete().where(tournaments.c.id == tournament_id))
        return True

    def begin_round(self, tournament_id: str, number: int, new_tables: Sequence[tuple[NewTable, Sequence[int]]]) -> bool:
        """Begin a round with its tables; False if another server has begun it."""
        last = sa.and_(tournaments.c.id == tournament_id, tournaments.c.round == number - 1, tournaments.c.status != "over")
        with self.db.writing() as db:
            begun = {"round": number, "status": "running", "changed": time.time()}
            if db.execute(tournaments.update().where(last).values(begun)).rowcount != 1:
                return False
            for new_table, people in new_tables:
                insert_table(db, *new_table)
                values = {"table_id": new_table[0]["id"], "round": number, "people": json.dumps(list(people))}
                db.execute(tournament_games.insert().values(tournament_id=tournament_id, **values))
        return True

    def finish_game(self, table_id: str, beaten: Sequence[float]) -> None:
        """Store the result of a game."""
        with self.db.writing() as db:
            db.execute(tournament_games.update().where(tournament_games.c.table_id == table_id).values(beaten=json.dumps(list(beaten))))

    def finish(self, tournament_id: str) -> None:
        """The tournament is over."""
        with self.db.writing() as db:
            db.execute(tournaments.update().where(tournaments.c.id == tournament_id).values(status="over", changed=time.time()))

    def running(self) -> list[str]:
        """The tournaments that run."""
        with self.db.reading() as db:
            return list(db.scalars(sa.select(tournaments.c.id).where(tournaments.c.status == "running").limit(1000)))
