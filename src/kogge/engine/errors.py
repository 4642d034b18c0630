"""Everything the public API raises on bad input. Each message is one sentence that says what is wrong and what would be right.

An error also carries what the sentence is made of, for programs and for other languages than English:

    code    a word that names what is wrong; it stays the same from release to release
    line    the line of the record or box file, None where there is none
    found   what stood there or was given
    legal   what would have been right, as texts; () where that cannot be listed
"""

from __future__ import annotations

from collections.abc import Sequence


class KoggeError(Exception):
    """The common base: catch this one to catch them all."""

    usual_code = "problem"

    def __init__(self, message: str, *, code: str = "", line: int | None = None, found: object = None, legal: Sequence[str] = ()):
        super().__init__(message)
        self.code = code or self.usual_code
        self.line = line
        self.found = found
        self.legal = tuple(legal)


class IllegalMove(KoggeError):
    """A move that is not among the legal ones; the game is as it was."""

    usual_code = "illegal_move"


class BadRecord(KoggeError):
    """A game record that breaks the format or the rules; the message starts with the line number."""

    usual_code = "bad_record"

    def __str__(self) -> str:
        return super().__str__() if self.line is None else f"Line {self.line}: {super().__str__()}"


class BadBox(KoggeError):
    """A box file with a wrong count, name or number; nothing was loaded."""

    usual_code = "bad_box"


class BadOption(KoggeError):
    """An unknown game, a wrong number of players, an unknown option, a wrong seed, count or names."""

    usual_code = "bad_option"


def listed(texts: Sequence[str], most: int = 40) -> str:
    """Texts in one line, cut where it would be endless."""
    shown = ", ".join(texts[:most]) or "nothing"
    return shown if len(texts) <= most else f"{shown}, … ({len(texts)} in all)"


def quoted(value: object, most: int = 80) -> str:
    """What somebody gave, as a sentence can hold it: whatever it is, the sentence is one line and ends."""
    try:
        text = repr(value)
    except Exception:  # a whole number of ten thousand digits, or an object whose repr is broken
        text = f"something of type {type(value).__name__}"
    text = text.replace("\n", " ")
    return text if len(text) <= most else text[:most] + "…"
