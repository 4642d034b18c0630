"""Preferences of users. They are stored with the user, for all their devices, and in cookies, for visitors who are not signed in."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

from kogge.web.i18n.translation import LANGUAGES

# by name: the choices, the default first
CHOICES: dict[str, tuple[str, ...]] = {
    "theme": ("auto", "light", "dark"),
    "pace": ("normal", "slow", "fast", "once"),  # how fast moves are shown one after another, and how soon bots move
    "confirm": ("touch", "no", "yes"),  # two taps play a move: on a touch screen (the first explains it), never, everywhere
    "cards": ("plain", "large"),
    "sounds": ("yes", "no"),
    "motion": ("auto", "less"),  # auto: as the system is set
    "colours": ("plain", "safe"),
    "chat": ("shown", "hidden"),
    "quiet": ("no", "21-7", "22-7", "22-8", "23-8", "0-9"),  # quiet hours, without notifications
}
LANGUAGE, ZONE = "language", "zone"
ZONES = frozenset(available_timezones())


def valid_preferences(values: Mapping[str, str]) -> dict[str, str]:
    """Those of the values that are preferences with a valid choice."""
    choices: dict[str, Collection[str]] = {**CHOICES, LANGUAGE: LANGUAGES, ZONE: ZONES}
    return {name: values[name] for name in choices if values.get(name) in choices[name]}


def preference(name: str, stored: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """The choice that applies: the user's, else this browser's, else the default."""
    choices = CHOICES[name]
    return next((value for value in (stored.get(name), cookies.get(name)) if value in choices), choices[0])


def all_preferences(stored: Mapping[str, str], cookies: Mapping[str, str]) -> dict[str, str]:
    """All preferences with the choice that applies."""
    return {name: preference(name, stored, cookies) for name in CHOICES}


def quiet_until(stored: Mapping[str, str], now: float) -> float:
    """When the current quiet hours of a user end, in their time zone; 0 outside quiet hours."""
    hours = preference("quiet", stored, {})
    if hours == "no":
        return 0.0
    begin, end = (int(hour) for hour in hours.split("-"))
    zone = stored.get(ZONE, "")
    local = datetime.fromtimestamp(now, ZoneInfo(zone if zone in ZONES else "UTC"))
    if (local.hour - begin) % 24 >= (end - begin) % 24:
        return 0.0
    over = local.replace(hour=end, minute=0, second=0, microsecond=0)
    return (over if over > local else over + timedelta(days=1)).timestamp()
