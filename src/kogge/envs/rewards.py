"""What a finished game pays each seat. During play every reward is 0; both kinds sum to 0 over the seats."""

from __future__ import annotations

from collections.abc import Callable

from kogge.kit.contract import Game
from kogge.kit.errors import BadOption
from kogge.kit.rule import rule

WIN, MARGIN = 0, 1
REWARDS = {"win": WIN, "margin": MARGIN}
LARGEST_MARGIN = 1000.0  # far beyond what any game's points reach


def reward_number(reward: str) -> int:
    """The number of a kind of reward."""
    if not isinstance(reward, str) or reward not in REWARDS:
        raise BadOption(f"There is no reward {reward!r}; the kinds are {', '.join(REWARDS)}.")
    return REWARDS[reward]


def reward_bounds(reward: str, players: int) -> tuple[float, float]:
    """The least and the most a seat can be paid."""
    if reward_number(reward) == WIN:
        return -1 / players, 1 - 1 / players
    return -LARGEST_MARGIN, LARGEST_MARGIN


def pay_rule(game: Game, mark_winners: Callable[..., int]) -> Callable[..., None]:
    """The rule `pay(box, s, kind, out, won, points, ties)` of a game."""

    @rule
    def pay(box, s, kind, out, won, points, ties):
        """WIN: the seat's share of the win less a fair share. MARGIN: its points less the average of the others'."""
        shared = mark_winners(box, s, won, points, ties)
        total = 0
        for seat in range(s.players):
            total += points[seat]
        for seat in range(s.players):
            if kind == WIN:
                out[seat] = (1.0 / shared if won[seat] else 0.0) - 1.0 / s.players
            else:
                out[seat] = points[seat] - (total - points[seat]) / (s.players - 1.0)

    return pay
