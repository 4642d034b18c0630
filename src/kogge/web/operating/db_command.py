"""`kogge db …`: back up, restore, verify, archive, check a deal."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kogge.kit.errors import KoggeError

if TYPE_CHECKING:
    from kogge.web.storage.store import Store

app = typer.Typer(help="The site's database: back up, restore, verify, archive; check a finished game's deal.", no_args_is_help=True)

DEFAULT_DB = "sqlite:///kogge.db"
KINDS = ("sqlite", "postgres", "postgresql", "postgresql+psycopg")


def without_password(context: typer.Context, address: str) -> str:
    """An address of the command line: everybody on the machine can read it there, so it holds no password."""
    import sqlalchemy as sa

    source = context.get_parameter_source("db")
    try:
        url = sa.make_url(address)
    except (sa.exc.ArgumentError, ValueError):
        url = None
    if url is None or url.drivername not in KINDS or (url.drivername == "sqlite" and url.database in (None, "", ":memory:")):
        raise typer.BadParameter("It is sqlite:///FILE or postgresql://USER@HOST/NAME.")
    if source is not None and source.name == "COMMANDLINE" and (url.password or "password" in url.query):
        raise typer.BadParameter("Everybody on this machine could read the password. Put the address into the environment as KOGGE_DB.")
    return address


Db = Annotated[
    str,
    typer.Option(
        "--db",
        envvar="KOGGE_DB",
        show_envvar=True,
        help="Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. With a password only as KOGGE_DB.",
        callback=without_password,
    ),
]


def _store(db: str, must_exist: bool = True) -> Store:
    from kogge.web.storage.store import Store

    store = Store(db)
    file = store.url.database if not store.shared else None
    if must_exist and file and not Path(file).is_file():
        raise KoggeError(f"There is no database {file}.")
    store.reach()
    return store


def _said(counts: dict[str, int]) -> str:
    return ", ".join(f"{n:,} {name}" for name, n in counts.items())


@app.command()
def backup(path: Annotated[Path, typer.Argument(help="The new file.")], db: Db = DEFAULT_DB) -> None:
    """Copy everything into a new SQLite file; the site may run meanwhile."""
    from kogge.web.operating.backup import backup as copy_out

    store = _store(db)
    for sig in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(sig, lambda number, _: sys.exit(128 + number))  # told to stop, it takes away what it has begun
    print(f"Backed up to {path}: {_said(copy_out(store, path))}.")
    store.close()


@app.command()
def restore(path: Annotated[Path, typer.Argument(help="A backup.")], db: Db = DEFAULT_DB) -> None:
    """Put a backup into a new, empty database."""
    from kogge.web.operating.backup import restore as copy_in

    store = _store(db, must_exist=False)
    print(f"Restored: {_said(copy_in(path, store))}.")
    store.close()


@app.command()
def verify(db: Db = DEFAULT_DB) -> None:
    """Replay every stored game by the rules, and check its chance against its secret."""
    from kogge.web.operating.backup import verify as replay_all

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
def archive(days: Annotated[float, typer.Option(help="Games that ended longer ago than this.", min=0)] = 30, db: Db = DEFAULT_DB) -> None:
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
    from kogge.web.play.deal import check_deal as check

    print(check(path.read_text("utf-8"), commitment))
