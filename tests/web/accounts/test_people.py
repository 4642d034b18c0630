"""Profiles: private unless published, results and ratings, friends, rematches."""

from __future__ import annotations

import random
import re
import time
from dataclasses import asdict

import pytest
from fragment import fragment

from kogge.bots import LEVELS as BOT_LEVELS
from kogge.games import game_ids
from kogge.web.accounts.profiles import Profile, Profiles, streaks
from kogge.web.accounts.ratings import MIN_BOT_RATING, Ratings, bot_rating, bot_ratings, results_of
from kogge.web.accounts.service import AccountService, PersonalData
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.db.schema import lines
from kogge.web.db.schema import tables as rows
from kogge.web.db.store import Store
from kogge.web.jobs import ThreadJobs
from kogge.web.live.hub import Hub
from kogge.web.problems import Problem
from kogge.web.tables.clocks import TIME
from kogge.web.tables.service import Place, TableService
from table_service import table_service

ANNE, HERMAN, MARC = User("anne-id", "Anne"), User("herman-id", "Herman"), User("marc-id", "Marc")
LEVELS = ["random", "easy", "medium", "hard"]


@pytest.fixture
def tables(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    for person in (ANNE, HERMAN, MARC):
        AccountStore(store).add_user(person.id, person.name)
    yield table_service(store, Hub(), lambda game: LEVELS)
    store.close()


def profile_of(tables: TableService, user_id: str) -> Profile:
    return Profiles(AccountStore(tables.db), tables.store).profile(user_id)


def rate(tables: TableService, user_id: str, game: str) -> dict[str, float] | None:
    """Rate all finished games of a user, after adding a decision of every user to each."""
    accounts = AccountStore(tables.db)
    ratings = Ratings(accounts, tables.store, ThreadJobs())
    for table, _seat in reversed(accounts.finished_tables(user_id)):
        users = {seat.user_id for seat in tables.row_and_seats(table.id)[1] if seat.user_id} - accounts.deciders(table.id)
        with tables.db.writing() as db:
            for number, one in enumerate(sorted(users)):
                db.execute(lines.insert().values(table_id=table.id, number=900 + number, text="1 pass", who=one, at=0.0))
        ratings.rate_table(table.id)
    return next((asdict(rating) for rating in accounts.ratings(user_id) if rating.game == game), None)


def finished(tables: TableService, result: str, *places: Place, ago: float = 0) -> str:
    """A table whose game ended with this result some time ago."""
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), *places])
    with tables.db.writing() as db:
        db.execute(rows.update().where(rows.c.id == table_id).values(status="over", turn=None, result=result, changed=time.time() - ago))
    tables.db.forget_row(table_id)
    return table_id


def test_a_profile_counts_results_by_game_players_and_opponents_and_streaks(tables):
    bot, strong = Place("bot", level="medium"), Place("bot", level="hard")
    finished(tables, "20* 10", bot, ago=1)
    finished(tables, "31* 24 28", bot, strong, ago=2)
    finished(tables, "10 20*", strong, ago=3)
    finished(tables, "22* 20", bot, ago=4)
    finished(tables, "22* 20", Place("guest", "Aunt"), ago=5)  # two at one screen: nobody's result
    seen = profile_of(tables, ANNE.id)
    game = seen.games["speicherstadt"]
    assert (game.all.played, game.all.won, game.best) == (4, 3, 31)
    assert {n: (one.won, one.played) for n, one in game.by_players.items()} == {2: (2, 3), 3: (1, 1)}
    assert {level: (one.won, one.played) for level, one in game.by_opponents.items()} == {"medium": (2, 2), "hard": (1, 2)}
    assert (seen.streak, seen.longest) == (2, 2)
    assert streaks([False, True, True, True, False]) == (0, 3)


def test_ratings_use_the_bots_scale_and_a_player_who_concedes_comes_last(tables):
    for _ in range(8):
        finished(tables, "20* 10", Place("bot", level="hard"))
    strong = rate(tables, ANNE.id, "speicherstadt")
    assert strong["low"] > bot_rating("speicherstadt", "hard"), "who always beats the hard bot is above it"
    table_id = tables.open(HERMAN, "speicherstadt", [Place("me"), Place("bot", level="random")])
    tables.clocks.concede(HERMAN, table_id)
    ended(tables, table_id, "20* 10")
    weak = rate(tables, HERMAN.id, "speicherstadt")
    assert weak["rating"] < 1500, "the bot won for them, but they had given up"
    assert profile_of(tables, HERMAN.id).games["speicherstadt"].all.won == 0
    assert rate(tables, MARC.id, "speicherstadt") is None
    assert AccountStore(tables.db).ranking("speicherstadt") == [], "nobody is ranked unless they want to be"
    AccountStore(tables.db).set_visibility(HERMAN.id, public=True, ranked=True)
    AccountStore(tables.db).set_visibility(ANNE.id, public=True, ranked=False)
    assert [row.name for row in AccountStore(tables.db).ranking("speicherstadt")] == ["Herman"]


def test_a_user_who_never_decided_does_not_count_as_an_opponent(tables):
    """Otherwise wins over fresh accounts that concede at once would raise a rating."""
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("open")])
    tables.join(HERMAN, table_id)
    table, seats = tables.row_and_seats(table_id)
    over = table._replace(status="over", result="20* 10")
    assert results_of(over, seats, {ANNE.id}, {}) == {}
    assert set(results_of(over, seats, {ANNE.id, HERMAN.id}, {})) == {ANNE.id, HERMAN.id}


def test_every_level_of_the_bots_has_a_rating_in_every_game():
    for game in (*game_ids(), "a game from outside"):
        assert set(bot_ratings(game)) == set(BOT_LEVELS)
        found = [bot_rating(game, level) for level in BOT_LEVELS]
        assert bot_rating(game, "medium") == 1500
        assert min(found) >= MIN_BOT_RATING
        assert max(found) == bot_rating(game, "expert")


def ended(tables: TableService, table_id: str, result: str) -> None:
    """End the game of a table with this result."""
    with tables.db.writing() as db:
        db.execute(rows.update().where(rows.c.id == table_id).values(status="over", turn=None, result=result))
    tables.db.forget_row(table_id)


def test_a_game_handed_to_a_bot_can_lower_a_rating_but_not_raise_it(tables):
    """Regression: a losing player could let a bot finish the game unrated, and take the seat back if the bot won."""
    for result in ("10 20*", "20* 10"):
        table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("bot", level="easy")])
        tables.stand_ins.ask(ANNE, table_id, 1, "hard")
        assert "counts as a loss" in fragment(tables, table_id, ANNE), "and the page says so"
        ended(tables, table_id, result)
        assert not tables.stand_ins.give_back(ANNE, table_id)
    seen = profile_of(tables, ANNE.id).games["speicherstadt"].all
    assert (seen.played, seen.won) == (2, 0)
    assert rate(tables, ANNE.id, "speicherstadt")["rating"] < 1250


def test_a_stand_in_counts_as_the_bot_it_is_not_as_the_player_it_replaces(tables):
    AccountStore(tables.db).set_rating(HERMAN.id, "speicherstadt", {"rating": 2500.0, "low": 2400.0, "high": 2600.0}, 99)
    for wanted_by in ("Anne", None):
        table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("open")])
        tables.join(HERMAN, table_id)
        away = {"level": "medium", "wanted_by": wanted_by, "mark": None if wanted_by else TIME}
        assert tables.store.sit(table_id, 2, "person", away)
        ended(tables, table_id, "20* 10")
    assert rate(tables, ANNE.id, "speicherstadt")["rating"] < 2000
    lost = profile_of(tables, HERMAN.id).games["speicherstadt"].all
    assert (lost.played, lost.won) == (2, 0), "and the champion, who was away, has lost"


def test_a_rematch_may_change_level_and_seats_and_the_same_group_meets_again(tables):
    table_id = finished(tables, "31* 24 28", Place("bot", level="medium"), Place("bot", level="easy"))
    with pytest.raises(Problem, match="no bot of this level"):
        tables.rematch(ANNE, table_id, level="perfect")
    again = tables.rematch(ANNE, table_id, level="hard", shuffled=True)
    seat_rows = tables.row_and_seats(again)[1]
    assert sorted(one.level or "" for one in seat_rows) == ["", "hard", "hard"]
    assert [one.seat for one in seat_rows] == [1, 2, 3]
    assert tables.rematch(ANNE, table_id) == tables.rematch(ANNE, table_id, again=True) == again, "while it is played"
    with tables.db.writing() as db:
        db.execute(rows.update().where(rows.c.id == again).values(status="over", turn=None, result="1* 2 3"))
    tables.db.forget_row(again)
    assert tables.rematch(ANNE, table_id, again=True) not in (again, table_id)


def test_friends_may_be_invited_and_strangers_may_not(tables):
    with pytest.raises(Problem):
        tables.open(ANNE, "speicherstadt", [Place("me"), Place("friend", HERMAN.id)])
    AccountStore(tables.db).add_friends(ANNE.id, HERMAN.id)
    AccountStore(tables.db).add_friends(HERMAN.id, ANNE.id)
    assert [one.name for one in AccountStore(tables.db).friends(HERMAN.id)] == ["Anne"]
    seats = {tuple(one.name for one in tables.row_and_seats(open_table(tables))[1]) for _ in range(40)}  # each is accepted
    assert seats == {("Anne", "Herman"), ("Herman", "Anne")}, "random seats"
    PersonalData(AccountService(AccountStore(tables.db)), tables).delete(HERMAN)
    assert AccountStore(tables.db).friends(ANNE.id) == []


def open_table(tables: TableService) -> str:
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("friend", HERMAN.id)], shuffled=True)
    tables.join(HERMAN, table_id)
    return table_id


@pytest.mark.full
def test_a_profile_is_private_until_published_and_friends_are_made_by_a_link(site, someone):
    anne, herman = someone(390, 844), someone()
    anne.goto(site.url + "/new/speicherstadt?players=2")
    anne.fill("[name=nickname]", "Anne")
    anne.select_option("[name=seat2]", "bot:random")
    anne.click("text=Create the game")
    anne.wait_for_url("**/t/**")
    anne.goto(site.url + "/people/me")
    assert "Only you can see this page" in anne.inner_text("main")
    link = anne.input_value("#friend-link")
    herman.goto(link)
    herman.click("#befriend")
    herman.wait_for_url("**/people/me")
    assert "Anne" in herman.inner_text("#friends")
    anne.check("[name=public]")
    anne.check("[name=ranked]")
    anne.click("main form button")
    page = anne.wait_for_selector("a:text('Link to this page')").get_attribute("href")
    herman.goto(site.url + page)
    assert herman.inner_text("h1") == "Anne"
    assert herman.locator("[name=public]").count() == 0
    anne.reload()
    anne.uncheck("[name=public]")
    anne.click("main form button")
    anne.wait_for_selector("text=Only you can see this page")
    assert herman.goto(site.url + page).status == 404


def test_players_who_finish_a_game_are_rated(site, client):
    anne = client(site, "Wilken")
    table = anne.open("speicherstadt", [{"kind": "me"}, {"kind": "bot", "level": "random"}])["id"]
    chance = random.Random(1)
    until = time.monotonic() + 60
    while (seen := anne.get(f"/api/tables/{table}").json())["status"] == "running":
        assert time.monotonic() < until
        if seen["moves"]:
            move = {"seat": 1, "move": chance.choice(seen["moves"]), "version": seen["version"]}
            anne.post(f"/api/tables/{table}/moves", json=move)
    while not re.search(r"Rating <b>\d+</b>", anne.get("/people/me").text):
        assert time.monotonic() < until
