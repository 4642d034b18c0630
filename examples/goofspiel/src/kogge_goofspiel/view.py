"""What a seat may know, as plain dicts, lists, numbers and words."""

from __future__ import annotations

from typing import Any

from kogge_goofspiel.box import MAX_CARDS, MAX_WORTH
from kogge_goofspiel.table import NONE, OVER, PHASES


def view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """The whole table but the cards that others have laid in this round."""
    return {
        "phase": PHASES[s.phase],
        "round": int(s.round_number),
        "pot": int(s.pot),
        "prizes left": [worth for worth in range(1, MAX_WORTH + 1) for _ in range(s.left[worth])],
        "prizes lost": int(s.lost),
        "seats": [_player(s, player, seat) for player in range(s.players)],
    }


def _player(s: Any, player: int, seat: int | None) -> dict[str, Any]:
    laid = int(s.laid[player])
    in_hand = [card + 1 for card in range(MAX_CARDS) if s.hand[player, card] or (card == laid and player != seat)]
    return {
        "points": int(s.won[player]),
        "cards": in_hand,
        "laid": None if laid == NONE or s.phase == OVER else laid + 1 if player == seat else "face down",
        "shown last": None if s.shown[player] == NONE else int(s.shown[player]) + 1,
    }
