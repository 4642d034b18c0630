"""A walk over a record: every position that a game went through, one after the other.

>>> import kogge
>>> text = kogge.new("speicherstadt", players=3, seed=7).record()
>>> [position.seat for position in kogge.replay(text)]
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from kogge.engine.match import Match
from kogge.engine.record import Replay, reading, replay_record, text_of
from kogge.engine.step import Position
from kogge.engine.validation import checked_path
from kogge.games import game_by_id


def load(record: str | Path, folder: str | Path | None = None, boxes: bool = True) -> Match:
    """A game from a record, at its last event: the record's text, or the `Path` of its file.

    A box file is looked for from `folder`; None is the folder of the record's file, or the current one.
    `boxes=False` opens no such file: only records of the standard box are read. Use it for records that strangers send.
    A record that was read before is not played by the rules a second time, as long as neither it nor the rules have changed.
    """
    text, lies_in = _text_and_folder(record, folder)
    return replay_record(text, game_by_id, lies_in, boxes, kept=boxes).match


def replay(record: str | Path | Match, compiled: bool = False, folder: str | Path | None = None, boxes: bool = True) -> Iterator[Position]:
    """Every position of a record (its text, or the `Path` of its file) or of a match: before its first line, then after each line.

    `compiled` plays the rules compiled: some ten times faster or more, once they are, and once the record was read before. Otherwise the
    record is played as the walk goes on, and the first wrong line raises `BadRecord` when it is reached.
    """
    if isinstance(record, Match):
        return _compiled(_replay_of(record)) if compiled else _interpreted(record.replayed())
    text, lies_in = _text_and_folder(record, folder)
    if compiled:
        return _compiled(replay_record(text, game_by_id, lies_in, boxes, kept=boxes))
    return _interpreted(reading(text, game_by_id, lies_in, boxes))


def _text_and_folder(record: str | Path, folder: str | Path | None) -> tuple[str, Path]:
    lies_in = record.parent if isinstance(record, Path) else Path()
    text = text_of(record) if isinstance(record, Path) else record
    return text, checked_path(folder, "folder") or lies_in


def _replay_of(match: Match) -> Replay:
    first: list[np.ndarray] = []
    script: list[int] = []
    for again in match.replayed():
        first = first or [again.rows.copy()]
        script += again.last_line()
    return Replay(match, first[0], np.array(script, np.int16))


def _interpreted(played: Iterator[Match]) -> Iterator[Position]:
    for match in played:
        yield Position(match, match.rows.copy(), len(match.lines))


def _compiled(replayed: Replay) -> Iterator[Position]:
    from kogge.engine.compiled import walked

    match = replayed.match
    rows = walked(match.config, replayed.first, replayed.script, len(match.lines))
    for number in range(len(rows)):
        yield Position(match, rows[number : number + 1], number)
