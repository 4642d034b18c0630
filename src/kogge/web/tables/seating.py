"""Who sits where: opening a table, seat_rows down, bots for empty seats, playing again."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa

from kogge.engine.errors import KoggeError
from kogge.games import game_by_id, game_config, game_ids
from kogge.web import problems as problems
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import BOT_NAMES, DEFAULT_NAMES, User, clean_name, seats_of
from kogge.web.db.database import new_id
from kogge.web.db.schema import seats, tables
from kogge.web.i18n.translation import N_
from kogge.web.problems import Problem
from kogge.web.tables.clocks import NO_CLOCK, Clock, checked
from kogge.web.tables.finding import Finding
from kogge.web.tables.session import opening
from kogge.web.tables.stand_ins import ABSENCE_TIMEOUT, checked_patience


@dataclass(frozen=True)
class Place:
    """Who shall sit at a seat of a new table: `me`, `guest` (another person at this screen), `friend` (by id, as `name`), `bot`, `open`."""

    kind: str
    name: str = ""
    level: str = ""


class Seating(Finding):
    """Opens tables and seats people."""

    def open(
        self,
        person: User,
        game: str,
        places: Sequence[Place],
        options: Sequence[str] | None = None,
        listed: bool = False,
        absence_timeout: int = ABSENCE_TIMEOUT,
        many_seats: bool = False,
        manual_chance: bool = False,
        hands: bool = False,
        clock: Clock = NO_CLOCK,
        shuffled: bool = False,
        hints: bool | None = None,
    ) -> str:
        """A new table. It starts at once when no seat is open. Returns its id.

        `told`: with real cards, chance is told; `hands`: one screen shows the table to all, phones show the hands;
        `shuffled`: chance says who sits where; `hints`: may the engine be asked? None: only where one person plays against bots.
        """
        if game not in game_ids():
            raise problems.no_game()
        try:
            config = game_config(game, len(places), options)
        except KoggeError as error:
            raise problems.from_rules(error) from None
        places = in_any_order(places) if shuffled else places
        seat_rows = [self._seat(person, game, seat, place) for seat, place in enumerate(places, 1)]
        check_somebody_plays(place.kind for place in places)
        table: dict[str, Any] = {
            "id": new_id(),
            "game": game,
            "players": config.players,
            "options": " ".join(config.options),
            "rules": config.rules,
            "secret": "" if manual_chance else secrets.token_hex(32),
        }
        table |= {"status": "open", "turn": None, "listed": listed, "host": person.id}
        table |= {
            "absence_timeout": checked_patience(absence_timeout),
            "many_seats": many_seats,
            "manual_chance": manual_chance,
            "hands": hands,
        }
        table["hints"] = sorted(place.kind for place in places if place.kind != "bot") == ["me"] if hints is None else hints
        table |= asdict(checked(clock, manual_chance))
        self.store.add_table(*begun(table, seat_rows))
        self.changed(table["id"])
        return str(table["id"])

    def _seat(self, person: User, game: str, seat: int, place: Place) -> dict[str, Any]:
        empty: dict[str, Any] = {"seat": seat, "kind": place.kind, "user_id": None, "name": "", "level": None}
        if place.kind == "me":
            return empty | {"kind": "person", "user_id": person.id, "name": person.name}
        if place.kind == "friend":
            friend = next((one for one in AccountStore(self.db).friends(person.id) if one.id == place.name), None)
            if friend is None:
                raise problems.bad_form()
            return empty | {"kind": "person", "user_id": friend.id, "name": friend.name}
        if place.kind == "guest":
            return empty | {"kind": "person", "user_id": person.id, "name": clean_name(place.name) or DEFAULT_NAMES[-seat]}
        if place.kind == "bot":
            return empty | {"name": BOT_NAMES[(seat + ord(person.id[0])) % len(BOT_NAMES)], "level": self.checked_level(game, place.level)}
        if place.kind == "open":
            return empty
        raise problems.bad_form()

    def join(self, person: User, table_id: str, seat: int | None = None, name: str = "") -> int:
        """Sit down at an open seat; returns which. One person has one seat, unless the table allows several: those may have other names."""
        row, seat_rows = self.row_and_seats(table_id)
        mine = seats_of(seat_rows, person.id)
        if mine and seat in (None, *mine):
            return seat or mine[0]
        if mine and not row.many_seats:
            raise problems.one_seat()
        if self.store.is_kept_out(table_id, person.id):
            raise Problem(403, N_("Whoever opened this table plays it without you."))
        free = [one.seat for one in seat_rows if one.kind == "open" and seat in (None, one.seat)]
        for one in free:
            who = {"kind": "person", "user_id": person.id, "name": (clean_name(name) if mine else "") or person.name}
            if self.store.sit(table_id, one, "open", who, only=None if row.many_seats else person.id, opening=opening_of(row)):
                self.live.note_activity(table_id, person.id)
                self.changed(table_id)
                return int(one)
        if not row.many_seats and seats_of(self.row_and_seats(table_id)[1], person.id):
            raise problems.one_seat()
        raise Problem(409, N_("No seat is free at this table any more. You can look on."))

    def leave(self, person: User, table_id: str) -> None:
        """Get up from a table that has not begun; whoever opened it may come back."""
        _row, seat_rows = self.row_and_seats(table_id)
        mine = seats_of(seat_rows, person.id)
        if not mine:
            raise problems.not_your_seat()
        if not [seat for seat in mine if self.store.send_away(table_id, seat, seats.c.user_id == person.id)]:
            raise has_begun()
        self.changed(table_id)

    def send_away(self, person: User, table_id: str, seat: int | None) -> None:
        """Whoever opened a table sends a newcomer away before it begins; they may look on, but not sit down again."""
        row, seat_rows = self.row_and_seats(table_id)
        if person.id != row.host:
            raise not_the_host()
        if seat is None or not 1 <= seat <= row.players or seat_rows[seat - 1].user_id in (None, person.id):
            raise Problem(409, N_("Nobody sits there whom you could send away."))
        if not self.store.send_away(table_id, seat, seats.c.user_id == seat_rows[seat - 1].user_id, for_good=True):
            raise has_begun()
        self.changed(table_id)

    def call_off(self, person: User, table_id: str) -> None:
        """Whoever opened a table that has not begun takes it away."""
        row, _sitting = self.row_and_seats(table_id)
        if person.id != row.host:
            raise not_the_host()
        if not self.store.remove_table(table_id, tables.c.status == "open"):
            raise has_begun()
        self.gone(table_id)

    def fill(self, person: User, table_id: str, level: str) -> None:
        """Bots take every seat that is still open."""
        row, seat_rows = self.at_my_table(person, table_id)
        check_somebody_plays(one.kind for one in seat_rows if one.kind != "open")
        for one in seat_rows:
            if one.kind == "open":
                bot = self._seat(person, row.game, one.seat, Place("bot", level=level))
                values = {"kind": "bot", "name": bot["name"], "level": bot["level"]}
                self.store.sit(table_id, one.seat, "open", values, opening=opening_of(row))
        self.changed(table_id)

    def rematch(self, person: User, table_id: str, level: str = "", shuffled: bool = False, again: bool = False) -> str:
        """Play again, the same people at a new table; whoever asks later comes to the same one.

        The bots may have another `level`, and chance may say who sits where. `again`: the group meets once more, however often it has.
        """
        row, seat_rows = self.at_my_table(person, table_id)
        if row.status != "over":
            raise Problem(409, N_("The game is still going on."))
        if row.rematch and self.store.table(row.rematch) is not None:
            if not again:
                return str(row.rematch)
            if (last := self.store.table(row.rematch)).status in ("open", "running"):
                return str(last.id)
            return self.rematch(person, row.rematch, level, shuffled, again)
        check_somebody_plays(one.kind for one in seat_rows)
        table: dict[str, Any] = {"id": new_id(), "game": row.game, "players": row.players, "options": row.options}
        table |= {
            "rules": game_by_id(row.game).rules_version,
            "secret": "" if row.manual_chance else secrets.token_hex(32),
            "status": "open",
            "turn": None,
            "listed": row.listed,
            "host": person.id,
        }
        same_as_before = ("absence_timeout", "many_seats", "manual_chance", "hands", "hints", "move_seconds", "bank_seconds", "time_up")
        table |= {key: getattr(row, key) for key in same_as_before}
        if level:
            self.checked_level(row.game, level)
        order = in_any_order(seat_rows) if shuffled else seat_rows
        same = [
            {"seat": seat} | {key: getattr(one, key) for key in ("kind", "user_id", "name", "level")} for seat, one in enumerate(order, 1)
        ]
        same = [one | ({"level": level} if level and one["kind"] == "bot" else {}) for one in same]
        new_one = self.store.add_rematch(
            table_id, *begun(table, [one | ({"level": None} if one["kind"] == "person" else {}) for one in same])
        )
        self.changed(table_id)
        self.changed(new_one)
        return new_one


def in_any_order(things: Sequence[Any]) -> list[Any]:
    """The same, as chance has it."""
    return secrets.SystemRandom().sample(list(things), len(things))


def has_begun() -> Problem:
    """Too late to go as if one had never been there."""
    return Problem(409, N_("The game has begun. Who wants to go concedes: a bot plays on."))


def not_the_host() -> Problem:
    """Somebody else opened the table."""
    return Problem(403, N_("Only whoever opened this table may do that."))


def check_somebody_plays(kinds: Iterable[str]) -> None:
    """Bots do not play among themselves here: nobody would watch, and everybody's time would be used up."""
    if all(kind == "bot" for kind in kinds):
        raise Problem(422, N_("Somebody must play: bots alone get no table."))


def opening_of(row: sa.Row) -> tuple[list[str], int | None]:
    """The lines a table starts with when all seats are taken, and whose turn it is then."""
    return opening(row.game, row.players, row.options, row.rules, row.secret, row.manual_chance)


def begun(table: dict[str, Any], seat_rows: list[dict[str, Any]]) -> tuple[dict[str, Any], list[dict[str, Any]], list[str]]:
    """A new table; where no seat is open it begins at once."""
    if any(one["kind"] == "open" for one in seat_rows):
        return table, seat_rows, []
    lines, turn = opening(table["game"], table["players"], table["options"], table["rules"], table["secret"], table["manual_chance"])
    return table | {"status": "over" if turn is None else "running", "turn": turn}, seat_rows, lines
