"""C4 The eighteen edicts."""

from __future__ import annotations

import pytest

from colonia.town import relic, tuesday, voting
from kogge.games.colonia.words import CRAFTSMEN, DAYS, EDICT_NAMES, EDICTS


def passed(day: str, edict: str, **given):
    """The edict has just been passed; seat 1 is mayor."""
    return voting(day, edict, **given).begin().play("yes", "yes", "yes", "yes")


def prepared(day: str, edict: str, prepare, **given):
    at = voting(day, edict, **given)
    prepare(at)
    return at.begin().play("yes", "yes", "yes", "yes")


# Wednesday


def test_c4_more_resources_adds_one_to_each_of_booths_1_to_7_in_this_order():
    at = voting("wednesday", "more_resources").booth(1, "leather iron").booth(7, "fur").begin().play(*["yes"] * 4)
    for booth in range(1, 8):
        assert at.match.events_due() == [f"booth {booth} R"]
        at.chance(f"booth {booth} wood")
    assert [len(booth["resources"]) for booth in at.seen()["market"]] == [3, 1, 1, 1, 1, 1, 2, 0, 0]
    assert at.seen()["phase"] == "market"


def test_c4_more_resources_never_goes_to_booths_8_and_9_even_when_merchants_are_there():
    at = voting("wednesday", "foreign_merchants", "more_resources").begin().play(*["yes"] * 4)
    at.chance("booth 8 wood wood wood wood", "booth 9 fur fur fur fur").play(*["yes"] * 4)
    at.chance(*[f"booth {booth} iron" for booth in range(1, 8)])
    assert [len(booth["resources"]) for booth in at.seen()["market"]] == [1] * 7 + [4, 4]


def test_c4_foreign_merchants_bring_four_resources_to_booth_8_then_four_to_booth_9():
    at = passed("wednesday", "foreign_merchants")
    assert at.match.events_due() == ["booth 8 R R R R"]
    at.chance("booth 8 fur wood wood iron")
    assert at.match.events_due() == ["booth 9 R R R R"]
    at.chance("booth 9 leather leather leather leather")
    assert at.moves() == ["booth 8", "booth 9", "pass"]


def test_c4_foreign_merchants_share_what_is_left_in_the_bag():
    at = voting("wednesday", "foreign_merchants")
    at.s.bag[:] = [5, 0, 0, 0, 0]
    at.begin().play(*["yes"] * 4).chance("booth 8 leather leather leather leather", "booth 9 leather")
    assert at.seen()["phase"] == "market"


@pytest.mark.parametrize(
    ("edict", "vote_day", "street"),
    [
        ("recall_tuesday", "wednesday", "tuesday"),
        ("recall_wednesday", "thursday", "wednesday"),
        ("recall_thursday", "friday", "thursday"),
    ],
)
def test_c4_recall_takes_home_up_to_three_from_that_street_in_player_order(edict, vote_day, street):
    at = voting(vote_day, edict, order=(2, 1, 4, 3)).street(street, 5, 2, 0, 1).begin().play(*["yes"] * 4)
    assert at.seen()["recall_from"] == street
    assert (at.seat, at.moves()) == (2, ["recall 0", "recall 1", "recall 2"])
    at.play("recall 1")
    assert (at.seat, at.moves()) == (1, ["recall 0", "recall 1", "recall 2", "recall 3"])
    supply = at.family(1)["supply"]
    at.play("recall 3")
    assert (at.family(1)["supply"], at.family(1)["streets"][street]) == (supply + 3, 2)
    assert (at.seat, at.moves()) == (4, ["recall 0", "recall 1"])
    at.play("recall 0")
    assert at.seen()["recall_from"] is None, "seat 3 has nobody there: recall 0 makes itself"


# Thursday


def test_c4_draw_two_lets_each_draw_in_player_order_before_the_next_decides():
    at = passed("thursday", "draw_two", order=(3, 1, 2, 4))
    assert (at.seat, at.moves()) == (3, ["draw", "skip"])
    at.play("draw")
    assert at.match.events_due() == ["draw 3 R R"]
    at.chance("draw 3 fur wood")
    assert (at.screen(3)["resources"]["fur"], at.screen(3)["resources"]["wood"]) == (1, 1)
    at.play("skip", "draw").chance("draw 2 iron iron")
    assert at.screen(1)["resources"] == dict.fromkeys(at.screen(1)["resources"], 0)
    assert at.screen(2)["resources"]["iron"] == 2
    assert at.seat == 4


def test_c4_draw_two_with_one_left_draws_that_one_and_with_none_left_only_skip():
    at = voting("thursday", "draw_two")
    at.s.bag[:] = [0, 0, 3, 0, 0]
    at.begin().play(*["yes"] * 4).play("draw").chance("draw 1 wood wood").play("draw")
    assert at.match.events_due() == ["draw 2 R"]
    at.chance("draw 2 wood")
    assert at.seen()["phase"] != "draw_two", "the others skip by themselves"
    assert at.screen(3)["resources"]["wood"] == 0


@pytest.mark.parametrize("craftsman", range(5))
def test_c4_a_craftsmans_bar_moves_down_two_more_at_once(craftsman):
    at = voting("thursday", CRAFTSMEN[craftsman]).has(1, "leather iron wood linen fur")
    at.s.bar[:] = [1, 2, 1, 2, 1]
    at.begin().play(*["yes"] * 4)
    expected = [1, 2, 1, 2, 1]
    expected[craftsman] += 2
    assert [man["bar"] for man in at.seen()["craftsmen"]] == expected
    assert at.seen()["phase"] == "workshops"


# Friday


def test_c4_two_ships_leave_at_once_and_are_paid_and_berths_are_refilled():
    at = voting("friday", "two_ships").loaded(1, h1=1).loaded(2, h2=2).loaded(3, h1=3).has(4, goods="painting footwear")
    at.begin().play(*["yes"] * 4)
    assert at.screen(1)["money"]["mark"] == 5 + 6, "ship 1, hold 1"
    assert at.screen(2)["money"]["gulden"] == 5 + 9, "ship 5, hold 2"
    assert at.match.events_due()[0] == "ship 3 2"
    at.chance("ship 3 2", "ship 4 3")
    assert [ship["ship"] for ship in at.seen()["harbour"]] == [9, 13, 2, 3]
    assert at.ship(1)["holds"][0]["seat"] == 3
    assert at.seen()["ships_aside"] == [1, 5]


def test_c4_saturdays_number_applies_to_the_row_as_it_then_stands():
    at = voting("friday", "one_ship").has(4, goods="painting footwear").begin().play(*["yes"] * 4).chance("ship 4 2")
    assert [(ship["ship"], ship["leaves"]) for ship in at.seen()["harbour"]] == [(5, True), (9, True), (13, True), (2, False)]


def test_c4_one_ship_leaves_from_berth_one():
    at = voting("friday", "one_ship").loaded(1, h3=4).begin().play(*["yes"] * 4)
    assert at.screen(4)["money"]["mark"] == 5 + 13
    assert at.family(4)["streets"]["friday"] == 1
    assert at.family(4)["stays_on_friday"] == 1
    assert at.match.events_due()[0] == "ship 4 2"


def test_c4_extra_hold_takes_any_one_good_on_every_ship_this_friday_and_pays_two():
    at = voting("friday", "extra_hold").has(1, goods="saddle clothing").has(2, goods="saddle").begin().play(*["yes"] * 4)
    assert at.moves() == [f"load {berth}.x {good}" for berth in range(1, 5) for good in ("saddle", "clothing")] + ["pass"]
    at.play("load 2.x clothing")
    assert at.ship(2)["holds"][-1] == {"hold": "x", "goods": ["any"], "pays": 2, "seat": 1}
    assert at.screen(1)["goods"] == {"saddle": 1, "cartwheel": 0, "painting": 0, "clothing": 0, "footwear": 0}
    assert at.seat == 2
    assert "load 2.x saddle" not in at.moves(), "each hold once"
    at.play("pass", "pass")
    assert at.screen(1)["money"]["gulden"] == 5 + 2, "the ship at berth II sailed on Saturday"


def test_c4_an_empty_extra_hold_is_gone_and_a_loaded_one_is_paid_when_the_ship_sails():
    at = voting("friday", "extra_hold", card=7).has(1, goods="saddle").begin().play(*["yes"] * 4).play("load 3.x saddle")
    assert [len(ship["holds"]) for ship in at.seen()["harbour"] if ship] == [3, 3 + 1, 3], (
        "one ship has left; only ship 9 keeps its extra hold"
    )
    assert at.ship(2)["holds"][-1]["seat"] == 1
    assert at.screen(1)["money"]["pfund"] == 5, "not yet"
    late = voting("saturday", "exchange_money").loaded(1, x=1).begin().play(*["no"] * 4)
    assert late.screen(1)["money"]["mark"] == 5 + 2


def test_c4_extra_hold_counts_for_a_ship_that_arrives_this_friday():
    at = voting("friday", "extra_hold", "one_ship").has(1, goods="saddle").begin().play(*["yes"] * 8).chance("ship 4 2")
    assert "load 4.x saddle" in at.moves()


def test_c4_roll_for_good_everyone_must_roll_in_player_order_and_a_six_is_chosen_before_the_next_rolls():
    at = passed("friday", "roll_for_good", order=(4, 1, 2, 3))
    assert at.match.events_due() == [f"good 4 {die}" for die in range(1, 7)]
    at.chance("good 4 5", "good 1 6")
    assert (at.seat, len(at.moves())) == (1, 5)
    at.play("choose painting")
    at.chance("good 2 1", "good 3 2")
    assert at.screen(4)["goods"]["footwear"] == 1
    assert at.screen(1)["goods"]["painting"] == 1
    assert at.screen(2)["goods"]["saddle"] == 1
    assert at.screen(3)["goods"]["cartwheel"] == 1


# Saturday


def test_c4_two_relics_come_onto_places_11_and_12():
    at = prepared("saturday", "two_relics", lambda at: at.display(*["bergen 5"] * 3))
    assert "relic 11 bergen 5" not in at.match.events_due(), "all three lie on display"
    at.chance("relic 11 london 15", "relic 12 brugge shrine")
    assert [card["cost"] for card in at.seen()["display"][10:]] == [15, 15]
    assert at.match.events_due()[0].startswith("ship 2"), "then Saturday's ships"


def test_c4_two_relics_shuffles_the_discards_only_when_the_deck_is_empty_and_may_find_nothing():
    at = voting("saturday", "two_relics")
    at.s.relic_deck[:] = 0
    at.s.relic_deck[relic("bergen 9")] = 1
    at.s.relic_discard[relic("london 5")] = 1
    at.begin().play(*["yes"] * 4)
    assert at.match.events_due() == ["relic 11 bergen 9"]
    at.chance("relic 11 bergen 9")
    assert at.match.events_due() == ["relic 12 london 5"]
    bare = voting("saturday", "two_relics")
    bare.s.relic_deck[:] = 0
    bare.begin().play(*["yes"] * 4)
    assert bare.seen()["display"][10:] == [None, None]
    assert bare.seen()["phase"] == "ships"


def test_c4_exchange_money_one_to_five_of_one_currency_into_one_other_each_once():
    at = prepared("saturday", "exchange_money", lambda at: at.has(1, mark=2, gulden=0, pfund=0, grivna=7), order=(1, 2, 3, 4))
    assert at.moves() == [
        "skip",
        *[f"exchange 1 {pair}" for pair in MARK + GRIVNA],
        *[f"exchange 2 {pair}" for pair in MARK + GRIVNA],
        *[f"exchange {amount} {pair}" for amount in (3, 4, 5) for pair in GRIVNA],
    ]
    at.play("exchange 5 grivna pfund")
    assert at.screen(1)["money"] == {"mark": 2, "gulden": 0, "pfund": 5, "grivna": 2}
    assert at.seat == 2
    at.play("skip", "exchange 1 mark gulden", "skip")
    assert at.screen(3)["money"] == {"mark": 4, "gulden": 6, "pfund": 5, "grivna": 5}


MARK = ["mark gulden", "mark pfund", "mark grivna"]
GRIVNA = ["grivna mark", "grivna gulden", "grivna pfund"]


def test_c4_exchange_money_without_money_is_skipped():
    at = prepared("saturday", "exchange_money", lambda at: at.has(1, mark=0, gulden=0, pfund=0, grivna=0))
    assert at.seat == 2


def test_c4_one_less_waits_for_the_next_tuesday_and_has_no_effect_in_week_six():
    assert passed("saturday", "one_less").seen()["one_less"]
    assert not passed("saturday", "one_less", week=6).seen()["one_less"]
    at = tuesday(3)
    at.s.one_less = 1
    assert at.begin().play("card 8", "card 7", "card 6").family(1)["streets"]["tuesday"] == 7


@pytest.mark.parametrize("edict", EDICT_NAMES)
def test_c4_a_rejected_edict_brings_no_chance_and_no_decision_and_changes_no_bar_street_or_berth(edict):
    at = voting(DAYS[EDICTS[edict]], edict).has(1, "leather iron", "painting").street("tuesday", 1).street("wednesday", 1)
    at.street("thursday", 1).display("bergen 5").booth(1, "fur")
    at.s.bar[:] = [1, 2, 1, 2, 1]
    before = at.begin().match.rows.copy()
    day = at.seen()["day"]
    at.play("no", "no", "no", "no")
    assert at.states() == ["rejected"]
    if day != "saturday":
        assert at.seen()["phase"] in ("market", "workshops", "ships"), "the day's own action, or what follows its forced passes"
    for field in ("resources", "goods", "bar", "one_less", "extra_hold"):
        assert (at.match.rows[field] == before[field]).all(), field
