"""Moves and chance events as text, and back, and what a seat may know: the notation of RULES.md."""

from __future__ import annotations

from typing import Any

from kogge_liars_dice.rules import DOUBT, FACES, MAX_PLAYERS, NONE, OVER


def move_text(box: Any, action: int) -> str:
    """An action in notation; '' for a bid of more dice than this box has for four players."""
    if action == DOUBT:
        return "doubt"
    return f"bid {action // FACES + 1} {action % FACES + 1}" if action // FACES < MAX_PLAYERS * box.dice else ""


def event_text(box: Any, s: Any, event: Any) -> str:
    """A roll in notation, the lowest die first."""
    return " ".join(["roll", str(s.player + 1), *(str(face + 1) for face in range(FACES) for _ in range(event[face]))])


def read_event(box: Any, s: Any, words: list[str], event: Any) -> bool:
    """The roll that these words say; False if they say none."""
    faces = words[2:]
    known = {str(face) for face in range(1, FACES + 1)}
    if words[:2] != ["roll", str(s.player + 1)] or not known.issuperset(faces) or faces != sorted(faces):
        return False
    event[:] = 0
    for face in faces:
        event[int(face) - 1] += 1
    return True


def events_due(box: Any, s: Any) -> list[str]:
    """What chance could bring now: a pattern, since there are many rolls. Who rolls stands in it."""
    return [f"roll {s.player + 1} " + " ".join("D" * box.dice) + " (each D from 1 to 6, the lowest first)"]


def view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """All that this seat may know. Its keys are the words on the plain board, so they are words that one says at the table."""
    is_lifted = s.phase == OVER
    return {
        "phase": ("rolling", "bidding", "over")[s.phase],
        "last bid": None if s.bid == NONE else move_text(box, int(s.bid)).removeprefix("bid "),
        "dice in all": int(s.players * box.dice),
        "seats": [_player(s, player, is_lifted or player == seat) for player in range(s.players)],
    }


def _player(s: Any, player: int, is_seen: bool) -> dict[str, Any]:
    dice = [face + 1 for face in range(FACES) for _ in range(s.dice[player, face])]
    return {"points": int(s.winner == player), "dice": dice if is_seen else "under the cup"}
