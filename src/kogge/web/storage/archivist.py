"""Games long over, packed in the background: a few at a time, so that nobody at a table waits for it."""

from __future__ import annotations

import logging
import threading
import time

import sqlalchemy as sa

from kogge.web.storage.store import Store

log = logging.getLogger("kogge.archivist")

ROUND = 3600.0  # seconds after which it looks again for games to pack
AT_ONCE, REST = 20, 0.5  # it packs so many games, then waits so many seconds


class Archivist:
    """Packs what ended longer than so many days ago; of several servers on one database one does it at a time."""

    def __init__(self, store: Store, days: float):
        self.store, self.days = store, days
        self._stopped = threading.Event()

    def begin(self) -> None:
        """Start, unless nothing shall be packed."""
        if self.days > 0:
            threading.Thread(target=self._work, name="archivist", daemon=True).start()

    def end(self) -> None:
        """Stop after the games in hand."""
        self._stopped.set()

    def _work(self) -> None:
        while not self._stopped.wait(REST):
            try:
                with self.store.claim("archive", 0) as mine:
                    while mine and not self._stopped.is_set() and self.store.archive_tables(time.time() - self.days * 86_400, AT_ONCE):
                        self._stopped.wait(REST)
            except sa.exc.SQLAlchemyError as error:
                log.warning("The archive waits: %s", str(error).partition("\n")[0])
            self._stopped.wait(ROUND)
