"""Symbols and colours that the games' terminal drawings share."""

from __future__ import annotations

from rich.text import Text

CUBE = "■"
MERCHANT = "♟"
# distinguishable for colour-blind players; the seat's number is always shown too
SEAT_STYLES = ("bright_blue", "dark_orange", "cyan", "magenta", "yellow", "bright_white", "green", "red")


def seat_text(seat: int, words: str) -> Text:
    """Text in a seat's colour; seats count from 1."""
    return Text(words, SEAT_STYLES[seat - 1])


def pips(number: int) -> Text:
    """A number followed by as many coins, at most ten."""
    return Text(f"{number} ", "bold") + Text("●" * min(number, 10), "yellow")
