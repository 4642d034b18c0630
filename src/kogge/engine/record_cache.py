"""A cache of replayed records, so that a record need not be replayed by the rules each time it is loaded.

The key is a hash of the record's text, its box and the sources of the rules. The cache file may be deleted at any time; if it cannot be
written, every record is replayed.
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

MAX_BYTES = 256 * 1024 * 1024  # a larger file is deleted and started again
FILE = "records.sqlite"

_lock = threading.Lock()
_open: dict[tuple[int, Path], sqlite3.Connection] = {}  # by process: a connection must not be used in a forked child


def cache_key(text: str, loaded: LoadedBox) -> bytes:
    """The cache key of a record: a hash of its text, its box and the rules."""
    digest = hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=20)
    digest.update(loaded.rows.tobytes())
    digest.update(_rules_digest(loaded.game.folder).encode())
    return digest.digest()


@functools.cache
def _rules_digest(folder: Path) -> str:
    return digest_of(PACKAGE / "engine", folder)


def load_cached(key: bytes) -> bytes | None:
    """The cached content of a key, or None."""
    with _lock, suppress(sqlite3.Error, OSError, zlib.error):
        row = _connection().execute("SELECT kept FROM records WHERE key = ?", (key,)).fetchone()
        return zlib.decompress(row[0]) if row else None
    return None


def store_cached(key: bytes, content: bytes) -> None:
    """Cache some content under a key."""
    with _lock, suppress(sqlite3.Error, OSError):
        _connection().execute("INSERT OR REPLACE INTO records VALUES (?, ?)", (key, zlib.compress(content, 1)))


def _connection() -> sqlite3.Connection:
    path = cache_base() / FILE
    place = os.getpid(), path
    if place not in _open:
        path.parent.mkdir(parents=True, exist_ok=True)
        _prepare_file(path)
        connection = sqlite3.connect(path, timeout=1, isolation_level=None, check_same_thread=False)
        for pragma in ("journal_mode = WAL", "synchronous = OFF"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("CREATE TABLE IF NOT EXISTS records (key BLOB PRIMARY KEY, kept BLOB NOT NULL) WITHOUT ROWID")
        _open[place] = connection
    return _open[place]


def _prepare_file(path: Path) -> None:
    """Delete a file that has grown too large; create a new one readable by its owner only."""
    if path.exists() and path.stat().st_size > MAX_BYTES:
        for part in (path, path.with_name(f"{FILE}-wal"), path.with_name(f"{FILE}-shm")):
            part.unlink(missing_ok=True)
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
