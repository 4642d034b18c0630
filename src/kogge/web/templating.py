"""The Jinja environment: autoescaping, gettext, and static file addresses that change with their content."""

from __future__ import annotations

import functools
import hashlib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from babel.dates import format_date, format_skeleton
from jinja2 import ChoiceLoader, FileSystemLoader, PrefixLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse

from kogge.engine.default_view import sections_of
from kogge.games import game_ids
from kogge.learn.exercises import lessons_of
from kogge.web.accounts.preferences import all_preferences
from kogge.web.fast_templates import FastEnvironment
from kogge.web.fragments import Inline
from kogge.web.i18n.translation import LANGUAGES, N_, _, folder_of, has_file, language, ngettext, pgettext

FOLDER = Path(__file__).parent
SUBJECTS_WITH_TEMPLATES = ("accounts", "notifications", "moderation", "plans", "tournaments")  # the names of templates are unique
LEVELS = {
    "random": N_("Random bot"),
    "beginner": N_("Beginner bot"),
    "easy": N_("Easy bot"),
    "medium": N_("Medium bot"),
    "hard": N_("Hard bot"),
    "net": N_("Trained bot"),
    "expert": N_("Expert bot"),
}
LEVEL_DESCRIPTIONS = {
    "random": N_("plays any move that is allowed"),
    "beginner": N_("for your first games"),
    "easy": N_("knows the game, but overlooks a lot"),
    "medium": N_("plays by rules of thumb"),
    "hard": N_("thinks ahead"),
    "net": N_("has learned from millions of games"),
    "expert": N_("thinks ahead and has learned from millions of games"),
}
"""How a level plays, for people who choose one."""
MOVE_MILLISECONDS = {"slow": 1000, "normal": 330, "fast": 150, "once": 150}  # per move, when an animation shows several


@functools.cache
def environment(game: str = "") -> FastEnvironment:
    """The template environment; `game` selects the game whose files a page includes."""
    env = FastEnvironment(
        game,
        loader=ChoiceLoader(
            [
                FileSystemLoader([FOLDER / "templates", *(FOLDER / subject / "templates" for subject in SUBJECTS_WITH_TEMPLATES)]),
                PrefixLoader({game: FileSystemLoader(folder_of(game) / "templates") for game in game_ids()}),  # `<game>/board.html`
            ]
        ),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.i18n", "jinja2.ext.do"],
    )
    env.use_translations(language.get, _, ngettext, pgettext)
    env.globals["asset"] = asset
    env.globals["fragments"] = Inline()
    env.globals["has_file"] = has_file
    env.globals["lessons_of"] = lessons_of
    env.globals["plain_sections"] = sections_of
    env.globals["languages"] = LANGUAGES
    env.globals["move_milliseconds"] = MOVE_MILLISECONDS
    env.globals["level_name"] = level_name
    env.globals["level_description"] = level_description
    env.globals["day_of"] = day_of
    env.globals["month_and_day"] = month_and_day
    env.filters |= {"number": number, "list": list, "max": max, "min": min}  # simpler and faster than Jinja's own
    return env


def number(value: float) -> str:
    """A number with a minus sign instead of a hyphen."""
    return str(value).replace("-", "−")


def level_name(level: str) -> str:
    """A bot's level in words."""
    return _(LEVELS[level]) if level in LEVELS else level


def level_description(level: str) -> str:
    """How a level plays, or ''."""
    return _(LEVEL_DESCRIPTIONS[level]) if level in LEVEL_DESCRIPTIONS else ""


def day_of(seconds: float, in_words: bool = True) -> str:
    """A date in the current language, or in ISO format."""
    day = datetime.fromtimestamp(seconds, UTC).date()
    return str(format_date(day, "medium", locale=language.get())) if in_words else day.isoformat()


def month_and_day(seconds: float) -> str:
    """A recent date in the current language, without its year."""
    return str(format_skeleton("MMMd", datetime.fromtimestamp(seconds, UTC), locale=language.get()))


@functools.cache
def asset(name: str) -> str:
    """The address of a static file; it changes with the file, so browsers may cache it for ever."""
    game, _slash, own = name.partition("/")
    path = folder_of(game) / "static" / own if game in game_ids() else FOLDER / "static" / name
    digest = hashlib.sha256(path.read_bytes()).hexdigest()[:10]
    return f"/static/{name}?v={digest}"


def render(name: str, **context: Any) -> str:
    """Render a template in the current language."""
    game = context["table"].game if "table" in context else context.get("game", "")
    return environment(game if game in game_ids() else "").get_template(name).render(context)


def page(request: Request, name: str, status: int = 200, **context: Any) -> HTMLResponse:
    """Render a template as a response."""
    user = getattr(request.state, "user", None)
    text = render(
        name,
        request=request,
        language=language.get(),
        prefers=all_preferences(user.preferences if user else {}, request.cookies),
        user=user,
        live=request.headers.get("hx-request") == "true",
        browser_edition=request.app.state.services.settings.browser,
        **context,
    )
    return HTMLResponse(text, status, headers={"Cache-Control": "no-store"})
