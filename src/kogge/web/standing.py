"""A table as it stands: the match replayed from its lines, with the log and the ids of the pieces. Kept in memory while needed."""

from __future__ import annotations

import hashlib
import hmac
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence

import sqlalchemy as sa

from kogge.games import game_by_id
from kogge.kit.boxes import load_box
from kogge.kit.match import Match
from kogge.web.boards import Saying, board_of
from kogge.web.pieces import Pieces


class Standing:
    """One table in memory. Whoever reads or changes it holds `lock`."""

    def __init__(self, game: str, players: int, options: str):
        self.board = board_of(game)
        self.version = 0
        self.lock = threading.RLock()
        self._header = (game, players, options)
        self.begin_anew()

    def begin_anew(self) -> None:
        """The table before its first line."""
        game, players, options = self._header
        self.match = Match(game_by_id(game), load_box(game_by_id(game)), players, options.split())
        self.log: list[list[Saying]] = []
        self.pieces = Pieces()
        self._seen = self.match.view(None)
        self.pieces.lay(self.board.pieces(self._seen))

    def follow(self, lines: Sequence[str]) -> None:
        """Let the record's next lines happen."""
        for line in lines:
            seat, _, words = line.partition(" ")
            before = self._seen
            if seat != "*":
                self.match.decide(self.match.loaded.actions[words])
            elif not self.match.read_event(words.split(" ")):
                raise ValueError(f"The stored line {line!r} does not fit the table.")
            self._look(before, line)

    def _look(self, before: dict, line: str) -> None:
        self._seen = self.match.view(None)
        self.log.append(self.board.tell(before, line, self._seen))
        self.pieces.lay(self.board.pieces(self._seen))

    def take_back(self) -> None:
        """One decision back."""
        self.match.undo()
        del self.log[len(self.match.lines) :]
        self._seen = self.match.view(None)
        self.pieces.lay(self.board.pieces(self._seen))

    def lines_after(self, move: str, secret: str) -> tuple[list[str], int | None]:
        """The lines a move would bring, chance included, and whose turn it is then; the table itself stays as it is."""
        scout = self.match.copy()
        before = len(scout.lines)
        scout.rows["chance"] = chance_at(secret, before)
        scout.play(move)
        return scout.lines[before:], scout.seat


def opening(game: str, players: int, options: str, secret: str) -> tuple[list[str], int | None]:
    """The lines a table starts with and whose turn it is then."""
    kind = game_by_id(game)
    match = Match(kind, load_box(kind), players, options.split())
    match.rows["chance"] = chance_at(secret, 0)
    match.go_on()
    return match.lines, match.seat


def chance_at(secret: str, number: int) -> int:
    """The randomness after line `number`, from the table's secret alone: nobody can roll again by pulling the plug. Never 0."""
    digest = hmac.new(secret.encode(), str(number).encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big") | 1


class Standings:
    """The tables in memory, the least recently used forgotten first: the store has them all."""

    def __init__(self, texts: Callable[[str], list[str]], most: int = 256):
        self._texts, self._most = texts, most
        self._kept: OrderedDict[str, Standing] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, row: sa.Row) -> Standing:
        """The table of a row, at least as new as the row."""
        standing = self._kept_one(row)
        with standing.lock:
            if standing.version < row.version:
                self._catch_up(standing, row)
        return standing

    def _kept_one(self, row: sa.Row) -> Standing:
        with self._lock:
            if row.id not in self._kept:
                self._kept[row.id] = Standing(row.game, row.players, row.options)
            self._kept.move_to_end(row.id)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
            return self._kept[row.id]

    def _catch_up(self, standing: Standing, row: sa.Row) -> None:
        """Follow what others wrote; where something was taken back, begin anew."""
        lines = self._texts(row.id)[: row.lines]
        if standing.match.lines != lines[: len(standing.match.lines)]:
            standing.begin_anew()
        standing.follow(lines[len(standing.match.lines) :])
        standing.version = row.version
