"""Analysis of a game: each seat's win share at every position, the cost of each mistake, and the effect of chance.

>>> import kogge, kogge.analysis
>>> game = kogge.new("speicherstadt", players=2, seed=7)
>>> best = kogge.analysis.rank_moves(game, depth=20)[0]

Everything is computed from many simulations (`rollouts.py`) that use only what a seat could know at that moment.
Reading order: results, rollouts, verdicts, move_values, game_analysis.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from kogge.analysis.results import BLUNDER, BRILLIANT, INACCURACY, MISTAKE, Analysis, Balance, Choice, Decision, Moment, Player, Thing
from kogge.engine.errors import KoggeError
from kogge.engine.match import Match, checked_match
from kogge.engine.validation import checked_first_seed, checked_whole
from kogge.records import load

__all__ = [
    "BLUNDER",
    "BRILLIANT",
    "DEPTH",
    "INACCURACY",
    "MISTAKE",
    "Analysis",
    "Balance",
    "Choice",
    "Decision",
    "Moment",
    "Player",
    "Thing",
    "analyse",
    "iter_analysis",
    "rank_moves",
]

DEPTH = 100
"""The effort: simulations per decision are multiples of it."""
MAX_DEPTH = 100_000
MAX_THREADS = 64
REPORT_SECONDS = 0.7
"""Seconds between two reports of a growing analysis."""


def analyse(match: Match, depth: int = DEPTH, seed: int = 0, threads: int = 2) -> Analysis:
    """Analyse a game from its beginning to its current position. The result depends on depth and seed, not on the number of threads."""
    return list(iter_analysis(match, depth, seed, threads))[-1]


def iter_analysis(match: Match, depth: int = DEPTH, seed: int = 0, threads: int = 2) -> Iterator[Analysis]:
    """The same, step by step: coarse curves first, then the decisions. The last analysis is complete."""
    match, depth, seed = checked_match(match), checked_whole(depth, "depth", 1, MAX_DEPTH), checked_first_seed(seed)
    threads = checked_whole(threads, "threads", 1, MAX_THREADS)
    from kogge.analysis.game_analysis import GameAnalyzer

    return GameAnalyzer(match, depth, seed, threads).steps()


def write_analysis(record: str, depth: int, write: Callable[[str], None], threads: int = 2) -> None:
    """Analyse an untrusted record: `write` gets the growing analysis as JSON every `REPORT_SECONDS`, and the complete one at the end."""
    last = 0.0
    for found in iter_analysis(load(record, boxes=False), depth, threads=threads):
        if found.progress == 1 or time.monotonic() - last > REPORT_SECONDS:
            write(found.as_json())
            last = time.monotonic()


def rank_moves(match: Match, depth: int = DEPTH, seed: int = 0, also: Sequence[str] = ()) -> tuple[Choice, ...]:
    """The values of the seat's candidate moves and of the moves in `also`, best first, computed from what the seat to decide knows."""
    match, depth, seed = checked_match(match), checked_whole(depth, "depth", 1, MAX_DEPTH), checked_first_seed(seed)
    if not match.seat:
        raise KoggeError("No seat is to decide, so there are no moves to rank.", code="game_over")
    from kogge.analysis.move_values import checked_moves, move_values
    from kogge.analysis.rollouts import Rollouts

    return move_values(Rollouts(match.config), match, depth, seed, checked_moves(match, also)).choices()
