"""C1 The components of the box, and C1.7 which boxes are refused."""

from __future__ import annotations

import random
import re
import tomllib

import pytest

import kogge
from colonia.town import SADDLE, Town, monday, town
from kogge.games import game_by_id
from kogge.games.colonia.table import EDICTS_UP
from kogge.games.colonia.words import CITIES, EDICTS, GOODS, N_LINES, RESOURCES
from position import new_position

STANDARD = (game_by_id("colonia").folder / "box.toml").read_text("utf-8")
WEEK = "  { booths = [2, 4, 6, 3, 5, 6, 4], contracts = [1, 1, 1, 2, 2], dice = 5, ships = 3 },\n"
SHIP = '  { city = "bergen", holds = [{ goods = ["cartwheel", "footwear"], pays = 6 }, '


def changed(*changes: tuple[str, str]) -> str:
    text = STANDARD
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def box():
    return new_position("colonia", 4).box


def test_c1_1_the_box_says_how_many_members_each_has():
    assert box().family_members.tolist() == [0, 0, 0, 38, 30, 25, 21]


def test_c1_4_fourteen_weeks_sixteen_ships_eighteen_edicts_and_48_relic_cards():
    at = new_position("colonia", 4)
    assert (at.box.weeks, at.box.ships, len(EDICTS)) == (14, 16, 18)
    assert [int((at.box.ship_city[:16] == city).sum()) for city in range(4)] == [4] * 4
    assert set(at.box.ship_holds[:16].tolist()) == {3, 4}
    assert at.s.relic_deck.sum() == 48
    assert [int(at.s.relic_deck[city * N_LINES : (city + 1) * N_LINES].sum()) for city in range(len(CITIES))] == [12] * 4


def test_c1_4_the_rulebooks_cards_are_in_the_box():
    """A week card 1 2 1 2 1 with five dice and three ships; booths of six and of two; a hold to Brügge that pays nine."""
    at = box()
    card = at.week_contracts[:14].tolist().index([1, 2, 1, 2, 1])
    assert (at.week_dice[card], at.week_ships[card]) == (5, 3)
    assert {2, 6} <= set(at.week_booths[:14].ravel().tolist())
    assert 9 in at.hold_pays[:16][at.ship_city[:16] == CITIES.index("brugge")].ravel()


def test_c1_4_the_record_holds_what_the_file_says():
    file, at = tomllib.loads(STANDARD), box()
    for ship, card in enumerate(file["ships"]):
        assert CITIES[at.ship_city[ship]] == card["city"]
        for number, hold in enumerate(card["holds"]):
            assert at.hold_pays[ship, number] == hold["pays"]
            assert at.hold_goods[ship, number].tolist() == [hold["goods"].count(good) for good in GOODS]
    for week, card in enumerate(file["weeks"]):
        assert at.week_booths[week].tolist() == card["booths"]
    assert [[RESOURCES[kind] for kind in pair] for pair in at.recipe] == file["recipes"]


def test_c1_7_more_week_cards_and_ships_other_costs_and_points():
    ship = STANDARD[STANDARD.index(SHIP) : STANDARD.index("\n", STANDARD.index(SHIP)) + 1]
    other = changed(
        (WEEK, WEEK * 3), (ship, ship * 2), ("cost = 5,  points = 1", "cost = 3, points = 2"), ("shrine_cost = 15", "shrine_cost = 1")
    )
    at = monday(box=other)
    assert at.match.events_due()[-1] == "week 16"
    at = town("sunday", box=other).display("bergen 5", "bergen shrine").has(1, mark=4).begin().play("buy 1")
    assert at.screen(1)["money"]["mark"] == 1
    at = town("saturday", box=other, card=3).begin()
    assert at.match.events_due()[-1] == "ship 2 17"


def test_c1_7_relics_worth_the_same_are_one_move_even_with_different_costs():
    other = changed(("points = 2, count", "points = 1, count"))
    at = town("sunday", box=other).display("bergen shrine").has(1, relics="bergen 9, bergen 12", mark=15).begin().play("buy 1")
    assert at.moves() == ["enshrine 1", "enshrine 3", "leave"]
    at.play("enshrine 1")
    assert [card["cost"] for card in at.screen(1)["relics"]] == [12], "the relic of cost 9 is in the shrine"
    texts = at.match.loaded.move_texts
    assert [text for text in texts if text.startswith("enshrine")] == ["enshrine 1", "enshrine 3", "enshrine 4", "enshrine 5"]


def test_c1_7_a_start_without_resources_or_with_two_goods_and_other_money():
    bare = Town(new_position("colonia", 3, box=changed(("resources = 4", "resources = 0"), ("money_each = 5", "money_each = 7"))).match)
    assert bare.match.events_due()[0] == "good 1 1"
    assert bare.screen(1)["money"]["mark"] == 7
    nothing = Town(new_position("colonia", 3, box=changed(("resources = 4, goods_by_die = 1", "resources = 0, goods_by_die = 0"))).match)
    assert nothing.match.events_due()[0] == "ship 1 1"
    two = Town(new_position("colonia", 3, box=changed(("resources = 4, goods_by_die = 1", "resources = 0, goods_by_die = 2"))).match)
    two.chance("good 1 6").play("choose saddle").chance("good 1 2", "good 2 1")
    assert two.screen(1)["goods"] == {"saddle": 1, "cartwheel": 1, "painting": 0, "clothing": 0, "footwear": 0}


def test_c1_7_a_recipe_may_want_two_of_one_resource_and_columns_may_be_short():
    other = changed(('[["leather","iron"]', '[["fur","fur"]'), ("contract_rows = 12", "contract_rows = 1"))
    at = town("thursday", box=other).has(1, "fur fur fur fur leather").begin()
    assert at.moves() == ["order saddle", "order footwear", "pass"]
    at.play("order saddle")
    assert at.screen(1)["resources"]["fur"] == 2
    assert at.moves() == ["order footwear", "pass"], "the saddler's one space is taken"
    assert "order saddle" not in town("thursday", box=other).has(1, "fur leather").begin().moves()
    assert at.craftsman(SADDLE)["recipe"] == ["fur", "fur"]


def test_c1_7_a_week_card_without_dice_or_ships_brings_no_line():
    other = changed((WEEK, WEEK.replace("dice = 5, ships = 3", "dice = 0, ships = 0").replace("[2, 4,", "[0, 4,")))
    at = town("thursday", card=1, box=other).begin()
    assert at.seen()["day"] == "sunday"
    assert [ship["ship"] for ship in at.seen()["harbour"]] == [1, 5, 9, 13]
    assert monday(card=2, box=other).chance("week 1").match.events_due() == ["booth 2 R R R R"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("window_points = 2 ", "window_points = 2.0 "), r"line 11: window_points must be a whole number .*not 2\.0"),
        (("contract_rows = 12 ", "contract_rows = true "), "line 4: contract_rows must be a whole number"),
        (("contract_rows = 12 ", "contract_rows = 25 "), "from 1 to 24, not 25"),
        (("shrine_cost", "shrine_price"), "line 22: unknown key 'shrine_price'"),
        (("shrine_cost = 15\n", ""), "shrine_cost is missing"),
        (("3 = 38, ", ""), "line 2: family_members has no 3"),
        (("6 = 21", "7 = 21"), "unknown field of family_members '7'"),
        (("money_each = 5, ", ""), "line 3: start has no money_each"),
        (('"leather", "iron", "wood"', '"iron", "leather", "wood"'), "line 5: resources must be"),
        (('["leather","iron"], ', ""), "line 8: there are 5 recipes, one for each craftsman, not 4"),
        (('["leather","iron"]', '["leather","gold"]'), "unknown resource 'gold'"),
        (('["leather","iron"]', '["leather"]'), "a recipe has 2 resources, not 1"),
        (("cost = 9, ", "cost = 5, "), "line 17: two lines of relics cost 5; costs must differ"),
        (("points = 1, count = 3", "points = 1, count = 4"), "a city has 11 relics, not 12"),
        (("points = 1, count = 3", "points = 1"), "entry 1 of relics_per_city has no count"),
        (("points = 1, count = 3", "points = -1, count = 3"), "a relic's points must be a whole number from 0"),
        ((WEEK, ""), "there are 14 to 32 week cards, not 13"),
        (("[2, 4, 6, 3, 5, 6, 4]", "[2, 4, 6, 3, 5, 6]"), "line 26: booths of week card 1 are 7 numbers, not 6"),
        (
            ("contracts = [1, 1, 1, 2, 2], dice = 5", "contracts = [1, 1, 1, 2, 2], dice = 13"),
            "dice of week card 1 must be .*0 to 12, not 13",
        ),
        (("dice = 5, ships = 3", "dice = 5, ships = 5"), "ships of week card 1 must be .*from 0 to 4, not 5"),
        (
            (
                '{ city = "bergen", holds = [{ goods = ["cartwheel", "footwear"]',
                '{ city = "rom", holds = [{ goods = ["cartwheel", "footwear"]',
            ),
            "city 'rom'",
        ),
        (('goods = ["cartwheel", "footwear"], pays = 6', 'goods = ["cartwheel", "beer"], pays = 6'), "line 44: unknown good 'beer'"),
        (('goods = ["cartwheel", "footwear"], pays = 6', "goods = [], pays = 6"), "hold 1 of ship 1 must show 1 to 6 goods, not 0"),
        (('{ goods = ["cartwheel", "footwear"], pays = 6 }, ', ""), "ship 1 must have 3 or 4 holds, not 2"),
        (
            ('{ id = "saddler",           day = 4 }', '{ id = "baker", day = 4 }'),
            r"line 69: unknown edict 'baker'; known are .*\. A new one needs a rule of its own",
        ),
        (('{ id = "saddler",           day = 4 }', '{ id = "saddler", day = 5 }'), "line 69: the day of edict 'saddler' is 4, not 5"),
        (('id = "saddler"', 'id = "draw_two"'), "line 69: edict 'draw_two' is listed twice"),
        (('id = "one_less",  ', 'id = "two_relics",'), "edict 'two_relics' is listed twice"),
        (("edicts = [\n", "edicts = [\n" + '  { id = "tailor", day = 4 },\n' * 19), "there are at most 36 edicts, not 37"),
        (("weeks = [", "weeks = 3\nmore = ["), "unknown key 'more'"),
        (('id = "saddler"', "id = 6"), "line 69: unknown edict 6"),
        (('city = "nowgorod"', "city = 4"), "line 56: unknown city 4"),
    ],
)
def test_c1_7_a_wrong_box_is_refused_with_a_sentence(change, message):
    with pytest.raises(kogge.BadBox, match=message):
        new_position("colonia", 3, box=changed(change))


def test_c1_7_too_few_ships_and_values_that_are_no_lists_are_refused():
    start = STANDARD.index(SHIP)
    with pytest.raises(kogge.BadBox, match="there are 16 to 32 ships, not 15"):
        new_position("colonia", 3, box=STANDARD[:start] + STANDARD[STANDARD.index("\n", start) + 1 :])
    with pytest.raises(kogge.BadBox, match="weeks must be a list, not 3"):
        new_position("colonia", 3, box=re.sub(r"weeks = \[.*?\n\]", "weeks = 3", STANDARD, flags=re.S))
    with pytest.raises(kogge.BadBox, match="entry 1 of weeks must be a table"):
        new_position("colonia", 3, box=re.sub(r"weeks = \[.*?\n\]", "weeks = [3]", STANDARD, flags=re.S))
    lines = ", ".join(f"{{ cost = {cost}, points = 1, count = 1 }}" for cost in range(1, 10))
    nine = re.sub(r"relics_per_city = \[.*?\n\]", f"relics_per_city = [{lines}]", STANDARD, flags=re.S)
    with pytest.raises(kogge.BadBox, match="at most 8 lines, not 9"):
        new_position("colonia", 3, box=nine)


def edict_lines(*names: str) -> str:
    """The standard box with other edicts."""
    lines = "".join(f'  {{ id = "{name}", day = {EDICTS[name] + 1} }},\n' for name in names)
    return re.sub(r"edicts = \[\n.*?\n\]", lambda _: f"edicts = [\n{lines}]", STANDARD, flags=re.S)


def test_c1_7_an_edict_may_be_left_out_and_another_be_there_twice():
    known = [name for name in EDICTS if name != "recall_tuesday"]
    at = monday(card=2, box=edict_lines(*known, "roll_for_good"))
    left = at.seen()["edicts_left"]
    assert len(left) == 18
    assert "recall_tuesday" not in left
    assert left.count("roll_for_good") == 2


def edicts_turned_up(box: str, seed: int) -> list[int]:
    """How many edicts each week of a random game turned up; its record is read back."""
    match = new_position("colonia", 3, box=box, seed=seed).match.resolve_chance()
    chance = random.Random(seed)
    while match.seat is not None:
        match.play(chance.choice(match.moves()))
    lines = [line for line in match.lines if line.startswith("* edicts")]
    again = new_position("colonia", 3, box=box).match
    again.follow(match.lines)
    assert again.points() == match.points()
    return [len(line.split()) - 2 for line in lines]


@pytest.mark.parametrize(
    ("names", "turned_up"),
    [
        ((), []),
        (("one_less",), [1]),
        (("tailor",) * 5, [3, 2]),
        ([name for name in EDICTS if name != "recall_tuesday"], [3, 3, 3, 3, 3, 2]),
        ((*EDICTS, *["one_ship", "two_ships", "extra_hold", "one_less", "foreign_merchants"] * 3), [3, 3, 3, 3, 3, 3]),
    ],
)
def test_c2_4_with_fewer_edicts_the_remaining_ones_are_turned_up_and_none_if_there_are_none(names, turned_up):
    for seed in range(3):
        assert edicts_turned_up(edict_lines(*names), seed) == turned_up


def test_c2_4_the_same_edict_twice_in_one_week_is_voted_on_twice():
    at = monday(card=2, box=edict_lines("tailor", "tailor", "saddler"))
    at.s.phase = EDICTS_UP
    at.chance("edicts tailor saddler tailor")
    assert [one["edict"] for one in at.seen()["edicts"]] == ["tailor", "saddler", "tailor"]
    assert at.seen()["edicts_left"] == []
