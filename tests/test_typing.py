"""Types are a promise: a program that uses Kogge is checked by them, strictly."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

pytestmark = pytest.mark.full
FOLDER = Path(__file__).parent / "typing"


def checked(name: str, tmp_path: Path) -> tuple[str, set[int]]:
    """What mypy says about a program, and the lines it is about. It sees only what is installed."""
    from mypy import api

    said, _, _ = api.run(["--strict", "--config-file=", "--cache-dir", str(tmp_path), str(FOLDER / name)])
    return said, {int(line) for line in re.findall(rf"{name}:(\d+): error", said)}


def test_the_package_says_that_it_has_types():
    package = find_spec("kogge")
    assert package is not None
    assert package.origin is not None
    assert (Path(package.origin).parent / "py.typed").is_file()


def test_a_program_that_uses_kogge_passes_strict_types(tmp_path):
    said, _ = checked("client.py", tmp_path)
    assert said.startswith("Success"), said


def test_a_programs_mistakes_are_found(tmp_path):
    lines = (FOLDER / "wrong.py").read_text("utf-8").splitlines()
    said, found = checked("wrong.py", tmp_path)
    assert found == {number for number, line in enumerate(lines, 1) if line.endswith("# wrong")}, said
