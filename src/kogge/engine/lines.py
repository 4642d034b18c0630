"""A line of a record as an object: a decision of a seat, or a chance event."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat's move: `2 buy tea`."""

    seat: int
    move: str

    def __str__(self) -> str:
        return f"{self.seat} {self.move}"


@dataclass(frozen=True, slots=True)
class ChanceEvent:
    """A chance event: `* card 17`. A line whose outcome is hidden from the reader ends in a question mark."""

    words: tuple[str, ...]
    seat: ClassVar[None] = None

    @property
    def text(self) -> str:
        """The event without the star."""
        return " ".join(self.words)

    @property
    def is_masked(self) -> bool:
        """Is part of it left out?"""
        return self.words[-1:] == ("?",)

    def __str__(self) -> str:
        return f"* {self.text}"


@functools.lru_cache(20_000)
def parse_line(text: str) -> Decision | ChanceEvent:
    """The line as an object; `ValueError` if it is neither."""
    who, _, rest = text.partition(" ")
    if who == "*":
        return ChanceEvent(tuple(rest.split(" ")))
    if not who.isascii() or not who.isdecimal():
        raise ValueError(f"The line {text!r} begins neither with a seat nor with a star.")
    return Decision(int(who), rest)


def is_chance(text: str) -> bool:
    """Is this line a chance event?"""
    return isinstance(parse_line(text), ChanceEvent)
