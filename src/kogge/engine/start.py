"""The chance event with which many games begin: who is start player. In a record, `* start 2`."""

from __future__ import annotations


def start_text(seat: int) -> str:
    """The event, for a seat counted from 0."""
    return f"start {seat + 1}"


def read_start(words: list[str], players: int) -> int | None:
    """The seat, counted from 0, that these words make start player; None if they say something else."""
    return next((seat for seat in range(players) if words == start_text(seat).split()), None)
