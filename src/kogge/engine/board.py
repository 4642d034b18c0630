"""What a game tells the site: its `Board`, and sentences that can be said in any language. docs/web.md shows how one is written.

A game's folder `board/` holds it: `BOARD` in its `__init__`, the templates `board.html`, `result.html` and `rules.html`, `static/`
(`board.css`, `pieces.svg`, `cover.svg`) and `locales/`. Whatever is not there has a plain default, so a game without the folder plays too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from kogge.engine.record_view import record_view
from kogge.engine.step import Step
from kogge.engine.step import View as View


def N_(message: str) -> str:
    """Mark a message for the catalogues; it is translated where it is shown."""
    return message


class Plural(str):
    """A message that counts, by its part `n`: itself the form for one, `many` the other; which is said is up to the language."""

    many: str


def NN_(one: str, many: str) -> Plural:
    """Mark the two forms of a message with a number for the catalogues; what is counted is always called `n`."""
    message = Plural(one)
    message.many = many
    return message


@dataclass(frozen=True)
class Message:
    """A sentence in any language: a message id with its parts. A part is a `Term`, a `Seat`, a list of them, a number or plain text."""

    message: str
    parts: dict[str, Any] = field(default_factory=dict)
    seat: int | None = None
    """Whose act_and_show it was."""
    only: int | None = None
    """The one seat that may read it while the game runs."""
    forced: int | None = None
    """Who had no choice: their own page lets them see it."""
    loud: bool = False
    """Worth a second look: a fire, a new week."""
    moment: tuple[tuple[Any, Any], ...] | None = None
    """A large event, which is shown as a moment of its own: its rows, such as who and how much, each side a part. None: it is none."""

    def __hash__(self) -> int:
        """Each sentence by itself: what it says in a language is remembered."""
        return id(self)


@dataclass(frozen=True)
class Term:
    """A word of the game inside a sentence, itself a message id; `icon` names a symbol of the game's sprite shown before it."""

    message: str
    icon: str | None = None
    parts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Seat:
    """A player inside a sentence, shown by name and colour."""

    seat: int


@dataclass(frozen=True)
class Tooltip:
    """How a thing on the board explains itself: its name, what it does in one sentence, and what it is worth or asks for now.

    `why`: why nothing can be done with it now; it is said to whoever tries.
    """

    name: Message | Term
    does: Message | Term
    now: Message | Term | None = None
    why: Message | Term | None = None


@dataclass(frozen=True)
class MovePreview:
    """What a move would bring, found by playing it on a copy of the table."""

    says: Message
    ways: tuple[tuple[str, ...], ...] = ()
    """What it would use of the board, such as roads, for each way it can go."""


def tried(match: Any, move: str) -> tuple[Any, list[str]]:
    """A copy of a match after a move and those that it forces, up to a choice or to chance; and these moves. Where others hide what decides
    whether they have a choice, `seen_after` is what may be told."""
    twin, made = match.copy(), []
    twin.watch(lambda step: made.append(step.text))
    twin.decide(match.loaded.actions[move])
    twin.watch(None)
    return twin, made


def seen_after(match: Any, move: str) -> View:
    """What the seat to decide sees right after a move: before others do what they must, which may tell what they hide."""
    rows = match.rows.copy()
    match.game.step(match.loaded.box, record_view(rows), match.loaded.actions[move])
    view: View = match.seen_at(rows, match.seat)
    return view


@dataclass(frozen=True)
class TourStep:
    """One stop of the first-game guide: it points at the first element that `at` (a CSS selector) finds."""

    at: str
    message: str


class ButtonRole(StrEnum):
    """A move that is a button in the banner: it always stands at the same place there."""

    ON = "on"
    """It goes on with what was begun, and stands out."""
    YES = "yes"
    """One of two answers; neither stands out."""
    NO = "no"
    """The other answer, or: nothing more. It stands beside the first."""


def _no_pieces(view: View) -> Iterable[tuple[str, str]]:
    return ()


def _round_of(view: View) -> int:
    return int(view.get("round") or 0)


def _no_last_round(view: View) -> str:
    return ""


def _no_earnings(step: Step) -> Iterable[tuple[int, int, int]]:
    return ()


def _tell_plainly(step: Step) -> list[Message]:
    """The move or event as it is. The record keeps a choice until it is revealed; what has no line there is kept here."""
    if step.seat is None:
        return [Message("{move}", {"move": step.text}, only=step.only)]
    parts = {"who": Seat(step.seat), "move": step.text}
    return [Message(N_("{who}: {move}"), parts, seat=step.seat, only=step.only if step.forced else None)]


def _redacted_log(told: list[list[Message]], lines: list[str]) -> list[list[Message]]:
    """As it was told, but for chance events that nobody may look at again."""
    gone = [line.startswith("* ") and line.endswith(" ?") for line in lines]
    return [[Message("{move}", {"move": lines[i].removeprefix("* ")})] if gone[i] else said for i, said in enumerate(told)]


def _ask_plainly(view: View, seat: int, moves: list[str], picked: list[str]) -> Message:
    return Message(N_("Choose a move."))


def _label_plainly(view: View, move: str) -> Message:
    return Message("{move}", {"move": move})


def _no_confirm_prompt(view: View, move: str) -> Message | None:
    return None


def _ask_event_plainly(view: View, due: str, said: str) -> Message:
    return Message(N_("What has chance brought?"))


def _label_event_plainly(view: View, printed: dict[str, Any], due: str, part: str) -> Message:
    return Message("{move}", {"move": part})


def _no_preview(match: Any, move: str) -> MovePreview | None:
    return None


def _no_board_view(look: Any) -> dict[str, Any]:
    return {}


def _no_rules_context(printed: dict[str, Any]) -> dict[str, Any]:
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
    short_moves: dict[str, ButtonRole] = field(default_factory=dict)
    """Moves that are buttons in the banner, wherever they are legal."""
    pieces: Callable[[View], Iterable[tuple[str, str]]] = _no_pieces
    """Kind and place of every public piece on the table."""
    tell: Callable[[Step], list[Message]] = _tell_plainly
    """The log: what one step meant; nothing for a forced one that nobody would want to know of."""
    redacted_log: Callable[[list[list[Message]], list[str]], list[list[Message]]] = _redacted_log
    """The log of what lies before the present of a running game, from what `tell` said of each line, and the lines as they may still be
    read: what nobody may look at again is left out (the contract's `is_concealed`)."""
    earn: Callable[[Step], Iterable[tuple[int, int, int]]] = _no_earnings
    """The money that a step brought, for the result: the round (`round_name`), the seat, how much."""
    sources: dict[str, str] = field(default_factory=dict)
    """Where points come from: the keys of each seat's `final` in the view of a game that is over, and their names."""
    round_of: Callable[[View], int] = _round_of
    """Which round it is; 0: the first has not begun, or it is nothing that one counts."""
    round_name: str = N_("Round {number}")
    last_round: Callable[[View], str] = _no_last_round
    """Says that this round is the last one; nothing before that."""
    ask: Callable[[View, int, list[str], list[str]], Message] = _ask_plainly
    """What the seat to decide may do now, in one sentence."""
    label: Callable[[View, str], Message] = _label_plainly
    """A move in words: the accessible name of its button."""
    confirm_prompt: Callable[[View, str], Message | None] = _no_confirm_prompt
    """What would be lost by one of the short moves, as a question: it is asked before the move is made. None: nothing."""
    ask_event: Callable[[View, str, str], Message] = _ask_event_plainly
    """With real cards: what shall be told now. Given: the first of `Match.events_due`, and the event as far as it is told."""
    label_event: Callable[[View, dict[str, Any], str, str], Message] = _label_event_plainly
    """The same for a part that can be told (`Match.event_parts`) in words, so that it is known again on the printed card. Given are what
    the box file says, the first of `Match.events_due`, and the part."""
    preview: Callable[[Any, str], MovePreview | None] = _no_preview
    """What a move of the seat to decide would bring, for that seat's page alone: it is tried on a copy of the match (`tried`,
    `seen_after`), and tells nothing that the seat may not know."""
    board_view: Callable[[Any], dict[str, Any]] = _no_board_view
    """More for the template, worked out from what the page shows."""
    places: Callable[[View], str] | None = None
    """A stylesheet that says where things stand whose places follow from the box, such as the towns of a map."""
    guide: tuple[TourStep, ...] = ()
    rules_context: Callable[[dict[str, Any]], dict[str, Any]] = _no_rules_context
    """More for rules.html, worked out from what is printed in the box: tables of cards, prices, counts."""
