"""Playing: a move, from whoever it comes, and taking it back."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from kogge.kit.errors import IllegalMove
from kogge.kit.match import Match
from kogge.web.play.finding import Finding
from kogge.web.play.person import Person, seats_of
from kogge.web.play.standing import Standing
from kogge.web.speech import refusals
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

    async def _play(self, row: sa.Row, sitting: Sequence[sa.Row], seat: int, move: str, version: int, who: str | None) -> None:
        async with self.standings.held(row) as standing:
            append, news = self._begin(row, standing, seat, move, version, who), 0
            try:
                news = await self.store.append(append)
            finally:
                standing.keep_or_undo(version, news)
            self._end(row, sitting, standing, append, news)

    def _begin(self, row: sa.Row, standing: Standing, seat: int, move: str, version: int, who: str | None) -> Append:
        """Play a move at the table in memory; returns what is to be written. Whoever calls this holds its lock until that is done."""
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


def result_of(match: Match) -> str:
    """How a game ended: the points by seat, those who have won with a star."""
    winners = match.winners()
    return " ".join(f"{points}{'*' * (seat in winners)}" for seat, points in enumerate(match.points(), 1))
