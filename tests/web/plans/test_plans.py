"""Planned moves in a correspondence game: played for their owner, and hidden from everybody else."""

from __future__ import annotations

import re

import pytest

from awaiting import until
from kogge.web.accounts.users import User
from kogge.web.db.store import Store
from kogge.web.jobs import ThreadJobs
from kogge.web.plans import service
from kogge.web.plans.store import PlanStore
from kogge.web.tables.service import Place
from table_service import table_service

BY_DAYS = {"move_seconds": 86_400, "bank_seconds": 0, "time_up": "bot"}
ANNE_AND_HERMAN = [{"kind": "me"}, {"kind": "open"}]


def by_days(site, client, game="speicherstadt", **extra):
    """Two users at a correspondence table, the player to decide first."""
    anne, herman = client(site, "Anne"), client(site, "Herman")
    table = anne.open(game, ANNE_AND_HERMAN, clock=BY_DAYS, **extra)["id"]
    herman.post(f"/api/tables/{table}/join")
    people = [(anne, 1), (herman, 2)]
    turn = anne.get(f"/api/tables/{table}").json()["view"]["seat"]
    return table, *sorted(people, key=lambda one: one[1] != turn)


def seen(person, table):
    return person.get(f"/api/tables/{table}").json()


def play(person, seat, table, move):
    answer = person.post(f"/api/tables/{table}/moves", json={"seat": seat, "move": move, "version": seen(person, table)["version"]})
    assert answer.status_code == 200, answer.text


def plan(person, table, **answers):
    return person.put(f"/api/tables/{table}/plan", json={"answers": {key.replace("_", " "): value for key, value in answers.items()}})


def everything_seen(person, table):
    """The table as JSON and as a page, without the running clock."""
    seconds = r'<time class="clock.*?</time>'
    page = re.sub(seconds, "", person.get(f"/t/{table}").text, flags=re.DOTALL)
    return {key: value for key, value in seen(person, table).items() if key != "clock"}, page


def merchants(person, table):
    return [one["merchants"] for one in seen(person, table)["view"]["row"]]


@pytest.mark.database
def test_a_planned_move_is_played_when_its_owner_is_to_decide(site, client):
    table, (first, one), (second, two) = by_days(site, client)
    offered = second.get(f"/api/tables/{table}/plan").json()
    assert "bid" in [offer["decision"] for offer in offered["offers"]]
    saved = plan(second, table, bid="2 2")
    assert saved.status_code == 200
    assert saved.json()["answers"] == {"bid": "2 2"}
    play(first, one, table, "bid 2")
    until(lambda: merchants(first, table)[1] == [one, two], "the planned merchant stands above card 2")
    assert second.get(f"/api/tables/{table}/plan").json()["answers"] == {}, "it was for one merchant"
    assert seen(first, table)["view"]["seat"] == one, "and it is the first one's turn again"


def test_a_plan_whose_condition_fails_is_dropped_and_the_player_asked(site, client):
    table, (first, one), (second, two) = by_days(site, client)
    plan(second, table, bid="2 1", buy_1="3")
    play(first, one, table, "bid 2")
    site.app.state.services.plans._resume()  # all due plans have been checked
    play(second, two, table, "bid 1")
    assert merchants(first, table)[:2] == [[two], [one]]
    after = second.get(f"/api/tables/{table}/plan").json()
    assert after["answers"] == {"buy 1": "3"}, "what concerns a later decision stays"


def test_nobody_else_sees_a_plan(site, client):
    table, (first, _one), (second, two) = by_days(site, client)
    stranger = client(site, "Eve")
    before = everything_seen(first, table)
    plan(second, table, buy_1="7")
    assert everything_seen(first, table) == before, "not even that there is one"
    assert first.get(f"/api/tables/{table}/plan").json()["answers"] == {}
    for person in (first, stranger):
        assert person.get(f"/api/tables/{table}/plan?seat={two}").status_code == 403
        assert person.get(f"/t/{table}/plan?seat={two}").status_code == 403
        assert person.put(f"/api/tables/{table}/plan", json={"answers": {}, "seat": two}).status_code == 403
    export = first.get("/me/data").text
    assert '"7"' not in export


def test_a_plan_can_be_changed_and_withdrawn_until_it_is_used(site, client):
    table, (first, one), (second, _two) = by_days(site, client)
    plan(second, table, bid="2 2")
    assert plan(second, table, bid="3 3").json()["answers"] == {"bid": "3 3"}
    assert plan(second, table, bid="").json()["answers"] == {}
    play(first, one, table, "bid 1")
    assert merchants(first, table)[2] == []


def test_a_plan_does_not_answer_a_decision_that_was_undone(site, client):
    table, (first, one), (second, two) = by_days(site, client)
    plan(second, table, bid="2 2", buy_1="2")
    play(first, one, table, "bid 1")
    until(lambda: merchants(first, table)[1] == [two], "the planned move is played")
    undone = second.post(f"/api/tables/{table}/undo", json={"version": seen(second, table)["version"]})
    assert undone.status_code == 200, undone.text
    plan(second, table, bid="3 3")
    assert seen(second, table)["view"]["seat"] == two, "their own turn: they are asked"
    site.app.state.services.plans._resume()
    play(second, two, table, "bid 4" if len(merchants(first, table)) > 3 else "bid 3")


def test_only_what_is_offered_can_be_planned_and_only_in_games_over_days(site, client):
    table, _first, (second, _two) = by_days(site, client)
    for answers in ({"bid": "9 9"}, {"vote": "yes"}):
        refused = second.put(f"/api/tables/{table}/plan", json={"answers": answers})
        assert refused.status_code == 409
        assert "no longer be planned" in refused.json()["error"]
    assert second.put(f"/api/tables/{table}/plan", json={"answers": []}).status_code == 422
    live = second.open("speicherstadt", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])["id"]
    assert second.get(f"/api/tables/{live}/plan").status_code == 409


def test_a_planned_family_card_stays_secret_until_all_have_chosen(site, client):
    anne, herman, marc = (client(site, name) for name in ("Anne", "Herman", "Marc"))
    table = anne.open("colonia", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], clock=BY_DAYS)["id"]
    for person in (herman, marc):
        person.post(f"/api/tables/{table}/join")
    while (now := seen(anne, table))["view"]["phase"] == "choose_good":  # somebody rolled a six
        seat = now["view"]["seat"]
        play((anne, herman, marc)[seat - 1], seat, table, "choose saddle")
    assert plan(herman, table, card="6").status_code == 200
    play(anne, 1, table, "card 4")
    until(lambda: seen(anne, table)["view"]["seat"] == 3, "Herman's card lies on the table, face down")
    for person in (anne, marc):
        assert [one["chosen_card"] for one in seen(person, table)["view"]["seats"]][1] is None
    play(marc, 3, table, "card 5")
    assert [one["card"] for one in seen(anne, table)["view"]["seats"]] == [4, 6, 5]


def test_every_table_with_a_plan_is_checked_in_turn(tmp_path, monkeypatch):
    """Regression: only the first hundred tables with a plan were ever looked at."""
    monkeypatch.setattr(service, "RESUMED_AT_ONCE", 2)
    store, anne = Store(f"sqlite:///{tmp_path / 'kogge.db'}"), User("anne-id", "Anne")
    store.migrate()
    tables, plan_store, jobs = table_service(store), PlanStore(store), ThreadJobs()
    opened = set()
    for _ in range(5):
        table_id = tables.open(anne, "speicherstadt", [Place("me"), Place("guest", "Bea")])
        plan_store.save(table_id, tables.row(table_id).turn, {"buy 1": ("3", "")})
        opened.add(table_id)
    plans, looked_at = service.Plans(plan_store, tables, jobs, lambda row: 0.0), []
    monkeypatch.setattr(plans, "table_changed", lambda change: looked_at.append(change.info.id))
    for _ in range(3):
        plans._resume()
    assert set(looked_at) == opened
    plans._resume()
    assert len(looked_at) == 7, "and then again from the first"
    jobs.end()
    store.close()
