"""Games with real cards or phones as hands: cheating gains no rating, hands stay hidden, and leaving stops nobody."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from awaiting import awaited
from kogge.engine.match import Match
from kogge.web.accounts.ratings import is_rated
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.db.store import Store
from kogge.web.live.hub import Hub
from kogge.web.problems import Problem
from kogge.web.tables.service import Place, TableService
from kogge.web.tables.session import TableSession
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


def open_table(tables: TableService, **options: bool) -> str:
    table_id = tables.open(ANNE, "colonia", [Place("me"), Place("open"), Place("bot", level="random")], **options)
    tables.join(BERT, table_id)
    return table_id


def first_event(tables: TableService, table_id: str, user: User) -> str:
    """The first complete event that this user may enter."""
    parts: list[str] = []
    for _ in range(20):
        seen = api_view(tables, table_id, user, None, parts)
        assert seen.offers, parts
        if seen.offers[0].is_complete:
            return str(seen.offers[0].text)
        parts = [seen.offers[0].text]
    raise AssertionError("no whole event")


def enter(tables: TableService, table_id: str, user: User, event: str) -> None:
    awaited(tables.enter_chance(user, table_id, event, tables.row(table_id).version))


def test_a_player_who_leaves_a_game_with_real_cards_does_not_stop_it(tables):
    table_id = open_table(tables, manual_chance=True)
    enter(tables, table_id, ANNE, first_event(tables, table_id, ANNE))
    with pytest.raises(Problem) as refused:  # Bert's own hand, while he plays
        enter(tables, table_id, ANNE, "resources 2 fur")
    assert refused.value.status == 403
    tables.clocks.concede(BERT, table_id)
    enter(tables, table_id, ANNE, first_event(tables, table_id, ANNE))  # Bert's hand, which only he could enter before he left
    enter(tables, table_id, ANNE, first_event(tables, table_id, ANNE))  # the bot's own


@pytest.mark.parametrize("same_site", [True, False])
@pytest.mark.parametrize("bot", [True, False])
def test_taking_entries_back_does_not_replay_the_game(tables, monkeypatch, same_site, bot):
    """A replay with its log takes a tenth of a second, and one address could cause it again and again, at every server."""
    others = [Place("bot", level="random"), Place("guest")] if bot else [Place("guest")] * 2
    table_id = tables.open(ANNE, "colonia", [Place("me"), *others], manual_chance=True)
    sessions = tables.sessions if same_site else table_service(tables.db, Hub()).sessions
    chance, followed, follow = random.Random(1), [], Match.follow

    def enter_next() -> None:
        table = tables.sessions.snapshot(table_id)
        if table.match.is_chance_due:
            event = ""
            while parts := table.match.event_parts(event):
                event = chance.choice(list(parts.values()))
            enter(tables, table_id, ANNE, event)
            return
        move = chance.choice(table.match.moves())
        is_bot = table.seats[table.match.seat - 1].level is not None
        arguments = (table_id, table.match.seat, move, table.version)
        awaited(tables.play_bot(*arguments) if is_bot else tables.play(ANNE, *arguments))

    for _ in range(60):
        enter_next()
    sessions.snapshot(table_id, log=True)
    monkeypatch.setattr(Match, "follow", lambda self, lines: follow(self, [followed.append(line) or line for line in lines]))
    for number in range(30):
        followed.clear()
        if number % 3 < 2:
            awaited(tables.undo(ANNE, table_id, tables.row(table_id).version))
        else:
            for _ in range(3):
                enter_next()
        after = sessions.snapshot(table_id, log=True)
        assert len(followed) <= 30, number
        anew = TableSession("colonia", 3, "", manual_chance=True)
        anew.follow(after.match.lines)
        assert (after.match.key, after.match.undo_floor) == (anew.match.key, anew.match.undo_floor)
        assert (after.log.log, after.log.running_log, after.log.rounds) == (anew.log, anew.running_log, anew.rounds)


def test_games_with_real_cards_are_never_rated(tables):
    table_id = open_table(tables, manual_chance=True)
    row = tables.row(table_id)._replace(status="over", result="20* 10 5")
    assert not is_rated(row)


def test_strangers_can_neither_enter_events_nor_undo(tables):
    table_id = open_table(tables, manual_chance=True)
    event = first_event(tables, table_id, ANNE)
    with pytest.raises(Problem):
        enter(tables, table_id, MALLORY, event)
    enter(tables, table_id, ANNE, event)
    with pytest.raises(Problem):
        awaited(tables.undo(MALLORY, table_id, tables.row(table_id).version))


def test_the_shared_screen_and_a_strangers_phone_show_no_hand(tables):
    table_id = open_table(tables, phone_hands=True)
    for who in (None, MALLORY):
        seats = api_view(tables, table_id, who, None).view["seats"]
        assert not any(seat["screen"] for seat in seats)
        assert not api_view(tables, table_id, who, 1).view["seats"][0]["screen"], "asking for a seat does not help"
    own = api_view(tables, table_id, BERT, 1)
    assert not own.view["seats"][0]["screen"], "nor does asking for another player's seat"
    assert own.view["seats"][1]["screen"]
