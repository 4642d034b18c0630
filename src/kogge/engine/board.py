"""How a game appears on the site: its `Board`, and messages that can be translated. docs/boards.md shows how to write one.

A game's folder `board/` holds it: `BOARD` in its `__init__`, the templates `board.html`, `result.html` and `rules.html`, `static/`
(`board.css`, `pieces.svg`, `cover.svg`) and `locales/`. Everything has a default, so a game without the folder can be played too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from kogge.engine.lines import ChanceEvent, parse_line
from kogge.engine.match import Step
from kogge.engine.match import View as View
from kogge.engine.record_view import copy_rows, record_view


def N_(message: str) -> str:
    """Mark a message for the catalogues; it is translated where it is shown."""
    return message


class Plural(str):
    """A message with a plural: the string is the singular, `many` the plural. The part `n` decides, by the rules of the language."""

    many: str


def NN_(one: str, many: str) -> Plural:
    """Mark singular and plural of a message for the catalogues; the number is always the part `n`."""
    message = Plural(one)
    message.many = many
    return message


@dataclass(frozen=True)
class Message:
    """A translatable sentence: a message id and its parts. A part is a `Term`, a `Seat`, a list of them, a number or plain text."""

    message: str
    parts: dict[str, Any] = field(default_factory=dict)
    seat: int | None = None
    """The seat whose move the message is about."""
    only: int | None = None
    """The only seat that may read it while the game runs."""
    forced: int | None = None
    """The seat whose move was forced; only its own page shows that."""
    loud: bool = False
    """Shown with emphasis: a fire, a new week."""
    moment: tuple[tuple[Any, Any], ...] | None = None
    """The rows (label and value, each a part) of a large event that is shown on its own; None for anything else."""
    brief: Term | None = None
    """The same in a word or two, after the player's name, for a caption that lists several moves."""

    def __hash__(self) -> int:
        """By identity: translations are cached per object."""
        return id(self)


@dataclass(frozen=True)
class Term:
    """A translatable term inside a message; `icon` names a symbol of the game's sprite to show before it."""

    message: str
    icon: str | None = None
    parts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Seat:
    """A player inside a message, shown by name and colour."""

    seat: int


@dataclass(frozen=True)
class Tooltip:
    """The explanation of an item on the board: its name, what it does in one sentence, and what it is worth or costs now.

    `why`: why it cannot be used now; shown to a player who tries.
    """

    name: Message | Term
    does: Message | Term
    now: Message | Term | None = None
    why: Message | Term | None = None


@dataclass(frozen=True)
class MovePreview:
    """The effect of a move, found by playing it on a copy of the table."""

    message: Message
    ways: tuple[tuple[str, ...], ...] = ()
    """For each way to carry it out, the parts of the board that it uses, such as roads."""


def try_move(match: Any, move: str) -> tuple[Any, list[str]]:
    """A copy of a match after a move and the forced moves that follow it, and the list of these moves.

    Forced moves of other seats may depend on hidden information; use `view_after` where that must not be shown."""
    trial, moves = match.copy(), []
    trial.watch(lambda step: moves.append(step.text))
    trial.decide(match.loaded.actions[move])
    trial.watch(None)
    return trial, moves


def view_after(match: Any, move: str) -> View:
    """The view of the seat to decide right after its move, before any forced move of others could reveal something hidden."""
    view: View = match.view_of(rows_after(match, move), match.seat)
    return view


def record_after(match: Any, move: str) -> Any:
    """The same as a record, for a number that the seat may know: a view takes a hundred times as long."""
    return record_view(rows_after(match, move))


def rows_after(match: Any, move: str) -> Any:
    """The table right after a move."""
    rows = copy_rows(match.rows)
    match.game.step(match.loaded.box, record_view(rows), match.loaded.actions[move])
    return rows


@dataclass(frozen=True)
class TourStep:
    """One step of the first-game tour: it points at the first element that `at` (a CSS selector) finds."""

    at: str
    message: str


@dataclass(frozen=True)
class Tip:
    """A sentence of coaching in the guided first game, shown once, as soon as it applies."""

    key: str
    """Identifies the tip: one that was shown under this key is not shown again."""
    message: Message


@dataclass(frozen=True)
class PlanChoice:
    """One answer to a planned decision."""

    value: str
    label: Message | Term
    basis: str = ""
    """The part of the position that this answer relies on, such as the cubes of a booth. If it has changed by then, the player is asked."""


@dataclass(frozen=True)
class PlanOffer:
    """A future decision of one seat that can be planned in a correspondence game, with its possible answers."""

    key: str
    """Identifies the decision as long as the plan is valid: `vote two_ships`, `buy 3`."""
    title: Message | Term
    choices: tuple[PlanChoice, ...]


class ButtonRole(StrEnum):
    """Where the button of a move stands in the banner; a role always has the same place."""

    ON = "on"
    """Continues what was begun; highlighted."""
    YES = "yes"
    """One of two answers; not highlighted."""
    NO = "no"
    """The other answer, or "nothing more"; stands beside the first."""
    LAST = "last"
    """Ends something and may lose what is left; stands last and is quiet."""


def _no_pieces(view: View) -> Iterable[tuple[str, str]]:
    return ()


def _round_of(view: View) -> int:
    return int(view.get("round") or 0)


def _no_brief(step: Step) -> Term | None:
    return None


def _no_decision_key(view: View) -> str:
    return ""


def _no_rounds(view: View) -> int:
    return 0


def _no_last_round(view: View) -> str:
    return ""


def _no_earnings(step: Step) -> Iterable[tuple[int, int, int]]:
    return ()


def _no_coaching(view: View, seat: int) -> list[Tip]:
    return []


def _default_log(step: Step) -> list[Message]:
    """The move or event in notation. Forced moves have no line in the record, so hidden ones are restricted to their seat here."""
    if step.seat is None:
        return [Message("{move}", {"move": step.text}, only=step.only)]
    parts = {"who": Seat(step.seat), "move": step.text}
    return [Message(N_("{who}: {move}"), parts, seat=step.seat, only=step.only if step.forced else None)]


def _redacted_log(log: list[list[Message]], lines: list[str]) -> list[list[Message]]:
    """The log without the contents of concealed chance events."""
    parsed = [parse_line(line) for line in lines]
    return [
        [Message("{move}", {"move": line.text})] if isinstance(line, ChanceEvent) and line.is_masked else entry
        for line, entry in zip(parsed, log, strict=False)
    ]


def _default_prompt(view: View, seat: int, moves: list[str], picked: list[str]) -> Message:
    return Message(N_("Choose a move."))


def _default_label(view: View, move: str) -> Message:
    return Message("{move}", {"move": move})


def _no_short_label(view: View, move: str) -> Message | None:
    return None


def _no_confirm_prompt(view: View, move: str) -> Message | None:
    return None


def _default_event_prompt(view: View, due: str, entered: str) -> Message:
    return Message(N_("What was drawn or rolled?"))


def _default_event_label(view: View, printed: dict[str, Any], due: str, part: str) -> Message:
    return Message("{move}", {"move": part})


def _no_preview(match: Any, move: str) -> MovePreview | None:
    return None


def _no_plans(view: View, seat: int) -> list[PlanOffer]:
    return []


def _no_planned_move(view: View, seat: int, moves: list[str], plan: dict[str, str]) -> str:
    return ""


def _leads_to(pick: str, move: str) -> bool:
    return pick == f"sure~{move}"


def _no_board_view(table: Any) -> dict[str, Any]:
    return {}


def _no_frame_key(table: Any) -> None:
    return None


def _no_rules_context(printed: dict[str, Any]) -> dict[str, Any]:
    return {}


@dataclass(frozen=True)
class Board:
    """One game as the site shows it. Everything but the title has a default."""

    title: str
    blurb: str = ""
    weight: str = ""
    """How demanding the game is, in a word or two."""
    complexity: int = 3
    """The same as a number, from 1 to 5: pages list the easiest game first."""
    options: dict[str, str] = field(default_factory=dict)
    """Option to a sentence that describes it."""
    phases: dict[str, str] = field(default_factory=dict)
    """`view["phase"]` to its name, in the order of play."""
    short_moves: dict[str, ButtonRole] = field(default_factory=dict)
    """Moves that are buttons in the banner whenever they are legal."""
    pieces: Callable[[View], Iterable[tuple[str, str]]] = _no_pieces
    """Kind and place of every public piece on the table."""
    log_entries: Callable[[Step], list[Message]] = _default_log
    """The log entries of one step; [] for a forced move that is not worth one."""
    brief: Callable[[Step], Term | None] = _no_brief
    """A decision in a word or two; None: it needs a whole sentence."""
    redacted_log: Callable[[list[list[Message]], list[str]], list[list[Message]]] = _redacted_log
    """The log of a running game's past without concealed events (the contract's `is_concealed`). Arguments: the
    `log_entries` of each line, and the lines with concealed events masked."""
    earnings: Callable[[Step], Iterable[tuple[int, int, int]]] = _no_earnings
    """The money a step earned, for the result page: round (`round_name`), seat, amount."""
    sources: dict[str, str] = field(default_factory=dict)
    """Names of the sources of points: the keys of each seat's `final` in the view of a finished game."""
    round_of: Callable[[View], int] = _round_of
    """The current round; 0 before the first, and in games without rounds."""
    round_name: str = N_("Round {number}")
    rounds: Callable[[View], int] = _no_rounds
    """How many rounds the game has; 0 if that is not fixed."""
    last_round: Callable[[View], str] = _no_last_round
    """A sentence in the last round, '' before."""
    prompt: Callable[[View, int, list[str], list[str]], Message] = _default_prompt
    """The prompt: what the seat to decide may do now, in one sentence."""
    decision_key: Callable[[View], str] = _no_decision_key
    """A key of the current decision, if its answer can be given in advance; '' otherwise."""
    label: Callable[[View, str], Message] = _default_label
    """A move in words, also the accessible name of its button."""
    short_label: Callable[[View, str], Message | None] = _no_short_label
    """A move in a few words, for sentences in hints and analyses; None: the move's label."""
    confirm_prompt: Callable[[View, str], Message | None] = _no_confirm_prompt
    """The question to ask before a short move that would lose something; None: do not ask."""
    confirm_label: Callable[[View, str], Message | None] = _no_confirm_prompt
    """The answer "yes" to that question, on the button; None: the move's label."""
    event_prompt: Callable[[View, str, str], Message] = _default_event_prompt
    """With a physical game: the prompt for the chance event to enter. Arguments: the view, the first of `Match.events_due`, and the part
    of the event entered so far."""
    event_label: Callable[[View, dict[str, Any], str, str], Message] = _default_event_label
    """A part of a chance event (`Match.event_parts`) in words that identify the printed card. Arguments: the view, the content of the box
    file, the first of `Match.events_due`, and the part."""
    ordered_events: frozenset[str] = frozenset()
    """First words of the chance events whose parts are entered one by one, because their order matters. For all others the player enters
    only how many of each kind come."""
    preview: Callable[[Any, str], MovePreview | None] = _no_preview
    """The effect of a move of the seat to decide, for that seat's page only: the move is tried on a copy of the match (`try_move`,
    `view_after`) and must reveal nothing that the seat may not know."""
    plan_offers: Callable[[View, int], list[PlanOffer]] = _no_plans
    """The coming decisions that a seat may plan now, computed from its view. An offer stays in the list, with the same basis, as long as a
    plan for it is valid."""
    planned_move: Callable[[View, int, list[str], dict[str, str]], str] = _no_planned_move
    """The move that a seat's plan (its still valid offers, each with the answer) chooses; '': ask the player."""
    leads_to: Callable[[str, str], bool] = _leads_to
    """Does a click (the value of a `pick` button) lead towards this move? Hints mark such a button with the move's number."""
    board_view: Callable[[Any], dict[str, Any]] = _no_board_view
    """Additional template variables, computed from the page's view."""
    frame_key: Callable[[Any], Any] = _no_frame_key
    """All that the board, and the viewer's own entry in the roster, depend on while the viewer has nothing to decide, except for the public
    fragments. None: they are rendered every time."""
    places: Callable[[View], str] | None = None
    """A stylesheet for positions that depend on the box, such as the towns of a map."""
    guide: tuple[TourStep, ...] = ()
    coaching: Callable[[View, int], list[Tip]] = _no_coaching
    """In the guided first game: the tips that apply now, computed from the seat's view, the most important one first."""
    rules_context: Callable[[dict[str, Any]], dict[str, Any]] = _no_rules_context
    """Additional variables for rules.html, computed from the box: tables of cards, prices, counts."""
