"""The hyperparameters of a training run, and their schedules."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass

from kogge.engine.contract import Game

MIN_POINTS = 0.1  # the part of the reward for points that is left at the end
LAST_ENTROPY = 1 / 15  # the part of the entropy's weight that is left at the end


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
    rate: float = 5e-4
    """The initial learning rate; it falls to 0."""
    entropy: float = 0.015
    reach: float = 0.97
    """Lambda (GAE), from one decision of a seat to its next."""
    clip: float = 0.2
    value_weight: float = 0.5
    longest_step: float = 0.5
    """The norm at which gradients are clipped."""
    default_share: float = 0.5
    """The part of the tables with the game's default players and options; the others use all configurations equally."""
    against_share: float = 1.0
    """The part of the tables at which one seat learns against frozen nets, if there are any; at the rest all seats learn."""
    their_calm: float = 1.0
    """The softmax temperature of frozen nets."""
    sharpness: float = 2.0
    """In imitation learning: the exponent of the visits; above 1 the target policy is sharper than the visits."""
    points_part: float = 1.0
    """The initial weight of the reward for points."""
    win: float = 1.0
    points: float = 0.02
    seed: int = 1


def pay_of(game: Game) -> dict[str, float]:
    """The rewards in a game's `training.toml`; {} if it has none, and the defaults apply."""
    path = game.folder / "training.toml"
    if not path.is_file():
        return {}
    found = tomllib.loads(path.read_text("utf-8"))
    return {"win": float(found["win"]), "points": float(found["points"])}


@dataclass(frozen=True)
class Moment:
    """The scheduled hyperparameters at one moment of a run."""

    rate: float
    entropy: float
    points: float
    """The remaining part of the reward for points."""


def moment(recipe: Recipe, passed: float) -> Moment:
    """The hyperparameters after a part (0 to 1) of the run; all fall linearly."""
    left = 1.0 - min(1.0, max(0.0, passed))
    return Moment(
        rate=recipe.rate * left,
        entropy=recipe.entropy * (LAST_ENTROPY + (1.0 - LAST_ENTROPY) * left),
        points=MIN_POINTS + (recipe.points_part - MIN_POINTS) * left,
    )
