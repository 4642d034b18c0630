"""What may be done at a table. Pages and API call `TableService`; it knows nothing of HTTP.

Every function has the same shape: find the table, check, change it, write the change, publish it on the bus. Streams, bots, ratings and
notifications subscribe there. Bots that stand in for players are in `stand_ins.py`, clocks in `clocks.py`, records and forks in
`records.py`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import Any

import sqlalchemy as sa

from kogge.engine.errors import KoggeError
from kogge.engine.match import Match
from kogge.games import game_by_id, game_config, game_ids
from kogge.web import problems
from kogge.web.accounts.users import BOT_NAMES, DEFAULT_NAMES, User, clean_name, distinct_name, seats_of
from kogge.web.bus import Bus, TableChanged
from kogge.web.db.database import new_id
from kogge.web.db.schema import seats, tables
from kogge.web.i18n.translation import N_
from kogge.web.jobs import Jobs
from kogge.web.live.presence import Presence
from kogge.web.problems import Problem, check_text
from kogge.web.tables.clocks import CONCEDED, NO_CLOCK, Clock, Clocks, check_clock, has_conceded
from kogge.web.tables.records import Forks, Records
from kogge.web.tables.session import Rows, Sessions, TableSession, TableSnapshot, opening
from kogge.web.tables.stand_ins import ABSENCE_TIMEOUT, Levels, StandIns, checked_absence_timeout, checked_level
from kogge.web.tables.store import TableStore

MAX_CHAT = 300
MAX_INVITATIONS = 3  # of one host to one friend that wait for an answer


@dataclass(frozen=True)
class Place:
    """Who takes a seat of a new table: `me`, `guest` (another person at this screen), `friend` (by id, as `name`; they are
    invited, and the game waits until they accept), `bot`, `open`."""

    kind: str
    name: str = ""
    level: str = ""


class TableService:
    """What people and bots do at tables."""

    def __init__(
        self,
        store: TableStore,
        bus: Bus,
        presence: Presence,
        levels: Levels,
        friends_of: Callable[[str], Sequence[Any]] = lambda user_id: (),
    ):
        self.store, self.bus, self.presence, self.levels, self._friends_of = store, bus, presence, levels, friends_of
        self.sessions = Sessions(store, bus, presence)
        self.row, self.row_and_seats = self.sessions.row, self.sessions.row_and_seats
        self.stand_ins = StandIns(store, self.sessions, levels)
        self.clocks = Clocks(store, self.sessions, levels)
        self.records = Records(store, self.sessions)
        self.forks = Forks(store, self.sessions, self.seat_row)

    @property
    def db(self) -> Any:
        """The database and its other stores."""
        return self.store.db

    def use(self, jobs: Jobs) -> None:
        """Use these jobs for background work, and check stand-ins and clocks every second."""
        self.sessions.call = jobs.call
        self.store.move_writer.in_place = not jobs.threads
        jobs.every(1.0, self.stand_ins.seat_those_due, name="stand-ins")
        jobs.every(1.0, self.clocks.handle_expired, name="clocks")
        jobs.every(60.0, self.sessions.drop_idle, name="sessions")

    def session(self, row: Any) -> TableSession:
        """The session of a table."""
        return self.sessions.session(row)

    # playing

    async def play(self, user: User, table_id: str, seat: int, move: str, version: int, pace: float = 1.0) -> TableSnapshot:
        """Play a user's move at the version that they saw. Returns the table after it. `pace`: a factor for the bots' pauses."""
        async with self.sessions.open(table_id) as table:
            table.require_seat(seat, user)
            self.presence.note_activity(table_id, user.id)
            table.require_play(version)
            if table.position.seat != seat:
                raise problems.not_your_turn()
            if table.seats[seat - 1].level:
                raise has_conceded() if table.seats[seat - 1].mark == CONCEDED else problems.bot_plays()
            snapshot = await self._write(table, table.played(move), user.id)
        self.bus.publish(TableChanged(snapshot.info, snapshot.seats, snapshot, pace))
        return snapshot

    async def play_bot(self, table_id: str, seat: int, move: str, version: int) -> TableSnapshot:
        """Play a bot's move."""
        async with self.sessions.open(table_id) as table:
            if not table.seats[seat - 1].level:
                raise problems.too_late()  # its owner has taken the seat back in the meantime
            table.require_play(version)
            if table.position.seat != seat:
                raise problems.not_your_turn()
            snapshot = await self._write(table, table.played(move), None)
        self.bus.publish(TableChanged(snapshot.info, snapshot.seats, snapshot))
        return snapshot

    async def play_planned(self, table_id: str, seat: int, user_id: str, move: str, version: int) -> TableSnapshot:
        """Play a move that a user has planned, whether or not they are present."""
        async with self.sessions.open(table_id) as table:
            one = table.seats[seat - 1]
            if one.level or one.user_id != user_id:
                raise problems.too_late()  # a bot has taken over in the meantime
            table.require_play(version)
            if table.position.seat != seat:
                raise problems.not_your_turn()
            snapshot = await self._write(table, table.played(move), user_id)
        self.bus.publish(TableChanged(snapshot.info, snapshot.seats, snapshot))
        return snapshot

    async def enter_chance(self, user: User, table_id: str, event: str, version: int) -> TableSnapshot:
        """Enter a chance event at a table with real cards."""
        async with self.sessions.open(table_id) as table:
            table.require_play(version)
            if not table.info.manual_chance:
                raise problems.chance_is_drawn()
            if not table.match.is_chance_due:
                raise problems.no_chance_due()
            if not may_enter_chance(table, user):
                raise problems.not_yours_to_enter()
            snapshot = await self._write(table, table.with_chance(event), user.id)
        self.presence.note_activity(table_id, user.id)
        self.bus.publish(TableChanged(snapshot.info, snapshot.seats, snapshot))
        return snapshot

    async def _write(self, table: TableSnapshot, match: Match, who: str | None) -> TableSnapshot:
        """Write the difference between the table's match and a new one: added lines, or removed ones after an undo. Once it is on the disk,
        the new match replaces the table's."""
        if len(match.lines) < len(table.match.lines):
            return await self._write_undo(table, match)
        info = await self.store.append(table.info, table.lines_to(match, who))
        if info is None:
            raise problems.too_late()
        after = self.sessions.commit(table.with_match(match, info))
        if info.revision > table.info.revision + 1:  # something else has changed too, such as a seat
            with suppress(Problem, sa.exc.SQLAlchemyError):  # an error here must not fail the move, which is written
                info, seats_now = await self.sessions.row_and_seats_async(info.id)
                if info.version == after.version:
                    after = replace(after, info=info, seats=seats_now)
        return after

    async def _write_undo(self, table: TableSnapshot, match: Match) -> TableSnapshot:
        """Remove the lines that the match after an undo no longer has."""
        if not await self.sessions.call(self.store.remove_lines, table.info.id, table.version, len(match.lines), match.seat):
            raise problems.too_late()
        info, seats_now = await self.sessions.row_and_seats_async(table.info.id)  # the undo has also set the clock back
        return self.sessions.commit(TableSnapshot(info, seats_now, table.position.with_match(match, table.version + 1), table.board))

    async def undo(self, user: User, table_id: str, version: int) -> TableSnapshot:
        """Undo the user's last decision; at a table with real cards the last entry or move, as often as they like."""
        async with self.sessions.open(table_id) as table:
            table.require_member(user)
            self.presence.note_activity(table_id, user.id)
            table.require_version(version)
            snapshot = await self._write(table, table.undone(user), user.id)
        self.bus.publish(TableChanged(snapshot.info, snapshot.seats, snapshot))
        return snapshot

    # chat

    def say(self, user: User, table_id: str, text: str) -> None:
        """Send a chat message, from a seat or as a spectator. At a table of strangers, only players who agreed to chat may do this."""
        row, seat_rows = self.sessions.row_and_seats(table_id)
        if not may_chat(row, seat_rows, user):
            raise Problem(403, N_("Chat with strangers is off until you join it."))
        text = " ".join(check_text(text).split())[:MAX_CHAT]
        if not text:
            raise Problem(422, N_("Write something first."))
        self.store.say(table_id, user.id, user.name, text)
        self.sessions.changed(table_id)

    def set_chatting(self, user: User, table_id: str, chats: bool) -> None:
        """At a table of strangers: start or stop chatting with those who agreed to it."""
        _row, seat_rows = self.row_and_seats_as_member(user, table_id)
        if not seats_of(seat_rows, user.id):
            raise problems.not_your_seat()
        self.store.set_chatting(table_id, user.id, chats)
        self.sessions.changed(table_id)

    # seats

    def row_and_seats_as_member(self, user: User, table_id: str) -> Rows:
        """A table at which this user may act; notes their presence."""
        return self.sessions.row_and_seats_as_member(user, table_id)

    def open(
        self,
        user: User,
        game: str,
        places: Sequence[Place],
        options: Sequence[str] | None = None,
        listed: bool = False,
        absence_timeout: int = ABSENCE_TIMEOUT,
        many_seats: bool = False,
        manual_chance: bool = False,
        phone_hands: bool = False,
        clock: Clock = NO_CLOCK,
        shuffled: bool = False,
        hints: bool | None = None,
        guided: bool = False,
    ) -> str:
        """Open a table. It starts at once when no seat is open. Returns its id.

        `manual_chance`: with real cards, people enter chance events; `phone_hands`: one screen shows the table, phones the hands;
        `shuffled`: draw the seat order at random; `hints`: whether players may ask the engine. None: only if one person plays against bots;
        `guided`: a first game with tips.
        """
        if game not in game_ids():
            raise problems.no_game()
        try:
            config = game_config(game, len(places), options)
        except KoggeError as error:
            raise problems.from_rules(error) from None
        places = shuffled_order(places) if shuffled else places
        seat_rows = [self.seat_row(user, game, seat, place.kind, place.name, place.level) for seat, place in enumerate(places, 1)]
        for row, place in zip(seat_rows, places, strict=True):
            if place.kind in ("guest", "friend"):
                row["name"] = distinct_name(row["name"], [other["name"] for other in seat_rows if other is not row])
        check_somebody_plays(place.kind for place in places)
        table: dict[str, Any] = {
            "id": new_id(),
            "game": game,
            "players": config.players,
            "options": " ".join(config.options),
            "rules": config.rules,
            "secret": "" if manual_chance else secrets.token_hex(32),
        }
        table |= {"status": "open", "turn": None, "listed": listed, "host": user.id}
        table |= {
            "absence_timeout": checked_absence_timeout(absence_timeout),
            "many_seats": many_seats,
            "manual_chance": manual_chance,
            "phone_hands": phone_hands,
        }
        table["hints"] = sorted(place.kind for place in places if place.kind != "bot") == ["me"] if hints is None else hints
        table["guided"] = guided
        table |= asdict(check_clock(clock, manual_chance))
        self.store.add_table(*with_opening(table, seat_rows))
        self.sessions.changed(table["id"])
        return str(table["id"])

    def seat_row(self, user: User, game: str, seat: int, kind: str, name: str = "", level: str = "") -> dict[str, Any]:
        """The row of a seat of a new table."""
        empty: dict[str, Any] = {"seat": seat, "kind": kind, "user_id": None, "invited": None, "name": "", "level": None}
        if kind == "me":
            return empty | {"kind": "person", "user_id": user.id, "name": user.name}
        if kind == "friend":
            friend = next((one for one in self._friends_of(user.id) if one.id == name), None)
            if friend is None:
                raise problems.bad_form()
            if len([row for row in self.store.invitations(friend.id) if row.host == user.id]) >= MAX_INVITATIONS:
                raise Problem(409, N_("{name} has not answered your other invitations yet."), name=friend.name)
            return empty | {"kind": "open", "invited": friend.id, "name": friend.name}
        if kind == "guest":
            return empty | {"kind": "person", "user_id": user.id, "name": clean_name(name) or DEFAULT_NAMES[-seat]}
        if kind == "bot":
            name = BOT_NAMES[(seat + ord(user.id[0])) % len(BOT_NAMES)]
            return empty | {"name": name, "level": checked_level(self.levels, game, level)}
        if kind == "open":
            return empty
        raise problems.bad_form()

    def join(self, user: User, table_id: str, seat: int | None = None, name: str = "") -> int:
        """Sit down at an open seat; returns its number. A user has one seat, unless the table allows several; `name` is for a further
        one."""
        row, seat_rows = self.sessions.row_and_seats(table_id)
        mine = seats_of(seat_rows, user.id)
        if mine and seat in (None, *mine):
            return seat or mine[0]
        if mine and not row.many_seats:
            raise problems.one_seat()
        if self.store.is_kept_out(table_id, user.id):
            raise Problem(403, N_("The host has removed you from this game."))
        own_invitations = [one for one in seat_rows if one.kind == "open" and one.invited == user.id]
        free = [one.seat for one in own_invitations or seat_rows if one.kind == "open" and seat in (None, one.seat)]
        others = [one.name for one in seat_rows if one.name and one.invited != user.id]
        seat_name = distinct_name((clean_name(name) if mine else "") or user.name, others)
        for one in free:
            who = {"kind": "person", "user_id": user.id, "invited": None, "name": seat_name}
            mine_or_free = sa.or_(seats.c.invited.is_(None), seats.c.invited == user.id)
            only = None if row.many_seats else user.id
            if self.store.sit(table_id, one, "open", who, mine_or_free, only=only, opening=opening_of(row)):
                self.presence.note_activity(table_id, user.id)
                self.sessions.changed(table_id)
                return int(one)
        if not row.many_seats and seats_of(self.sessions.row_and_seats(table_id)[1], user.id):
            raise problems.one_seat()
        raise Problem(409, N_("All seats are taken. You can watch."))

    def decline(self, user: User, table_id: str) -> None:
        """Decline an invitation: the seats that were kept for this user are open to all."""
        _row, seat_rows = self.sessions.row_and_seats(table_id)
        own_seats = [one.seat for one in seat_rows if one.invited == user.id]
        nobody = {"invited": None, "name": ""}
        if not [seat for seat in own_seats if self.store.sit(table_id, seat, "open", nobody, seats.c.invited == user.id)]:
            raise Problem(409, N_("No seat is kept for you at this table."))
        self.sessions.changed(table_id)

    def leave(self, user: User, table_id: str) -> None:
        """Leave a table that has not begun; its host may come back."""
        _row, seat_rows = self.sessions.row_and_seats(table_id)
        mine = seats_of(seat_rows, user.id)
        if not mine:
            raise problems.not_your_seat()
        if not [seat for seat in mine if self.store.send_away(table_id, seat, seats.c.user_id == user.id)]:
            raise has_begun()
        self.sessions.changed(table_id)

    def send_away(self, user: User, table_id: str, seat: int | None) -> None:
        """Before the game begins, the host withdraws an invitation, or removes a player, who may then watch but not join again."""
        row, seat_rows = self.sessions.row_and_seats(table_id)
        if user.id != row.host:
            raise not_the_host()
        if seat is not None and 1 <= seat <= row.players and (invited := seat_rows[seat - 1].invited):
            if not self.store.sit(table_id, seat, "open", {"invited": None, "name": ""}, seats.c.invited == invited):
                raise problems.too_late()
            self.sessions.changed(table_id)
            return
        if seat is None or not 1 <= seat <= row.players or seat_rows[seat - 1].user_id in (None, user.id):
            raise Problem(409, N_("There is nobody to remove from that seat."))
        if not self.store.send_away(table_id, seat, seats.c.user_id == seat_rows[seat - 1].user_id, for_good=True):
            raise has_begun()
        self.sessions.changed(table_id)

    def call_off(self, user: User, table_id: str) -> None:
        """The host removes a table that has not begun."""
        row, _seats = self.sessions.row_and_seats(table_id)
        if user.id != row.host:
            raise not_the_host()
        if not self.store.remove_table(table_id, tables.c.status == "open"):
            raise has_begun()
        self.sessions.gone(table_id)

    def fill(self, user: User, table_id: str, level: str) -> None:
        """Fill every open seat with a bot. Only the host may give away a seat that is kept for somebody invited."""
        row, seat_rows = self.row_and_seats_as_member(user, table_id)
        check_somebody_plays(one.kind for one in seat_rows if one.kind != "open")
        free = [one for one in seat_rows if one.kind == "open" and (user.id == row.host or not one.invited)]
        reserved = next((one for one in seat_rows if one.kind == "open" and one.invited), None)
        if not free and reserved is not None:
            raise Problem(403, N_("This seat is kept for {name}. Only the host can give it to a bot."), name=reserved.name)
        for one in free:
            bot = self.seat_row(user, row.game, one.seat, "bot", level=level)
            values = {"kind": "bot", "name": bot["name"], "level": bot["level"], "invited": None}
            unchanged = seats.c.invited.is_not_distinct_from(one.invited)
            self.store.sit(table_id, one.seat, "open", values, unchanged, opening=opening_of(row))
        self.sessions.changed(table_id)

    def rematch(self, user: User, table_id: str, level: str = "", shuffled: bool = False, again: bool = False) -> str:
        """Play again with the same people at a new table; later requests lead to the same one.

        `level`: another level for the bots; `shuffled`: draw the seat order at random; `again`: if the last rematch is over too, open
        another one. Players whose seat a bot holds at the end are invited: their seats are kept until they answer.
        """
        row, seat_rows = self.row_and_seats_as_member(user, table_id)
        if row.status != "over":
            raise Problem(409, N_("The game is still running."))
        while row.rematch and (last := self.store.table(row.rematch)) is not None:
            if not again or last.status in ("open", "running"):
                return last.id
            row = last
        if row.id != table_id:
            table_id = row.id
            row, seat_rows = self.row_and_seats_as_member(user, table_id)
        check_somebody_plays(one.kind for one in seat_rows)
        table: dict[str, Any] = {"id": new_id(), "game": row.game, "players": row.players, "options": row.options}
        table |= {
            "rules": game_by_id(row.game).rules_version,
            "secret": "" if row.manual_chance else secrets.token_hex(32),
            "status": "open",
            "turn": None,
            "listed": row.listed,
            "host": user.id,
        }
        same_as_before = (
            "absence_timeout",
            "many_seats",
            "manual_chance",
            "phone_hands",
            "hints",
            "move_seconds",
            "bank_seconds",
            "time_up",
        )
        table |= {key: getattr(row, key) for key in same_as_before}
        if level:
            checked_level(self.levels, row.game, level)
        order = shuffled_order(seat_rows) if shuffled else seat_rows
        same = [
            {"seat": seat} | {key: getattr(one, key) for key in ("kind", "user_id", "name", "level")} for seat, one in enumerate(order, 1)
        ]
        same = [one | ({"level": level} if level and one["kind"] == "bot" else {}) for one in same]
        new_one = self.store.add_rematch(table_id, *with_opening(table, [rematch_seat(one, user) for one in same]))
        self.sessions.changed(table_id)
        self.sessions.changed(new_one)
        return new_one


def may_chat(row: Any, seat_rows: Sequence[Any], user: User | None) -> bool:
    """Whether this user may chat at a table and read its chat. At a table that strangers could join, both sides must agree."""
    return not row.listed or (user is not None and any(one.user_id == user.id and one.chats for one in seat_rows))


def may_undo(table: TableSnapshot, user: User) -> bool:
    """Whether this user may undo something."""
    seats = seats_of(table.seats, user.id)
    if not table.info.manual_chance:
        return table.may_undo(seats)
    return table.info.status in ("running", "over") and (bool(seats) or user.id == table.info.host) and table.last_entered() is not None


def may_enter_chance(table: TableSnapshot, user: User) -> bool:
    """Whether this user may enter the chance event that is due. An event that only one seat sees is entered by that seat's player, or by
    the host if a bot holds the seat."""
    seat = table.match.chance_seat
    if seat is not None:
        owner = None if table.seats[seat - 1].level else table.seats[seat - 1].user_id
        return bool(user.id == (owner or table.info.host))
    return user.id == table.info.host or bool(seats_of(table.seats, user.id))


def shuffled_order(things: Sequence[Any]) -> list[Any]:
    """The places in random order."""
    return secrets.SystemRandom().sample(list(things), len(things))


def has_begun() -> Problem:
    """The game has begun: a player can only resign now."""
    return Problem(409, N_("The game has started. To leave, resign: a bot takes over."))


def not_the_host() -> Problem:
    """Somebody else opened the table."""
    return Problem(403, N_("Only the host can do that."))


def check_somebody_plays(kinds: Iterable[str]) -> None:
    """Refuse a table of bots only: nobody plays there, and it would use computing time."""
    if all(kind == "bot" for kind in kinds):
        raise Problem(422, N_("At least one person has to play."))


def rematch_seat(seat: dict[str, Any], user: User) -> dict[str, Any]:
    """A seat of a finished game at its rematch: a player who left it to a bot is invited; the seat of a deleted account is open."""
    if seat["kind"] != "person":
        return seat
    if seat["user_id"] is None:
        return seat | {"kind": "open", "name": "", "level": None}
    if seat["level"] and seat["user_id"] != user.id:
        return seat | {"kind": "open", "user_id": None, "invited": seat["user_id"], "level": None}
    return seat | {"level": None}


def opening_of(row: Any) -> tuple[list[str], int | None]:
    """The lines that a table starts with when all seats are taken, and whose turn it is then."""
    return opening(row.game, row.players, row.options, row.rules, row.secret, row.manual_chance)


def with_opening(table: dict[str, Any], seat_rows: list[dict[str, Any]]) -> tuple[dict[str, Any], list[dict[str, Any]], list[str]]:
    """A new table; it begins at once if no seat is open."""
    if any(one["kind"] == "open" for one in seat_rows):
        return table, seat_rows, []
    lines, turn = opening(table["game"], table["players"], table["options"], table["rules"], table["secret"], table["manual_chance"])
    return table | {"status": "over" if turn is None else "running", "turn": turn}, seat_rows, lines
