"""A cache of the logs of finished games: computing one takes a tenth of a second, loading it two milliseconds.

It lies beside the cache of replayed records, in a file that only the site's own user can read and write, and may be deleted at any time.
Its contents are pickled, as in the cache of compiled rules: like that one it belongs to one user, and is never copied between machines.
"""

from __future__ import annotations

import functools
import pickle
from pathlib import Path
from typing import TYPE_CHECKING

from kogge.engine.match import Match
from kogge.engine.record_cache import cache_key, load_cached, store_cached
from kogge.engine.rule import digest_of

if TYPE_CHECKING:
    from kogge.web.tables.session import LogView


def log_key(match: Match) -> bytes:
    """The key of a finished game: its lines, its box, and the sources of rules, board and log."""
    config = match.config
    header = f"log {config.game.id} {config.players} {' '.join(config.options)} {_sources(config.game.folder)}"
    return cache_key("\n".join([header, *match.lines]), match.loaded)


@functools.cache
def _sources(folder: Path) -> str:
    return digest_of(Path(__file__).parent, folder / "board")


def load_log(key: bytes) -> LogView | None:
    """The log of a finished game, if it is in the cache."""
    known = load_cached(key)
    try:
        found: LogView | None = pickle.loads(known) if known else None
    except Exception:  # damaged: it is computed again
        return None
    return found


def store_log(key: bytes, view: LogView) -> None:
    """Cache the log of a finished game."""
    store_cached(key, pickle.dumps(view, 5))
