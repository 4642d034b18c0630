"""Reading and writing named arrays in the safetensors format, which is simple enough to need no library.

Eight bytes give the length of the header, the header is JSON with the offsets of each array, and the arrays' bytes follow.
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
MAX_HEADER = 1 << 20  # bytes


class BadTensors(KoggeError):
    """A file that is not in the safetensors format, or has number types not supported here."""


def write_tensors(path: Path, tensors: Mapping[str, np.ndarray], metadata: Mapping[str, str]) -> None:
    """Write arrays and metadata. The file is replaced atomically."""
    header: dict[str, Any] = {"__metadata__": dict(metadata)}
    at = 0
    for name, array in tensors.items():
        header[name] = {"dtype": NAMES[array.dtype], "shape": list(array.shape), "data_offsets": [at, at + array.nbytes]}
        at += array.nbytes
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    content = b"".join((len(text).to_bytes(8, "little"), text, *(np.ascontiguousarray(array).tobytes() for array in tensors.values())))
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_bytes(content)
    os.replace(unfinished, path)


def read_tensors(path: Path) -> tuple[dict[str, np.ndarray], dict[str, str]]:
    """The arrays and the metadata of a file."""
    content = path.read_bytes()
    try:
        return _read(content)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadTensors(f"{path.name} cannot be read as a file of weights ({' '.join(str(error).split())}).") from None


def _read(content: bytes) -> tuple[dict[str, np.ndarray], dict[str, str]]:
    length = int.from_bytes(content[:8], "little")
    if not 2 <= length <= min(MAX_HEADER, len(content) - 8):
        raise ValueError("its header is cut off")
    header = json.loads(content[8 : 8 + length])
    metadata = {str(key): str(text) for key, text in header.pop("__metadata__", {}).items()}
    body, tensors = content[8 + length :], {}
    for name, found in header.items():
        kind, shape = KINDS[found["dtype"]], tuple(int(size) for size in found["shape"])
        first, last = found["data_offsets"]
        if min(shape, default=0) < 0 or not 0 <= first <= last <= len(body) or last - first != math.prod(shape) * kind.itemsize:
            raise ValueError(f"the offsets of {name} are wrong")
        tensors[name] = np.frombuffer(body, kind, math.prod(shape), first).reshape(shape)
    return tensors, metadata
