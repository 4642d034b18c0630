"""The game from outside of this package, examples/goofspiel: where it lies, how it is installed and found."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parent.parent / "examples" / "goofspiel"


def install_into(folder: Path) -> None:
    """As anyone would: built and unpacked, but nothing is fetched."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    command += ["--no-build-isolation", "--no-compile", "--target", str(folder), str(EXAMPLE)]
    subprocess.run(command, check=True)


def found_in(folder: Path) -> dict[str, str]:
    """What in the environment lets a process find what is installed in a folder."""
    return {"PYTHONPATH": os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])}
