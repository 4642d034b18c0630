"""What one user may see of a table, ready for a template. Nothing else reaches a page.

`animation_frames` gives the table after each recent step, as this viewer could see it at that time, for the animation.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property, partial
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
CONFIRMATION = "sure"  # the first click of a chain: the move after it needs to be confirmed


@dataclass(frozen=True)
class Offer:
    """A chance event that a user may enter by a tap, at a table with real cards."""

    text: str
    """The event so far with this choice added, in notation."""
    label: Markup
    is_complete: bool
    """Whether this completes the event."""
    parts: tuple[str, ...] = ()
    """The parts that this choice adds to the event."""
    labels: tuple[Markup, ...] = ()
    """These parts in words."""


MAX_COMBINATIONS = 60
"""Up to this many complete events are offered at once; otherwise users first choose how many of one kind come."""


@dataclass
class TableView:
    """A table as seen from a seat, or by a spectator."""

    info: TableInfo
    seats: Sequence[SeatInfo]
    board: Board
    seat: int | None
    """The viewer's seat; None for a spectator."""
    own_seats: list[int]
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
    """`latest_messages` of this log, if they were computed for another viewer."""
    has_public_log: bool = False
    """Whether a spectator may read all of it."""
    forced: Set[int | None] = frozenset()
    """The seats with forced moves among its latest messages: only they see that these had no choice."""
    picked: list[str] = field(default_factory=list)
    """The chain of clicks so far."""
    unconfirmed: str = ""
    """The clicked move, if it would lose something and needs a confirmation."""
    cover: int | None = None
    """On a shared screen: the player who must confirm that they are looking."""
    undoable: bool = False
    replay: bool = False
    is_host: bool = False
    chat: Sequence[Any] = ()
    may_chat: bool = True
    """Whether this user may chat here; among strangers only those who agreed."""
    absent: list[int] = field(default_factory=list)
    """The seats of absent players."""
    watching: int = 0
    """How many people watch without a seat."""
    stand_in_requests: list[tuple[Any, Duration, Duration]] = field(default_factory=list)
    """Seats with a requested bot: the seat, how long its player has been away, and when the bot sits down."""
    previews: dict[str, MovePreview] = field(default_factory=dict)
    """Previews of moves."""
    explanations: dict[str, MovePreview] = field(default_factory=dict)
    """Longer explanations of the moves in a hint."""
    due: str = ""
    """The chance event that somebody at this screen must enter, as a pattern."""
    entered: str = ""
    """The part of it that was entered so far."""
    offers: list[Offer] = field(default_factory=list)
    """The parts that can follow."""
    choices: list[Offer] = field(default_factory=list)
    """What a page offers, for as few taps as possible: complete events, or one kind several times."""
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
    find_new_steps: Callable[[], list[tuple[int, bool]]] = list
    """Computes `new_steps`, which not every page needs."""

    page_url: str = ""
    """The address of the page with its parameters, if it is not a table's own: an exercise, for example."""

    @cached_property
    def board_view(self) -> dict[str, Any]:
        """The template variables of the game's board; computed only where the board is rendered."""
        return self.board.board_view(self) if self.cover is None else {}

    @cached_property
    def new_steps(self) -> list[tuple[int, bool]]:
        """The steps after `decided` that have messages, and whether one of these names a moment."""
        return self.find_new_steps()

    @property
    def url(self) -> str:
        """The address of the page."""
        return self.page_url.partition("?")[0] or f"/t/{self.info.id}"

    @property
    def board_url(self) -> str:
        """The address of the board fragment for this seat."""
        return f"{self.url}/board?{self.page_url.partition('?')[2] or (f'seat={self.seat}' if self.seat else '')}"

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
    def commitment(self) -> str:
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
        return not self.replay and self.info.status == "running" and self.turn in self.own_seats and not self.seats[self.turn - 1].level

    @property
    def seats_from_viewer(self) -> list[int]:
        """The seats in order, starting with the viewer's own."""
        count, first = len(self.seats), (self.seat or 1) - 1
        return [(first + turn) % count + 1 for turn in range(count)]

    @property
    def must_act(self) -> bool:
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
    def choices_by_kind(self) -> list[list[Offer]]:
        """The choices by kind, if users choose how many of a kind come; otherwise []."""
        kinds: dict[str, list[Offer]] = {}
        for one in self.choices:
            kinds.setdefault(one.parts[0], []).append(one)
        return [] if len(kinds) == len(self.choices) or all(one.is_complete for one in self.choices) else list(kinds.values())

    @property
    def presence_summary(self) -> str:
        """Who is present, in short (`presence_summary`)."""
        return presence_summary(self.absent, self.watching)

    def event_prompt(self) -> Markup:
        """The prompt for the chance event to enter."""
        return self.say(self.board.event_prompt(self.view, self.due, self.entered))

    def say(self, message: Message | Term) -> Markup:
        """A message with names and icons."""
        if isinstance(message, Term):
            return say(message, self.names, self.game)
        return message_html(message, tuple(self.names), self.game, language.get())

    def part(self, value: Any) -> Markup:
        """A single part of a message."""
        return say(Term("{part}", None, {"part": value}), self.names, self.game)

    def is_mine(self, value: Any) -> bool:
        """Whether a player sits at this screen."""
        return isinstance(value, Seat) and value.seat in self.own_seats

    def plain(self, message: Message | Term) -> str:
        """A message without HTML."""
        return say_plain(message, self.names)

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

    def drop_useless_clicks(self) -> None:
        """Drop the clicks that lead nowhere now. The board knows them when its variables are computed."""
        if self.picked:
            self.board_view  # noqa: B018

    @property
    def chain(self) -> list[str]:
        """The chain of clicks so far."""
        return [CONFIRMATION, self.unconfirmed] if self.unconfirmed else self.picked

    def prompt(self) -> Markup:
        """The prompt and the moves that are possible now."""
        assert self.turn is not None
        confirm_prompt = self.confirm_prompt(self.unconfirmed) if self.unconfirmed else None
        if confirm_prompt:
            return self.say(confirm_prompt)
        return self.say(self.board.prompt(self.view, self.turn, self.moves, self.picked))

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

    @cached_property
    def sees_public_log(self) -> bool:
        """Whether this viewer reads the same log as a spectator."""
        return self.has_public_log and self.forced.isdisjoint(self.own_seats)

    def steps_to_show(self) -> str:
        """The numbers of the new steps."""
        return " ".join([str(number) for number, _is_moment in self.new_steps])

    def moments_to_show(self) -> str:
        """The numbers of the new steps that are shown as large events."""
        return " ".join([str(number) for number, is_moment in self.new_steps if is_moment])

    @cached_property
    def roster_key(self) -> tuple[Any, ...]:
        """What this viewer's roster depends on, except for its public fragments; () if the game does not tell."""
        key = self.board.frame_key(self) if self.cover is None else None
        return () if key is None else (key, self.seat, self.seats, self.info.status, self.turn == self.seat, self.absent, self.times)

    @property
    def board_key(self) -> tuple[Any, ...]:
        """The same for the board, while the viewer has nothing to decide."""
        return self.roster_key[:4] if not self.moves else ()

    @cached_property
    def waiting_key(self) -> tuple[Any, ...] | None:
        """What the private fragments of a viewer who waits for others depend on, except for the `current` ones. None: more than this."""
        info = self.info
        is_quiet = info.status == "running" and not (
            info.guided or info.phone_hands or info.paused or self.times or self.nudge or self.stand_in_requests or self.due
        )
        return (*self.roster_key, self.chat, self.sees_public_log) if is_quiet and self.board_key else None

    def log_line(self, name: str, one: Message) -> Markup:
        """A line of the log."""
        classes = ("loud" if one.loud else "") + (" no-choice" if one.forced in self.own_seats else "")
        return Markup(f'<li id="{name}" class="{classes}">{self.say(one)}</li>')

    def latest_messages(self) -> list[tuple[str, Message]]:
        """The latest messages of the log, the last one first, each with a name of its own."""
        return self.named_log if self.named_log is not None else latest_messages_of(self.log)

    @cached_property
    def decided_at(self) -> int:
        """The line of this screen's last decision; 0 if there is none yet."""
        return next((line for line, one in reversed(self.log) if one.seat in self.own_seats), 0) if self.own_seats else 0

    def messages_since_decision(self) -> list[Message]:
        """The messages since this screen's last decision, the latest last."""
        last = max((i for i, (_line, one) in enumerate(self.log) if one.seat in self.own_seats), default=-1)
        return [one for _line, one in self.log[last + 1 :]]


def api_view(tables: TableService, table_id: str, person: User | None, as_seat: int | None = None, picked: Sequence[str] = ()) -> TableView:
    """The current table as a program needs it: without the log, the pieces and the chat, which take time and space."""
    return view_for_program(tables, tables.sessions.snapshot(table_id), person, as_seat, picked)


def view_for_program(
    tables: TableService, table: TableSnapshot, person: User | None, as_seat: int | None = None, picked: Sequence[str] = ()
) -> TableView:
    """The same for a snapshot."""
    table_view = _base_view(table, person, as_seat, picked)
    note_presence(tables, table_view, person)
    return table_view


@dataclass(frozen=True)
class TableState:
    """All that pages show of a table at one moment, hidden information included. `view_for_user` reduces it to what one user may see."""

    table: TableSnapshot
    log: LogView
    chat: Sequence[Any]
    away: tuple[int, ...]
    """The seats of absent players."""
    stand_in_requests: list[tuple[Any, Duration, Duration]]
    times: Times | None
    nudges: Sequence[Nudge]
    """The latest nudge of each user at this table."""
    watching: int
    """How many people watch without a seat."""
    _logs: dict[int | None, list[tuple[int, Message]]] = field(default_factory=dict)
    _latest: dict[int, tuple[list[tuple[str, Message]], Set[int | None]]] = field(default_factory=dict)
    _steps: dict[int, list[tuple[int, list[Message]]]] = field(default_factory=dict)
    _views: dict[int | None, dict[str, Any]] = field(default_factory=dict)

    @property
    def is_timeless(self) -> bool:
        """Whether nothing on its pages changes just because time passes."""
        return self.times is None and not self.stand_in_requests and self.nudge is None

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
            self._logs[seat] = readable_log(self.log, seat, known, running) if is_private else self.log_of(None, known)
        return self._logs[seat]

    @cached_property
    def _private_seats(self) -> set[int | None]:
        """The seats with messages that only they may read."""
        return {one.only for messages in self.log.running_log for one in messages}

    def latest_messages_of(self, log: list[tuple[int, Message]]) -> tuple[list[tuple[str, Message]], Set[int | None]]:
        """The latest messages of a log of this table, with their names, and the seats with forced moves among them."""
        if id(log) not in self._latest:
            named = latest_messages_of(log)
            self._latest[id(log)] = named, {one.forced for _name, one in named}
        return self._latest[id(log)]

    def steps_of(self, seat: int | None, known: int, after: int) -> list[tuple[int, bool]]:
        """The steps after this one that have messages for a seat, and whether one of these names a moment."""
        running = keeps_secrets(self.table.info, self.table.match)
        if known not in self._steps:
            self._steps[known] = self.log.known_snapshots(known, running)
        found = []
        for number, messages in reversed(self._steps[known]):
            if number <= after:
                break
            visible = [one for one in messages if one.only in (None, seat)] if running else messages
            if visible:
                found.append((number, any(one.moment is not None for one in visible)))
        return found[::-1]

    def view_of(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat; where nothing is hidden, all see the same."""
        seat = seat if self.table.match.game.resample_hidden is not reseed else None
        if seat is None and self.log.public_view is not None:
            return self.log.public_view
        if seat not in self._views:
            self._views[seat] = self.table.match.view(seat)
        return self._views[seat]


def state_of(tables: TableService, table_id: str, before: TableState | None = None, rows: Rows | None = None) -> TableState:
    """A table as pages show it. `before`: an earlier state, if only moves were made since: then chat and nudges are the same. `rows`: the
    table and its seats, if they have just been read. It may block, so do not call it in the event loop."""
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
    """The current table as a page shows it. `as_seat`: the seat that is looking, if several people share a screen."""
    return view_for_user(state_of(tables, table_id), person, as_seat, picked)


def view_for_user(state: TableState, person: User | None, as_seat: int | None = None, picked: Sequence[str] = ()) -> TableView:
    """What a user may see of a table."""
    table, log = state.table, state.log
    row, seat_rows, match = table.info, table.seats, table.match
    table_view = _base_view(table, person, as_seat, picked, state)
    table_view.choices = _choices(table, table_view.due, table_view.entered) if table_view.due else []
    table_view.previews = {move: found for move in table_view.moves if (found := table_view.board.preview(match, move))}
    table_view.ids, table_view.places = log.ids, state.places
    table_view.log = state.log_of(table_view.seat, table_view.at)
    table_view.named_log, table_view.forced = state.latest_messages_of(table_view.log)
    table_view.has_public_log = table_view.log is state.log_of(None, table_view.at)
    table_view.earned = log.earned if match.is_over else {}
    note_steps(table_view, state)
    table_view.may_chat = may_chat(row, seat_rows, person)
    table_view.chat = state.chat if table_view.may_chat else ()
    table_view.absent = [seat for seat in state.away if seat not in table_view.own_seats]
    table_view.stand_in_requests, table_view.times = state.stand_in_requests, state.times
    table_view.nudge = state.nudge
    table_view.watching = state.watching
    table_view.drop_useless_clicks()
    return table_view


def note_presence(tables: TableService, table_view: TableView, person: User | None) -> None:
    """Note that a user is at their table when a program, or a page without scripts, requests it. htmx requests do not count as presence:
    their page has an open stream, and a request that was sent just before the page was closed may arrive after that."""
    if table_view.own_seats and person:
        tables.presence.note_activity(table_view.info.id, person.id)


def note_steps(table_view: TableView, state: TableState) -> None:
    """The steps that an animation can show: those since this screen's last decision. A decision is the first step of its line."""
    table_view.step = state.log.last_step(table_view.at)
    decided_at = table_view.decided_at
    table_view.decided = first_step(decided_at) if decided_at else 0
    table_view.find_new_steps = partial(state.steps_of, table_view.seat, table_view.at, table_view.decided)


def watchers(tables: TableService, table_id: str, seat_rows: Sequence[Any]) -> int:
    """How many people watch a table without a seat."""
    return tables.presence.watchers(table_id, {one.user_id for one in seat_rows if one.user_id})


def presence_summary(absent: Sequence[int], watching: int) -> str:
    """Who is present, in short: the absent seats, and how many watch (`2-3 w1`)."""
    return " ".join(["-".join(map(str, absent)), *([f"w{watching}"] if watching else [])]).strip()


def absent_seats(tables: TableService, table_id: str, seat_rows: Sequence[Any], person: User | None) -> list[int]:
    """The seats of absent players, except this user's own."""
    others = [one for one in seat_rows if one.kind == "person" and (person is None or one.user_id != person.id)]
    return [one.seat for one in others if not tables.presence.is_present(table_id, one.user_id)]


def _base_view(
    table: TableSnapshot, person: User | None, as_seat: int | None, picked: Sequence[str], state: TableState | None = None
) -> TableView:
    row, seat_rows, match = table.info, table.seats, table.match
    own_seats = seats_of(seat_rows, person.id) if person else []
    seat, cover = viewing_seat(match, own_seats, as_seat)
    due, entered, offers = _chance_to_enter(table, person, picked) if cover is None else ("", "", {})
    deciding = row.status == "running" and seat is not None and match.seat == seat and not seat_rows[seat - 1].level
    known = len(match.revealed_lines() if keeps_secrets(row, match) else match.lines)
    table_view = TableView(
        info=row,
        seats=seat_rows,
        board=table.board,
        seat=seat,
        own_seats=own_seats,
        view=state.view_of(seat) if state else match.view(seat),
        moves=match.moves() if deciding else [],
        version=table.version,
        at=known,
        total=known,
        picked=list(picked) if deciding else [],
        cover=cover,
        due=due,
        entered=entered,
        offers=_offers(table, due, offers),
        undoable=person is not None and may_undo(table, person),
        is_host=person is not None and person.id == row.host,
        points=match.points() if match.is_over else [],
    )
    return take_confirmation(table_view)


def take_confirmation(table_view: TableView) -> TableView:
    """If the chain of clicks begins with CONFIRMATION, replace it by the move that needs to be confirmed."""
    if table_view.picked[:1] == [CONFIRMATION]:
        picked, table_view.picked = table_view.picked[1:], []
        table_view.unconfirmed = next((move for move in table_view.moves if picked == [move] and table_view.confirm_prompt(move)), "")
    return table_view


def _chance_to_enter(table: TableSnapshot, person: User | None, picked: Sequence[str]) -> tuple[str, str, dict[str, str]]:
    """The chance event that this user must enter, what they have entered so far, and what can follow."""
    row, match = table.info, table.match
    if not row.manual_chance or row.status != "running" or not match.is_chance_due or not person or not may_enter_chance(table, person):
        return "", "", {}
    for entered in (*picked[:1], ""):
        if parts := match.event_parts(entered):
            return match.events_due()[0], entered, parts
    return "", "", {}


def _offers(table: TableSnapshot, due: str, parts: dict[str, str]) -> list[Offer]:
    match, names = table.match, [one.name for one in table.seats]
    if not parts:
        return []
    view, printed = match.view(None), box_data(match.game.id)
    labels = {part: table.board.event_label(view, printed, due, part) for part in parts}
    return [Offer(text, say(labels[part], names, match.game.id), not match.event_parts(text)) for part, text in parts.items()]


def _choices(table: TableSnapshot, due: str, entered: str) -> list[Offer]:
    """The choices for entering a chance event: all complete events if there are few, otherwise each kind once or several times."""
    match, names = table.match, [one.name for one in table.seats]
    view, printed = match.view(None), box_data(match.game.id)
    found = None if due.split(" ")[0] in table.board.ordered_events else _completions(match, entered)
    if found is None:
        found = [(parts, text) for part in match.event_parts(entered) for parts, text in _repeated(match, entered, part)]
    words: dict[str, Markup] = {}
    for part in (part for parts, _text in found for part in parts):
        words.setdefault(part, say(table.board.event_label(view, printed, due, part), names, match.game.id))
    return [
        Offer(text, words[parts[0]], not match.event_parts(text), tuple(parts), tuple(words[part] for part in parts))
        for parts, text in found
    ]


def _completions(match: Match, entered: str) -> list[tuple[list[str], str]] | None:
    """Every complete event that can follow, each combination once; None if there are too many."""
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

    return found if extend([], entered) else None


def _repeated(match: Match, entered: str, part: str) -> Iterator[tuple[list[str], str]]:
    """One kind once, twice and so on, up to as many as can come."""
    chosen: list[str] = []
    text = entered
    while (longer := match.event_parts(text).get(part)) is not None:
        chosen, text = [*chosen, part], longer
        yield list(chosen), text


def viewing_seat(match: Match, own_seats: list[int], as_seat: int | None) -> tuple[int | None, int | None]:
    """The seat to show, and `TableView.cover`: a seat only where several people share a screen and something is hidden."""
    if len(own_seats) <= 1:
        return (own_seats[0] if own_seats else None), None
    public, acting = match.view(None), match.seat or match.chance_seat
    if match.chance_seat is None and all(match.view(seat) == public for seat in own_seats):
        return (match.seat if match.seat in own_seats else own_seats[0]), None
    if acting in own_seats:
        return (as_seat, None) if as_seat == acting else (None, acting)
    if match.is_chance_due:
        return None, None  # anybody at the screen enters it
    return (as_seat if as_seat in own_seats else None), None


def readable_log(view: LogView, seat: int | None, known: int, running: bool) -> list[tuple[int, Message]]:
    """The log as a seat may read it."""
    log = view.running_log if running else view.log
    return [
        (number, one)
        for number, messages in enumerate(log[:known], 1)
        for one in messages
        if not running or one.only is None or one.only == seat
    ]


def latest_messages_of(log: list[tuple[int, Message]]) -> list[tuple[str, Message]]:
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
    own_seats = seats_of(table.seats, person.id) if person else []
    seat, cover = viewing_seat(match, own_seats, as_seat)
    running = keeps_secrets(row, match)
    known = len(match.revealed_lines() if running else match.lines)
    said_by_step = {number: messages for number, messages in log.visible_snapshots(seat, known, running) if number > after}
    past = log.past(running)
    states = {snapshot.visible_number(past): (snapshot.line, rows, ids) for snapshot, rows, ids in log.states(match)}
    before = max((number for number in states if number <= after), default=None)
    wanted = [before, *sorted(said_by_step)[:MAX_FRAMES]] if cover is None and said_by_step else []
    always: dict[str, Any] = {"info": row, "seats": table.seats, "board": table.board, "seat": seat, "own_seats": own_seats, "moves": []}
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
        for number, (line, rows, ids) in states.items()
        if number in wanted
    ]
    return frames
