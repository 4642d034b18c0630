"""A match: one game being played, and its record. `kogge.new` and `kogge.load` return one."""

from __future__ import annotations

import hashlib
import itertools
import os
import pickle
import secrets
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any, TypedDict

import numpy as np

from kogge.engine import rule
from kogge.engine.chance import RandomWords, random_start, seed_number
from kogge.engine.config import GameConfig, checked_config
from kogge.engine.contract import CHANCE, nothing_concealed
from kogge.engine.description import changes_text, entries_of, full_text, lines_to_print
from kogge.engine.errors import BadOption, IllegalMove, listed, quoted
from kogge.engine.flow import flow_of, scratch_dtype, win_shares
from kogge.engine.lines import ChanceEvent, Decision, is_chance, parse_line
from kogge.engine.position_check import checked_position
from kogge.engine.record_view import copy_rows, record_view, view_with_source
from kogge.engine.svg import WIDTH, svg_of
from kogge.engine.validation import checked_path, checked_rows, checked_seed, checked_switch, checked_whole, is_whole

View = dict[str, Any]

Chance = Callable[[int], Iterator[int]]
"""A function of a line number of the record (from 0): the random words for the chance event in that line."""


class MatchView(TypedDict):
    """The common part of every game's view. A game's `view.py` declares the complete type, such as `HellwegView`."""

    game: str
    players: int
    options: list[str]
    names: list[str] | None
    seat: int | None
    """The seat to decide; 0: chance; None: the game is over."""
    over: bool
    winners: list[int]


class Match:
    """One game being played. Seats count from 1; moves are text in the notation of the game's RULES.md."""

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
        """The source of randomness for chance events; None: the generator in the table's state."""
        self.manual_chance = checked_switch(manual_chance, "manual_chance")
        """Are chance events entered by hand (`apply_chance`), as with a physical game, and never drawn?"""
        self._box, self._flow = self.loaded.box, flow_of(self.game)
        self._use_rows(np.zeros(1, self.game.Table), np.zeros(1, scratch_dtype(self.game)))
        self._watcher: Callable[[Step], None] | None = None
        self._last_reported: Position | None = None
        """The position after the last step that was reported to the watcher."""
        self._custom_start: np.ndarray | None = None
        """The table given to `set_position`; None: the match began with a new table."""
        self._undo_points: list[_UndoPoint] | None = []
        """The state before each decision; None: not computed yet, see `_past`."""
        self.lines: list[str] = []
        self.undo_floor = 0
        """How many lines can no longer be taken back where people play: see `may_take_back`. It depends on the lines alone."""
        self._set_up(seed_number(secrets.token_hex() if self.seed is None else self.seed))
        self._play_forced()

    def _set_up(self, number: int) -> None:
        self.game.setup(self._box, self._s, self.players, self.config.option_bits, number)

    # state

    @property
    def seat(self) -> int | None:
        """The seat to decide (1..n); 0 if a chance event must be entered first; None when the game is over."""
        return None if self.is_over else int(self.game.to_move(self._s)) + 1

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self.game.is_over(self._s))

    def moves(self) -> list[str]:
        """Every legal move of the seat to decide, in notation; [] when the game is over or a chance event must be entered first."""
        texts = self.loaded.move_texts
        return [texts[action] for action in self._open_actions()]

    def _open_actions(self) -> list[int]:
        actions: list[int] = self._scratch.moves[: self._scratch.open].tolist()
        return actions

    def points(self) -> list[int]:
        """Points by seat: the current score during play, the final one at the end."""
        out = np.zeros(self.players, np.int64)
        self.game.points(self._box, self._s, out)
        return out.tolist()

    def winners(self) -> list[int]:
        """The seats that won, [] while the game runs."""
        if not self.is_over:
            return []
        return [seat for seat, share in enumerate(win_shares(self.game, self._box, self.rows), 1) if share > 0]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything that a seat (None: a spectator) may know, as plain dict, list, int and str."""
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

    def describe(self, seat: int | None = None, since: int | None = None, show_concealed: bool = True) -> str:
        """The position as text in the rulebook's language, from what a seat (None: a spectator) may know.

        `since` is a number of lines of the record: then the text has the lines played since and only what has changed since. For a reader
        who read the whole text at their first decision, pass `last_decision(seat)`. Moves and events are in the game's notation.
        `show_concealed` is explained at `lines_for`.
        """
        view = self.view(seat)
        entries = entries_of(self.game, view, seat)
        head = self._description_head(seat)
        if since is None:
            return full_text(head, entries)
        start = min(checked_whole(since, "since", least=0), len(self.revealed_lines()))
        before = entries_of(self.game, self.view_of(self._rows_after(start), seat), seat)
        return changes_text(head, lines_to_print(self.game, self.lines_for(seat, start, show_concealed)), before, entries)

    def last_decision(self, seat: int) -> int | None:
        """How many lines the record had when this seat last decided; None if it has not decided yet."""
        mine = f"{self.checked_seat(seat)} "
        return next((number for number in range(len(self.lines) - 1, -1, -1) if self.lines[number].startswith(mine)), None)

    def _description_head(self, seat: int | None) -> str:
        who = "You watch" if seat is None else f"You are seat {seat} of {self.players}"
        if self.is_over:
            scores = ", ".join(f"seat {number}: {points}" for number, points in enumerate(self.points(), 1))
            winners = listed([str(number) for number in self.winners()])
            return f"{self.game.title}. {who}. The game is over, won by seat {winners}; points: {scores}."
        return f"{self.game.title}. {who}. " + (f"Seat {self.seat} decides." if self.seat else "A chance event is due.")

    def _rows_after(self, lines: int) -> np.ndarray:
        """The table after the first `lines` lines."""
        for point in reversed(self._past):
            if point.lines == lines:
                return np.frombuffer(point.rows, self.rows.dtype).copy()
        replay = next(itertools.islice(self.replayed(), lines, None))
        return copy_rows(replay.rows)

    def checked_seat(self, seat: Any) -> int:
        """The argument, if it is a seat of this match."""
        if not (type(seat) is int or is_whole(seat)) or not 1 <= seat <= self.players:
            raise BadOption(
                f"There is no seat {quoted(seat)}; seats are 1 to {self.players}, None is a spectator.", code="no_such_seat", found=seat
            )
        return int(seat)

    # positions

    @property
    def key(self) -> str:
        """A hash of the position, the same in every process: the game's configuration and the whole table, hidden information included.

        It contains neither the moves that led there nor future chance. Two matches are equal if their keys are.
        """
        table = copy_rows(self.rows)
        table["chance"] = 0
        digest = hashlib.blake2b(repr((self.game.id, self.rules, self.players, self.options)).encode(), digest_size=16)
        digest.update(self.loaded.rows.tobytes())
        digest.update(table.tobytes())
        return digest.hexdigest()

    def __eq__(self, other: object) -> bool:
        return self.key == other.key if isinstance(other, Match) else NotImplemented

    def __hash__(self) -> int:
        """By the current position, so the hash changes when the match is played on."""
        return int(self.key[:15], 16)

    def copy(self) -> Match:
        """An independent copy with the same position and past, for example to try moves on.

        Future chance is the same as here, unless it comes from an external source (`chance`); `reseed` changes it.
        `copy.copy`, `copy.deepcopy` and pickling do the same.
        """
        copy = self._shallow_copy()
        copy.chance = None
        copy.names = list(self.names) if self.names else None
        copy._watcher = copy._last_reported = None
        copy._use_rows(copy_rows(self.rows), copy_rows(self._scratch_rows))
        copy.lines = list(self.lines)
        copy._undo_points = None if self._undo_points is None else list(self._undo_points)
        return copy

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def _shallow_copy(self) -> Match:
        """Another match that shares everything with this one."""
        copy = Match.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        return copy

    def _use_rows(self, rows: np.ndarray, scratch: np.ndarray) -> None:
        """Use these rows as the table, with this scratch record."""
        self.rows, self._s = rows, record_view(rows)
        self._scratch_rows, self._scratch = scratch, record_view(scratch)

    def view_of(self, rows: np.ndarray, seat: int | None) -> dict[str, Any]:
        """The view of another table of this match."""
        return self.with_rows(rows).view(seat)

    def with_rows(self, rows: np.ndarray) -> Match:
        """This match with another of its tables, for reading only: everything else is shared, so do not play on it."""
        other = self._shallow_copy()
        other.rows, other._s = rows, record_view(rows)
        return other

    def at_line(self, rows: np.ndarray, lines: int) -> Match:
        """A copy of the match as it was after the first `lines` lines, when its table was `rows`."""
        past = self.copy()
        past.restore(self.lines[:lines], rows, lines)
        return past

    def restore(self, lines: list[str], rows: np.ndarray, undo_floor: int) -> None:
        """Set the match to the end of these lines, whose table is known. Earlier tables are computed only when needed."""
        chance = self.rows["chance"][0]
        self.rows[:] = rows
        self.rows["chance"] = chance
        self.lines, self.undo_floor, self._undo_points = lines, undo_floor, None
        self._play_forced()

    def last_line_codes(self) -> list[int]:
        """The last line as numbers: an action, or CHANCE followed by the event; [] before the first."""
        if not self.lines:
            return []
        last = parse_line(self.lines[-1])
        return [self.loaded.actions[last.move]] if isinstance(last, Decision) else [CHANCE, *self._scratch.event.tolist()]

    def replayed(self) -> Iterator[Match]:
        """Replay the lines on a new table. Yields the same match object before the first line and after each."""
        replay = self._at_start()
        replay._begin()
        yield replay
        for line in self.lines:
            replay.follow([line])
            yield replay

    def __getstate__(self) -> dict[str, Any]:
        state = {name: self.__dict__[name] for name in ("seed", "names", "manual_chance", "lines", "undo_floor", "_undo_points")}
        start = self._custom_start
        state |= {"rows": self.rows.tobytes(), "start": None if start is None else start.tobytes()}
        return {"config": self.config, "packed": zlib.compress(pickle.dumps(state))}  # the undo points are similar, so they compress well

    def __setstate__(self, packed: dict[str, Any]) -> None:
        state = pickle.loads(zlib.decompress(packed["packed"])) | {"config": packed["config"]}
        Match.__init__(self, state["config"], state["seed"], state["names"], manual_chance=state["manual_chance"])
        self.rows[:] = np.frombuffer(state["rows"], self.rows.dtype)
        self._custom_start = None if state["start"] is None else np.frombuffer(state["start"], self.rows.dtype)
        self._play_forced()
        for name in ("lines", "undo_floor", "_undo_points"):
            setattr(self, name, state[name])

    def _repr_html_(self) -> str:
        """In a notebook: the table as a spectator sees it."""
        return notebook_picture(self)

    # playing

    def play(self, move: str) -> None:
        """Play a move for the seat to decide. An illegal one raises `IllegalMove` and changes nothing."""
        action = self.loaded.actions.get(move) if isinstance(move, str) else None
        if action is None or action not in self._open_actions():
            raise self._illegal(move)
        self.decide(action)
        self.resolve_chance()

    def undo(self) -> None:
        """Take back the last decision with the forced moves and chance events after it."""
        if not self._past:
            raise IllegalMove("There is no decision to take back.", code="nothing_to_undo")
        last = self._past.pop()
        del self.lines[last.lines :]
        self.undo_floor = last.undo_floor
        self.rows[:] = np.frombuffer(last.rows, self.rows.dtype)
        self._play_forced()

    @property
    def may_undo(self) -> bool:
        """Is there a decision to take back?"""
        return bool(self._past)

    @property
    def may_take_back(self) -> bool:
        """Where people play: may the player who made the last decision take it back?

        Only if no new information was revealed since and nobody else has decided. So a decision is final after a chance event, after
        another seat's decision, at the end of a secret round or of the game, and after it revealed whether hidden information forces
        another seat's move. `undo` checks none of this.
        """
        return len(self.lines) > self.undo_floor

    def limit_undo(self, decisions: int) -> None:
        """Allow undo for the last `decisions` decisions only, to save memory. They must cover a whole secret round."""
        del self._past[: -checked_whole(decisions, "decisions")]

    def set_position(self, rows: np.ndarray) -> None:
        """Set the table to another one of the same game; it has no past.

        A position that cannot be played is refused and changes nothing (`position_check.py`). The check plays two trial games, which
        takes about ten milliseconds; `copy` skips it.
        """
        self._set_trusted_position(checked_position(self.config, checked_rows(rows, self.game.Table)[:1]))

    def _set_trusted_position(self, rows: np.ndarray) -> None:
        """Set a position from a game with the same configuration, without checks."""
        self.rows[:] = rows[:1]
        self._custom_start = copy_rows(self.rows)
        self._begin()

    def _begin(self) -> None:
        self.lines, self._undo_points, self.undo_floor = [], [], 0
        self._play_forced()

    def reseed(self, seed: int | str) -> None:
        """Change future chance; the same seed gives the same future."""
        if checked_seed(seed) is None:
            raise BadOption("reseed needs a seed: a whole number or a text.", code="bad_seed")
        self.rows["chance"] = random_start(seed_number(seed), 0)

    def _illegal(self, move: object) -> IllegalMove:
        if self.is_over:
            return IllegalMove(f"{quoted(move)} cannot be played: the game is over.", code="game_over", found=move)
        if self.is_chance_due:
            due = self.events_due()
            message = f"{quoted(move)} cannot be played: a chance event must be entered first: {listed(due)}."
            return IllegalMove(message, code="chance_due", found=move, legal=due)
        legal = self.moves()
        return IllegalMove(f"{quoted(move)} is not legal for seat {self.seat} now; legal are: {listed(legal)}.", found=move, legal=legal)

    def decide(self, action: int) -> None:
        """Carry out a legal action and the forced moves after it, up to a chance event or a real choice."""
        if not is_whole(action) or action not in self._open_actions():
            raise self._illegal(action)
        seat, secret = self._scratch.next + 1, int(self.game.secret_round(self._s))
        self._past.append(_UndoPoint(len(self.lines), self.rows.tobytes(), secret, self.undo_floor))
        if self.lines and parse_line(self.lines[-1]).seat != seat:
            self.undo_floor = len(self.lines)
        self.lines.append(f"{seat} {self.loaded.move_texts[action]}")
        self._carry_out(action)
        revealing = self._play_forced(seat)
        if revealing or self.is_over or (secret and secret != int(self.game.secret_round(self._s))):
            self.undo_floor = len(self.lines)

    def _play_forced(self, last_decider: int | None = None) -> bool:
        """Make every decision that has exactly one legal move, up to a chance event or a real choice.

        Returns whether that revealed hidden information to `last_decider`, the seat of the last decision: everyone sees whose turn is
        skipped.
        """
        revealing, scratch = False, self._scratch
        while self._flow.prepare_turn(self._box, self._s, scratch) >= 0:
            revealing = revealing or (scratch.next + 1 != last_decider and bool(self.game.forced_move_reveals(self._s)))
            if scratch.open > 1:
                break
            self._carry_out(scratch.action, forced=True)
        return revealing

    def _carry_out(self, action: int, forced: bool = False) -> None:
        if self._watcher is None:
            self.game.step(self._box, self._s, action)
        else:
            with self._reporting(self._watcher, self.loaded.move_texts[action], forced):
                self.game.step(self._box, self._s, action)

    # steps

    def watch(self, watcher: Callable[[Step], None] | None) -> None:
        """Call `watcher` with every step from now on; None: stop. The watcher may read the match but not play."""
        self._watcher, self._last_reported = watcher, None

    def steps(self) -> list[Step]:
        """Every step so far, including chance events and forced moves: the lines are replayed on a new table."""
        steps: list[Step] = []
        replay = self._at_start()
        replay.watch(steps.append)
        replay._begin()
        replay.follow(self.lines)
        return steps

    def _at_start(self) -> Match:
        """A copy before the first step; `_begin` plays its forced moves."""
        replay = self.copy()
        if self._custom_start is None:
            replay._set_up(1)
        else:
            replay.rows[:] = self._custom_start
        return replay

    @property
    def _past(self) -> list[_UndoPoint]:
        """The state before each decision, the latest last; computed on demand after `restore`."""
        if self._undo_points is None:
            replay = self._at_start()
            replay._begin()
            replay.follow(self.lines)
            self._undo_points = replay._past
        return self._undo_points

    def follow(self, lines: Iterable[str]) -> None:
        """Play lines that are known to be legal, because they were played before."""
        for line in lines:
            parsed = parse_line(line)
            if isinstance(parsed, Decision):
                self.decide(self.loaded.actions[parsed.move])
            elif not self.read_event(parsed.words):
                raise ValueError(f"The line {line!r} does not fit the table.")

    @contextmanager
    def _reporting(self, watcher: Callable[[Step], None], text: str, forced: bool) -> Iterator[None]:
        """A context around one step that reports it to the watcher."""
        seat, before, secret = (None if self.is_chance_due else self.seat), self._position(), int(self.game.secret_round(self._s))
        yield
        only = self.game.seen_by(text.split(" ")) if seat is None else None
        if secret and secret == int(self.game.secret_round(self._s)):
            only = seat
        self._last_reported = None
        self._last_reported = self._position()
        watcher(Step(seat, text, forced, len(self.lines), only, before, self._last_reported))

    def _position(self) -> Position:
        """The current position: the one after the last reported step, unless the table has changed since by undo or `set_position`."""
        if self._last_reported is not None and self._last_reported.rows.tobytes() == self.rows.tobytes():
            return self._last_reported
        return Position(self, copy_rows(self.rows), len(self.lines))

    # chance

    @property
    def is_chance_due(self) -> bool:
        """Is a chance event next?"""
        return not self.is_over and self.game.to_move(self._s) == CHANCE

    def resolve_chance(self) -> Match:
        """Draw and apply chance events up to the next decision; with `manual_chance`, do nothing."""
        while self.is_chance_due and not self.manual_chance:
            self._draw(self.chance(len(self.lines)) if self.chance else None)
            self._apply_event()
        return self

    def _draw(self, words: Iterator[int] | None) -> None:
        """Draw the chance event that is due, without applying it."""
        if words is not None and rule.COMPILED:
            raise NotImplementedError("Compiled rules can draw only from the generator in the table.")
        s = self._s if words is None else view_with_source(self.rows, RandomWords(words))
        self.game.draw_event(self._box, s, self._scratch.event)

    def chance_line(self, words: Iterator[int]) -> str:
        """The line of the chance event that these random words draw; the event is not applied."""
        self._draw(words)
        return self._event_line()

    def _event_line(self) -> str:
        return f"* {self.game.event_text(self._box, self._s, self._scratch.event)}"

    def read_event(self, words: Iterable[str]) -> bool:
        """Apply a chance event given in notation; False, without any change, if it is not possible."""
        if not self.game.read_event(self._box, self._s, list(words), self._scratch.event):
            return False
        if not self.game.may_happen(self._box, self._s, self._scratch.event):
            return False
        self._apply_event()
        return True

    def events_due(self) -> list[str]:
        """The chance events possible now."""
        return self.game.events_due(self._box, self._s) if self.is_chance_due else []

    def chance_outcomes(self) -> dict[str, Fraction]:
        """Every possible outcome of the chance event that is due, in notation, with its exact probability; {} if none is due, or if
        there are too many outcomes."""
        from kogge.engine.outcomes import chance_outcomes

        found = chance_outcomes(self.config, self.rows) if self.is_chance_due else None
        return {one.text: one.probability for one in found or ()}

    def event_parts(self, entered: str = "") -> dict[str, str]:
        """The parts that may follow in a chance event entered by hand, each with the event so far; {} once it is complete."""
        words = entered.split(" ") if isinstance(entered, str) and entered else []
        if not self.is_chance_due or not isinstance(entered, str):
            return {}
        if self.game.event_parts is not None:
            return self.game.event_parts(self._box, self._s, words)
        return {} if words else {event: event for event in self.events_due() if self._is_possible_event(event)}

    def _is_possible_event(self, event: str) -> bool:
        """Is this a complete event that is possible now, and not a pattern?"""
        words, read = event.split(" "), self._scratch.event.copy()
        return bool(self.game.read_event(self._box, self._s, words, read) and self.game.may_happen(self._box, self._s, read))

    @property
    def chance_seat(self) -> int | None:
        """The only seat (from 1) that will see the outcome of the chance event that is due; None: everyone will, or none is due."""
        due = self.events_due()
        return self.game.seen_by(due[0].split(" ")) if due else None

    def apply_chance(self, event: str) -> None:
        """Apply a chance event entered by hand, in notation. An impossible one raises `IllegalMove` and changes nothing."""
        if not self.is_chance_due:
            raise IllegalMove(f"{quoted(event)} is not possible now: no chance event is due.", code="no_chance_due", found=event)
        if not isinstance(event, str) or not self.read_event(event.split(" ")):
            due = self.events_due()
            message = f"{quoted(event)} is not possible now; possible events: {listed(due)}."
            raise IllegalMove(message, code="not_this_chance", found=event, legal=due)

    def _apply_event(self) -> None:
        line = self._event_line()
        self.lines.append(line)
        if self._watcher is None:
            self.game.happen(self._box, self._s, self._scratch.event)
        else:
            with self._reporting(self._watcher, line.removeprefix("* "), forced=False):
                self.game.happen(self._box, self._s, self._scratch.event)
        self._play_forced()
        self.undo_floor = len(self.lines)

    # record

    def record(self, folder: str | Path | None = None) -> str:
        """The record so far (docs/RECORD.md), without secret choices not yet revealed. The path of a box is relative to `folder`."""
        header = {
            "Game": self.game.id,
            "Players": str(self.players),
            "Options": " ".join(self.options),
            "Rules": str(self.rules),
            "Box": self._box_header(folder),
            "Names": ", ".join(self.names or []),
        }
        if self.is_over:
            header["Seed"] = "" if self.seed is None else str(self.seed)
            header["Result"] = " ".join(str(points) for points in self.points())
        lines = [f"{key}: {value}" for key, value in header.items() if value]
        return "\n".join([*lines, "", *self.revealed_lines()]) + "\n"

    def _box_header(self, folder: str | Path | None) -> str:
        base = checked_path(folder, "folder")
        if self.loaded.header == "standard" or base is None:
            return self.loaded.header
        return Path(os.path.relpath(self.loaded.header, base)).as_posix()

    def revealed_lines(self) -> list[str]:
        """The lines of the record without the choices of an unfinished secret round."""
        secret = int(self.game.secret_round(self._s)) if not self.is_over else 0
        if secret:
            for point in self._past:
                if point.secret == secret:
                    return self.lines[: point.lines]
        return self.lines

    def lines_for(self, seat: int | None, start: int = 0, show_concealed: bool = True) -> list[str]:
        """The lines as a seat (None: a spectator) may read them in a running game; events that only others saw end in a question mark.

        With `show_concealed=False`, as where people play, past events that the game conceals again are masked in the same way.
        """
        seat = None if seat is None else self.checked_seat(seat)
        lines = self.revealed_lines()[checked_whole(start, "start", least=0) :]
        return lines if self.is_over else [self._line_for(line, seat, show_concealed) for line in lines]

    def _line_for(self, line: str, seat: int | None, show_concealed: bool) -> str:
        parsed = parse_line(line)
        if isinstance(parsed, Decision):
            return line
        words = list(parsed.words)
        if not show_concealed and self._is_concealed(line):
            return f"* {words[0]} ?"
        return line if self.game.seen_by(words) in (None, seat) else f"* {self.game.public_event(words)} ?"

    def _is_concealed(self, line: str) -> bool:
        parsed = parse_line(line)
        return isinstance(parsed, ChanceEvent) and bool(self.game.is_concealed(self._box, self._s, list(parsed.words)))

    def present_start(self) -> int:
        """The number of lines at the start of a running game that are concealed history: up to the first chance event after the last
        concealed one.

        0 if the game is over or conceals nothing.
        """
        if self.is_over or self.game.is_concealed is nothing_concealed:
            return 0
        concealed = [number for number, line in enumerate(self.lines, 1) if self._is_concealed(line)]
        if not concealed:
            return 0
        return next((number for number in range(concealed[-1], len(self.lines)) if is_chance(self.lines[number])), len(self.lines))

    def __repr__(self) -> str:
        state = f"won by {self.winners()}" if self.is_over else f"seat {self.seat} to decide" if self.seat else "chance event to be entered"
        return f"<kogge {self.game.id}, {self.players} players, {state}>"


def checked_match(match: Any) -> Match:
    """The argument, if it is a `Match`."""
    if not isinstance(match, Match):
        raise BadOption(f"This needs a match (from kogge.new or kogge.load), not {quoted(match)}.", code="not_a_match", found=match)
    return match


class _UndoPoint:
    """The state just before a decision."""

    __slots__ = ("lines", "rows", "secret", "undo_floor")

    def __init__(self, lines: int, rows: bytes, secret: int, undo_floor: int):
        self.lines, self.rows, self.secret, self.undo_floor = lines, rows, secret, undo_floor


class Position:
    """A position of a match: its table after a number of lines. Views are computed on demand and cached."""

    __slots__ = ("_match", "_views", "number", "rows")

    def __init__(self, match: Match, rows: np.ndarray, number: int):
        self._match, self.rows = match, rows
        self.number = number
        """How many lines of the record led here."""
        self._views: dict[int | None, View] | None = None

    @property
    def line(self) -> str:
        """The line of the record that led here; '' at the start."""
        return self._match.lines[self.number - 1] if self.number else ""

    @property
    def seat(self) -> int | None:
        """The seat to decide (1..n); 0: chance is next; None: the game is over."""
        seat: int | None = self.view(None)["seat"]
        return seat

    def points(self) -> list[int]:
        """Points by seat, as the rules count them at this position."""
        out = np.zeros(self._match.players, np.int64)
        self._match.game.points(self._match.loaded.box, record_view(self.rows), out)
        return out.tolist()

    def match(self) -> Match:
        """A new match at this position, with the lines that led to it."""
        return self._match.at_line(self.rows, self.number)

    def view(self, seat: int | None = None) -> View:
        """The view of a seat (None: a spectator) at this position. Do not modify it."""
        if self._views is None:
            self._views = {}
        if seat not in self._views:
            self._views[seat] = self._match.view_of(self.rows, seat)
        return self._views[seat]

    def __repr__(self) -> str:
        now = "over" if self.seat is None else "chance is next" if self.seat == 0 else f"seat {self.seat} to decide"
        return f"<kogge {self._match.game.id}, position after line {self.number}, {now}, points {self.points()}>"

    def _repr_html_(self) -> str:
        """In a notebook: the table as a spectator sees it."""
        return notebook_picture(self.match())


@dataclass(frozen=True)
class Step:
    """One step of a match: a chance event, a chosen move or a forced move, with the views before and after it."""

    seat: int | None
    """The seat that moved (1..n); None: chance."""
    text: str
    """The move or the event, in the game's notation."""
    forced: bool
    """Was it the only legal move? Forced moves are played automatically and have no line in the record."""
    line: int
    """Its line in the record, counted from 1; for a forced move the line before it; 0: before the first."""
    only: int | None
    """The only seat that saw it when it happened, such as a draw behind a screen or a secret choice; None: everyone did."""
    _before: Position = field(repr=False, compare=False)
    _after: Position = field(repr=False, compare=False)

    def before(self, seat: int | None = None) -> View:
        """The view of a seat (None: a spectator) just before the step. Do not modify it."""
        return self._before.view(seat)

    def after(self, seat: int | None = None) -> View:
        """The view of a seat (None: a spectator) just after the step. Do not modify it."""
        return self._after.view(seat)


def svg(match: Match, seat: int | None = None, width: int = WIDTH) -> str:
    """The table of a match as an SVG image, as a seat (None: a spectator) sees it."""
    checked_whole(width, "width", least=20, most=1000)
    view = checked_match(match).view(seat)
    names = match.names or [f"seat {number}" for number in range(1, match.players + 1)]
    return svg_of(match.game.draw(view, names), repr(match), width)


notebook_picture: Callable[[Match], str] = svg
"""Draws a match in a notebook; `kogge` sets it to the site's drawing (`pictures.py`)."""
