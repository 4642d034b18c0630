"""Profiles: a user's results by game, number of players and opponents, their streaks and latest games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from kogge.bots import LEVELS
from kogge.web.accounts.ratings import was_assisted
from kogge.web.accounts.store import AccountStore, Rating
from kogge.web.tables.clocks import WON
from kogge.web.tables.info import SeatInfo, TableInfo
from kogge.web.tables.store import TableStore

MAX_LATEST, MAX_COMPANIONS = 20, 5


@dataclass(frozen=True)
class FinishedGame:
    """A finished game from the view of one of its users."""

    table: TableInfo
    seat: int
    """The user's seat."""
    seats: Sequence[SeatInfo]

    @property
    def points(self) -> list[int]:
        """The points by seat."""
        return [int(score.rstrip("*")) for score in self.scores]

    @property
    def scores(self) -> list[str]:
        """The points by seat as text, those of winners with a star."""
        return (self.table.result or "").split()

    @property
    def has_won(self) -> bool:
        """Did the user win, or share the win, without a bot's help?"""
        if self.own_seat.mark == WON:
            return True
        return self.scores[self.seat - 1].endswith("*") and not was_assisted(self.own_seat)

    @property
    def own_seat(self) -> SeatInfo:
        """The user's seat, with all that is known of it."""
        return self.seats[self.seat - 1]

    @property
    def opponents(self) -> str:
        """`people`, or the strongest level of the bots."""
        if any(seat.kind == "person" for seat in self.seats if seat.seat != self.seat):
            return "people"
        levels = (seat.level for seat in self.seats if seat.kind == "bot" and seat.level)
        return max(levels, key=lambda level: LEVELS.index(level) if level in LEVELS else len(LEVELS), default="people")


@dataclass
class Tally:
    """A number of games and wins."""

    played: int = 0
    won: int = 0

    def add(self, game: FinishedGame) -> None:
        """Count one more game."""
        self.played += 1
        self.won += game.has_won

    @property
    def percent(self) -> int:
        """The share of games won."""
        return round(100 * self.won / self.played) if self.played else 0


@dataclass
class GameResults:
    """A user's results in one game."""

    all: Tally = field(default_factory=Tally)
    by_players: dict[int, Tally] = field(default_factory=dict)
    by_opponents: dict[str, Tally] = field(default_factory=dict)
    best: int = 0
    rating: Rating | None = None


@dataclass
class Profile:
    """What a profile page shows."""

    games: dict[str, GameResults]
    latest: list[FinishedGame]
    favourites: list[FinishedGame]
    streak: int
    """Games won in a row, up to the last one."""
    longest: int
    """The longest such row."""
    companions: list[tuple[str, int]]
    """The most frequent opponents by name, with the number of games."""


class Profiles:
    """Computes profiles."""

    def __init__(self, store: AccountStore, tables: TableStore):
        self.store, self.tables = store, tables

    def finished_games(self, user_id: str) -> list[FinishedGame]:
        """The finished games of a user, latest first."""
        found = self.store.finished_tables(user_id)
        seats = self.tables.seats_at([table.id for table, _seat in found])
        return [FinishedGame(table, seat, seats[table.id]) for table, seat in found]

    def profile(self, user_id: str) -> Profile:
        """The profile of a user."""
        games = self.finished_games(user_id)
        results: dict[str, GameResults] = {}
        companions: Counter[str] = Counter()
        for game in games:
            result = results.setdefault(game.table.game, GameResults())
            result.all.add(game)
            result.by_players.setdefault(game.table.players, Tally()).add(game)
            result.by_opponents.setdefault(game.opponents, Tally()).add(game)
            result.best = max(result.best, game.points[game.seat - 1])
            companions.update(seat.name for seat in game.seats if seat.kind == "person" and seat.user_id not in (user_id, None))
        for rating in self.store.ratings(user_id):
            if rating.game in results:
                results[rating.game].rating = rating
        favourite_ids = self.store.favourites(user_id)
        favourites = [game for game in games if game.table.id in favourite_ids]
        streak, longest = streaks([game.has_won for game in games])
        return Profile(results, games[:MAX_LATEST], favourites, streak, longest, companions.most_common(MAX_COMPANIONS))


def streaks(won: Sequence[bool]) -> tuple[int, int]:
    """The wins in a row up to the latest game, which comes first, and the longest such row."""
    runs, run = [], 0
    for win in won:
        run = run + 1 if win else 0
        runs.append(run)
    current = next((i for i, win in enumerate(won) if not win), len(won))
    return current, max(runs, default=0)
