"""Moves and chance events as text, and back: the notation of RULES.md."""

from __future__ import annotations

from typing import Any

from kogge_goofspiel.box import MAX_WORTH


def move_text(box: Any, action: int) -> str:
    """An action in notation; '' for a card that no hand of this box has."""
    return f"lay {action + 1}" if action < box.cards else ""


def event_text(box: Any, s: Any, event: Any) -> str:
    """A chance event in notation."""
    return f"prize {event[0]}"


def read_event(box: Any, s: Any, words: list[str], event: Any) -> bool:
    """The event that these words say; False if they say none."""
    if len(words) != 2 or words[0] != "prize" or words[1] not in {str(worth) for worth in range(1, MAX_WORTH + 1)}:
        return False
    event[0] = int(words[1])
    return True


def events_due(box: Any, s: Any) -> list[str]:
    """What chance could bring now."""
    return [f"prize {worth}" for worth in range(1, MAX_WORTH + 1) if s.left[worth] > 0]
