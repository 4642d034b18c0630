"""What one user may see of a table, ready for a template. Nothing else reaches a page.

`animation_frames` gives the table after each recent step, as this viewer could see it at that time, for the animation.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import NoneType
from typing import Any

from markupsafe import Markup

from kogge.engine.board import N_, NN_, Board, Message, MovePreview, Seat, Term, Tip
from kogge.engine.contract import reseed
from kogge.engine.match import Match
from kogge.web.accounts.users import User, seats_of
from kogge.web.i18n.translation import Duration, _, box_data, language, message_html, say, say_plain
from kogge.web.tables.clocks import DAY, Times, is_by_days
from kogge.web.tables.fairness import commitment
from kogge.web.tables.info import Nudge, SeatInfo, TableInfo
from kogge.web.tables.records import keeps_secrets
from kogge.web.tables.service import TableService, may_chat, may_enter_chance, may_undo
from kogge.web.tables.session import LogView, Rows, TableSnapshot, first_step

LATEST = 50  # messages of the log on a page
SURE = "sure"  # the first click of a chain that asks for confirmation


@dataclass(frozen=True)
class Offer:
    """A chance event that a user may enter by a tap, at a table with real cards."""

    text: str
    """The event so far, with this choice, in notation."""
    label: Markup
    whole: bool
    """Whether the event is then complete."""
    parts: tuple[str, ...] = ()
    """What this choice adds, part by part."""
    labels: tuple[Markup, ...] = ()
    """These parts in words."""


MAX_COMBINATIONS = 60
"""As many whole events are offered at once; otherwise how many of one kind come is chosen first."""


@dataclass
class TableView:
    """A table as seen from a seat, or by a spectator."""

    info: TableInfo
    seats: Sequence[SeatInfo]
    board: Board
    seat: int | None
    """The seat that looks; None for a spectator."""
    mine: list[int]
    """The seats at this screen."""
    view: dict[str, Any]
    moves: list[str]
    """The legal moves of `seat` now."""
    version: int
    at: int
    """The number of lines so far."""
    total: int
    ids: dict[str, list[str]] = field(default_factory=dict)
    """The ids of the pieces, by place."""
    places: dict[str, str] = field(default_factory=dict)
    """The place of each piece."""
    log: list[tuple[int, Message]] = field(default_factory=list)
    """Line numbers and messages."""
    named_log: list[tuple[str, Message]] | None = None
    """Its latest messages with their names, if they were put together before."""
    has_public_log: bool = False
    """Whether a spectator may read all of it."""
    picked: list[str] = field(default_factory=list)
    """The chain of clicks so far."""
    unsure: str = ""
    """The clicked move, if it would lose something and needs a confirmation."""
    cover: int | None = None
    """On a shared screen: the player who must confirm that they are looking."""
    undoable: bool = False
    replay: bool = False
    host: bool = False
    chat: Sequence[Any] = ()
    may_chat: bool = True
    """Whether this user may chat here; among strangers only those who agreed."""
    absent: list[int] = field(default_factory=list)
    """The seats of absent players."""
    watching: int = 0
    """How many people watch without a seat."""
    asked: list[tuple[Any, Duration, Duration]] = field(default_factory=list)
    """Seats with a requested bot: the seat, how long its player has been away, and when the bot sits down."""
    previews: dict[str, MovePreview] = field(default_factory=dict)
    """Previews of moves."""
    why: dict[str, MovePreview] = field(default_factory=dict)
    """Longer explanations of the moves in a hint."""
    board_view: dict[str, Any] = field(default_factory=dict)
    due: str = ""
    """The chance event that somebody at this screen must enter, as a pattern."""
    said: str = ""
    """What was entered of it so far."""
    offers: list[Offer] = field(default_factory=list)
    """What can follow, part by part."""
    choices: list[Offer] = field(default_factory=list)
    """The same for a page, with as few taps as possible: whole events, or one kind several times."""
    times: Times | None = None
    """With a clock: the time that each seat has left."""
    nudge: Any = None
    """The last nudge of the player to decide, less than a day old: `by_seat`, `version`."""
    points: list[int] = field(default_factory=list)
    """By seat; while the game runs, the score so far by the rules."""
    earned: dict[int, Counter[int]] = field(default_factory=dict)
    """When the game is over: the income of each round, by seat."""

    rounds: dict[int, int] = field(default_factory=dict)
    """In a replay: each round with its first line."""
    step: int = 0
    """The number of the last step."""
    decided: int = 0
    """The step of this screen's last decision; 0 if there is none yet."""
    new_steps: list[tuple[int, bool]] = field(default_factory=list)
    """The later steps that have messages, and whether one of these names a moment."""

    home: str = ""
    """The address of this board's page with its parameters, if it is not a table's."""

    @property
    def url(self) -> str:
        """The address of the page."""
        return self.home.partition("?")[0] or f"/t/{self.info.id}"

    @property
    def board_url(self) -> str:
        """The address of the board fragment for this seat."""
        return f"{self.url}/board?{self.home.partition('?')[2] or (f'seat={self.seat}' if self.seat else '')}"

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self.info.game)

    @cached_property
    def names(self) -> list[str]:
        """Names by seat."""
        return [one.name or _("free seat") for one in self.seats]

    @property
    def absence_timeout(self) -> Duration:
        """Seconds that a player may be away before a bot may be requested."""
        return Duration(self.info.absence_timeout)

    @property
    def is_by_days(self) -> bool:
        """Whether the game is played over days: then its clock alone decides when a bot takes over."""
        return is_by_days(self.info)

    @property
    def seal(self) -> str:
        """The commitment to this table's deal."""
        return commitment(self.info.secret, self.info.past)

    @property
    def turn(self) -> int | None:
        """The seat to decide."""
        seat: int | None = self.view["seat"]
        return seat

    @property
    def round(self) -> str:
        """The round in words; '' before the first."""
        number, total = self.board.round_of(self.view), self.board.rounds(self.view)
        name = _(self.board.round_name).format(number=number) if number else ""
        return _("{round} of {total}").format(round=name, total=total) if name and total else name

    @cached_property
    def tips(self) -> list[Tip]:
        """In the guided first game: the tips that fit this moment. The page shows each only once."""
        is_guided = self.info.guided and self.seat is not None and not self.replay and self.cover is None
        return self.board.coaching(self.view, self.seat) if is_guided and self.seat else []

    @property
    def is_my_turn(self) -> bool:
        """Whether somebody at this screen is to decide."""
        return not self.replay and self.info.status == "running" and self.turn in self.mine and not self.seats[self.turn - 1].level

    @property
    def round_the_table(self) -> list[int]:
        """The seats in order, starting with the user's own."""
        count, first = len(self.seats), (self.seat or 1) - 1
        return [(first + turn) % count + 1 for turn in range(count)]

    @property
    def is_asked(self) -> bool:
        """Whether somebody at this screen must do something."""
        return self.is_my_turn or bool(self.due)

    @property
    def layout(self) -> str:
        """`whole`; where phones show the hands, `hand` for players and `screen` for the shared screen."""
        if not self.info.phone_hands or self.replay:
            return "whole"
        return "hand" if self.seat else "screen"

    @property
    def printed(self) -> dict[str, Any]:
        """What is printed on the game's cards and map, as its box file has it."""
        return box_data(self.game)

    @property
    def tallies(self) -> list[list[Offer]]:
        """The choices by kind, if how many of a kind come is chosen; [] if each choice is a thing of its own."""
        kinds: dict[str, list[Offer]] = {}
        for one in self.choices:
            kinds.setdefault(one.parts[0], []).append(one)
        return [] if len(kinds) == len(self.choices) or all(one.whole for one in self.choices) else list(kinds.values())

    @property
    def presence_mark(self) -> str:
        """Who is there, in short."""
        return presence_mark(self.absent, self.watching)

    def ask_event(self) -> Markup:
        """The prompt for the chance event to enter."""
        return self.say(self.board.ask_event(self.view, self.due, self.said))

    def say(self, saying: Message | Term) -> Markup:
        """A message with names and icons."""
        if isinstance(saying, Term):
            return say(saying, self.names, self.game)
        return message_html(saying, tuple(self.names), self.game, language.get())

    def part(self, value: Any) -> Markup:
        """A single part of a message."""
        return say(Term("{part}", None, {"part": value}), self.names, self.game)

    def is_mine(self, value: Any) -> bool:
        """Whether a player sits at this screen."""
        return isinstance(value, Seat) and value.seat in self.mine

    def plain(self, saying: Message | Term) -> str:
        """A message without HTML."""
        return say_plain(saying, self.names)

    def label(self, move: str) -> str:
        """A move in words."""
        return say_plain(self.board.label(self.view, move), self.names)

    def short_label(self, move: str) -> str:
        """A move in a few words, for a sentence."""
        short = self.board.short_label(self.view, move)
        return self.plain(short) if short else self.label(move)

    def confirm_prompt(self, move: str) -> Message | None:
        """A warning of what a move would lose."""
        return self.board.confirm_prompt(self.view, move)

    def confirm_label(self, move: str) -> str:
        """The text of the button that plays a move in spite of the warning."""
        label = self.board.confirm_label(self.view, move)
        return self.plain(label) if label else self.label(move)

    @property
    def chain(self) -> list[str]:
        """The chain of clicks so far."""
        return [SURE, self.unsure] if self.unsure else self.picked

    def ask(self) -> Markup:
        """The prompt and the moves that are possible now."""
        assert self.turn is not None
        confirm_prompt = self.confirm_prompt(self.unsure) if self.unsure else None
        if confirm_prompt:
            return self.say(confirm_prompt)
        return self.say(self.board.ask(self.view, self.turn, self.moves, self.picked))

    def at_place(self, place: str) -> list[str]:
        """The ids of the pieces at a place."""
        return self.ids.get(place, [])

    def sits(self, user_id: str) -> bool:
        """Whether this user sits at the table."""
        return any(one.user_id == user_id for one in self.seats)

    def place_of(self, piece: str) -> str:
        """The place of a piece."""
        if not self.places:
            self.places = {one: place for place, ids in self.ids.items() for one in ids}
        return self.places[piece]

    @property
    def ranking(self) -> list[int]:
        """The seats at the end, winners first."""
        return sorted(range(1, len(self.seats) + 1), key=lambda seat: (seat not in self.view["winners"], -self.points[seat - 1]))

    def score_differences(self) -> list[Markup]:
        """When the game is over: what made the difference between the winner and each of the others."""
        first, *others = self.ranking
        return [say(score_difference(self.view, self.board.sources, self.points, first, other), self.names, self.game) for other in others]

    @property
    def sees_public_log(self) -> bool:
        """Whether this viewer reads the same log as a spectator."""
        return self.has_public_log and not any(one.forced in self.mine for _name, one in self.latest())

    def steps_to_show(self) -> str:
        """The numbers of the new steps."""
        return " ".join([str(number) for number, _is_moment in self.new_steps])

    def moments_to_show(self) -> str:
        """The numbers of those that are large events."""
        return " ".join([str(number) for number, is_moment in self.new_steps if is_moment])

    @property
    def board_key(self) -> tuple[Any, ...]:
        """What this viewer's board depends on beside its public parts, if its game says so: `key` of its `board_view`."""
        return (self.board_view["key"], self.names, self.seats) if "key" in self.board_view and not self.moves else ()

    @property
    def roster_key(self) -> tuple[Any, ...]:
        """The same for the roster, whose own part is the viewer's place in it."""
        if not self.board_key:
            return ()
        facts = {name: one for name, one in self.view.items() if name != "seat" and isinstance(one, (int, str, NoneType))}
        return facts, self.turn == self.seat, self.absent, self.info.status, self.seats, self.times

    def log_line(self, name: str, one: Message) -> Markup:
        """A line of the log."""
        classes = ("loud" if one.loud else "") + (" no-choice" if one.forced in self.mine else "")
        return Markup(f'<li id="{name}" class="{classes}">{self.say(one)}</li>')

    def latest(self) -> list[tuple[str, Message]]:
        """The latest messages of the log, the last one first, each with a name of its own."""
        return self.named_log if self.named_log is not None else latest_of(self.log)

    @property
    def decided_at(self) -> int:
        """The line of this screen's last decision; 0 if there is none yet."""
        return next((line for line, one in reversed(self.log) if one.seat in self.mine), 0)

    def since(self) -> list[Message]:
        """What has happened since this screen's last decision, the latest last."""
        last = max((i for i, (_line, one) in enumerate(self.log) if one.seat in self.mine), default=-1)
        return [one for _line, one in self.log[last + 1 :]]


def api_view(tables: TableService, table_id: str, person: User | None, as_seat: int | None = None, picked: Sequence[str] = ()) -> TableView:
    """The current table as a program needs it: without the log, the pieces and the chat, which take time and space."""
    return view_for_program(tables, tables.sessions.snapshot(table_id), person, as_seat, picked)


def view_for_program(
    tables: TableService, table: TableSnapshot, person: User | None, as_seat: int | None = None, picked: Sequence[str] = ()
) -> TableView:
    """The same for a snapshot."""
    seen = _seen(table, person, as_seat, picked)
    note_presence(tables, seen, person)
    return seen


@dataclass(frozen=True)
class TableState:
    """All that pages show of a table at one moment, with what is hidden. `view_for_user` makes what one user may see of it."""

    table: TableSnapshot
    log: LogView
    chat: Sequence[Any]
    away: tuple[int, ...]
    """The seats of absent players."""
    asked: list[tuple[Any, Duration, Duration]]
    times: Times | None
    nudges: Sequence[Nudge]
    """The latest nudge of each user at this table."""
    watching: int
    """How many people watch without a seat."""
    _logs: dict[int | None, list[tuple[int, Message]]] = field(default_factory=dict)
    _latest: dict[int, list[tuple[str, Message]]] = field(default_factory=dict)
    _steps: dict[int, list[tuple[int, list[Message]]]] = field(default_factory=dict)
    _views: dict[int | None, dict[str, Any]] = field(default_factory=dict)

    @property
    def is_timeless(self) -> bool:
        """Whether nothing on its pages changes just because time passes."""
        return self.times is None and not self.asked and self.nudge is None

    @cached_property
    def nudge(self) -> Nudge | None:
        """The nudge that the player to decide got in the last day; None in a game with a live clock."""
        row, seat_rows = self.table.info, self.table.seats
        people = {one.user_id for one in seat_rows if one.user_id}
        if row.status != "running" or not row.turn or 0 < row.move_seconds < DAY // 2 or len(people) < 2:
            return None
        user_id = seat_rows[row.turn - 1].user_id
        return next((one for one in self.nudges if one.user_id == user_id and one.at > time.time() - DAY), None)

    @cached_property
    def places(self) -> dict[str, str]:
        """The place of each piece."""
        return {piece: place for place, ids in self.log.ids.items() for piece in ids}

    def log_of(self, seat: int | None, known: int) -> list[tuple[int, Message]]:
        """The log as a seat may read it."""
        if seat not in self._logs:
            running = keeps_secrets(self.table.info, self.table.match)
            is_private = seat is None or (running and seat in self._private_seats)
            self._logs[seat] = readable(self.log, seat, known, running) if is_private else self.log_of(None, known)
        return self._logs[seat]

    @cached_property
    def _private_seats(self) -> set[int | None]:
        """The seats with messages that only they may read."""
        return {one.only for said in self.log.running_log for one in said}

    def latest_of(self, log: list[tuple[int, Message]]) -> list[tuple[str, Message]]:
        """The latest messages of a log of this table, with their names."""
        if id(log) not in self._latest:
            self._latest[id(log)] = latest_of(log)
        return self._latest[id(log)]

    def steps_of(self, seat: int | None, known: int, after: int) -> list[tuple[int, bool]]:
        """The steps after this one that have messages for a seat, and whether one of these names a moment."""
        running = keeps_secrets(self.table.info, self.table.match)
        if known not in self._steps:
            self._steps[known] = self.log.known_snapshots(known, running)
        found = []
        for number, said in reversed(self._steps[known]):
            if number <= after:
                break
            mine = [one for one in said if one.only in (None, seat)] if running else said
            if mine:
                found.append((number, any(one.moment is not None for one in mine)))
        return found[::-1]

    def view_of(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat; where nothing is hidden, all see the same."""
        seat = seat if self.table.match.game.resample_hidden is not reseed else None
        if seat not in self._views:
            self._views[seat] = self.table.match.view(seat)
        return self._views[seat]


def state_of(tables: TableService, table_id: str, before: TableState | None = None, rows: Rows | None = None) -> TableState:
    """A table as pages show it. `before`: an earlier state since when only moves were made, so that chat and nudges are the same. `rows`:
    the table and its seats, if they have just been read. Not for the event loop: it may take a while."""
    table = tables.sessions.snapshot(table_id, log=True, rows=rows)
    row, seat_rows = table.info, table.seats
    assert table.log is not None
    stand_ins, now = tables.stand_ins, tables.presence.now()
    waiting = [(one, one.wanted_at) for one in seat_rows if one.wanted_at is not None and row.status == "running"]
    return TableState(
        table,
        table.log,
        tables.store.chat_at(table_id) if before is None else before.chat,
        tuple(absent_seats(tables, table_id, seat_rows, None)),
        [(one, Duration(stand_ins.away_for(row, one)), Duration(max(1.0, comes_at - now))) for one, comes_at in waiting],
        Times(row, seat_rows, tables.store.now()) if row.move_seconds and row.status in ("open", "running") else None,
        tables.store.nudges_at(table_id) if before is None else before.nudges,
        watchers(tables, table_id, seat_rows),
    )


def table_view(
    tables: TableService, table_id: str, person: User | None, as_seat: int | None = None, picked: Sequence[str] = ()
) -> TableView:
    """The current table as a page shows it. `as_seat`: which of several people at one screen is looking."""
    return view_for_user(state_of(tables, table_id), person, as_seat, picked)


def view_for_user(state: TableState, person: User | None, as_seat: int | None = None, picked: Sequence[str] = ()) -> TableView:
    """What a user may see of a table."""
    table, log = state.table, state.log
    row, seat_rows, match = table.info, table.seats, table.match
    seen = _seen(table, person, as_seat, picked, state)
    seen.choices = _choices(table, seen.due, seen.said) if seen.due else []
    seen.previews = {move: found for move in seen.moves if (found := seen.board.preview(match, move))}
    seen.ids, seen.places = log.ids, state.places
    seen.log = state.log_of(seen.seat, seen.at)
    seen.named_log = state.latest_of(seen.log)
    seen.has_public_log = seen.log is state.log_of(None, seen.at)
    seen.earned = log.earned if match.is_over else {}
    note_steps(seen, state)
    seen.may_chat = may_chat(row, seat_rows, person)
    seen.chat = state.chat if seen.may_chat else ()
    seen.absent = [seat for seat in state.away if seat not in seen.mine]
    seen.asked, seen.times = state.asked, state.times
    seen.nudge = state.nudge
    seen.watching = state.watching
    seen.board_view = seen.board.board_view(seen) if seen.cover is None else {}
    return seen


def note_presence(tables: TableService, seen: TableView, person: User | None) -> None:
    """Note that a user is at their table when a program, or a page without scripts, requests it. htmx requests do not count as presence:
    their page has a stream open, and a request sent just before closing the page may be answered after that."""
    if seen.mine and person:
        tables.presence.note_activity(seen.info.id, person.id)


def note_steps(seen: TableView, state: TableState) -> None:
    """The steps that an animation can show: those since this screen's last decision. A decision is the first step of its line."""
    seen.step = state.log.last_step(seen.at)
    decided_at = seen.decided_at
    seen.decided = first_step(decided_at) if decided_at else 0
    seen.new_steps = state.steps_of(seen.seat, seen.at, seen.decided)


def watchers(tables: TableService, table_id: str, seat_rows: Sequence[Any]) -> int:
    """How many people watch a table without a seat."""
    return tables.presence.watchers(table_id, {one.user_id for one in seat_rows if one.user_id})


def presence_mark(absent: Sequence[int], watching: int) -> str:
    """Who is there, in short: the absent seats, and how many watch (`2-3 w1`)."""
    return " ".join(["-".join(map(str, absent)), *([f"w{watching}"] if watching else [])]).strip()


def absent_seats(tables: TableService, table_id: str, seat_rows: Sequence[Any], person: User | None) -> list[int]:
    """The seats of absent players, except this user's own."""
    others = [one for one in seat_rows if one.kind == "person" and (person is None or one.user_id != person.id)]
    return [one.seat for one in others if not tables.presence.is_present(table_id, one.user_id)]


def _seen(
    table: TableSnapshot, person: User | None, as_seat: int | None, picked: Sequence[str], state: TableState | None = None
) -> TableView:
    row, seat_rows, match = table.info, table.seats, table.match
    mine = seats_of(seat_rows, person.id) if person else []
    seat, cover = viewing_seat(match, mine, as_seat)
    due, said, offers = _chance_to_enter(table, person, picked) if cover is None else ("", "", {})
    deciding = row.status == "running" and seat is not None and match.seat == seat and not seat_rows[seat - 1].level
    known = len(match.revealed_lines() if keeps_secrets(row, match) else match.lines)
    seen = TableView(
        info=row,
        seats=seat_rows,
        board=table.board,
        seat=seat,
        mine=mine,
        view=state.view_of(seat) if state else match.view(seat),
        moves=match.moves() if deciding else [],
        version=table.version,
        at=known,
        total=known,
        picked=list(picked) if deciding else [],
        cover=cover,
        due=due,
        said=said,
        offers=_offered(table, due, offers),
        undoable=person is not None and may_undo(table, person),
        host=person is not None and person.id == row.host,
        points=match.points() if match.is_over else [],
    )
    return asked_again(seen)


def asked_again(seen: TableView) -> TableView:
    """Remove the confirming click: it is not part of a chain of clicks."""
    if seen.picked[:1] == [SURE]:
        seen.unsure = next((move for move in seen.moves if seen.picked[1:] == [move] and seen.confirm_prompt(move)), "")
        seen.picked = []
    return seen


def _chance_to_enter(table: TableSnapshot, person: User | None, picked: Sequence[str]) -> tuple[str, str, dict[str, str]]:
    """The chance event that this user must enter, what they have entered so far, and what can follow."""
    row, match = table.info, table.match
    if not row.manual_chance or row.status != "running" or not match.is_chance_due or not person or not may_enter_chance(table, person):
        return "", "", {}
    for said in (*picked[:1], ""):
        if parts := match.event_parts(said):
            return match.events_due()[0], said, parts
    return "", "", {}


def _offered(table: TableSnapshot, due: str, parts: dict[str, str]) -> list[Offer]:
    match, names = table.match, [one.name for one in table.seats]
    if not parts:
        return []
    view, printed = match.view(None), box_data(match.game.id)
    labels = {part: table.board.label_event(view, printed, due, part) for part in parts}
    return [Offer(text, say(labels[part], names, match.game.id), not match.event_parts(text)) for part, text in parts.items()]


def _choices(table: TableSnapshot, due: str, said: str) -> list[Offer]:
    """What can be tapped in to enter a chance event: all whole events if there are few, otherwise each kind, once or several times."""
    match, names = table.match, [one.name for one in table.seats]
    view, printed = match.view(None), box_data(match.game.id)
    found = None if due.split(" ")[0] in table.board.ordered_events else _completions(match, said)
    if found is None:
        found = [(parts, text) for part in match.event_parts(said) for parts, text in _repeated(match, said, part)]
    words: dict[str, Markup] = {}
    for part in (part for parts, _text in found for part in parts):
        words.setdefault(part, say(table.board.label_event(view, printed, due, part), names, match.game.id))
    return [
        Offer(text, words[parts[0]], not match.event_parts(text), tuple(parts), tuple(words[part] for part in parts))
        for parts, text in found
    ]


def _completions(match: Match, said: str) -> list[tuple[list[str], str]] | None:
    """Every whole event that can follow, each combination once; None if there are too many."""
    found: list[tuple[list[str], str]] = []
    ranks: dict[str, int] = {}

    def extend(chosen: list[str], text: str) -> bool:
        after = match.event_parts(text)
        if not after:
            found.append((chosen, text))
            return len(found) <= MAX_COMBINATIONS
        for part in after:
            ranks.setdefault(part, len(ranks))
        least = ranks[chosen[-1]] if chosen else 0
        return all(extend([*chosen, part], longer) for part, longer in after.items() if ranks[part] >= least)

    return found if extend([], said) else None


def _repeated(match: Match, said: str, part: str) -> Iterator[tuple[list[str], str]]:
    """One kind, once, twice and so on, as far as it can come."""
    chosen: list[str] = []
    text = said
    while (longer := match.event_parts(text).get(part)) is not None:
        chosen, text = [*chosen, part], longer
        yield list(chosen), text


def viewing_seat(match: Match, mine: list[int], as_seat: int | None) -> tuple[int | None, int | None]:
    """The seat to show, and the seat to ask for: the latter only where several people share a screen and something is hidden."""
    if len(mine) <= 1:
        return (mine[0] if mine else None), None
    public, asked = match.view(None), match.seat or match.chance_seat
    if match.chance_seat is None and all(match.view(seat) == public for seat in mine):
        return (match.seat if match.seat in mine else mine[0]), None
    if asked in mine:
        return (as_seat, None) if as_seat == asked else (None, asked)
    if match.is_chance_due:
        return None, None  # entered by the person who holds the screen
    return (as_seat if as_seat in mine else None), None


def readable(view: LogView, seat: int | None, known: int, running: bool) -> list[tuple[int, Message]]:
    """The log as this seat may read it."""
    log = view.running_log if running else view.log
    return [
        (number, one) for number, said in enumerate(log[:known], 1) for one in said if not running or one.only is None or one.only == seat
    ]


def latest_of(log: list[tuple[int, Message]]) -> list[tuple[str, Message]]:
    """The latest messages of a log, the last one first, each with a name of its own."""
    count: Counter[int] = Counter()
    named = []
    for line, one in log[-LATEST:]:
        count[line] += 1
        named.append((f"said-{line}-{count[line]}", one))
    return named[::-1]


def score_difference(view: dict[str, Any], sources: dict[str, str], points: list[int], first: int, other: int) -> Message:
    """How many points lie between two players, and the two sources of points that differ most."""
    one, two = (view["seats"][seat - 1]["final"] for seat in (first, other))
    apart = sorted(((one[source] - two[source], name) for source, name in sources.items()), key=lambda pair: -abs(pair[0]))
    most = [
        Term("{source} {points}", None, {"source": Term(name), "points": f"{more:+}".replace("-", "−")}) for more, name in apart[:2] if more
    ]
    parts = {"who": Seat(first), "other": Seat(other), "n": points[first - 1] - points[other - 1], "most": most}
    if not most:
        return Message(N_("{who} and {other} scored in exactly the same ways."), parts)
    if not parts["n"]:
        return Message(N_("{who} and {other} are tied. Biggest difference: {most}."), parts)
    message = NN_(
        "{who} is {n} point ahead of {other}. Biggest difference: {most}.",
        "{who} is {n} points ahead of {other}. Biggest difference: {most}.",
    )
    return Message(message, parts)


MAX_FRAMES = 6  # per request, each as costly as a page; the client asks for more while it plays these


def animation_frames(tables: TableService, table_id: str, person: User | None, as_seat: int | None, after: int) -> list[TableView]:
    """The table after a step and after each later step that has a log message; `log` holds those messages."""
    table = tables.sessions.snapshot(table_id, log=True)
    row, match, log = table.info, table.match, table.log
    assert log is not None
    mine = seats_of(table.seats, person.id) if person else []
    seat, cover = viewing_seat(match, mine, as_seat)
    running = keeps_secrets(row, match)
    known = len(match.revealed_lines() if running else match.lines)
    said_by_step = {number: said for number, said in log.visible_snapshots(seat, known, running) if number > after}
    past = log.past(running)
    moments = {snapshot.number_seen(past): (snapshot.line, rows, ids) for snapshot, rows, ids in log.moments(match)}
    before = max((number for number in moments if number <= after), default=None)
    wanted = [before, *sorted(said_by_step)[:MAX_FRAMES]] if cover is None and said_by_step else []
    always: dict[str, Any] = {"info": row, "seats": table.seats, "board": table.board, "seat": seat, "mine": mine, "moves": []}
    always |= {"version": table.version, "total": known, "replay": True}
    frames = [
        TableView(
            **always,
            view=match.view_of(rows, seat),
            ids=ids,
            log=[(line, one) for one in said_by_step.get(number, [])],
            at=line,
            step=number,
        )
        for number, (line, rows, ids) in moments.items()
        if number in wanted
    ]
    for frame in frames:
        frame.board_view = frame.board.board_view(frame)
    return frames
