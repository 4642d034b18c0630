"""A game in the terminal: one or more people at the keyboard, bots in the other seats."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from kogge.cli.output import printable_name
from kogge.engine.errors import KoggeError
from kogge.engine.lines import Decision, is_chance, parse_line
from kogge.engine.match import Match

Chooser = Callable[[Match], str]
UNFINISHED = "unfinished.kogge"

HELP = """[b]a number[/b]      play that move of the list
[b]a move[/b]        as written in the list, for example [i]{example}[/i]
[b]undo[/b]          take back your last decision
[b]hint[/b]          what the strongest bot would do
[b]save FILE[/b]     write the record so far
[b]record[/b]        show the record so far
[b]rules[/b]         where the rules are
[b]quit[/b]          stop; the game is saved
[b]?[/b]             this help"""


def bot_of_level(level: str, seed: int | None = None) -> Chooser:
    """A bot for the seats that no person plays."""
    from kogge.bots import bot_named, choose

    bot_named(level)
    return lambda match: choose(match, level=level, seed=len(match.lines) + 1_000_003 * (seed or 0))


class Quit(Exception):
    """The person at the keyboard wants to stop."""


class TerminalTable:
    """One match, redrawn before every decision of a person."""

    def __init__(self, match: Match, people: list[int], bot: Chooser, console: Console):
        self.match, self.people, self.bot, self.console = match, people, bot, console
        self.names = [printable_name(name) for name in match.names or [f"seat {seat}" for seat in range(1, match.players + 1)]]
        self.lines_shown = 0
        self.answered_for: int | None = None

    def play(self) -> None:
        """Play to the end, or until the person stops."""
        try:
            while self.match.seat is not None:
                if self.match.seat in self.people:
                    self._ask(self.match.seat)
                else:
                    self.match.play(self.bot(self.match))
        except (Quit, EOFError, KeyboardInterrupt):
            self._save_unfinished()
            return
        self._show(self.people[0])
        points = ", ".join(f"{name} {points}" for name, points in zip(self.names, self.match.points(), strict=True))
        winners = " and ".join(self.names[seat - 1] for seat in self.match.winners())
        self.console.print(f"[b]{winners} won.[/b] Points: {points}")

    def _ask(self, seat: int) -> None:
        """Ask until the person has played a move or undone one."""
        self._pass_keyboard(seat)
        self._show(seat)
        moves = self.match.moves()
        while True:
            answer = self.console.input(f"[b]{self.names[seat - 1]}[/b], your move (number, move, ? for help): ").strip()
            try:
                if self._carry_out(answer, moves):
                    return
            except (KoggeError, OSError) as error:
                self.console.print(Text(str(error), "red"))

    def _pass_keyboard(self, seat: int) -> None:
        """If several people share the keyboard, wait until the next one is there."""
        if len(self.people) > 1 and self.answered_for not in (None, seat):
            self.console.clear()
            self.console.input(f"[b]{self.names[seat - 1]}[/b], it is your turn: press Enter when you sit at the keyboard. ")
        self.answered_for = seat

    def _show(self, seat: int) -> None:
        happened = self.match.lines_for(seat)[self.lines_shown :]
        self.lines_shown = len(self.match.revealed_lines())
        self.console.rule()
        if happened:
            self.console.print(Text("What happened: " + " · ".join(self._in_words(line) for line in happened), "dim"))
        self.console.print(self.match.game.draw(self.match.view(seat), self.names))
        moves = self.match.moves() if self.match.seat == seat else []
        if moves:
            listed = [Text.assemble((f"{number:>3} ", "bold cyan"), move) for number, move in enumerate(moves, 1)]
            self.console.print(Panel(Columns(listed, padding=(0, 2)), title="you may", border_style="green"))

    def _in_words(self, line: str) -> str:
        parsed = parse_line(line)
        return f"{self.names[parsed.seat - 1]} {parsed.move}" if isinstance(parsed, Decision) else parsed.text

    def _carry_out(self, answer: str, moves: list[str]) -> bool:
        """Carry out the input; returns whether the position has changed."""
        word, _, rest = answer.partition(" ")
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(moves):
            self.match.play(moves[int(answer) - 1])
            return True
        if answer in moves:
            self.match.play(answer)
            return True
        if word == "undo":
            return self._undo()
        if word in ("quit", "exit"):
            raise Quit
        self._answer_question(word, rest, answer)
        return False

    def _answer_question(self, word: str, rest: str, answer: str) -> None:
        if word in ("?", "help"):
            self.console.print(Panel(HELP.replace("{example}", escape(self.match.moves()[0])), title="help"))
        elif word == "save":
            self._save(rest)
        elif word == "record":
            self.console.print("\n".join(self.match.lines_for(self.match.seat)), markup=False, highlight=False)
        elif word == "rules":
            self.console.print(f"The rules, numbered: {self.match.game.folder / 'RULES.md'}", highlight=False)
        elif word == "hint":
            self._hint()
        elif answer:
            last = len(self.match.moves())
            self.console.print(
                Text(f"{answer!r} is not a move now: type a number from 1 to {last}, a move of the list, or ? for help.", "red")
            )

    def _undo(self) -> bool:
        """Go back to the last decision of a person at this keyboard."""
        if not any(parse_line(line).seat in self.people for line in self.match.lines):
            self.console.print(Text("You have made no decision yet that could be taken back.", "red"))
            return False
        self.match.undo()
        while self.match.seat not in self.people:
            self.match.undo()
        self.lines_shown = min(self.lines_shown, len(self.match.revealed_lines()))
        return True

    def _hint(self) -> None:
        from kogge.bots import hints

        for number, (move, share) in enumerate(hints(self.match)[:3], 1):
            self.console.print(f"  {number}. [b]{move}[/b]  wins about {share:.0%}")

    def _save(self, rest: str) -> None:
        words = shlex.split(rest) if rest.count('"') % 2 == 0 and rest.count("'") % 2 == 0 else [rest]
        if len(words) != 1:
            self.console.print(Text("Write: save FILE", "red"))
            return
        path = Path(words[0]).expanduser()
        path.write_text(self.match.record(path.parent), "utf-8")
        self.console.print(f"Saved to {path}.", highlight=False)

    def _save_unfinished(self) -> None:
        if all(is_chance(line) for line in self.match.lines):
            self.console.print("\nBye.")
            return
        path = Path(UNFINISHED)
        try:
            path.write_text(self.match.record(path.parent), "utf-8")
            self.console.print(f"\nThe game is saved. Continue with: kogge play --from {path}", highlight=False)
        except OSError as error:
            self.console.print(Text(f"\nThe game could not be saved ({error}). Its record is:\n{self.match.record()}", "red"))
