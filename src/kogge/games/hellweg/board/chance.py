"""Chance events of a physical game, entered by hand: prompts and labels."""

from __future__ import annotations

from typing import Any

from kogge.engine.board import N_, Message, Seat, Term, View
from kogge.games.hellweg.board.words import house_word


def event_prompt(view: View, due: str, entered: str) -> Message:
    """The start player, a trade card."""
    return Message(N_("Who starts?") if due.startswith("start") else N_("Which trade card was turned up?"))


def event_label(view: View, printed: dict[str, Any], due: str, part: str) -> Message:
    """A player, or the four houses of a trade card in their order."""
    verb, *words = part.split(" ")
    if verb == "start":
        return Message("{who}", {"who": Seat(int(words[0]))})
    places = zip(words[::2], words[1::2], strict=True)
    asked = [Term(N_("{house} for {price}"), None, {"house": house_word(view, house), "price": price}) for house, price in places]
    return Message("{asked}", {"asked": asked})
