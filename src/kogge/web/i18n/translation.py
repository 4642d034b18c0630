"""Languages: gettext catalogues `locales/<language>.po`, the site's and each game's, read directly. The source is English.

`_` translates into the current language. The language is a context variable, set by the middleware for each request, as in Babel and
Django: every message of a page depends on it, and templates, messages and errors would otherwise all have to pass it on. `N_` and `NN_`
(from the engine) only mark a message for the catalogues. `say` puts a game's message into the current language.
"""

from __future__ import annotations

import contextvars
import functools
import gettext
import io
import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup, escape

from kogge.engine.board import N_, Board, Message, MovePreview, Plural, Seat, Term
from kogge.engine.match import Match
from kogge.games import game_by_id, game_ids
from kogge.web.fast_templates import html_of, safe

__all__ = [
    "LANGUAGES",
    "N_",
    "_",
    "catalogue",
    "catalogue_path",
    "in_language",
    "language",
    "ngettext",
    "pgettext",
    "preferred",
    "typeset",
]

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

LANGUAGES = {"en": "English", "nl": "Nederlands", "fr": "Français", "de": "Deutsch"}

language: contextvars.ContextVar[str] = contextvars.ContextVar("language", default="en")


@functools.cache
def catalogue(code: str) -> gettext.NullTranslations:
    """All messages of a language: the site's and every game's. Where two differ, the site's wins, then that of the last game by name.

    Games of this repository do not differ (a test checks it): a message that means something else in another game gets a context.
    """
    from babel.messages.catalog import Catalog
    from babel.messages.mofile import write_mo

    together = Catalog(locale=code)
    for name in (*sorted(game_ids()), ""):
        for message in _read(code, name):
            if message.id and message.string:
                together.delete(message.id, message.context)
                translated = message.string
                together.add(
                    message.id,
                    typeset(code, translated) if isinstance(translated, str) else [typeset(code, form) for form in translated],
                    context=message.context,
                )
    compiled = io.BytesIO()
    write_mo(compiled, together)
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


def catalogue_path(code: str, game: str = "") -> Path:
    """The path of the site's catalogue, or of a game's."""
    folder = game_by_id(game).folder / "board" if game else Path(__file__).parent
    return folder / "locales" / f"{code}.po"


def typeset(code: str, text: str) -> str:
    """Put the narrow no-break spaces of French before : ; ! ? and inside « », so that translators need not type invisible characters."""
    return re.sub(r"«\s*", "«\u202f", re.sub(r"\s+([:;!?»])", "\u202f\\1", text)) if code == "fr" else text


@functools.cache
def _read(code: str, game: str) -> Catalog:
    from babel.messages.catalog import Catalog
    from babel.messages.pofile import read_po

    path = catalogue_path(code, game)
    if not path.exists():  # English, or a game without a translation
        return Catalog(locale=code)
    with path.open("rb") as file:
        return read_po(file, locale=code)


def _(message: str) -> str:
    """Translate a message into the current language."""
    return _translated(language.get(), message)


@functools.lru_cache(20_000)
def _translated(code: str, message: str) -> str:
    return catalogue(code).gettext(message) if message else ""


def ngettext(one: str, many: str, n: int) -> str:
    """Translate a message that depends on a number, in the plural form of the current language: in French, zero is singular."""
    return catalogue(language.get()).ngettext(one, many, n)


def pgettext(context: str, message: str) -> str:
    """Translate a message whose meaning needs a context."""
    return catalogue(language.get()).pgettext(context, message)


class Duration:
    """A length of time, in words of the current language."""

    def __init__(self, seconds: float):
        self.seconds = seconds

    def __str__(self) -> str:
        from babel.dates import format_timedelta

        return format_timedelta(round(self.seconds), threshold=1.2, locale=language.get())


@contextmanager
def in_language(code: str) -> Iterator[None]:
    """Within this block, every message is in this language."""
    token = language.set(code)
    try:
        yield
    finally:
        language.reset(token)


@functools.lru_cache(1000)
def preferred(accept: str | None) -> str:
    """The first of the browser's languages that the site has."""
    ranked = []
    for part in (accept or "").split(",")[:20]:
        tag, _sep, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        ranked.append((-weight, tag.split("-")[0].lower()))
    return next((tag for weight, tag in sorted(ranked, key=lambda one: one[0]) if tag in LANGUAGES and weight < 0), "en")


@functools.cache
def board_of(game: str) -> Board:
    """The board of a game; a default one if it has none."""
    found: Any = game_by_id(game).part("board")
    return found.BOARD if found else Board(title=game_by_id(game).title)


def games_by_complexity() -> tuple[str, ...]:
    """The ids of all games in the order in which pages list them, the easiest first."""
    return tuple(sorted(game_ids(), key=lambda game: (board_of(game).complexity, game)))


def explain(match: Match, move: str) -> MovePreview | None:
    """What a move does, for hints and analyses: from the game's `board/explanations.py`, otherwise the board's preview of the move."""
    part: Any = match.game.part("board.explanations") if match.game.part("board") else None
    return (part.explain(match, move) if part else None) or board_of(match.game.id).preview(match, move)


def folder_of(game: str) -> Path:
    """The folder with a game's templates, static files and catalogues, if it has one."""
    return game_by_id(game).folder / "board"


@functools.cache
def has_file(game: str, name: str) -> bool:
    """Whether a game has this file, e.g. `templates/rules.html`."""
    return (folder_of(game) / name).is_file()


@functools.cache
def box_data(game: str) -> dict[str, Any]:
    """The data of the game's box file, so that the rules page repeats no number."""
    return tomllib.loads((game_by_id(game).folder / "box.toml").read_text("utf-8"))


@functools.lru_cache(8192)
def message_html(message: Message, names: tuple[str, ...], game: str, language: str) -> Markup:
    """A log message as HTML, cached for each language."""
    return say(message, list(names), game)


def say(message: Message | Term, names: list[str], game: str = "") -> Markup:
    """A message in the current language, as HTML; every part is escaped."""
    source = message.message
    translated = ngettext(source, source.many, message.parts["n"]) if isinstance(source, Plural) else _(source)
    text = escape(translated)
    if not message.parts:
        return text
    # a plain string's `format` is much faster than that of Markup, which would escape the values
    return safe(str.format(text, **{key: html_of(_part(value, names, game)) for key, value in message.parts.items()}))


def say_plain(message: Message | Term, names: list[str]) -> str:
    """The same without HTML: for labels and titles."""
    source = message.message
    if not message.parts:
        return _plain(language.get(), source)
    translated = ngettext(source, source.many, message.parts["n"]) if isinstance(source, Plural) else _(source)
    return " ".join(translated.format(**{key: _plain_part(value, names) for key, value in message.parts.items()}).split())


@functools.lru_cache(20_000)
def _plain(code: str, message: str) -> str:
    return " ".join(_translated(code, message).split())


def _plain_part(value: Any, names: list[str]) -> Any:
    if isinstance(value, Seat):
        return names[value.seat - 1]
    if isinstance(value, Term):
        return say_plain(value, names)
    if isinstance(value, (list, tuple)):
        return ", ".join([str(_plain_part(item, names)) for item in value])
    return value.striptags() if isinstance(value, Markup) else value


def _part(value: Any, names: list[str], game: str) -> Any:
    if isinstance(value, Seat):
        return safe(f'<b class="who seat-{value.seat}">{escape(names[value.seat - 1])}</b>')
    if isinstance(value, Term):
        return _icon(value.icon, game) + say(value, names, game) if value.icon and game else say(value, names, game)
    if isinstance(value, (list, tuple)):
        return safe(", ".join([html_of(_part(item, names, game)) for item in value]))
    return value


@functools.lru_cache(1024)
def _icon(name: str, game: str) -> Markup:
    return Markup('<svg class="icon i-{0}" aria-hidden="true"><use href="/static/{1}/pieces.svg#{0}"/></svg>').format(name, game)
