"""Calls entry points that were compiled ahead of time to a WebAssembly side module, for places where numba cannot run, such as a browser.

`kogge.lite.wasm` builds the module, `engine.so` in the game's folder. Each of its functions takes the address of an array of 64-bit
numbers, one for each argument of the compiled code: numba passes an array as seven or more of them. The module works on numpy's own memory.
"""

from __future__ import annotations

import ctypes
import functools
import importlib.util
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from kogge.engine.errors import KoggeError

FILE = "engine.so"
ARGUMENTS_FILE = "engine.json"
"""The number of flat arguments of each function in the module."""
FAULT = -1
"""The result of a function whose compiled code raised an error."""


class HasFolder(Protocol):
    """A game."""

    @property
    def title(self) -> str:
        """The game's title."""

    @property
    def folder(self) -> Path:
        """The folder of its sources."""


@functools.cache
def numba_is_missing() -> bool:
    """Whether entry points must come from side modules."""
    return importlib.util.find_spec("numba") is None


def side_entry_points(game: HasFolder) -> Callable[[Callable[..., Any]], Callable[..., int]]:
    """A decorator that replaces an entry point's Python function by the compiled one of the same name."""
    return lambda function: SideEntry(game, function.__name__)


class SideEntry:
    """A compiled entry point. It keeps the flat arguments of the last call: a search calls it often with the same arrays."""

    def __init__(self, game: HasFolder, name: str):
        self._game, self._name = game, name
        self._function: Callable[[int], int] | None = None
        self._arrays: tuple[Any, ...] = ()
        self._flat = np.zeros(0, np.int64)
        self._address = 0
        self._scalars: list[tuple[int, int]] = []

    def __call__(self, *arguments: Any) -> int:
        """Call the compiled function; the arguments must have the types that it was compiled for."""
        function = self._function or self._load()
        arrays = tuple(one for one in arguments if isinstance(one, (np.ndarray, tuple)))
        if len(arrays) != len(self._arrays) or any(one is not other for one, other in zip(arrays, self._arrays, strict=True)):
            self._flatten(arguments)
            self._arrays = arrays
        for place, number in self._scalars:
            self._flat[place] = arguments[number]
        result = function(self._address)
        if result == FAULT:
            raise KoggeError(f"The compiled {self._name} of {self._game.title} failed.")
        return result

    def _load(self) -> Callable[[int], int]:
        """Load the module at the first call."""
        path = self._game.folder / FILE
        if not path.exists():
            raise KoggeError(f"{self._game.title} has no compiled module ({FILE}), and numba is not installed.")
        module = ctypes.CDLL(str(path))
        function = module[f"kogge_{self._name}"]
        function.argtypes, function.restype = [ctypes.c_void_p], ctypes.c_int64
        self._expected = json.loads((self._game.folder / ARGUMENTS_FILE).read_text())[self._name]
        self._function = function
        return function

    def _flatten(self, arguments: tuple[Any, ...]) -> None:
        flat: list[int] = []
        self._scalars = []
        for number, value in enumerate(arguments):
            if isinstance(value, (int, np.integer)):
                self._scalars.append((len(flat), number))
            _add(flat, value)
        if len(flat) != self._expected:
            raise KoggeError(f"The compiled {self._name} takes {self._expected} numbers, not {len(flat)}.")
        self._flat = np.array(flat, np.int64)
        self._address = self._flat.ctypes.data


def _add(flat: list[int], value: Any) -> None:
    """Add an argument as numba passes it: an array is two unused pointers, its size, item size and address, its shape and its strides."""
    if isinstance(value, tuple):
        for part in value:
            _add(flat, part)
    elif isinstance(value, np.ndarray):
        flat += [0, 0, value.size, value.itemsize, value.__array_interface__["data"][0], *value.shape, *value.strides]
    elif isinstance(value, (float, np.floating)):
        flat.append(int(np.float64(value).view(np.int64)))
    else:
        flat.append(int(value))
