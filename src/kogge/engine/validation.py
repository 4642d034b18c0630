"""Validation of arguments. Compiled code trusts its arguments, so everything is checked before."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeGuard, TypeVar

import numpy as np

from kogge.engine.errors import BadOption, quoted

Call = TypeVar("Call", bound=Callable[..., Any])

SEEDS = 1 << 62
"""The first seed of a range of games must be below this, so that counting up stays within 64 bits."""
LAST_SEED = (1 << 63) - 1
"""The greatest integer that is used as a seed unchanged (`seed_number`)."""
MAX_GAMES = 10**12
MAX_THREADS = 1024


def is_whole(value: Any) -> TypeGuard[int]:
    """An integer, Python's or numpy's; neither True nor 1.0."""
    return type(value) is int or isinstance(value, np.integer) or (isinstance(value, int) and not isinstance(value, bool))


def checked_whole(value: Any, what: str, least: int = 1, most: int = MAX_GAMES) -> int:
    """The argument, if it is an integer within bounds."""
    if not (type(value) is int or is_whole(value)) or not least <= value <= most:
        bounds = f"from {least} to {most}" if most < MAX_GAMES else f"from {least} on"
        raise BadOption(f"{what} is a whole number {bounds}, not {quoted(value)}.", code="not_whole", found=value)
    return int(value)


def checked_first_seed(seed: Any) -> int:
    """The seed of the first of many games; the others have the seeds after it."""
    if not is_whole(seed) or not 0 <= seed < SEEDS:
        raise BadOption(f"The first seed is a whole number from 0 to 2^62 - 1, not {quoted(seed)}.", code="bad_seed", found=seed)
    return int(seed)


def checked_seed(seed: Any) -> int | str | None:
    """The seed of one game: any integer, or a text that fits into a record's header; None: a random one."""
    if seed is None or (isinstance(seed, str) and fits_header(seed)):
        return seed
    if is_whole(seed) and abs(int(seed)) < 1 << 1024:
        return int(seed)
    raise BadOption(f"A seed is a whole number or a text of one line without #, not {quoted(seed)}.", code="bad_seed", found=seed)


def checked_names(names: Sequence[str] | None, players: int) -> list[str] | None:
    """One name per seat, each allowed in a record's header."""
    if names is None:
        return None
    if not isinstance(names, (list, tuple)) or len(names) != players or not all(isinstance(name, str) for name in names):
        raise BadOption(f"names needs one name for each of the {players} seats, not {quoted(names)}.", code="bad_names", found=names)
    for name in names:
        if not name.strip() or "," in name or not fits_header(name):
            raise BadOption(
                f"A name is not empty and has no comma, no # and no line break, not {quoted(name)}.", code="bad_names", found=name
            )
    return [name.strip() for name in names]


def fits_header(text: str) -> bool:
    """Is a text allowed in a line of a record's header?"""
    return "#" not in text and not any(unicodedata.category(sign) in ("Cc", "Cs") for sign in text)


def checked_path(path: Any, what: str) -> Path | None:
    """A path, given as text or `Path`; None stays None."""
    if path is not None and not isinstance(path, (str, Path)):
        raise BadOption(f"{what} is given by its path; {quoted(path)} is not a path.", code="not_a_path", found=path)
    return None if path is None else Path(path)


def checked_callable(function: Call, what: str) -> Call:
    """The argument, if it is callable."""
    if not callable(function):
        raise BadOption(f"{what} must be callable, not {quoted(function)}.", code="not_callable", found=function)
    return function


def checked_switch(value: Any, what: str) -> bool:
    """The argument, if it is True or False."""
    if not isinstance(value, bool):
        raise BadOption(f"{what} is True or False, not {quoted(value)}.", code="bad_switch", found=value)
    return value


def checked_choice(value: Any, known: Sequence[str], what: str) -> str:
    """The argument, if it is one of the known words."""
    if not isinstance(value, str) or value not in known:
        raise BadOption(f"{what} is {' or '.join(known)}, not {quoted(value)}.", code="unknown_word", found=value, legal=known)
    return value


def checked_numbers(values: Any, shape: tuple[int, ...], what: str) -> np.ndarray:
    """An array of integers of the given shape, as contiguous int64."""
    try:
        array = np.asarray(values)
    except Exception:  # the conversion of a caller's object may fail in any way
        array = np.zeros(0, object)
    if array.shape != shape or array.dtype.kind not in "iu":
        found = f"{array.dtype} of shape {array.shape}" if array.dtype != object else quoted(values)
        raise BadOption(f"{what} are whole numbers in an array of shape {shape}, not {found}.", code="bad_array", found=values)
    if array.dtype == np.uint64:
        array = np.where(array < SEEDS, array, SEEDS).astype(np.int64)
    return np.ascontiguousarray(array, np.int64)


def checked_rows(rows: Any, dtype: np.dtype, least: int = 1) -> np.ndarray:
    """The argument, if it is an array of tables that compiled code may write to."""
    if (
        not isinstance(rows, np.ndarray)
        or rows.ndim != 1
        or rows.dtype != dtype
        or len(rows) < least
        or not rows.flags.c_contiguous
        or not rows.flags.writeable
    ):
        raise BadOption("rows is a writeable numpy array of the game's own tables, np.zeros(n, game.Table).", code="bad_array")
    return rows
