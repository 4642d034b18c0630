"""A table in memory: the match replayed from its lines, with the log and the ids of the pieces.

A `TableSession` is a table as this process knows it. Its `position` is never modified: a move is played on a copy of the match, and once
it is written, the copy replaces the position. So pages read without a lock, and nobody sees a move before it is on the disk. Writers hold
the session's `asyncio.Lock`. A `TableSnapshot` is a position with the table's row and seats of the same moment; the service works with it,
and pages and streams show it.
"""

from __future__ import annotations

import asyncio
import functools
import hmac
import itertools
import pickle
import re
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from kogge.engine.board import N_, Board, Message, Seat, Term
from kogge.engine.chance import keyed_words
from kogge.engine.errors import IllegalMove
from kogge.engine.lines import is_chance, parse_line
from kogge.engine.match import Match, Step
from kogge.engine.record_cache import cache_key, load_cached, store_cached
from kogge.engine.record_view import copy_rows
from kogge.engine.rule import digest_of
from kogge.games import game_config
from kogge.web import problems
from kogge.web.accounts.users import User, seats_of
from kogge.web.bus import Bus, TableChanged, TableGone
from kogge.web.i18n.translation import board_of
from kogge.web.live.presence import Presence
from kogge.web.problems import Problem
from kogge.web.tables.info import SeatInfo, TableInfo
from kogge.web.tables.move_writer import MoveLines
from kogge.web.tables.store import TableStore


class Pieces:
    """Stable ids for pieces: `ids[place]`, in the order in which the board names them.

    A game's view only counts pieces ("two tea cubes lie loose"); here each gets an id that it keeps while it moves. Pieces of one kind are
    matched by place: those that can stay, stay; those that left a place go where one more is needed. The ids follow from the record alone,
    so every server and every replay computes the same ones.
    """

    def __init__(self) -> None:
        self.ids: dict[str, list[str]] = {}
        self._made: dict[str, int] = {}
        self._spare: dict[str, list[str]] = {}

    def arrange(self, wanted: Iterable[tuple[str, str]]) -> None:
        """Arrange the pieces as in a view: `wanted` has the kind and the place of each."""
        wanted = list(wanted)
        before = {place: list(ids) for place, ids in self.ids.items()}
        now: list[str | None] = []
        for kind, place in wanted:
            now.append(_take(before.get(place, []), kind))
        free = self._spare
        for ids in before.values():
            for piece in ids:
                free.setdefault(_kind(piece), []).append(piece)
        self.ids = {}
        for i, (kind, place) in enumerate(wanted):
            piece = now[i] or self._moved_or_made(kind)
            self.ids.setdefault(place, []).append(piece)

    def _moved_or_made(self, kind: str) -> str:
        """The piece of this kind that left its place last; a new one if none did."""
        spare = self._spare.get(kind)
        if spare:
            return spare.pop()
        self._made[kind] = self._made.get(kind, 0) + 1
        return f"{kind}.{self._made[kind]}"

    def at(self, place: str) -> list[str]:
        """The ids of the pieces at a place."""
        return self.ids.get(place, [])


def _take(ids: list[str], kind: str) -> str | None:
    """A piece of this kind that may stay where it is."""
    for i, piece in enumerate(ids):
        if _kind(piece) == kind:
            return ids.pop(i)
    return None


def _kind(piece: str) -> str:
    return piece.rpartition(".")[0]


Rows = tuple[TableInfo, Sequence[SeatInfo]]
"""A table and its seats, read together."""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{10,32}")
MOMENTS = 10  # decisions kept for undo; the choices of a secret round must fit
A_LINE = 1000  # steps that a line has room for: step 2 of line 14 is number 14,002
MAX_IDLE = 600.0  # seconds that a table stays in memory although nobody watches or uses it
MAX_SNAPSHOTS = 60  # steps kept for animations


@dataclass(frozen=True)
class Position:
    """A match and the version of the table it belongs to. Immutable: a move is played on a copy."""

    match: Match
    version: int
    written: tuple[int, ...]
    """The version at which each line was written."""

    def then(self, match: Match, version: int) -> Position:
        """The position after more lines, or after fewer: another match at a later version."""
        kept = min(len(self.written), len(match.lines))
        match.limit_undo(MOMENTS)
        return Position(match, version, self.written[:kept] + (version,) * (len(match.lines) - kept))


@dataclass(frozen=True)
class TableSnapshot:
    """A table at one moment: its row, its seats, and its match. Immutable."""

    info: TableInfo
    seats: Sequence[SeatInfo]
    position: Position
    board: Board
    log: LogView | None = None
    """The log so far, if requested."""

    @property
    def match(self) -> Match:
        """The match; take a copy to play on."""
        return self.position.match

    @property
    def version(self) -> int:
        """The version of the record."""
        return self.position.version

    # what may be done

    def require_seat(self, seat: int, user: User) -> None:
        """Refuse a seat that is not this user's."""
        if not 1 <= seat <= self.info.players or self.seats[seat - 1].user_id != user.id:
            raise problems.not_your_seat()

    def require_member(self, user: User) -> None:
        """Refuse a user who neither sits here nor opened the table."""
        require_member(self.info, self.seats, user)

    def require_version(self, version: int) -> None:
        """Refuse a request for another version of the table."""
        if self.version != version:
            raise problems.too_late()

    def require_play(self, version: int) -> None:
        """Refuse a move or chance event if the table is not running at this version."""
        if self.info.status == "open":
            raise problems.not_begun()
        self.require_version(version)
        if self.match.is_over:
            raise problems.is_over()
        if self.info.paused is not None:
            raise problems.is_paused()

    # what comes next

    def played(self, move: str) -> Match:
        """The match after a move and the chance events that follow from it."""
        match = self.match.copy()
        match.chance = partial(keyed_words, self.info.secret)
        try:
            match.play(move)
        except IllegalMove:
            raise problems.illegal_move(move) from None
        return match

    def with_chance(self, event: str) -> Match:
        """The match after a chance event that a user enters."""
        match = self.match.copy()
        try:
            match.apply_chance(event)
        except IllegalMove:
            raise problems.impossible_event(event) from None
        return match

    def lines_to(self, match: Match, who: str | None) -> MoveLines:
        """The lines that lead from here to a match, ready to be written; `who` is None for a bot."""
        before = len(self.match.lines)
        undo_floor = match.undo_floor if who else len(match.lines)  # a bot's move is final: nobody may let a bot play and undo it
        result = result_of(match) if match.is_over else None
        return MoveLines(self.info.id, self.version, before, match.lines[before:], who, match.seat, undo_floor, result)

    def with_match(self, match: Match, info: TableInfo) -> TableSnapshot:
        """The table after the lines were written that lead to this match."""
        return TableSnapshot(info, self.seats, self.position.then(match, self.version + 1), self.board)

    # taking back

    def may_undo(self, seats: Sequence[int]) -> bool:
        """Whether one of these seats may undo its last decision. `Match.may_take_back` has the rule.

        The row knows what the lines do not show: that a bot has moved, or that somebody has decided since and undone it.
        """
        match = self.match
        if self.info.status != "running" or not match.may_take_back or len(match.lines) <= self.info.undo_floor:
            return False
        seat = parse_line(match.lines[-1]).seat
        return seat is not None and seat in seats and not self.seats[seat - 1].level  # whose seat a bot holds decides nothing

    def last_entered(self) -> int | None:
        """The number of the last line that people entered: a chance event or a move of theirs. Later moves of bots are undone with it."""
        bots = {one.seat for one in self.seats if one.level}
        entered = [number for number, line in enumerate(self.match.lines) if parse_line(line).seat not in bots]
        return entered[-1] if entered else None

    def undone(self, user: User) -> Match:
        """The match without this user's last decision; with real cards, without the last entry."""
        if self.info.manual_chance:
            number = self.last_entered()
            if number is None:
                raise problems.nothing_entered()
            return match_before(self.match, number)
        if not self.may_undo(seats_of(self.seats, user.id)):
            raise problems.nothing_to_undo()
        return match_before(self.match, len(self.match.lines) - 1)


def require_member(row: TableInfo, seat_rows: Sequence[SeatInfo], user: User) -> None:
    """Refuse a user who neither sits at a table nor opened it."""
    if user.id != row.host and not seats_of(seat_rows, user.id):
        raise Problem(403, N_("Only players in this game can do that."))


def match_before(match: Match, number: int) -> Match:
    """A match before this line (0 is the first)."""
    then = match.copy()
    if then.may_undo:
        then.undo()
        if len(then.lines) == number:
            return then
    then = Match(match.config, manual_chance=match.manual_chance)
    then.follow(match.lines[:number])
    return then


def result_of(match: Match) -> str:
    """The result of a game: the points by seat, winners with a star."""
    winners = match.winners()
    return " ".join(f"{points}{'*' * (seat in winners)}" for seat, points in enumerate(match.points(), 1))


class TableSession:
    """One table in memory. Writers hold `lock`; `position` may be read at any time."""

    def __init__(self, game: str, players: int, options: str, rules: int | None = None, manual_chance: bool = False):
        self.manual_chance = manual_chance
        self.board = board_of(game)
        self.lock = asyncio.Lock()
        self.config = game_config(game, players, options.split(), rules=rules)
        self.position = self._before_all()
        self._game_log: GameLog | None = None
        self._final_log: tuple[Position, LogView] | None = None  # of a finished game
        self._replaying = threading.Lock()  # one thread at a time follows lines or computes the log; never held across an await
        self.used_at = time.monotonic()

    def _before_all(self) -> Position:
        return Position(Match(self.config, manual_chance=self.manual_chance), 0, ())

    @property
    def match(self) -> Match:
        """The current match."""
        return self.position.match

    @property
    def version(self) -> int:
        """The version of the record."""
        return self.position.version

    def follow(self, lines: Sequence[str], version: int | None = None) -> None:
        """Replay the next lines of the record."""
        match = self.match.copy()
        match.follow(lines)
        self.position = self.position.then(match, self.version if version is None else version)

    def catch_up(self, lines: Sequence[str], version: int) -> None:
        """Replay what others wrote, up to all these lines; start anew if lines were undone."""
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
        """Replace the current position by a later one."""
        if position.version > self.version:
            self.position = position

    def take_back(self) -> None:
        """Undo one decision."""
        last = max(i for i, line in enumerate(self.match.lines) if not is_chance(line))
        self.position = self.position.then(match_before(self.match, last), self.version)

    # what happened

    def with_log(self) -> tuple[Position, LogView]:
        """The current position with its log and pieces."""
        with self._replaying:
            position = self.position
            if self._final_log is not None and self._final_log[0] is position:
                return self._final_log
            key = log_key(position.match) if position.match.is_over else b""
            if key and self._game_log is None and (known := load_log(key)) is not None:
                self._final_log = position, known
                return self._final_log
            if self._game_log is None or not self._game_log.go_to(position.match.lines, position.written):
                self._game_log = GameLog(self.board, Match(self.config))
                self._game_log.go_to(position.match.lines, position.written)
            found = position, self._game_log.view()
            if key:
                store_log(key, found[1])
                self._final_log = found
            return found

    @property
    def log(self) -> list[list[Message]]:
        """The log messages of each line."""
        return self.with_log()[1].log

    @property
    def running_log(self) -> list[list[Message]]:
        """The log as it may be read while the game runs."""
        return self.with_log()[1].running_log

    @property
    def rounds(self) -> list[int]:
        """The round after each line."""
        return self.with_log()[1].rounds

    @property
    def pieces(self) -> LogView:
        """The pieces and their places (`ids`)."""
        return self.with_log()[1]

    @property
    def snapshots(self) -> Sequence[StepSnapshot]:
        """The last steps, for animations."""
        return self.with_log()[1].snapshots

    @property
    def has_log(self) -> bool:
        """Whether a page has asked for the log."""
        return self._game_log is not None or self._final_log is not None

    def forget_log(self) -> None:
        """Keep only what playing needs; the log can be computed again."""
        with self._replaying:
            self._game_log = self._final_log = None


@dataclass(frozen=True)
class LogView:
    """The log and the pieces of a table at one position."""

    log: list[list[Message]]
    """The messages of each line."""
    running_log: list[list[Message]]
    """The same as it may be read while the game runs: without what is concealed again (`is_concealed` in the contract)."""
    earned_by_line: list[list[tuple[int, int, int]]]
    rounds: list[int]
    """The round after each line."""
    ids: dict[str, list[str]]
    """The ids of the pieces, by place."""
    snapshots: tuple[StepSnapshot, ...]
    """The last steps, for animations."""
    present: int = 0
    """How many lines lie before the present (`Match.present_start`)."""

    @property
    def earned(self) -> dict[int, Counter[int]]:
        """The income of each round, by seat."""
        rounds: dict[int, Counter[int]] = {}
        for number, seat, money in itertools.chain.from_iterable(self.earned_by_line):
            rounds.setdefault(number, Counter())[seat] += money
        return rounds

    def last_step(self, known: int) -> int:
        """The number of the last known step."""
        return max((snapshot.number for snapshot in self.snapshots if snapshot.line <= known), default=known * A_LINE)

    def past(self, running: bool) -> int:
        """How many lines lie before the present, if they may still be secret."""
        return self.present if running else 0

    def visible_snapshots(self, seat: int | None, known: int, running: bool) -> list[tuple[int, list[Message]]]:
        """The numbers of the last steps that have messages for this seat, with those messages."""
        if not running:
            return self.known_snapshots(known, running)
        steps = [(number, [one for one in said if one.only in (None, seat)]) for number, said in self.known_snapshots(known, running)]
        return [(number, said) for number, said in steps if said]

    def known_snapshots(self, known: int, running: bool) -> list[tuple[int, list[Message]]]:
        """The same with the messages for every seat.

        Steps before the present are shown by line: the number of forced moves there could reveal what is concealed again.
        """
        log, past = self.running_log, self.past(running)
        snapshots, found = [snapshot for snapshot in self.snapshots if snapshot.line <= known], []
        for number, snapshot in enumerate(snapshots, 1):
            said = snapshot.said
            if snapshot.line <= past:
                said = log[snapshot.line - 1] if number == len(snapshots) or snapshots[number].line > snapshot.line else []
            if said:
                found.append((snapshot.number_seen(past), said))
        return found

    def moments(self, match: Match) -> list[tuple[StepSnapshot, np.ndarray, dict[str, list[str]]]]:
        """The last steps with the table after each, without what is concealed again, and with the places of the pieces."""
        ids, found = dict(self.ids), []
        rows = np.concatenate([*(snapshot.rows for snapshot in self.snapshots), match.rows])
        for number, snapshot in reversed(list(enumerate(self.snapshots))):
            then = rows[number : number + 1] if match.is_over else match.game.redact_history(rows, number)
            found.append((snapshot, then, ids))
            ids = ids | snapshot.was
        return found[::-1]


@dataclass(frozen=True)
class StepSnapshot:
    """A step that can be shown again."""

    number: int
    """The number of its line in the record, and of the step within that line."""
    said: list[Message]
    rows: np.ndarray
    """The table after it."""
    was: dict[str, list[str]]
    """The places where it changed something, and the pieces that lay there before."""

    @property
    def line(self) -> int:
        """The number of its line in the record."""
        return self.number // A_LINE

    def number_seen(self, past: int) -> int:
        """The number that viewers get: all steps of a line before the present have that of its first step."""
        return first_step(self.line) if self.line <= past else self.number


def first_step(line: int) -> int:
    """The number of a line's first step."""
    return line * A_LINE + 1


class GameLog:
    """Computes the log of a table and the ids of its pieces; it follows the record with its own match."""

    def __init__(self, board: Board, match: Match):
        self.board, self._match = board, match
        self.log: list[list[Message]] = []
        self.earned: list[list[tuple[int, int, int]]] = []  # by line: round, seat, money
        self.rounds: list[int] = []  # by line: the round after it
        self.step = 0  # the number of the last step
        self._written: tuple[int, ...] = ()
        self.snapshots: deque[StepSnapshot] = deque(maxlen=MAX_SNAPSHOTS)
        self._past: list[list[Message]] = []  # the log before the present, without what is concealed again
        self.pieces = Pieces()
        self.pieces.arrange(board.pieces(match.view(None)))
        match.watch(self._note)

    def go_to(self, lines: Sequence[str], written: tuple[int, ...] = ()) -> bool:
        """Follow the record, or undo the one decision that it no longer has; False if it is another record.

        `written` has the table's version at which each line was written: it distinguishes a line from another one with the same number.
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
        """Note the messages of a step, and where it put the pieces."""
        said = [*self.board.tell(step), *self._count()]
        if said and step.seat is not None and (brief := self.board.brief(step)):
            said[0] = replace(said[0], brief=brief)
        self.log[-1] += said
        self.earned[-1] += self.board.earn(step)
        self.rounds[-1] = self.board.round_of(step.after()) or self.rounds[-1]
        self.step += 1
        before = self.pieces.ids
        self.pieces.arrange(self.board.pieces(step.after()))
        places = before.keys() | self.pieces.ids.keys()
        was = {place: before.get(place, []) for place in places if before.get(place) != self.pieces.ids.get(place)}
        self.snapshots.append(StepSnapshot(self.step, said, copy_rows(self._match.rows), was))

    def _count(self) -> list[Message]:
        """Note the final scoring, when the game is over."""
        if not self._match.is_over:
            return []
        points = self._match.points()
        order = sorted(range(1, len(points) + 1), key=lambda seat: (seat not in self._match.winners(), -points[seat - 1]))
        rows = tuple((Seat(seat), str(points[seat - 1]).replace("-", "−")) for seat in order)
        counted = [Term("{who} {number}", None, {"who": who, "number": number}) for who, number in rows]
        return [Message(N_("Final scoring: {counted}."), {"counted": counted}, loud=True, moment=rows)]

    def view(self) -> LogView:
        """A view of the present state."""
        present = self._match.present_start()
        if len(self._past) != present:
            self._past = self.board.redacted_log(self.log[:present], self._match.lines_for(None, show_concealed=False)[:present])
        log = list(self.log)
        running = self._past + log[present:]
        return LogView(log, running, list(self.earned), list(self.rounds), self.pieces.ids, tuple(self.snapshots), present)

    def _take_back(self, number: int) -> bool:
        """Remove the lines from `number` on, which must belong to one decision. False if they do not, or if it is no longer remembered."""
        if not self._match.may_undo:
            return False
        self._match.undo()
        if len(self._match.lines) != number:
            return False
        del self.log[number:], self.earned[number:], self.rounds[number:]
        self._past = []
        self.snapshots.clear()  # the earlier places are no longer known: pieces of a kind may have changed places
        self.pieces.arrange(self.board.pieces(self._match.view(None)))
        return True


# A cache of the logs of finished games: computing one takes a tenth of a second, loading it two milliseconds. It lies beside the cache of
# replayed records, in a file that only the site's own user can read and write, and may be deleted at any time. Its contents are pickled, as
# in the cache of compiled rules: like that one it belongs to one user, and is never copied between machines.


def log_key(match: Match) -> bytes:
    """The key of a finished game: its lines, its box, and the sources of rules, board and log."""
    config = match.config
    header = f"log {config.game.id} {config.players} {' '.join(config.options)} {_sources(config.game.folder)}"
    return cache_key("\n".join([header, *match.lines]), match.loaded)


@functools.cache
def _sources(folder: Path) -> str:
    return digest_of(Path(__file__).parent, folder / "board")


def load_log(key: bytes) -> LogView | None:
    """The log of a finished game, if it is in the cache."""
    known = load_cached(key)
    try:
        found: LogView | None = pickle.loads(known) if known else None
    except Exception:  # damaged: it is computed again
        return None
    return found


def store_log(key: bytes, view: LogView) -> None:
    """Cache the log of a finished game."""
    store_cached(key, pickle.dumps(view, 5))


def opening(game: str, players: int, options: str, rules: int, secret: str, manual_chance: bool = False) -> tuple[list[str], int | None]:
    """The lines that a table starts with, and whose turn it is then."""
    match = Match(
        game_config(game, players, options.split(), rules=rules), chance=partial(keyed_words, secret), manual_chance=manual_chance
    ).resolve_chance()
    return match.lines, match.seat


def chance_at(secret: str, number: int) -> int:
    """A random number from a secret and a line's number: the seed of one stream of chance. Never 0."""
    digest = hmac.digest(secret.encode(), str(number).encode(), "sha256")
    return int.from_bytes(digest[:8], "big") | 1


class Sessions:
    """Finds tables, in the store and in memory, and publishes their changes.

    The least recently used sessions are dropped first, and all that nobody uses for ten minutes: the store has them all. A log takes most
    memory; tables that are watched keep theirs, and a few others for a minute or two.
    """

    def __init__(self, store: TableStore, bus: Bus, presence: Presence, max_sessions: int = 6000, max_with_log: int = 400):
        self.store, self.bus, self.presence, self._max_sessions, self._max_with_log = store, bus, presence, max_sessions, max_with_log
        self.call: Callable[..., Awaitable[Any]] = asyncio.to_thread
        """How the event loop calls what may block."""
        self._sessions: OrderedDict[str, TableSession] = OrderedDict()
        self._with_log: OrderedDict[str, TableSession] = OrderedDict()
        self._unwatched: set[str] = set()  # tables with a log that nobody watched when `rest` was last called
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._sessions)

    # rows

    def row(self, table_id: str) -> TableInfo:
        """The row of a table; raises a `Problem` for an unknown one."""
        return self.row_and_seats(table_id)[0]

    def row_and_seats(self, table_id: str) -> Rows:
        """The row and the seats of a table."""
        if not TABLE_ID.fullmatch(table_id):
            raise problems.no_table()
        row, seat_rows = self.store.table_and_seats(table_id)
        if row is None:
            raise problems.no_table()
        return row, seat_rows

    async def row_and_seats_async(self, table_id: str) -> Rows:
        """The same for the event loop. A shared database is queried every time, in a thread; the rows of a file are cached."""
        if self.store.db.shared:
            found: Rows = await self.call(self.row_and_seats, table_id)
            return found
        return self.row_and_seats(table_id)

    def row_and_seats_as_member(self, user: User, table_id: str) -> Rows:
        """A table where this user sits or that they opened; notes their presence."""
        row, seat_rows = self.row_and_seats(table_id)
        require_member(row, seat_rows, user)
        self.presence.note_activity(table_id, user.id)
        return row, seat_rows

    # tables in memory

    def has_log(self, table_id: str) -> bool:
        """Whether the log of a table is in memory, so that the latest moves are all that it lacks."""
        session = self._sessions.get(table_id)
        return session is not None and session.has_log

    def session(self, row: TableInfo) -> TableSession:
        """The session of a row, at least as new as the row. Not for the event loop: it may take a while."""
        session = self._session(row)
        while session.version < row.version:
            session.catch_up(self.store.texts(row.id)[: row.lines], row.version)
        return session

    def snapshot(self, table_id: str, log: bool = False, rows: Rows | None = None) -> TableSnapshot:
        """A table at this moment, with its `log` if a page needs it. `rows`: its row and seats, if they have just been read. Not for the
        event loop: it may take a while."""
        row, seat_rows = rows or self.row_and_seats(table_id)
        while True:
            session = self.session(row)  # at least as new as the row, perhaps newer
            position, log_view = session.with_log() if log else (session.position, None)
            if position.version != row.version:
                row, seat_rows = self.row_and_seats(table_id)
            if position.version >= row.version:  # otherwise another server was faster
                return TableSnapshot(row, seat_rows, position, session.board, log_view)

    @asynccontextmanager
    async def open(self, table_id: str) -> AsyncIterator[TableSnapshot]:
        """Lock a table for writing in this process."""
        row, seat_rows = await self.row_and_seats_async(table_id)
        session = self._session(row)
        async with session.lock:
            if session.version > row.version:  # it changed while this task waited for the lock
                row, seat_rows = await self.row_and_seats_async(table_id)
            if session.version < row.version:
                await self.call(self.session, row)
            yield TableSnapshot(row, seat_rows, session.position, session.board)

    def commit(self, snapshot: TableSnapshot) -> TableSnapshot:
        """Make what was written the current position."""
        self._session(snapshot.info).commit(snapshot.position)
        return snapshot

    def rest(self) -> None:
        """Forget the logs of tables that nobody has watched since the last call, and tables that nobody has used for long. Both are
        computed again when somebody comes."""
        idle_since = time.monotonic() - MAX_IDLE
        with self._lock:
            for table_id in [one for one, session in self._sessions.items() if session.used_at < idle_since]:
                if not self.presence.is_watched(table_id) and not self._sessions[table_id].lock.locked():
                    del self._sessions[table_id]
                    self._with_log.pop(table_id, None)
            logs = [table_id for table_id, session in self._sessions.items() if session.has_log]
            unwatched = {table_id for table_id in logs if not self.presence.is_watched(table_id)}
            resting = [self._sessions[table_id] for table_id in unwatched & self._unwatched]
            for table_id in unwatched & self._unwatched:
                self._with_log.pop(table_id, None)
            self._unwatched = unwatched - self._unwatched
        for session in resting:
            session.forget_log()

    def _session(self, row: TableInfo) -> TableSession:
        too_many = []
        with self._lock:
            session = self._sessions.get(row.id)
            if session is None:
                session = self._sessions[row.id] = TableSession(row.game, row.players, row.options, row.rules, row.manual_chance)
            session.used_at = time.monotonic()
            self._sessions.move_to_end(row.id)
            while len(self._sessions) > self._max_sessions:
                self._with_log.pop(self._sessions.popitem(last=False)[0], None)
            if session.has_log:
                self._with_log[row.id] = session
                self._with_log.move_to_end(row.id)
                for _ in range(len(self._with_log) - self._max_with_log):  # what is watched stays
                    oldest, other = self._with_log.popitem(last=False)
                    if self.presence.is_watched(oldest):
                        self._with_log[oldest] = other
                    else:
                        too_many.append(other)
        for other in too_many:
            other.forget_log()
        return session

    # publishing

    def changed(self, table_id: str) -> None:
        """Publish that a table has changed."""
        row, seat_rows = self.row_and_seats(table_id)
        self.bus.publish(TableChanged(row, seat_rows))

    def gone(self, table_id: str) -> None:
        """Publish that a table was removed."""
        self.bus.publish(TableGone(table_id))
