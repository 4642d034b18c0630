"""C5 Wednesday: the market.

Seven booths, and two coloured ones for foreign merchants, offer resources. In player order, again and again, a player empties one
booth: all of it or nothing, and one family member stays there for every resource taken. A player who passes is out for the day.
"""

from __future__ import annotations

from kogge.engine.chance import sum_of
from kogge.engine.rule import rule
from kogge.games.colonia.order import begin_with_mayor, next_player, pass_for_the_day
from kogge.games.colonia.table import MARKET, MORNING
from kogge.games.colonia.words import N_BOOTHS, N_RESOURCES, NONE, STREET_WEDNESDAY, THURSDAY


@rule
def open_market(s):
    """C5.1 The mayor begins."""
    s.phase = MARKET
    begin_with_mayor(s)


@rule
def cubes_in_booth(s, booth):
    """Resources of all kinds in one booth."""
    return sum_of(s.booth_cubes[booth])


@rule
def may_empty_booth(s, player, booth):
    """C5.2 A booth may be chosen if something lies in it and the player has a member in supply for every piece."""
    cubes = cubes_in_booth(s, booth)
    return (cubes > 0) & (s.supply[player] >= cubes)


@rule
def empty_booth(s, booth):
    """C5.1 Take all resources of one booth, and place as many members on it; then the next player."""
    player = s.player
    cubes = cubes_in_booth(s, booth)
    for kind in range(N_RESOURCES):
        s.resources[player, kind] += s.booth_cubes[booth, kind]
        s.booth_cubes[booth, kind] = 0
    s.supply[player] -= cubes
    s.booth_owner[booth] = player
    s.booth_members[booth] = cubes
    next_player(s)


@rule
def leave_market(s):
    """C5.2 Passing is final for the day. The market ends when all have passed."""
    pass_for_the_day(s)
    if not next_player(s):
        close_market(s)


@rule
def close_market(s):
    """C5.3 What is left goes back into the bag. Street Wednesday goes home, then the members on booths move there."""
    for player in range(s.players):
        s.supply[player] += s.streets[STREET_WEDNESDAY, player]
        s.streets[STREET_WEDNESDAY, player] = 0
    for booth in range(N_BOOTHS):
        for kind in range(N_RESOURCES):
            s.bag[kind] += s.booth_cubes[booth, kind]
            s.booth_cubes[booth, kind] = 0
        if s.booth_owner[booth] != NONE:
            s.streets[STREET_WEDNESDAY, s.booth_owner[booth]] += s.booth_members[booth]
            s.booth_owner[booth] = NONE
            s.booth_members[booth] = 0
    s.day = THURSDAY
    s.phase = MORNING
