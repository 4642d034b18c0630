"""The randomness of bots: from one seed, independent numbers for each purpose, seat, decision and simulation."""

from __future__ import annotations

from kogge.engine.chance import random_start, scaled_below
from kogge.engine.rule import rule

# what a number is for
REDEALING = 3  # dealing anew what a seat cannot know
PICKING = 4  # a bot's own whims
ROLLOUT = 5  # the play that a simulation imagines
TREE = 6  # each thread's tree
SEATS = 7  # each seat's bot in one game


@rule
def stream(seed, number, purpose):
    """The number-th whole number of a seed for one purpose; never negative, so that it can be a seed itself."""
    return scaled_below(random_start(random_start(seed, number), purpose), 1 << 31)
