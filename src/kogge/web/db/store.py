"""Until they are composed as `TableStore(db)` is: the stores of the subjects that are still mixed into one database class."""

from __future__ import annotations

from kogge.web.accounts.deletion_store import ErasureStore
from kogge.web.accounts.device_store import DeviceStore
from kogge.web.accounts.passkey_store import PasskeyStore
from kogge.web.accounts.profile_store import ProfileStore
from kogge.web.accounts.store import PeopleStore
from kogge.web.analysis.store import AnalysisStore
from kogge.web.learn.store import SolvedStore
from kogge.web.moderation.store import KeepingStore
from kogge.web.notifications.store import NoticeStore
from kogge.web.tables.store import TableStore


class Store(
    PeopleStore,
    DeviceStore,
    NoticeStore,
    PasskeyStore,
    SolvedStore,
    ProfileStore,
    KeepingStore,
    ErasureStore,
    AnalysisStore,
):
    """The database and these stores in one. Every method is one transaction."""

    def __init__(self, url: str):
        super().__init__(url)
        self.tables = TableStore(self)
