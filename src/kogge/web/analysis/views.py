"""Analyses and hints, ready for a template: a report in words and charts, the panel beside a replay, advice on a decision.

The command line writes the same report to a file. Charts are SVG: the coordinates come from here, the colours from the stylesheet.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from babel.numbers import format_decimal, format_percent
from fastapi import Request
from markupsafe import Markup, escape
from starlette.concurrency import run_in_threadpool

from kogge.analysis import BLUNDER, BRILLIANT, INACCURACY, MISTAKE, Analysis, Choice, Decision, Thing
from kogge.analysis.verdicts import BRILLIANT_MARGIN, LOSSES, verdict_of
from kogge.arena.page import round_numbers
from kogge.engine.board import N_, Board, Message, MovePreview
from kogge.engine.match import Match, Position
from kogge.positions import replay
from kogge.web.accounts.users import User
from kogge.web.analysis.service import DEEPER
from kogge.web.dependencies import resolve_user, table_link
from kogge.web.i18n.translation import _, board_of, explain, game, language, say, speaking
from kogge.web.problems import Problem
from kogge.web.services import services_of
from kogge.web.tables.replay import Replay
from kogge.web.tables.session import GameLog, TableSnapshot
from kogge.web.templating import FOLDER, render

WIDTH, HEIGHT = 720, 220
LEFT, RIGHT, TOP, BOTTOM = 62, 8, 10, 26


@dataclass(frozen=True)
class Tick:
    """A grid line and its label."""

    at: float
    value: float


@dataclass(frozen=True)
class Chart:
    """A curve for each seat over the lines of a record."""

    paths: list[str]
    """By seat."""
    values: list[Tick]
    """The labelled values."""
    rounds: list[Tick]
    """The first lines of the rounds."""
    total: int
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT
    top: int = TOP
    bottom: int = HEIGHT - BOTTOM

    def x(self, line: int) -> float:
        """The x coordinate of a line of the record."""
        return _x(line, self.total)


def chart(heights: Sequence[Sequence[float]], rounds: dict[int, int], low: float, high: float) -> Chart:
    """A chart of values by line and seat, between two bounds; `rounds`: each round with its first line."""
    total = max(1, len(heights) - 1)
    players = range(len(heights[0]) if heights else 0)

    def y(value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (value - low) / ((high - low) or 1), 1)

    paths = ["M" + "L".join(f"{_x(line, total)} {y(one[seat])}" for line, one in enumerate(heights)) for seat in players]
    values = [Tick(y(value), value) for value in round_numbers(low, high)]
    return Chart(paths, values, [Tick(_x(line, total), number) for number, line in rounds.items()], total)


def _x(line: int, total: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * line / total, 1)


VERDICTS = {BLUNDER: N_("Blunder"), MISTAKE: N_("Mistake"), INACCURACY: N_("Inaccuracy"), BRILLIANT: N_("Brilliant")}
SIGNS = {BLUNDER: "??", MISTAKE: "?", INACCURACY: "?!", BRILLIANT: "!!"}
EVERY = 10  # lines between two rows of the table, for games without rounds


@dataclass(frozen=True)
class LineComment:
    """One line of the record in words, with its verdict."""

    line: int
    what: Markup
    verdict: str
    sign: str
    says: Markup
    """What was better, and by how much."""


class Report:
    """An analysis ready for a template. `at` returns the match after a number of lines."""

    def __init__(
        self,
        found: Analysis,
        board: Board,
        names: Sequence[str],
        log: Sequence[Sequence[Message]],
        at: Callable[[int], Match],
        address: str = "",
        icons: bool = True,
    ):
        self.found, self.board, self.names, self.log, self._at = found, board, list(names), log, at
        self._address, self._icons = address, icons
        """Where a line of the game can be looked at: the line's number is added to it; nothing: in no place."""

    # numbers

    def percent(self, share: float, sign: bool = False) -> str:
        """A share as a percentage, in the current language."""
        return str(format_percent(share, "+0 %;−0 %" if sign else "0 %", locale=language.get()))

    def number(self, number: float) -> str:
        """A number of points."""
        return str(format_decimal(round(number, 1), "0.#;−0.#", locale=language.get()))

    def link(self, line: int) -> str:
        """The address of a line in the replay; '' if there is none."""
        return f"{self._address}{line}" if self._address else ""

    # curves

    @cached_property
    def rounds(self) -> dict[int, int]:
        """Each round with its first line."""
        first: dict[int, int] = {}
        for one in self.found.moments:
            if one.round:
                first.setdefault(one.round, one.line)
        return first

    def share_chart(self, known: bool = False) -> Chart:
        """Every seat's chance of winning over the game: as a spectator saw it, or as each seat itself could."""
        return chart([one.known_shares if known else one.shares for one in self.found.moments], self.rounds, 0.0, 1.0)

    def points_chart(self, known: bool = False) -> Chart:
        """The expected points of every seat."""
        heights = [one.known_points if known else one.points for one in self.found.moments]
        ends = [point for points in heights for point in points]
        return chart(heights, self.rounds, min(0.0, *ends), max(1.0, *ends))

    @property
    def hides(self) -> bool:
        """Whether any player knew something that spectators did not."""
        return any(one.shares != one.known_shares for one in self.found.moments)

    def rows(self) -> list[Any]:
        """The moments in the table: the start of each round, and the end."""
        lines = {0, *self.rounds.values()} if self.rounds else set(range(0, len(self.found.moments), EVERY))
        return [one for one in self.found.moments if one.line in lines or one is self.found.moments[-1]]

    # words

    def say(self, saying: Message) -> Markup:
        """A message; in a file without the game's icons."""
        return say(saying, self.names, self.found.game if self._icons else "")

    def what(self, line: int) -> Markup:
        """What happened in a line; a general sentence for setup that has no message."""
        said = Markup(" ").join(self.say(one) for one in self.log[line - 1]) if 0 < line <= len(self.log) else Markup()
        return said or Markup(escape(_("Chance lays something out on the board.")))

    def move(self, line: int, move: str) -> Markup:
        """A possible move of a line in words, with its effect."""
        before = self._at(line - 1)
        said = self.say(self.board.label(before.view(before.seat), move))
        previews = explain(before, move)
        return said + (Markup(": ") + self.say(previews.says) if previews else Markup())

    def comment_on(self, line: int, always: bool = False) -> LineComment:
        """A line in words, with a comment if its decision has a verdict, or always."""
        decision = self.found.decision_at(line)
        verdict = decision.verdict if decision else ""
        says = self.judgement(decision) if decision and (verdict or always) else Markup()
        return LineComment(line, self.what(line), _(VERDICTS[verdict]) if verdict else "", SIGNS.get(verdict, ""), says)

    def judgement(self, decision: Decision) -> Markup:
        """What was better, and by how much; or that nothing was."""
        made, best = decision.made, decision.best
        if made is best:
            if decision.verdict == BRILLIANT:
                second = decision.choices[1]
                return Markup(escape(_("The only move that held: the next best gives away {share}."))).format(
                    share=self.percent(second.behind)
                )
            return Markup(escape(_("The engine would have played the same.")))
        better = Markup(escape(_("Better: {move}."))).format(move=self.move(decision.line, best.move))
        return better + Markup(" ") + self.loss(made)

    def loss(self, made: Choice) -> Markup:
        """What a move lost."""
        parts = {
            "share": self.percent(max(0.0, made.behind)),
            "error": self.percent(made.behind_error),
            "points": self.number(made.points_behind),
        }
        return Markup(escape(_("It gave away {share} of the win (± {error}) and {points} points."))).format(**parts)

    @property
    def thresholds(self) -> dict[str, str]:
        """The loss from which a move gets each verdict."""
        return {verdict: self.percent(loss) for verdict, loss in (LOSSES | {BRILLIANT: BRILLIANT_MARGIN}).items()}

    def worth_telling(self) -> list[LineComment]:
        """All decisions with a verdict, in order."""
        return [self.comment_on(one.line) for one in self.found.decisions if one.verdict]

    def deciding(self) -> list[LineComment]:
        """The moments that decided the game."""
        return [self.comment_on(line) for line in self.found.deciding]

    def things(self, seat: int) -> list[tuple[int, Markup, Markup, Markup]]:
        """The items of a seat: the line of the purchase, the item, its cost and its return. The most points come first."""
        own = sorted((one for one in self.found.things if one.seat == seat), key=lambda one: -one.brought.get("points", 0))
        return [(one.line, self.thing(one), self._amounts(one.cost), self._amounts(one.brought)) for one in own]

    def edicts(self) -> list[tuple[int, Markup, list[float]]]:
        """What all players decided together: the line, the item, and how it changed each chance of winning."""
        moments = self.found.moments
        return [
            (
                one.line,
                self.thing(one),
                [now - was for was, now in zip(moments[one.line - 1].shares, moments[one.line].shares, strict=True)],
            )
            for one in self.found.things
            if not one.seat
        ]

    @cached_property
    def _harvest(self) -> tuple[Any, Any]:
        """The game's item report, and the final view."""
        match = self._at(len(self.found.moments) - 1)
        return match.game.part("board.item_report"), match.view(None)

    def thing(self, one: Thing) -> Markup:
        """An item in words."""
        harvest, view = self._harvest
        return self.say(Message("{thing}", {"thing": harvest.word(view, one.name)}))

    def _amounts(self, amounts: dict[str, int]) -> Markup:
        units = self._harvest[0].UNITS
        return Markup(", ").join(self.say(Message(units[unit], {"n": n})) for unit, n in amounts.items())

    def sources(self) -> list[tuple[str, list[int]]]:
        """When the game is over: the points from each source, by seat."""
        found = [(name, [one.sources.get(key, 0) for one in self.found.seats]) for key, name in self.board.sources.items()]
        return [(_(name), points) for name, points in found if any(points)]


def report_on(found: Analysis, match: Match, address: str = "") -> Report:
    """The report on a complete match."""
    positions: list[Position] = list(replay(match))
    teller = GameLog(board_of(found.game), Match(match.config))
    teller.go_to(match.lines)
    names = list(found.names) or [_("Seat {seat}").format(seat=seat) for seat in range(1, found.players + 1)]
    return Report(found, board_of(found.game), names, teller.log, lambda line: positions[line].match(), address, icons=False)


def page_of(found: Analysis, match: Match, code: str) -> str:
    """The report as one HTML file that loads nothing else."""
    with speaking(code):
        game.set(found.game)
        style = Markup((FOLDER / "static" / "analysis.css").read_text("utf-8"))
        return render("analysis_file.html", report=report_on(found, match), language=code, style=style)


LIT = 3  # how many of the best moves are highlighted


@dataclass(frozen=True)
class Advice:
    """The engine's advice on a decision."""

    choices: tuple[Choice, ...]
    version: int
    """The version of the table that it is about."""
    about: Choice | None = None
    """The move in question, if the user asks about it or if it loses something."""

    def at(self, version: int) -> Advice | None:
        """The advice, if the table is still at its version; a move played meanwhile makes it stale."""
        return self if self.version == version else None

    @property
    def lit(self) -> tuple[str, ...]:
        """The best moves, best first, to highlight; none if the advice is about one move."""
        return () if self.about else tuple(choice.move for choice in self.choices[:LIT])

    @property
    def rival(self) -> Choice | None:
        """The move to compare with: the best one, or the second best if the advice is about the best; None if there is no other."""
        others = [choice for choice in self.choices if choice is not self.about]
        return others[0] if others else None

    @property
    def is_best(self) -> bool:
        """Whether the advice is about the engine's own choice."""
        return self.about is self.choices[0]

    @property
    def gives_away(self) -> bool:
        """Whether the move in question certainly loses something."""
        return self.about is not None and verdict_of(self.choices, self.about.move) in LOSSES

    def percent(self, share: float) -> str:
        """A share as a percentage, in the current language."""
        return str(format_percent(share, "0 %", locale=language.get()))

    def points(self, points: float) -> str:
        """A number of points, in the current language."""
        return str(format_decimal(round(points, 1), "0.#", locale=language.get()))


async def weighed(request: Request, person: User, table_id: str, seat: int, version: int, also: tuple[str, ...] = ()) -> tuple[Choice, ...]:
    """Evaluate a decision. A request that is cancelled does not wait for the result."""
    coming = await run_in_threadpool(services_of(request).hints.soon, person, table_id, seat, version, also)
    return await asyncio.wrap_future(coming)


async def before_playing(request: Request, person: User, table_id: str, seat: int, version: int, move: str, always: bool) -> Advice | None:
    """The advice before a move is played: `always`, or only if the move loses something and the engine is ready. None: no advice."""
    try:
        choices = await weighed(request, person, table_id, seat, version, (move,))
    except Problem:
        if always:
            raise
        return None
    advice = Advice(choices, version, next((choice for choice in choices if choice.move == move), None))
    return advice if advice.about and (always or advice.gives_away) else None


def reasons(table: TableSnapshot, version: int, moves: list[str]) -> dict[str, MovePreview]:
    """What each of these moves does, only at the version that the user sees: at a later one they may be moves of another seat, and their
    effects would reveal what that seat has."""
    if table.version != version:
        return {}
    match = table.match.copy()
    return {move: found for move in moves if move in match.moves() and (found := explain(match, move))}


@dataclass(frozen=True)
class Panel:
    """The analysis of a game so far, at one of its moves."""

    report: Report | None
    """None if there is no result yet."""
    ahead: int | None
    """How many games are analysed before this one; None if nobody has requested it."""
    at: int
    comment: LineComment | None
    """The comment on the move."""
    eyes: bool
    """Whether the charts show what each seat knew instead of what a spectator saw."""
    may_go_deeper: bool
    link: str
    """The link to share."""

    @property
    def growing(self) -> bool:
        """Whether the analysis is still running."""
        return self.ahead is not None or (self.report is not None and self.report.found.progress < 1)


def panel_at(request: Request, table_id: str, at: int, eyes: bool, replay: Replay) -> Panel:
    """The panel beside a move of a replay."""
    analyses = services_of(request).analyses
    found, ahead = analyses.found_at(table_id), analyses.ahead_of(table_id)
    report = report_of(request, table_id, found, replay) if found else None
    comment = report.comment_on(at, always=True) if report and report.found.decision_at(at) else None
    deeper = found is not None and ahead is None and found.depth < analyses.depth * DEEPER and found.progress == 1
    deeper = deeper and analyses.may_go_deeper(table_id, resolve_user(request))
    return Panel(report, ahead, at, comment, eyes, deeper, f"{table_link(request, table_id)}/analysis")


def report_of(request: Request, table_id: str, found: Analysis, replay: Replay) -> Report:
    """The report on a table's game, with links into its replay."""
    row, seat_rows = services_of(request).tables.row_and_seats(table_id)
    game.set(row.game)
    names = [one.name or _("open seat") for one in seat_rows]
    return Report(found, board_of(row.game), names, replay.session.log, replay.match_at, f"/t/{table_id}/replay?at=")
