"""A table as it stands: the match replayed from its lines, with the log and the ids of the pieces. Kept in memory while needed."""

from __future__ import annotations

import asyncio
import hmac
import itertools
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

import numpy as np
import sqlalchemy as sa

from kogge.engine.board import N_, Board, Message, Seat, Term
from kogge.engine.chance import keyed_words
from kogge.engine.match import Match, Step
from kogge.games import game_config
from kogge.web.i18n.board_text import board_of
from kogge.web.tables.pieces import Pieces

MOMENTS = 10  # decisions kept for undo; the choices of a secret round must fit into them
A_LINE = 1000  # so many steps a line has room for: step 2 of line 14 is number 14,002
MAX_SNAPSHOTS = 60  # steps kept for whoever wants to see what happened


class TableSession:
    """One table in memory. Hold `lock` to read or change it. The log and the pieces (`GameLog`) are computed when a page needs them."""

    def __init__(self, game: str, players: int, options: str, rules: int | None = None, manual_chance: bool = False):
        self.manual_chance = manual_chance
        self.board = board_of(game)
        self.version = 0
        self.lock = threading.Lock()
        self.config = game_config(game, players, options.split(), rules=rules)
        self.begin_anew()

    def begin_anew(self) -> None:
        """The table before its first line."""
        self.match = Match(self.config, manual_chance=self.manual_chance)
        self.written: list[int] = []  # the version at which each line was written
        self._game_log: GameLog | None = None

    @property
    def log(self) -> list[list[Message]]:
        """What each line meant."""
        return self._told().log

    @property
    def running_log(self) -> list[list[Message]]:
        """The same as it may be read while the game runs: without what nobody may look at again (`is_concealed` in the contract)."""
        return self._told().running_log()

    @property
    def earned(self) -> dict[int, Counter[int]]:
        """The money that each round brought, by seat."""
        rounds: dict[int, Counter[int]] = {}
        for number, seat, money in itertools.chain.from_iterable(self._told().earned):
            rounds.setdefault(number, Counter())[seat] += money
        return rounds

    @property
    def rounds(self) -> list[int]:
        """The round that each line led to."""
        return self._told().rounds

    @property
    def pieces(self) -> Pieces:
        """Which piece lies where."""
        return self._told().pieces

    @property
    def snapshots(self) -> Sequence[StepSnapshot]:
        """The last steps, as they can be shown again."""
        return self._told().snapshots

    def last_step(self, known: int) -> int:
        """The number of the last step of the lines that are known."""
        return max((snapshot.number for snapshot in self.snapshots if snapshot.line <= known), default=known * A_LINE)

    def past(self, running: bool) -> int:
        """How many lines lie before the present, if that may still be a secret."""
        return self.match.present_start() if running else 0

    def visible_snapshots(self, seat: int | None, known: int, running: bool) -> list[tuple[int, list[Message]]]:
        """The numbers of the last steps of which something may be said to this seat, and what.

        What lies before the present is told line by line: how often somebody had no choice there may tell what nobody may look at again.
        """
        log, past = self.running_log, self.past(running)
        snapshots, found = [snapshot for snapshot in self.snapshots if snapshot.line <= known], []
        for number, snapshot in enumerate(snapshots, 1):
            said = snapshot.said
            if snapshot.line <= past:
                said = log[snapshot.line - 1] if number == len(snapshots) or snapshots[number].line > snapshot.line else []
            if said := [one for one in said if not running or one.only in (None, seat)]:
                found.append((snapshot.number_seen(past), said))
        return found

    def moments(self) -> list[tuple[StepSnapshot, np.ndarray, dict[str, list[str]]]]:
        """The last steps with the table after each, without what nobody may look at again, and with what lay where."""
        ids, found, snapshots = dict(self.pieces.ids), [], list(self.snapshots)
        rows = np.concatenate([*(snapshot.rows for snapshot in snapshots), self.match.rows])
        for number, snapshot in reversed(list(enumerate(snapshots))):
            then = rows[number : number + 1] if self.match.is_over else self.match.game.redact_history(rows, number)
            found.append((snapshot, then, ids))
            ids = ids | snapshot.was
        return found[::-1]

    def _told(self) -> GameLog:
        if self._game_log is None:
            self._game_log = GameLog(self.board, Match(self.config))
        self._game_log.tell(self.match.lines)
        return self._game_log

    @property
    def is_told(self) -> bool:
        """Has a page asked for the log?"""
        return self._game_log is not None

    def forget_log(self) -> None:
        """Keep only what playing needs; the log can be worked out again."""
        self._game_log = None

    def follow(self, lines: Sequence[str], version: int | None = None) -> None:
        """Let the record's next lines happen."""
        self.match.follow(lines)
        self._note(self.version if version is None else version)

    def _note(self, version: int) -> None:
        self.written += [version] * (len(self.match.lines) - len(self.written))
        self.match.limit_undo(MOMENTS)

    def play(self, move: str, secret: str) -> list[str]:
        """A move and the chance that follows from it; the lines. `keep_or_undo` comes next."""
        before = len(self.match.lines)
        self.match.chance = partial(keyed_words, secret)
        self.match.play(move)
        return self.match.lines[before:]

    def apply_chance(self, event: str) -> list[str]:
        """A chance event that somebody tells; its line. `keep_or_undo` comes next."""
        self.match.apply_chance(event)
        return self.match.lines[-1:]

    def keep_or_undo(self, version: int, revision: int) -> None:
        """What was played at this version stays if it was written down, which `revision` says; if they are 0, it never happened."""
        if revision:
            self.version = version + 1
            self._note(self.version)
        elif self.match.lines[-1].startswith("* ") and self.manual_chance:
            self.stand_at(self.before(len(self.match.lines) - 1))
        else:
            self.match.undo()

    def before(self, number: int) -> Match:
        """The match as it was before this line (0 is the first)."""
        then = Match(self.config, manual_chance=self.manual_chance)
        then.follow(self.match.lines[:number])
        return then

    def stand_at(self, then: Match) -> None:
        """Go back to an earlier moment of the match."""
        self.match = then
        del self.written[len(then.lines) :]
        self.forget_log()

    def take_back(self) -> None:
        """One decision back."""
        lines = self.match.lines
        last = max(i for i, line in enumerate(lines) if not line.startswith("*"))
        if self.match.may_undo:
            self.match.undo()
        else:
            self.match = self.before(last)
        del self.written[last:]
        if self._game_log is not None and not self._game_log.take_back(last):
            self.forget_log()


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
        self.snapshots: deque[StepSnapshot] = deque(maxlen=MAX_SNAPSHOTS)
        self._past: list[list[Message]] = []  # the log before the present, without what nobody may look at again
        self.pieces = Pieces()
        self.pieces.arrange(board.pieces(match.view(None)))
        match.watch(self._note)

    def tell(self, lines: Sequence[str]) -> None:
        """Catch up with the record."""
        for line in lines[len(self.log) :]:
            self.log.append([])
            self.earned.append([])
            self.rounds.append(self.rounds[-1] if self.rounds else 0)
            self.step = len(self.log) * A_LINE
            self._match.follow([line])
        self._match.limit_undo(MOMENTS)

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

    def running_log(self) -> list[list[Message]]:
        """The log without what nobody may look at again."""
        present = self._match.present_start()
        if len(self._past) != present:
            self._past = self.board.redacted_log(self.log[:present], self._match.lines_for(None, show_concealed=False)[:present])
        return self._past + self.log[present:]

    def take_back(self, number: int) -> bool:
        """The lines from `number` on are gone; they belong to one decision. False if it is too long ago to be remembered."""
        if len(self.log) > number:
            if not self._match.may_undo:
                return False
            self._match.undo()
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
    """The tables in memory, the least recently used forgotten first: the store has them all. Fewer keep a log, which takes most room."""

    def __init__(self, texts: Callable[[str], list[str]], most: int = 6000, most_told: int = 400):
        self._texts, self._most, self._most_told = texts, most, most_told
        self._kept: OrderedDict[str, TableSession] = OrderedDict()
        self._told: OrderedDict[str, TableSession] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def of(self, row: sa.Row) -> TableSession:
        """The table of a row, at least as new as the row."""
        session = self._kept_one(row)
        self._take(session, row)
        session.lock.release()
        return session

    @asynccontextmanager
    async def held(self, row: sa.Row) -> AsyncIterator[TableSession]:
        """The table of a row, at least as new as the row, with its lock held. What takes time is waited for in a thread."""
        session = self._kept_one(row)
        if not self._take(session, row, wait=False):
            taking = asyncio.get_running_loop().run_in_executor(None, self._take, session, row)
            try:
                await asyncio.shield(taking)
            except asyncio.CancelledError:  # whoever waited is sent away before the table is theirs
                taking.add_done_callback(lambda done: None if done.exception() else session.lock.release())
                raise
        try:
            yield session
        finally:
            session.lock.release()

    def _take(self, session: TableSession, row: sa.Row, wait: bool = True) -> bool:
        """Hold a table's lock and bring it up to date; False if that takes time and nobody may wait."""
        if not session.lock.acquire(blocking=wait):
            return False
        try:
            if session.version < row.version and wait:
                self._catch_up(session, row)
            if session.version >= row.version:
                return True
        except BaseException:
            session.lock.release()
            raise
        session.lock.release()
        return False

    def _kept_one(self, row: sa.Row) -> TableSession:
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

    def _catch_up(self, session: TableSession, row: sa.Row) -> None:
        """Follow what others wrote; where something was taken back, begin anew."""
        lines = self._texts(row.id)[: row.lines]
        if session.match.lines != lines[: len(session.match.lines)]:
            session.begin_anew()
        session.follow(lines[len(session.match.lines) :], row.version)
        session.version = row.version
