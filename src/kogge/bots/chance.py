"""The randomness of bots: one seed gives independent numbers for each purpose, seat, decision and simulation."""

from __future__ import annotations

from kogge.engine.chance import random_start, scaled_below
from kogge.engine.rule import rule

# purposes
REDEALING = 3  # redealing what a seat cannot know
PICKING = 4  # the noise in a bot's choice
ROLLOUT = 5  # the rollout of a simulation
TREE = 6  # each thread's tree
SEATS = 7  # each seat's bot in one game


@rule
def stream(seed, number, purpose):
    """The number-th random integer of a seed for one purpose; never negative, so it can serve as a seed itself."""
    return scaled_below(random_start(random_start(seed, number), purpose), 1 << 31)
