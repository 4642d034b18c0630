"""Invariants of a table, for positions set by hand: totals that never change, and fields that must agree with each other."""

from __future__ import annotations

from typing import Any

from kogge.games.hellweg.words import BIT, MAX_TOWNS, MERCHANTS, N_KINDS, NONE


def conserved(box: Any, s: Any) -> dict[str, int]:
    """H1.1 The goods and carriages of each player; the owner of the black carriages has those too."""
    found = {}
    for player in range(s.players):
        found[f"goods of player {player}"] = int(s.goods[player].sum() + s.goods_supply[player] + s.goods_stored[player])
        carriages = s.carriages[player].sum() + s.carriages_supply[player] + s.carriages_stored[player]
        found[f"carriages of player {player}"] = int(carriages) - (box.black_carriages if s.black_owner == player else 0)
    return found


def check_position(box: Any, s: Any) -> str:
    """Sets of towns agree with the pieces on the map, a path consists of the box's towns, and merchants are conserved."""
    for player in range(s.players):
        links, stocked = [0] * MAX_TOWNS, [0] * N_KINDS
        for road in range(len(s.carriages[player])):
            if s.carriages[player, road] and road >= box.roads:
                return f"there is no road {road} for a carriage"
            if s.carriages[player, road]:
                one, other = box.road_ends[road]
                links[one] |= int(BIT[other])
                links[other] |= int(BIT[one])
        for house in range(len(s.goods[player])):
            if s.goods[player, house] and house >= box.houses:
                return f"there is no house {house} for a good"
            if s.goods[player, house]:
                stocked[box.house_kind[house]] |= int(BIT[box.house_town[house]])
        if s.links[player].tolist() != links or s.stocked[player].tolist() != stocked:
            return f"links and stocked of player {player} are not those of the carriages and goods"
        if (s.merchants == player).sum() + s.on_market[player] > MERCHANTS:
            return f"player {player} has more than {MERCHANTS} merchants"
    if NONE in s.path[: s.path_towns].tolist() or sum(int(BIT[town]) for town in set(s.path[: s.path_towns].tolist())) != s.on_path:
        return "path, path_towns and on_path do not agree"
    limits = {"town": box.towns, "selling": box.houses, "trade_card": box.trade_cards}
    return next((f"{name} is {getattr(s, name)}, and the box has {most}" for name, most in limits.items() if getattr(s, name) >= most), "")
