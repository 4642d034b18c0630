"""Which towns a player's carriages connect, and how many carriages are missing between two towns."""

from __future__ import annotations

from kogge.engine.board import View


def joined(view: View, seat: int, town: str) -> set[str]:
    """H3.2 The towns connected to a town by the player's carriages, itself included."""
    found, fresh = {town}, [town]
    while fresh:
        here = fresh.pop()
        near = {end for road in view["roads"] if road["carriages"][seat - 1] and here in road["towns"] for end in road["towns"]}
        fresh += near - found
        found |= near
    return found


def roads_lacking(view: View, seat: int, towns: list[str]) -> int:
    """H7.5 The number of carriages missing to connect two towns."""
    first, second = towns
    reached, missing = joined(view, seat, first), 0
    while second not in reached:
        near = {end for road in view["roads"] if reached.intersection(road["towns"]) for end in road["towns"]} - reached
        reached = reached.union(*(joined(view, seat, town) for town in near))
        missing += 1
    return missing
