"""`kogge lite`: the site as a static folder."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def lite(
    out: Annotated[Path, typer.Argument(help="The folder to write.", metavar="FOLDER")],
    wheels: Annotated[
        Path | None,
        typer.Option(
            "--wheels", help="A folder with files of Pyodide, if they cannot be downloaded.", metavar="FOLDER", exists=True, file_okay=False
        ),
    ] = None,
) -> None:
    """Write the site as a static folder that runs in the browser, without a server (docs/lite.md)."""
    from kogge.lite.folder import build, summary

    print(summary(build(out, wheels, lambda text: print(f"… {text}", flush=True))))
