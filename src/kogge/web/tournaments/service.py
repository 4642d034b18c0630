"""What may be done in a series or a tournament. Its tables are ordinary tables; when all games of a round are over, the next one begins.

A series is played at one table by the same group, for an odd number of games; it ends early when nobody can catch the leader. A tournament
has several tables in each round. Both rank by places (`seating.py`).
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import sqlalchemy as sa

from kogge.engine.errors import KoggeError
from kogge.games import game_by_id, game_config, game_ids
from kogge.web import problems
from kogge.web.accounts.ratings import final_order, has_left
from kogge.web.accounts.users import BOT_NAMES, DELETED_NAME, User, distinct_name, visible_text
from kogge.web.bus import TableChanged
from kogge.web.db.database import new_id
from kogge.web.i18n.translation import N_
from kogge.web.jobs import Jobs
from kogge.web.problems import Problem, check_text
from kogge.web.tables.clocks import Clock, check_clock
from kogge.web.tables.service import TableService, with_opening
from kogge.web.tables.session import TABLE_ID
from kogge.web.tables.stand_ins import ABSENCE_TIMEOUT
from kogge.web.tournaments.seating import BOT, beaten_by_seat, points, seat_round, table_sizes
from kogge.web.tournaments.store import Game, NewTable, Player, Tournament, TournamentStore

log = logging.getLogger("kogge.tournaments")

SERIES, TOURNAMENT = "series", "tournament"
SERIES_GAMES = (3, 5, 7)
ROUNDS = (2, 3, 4, 5)
MIN_PEOPLE, MAX_PEOPLE = 4, 24
MIN_TABLE, MAX_TABLE = 3, 5
MAX_OPEN = 5  # unfinished tournaments of one host
RESUME_SECONDS = 60.0  # seconds between searches for rounds that a restart has interrupted


@dataclass
class Standing:
    """One person's results."""

    number: int
    name: str
    user_id: str | None
    points: float = 0.0
    wins: int = 0
    games: int = 0
    rank: int = 0
    by_round: dict[int, float] = field(default_factory=dict)


@dataclass(frozen=True)
class TournamentView:
    """A tournament with everything that its page shows."""

    tournament: Tournament
    players: Sequence[Player]
    games: Sequence[Game]
    standings: Sequence[Standing]

    @property
    def names(self) -> dict[int, str]:
        """Names by number."""
        return {one.number: one.name for one in self.standings}

    @property
    def rounds(self) -> list[tuple[int, list[Game]]]:
        """The games by round, the latest first."""
        return [(number, [game for game in self.games if game.round == number]) for number in range(self.tournament.round, 0, -1)]

    def takes_part(self, user_id: str) -> bool:
        """Whether this user takes part."""
        return any(one.user_id == user_id for one in self.players)


class Tournaments:
    """Opens tournaments and series, and leads them from round to round."""

    def __init__(self, store: TournamentStore, tables: TableService, jobs: Jobs):
        self.store, self.tables = store, tables
        self._queue = jobs.queue("tournaments", 1, 1000, 1000)
        jobs.every(RESUME_SECONDS, self._resume, name="tournaments", leader=True, at_once=True)

    # before it begins

    def create(
        self, user: User, kind: str, game: str, title: str, places: int, rounds: int, clock: Clock, options: Sequence[str] | None = None
    ) -> str:
        """Open a series or a tournament. Returns its id."""
        if game not in game_ids():
            raise problems.no_game()
        sizes = sizes_of(game)
        allowed = range(game_by_id(game).players[0], sizes[-1] + 1) if kind == SERIES else range(MIN_PEOPLE, MAX_PEOPLE + 1)
        if kind not in (SERIES, TOURNAMENT) or places not in allowed or rounds not in (SERIES_GAMES if kind == SERIES else ROUNDS):
            raise problems.bad_form()
        if self.store.count_open(user.id) >= MAX_OPEN:
            raise Problem(409, N_("You have opened several series and tournaments already. Finish one of them first."))
        try:
            config = game_config(game, places if kind == SERIES else sizes[0], options)
        except KoggeError as error:
            raise problems.from_rules(error) from None
        clock = check_clock(clock, False)
        title = visible_text(check_text(title))[:60]
        values: dict[str, Any] = {
            "id": new_id(),
            "kind": kind,
            "title": title,
            "host": user.id,
            "game": game,
            "options": " ".join(config.options),
        }
        values |= {"places": places, "rounds": rounds, "status": "open"}
        values |= {"move_seconds": clock.move_seconds, "bank_seconds": clock.bank_seconds, "time_up": clock.time_up}
        self.store.add(values, user.id, user.name)
        return str(values["id"])

    def join(self, user: User, tournament_id: str) -> None:
        """Take part."""
        tournament = self._tournament(tournament_id)
        names = [one.name for one in self.store.players(tournament_id) if one.user_id != user.id]
        if not self.store.join(tournament_id, user.id, distinct_name(user.name, names)):
            raise Problem(409, N_("It’s full.") if tournament.status == "open" else N_("It has begun already."))

    def leave(self, user: User, tournament_id: str) -> None:
        """Leave before it begins."""
        self._tournament(tournament_id)
        if not self.store.leave(tournament_id, user.id):
            raise Problem(409, N_("It has begun already."))

    def call_off(self, user: User, tournament_id: str) -> None:
        """The host calls it off before it begins."""
        self._check_host(user, self._tournament(tournament_id))
        if not self.store.remove(tournament_id):
            raise Problem(409, N_("It has begun already."))

    def start(self, user: User, tournament_id: str) -> None:
        """The host starts the first round."""
        tournament = self._tournament(tournament_id)
        self._check_host(user, tournament)
        if tournament.status != "open":
            raise Problem(409, N_("It has begun already."))
        count = len(self.store.players(tournament_id))
        least = game_by_id(tournament.game).players[0] if tournament.kind == SERIES else MIN_PEOPLE
        if count < least:
            raise Problem(409, N_("Too few people take part: at least {number} are needed."), number=least)
        self._begin_round(tournament, 1)

    def _tournament(self, tournament_id: str) -> Tournament:
        tournament = self.store.tournament(tournament_id) if TABLE_ID.fullmatch(tournament_id) else None
        if tournament is None:
            raise problems.no_page()
        return tournament

    def _check_host(self, user: User, tournament: Tournament) -> None:
        if user.id != tournament.host:
            raise Problem(403, N_("Only the host can do that."))

    # looking

    def view(self, tournament_id: str) -> TournamentView:
        """A tournament with its games and standings."""
        tournament, players = self._tournament(tournament_id), self.store.players(tournament_id)
        games = self.store.games(tournament_id)
        return TournamentView(tournament, players, games, standings(players, games))

    # rounds

    def table_changed(self, change: TableChanged) -> None:
        """If a game of a tournament is over, its result counts. Called from any thread."""
        if change.info.status == "over" and change.info.tournament:
            self._queue.put(change.info.tournament, partial(self._advance, change.info.tournament))

    def _resume(self) -> None:
        for tournament_id in self.store.running():
            self._advance(tournament_id)

    def _advance(self, tournament_id: str) -> None:
        try:
            self.advance(tournament_id)
        except (Problem, sa.exc.SQLAlchemyError) as error:
            log.warning("Cannot begin the next round of a tournament: %s", str(error).partition("\n")[0])
        except Exception:  # the other tournaments go on
            log.exception("Cannot begin the next round of tournament %s.", tournament_id)

    def advance(self, tournament_id: str) -> None:
        """Store the results of finished games; begin the next round if all are over. A table that was removed does not count."""
        tournament = self._tournament(tournament_id)
        if tournament.status != "running":
            return
        for game in self.store.games(tournament_id):
            if game.status == "over" and not game.beaten:
                self.store.finish_game(game.table_id, self._beaten(game.table_id))
        view = self.view(tournament_id)
        if any(game.status in ("open", "running") for game in view.games):
            return
        left = tournament.rounds - tournament.round
        if not left or (tournament.kind == SERIES and is_decided(view.standings, left)) or len(view.players) < 2:
            self.store.finish(tournament_id)
        else:
            self._begin_round(tournament, tournament.round + 1)

    def _beaten(self, table_id: str) -> list[float]:
        table, seats = self.tables.row_and_seats(table_id)
        result = table.result or ""
        scores = result.split()
        order = [
            (seat.seat, "left" if has_left(seat) else (scores[seat.seat - 1].endswith("*"), scores[seat.seat - 1].rstrip("*")))
            for seat in final_order(result, seats)
        ]
        found = beaten_by_seat(order)
        return [found[seat.seat] for seat in seats]

    def _begin_round(self, tournament: Tournament, number: int) -> None:
        players = {one.number: one for one in self.store.players(tournament.id)}
        earlier = [game.people for game in self.store.games(tournament.id)]
        sizes = [len(players)] if tournament.kind == SERIES else table_sizes(len(players), *sizes_of(tournament.game))
        least = game_by_id(tournament.game).players[0]
        sizes = [max(size, least) for size in sizes]
        seating = seat_round(list(players), sizes, earlier, f"{tournament.id} {number}")
        new_tables = [(self._new_table(tournament, people, players), people) for people in seating]
        if self.store.begin_round(tournament.id, number, new_tables):
            for (table, _seats, _lines), _people in new_tables:
                self.tables.sessions.changed(table["id"])

    def _new_table(self, tournament: Tournament, people: Sequence[int], players: dict[int, Player]) -> NewTable:
        names: list[str] = []
        seat_rows = []
        for seat, number in enumerate(people, 1):
            if number == BOT:
                levels = self.tables.levels(tournament.game)
                names.append(distinct_name(BOT_NAMES[seat], names))
                seat_rows.append({"seat": seat, "kind": "bot", "name": names[-1], "level": levels[len(levels) // 2]})
            else:
                names.append(distinct_name(players[number].name, names))
                seat_rows.append({"seat": seat, "kind": "person", "user_id": players[number].user_id, "name": names[-1]})
        config = game_config(tournament.game, len(people), tournament.options.split())
        table = {"id": new_id(), "game": tournament.game, "players": len(people), "options": tournament.options, "rules": config.rules}
        table |= {"secret": secrets.token_hex(32), "status": "open", "turn": None, "listed": False, "host": tournament.host}
        table |= {"absence_timeout": ABSENCE_TIMEOUT, "many_seats": False, "manual_chance": False, "phone_hands": False, "hints": False}
        table |= {
            "move_seconds": tournament.move_seconds,
            "bank_seconds": tournament.bank_seconds,
            "time_up": tournament.time_up,
            "tournament": tournament.id,
        }
        return with_opening(table, seat_rows)


def sizes_of(game: str) -> tuple[int, int]:
    """The smallest and the largest table of a tournament of this game."""
    players = game_by_id(game).players
    return max(MIN_TABLE, players[0]), min(MAX_TABLE, players[-1])


def standings(players: Sequence[Player], games: Sequence[Game]) -> list[Standing]:
    """Everybody's points, best first; equal points and wins share a rank. Who has deleted their account stays, without a name."""
    found = {one.number: Standing(one.number, one.name, one.user_id) for one in players}
    for game in games:
        for number, beaten in zip(game.people, game.beaten, strict=False):
            if number == BOT:
                continue
            one = found.setdefault(number, Standing(number, DELETED_NAME, None))
            worth = points(beaten, len(game.people))
            one.points, one.games = one.points + worth, one.games + 1
            one.wins += beaten == max(game.beaten)
            one.by_round[game.round] = worth
    order = sorted(found.values(), key=lambda one: (-one.points, -one.wins, one.number))
    for place, one in enumerate(order):
        above = order[place - 1] if place else None
        same = above is not None and (above.points, above.wins) == (one.points, one.wins)
        one.rank = above.rank if above is not None and same else place + 1
    return order


def is_decided(ranking: Sequence[Standing], rounds_left: int) -> bool:
    """Whether nobody can catch the leader any more."""
    return len(ranking) > 1 and ranking[0].points - ranking[1].points > points(1, 2) * rounds_left
