"""Arrays with names in one file, in the format safetensors, which needs no library of its own.

Eight bytes say how long the heading is; the heading is JSON and says where each array lies; then come their bytes.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from kogge.engine.errors import KoggeError

KINDS: dict[str, np.dtype] = {"F32": np.dtype("<f4"), "F16": np.dtype("<f2"), "I8": np.dtype("i1"), "I64": np.dtype("<i8")}
NAMES = {kind: name for name, kind in KINDS.items()}
LONGEST_HEADING = 1 << 20


class BadTensors(KoggeError):
    """A file that is no safetensors file, or one of kinds of numbers that are not known here."""


def write_tensors(path: Path, tensors: Mapping[str, np.ndarray], about: Mapping[str, str]) -> None:
    """Write arrays and what there is to say about them. The file is there as a whole or not at all."""
    heading: dict[str, Any] = {"__metadata__": dict(about)}
    at = 0
    for name, array in tensors.items():
        heading[name] = {"dtype": NAMES[array.dtype], "shape": list(array.shape), "data_offsets": [at, at + array.nbytes]}
        at += array.nbytes
    text = json.dumps(heading).encode()
    text += b" " * (-len(text) % 8)
    whole = b"".join((len(text).to_bytes(8, "little"), text, *(np.ascontiguousarray(array).tobytes() for array in tensors.values())))
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_bytes(whole)
    os.replace(unfinished, path)


def read_tensors(path: Path) -> tuple[dict[str, np.ndarray], dict[str, str]]:
    """The arrays of a file, and what it says about them."""
    whole = path.read_bytes()
    try:
        return _read(whole)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadTensors(f"{path.name} is no file of weights that can be read here ({' '.join(str(error).split())}).") from None


def _read(whole: bytes) -> tuple[dict[str, np.ndarray], dict[str, str]]:
    length = int.from_bytes(whole[:8], "little")
    if not 2 <= length <= min(LONGEST_HEADING, len(whole) - 8):
        raise ValueError("its heading is cut off")
    heading = json.loads(whole[8 : 8 + length])
    about = {str(key): str(text) for key, text in heading.pop("__metadata__", {}).items()}
    body, tensors = whole[8 + length :], {}
    for name, found in heading.items():
        kind, shape = KINDS[found["dtype"]], tuple(int(size) for size in found["shape"])
        first, last = found["data_offsets"]
        if min(shape, default=0) < 0 or not 0 <= first <= last <= len(body) or last - first != math.prod(shape) * kind.itemsize:
            raise ValueError(f"the place of {name} is wrong")
        tensors[name] = np.frombuffer(body, kind, math.prod(shape), first).reshape(shape)
    return tensors, about
