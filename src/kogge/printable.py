"""What strangers wrote, as a terminal may be given it."""

from __future__ import annotations


def printable(text: str) -> str:
    """The text in one line; what would command the terminal, or turn the line round, is spelled out (`\\x1b`)."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def name_on_screen(name: str) -> str:
    """A name out of a record; its brackets are not taken for colours."""
    return printable(name).replace("[", "(").replace("]", ")")
