"""What people may choose for themselves. It is kept with the person, and so comes along to all of their devices.

Whoever is nobody yet keeps it in cookies; so does a browser, for when it is signed out.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

from kogge.web.i18n.translation import LANGUAGES

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
    "quiet": ("no", "21-7", "22-7", "22-8", "23-8", "0-9"),  # from which hour to which no notice comes
}
LANGUAGE, ZONE = "language", "zone"  # chosen, or told by the browser
ZONES = frozenset(available_timezones())


def known(wishes: Mapping[str, str]) -> dict[str, str]:
    """Those of the wishes that there are."""
    may: dict[str, Collection[str]] = {**CHOICES, LANGUAGE: LANGUAGES, ZONE: ZONES}
    return {name: wishes[name] for name in may if wishes.get(name) in may[name]}


def preferred(name: str, kept: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """What holds: what the person has chosen, or this browser, or what holds for all."""
    may = CHOICES[name]
    return next((wish for wish in (kept.get(name), cookies.get(name)) if wish in may), may[0])


def all_preferred(kept: Mapping[str, str], cookies: Mapping[str, str]) -> dict[str, str]:
    """Everything that can be chosen, and what holds."""
    return {name: preferred(name, kept, cookies) for name in CHOICES}


def quiet_until(kept: Mapping[str, str], now: float) -> float:
    """When a person's quiet time is over, by the clock where they live; 0 if it is not quiet now."""
    span = preferred("quiet", kept, {})
    if span == "no":
        return 0.0
    begin, end = (int(hour) for hour in span.split("-"))
    zone = kept.get(ZONE, "")
    here = datetime.fromtimestamp(now, ZoneInfo(zone if zone in ZONES else "UTC"))
    since = (here.hour - begin) % 24
    if since >= (end - begin) % 24:
        return 0.0
    over = here.replace(hour=end, minute=0, second=0, microsecond=0)
    return (over if over > here else over + timedelta(days=1)).timestamp()
