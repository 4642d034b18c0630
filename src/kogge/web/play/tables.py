"""What people do at tables. Pages and API call these functions; each checks, changes the store, and spreads the news."""

from __future__ import annotations

import asyncio
import bisect
import re
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from pydantic_core import to_json

import kogge
from kogge.games import game_by_id, game_ids, setting_of
from kogge.kit.errors import IllegalMove, KoggeError
from kogge.kit.match import Match
from kogge.web.play.deal import opened
from kogge.web.play.live import Follower, Live
from kogge.web.play.stand_ins import PATIENCE, StandIns, checked_patience
from kogge.web.play.standing import Standing, Standings, opening
from kogge.web.speech import refusals
from kogge.web.speech.refusals import Refused
from kogge.web.speech.texts import fit
from kogge.web.speech.words import N_
from kogge.web.storage.commits import Append
from kogge.web.storage.database import new_id
from kogge.web.storage.rows import row_after
from kogge.web.storage.store import Store

NAMES = ("Geseke", "Hinrich", "Tideke", "Wobbeke", "Arnd", "Alheid", "Evert", "Metke", "Wilken", "Taleke", "Gerd", "Beleke")
MOST_NAME, MOST_CHAT, MOST_RECORD = 24, 300, 400_000


@dataclass(frozen=True)
class Person:
    """Who asks."""

    id: str
    name: str


@dataclass(frozen=True)
class Place:
    """Who shall sit at a seat of a new table: `me`, `guest` (another person at this screen), `bot`, `open`."""

    kind: str
    name: str = ""
    level: str = ""


class Tables:
    """All tables of the site."""

    def __init__(self, store: Store, live: Live, levels: Callable[[], Sequence[str]]):
        self.store, self.live, self.levels = store, live, levels
        self.standings = Standings(store.texts)
        self.stand_ins = StandIns(self)
        self.when_changed: Callable[[sa.Row, Sequence[sa.Row]], None] = lambda row, sitting: None

    # finding

    def row(self, table_id: str) -> sa.Row:
        """A table's row; an unknown one is refused."""
        return self.row_and_seats(table_id)[0]

    def row_and_seats(self, table_id: str) -> tuple[sa.Row, list[sa.Row]]:
        """A table's row and who sits there."""
        if not re.fullmatch(r"[A-Za-z0-9_-]{10,32}", table_id):
            raise refusals.no_table()
        row, sitting = self.store.table_and_seats(table_id)
        if row is None:
            raise refusals.no_table()
        return row, sitting

    def standing(self, row: sa.Row) -> Standing:
        """The table as it stands."""
        return self.standings.of(row)

    def changed(self, table_id: str) -> None:
        """Tell everybody, bots too."""
        row, sitting = self.row_and_seats(table_id)
        self._spread(row, sitting)
        self.when_changed(row, sitting)

    def spread(self, table_id: str) -> None:
        """Tell those who look on through this process; the others hear it from the database."""
        self._spread(*self.row_and_seats(table_id))

    def _spread(self, row: sa.Row, sitting: Sequence[sa.Row]) -> None:
        self._publish(row)
        if self.live.followers(row.id):
            standing = self.standing(row)
            with standing.lock:
                self._tell_followers(row, sitting, standing)

    def _publish(self, row: sa.Row) -> None:
        self.live.publish(row.id, row.news)
        self.live.publish_lobby()

    def _tell_followers(self, row: sa.Row, sitting: Sequence[sa.Row], standing: Standing) -> None:
        """Whoever calls this holds the table's lock: nobody hears of something before what came earlier."""
        self.live.hand(updates_for(self.live.followers(row.id), row, sitting, standing))

    # opening a table and sitting down

    def open(
        self,
        person: Person,
        game: str,
        places: Sequence[Place],
        options: Sequence[str] | None = None,
        listed: bool = False,
        patience: int = PATIENCE,
        many_seats: bool = False,
    ) -> str:
        """A new table. It starts at once when no seat is open. Returns its id."""
        if game not in game_ids():
            raise refusals.no_game()
        try:
            setting = setting_of(game, len(places), options)
        except KoggeError as error:
            raise refusals.from_rules(error) from None
        sitting = [self._seat(person, seat, place) for seat, place in enumerate(places, 1)]
        check_somebody_plays(place.kind for place in places)
        table: dict[str, Any] = {
            "id": new_id(),
            "game": game,
            "players": setting.players,
            "options": " ".join(setting.options),
            "rules": setting.rules,
            "secret": secrets.token_hex(32),
        }
        table |= {"status": "open", "turn": None, "listed": listed, "host": person.id}
        table |= {"patience": checked_patience(patience), "many_seats": many_seats}
        self.store.add_table(*begun(table, sitting))
        self.changed(table["id"])
        return str(table["id"])

    def _seat(self, person: Person, seat: int, place: Place) -> dict[str, Any]:
        empty: dict[str, Any] = {"seat": seat, "kind": place.kind, "user_id": None, "name": "", "level": None}
        if place.kind == "me":
            return empty | {"kind": "person", "user_id": person.id, "name": person.name}
        if place.kind == "guest":
            return empty | {"kind": "person", "user_id": person.id, "name": clean_name(place.name) or NAMES[-seat]}
        if place.kind == "bot":
            return empty | {"name": NAMES[(seat + ord(person.id[0])) % len(NAMES)], "level": self.checked_level(place.level)}
        if place.kind == "open":
            return empty
        raise refusals.bad_form()

    def checked_level(self, level: str) -> str:
        """A level of bots."""
        if level not in self.levels():
            raise Refused(422, N_("There is no bot of that level."))
        return level

    def join(self, person: Person, table_id: str, seat: int | None = None, name: str = "") -> int:
        """Sit down at an open seat; returns which. One person has one seat, unless the table allows several: those may have other names."""
        row, sitting = self.row_and_seats(table_id)
        mine = seats_of(sitting, person.id)
        if mine and seat in (None, *mine):
            return seat or mine[0]
        if mine and not row.many_seats:
            raise refusals.one_seat()
        free = [one.seat for one in sitting if one.kind == "open" and seat in (None, one.seat)]
        for one in free:
            who = {"kind": "person", "user_id": person.id, "name": (clean_name(name) if mine else "") or person.name}
            if self.store.sit(table_id, one, "open", who, only=None if row.many_seats else person.id, opening=opening_of(row)):
                self.live.asks(table_id, person.id)
                self.changed(table_id)
                return int(one)
        if not row.many_seats and seats_of(self.row_and_seats(table_id)[1], person.id):
            raise refusals.one_seat()
        raise Refused(409, N_("No seat is free at this table any more. You can look on."))

    def fill(self, person: Person, table_id: str, level: str) -> None:
        """Bots take every seat that is still open."""
        row, sitting = self.at_my_table(person, table_id)
        check_somebody_plays(one.kind for one in sitting if one.kind != "open")
        for one in sitting:
            if one.kind == "open":
                bot = self._seat(person, one.seat, Place("bot", level=level))
                values = {"kind": "bot", "name": bot["name"], "level": bot["level"]}
                self.store.sit(table_id, one.seat, "open", values, opening=opening_of(row))
        self.changed(table_id)

    def at_my_table(self, person: Person, table_id: str) -> tuple[sa.Row, list[sa.Row]]:
        """A table where this person may do something; they are there."""
        row, sitting = self.row_and_seats(table_id)
        if person.id != row.host and all(one.user_id != person.id for one in sitting):
            raise Refused(403, N_("Only those who sit at this table may do that."))
        self.live.asks(table_id, person.id)
        return row, sitting

    # playing

    async def play(self, person: Person, table_id: str, seat: int, move: str, version: int) -> None:
        """A person's move, at the version of the table that they saw."""
        row, sitting = await self.found(table_id)
        if not 1 <= seat <= row.players or sitting[seat - 1].user_id != person.id:
            raise refusals.not_your_seat()
        self.live.asks(table_id, person.id)
        await self._play(row, sitting, seat, move, version, person.id)

    async def play_bot(self, table_id: str, seat: int, move: str, version: int) -> None:
        """A bot's move."""
        row, sitting = await self.found(table_id)
        if not sitting[seat - 1].level:
            raise refusals.too_late()  # its owner has said meanwhile that they play again
        await self._play(row, sitting, seat, move, version, None)

    async def found(self, table_id: str) -> tuple[sa.Row, list[sa.Row]]:
        """A table's row and who sits there. A database that others share is asked every time, in a thread; a file's rows are at hand."""
        if self.store.shared:
            return await asyncio.to_thread(self.row_and_seats, table_id)
        return self.row_and_seats(table_id)

    async def _play(self, row: sa.Row, sitting: Sequence[sa.Row], seat: int, move: str, version: int, who: str | None) -> None:
        async with self.standings.held(row) as standing:
            append, news = self._begin(row, standing, seat, move, version, who), 0
            try:
                news = await self.store.append(append)
            finally:
                standing.settle(version, news)
            self._end(row, sitting, standing, append, news)

    def _begin(self, row: sa.Row, standing: Standing, seat: int, move: str, version: int, who: str | None) -> Append:
        """Play a move at the table in memory; returns what is to be written. Whoever calls this holds its lock until it is settled."""
        if row.status == "open":
            raise refusals.not_begun()
        match = standing.match
        if standing.version != version:
            raise refusals.too_late()
        if match.is_over:
            raise refusals.is_over()
        if match.seat != seat:
            raise refusals.not_your_turn()
        before = len(match.lines)
        try:
            lines = standing.play(move, row.secret)
        except IllegalMove:
            raise refusals.illegal_move(move) from None
        settled = match.settled if who else len(match.lines)  # a bot's move made in one's stead is no hint
        return Append(row.id, version, before, lines, who, match.seat, settled)

    def _end(self, row: sa.Row, sitting: Sequence[sa.Row], standing: Standing, append: Append, news: int) -> None:
        """A move has been written, or not; its table's lock is held still."""
        if not news:
            raise refusals.too_late()
        row = row_after(row, append, news)
        self._publish(row)
        self._tell_followers(row, sitting, standing)
        self.when_changed(row, sitting)

    def undoable(self, row: sa.Row, standing: Standing, seats: Sequence[int]) -> bool:
        """May one of these seats take its last decision back? `Match.may_take_back` has the rule.

        The row knows what the lines do not tell: that a bot has moved, that somebody has decided since and taken it back.
        """
        match = standing.match
        if row.status != "running" or not match.may_take_back or len(match.lines) <= row.settled:
            return False
        return match.lines[-1].partition(" ")[0] in {str(seat) for seat in seats}

    def undo(self, person: Person, table_id: str, version: int) -> None:
        """Take the last decision back."""
        row, sitting = self.at_my_table(person, table_id)
        standing = self.standing(row)
        with standing.lock:
            if not standing.version == row.version == version:
                raise refusals.too_late()
            if not self.undoable(row, standing, seats_of(sitting, person.id)):
                raise refusals.nothing_to_undo()
            number = len(standing.match.lines) - 1
            if not self.store.cut(table_id, version, number, int(standing.match.lines[-1].split(" ")[0])):
                raise refusals.too_late()
            standing.take_back()
            standing.version = version + 1
        self.changed(table_id)

    # afterwards, and talk

    def rematch(self, person: Person, table_id: str) -> str:
        """Play again, the same people at a new table; whoever asks later comes to the same one."""
        row, sitting = self.at_my_table(person, table_id)
        if row.status != "over":
            raise Refused(409, N_("The game is still going on."))
        if row.rematch:
            return str(row.rematch)
        check_somebody_plays(one.kind for one in sitting)
        table: dict[str, Any] = {"id": new_id(), "game": row.game, "players": row.players, "options": row.options}
        table |= {
            "rules": game_by_id(row.game).rules_version,
            "secret": secrets.token_hex(32),
            "status": "open",
            "turn": None,
            "listed": row.listed,
            "host": person.id,
        }
        table |= {"patience": row.patience, "many_seats": row.many_seats}
        same = [{key: getattr(one, key) for key in ("seat", "kind", "user_id", "name", "level")} for one in sitting]
        again = self.store.add_rematch(
            table_id, *begun(table, [one | ({"level": None} if one["kind"] == "person" else {}) for one in same])
        )
        self.changed(table_id)
        self.changed(again)
        return again

    def say(self, person: Person, table_id: str, text: str) -> None:
        """A word at the table: those who sit there, and those who look on."""
        self.row(table_id)
        text = " ".join(fit(text).split())[:MOST_CHAT]
        if not text:
            raise Refused(422, N_("Write something first."))
        self.store.say(table_id, person.id, person.name, text)
        self.changed(table_id)

    # records

    def upload(self, person: Person, text: str) -> str:
        """A record becomes a table that can be replayed. It is played by the rules first."""
        if len(text) > MOST_RECORD:
            raise Refused(413, N_("This file is too long to be a record."))
        try:
            match = kogge.load(text, boxes=False)
        except KoggeError as error:
            raise refusals.from_rules(error) from None
        names = [fit(name) for name in match.names or ()] or [f"{seat}" for seat in range(1, match.players + 1)]
        sitting = [{"seat": seat, "kind": "record", "name": name[:40]} for seat, name in enumerate(names, 1)]
        table: dict[str, Any] = {
            "id": new_id(),
            "game": match.game.id,
            "players": match.players,
            "options": " ".join(match.options),
            "rules": match.rules,
            "secret": "",
        }
        table |= {"status": "record", "turn": match.seat, "listed": False, "host": person.id}
        self.store.add_table(table, sitting, match.lines)
        return str(table["id"])

    def record(self, table_id: str, person: Person | None) -> str:
        """The record of a table; of a running one only if it holds nothing that this person may not know."""
        row, sitting = self.row_and_seats(table_id)
        standing = self.standing(row)
        with standing.lock:
            match: Match = standing.match
            mine = seats_of(sitting, person.id) if person else []
            eyes = mine[0] if len(mine) == 1 else None  # two people at one screen keep their secrets from each other
            if keeps_secrets(row, match) and match.lines_for(eyes, looking_back=False) != match.known_lines():
                raise refusals.secret_record()
            match.names = [record_name(one) for one in sitting]
            record = match.record()
            match.names = None  # the names at the table are the site's to show
            return opened(record, row.secret, row.keyed) if row.status == "over" and row.secret else record


def check_somebody_plays(kinds: Iterable[str]) -> None:
    """Bots do not play among themselves here: that would cost everybody's time and please nobody."""
    if all(kind == "bot" for kind in kinds):
        raise Refused(422, N_("Somebody must play: bots alone get no table."))


def opening_of(row: sa.Row) -> tuple[list[str], int | None]:
    """The lines a table starts with when all seats are taken, and whose turn it is then."""
    return opening(row.game, row.players, row.options, row.rules, row.secret)


def begun(table: dict[str, Any], sitting: list[dict[str, Any]]) -> tuple[dict[str, Any], list[dict[str, Any]], list[str]]:
    """A new table; where no seat is open it begins at once."""
    if any(one["kind"] == "open" for one in sitting):
        return table, sitting, []
    lines, turn = opening(table["game"], table["players"], table["options"], table["rules"], table["secret"])
    return table | {"status": "over" if turn is None else "running", "turn": turn}, sitting, lines


def keeps_secrets(row: sa.Row, match: Match) -> bool:
    """Is there something at this table that not everybody may know? The row may have been read before the game began: the match knows."""
    return row.status != "record" and not match.is_over


def updates_for(followers: Sequence[Follower], row: sa.Row, sitting: Sequence[sa.Row], standing: Standing) -> list[tuple[Follower, str]]:
    """What has happened since each follower last heard, as they may know it, as JSON: `lines` replace those from line `from` on."""
    match, running = standing.match, row.status == "running"
    turn = match.seat if running else None
    told: list[tuple[Follower, str]] = []
    said: dict[tuple[int, tuple[str, ...], bool], str] = {}  # most hear the same
    for follower in followers:
        if (follower.version, follower.news) == (standing.version, row.news):
            continue
        mine = seats_of(sitting, follower.user_id)
        eyes = mine[0] if len(mine) == 1 else None
        start = min(follower.lines, bisect.bisect_right(standing.written, follower.version))
        lines = match.lines_for(eyes, start, looking_back=False) if row.status != "record" else match.lines[start:]
        follower.version, follower.news, follower.lines = standing.version, row.news, start + len(lines)
        decides = eyes is not None and eyes == turn and not sitting[eyes - 1].level
        key = start, tuple(lines), decides
        if key not in said:
            update = {"news": row.news, "version": standing.version, "status": row.status, "turn": turn, "from": start, "lines": lines}
            asked = [one.seat for one in sitting if one.wanted_at is not None]
            update |= {"moves": match.moves() if decides else []} | ({"asked": asked} if asked else {})
            said[key] = to_json(update).decode()
        told.append((follower, said[key]))
    return told


def seats_of(sitting: Sequence[sa.Row], user_id: str) -> list[int]:
    """The seats at one person's screen."""
    return [one.seat for one in sitting if one.user_id == user_id]


def clean_name(name: str) -> str:
    """A nickname as it was typed, made fit to be shown and written in a record."""
    return tidy_name(fit(name))


def tidy_name(name: str) -> str:
    """A name without what would not be a name in a record."""
    kept = "".join(sign for sign in name if sign.isprintable() and sign not in ",#<>")
    return " ".join(kept.split())[:MOST_NAME]


def record_name(seat: sa.Row) -> str:
    """A seat's name in the header of a record."""
    name = tidy_name(seat.name) or f"Seat {seat.seat}"
    return f"{name} ({seat.level})" if seat.kind == "bot" else name
