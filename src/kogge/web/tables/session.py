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
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

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
    matched by place: as many as possible stay, and those that left their place move to the new places. The ids depend only on the record,
    so every server and every replay computes the same ones.
    """

    def __init__(self) -> None:
        self.ids: dict[str, list[str]] = {}
        self._kinds: dict[str, list[str]] = {}  # of the pieces at each place; a place whose kinds stay the same keeps its pieces
        self._made: dict[str, int] = {}
        self._spare: dict[str, list[str]] = {}

    def arrange(self, wanted: Iterable[tuple[str, str]]) -> None:
        """Arrange the pieces as in a view: `wanted` has the kind and the place of each."""
        wanted = list(wanted)
        kinds: dict[str, list[str]] = {}
        for kind, place in wanted:
            if place in kinds:
                kinds[place].append(kind)
            else:
                kinds[place] = [kind]
        before, kinds_before = self.ids, self._kinds
        left = {place: list(before.get(place, ())) for place, now in kinds.items() if kinds_before.get(place) != now}
        self.ids = {place: [] if place in left else before[place] for place in kinds}
        changed = [(kind, place, _take(left[place], kind)) for kind, place in wanted if place in left]
        for place, ids in before.items():
            for piece in left.get(place, () if place in kinds else ids):
                self._spare.setdefault(_kind(piece), []).append(piece)
        for kind, place, kept in changed:
            self.ids[place].append(kept or self._moved_or_new(kind))
        self._kinds = kinds

    def _moved_or_new(self, kind: str) -> str:
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


Cached = TypeVar("Cached")
Rows = tuple[TableInfo, Sequence[SeatInfo]]
"""A table and its seats, read together."""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{10,32}")
UNDO_DEPTH = 10  # decisions kept for undo; the choices of a secret round must fit
STEPS_PER_LINE = 1000  # for numbering steps: step 2 of line 14 is number 14,002
MAX_IDLE = 600.0  # seconds that a table stays in memory although nobody watches or uses it
MAX_SNAPSHOTS = 60  # steps kept for animations


@dataclass(frozen=True)
class Position:
    """A match and the version of the table it belongs to. Immutable: a move is played on a copy."""

    match: Match
    version: int
    line_versions: tuple[int, ...]
    """The version at which each line was written."""

    @functools.cached_property
    def seat(self) -> int | None:
        """The seat to decide, as in `Match.seat`."""
        return self.match.seat

    def with_match(self, match: Match, version: int, common: int | None = None) -> Position:
        """The position at a later version, whose match has more lines, or fewer after an undo. `common`: how many first lines both have in
        common; None: all lines of the shorter one."""
        kept = min(len(self.line_versions), len(match.lines)) if common is None else common
        match.limit_undo(UNDO_DEPTH)
        return Position(match, version, self.line_versions[:kept] + (version,) * (len(match.lines) - kept))


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
        if self.position.seat is None:
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
        undo_floor = match.undo_floor if who else len(match.lines)  # a bot's move cannot be undone, or players could try out stand-ins
        turn = match.seat
        result = result_of(match) if turn is None else None
        return MoveLines(self.info.id, self.version, before, match.lines[before:], who, turn, undo_floor, result)

    def with_match(self, match: Match, info: TableInfo) -> TableSnapshot:
        """The table after the lines of this match were written."""
        return TableSnapshot(info, self.seats, self.position.with_match(match, self.version + 1), self.board)

    # taking back

    def may_undo(self, seats: Sequence[int]) -> bool:
        """Whether one of these seats may undo its last decision. `Match.may_take_back` has the rule.

        `undo_floor` covers what the lines do not show: that a bot has moved, or that somebody has decided since and undone it.
        """
        match = self.match
        if self.info.status != "running" or not match.may_take_back or len(match.lines) <= self.info.undo_floor:
            return False
        seat = parse_line(match.lines[-1]).seat
        return seat is not None and seat in seats and not self.seats[seat - 1].level  # nobody decides for a seat that a bot holds

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
    """The match before a line (0 is the first): by undo, or by replaying the game if the line is too far back."""
    earlier = match.copy()
    if not undo_to(earlier, number):
        earlier = Match(match.config, manual_chance=match.manual_chance)
    earlier.follow(match.lines[len(earlier.lines) : number])
    return earlier


def undo_to(match: Match, number: int) -> bool:
    """Undo decisions until at most this many lines are left. False if the match can no longer undo so many."""
    while len(match.lines) > number:
        if not match.may_undo:
            return False
        match.undo()
    return True


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
        self.position = self._initial_position()
        self._game_log: GameLog | None = None
        self._final_log: tuple[Position, LogView] | None = None  # of a finished game
        self._replaying = threading.Lock()  # held while following lines or computing the log; never across an await
        self.used_at = time.monotonic()

    def _initial_position(self) -> Position:
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
        self.position = self.position.with_match(match, self.version if version is None else version)

    def catch_up(self, lines: Sequence[str], version: int) -> None:
        """Bring the match to exactly these lines: undo and replay what other servers have changed."""
        with self._replaying:
            if self.version >= version:
                return
            position = self.position
            own_lines = position.match.lines
            pairs = enumerate(zip(own_lines, lines, strict=False))
            common = next((i for i, (own, other) in pairs if own != other), min(len(own_lines), len(lines)))
            match = match_before(position.match, common)
            match.follow(lines[common:])
            self.commit(position.with_match(match, version, common))

    def commit(self, position: Position) -> None:
        """Replace the current position by a later one."""
        if position.version > self.version:
            self.position = position

    def undo(self) -> None:
        """Undo one decision."""
        last = max(i for i, line in enumerate(self.match.lines) if not is_chance(line))
        self.position = self.position.with_match(match_before(self.match, last), self.version)

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
            if self._game_log is None or not self._game_log.sync_to(position.match.lines, position.line_versions):
                self._game_log = GameLog(self.board, Match(self.config))
                self._game_log.sync_to(position.match.lines, position.line_versions)
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
        """Free the memory of the log; it is computed again when it is needed."""
        with self._replaying:
            self._game_log = self._final_log = None


@dataclass(frozen=True)
class LogView:
    """The log and the pieces of a table at one position."""

    log: list[list[Message]]
    """The messages of each line."""
    running_log: list[list[Message]]
    """The log as it may be read while the game runs: without what has been concealed again (`is_concealed` in the contract)."""
    earned_by_line: list[list[tuple[int, int, int]]]
    rounds: list[int]
    """The round after each line."""
    ids: dict[str, list[str]]
    """The ids of the pieces, by place."""
    snapshots: tuple[StepSnapshot, ...]
    """The last steps, for animations."""
    present: int = 0
    """How many lines lie before the present (`Match.present_start`)."""
    public_view: dict[str, Any] | None = None
    """What a spectator sees, if the last step has computed it for the log."""

    @property
    def earned(self) -> dict[int, Counter[int]]:
        """The income of each round, by seat."""
        rounds: dict[int, Counter[int]] = {}
        for number, seat, money in itertools.chain.from_iterable(self.earned_by_line):
            rounds.setdefault(number, Counter())[seat] += money
        return rounds

    def last_step(self, known: int) -> int:
        """The number of the last known step."""
        return next((snapshot.number for snapshot in reversed(self.snapshots) if snapshot.line <= known), known * STEPS_PER_LINE)

    def past(self, running: bool) -> int:
        """The number of past lines that are shown without concealed events; 0 once the game is over."""
        return self.present if running else 0

    def visible_snapshots(self, seat: int | None, known: int, running: bool) -> list[tuple[int, list[Message]]]:
        """The numbers of the last steps that have messages for this seat, with those messages."""
        if not running:
            return self.known_snapshots(known, running)
        steps = [
            (number, [one for one in messages if one.only in (None, seat)]) for number, messages in self.known_snapshots(known, running)
        ]
        return [(number, messages) for number, messages in steps if messages]

    def known_snapshots(self, known: int, running: bool) -> list[tuple[int, list[Message]]]:
        """The numbers of the last steps that have messages, with the messages for every seat.

        Steps before the present are merged by line, because the number of forced moves there could reveal what has been concealed again.
        """
        log, past = self.running_log, self.past(running)
        snapshots: Sequence[StepSnapshot] = self.snapshots
        if snapshots and snapshots[-1].line > known:
            snapshots = [snapshot for snapshot in snapshots if snapshot.line <= known]
        if not past and snapshots and snapshots[0].line:
            return [(snapshot.number, snapshot.messages) for snapshot in snapshots if snapshot.messages]
        found = []
        for number, snapshot in enumerate(snapshots, 1):
            messages = snapshot.messages
            if snapshot.line <= past:
                messages = log[snapshot.line - 1] if number == len(snapshots) or snapshots[number].line > snapshot.line else []
            if messages:
                found.append((snapshot.visible_number(past), messages))
        return found

    def states(self, match: Match) -> list[tuple[StepSnapshot, np.ndarray, dict[str, list[str]]]]:
        """The last steps, each with the table after it, without what has been concealed again, and with the ids of the pieces by place."""
        ids, found = dict(self.ids), []
        rows = np.concatenate([*(snapshot.rows for snapshot in self.snapshots), match.rows])
        for number, snapshot in reversed(list(enumerate(self.snapshots))):
            row = rows[number : number + 1] if match.is_over else match.game.redact_history(rows, number)
            found.append((snapshot, row, ids))
            ids = ids | snapshot.pieces_before
        return found[::-1]


@dataclass(frozen=True)
class StepSnapshot:
    """A step that an animation can show."""

    number: int
    """The number of its line in the record, and of the step within that line."""
    messages: list[Message]
    rows: np.ndarray
    """The table after it."""
    pieces_before: dict[str, list[str]]
    """For each place that the step changed: the ids of the pieces that were there before."""

    @property
    def line(self) -> int:
        """The number of its line in the record."""
        return self.number // STEPS_PER_LINE

    def visible_number(self, past: int) -> int:
        """The number that viewers see. All steps of a past line get the number of its first one, so that they cannot be counted."""
        return first_step(self.line) if self.line <= past else self.number


def first_step(line: int) -> int:
    """The number of a line's first step."""
    return line * STEPS_PER_LINE + 1


class GameLog:
    """Computes the log of a table and the ids of its pieces; it follows the record with its own match."""

    def __init__(self, board: Board, match: Match):
        self.board, self._match = board, match
        self.log: list[list[Message]] = []
        self.earned: list[list[tuple[int, int, int]]] = []  # by line: round, seat, money
        self.rounds: list[int] = []  # by line: the round after it
        self.step = 0  # the number of the last step
        self._line_versions: tuple[int, ...] = ()
        self.snapshots: deque[StepSnapshot] = deque(maxlen=MAX_SNAPSHOTS)
        self._past: list[list[Message]] = []  # the log before the present, without what is concealed again
        self._public_view: dict[str, Any] | None = None  # after the last step
        self.pieces = Pieces()
        self.pieces.arrange(board.pieces(match.view(None)))
        match.watch(self._note)

    def sync_to(self, lines: Sequence[str], line_versions: tuple[int, ...] = ()) -> bool:
        """Bring the log up to date with the record: undo removed lines, follow new ones. False if the match cannot undo so many.

        `line_versions`: the table's version at which each line was written. It distinguishes a line from another one with the same number.
        """
        line_versions = line_versions or (0,) * len(lines)
        followed = self._line_versions
        if followed != line_versions[: len(followed)]:
            pairs = enumerate(zip(followed, line_versions, strict=False))
            common = next((i for i, (one, other) in pairs if one != other), min(len(followed), len(line_versions)))
            if not self._undo(common):
                return False
        self._line_versions = line_versions
        for line in lines[len(self.log) :]:
            self.log.append([])
            self.earned.append([])
            self.rounds.append(self.rounds[-1] if self.rounds else 0)
            self.step = len(self.log) * STEPS_PER_LINE
            self._match.follow([line])
        self._match.limit_undo(UNDO_DEPTH)
        return True

    def _note(self, step: Step) -> None:
        """Note the messages of a step, and which pieces it moved."""
        messages = [*self.board.log_entries(step), *self._final_scoring()]
        if messages and step.seat is not None and (brief := self.board.brief(step)):
            messages[0] = replace(messages[0], brief=brief)
        self.log[-1] += messages
        self.earned[-1] += self.board.earnings(step)
        self.rounds[-1] = self.board.round_of(step.after()) or self.rounds[-1]
        self.step += 1
        before, self._public_view = self.pieces.ids, step.after()
        self.pieces.arrange(self.board.pieces(self._public_view))
        places = before.keys() | self.pieces.ids.keys()
        pieces_before = {place: before.get(place, []) for place in places if before.get(place) != self.pieces.ids.get(place)}
        self.snapshots.append(StepSnapshot(self.step, messages, copy_rows(self._match.rows), pieces_before))

    def _final_scoring(self) -> list[Message]:
        """The message with the final scoring, once the game is over."""
        if not self._match.is_over:
            return []
        points = self._match.points()
        order = sorted(range(1, len(points) + 1), key=lambda seat: (seat not in self._match.winners(), -points[seat - 1]))
        rows = tuple((Seat(seat), str(points[seat - 1]).replace("-", "−")) for seat in order)
        counted = [Term("{who} {number}", None, {"who": who, "number": number}) for who, number in rows]
        return [Message(N_("Final scoring: {counted}."), {"counted": counted}, loud=True, moment=rows)]

    def view(self) -> LogView:
        """The current log, as an immutable view."""
        present = self._match.present_start()
        if len(self._past) != present:
            self._past = self.board.redacted_log(self.log[:present], self._match.lines_for(None, show_concealed=False)[:present])
        log = list(self.log)
        running = self._past + log[present:]
        steps = tuple(self.snapshots)
        return LogView(log, running, list(self.earned), list(self.rounds), self.pieces.ids, steps, present, self._public_view)

    def _undo(self, number: int) -> bool:
        """Undo decisions until at most `number` lines are left. False if the match can no longer undo so many."""
        if not undo_to(self._match, number):
            return False
        kept = len(self._match.lines)
        del self.log[kept:], self.earned[kept:], self.rounds[kept:]
        self._past, self._public_view = [], None
        self.snapshots.clear()  # outdated: pieces of one kind may have swapped places
        self.pieces.arrange(self.board.pieces(self._match.view(None)))
        return True


# A cache of the logs of finished games: computing one takes a tenth of a second, loading it two milliseconds. It is stored beside the cache
# of replayed records, readable and writable only by the site's own user, and may be deleted at any time. The entries are pickled, so the
# files must not be copied from elsewhere.


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
    except Exception:  # a damaged entry: compute the log again
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


EXAMINED = 4  # entries of a full cache that are examined at a time


def drop_oldest(cache: OrderedDict[str, Cached], limit: int, is_watched: Callable[[str], bool]) -> list[Cached]:
    """Drop the oldest entries of a cache by table beyond a limit, and return them. Watched tables stay, and count as just used.

    Only a few entries are examined in each call, so that it costs the same however many tables are watched.
    """
    dropped = []
    for _ in range(min(len(cache) - limit, EXAMINED)):
        table_id, oldest = cache.popitem(last=False)
        if is_watched(table_id):
            cache[table_id] = oldest
        else:
            dropped.append(oldest)
    return dropped


class Sessions:
    """Finds tables, in the store and in memory, and publishes their changes.

    Sessions that nobody has used for ten minutes are dropped, and beyond `max_sessions` the least recently used ones; they are loaded again
    from the store. Logs take most of the memory: watched tables keep theirs, others for a minute or two.
    """

    def __init__(self, store: TableStore, bus: Bus, presence: Presence, max_sessions: int = 6000, max_with_log: int = 400):
        self.store, self.bus, self.presence, self._max_sessions, self._max_with_log = store, bus, presence, max_sessions, max_with_log
        self.call: Callable[..., Awaitable[Any]] = asyncio.to_thread
        """Runs blocking code for the event loop (`Jobs.call`)."""
        self._sessions: OrderedDict[str, TableSession] = OrderedDict()
        self._with_log: OrderedDict[str, TableSession] = OrderedDict()
        self._unwatched: set[str] = set()  # tables with a log that nobody watched when `drop_idle` was last called
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
        """Whether the log of a table is in memory; at most the latest moves are missing from it."""
        session = self._sessions.get(table_id)
        return session is not None and session.has_log

    def is_at(self, row: TableInfo) -> bool:
        """Whether the match in memory is that of this row."""
        session = self._sessions.get(row.id)
        return session is not None and session.version == row.version

    def session(self, row: TableInfo) -> TableSession:
        """The session of a row, at least as new as the row. It may block, so do not call it in the event loop."""
        session = self._session(row)
        while session.version < row.version:
            session.catch_up(self.store.texts(row.id)[: row.lines], row.version)
        return session

    def snapshot(self, table_id: str, log: bool = False, rows: Rows | None = None) -> TableSnapshot:
        """A table at this moment, with its `log` if a page needs it. `rows`: its row and seats, if they have just been read. It may block,
        so do not call it in the event loop."""
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
        session = self._sessions.get(snapshot.info.id)
        if session is not None:  # else it was dropped meanwhile, and is replayed from the store
            session.commit(snapshot.position)
        return snapshot

    def drop_idle(self) -> None:
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
            idle = [self._sessions[table_id] for table_id in unwatched & self._unwatched]
            for table_id in unwatched & self._unwatched:
                self._with_log.pop(table_id, None)
            self._unwatched = unwatched - self._unwatched
        for session in idle:
            session.forget_log()

    def _session(self, row: TableInfo) -> TableSession:
        too_many: list[TableSession] = []
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
                too_many = drop_oldest(self._with_log, self._max_with_log, self.presence.is_watched)
        for other in too_many:
            other.forget_log()
        return session

    # publishing

    def changed(self, table_id: str) -> None:
        """Publish that a table has changed."""
        row, seat_rows = self.row_and_seats(table_id)
        self.bus.publish(TableChanged(row, seat_rows))

    def all_changed(self, table_ids: Sequence[str]) -> None:
        """Publish that some tables have changed, as far as they still exist."""
        for table_id in table_ids:
            with suppress(Problem):
                self.changed(table_id)

    def gone(self, table_id: str) -> None:
        """Publish that a table was removed."""
        self.bus.publish(TableGone(table_id))
