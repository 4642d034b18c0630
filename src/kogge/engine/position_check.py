"""Checks positions set by hand, because compiled rules do not check indices.

A game declares the range of each field once, beside the field in its `table.py`:

    ("start_player", np.int16, (), SEAT),
    ("coins", np.int32, (MAX_PLAYERS,), between(0, 9_999)),

A position is accepted if players and options are those of the configuration, every field is in its range, the fields agree with each other
(`Game.check_position`), and interpreted rules, which check every index, play it to the end. Pieces are not counted: a position may have
fewer or more of them than the box.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from kogge.engine.chance import next_random, random_start, scaled_below
from kogge.engine.config import GameConfig
from kogge.engine.contract import CHANCE
from kogge.engine.errors import BadOption
from kogge.engine.flow import CHOICES, OVER, flow_of, scratch_dtype
from kogge.engine.ranges import Range, ranges_of
from kogge.engine.record_view import record_view

TRIAL_SEEDS = (1, 2)
TRIAL_STEPS = 20_000
"""More than ten times the steps of any of our games; a position from which play takes longer is taken to be endless."""


class Fault(NamedTuple):
    """A field with a value outside its range."""

    name: str
    value: int
    least: int
    most: int

    def __str__(self) -> str:
        return f"{self.name} is {self.value}, and must be from {self.least} to {self.most}"


def checked_position(config: GameConfig, rows: np.ndarray) -> np.ndarray:
    """The argument, if the position can be played; the rows are not changed."""

    for fault in faults(config, rows):
        raise _refused(str(fault))
    objection = _tried(lambda: inconsistency(config, record_view(rows.copy())))
    if objection:
        raise _refused(objection)
    for seed in TRIAL_SEEDS:
        _tried(lambda seed=seed: _play_out(config, rows.copy(), seed))
    return rows


def inconsistency(config: GameConfig, s: Any) -> str:
    """Which fields of this table contradict each other, according to the game; '' if none do."""
    check = config.game.check_position
    return "" if check is None else check(config.loaded.box, s)


def faults(config: GameConfig, rows: np.ndarray) -> Iterable[Fault]:
    """Every field that is out of its range."""
    fixed = {"players": config.players, "options": config.option_bits}
    declared = ranges_of(config.game.Table)
    for name in rows.dtype.names or ():
        allowed = Range(fixed[name], fixed[name]) if name in fixed else declared.get(name)
        if allowed is None:
            continue
        least, most = allowed.least, config.players - 1 if allowed.is_seat else allowed.most
        values = rows[name].ravel()
        for value in values[(values < least) | (values > most)][:1]:
            yield Fault(name, int(value), least, most)


def _play_out(config: GameConfig, rows: np.ndarray, seed: int) -> None:
    """Play to the end at random, and compute every seat's view and observation on the way."""
    game, box, flow = config.game, config.loaded.box, flow_of(config.game)
    s, scratch = record_view(rows), record_view(np.zeros(1, scratch_dtype(game)))
    observed, pick = np.zeros(game.obs_size, np.float32), random_start(seed, CHOICES)
    if seed > 1:
        game.resample_hidden(box, s, max(CHANCE, int(flow.turn_of(s))), seed)
    for number in range(TRIAL_STEPS):
        if number % 64 == 0:
            for seat in range(config.players):
                game.view(box, s, seat)
                game.observe(box, s, seat, observed)
        if flow.prepare_turn(box, s, scratch) == OVER:
            if not game.is_over(s):
                raise BadOption("a seat is to decide and has no legal move")
            flow.split_win(box, s, scratch)
            return
        if scratch.open > 1:
            pick = next_random(pick)
            scratch.action = scratch.moves[scaled_below(pick, scratch.open)]
        flow.advance(box, s, scratch)
    raise BadOption(f"it is not over after {TRIAL_STEPS} steps")


def _tried(trial: Any) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # numpy warns of an integer overflow
        try:
            return trial()
        except BadOption as error:
            raise _refused(str(error)) from None
        except Exception as error:  # a rule may fail in any way on a table that no game can reach
            raise _refused(f"the rules fail on it ({type(error).__name__}: {error})") from None


def _refused(why: str) -> BadOption:
    return BadOption(f"This is not a valid position: {why.rstrip('.')}.", code="bad_position")
