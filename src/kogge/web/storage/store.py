"""What is kept: a table is its record's lines, append-only but for an undo. Everything else here says who sits where.

`(table_id, number)` is the primary key of a line and `tables.version` counts every change of the record, so of two racing moves exactly one
wins, on any database. Moves of many tables share a commit (`commits.py`): what is answered for is on the disk.
A SQLite file belongs to one process, which remembers rows it has read until it changes them (`rows.py`). A PostgreSQL is shared by many:
rows are read anew every time, and the others are told what changed (`database.py`).
"""

from __future__ import annotations

from kogge.web.storage.analyses import AnalysisStore
from kogge.web.storage.chat import ChatStore
from kogge.web.storage.clocked_tables import ClockStore
from kogge.web.storage.devices import DeviceStore
from kogge.web.storage.erasure import ErasureStore
from kogge.web.storage.keeping import KeepingStore
from kogge.web.storage.lines import LineStore
from kogge.web.storage.notices import NoticeStore
from kogge.web.storage.passkeys import PasskeyStore
from kogge.web.storage.people import PeopleStore
from kogge.web.storage.presence import PresenceStore
from kogge.web.storage.profiles import ProfileStore
from kogge.web.storage.solved import SolvedStore
from kogge.web.storage.tables import TableStore


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
