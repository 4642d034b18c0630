"""Loading and replaying records: every position of a game, one after the other.

>>> import kogge
>>> text = kogge.new("speicherstadt", players=3, seed=7).record()
>>> [position.seat for position in kogge.replay(text)]
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from kogge.engine.errors import BadRecord, quoted
from kogge.engine.match import Match, Position
from kogge.engine.record import Replay, iter_record, read_text, replay_record
from kogge.engine.validation import checked_path
from kogge.games import game_by_id


def load(record: str | Path, folder: str | Path | None = None, boxes: bool = True) -> Match:
    """Load a game from a record, given as text or as the `Path` of its file; the match is at its last line.

    The path of a box file is relative to `folder`; None: the folder of the record's file, or the current one.
    `boxes=False` accepts only the standard box and opens no other file. Use it for untrusted records.
    The result is cached: a record is replayed again only if it or the rules have changed.
    """
    text, base = _text_and_folder(record, folder)
    return replay_record(text, game_by_id, base, boxes, cached=boxes).match


def replay(record: str | Path | Match, compiled: bool = False, folder: str | Path | None = None, boxes: bool = True) -> Iterator[Position]:
    """Every position of a record (text or `Path`) or of a match: before its first line, then after each line.

    `compiled` uses compiled rules, at least ten times faster for a record that is in the cache. Otherwise the record is replayed lazily,
    and the first wrong line raises `BadRecord` when it is reached.
    """
    if isinstance(record, Match):
        return _compiled(_replay_of(record)) if compiled else _interpreted(record.replayed())
    text, base = _text_and_folder(record, folder)
    if compiled:
        return _compiled(replay_record(text, game_by_id, base, boxes, cached=boxes))
    return _interpreted(iter_record(text, game_by_id, base, boxes))


def _text_and_folder(record: str | Path, folder: str | Path | None) -> tuple[str, Path]:
    if isinstance(record, str) and "\n" not in record and record.strip().endswith((".kogge", ".txt")):
        message = f"{quoted(record)} looks like a path, but a str is read as the record itself; use kogge.load(Path({record.strip()!r}))."
        raise BadRecord(message, code="path_as_text", found=record)
    base = record.parent if isinstance(record, Path) else Path()
    text = read_text(record) if isinstance(record, Path) else record
    return text, checked_path(folder, "folder") or base


def _replay_of(match: Match) -> Replay:
    initial_rows: list[np.ndarray] = []
    line_codes: list[int] = []
    for position in match.replayed():
        initial_rows = initial_rows or [position.rows.copy()]
        line_codes += position.last_line_codes()
    return Replay(match, initial_rows[0], np.array(line_codes, np.int16))


def _interpreted(played: Iterator[Match]) -> Iterator[Position]:
    for match in played:
        yield Position(match, match.rows.copy(), len(match.lines))


def _compiled(replayed: Replay) -> Iterator[Position]:
    from kogge.engine.compiled import replayed_tables

    match = replayed.match
    rows = replayed_tables(match.config, replayed.initial_rows, replayed.line_codes, len(match.lines))
    for number in range(len(rows)):
        yield Position(match, rows[number : number + 1], number)
