"""Records that were checked once before: what playing them by the rules came to is kept, so that it need not be done again.

What is kept belongs to a text, to a box and to the sources of the rules; whatever changes, the record is played again. It is a cache:
it may be thrown away at any time, and where none can be kept, every record is played.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sqlite3
import threading
import zlib
from contextlib import suppress
from pathlib import Path

from kogge.engine.boxes import LoadedBox
from kogge.engine.rule import PACKAGE, cache_base, digest_of

MAX = 256 * 1024 * 1024  # bytes; a greater file is begun anew
FILE = "records.sqlite"

_lock = threading.Lock()
_open: dict[tuple[int, Path], sqlite3.Connection] = {}  # by process too: a connection is not taken along into a child


def key_of(text: str, loaded: LoadedBox) -> bytes:
    """What names a record's check: its text, its box, and the rules it was played by."""
    digest = hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=20)
    digest.update(loaded.rows.tobytes())
    digest.update(_rules_in(loaded.game.folder).encode())
    return digest.digest()


@functools.cache
def _rules_in(folder: Path) -> str:
    return digest_of(PACKAGE / "engine", folder)


def found(key: bytes) -> bytes | None:
    """What was kept under a key, None if nothing was."""
    with _lock, suppress(sqlite3.Error, OSError, zlib.error):
        row = _connection().execute("SELECT kept FROM records WHERE key = ?", (key,)).fetchone()
        return zlib.decompress(row[0]) if row else None
    return None


def keep(key: bytes, content: bytes) -> None:
    """Keep something under a key."""
    with _lock, suppress(sqlite3.Error, OSError):
        _connection().execute("INSERT OR REPLACE INTO records VALUES (?, ?)", (key, zlib.compress(content, 1)))


def _connection() -> sqlite3.Connection:
    path = cache_base() / FILE
    place = os.getpid(), path
    if place not in _open:
        path.parent.mkdir(parents=True, exist_ok=True)
        _begin(path)
        connection = sqlite3.connect(path, timeout=1, isolation_level=None, check_same_thread=False)
        for pragma in ("journal_mode = WAL", "synchronous = OFF"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("CREATE TABLE IF NOT EXISTS records (key BLOB PRIMARY KEY, kept BLOB NOT NULL) WITHOUT ROWID")
        _open[place] = connection
    return _open[place]


def _begin(path: Path) -> None:
    """A new file is its owner's alone; one that has grown too large is one no longer."""
    if path.exists() and path.stat().st_size > MAX:
        for part in (path, path.with_name(f"{FILE}-wal"), path.with_name(f"{FILE}-shm")):
            part.unlink(missing_ok=True)
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
