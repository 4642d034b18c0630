"""Validation of tables and columns from untrusted files.

Compiled rules trust a table: an index that is too large reads arbitrary memory. So the rules for legal moves and observations are compiled
once more with bounds checks, for tables from a file. Such a table must be at a decision, and its observation must be within the ranges of
the game's layout.
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


def checked_observations(
    config: GameConfig, rows: np.ndarray, seats: np.ndarray, is_standard: bool, masks: np.ndarray | None = None
) -> np.ndarray:
    """Observations (n, obs_size) of untrusted tables. A table that is not at a decision of this configuration is refused. With `masks`, the
    legal moves and the seat to decide must agree with the table."""
    for field, value in (("players", config.players), ("options", config.option_bits)):
        if field in (rows.dtype.names or ()):
            refuse_if(rows[field] != value, f"has other {field} than the card")
    game, at = config.game, np.zeros(1, np.int64)
    out, moves = np.zeros((len(rows), game.obs_size), np.float32), np.zeros(game.n_actions, np.int16)
    expected = np.zeros((0, 0), np.bool_) if masks is None else masks
    try:
        n_valid = _compiled_check(game)(config.loaded.rows, rows, seats, expected, moves, out, at)
    except (IndexError, ZeroDivisionError, OverflowError) as error:
        raise bad_row(int(at[0]), "has a table with values outside their range") from error
    refuse_if(np.arange(len(rows)) == n_valid, "has a table that is not at this decision")
    checked_bounds(config, out, is_standard)
    return out


def checked_bounds(config: GameConfig, observations: np.ndarray, is_standard: bool) -> None:
    """Check that observations are numbers, and with the standard box within the ranges of the layout."""
    low, high = _bounds(config.game) if is_standard else (-np.inf, np.inf)
    tolerance = 1e-4  # observations are stored with 32 bits
    with np.errstate(invalid="ignore"):
        fits = np.isfinite(observations) & (observations >= low - tolerance) & (observations <= high + tolerance)
    refuse_if(~fits.all(1), "has an observation that cannot be in this game")


def refuse_if(wrong: Any, what: str) -> None:
    """Raise an error for the first bad decision."""
    if wrong.any():
        raise bad_row(int(np.argmax(wrong)), what)


def bad_row(row: int, what: str) -> KoggeError:
    """The error for a row that is not a valid decision."""
    return KoggeError(f"Row {row} is not a valid decision: it {what}.", code="bad_dataset", found=row)


def without_nulls(column: Any, what: str) -> Any:
    """The column as one array; nulls are refused."""
    if column.null_count:
        raise bad_row(int(np.argmin(column.is_valid().to_numpy(zero_copy_only=False))), f"has no {what}")
    return column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column


@functools.cache
def _bounds(game: Game) -> tuple[np.ndarray, np.ndarray]:
    """The minimum and maximum of each number of an observation."""
    low, high = np.full(game.obs_size, -np.inf, np.float32), np.full(game.obs_size, np.inf, np.float32)
    for placed in layout_of(game).blocks:
        low[placed.indices], high[placed.indices] = placed.block.least, placed.block.most
    return low, high


@functools.cache
def _compiled_check(game: Game) -> Callable[..., int]:
    checked = _BoundsChecked(game)
    observe, is_over, to_move, legal = (checked(rule) for rule in (game.observe, game.is_over, game.to_move, game.legal))

    def check_rows(boxes: Any, rows: Any, seats: Any, expected: Any, moves: Any, out: Any, at: Any) -> int:
        """Write the observations into `out`. Stops at the first table that is not at the expected decision, and returns its index."""
        for i in range(len(rows)):
            at[0] = i
            n = 0 if is_over(rows[i]) else legal(boxes[0], rows[i], moves)
            if n < 2:
                return i
            if len(expected):
                if to_move(rows[i]) != seats[i] or n != expected[i].sum():
                    return i
                for k in range(n):
                    if not expected[i, moves[k]]:
                        return i
            observe(boxes[0], rows[i], seats[i], out[i])
        return len(rows)

    compiled: Callable[..., int] = checked.compiled(check_rows)
    return compiled


class _BoundsChecked:
    """Recompiles a rule's call graph with bounds checks; the originals stay untouched."""

    def __init__(self, game: Game):
        self.compiled = compiled_into(cache_folder(game, "data"), boundscheck=True)
        self._folders = tuple(f"{folder}/" for folder in (PACKAGE / "engine", game.folder))
        self._copies: dict[types.FunctionType, Any] = {}

    def __call__(self, rule: Any) -> Any:
        rule = inspect.unwrap(rule)
        if rule not in self._copies:
            names = {one.argval for one in dis.get_instructions(rule) if one.opname == "LOAD_GLOBAL"}
            global_values = {name: self._checked(value) for name, value in rule.__globals__.items() if name in names}
            closure = tuple(types.CellType(self._checked(cell.cell_contents)) for cell in rule.__closure__ or ()) or None
            copy = types.FunctionType(rule.__code__, rule.__globals__ | global_values, rule.__name__, rule.__defaults__, closure)
            copy.__qualname__ = rule.__qualname__
            self._copies[rule] = self.compiled(copy)
        return self._copies[rule]

    def _checked(self, value: Any) -> Any:
        """The bounds-checked version of a rule; any other value unchanged."""
        return self(value) if isinstance(value, types.FunctionType) and self._is_rule(inspect.unwrap(value)) else value

    def _is_rule(self, function: Any) -> bool:
        return isinstance(function, types.FunctionType) and function.__code__.co_filename.startswith(self._folders)
