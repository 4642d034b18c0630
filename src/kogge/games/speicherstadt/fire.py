"""S5 Fire."""

from __future__ import annotations

from kogge.engine.rule import rule


@rule
def firemen_total(s, player):
    """S5.1 The added values of a player's firemen; none is total 0."""
    total = 0
    for value in range(1, 6):
        total += value * s.firemen[player, value - 1]
    return total


@rule
def fire_hits(s, player):
    """S5.1 1 for the highest total, which gains the fire's points, -1 for the lowest. S5.2 Ties in full; 0 for all if all are equal."""
    own = highest = lowest = firemen_total(s, player)
    for other in range(s.players):
        total = firemen_total(s, other)
        highest = max(highest, total)
        lowest = min(lowest, total)
    return (1 if own == highest else 0) - (1 if own == lowest else 0)


@rule
def resolve_fire(s, worth):
    """S5.1 The highest total gains the fire's points, the lowest loses as many."""
    for player in range(s.players):
        s.score[player] += worth * fire_hits(s, player)
