"""A game understood: who could expect to win at every moment, what each decision was worth, and what was luck.

>>> import kogge, kogge.analysis
>>> game = kogge.new("speicherstadt", players=2, seed=7)
>>> best = kogge.analysis.weigh(game, depth=20)[0]

Everything is computed from many imagined continuations (`imagining.py`), of which nobody knows more than they could at that moment.
Reading order: results, imagining, weighing, verdicts, whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kogge.analysis.results import BLUNDER, BRILLIANT, INACCURACY, MISTAKE, Analysis, Choice, Decision, Moment, Player, Thing
from kogge.engine.errors import KoggeError
from kogge.engine.match import Match, checked_match
from kogge.engine.validation import checked_first_seed, checked_whole

__all__ = [
    "BLUNDER",
    "BRILLIANT",
    "DEPTH",
    "INACCURACY",
    "MISTAKE",
    "Analysis",
    "Choice",
    "Decision",
    "Moment",
    "Player",
    "Thing",
    "analyse",
    "iter_analysis",
    "weigh",
]

DEPTH = 160
"""Games that are imagined at each position, and after each move worth a look."""
MAX_DEPTH = 100_000
MAX_THREADS = 64


def analyse(match: Match, depth: int = DEPTH, seed: int = 0, threads: int = 2) -> Analysis:
    """A game analysed from its beginning to where it stands. The same depth and seed give the same result, on any number of threads."""
    return list(iter_analysis(match, depth, seed, threads))[-1]


def iter_analysis(match: Match, depth: int = DEPTH, seed: int = 0, threads: int = 2) -> Iterator[Analysis]:
    """The same as it grows: coarse curves first, then fine ones, then the decisions one after the other. The last one is whole."""
    match, depth, seed = checked_match(match), checked_whole(depth, "depth", 1, MAX_DEPTH), checked_first_seed(seed)
    threads = checked_whole(threads, "threads", 1, MAX_THREADS)
    from kogge.analysis.game_analysis import GameAnalyzer

    return GameAnalyzer(match, depth, seed, threads).steps()


def weigh(match: Match, depth: int = DEPTH, seed: int = 0, also: Sequence[str] = ()) -> tuple[Choice, ...]:
    """The moves worth a look for the seat to decide, the best first, from what that seat knows; and those in `also`."""
    match, depth, seed = checked_match(match), checked_whole(depth, "depth", 1, MAX_DEPTH), checked_first_seed(seed)
    if not match.seat:
        raise KoggeError("Nobody is to decide: there is nothing to weigh.", code="game_over")
    from kogge.analysis.move_values import checked_moves, weighed
    from kogge.analysis.rollouts import Imagination

    return weighed(Imagination(match.config), match, depth, seed, checked_moves(match, also)).choices()
