"""A match: one game being played, and its record. This is the object that `kogge.new` and `kogge.load` give."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypedDict

import numpy as np

from kogge.engine.chance import random_start, seed_number
from kogge.engine.config import GameConfig, checked_config
from kogge.engine.contract import CHANCE
from kogge.engine.errors import BadOption, IllegalMove, listed, quoted
from kogge.engine.flow import flow_of, scratch_dtype, win_shares
from kogge.engine.positions import checked_position
from kogge.engine.record_view import drawing_view, record_view
from kogge.engine.step import Position, Step
from kogge.engine.validation import checked_rows, checked_seed, checked_switch, checked_whole, is_whole

Chance = Callable[[int], Iterator[int]]
"""The random words for the chance event that becomes this line of the record (0 is the first)."""


class MatchView(TypedDict):
    """What the view of every game begins with. A game's `view.py` declares the rest, and the whole: `HellwegView`."""

    game: str
    players: int
    options: list[str]
    names: list[str] | None
    seat: int | None
    """The seat to decide; 0: chance; None: the game is over."""
    over: bool
    winners: list[int]


class Match:
    """One game at its table. Seats count from 1; moves are text in the notation of the game's RULES.md."""

    def __init__(
        self,
        config: GameConfig,
        seed: int | str | None = None,
        names: Sequence[str] | None = None,
        chance: Chance | None = None,
        manual_chance: bool = False,
    ):
        self.config = checked_config(config)
        self.game, self.loaded = config.game, config.loaded
        self.players, self.options, self.rules = config.players, config.options, config.rules
        self.seed = checked_seed(seed)
        self.names = list(names) if names else None
        self.chance = chance
        """Where the randomness of chance events comes from; None: from the generator on the table."""
        self.manual_chance = checked_switch(manual_chance, "manual_chance")
        """Is chance told (`apply_chance`), by people with the cardboard game before them, and never drawn?"""
        self._box, self._flow = self.loaded.box, flow_of(self.game)
        self._lay_rows(np.zeros(1, self.game.Table))
        self._watcher: Callable[[Step], None] | None = None
        self._now: Position | None = None
        """The table after the last step told: the next one begins with it."""
        self._laid: np.ndarray | None = None
        """The table that was laid here instead of a new one: where the steps begin."""
        self._moments: list[_Moment] | None = []
        """The tables before each decision; None: not looked for yet, see `_past`."""
        self.lines: list[str] = []
        self.undo_floor = 0
        """How many lines stand for good where people play: see `may_take_back`. It follows from the lines alone."""
        self._set_up(seed_number(secrets.token_hex() if self.seed is None else self.seed))
        self._play_forced()

    def _lay_scratch(self) -> None:
        self._scratch = record_view(np.zeros(1, scratch_dtype(self.game)))

    def _set_up(self, number: int) -> None:
        self.game.setup(self._box, self._s, self.players, self.config.option_bits, number)

    # what is going on

    @property
    def seat(self) -> int | None:
        """The seat to decide (1..n), None when the game is over; 0 where chance must be told first."""
        return None if self.is_over else int(self.game.to_move(self._s)) + 1

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self.game.is_over(self._s))

    def moves(self) -> list[str]:
        """Every legal move of the seat to decide, as notation; [] when the game is over, or chance must be told first."""
        texts = self.loaded.move_texts
        return [texts[action] for action in self._open_actions()]

    def _open_actions(self) -> list[int]:
        actions: list[int] = self._scratch.moves[: self._scratch.open].tolist()
        return actions

    def points(self) -> list[int]:
        """Points by seat: during play what the rules count then, final at the end."""
        out = np.zeros(self.players, np.int64)
        self.game.points(self._box, self._s, out)
        return out.tolist()

    def winners(self) -> list[int]:
        """The seats that won, [] while the game runs."""
        if not self.is_over:
            return []
        return [seat for seat, share in enumerate(win_shares(self.game, self._box, self.rows), 1) if share > 0]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, as plain dict, list, int and str; `None`: what a spectator may know."""
        if seat is not None:
            self.checked_seat(seat)
        common: MatchView = {
            "game": self.game.id,
            "players": self.players,
            "options": list(self.options),
            "names": self.names,
            "seat": self.seat,
            "over": self.is_over,
            "winners": self.winners(),
        }
        return {**common, **self.game.view(self._box, self._s, None if seat is None else seat - 1)}

    def checked_seat(self, seat: Any) -> int:
        """A seat of this match; anything else is refused."""
        if type(seat) is not int or not 1 <= seat <= self.players:
            raise BadOption(
                f"There is no seat {quoted(seat)}; seats are 1 to {self.players}, None is a spectator.", code="no_such_seat", found=seat
            )
        return seat

    # positions

    @property
    def key(self) -> str:
        """The position as a short text, the same in every process: what is played and what lies on the table, hidden things included.

        Neither the way that led there nor the chance to come is in it. Two matches are equal if their keys are.
        """
        lying = self.rows.copy()
        lying["chance"] = 0
        digest = hashlib.blake2b(repr((self.game.id, self.rules, self.players, self.options)).encode(), digest_size=16)
        digest.update(self.loaded.rows.tobytes())
        digest.update(lying.tobytes())
        return digest.hexdigest()

    def __eq__(self, other: object) -> bool:
        return self.key == other.key if isinstance(other, Match) else NotImplemented

    def __hash__(self) -> int:
        """By the position of this moment: a match that is played on is another key."""
        return int(self.key[:15], 16)

    def copy(self) -> Match:
        """The same position on a table of its own, with its whole past: to try moves on. Nothing done there is seen here.

        Chance goes on there as it would here, but where its randomness comes from outside (`chance`); `reseed` lets it go another way.
        `copy.copy` and `copy.deepcopy` do the same, and so does pickling.
        """
        twin = self._bare()
        twin.chance = None
        twin.names = list(self.names) if self.names else None
        twin._watcher = twin._now = None
        twin._lay_rows(self.rows.copy())
        twin._scratch.moves[:], twin._scratch.open = self._scratch.moves, self._scratch.open
        twin.lines = list(self.lines)
        twin._moments = None if self._moments is None else list(self._moments)
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def _bare(self) -> Match:
        """Another match that shares everything with this one."""
        twin = Match.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def _lay_rows(self, rows: np.ndarray) -> None:
        """Lie over these rows, with a scratch of its own."""
        self.rows, self._s = rows, record_view(rows)
        self._lay_scratch()

    def seen_at(self, rows: np.ndarray, seat: int | None) -> dict[str, Any]:
        """The view of another table of this match."""
        then = self._bare()
        then.rows, then._s = rows, record_view(rows)
        return then.view(seat)

    def at_line(self, rows: np.ndarray, lines: int) -> Match:
        """The match as it was after so many lines, when its table was this one: a copy with that past."""
        then = self.copy()
        then.restore(self.lines[:lines], rows, lines)
        return then

    def restore(self, lines: list[str], rows: np.ndarray, undo_floor: int) -> None:
        """Go on where these lines are known to lead: to this table. The tables before are looked for when somebody asks for them."""
        chance = self.rows["chance"][0]
        self.rows[:] = rows
        self.rows["chance"] = chance
        self.lines, self.undo_floor, self._moments = lines, undo_floor, None
        self._play_forced()

    def last_line(self) -> list[int]:
        """The last line that was read here, as numbers: an action, or CHANCE and then the event; [] before the first."""
        if not self.lines:
            return []
        seat, _, words = self.lines[-1].partition(" ")
        return [CHANCE, *self._scratch.event.tolist()] if seat == "*" else [self.loaded.actions[words]]

    def replayed(self) -> Iterator[Match]:
        """The lines played once more, on a table of its own: the match before the first and after each."""
        again = self._at_first()
        again._begin()
        yield again
        for line in self.lines:
            again.follow([line])
            yield again

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: self.__dict__[name] for name in ("config", "seed", "names", "manual_chance", "lines", "undo_floor", "_moments")}
        return kept | {"rows": self.rows.tobytes(), "laid": None if self._laid is None else self._laid.tobytes()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        Match.__init__(self, kept["config"], kept["seed"], kept["names"], manual_chance=kept["manual_chance"])
        self.rows[:] = np.frombuffer(kept["rows"], self.rows.dtype)
        self._laid = None if kept["laid"] is None else np.frombuffer(kept["laid"], self.rows.dtype)
        self._play_forced()
        for name in ("lines", "undo_floor", "_moments"):
            setattr(self, name, kept[name])

    def _repr_html_(self) -> str:
        """In a notebook: the table as a spectator sees it."""
        from kogge.engine.svg import svg

        return svg(self)

    # playing

    def play(self, move: str) -> None:
        """Play a move for the seat to decide. An illegal one raises `IllegalMove` and changes nothing."""
        action = self.loaded.actions.get(move) if isinstance(move, str) else None
        if action is None or action not in self._open_actions():
            raise self._illegal(move)
        self.decide(action)
        self.resolve_chance()

    def undo(self) -> None:
        """Take back the last decision, and all that chance and forced moves made of it."""
        if not self._past:
            raise IllegalMove("There is no decision to take back.", code="nothing_to_undo")
        last = self._past.pop()
        del self.lines[last.lines :]
        self.undo_floor = last.undo_floor
        self.rows[:] = np.frombuffer(last.rows, self.rows.dtype)
        self._play_forced()

    @property
    def may_undo(self) -> bool:
        """Is there a decision that can still be taken back?"""
        return bool(self._past)

    @property
    def may_take_back(self) -> bool:
        """Where people play: may the last decision be taken back by whoever made it?

        Only while what they have seen since is what they would have seen whatever the hidden things were, and nobody else has decided
        since. So no decision is taken back over a chance event, over another seat's decision, over the end of a secret round, over the
        end of the game, or once another seat's move was forced, or was not, by what only that seat knows. `undo` asks none of this.
        """
        return len(self.lines) > self.undo_floor

    def forget(self, moments: int) -> None:
        """Let only the last decisions be taken back, so that a long game takes little room. A secret round must fit into them."""
        del self._past[: -checked_whole(moments, "moments")]

    def set_position(self, rows: np.ndarray) -> None:
        """Set the table to another one of the same game; it has no past.

        One that no game could go on from is refused and changes nothing (engine/positions.py): that takes two trial games, some ten
        milliseconds. `copy` needs no such check.
        """
        self._set_trusted_position(checked_position(self.config, checked_rows(rows, self.game.Table)[:1]))

    def _set_trusted_position(self, rows: np.ndarray) -> None:
        """The same for rows that come from a game of this setting."""
        self.rows[:] = rows[:1]
        self._laid = self.rows.copy()
        self._begin()

    def _begin(self) -> None:
        self.lines, self._moments, self.undo_floor = [], [], 0
        self._play_forced()

    def reseed(self, seed: int | str) -> None:
        """Let chance go another way from here: the same seed, the same way."""
        if checked_seed(seed) is None:
            raise BadOption("reseed needs a seed: a whole number or a text.", code="bad_seed")
        self.rows["chance"] = random_start(seed_number(seed), 0)

    def _illegal(self, move: object) -> IllegalMove:
        if self.is_over:
            return IllegalMove(f"{quoted(move)} cannot be played: the game is over.", code="game_over", found=move)
        if self.is_chance_due:
            due = self.events_due()
            said = f"{quoted(move)} cannot be played: what chance brings must be told first: {listed(due)}."
            return IllegalMove(said, code="chance_due", found=move, legal=due)
        legal = self.moves()
        return IllegalMove(f"{quoted(move)} is not legal for seat {self.seat} now; legal are: {listed(legal)}.", found=move, legal=legal)

    def decide(self, action: int) -> None:
        """Carry out a legal action and the forced moves after it, up to a chance event or a real choice."""
        if not is_whole(action) or action not in self._open_actions():
            raise self._illegal(action)
        seat, secret = self.seat, int(self.game.secret_round(self._s))
        self._past.append(_Moment(len(self.lines), self.rows.tobytes(), secret, self.undo_floor))
        if self.lines and self.lines[-1].partition(" ")[0] != str(seat):
            self.undo_floor = len(self.lines)
        self.lines.append(f"{seat} {self.loaded.move_texts[action]}")
        self._carry_out(action)
        told = self._play_forced(seat)
        if told or self.is_over or (secret and secret != int(self.game.secret_round(self._s))):
            self.undo_floor = len(self.lines)

    def _play_forced(self, maker: int | None = None) -> bool:
        """Make every decision that has exactly one legal move, up to a chance event or a real choice.

        Says whether that told the maker of the decision before something: whose turn comes, and whose does not, all can see.
        """
        told, scratch = False, self._scratch
        while self._flow.prepare_turn(self._box, self._s, scratch) >= 0:
            told = told or (scratch.next + 1 != maker and bool(self.game.forced_move_reveals(self._s)))
            if scratch.open > 1:
                break
            self._carry_out(scratch.action, forced=True)
        return told

    def _carry_out(self, action: int, forced: bool = False) -> None:
        if self._watcher is None:
            self.game.step(self._box, self._s, action)
        else:
            with self._told(self._watcher, self.loaded.move_texts[action], forced):
                self.game.step(self._box, self._s, action)

    # steps

    def watch(self, watcher: Callable[[Step], None] | None) -> None:
        """From now on tell `watcher` every step as soon as it is made; None: nobody. It may look at this match, not play at it."""
        self._watcher, self._now = watcher, None

    def steps(self) -> list[Step]:
        """Every step up to now, chance and forced moves included: the lines are played again on a table of their own."""
        told: list[Step] = []
        again = self._at_first()
        again.watch(told.append)
        again._begin()
        again.follow(self.lines)
        return told

    def _at_first(self) -> Match:
        """A copy before the first step; `_begin` makes what is forced there."""
        again = self.copy()
        if self._laid is None:
            again._set_up(1)
        else:
            again.rows[:] = self._laid
        return again

    @property
    def _past(self) -> list[_Moment]:
        """The tables before each decision, the last one last; those of a record that was checked before are not there until asked for."""
        if self._moments is None:
            again = self._at_first()
            again._begin()
            again.follow(self.lines)
            self._moments = again._past
        return self._moments

    def follow(self, lines: Iterable[str]) -> None:
        """Let lines happen that are known to fit, because they were played at such a table before."""
        for line in lines:
            seat, _, words = line.partition(" ")
            if seat != "*":
                self.decide(self.loaded.actions[words])
            elif not self.read_event(words.split(" ")):
                raise ValueError(f"The line {line!r} does not fit the table.")

    @contextmanager
    def _told(self, watcher: Callable[[Step], None], text: str, forced: bool) -> Iterator[None]:
        """Around a step while somebody watches: they are told of it. While nobody does, nothing is kept or worked out."""
        seat, before, secret = (None if self.is_chance_due else self.seat), self._position(), int(self.game.secret_round(self._s))
        yield
        only = self.game.seen_by(text.split(" ")) if seat is None else None
        if secret and secret == int(self.game.secret_round(self._s)):
            only = seat
        self._now = None
        self._now = self._position()
        watcher(Step(seat, text, forced, len(self.lines), only, before, self._now))

    def _position(self) -> Position:
        """The table as it lies. After a step told, that is where the next one begins, unless something was taken back or laid."""
        if self._now is not None and self._now.rows.tobytes() == self.rows.tobytes():
            return self._now
        return Position(self, self.rows.copy(), len(self.lines))

    # chance

    @property
    def is_chance_due(self) -> bool:
        """Is the next thing to happen a chance event?"""
        return not self.is_over and self.game.to_move(self._s) == CHANCE

    def resolve_chance(self) -> Match:
        """Let chance bring what is due, up to the next real choice; where chance is told, that is waited for."""
        while self.is_chance_due and not self.manual_chance:
            self._draw(self.chance(len(self.lines)) if self.chance else None)
            self._let_happen()
        return self

    def _draw(self, words: Iterator[int] | None) -> None:
        """Chance picks what happens; the draw is all that it changes."""
        s = self._s if words is None else drawing_view(self.rows, words)
        self.game.draw_event(self._box, s, self._scratch.event)

    def drawn(self, words: Iterator[int]) -> str:
        """The line that chance would write now with these random words; nothing happens yet."""
        self._draw(words)
        return self._event_line()

    def _event_line(self) -> str:
        return f"* {self.game.event_text(self._box, self._s, self._scratch.event)}"

    def read_event(self, words: Iterable[str]) -> bool:
        """Let a chance event given in notation happen; False, and nothing changed, if it cannot."""
        if not self.game.read_event(self._box, self._s, list(words), self._scratch.event):
            return False
        if not self.game.may_happen(self._box, self._s, self._scratch.event):
            return False
        self._let_happen()
        return True

    def events_due(self) -> list[str]:
        """What chance could bring now."""
        return self.game.events_due(self._box, self._s) if self.is_chance_due else []

    def event_parts(self, said: str = "") -> dict[str, str]:
        """What can be said next of the chance event that is due: each part, and the event as far as it is said then. {}: it is whole."""
        words = said.split(" ") if isinstance(said, str) and said else []
        if not self.is_chance_due or not isinstance(said, str):
            return {}
        if self.game.event_parts is not None:
            return self.game.event_parts(self._box, self._s, words)
        return {} if words else {event: event for event in self.events_due() if self._may_come(event)}

    def _may_come(self, event: str) -> bool:
        """Is this a whole event that chance can bring now, and not a pattern?"""
        words, read = event.split(" "), self._scratch.event.copy()
        return bool(self.game.read_event(self._box, self._s, words, read) and self.game.may_happen(self._box, self._s, read))

    @property
    def due_to(self) -> int | None:
        """The one seat (from 1) that will see what chance brings now; None: everyone will, or nothing is due."""
        due = self.events_due()
        return self.game.seen_by(due[0].split(" ")) if due else None

    def apply_chance(self, event: str) -> None:
        """Let a chance event happen that somebody tells, in notation. One that cannot come now raises `IllegalMove` and changes nothing."""
        if not self.is_chance_due:
            raise IllegalMove(f"{quoted(event)} cannot come now: chance has nothing to bring.", code="no_chance_due", found=event)
        if not isinstance(event, str) or not self.read_event(event.split(" ")):
            due = self.events_due()
            said = f"{quoted(event)} cannot come now; what can: {listed(due)}."
            raise IllegalMove(said, code="not_this_chance", found=event, legal=due)

    def _let_happen(self) -> None:
        line = self._event_line()
        self.lines.append(line)
        if self._watcher is None:
            self.game.happen(self._box, self._s, self._scratch.event)
        else:
            with self._told(self._watcher, line.removeprefix("* "), forced=False):
                self.game.happen(self._box, self._s, self._scratch.event)
        self._play_forced()
        self.undo_floor = len(self.lines)

    # record

    def record(self, folder: str | Path | None = None) -> str:
        """The record so far. Secret choices not yet revealed are left out. With another box its path is written as seen from `folder`."""
        from kogge.engine.record import record_text

        return record_text(self, folder)

    def known_lines(self) -> list[str]:
        """The lines of the record, without the choices of a secret round that is still going on."""
        secret = int(self.game.secret_round(self._s)) if not self.is_over else 0
        if secret:
            for moment in self._past:
                if moment.secret == secret:
                    return self.lines[: moment.lines]
        return self.lines

    def lines_for(self, seat: int | None, start: int = 0, show_concealed: bool = True) -> list[str]:
        """The lines as a seat (None: a spectator) may read them in a running game; what chance showed others alone is a question mark.

        Without `show_concealed`, as where people play, so are past events that the game conceals again.
        """
        lines = self.known_lines()[start:]
        return lines if self.is_over else [self._seen_line(line, seat, show_concealed) for line in lines]

    def _seen_line(self, line: str, seat: int | None, show_concealed: bool) -> str:
        who, *words = line.split(" ")
        if not show_concealed and self._is_gone_by(line):
            return f"* {words[0]} ?"
        if who != "*" or self.game.seen_by(words) in (None, seat):
            return line
        return f"* {self.game.public_event(words)} ?"

    def _is_gone_by(self, line: str) -> bool:
        return line.startswith("* ") and self.game.is_concealed(self._box, self._s, line.split(" ")[1:])

    def present_from(self) -> int:
        """How many lines lie before the present: chance events that have gone by, and what was done until chance brought the next one."""
        gone = [] if self.is_over else [number for number, line in enumerate(self.lines, 1) if self._is_gone_by(line)]
        if not gone:
            return 0
        return next((number for number in range(gone[-1], len(self.lines)) if self.lines[number].startswith("* ")), len(self.lines))

    def __repr__(self) -> str:
        state = f"won by {self.winners()}" if self.is_over else f"seat {self.seat} to decide" if self.seat else "chance to be told"
        return f"<kogge {self.game.id}, {self.players} players, {state}>"


def checked_match(match: Any) -> Match:
    """A match, which `kogge.new` and `kogge.load` give."""
    if not isinstance(match, Match):
        raise BadOption(f"What is asked about is a match, not {quoted(match)}.", code="not_a_match", found=match)
    return match


class _Moment:
    """The table just before a decision: its bytes."""

    __slots__ = ("lines", "rows", "secret", "undo_floor")

    def __init__(self, lines: int, rows: bytes, secret: int, undo_floor: int):
        self.lines, self.rows, self.secret, self.undo_floor = lines, rows, secret, undo_floor
