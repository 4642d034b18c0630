"""`kogge db …`: back up, restore, verify, archive, check a deal."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from kogge.kit.errors import KoggeError

app = typer.Typer(help="The site's database: back up, restore, verify, archive; check a finished game's deal.", no_args_is_help=True)

Db = Annotated[str, typer.Option("--db", help="Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.")]
KOGGE_DB = "sqlite:///kogge.db"


def _store(db: str, must_exist: bool = True):
    from kogge.web.store import Store

    store = Store(db)
    file = store.url.database if not store.shared else None
    if must_exist and file and not Path(file).is_file():
        raise KoggeError(f"There is no database {file}.")
    return store


def _said(counts: dict[str, int]) -> str:
    return ", ".join(f"{n:,} {name}" for name, n in counts.items())


@app.command()
def backup(path: Annotated[Path, typer.Argument(help="The new file.")], db: Db = KOGGE_DB) -> None:
    """Copy everything into a new SQLite file; the site may run meanwhile."""
    from kogge.web.backup import backup as copy_out

    store = _store(db)
    print(f"Backed up to {path}: {_said(copy_out(store, path))}.")
    store.close()


@app.command()
def restore(path: Annotated[Path, typer.Argument(help="A backup.")], db: Db = KOGGE_DB) -> None:
    """Put a backup into a new, empty database."""
    from kogge.web.backup import restore as copy_in

    store = _store(db, must_exist=False)
    print(f"Restored: {_said(copy_in(path, store))}.")
    store.close()


@app.command()
def verify(db: Db = KOGGE_DB) -> None:
    """Replay every stored game by the rules, and check its chance against its secret."""
    from kogge.web.backup import verify as replay_all

    store = _store(db)
    store.migrate()
    good = bad = 0
    for table_id, fault in replay_all(store):
        good, bad = good + (not fault), bad + bool(fault)
        if fault:
            print(f"Table {table_id}: {fault}.")
    store.close()
    print(f"{good:,} tables are as they must be, {bad:,} are not.")
    sys.exit(1 if bad else 0)


@app.command()
def archive(days: Annotated[float, typer.Option(help="Games that ended longer ago than this.", min=0)] = 30, db: Db = KOGGE_DB) -> None:
    """Pack the lines of old games; they can be replayed as before."""
    store = _store(db)
    store.migrate()
    count = 0
    while packed := store.archive_tables(time.time() - days * 86_400, most=100):
        count += packed
    store.close()
    print(f"{count:,} games packed.")


@app.command("check-deal")
def check_deal(
    path: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    commitment: Annotated[str, typer.Option(help="The hash you were shown at the start; the record's own if left out.")] = "",
) -> None:
    """Check that a finished game's chance follows from the secret that was committed to at its start."""
    from kogge.web.deal import check_deal as check

    print(check(path.read_text("utf-8"), commitment))
