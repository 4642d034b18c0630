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
    store.check_usable()
    return store


def _summary(counts: dict[str, int]) -> str:
    return ", ".join(f"{n:,} {name}" for name, n in counts.items())


@app.command()
def backup(
    path: Annotated[Path, typer.Argument(metavar="FILE", callback=check_output, help="The new file.", show_default=False)],
    db: Db = DEFAULT_DB,
) -> None:
    """Copy everything into a new SQLite file, compressed if its name ends in .gz, while the site may run."""
    from kogge.web.server.backup import backup as copy_out

    store = _store(db)
    _exit_on_signals()
    print(f"Backed up to {path}: {_summary(copy_out(store, path))}.")
    store.close()


def _exit_on_signals() -> None:
    """Exit by an exception on a signal, so that an interrupted backup removes its unfinished file."""
    for sig in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        signal.signal(sig, lambda number, _: sys.exit(128 + number))


@app.command()
def nightly(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", file_okay=False, help="Where the backups are.", show_default=False)],
    keep: Annotated[
        float, typer.Option("--keep", min=0, callback=check_finite, help="Remove backups that are older than this many days.")
    ] = 14,
    replay_all: Annotated[bool, typer.Option("--all", help="Restore the copy into an empty database and replay every game.")] = False,
    db: Db = DEFAULT_DB,
) -> None:
    """Back up, check the copy and remove old backups; run it every night.

    The check replays the games that have changed since the last good backup, and a sample of the others; use --all once a week.
    """
    from kogge.web.server.backup import nightly as run

    store = _store(db)
    _exit_on_signals()
    night = run(store, folder, keep, replay_all)
    store.close()
    size = night.path.stat().st_size / 1e6
    print(f"Backed up to {night.path} ({size:,.1f} MB): {_summary(night.counts)}.")
    for table_id, fault in night.faults:
        print(f"Table {table_id}: {fault}.")
    print(f"{night.replayed - len(night.faults):,} tables are correct, {len(night.faults):,} are not.")
    print(f"{len(night.removed)} old backups removed.")
    sys.exit(1 if night.faults else 0)


@app.command()
def restore(
    path: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A backup.", show_default=False)],
    db: Db = DEFAULT_DB,
) -> None:
    """Put a backup into a new, empty database."""
    from kogge.web.server.backup import restore as copy_in

    store = _store(db, must_exist=False)
    print(f"Restored: {_summary(copy_in(path, store))}.")
    store.close()


@app.command()
def verify(
    days: Annotated[
        float | None,
        typer.Option("--days", min=0, callback=check_finite, help="Only games that have changed in this many days.", show_default="all"),
    ] = None,
    sample: Annotated[int, typer.Option("--sample", min=0, help="With --days: as many of the older games, drawn at random.")] = 0,
    db: Db = DEFAULT_DB,
) -> None:
    """Replay stored games by the rules, and check their chance events against their secrets."""
    from kogge.web.server.backup import verify as replay

    store = _store(db)
    store.migrate()
    good = bad = 0
    for table_id, fault in replay(store, None if days is None else time.time() - days * 86_400, sample):
        good, bad = good + (not fault), bad + bool(fault)
        if fault:
            print(f"Table {table_id}: {fault}.")
    store.close()
    print(f"{good:,} tables are correct, {bad:,} are not.")
    sys.exit(1 if bad else 0)


@app.command()
def archive(
    days: Annotated[
        float, typer.Option("--days", min=0, callback=check_finite, help="Archive games that ended longer ago than this.")
    ] = 30,
    db: Db = DEFAULT_DB,
) -> None:
    """Compress the lines of old games, which can be replayed as before, and free their space.

    On PostgreSQL moves wait while the table of the remaining lines is rewritten.
    """
    store = _store(db)
    store.migrate()
    count = 0
    while archived := store.tables.archive_tables(time.time() - days * 86_400, most=100):
        count += archived
    store.vacuum()
    store.close()
    print(f"{count:,} games archived.")


@app.command("check-deal")
def check_deal(
    path: Record,
    commitment: Annotated[
        str,
        typer.Option("--commitment", metavar="HASH", help="The hash that the site showed at the start; default: the one in the record."),
    ] = "",
) -> None:
    """Check that a finished game's chance events follow from the secret committed to at its start."""
    from kogge.web.tables.fairness import check_deal as check

    print(check(path.read_text("utf-8"), commitment))
