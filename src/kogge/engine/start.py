"""The chance event that many games begin with: the start player. In a record: `* start 2`."""

from __future__ import annotations


def start_text(seat: int) -> str:
    """The event in notation, for a seat counted from 0."""
    return f"start {seat + 1}"


def read_start(words: list[str], players: int) -> int | None:
    """The seat, counted from 0, named by the words of a start event; None if they are another event."""
    return next((seat for seat in range(players) if words == start_text(seat).split()), None)
