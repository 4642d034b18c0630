"""The options that several commands share, so that they have the same names everywhere."""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import Annotated

import typer

DEFAULT_DB = "sqlite:///kogge.db"
DATABASES = ("sqlite", "postgres", "postgresql", "postgresql+psycopg")
REPORTS = (".json", ".html")
BOT_NAMES = "random, beginner, easy, medium, net, net@FILE, hard, hard@200ms, hard@5000, expert, module:callable, or agent:COMMAND"
MAX_COUNT = 2**31 - 1
MAX_SEED = 2**63 - 1


def check_finite(number: float | None) -> float | None:
    """Refuse nan and inf, which pass the limits of typer."""
    if number is not None and not math.isfinite(number):
        raise typer.BadParameter(f"{number} is not a finite number.")
    return number


def check_output(path: Path | None) -> Path | None:
    """Refuse a file that cannot be written, before any work is done."""
    if path is not None and path.is_dir():
        raise typer.BadParameter(f"{str(path)!r} is a folder, not a file.")
    if path is not None and not path.parent.is_dir():
        raise typer.BadParameter(f"There is no folder {str(path.parent)!r}.")
    return path


def check_reports(paths: list[Path] | None) -> list[Path]:
    """Refuse reports that are neither JSON nor HTML, or that cannot be written."""
    for path in paths or []:
        if path.suffix not in REPORTS:
            raise typer.BadParameter(f"A report is a {' or '.join(REPORTS)} file, not {str(path)!r}.")
        check_output(path)
    return paths or []


def check_folder(path: Path | None) -> Path | None:
    """Refuse a file where a folder is expected; a new folder is created later."""
    if path is not None and path.exists() and not path.is_dir():
        raise typer.BadParameter(f"{str(path)!r} is a file, not a folder.")
    return path


def check_database(context: typer.Context, address: str) -> str:
    """Refuse an invalid database address, and a password on the command line, where all users of the machine can read it."""
    import sqlalchemy as sa

    source = context.get_parameter_source("db")
    try:
        url = sa.make_url(address)
    except (sa.exc.ArgumentError, ValueError):
        url = None
    if url is None or url.drivername not in DATABASES or (url.drivername == "sqlite" and url.database in (None, "", ":memory:")):
        raise typer.BadParameter("A database is sqlite:///FILE or postgresql://USER@HOST/NAME.")
    if source is not None and source.name == "COMMANDLINE" and (url.password or "password" in url.query):
        raise typer.BadParameter("All users of this machine could read the password. Set the environment variable KOGGE_DB instead.")
    return address


GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `kogge games` lists it.", show_default=False)]
Record = Annotated[
    Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, readable=True, help="The record of a game.", show_default=False)
]
Players = Annotated[int | None, typer.Option("--players", "-p", min=1, max=MAX_COUNT, help="How many players; default: the game's own.")]
Options = Annotated[
    str | None,
    typer.Option("--options", metavar="NAMES", help="The game's options, separated by commas, or none; default: the game's own."),
]
Box = Annotated[Path | None, typer.Option("--box", metavar="FILE", help="Play with the cards and the map of this box file.")]
Seed = Annotated[int, typer.Option("--seed", min=0, max=MAX_SEED, help="The seed of the first game; the same seed gives the same games.")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, max=MAX_COUNT, help="How many games.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, max=1024, help="How many cores to use.")]
Bot = Annotated[str, typer.Option("--bot", metavar="BOT", help=f"The bot that plays: {BOT_NAMES}.")]
Bots = Annotated[str, typer.Option("--bots", metavar="BOTS", help=f"The bots that play, separated by commas: {BOT_NAMES}.")]
Backend = Annotated[str, typer.Option("--backend", help="Where to play: local, or dask for a cluster.")]
Scheduler = Annotated[str | None, typer.Option("--scheduler", help="The address of a running Dask scheduler; default: start one here.")]
Results = Annotated[
    Path | None,
    typer.Option(
        "--results",
        metavar="FILE",
        callback=check_output,
        help="Write the result of every game to this file, and continue from it. Default: beside the first --output.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Output = Annotated[
    Path, typer.Option("--output", "-o", metavar="FILE", callback=check_output, help="The file to write.", show_default=False)
]
Reports = Annotated[
    list[Path] | None,
    typer.Option(
        "--output", "-o", metavar="FILE", callback=check_reports, help="Write the report to this .json or .html file; may be repeated."
    ),
]
Db = Annotated[
    str,
    typer.Option(
        "--db",
        envvar="KOGGE_DB",
        show_envvar=True,
        metavar="ADDRESS",
        help="The database: sqlite:///FILE or postgresql://USER@HOST/NAME. An address with a password is accepted only from KOGGE_DB.",
        callback=check_database,
    ),
]


def option_set(names: str | None) -> list[str] | None:
    """The options listed in `--options`; None, the game's defaults, without it."""
    if names is None:
        return None
    return [] if names == "none" else split_names(names)


def split_names(names: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in names.split(",") if name.strip()]


def find_local_bots() -> None:
    """Put the current folder on the import path, for bots given as `module:callable`."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def results_beside(results: Path | None, reports: list[Path] | None) -> Path | None:
    """The file of results: `--results`, or a file beside the first report."""
    return results or (reports[0].with_suffix(".jsonl") if reports else None)
