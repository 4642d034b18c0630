"""It is your turn: people are told by push, and in letters, unless they are looking.

1. A turn comes to somebody who does not see the table: a notice waits, in the database, so that no restart loses it.
2. A moment later, if it is still their turn and they still do not look, it is told; in their quiet time it waits for its end.
3. A push service that cannot be reached is tried again, ever later; a device that is gone is forgotten.
4. A letter comes at most every hour, or once a day, as one likes, and names all tables that wait.
"""

from __future__ import annotations

import hashlib
import json
import logging
import smtplib
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import sqlalchemy as sa

from kogge.web.accounts.preferences import LANGUAGE, quiet_until
from kogge.web.accounts.users import seats_of
from kogge.web.bus import TableChanged
from kogge.web.fair_queue import FairQueue
from kogge.web.i18n.board_text import board_of
from kogge.web.i18n.translation import LANGUAGES, N_, _, speaking
from kogge.web.live.hub import LOBBY
from kogge.web.notifications.mail import Mail
from kogge.web.notifications.push import SECONDS, NotPublic, Push
from kogge.web.notifications.store import MAIL, PUSH
from kogge.web.problems import Problem
from kogge.web.tables.service import Tables

log = logging.getLogger("kogge.notices")

PERIODS = {"hour": 3600.0, "day": 86_400.0}  # between two letters
HELD = 120.0  # seconds that a server has to tell what it has taken upon itself
PUSHING = 20.0  # seconds for all devices of one person: where they are comes from strangers, and may be nowhere
MAX_EACH, MAX = 20, 2000  # notices that wait to be pushed: of one person, of all; the others wait in the database
MAX_TRIES, AGAIN = 6, 60.0  # tries to reach a push service; seconds until the second, doubled for each further one
GONE = (404, 410)  # what a push service answers about a device that is no longer there


class Notifications:
    """Tells people that it is their turn."""

    def __init__(self, tables: Tables, push: Push, mail: Mail, notice_after: float):
        self.tables, self.push, self.mail = tables, push, mail
        self.store, self.moment = tables.db, notice_after
        self._stopped = threading.Event()
        self.sent = self.failed = 0
        """Messages and letters that a push service or a mail server took from this process, or did not take."""
        self._counting = threading.Lock()
        self._one_letter = threading.Lock()
        self._pool = ThreadPoolExecutor(4, thread_name_prefix="notices")
        self._pushing = FairQueue("push", 4, MAX_EACH, MAX)  # apart from letters, and nobody's slow devices keep others waiting

    def begin(self) -> None:
        """Tell what is due, again and again."""
        threading.Thread(target=self._look_around, name="notices", daemon=True).start()

    def end(self) -> None:
        """TourStep; what waits, waits in the database."""
        self._stopped.set()
        self._pushing.end()
        self.push.end()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def look_at(self, change: TableChanged) -> None:
        """Something changed at a table: if somebody who does not look is to decide, they will be told. From any thread."""
        row, seat_rows = change.row, change.seats
        if row.status != "running" or not row.turn or self._stopped.is_set():
            return
        one = seat_rows[row.turn - 1]
        if one.user_id and not one.level and not self._sees(row.id, one.user_id):
            self.soon(self._note, row.id, one.user_id, row.version)

    def _sees(self, table_id: str, user_id: str) -> bool:
        live = self.tables.live
        return live.is_looking(table_id, user_id) or live.is_looking(LOBBY, user_id)

    def soon(self, do: Callable[..., None], *arguments: object) -> None:
        """Do something that may take its time, in a thread of ours, which never fails aloud."""
        if not self._stopped.is_set():
            self._pool.submit(self._calmly, do, *arguments)

    def _calmly(self, do: Callable[..., None], *arguments: object) -> None:
        try:
            do(*arguments)
        except (Problem, OSError, smtplib.SMTPException, sa.exc.SQLAlchemyError) as error:
            log.warning("Notifications wait: %s", str(error).partition("\n")[0])
        except Exception:
            log.exception("A notice could not be told.")

    def _note(self, table_id: str, user_id: str, version: int) -> None:
        """A notice for each way by which this person wants to be told."""
        due, soon = {}, time.time() + self.moment
        if self.push.public_key and self.store.subscriptions_of(user_id):
            due[PUSH] = soon
        box = self.store.mailbox(user_id) if self.mail.is_on else None
        if box is not None and box.confirmed and box.digest in PERIODS:
            due[MAIL] = soon
        if due:
            self.store.add_notices(user_id, table_id, version, due)

    def _look_around(self) -> None:
        while not self._stopped.wait(1.0):
            self._calmly(self._take_those_due)

    def _take_those_due(self) -> None:
        for notice in self.store.due_notices():
            held = time.time() + HELD
            if not self.store.put_off(notice, notice.due, held):
                continue
            if notice.way == MAIL:
                self.soon(self._tell, notice, held)
            else:
                self._pushing.put(notice.user_id, partial(self._calmly, self._tell, notice, held))

    def _tell(self, notice: Any, held: float) -> None:
        """Tell it, if it is still so; `held`: until when this server has taken it upon itself. Later it is taken anew."""
        if time.time() > held:
            return
        row, seat_rows = self.tables.store.table_and_seats(notice.table_id)
        mine = seats_of(seat_rows, notice.user_id)
        person = self.store.user(notice.user_id)
        waits = row is not None and row.status == "running" and row.turn in mine and not seat_rows[row.turn - 1].level
        if not waits or person is None or self._sees(notice.table_id, notice.user_id):
            self.store.put_off(notice, held, None)
            return
        kept = json.loads(person.preferences)
        if over := quiet_until(kept, time.time()):
            self.store.put_off(notice, held, over)
            return
        with speaking(kept[LANGUAGE] if kept.get(LANGUAGE) in LANGUAGES else "en"):
            if notice.way == MAIL:
                self._write_in_turn(notice, held, person)
            else:
                self._sent(notice, held, self._push(person.id, row, seat_rows))

    def _sent(self, notice: Any, held: float, sent: bool) -> None:
        """It was told, or is tried again."""
        again = not sent and notice.tries + 1 < MAX_TRIES
        self.store.put_off(notice, held, time.time() + AGAIN * 2**notice.tries if again else None, tries=1)

    def _write_in_turn(self, notice: Any, held: float, person: Any) -> None:
        """One letter to a person at a time; what comes while the last one is fresh waits for the next."""
        with self._one_letter, self.store.claim(person.id, 0) as mine:
            box = self.store.mailbox(person.id)
            if box is None or not box.confirmed or box.digest not in PERIODS:
                self.store.put_off(notice, held, None)
            elif not mine or (next_one := box.last + PERIODS[box.digest]) > time.time():
                self.store.put_off(notice, held, next_one if mine else time.time() + 1.0)
            else:
                self._sent(notice, held, self._write(person, box.address))

    def _push(self, user_id: str, row: Any, seat_rows: Sequence[Any]) -> bool:
        """Send it to all devices that want it; False if one could not be reached and may be tried again."""
        others = ", ".join(one.name for one in seat_rows if one.user_id != user_id)
        said = {
            "title": _("Your turn: {game}").format(game=_(board_of(row.game).title)),
            "body": _("At the table with {names}").format(names=others) if others else "",
            "url": f"/t/{row.id}",
        }
        message = json.dumps(said, ensure_ascii=False).encode()
        topic = hashlib.sha256(row.id.encode()).hexdigest()[:32]  # a later one replaces what has not been fetched yet
        until = time.monotonic() + PUSHING
        reached = [self._reach(*one, message, topic, until) for one in self.store.subscriptions_of(user_id).items()]
        return all(reached)

    def _count(self, went_out: bool) -> None:
        with self._counting:
            self.sent, self.failed = self.sent + went_out, self.failed + (not went_out)

    def _reach(self, device_id: str, subscription: dict[str, str], message: bytes, topic: str, until: float) -> bool:
        try:
            status = self.push.send(subscription, message, topic, min(SECONDS, until - time.monotonic()))
        except (NotPublic, ValueError):
            status = GONE[0]
        except OSError as error:
            log.warning("A push service cannot be reached: %s", error)
            self._count(False)
            return False
        self._count(200 <= status < 300)
        if status in GONE:
            self.store.subscribe(device_id, None)
        return 200 <= status < 300 or (400 <= status < 500 and status != 429)

    def _write(self, person: Any, address: str) -> bool:
        """A letter with all tables that wait for somebody; False if it could not be sent and may be tried again."""
        waiting = self.tables.store.tables_waiting_for(person.id)
        seats = self.tables.store.seats_at([row.id for row in waiting])
        lines = [
            f"{_(board_of(row.game).title)}: {', '.join(one.name for one in seats[row.id])}\n{self.mail.site}/t/{row.id}" for row in waiting
        ]
        try:
            self.mail.tell_turns(person, address, lines)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("A letter could not be sent: %s", error)
            self._count(False)
            return False
        self._count(True)
        self.store.told_by_mail(person.id, [row.id for row in waiting])
        return True


# how often a letter may come, in words
HOW_OFTEN = {"hour": N_("At most one e-mail an hour"), "day": N_("At most one e-mail a day"), "never": N_("No e-mails")}
