"""What a run is: its sizes, what it pays, and how its knobs fall in its course."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass

from kogge.engine.contract import Game

MIN_POINTS = 0.1  # the part of the pay for points that is left at the end
LAST_ENTROPY = 1 / 15  # of the entropy's weight


@dataclass(frozen=True)
class Recipe:
    """All that may be chosen about how a net learns. The defaults are those of the nets that ship."""

    tables: int = 16_384
    steps: int = 192
    """Decisions at every table between two times of learning."""
    epochs: int = 2
    minibatch: int = 65_536
    width: int = 512
    blocks: int = 2
    rate: float = 5e-4
    """The rate of learning; it falls to nothing."""
    entropy: float = 0.015
    reach: float = 0.97
    """Lambda, counted from one decision of a seat to its next."""
    clip: float = 0.2
    value_weight: float = 0.5
    longest_step: float = 0.5
    """The norm at which a gradient is cut."""
    default_share: float = 0.5
    """The part of the tables that plays with the game's default players and options; the others have every setting alike."""
    against_share: float = 1.0
    """The part of the tables at which one seat learns and frozen nets have the others, if there are any; at the rest all learn."""
    their_calm: float = 1.0
    """What the logits of frozen nets are divided by: the smaller, the oftener they take the move they find best."""
    sharpness: float = 2.0
    """Of what a search shows: how much likelier than by its visits alone the move tried most should be."""
    points_part: float = 1.0
    """The part of the pay for points with which a run begins."""
    win: float = 1.0
    points: float = 0.02
    seed: int = 1


def pay_of(game: Game) -> dict[str, float]:
    """What a game pays its learners, by its own `training.toml`; nothing if it has none, and the recipe's defaults hold."""
    path = game.folder / "training.toml"
    if not path.is_file():
        return {}
    found = tomllib.loads(path.read_text("utf-8"))
    return {"win": float(found["win"]), "points": float(found["points"])}


@dataclass(frozen=True)
class Moment:
    """The knobs at one moment of a run."""

    rate: float
    entropy: float
    points: float
    """The part of the pay for points that is still paid."""


def moment(recipe: Recipe, passed: float) -> Moment:
    """The knobs when a part of the run, from 0 to 1, has passed: all fall evenly."""
    left = 1.0 - min(1.0, max(0.0, passed))
    return Moment(
        rate=recipe.rate * left,
        entropy=recipe.entropy * (LAST_ENTROPY + (1.0 - LAST_ENTROPY) * left),
        points=MIN_POINTS + (recipe.points_part - MIN_POINTS) * left,
    )
