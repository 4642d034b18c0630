"""S5 Fire."""

from __future__ import annotations

from kogge.kit.rule import rule


@rule
def firemen_total(s, player):
    """S5.1 The added values of a player's firemen; none is total 0."""
    total = 0
    for value in range(1, 6):
        total += value * s.firemen[player, value - 1]
    return total


@rule
def resolve_fire(s, worth):
    """S5.1 The highest total gains the fire's points, the lowest loses as many. S5.2 Ties in full; if all are equal nobody scores."""
    highest = lowest = firemen_total(s, 0)
    for player in range(1, s.players):
        total = firemen_total(s, player)
        highest = max(highest, total)
        lowest = min(lowest, total)
    if highest == lowest:
        return
    for player in range(s.players):
        total = firemen_total(s, player)
        if total == highest:
            s.score[player] += worth
        if total == lowest:
            s.score[player] -= worth
