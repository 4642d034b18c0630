"""A table in memory: the match replayed from its lines, with the log and the ids of the pieces.

A `TableSession` is a table as this process knows it. Its `position` is never changed: a move is played on a copy of the match, and when it
is written down the copy takes the place of the old position. So pages read without a lock, and nobody sees a move before it is on the
disk. Those who write hold the session's `asyncio.Lock` one after the other. A `TableSnapshot` is a position with the table's row and seats
of the same moment; it is what the service works with and what pages and streams show.
"""

from __future__ import annotations

import asyncio
import hmac
import itertools
import re
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from kogge.engine.board import N_, Board, Message, Seat, Term
from kogge.engine.chance import keyed_words
from kogge.engine.errors import IllegalMove
from kogge.engine.lines import is_chance, parse_line
from kogge.engine.match import Match, Step
from kogge.games import game_config
from kogge.web import problems as problems
from kogge.web.accounts.users import User, seats_of
from kogge.web.bus import Bus, TableChanged, TableGone
from kogge.web.i18n.board_text import board_of
from kogge.web.live.presence import Presence
from kogge.web.problems import Problem
from kogge.web.tables.move_writer import MoveLines
from kogge.web.tables.pieces import Pieces
from kogge.web.tables.store import TableStore, row_after

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{10,32}")
MOMENTS = 10  # decisions kept for undo; the choices of a secret round must fit into them
A_LINE = 1000  # so many steps a line has room for: step 2 of line 14 is number 14,002
MAX_SNAPSHOTS = 60  # steps kept for whoever wants to see what happened


@dataclass(frozen=True)
class Position:
    """A match and the version of the table it belongs to. Nobody changes either: who plays on plays on a copy."""

    match: Match
    version: int
    written: tuple[int, ...]
    """The version at which each line was written."""

    def then(self, match: Match, version: int) -> Position:
        """The position after more lines, or after fewer: the match with them, at a later version."""
        kept = min(len(self.written), len(match.lines))
        match.limit_undo(MOMENTS)
        return Position(match, version, self.written[:kept] + (version,) * (len(match.lines) - kept))


@dataclass(frozen=True)
class TableSnapshot:
    """A table at one moment: its row, its seats, and its match. Nobody changes it."""

    row: Any
    seats: Sequence[Any]
    position: Position
    board: Board
    log: LogView | None = None
    """What happened so far, where it was asked for."""

    @property
    def match(self) -> Match:
        """The match; whoever wants to play on takes a copy."""
        return self.position.match

    @property
    def version(self) -> int:
        """The version of the record."""
        return self.position.version

    # what may be done

    def require_seat(self, seat: int, user: User) -> None:
        """Refuse a seat that is not this user's."""
        if not 1 <= seat <= self.row.players or self.seats[seat - 1].user_id != user.id:
            raise problems.not_your_seat()

    def require_somebody_here(self, user: User) -> None:
        """Refuse whoever neither sits here nor opened the table."""
        require_somebody_here(self.row, self.seats, user)

    def require_version(self, version: int) -> None:
        """Refuse what is meant for another version of the table."""
        if self.version != version:
            raise problems.too_late()

    def require_play(self, version: int) -> None:
        """Refuse a move or a chance event where nothing can happen at this version."""
        if self.row.status == "open":
            raise problems.not_begun()
        self.require_version(version)
        if self.match.is_over:
            raise problems.is_over()
        if self.row.paused is not None:
            raise problems.is_paused()

    # what comes next

    def played(self, move: str) -> Match:
        """The match after a move and the chance that follows from it."""
        match = self.match.copy()
        match.chance = partial(keyed_words, self.row.secret)
        try:
            match.play(move)
        except IllegalMove:
            raise problems.illegal_move(move) from None
        return match

    def with_chance(self, event: str) -> Match:
        """The match after a chance event that somebody enters."""
        match = self.match.copy()
        try:
            match.apply_chance(event)
        except IllegalMove:
            raise problems.impossible_event(event) from None
        return match

    def lines_to(self, match: Match, who: str | None) -> MoveLines:
        """The lines that lead from here to a match, as they are written down; `who` is None for a bot."""
        before = len(self.match.lines)
        undo_floor = match.undo_floor if who else len(match.lines)  # a bot's move settles all: nobody lets a bot play and takes it back
        result = result_of(match) if match.is_over else None
        return MoveLines(self.row.id, self.version, before, match.lines[before:], who, match.seat, undo_floor, result)

    def after(self, match: Match, lines: MoveLines, revision: int) -> TableSnapshot:
        """The table after these lines were written."""
        return replace(self, row=row_after(self.row, lines, revision), position=self.position.then(match, self.version + 1), log=None)

    # taking back

    def may_undo(self, seats: Sequence[int]) -> bool:
        """May one of these seats take its last decision back? `Match.may_take_back` has the rule.

        The row knows what the lines do not tell: that a bot has moved, that somebody has decided since and taken it back.
        """
        match = self.match
        if self.row.status != "running" or not match.may_take_back or len(match.lines) <= self.row.undo_floor:
            return False
        return parse_line(match.lines[-1]).seat in seats

    def last_entered(self) -> int | None:
        """The last line that people entered: chance, or a move of theirs. A bot's moves after it are taken back with it."""
        bots = {one.seat for one in self.seats if one.level}
        entered = [number for number, line in enumerate(self.match.lines) if parse_line(line).seat not in bots]
        return entered[-1] if entered else None

    def undone(self, user: User) -> Match:
        """The match without this user's last decision; with real cards, without what was entered last."""
        if self.row.manual_chance:
            number = self.last_entered()
            if number is None:
                raise problems.nothing_told()
            return self.before(number)
        if not self.may_undo(seats_of(self.seats, user.id)):
            raise problems.nothing_to_undo()
        return self.before(len(self.match.lines) - 1)

    def before(self, number: int) -> Match:
        """The match as it was before this line (0 is the first)."""
        return match_before(self.match, number)


def require_somebody_here(row: Any, seat_rows: Sequence[Any], user: User) -> None:
    """Refuse whoever neither sits at a table nor opened it."""
    if user.id != row.host and not seats_of(seat_rows, user.id):
        raise Problem(403, N_("Only those who sit at this table may do that."))


def match_before(match: Match, number: int) -> Match:
    """A match as it was before this line (0 is the first)."""
    then = match.copy()
    if then.may_undo:
        then.undo()
        if len(then.lines) == number:
            return then
    then = Match(match.config, manual_chance=match.manual_chance)
    then.follow(match.lines[:number])
    return then


def result_of(match: Match) -> str:
    """How a game ended: the points by seat, those who have won with a star."""
    winners = match.winners()
    return " ".join(f"{points}{'*' * (seat in winners)}" for seat, points in enumerate(match.points(), 1))


class TableSession:
    """One table in memory. `lock` is held by those who write; `position` may be read at any time."""

    def __init__(self, game: str, players: int, options: str, rules: int | None = None, manual_chance: bool = False):
        self.manual_chance = manual_chance
        self.board = board_of(game)
        self.lock = asyncio.Lock()
        self.config = game_config(game, players, options.split(), rules=rules)
        self.position = self._before_all()
        self._game_log: GameLog | None = None
        self._replaying = threading.Lock()  # one thread at a time follows lines or works out the log; never held while awaiting

    def _before_all(self) -> Position:
        return Position(Match(self.config, manual_chance=self.manual_chance), 0, ())

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.position.match

    @property
    def version(self) -> int:
        """The version of the record."""
        return self.position.version

    def follow(self, lines: Sequence[str], version: int | None = None) -> None:
        """Let the record's next lines happen."""
        match = self.match.copy()
        match.follow(lines)
        self.position = self.position.then(match, self.version if version is None else version)

    def catch_up(self, lines: Sequence[str], version: int) -> None:
        """Follow what others wrote, up to all these lines; where something was taken back, begin anew."""
        with self._replaying:
            if self.version >= version:
                return
            position = self.position
            if position.match.lines != lines[: len(position.match.lines)]:
                position = self._before_all()
            match = position.match.copy()
            match.follow(lines[len(match.lines) :])
            self.commit(position.then(match, version))

    def commit(self, position: Position) -> None:
        """A later position takes the place of the present one."""
        if position.version > self.version:
            self.position = position

    def take_back(self) -> None:
        """One decision back."""
        last = max(i for i, line in enumerate(self.match.lines) if not is_chance(line))
        self.position = self.position.then(match_before(self.match, last), self.version)

    # what happened

    def told(self) -> tuple[Position, LogView]:
        """The present position, and the log and the pieces that belong to it."""
        with self._replaying:
            position = self.position
            if self._game_log is None or not self._game_log.go_to(position.match.lines, position.written):
                self._game_log = GameLog(self.board, Match(self.config))
                self._game_log.go_to(position.match.lines, position.written)
            return position, self._game_log.view()

    @property
    def log(self) -> list[list[Message]]:
        """What each line meant."""
        return self.told()[1].log

    @property
    def running_log(self) -> list[list[Message]]:
        """The same as it may be read while the game runs."""
        return self.told()[1].running_log

    @property
    def rounds(self) -> list[int]:
        """The round that each line led to."""
        return self.told()[1].rounds

    @property
    def pieces(self) -> LogView:
        """Which piece lies where (`ids`)."""
        return self.told()[1]

    @property
    def snapshots(self) -> Sequence[StepSnapshot]:
        """The last steps, as they can be shown again."""
        return self.told()[1].snapshots

    @property
    def is_told(self) -> bool:
        """Has a page asked for the log?"""
        return self._game_log is not None

    def forget_log(self) -> None:
        """Keep only what playing needs; the log can be worked out again."""
        self._game_log = None


@dataclass(frozen=True)
class LogView:
    """What happened at a table, and which piece lies where, at one position."""

    log: list[list[Message]]
    """What each line meant."""
    running_log: list[list[Message]]
    """The same as it may be read while the game runs: without what nobody may look at again (`is_concealed` in the contract)."""
    earned_by_line: list[list[tuple[int, int, int]]]
    rounds: list[int]
    """The round that each line led to."""
    ids: dict[str, list[str]]
    """Which piece lies where."""
    snapshots: tuple[StepSnapshot, ...]
    """The last steps, as they can be shown again."""

    @property
    def earned(self) -> dict[int, Counter[int]]:
        """The money that each round brought, by seat."""
        rounds: dict[int, Counter[int]] = {}
        for number, seat, money in itertools.chain.from_iterable(self.earned_by_line):
            rounds.setdefault(number, Counter())[seat] += money
        return rounds

    def last_step(self, known: int) -> int:
        """The number of the last step of the lines that are known."""
        return max((snapshot.number for snapshot in self.snapshots if snapshot.line <= known), default=known * A_LINE)

    def past(self, match: Match, running: bool) -> int:
        """How many lines lie before the present, if that may still be a secret."""
        return match.present_start() if running else 0

    def visible_snapshots(self, match: Match, seat: int | None, known: int, running: bool) -> list[tuple[int, list[Message]]]:
        """The numbers of the last steps of which something may be said to this seat, and what.

        What lies before the present is told line by line: how often somebody had no choice there may tell what nobody may look at again.
        """
        log, past = self.running_log, self.past(match, running)
        snapshots, found = [snapshot for snapshot in self.snapshots if snapshot.line <= known], []
        for number, snapshot in enumerate(snapshots, 1):
            said = snapshot.said
            if snapshot.line <= past:
                said = log[snapshot.line - 1] if number == len(snapshots) or snapshots[number].line > snapshot.line else []
            if said := [one for one in said if not running or one.only in (None, seat)]:
                found.append((snapshot.number_seen(past), said))
        return found

    def moments(self, match: Match) -> list[tuple[StepSnapshot, np.ndarray, dict[str, list[str]]]]:
        """The last steps with the table after each, without what nobody may look at again, and with what lay where."""
        ids, found = dict(self.ids), []
        rows = np.concatenate([*(snapshot.rows for snapshot in self.snapshots), match.rows])
        for number, snapshot in reversed(list(enumerate(self.snapshots))):
            then = rows[number : number + 1] if match.is_over else match.game.redact_history(rows, number)
            found.append((snapshot, then, ids))
            ids = ids | snapshot.was
        return found[::-1]


@dataclass(frozen=True)
class StepSnapshot:
    """A step as it can be shown again."""

    number: int
    """Which line of the record it belongs to, and which step of that line it is."""
    said: list[Message]
    rows: np.ndarray
    """The table after it."""
    was: dict[str, list[str]]
    """The places where it changed something, and the pieces that lay there before."""

    @property
    def line(self) -> int:
        """The line of the record."""
        return self.number // A_LINE

    def number_seen(self, past: int) -> int:
        """The number that onlookers get: of all steps of a line before the present it is that of the first."""
        return first_step(self.line) if self.line <= past else self.number


def first_step(line: int) -> int:
    """The number of a line's first step."""
    return line * A_LINE + 1


class GameLog:
    """Works out the log of a table and the ids of its pieces: it follows the record with a match of its own."""

    def __init__(self, board: Board, match: Match):
        self.board, self._match = board, match
        self.log: list[list[Message]] = []
        self.earned: list[list[tuple[int, int, int]]] = []  # of each line: round, seat, money
        self.rounds: list[int] = []  # after each line
        self.step = 0  # the number of the last one
        self._written: tuple[int, ...] = ()
        self.snapshots: deque[StepSnapshot] = deque(maxlen=MAX_SNAPSHOTS)
        self._past: list[list[Message]] = []  # the log before the present, without what nobody may look at again
        self.pieces = Pieces()
        self.pieces.arrange(board.pieces(match.view(None)))
        match.watch(self._note)

    def go_to(self, lines: Sequence[str], written: tuple[int, ...] = ()) -> bool:
        """Follow the record, or take back the one decision that it no longer has; False if it is another record.

        `written` has the version of the table at which each line was written, which tells a line from another in its place.
        """
        written = written or (0,) * len(lines)
        mine = self._written
        if mine != written[: len(mine)]:
            pairs = enumerate(zip(mine, written, strict=False))
            common = next((i for i, (one, other) in pairs if one != other), min(len(mine), len(written)))
            if not self._take_back(common):
                return False
        self._written = written
        for line in lines[len(self.log) :]:
            self.log.append([])
            self.earned.append([])
            self.rounds.append(self.rounds[-1] if self.rounds else 0)
            self.step = len(self.log) * A_LINE
            self._match.follow([line])
        self._match.limit_undo(MOMENTS)
        return True

    def _note(self, step: Step) -> None:
        """What a step meant, and where it put the pieces."""
        said = [*self.board.tell(step), *self._count()]
        self.log[-1] += said
        self.earned[-1] += self.board.earn(step)
        self.rounds[-1] = self.board.round_of(step.after()) or self.rounds[-1]
        self.step += 1
        before = self.pieces.ids
        self.pieces.arrange(self.board.pieces(step.after()))
        places = before.keys() | self.pieces.ids.keys()
        was = {place: before.get(place, []) for place in places if before.get(place) != self.pieces.ids.get(place)}
        self.snapshots.append(StepSnapshot(self.step, said, self._match.rows.copy(), was))

    def _count(self) -> list[Message]:
        """The final count, when the game is over."""
        if not self._match.is_over:
            return []
        points = self._match.points()
        order = sorted(range(1, len(points) + 1), key=lambda seat: (seat not in self._match.winners(), -points[seat - 1]))
        rows = tuple((Seat(seat), str(points[seat - 1]).replace("-", "−")) for seat in order)
        counted = [Term("{who} {number}", None, {"who": who, "number": number}) for who, number in rows]
        return [Message(N_("The final count: {counted}."), {"counted": counted}, loud=True, moment=rows)]

    def view(self) -> LogView:
        """All of it, as it is now."""
        present = self._match.present_start()
        if len(self._past) != present:
            self._past = self.board.redacted_log(self.log[:present], self._match.lines_for(None, show_concealed=False)[:present])
        log = list(self.log)
        running = self._past + log[present:]
        return LogView(log, running, list(self.earned), list(self.rounds), self.pieces.ids, tuple(self.snapshots))

    def _take_back(self, number: int) -> bool:
        """The lines from `number` on are gone; they belong to one decision. False if it is another, or too long ago to be remembered."""
        if not self._match.may_undo:
            return False
        self._match.undo()
        if len(self._match.lines) != number:
            return False
        del self.log[number:], self.earned[number:], self.rounds[number:]
        self._past = []
        self.snapshots.clear()  # what lay where before is no longer known: pieces of a kind may have changed places
        self.pieces.arrange(self.board.pieces(self._match.view(None)))
        return True


def opening(game: str, players: int, options: str, rules: int, secret: str, manual_chance: bool = False) -> tuple[list[str], int | None]:
    """The lines a table starts with and whose turn it is then."""
    match = Match(
        game_config(game, players, options.split(), rules=rules), chance=partial(keyed_words, secret), manual_chance=manual_chance
    ).resolve_chance()
    return match.lines, match.seat


def chance_at(secret: str, number: int) -> int:
    """A random number from a secret and a line's number: where one stream of chance begins. Never 0."""
    digest = hmac.digest(secret.encode(), str(number).encode(), "sha256")
    return int.from_bytes(digest[:8], "big") | 1


class Sessions:
    """Finds tables, in the store and in memory, and publishes their changes.

    The least recently used sessions are forgotten first: the store has them all. Fewer keep a log, which takes most room.
    """

    def __init__(self, store: TableStore, bus: Bus, presence: Presence, most: int = 6000, most_told: int = 400):
        self.store, self.bus, self.presence, self._most, self._most_told = store, bus, presence, most, most_told
        self.call: Callable[..., Awaitable[Any]] = asyncio.to_thread
        """How the event loop calls what may block."""
        self._kept: OrderedDict[str, TableSession] = OrderedDict()
        self._told: OrderedDict[str, TableSession] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._kept)

    # rows

    def row(self, table_id: str) -> Any:
        """A table's row; an unknown table is a problem."""
        return self.row_and_seats(table_id)[0]

    def row_and_seats(self, table_id: str) -> tuple[Any, list[Any]]:
        """A table's row and who sits there."""
        if not TABLE_ID.fullmatch(table_id):
            raise problems.no_table()
        row, seat_rows = self.store.table_and_seats(table_id)
        if row is None:
            raise problems.no_table()
        return row, seat_rows

    async def found(self, table_id: str) -> tuple[Any, list[Any]]:
        """The same in the event loop. A shared database is asked every time, which takes a moment; a file's rows are at hand."""
        if self.store.db.shared:
            found: tuple[Any, list[Any]] = await self.call(self.row_and_seats, table_id)
            return found
        return self.row_and_seats(table_id)

    def at_my_table(self, user: User, table_id: str) -> tuple[Any, list[Any]]:
        """A table where this user sits or that they opened; they are there."""
        row, seat_rows = self.row_and_seats(table_id)
        require_somebody_here(row, seat_rows, user)
        self.presence.note_activity(table_id, user.id)
        return row, seat_rows

    # tables in memory

    def of(self, row: Any) -> TableSession:
        """The table of a row, at least as new as the row. Not in the event loop: it may take a while."""
        session = self._kept_one(row)
        while session.version < row.version:
            session.catch_up(self.store.texts(row.id)[: row.lines], row.version)
        return session

    def snapshot(self, table_id: str, log: bool = False) -> TableSnapshot:
        """A table at this moment; with its `log` if a page wants that. Not in the event loop: it may take a while."""
        row, seat_rows = self.row_and_seats(table_id)
        while True:
            session = self.of(row)  # at least as new as the row, perhaps newer
            position, told = session.told() if log else (session.position, None)
            if position.version != row.version:
                row, seat_rows = self.row_and_seats(table_id)
            if position.version >= row.version:  # else another server was faster
                return TableSnapshot(row, seat_rows, position, session.board, told)

    @asynccontextmanager
    async def open(self, table_id: str) -> AsyncIterator[TableSnapshot]:
        """A table as it stands, while nobody else in this process writes to it."""
        row, seat_rows = await self.found(table_id)
        session = self._kept_one(row)
        async with session.lock:
            if session.version > row.version:  # it changed while this task waited for the lock
                row, seat_rows = await self.found(table_id)
            if session.version < row.version:
                await self.call(self.of, row)
            yield TableSnapshot(row, seat_rows, session.position, session.board)

    def commit(self, snapshot: TableSnapshot) -> TableSnapshot:
        """What was written is the table from now on."""
        self._kept_one(snapshot.row).commit(snapshot.position)
        return snapshot

    def _kept_one(self, row: Any) -> TableSession:
        with self._lock:
            session = self._kept.get(row.id)
            if session is None:
                session = self._kept[row.id] = TableSession(row.game, row.players, row.options, row.rules, row.manual_chance)
            self._kept.move_to_end(row.id)
            while len(self._kept) > self._most:
                self._told.pop(self._kept.popitem(last=False)[0], None)
            if session.is_told:
                self._told[row.id] = session
                self._told.move_to_end(row.id)
                while len(self._told) > self._most_told:
                    self._told.popitem(last=False)[1].forget_log()
            return session

    # publishing

    def changed(self, table_id: str) -> None:
        """Publish that a table has changed, as it is now."""
        row, seat_rows = self.row_and_seats(table_id)
        self.bus.publish(TableChanged(row, seat_rows))

    def gone(self, table_id: str) -> None:
        """Publish that a table is no more."""
        self.bus.publish(TableGone(table_id))
