"""A user, and the rules for user names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kogge.web.i18n.translation import N_
from kogge.web.i18n.user_text import fit
from kogge.web.problems import Problem

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
MAX_NAME = 24


@dataclass(frozen=True)
class User:
    """A user, as authenticated by a token."""

    id: str
    name: str
    device: str = field(default="", compare=False)
    """The id of the device that the token belongs to; '' where it does not matter."""
    preferences: Mapping[str, str] = field(default_factory=dict, compare=False)
    """What they have chosen (`preferences.py`)."""


def clean_name(name: str) -> str:
    """A name as typed, without what cannot be shown or written in a record; raises a problem for the name of a bot."""
    name = tidy_name(fit(name))
    if name.casefold() in {bot.casefold() for bot in BOT_NAMES}:
        raise Problem(422, N_("That is what a bot is called here. Choose another name."))
    return name


def tidy_name(name: str) -> str:
    """A name without characters that a record cannot hold, and at most `MAX_NAME` long."""
    kept = "".join(character for character in name if character.isprintable() and character not in ",#<>")
    return " ".join(kept.split())[:MAX_NAME]


def seats_of(seat_rows: Sequence[Any], user_id: str) -> list[int]:
    """The seats of a user at a table; several where people share a screen."""
    return [seat.seat for seat in seat_rows if seat.user_id == user_id]
