"""The tables of `kogge mcp`: games of a client against bots, in memory.

A table has an id, and every seat that a client plays has a secret token. Both are arguments of every call, so no session is needed, and
the token of a seat gives access to that seat's hand only.
"""

from __future__ import annotations

import hmac
import secrets
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import kogge
from kogge.analysis import Analysis, analyse
from kogge.bots import choose, hints, levels
from kogge.engine.contract import Game
from kogge.engine.errors import BadOption, IllegalMove, KoggeError, listed, quoted
from kogge.engine.match import Match
from kogge.engine.validation import checked_choice, checked_whole
from kogge.games import game_by_id

MAX_TABLES = 100
"""Tables in memory. When there are more, the oldest finished one is removed."""
MAX_ANALYSIS_DEPTH = 160
HINT_BUDGET = "200ms"
MAX_HINTS = 3
MAX_MISTAKES_LISTED = 3  # mistakes listed in an analysis
MAX_MOVES_LISTED = 200


@dataclass
class Table:
    """One game, the tokens of its clients' seats, and who plays the others."""

    match: Match
    opponent: str
    tokens: dict[int, str]
    bot_seed: str
    lock: threading.Lock = field(default_factory=threading.Lock)


class AgentTables:
    """The tables of one server."""

    def __init__(self, hints: bool = True, seed: int | None = None):
        self.hints_allowed, self.seed = hints, seed
        """With a seed the n-th table is the same game every time; without one, chance and bots cannot be predicted."""
        self._tables: dict[str, Table] = {}
        self._opened = 0
        self._lock = threading.Lock()

    def open(
        self, game: str, players: int | None = None, options: Sequence[str] | None = None, seats: int = 1, opponent: str = "medium"
    ) -> tuple[str, dict[int, str]]:
        """Open a table; returns its id and the tokens by seat. The client plays `seats` neighbouring seats, bots the others."""
        config = kogge.game_config(game, players, options)
        checked_choice(opponent, tuple(levels(game)), "opponent")
        checked_whole(seats, "seats", 1, config.players)
        with self._lock:
            self._make_room()
            seed = secrets.token_hex(16) if self.seed is None else f"{self.seed}.{self._opened}"
            self._opened += 1
            match = Match(config, seed).resolve_chance()
            first = secrets.randbelow(match.players) if self.seed is None else self._opened % match.players
            own_seats = sorted((first + number) % match.players + 1 for number in range(seats))
            table = Table(match, opponent, {seat: secrets.token_urlsafe(12) for seat in own_seats}, seed)
            table_id = secrets.token_hex(4)
            self._tables[table_id] = table
        with table.lock:
            _let_bots_play(table)
        return table_id, dict(table.tokens)

    def _make_room(self) -> None:
        if len(self._tables) < MAX_TABLES:
            return
        finished = next((table_id for table_id, table in self._tables.items() if table.match.is_over), None)
        if finished is None:
            raise KoggeError(f"There are {MAX_TABLES} tables whose games are not over; finish one of them first.", code="too_many_tables")
        del self._tables[finished]

    def _seat(self, table_id: Any, token: Any) -> tuple[Table, int]:
        """The table and the seat whose token this is."""
        table = self._tables.get(table_id) if isinstance(table_id, str) else None
        sent = token.encode("utf-8", "replace") if isinstance(token, str) else b""
        for seat, known in table.tokens.items() if table else ():
            if hmac.compare_digest(known.encode(), sent):
                return table, seat  # type: ignore[return-value]
        raise BadOption(f"There is no table {quoted(table_id)} with this seat token; open_table returns both.", code="no_such_table")

    def view_table(self, table_id: str, token: str, whole: bool = False) -> str:
        """The position as the seat sees it: the whole position at its first decision or with `whole`, otherwise the changes since its last
        one."""
        table, seat = self._seat(table_id, token)
        with table.lock:
            return position_text(table.match, seat, whole)

    def legal_moves(self, table_id: str, token: str) -> list[str]:
        """The legal moves, [] when it is not this seat's turn."""
        table, seat = self._seat(table_id, token)
        with table.lock:
            return table.match.moves() if table.match.seat == seat else []

    def play(self, table_id: str, token: str, move: str) -> str:
        """Play a move; the bots answer. Returns what `view_table` returns then."""
        table, seat = self._seat(table_id, token)
        with table.lock:
            match = table.match
            if not match.is_over and match.seat != seat:
                raise IllegalMove(f"It is not the turn of seat {seat}: seat {match.seat} decides.", code="not_your_turn")
            match.play(move)
            _let_bots_play(table)
            return position_text(match, seat)

    def hint(self, table_id: str, token: str) -> str:
        """The best moves by the search of `hard`."""
        table, seat = self._seat(table_id, token)
        if not self.hints_allowed:
            raise KoggeError("This server gives no hints.", code="no_hints")
        with table.lock:
            if table.match.seat != seat:
                raise KoggeError("There is a hint only when it is your turn.", code="not_your_turn")
            found = hints(table.match, HINT_BUDGET)
        return hint_text(found)

    def analyse(self, table_id: str, token: str, depth: int = 20) -> str:
        """A finished game analysed: luck, play and the worst decisions."""
        table, seat = self._seat(table_id, token)
        checked_whole(depth, "depth", 1, MAX_ANALYSIS_DEPTH)
        with table.lock:
            if not table.match.is_over:
                raise KoggeError("A game can be analysed when it is over.", code="not_over")
            match = table.match.copy()
        return analysis_text(analyse(match, depth), seat)


def _let_bots_play(table: Table) -> None:
    match = table.match
    while match.seat is not None and match.seat not in table.tokens:
        match.play(choose(match, table.opponent, seed=f"{table.bot_seed} {len(match.lines)}"))


def position_text(match: Match, seat: int, whole: bool = False, show_concealed: bool = True) -> str:
    """The position as a seat sees it, and its legal moves if it is to decide."""
    text = match.describe(seat, None if whole else match.last_decision(seat), show_concealed)
    if match.seat != seat:
        return text
    return f"{text}\nLegal moves: {listed(match.moves(), MAX_MOVES_LISTED)}"


def hint_text(found: Sequence[tuple[str, float]]) -> str:
    """The best moves with the share of the win that the search expects of each."""
    return "\n".join(f"{move}: expected win share {share:.0%}" for move, share in found[:MAX_HINTS])


def analysis_text(found: Analysis, seat: int) -> str:
    """An analysis in a few lines: the result of each seat, and the costliest decisions of one seat."""
    lines = []
    for one in found.seats:
        balance = one.balance
        lines.append(
            f"Seat {one.seat}{' (you)' if one.seat == seat else ''}: {found.result[one.seat - 1]} points; win chance changed by chance "
            f"{balance.chance:+.0%}, by its own mistakes {balance.mistakes:+.0%}, by the others' mistakes {balance.others:+.0%}, uncertain "
            f"{balance.uncertain:+.0%}; "
            f"its mistakes cost about {one.points_lost:.0f} points; {one.blunder} blunders in {one.decisions} decisions"
        )
    lines += [
        f"Line {one.line}: {one.played} cost {one.loss:.0%} win chance and {one.points_loss:.1f} points; better: {one.best.move}"
        for one in found.worst_of(seat, MAX_MISTAKES_LISTED)
    ]
    return "\n".join(lines)


def games_text() -> str:
    """The games with their players, options and bots."""
    lines = []
    for game, info in kogge.list_games().items():
        options = "; ".join(f"{name}: {text}" for name, text in info.options.items()) or "none"
        lines.append(
            f"{game}: {info.title}, {info.players[0]} to {info.players[-1]} players (default {info.default_players}). Options: {options} "
            f"(default: {', '.join(info.default_options) or 'none'}). Opponents: {', '.join(levels(game))}."
        )
    return "\n".join(lines)


def rules_text(game: str, section: str | None = None) -> str:
    """The rules of a game, or one section of them by the first word or the beginning of its heading."""
    sections = _sections(game_by_id(game))
    if section is None:
        return "".join(sections.values())
    if isinstance(section, str) and section.strip():
        wanted = section.strip().lower()
        for heading, text in sections.items():
            if heading.lower() == wanted or heading.lower().split(" ")[0] == wanted:
                return text
        for heading, text in sections.items():
            if heading.lower().startswith(wanted):
                return text
    known = list(sections)
    raise BadOption(f"There is no section {quoted(section)}; the sections are: {listed(known)}.", code="no_such_section", legal=known)


def _sections(game: Game) -> dict[str, str]:
    """The sections of a game's RULES.md by their headings; what comes before the first one has the game's title."""
    path = game.folder / "RULES.md"
    if not path.is_file():
        raise KoggeError(f"{game.title} has no rules text.", code="no_rules")
    sections, heading = {game.title: ""}, game.title
    for line in path.read_text("utf-8").splitlines(keepends=True):
        if line.startswith("## "):
            heading = line.removeprefix("## ").strip()
        sections[heading] = sections.get(heading, "") + line
    return sections
