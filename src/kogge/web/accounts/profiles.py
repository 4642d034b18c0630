"""What a person has played: results by game, players and opponents, streaks, and how strong that makes them.

A rating is on the arena's scale (`kogge.arena.ratings`), where the bots of the middle level have 1500: the person's strength is what makes
their results likeliest among bots and people whose ratings are known. It is worked out anew from all their games when one ends.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import sqlalchemy as sa

from kogge.arena.ratings import MEAN, rating_among
from kogge.web.bus import TableChanged
from kogge.web.db.store import Store
from kogge.web.tables.clock_sql import CONCEDED

log = logging.getLogger("kogge.profiles")

# the levels of bots on that scale, from the win shares in docs/strength.md, rounded: games differ by some hundred points
BOTS = {"random": 900.0, "easy": 1250.0, "medium": MEAN, "net": 1850.0, "hard": 2100.0}
STRONGEST = 2200.0  # a level that is not among them


@dataclass(frozen=True)
class Played:
    """A finished game of somebody."""

    row: sa.Row
    seat_rows: Sequence[sa.Row]

    @property
    def points(self) -> list[int]:
        """By seat."""
        return [int(one.rstrip("*")) for one in self.row.result.split()]

    @property
    def has_won(self) -> bool:
        """Did they win, or share the win? Who has given up has not."""
        return bool(self.row.result.split()[self.row.seat - 1].endswith("*")) and not has_given_up(self.mine)

    @property
    def mine(self) -> sa.Row:
        """Their seat."""
        one: sa.Row = self.seat_rows[self.row.seat - 1]
        return one

    @property
    def counts(self) -> bool:
        """Was it played by themselves, among others? Nobody gets rid of a lost game by letting a bot end it."""
        return not self.mine.level or has_given_up(self.mine)

    @property
    def against(self) -> str:
        """The opponents: `people`, or the strongest level of bots among them."""
        if any(one.kind == "person" for one in self.seat_rows if one.seat != self.row.seat):
            return "people"
        return max(
            (one.level for one in self.seat_rows if one.kind == "bot"), key=lambda level: BOTS.get(level, STRONGEST), default="people"
        )

    def order(self) -> list[sa.Row]:
        """Everybody from first to last; who has given up comes last."""
        stars = [one.endswith("*") for one in self.row.result.split()]
        points = self.points
        return sorted(self.seat_rows, key=lambda one: (has_given_up(one), not stars[one.seat - 1], -points[one.seat - 1]))


def has_given_up(seat: sa.Row) -> bool:
    """Has this person conceded, or let a bot of their own asking play to the end? Whose time was up, or for whom others asked, has not."""
    return bool(seat.kind == "person" and seat.level and (seat.mark == CONCEDED or (seat.mark is None and seat.wanted_by is None)))


@dataclass
class Tally:
    """How often somebody has played and won."""

    played: int = 0
    won: int = 0

    def add(self, game: Played) -> None:
        """One more."""
        self.played += 1
        self.won += game.has_won

    @property
    def percent(self) -> int:
        """Of the games, so many were won."""
        return round(100 * self.won / self.played) if self.played else 0


@dataclass
class OfGame:
    """Someone's results in one game."""

    all: Tally = field(default_factory=Tally)
    by_players: dict[int, Tally] = field(default_factory=dict)
    by_opponents: dict[str, Tally] = field(default_factory=dict)
    best: int = 0
    rating: sa.Row | None = None


@dataclass
class Profile:
    """What a page tells of somebody."""

    games: dict[str, OfGame]
    latest: list[Played]
    favourites: list[Played]
    streak: int
    """Games won in a row, up to the last one."""
    longest: int
    """The longest such row ever."""
    companions: list[tuple[str, int]]
    """Names of those played with most."""


def games_played(store: Store, user_id: str) -> list[Played]:
    """A person's finished games, the latest first."""
    rows = store.games_of(user_id)
    seat_rows = store.tables.seats_at([row.id for row in rows])
    return [Played(row, seat_rows[row.id]) for row in rows]


def profile_of(store: Store, user_id: str) -> Profile:
    """What a person has played."""
    played = [one for one in games_played(store, user_id) if one.counts]
    found: dict[str, OfGame] = {}
    companions: Counter[str] = Counter()
    for one in played:
        game = found.setdefault(one.row.game, OfGame())
        for tally in (
            game.all,
            game.by_players.setdefault(one.row.players, Tally()),
            game.by_opponents.setdefault(one.against, Tally()),
        ):
            tally.add(one)
        game.best = max(game.best, one.points[one.row.seat - 1])
        companions.update(other.name for other in one.seat_rows if other.kind == "person" and other.user_id not in (user_id, None))
    for rating in store.ratings_of(user_id):
        if rating.game in found:
            found[rating.game].rating = rating
    liked = store.favourites_of(user_id)
    favourites = [one for one in played if one.row.id in liked]
    return Profile(found, played[:20], favourites, *streaks([one.has_won for one in played]), companions.most_common(5))


def streaks(won: Sequence[bool]) -> tuple[int, int]:
    """Wins in a row up to the latest, which comes first, and the longest such row."""
    runs, run = [], 0
    for win in won:
        run = run + 1 if win else 0
        runs.append(run)
    now = next((i for i, win in enumerate(won) if not win), len(won))
    return now, max(runs, default=0)


def rate(store: Store, user_id: str, game: str) -> dict[str, float] | None:
    """A person's rating in a game with its interval, from all their games; None if there are none. It is kept.

    Games with real cards are no proof: whoever tells what chance brings could tell what they like.
    """
    played = [one for one in games_played(store, user_id) if one.row.game == game and one.counts and not one.row.manual_chance]
    if not played:
        return None
    people = {seat.user_id for one in played for seat in one.seat_rows if seat.user_id}
    known = store.ratings_among(sorted(people), game)
    results = []
    for one in played:
        order = one.order()
        others = [strength(seat, known) for seat in order if seat.seat != one.row.seat]
        results.append((others, next(i for i, seat in enumerate(order) if seat.seat == one.row.seat)))
    rated = rating_among(results)
    store.keep_rating(user_id, game, rated, len(played))
    return rated


def strength(seat: sa.Row, known: dict[str, float]) -> float:
    """The rating of whoever sat there: of the bot, where one played to the end for somebody who was away."""
    if seat.level and not has_given_up(seat):
        return BOTS.get(seat.level, STRONGEST)
    return known.get(seat.user_id, MEAN)


class Rater:
    """Rates those whose game has just ended, in a thread of its own."""

    def __init__(self, store: Store):
        self.store = store
        self._due: queue.SimpleQueue[tuple[str, str] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def look_at(self, change: TableChanged) -> None:
        """Something changed at a table: if its game is over, its people are rated. From any thread."""
        row, seat_rows = change.row, change.seats
        if row.status != "over":
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="rater", daemon=True)
            self._thread.start()
        for user_id in {one.user_id for one in seat_rows if one.user_id}:
            self._due.put((user_id, row.game))

    def end(self) -> None:
        """TourStep."""
        self._due.put(None)

    def _work(self) -> None:
        while (due := self._due.get()) is not None:
            try:
                rate(self.store, *due)
            except sa.exc.SQLAlchemyError as error:
                log.warning("Someone could not be rated: %s", str(error).partition("\n")[0])
