"""Validation of what users write, before any of it is stored: the one check for every database."""

from __future__ import annotations

import re

from kogge.web.i18n.translation import N_
from kogge.web.problems import Problem

_BAD = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")  # control characters, and surrogates (halves of characters), which no database keeps


def fit(text: str) -> str:
    """The text unchanged; raises a `Problem` if it holds a character that cannot be stored or shown."""
    found = _BAD.search(text)
    if found:
        raise Problem(422, N_("The text holds a control character (U+{code}). Leave it out and try again."), code=f"{ord(found[0]):04X}")
    return text
