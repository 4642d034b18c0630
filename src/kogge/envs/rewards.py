"""Rewards at the end of a game; during play they are 0. `win` and `margin` sum to 0 over the seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from kogge.engine.contract import Game
from kogge.engine.errors import BadOption, quoted
from kogge.engine.flow import flow_of
from kogge.engine.rule import rule

WIN, MARGIN, POINTS = range(3)
REWARDS = {"win": WIN, "margin": MARGIN, "points": POINTS}
ZERO_SUM = ("win", "margin")
LARGEST_MARGIN = 1000.0  # far beyond what any game's points reach

Reward = Callable[[np.ndarray, np.ndarray], Any]
"""Your own reward function: takes points and win shares, both by game and seat, and returns rewards of the same shape."""


def reward_number(reward: str | Reward) -> int:
    """The number of a kind of reward. Your own function has that of `win`; its rewards replace these afterwards."""
    if callable(reward):
        return WIN
    if not isinstance(reward, str) or reward not in REWARDS:
        message = f"There is no reward {quoted(reward)}; the kinds are {', '.join(REWARDS)}, or a callable."
        raise BadOption(message, found=reward, legal=list(REWARDS))
    return REWARDS[reward]


def reward_bounds(reward: str | Reward, players: int) -> tuple[float, float]:
    """The minimum and maximum reward of a seat."""
    if callable(reward):
        return -np.inf, np.inf
    if reward_number(reward) == WIN:
        return -1 / players, 1 - 1 / players
    return -LARGEST_MARGIN, LARGEST_MARGIN


def compute_rewards(reward: Reward, points: np.ndarray, shares: np.ndarray) -> np.ndarray:
    """The rewards of your own function for some finished games."""
    try:
        rewards = np.asarray(reward(points.copy(), shares.copy()), np.float32)
    except (TypeError, ValueError) as error:
        message = f"The reward {quoted(reward)} does not return numbers: {' '.join(str(error).split())}."
        raise BadOption(message, code="bad_reward", found=reward) from error
    if rewards.shape != points.shape or not np.isfinite(rewards).all():
        found = f"of shape {rewards.shape}" if rewards.shape != points.shape else "that are not all finite"
        message = f"The reward {quoted(reward)} must return numbers of shape {points.shape}, not numbers {found}."
        raise BadOption(message, code="bad_reward", found=reward)
    return rewards


def reward_rule(game: Game) -> Callable[..., None]:
    """The rule `write_rewards(box, s, kind, out, scratch)` of a game."""
    split_win = flow_of(game).split_win

    @rule
    def write_rewards(box, s, kind, out, scratch):
        """WIN: the seat's share of the win less a fair share. MARGIN: its points less the average of the others'. POINTS: its points."""
        split_win(box, s, scratch)
        points = scratch.points
        total = 0
        for seat in range(s.players):
            total += points[seat]
        for seat in range(s.players):
            if kind == WIN:
                out[seat] = scratch.shares[seat] - 1.0 / s.players
            elif kind == MARGIN:
                out[seat] = points[seat] - (total - points[seat]) / (s.players - 1.0)
            else:
                out[seat] = points[seat]

    return write_rewards
