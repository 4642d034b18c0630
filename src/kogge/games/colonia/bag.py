"""C1.3 The bag of resources, and the bookkeeping of unseen resources behind screens (docs/colonia-information.md)."""

from __future__ import annotations

from kogge.engine.chance import draw_handful, sum_of
from kogge.engine.rule import rule
from kogge.games.colonia.words import MAX_PLAYERS, N_RESOURCES

AT_START, BY_EDICT = 0, 1  # C1.2 and draw_two: the two times that resources are drawn blind


@rule
def cubes_in_bag(s):
    """Resources left in the bag, of all kinds."""
    return sum_of(s.bag)


@rule
def draw_from_bag(s, wanted, event, at):
    """C1.3 Draw `wanted` resources blind, or all that are left; their counts by kind go into event[at:]."""
    draw_handful(s, s.bag, wanted, event, at)


@rule
def may_come_from_bag(s, wanted, event, at):
    """C1.3 Is this the right number of resources, and are they in the bag?"""
    cubes = 0
    for kind in range(N_RESOURCES):
        if event[at + kind] < 0 or event[at + kind] > s.bag[kind]:
            return False
        cubes += event[at + kind]
    return cubes == min(wanted, cubes_in_bag(s))


@rule
def take_blind(s, player, when, event, at):
    """C1.2 Put resources drawn blind, event[at:] by kind, behind the player's screen; only the player has seen them."""
    for kind in range(N_RESOURCES):
        s.bag[kind] -= event[at + kind]
        s.resources[player, kind] += event[at + kind]
        s.unseen[when, player, kind] += event[at + kind]
        if when == BY_EDICT:
            s.unseen_late[player] += event[at + kind]


@rule
def pay_resource(s, player, kind):
    """C1.3 A resource paid goes back into the bag at once. A payment beyond what others have seen shows a resource drawn blind."""
    seen = s.resources[player, kind] - s.unseen[AT_START, player, kind] - s.unseen[BY_EDICT, player, kind]
    s.resources[player, kind] -= 1
    s.bag[kind] += 1
    if seen == 0:
        when = AT_START if s.unseen[AT_START, player, kind] > 0 else BY_EDICT
        s.unseen[when, player, kind] -= 1
        update_bounds_after_payment(s, player, kind)


@rule
def update_bounds_after_payment(s, player, kind):
    """Reduce the others' bound of a draw if the resource can only come from that draw. If it may come from either, both bounds stay."""
    s.unseen_most[BY_EDICT, kind] -= 1
    if s.unseen_late[player] == 0:
        s.unseen_most[AT_START, kind] -= 1
    elif s.unseen_most[AT_START, kind] == 0:
        s.unseen_late[player] -= 1
    s.unseen_late[player] = min(s.unseen_late[player], unseen_behind(s, player))


@rule
def unseen_behind(s, player):
    """The number of resources behind a screen that nobody else has seen. Everyone knows this number, but not their kinds."""
    return sum_of(s.unseen[AT_START, player]) + sum_of(s.unseen[BY_EDICT, player])


@rule
def update_bounds_from_open_resources(s):
    """Reduce the bounds after resources were drawn in the open: no more of a kind can be unseen than are now in the bag or unseen."""
    for kind in range(N_RESOURCES):
        most = s.bag[kind]
        for player in range(MAX_PLAYERS):
            most += s.unseen[AT_START, player, kind] + s.unseen[BY_EDICT, player, kind]
        for bound in range(2):
            s.unseen_most[bound, kind] = min(s.unseen_most[bound, kind], most)
