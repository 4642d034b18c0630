"""H3.2 What a player's carriages join. A set of towns is the bits of one number, so asking costs a few operations."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.hellweg.words import BIT


@rule
def joined_towns(box, s, player, town, closed):
    """H3.2 The towns (as bits) joined to a town by unbroken chains of the player's carriages that touch no town of `closed`."""
    joined = BIT[town] | (s.links[player, town] & ~closed)
    fresh = joined ^ BIT[town]
    while fresh != 0:
        beyond = 0
        for near in range(box.towns):
            beyond |= s.links[player, near] & -(fresh >> near & 1)
        fresh = beyond & ~joined & ~closed
        joined |= fresh
    return joined


@rule
def is_joined(box, s, player, one, other):
    """H3.2 Does an unbroken chain of the player's carriages join these two towns?"""
    return joined_towns(box, s, player, one, 0) & BIT[other] != 0


@rule
def lay_carriage(box, s, player, road):
    """H1.7 One more carriage of the player on a road; the first one joins its two towns."""
    s.carriages[player, road] += 1
    one, other = box.road_ends[road, 0], box.road_ends[road, 1]
    s.links[player, one] |= BIT[other]
    s.links[player, other] |= BIT[one]


@rule
def lift_carriage(box, s, player, road):
    """H1.7 One carriage of the player leaves a road; with the last one its two towns part."""
    s.carriages[player, road] -= 1
    if s.carriages[player, road] == 0:
        one, other = box.road_ends[road, 0], box.road_ends[road, 1]
        s.links[player, one] &= ~BIT[other]
        s.links[player, other] &= ~BIT[one]
