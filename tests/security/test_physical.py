"""Tables with real cards and with phones as hands: who cheats there gains nothing that the site keeps, and who leaves stops nobody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from awaiting import awaited
from kogge.web.accounts.ratings import is_rated
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.db.store import Store
from kogge.web.live.hub import Hub
from kogge.web.problems import Problem
from kogge.web.tables.service import Place, TableService
from kogge.web.tables.table_view import api_view
from table_service import table_service

ANNE, BERT, MALLORY = User("anne-id", "Anne"), User("bert-id", "Bert"), User("mallory-id", "Mallory")


@pytest.fixture
def tables(tmp_path) -> Iterator[TableService]:
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    for user in (ANNE, BERT, MALLORY):
        AccountStore(store).add_user(user.id, user.name)
    yield table_service(store, Hub(), lambda game: ["random"])
    store.close()


def opened(tables: TableService, **options: bool) -> str:
    table_id = tables.open(ANNE, "colonia", [Place("me"), Place("open"), Place("bot", level="random")], **options)
    tables.join(BERT, table_id)
    return table_id


def first_event(tables: TableService, table_id: str, user: User) -> str:
    """The first event that this user may enter, whole."""
    said: list[str] = []
    for _ in range(20):
        seen = api_view(tables, table_id, user, None, said)
        assert seen.offers, said
        if seen.offers[0].whole:
            return str(seen.offers[0].text)
        said = [seen.offers[0].text]
    raise AssertionError("no whole event")


def enter(tables: TableService, table_id: str, user: User, event: str) -> None:
    awaited(tables.enter_chance(user, table_id, event, tables.row(table_id).version))


def test_who_leaves_a_game_with_real_cards_does_not_stop_it(tables):
    table_id = opened(tables, manual_chance=True)
    enter(tables, table_id, ANNE, first_event(tables, table_id, ANNE))
    with pytest.raises(Problem) as refused:  # Bert's own hand, while he plays
        enter(tables, table_id, ANNE, "resources 2 fur")
    assert refused.value.status == 403
    tables.clocks.concede(BERT, table_id)
    enter(tables, table_id, ANNE, first_event(tables, table_id, ANNE))  # once only Bert could have, who has gone
    enter(tables, table_id, ANNE, first_event(tables, table_id, ANNE))  # the bot's own


def test_games_with_real_cards_are_never_rated(tables):
    table_id = opened(tables, manual_chance=True)
    row = tables.row(table_id)._replace(status="over", result="20* 10 5")
    assert not is_rated(row)


def test_strangers_neither_enter_nor_take_back(tables):
    table_id = opened(tables, manual_chance=True)
    event = first_event(tables, table_id, ANNE)
    with pytest.raises(Problem):
        enter(tables, table_id, MALLORY, event)
    enter(tables, table_id, ANNE, event)
    with pytest.raises(Problem):
        awaited(tables.undo(MALLORY, table_id, tables.row(table_id).version))


def test_the_shared_screen_and_a_strangers_phone_show_no_hand(tables):
    table_id = opened(tables, phone_hands=True)
    for who in (None, MALLORY):
        seats = api_view(tables, table_id, who, None).view["seats"]
        assert not any(seat["screen"] for seat in seats)
        assert not api_view(tables, table_id, who, 1).view["seats"][0]["screen"], "asking for a seat does not help"
    own = api_view(tables, table_id, BERT, 1)
    assert not own.view["seats"][0]["screen"], "nor does asking for another's"
    assert own.view["seats"][1]["screen"]
