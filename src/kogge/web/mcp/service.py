"""What a program may do at the tables through /mcp.

A program acts for a user, by the user's token. It sits down under a name that says that it is a program, and it can only look at and play
a seat with such a name: nobody plays against a program without knowing it.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections import Counter
from collections.abc import Sequence

import anyio
from starlette.concurrency import run_in_threadpool

from kogge.agents.tables import MAX_HINTS, MAX_MOVES_LISTED, analysis_text, position_text
from kogge.engine.errors import IllegalMove, listed, quoted
from kogge.games import game_config
from kogge.web import problems
from kogge.web.accounts.users import MAX_NAME, User
from kogge.web.analysis.service import AnalysisService, Hints
from kogge.web.tables.service import Place, TableService
from kogge.web.tables.session import TableSnapshot

MARK = " (program)"
"""The end of a program's name at a table."""
MAX_WAIT, MAX_WAITS = 20.0, 4
"""How many seconds one call waits for a turn, and how many such calls one user has at once."""
POLL_SECONDS = 0.15


def program(user: User) -> User:
    """The user under the name of their program."""
    name = user.name.removesuffix(MARK)
    return dataclasses.replace(user, name=name[: MAX_NAME - len(MARK)].rstrip() + MARK)


class ProgramSeats:
    """The tables as a program uses them."""

    def __init__(self, tables: TableService, hints: Hints, analyses: AnalysisService):
        self.tables, self.hints, self.analyses = tables, hints, analyses
        self._waiting: Counter[str] = Counter()

    def open(self, user: User, game: str, players: int | None, options: Sequence[str] | None, opponent: str, is_listed: bool) -> str:
        """Open a table: the program sits at its first seat, bots of the level `opponent` at the others; "people": they stay open."""
        config = game_config(game, players, options)
        other = Place("open") if opponent == "people" else Place("bot", level=opponent)
        places = [Place("me"), *[other] * (config.players - 1)]
        return self.tables.open(program(user), game, places, config.options, is_listed, shuffled=opponent != "people")

    def open_tables(self) -> str:
        """The tables that wait for players."""
        rows = self.tables.store.listed_tables("open")
        return "\n".join(f"{row.id}: {row.game}, {row.players} players" for row in rows) or "No open tables right now."

    def join(self, user: User, table_id: str) -> int:
        """Sit down at an open seat; returns which."""
        seat = self.tables.join(program(user), table_id)
        self._seat(user, self.tables.sessions.snapshot(table_id))
        return seat

    def view_table(self, user: User, table_id: str, whole: bool = False) -> str:
        """What the program's seat sees."""
        table = self.tables.sessions.snapshot(table_id)
        seat = self._seat(user, table)
        self.tables.presence.note_activity(table_id, user.id)
        return self._text(table, seat, whole)

    def legal_moves(self, user: User, table_id: str) -> list[str]:
        """The legal moves, [] when it is not the program's turn."""
        table = self.tables.sessions.snapshot(table_id)
        seat = self._seat(user, table)
        return table.match.moves() if table.info.status == "running" and table.match.seat == seat else []

    async def play(self, user: User, table_id: str, move: str) -> str:
        """Play a move; returns what the seat sees then."""
        table = await run_in_threadpool(self.tables.sessions.snapshot, table_id)
        seat = self._seat(user, table)
        moves = table.match.moves()
        if table.info.status == "running" and table.match.seat == seat and move not in moves:
            text = f"{quoted(move)} is not legal for seat {seat} now; legal are: {listed(moves, MAX_MOVES_LISTED)}."
            raise IllegalMove(text, found=move, legal=moves)
        after = await self.tables.play(user, table_id, seat, move, table.version)
        return await run_in_threadpool(self._text, after, seat, False)

    async def wait(self, user: User, table_id: str, seconds: float) -> str:
        """Wait until the program's seat decides or the game is over, at most `seconds`; returns what the seat sees then."""
        if self._waiting[user.id] >= MAX_WAITS:
            raise problems.too_much()
        self._waiting[user.id] += 1
        try:
            with anyio.move_on_after(seconds if 0.0 <= seconds <= MAX_WAIT else MAX_WAIT if seconds > 0 else 0.0):  # nan: do not wait
                while not await run_in_threadpool(self._is_due, user, table_id):
                    await anyio.sleep(POLL_SECONDS)
        finally:
            self._waiting -= Counter({user.id: 1})
        return await run_in_threadpool(self.view_table, user, table_id)

    async def hint(self, user: User, table_id: str) -> str:
        """The moves worth a look, where the table allows hints."""
        table = await run_in_threadpool(self.tables.sessions.snapshot, table_id)
        future = await run_in_threadpool(self.hints.request, user, table_id, self._seat(user, table), table.version)
        choices = await asyncio.wrap_future(future)
        return "\n".join(f"{choice.move}: expected win share {choice.share:.0%}" for choice in choices[:MAX_HINTS])

    def analyse(self, user: User, table_id: str, client_key: str) -> str:
        """The analysis of a finished game, or its progress; `client_key`: the address that is counted against the limits."""
        seat = self._seat(user, self.tables.sessions.snapshot(table_id))
        self.analyses.ask(table_id, client_key)
        found = self.analyses.analysis_of(table_id)
        if found is None or found.progress < 1:
            return f"The analysis is {found.progress if found else 0.0:.0%} done; ask again in a few seconds."
        return analysis_text(found, seat)

    def _seat(self, user: User, table: TableSnapshot) -> int:
        """The program's seat of a user at a table."""
        seat = next((one.seat for one in table.seats if one.user_id == user.id and one.name.endswith(MARK)), None)
        if seat is None:
            raise problems.not_your_seat()
        return int(seat)

    def _is_due(self, user: User, table_id: str) -> bool:
        table = self.tables.sessions.snapshot(table_id)
        seat = self._seat(user, table)
        return table.info.status not in ("open", "running") or (table.info.status == "running" and table.match.seat == seat)

    def _text(self, table: TableSnapshot, seat: int, whole: bool) -> str:
        if table.info.status == "open":
            raise problems.not_begun()
        match = table.match.copy()  # a description may compute the past states of the match, and a snapshot must not change
        text = position_text(match, seat, whole, show_concealed=False)
        return text if match.is_over or match.seat == seat else f"{text}\nIt is not your turn: call wait."
