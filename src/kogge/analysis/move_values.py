"""The values of the moves of one decision, from what its seat knows: `hard` selects candidates and searches after each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from kogge.analysis.results import Choice
from kogge.analysis.rollouts import POINTS, SHARE, WORTH, Rollouts
from kogge.bots.chance import REDEALING, stream
from kogge.bots.hard import grow_trees
from kogge.bots.knowledge import Knowledge
from kogge.engine.errors import BadOption, quoted
from kogge.engine.match import Match
from kogge.engine.record_view import record_view

N_CANDIDATES = 3  # moves of each decision, beside the one that was played
SEARCHED, AFTER = 6, 2  # simulations per unit of depth: over all moves, and after each candidate
WORLDS = 8  # samples of the others' secret choices

Games = np.ndarray
"""Rollouts: (rollout, quantity, seat)."""


class MoveValues:
    """The moves of a decision: rollouts after each, and its visits in the search of `hard`, relative to the most visited one."""

    def __init__(self, seat: int, after: dict[str, Games], tried: dict[str, float]):
        self.seat, self.after, self.tried = seat, after, tried
        """`seat` counts from 0."""

    def choices(self, chosen: str | None = None) -> tuple[Choice, ...]:
        """The moves, best first. The best has the greatest worth; of two equal ones, the one that was chosen."""
        means = {move: games[:, WORTH, self.seat].mean() for move, games in self.after.items()}
        best = max(means, key=lambda move: (means[move], move == chosen))
        ordered = sorted(self.after, key=lambda move: (move != best, -means[move]))
        return tuple(self._choice(move, best) for move in ordered)

    def _choice(self, move: str, best: str) -> Choice:
        games, first = self.after[move][:, :, self.seat], self.after[best][:, :, self.seat]
        behind = first[:, SHARE] - games[:, SHARE]
        return Choice(
            move,
            rounded(games[:, SHARE].mean()),
            standard_error(games[:, SHARE]),
            rounded(games[:, POINTS].mean()),
            standard_error(games[:, POINTS]),
            rounded(behind.mean()),
            standard_error(behind),
            rounded((first[:, POINTS] - games[:, POINTS]).mean()),
            rounded(self.tried[move]),
        )


def move_values(rollouts: Rollouts, match: Match, depth: int, seed: int, also: Sequence[str] = ()) -> MoveValues:
    """The values of the moves that `hard` visits most and of those in `also`, for the seat to decide."""
    knowledge = Knowledge(match, seed)
    visits = {action: tries for action, tries, _gains, _shares in grow_trees(knowledge, ("simulations", SEARCHED * depth))[0].root_moves()}
    most = max(visits.values())
    tried = {move: visits.get(action, 0) / most for move, action in zip(knowledge.moves, knowledge.actions, strict=True)}
    candidates = sorted(knowledge.moves, key=lambda move: -tried[move])[:N_CANDIDATES]
    seat = knowledge.seat - 1

    def played(rows: np.ndarray, first: int, count: int) -> Games:
        return rollouts.searched(rows, seat, int(stream(seed, first, REDEALING)), count)

    after = {move: after_move(match, knowledge, move, AFTER * depth, seed, played) for move in dict.fromkeys([*candidates, *also])}
    return MoveValues(seat, after, tried)


def after_move(
    match: Match, knowledge: Knowledge, move: str, count: int, seed: int, played: Callable[[np.ndarray, int, int], Games]
) -> Games:
    """Rollouts after a move. The others' secret choices are sampled before the move, so that no move can depend on them."""
    worlds = worlds_of(match, knowledge, seed)
    found = []
    for number, world in enumerate(worlds):
        rows = world.copy()
        match.game.step(match.loaded.box, record_view(rows), match.loaded.actions[move])
        first, last = number * count // len(worlds), (number + 1) * count // len(worlds)
        found.append(played(rows, first, last - first))
    return np.concatenate(found)


def worlds_of(match: Match, knowledge: Knowledge, seed: int) -> list[np.ndarray]:
    """Samples of the table from the seat's knowledge; one is enough without secret choices, since each rollout redeals the rest."""
    if not match.game.secret_round(record_view(match.rows)):
        return [knowledge.rows]
    worlds = [knowledge.rows.copy() for _ in range(WORLDS)]
    for number, rows in enumerate(worlds):
        match.game.resample_hidden(match.loaded.box, record_view(rows), knowledge.seat - 1, stream(seed, number, REDEALING))
    return worlds


def checked_moves(match: Match, moves: Sequence[str]) -> list[str]:
    """The argument, if it is a list of legal moves."""
    legal = match.moves()
    if not isinstance(moves, (list, tuple)):
        raise BadOption(f"The moves to weigh are a list, not {quoted(moves)}.", code="illegal_answer", found=moves, legal=legal)
    for move in moves:
        if not isinstance(move, str) or move not in legal:
            raise BadOption(f"{quoted(move)} is not among the moves to weigh.", code="illegal_answer", found=move, legal=legal)
    return list(moves)


def rounded(number: float) -> float:
    """Round to five digits."""
    return round(float(number), 5)


def standard_error(numbers: np.ndarray) -> float:
    """The standard error of the mean."""
    return rounded(numbers.std() / np.sqrt(len(numbers)))


def share_error(shares: np.ndarray) -> float:
    """The standard error of a win share, not 0 even if all rollouts agree (Laplace's rule of succession)."""
    n, mean = len(shares), (shares.sum() + 1) / (len(shares) + 2)
    return rounded(np.sqrt(mean * (1 - mean) / n))
