"""What people may choose for themselves. It is kept with the person, and so comes along to all of their devices.

Whoever is nobody yet keeps it in cookies; so does a browser, for when it is signed out.
"""

from __future__ import annotations

from collections.abc import Mapping

from kogge.web.speech.words import LANGUAGES

# by name: what may be chosen; the first is what holds until then
CHOICES: dict[str, tuple[str, ...]] = {
    "theme": ("auto", "light", "dark"),
    "pace": ("normal", "slow", "fast", "once"),  # how fast moves are shown one after another, and how soon bots go on
    "confirm": ("no", "yes"),  # is a move asked about once more?
    "cards": ("plain", "large"),
    "sounds": ("yes", "no"),
    "motion": ("auto", "less"),  # auto: as the system says
    "colours": ("plain", "safe"),
    "chat": ("shown", "hidden"),
}
LANGUAGE = "language"


def known(wishes: Mapping[str, str]) -> dict[str, str]:
    """Those of the wishes that there are."""
    may = CHOICES | {LANGUAGE: tuple(LANGUAGES)}
    return {name: wishes[name] for name in may if wishes.get(name) in may[name]}


def preferred(name: str, kept: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """What holds: what the person has chosen, or this browser, or what holds for all."""
    may = CHOICES[name]
    return next((wish for wish in (kept.get(name), cookies.get(name)) if wish in may), may[0])


def all_preferred(kept: Mapping[str, str], cookies: Mapping[str, str]) -> dict[str, str]:
    """Everything that can be chosen, and what holds."""
    return {name: preferred(name, kept, cookies) for name in CHOICES}
