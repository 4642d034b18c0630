"""The type annotations are correct: a program that uses Kogge passes strict type checking."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

pytestmark = pytest.mark.full
FOLDER = Path(__file__).parent / "typing"


def checked(name: str, tmp_path: Path) -> tuple[str, set[int]]:
    """The messages of mypy for a program, and the lines that they name. It sees only what is installed."""
    from mypy import api

    output, _, _ = api.run(["--strict", "--config-file=", "--cache-dir", str(tmp_path), str(FOLDER / name)])
    return output, {int(line) for line in re.findall(rf"{name}:(\d+): error", output)}


def test_the_package_is_marked_as_typed():
    package = find_spec("kogge")
    assert package is not None
    assert package.origin is not None
    assert (Path(package.origin).parent / "py.typed").is_file()


def test_a_program_that_uses_kogge_passes_strict_types(tmp_path):
    output, _ = checked("client.py", tmp_path)
    assert output.startswith("Success"), output


def test_a_programs_mistakes_are_found(tmp_path):
    lines = (FOLDER / "wrong.py").read_text("utf-8").splitlines()
    output, found = checked("wrong.py", tmp_path)
    assert found == {number for number, line in enumerate(lines, 1) if line.endswith("# wrong")}, output
