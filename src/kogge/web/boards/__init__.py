"""What a game tells the site: one `Board` per game, in the module of its name. docs/web.md shows how one is written.

A game without a module here still plays: with a plain board made from its view and its list of moves.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup, escape

from kogge.games import game_by_id
from kogge.web.words import N_, _, is_one

View = dict[str, Any]


@dataclass(frozen=True)
class Saying:
    """A sentence in any language: a message id with its parts. A part is a `Word`, a `Seat`, a list of them, a number or plain text."""

    message: str
    parts: dict[str, Any] = field(default_factory=dict)
    many: str | None = None
    """The message id for other numbers than one; `parts["n"]` decides."""
    seat: int | None = None
    """Whose deed it was."""
    only: int | None = None
    """The one seat that may read it while the game runs."""
    loud: bool = False
    """Worth a second look: a fire, a new week."""

    def __hash__(self) -> int:
        """Each sentence by itself: what it says in a language is remembered."""
        return id(self)


@dataclass(frozen=True)
class Word:
    """A word of the game inside a sentence, itself a message id; `icon` names a symbol of the game's sprite shown before it."""

    message: str
    icon: str | None = None
    parts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Seat:
    """A player inside a sentence, shown by name and colour."""

    seat: int


@dataclass(frozen=True)
class Step:
    """One step of the first-game guide: it points at the first element that `at` (a CSS selector) finds."""

    at: str
    message: str


@functools.lru_cache(8192)
def remembered(saying: Saying, names: tuple[str, ...], game: str, language: str) -> Markup:
    """A sentence of the log, said once in each language."""
    return say(saying, list(names), game)


def say(saying: Saying | Word, names: list[str], game: str = "") -> Markup:
    """A sentence in the language of the moment, as HTML; every part is escaped."""
    message = saying.message
    if isinstance(saying, Saying) and saying.many is not None and not is_one(saying.parts["n"]):
        message = saying.many
    return Markup(escape(_(message))).format(**{key: _part(value, names, game) for key, value in saying.parts.items()})


def say_plain(saying: Saying | Word, names: list[str]) -> str:
    """The same without HTML: for labels and titles."""
    return say(saying, names).striptags()


def _part(value: Any, names: list[str], game: str) -> Any:
    if isinstance(value, Seat):
        return Markup('<b class="who seat-{}">{}</b>').format(value.seat, names[value.seat - 1])
    if isinstance(value, Word):
        icon = Markup('<svg class="icon i-{0}" aria-hidden="true"><use href="/static/{1}/pieces.svg#{0}"/></svg>').format(value.icon, game)
        return (icon if value.icon and game else Markup()) + say(value, names, game)
    if isinstance(value, (list, tuple)):
        return Markup(", ").join(escape(_part(item, names, game)) for item in value)
    return value


def _no_pieces(view: View) -> Iterable[tuple[str, str]]:
    return ()


def _tell_plainly(before: View, line: str, after: View) -> list[Saying]:
    """The line of the record as it is."""
    seat, _space, move = line.partition(" ")
    if seat == "*":
        return [Saying("{move}", {"move": move})]
    return [Saying(N_("{who}: {move}"), {"who": Seat(int(seat)), "move": move}, seat=int(seat))]


def _ask_plainly(view: View, seat: int, moves: list[str], picked: list[str]) -> Saying:
    return Saying(N_("Choose a move."))


def _label_plainly(view: View, move: str) -> Saying:
    return Saying("{move}", {"move": move})


def _no_scene(look: Any) -> dict[str, Any]:
    return {}


@dataclass(frozen=True)
class Board:
    """One game as the site shows it. Everything but the title has a plain default."""

    title: str
    blurb: str = ""
    options: dict[str, str] = field(default_factory=dict)
    """Option to the sentence that says what it does."""
    phases: dict[str, str] = field(default_factory=dict)
    """`view["phase"]` to its name, in the order of play."""
    template: str = "plain/board.html"
    pieces: Callable[[View], Iterable[tuple[str, str]]] = _no_pieces
    """Kind and place of every public piece on the table."""
    tell: Callable[[View, str, View], list[Saying]] = _tell_plainly
    """The log: what one line of the record meant, from the public views before and after it."""
    ask: Callable[[View, int, list[str], list[str]], Saying] = _ask_plainly
    """What the seat to decide may do now, in one sentence."""
    label: Callable[[View, str], Saying] = _label_plainly
    """A move in words: the accessible name of its button."""
    scene: Callable[[Any], dict[str, Any]] = _no_scene
    """More for the template, worked out from the `Look`."""
    guide: tuple[Step, ...] = ()
    result: str = ""
    """A template that shows how the final points come about."""
    has_rules: bool = False
    """Is there a templates/<game>/rules.html?"""


@functools.cache
def board_of(game: str) -> Board:
    """The board of a game; a plain one where no module is written."""
    found = importlib.util.find_spec(f"kogge.web.boards.{game}")
    if found is None or found.origin is None:
        return Board(title=game_by_id(game).title)
    return importlib.import_module(f"kogge.web.boards.{game}").BOARD
