"""The values of the moves of one decision, from what its seat knows: `hard` selects candidates and searches after each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from kogge.analysis.results import Choice
from kogge.analysis.rollouts import POINTS, SHARE, WORTH, Rollouts
from kogge.analysis.verdicts import RARELY_VISITED, is_mistake
from kogge.bots.chance import REDEALING, stream
from kogge.bots.hard import grow_trees
from kogge.bots.knowledge import Knowledge
from kogge.engine.errors import BadOption, quoted
from kogge.engine.match import Match
from kogge.engine.record_view import record_view

N_CANDIDATES = 3  # moves of each decision, beside the one that was played
SEARCH_FACTOR, ROLLOUT_FACTOR = 6, 2  # simulations per unit of depth: over all moves, and after each candidate
MAX_RIVAL_VISITS = 0.1  # the most visited move stands out if no other move has more than this part of its visits
N_SAMPLES = 8  # samples of the others' secret choices

Games = np.ndarray
"""Rollouts: (rollout, quantity, seat)."""


class MoveValues:
    """The moves of a decision: the simulations after each (`after`), and their visits in the search of `hard`, relative to the most visited
    move (`tried`)."""

    def __init__(self, seat: int, after: dict[str, Games], tried: dict[str, float]):
        self.seat, self.after, self.tried = seat, after, tried
        """`seat` counts from 0."""

    def best(self, chosen: str | None = None) -> str:
        """The move with the greatest worth; between equal ones, `chosen`."""
        return max(self.after, key=lambda move: (self._worth(move), move == chosen))

    def choices(self, chosen: str | None = None) -> tuple[Choice, ...]:
        """The moves, best first. If `chosen` is no mistake (`is_mistake`), it counts as the best."""
        best = self.best(chosen)
        if chosen is not None and chosen != best and not is_mistake(self._choice(chosen, best)):
            best = chosen
        ordered = sorted(self.after, key=lambda move: (move != best, -self._worth(move)))
        return tuple(self._choice(move, best) for move in ordered)

    def _worth(self, move: str) -> float:
        return float(self.after[move][:, WORTH, self.seat].mean())

    def _choice(self, move: str, best: str) -> Choice:
        games, first = self.after[move][:, :, self.seat], self.after[best][:, :, self.seat]
        behind = first - games
        return Choice(
            move,
            share=rounded(games[:, SHARE].mean()),
            share_error=standard_error(games[:, SHARE]),
            points=rounded(games[:, POINTS].mean()),
            points_error=standard_error(games[:, POINTS]),
            behind=rounded(behind[:, SHARE].mean()),
            behind_error=standard_error(behind[:, SHARE]),
            points_behind=rounded(behind[:, POINTS].mean()),
            points_behind_error=standard_error(behind[:, POINTS]),
            worth_behind=rounded(behind[:, WORTH].mean()),
            worth_behind_error=standard_error(behind[:, WORTH]),
            tried=rounded(self.tried[move]),
        )


def move_values(rollouts: Rollouts, match: Match, depth: int, seed: int, also: Sequence[str] = (), played: str | None = None) -> MoveValues:
    """The values of the moves that `hard` visits most and of those in `also`, for the seat to decide.

    `played`: the move that was played. If the search visits it often, it is no mistake, and other moves are simulated only if it may be
    brilliant.
    """
    knowledge = Knowledge(match, seed)
    visits = {
        action: tries for action, tries, _gains, _shares in grow_trees(knowledge, ("simulations", SEARCH_FACTOR * depth))[0].root_moves()
    }
    most = max(visits.values())
    tried = {move: visits.get(action, 0) / most for move, action in zip(knowledge.moves, knowledge.actions, strict=True)}
    ranked = sorted(knowledge.moves, key=lambda move: -tried[move])
    if played is None or tried[played] < RARELY_VISITED:
        moves = [*ranked[:N_CANDIDATES], *also]
    else:
        stands_out = played == ranked[0] and len(ranked) > 1 and tried[ranked[1]] < MAX_RIVAL_VISITS
        moves = ranked[:2] if stands_out else []
    seat = knowledge.seat - 1

    def search(rows: np.ndarray, first: int, count: int) -> Games:
        return rollouts.search(rows, seat, int(stream(seed, first, REDEALING)), count)

    candidates = dict.fromkeys([*moves, *([] if played is None else [played])])
    return MoveValues(seat, {move: after_move(match, knowledge, move, ROLLOUT_FACTOR * depth, seed, search) for move in candidates}, tried)


def after_move(
    match: Match, knowledge: Knowledge, move: str, count: int, seed: int, simulate: Callable[[np.ndarray, int, int], Games]
) -> Games:
    """Rollouts after a move, by `simulate(rows, first, count)`. The others' secret choices are sampled before the move, so that they cannot
    depend on it."""
    samples = sampled_tables(match, knowledge, seed)
    found = []
    for number, sample in enumerate(samples):
        rows = sample.copy()
        match.game.step(match.loaded.box, record_view(rows), match.loaded.actions[move])
        first, last = number * count // len(samples), (number + 1) * count // len(samples)
        found.append(simulate(rows, first, last - first))
    return np.concatenate(found)


def sampled_tables(match: Match, knowledge: Knowledge, seed: int) -> list[np.ndarray]:
    """Samples of the table from the seat's knowledge; one is enough without secret choices, since each rollout redeals the rest."""
    if not match.game.secret_round(record_view(match.rows)):
        return [knowledge.rows]
    samples = [knowledge.rows.copy() for _ in range(N_SAMPLES)]
    for number, rows in enumerate(samples):
        match.game.resample_hidden(match.loaded.box, record_view(rows), knowledge.seat - 1, stream(seed, number, REDEALING))
    return samples


def checked_moves(match: Match, moves: Sequence[str]) -> list[str]:
    """The argument, if it is a list of legal moves."""
    legal = match.moves()
    if not isinstance(moves, (list, tuple)):
        raise BadOption(f"The moves to rank are a list, not {quoted(moves)}.", code="illegal_answer", found=moves, legal=legal)
    for move in moves:
        if not isinstance(move, str) or move not in legal:
            raise BadOption(f"{quoted(move)} is not among the moves to rank.", code="illegal_answer", found=move, legal=legal)
    return list(moves)


def rounded(number: float) -> float:
    """Round to five digits."""
    return round(float(number), 5) + 0.0  # never -0.0


def standard_error(numbers: np.ndarray) -> float:
    """The standard error of the mean."""
    return rounded(numbers.std() / np.sqrt(len(numbers)))
