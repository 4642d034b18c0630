"""Playing: a move, from whoever it comes, and taking it back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import sqlalchemy as sa

from kogge.engine.errors import IllegalMove
from kogge.engine.match import Match
from kogge.web import problems as problems
from kogge.web.accounts.users import User, seats_of
from kogge.web.bus import TableChanged
from kogge.web.problems import Problem
from kogge.web.tables.finding import Finding
from kogge.web.tables.move_writer import MoveLines
from kogge.web.tables.session import TableSession
from kogge.web.tables.store import row_after


class Playing(Finding):
    """Plays moves."""

    async def play(self, person: User, table_id: str, seat: int, move: str, version: int, pace: float = 1.0) -> None:
        """A person's move, at the version of the table that they saw."""
        row, seat_rows = await self.found(table_id)
        if not 1 <= seat <= row.players or seat_rows[seat - 1].user_id != person.id:
            raise problems.not_your_seat()
        self.live.note_activity(table_id, person.id)
        await self._play(row, seat_rows, seat, move, version, person.id, pace)

    async def play_bot(self, table_id: str, seat: int, move: str, version: int) -> None:
        """A bot's move."""
        row, seat_rows = await self.found(table_id)
        if not seat_rows[seat - 1].level:
            raise problems.too_late()  # its owner has said meanwhile that they play again
        await self._play(row, seat_rows, seat, move, version, None)

    async def tell(self, person: User, table_id: str, event: str, version: int) -> None:
        """What chance brought at a table with real cards."""
        row, seat_rows = await self.found(table_id)

        def begin(session: TableSession) -> MoveLines:
            self._check(row, session, version)
            if not row.manual_chance:
                raise problems.chance_is_drawn()
            if not session.match.is_chance_due:
                raise problems.no_chance_due()
            if not may_tell(row, seat_rows, session, person):
                raise problems.not_yours_to_tell()
            return self._append(row, session, person.id, lambda: session.apply_chance(event), problems.impossible_event(event))

        await self._write(row, seat_rows, version, begin)
        self.live.note_activity(table_id, person.id)

    async def _play(
        self, row: sa.Row, seat_rows: Sequence[sa.Row], seat: int, move: str, version: int, who: str | None, pace: float = 1.0
    ) -> None:
        def begin(session: TableSession) -> MoveLines:
            self._check(row, session, version)
            if session.match.seat != seat:
                raise problems.not_your_turn()
            return self._append(row, session, who, lambda: session.play(move, row.secret), problems.illegal_move(move))

        await self._write(row, seat_rows, version, begin, pace)

    async def _write(
        self, row: sa.Row, seat_rows: Sequence[sa.Row], version: int, begin: Callable[[TableSession], MoveLines], pace: float = 1.0
    ) -> None:
        async with self.sessions.held(row) as session:
            append, revision = begin(session), 0
            try:
                revision = await self.store.append(append)
            finally:
                session.keep_or_undo(version, revision)
            self._end(row, seat_rows, session, append, revision, pace)

    def _check(self, row: sa.Row, session: TableSession, version: int) -> None:
        """Can anything happen at this version of the table?"""
        if row.status == "open":
            raise problems.not_begun()
        if session.version != version:
            raise problems.too_late()
        if session.match.is_over:
            raise problems.is_over()
        if row.paused is not None:
            raise problems.is_paused()

    def _append(self, row: sa.Row, session: TableSession, who: str | None, do: Callable[[], list[str]], problem: Problem) -> MoveLines:
        """Let something happen at the table in memory; returns what is to be written. Whoever calls this holds its lock until it is."""
        match = session.match
        version, before = session.version, len(match.lines)
        try:
            lines = do()
        except IllegalMove:
            raise problem from None
        undo_floor = match.undo_floor if who else len(match.lines)  # a bot's move settles all: nobody lets a bot play and takes it back
        return MoveLines(row.id, version, before, lines, who, match.seat, undo_floor, result_of(match) if match.is_over else None)

    def _end(self, row: sa.Row, seat_rows: Sequence[sa.Row], session: TableSession, append: MoveLines, revision: int, pace: float) -> None:
        """A move has been written, or not; its table's lock is held still."""
        if not revision:
            raise problems.too_late()
        row = row_after(row, append, revision)
        self._publish(row)
        self._tell_followers(row, seat_rows, session)
        self.bus.publish(TableChanged(row, list(seat_rows), pace))

    def undoable(self, row: sa.Row, session: TableSession, seats: Sequence[int]) -> bool:
        """May one of these seats take its last decision back? `Match.may_take_back` has the rule.

        The row knows what the lines do not tell: that a bot has moved, that somebody has decided since and taken it back.
        """
        match = session.match
        if row.status != "running" or not match.may_take_back or len(match.lines) <= row.undo_floor:
            return False
        return match.lines[-1].partition(" ")[0] in {str(seat) for seat in seats}

    def undo(self, person: User, table_id: str, version: int) -> None:
        """Take the last decision back; at a table with real cards, whatever was told or done last, as far back as one likes."""
        row, seat_rows = self.at_my_table(person, table_id)
        session = self.session(row)
        with session.lock:
            if not session.version == row.version == version:
                raise problems.too_late()
            if row.manual_chance:
                self._take_back_told(row, seat_rows, session)
            else:
                self._take_back(row, session, seats_of(seat_rows, person.id))
            session.version = version + 1
        self.changed(table_id)

    def _take_back(self, row: sa.Row, session: TableSession, seats: Sequence[int]) -> None:
        if not self.undoable(row, session, seats):
            raise problems.nothing_to_undo()
        number = len(session.match.lines) - 1
        if not self.store.cut(row.id, row.version, number, int(session.match.lines[-1].split(" ")[0])):
            raise problems.too_late()
        session.take_back()

    def _take_back_told(self, row: sa.Row, seat_rows: Sequence[sa.Row], session: TableSession) -> None:
        number = last_told(seat_rows, session)
        if number is None:
            raise problems.nothing_told()
        then = session.before(number)
        if not self.store.cut(row.id, row.version, number, then.seat):
            raise problems.too_late()
        session.stand_at(then)


def may_take_back(tables: Playing, row: sa.Row, seat_rows: Sequence[sa.Row], session: TableSession, person: User) -> bool:
    """May this person take something back?"""
    seats = seats_of(seat_rows, person.id)
    if not row.manual_chance:
        return tables.undoable(row, session, seats)
    return row.status in ("running", "over") and (bool(seats) or person.id == row.host) and last_told(seat_rows, session) is not None


def may_tell(row: sa.Row, seat_rows: Sequence[sa.Row], session: TableSession, person: User) -> bool:
    """May this person say what chance brings now? What one hand alone sees, its owner tells; for a bot, whoever opened the table."""
    seat = session.match.chance_seat
    if seat is not None:
        owner = seat_rows[seat - 1].user_id
        return bool(person.id == (owner or row.host))
    return person.id == row.host or bool(seats_of(seat_rows, person.id))


def last_told(seat_rows: Sequence[sa.Row], session: TableSession) -> int | None:
    """The last line that people told: chance, or a move of theirs. A bot's moves after it are taken back with it: it will decide anew."""
    bots = {str(one.seat) for one in seat_rows if one.level}
    told = [number for number, line in enumerate(session.match.lines) if line.partition(" ")[0] not in bots]
    return told[-1] if told else None


def result_of(match: Match) -> str:
    """How a game ended: the points by seat, those who have won with a star."""
    winners = match.winners()
    return " ".join(f"{points}{'*' * (seat in winners)}" for seat, points in enumerate(match.points(), 1))
