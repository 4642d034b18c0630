"""Ratings of users, on the arena's scale (`kogge.arena.ratings`), where the medium bot has 1500.

The rules of rating:

- All finished games are rated except those with real cards (people enter the chance events, and could cheat) and forks. A game is rated
  for a user with exactly one seat who has made at least one decision; a user without a decision is not an opponent of the others either.
- A user who has conceded, or whose seat a bot holds at the end, comes last. If a user finished the game, but a bot held the seat for a
  while, time ran out, or they asked for a hint or tried the game out at a fork, the place stays, and the game counts only if it lowers the
  rating.
- An opponent's strength is their rating before the game, 1500 without one. A stand-in never counts for more than the user it replaces.
- All users of a game are rated at once, from their ratings before it. A rated game is not rated again when an opponent's rating changes.

A rating is the strength that makes the user's results most likely against those opponents.
"""

from __future__ import annotations

import functools
import logging
import statistics
import time
import tomllib
from collections.abc import Collection, Mapping, Sequence

import sqlalchemy as sa

from kogge.arena.ratings import MEAN, rating_among
from kogge.games import game_by_id, game_ids
from kogge.web.accounts.store import AccountStore, Rating, Result
from kogge.web.accounts.users import seats_of
from kogge.web.bus import TableChanged
from kogge.web.jobs import Jobs
from kogge.web.tables.clocks import CONCEDED, WON
from kogge.web.tables.info import SeatInfo, TableInfo
from kogge.web.tables.store import TableStore

log = logging.getLogger("kogge.ratings")

MIN_BOT_RATING = 500.0  # the lowest rating of a bot: that of one which never wins has no lower limit
STRONGEST_RATING = 2200.0  # of a level that is not listed
PROVISIONAL_GAMES = 5  # a rating from fewer games is shown as provisional
MAX_QUEUED = 10_000
MISSED_EVERY, MISSED_FOR = (
    600.0,
    3 * 86_400.0,
)  # seconds: the interval of the search for games that were never rated, and how old they may be
MAX_TRIES = 5  # when two games of one user end at the same time


def is_provisional(rating: Rating) -> bool:
    """Whether a rating follows from so few games that it still moves a lot."""
    return rating.games < PROVISIONAL_GAMES


def is_rated(table: TableInfo) -> bool:
    """Is a finished table rated at all?"""
    return bool(table.status == "over" and table.result and not table.forked and not table.manual_chance)


def has_left(seat: SeatInfo) -> bool:
    """Has this user conceded, or does a bot hold their seat at the end? Not if they have taken the win after a concession."""
    return bool(seat.kind == "person" and seat.mark != WON and (seat.level or seat.mark == CONCEDED))


def was_assisted(seat: SeatInfo) -> bool:
    """Did a bot hold this user's seat at any time, or did their time run out?"""
    return bool(seat.assisted or has_left(seat))


def final_order(result: str, seats: Sequence[SeatInfo]) -> list[SeatInfo]:
    """The seats from first to last: users who have left come last, then winners, then points decide."""
    scores = result.split()

    def key(seat: SeatInfo) -> tuple[bool, bool, int]:
        score = scores[seat.seat - 1]
        return has_left(seat), not score.endswith("*"), -int(score.rstrip("*"))

    return sorted(seats, key=key)


@functools.cache
def bot_ratings(game: str) -> dict[str, float]:
    """The ratings of the bots' levels, from `ratings.toml` in the game's folder; without that file, the medians of the other games."""
    if game not in game_ids():
        return _median_ratings()
    path = game_by_id(game).folder / "ratings.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else _median_ratings()


def _median_ratings() -> dict[str, float]:
    paths = [game_by_id(game).folder / "ratings.toml" for game in game_ids()]
    measured = [tomllib.loads(path.read_text("utf-8")) for path in paths if path.exists()]
    return {level: statistics.median(of_game[level] for of_game in measured) for level in measured[0]}


def bot_rating(game: str, level: str) -> float:
    """The rating of a level of the bots in a game."""
    return max(MIN_BOT_RATING, bot_ratings(game).get(level, STRONGEST_RATING))


def strength(game: str, seat: SeatInfo, known: Mapping[str, float]) -> float:
    """The strength of the player at a seat, given the users' ratings before the game."""
    own = known.get(seat.user_id or "", MEAN)
    if not seat.level:
        return own
    bot = bot_rating(game, seat.level)
    return bot if seat.kind == "bot" else min(bot, own)


def results_of(
    table: TableInfo, seats: Sequence[SeatInfo], deciders: Collection[str], known: Mapping[str, float]
) -> dict[str, tuple[Result, bool]]:
    """For each user who is rated: their result, and whether a bot or a hint has helped them."""
    order = [seat for seat in final_order(table.result or "", seats) if seat.kind != "person" or seat.user_id in deciders]
    found = {}
    for place, seat in enumerate(order):
        if len(order) > 1 and seat.kind == "person" and seat.user_id and len(seats_of(seats, seat.user_id)) == 1:
            opponents = tuple(strength(table.game, other, known) for other in order if other is not seat)
            found[seat.user_id] = Result(opponents, place), was_assisted(seat) or seat.hinted
    return found


def rating_of(results: Sequence[Result]) -> dict[str, float] | None:
    """The rating that follows from some results, with its interval; None if none counts."""
    games = [(result.opponents, result.place) for result in results if result.counted]
    return rating_among(games) if games else None


def with_result(results: Sequence[Result], new: Result, assisted: bool, before: float) -> list[Result]:
    """The results of a user with a new one, which is dropped if a bot has helped and it would raise the rating."""
    if assisted and (rating := rating_of([*results, new])) is not None and rating["rating"] > before:
        new = Result(new.opponents, new.place, counted=False)
    return [*results, new]


class Ratings:
    """Rates the users of finished games, in the background."""

    def __init__(self, store: AccountStore, tables: TableStore, jobs: Jobs):
        self.store, self.tables = store, tables
        self._queue = jobs.queue("ratings", 1, MAX_QUEUED, MAX_QUEUED)
        self._looked_at: set[str] = set()
        jobs.every(MISSED_EVERY, self.rate_missed, name="ratings", leader=True, at_once=True)

    def table_changed(self, change: TableChanged) -> None:
        """If the game is over, rate its users soon. Called from any thread."""
        if is_rated(change.info):
            self._queue.put("ratings", functools.partial(self._rate_table, change.info.id))

    def rate_missed(self) -> None:
        """Rate the games that ended just before a server died: after the last move was written, and before it was rated."""
        for table_id in self.store.unrated_tables(time.time() - MISSED_FOR):
            if table_id not in self._looked_at:  # a game that nobody can be rated for stays without a row
                self._looked_at.add(table_id)
                self._rate_table(table_id)
        if len(self._looked_at) > MAX_QUEUED:
            self._looked_at.clear()

    def _rate_table(self, table_id: str) -> None:
        try:
            self.rate_table(table_id)
        except sa.exc.SQLAlchemyError as error:
            log.warning("Cannot rate a game: %s", str(error).partition("\n")[0])

    def rate_table(self, table_id: str) -> None:
        """Rate the users of a finished game, once."""
        table, seats = self.tables.table_and_seats(table_id)
        if table is None or not is_rated(table):
            return
        user_ids = sorted({seat.user_id for seat in seats if seat.user_id})
        deciders = self.store.deciders(table_id)
        for _ in range(MAX_TRIES):
            known = self.store.ratings_of(user_ids, table.game)
            new: dict[str, tuple[Result, dict[str, float] | None, int]] = {}
            for user_id, (result, assisted) in results_of(table, seats, deciders, known).items():
                before = self.store.results(user_id, table.game)
                after = with_result(before, result, assisted, known.get(user_id, MEAN))
                new[user_id] = after[-1], rating_of(after) if after[-1].counted else None, len(before)
            if not new or self.store.add_results(table_id, table.game, new):
                return
        log.warning("Cannot rate a game: its users are rated elsewhere at the same time.")
