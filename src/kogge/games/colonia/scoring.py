"""C10 End and score."""

from __future__ import annotations

import numpy as np

from kogge.engine.rule import rule
from kogge.games.colonia.words import MAX_LINES, N_CITIES, N_GOODS, N_RESOURCES, NONE


@rule
def award_windows(box, s):
    """C10.2 Per currency, the sole richest gets the window and gives up all of that currency; equal, nobody does."""
    for city in range(N_CITIES):
        richest = sole_richest(s, city)
        if richest != NONE:
            s.window_owner[city] = richest
            s.window_paid[city] = s.money[richest, city]
            s.money[richest, city] = 0


@rule
def sole_richest(s, city):
    """C10.2 The player with more of a currency than any other, NONE if several have as much. All at zero: nobody."""
    richest = NONE
    most = 0
    for player in range(s.players):
        if s.money[player, city] > most:
            most = s.money[player, city]
            richest = player
        elif s.money[player, city] == most:
            richest = NONE
    return richest


@rule
def loose_points(box, s, player):
    """C10.3 Relics in no shrine."""
    points = 0
    for city in range(N_CITIES):
        for line in range(MAX_LINES):
            points += s.loose[player, city, line] * box.worth[line]
    return points


@rule
def points_in_shrine(box, line):
    """C10.3 A relic counts double in a shrine."""
    return 2 * box.worth[line]


@rule
def shrine_points(box, s, player):
    """C10.3 What the relics in the player's shrines count; an empty shrine nothing."""
    points = 0
    for city in range(N_CITIES):
        if s.shrine_owner[city] == player and s.shrine_line[city] != NONE:
            points += points_in_shrine(box, s.shrine_line[city])
    return points


@rule
def window_points(box, s, player):
    """C10.2 What windows give; nobody has one before the end."""
    points = 0
    for city in range(N_CITIES):
        if s.window_owner[city] == player:
            points += box.window_points
    return points


@rule
def points(box, s, out):
    """C10.3 Relics, doubled in a shrine, and windows at the end."""
    for player in range(s.players):
        out[player] = loose_points(box, s, player) + shrine_points(box, s, player) + window_points(box, s, player)


@rule
def tie_break(box, s, out):
    """C10.3 Tied: most money of all currencies left after the windows, then goods, then resources."""
    for player in range(s.players):
        money = np.int64(0)
        for city in range(N_CITIES):
            money += s.money[player, city]
        goods = np.int64(0)
        for good in range(N_GOODS):
            goods += s.goods[player, good]
        resources = np.int64(0)
        for kind in range(N_RESOURCES):
            resources += s.resources[player, kind]
        out[player] = (money * 10_000 + goods) * 1_000 + resources
