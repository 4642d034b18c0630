"""The values of the moves of one decision, from what its seat knows: `hard` selects candidates and searches after each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from kogge.analysis.results import Choice
from kogge.analysis.rollouts import POINTS, SHARE, WORTH, Rollouts
from kogge.analysis.verdicts import DISLIKED, is_mistake
from kogge.bots.chance import REDEALING, stream
from kogge.bots.hard import grow_trees
from kogge.bots.knowledge import Knowledge
from kogge.engine.errors import BadOption, quoted
from kogge.engine.match import Match
from kogge.engine.record_view import record_view

N_CANDIDATES = 3  # moves of each decision, beside the one that was played
SEARCHED, AFTER = 6, 2  # simulations per unit of depth: over all moves, and after each candidate
STANDS_OUT = 0.1  # a favourite stands out if no other move was tried more often than this, relative to it
WORLDS = 8  # samples of the others' secret choices

Games = np.ndarray
"""Rollouts: (rollout, quantity, seat)."""


class MoveValues:
    """The moves of a decision: simulations after each, and its visits in the search of `hard`, relative to the most visited one."""

    def __init__(self, seat: int, after: dict[str, Games], tried: dict[str, float]):
        self.seat, self.after, self.tried = seat, after, tried
        """`seat` counts from 0."""

    def best(self, chosen: str | None = None) -> str:
        """The move with the greatest worth; of two equal ones, the one that was chosen."""
        return max(self.after, key=lambda move: (self._worth(move), move == chosen))

    def choices(self, chosen: str | None = None) -> tuple[Choice, ...]:
        """The moves, best first. A chosen move that is no mistake (`is_mistake`) counts as the best."""
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


def move_values(rollouts: Rollouts, match: Match, depth: int, seed: int, also: Sequence[str] = (), made: str | None = None) -> MoveValues:
    """The values of the moves that `hard` visits most and of those in `also`, for the seat to decide.

    `made`: the move that was played. If the search likes it, it is no mistake, and other moves are simulated only to find out whether it
    was brilliant.
    """
    knowledge = Knowledge(match, seed)
    visits = {action: tries for action, tries, _gains, _shares in grow_trees(knowledge, ("simulations", SEARCHED * depth))[0].root_moves()}
    most = max(visits.values())
    tried = {move: visits.get(action, 0) / most for move, action in zip(knowledge.moves, knowledge.actions, strict=True)}
    ranked = sorted(knowledge.moves, key=lambda move: -tried[move])
    if made is None or tried[made] < DISLIKED:
        moves = [*ranked[:N_CANDIDATES], *also]
    else:
        stands_out = made == ranked[0] and len(ranked) > 1 and tried[ranked[1]] < STANDS_OUT
        moves = ranked[:2] if stands_out else []
    seat = knowledge.seat - 1

    def played(rows: np.ndarray, first: int, count: int) -> Games:
        return rollouts.searched(rows, seat, int(stream(seed, first, REDEALING)), count)

    chosen = dict.fromkeys([*moves, *([] if made is None else [made])])
    return MoveValues(seat, {move: after_move(match, knowledge, move, AFTER * depth, seed, played) for move in chosen}, tried)


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
