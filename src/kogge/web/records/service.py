"""What is wrong with a record that somebody has pasted, and the same text with one line changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import kogge
from kogge.engine.errors import BadRecord, KoggeError
from kogge.web import problems

AROUND = 3  # lines shown before and after the wrong one
MAX_LEGAL = 60


@dataclass(frozen=True)
class WrongLine:
    """The first wrong line of a record."""

    number: int
    """From 1; one more than the record has if something is missing at its end."""
    text: str
    """The line as it stands, '' if it is missing."""
    problem: str
    """What is wrong, in the reader's language."""
    legal: Sequence[str]
    """What would be legal there, as whole lines."""
    usable: Sequence[str]
    """Those of them that can be used as they are; the others are patterns, such as `* card ship G G G`."""
    before: Sequence[tuple[int, str]]
    after: Sequence[tuple[int, str]]


def wrong_line(text: str) -> WrongLine | None:
    """The first wrong line of a record; None if no line in particular is wrong."""
    try:
        kogge.load(text, boxes=False)
    except BadRecord as error:
        if error.line is None:
            return None
        lines = text.split("\n")
        at = error.line - 1
        numbered = list(enumerate(lines, 1))
        return WrongLine(
            number=error.line,
            text=lines[at].rstrip("\r") if at < len(lines) else "",
            problem=problems.from_rules(error).sentence(),
            legal=list(error.legal)[:MAX_LEGAL],
            usable=[line for line in error.legal if not any(word.isupper() for word in line.split())],
            before=numbered[max(0, at - AROUND) : at],
            after=numbered[at + 1 : at + 1 + AROUND],
        )
    except KoggeError:
        return None
    return None


def with_line(text: str, number: int, new: str | None) -> str:
    """A record with another line (from 1) in this place, with one more at its end, or without the line (None)."""
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    new = None if new is None else " ".join(new.split())
    if new is None:
        lines[number - 1 : number] = []
    elif number > len(lines):
        lines.append(new)
    else:
        lines[number - 1] = new
    return "\n".join(lines) + "\n"
