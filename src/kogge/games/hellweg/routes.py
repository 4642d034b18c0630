"""H7.5-H7.6 What joining two towns brings."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.hellweg.network import is_joined
from kogge.games.hellweg.table import FACE_UP, NOT_OWNED
from kogge.games.hellweg.words import EXTRA_CARRIAGES, N_PRIVILEGES, NONE


@rule
def has_route(box, s, player, route):
    """H7.5 Are the two towns of a route joined by any path of the player's carriages?"""
    return is_joined(box, s, player, box.route_towns[route, 0], box.route_towns[route, 1])


@rule
def gain_privilege(s, player, kind):
    """H7.3, H7.5 A privilege comes face up; gained, it may be used at once (H7.7)."""
    s.privileges[player, kind] = FACE_UP


@rule
def gain_by_routes(box, s, player):
    """H7.5 Each privilege not owned whose towns are joined is gained. H7.6 The first to join the long route gets the black carriages."""
    for kind in range(N_PRIVILEGES):
        if s.privileges[player, kind] == NOT_OWNED and has_route(box, s, player, kind):
            gain_privilege(s, player, kind)
    if s.black_owner == NONE and has_route(box, s, player, EXTRA_CARRIAGES):
        s.black_owner = player
        s.carriages_stored[player] += box.black_carriages
