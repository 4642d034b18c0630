"""Invariants of a table, for positions set by hand: totals that never change, and fields that must agree with each other."""

from __future__ import annotations

from typing import Any

import numpy as np

from kogge.games.colonia.table import IN_PORT
from kogge.games.colonia.words import CITIES, N_CITIES, N_LINES, NONE, RESOURCES, SHRINE


def conserved(box: Any, s: Any) -> dict[str, int]:
    """C1.1, C1.3, C1.4 The members of each player, the cubes of each resource, the relic cards of each city."""
    found = {}
    for player in range(s.players):
        members = s.supply[player] + s.city_hall[player] + s.streets[:, player].sum()
        members += s.booth_members[s.booth_owner == player].sum() + s.order_members[s.order_owner == player].sum()
        found[f"members of player {player}"] = int(members + (s.hold_owner == player).sum() + (s.guard == player).sum())
    for resource, name in enumerate(RESOURCES):
        found[name] = int(s.bag[resource] + s.booth_cubes[:, resource].sum() + s.resources[:, resource].sum())
    cards = (s.relic_deck + s.relic_discard).astype(int)
    for card in s.display[s.display != NONE]:
        cards[card] += 1
    for city in range(N_CITIES):
        cards[city * N_LINES : city * N_LINES + SHRINE] += s.loose[:, city].sum(axis=0)
        cards[city * N_LINES + SHRINE] += s.shrine_owner[city] != NONE
        if s.shrine_line[city] != NONE:
            cards[city * N_LINES + s.shrine_line[city]] += 1
        found |= {f"relic {line} of {CITIES[city]}": int(cards[city * N_LINES + line]) for line in range(N_LINES)}
    return found


def check_position(box: Any, s: Any) -> str:
    """The player order contains everyone, ships in port are those at the berths, and unseen resources are among those owned."""
    if sorted(s.order[: s.players].tolist()) != list(range(s.players)):
        return f"order is {s.order[: s.players].tolist()}, not every player once"
    if sorted(ship for ship in s.berths.tolist() if ship != NONE) != np.flatnonzero(s.ship_is == IN_PORT).tolist():
        return "ship_is and berths do not agree on the ships in port"
    if (s.unseen.sum(axis=0) > s.resources).any() or (s.unseen_late > s.unseen.sum(axis=(0, 2))).any():
        return "more resources are unseen than their owners have"
    if (s.unseen[0].sum(axis=0) > s.unseen_most[0]).any() or (s.unseen.sum(axis=(0, 1)) > s.unseen_most[1]).any():
        return "more resources are unseen than unseen_most says"
    if (s.unseen[1].sum(axis=1) > s.unseen_late).any():
        return "more resources are unseen from draw_two than unseen_late says"
    if s.place > s.last_place:
        return f"place is {s.place}, after last_place, {s.last_place}"
    return ""
