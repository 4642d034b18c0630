"""The example game outside of this package, examples/goofspiel: how to install it and how processes find it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

EXAMPLE = Path(__file__).parent.parent / "examples" / "goofspiel"


def install_into(folder: Path) -> None:
    """Install the example game with pip into a folder, without downloading anything."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    command += ["--no-build-isolation", "--no-compile", "--target", str(folder), str(EXAMPLE)]
    subprocess.run(command, check=True)


def unpack_into(folder: Path) -> None:
    """Copy the example game into a folder as an installation would, without building it (`tests/test_outside.py` builds it)."""
    shutil.copytree(EXAMPLE / "src", folder, dirs_exist_ok=True)
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    about = folder / f"kogge_goofspiel-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8")
    (module,) = project["entry-points"]["kogge.games"].values()
    (about / "entry_points.txt").write_text(f"[kogge.games]\ngoofspiel = {module}\n", "utf-8")


def found_in(folder: Path) -> dict[str, str]:
    """The environment variables with which a process finds what is installed in a folder."""
    return {"PYTHONPATH": os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])}
