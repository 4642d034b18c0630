"""Who asks: how people are called, and where they sit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import sqlalchemy as sa

from kogge.web.i18n.translation import N_
from kogge.web.i18n.user_text import fit
from kogge.web.problems import Problem

NAMES = ("Geseke", "Hinrich", "Tideke", "Wobbeke", "Arnd", "Alheid", "Evert", "Metke", "Wilken", "Taleke", "Gerd", "Beleke")
# bots are called like ships, and nobody else is
SHIPS = ("Bunte Kuh", "Seeadler", "Nordstern", "Meerkatze", "Löwe", "Einhorn", "Greif", "Seehund", "Wildgans", "Delphin", "Kormoran", "Wal")
MAX_NAME = 24


@dataclass(frozen=True)
class User:
    """Who asks."""

    id: str
    name: str
    device: str = field(default="", compare=False)
    """The device they use; '' where it does not matter."""
    preferences: Mapping[str, str] = field(default_factory=dict, compare=False)
    """What they have chosen (`preferences.py`)."""


def clean_name(name: str) -> str:
    """A nickname as it was typed, made fit to be shown and written in a record; a bot's name is problem."""
    name = tidy_name(fit(name))
    if name.casefold() in {ship.casefold() for ship in SHIPS}:
        raise Problem(422, N_("That is what a bot is called here. Choose another name."))
    return name


def tidy_name(name: str) -> str:
    """A name without what would not be a name in a record."""
    kept = "".join(sign for sign in name if sign.isprintable() and sign not in ",#<>")
    return " ".join(kept.split())[:MAX_NAME]


def seats_of(seat_rows: Sequence[sa.Row], user_id: str) -> list[int]:
    """The seats at one person's screen."""
    return [one.seat for one in seat_rows if one.user_id == user_id]
