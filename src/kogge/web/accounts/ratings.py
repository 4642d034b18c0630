"""Ratings of users, on the arena's scale (`kogge.arena.ratings`), where the medium bot has 1500.

A user's rating is the strength that makes their results most likely against opponents whose ratings are known. It is computed from all
their games when one ends.
"""

from __future__ import annotations

import logging
import queue
import threading
from typing import Any

import sqlalchemy as sa

from kogge.arena.ratings import MEAN, rating_among
from kogge.web.accounts.profiles import BOT_RATINGS, STRONGEST_RATING, Profiles, has_given_up
from kogge.web.accounts.store import AccountStore
from kogge.web.bus import TableChanged

log = logging.getLogger("kogge.ratings")


class Ratings:
    """Rates the users of finished games, in a thread of its own."""

    def __init__(self, store: AccountStore, profiles: Profiles):
        self.store, self.profiles = store, profiles
        self._queue: queue.SimpleQueue[tuple[str, str] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def table_changed(self, change: TableChanged) -> None:
        """If the game is over, rate its users soon. Called from any thread."""
        if change.row.status != "over":
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="ratings", daemon=True)
            self._thread.start()
        for user_id in {seat.user_id for seat in change.seats if seat.user_id}:
            self._queue.put((user_id, change.row.game))

    def end(self) -> None:
        """Rate nobody any more."""
        self._queue.put(None)

    def _work(self) -> None:
        while (job := self._queue.get()) is not None:
            try:
                self.rate(*job)
            except sa.exc.SQLAlchemyError as error:
                log.warning("Cannot rate a user: %s", str(error).partition("\n")[0])

    def rate(self, user_id: str, game: str) -> dict[str, float] | None:
        """Compute and store the rating of a user in a game, with its interval; None if they have no rated game.

        Games with real cards are not rated: who enters the chance events could enter what they like.
        """
        games = [one for one in self.profiles.finished_games(user_id) if one.row.game == game and one.counts and not one.row.manual_chance]
        if not games:
            return None
        user_ids = {seat.user_id for one in games for seat in one.seat_rows if seat.user_id}
        known = self.store.ratings_of(sorted(user_ids), game)
        results = []
        for one in games:
            order = one.order()
            opponents = [strength(seat, known) for seat in order if seat.seat != one.row.seat]
            results.append((opponents, next(i for i, seat in enumerate(order) if seat.seat == one.row.seat)))
        rating = rating_among(results)
        self.store.set_rating(user_id, game, rating, len(games))
        return rating


def strength(seat: Any, known: dict[str, float]) -> float:
    """The rating of whoever played at a seat: of the bot, where one stood in to the end."""
    if seat.level and not has_given_up(seat):
        return BOT_RATINGS.get(seat.level, STRONGEST_RATING)
    return known.get(seat.user_id, MEAN)
