"""Accounts as others may see them: finished games, ratings, pages that are public, friends, favourite games."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from kogge.web.db.database import new_id
from kogge.web.db.schema import favourites, friends, ratings, seats, tables, users
from kogge.web.tables.row_store import RowStore

MAX_GAMES = 1000  # of a person that are looked at, the latest


class ProfileStore(RowStore):
    """Keeps what makes a person's page."""

    def games_of(self, user_id: str) -> list[sa.Row]:
        """A person's finished games, the latest first: each with their seat; none where they had several."""
        mine = sa.select(seats.c.table_id, sa.func.min(seats.c.seat).label("seat")).where(seats.c.user_id == user_id)
        mine_alone = mine.group_by(seats.c.table_id).having(sa.func.count() == 1).subquery()
        columns = (*(tables.c[name] for name in ("id", "game", "players", "result", "changed", "manual_chance")), mine_alone.c.seat)
        query = sa.select(*columns).join(mine_alone, mine_alone.c.table_id == tables.c.id)
        with self.engine.connect() as db:
            over = query.where(tables.c.status == "over", tables.c.result.is_not(None), tables.c.forked == 0)
            return list(db.execute(over.order_by(tables.c.changed.desc()).limit(MAX_GAMES)))

    def set_page(self, user_id: str, public: bool, ranked: bool) -> None:
        """May others see this person's page, and is it in the ranking?"""
        with self.writing() as db:
            page = db.scalar(sa.select(users.c.page).where(users.c.id == user_id))
            values = {"page": (page or new_id()) if public else None, "ranked": public and ranked}
            db.execute(users.update().where(users.c.id == user_id).values(values))

    def person_of_page(self, page: str) -> sa.Row | None:
        """Whose public page it is."""
        with self.engine.connect() as db:
            return db.execute(users.select().where(users.c.page == page)).first()

    def ratings_of(self, user_id: str) -> list[sa.Row]:
        """A person's ratings, by game."""
        with self.engine.connect() as db:
            return list(db.execute(ratings.select().where(ratings.c.user_id == user_id).order_by(ratings.c.game)))

    def ratings_among(self, user_ids: Sequence[str], game: str) -> dict[str, float]:
        """The ratings of people in a game, as far as they have one."""
        with self.engine.connect() as db:
            query = sa.select(ratings.c.user_id, ratings.c.rating).where(ratings.c.game == game, ratings.c.user_id.in_(user_ids))
            return {row.user_id: row.rating for row in db.execute(query)}

    def keep_rating(self, user_id: str, game: str, rated: dict[str, float], games: int) -> None:
        """A person's rating in a game, from now on."""
        here = sa.and_(ratings.c.user_id == user_id, ratings.c.game == game)
        with self.writing() as db:
            db.execute(sa.select(users.c.id).where(users.c.id == user_id).with_for_update())  # one at a time
            if db.execute(ratings.update().where(here).values(games=games, **rated)).rowcount == 0:
                db.execute(ratings.insert().values(user_id=user_id, game=game, games=games, **rated))

    def ranking(self, game: str, limit: int = 100) -> list[sa.Row]:
        """Those who want to be ranked in a game, by the low end of their interval: few games do not lead to the top."""
        query = sa.select(ratings, users.c.name, users.c.page).join(users, users.c.id == ratings.c.user_id)
        with self.engine.connect() as db:
            return list(db.execute(query.where(ratings.c.game == game, users.c.ranked).order_by(ratings.c.low.desc()).limit(limit)))

    def befriend(self, one: str, other: str) -> None:
        """Two people are friends."""
        with self.writing() as db:
            for mine, theirs in ((one, other), (other, one)):
                known = sa.and_(friends.c.user_id == mine, friends.c.friend_id == theirs)
                if not db.scalar(sa.select(sa.func.count()).select_from(friends).where(known)):
                    db.execute(friends.insert().values(user_id=mine, friend_id=theirs))

    def unfriend(self, one: str, other: str) -> None:
        """Two people are friends no longer."""
        with self.writing() as db:
            for mine, theirs in ((one, other), (other, one)):
                db.execute(friends.delete().where(friends.c.user_id == mine, friends.c.friend_id == theirs))

    def friends_of(self, user_id: str) -> list[sa.Row]:
        """A person's friends: id, name, page."""
        query = sa.select(users.c.id, users.c.name, users.c.page).join(friends, friends.c.friend_id == users.c.id)
        with self.engine.connect() as db:
            return list(db.execute(query.where(friends.c.user_id == user_id).order_by(users.c.name)))

    def set_favourite(self, user_id: str, table_id: str, wanted: bool) -> None:
        """A game to look at again, or no longer."""
        here = sa.and_(favourites.c.user_id == user_id, favourites.c.table_id == table_id)
        with self.writing() as db:
            db.execute(favourites.delete().where(here))
            if wanted:
                db.execute(favourites.insert().values(user_id=user_id, table_id=table_id))

    def favourites_of(self, user_id: str) -> set[str]:
        """The games that a person likes to look at again."""
        with self.engine.connect() as db:
            return set(db.scalars(sa.select(favourites.c.table_id).where(favourites.c.user_id == user_id)))
