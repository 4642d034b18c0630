"""A user, and the rules for user names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from kogge.web.i18n.translation import N_
from kogge.web.problems import Problem, check_text
from kogge.web.tables.info import SeatInfo

# names for users who have not chosen one, and for guests
DEFAULT_NAMES = ("Geseke", "Hinrich", "Tideke", "Wobbeke", "Arnd", "Alheid", "Evert", "Metke", "Wilken", "Taleke", "Gerd", "Beleke")
# bots are named after ships; users cannot take these names
BOT_NAMES = (
    "Bunte Kuh",
    "Seeadler",
    "Nordstern",
    "Meerkatze",
    "Löwe",
    "Einhorn",
    "Greif",
    "Seehund",
    "Wildgans",
    "Delphin",
    "Kormoran",
    "Wal",
)
DELETED_NAME = "N. N."  # of users who have deleted their account, or whose name a moderator has removed
MAX_NAME, MAX_MARKS = 24, 2  # characters; combining marks in a row

# default-ignorable characters of Unicode, and those that are blank but count as printable
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
# lower-case letters and digits that look like a Latin letter, by that letter; i, l and 1 look alike in many fonts
_LOOKALIKES = {
    sign: letter
    for letter, signs in {
        "a": "аα",
        "b": "ьв",
        "c": "сϲ",
        "d": "ԁ",
        "e": "еεҽ",
        "g": "ɡց",
        "h": "һнη",
        "j": "јϳ",
        "k": "кκ",
        "l": "1iıіιӏ|ɩɪǀ!",
        "m": "мμ",
        "n": "ոп",
        "o": "0оοσօ",
        "p": "рρ",
        "q": "ԛզ",
        "r": "гꭇ",
        "s": "ѕꜱ$",
        "t": "тτ",
        "u": "υսᴜ",
        "v": "νѵᴠ",
        "w": "ѡԝωᴡ",
        "x": "хχ",
        "y": "уүγ",
        "z": "ᴢζ",
    }.items()
    for sign in signs
}


@dataclass(frozen=True)
class User:
    """A user, as authenticated by a token."""

    id: str
    name: str
    device: str = field(default="", compare=False)
    """The id of the device that the token belongs to; '' where it does not matter."""
    preferences: Mapping[str, str] = field(default_factory=dict, compare=False)
    """See `preferences.py`."""


def is_default_name(name: str) -> bool:
    """Whether a name is one that the site gives to those who have chosen none, such as "Taleke 28"."""
    first, _, number = name.partition(" ")
    return first in DEFAULT_NAMES and len(number) == 2 and number.isdecimal()


def clean_name(name: str) -> str:
    """A name as typed, without characters that pages or records cannot hold. Raises a `Problem` if it looks like a bot's name."""
    name = tidy_name(check_text(name))
    if skeleton(name) in _BOT_SKELETONS:
        raise Problem(422, N_("A bot has this name. Choose another one."))
    return name


def tidy_name(name: str) -> str:
    """The visible text of a name, without characters that a record cannot hold, cut to `MAX_NAME`."""
    allowed = "".join(character for character in visible_text(name) if character not in ",#<>")
    return " ".join(allowed.split())[:MAX_NAME].strip()


def visible_text(text: str) -> str:
    """A short text in one line, in NFC, without invisible characters, direction controls and stacked accents."""
    visible, marks = [], 0
    for character in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if character.isprintable() and marks <= MAX_MARKS and not _INVISIBLE.match(character):
            visible.append(character)
    return " ".join("".join(visible).split())


def skeleton(name: str) -> str:
    """What a name looks like: names with the same skeleton can be taken for each other (after Unicode TS 39, for Latin look-alikes)."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    looks = "".join(_LOOKALIKES.get(character, character) for character in plain)
    return "".join(character for character in looks if unicodedata.category(character)[0] not in "ZPC") or name


def distinct_name(name: str, taken: Iterable[str]) -> str:
    """A name that looks different from all others at the table: `Anne 2` if there is an Anne."""
    known = {skeleton(other) for other in taken}
    if skeleton(name) not in known:
        return name
    numbered = (f"{name[: MAX_NAME - 3]} {number}" for number in range(2, 100))
    return next((other for other in numbered if skeleton(other) not in known), name)


def seats_of(seats: Sequence[SeatInfo], user_id: str) -> list[int]:
    """The seats of a user at a table; several where people share a screen."""
    return [seat.seat for seat in seats if seat.user_id == user_id]


_BOT_SKELETONS = {skeleton(name) for name in BOT_NAMES}
