"""What a move does, for hints and analyses: more than the board itself says of it, which shows most of this already."""

from __future__ import annotations

from typing import Any

from kogge.games.hellweg.board.words import card_of, place_on_card, thaler
from kogge.kit.board import N_, Outlook, Saying


def why(match: Any, move: str) -> Outlook | None:
    """H4.1, H4.3 What a goods card counts, and the thaler that are left."""
    verb, *words = move.split(" ")
    view = match.view(None)
    money = view["seats"][match.seat - 1]["money"]
    if verb == "buy":
        return Outlook(Saying(N_("{money} left"), {"money": thaler(money - place_on_card(view, words[0])["costs"])}))
    if verb == "card":
        card = card_of(view, words[0])
        value = card["value"] if card["worth"] is None else card["worth"]
        return Outlook(Saying(N_("worth {value} at the end; {money} left"), {"value": value, "money": thaler(money - card["costs"])}))
    if verb == "thaler":
        return Outlook(Saying(N_("{money} then"), {"money": thaler(money + 1)}))
    return None
