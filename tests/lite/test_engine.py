"""The engines as WebAssembly: the same visits, sums, random games, replays and hints as natively."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import numpy as np
import pytest

from kogge.engine.errors import KoggeError
from kogge.engine.side_module import SideEntry, _add
from kogge.games import game_by_id, game_ids

HERE = Path(__file__).parent


@pytest.mark.full
def test_native_and_webassembly_compute_the_same_in_node(lite_folder: Path, node: str, native_play):
    script = [node, str(HERE / "pyodide_node.mjs"), str(lite_folder), str(HERE / "equal_play.py")]
    wasm = subprocess.run(script, capture_output=True, text=True)
    assert not wasm.returncode, wasm.stderr[-2000:]
    computed = [json.loads(line) for line in wasm.stdout.splitlines()]
    assert [one["game"] for one in native_play] == list(game_ids())
    for natively, in_wasm in zip(native_play, computed, strict=True):
        for name, value in natively.items():
            assert in_wasm[name] == value, (natively["game"], name)


def test_arguments_are_passed_as_numba_passes_them():
    """An array is two unused words, size, item size, address, shape and strides; tuples are flattened; a float keeps its bits."""
    array = np.zeros((2, 3), np.int16)
    flat: list[int] = []
    _add(flat, (array, 7, 1.5))
    address = array.__array_interface__["data"][0]
    assert flat == [0, 0, 6, 2, address, 2, 3, 6, 2, 7, int(np.float64(1.5).view(np.int64))]


def test_a_game_that_was_not_compiled_is_refused_in_one_sentence():
    with pytest.raises(KoggeError, match="The Speicherstadt has no compiled module"):
        SideEntry(game_by_id("speicherstadt"), "search")(np.zeros(1))
