"""Chance events of a physical game, entered by hand: prompts and labels."""

from __future__ import annotations

from typing import Any

from kogge.engine.board import N_, Message, Seat, View
from kogge.games.speicherstadt.board.words import GOOD, card_word, good


def event_prompt(view: View, due: str, entered: str) -> Message:
    """The start player, a card, a ship's cubes one by one."""
    if due.startswith("start"):
        return Message(N_("Who starts?"))
    if not entered:
        return Message(N_("Which card was turned up?"))
    cubes = [good(one) for one in entered.split(" ")[2:]]
    if not cubes:
        return Message(N_("Which cube was drawn for the ship?"))
    return Message(N_("The ship has {goods}. Which cube is next?"), {"goods": cubes})


def event_label(view: View, printed: dict[str, Any], due: str, part: str) -> Message:
    """A player, a card or a cube."""
    verb, _, card = part.partition(" ")
    if verb == "start":
        return Message("{who}", {"who": Seat(int(card))})
    return Message("{card}", {"card": good(part) if part in GOOD else card_word(card)})
