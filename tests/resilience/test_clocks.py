"""Clocks use the database's time, survive restarts of the server, and when time is up do what the table chose."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

import httpx
import pytest
import sqlalchemy as sa

from awaiting import awaited
from kogge.web.accounts.ratings import final_order, has_left, was_assisted
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.db.schema import seats
from kogge.web.db.schema import tables as rows
from kogge.web.db.store import Store
from kogge.web.live.hub import Hub
from kogge.web.problems import Problem
from kogge.web.tables.clocks import Clock
from kogge.web.tables.service import Place, TableService
from servers import Site
from table_service import table_service

ANNE, HERMAN, MARC = User("anne-id", "Anne"), User("herman-id", "Herman"), User("marc-id", "Marc")
DAY = 86_400


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request, tmp_path) -> str:
    return f"sqlite:///{tmp_path / 'kogge.db'}" if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()


@pytest.fixture
def tables(db):
    store = Store(db)
    store.migrate()
    for person in (ANNE, HERMAN, MARC):
        AccountStore(store).add_user(person.id, person.name)
    yield table_service(store, Hub(), lambda game: ["random", "easy", "medium"])
    store.close()


def open_table(tables: TableService, clock: Clock, others: int = 1) -> str:
    table_id = tables.open(ANNE, "speicherstadt", [Place("me")] + [Place("open")] * others, clock=clock)
    for person in (HERMAN, MARC)[:others]:
        tables.join(person, table_id)
    return table_id


def shift(tables: TableService, table_id: str, seconds: float) -> None:
    """Let time pass for a table: all its times move into the past."""
    back = {name: rows.c[name] - seconds for name in ("since", "before", "due", "paused")}
    with tables.db.writing() as db:
        db.execute(rows.update().where(rows.c.id == table_id).values(back))
    tables.db.forget_row(table_id)


def decide(tables: TableService, table_id: str) -> int:
    """Play the first legal move of the seat to decide; returns the seat."""
    row, seat_rows = tables.row_and_seats(table_id)
    match = tables.session(row).match
    who = User(seat_rows[match.seat - 1].user_id, "")
    seat = match.seat
    awaited(tables.play(who, table_id, seat, match.moves()[0], row.version))
    return seat


def remaining_time(tables: TableService, table_id: str) -> float:
    """The remaining time of the seat to decide."""
    return tables.row(table_id).due - tables.store.now()


def bank(tables: TableService, table_id: str, seat: int) -> float:
    row, seat_rows = tables.row_and_seats(table_id)
    return row.bank_seconds if seat_rows[seat - 1].bank is None else seat_rows[seat - 1].bank


def test_time_beyond_the_time_per_move_is_taken_from_the_bank(tables):
    table_id = open_table(tables, Clock(15, 1200))
    assert 1210 < remaining_time(tables, table_id) <= 1215
    shift(tables, table_id, 10)
    seat = decide(tables, table_id)
    assert bank(tables, table_id, seat) == 1200, "ten seconds are within the time per move"
    shift(tables, table_id, 75)
    seat = decide(tables, table_id)
    assert 1135 < bank(tables, table_id, seat) <= 1140
    assert 1210 < remaining_time(tables, table_id) <= 1215 or bank(tables, table_id, tables.row(table_id).turn) < 1200


def test_days_off_are_used_up_only_when_a_move_takes_longer_than_its_days(tables):
    table_id = open_table(tables, Clock(3 * DAY, 7 * DAY))
    shift(tables, table_id, 5 * DAY)
    seat = decide(tables, table_id)
    assert bank(tables, table_id, seat) == pytest.approx(5 * DAY, abs=60)
    tables.clocks.handle_expired()
    assert tables.row_and_seats(table_id)[1][seat - 1].level is None


def test_an_undo_gives_no_time_back(tables):
    table_id = open_table(tables, Clock(60, 600))
    shift(tables, table_id, 160)
    row = tables.row(table_id)
    seat = decide(tables, table_id)
    assert tables.row(table_id).turn != seat, "the other is to decide now"
    who = User(tables.row_and_seats(table_id)[1][seat - 1].user_id, "")
    awaited(tables.undo(who, table_id, row.version + 1))
    assert tables.row(table_id).turn == seat
    assert bank(tables, table_id, seat) == pytest.approx(600, abs=5), "the bank as it was when the decision began"
    assert remaining_time(tables, table_id) == pytest.approx(500, abs=5), "and the time since then is gone all the same"


def undo_last(tables: TableService, table_id: str, seat: int) -> None:
    row, seat_rows = tables.row_and_seats(table_id)
    awaited(tables.undo(User(seat_rows[seat - 1].user_id, ""), table_id, row.version))


def table_after_one_of_two_decisions(tables: TableService, clock: Clock) -> tuple[str, int]:
    """A table whose first player has made the first of two decisions in a row, after ten seconds."""
    table_id = tables.open(ANNE, "hellweg", [Place("me"), Place("open")], clock=clock)
    tables.join(HERMAN, table_id)
    shift(tables, table_id, 10)
    seat = decide(tables, table_id)
    assert tables.row(table_id).turn == seat
    return table_id, seat


def test_undoing_two_decisions_in_a_row_gives_no_time_back(tables):
    table_id, seat = table_after_one_of_two_decisions(tables, Clock(15, 600))
    for _ in range(4):  # 15 seconds each: all but the first come out of the bank
        shift(tables, table_id, 15)
        assert decide(tables, table_id) == seat
        undo_last(tables, table_id, seat)
        undo_last(tables, table_id, seat)
        assert decide(tables, table_id) == seat
    decide(tables, table_id)
    assert bank(tables, table_id, seat) == pytest.approx(600 - 3 * 15, abs=5)


def test_an_undo_after_calling_in_a_bot_gives_no_time_back(tables):
    table_id, seat = table_after_one_of_two_decisions(tables, Clock(15, 600))
    who = User(tables.row_and_seats(table_id)[1][seat - 1].user_id, "")
    for _ in range(4):
        shift(tables, table_id, 15.5)
        tables.stand_ins.ask(who, table_id, seat, "random")
        tables.stand_ins.give_back(who, table_id)
        undo_last(tables, table_id, seat)
        assert decide(tables, table_id) == seat
    decide(tables, table_id)
    assert bank(tables, table_id, seat) == pytest.approx(600 - 3 * 15 - 2, abs=5)


def test_a_player_may_not_decide_in_a_seat_that_a_bot_holds(tables):
    """Neither after conceding, nor when the time is up: it would cost no time."""
    table_id = open_table(tables, Clock(60, 600))
    row, seat_rows = tables.row_and_seats(table_id)
    who = User(seat_rows[row.turn - 1].user_id, "")
    tables.stand_ins.ask(who, table_id, row.turn, "random")
    with pytest.raises(Problem, match="bot is playing for you"):
        decide(tables, table_id)
    tables.stand_ins.give_back(who, table_id)
    tables.clocks.concede(who, table_id)
    with pytest.raises(Problem, match="already resigned"):
        decide(tables, table_id)
    assert tables.row(table_id).version == row.version


def test_calling_in_a_bot_and_taking_over_again_gives_no_time_back(tables):
    table_id = open_table(tables, Clock(60, 600))
    shift(tables, table_id, 300)
    row, seat_rows = tables.row_and_seats(table_id)
    who = User(seat_rows[row.turn - 1].user_id, "")
    tables.stand_ins.ask(who, table_id, row.turn, "random")
    assert tables.row(table_id).due is None, "a bot has no clock"
    tables.stand_ins.give_back(who, table_id)
    assert remaining_time(tables, table_id) == pytest.approx(360, abs=5)


def test_thinking_is_charged_when_a_bot_makes_the_decision(tables):
    table_id = open_table(tables, Clock(60, 600))
    shift(tables, table_id, 300)
    row, seat_rows = tables.row_and_seats(table_id)
    who = User(seat_rows[row.turn - 1].user_id, "")
    tables.stand_ins.ask(who, table_id, row.turn, "random")
    awaited(tables.play_bot(table_id, row.turn, tables.session(row).match.moves()[0], row.version))
    tables.stand_ins.give_back(who, table_id)
    assert bank(tables, table_id, row.turn) == pytest.approx(360, abs=5)


def test_a_handover_refunds_nobody_when_the_decision_before_it_is_undone(tables):
    table_id = open_table(tables, Clock(60, 600))
    shift(tables, table_id, 160)
    version = tables.row(table_id).version
    first = decide(tables, table_id)
    shift(tables, table_id, 400)
    row, seat_rows = tables.row_and_seats(table_id)
    tables.stand_ins.ask(User(seat_rows[row.turn - 1].user_id, ""), table_id, row.turn, "random")
    awaited(tables.undo(User(seat_rows[first - 1].user_id, ""), table_id, version + 1))
    assert bank(tables, table_id, first) == pytest.approx(500, abs=5)


def test_a_bank_that_ran_out_stays_empty_when_the_seat_is_taken_back(tables):
    table_id = open_table(tables, Clock(60, 600))
    row = tables.row(table_id)
    shift(tables, table_id, 661)
    tables.clocks.handle_expired()
    awaited(tables.play_bot(table_id, row.turn, tables.session(row).match.moves()[0], row.version))
    tables.stand_ins.give_back(User(tables.row_and_seats(table_id)[1][row.turn - 1].user_id, ""), table_id)
    assert bank(tables, table_id, row.turn) == 0


def test_when_time_is_up_a_bot_takes_over_by_default_and_the_seat_can_be_taken_back(tables):
    table_id = open_table(tables, Clock(60, 600))
    row = tables.row(table_id)
    tables.clocks.handle_expired()
    assert not any(one.level for one in tables.row_and_seats(table_id)[1])
    shift(tables, table_id, 661)
    tables.clocks.handle_expired()
    late = tables.row_and_seats(table_id)[1][row.turn - 1]
    assert (late.level, late.mark) == ("easy", "time"), "without bots at the table it is the level in the middle"
    assert tables.row(table_id).due is None
    awaited(tables.play_bot(table_id, row.turn, tables.session(row).match.moves()[0], row.version))
    assert tables.stand_ins.give_back(User(late.user_id, ""), table_id)
    late = tables.row_and_seats(table_id)[1][row.turn - 1]
    assert (late.level, late.mark) == (None, None)


def test_when_time_is_up_the_others_decide_at_tables_that_chose_ask(tables):
    table_id = open_table(tables, Clock(60, 0, "ask"), 2)
    row, seat_rows = tables.row_and_seats(table_id)
    late, others = row.turn, [User(one.user_id, "") for one in seat_rows if one.seat != row.turn]
    with pytest.raises(Problem, match="run out of time"):
        tables.clocks.want_bot(others[0], table_id)
    shift(tables, table_id, 61)
    tables.clocks.handle_expired()
    one = tables.row_and_seats(table_id)[1][late - 1]
    assert (one.level, one.mark) == (None, "time")
    with pytest.raises(Problem):
        tables.clocks.want_bot(User(one.user_id, ""), table_id)
    decide(tables, table_id)
    assert tables.row_and_seats(table_id)[1][late - 1].mark is None, "the time was up, but the others had not decided yet"
    while tables.row(table_id).turn != late:
        decide(tables, table_id)
    shift(tables, table_id, 61)
    tables.clocks.handle_expired()
    tables.clocks.want_bot(others[0], table_id)
    assert tables.row_and_seats(table_id)[1][late - 1].level == "easy", "one of the two others is half of them"


def test_a_pause_needs_everybodys_consent_and_costs_no_time(tables):
    table_id = open_table(tables, Clock(60, 600), 2)
    tables.clocks.ask_pause(ANNE, table_id)
    tables.clocks.ask_pause(HERMAN, table_id)
    assert tables.row(table_id).paused is None
    tables.clocks.no_pause(MARC, table_id)
    tables.clocks.ask_pause(MARC, table_id)
    assert tables.row(table_id).paused is None, "one refusal voids all earlier consents"
    tables.clocks.ask_pause(ANNE, table_id)
    tables.clocks.ask_pause(HERMAN, table_id)
    row = tables.row(table_id)
    assert row.paused is not None
    assert row.due is None
    with pytest.raises(Problem, match="paused"):
        decide(tables, table_id)
    shift(tables, table_id, 5000)
    tables.clocks.handle_expired()
    assert not any(one.level for one in tables.row_and_seats(table_id)[1])
    with tables.db.writing() as db:  # `shift` also moved the start of the decision, which belongs right before the pause
        db.execute(rows.update().where(rows.c.id == table_id).values(since=rows.c.paused - 100))
    tables.db.forget_row(table_id)
    tables.clocks.no_pause(MARC, table_id)
    assert remaining_time(tables, table_id) == pytest.approx(560, abs=5)
    decide(tables, table_id)


def test_conceding_hands_the_seat_for_good_to_a_bot_of_the_tables_level(tables):
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("bot", level="medium"), Place("open")])
    tables.join(HERMAN, table_id)
    tables.clocks.concede(HERMAN, table_id)
    gone = tables.row_and_seats(table_id)[1][2]
    assert (gone.level, gone.mark, gone.name) == ("medium", "conceded", "Herman")
    assert not tables.stand_ins.give_back(HERMAN, table_id)
    with pytest.raises(Problem, match="already"):
        tables.clocks.concede(HERMAN, table_id)
    with pytest.raises(Problem):
        tables.clocks.concede(MARC, table_id)


def test_after_a_concession_the_opponent_may_take_the_win(tables):
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("open")])
    tables.join(HERMAN, table_id)
    with pytest.raises(Problem, match="conceded to you"):
        tables.clocks.take_win(ANNE, table_id)
    tables.clocks.concede(HERMAN, table_id)
    with pytest.raises(Problem, match="already"):
        tables.clocks.take_win(HERMAN, table_id)
    tables.clocks.take_win(ANNE, table_id)
    first, second = tables.row_and_seats(table_id)[1]
    assert (bool(first.level), first.mark, first.assisted) == (True, "won", False)
    assert [one.name for one in final_order("3 9*", [first, second])] == ["Anne", "Herman"], "whatever points the bots reach"
    assert (has_left(first), was_assisted(first), has_left(second)) == (False, False, True)


def test_before_the_start_players_may_leave_and_the_host_may_remove_them_or_cancel(tables):
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("open"), Place("open")], listed=True)
    tables.join(HERMAN, table_id)
    tables.leave(HERMAN, table_id)
    assert [one.kind for one in tables.row_and_seats(table_id)[1]] == ["person", "open", "open"]
    tables.join(HERMAN, table_id)
    with pytest.raises(Problem, match="Only the host"):
        tables.send_away(MARC, table_id, 2)
    tables.send_away(ANNE, table_id, 2)
    with pytest.raises(Problem, match="has removed you"):
        tables.join(HERMAN, table_id)
    tables.join(MARC, table_id)
    with pytest.raises(Problem, match="Only the host"):
        tables.call_off(MARC, table_id)
    tables.call_off(ANNE, table_id)
    with pytest.raises(Problem, match="not found"):
        tables.row(table_id)
    with tables.db.engine.connect() as db:
        assert db.scalar(sa.select(sa.func.count()).select_from(seats)) == 0


def test_after_the_start_nobody_can_leave_or_be_removed(tables):
    table_id = open_table(tables, Clock())
    for action in (
        lambda: tables.leave(HERMAN, table_id),
        lambda: tables.send_away(ANNE, table_id, 2),
        lambda: tables.call_off(ANNE, table_id),
    ):
        with pytest.raises(Problem, match="has started"):
            action()
    assert len(tables.row_and_seats(table_id)[1]) == 2


# with real server processes


@pytest.fixture
def person() -> Iterator[Callable[[Site, str], httpx.Client]]:
    """Make users of the JSON API."""
    clients: list[httpx.Client] = []

    def make(site: Site, name: str) -> httpx.Client:
        clients.append(httpx.Client(base_url=site.url, timeout=60))
        clients[-1].headers["Authorization"] = "Bearer " + clients[-1].post("/api/people", json={"name": name}).json()["token"]
        return clients[-1]

    yield make
    for one in clients:
        one.close()


def table_of_two(anne: httpx.Client, herman: httpx.Client, **clock: object) -> str:
    body = {"game": "speicherstadt", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
    answer = anne.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    herman.post(f"/api/tables/{answer.json()['id']}/join").raise_for_status()
    return answer.json()["id"]


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def play_one(clients: list[httpx.Client], table_id: str, chance: random.Random) -> None:
    turn = clients[0].get(f"/api/tables/{table_id}").json()["turn"]
    mine = clients[turn - 1].get(f"/api/tables/{table_id}").json()
    move = {"seat": turn, "move": chance.choice(mine["moves"]), "version": mine["version"]}
    clients[turn - 1].post(f"/api/tables/{table_id}/moves", json=move).raise_for_status()


def due(client: httpx.Client, table_id: str) -> float:
    return float(client.get(f"/api/tables/{table_id}").json()["clock"]["due"])


@pytest.mark.full
def test_clocks_of_games_over_days_survive_restarts_and_a_clock_that_ran_out_meanwhile_takes_effect(make_site, person, db):
    site = make_site(db)
    clients = [person(site, "Anne"), person(site, "Herman")]
    over_days = table_of_two(*clients, move_seconds=DAY, bank_seconds=7 * DAY)
    hasty, chance = table_of_two(*clients, move_seconds=3600), random.Random(7)
    play_one(clients, over_days, chance)
    before = due(clients[0], over_days)
    site.stop()
    store = Store(db)
    shift(table_service(store, Hub(), lambda game: []), hasty, 3601)
    store.close()
    site.start()
    seats_there = lambda: clients[0].get(f"/api/tables/{hasty}").json()["seats"]  # noqa: E731
    until(lambda: any(one.get("mark") == "time" and one["level"] for one in seats_there()))
    assert due(clients[0], over_days) == before, "a restart changes nothing"
    for _ in range(10):
        play_one(clients, over_days, chance)
    before = due(clients[0], over_days)
    site.kill()
    site.start()
    assert due(clients[0], over_days) == before
    while clients[0].get(f"/api/tables/{over_days}").json()["status"] == "running":
        play_one(clients, over_days, chance)
    seen = clients[0].get(f"/api/tables/{over_days}").json()
    assert seen["status"] == "over"
    assert all(not one["level"] for one in seen["seats"]), "nobody ran out of time"


@pytest.mark.full
def test_programs_can_do_everything_with_clocks_and_seats_that_pages_can(make_site, person):
    site = make_site()
    anne, herman = person(site, "Anne"), person(site, "Herman")
    body = {"game": "speicherstadt", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"move_seconds": 60, "time_up": "ask"}}
    table_id = anne.post("/api/tables", json=body).json()["id"]
    herman.post(f"/api/tables/{table_id}/join")
    for who, name in ((anne, "pause"), (herman, "pause")):
        assert who.post(f"/api/tables/{table_id}/{name}").status_code == 200
    assert anne.get(f"/api/tables/{table_id}").json()["clock"]["paused"]
    assert not herman.post(f"/api/tables/{table_id}/no-pause").json()["clock"]["paused"]
    assert herman.post(f"/api/tables/{table_id}/concede").json()["seats"][1]["mark"] == "conceded"
    assert herman.post(f"/api/tables/{table_id}/nothing").status_code == 404
    table_id = anne.post("/api/tables", json=body).json()["id"]
    herman.post(f"/api/tables/{table_id}/join", json={"seat": 2})
    waiting = anne.post("/api/tables", json=body | {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}).json()["id"]
    herman.post(f"/api/tables/{waiting}/join")
    assert anne.post(f"/api/tables/{waiting}/send-away", json={"seat": 2}).json()["seats"][1]["kind"] == "open"
    assert herman.post(f"/api/tables/{waiting}/join").status_code == 403
    assert anne.post(f"/api/tables/{waiting}/call-off").json()["status"] == "gone"
    assert anne.get(f"/api/tables/{waiting}").status_code == 404
    assert anne.post("/api/tables", json=body | {"clock": {"move_seconds": 0}}).status_code == 422
    assert anne.post("/api/tables", json=body | {"manual_chance": True}).status_code == 422
