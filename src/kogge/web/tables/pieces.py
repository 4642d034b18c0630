"""Stable ids for pieces. A game's view only counts pieces ("two tea cubes lie loose"); here each gets an id that it keeps while it moves.

Pieces of one kind are matched by place: those that can stay, stay; those that left a place go where one more is needed. The ids follow
from the record alone, so every server and every replay computes the same ones.
"""

from __future__ import annotations

from collections.abc import Iterable


class Pieces:
    """Which piece lies where: `ids[place]`, in the order in which the board names them."""

    def __init__(self) -> None:
        self.ids: dict[str, list[str]] = {}
        self._made: dict[str, int] = {}
        self._spare: dict[str, list[str]] = {}

    def arrange(self, wanted: Iterable[tuple[str, str]]) -> None:
        """Arrange the pieces as in a view: `wanted` has the kind and the place of each."""
        wanted = list(wanted)
        before = {place: list(ids) for place, ids in self.ids.items()}
        now: list[str | None] = []
        for kind, place in wanted:
            now.append(_take(before.get(place, []), kind))
        free = self._spare
        for ids in before.values():
            for piece in ids:
                free.setdefault(_kind(piece), []).append(piece)
        self.ids = {}
        for i, (kind, place) in enumerate(wanted):
            piece = now[i] or self._moved_or_made(kind)
            self.ids.setdefault(place, []).append(piece)

    def _moved_or_made(self, kind: str) -> str:
        """The piece of this kind that left its place last; a new one if none did."""
        spare = self._spare.get(kind)
        if spare:
            return spare.pop()
        self._made[kind] = self._made.get(kind, 0) + 1
        return f"{kind}.{self._made[kind]}"

    def at(self, place: str) -> list[str]:
        """The ids of the pieces at a place."""
        return self.ids.get(place, [])


def _take(ids: list[str], kind: str) -> str | None:
    """A piece of this kind that may stay where it is."""
    for i, piece in enumerate(ids):
        if _kind(piece) == kind:
            return ids.pop(i)
    return None


def _kind(piece: str) -> str:
    return piece.rpartition(".")[0]
