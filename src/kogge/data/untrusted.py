"""Validation of tables and columns from untrusted files.

Rules trust a table: an index that is too large reads whatever lies there. So the rules that say which moves are open and what a seat knows
are compiled once more for tables out of a file, with every index checked. Such a table must be one before a choice, and what comes out must
lie within the bounds that the game's layout names.
"""

from __future__ import annotations

import dis
import functools
import inspect
import types
from collections.abc import Callable
from typing import Any

import numpy as np
import pyarrow as pa

from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.engine.errors import KoggeError
from kogge.engine.rule import PACKAGE, cache_folder, compiled_into
from kogge.observations import layout_of


def observed_warily(
    config: GameConfig, rows: np.ndarray, seats: np.ndarray, is_standard: bool, masks: np.ndarray | None = None
) -> np.ndarray:
    """Observations (n, obs_size). A table that is not at a decision of this configuration is refused; where `masks` give
    the legal moves, so is one with other legal moves or another seat to decide."""
    for field, value in (("players", config.players), ("options", config.option_bits)):
        if field in (rows.dtype.names or ()):
            refuse_if(rows[field] != value, f"is played with other {field} than the card says")
    game, at = config.game, np.zeros(1, np.int64)
    out, moves = np.zeros((len(rows), game.obs_size), np.float32), np.zeros(game.n_actions, np.int16)
    opened = np.zeros((0, 0), np.bool_) if masks is None else masks
    try:
        good = _compiled_check(game)(config.loaded.rows, rows, seats, opened, moves, out, at)
    except (IndexError, ZeroDivisionError, OverflowError) as error:
        raise no_decision(int(at[0]), "names things that are not in this game") from error
    refuse_if(np.arange(len(rows)) == good, "has a table on which such a choice is not open")
    checked_bounds(config, out, is_standard)
    return out


def checked_bounds(config: GameConfig, observations: np.ndarray, is_standard: bool) -> None:
    """Check that observations are numbers, and with the standard box within the ranges of the layout."""
    low, high = _bounds(config.game) if is_standard else (-np.inf, np.inf)
    near = 1e-4  # they are kept in 32 bits
    with np.errstate(invalid="ignore"):
        fits = np.isfinite(observations) & (observations >= low - near) & (observations <= high + near)
    refuse_if(~fits.all(1), "shows what cannot be in this game")


def refuse_if(wrong: Any, what: str) -> None:
    """Raise an error for the first bad decision."""
    if wrong.any():
        raise no_decision(int(np.argmax(wrong)), what)


def no_decision(row: int, what: str) -> KoggeError:
    """The error for a row that is not a decision of this dataset."""
    return KoggeError(f"Row {row} of these is no decision of such a game: it {what}.", code="bad_dataset", found=row)


def without_nulls(column: Any, what: str) -> Any:
    """A column in which every row has something."""
    if column.null_count:
        raise no_decision(int(np.argmin(column.is_valid().to_numpy(zero_copy_only=False))), f"has no {what}")
    return column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column


@functools.cache
def _bounds(game: Game) -> tuple[np.ndarray, np.ndarray]:
    """The minimum and maximum of each number of an observation."""
    low, high = np.full(game.obs_size, -np.inf, np.float32), np.full(game.obs_size, np.inf, np.float32)
    for laid in layout_of(game).blocks:
        low[laid.indices], high[laid.indices] = laid.block.least, laid.block.most
    return low, high


@functools.cache
def _compiled_check(game: Game) -> Callable[..., int]:
    checked = _BoundsChecked(game)
    observe, is_over, to_move, legal = (checked(rule) for rule in (game.observe, game.is_over, game.to_move, game.legal))

    def check_row(boxes: Any, rows: Any, seats: Any, opened: Any, moves: Any, out: Any, at: Any) -> int:
        """What each seat knows of its table. Returns how many tables are ones before a choice, counted up to the first that is none."""
        for i in range(len(rows)):
            at[0] = i
            n = 0 if is_over(rows[i]) else legal(boxes[0], rows[i], moves)
            if n < 2:
                return i
            if len(opened):
                if to_move(rows[i]) != seats[i] or n != opened[i].sum():
                    return i
                for k in range(n):
                    if not opened[i, moves[k]]:
                        return i
            observe(boxes[0], rows[i], seats[i], out[i])
        return len(rows)

    compiled: Callable[..., int] = checked.compiled(check_row)
    return compiled


class _BoundsChecked:
    """Recompiles a rule's call graph with bounds checks; the originals stay untouched."""

    def __init__(self, game: Game):
        self.compiled = compiled_into(cache_folder(game, "data"), boundscheck=True)
        self._folders = tuple(f"{folder}/" for folder in (PACKAGE / "engine", game.folder))
        self._made: dict[types.FunctionType, Any] = {}

    def __call__(self, rule: Any) -> Any:
        rule = inspect.unwrap(rule)
        if rule not in self._made:
            named = {one.argval for one in dis.get_instructions(rule) if one.opname == "LOAD_GLOBAL"}
            called = {name: self._checked(thing) for name, thing in rule.__globals__.items() if name in named}
            held = tuple(types.CellType(self._checked(cell.cell_contents)) for cell in rule.__closure__ or ()) or None
            twin = types.FunctionType(rule.__code__, rule.__globals__ | called, rule.__name__, rule.__defaults__, held)
            twin.__qualname__ = rule.__qualname__
            self._made[rule] = self.compiled(twin)
        return self._made[rule]

    def _checked(self, thing: Any) -> Any:
        """The bounds-checked version of a rule; anything else unchanged."""
        return self(thing) if isinstance(thing, types.FunctionType) and self._is_rule(inspect.unwrap(thing)) else thing

    def _is_rule(self, function: Any) -> bool:
        return isinstance(function, types.FunctionType) and function.__code__.co_filename.startswith(self._folders)
