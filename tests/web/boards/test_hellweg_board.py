"""The board of Hellweg Westfalicus: every legal move is a button, at most two clicks away; any map is drawn; the log is complete."""

from __future__ import annotations

import itertools
import random
import re
from collections import Counter
from collections.abc import Sequence
from functools import partial

import pytest
from clicking import MOVING, SITUATION, SIZES, WATCH_GLIDES, arrive, faults_everywhere, play_out, press, resize
from decisions import moment, sign_in, store_table
from fragment import buttons, fragment
from test_tables import ANNE, HERMAN, tables  # noqa: F401

import kogge
from awaiting import awaited
from hellweg.boxes import great_box, tiny_box
from hellweg.westphalia import ANNE as ANNE_SEAT
from hellweg.westphalia import acting
from kogge.games import game_config
from kogge.games.hellweg.board import map as charts
from kogge.web.i18n.translation import LANGUAGES, board_of, in_language, say_plain
from kogge.web.tables.replay import Replays
from kogge.web.tables.service import Place
from kogge.web.tables.session import Pieces, TableSession
from kogge.web.templating import render

NAMES = ["Anne", "Bea", "Cor", "Dirk"]
EVERYTHING = ["warehouse", "passengers", "free_choice", "short", "counter"]
EAGER = ("card", "buy", "sell", "use", "go", "privilege", "extend")


def offered_moves(tables, table_id, person, seat) -> list[str]:  # noqa: F811
    """The moves of all buttons, on the board as it is or after a click on Extend."""
    found: list[str] = []
    chains = [""]
    while chains:
        chain = chains.pop()
        text = fragment(tables, table_id, person, seat, [one for one in chain.split("~") if one])
        found += buttons(text, "move")
        chains += buttons(text, "pick") if not chain else []
    return found


def table_for(tables, players: int, options: list[str]) -> str:  # noqa: F811
    table_id = tables.open(ANNE, "hellweg", [Place("me")] + [Place("open")] * (players - 1), options, many_seats=True)
    for seat in range(2, players + 1):
        tables.join(HERMAN, table_id, seat)
    return table_id


def eager(match, chance: random.Random) -> str:
    """A random move, usually one of the kinds in EAGER."""
    moves = match.moves()
    wanted = [move for move in moves if move.startswith(EAGER)]
    return chance.choice(wanted if wanted and chance.random() < 0.7 else moves)


FULL = pytest.mark.full


@pytest.mark.parametrize(
    ("players", "options"),
    [
        pytest.param(2, [], marks=FULL),
        (3, EVERYTHING),
        pytest.param(4, ["warehouse"], marks=FULL),
        pytest.param(4, ["free_choice", "short"], marks=FULL),
    ],
)
def test_every_legal_move_has_one_button_and_no_button_is_illegal(tables, players, options):  # noqa: F811
    chance = random.Random(players)
    kinds = set()
    wanted = {"good", "carriage", "sell", "dump", "action"} | ({"end", "extend", "store"} if "warehouse" in options else set())
    for _ in range(6):  # a table's chance is its own secret: one game may not ask everything
        table_id = table_for(tables, players, options)
        while not (match := tables.session(tables.row(table_id)).match).is_over:
            person = ANNE if match.seat == 1 else HERMAN
            moves, asks = match.moves(), match.view(None)["asks"]
            if asks not in kinds or chance.random() < 0.25:
                buttoned = Counter(offered_moves(tables, table_id, person, match.seat))
                assert set(buttoned) == set(moves)
                twice = [move for move in buttoned if buttoned[move] > 1]
                assert all(move.startswith("go ") for move in twice), "only ways are on the map and side by side"
                page = fragment(tables, table_id, person, match.seat)
                assert ('class="offer button lit"' in page) == any(move.startswith("card ") for move in moves)
                assert ('class="scene realm taking"' in page) == asks.startswith("take_")
                kinds.add(asks)
            awaited(tables.play(person, table_id, match.seat, eager(match, chance), tables.session(tables.row(table_id)).version))
        if kinds >= wanted:
            return
    assert kinds >= wanted


def played(players: int, options: list[str], seed: int) -> kogge.engine.match.Match:
    match = kogge.new("hellweg", players=players, seed=seed, options=options)
    chance = random.Random(seed)
    while not match.is_over:
        match.play(eager(match, chance))
    return match


def some_of(options: list[str], number: int) -> list[str]:
    return [option for bit, option in enumerate(options) if number >> bit & 1]


@pytest.mark.parametrize("number", [30, *(pytest.param(number, marks=FULL) for number in range(0, 30, 5))])
def test_every_sentence_is_translated_into_every_language(number):
    board = board_of("hellweg")
    match = played(2 + number % 3, some_of(EVERYTHING, number), number)
    session = TableSession("hellweg", match.players, " ".join(match.options))
    texts: dict[str, list[str]] = {code: [] for code in LANGUAGES}
    for line in match.lines:
        before = session.match
        if not line.startswith("*"):
            view, moves = before.view(None), before.moves()
            for code in LANGUAGES:
                with in_language(code):
                    words = [say_plain(board.label(view, move), NAMES) for move in moves]
                    alone = [word for word, move in zip(words, moves, strict=True) if not move.startswith("card ")]  # cards may be alike
                    assert len(set(alone)) == len(alone)
                    texts[code] += [say_plain(board.prompt(view, before.seat, moves, []), NAMES), *words]
        session.follow([line])
    for code in LANGUAGES:
        with in_language(code):
            texts[code] += [say_plain(one, NAMES) for line in session.log for one in line]
        assert not [one for one in texts[code] if not one or re.search(r"[{}]|%\(", one)]
    for other in ("nl", "fr", "de"):
        assert [pair for pair in zip(texts["en"], texts[other], strict=True) if pair[0] == pair[1]] == []


def test_the_log_names_every_thaler_earned_by_sales():
    """The amounts that the log names for sales add up to the income from sales."""
    for seed in range(4):
        match = played(3, ["passengers"], seed)
        session = TableSession("hellweg", 3, "passengers")
        earned = reported = 0
        for line in match.lines:
            before = session.match.view(None)
            session.follow([line])
            verb = line.split(" ")[1]
            if verb in ("sell", "go", "dump"):
                seat = int(line[0]) - 1
                earned += session.match.view(None)["seats"][seat]["money"] - before["seats"][seat]["money"]
                text = " ".join(say_plain(one, NAMES) for one in session.log[-1] if re.search("sells|delivers", one.message))
                reported += sum(int(one) for one in re.findall(r"(?:for|earns) (\d+) thaler\.", text))
        assert earned == reported > 0


def test_the_log_says_which_thaler_were_forced_and_which_came_from_a_village():
    """H4.4 Without money and goods there is no other action, twice in one line for the other player; H1.5 a village pays one too."""
    tell = board_of("hellweg").log_entries
    at = acting({ANNE_SEAT: "dortmund.beer"}, players=2, money=[1, 0, 0, 0])
    reported: list[tuple[int, str, bool]] = []
    at.match.watch(lambda step: reported.extend((step.line, say_plain(one, NAMES), step.forced) for one in tell(step)))
    at.play("extend dortmund-soest")
    nothing_else = "takes a thaler at the market (no other move is possible)."
    assert reported == [
        (1, "Anne extends for 1 thaler: a carriage on the road Dortmund–Soest.", False),
        (1, "The village pays Anne 1 thaler.", True),
        (1, f"Bea {nothing_else}", True),
    ]
    reported.clear()
    at = acting(players=2, money=[3, 0, 0, 0])
    at.match.watch(lambda step: reported.extend((step.line, say_plain(one, NAMES), step.forced) for one in tell(step)))
    at.play("buy soest")
    assert reported == [
        (1, "Anne buys in Soest (salt) for 3 thaler: 1 good.", False),
        (1, f"Bea {nothing_else}", True),
        (1, f"Anne {nothing_else}", True),
        (1, f"Bea {nothing_else}", True),
    ]


def test_the_price_asked_is_the_price_paid():
    """A sale on the spot, or of any one good, brings the amount on banner and button, with goods cards and on the last card too."""
    board = board_of("hellweg")
    seen = set()
    for seed in range(12):
        match = kogge.new("hellweg", players=2, seed=seed)
        chance = random.Random(seed)
        while not match.is_over:
            view, seat, move = match.view(), match.seat, eager(match, chance)
            label, asked = (say_plain(one, NAMES) for one in (board.label(view, move), board.prompt(view, seat, match.moves(), [])))
            match.play(move)
            if "on the spot" in label or move.startswith("dump"):
                price = int(re.search(r"(\d+) thaler", label if move.startswith("dump") else asked).group(1))
                assert match.view()["seats"][seat - 1]["money"] == view["seats"][seat - 1]["money"] + price
                seen.add((move.split(" ")[0], price))
    assert {("dump", 2), ("dump", 3), ("sell", 3), ("sell", 6)} <= seen


def test_pieces_are_never_lost_and_every_one_is_on_the_page(tables):  # noqa: F811
    table_id = table_for(tables, 3, ["warehouse"])
    chance = random.Random(3)
    session = tables.session(tables.row(table_id))
    whole = {piece for ids in session.pieces.ids.values() for piece in ids}
    assert sum(piece.startswith("good-") for piece in whole) == 36
    while not session.match.is_over:
        person = ANNE if session.match.seat == 1 else HERMAN
        awaited(tables.play(person, table_id, session.match.seat, eager(session.match, chance), session.version))
        session = tables.session(tables.row(table_id))
        now = {piece for ids in session.pieces.ids.values() for piece in ids}
        assert {piece for piece in now ^ whole if not re.fullmatch(r"carriage-\d\.(9|10)", piece)} == set()
        if chance.random() < 0.1:
            page = fragment(tables, table_id, ANNE, 1)
            assert set(re.findall(r'id="([^"]+)" data-piece', page)) >= now


def test_black_carriages_are_drawn_black():
    board = board_of("hellweg")
    match = next(
        one for one in (played(3, ["warehouse"], seed) for seed in range(200)) if one.view(None)["routes"]["extra_carriages"]["owner"]
    )
    view = match.view(None)
    owner = view["routes"]["extra_carriages"]["owner"]
    laid = Pieces()
    laid.arrange(board.pieces(view))
    carriages = [piece for ids in laid.ids.values() for piece in ids if piece.startswith(f"carriage-{owner}.")]
    assert len(carriages) == 10


@pytest.mark.parametrize("box", [tiny_box, great_box])
def test_another_box_is_drawn_and_played(tables, tmp_path, monkeypatch, box):  # noqa: F811
    path = tmp_path / "other.toml"
    path.write_text(box(), "utf-8")
    monkeypatch.setattr("kogge.web.tables.session.game_config", partial(game_config, box=path))
    table_id = table_for(tables, 4, ["warehouse", "counter"])
    chance = random.Random(1)
    for number in range(60):
        match = tables.session(tables.row(table_id)).match
        if match.is_over:
            break
        person = ANNE if match.seat == 1 else HERMAN
        if number % 6 == 0:
            assert sorted(offered_moves(tables, table_id, person, match.seat)) == sorted(match.moves())
            assert "Duisburg" not in re.sub(r'<ol class="log.*?</ol>', "", fragment(tables, table_id, person, match.seat), flags=re.DOTALL)
        awaited(tables.play(person, table_id, match.seat, eager(match, chance), tables.session(tables.row(table_id)).version))


def areas(view: dict) -> list[charts.Area]:
    chart = charts.chart_of(view)
    widths = {town["id"]: charts.HOUSE_WIDTH * len(town["houses"]) for town in view["towns"]}
    return [charts.Area(*at, widths[town], charts.TOWN_HEIGHT) for town, at in chart.towns.items()]


def test_towns_of_any_map_fit_without_overlap_and_in_compass_order(tmp_path):
    for text in (None, tiny_box(), great_box()):
        path = tmp_path / "box.toml"
        path.write_text(text or "", "utf-8")
        view = kogge.new("hellweg", players=2, seed=1, box=path if text else None).view()
        placed = areas(view)
        for area in placed:
            assert area.x - area.width / 2 >= 0
            assert area.x + area.width / 2 <= 100
            assert area.y - area.height / 2 >= 0
            assert area.y + area.height / 2 <= 100
        assert not [pair for pair in itertools.combinations(placed, 2) if pair[0].overlap(pair[1]) > 0.5]
    at = charts.chart_of(kogge.new("hellweg", players=2, seed=1).view()).towns
    order = ["duisburg", "essen", "dortmund", "soest", "paderborn"]
    assert sorted(order, key=lambda town: at[town][0]) == order
    assert at["moenster"][1] < at["dortmund"][1] < at["hagen"][1] < at["olpe"][1]


def test_carriages_of_different_roads_do_not_overlap():
    chart = charts.chart_of(kogge.new("hellweg", players=2, seed=1).view())
    for one, other in itertools.combinations(chart.roads.values(), 2):
        assert max(abs(one.at[0] - other.at[0]), abs(one.at[1] - other.at[1])) > 5


@pytest.mark.parametrize("box", [None, tiny_box, great_box])
def test_every_thing_on_the_map_has_its_place_in_the_stylesheet(tables, tmp_path, monkeypatch, box):  # noqa: F811
    if box:
        path = tmp_path / "other.toml"
        path.write_text(box(), "utf-8")
        monkeypatch.setattr("kogge.web.tables.session.game_config", partial(game_config, box=path))
    table_id = table_for(tables, 2, [])
    session = tables.session(tables.row(table_id))
    view = session.match.view(None)
    placed = dict(re.findall(r'\[data-at="([^"]+)"\] { left: (\d+\.\d)%; top: \d+\.\d%; }', session.board.places(view)))
    shown_at = re.findall(r'data-at="([^"]+)"', fragment(tables, table_id, ANNE, 1))
    assert sorted(shown_at) == sorted(placed)
    assert float(placed["town-1"]) == charts.chart_of(view).towns[view["towns"][0]["id"]][0]


def test_h3_6_the_last_cards_prices_on_the_map_are_what_is_paid(tables):  # noqa: F811
    match, chance = kogge.new("hellweg", players=2, seed=3, options=["short"]), random.Random(3)
    while not (match.view(None)["last_card"] and match.view(None)["sale"]):
        match.play(eager(match, chance))
    text = render("fragments/replay.html", table=Replays(tables).view(tables.records.upload(ANNE, match.record()), ANNE), user=ANNE)
    tags = re.findall(r'class="tag"[^>]*>.*?</span>(\d+)</span>', text, re.S)
    assert sorted(map(int, tags)) == sorted(place["price"] + 2 for place in match.view(None)["trade_card"])


# in a browser


def page_at(site, store, page, asks: str, players: int = 2, options: Sequence[str] = (), good: str = "") -> None:
    """Open a table of people at one screen at a decision of this kind; perhaps all have chosen one good before."""
    now = moment("hellweg", players, lambda view, moves: view["asks"] == asks, options, eager=(f"good {good}",) if good else ())
    page.goto(f"{site.url}/t/{store_table(store, 'hellweg', *now, [sign_in(page, site, store)] * players, options)}")
    page.wait_for_selector("#table[data-turn=mine]")


@pytest.mark.full
def test_the_goods_of_four_players_in_one_house_are_all_seen_and_the_counters_prices_fit(site, store, someone):
    page = someone()
    page_at(site, store, page, "action", 4, ["counter"], "soest.salt")
    goods = page.locator("#town-soest .house .good")
    outside = """all => all.filter((one) => {
        const box = one.getBoundingClientRect(), house = one.closest(".house").getBoundingClientRect();
        const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return box.top < house.top || box.left < house.left - 1 || box.right > house.right + 3 || seen.closest(".town-name, .tag");
    }).map((one) => one.id)"""
    for size in SIZES:
        resize(page, size)
        goods.first.scroll_into_view_if_needed()
        assert page.locator("#town-soest .house .pile").count() == 4
        assert goods.evaluate_all(outside) == []
        assert page.locator(".to-come li").evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).length") == 0


@pytest.mark.full
def test_a_whole_game_with_every_option_is_played_by_clicking_on_a_phone(site, someone):
    anne = someone(390, 844, has_touch=True)
    anne.goto(f"{site.url}/new/hellweg?players=2")
    anne.select_option("select[name=seat2]", "guest")
    for option in EVERYTHING:
        anne.check(f"input[name=option-{option}]")
    anne.get_by_role("button", name="Create the game").click()
    arrive(anne)
    assert play_out([anne], random.Random(11), often=2) > 8
    assert anne.locator(".result").is_visible()


@pytest.mark.full
def test_extend_is_two_clicks_and_can_be_cancelled(site, store, someone):
    anne = someone()
    page_at(site, store, anne, "action")
    assert "Place a merchant" in anne.inner_text(".banner .say")
    before = anne.evaluate(SITUATION)
    press(anne, "pick-extend")
    anne.wait_for_selector(".house .cover.lit")
    assert {move[: len("move-extend-")] for move in anne.evaluate(SITUATION)["moves"]} == {"move-extend-"}
    anne.keyboard.press("Escape")
    anne.wait_for_selector("#pick-extend")
    assert anne.evaluate(SITUATION)["moves"] == before["moves"]
    press(anne, "pick-extend")
    anne.locator(".way .cover.lit").first.click()
    anne.wait_for_selector(f"#table:not([data-version='{before['version']}'])")
    assert "extends for 1 thaler" in anne.inner_text(".log")


@pytest.mark.full
def test_a_carriage_glides_from_the_supply_to_its_road(site, store, someone):
    anne = someone(**MOVING)
    anne.add_init_script(WATCH_GLIDES)
    page_at(site, store, anne, "good")
    anne.locator(".house .cover.lit").first.click()
    anne.wait_for_selector(".way .cover.lit")
    ids = set(anne.locator(".roster .me .heap .carriage").evaluate_all("all => all.map(one => one.id)"))
    anne.locator(".way .cover.lit").first.click()
    anne.wait_for_selector(".way .carriage")
    moved = anne.locator(".way .carriage").first.get_attribute("id")
    assert moved in ids
    anne.wait_for_function("id => window.glided.includes(id)", arg=moved)


@pytest.mark.full
def test_no_serious_accessibility_fault_and_no_sideways_scrolling(site, store, someone):
    page = someone()
    for asks in ("good", "carriage", "action"):
        page_at(site, store, page, asks, 4, EVERYTHING)
        assert faults_everywhere(page) == {}, asks
