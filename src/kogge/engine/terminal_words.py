"""Signs that the games' terminal tables share."""

from __future__ import annotations

from rich.text import Text

CUBE = "■"
MERCHANT = "♟"
# colours that a colour-blind player can tell apart; the seat's number always stands beside them
SEAT_STYLES = ("bright_blue", "dark_orange", "cyan", "magenta", "yellow", "bright_white", "green", "red")


def seat_text(seat: int, words: str) -> Text:
    """Words in a seat's colour; seats count from 1."""
    return Text(words, SEAT_STYLES[seat - 1])


def pips(number: int) -> Text:
    """A number with as many coins, up to ten."""
    return Text(f"{number} ", "bold") + Text("●" * min(number, 10), "yellow")
