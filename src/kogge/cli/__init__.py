"""The command line: `kogge`. It reads arguments and prints results; the other packages do the work, and none of them imports this one.

    Play:     play.py (games, play), terminal.py (a game at the keyboard), check.py (check, check-game), mcp.py
    Study:    analyse.py, simulate.py, arena.py, lab.py, dataset.py, puzzles.py
    Host:     serve.py, lite.py, db.py, admin.py
    Develop:  train.py; check-game, new-game
    Shared:   options.py (the options that several commands have), output.py (tables, reports, progress bars)

A command imports slow modules only when it runs, so that `kogge --help` is fast.
Bad input gives one sentence and a non-zero exit code, never a traceback.
"""

from __future__ import annotations

import logging
import sys
from typing import Annotated

import typer

import kogge
from kogge.cli import admin, analyse, arena, check, dataset, db, lab, lite, mcp, play, puzzles, serve, simulate, train
from kogge.engine.errors import KoggeError
from kogge.extras import missing

PLAY, STUDY, HOST, DEVELOP = "Play", "Study", "Host", "Develop"

app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False)
app.command(rich_help_panel=PLAY)(play.games)
app.command(rich_help_panel=PLAY)(play.play)
app.command(rich_help_panel=PLAY)(check.check)
app.command(rich_help_panel=PLAY)(mcp.mcp)
app.command(rich_help_panel=STUDY)(analyse.analyse)
app.command(rich_help_panel=STUDY)(simulate.simulate)
app.command(rich_help_panel=STUDY)(arena.arena)
app.command(rich_help_panel=STUDY)(lab.lab)
app.command(rich_help_panel=STUDY)(dataset.dataset)
app.add_typer(puzzles.app, name="puzzles", rich_help_panel=STUDY)
app.command(rich_help_panel=HOST)(serve.serve)
app.command(rich_help_panel=HOST)(lite.lite)
app.add_typer(db.app, name="db", rich_help_panel=HOST)
app.add_typer(admin.app, name="admin", rich_help_panel=HOST)
app.command("check-game", rich_help_panel=DEVELOP)(check.check_game)
app.command("new-game", rich_help_panel=DEVELOP)(check.new_game)
app.command(rich_help_panel=DEVELOP)(train.train)


def print_version(requested: bool) -> None:
    """Handle `--version`."""
    if requested:
        print(f"kogge {kogge.__version__}")
        raise typer.Exit


@app.callback()
def before_any_command(
    version: Annotated[bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version.")] = False,
) -> None:
    """Play, study and host Colonia, Hellweg Westfalicus and The Speicherstadt."""


def main() -> None:
    """Run a command. Expected errors end it with a one-sentence message."""
    compiling = logging.getLogger("kogge.compile")  # logged even if standard error is a file, which shows no progress bar
    compiling.setLevel(logging.INFO)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("kogge: %(message)s"))
    compiling.addHandler(handler)
    compiling.propagate = False
    try:
        app()
    except KoggeError as error:
        sys.exit(f"kogge: {error}")
    except OSError as error:
        sys.exit(f"kogge: {error.filename or 'the system'}: {error.strerror or error}.")
    except ModuleNotFoundError as error:
        explained = missing(error)
        if explained is error:
            raise
        sys.exit(f"kogge: {explained}")
    except KeyboardInterrupt:
        sys.exit("kogge: stopped.")
