"""Run `kogge` commands in this process, where everything is imported and compiled already."""

from __future__ import annotations

import contextlib
import io
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch

import pytest

from kogge.cli import app, main


def run_command(*arguments: object, keys: str = "", cwd: Path | str = ".", **environment: str) -> subprocess.CompletedProcess[str]:
    """Output and exit code of a `kogge` command; `keys` is typed while it runs. Uncaught exceptions propagate: a person would see a
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
    """Run a Python module in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        input=keys, capture_output=True, text=True, cwd=cwd, encoding="utf-8", env=os.environ | environment,
    )  # fmt: skip


def run_until_killed(code: str, results: Path) -> bytes:
    """Run Python code in a process of its own, and kill it when it has written more than three lines of `results`; returns these lines
    without one that was being written."""
    process = subprocess.Popen([sys.executable, "-c", code])
    deadline = time.monotonic() + 600  # where nothing is compiled yet, it compiles first
    while time.monotonic() < deadline and not (results.exists() and results.read_bytes().count(b"\n") > 3):
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    written = results.read_bytes()
    lines = written[: written.rfind(b"\n") + 1]
    assert lines.count(b"\n") > 3
    return lines


def train(arguments: Sequence[str]) -> None:
    """`kogge train`, whose errors come through as exceptions."""
    app(["train", *arguments], standalone_mode=False)
