"""The rules pages cover every rule in every language, and their examples agree with the rules as implemented."""

from __future__ import annotations

import re
from collections import defaultdict
from html.parser import HTMLParser
from types import SimpleNamespace

import harbour
import pytest

from colonia.test_scoring import last_sunday
from colonia.town import PAINTING, town, tuesday, voting
from hellweg import westphalia
from kogge.games import game_ids
from kogge.games.speicherstadt.fire import resolve_fire
from kogge.games.speicherstadt.scoring import CONTRACTS, part_of_score
from kogge.games.speicherstadt.words import SHIP
from kogge.web.i18n import translation as words
from kogge.web.i18n.translation import LANGUAGES, board_of, box_data, say
from kogge.web.templating import environment
from position import new_position
from test_rules_are_proven import rule_numbers

GAMES = game_ids()
# rules that no player needs: what another box may hold
FOR_MAKERS_OF_BOXES = {"S1.5", "C1.7"}


class Page(HTMLParser):
    """A rules page: the text of every element that covers a rule, and of every element with an id."""

    def __init__(self, text: str):
        super().__init__()
        self.texts: dict[str, str] = defaultdict(str)
        self.open: list[list[str]] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        if tag in ("meta", "link", "input", "img", "br"):
            return
        self.links += [found["href"][1:]] if found.get("href", "").startswith("#") else []
        self.open.append([*(found.get("data-rule") or "").split(), found.get("id") or "", found.get("data-edict") or ""])

    def handle_endtag(self, tag):
        self.handle_data(" " if tag in ("td", "th", "li", "p", "dt") else "")
        self.open.pop()

    def handle_data(self, data):
        for name in {name for names in self.open for name in names if name} | {"all"}:
            self.texts[name] += data

    def at(self, name: str) -> str:
        return " ".join(self.texts[name].split())


def page_of(game: str, language: str = "en", phase: str = "") -> str:
    board, printed = board_of(game), box_data(game)
    with words.in_language(language):
        template = environment(game).get_template("fragments/rules.html")
        text = template.render(game=game, board=board, phase=phase, box=printed, rules=board.rules_context(printed), say=say)
    return text


@pytest.fixture(params=GAMES)
def game(request):
    return request.param


def test_the_page_covers_every_rule_of_the_game_and_names_no_other(game):
    covered = {number for names in re.findall(r'data-rule="([^"]*)"', page_of(game)) for number in names.split()}
    assert sorted(rule_numbers(game) - FOR_MAKERS_OF_BOXES - covered) == []
    assert sorted(covered - rule_numbers(game)) == []


FACTS = [
    ("speicherstadt", "S3.4", "there is no more round and no income"),
    ("speicherstadt", "S3.4", "Every round is complete, including the last one"),
    ("speicherstadt", "S2.3", "Before the game, two autumn cards are removed"),
    ("speicherstadt", "S2.3", "Then all cards are used, and the last round may be short"),
    ("speicherstadt", "S1.2", "Firemen (their values) 1, 2 1, 2, 3 4, 5 3, 4, 5"),
    ("speicherstadt", "S1.2", "Total 12 13 13 15"),
    ("speicherstadt", "S3.20", "never trade"),
    ("speicherstadt", "rule-last_round", "2 3 16 3 4 12 4 5 10 5 6 8"),
    ("speicherstadt", "rule-removals", "2 17 2 3 13 2 4 10 5 5 9 2"),
    ("hellweg", "H1.4", "With 2 players there are 6 goods cards. With 3 players there are 8 goods cards. With 4 players there are 9"),
    ("hellweg", "H5.4", "only there with 4 players"),
    ("hellweg", "H4.5", "can’t pay for the same action"),
    ("hellweg", "H4.3", "Do it right away, or the bonus is lost"),
    ("hellweg", "H3.3", "you can’t take them back otherwise"),
    ("hellweg", "H4.6", "“carriage +1” pays nothing for it"),
    ("hellweg", "H7.8", "also take such a piece from the warehouse"),
    ("hellweg", "H4.5", "The market takes any number of merchants"),
    ("hellweg", "H4.1", "Each town on the card takes only one merchant"),
    ("hellweg", "rule-hints", "Start in three different towns with three different kinds"),
    ("hellweg", "rule-hints", "a short game of ten turns"),
    ("hellweg", "rule-hints", "Every card has every kind"),
    ("hellweg", "rule-hints", "More than two of your carriages on a bad road, or more than one on a paved road, are useless"),
    ("hellweg", "rule-hints", "Not every price is worth it"),
    ("hellweg", "H7.3", "Take it right away or later"),
    ("speicherstadt", "S3.11", "A card takes effect as soon as you buy it, even in the same round"),
    ("speicherstadt", "rule-sources", "the goods on most contracts are our own"),
    ("hellweg", "H7.2", "Extending for 1 thaler is no longer possible"),
    ("hellweg", "H3.5", "Goods stored in the warehouse cannot be sold"),
    ("hellweg", "H4.2", "one in the other house of the town is not enough"),
    ("hellweg", "H3.1", "top left first, bottom right last"),
    ("hellweg", "H1.5", "Play goes clockwise from the start player"),
    ("hellweg", "rule-sources", "the trade cards, the values and effects of the goods cards"),
    ("colonia", "C4.2", "The side with more votes wins"),
    ("colonia", "C4.1", "in the order they were turned up"),
    ("colonia", "C7.1", "Once you pass, you are out for the day"),
    ("colonia", "C9.1", "Passing is final"),
    ("colonia", "C9.4", "A guard stays until someone buys the card, even until the end of the game"),
    ("colonia", "C9.6", "It comes home when anyone buys the card, including you"),
    ("colonia", "rule-sources", "The points of the relics and the price of the shrine are inferred"),
    ("colonia", "C3.3", "in this order: Tuesday, Wednesday, Thursday, Friday"),
    ("colonia", "C3.4", "All cards that count as zero come last"),
    ("colonia", "C8.2", "shuffled into a new deck"),
    ("colonia", "C9.5", "shuffled into a new deck"),
    ("colonia", "C9.5", "count towards the ten"),
    ("colonia", "rule-members", "If you can’t do anything on a day, you pass"),
    ("colonia", "rule-members", "away for eight days"),
    ("colonia", "two_ships", "The other two ships move up, and two new ones arrive behind them. Then loading begins."),
    ("colonia", "rule-dice", "next week it is near the top, with a good chance"),
    ("colonia", "C1.1", "Players 3 4 5 6 Members per family 38 30 25 21"),
    ("colonia", "rule-buying", "Relic 15 5 1 Shrine 15"),
]


@pytest.mark.parametrize(("game", "where", "fact"), FACTS)
def test_the_rules_page_says_what_a_family_needs_to_know(game, where, fact):
    assert fact in Page(page_of(game)).at(where)


def test_the_eighteen_edicts_are_listed_one_by_one():
    page = Page(page_of("colonia"))
    reported = [page.at(edict["id"]) for edict in box_data("colonia")["edicts"]]
    assert len(set(reported)) == 18
    assert all(len(text) > 60 for text in reported)


def test_every_section_is_in_the_table_of_contents(game):
    text = page_of(game)
    assert Page(text).links == re.findall(r'<section id="([^"]+)"', text)


def test_the_phase_of_the_table_is_highlighted(game):
    parts = re.findall(r'data-phase="(\w+)"', page_of(game))
    for phase in set(board_of(game).phases) & set(parts):
        lit = re.findall(r'data-phase="(\w+)" class="now"', page_of(game, phase=phase))
        assert lit == [phase] * parts.count(phase)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_are_served_in_every_language(site, client, language):
    reader = client(site, "Anna", language)
    for game in GAMES:
        answer = reader.get(f"/rules/{game}")
        assert answer.status_code == 200
        assert f'<html lang="{language}"' in answer.text
        page = Page(answer.text)
        assert len(page.at("all")) > 3000
        english = Page(page_of(game))
        same = [name for name in english.texts if re.match(r"[A-Z]\d", name) and page.at(name) == english.at(name)]
        assert language == "en" or same in ([], ["C1.4"]), "cities and currencies keep their names"


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_a_phone(site, someone, language):
    anna = someone(390, 844, locale=language)
    for game in GAMES:
        anna.goto(f"{site.url}/rules/{game}")
        assert anna.evaluate("document.documentElement.scrollWidth - innerWidth") == 0, game
        assert anna.evaluate("[...document.querySelectorAll('.rules table')].every(one => one.scrollWidth <= one.parentNode.clientWidth)")


def test_a_number_that_is_printed_in_the_box_comes_from_the_box():
    printed = box_data("hellweg") | {"pieces": box_data("hellweg")["pieces"] | {"carriages": 77}}
    board = board_of("hellweg")
    template = environment("hellweg").get_template("fragments/rules.html")
    text = template.render(game="hellweg", board=board, phase="", box=printed, rules=board.rules_context(printed), say=say)
    assert "12 goods, 77 carriages" in Page(text).at("H1.1")


# the examples, played by the rules


def test_the_example_of_a_purchase_follows_the_rules():
    text = Page(page_of("speicherstadt")).at("example-purchase")
    at = harbour.selling(SHIP, [1, 2, 1])
    at.s.coins[1] = 1
    assert "Anna decides first and would pay 3 coins" in text
    assert (at.seat, at.s.row_price[0]) == (1, 3)
    at.play("pass")
    assert (at.seat, at.s.row_price[0]) == (1, 1), "Ben cannot pay 2 and is passed over"
    at.play("buy")
    assert "buys the ship for 1 coin" in text
    assert (at.s.coins[0], at.s.ships[0]) == (9 - 1 + 1, 1), "the price, then the income of the round"


def test_the_example_of_unloading_follows_the_rules():
    text = Page(page_of("speicherstadt")).at("example-unloading")
    assert "2 coffee, 1 tea, 1 spices, 1 rubber, 1 cloth" in text
    at = harbour.with_contract(harbour.unloading("coffee coffee tea spices rubber cloth"), "coffee spices")
    at.s.trader_owner[harbour.TEA] = 0
    before = at.s.coins[0]
    at.play("deliver coffee 1", "deliver spices 1", "trade tea", "house cloth")
    assert "She sells the remaining coffee and rubber" in text
    at.play("sell coffee rubber")
    income = 2  # S3.21 nobody has bought a card in this position
    assert f"That makes {at.s.coins[0] - before - income} coins, a complete contract and a cube in the house" in text
    assert f"{part_of_score(at.box, at.s, 0, CONTRACTS)} points at the end" in text
    assert at.match.view()["seats"][0]["house"] == "cloth"


def test_the_example_of_a_fire_follows_the_rules():
    at = new_position("speicherstadt", 3)
    at.s.firemen[0, 4] = at.s.firemen[1, 2] = at.s.firemen[2, 2] = 1  # values 5, 3 and 3
    resolve_fire(at.s, box_data("speicherstadt")["fires"]["C"])
    assert at.s.score[:3].tolist() == [2, -2, -2]
    assert "Anna gains 2 points, Ben and Clara lose 2 each" in Page(page_of("speicherstadt")).at("example-fire")


@pytest.mark.parametrize(("by", "stays"), [("essen", False), ("hagen", True)])
def test_the_example_of_a_sale_follows_the_rules(by, stays):
    roads = "duisburg-essen, essen-dortmund, duisburg-hagen 2, dortmund-hagen"
    at = westphalia.selling(westphalia.DORTMUND_BEER, {1: f"duisburg.beer, {roads}"})
    before = westphalia.carriages(at)
    at.play("sell duisburg.beer", f"go {by}")
    assert westphalia.seen(at)["money"] == 10 + 5
    assert (westphalia.carriages(at) == before) == stays
    assert stays or westphalia.carriages(at) == {road: n for road, n in before.items() if road != "essen-dortmund"}
    text = Page(page_of("hellweg")).at("example-sale")
    assert "Either way she gets 5 thaler" in text
    assert "via Hagen, all her carriages stay" in text


def test_the_example_of_two_actions_follows_the_rules():
    at = westphalia.acting(players=2)
    at.play("thaler")
    assert westphalia.seen(at)["money"] == 11
    at.play("thaler", "buy hagen")
    assert westphalia.seen(at)["money"] == 8
    at.play("carriage duisburg-hagen")
    assert westphalia.seen(at)["money"] == 9
    assert westphalia.goods(at) == {"hagen.beer": 2}
    text = Page(page_of("hellweg")).at("example-actions")
    assert re.findall(r": (\d+)\.", text) == ["11", "8", "9"]


def test_the_example_of_a_bonus_follows_the_rules():
    at = westphalia.cards(new_position("hellweg", 4, []), 2, "herring2", "wine2")
    assert westphalia.seen(at, 2)["points"] - 10 == 69
    assert "together 69" in Page(page_of("hellweg")).at("example-bonus")


def test_the_example_of_the_player_order_follows_the_rules():
    at = tuesday(4, order=(1, 2, 3, 4))
    at.s.supply[2] = 5
    at.begin().play("card 6", "card 6", "card 7", "card 4")
    assert [("Anna", "Ben", "Clara", "Dora")[seat - 1] for seat in at.seen()["order"]] == ["Ben", "Anna", "Dora", "Clara"]
    assert at.seen()["mayor"] == 2
    text = Page(page_of("colonia")).at("example-order")
    assert "The new order: Ben, Anna, Dora, Clara. The votes: 6, 6, 4 and none." in text


def test_the_example_of_a_vote_follows_the_rules():
    at = voting("wednesday", "more_resources", cards=(5, 8, 3), order=(2, 1, 3)).begin().play("no", "yes", "no")
    assert (at.seen()["phase"], at.seat) == ("tie", 2)
    assert "8 to 8. The vote is tied, so Ben decides alone" in Page(page_of("colonia")).at("example-vote")


def test_the_example_of_orders_follows_the_rules():
    at = town("thursday", 3, card=2)  # the painter carries out one order; four dice
    at.s.bar[:] = box_data("colonia")["weeks"][1]["contracts"]
    for seat in (1, 2, 3):
        at.has(seat, "wood linen")
    at.begin().play("order painting", "order painting", "order painting")
    assert at.orders(PAINTING) == [(1, 1), (2, 2), (3, 3)]
    at.chance("dice 1 3 4 5")
    assert [at.screen(seat)["goods"]["painting"] for seat in (1, 2, 3)] == [1, 1, 0]
    assert at.orders(PAINTING) == [(3, 3)]
    text = Page(page_of("colonia")).at("example-orders")
    assert "Anna and Ben each get a painting, Clara gets nothing. Her 3 members slide up to the first space" in text


def test_the_example_of_windows_follows_the_rules():
    at = last_sunday(3).has(1, pfund=7, mark=1).has(2, pfund=5, mark=4).has(3, pfund=5, mark=4)
    at.s.display[:] = -1
    bergen, _brugge, london, _nowgorod = at.begin().seen()["windows"]
    assert (london["seat"], london["paid"], bergen["seat"], bergen["paid"]) == (1, 7, None, 0)
    assert at.match.points() == [2, 0, 0]
    assert at.screen(2)["money"]["mark"] == 4
    text = Page(page_of("colonia")).at("example-windows")
    assert "Anna pays her 7 Pfund for the window of London, 2 points" in text
    assert "nobody gets the window of Bergen" in text


def test_the_example_of_the_final_count_follows_the_rules():
    at = last_sunday().has(1, relics="bergen 5, london 9, nowgorod 14", pfund=1, mark=1)
    at.s.shrine_owner[:2] = 0
    at.s.shrine_line[0] = 4
    at.s.display[:] = -1
    assert at.begin().family(1)["final"] == {"relics": 7, "shrines": 10, "windows": 4}
    assert at.match.points()[0] == 21
    text = Page(page_of("colonia")).at("example-count")
    assert re.findall(r"(\d+)(?= [A-Z]|$)", text) == ["7", "10", "0", "4", "21"]


def test_a_game_without_a_rules_page_of_its_own_shows_its_numbered_rules(tmp_path):
    from kogge.web.tables.lobby_routes import rules_text

    (tmp_path / "RULES.md").write_text("# Nim\n\n## G1 Play\n- G1.1 Take **one** or `two`.\n\n    1 take 2\n    2 take 1\n", "utf-8")
    blocks = rules_text(SimpleNamespace(folder=tmp_path))
    assert blocks == [("heading", "G1 Play"), ("rule", "G1.1 Take one or two."), ("code", "1 take 2\n2 take 1")]
