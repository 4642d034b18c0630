"""Names and chat messages that were removed are not shown again, although pages, logs and chat are kept in memory."""

from __future__ import annotations

import time

import pytest
import sqlalchemy as sa

from awaiting import one_loop
from kogge.web.accounts.service import AccountService, PersonalData
from kogge.web.accounts.store import AccountStore
from kogge.web.bus import TableChanged
from kogge.web.db.schema import chat
from kogge.web.db.store import Store
from kogge.web.jobs import LoopJobs
from kogge.web.live.hub import Hub
from kogge.web.moderation.service import Moderation
from kogge.web.moderation.store import ModerationStore
from kogge.web.tables.pages import DEFAULTS, TablePages, Viewer
from kogge.web.tables.service import Place
from table_service import table_service

NAME, WORD = "Wiborada", "unverwechselbar"


class Kept:
    """Two sites on one database whose pages are in memory: a running game of Wiborada and Herman, and one that she only watches."""

    def __init__(self, database: str):
        self.stores = [Store(database) for _ in range(2 if database.startswith("postgres") else 1)]
        self.stores[0].migrate()
        self.tables = [table_service(store, Hub()) for store in self.stores]
        self.accounts = AccountService(AccountStore(self.stores[0]))
        self.accounts.on_tables_changed = self.tables[0].sessions.all_changed
        self.moderation = Moderation(ModerationStore(self.stores[0]), self.tables[0], self.accounts, LoopJobs())
        self.going, self.staying = self.accounts.create(NAME), self.accounts.create("Herman")
        self.played = self.tables[0].open(self.staying, "speicherstadt", [Place("me"), Place("open")])
        self.tables[0].join(self.going, self.played)
        self.watched = self.tables[0].open(self.staying, "speicherstadt", [Place("me"), Place("bot", level="random")])
        for table_id in (self.played, self.watched):
            self.tables[0].say(self.going, table_id, WORD)
        self.move()
        self.pages = [TablePages(tables) for tables in self.tables]
        assert all(word in text for text in self.texts() for word in (NAME, WORD))
        self.changed: list[str] = []
        self.tables[0].bus.subscribe(TableChanged, lambda change: self.changed.append(change.table_id))

    def move(self) -> None:
        """Play two moves, so that both names are in the log."""
        people = {one.id: one for one in (self.going, self.staying)}
        with one_loop() as awaited:
            for _ in range(2):
                table = self.tables[0].sessions.snapshot(self.played)
                seat = table.match.seat
                user = people[table.seats[seat - 1].user_id]
                awaited(self.tables[0].play(user, self.played, seat, table.match.moves()[0], table.version))

    def texts(self) -> list[str]:
        """What Herman sees of both tables, at each site."""
        herman = Viewer(self.staying, "en", DEFAULTS, "http://kogge")
        return [pages.page(table_id, herman).html() for pages in self.pages for table_id in (self.played, self.watched)]

    def shows(self, word: str) -> bool:
        """Whether any page shows this word."""
        return any(word in text for text in self.texts())


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request, tmp_path):
    database = f"sqlite:///{tmp_path / 'kogge.db'}" if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()
    kept = Kept(database)
    yield kept
    for store in kept.stores:
        store.close()


def test_a_deleted_user_is_gone_from_every_page(kept):
    PersonalData(kept.accounts, kept.tables[0]).delete(kept.going)
    assert not kept.shows(NAME)
    assert not kept.shows(WORD)
    assert {kept.played, kept.watched} <= set(kept.changed), "open pages are updated"


def test_a_new_name_replaces_the_old_one_in_the_roster_and_in_the_log(kept):
    kept.accounts.rename(kept.going, "Alheid von Minden")
    text = kept.texts()[0]
    assert "Alheid von Minden" in text
    assert NAME not in text.partition('id="chat-panel"')[0], "her messages keep the name under which she wrote them"
    assert kept.changed == [kept.played]


def test_a_name_that_a_moderator_replaces_is_gone_from_the_chat_too(kept):
    kept.moderation.rename(kept.going.id, "Polite")
    assert not kept.shows(NAME)
    assert kept.shows("Polite")
    assert set(kept.changed) == {kept.played, kept.watched}


def test_messages_that_a_moderator_removes_are_gone(kept):
    for table_id in (kept.played, kept.watched):
        kept.moderation.remove_chat(table_id, kept.going.id)
    assert not kept.shows(WORD)


def test_messages_that_are_too_old_are_gone(kept):
    with kept.stores[0].writing() as db:
        db.execute(sa.update(chat).values(at=time.time() - 1000))
    assert ModerationStore(kept.stores[0]).delete_expired(time.time() - 500, 50) == 2
    assert not kept.shows(WORD)
