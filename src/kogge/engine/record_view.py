"""Records as the rules see them: a table `s` or a box is one row of a numpy array with named fields.

Compiled rules get the row itself. Python gets a view of the same bytes with the same attribute names, ten times faster than `np.record`.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from kogge.engine import rule
from kogge.engine.ranges import Range, declare

Fields = Sequence[tuple[str, Any] | tuple[str, Any, Any] | tuple[str, Any, Any, Range]]
"""Name, type, shape (() is one number), and the range of what it may hold (ranges.py)."""


def record_dtype(fields: Fields) -> np.dtype:
    """A record type whose fields numba can read as attributes and a GPU can read aligned."""
    for name, *_ in fields:
        if hasattr(np.record, name):
            raise ValueError(f"a field cannot be called {name!r}: numpy's own records have a method of that name")
    dtype = np.dtype((np.record, np.dtype(_padded([field[:3] for field in fields]), align=True)))
    declare(dtype, {field[0]: field[3] for field in fields if len(field) == 4})
    return dtype


def _padded(fields: list[Any]) -> list[Any]:
    """The fields with explicit padding: numpy copies fields but not gaps, and tables are compared byte by byte."""
    padded: list[Any] = []
    end = 0

    def fill(upto: int) -> None:
        if upto > end:
            padded.append((f"spare_{end}", np.uint8, (upto - end,)))

    aligned = np.dtype(fields, align=True)
    assert aligned.fields is not None
    for field in fields:
        kind, offset = aligned.fields[field[0]][:2]
        fill(offset)
        padded.append(field)
        end = offset + kind.itemsize
    fill(aligned.itemsize)
    return padded


def copy_rows(rows: np.ndarray) -> np.ndarray:
    """A copy of an array of records. numpy copies records field by field; copying their bytes is forty times as fast."""
    return np.ndarray(rows.shape, rows.dtype, bytearray(rows.tobytes()))


def record_view(rows: np.ndarray, i: int = 0) -> Any:
    """Row `i` of an array of records, for the rules to read and change."""
    return _view_class(rows.dtype)(rows, i)


def view_with_source(rows: np.ndarray, source: Any) -> Any:
    """The only row of `rows`, with draws from `source` (`chance.RandomWords`, `outcomes.DrawEnumerator`) instead of its own generator.

    Compiled rules see only the row, so they cannot use this.
    """
    return _class_with_source(rows.dtype)(rows, source)


@functools.cache
def _class_with_source(dtype: np.dtype) -> type:
    plain: Any = _view_class(dtype)

    def bind(self: Any, rows: np.ndarray, source: Any) -> None:
        plain.__init__(self, rows, 0)
        self.source = source

    def refuse(self: Any, *_: Any) -> None:
        raise NotImplementedError("A rule must draw with draw_below, draw_weighted or draw_handful, not with `s.chance` itself.")

    return type("ViewWithSource", (plain,), {"__slots__": ("source",), "__init__": bind, "chance": property(refuse, refuse)})


@functools.cache
def _view_class(dtype: np.dtype) -> type:
    """A class with one attribute per field: arrays are views into the row, single numbers are properties."""
    fields: Any = dtype.fields or {}
    arrays = [name for name in fields if fields[name][0].shape]
    numbers = [name for name in fields if not fields[name][0].shape]

    # a match is copied for every move, and a move reads eighty numbers: attributes that are written out take two thirds of the time of a
    # loop with setattr, and of getattr
    source = ["def bind(self, rows, i):", " one = rows[i : i + 1]", " if rule.COMPILED:", "  self.numpy_record = rows[i]"]
    source += [f" self.{name} = one[{name!r}][0]" for name in arrays] + [f" self._{name} = one[{name!r}]" for name in numbers]
    for name in numbers:
        source += [f"def read_{name}(self):", f" return self._{name}.item()"]
        source += [f"def write_{name}(self, value):", f" self._{name}[0] = value"]
    namespace: dict[str, Any] = {"rule": rule}
    exec("\n".join(source), namespace)
    body: dict[str, Any] = {"__slots__": ("numpy_record", *arrays, *("_" + name for name in numbers)), "__init__": namespace["bind"]}
    body |= {name: property(namespace[f"read_{name}"], namespace[f"write_{name}"]) for name in numbers}
    return type("RecordView", (), body)
