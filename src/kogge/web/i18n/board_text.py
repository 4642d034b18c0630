"""The boards of the games, and their messages in the current language."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Any

from markupsafe import Markup, escape

from kogge.engine.board import Board, Message, MovePreview, Plural, Seat, Term
from kogge.engine.match import Match
from kogge.games import game_by_id
from kogge.web.i18n.translation import _, ngettext


@functools.cache
def board_of(game: str) -> Board:
    """The board of a game; a default one if it has none."""
    found: Any = game_by_id(game).part("board")
    return found.BOARD if found else Board(title=game_by_id(game).title)


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
def remembered(saying: Message, names: tuple[str, ...], game: str, language: str) -> Markup:
    """A log message as HTML, cached for each language."""
    return say(saying, list(names), game)


def say(saying: Message | Term, names: list[str], game: str = "") -> Markup:
    """A message in the current language, as HTML; every part is escaped."""
    message = saying.message
    said = ngettext(message, message.many, saying.parts["n"]) if isinstance(message, Plural) else _(message)
    text = escape(said)
    return text.format(**{key: _part(value, names, game) for key, value in saying.parts.items()}) if saying.parts else text


def say_plain(saying: Message | Term, names: list[str]) -> str:
    """The same without HTML: for labels and titles."""
    return say(saying, names).striptags()


def _part(value: Any, names: list[str], game: str) -> Any:
    if isinstance(value, Seat):
        return Markup('<b class="who seat-{}">{}</b>').format(value.seat, names[value.seat - 1])
    if isinstance(value, Term):
        return _icon(value.icon, game) + say(value, names, game) if value.icon and game else say(value, names, game)
    if isinstance(value, (list, tuple)):
        return Markup(", ").join(escape(_part(item, names, game)) for item in value)
    return value


@functools.lru_cache(1024)
def _icon(name: str, game: str) -> Markup:
    return Markup('<svg class="icon i-{0}" aria-hidden="true"><use href="/static/{1}/pieces.svg#{0}"/></svg>').format(name, game)
