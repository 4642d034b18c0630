"""With real cards on the table: what chance brought, asked for and offered in words."""

from __future__ import annotations

from typing import Any

from kogge.games.speicherstadt.board.words import GOOD, card_word, good
from kogge.kit.board import N_, Saying, Seat, View


def ask_event(view: View, due: str, said: str) -> Saying:
    """The start player, a card, a ship's cubes one by one."""
    if due.startswith("start"):
        return Saying(N_("Who begins?"))
    if not said:
        return Saying(N_("Which card was turned up?"))
    cubes = [good(one) for one in said.split(" ")[2:]]
    if not cubes:
        return Saying(N_("Which cube comes out of the bag for the ship?"))
    return Saying(N_("The ship carries {goods}. Which cube comes next?"), {"goods": cubes})


def label_event(view: View, printed: dict[str, Any], due: str, part: str) -> Saying:
    """A player, a card or a cube."""
    verb, _, card = part.partition(" ")
    if verb == "start":
        return Saying("{who}", {"who": Seat(int(card))})
    return Saying("{card}", {"card": good(part) if part in GOOD else card_word(card)})
