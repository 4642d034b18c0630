"""An analysis in words and charts, in the reader's language: for a page of the site and for a file from the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from babel.numbers import format_decimal, format_percent
from markupsafe import Markup, escape

from kogge.analysis import BLUNDER, BRILLIANT, INACCURACY, MISTAKE, Analysis, Choice, Decision, Thing
from kogge.analysis.verdicts import BRILLIANT_MARGIN, LOSSES
from kogge.engine.board import N_, Board, Message
from kogge.engine.match import Match, Position
from kogge.positions import replay
from kogge.web.analysis.curves import Chart, chart
from kogge.web.i18n.board_text import board_of, explain, say
from kogge.web.i18n.translation import _, game, language, speaking
from kogge.web.tables.session import GameLog
from kogge.web.templating import FOLDER, render

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
