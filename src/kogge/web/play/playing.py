"""Playing: a move, from whoever it comes, and taking it back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import sqlalchemy as sa

from kogge.kit.errors import IllegalMove
from kogge.kit.match import Match
from kogge.web.play.finding import Finding
from kogge.web.play.person import Person, seats_of
from kogge.web.play.standing import Standing
from kogge.web.speech import refusals
from kogge.web.speech.refusals import Refused
from kogge.web.storage.commits import Append
from kogge.web.storage.rows import row_after


class Playing(Finding):
    """Plays moves."""

    async def play(self, person: Person, table_id: str, seat: int, move: str, version: int) -> None:
        """A person's move, at the version of the table that they saw."""
        row, sitting = await self.found(table_id)
        if not 1 <= seat <= row.players or sitting[seat - 1].user_id != person.id:
            raise refusals.not_your_seat()
        self.live.note_activity(table_id, person.id)
        await self._play(row, sitting, seat, move, version, person.id)

    async def play_bot(self, table_id: str, seat: int, move: str, version: int) -> None:
        """A bot's move."""
        row, sitting = await self.found(table_id)
        if not sitting[seat - 1].level:
            raise refusals.too_late()  # its owner has said meanwhile that they play again
        await self._play(row, sitting, seat, move, version, None)

    async def tell(self, person: Person, table_id: str, event: str, version: int) -> None:
        """What chance brought at a table with real cards."""
        row, sitting = await self.found(table_id)

        def begin(standing: Standing) -> Append:
            self._check(row, standing, version)
            if not row.told:
                raise refusals.chance_is_drawn()
            if not standing.match.is_chance_due:
                raise refusals.no_chance_due()
            if not may_tell(row, sitting, standing, person):
                raise refusals.not_yours_to_tell()
            return self._append(row, standing, person.id, lambda: standing.happen(event), refusals.impossible_event(event))

        await self._write(row, sitting, version, begin)
        self.live.note_activity(table_id, person.id)

    async def _play(self, row: sa.Row, sitting: Sequence[sa.Row], seat: int, move: str, version: int, who: str | None) -> None:
        def begin(standing: Standing) -> Append:
            self._check(row, standing, version)
            if standing.match.seat != seat:
                raise refusals.not_your_turn()
            return self._append(row, standing, who, lambda: standing.play(move, row.secret), refusals.illegal_move(move))

        await self._write(row, sitting, version, begin)

    async def _write(self, row: sa.Row, sitting: Sequence[sa.Row], version: int, begin: Callable[[Standing], Append]) -> None:
        async with self.standings.held(row) as standing:
            append, news = begin(standing), 0
            try:
                news = await self.store.append(append)
            finally:
                standing.keep_or_undo(version, news)
            self._end(row, sitting, standing, append, news)

    def _check(self, row: sa.Row, standing: Standing, version: int) -> None:
        """Can anything happen at this version of the table?"""
        if row.status == "open":
            raise refusals.not_begun()
        if standing.version != version:
            raise refusals.too_late()
        if standing.match.is_over:
            raise refusals.is_over()
        if row.paused is not None:
            raise refusals.is_paused()

    def _append(self, row: sa.Row, standing: Standing, who: str | None, do: Callable[[], list[str]], refused: Refused) -> Append:
        """Let something happen at the table in memory; returns what is to be written. Whoever calls this holds its lock until it is."""
        match = standing.match
        version, before = standing.version, len(match.lines)
        try:
            lines = do()
        except IllegalMove:
            raise refused from None
        settled = match.settled if who else len(match.lines)  # a bot's move settles all: nobody lets a bot play and takes it back
        return Append(row.id, version, before, lines, who, match.seat, settled, result_of(match) if match.is_over else None)

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
        """Take the last decision back; at a table with real cards, whatever was told or done last, as far back as one likes."""
        row, sitting = self.at_my_table(person, table_id)
        standing = self.standing(row)
        with standing.lock:
            if not standing.version == row.version == version:
                raise refusals.too_late()
            if row.told:
                self._take_back_told(row, sitting, standing)
            else:
                self._take_back(row, standing, seats_of(sitting, person.id))
            standing.version = version + 1
        self.changed(table_id)

    def _take_back(self, row: sa.Row, standing: Standing, seats: Sequence[int]) -> None:
        if not self.undoable(row, standing, seats):
            raise refusals.nothing_to_undo()
        number = len(standing.match.lines) - 1
        if not self.store.cut(row.id, row.version, number, int(standing.match.lines[-1].split(" ")[0])):
            raise refusals.too_late()
        standing.take_back()

    def _take_back_told(self, row: sa.Row, sitting: Sequence[sa.Row], standing: Standing) -> None:
        number = last_told(sitting, standing)
        if number is None:
            raise refusals.nothing_told()
        then = standing.before(number)
        if not self.store.cut(row.id, row.version, number, then.seat):
            raise refusals.too_late()
        standing.stand_at(then)


def may_take_back(tables: Playing, row: sa.Row, sitting: Sequence[sa.Row], standing: Standing, person: Person) -> bool:
    """May this person take something back?"""
    seats = seats_of(sitting, person.id)
    if not row.told:
        return tables.undoable(row, standing, seats)
    return row.status in ("running", "over") and (bool(seats) or person.id == row.host) and last_told(sitting, standing) is not None


def may_tell(row: sa.Row, sitting: Sequence[sa.Row], standing: Standing, person: Person) -> bool:
    """May this person say what chance brings now? What one hand alone sees, its owner tells; for a bot, whoever opened the table."""
    seat = standing.match.due_to
    if seat is not None:
        owner = sitting[seat - 1].user_id
        return bool(person.id == (owner or row.host))
    return person.id == row.host or bool(seats_of(sitting, person.id))


def last_told(sitting: Sequence[sa.Row], standing: Standing) -> int | None:
    """The last line that people told: chance, or a move of theirs. A bot's moves after it are taken back with it: it will decide anew."""
    bots = {str(one.seat) for one in sitting if one.level}
    told = [number for number, line in enumerate(standing.match.lines) if line.partition(" ")[0] not in bots]
    return told[-1] if told else None


def result_of(match: Match) -> str:
    """How a game ended: the points by seat, those who have won with a star."""
    winners = match.winners()
    return " ".join(f"{points}{'*' * (seat in winners)}" for seat, points in enumerate(match.points(), 1))
