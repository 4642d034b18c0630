"""What a finished game pays each seat. During play every reward is 0; both kinds sum to 0 over the seats."""

from __future__ import annotations

from collections.abc import Callable

from kogge.kit.contract import Game
from kogge.kit.errors import BadOption, quoted
from kogge.kit.flow import flow_of
from kogge.kit.rule import rule

WIN, MARGIN = 0, 1
REWARDS = {"win": WIN, "margin": MARGIN}
LARGEST_MARGIN = 1000.0  # far beyond what any game's points reach


def reward_number(reward: str) -> int:
    """The number of a kind of reward."""
    if not isinstance(reward, str) or reward not in REWARDS:
        raise BadOption(f"There is no reward {quoted(reward)}; the kinds are {', '.join(REWARDS)}.", found=reward, legal=list(REWARDS))
    return REWARDS[reward]


def reward_bounds(reward: str, players: int) -> tuple[float, float]:
    """The least and the most a seat can be paid."""
    if reward_number(reward) == WIN:
        return -1 / players, 1 - 1 / players
    return -LARGEST_MARGIN, LARGEST_MARGIN


def pay_rule(game: Game) -> Callable[..., None]:
    """The rule `pay(box, s, kind, out, scratch)` of a game."""
    share_win = flow_of(game).share_win

    @rule
    def pay(box, s, kind, out, scratch):
        """WIN: the seat's share of the win less a fair share. MARGIN: its points less the average of the others'."""
        share_win(box, s, scratch)
        points = scratch.points
        total = 0
        for seat in range(s.players):
            total += points[seat]
        for seat in range(s.players):
            if kind == WIN:
                out[seat] = scratch.shares[seat] - 1.0 / s.players
            else:
                out[seat] = points[seat] - (total - points[seat]) / (s.players - 1.0)

    return pay
