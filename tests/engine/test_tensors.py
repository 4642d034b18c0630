from __future__ import annotations

import json

import numpy as np
import pytest

from kogge.engine.tensors import BadTensors, read_tensors, write_tensors

ARRAYS = {
    "a": np.arange(6, dtype=np.float32).reshape(2, 3),
    "b": np.array([[1.5, -2]], np.float16),
    "c": np.array([-128, 127], np.int8),
    "none": np.zeros((0, 4), np.float32),
}


def test_arrays_are_read_as_they_were_written(tmp_path):
    write_tensors(tmp_path / "x", ARRAYS, {"said": "so"})
    found, about = read_tensors(tmp_path / "x")
    assert about == {"said": "so"}
    assert found.keys() == ARRAYS.keys()
    assert all(np.array_equal(found[name], ARRAYS[name]) and found[name].dtype == ARRAYS[name].dtype for name in ARRAYS)
    assert [path.name for path in tmp_path.iterdir()] == ["x"], "nothing unfinished is left"


def test_files_are_compatible_with_the_safetensors_library(tmp_path):
    library = pytest.importorskip("safetensors.numpy")
    write_tensors(tmp_path / "ours", ARRAYS, {"said": "so"})
    theirs = library.load_file(tmp_path / "ours")
    assert all(np.array_equal(theirs[name], ARRAYS[name]) for name in ARRAYS)
    library.save_file(ARRAYS, tmp_path / "theirs", {"said": "so"})
    found, about = read_tensors(tmp_path / "theirs")
    assert about == {"said": "so"}
    assert all(np.array_equal(found[name], ARRAYS[name]) for name in ARRAYS)


def heading(**found) -> bytes:
    text = json.dumps({"a": {"dtype": "F32", "shape": [2], "data_offsets": [0, 8], **found}}).encode()
    return len(text).to_bytes(8, "little") + text


@pytest.mark.parametrize(
    "whole",
    [
        b"",
        b"12345678",
        (1 << 62).to_bytes(8, "little") + b"{}",
        (4).to_bytes(8, "little") + b"[1] ",
        (4).to_bytes(8, "little") + b"{{{{",
        heading() + b"1234567",
        heading(dtype="F99") + bytes(8),
        heading(shape=[3]) + bytes(8),
        heading(shape=[-2]) + bytes(8),
        heading(shape=["x"]) + bytes(8),
        heading(data_offsets=[-8, 0]) + bytes(8),
        heading(data_offsets=[8, 16]) + bytes(8),
        heading(data_offsets=None) + bytes(8),
    ],
)
def test_a_malformed_file_is_refused_in_a_sentence(tmp_path, whole):
    (tmp_path / "x").write_bytes(whole)
    with pytest.raises(BadTensors, match="x cannot be read as a file of weights"):
        read_tensors(tmp_path / "x")
