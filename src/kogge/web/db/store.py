"""What is kept: a table is its record's lines, append-only but for an undo. Everything else here says who sits where.

`(table_id, number)` is the primary key of a line and `tables.version` counts every change of the record, so of two racing moves exactly one
wins, on any database. Moves of many tables share a commit (`move_writer.py`): what is answered for is on the disk.
A SQLite file belongs to one process, which remembers rows it has read until it changes them (`rows.py`). A PostgreSQL is shared by many:
rows are read anew every time, and the others are told what changed (`database.py`).
"""

from __future__ import annotations

from kogge.web.accounts.deletion_store import ErasureStore
from kogge.web.accounts.device_store import DeviceStore
from kogge.web.accounts.passkey_store import PasskeyStore
from kogge.web.accounts.profile_store import ProfileStore
from kogge.web.accounts.store import PeopleStore
from kogge.web.analysis.store import AnalysisStore
from kogge.web.learn.store import SolvedStore
from kogge.web.live.presence_store import PresenceStore
from kogge.web.moderation.store import KeepingStore
from kogge.web.notifications.store import NoticeStore
from kogge.web.tables.chat_store import ChatStore
from kogge.web.tables.clock_store import ClockStore
from kogge.web.tables.line_store import LineStore
from kogge.web.tables.store import TableStore


class Store(
    TableStore,
    LineStore,
    ClockStore,
    PeopleStore,
    DeviceStore,
    NoticeStore,
    PasskeyStore,
    ChatStore,
    PresenceStore,
    SolvedStore,
    ProfileStore,
    KeepingStore,
    ErasureStore,
    AnalysisStore,
):
    """All that the site keeps, each subject in its module. Every method is one transaction."""
