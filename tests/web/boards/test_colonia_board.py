"""The board of Colonia: every legal move is a button, at most three clicks away; the log is in four languages."""

from __future__ import annotations

import random
import re

import pytest
from clicking import MOVING, SIZES, faults_everywhere, open_table, resize
from decisions import moment, sign_in, store_table
from fragment import buttons, fragment
from test_tables import ANNE, HERMAN, tables  # noqa: F401

import kogge
from awaiting import awaited
from kogge.games.colonia.board.words import EDICT
from kogge.web.db.database import new_id
from kogge.web.i18n.translation import LANGUAGES, board_of, in_language, say_plain
from kogge.web.tables.replay import Replays
from kogge.web.tables.service import Place
from kogge.web.tables.session import TableSession
from kogge.web.tables.table_view import table_view
from kogge.web.templating import render

NAMES = ["Anne", "Bea", "Cor", "Dirk", "Els", "Fred"]
EAGER = ("yes", "enshrine", "buy", "draw", "exchange", "load")


def shown_within_three_clicks(tables, table_id, person, seat) -> set[str]:  # noqa: F811
    """The moves of all buttons, on the board as it is or after a chain of clicks."""
    found: set[str] = set()
    chains, seen = [""], set()
    while chains:
        chain = chains.pop()
        text = fragment(tables, table_id, person, seat, [one for one in chain.split("~") if one])
        found |= set(buttons(text, "move"))
        more = set(buttons(text, "pick")) - seen
        seen |= more
        chains += [one for one in more if one.count("~") < 2]
    return found


def table_for(tables, players: int) -> str:  # noqa: F811
    table_id = tables.open(ANNE, "colonia", [Place("me")] + [Place("open")] * (players - 1), many_seats=True)
    for seat in range(2, players + 1):
        tables.join(HERMAN, table_id, seat)
    return table_id


FULL = pytest.mark.full


@pytest.mark.parametrize(("players", "seed", "share"), [(3, 1, 0.05), pytest.param(3, 1, 1, marks=FULL), pytest.param(5, 2, 1, marks=FULL)])
def test_every_legal_move_has_a_button_and_no_button_is_illegal(tables, players, seed, share):  # noqa: F811
    """`share` of the decisions are checked, and the first of each kind."""
    table_id = table_for(tables, players)
    chance = random.Random(seed)
    kinds = set()
    while not (match := tables.session(tables.row(table_id)).match).is_over:
        person = ANNE if match.seat == 1 else HERMAN
        moves = match.moves()
        first = moves[0].split(" ")[0]
        if first not in kinds or chance.random() < share * (0.3 if first in ("yes", "booth", "order", "guard") else 1):
            assert shown_within_three_clicks(tables, table_id, person, match.seat) == set(moves)
            kinds |= {move.split(" ")[0] for move in moves}
        eager = [move for move in moves if move.startswith(EAGER)]
        awaited(tables.play(person, table_id, match.seat, chance.choice(eager or moves), tables.session(tables.row(table_id)).version))
    assert kinds >= {"card", "yes", "no", "recall", "draw", "skip", "booth", "order", "load", "exchange", "buy", "guard", "pass"}


def random_match(players: int, seed: int) -> kogge.engine.match.Match:
    match = kogge.new("colonia", players=players, seed=seed)
    chance = random.Random(seed)
    while not match.is_over:
        moves = match.moves()
        match.play(chance.choice([move for move in moves if move.startswith(EAGER)] or moves))
    return match


def reported(match) -> TableSession:
    session = TableSession("colonia", match.players, "")
    session.follow(match.lines)
    return session


@pytest.mark.parametrize(("seed", "players"), [(0, 3), *(pytest.param(seed, 3 + seed, marks=FULL) for seed in (1, 2, 3))])
def test_every_sentence_is_translated_into_every_language(seed, players):
    board = board_of("colonia")
    match = random_match(players, seed)
    session = reported(match)
    english: dict[str, list[str]] = {}
    for code in LANGUAGES:
        with in_language(code):
            messages = [say_plain(one, NAMES) for line in session.log for one in line]
            assert not [one for one in messages if re.search(r"[{}]|%\(", one)]
            english[code] = messages
    changed = [pair for pair in zip(english["en"], english["nl"], strict=True) if pair[0] == pair[1]]
    assert changed == []
    again = kogge.new("colonia", players=players, seed=seed)
    chance = random.Random(seed + 50)
    for _ in range(60):
        if again.is_over:
            break
        view, moves = again.view(again.seat), again.moves()
        for code in LANGUAGES:
            with in_language(code):
                words = [say_plain(board.prompt(view, again.seat, moves, []), NAMES)]
                words += [say_plain(board.label(view, move), NAMES) for move in moves]
                assert not [one for one in words if not one or re.search(r"[{}]|%\(", one)]
                assert len(set(words)) == len(words)
        again.play(chance.choice(moves))


def test_the_log_names_the_money_that_was_earned():
    """The amounts that the log names for ships, relics and windows add up to the money behind the screens at the end."""
    for seed in range(4):
        match = random_match(3 + seed, seed)
        purse = [{"mark": 5, "gulden": 5, "pfund": 5, "grivna": 5} for _ in range(match.players)]
        for line in reported(match).log:
            for one in line:
                parts = one.parts
                coin = parts["currency"].icon if "currency" in parts else None
                if "pays in" in one.message:
                    for paid in parts["paid"]:
                        purse[paid.parts["who"].seat - 1][coin] += paid.parts["amount"]
                elif " buys " in one.message:
                    purse[parts["who"].seat - 1][coin] -= parts["amount"]
                elif "for the window" in one.message:
                    purse[parts["who"].seat - 1][coin] -= parts["paid"]
                elif "exchanges" in one.message:
                    purse[parts["who"].seat - 1][parts["one"].icon] -= int(parts["amount"])
                    purse[parts["who"].seat - 1][parts["other"].icon] += int(parts["amount"])
        assert purse == [player["screen"]["money"] for player in match.view(None)["seats"]]


def test_the_log_names_the_goods_that_were_made():
    """Goods by die, chosen and collected, less those loaded, are what lies behind the screens at the end."""
    for seed in range(4):
        match = random_match(3 + seed, seed)
        store = [dict.fromkeys(("saddle", "cartwheel", "painting", "clothing", "footwear"), 0) for _ in range(match.players)]
        for line in reported(match).log:
            for one in line:
                if not re.search(r"receives|rolls a \{die\}: |chooses|loads", one.message):
                    continue
                goods = one.parts.get("goods") or [one.parts["good"]]
                for good in goods:
                    n, word = (good.parts["times"], good.parts["one"]) if good.parts else (1, good)
                    store[one.parts["who"].seat - 1][word.icon] += -n if "loads" in one.message else n
        assert store == [player["screen"]["goods"] for player in match.view(None)["seats"]]


def test_the_log_shows_a_hidden_draw_only_to_its_owner():
    match = kogge.new("colonia", players=3, seed=1)
    messages = [one for line in reported(match).log for one in line if one.message.startswith("You draw")]
    assert [one.only for one in messages] == [1, 2, 3]


def test_members_are_pieces_that_are_never_lost():
    """C1.1 Every member lies somewhere on the board, under an id of its own, from the first line to the last."""
    match = random_match(4, 9)
    session = TableSession("colonia", 4, "")
    for line in match.lines:
        session.follow([line])
        members = [piece for ids in session.pieces.ids.values() for piece in ids if piece.startswith("member-")]
        assert len(members) == len(set(members)) == 4 * 30


@pytest.mark.parametrize("every", [70, pytest.param(7, marks=FULL)])
def test_frames_of_a_replay_are_drawn(tables, every):  # noqa: F811
    match = random_match(4, 5)
    table_id = tables.records.upload(ANNE, match.record())
    replays = Replays(tables)
    for at in range(0, len(match.lines) + 1, every):
        seen = replays.view(table_id, ANNE, at)
        text = render("fragments/replay.html", table=seen, user=ANNE)
        assert "city" in text
        assert not buttons(text, "move")
    assert "money left" in render("fragments/replay.html", table=replays.view(table_id, ANNE), user=ANNE)


def table_at(tables, match) -> str:  # noqa: F811
    """A running table in the position of a match: Anne has the seat to decide, Herman the others."""
    table = {"id": new_id(), "game": "colonia", "players": match.players, "options": "", "rules": 1, "secret": "ab" * 32}
    table |= {"status": "running", "turn": match.seat, "listed": False, "host": ANNE.id, "absence_timeout": 180}
    seats = range(1, match.players + 1)
    seat_rows = [
        {"seat": seat, "kind": "person", "user_id": (HERMAN, ANNE)[seat == match.seat].id, "name": NAMES[seat - 1]} for seat in seats
    ]
    tables.store.add_table(table, seat_rows, match.lines)
    return table["id"]


def moments(is_wanted, players: int = 4):
    """Matches at decisions of a kind."""
    for seed in range(20):
        match, chance = kogge.new("colonia", players=players, seed=seed), random.Random(seed)
        while not match.is_over:
            if is_wanted(match.view(match.seat)):
                yield match
            moves = match.moves()
            match.play(chance.choice([move for move in moves if move.startswith(EAGER)] or moves))


def test_c3_3_a_family_card_that_would_count_as_zero_is_marked(tables):  # noqa: F811
    def lacks_members(view) -> bool:
        me = view["seats"][view["seat"] - 1]
        return view["phase"] == "family_card" and 0 < len(set(me["cards_for_zero"]) & set(me["family_cards"])) < len(me["family_cards"])

    match = next(moments(lacks_members))
    me = match.view(match.seat)["seats"][match.seat - 1]
    text = fragment(tables, table_at(tables, match), ANNE, match.seat)
    marked = re.findall(r'class="family-card[^"]* for-zero"[^>]*><s>(\d+)</s>', text)
    assert [int(card) for card in marked] == [card for card in me["family_cards"] if card in me["cards_for_zero"]]


def test_a_vote_explains_the_edict_and_recommends_no_answer(tables):  # noqa: F811
    match = next(moments(lambda view: view["phase"] == "vote"))
    voted = next(one["edict"] for one in match.view(None)["edicts"] if one["state"] == "voting")
    banner = fragment(tables, table_at(tables, match), ANNE, match.seat).split('class="meanwhile"')[0]
    assert EDICT[voted] in banner
    assert {"yes", "no"} <= set(buttons(banner, "move"))
    assert "primary" not in banner


def test_a_player_who_must_pass_sees_why(tables):  # noqa: F811
    for match in moments(lambda view: True, 3):
        table_id = table_at(tables, match)
        seen = table_view(tables, table_id, ANNE)
        if any(one.forced == match.seat for one in seen.messages_since_decision()[-12:]):
            text = fragment(tables, table_id, ANNE, match.seat)
            reported = re.findall(r'<li[^>]*\sclass=" no-choice">(.*?)</li>', text, re.S)
            assert reported
            assert all(NAMES[match.seat - 1] in one for one in reported)
            return
    raise AssertionError("nobody had to pass")


def page_at(site, store, page, phase: str, players: int = 3) -> None:
    """Open a table of people at one screen where somebody has a choice in a phase."""
    turn, lines = moment("colonia", players, lambda view, moves: view["phase"] == phase and len(moves) > 2, eager=EAGER)
    table = store_table(store, "colonia", turn, lines, [sign_in(page, site, store)] * players)
    page.goto(f"{site.url}/t/{table}?seat={turn}")
    page.wait_for_selector("#table[data-turn=mine] .city")


@pytest.mark.full
def test_the_goods_of_a_hold_do_not_cover_each_other(site, store, someone):
    page = someone()
    page_at(site, store, page, "loading")
    covered = """() => [...document.querySelectorAll(".hold .cargo")].flatMap((cargo) => {
        const boxes = [...cargo.querySelectorAll(":scope > span > svg")].map((one) => one.getBoundingClientRect());
        const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
        return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => !apart(a, b)));
    }).length"""
    assert page.locator(".hold .cargo").count() > 4
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(covered) == 0


@pytest.mark.full
def test_money_is_exchanged_by_a_chain_of_clicks_that_can_be_cancelled(site, store, someone):
    page = someone()
    page_at(site, store, page, "exchange")
    page.locator(".bank .lit .cover").first.click()
    page.wait_for_selector(".bank .picked")
    page.keyboard.press("Escape")
    page.locator(".bank .picked").wait_for(state="detached")
    page.locator(".bank .lit .cover").first.click()
    page.wait_for_selector("#table:not([data-pick=''])")
    page.locator(".bank .lit .cover").first.click()
    page.wait_for_selector(".amounts button")
    one, other = page.get_attribute("#table", "data-pick").split("~")
    seen = page.get_attribute("#table", "data-version")
    page.locator(".amounts button").last.click()
    page.wait_for_selector(f"#table:not([data-version='{seen}'])")
    page.goto(f"{page.url.split('?')[0]}/replay?at=9999")
    reported = page.locator(".log li").first.inner_text().lower()
    assert "exchanges" in reported
    assert one in reported
    assert other in reported


@pytest.mark.full
def test_members_glide_to_the_booth_they_stand_at(site, store, someone):
    page = someone(**MOVING)
    page_at(site, store, page, "market")
    before = set(page.locator(".roster .me .m").evaluate_all("all => all.map(one => one.id)"))
    booth = page.locator(".booth.lit").first
    number = booth.get_attribute("id")
    seen = page.get_attribute("#table", "data-version")
    booth.locator(".cover").click()
    page.wait_for_selector(f"#table:not([data-version='{seen}'])")
    if page.locator("#uncover").count():
        page.click("#uncover")
    moved = page.locator(f"#{number} .m")
    moved.first.wait_for()
    assert set(moved.evaluate_all("all => all.map(one => one.id)")) <= before


@pytest.mark.full
def test_the_board_is_accessible_and_never_wider_than_the_screen(site, store, someone):
    page = someone()
    for phase, players in (("loading", 6), ("buying", 4)):
        page_at(site, store, page, phase, players)
        assert faults_everywhere(page) == {}, phase


def test_quarters_keep_their_places_and_the_one_of_the_day_is_the_largest(site, store, someone):
    page = someone(1280, 800)
    days, places = [], set()
    for phase in ("market", "workshops", "loading", "buying", "guarding"):
        page_at(site, store, page, phase)
        places.add(tuple(page.locator(".city .quarter").evaluate_all("all => all.map(one => one.id)")))
        today = page.locator(".city .quarter.large")
        assert today.locator("button[name=move], button[name=pick]").count() > 0
        sizes = page.locator(".city .quarter").evaluate_all("all => all.map(one => [one.offsetWidth * one.offsetHeight, one.id])")
        assert max(sizes)[1] == today.get_attribute("id")
        days.append(today.get_attribute("id"))
    assert len(places) == 1, "no quarter ever changes its place"
    assert len(set(days)) >= 4


def test_on_a_phone_the_quarter_of_the_day_comes_first_and_a_tap_opens_another(site, store, someone):
    page = someone(390, 844)
    page_at(site, store, page, "market")
    today, other = page.locator("#q-wednesday"), page.locator("#q-sunday")
    tops = page.locator(".city .quarter").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert today.bounding_box()["y"] == min(tops)
    assert not other.locator(".inside").is_visible()
    other.locator("a").first.click()
    assert other.locator(".inside").is_visible()


@pytest.mark.full
def test_the_guide_finds_everything_it_points_at(site, someone):
    page = someone()
    open_table(page, site, "colonia", ["me", "bot:random", "bot:random"])
    page.wait_for_selector("#table[data-turn=mine]")
    for step in board_of("colonia").guide:
        assert page.locator(step.at).count() > 0, step.at


def test_the_log_copes_with_a_ship_that_sails_before_anyone_can_choose():
    """An edict refills the berths on Friday; where nobody has a choice, Saturday is over before the next page."""
    chance, match = random.Random(438), kogge.new("colonia", players=3, seed=438)
    while not match.is_over:
        match.play(chance.choice(match.moves()))
    again = TableSession("colonia", 3, "")
    gone = []
    for line in match.lines:
        week = again.match.view(None)["week"]
        again.follow([line])
        if line.startswith("* ship") and week and again.match.view(None)["harbour"][int(line.split()[2]) - 1] is None:
            gone.append(line)
    assert gone
    assert len(again.log) == len(match.lines)
