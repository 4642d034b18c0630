"""Tooltips explain the items on a board and preview the effects of moves."""

from __future__ import annotations

import random
import re
from types import SimpleNamespace

import pytest
from decisions import alone, decisions, sign_in, store_table

import kogge
from kogge.games.colonia.board import explanations as in_colonia
from kogge.games.hellweg.board import explanations as in_hellweg
from kogge.games.hellweg.board.tooltips import preview as foresee_sale
from kogge.games.speicherstadt.board.tooltips import preview as foresee_purchase
from kogge.web.i18n.translation import say_plain

NAMES = ["Anne", "Herman", "Bea", "Karl"]
EXPLAINED = {  # the game, its options, a decision, and the elements that have a sheet then
    "speicherstadt": ([], "purchase", [".column:has(.lot)", ".chip", ".contract"]),
    "colonia": ([], "buying", [".edict", ".booth", ".craftsman", ".ship:not(.gone)", ".place:has(.relic)"]),
    "hellweg": (["warehouse"], "actions action", [".goods-card", ".charter", ".own-charter", ".stall", ".offers li"]),
}


def at(page, site, store, game: str, options: list[str], seat: int, lines: list[str]) -> None:
    """Open this user's page of a table with these lines."""
    who = alone(sign_in(page, site, store), seat, 4)
    page.goto(f"{site.url}/t/{store_table(store, game, seat, lines, who, options)}")
    page.wait_for_selector("#table[data-turn=mine]")


def decision(game: str, options: list[str], wanted: str) -> tuple[int, list[str]]:
    """The seat of a decision of this kind, and the lines before it."""
    return next((seat, lines) for kind, seat, lines in decisions(game, 4, options, range(3)) if kind == wanted)


@pytest.mark.full
@pytest.mark.parametrize("game", EXPLAINED)
def test_every_card_ship_relic_edict_privilege_and_booth_explains_itself(site, someone, store, game):
    options, kind, things = EXPLAINED[game]
    anne = someone()
    at(anne, site, store, game, options, *decision(game, options, kind))
    for thing in things:
        assert anne.locator(thing).count(), thing
        assert anne.locator(f":is({thing}):not([data-name][data-does])").count() == 0, thing
    first = anne.locator(things[0]).first
    first.hover()
    anne.locator("#tooltip:popover-open").wait_for()
    assert anne.text_content("#tooltip b") == first.get_attribute("data-name") != ""
    assert anne.text_content("#tooltip span") == first.get_attribute("data-does") != ""
    anne.mouse.move(1, 1)
    anne.locator("#tooltip:popover-open").wait_for(state="hidden")
    if game == "speicherstadt":  # a single card is left then
        return
    impossible = anne.locator("[data-why]").first  # a player who tries it sees the reason
    impossible.dispatch_event("click", {"bubbles": True, "cancelable": True, "detail": 1})
    assert anne.text_content("#tooltip:popover-open strong") == impossible.get_attribute("data-why") != ""


def tries(table):
    """Every element that can be tried at this decision: the move that it would make, and why that is impossible."""
    view = table.view
    if view["phase"] == "market":
        yield from ((f"booth {one['booth']}", in_colonia.no_booth(table, one)) for one in view["market"])
    elif view["phase"] == "workshops":
        yield from ((f"order {one['good']}", in_colonia.no_order(table, one)) for one in view["craftsmen"])
    elif view["phase"] == "loading":
        for ship in filter(None, view["harbour"]):
            holds = ((f"load {ship['berth']}.{hold['hold']}", hold) for hold in ship["holds"])
            yield from ((text, in_colonia.no_load(table, ship, hold)) for text, hold in holds)
    elif view["phase"] in ("buying", "guarding"):
        verb = {"buying": "buy", "guarding": "guard"}[view["phase"]]
        yield from ((f"{verb} {card['place']}", in_colonia.no_relic(table, card)) for card in filter(None, view["display"]))
    elif view.get("asks") == "action":
        yield from ((f"buy {one['town']}", in_hellweg.no_purchase(table, one)) for one in view["trade_card"])
        yield from ((f"card {one['card']}", in_hellweg.no_card(table, one)) for one in view["goods_cards"] if not one["owner"])
    elif view.get("asks") == "sell":
        houses = [house for town in view["towns"] for house in town["houses"] if house["goods"][table.seat - 1]]
        yield from ((f"sell {house['house']}", in_hellweg.no_sale(table, house)) for house in houses)


@pytest.mark.parametrize("game", ["colonia", "hellweg"])
def test_only_impossible_actions_show_a_reason(game):
    reported: dict[str, int] = {}
    for seed in range(2):
        match, chance = kogge.new(game, players=4, options=[], seed=seed), random.Random(seed)
        while not match.is_over:
            moves = match.moves()
            table = SimpleNamespace(view=match.view(match.seat), moves=moves, seat=match.seat)
            for text, why in tries(table):
                may = any(move == text or move.startswith(f"{text} ") for move in moves)
                assert may == (why is None), (text, moves, why)
                if why:
                    reported[why.message] = reported.get(why.message, 0) + 1
            match.play(chance.choice(moves))
    assert len(reported) >= {"colonia": 6, "hellweg": 4}[game], reported


@pytest.mark.full
def test_a_tooltip_opens_on_focus_and_on_a_long_press_without_a_click(site, someone, store):
    anne = someone(390, 844, has_touch=True)
    at(anne, site, store, "speicherstadt", [], *decision("speicherstadt", [], "bidding"))
    sent: list = []
    anne.on("request", lambda request: sent.append(request.method))
    bid = anne.locator(".bid").first
    bid.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    anne.locator("#tooltip:popover-open").wait_for()
    bid.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    bid.dispatch_event("click", {"bubbles": True, "cancelable": True, "detail": 1})
    anne.keyboard.press("Escape")
    anne.locator("#tooltip:popover-open").wait_for(state="hidden")
    assert "POST" not in sent
    anne.keyboard.press("Tab")
    bid.focus()
    anne.locator("#tooltip:popover-open").wait_for()


@pytest.mark.full
@pytest.mark.parametrize(("confirm", "taps"), [("touch", 2), ("no", 1)])
def test_on_a_touch_screen_the_first_tap_explains_a_move_and_the_second_plays_it(site, someone, store, confirm, taps):
    anne = someone(390, 844, has_touch=True)
    anne.context.add_cookies([{"name": "confirm", "value": confirm, "domain": "127.0.0.1", "path": "/"}])
    at(anne, site, store, "speicherstadt", [], *decision("speicherstadt", [], "bidding"))
    seen = anne.get_attribute("#table", "data-version")
    for _ in range(taps - 1):
        anne.locator(".bid").first.tap()
        anne.locator("#tooltip:popover-open", has_text="Tap again to play").wait_for()
    assert anne.get_attribute("#table", "data-version") == seen
    anne.locator(".bid").first.tap()
    anne.wait_for_selector(f"#table:not([data-version='{seen}'])")


@pytest.mark.full
def test_h3_3_a_sale_says_what_each_way_brings_and_draws_it(site, someone, store):
    anne = someone()
    match, move, _found = next(one for one in previews("hellweg", foresee_sale, range(3)) if one[2].ways)
    at(anne, site, store, "hellweg", [], match.seat, list(match.lines))
    sale = anne.locator(f"[value='{move}'][data-ways]")
    sale.hover()
    anne.locator("#tooltip:popover-open").wait_for()
    assert re.search(r"\d+ thaler, (keeps all|uses up \d+) carriage", anne.inner_text("#tooltip span"))
    shown = anne.locator(".route.shown").evaluate_all("all => all.map(one => one.dataset.way)")
    assert shown
    assert set(shown) == {move}


@pytest.mark.full
def test_h3_3_the_ways_of_a_good_stand_side_by_side_with_what_each_brings(site, someone, store):
    anne = someone(1280, 800)
    match, _move, _found = next(one for one in previews("hellweg", foresee_sale, range(12)) if one[1].startswith("go "))
    at(anne, site, store, "hellweg", [], match.seat, list(match.lines))
    ways = anne.locator(".fork button")
    assert sorted(ways.evaluate_all("all => all.map(one => one.value)")) == sorted(match.moves())
    assert all("thaler" in text for text in anne.locator(".fork small").all_inner_texts())
    assert all(box["y"] + box["height"] <= 800 for box in (one.bounding_box() for one in ways.all()))
    ways.first.hover()
    anne.locator("#tooltip:popover-open").wait_for()
    drawn = set(anne.locator(".route.shown").evaluate_all("all => all.map(one => one.dataset.way)"))
    assert drawn == {ways.first.get_attribute("value")}
    before = anne.get_attribute("#table", "data-version")
    ways.first.click()
    anne.wait_for_selector(f"#table:not([data-version='{before}'])")


def previews(game: str, preview, seeds: range):
    """Every move of some random games that has a preview: the match before it, the move, the text."""
    for seed in seeds:
        match, chance = kogge.new(game, players=4, options=[], seed=seed), random.Random(seed)
        while not match.is_over:
            moves = match.moves()
            for move in moves:
                if found := preview(match, move):
                    yield match, move, found
            match.play("buy" if "buy" in moves else chance.choice(moves))


def test_h3_3_the_preview_of_a_sale_is_what_it_earns():
    reported = 0
    for match, move, found in previews("hellweg", foresee_sale, range(3)):
        seat, before = match.seat, match.view(None)
        if len(found.ways) > 1:
            continue
        twin = match.copy()
        twin.play(move)
        while twin.seat == seat and twin.view(None)["asks"] == "go":
            twin.play(twin.moves()[0])
        own, was = twin.view(None)["seats"][seat - 1], before["seats"][seat - 1]
        back = own["carriages_supply"] - was["carriages_supply"]
        text = say_plain(found.message, NAMES)
        assert text.startswith(f"{own['money'] - was['money']} thaler")
        assert (f"{back} carriage" if back else "keeps all carriages") in text
        reported += 1
    assert reported > 50


def test_s3_10_the_preview_of_a_purchase_is_what_it_brings():
    reported = set()
    for match, move, found in previews("speicherstadt", foresee_purchase, range(2)):
        seat, twin = match.seat, match.copy()
        twin.play(move)
        then, text = twin.view(None), say_plain(found.message, NAMES)
        if move == "buy":
            before = match.view(None)
            left = before["seats"][seat - 1]["coins"] - before["row"][before["selling"] - 1]["price"]
            assert text.split(" ")[0] == str(left)
        elif "decides" in text:
            assert text.startswith(NAMES[then["seat"] - 1])
            assert str(then["row"][then["selling"] - 1]["price"]) in text
        reported.add((move, text.split(" ")[-1]))
    assert {move for move, _said in reported} == {"buy", "pass"}
