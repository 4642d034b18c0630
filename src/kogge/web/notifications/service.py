"""Notifications that it is a user's turn, by push and e-mail, unless the user is looking at the table.

1. When a turn begins for a user who is not looking at the table, a notification is stored in the database, so a restart loses none. For a
   user who is looking, the site checks a few seconds later whether they have left, and only then stores one: otherwise every move among
   people who play together would need one more transaction.
2. A few seconds later the notification is sent, if it is still the user's turn and they are still not looking. During quiet hours it waits.
3. If a push service does not answer, the site tries again with growing delays; expired subscriptions are deleted.
4. A player may nudge the player to decide once a day: the notification is sent again, with the name of the waiting player.
5. An e-mail digest lists all tables where it is the user's turn; it comes at most every hour or once a day, as the user prefers.
"""

from __future__ import annotations

import hashlib
import json
import logging
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import sqlalchemy as sa

from kogge.web import problems
from kogge.web.accounts.preferences import LANGUAGE, quiet_until
from kogge.web.accounts.store import AccountStore, UserInfo
from kogge.web.accounts.users import User, seats_of
from kogge.web.bus import TableChanged
from kogge.web.i18n.translation import LANGUAGES, N_, _, board_of, in_language
from kogge.web.jobs import Jobs, Share
from kogge.web.live.hub import LOBBY
from kogge.web.notifications.mail import Mail
from kogge.web.notifications.push import TIMEOUT, NotPublic, Push
from kogge.web.notifications.store import MAIL, PUSH, Notice, NotificationStore
from kogge.web.problems import Problem
from kogge.web.tables.clocks import DAY
from kogge.web.tables.info import SeatInfo, TableInfo
from kogge.web.tables.service import TableService

log = logging.getLogger("kogge.notifications")

DIGEST_SECONDS = {"hour": 3600.0, "day": 86_400.0}
# how often a digest may come, in words
DIGESTS = {"hour": N_("At most one e-mail an hour"), "day": N_("At most one e-mail a day"), "never": N_("No e-mails")}
LEASE = 120.0  # seconds that a server has to send a notification it has taken; afterwards another may
PUSH_SECONDS_EACH = 20.0  # the most for all devices of one user; endpoints are chosen by users and may not answer
# the most push messages in the queue: of one user, of one address, of all; further ones wait in the database
MAX_QUEUED_EACH, MAX_QUEUED_ADDRESS, MAX_QUEUED = 20, 200, 2000
MAX_TRIES, RETRY_SECONDS = 6, 60.0  # the delay doubles with each try
INVITATION_PAUSE = 3600.0  # seconds between the announcements of two invitations of one host to one friend
EXPIRED = (404, 410)  # a push service's status for a subscription that no longer exists
NUDGE_PAUSE = 24 * 3600.0  # seconds between two nudges of one player at one table


@dataclass(frozen=True, slots=True)
class SeenTurn:
    """A turn that began while its user was looking."""

    table_id: str
    user_id: str
    version: int
    check_at: float
    """When to check whether they have left, on the monotonic clock."""


def may_nudge(table: TableInfo) -> bool:
    """Whether players may nudge each other at this table: it has no clock, or days for a move."""
    return not table.move_seconds or table.move_seconds >= DAY // 2


class Notifications:
    """Notifies users of their turns."""

    def __init__(
        self,
        store: NotificationStore,
        accounts: AccountStore,
        tables: TableService,
        push: Push,
        mail: Mail,
        jobs: Jobs,
        delay: float,
        share_of: Callable[[str], Share] = lambda user_id: user_id,
    ):
        """`delay`: seconds between the start of a turn and its notification; `share_of`: a user's share in fair turns (`jobs.py`)."""
        self.store, self.accounts, self.tables, self.push, self.mail = store, accounts, tables, push, mail
        self.delay, self._share_of = delay, share_of
        self._pushed = self._push_failed = 0
        self._counting = threading.Lock()
        self._seen_turns: dict[tuple[str, str], SeenTurn] = {}  # by table and user: the latest turn
        self._invited: dict[tuple[str, str], tuple[str, float]] = {}  # by host and friend: the last table announced, and when
        self._schedule_queue = jobs.queue("notifications", 1, MAX_QUEUED, MAX_QUEUED)
        # addresses take turns, then their users, so that devices that do not answer delay only their own users
        self._push_queue = jobs.queue("push", 4, MAX_QUEUED_EACH, MAX_QUEUED, MAX_QUEUED_ADDRESS)
        jobs.every(1.0, self._send_due, name="notifications")

    @property
    def sent(self) -> int:
        """Messages that a push service or the mail server has accepted from this process."""
        return self._pushed + self.mail.sent

    @property
    def failed(self) -> int:
        """Messages that were not accepted."""
        return self._push_failed + self.mail.failed

    def table_changed(self, change: TableChanged) -> None:
        """If a user is to decide, schedule a notification, or a check if they are looking at the table. Safe from any thread."""
        row, seat_rows = change.info, change.seats
        if row.status == "open":
            for user_id in {seat.invited for seat in seat_rows if seat.invited and not self._is_looking(row.id, seat.invited)}:
                if not self._may_invite(row.host, user_id, row.id):
                    continue
                self._schedule_queue.put(user_id, partial(self._logging_errors, self._schedule, row.id, user_id, row.version))
        if row.status != "running" or not row.turn:
            return
        seat = seat_rows[row.turn - 1]
        if not seat.user_id or seat.level:
            return
        if self._is_looking(row.id, seat.user_id):
            self._note_seen(SeenTurn(row.id, seat.user_id, row.version, time.monotonic() + self.delay))
        else:
            self._schedule_queue.put(seat.user_id, partial(self._logging_errors, self._schedule, row.id, seat.user_id, row.version))

    def nudge(self, user: User, table_id: str) -> None:
        """Remind the player whose turn it is; once a day, and not in a game with a live clock."""
        row, seat_rows = self.tables.row_and_seats_as_member(user, table_id)
        mine = seats_of(seat_rows, user.id)
        seat = seat_rows[row.turn - 1] if row.status == "running" and row.turn and row.paused is None else None
        if not mine:
            raise problems.not_your_seat()
        if seat is None or not seat.user_id or seat.level or seat.seat in mine or not may_nudge(row):
            raise Problem(409, N_("There is nobody to nudge right now."))
        if self.tables.presence.is_looking(table_id, seat.user_id):  # the lobby is not the table: there a nudge is seen later
            raise Problem(409, N_("{name} is looking at the table right now."), name=seat.name)
        if not self.tables.store.add_nudge(table_id, seat.user_id, mine[0], row.version, NUDGE_PAUSE):
            raise Problem(409, N_("{name} was nudged today already."), name=seat.name)
        self.tables.sessions.changed(table_id)
        self._schedule_queue.put(seat.user_id, partial(self._logging_errors, self._schedule, table_id, seat.user_id, row.version, True))

    def _nudger(self, table: TableInfo, seats: Sequence[SeatInfo], user_id: str) -> str:
        """Who has nudged this user in the current turn; '' if nobody has."""
        nudge = self.tables.store.nudge(table.id, user_id)
        return seats[nudge.by_seat - 1].name if nudge is not None and nudge.version == table.version else ""

    def _may_invite(self, host: str, user_id: str, table_id: str) -> bool:
        """Whether to announce an invitation: a host cannot notify a friend repeatedly by cancelling tables and opening new ones."""
        now = time.monotonic()
        with self._counting:
            table, at = self._invited.get((host, user_id), ("", 0.0))
            if table and table != table_id and now - at < INVITATION_PAUSE:
                return False
            if table != table_id:
                if len(self._invited) > MAX_QUEUED:
                    self._invited = {pair: last for pair, last in self._invited.items() if now - last[1] < INVITATION_PAUSE}
                self._invited[host, user_id] = table_id, now
            return True

    def _is_looking(self, table_id: str, user_id: str) -> bool:
        live = self.tables.presence
        return live.is_looking(table_id, user_id) or live.is_looking(LOBBY, user_id)

    def _logging_errors(self, function: Callable[..., None], *arguments: object) -> None:
        """Call a function and log its errors."""
        try:
            function(*arguments)
        except (Problem, OSError, sa.exc.SQLAlchemyError) as error:
            log.warning("A notification is delayed: %s", str(error).partition("\n")[0])
        except Exception:
            log.exception("A notification could not be sent.")

    def _schedule(self, table_id: str, user_id: str, version: int, again: bool = False) -> None:
        """Store a notification for each channel that this user has. `again`: also if it was sent already."""
        due, soon = {}, time.time() + self.delay
        if self.push.public_key and self.store.subscriptions(user_id):
            due[PUSH] = soon
        mailbox = self.store.mailbox(user_id) if self.mail.is_on else None
        if mailbox is not None and mailbox.confirmed and mailbox.digest in DIGEST_SECONDS:
            due[MAIL] = soon
        if due:
            (self.store.repeat if again else self.store.add)(user_id, table_id, version, due)

    def _note_seen(self, turn: SeenTurn) -> None:
        """Remember a turn to check. It replaces an earlier turn of this user at the table, but not the same turn (chat changes it too)."""
        with self._counting:
            known = self._seen_turns.get((turn.table_id, turn.user_id))
            if known is None or known.version < turn.version:
                self._seen_turns[turn.table_id, turn.user_id] = turn

    def _check_seen_turns(self) -> None:
        """Schedule the notifications of those who were looking when their turn began and have left since."""
        with self._counting:
            due = [turn for turn in self._seen_turns.values() if turn.check_at <= time.monotonic()]
        for turn in due:
            if not self._is_looking(turn.table_id, turn.user_id):  # a database error here leaves the turn to be checked again
                self._schedule_queue.put(turn.user_id, partial(self._logging_errors, self._schedule_seen, turn))
            with self._counting:
                if self._seen_turns.get((turn.table_id, turn.user_id)) is turn:
                    del self._seen_turns[turn.table_id, turn.user_id]

    def _schedule_seen(self, turn: SeenTurn) -> None:
        """Schedule the notification of a turn whose user has left, if it is still their turn."""
        row = self.tables.store.table(turn.table_id)
        if row is not None and row.version == turn.version:
            self._schedule(turn.table_id, turn.user_id, turn.version)

    def _send_due(self) -> None:
        """Send what is due. Called every second."""
        self._check_seen_turns()
        for notice in self.store.due():
            lease = time.time() + LEASE
            if not self.store.reschedule(notice, notice.due, lease):
                continue
            job = partial(self._logging_errors, self._send, notice, lease)
            if notice.channel == MAIL:
                self.mail.enqueue(notice.user_id, job)
            else:
                self._push_queue.put(self._share_of(notice.user_id), job)

    def _send(self, notice: Notice, lease: float) -> None:
        """Send a notification if it still applies. `lease`: until when this server has taken it."""
        if time.time() > lease:
            return
        row, seat_rows = self.tables.store.table_and_seats(notice.table_id)
        user = self.accounts.user(notice.user_id)
        own_seats = seats_of(seat_rows, notice.user_id)
        is_waiting = row is not None and row.status == "running" and row.turn in own_seats and not seat_rows[row.turn - 1].level
        invited = row is not None and row.status == "open" and any(seat.invited == notice.user_id for seat in seat_rows)
        if row is None or not (is_waiting or invited) or user is None or self._is_looking(notice.table_id, notice.user_id):
            self.store.reschedule(notice, lease, None)
            return
        preferences = user.preferences
        if quiet_end := quiet_until(preferences, time.time()):
            self.store.reschedule(notice, lease, quiet_end)
            return
        with in_language(preferences[LANGUAGE] if preferences.get(LANGUAGE) in LANGUAGES else "en"):
            if notice.channel == MAIL:
                self._send_mail(notice, lease, user)
            else:
                self._finish(notice, lease, self._send_push(user.id, row, seat_rows))

    def _finish(self, notice: Notice, lease: float, sent: bool) -> None:
        """Mark a notification as sent, or schedule the next try."""
        retry = not sent and notice.tries + 1 < MAX_TRIES
        self.store.reschedule(notice, lease, time.time() + RETRY_SECONDS * 2**notice.tries if retry else None, tries=1)

    def _send_mail(self, notice: Notice, lease: float, user: UserInfo) -> None:
        """Send a digest, or postpone it until the user's interval is over."""
        with self.store.claim_digest(user.id) as claimed:
            mailbox = self.store.mailbox(user.id)
            if mailbox is None or not mailbox.confirmed or mailbox.digest not in DIGEST_SECONDS:
                self.store.reschedule(notice, lease, None)
            elif not claimed:
                self.store.reschedule(notice, lease, time.time() + 1.0)
            elif (next_digest := mailbox.last + DIGEST_SECONDS[mailbox.digest]) > time.time():
                self.store.reschedule(notice, lease, next_digest)
            else:
                self._finish(notice, lease, self._send_digest(user, mailbox.address))

    def _send_digest(self, user: UserInfo, address: str) -> bool:
        """Mail the list of all tables where it is the user's turn; False if it was not sent."""
        waiting = [*self.tables.store.tables_waiting_for(user.id), *self.tables.store.invitations(user.id)]
        seats = self.tables.store.seats_at([row.id for row in waiting])
        nudgers = {row.id: self._nudger(row, seats[row.id], user.id) for row in waiting}
        lines = [
            f"{_(board_of(row.game).title)}{' – ' + _('you are invited') if row.status == 'open' else ''}: "
            + ", ".join(seat.name for seat in seats[row.id] if seat.name)
            + (" – " + _("{name} is waiting for you").format(name=nudgers[row.id]) if nudgers[row.id] else "")
            + f"\n{self.mail.site}/t/{row.id}"
            for row in waiting
        ]
        if not self.mail.send_digest(user, address, lines):
            return False
        self.store.mark_mailed(user.id, [row.id for row in waiting])
        return True

    def _send_push(self, user_id: str, row: TableInfo, seat_rows: Sequence[SeatInfo]) -> bool:
        """Send a push message to all subscribed devices of a user; False if one should be tried again."""
        others = ", ".join(seat.name for seat in seat_rows if seat.name and user_id not in (seat.user_id, seat.invited))
        nudger = self._nudger(row, seat_rows, user_id)
        body = _("{name} is waiting for you") if nudger else _("With {names}") if others else ""
        title = _("You are invited: {game}") if row.status == "open" else _("Your turn: {game}")
        content = {
            "title": title.format(game=_(board_of(row.game).title)),
            "body": body.format(name=nudger, names=others),
            "url": f"/t/{row.id}",
        }
        message = json.dumps(content, ensure_ascii=False).encode()
        topic = hashlib.sha256(row.id.encode()).hexdigest()[:32]  # a later message replaces one that was not delivered yet
        deadline = time.monotonic() + PUSH_SECONDS_EACH
        done = [self._push_to(*device, message, topic, deadline) for device in self.store.subscriptions(user_id).items()]
        return all(done)

    def _push_to(self, device_id: str, subscription: dict[str, str], message: bytes, topic: str, deadline: float) -> bool:
        """Send a push message to one device; False if it should be tried again."""
        try:
            status = self.push.send(subscription, message, topic, min(TIMEOUT, deadline - time.monotonic()))
        except (NotPublic, ValueError):
            status = EXPIRED[0]
        except OSError as error:
            log.warning("A push service does not answer: %s", error)
            self._count_push(False)
            return False
        accepted = 200 <= status < 300
        self._count_push(accepted)
        if status in EXPIRED:
            self.store.set_subscription(device_id, None)
        return accepted or (400 <= status < 500 and status != 429)

    def _count_push(self, accepted: bool) -> None:
        with self._counting:
            self._pushed, self._push_failed = self._pushed + accepted, self._push_failed + (not accepted)
