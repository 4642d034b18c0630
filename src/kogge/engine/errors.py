"""The exceptions that the public API raises on bad input. Each message is one sentence that says what is wrong and what would be right.

An exception also carries the data of its message, for programs and for translation:

    code    a word for the kind of error; stable across releases
    line    the line of the record or box file, or None
    found   the offending value
    legal   the valid values as texts; () where they cannot be listed
"""

from __future__ import annotations

from collections.abc import Sequence


class KoggeError(Exception):
    """The base class of all exceptions here."""

    default_code = "problem"

    def __init__(self, message: str, *, code: str = "", line: int | None = None, found: object = None, legal: Sequence[str] = ()):
        super().__init__(message)
        self.code = code or self.default_code
        self.line = line
        self.found = found
        self.legal = tuple(legal)


class IllegalMove(KoggeError):
    """A move that is not legal; the game is unchanged."""

    default_code = "illegal_move"


class BadRecord(KoggeError):
    """A game record that breaks the format or the rules; the message starts with the line number."""

    default_code = "bad_record"

    def __str__(self) -> str:
        return super().__str__() if self.line is None else f"Line {self.line}: {super().__str__()}"


class BadBox(KoggeError):
    """A box file with a wrong count, name or number; nothing was loaded."""

    default_code = "bad_box"


class BadOption(KoggeError):
    """An unknown game, a wrong number of players, an unknown option, a wrong seed, count or names."""

    default_code = "bad_option"


def listed(texts: Sequence[str], most: int = 40) -> str:
    """Texts in one line, at most `most` of them."""
    text = ", ".join(texts[:most]) or "nothing"
    return text if len(texts) <= most else f"{text}, … ({len(texts)} in all)"


def quoted(value: object, most: int = 80) -> str:
    """Any value as a short one-line text for an error message."""
    try:
        text = repr(value)
    except Exception:  # an integer of ten thousand digits, or an object whose repr fails
        text = f"something of type {type(value).__name__}"
    text = text.replace("\n", " ")
    return text if len(text) <= most else text[:most] + "…"
