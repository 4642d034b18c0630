"""Commands as a person types them, in this process: it has everything imported and compiled already."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch

import pytest

from kogge.cli import app, main


def typed(*arguments: object, keys: str = "", cwd: Path | str = ".", **environment: str) -> subprocess.CompletedProcess[str]:
    """What `kogge` says and ends with; `keys` is what is typed while it runs. What it does not catch comes through: a person would see a
    traceback."""
    out, err = io.StringIO(), io.StringIO()
    own = {"argv": ["kogge", *map(str, arguments)], "stdin": io.StringIO(keys), "stdout": out, "stderr": err, "path": [*sys.path]}
    with patch.multiple(sys, **own), patch.dict(os.environ, environment), contextlib.chdir(cwd), pytest.raises(SystemExit) as ended:
        main()
    code = ended.value.code
    if isinstance(code, str):  # as the interpreter does
        err.write(code + "\n")
        code = 1
    return subprocess.CompletedProcess(arguments, code or 0, out.getvalue(), err.getvalue())


def run_process(*arguments: str, keys: str = "", cwd: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """The same in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        input=keys, capture_output=True, text=True, cwd=cwd, encoding="utf-8", env=os.environ | environment,
    )  # fmt: skip


def train(arguments: Sequence[str]) -> None:
    """`kogge train`, whose errors come through as exceptions."""
    app(["train", *arguments], standalone_mode=False)
