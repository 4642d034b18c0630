"""Series and tournaments over HTTP, played to their end."""

from __future__ import annotations

import pytest

from awaiting import until
from kogge.web.accounts.users import User
from kogge.web.db import schema
from kogge.web.db.store import Store
from kogge.web.jobs import ThreadJobs
from kogge.web.tables.clocks import NO_CLOCK
from kogge.web.tournaments.service import Tournaments
from kogge.web.tournaments.store import TournamentStore
from table_service import table_service


def status(person, tournament):
    return person.get(f"/api/tournaments/{tournament}").json()


def is_over(person, tournament):
    return status(person, tournament)["status"] == "over"


def play_out(people, table):
    """Every player plays their first legal move until the game is over."""
    while True:
        now = people[0].get(f"/api/tables/{table}").json()
        if now["view"]["over"]:
            return
        for person in people:
            mine = person.get(f"/api/tables/{table}").json()
            if mine["moves"]:
                move = "pass" if "pass" in mine["moves"] else mine["moves"][0]
                person.post(f"/api/tables/{table}/moves", json={"seat": mine["seat"], "move": move, "version": mine["version"]})


@pytest.mark.database
def test_a_series_is_played_at_one_table_after_the_other_until_it_is_decided(site, client):
    anne, herman = client(site, "Anne"), client(site, "Herman")
    made = anne.post("/api/tournaments", json={"kind": "series", "game": "speicherstadt", "title": "Sunday", "places": 2, "rounds": 3})
    assert made.status_code == 201, made.text
    series = made.json()["id"]
    assert anne.post(f"/api/tournaments/{series}/start").json()["error"] == "Too few people take part: at least 2 are needed."
    assert herman.post(f"/api/tournaments/{series}/join").status_code == 200
    assert herman.post(f"/api/tournaments/{series}/start").status_code == 403
    assert anne.post(f"/api/tournaments/{series}/start").json()["round"] == 1
    played = 0
    while (now := status(anne, series))["status"] == "running":
        played += 1
        table = next(game["table"] for game in now["games"] if not game["over"])
        play_out([anne, herman], table)
        until(lambda number=played: status(anne, series)["round"] > number or status(anne, series)["status"] == "over", "the next game")
    ranking = now["ranking"]
    assert played in (2, 3)
    assert sum(one["points"] for one in ranking) == 12 * played, "every game has 12 points to share between two"
    assert len(now["games"]) == played
    page = herman.get(f"/tournaments/{series}").text
    assert "Sunday" in page
    assert "finished" in page
    assert client(site, "Eve").post(f"/api/tournaments/{series}/join").json()["error"] == "It has begun already."


@pytest.mark.full
def test_a_tournament_seats_everybody_in_each_round_and_ranks_by_places(site, client):
    people = [client(site, f"P{number}") for number in range(6)]
    request = {"kind": "tournament", "game": "speicherstadt", "places": 6, "rounds": 2, "clock": {"move_seconds": 86400, "bank_seconds": 0}}
    tournament = people[0].post("/api/tournaments", json=request).json()["id"]
    for person in people[1:]:
        person.post(f"/api/tournaments/{tournament}/join")
    assert client(site, "Late").post(f"/api/tournaments/{tournament}/join").json()["error"] == "It’s full."
    begun = people[0].post(f"/api/tournaments/{tournament}/start").json()
    assert [len(game["seats"]) for game in begun["games"]] == [3, 3]
    for number in (1, 2):
        for game in [game for game in status(people[0], tournament)["games"] if game["round"] == number]:
            play_out([people[int(name[1:])] for name in game["seats"]], game["table"])
        until(lambda n=number: status(people[0], tournament)["round"] > n or is_over(people[0], tournament), "the next round")
    over = status(people[0], tournament)
    assert over["status"] == "over"
    assert sorted(one["games"] for one in over["ranking"]) == [2] * 6
    assert abs(sum(one["points"] for one in over["ranking"]) - 4 * 18) < 0.01, "four games of three: 12 + 6 + 0 each"
    assert [one["rank"] for one in over["ranking"]] == sorted(one["rank"] for one in over["ranking"])


def test_an_unknown_tournament_is_not_found(site, client):
    for name in ("x", "%00", "a" * 500, "..%2F..", "ä" * 12):
        assert client(site).get(f"/api/tournaments/{name}").status_code == 404
        assert client(site).get(f"/tournaments/{name}").status_code == 404


def test_invalid_tournaments_are_refused_and_an_open_one_can_be_left_and_called_off(site, client):
    anne, herman = client(site, "Anne"), client(site, "Herman")
    for wrong in ({"places": 25}, {"rounds": 1}, {"game": "chess"}, {"kind": "league"}, {"places": 3}):
        request = {"kind": "tournament", "game": "hellweg", "places": 8, "rounds": 3} | wrong
        assert anne.post("/api/tournaments", json=request).status_code in (404, 422), wrong
    tournament = anne.post("/api/tournaments", json={"kind": "tournament", "game": "hellweg", "places": 8, "rounds": 3}).json()["id"]
    herman.post(f"/api/tournaments/{tournament}/join")
    assert len(herman.post(f"/api/tournaments/{tournament}/leave").json()["ranking"]) == 1
    assert herman.post(f"/tournaments/{tournament}/call-off").status_code == 403
    assert anne.post(f"/tournaments/{tournament}/call-off").status_code == 303
    assert anne.get(f"/tournaments/{tournament}").status_code == 404


def test_the_pages_can_be_used_without_scripts(site, client):
    anne, herman = client(site, "Anne"), client(site, "Herman")
    assert 'href="/tournaments"' in anne.get("/").text
    assert "Best of three" in anne.get("/tournaments").text
    form = {"kind": "series", "game": "speicherstadt", "title": "Winter", "series_places": "2", "series_games": "3", "clock": "1"}
    made = anne.post("/tournaments", data=form)
    assert made.status_code == 303
    page = made.headers["location"]
    assert 'id="join"' in herman.get(page).text
    herman.post(f"{page}/join")
    assert "Herman" in anne.get(page).text
    anne.post(f"{page}/start")
    assert "game 1 of 3" in anne.get(page).text
    assert "Winter" in herman.get("/tournaments").text
    assert anne.post("/tournaments", data=form | {"series_places": "x"}).status_code == 422


def test_a_tournament_that_fails_does_not_stop_the_others(tmp_path, caplog):
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    jobs = ThreadJobs()
    tournaments = Tournaments(TournamentStore(store), table_service(store), jobs)
    people = [User(f"person-{number}", f"P{number}") for number in range(2)]
    made = []
    for _ in range(3):
        made.append(tournaments.create(people[0], "series", "speicherstadt", "", 2, 3, NO_CLOCK))
        tournaments.join(people[1], made[-1])
        tournaments.start(people[0], made[-1])
        (game,) = tournaments.store.games(made[-1])
        with store.writing() as tx:
            over = {"status": "over", "result": "nonsense" if len(made) == 1 else "3* 1", "turn": None}
            tx.execute(schema.tables.update().where(schema.tables.c.id == game.table_id).values(over))
        store.rows.forget(game.table_id)
    tournaments._resume()
    assert [tournaments.view(one).tournament.round for one in made] == [1, 2, 2]
    assert f"Cannot begin the next round of tournament {made[0]}" in caplog.text
    jobs.end()
    store.close()


def test_control_characters_and_html_in_a_title_are_removed_or_escaped(site, client):
    anne = client(site, "Anne")
    request = {"kind": "series", "game": "speicherstadt", "title": "\u202eSunday\u2066 <b>\u3164", "places": 2, "rounds": 3}
    made = anne.post("/api/tournaments", json=request).json()
    assert made["title"] == "Sunday <b>"
    assert "Sunday &lt;b&gt;" in anne.get(f"/tournaments/{made['id']}").text
