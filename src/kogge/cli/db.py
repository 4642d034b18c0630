"""`kogge db …`: back up, restore, verify, archive, check a deal."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kogge.cli.options import DEFAULT_DB, Db, Record, check_finite, check_output
from kogge.engine.errors import KoggeError

if TYPE_CHECKING:
    from kogge.web.db.store import Store

app = typer.Typer(help="Back up, restore, verify and archive the site's database; check a finished game's deal.", no_args_is_help=True)


def _store(db: str, must_exist: bool = True) -> Store:
    from kogge.web.db.store import Store

    store = Store(db)
    file = store.url.database if not store.shared else None
    if must_exist and file and not Path(file).is_file():
        raise KoggeError(f"There is no database {file}.")
    store.reach()
    return store


def _counted(counts: dict[str, int]) -> str:
    return ", ".join(f"{n:,} {name}" for name, n in counts.items())


@app.command()
def backup(
    path: Annotated[Path, typer.Argument(metavar="FILE", callback=check_output, help="The new file.", show_default=False)],
    db: Db = DEFAULT_DB,
) -> None:
    """Copy everything into a new SQLite file, while the site may run."""
    from kogge.web.server.backup import backup as copy_out

    store = _store(db)
    for sig in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(sig, lambda number, _: sys.exit(128 + number))  # an interrupted backup removes its unfinished file
    print(f"Backed up to {path}: {_counted(copy_out(store, path))}.")
    store.close()


@app.command()
def restore(
    path: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A backup.", show_default=False)],
    db: Db = DEFAULT_DB,
) -> None:
    """Put a backup into a new, empty database."""
    from kogge.web.server.backup import restore as copy_in

    store = _store(db, must_exist=False)
    print(f"Restored: {_counted(copy_in(path, store))}.")
    store.close()


@app.command()
def verify(db: Db = DEFAULT_DB) -> None:
    """Replay every stored game by the rules, and check its chance events against its secret."""
    from kogge.web.server.backup import verify as replay_all

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
def archive(
    days: Annotated[float, typer.Option("--days", min=0, callback=check_finite, help="Pack games that ended longer ago than this.")] = 30,
    db: Db = DEFAULT_DB,
) -> None:
    """Pack the lines of old games, which can be replayed as before."""
    store = _store(db)
    store.migrate()
    count = 0
    while packed := store.tables.archive_tables(time.time() - days * 86_400, most=100):
        count += packed
    store.close()
    print(f"{count:,} games packed.")


@app.command("check-deal")
def check_deal(
    path: Record,
    commitment: Annotated[
        str, typer.Option("--commitment", metavar="HASH", help="The hash you were shown at the start; the record's own if left out.")
    ] = "",
) -> None:
    """Check that a finished game's chance events follow from the secret committed to at its start."""
    from kogge.web.tables.fairness import check_deal as check

    print(check(path.read_text("utf-8"), commitment))
