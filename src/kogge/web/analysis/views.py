"""Analyses and hints, ready for a template: a report in words and charts, the panel beside its board, the quiz of own mistakes, the hint on
a decision.

The command line writes the same report to a file. Charts are SVG: the coordinates come from here, the colours from the stylesheet.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from babel.numbers import format_decimal, format_percent
from fastapi import Request
from markupsafe import Markup, escape
from starlette.concurrency import run_in_threadpool

from kogge.analysis import BLUNDER, BRILLIANT, INACCURACY, MISTAKE, Analysis, Choice, Decision, Player, Thing
from kogge.analysis.results import is_flat
from kogge.analysis.verdicts import BRILLIANT_MARGIN, LOSSES, is_worse, verdict_of
from kogge.arena.page import round_numbers
from kogge.bots.rules_of_thumb import rules_of_thumb_for
from kogge.engine.board import N_, Board, Message, MovePreview
from kogge.engine.match import Match, Position
from kogge.games import game_by_id
from kogge.records import replay
from kogge.web import problems
from kogge.web.accounts.users import User, seats_of
from kogge.web.analysis.service import DEEPER_FACTOR
from kogge.web.dependencies import table_link
from kogge.web.i18n.translation import _, board_of, explain, in_language, language, ngettext, say
from kogge.web.problems import Problem
from kogge.web.services import services_of
from kogge.web.tables.replay import Replay
from kogge.web.tables.session import GameLog, TableSnapshot
from kogge.web.tables.table_view import TableView, take_confirmation
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
QUIZ = 5  # mistakes in the quiz at most
MIN_SHARE = 0.01  # a smaller change of win chance is not mentioned
NOTABLE = 0.05  # a smaller effect of chance evens out, and no cause that weighs less is called the main reason
N_TURNING_POINTS, OWN_TURNING_POINTS = 3, 2  # moments that decided the game, at most; the reader's own mistakes among them
LINES_PER_ROW = 10  # of the table, for games without rounds


@dataclass(frozen=True)
class LineComment:
    """One line of the record in words, with its verdict."""

    line: int
    seat: int | None
    """Whose decision it was; None: chance."""
    when: str
    """Round and phase."""
    what: Markup
    verdict: str
    sign: str
    comment: Markup
    """What was better and why, and what it cost; of a chance event, whom it helped."""


class Report:
    """An analysis ready for a template, for the reader at `seat`, if any. `at` returns the match after a number of lines; `address` plus
    a number of lines is the address of that position, '' if there is none."""

    def __init__(
        self,
        analysis: Analysis,
        board: Board,
        names: Sequence[str],
        log: Sequence[Sequence[Message]],
        at: Callable[[int], Match],
        address: str = "",
        icons: bool = True,
        seat: int | None = None,
    ):
        self.analysis, self.board, self.names, self.log, self._at = analysis, board, list(names), log, at
        self._address, self._icons, self.seat = address, icons, seat
        self.titles = [_("You") if number == seat else name for number, name in enumerate(names, 1)]
        """The names of the players; the reader's own is "You"."""

    # numbers

    def percent(self, share: float, sign: bool = False) -> str:
        """A share as a percentage, in the current language."""
        return str(format_percent(share, "+0 %;−0 %" if sign else "0 %", locale=language.get()))

    def number(self, number: float) -> str:
        """A number of points."""
        return str(format_decimal(round(number, 1), "0.#;−0.#", locale=language.get()))

    def link(self, line: int) -> str:
        """The address of the board before a line; '' if there is none."""
        return f"{self._address}{max(0, line - 1)}" if self._address else ""

    # curves

    @cached_property
    def rounds(self) -> dict[int, int]:
        """Each round with its first line."""
        first: dict[int, int] = {}
        for one in self.analysis.moments:
            if one.round:
                first.setdefault(one.round, one.line)
        return first

    def share_chart(self) -> Chart:
        """Every seat's chance of winning over the game."""
        return chart([one.shares for one in self.analysis.moments], self.rounds, 0.0, 1.0)

    def points_chart(self) -> Chart:
        """The expected points of every seat."""
        heights = [one.points for one in self.analysis.moments]
        ends = [point for points in heights for point in points]
        return chart(heights, self.rounds, min(0.0, *ends), max(1.0, *ends))

    def rows(self) -> list[Any]:
        """The moments in the table: the start of each round, and the end."""
        lines = {0, *self.rounds.values()} if self.rounds else set(range(0, len(self.analysis.moments), LINES_PER_ROW))
        return [one for one in self.analysis.moments if one.line in lines or one is self.analysis.moments[-1]]

    # words

    def say(self, message: Message) -> Markup:
        """A message in words; with the game's icons, except in a file."""
        return say(message, self.names, self.analysis.game if self._icons else "")

    def what(self, line: int) -> Markup:
        """What happened in a line, in one sentence: of a decision only what its own player did. The reader's own moves say "You played"."""
        decision = self.analysis.decision_at(line)
        if decision and decision.seat == self.seat:
            return Markup(escape(_("You played: {move}."))).format(move=self.name_of(line, decision.played))
        messages = list(self.log[line - 1]) if 0 < line <= len(self.log) else []
        seat = self.analysis.moments[line].seat if line < len(self.analysis.moments) else None
        own = [one for one in messages if one.seat == seat] if seat is not None else []
        messages = (own or messages)[:1]
        return Markup(" ").join(self.say(one) for one in messages) or Markup(escape(_("New cards or pieces are laid out.")))

    def when(self, line: int) -> str:
        """Round and phase of a line, such as "Week 4, Market"."""
        view = self._at(max(0, line - 1)).view(None)
        number = self.board.round_of(view)
        phase = self.board.phases.get(str(view.get("phase")), "")
        parts = [_(self.board.round_name).format(number=number) if number else "", _(phase) if phase else ""]
        return ", ".join(part for part in parts if part) or _("Move {number}").format(number=line)

    def name_of(self, line: int, move: str) -> Markup:
        """A possible move of a line in words."""
        before = self._at(line - 1)
        view = before.view(before.seat)
        return Markup("<b>{}</b>").format(self.say(self.board.short_label(view, move) or self.board.label(view, move)))

    def move(self, line: int, move: str) -> Markup:
        """A possible move of a line in words, with its effect."""
        before, name = self._at(line - 1), self.name_of(line, move)
        effect = explain(before, move)
        words = Markup(str(self.say(effect.message)).strip().removesuffix(".")) if effect else ""  # the sentence around it has a full stop
        return name + (Markup(" – ") + words if words else Markup())

    def comment_on(self, line: int, always: bool = False) -> LineComment:
        """A line in words, with a comment if its decision has a verdict, or always."""
        decision = self.analysis.decision_at(line)
        verdict = decision.verdict if decision else ""
        comment = Markup()
        if decision and (verdict or decision.is_mistake or always):
            comment = self.judgement(decision)
        elif not decision and line and always:
            comment = self.luck(line)
        words = _(VERDICTS[verdict]) if verdict else ""
        return LineComment(
            line, decision.seat if decision else None, self.when(line), self.what(line), words, SIGNS.get(verdict, ""), comment
        )

    def judgement(self, decision: Decision) -> Markup:
        """What was better and why, and what the move cost; or that nothing was better."""
        if decision.is_mistake:
            better = Markup(escape(_("Better: {move}."))).format(move=self.move(decision.line, decision.best.move))
            return better + Markup(" ") + self.cost(decision)
        if decision.verdict == BRILLIANT:
            second = decision.choices[1]
            return Markup(escape(_("The only good move: the next best costs {share} win chance."))).format(
                share=self.percent(second.behind)
            )
        return Markup(escape(_("A good move.")))

    def cost(self, decision: Decision) -> Markup:
        """What a mistake cost its player: points where win chances are flat, otherwise win chance, and points if there are any."""
        share, points = self.percent(decision.loss), round(decision.points_loss)
        if decision.seat == self.seat:
            only_points = ngettext("This cost you about {n} point.", "This cost you about {n} points.", points)
            both = ngettext(
                "This cost you {share} win chance and about {n} point.", "This cost you {share} win chance and about {n} points.", points
            )
            only_share = _("This cost you {share} win chance.")
        else:
            only_points = ngettext("It cost about {n} point.", "It cost about {n} points.", points)
            both = ngettext("It cost {share} win chance and about {n} point.", "It cost {share} win chance and about {n} points.", points)
            only_share = _("It cost {share} win chance.")
        if decision.is_flat or decision.loss < MIN_SHARE:
            words = only_points if points else _("It hardly mattered.")
        else:
            words = both if points else only_share
        return Markup(escape(words.format(share=share, n=points)))

    def luck(self, line: int) -> Markup:
        """Whom a chance event helped or hurt most."""
        moments = self.analysis.moments
        if line >= len(moments):
            return Markup()
        changes = [now - was for was, now in zip(moments[line - 1].shares, moments[line].shares, strict=True)]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
        if abs(changes[seat]) < MIN_SHARE:
            return Markup()
        if seat + 1 == self.seat:
            good, bad = _("Luck for you: win chance {before} → {after}."), _("Bad luck for you: win chance {before} → {after}.")
        else:
            good, bad = _("Luck for {name}: win chance {before} → {after}."), _("Bad luck for {name}: win chance {before} → {after}.")
        parts = {"before": self.percent(moments[line - 1].shares[seat]), "after": self.percent(moments[line].shares[seat])}
        return Markup(escape(good if changes[seat] > 0 else bad)).format(name=self.player(seat + 1), **parts)

    def player(self, seat: int) -> Markup:
        """A player's name in the colour of the seat."""
        return Markup('<b class="who seat-{}">{}</b>').format(seat, self.names[seat - 1])

    # the story of the game

    def story(self) -> list[Markup]:
        """The game in a few sentences. To a player: why they won or lost, and their decisive moment. To others: who won, since when the
        winner was ahead, and who lost the most by mistakes."""
        analysis = self.analysis
        if not analysis.seats or not analysis.over:
            return []
        ranking = sorted(analysis.seats, key=lambda one: (-one.balance.last, -analysis.result[one.seat - 1]))
        mine = next((one for one in analysis.seats if one.seat == self.seat), None)
        if mine is None:
            sentences = [self._winner(ranking), self._ahead(ranking[0]), *self._most_and_least()]
        else:
            result = self._winner(ranking) if mine.balance.last else self._defeat(ranking[0], mine)
            sentences = [result, *self._reasons(mine), self._decisive(mine), self._ahead(ranking[0])]
        return [one for one in sentences if one]

    def _defeat(self, winner: Player, mine: Player) -> Markup:
        lead = self.analysis.result[winner.seat - 1] - self.analysis.result[mine.seat - 1]
        words = (
            ngettext("You lost: {name} was {n} point ahead of you.", "You lost: {name} was {n} points ahead of you.", lead)
            if lead > 0
            else _("You lost to {name} on the tie-break.")
        )
        return Markup(escape(words)).format(name=self.player(winner.seat), n=lead)

    def _reasons(self, mine: Player) -> list[Markup]:
        """What mattered most, then the rest: own mistakes, chance, the mistakes of others."""
        balance, sign = mine.balance, 1 if mine.balance.last else -1
        parts = {"mistakes": balance.mistakes, "chance": balance.chance, "others": balance.others}
        main = max(parts, key=lambda name: sign * parts[name])
        if sign * parts[main] < NOTABLE:
            return [self._own_mistakes(mine), self._own_chance(mine)]
        rest = {"mistakes": self._own_mistakes(mine), "chance": self._own_chance(mine)}
        return [self._main_reason(mine, main), *(sentence for name, sentence in rest.items() if name != main)]

    def _main_reason(self, mine: Player, main: str) -> Markup:
        share, points = self.percent(abs(getattr(mine.balance, main))), round(mine.points_lost)
        if main == "mistakes":
            words = ngettext(
                "The main reason: your own mistakes, which cost about {n} point.",
                "The main reason: your own mistakes, which cost about {n} points.",
                points,
            )
        elif main == "chance":
            good, bad = (
                _("The main reason: luck, worth {share} win chance."),
                _("The main reason: bad luck, which cost you {share} win chance."),
            )
            words = good if mine.balance.chance > 0 else bad
        elif mine.balance.others > 0:
            words = _("The main reason: the mistakes of the others, worth {share} win chance to you.")
        else:
            words = _("The main reason: mistakes of the others that helped somebody else ({share} win chance).")
        return Markup(escape(words.format(share=share, n=points)))

    def _decisive(self, mine: Player) -> Markup:
        """The reader's worst mistake, if they lost; the moment that helped them most, if they won."""
        moments, seat = self.analysis.moments, mine.seat - 1
        if not mine.balance.last:
            line = next((one.line for one in self.analysis.worst_of(mine.seat, 1) if one.verdict), None)
            words = _("Your most expensive move – {when}: {what}")
        else:
            gains = {at: moments[at].shares[seat] - moments[at - 1].shares[seat] for at in self.analysis.turning_points}
            line = max(gains, key=lambda at: gains[at], default=None)
            line = line if line is not None and gains[line] >= NOTABLE else None
            words = _("The decisive moment – {when}: {what}")
        return Markup(escape(words)).format(when=self.when(line), what=self.what(line)) if line else Markup()

    def _winner(self, ranking: Sequence[Player]) -> Markup:
        first, second = ranking[0], ranking[1]
        points, lead = self.analysis.result[first.seat - 1], self.analysis.result[first.seat - 1] - self.analysis.result[second.seat - 1]
        if second.balance.last:
            return Markup(escape(_("The win is shared.")))
        if lead <= 0:
            words = _("You won on the tie-break.") if first.seat == self.seat else _("{name} won on the tie-break.")
        elif first.seat == self.seat:
            words = ngettext(
                "You won with {points} points, {n} point ahead of {second}.",
                "You won with {points} points, {n} points ahead of {second}.",
                lead,
            )
        else:
            words = ngettext(
                "{name} won with {points} points, {n} point ahead of {second}.",
                "{name} won with {points} points, {n} points ahead of {second}.",
                lead,
            )
        return Markup(escape(words)).format(name=self.player(first.seat), points=points, n=lead, second=self.player(second.seat))

    def _ahead(self, winner: Player) -> Markup:
        """Since when the winner was ahead for good."""
        behind = [one for one in self.analysis.moments if one.shares[winner.seat - 1] < max(one.shares)]
        last = behind[-1] if behind else self.analysis.moments[0]
        when = _(self.board.round_name).format(number=last.round) if last.round else ""
        if not behind or not when:
            return Markup()
        is_mine = winner.seat == self.seat
        words = _("You took the lead for good in {round}.") if is_mine else _("{name} took the lead for good in {round}.")
        return Markup(escape(words)).format(name=self.player(winner.seat), round=when)

    def _own_mistakes(self, mine: Player) -> Markup:
        others = [one.points_lost for one in self.analysis.seats if one is not mine]
        points = round(mine.points_lost)
        if mine.points_lost > max(others, default=0):
            words = ngettext(
                "Your mistakes cost about {n} point, more than anybody else’s.",
                "Your mistakes cost about {n} points, more than anybody else’s.",
                points,
            )
        elif mine.points_lost < min(others, default=0):
            words = ngettext(
                "Your mistakes cost only about {n} point, less than anybody else’s.",
                "Your mistakes cost only about {n} points, less than anybody else’s.",
                points,
            )
        else:
            words = ngettext("Your mistakes cost about {n} point.", "Your mistakes cost about {n} points.", points)
        return Markup(escape(words.format(n=points)))

    def _own_chance(self, mine: Player) -> Markup:
        chance = mine.balance.chance
        if chance >= NOTABLE:
            words = _("Luck was on your side ({share} win chance).")
        elif chance <= -NOTABLE:
            words = _("Luck was against you ({share} win chance).")
        else:
            words = _("Luck evened out.")
        return Markup(escape(words.format(share=self.percent(chance, True))))

    def _most_and_least(self) -> list[Markup]:
        ranked = sorted(self.analysis.seats, key=lambda one: one.points_lost)
        least, most = ranked[0], ranked[-1]
        points = round(most.points_lost)
        words = ngettext(
            "{most} lost the most by mistakes, about {n} point; {least} the least.",
            "{most} lost the most by mistakes, about {n} points; {least} the least.",
            points,
        )
        return [Markup(escape(words)).format(most=self.player(most.seat), n=points, least=self.player(least.seat))]

    @cached_property
    def turning_lines(self) -> tuple[int, ...]:
        """The lines of at most three moments that decided the game. The reader's own worst mistakes, in different rounds, come first."""
        chosen: list[int] = []
        own = [one.line for one in self.analysis.worst_of(self.seat, QUIZ) if one.verdict] if self.seat else []
        for line in [*own, *self.analysis.turning_points]:
            rounds = {self.analysis.moments[one].round for one in chosen} - {0}
            if line not in chosen and self.analysis.moments[line].round not in rounds:
                chosen.append(line)
        mistakes = [line for line in chosen if line in own][:OWN_TURNING_POINTS]
        return (*mistakes, *[line for line in chosen if line not in own][: N_TURNING_POINTS - len(mistakes)])

    def turning_points(self) -> list[LineComment]:
        """The moments that decided the game."""
        return [self.comment_on(line, always=True) for line in self.turning_lines]

    def mistakes(self) -> int:
        """How many mistakes of the reader the quiz has."""
        return len(self.analysis.worst_of(self.seat, QUIZ)) if self.seat else 0

    @property
    def thresholds(self) -> dict[str, str]:
        """The loss from which a move gets each verdict."""
        return {verdict: self.percent(loss) for verdict, loss in (LOSSES | {BRILLIANT: BRILLIANT_MARGIN}).items()}

    def commented_decisions(self) -> list[LineComment]:
        """All decisions with a verdict, in order."""
        return [self.comment_on(one.line) for one in self.analysis.decisions if one.verdict]

    def things(self, seat: int) -> list[tuple[int, Markup, Markup, Markup]]:
        """The items of a seat: the line of the purchase, the item, its cost and its return. The most points come first."""
        own = sorted((one for one in self.analysis.things if one.seat == seat), key=lambda one: -one.brought.get("points", 0))
        return [(one.line, self.thing(one), self._amounts(one.cost), self._amounts(one.brought)) for one in own]

    def edicts(self) -> list[tuple[int, Markup, list[float]]]:
        """What all players decided together: the line, the item, and how it changed each chance of winning."""
        moments = self.analysis.moments
        return [
            (
                one.line,
                self.thing(one),
                [now - was for was, now in zip(moments[one.line - 1].shares, moments[one.line].shares, strict=True)],
            )
            for one in self.analysis.things
            if not one.seat
        ]

    @cached_property
    def _item_report(self) -> tuple[Any, Any]:
        """The game's item report, and the final view."""
        match = self._at(len(self.analysis.moments) - 1)
        return match.game.part("board.item_report"), match.view(None)

    def thing(self, one: Thing) -> Markup:
        """An item in words."""
        item_report, view = self._item_report
        return self.say(Message("{thing}", {"thing": item_report.item_name(view, one.name)}))

    def _amounts(self, amounts: dict[str, int]) -> Markup:
        units = self._item_report[0].UNITS
        return Markup(", ").join(self.say(Message(units[unit], {"n": n})) for unit, n in amounts.items())

    def sources(self) -> list[tuple[str, list[int]]]:
        """When the game is over: the points from each source, by seat."""
        points_by_source = [(name, [one.sources.get(key, 0) for one in self.analysis.seats]) for key, name in self.board.sources.items()]
        return [(_(name), points) for name, points in points_by_source if any(points)]


def report_on(analysis: Analysis, match: Match, address: str = "") -> Report:
    """The report on a complete match."""
    positions: list[Position] = list(replay(match))
    game_log = GameLog(board_of(analysis.game), Match(match.config))
    game_log.sync_to(match.lines)
    names = list(analysis.names) or [_("Seat {seat}").format(seat=seat) for seat in range(1, analysis.players + 1)]
    return Report(analysis, board_of(analysis.game), names, game_log.log, lambda line: positions[line].match(), address, icons=False)


def page_of(analysis: Analysis, match: Match, code: str) -> str:
    """The report as one HTML file that loads nothing else."""
    with in_language(code):
        style = Markup((FOLDER / "static" / "analysis.css").read_text("utf-8"))
        return render("analysis_file.html", report=report_on(analysis, match), language=code, style=style)


MAX_HIGHLIGHTED = 3  # how many of the best moves are highlighted


@dataclass(frozen=True)
class Hint:
    """The engine's hint on a decision."""

    choices: tuple[Choice, ...]
    version: int
    """The version of the table that it is about."""
    clear_lead: float
    """How many points are a clear lead in this game."""
    about: Choice | None = None
    """The move in question, if the user asks about it or if it loses something."""

    def at(self, version: int) -> Hint | None:
        """The hint, if the table is still at its version; a move played meanwhile makes it stale."""
        return self if self.version == version else None

    @property
    def lit(self) -> tuple[str, ...]:
        """The best moves, best first, to number on the board; none if the hint is about one move."""
        return () if self.about else tuple(choice.move for choice in self.choices[:MAX_HIGHLIGHTED])

    def number(self, board: Board, move: str = "", pick: str = "") -> str:
        """The number of a button on the board: that of its move, or of the best move that its click leads to; '' if it has none."""
        return next((str(number) for number, one in enumerate(self.lit, 1) if one == move or (pick and board.leads_to(pick, one))), "")

    @property
    def is_flat(self) -> bool:
        """Do only points tell the moves apart?"""
        return is_flat(self.choices)

    @property
    def rival(self) -> Choice | None:
        """The move to compare with: the best one, or the second best if the hint is about the best; None if there is no other."""
        others = [choice for choice in self.choices if choice is not self.about]
        return others[0] if others else None

    @property
    def is_best(self) -> bool:
        """Whether the hint is about the engine's own choice."""
        return self.about is self.choices[0]

    @property
    def gives_away(self) -> bool:
        """Whether the move in question certainly loses something."""
        return self.about is not None and verdict_of(self.choices, self.about.move, self.clear_lead) in LOSSES

    @property
    def is_as_good(self) -> bool:
        """Is the move in question as good as the best, as far as the simulations can tell?"""
        assert self.about is not None
        return not is_worse(self.about)

    def cost(self) -> str:
        """What the move in question costs, in one sentence."""
        assert self.about is not None
        points = max(1, round(self.about.points_behind))
        if self.is_flat or self.about.behind < MIN_SHARE:
            return ngettext("This costs you about {n} point.", "This costs you about {n} points.", points).format(n=points)
        return _("This costs you {share} win chance.").format(share=self.percent(self.about.behind))

    def value(self, choice: Choice) -> str:
        """The prospects of a move: its win chance, and points. Where win chances are flat, points alone."""
        points = round(choice.points)
        if self.is_flat:
            return ngettext("about {n} point", "about {n} points", points).format(n=points)
        return ngettext("{share} win chance · about {n} point", "{share} win chance · about {n} points", points).format(
            share=self.percent(choice.share), n=points
        )

    def compared(self, choice: Choice) -> str:
        """The prospects of the best move; of any other, what it is worth less."""
        if choice is self.choices[0]:
            return self.value(choice)
        points = round(choice.points_behind)
        if not self.is_flat and choice.behind >= MIN_SHARE:
            return _("{share} less win chance").format(share=self.percent(choice.behind))
        if points >= 1:
            return ngettext("about {n} point less", "about {n} points less", points).format(n=points)
        return _("practically as good")

    def percent(self, share: float) -> str:
        """A share as a percentage, in the current language."""
        return str(format_percent(share, "0 %", locale=language.get()))

    def points(self, points: float) -> str:
        """A number of points, in the current language."""
        return str(format_decimal(round(points, 1), "0.#", locale=language.get()))


async def request_hint(request: Request, user: User, table_id: str, seat: int, version: int, move: str = "") -> Hint:
    """Evaluate a decision, or one of its moves. A request that is cancelled does not wait for the result."""
    row = await run_in_threadpool(services_of(request).tables.row, table_id)
    future = await run_in_threadpool(services_of(request).hints.request, user, table_id, seat, version, (move,) if move else ())
    choices = await asyncio.wrap_future(future)
    if not move:
        services_of(request).hints.show(user, table_id, seat, version, choices)
    return Hint(choices, version, clear_lead(row.game), next((choice for choice in choices if move and choice.move == move), None))


def shown_hint(request: Request, user: User | None, table_view: TableView) -> Hint | None:
    """The hint that the user has asked for at this decision."""
    if user is None or table_view.seat is None or not table_view.is_my_turn:
        return None
    choices = services_of(request).hints.current(user, table_view.info.id, table_view.seat, table_view.version)
    return Hint(choices, table_view.version, clear_lead(table_view.game)) if choices else None


def clear_lead(game_id: str) -> float:
    """How many points are a clear lead in a game."""
    return rules_of_thumb_for(game_by_id(game_id)).point_scale


async def hint_before_move(request: Request, user: User, table_id: str, seat: int, version: int, move: str, always: bool) -> Hint | None:
    """The hint before a move is played: `always`, or only if the move loses something and the engine is ready. None: no hint."""
    try:
        hint = await request_hint(request, user, table_id, seat, version, move)
    except Problem:
        if always:
            raise
        return None
    return hint if hint.about and (always or hint.gives_away) else None


def move_explanations(table: TableSnapshot, version: int, moves: list[str]) -> dict[str, MovePreview]:
    """What each of these moves does, only at the version that the user sees: at a later one they may be moves of another seat, and their
    effects would reveal what that seat has."""
    if table.version != version:
        return {}
    match = table.match.copy()
    return {move: effect for move in moves if move in match.moves() and (effect := explain(match, move))}


@dataclass(frozen=True)
class Panel:
    """The analysis of a game so far, at one of its moves."""

    report: Report | None
    """None if there is no result yet."""
    ahead: int | None
    """How many games are analysed before this one; None if nobody has requested it."""
    at: int
    comment: LineComment | None
    """The comment on the move that was played next; None at the end."""
    may_go_deeper: bool
    link: str
    """The link to share."""

    @property
    def growing(self) -> bool:
        """Whether the analysis is still running."""
        return self.ahead is not None or (self.report is not None and self.report.analysis.progress < 1)


def panel_at(request: Request, table_id: str, at: int | None, replay: Replay, user: User | None) -> Panel:
    """The panel beside a position of a game, about the move that was played there; by default before its first turning point."""
    analyses = services_of(request).analyses
    analysis, ahead = analyses.analysis_of(table_id), analyses.ahead_of(table_id)
    report = report_of(request, table_id, analysis, replay, user) if analysis else None
    if at is None:
        at = report.turning_lines[0] - 1 if report and report.turning_lines else 0
    comment = report.comment_on(at + 1, always=True) if report and 0 <= at < len(report.analysis.moments) - 1 else None
    deeper = analysis is not None and ahead is None and analysis.depth < analyses.depth * DEEPER_FACTOR and analysis.progress == 1
    deeper = deeper and analyses.may_go_deeper(table_id, user)
    return Panel(report, ahead, at, comment, deeper, f"{table_link(request, table_id)}/analysis")


def report_of(request: Request, table_id: str, analysis: Analysis, replay: Replay, user: User | None) -> Report:
    """The report on a table's game, with links to its moments."""
    row, seat_rows = services_of(request).tables.row_and_seats(table_id)
    names = [one.name or _("free seat") for one in seat_rows]
    mine = seats_of(seat_rows, user.id) if user else []
    seat = mine[0] if len(mine) == 1 else None
    return Report(analysis, board_of(row.game), names, replay.session.log, replay.match_at, f"/t/{table_id}/analysis?at=", seat=seat)


@dataclass(frozen=True)
class Quiz:
    """One of a player's own mistakes as a question, before or after a try."""

    number: int
    """Counted from 1, the worst mistake first."""
    total: int
    decision: Decision
    match: Match
    """The position before the decision."""
    report: Report
    tried: str = ""
    """The move that was tried; '' before."""
    choices: tuple[Choice, ...] = ()
    """The evaluated moves, with the one that was tried."""
    given_up: bool = False

    @property
    def tried_choice(self) -> Choice | None:
        """The move that was tried."""
        return next((choice for choice in self.choices if choice.move == self.tried), None)

    @property
    def is_played(self) -> bool:
        """Was the same move tried as in the game?"""
        return bool(self.tried) and self.tried == self.decision.played

    @property
    def solved(self) -> bool:
        """Is the move that was tried as good as the best, as far as the simulations can tell?"""
        if self.tried_choice is None or self.is_played:
            return False
        return self.tried_choice is self.choices[0] or self.tried == self.decision.best.move or not is_worse(self.tried_choice)

    @property
    def is_better(self) -> bool:
        """Is it at least better than what was played?"""
        played = next((choice for choice in self.choices if choice.move == self.decision.played), None)
        return (
            self.tried_choice is not None
            and played is not None
            and self.tried_choice.worth_behind < played.worth_behind
            and not self.is_played
        )

    @property
    def over(self) -> bool:
        """Is the question answered?"""
        return self.solved or self.given_up

    @property
    def solution(self) -> Markup:
        """The best move with its effect, and what the mistake cost."""
        move = self.tried if self.solved else self.decision.best.move
        return self.report.move(self.decision.line, move)


def quiz_of(
    request: Request,
    table_id: str,
    number: int,
    replay: Replay,
    user: User,
    tried: str = "",
    choices: tuple[Choice, ...] = (),
    given_up: bool = False,
) -> Quiz:
    """The user's own n-th worst mistake in a game."""
    analysis = services_of(request).analyses.analysis_of(table_id)
    if analysis is None or analysis.progress < 1:
        raise problems.no_page()
    report = report_of(request, table_id, analysis, replay, user)
    worst = analysis.worst_of(report.seat, QUIZ) if report.seat else ()
    if not 1 <= number <= len(worst):
        raise problems.no_page()
    decision = worst[number - 1]
    return Quiz(number, len(worst), decision, replay.match_at(decision.line - 1), report, tried, choices, given_up)


def quiz_view(request: Request, quiz: Quiz, table_id: str, replay: Replay, picked: Sequence[str]) -> TableView:
    """The position of a question, as its player saw it, ready for the board."""
    row, seat_rows = services_of(request).tables.row_and_seats(table_id)
    seat, match, before = quiz.decision.seat, quiz.match, quiz.decision.line - 1
    table_view = TableView(
        info=row._replace(status="running", phone_hands=False, manual_chance=False, hints=False),
        seats=[replace(one, level=None) if one.seat == seat else one for one in seat_rows],
        board=replay.session.board,
        seat=seat,
        own_seats=[seat],
        view=match.view(seat),
        moves=[] if quiz.over else match.moves(),
        ids={place: list(pieces) for place, pieces in replay.frames[before][1].items()},
        version=0,
        at=before,
        total=before,
        picked=[] if quiz.over else list(picked),
        page_url=f"/t/{table_id}/mistakes/{quiz.number}?",
    )
    take_confirmation(table_view)
    table_view.previews = {move: found for move in table_view.moves if (found := table_view.board.preview(match, move))}
    table_view.drop_useless_clicks()
    return table_view
