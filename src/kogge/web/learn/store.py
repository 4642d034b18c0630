"""The store of solved lessons and puzzles."""

from __future__ import annotations

import time
from contextlib import suppress

import sqlalchemy as sa

from kogge.web.db.database import Database
from kogge.web.db.schema import solved


class SolvedStore:
    """Stores what users have solved."""

    def __init__(self, db: Database):
        self.db = db

    def solve(self, user_id: str, kind: str, game: str, name: str) -> None:
        """Mark an exercise as solved; solving it again changes nothing."""
        row = {"user_id": user_id, "kind": kind, "game": game, "name": name, "at": time.time()}
        with suppress(sa.exc.IntegrityError), self.db.writing() as db:
            db.execute(solved.insert().values(row))

    def solved_by(self, user_id: str) -> set[tuple[str, str, str]]:
        """What a user has solved: kind, game and name of each."""
        with self.db.engine.connect() as db:
            query = sa.select(solved.c.kind, solved.c.game, solved.c.name).where(solved.c.user_id == user_id)
            return {(row[0], row[1], row[2]) for row in db.execute(query)}
