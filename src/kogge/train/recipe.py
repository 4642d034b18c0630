"""The hyperparameters of a training run, and their schedules."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass

from kogge.engine.contract import Game

FINAL_POINTS_WEIGHT = 0.1  # the weight of the reward for points at the end of the run
FINAL_ENTROPY_WEIGHT = 1 / 15  # the entropy's weight at the end of the run, relative to its initial weight


@dataclass(frozen=True)
class Recipe:
    """The hyperparameters. The defaults are those of the nets that ship."""

    tables: int = 16_384
    steps: int = 192
    """Decisions at every table per rollout."""
    epochs: int = 2
    minibatch: int = 65_536
    width: int = 512
    blocks: int = 2
    learning_rate: float = 5e-4
    """The initial learning rate; it falls to 0."""
    entropy_weight: float = 0.015
    gae_lambda: float = 0.97
    """Lambda (GAE), from one decision of a seat to its next."""
    clip: float = 0.2
    value_weight: float = 0.5
    max_gradient_norm: float = 0.5
    """The norm at which gradients are clipped."""
    default_share: float = 0.5
    """The part of the tables with the game's default players and options; the others use all configurations equally."""
    against_share: float = 1.0
    """The part of the tables at which one seat learns against frozen nets, if there are any; at all others every seat learns."""
    opponent_temperature: float = 1.0
    """The softmax temperature of frozen nets."""
    sharpness: float = 2.0
    """In imitation learning: the exponent of the visits; above 1 it makes the target policy sharper."""
    points_weight: float = 1.0
    """The initial weight of the reward for points."""
    policy_weight: float = 1.0
    """The weight of PPO's policy loss; below 1 if a teacher trains the policy too."""
    teacher_weight: float = 1.0
    teacher_positions: int = 0
    """Positions per step at which the teacher tries moves; 0: there is no teacher."""
    teacher_moves: int = 8
    """The most moves tried at a position."""
    teacher_rollouts: int = 16
    """Rollouts of every move in the first round of sequential halving; each later round has twice as many for the better half."""
    teacher_horizon: float = 0.0
    """Chance events until a rollout ends; 0: as in the search."""
    teacher_win_weight: float = 0.5
    """The weight of the win in a gain; the lead in points has the rest."""
    teacher_softness: float = 4.0
    """The temperature at which the teacher samples moves and compares the policy with the one before."""
    teacher_spread: float = 0.02
    """The usual difference between the gains of two moves: an estimate with this standard error counts half."""
    teacher_temperature: float = 0.01
    """A move that gains more by this (gains lie between 0 and 1) becomes e times as likely, in the policy at `teacher_softness`."""
    teacher_memory: int = 524_288
    """The number of labelled positions in memory."""
    teacher_batch: int = 8192
    """Positions in one step of the optimiser."""
    win: float = 1.0
    """The reward for a win."""
    points: float = 0.02
    """The reward for a point."""
    seed: int = 1


def rewards_of(game: Game) -> dict[str, float]:
    """The rewards in a game's `training.toml`; {} if it has none, and the defaults apply."""
    path = game.folder / "training.toml"
    if not path.is_file():
        return {}
    found = tomllib.loads(path.read_text("utf-8"))
    return {"win": float(found["win"]), "points": float(found["points"])}


@dataclass(frozen=True)
class Scheduled:
    """The hyperparameters that change during a run, at one time of it."""

    learning_rate: float
    entropy_weight: float
    points_weight: float
    """The current weight of the reward for points."""


def scheduled(recipe: Recipe, passed: float) -> Scheduled:
    """The hyperparameters after a part (0 to 1) of the run; all fall linearly."""
    remaining = 1.0 - min(1.0, max(0.0, passed))
    return Scheduled(
        learning_rate=recipe.learning_rate * remaining,
        entropy_weight=recipe.entropy_weight * (FINAL_ENTROPY_WEIGHT + (1.0 - FINAL_ENTROPY_WEIGHT) * remaining),
        points_weight=FINAL_POINTS_WEIGHT + (recipe.points_weight - FINAL_POINTS_WEIGHT) * remaining,
    )
