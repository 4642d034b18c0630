"""C2 Monday: prepare the week."""

from __future__ import annotations

from colonia.town import EXAMPLE_CARD, PAINTING, SADDLE, monday, town

BOOTHS_OF_12 = [
    "booth 1 leather leather iron",
    "booth 2 leather wood iron",
    "booth 3 fur fur",
    "booth 4 linen linen linen wood wood",
    "booth 5 iron iron iron wood wood wood",
    "booth 6 fur fur fur linen linen linen",
    "booth 7 leather leather leather leather leather",
]


def prepared(week: int = 2):
    at = monday(week=week, card=1).chance(f"week {EXAMPLE_CARD}")
    return at.chance(*BOOTHS_OF_12)


def test_c2_1_booths_1_to_7_are_filled_in_this_order_as_the_week_card_shows():
    at = monday(card=1).chance("week 12")
    for number, event in enumerate(BOOTHS_OF_12, 1):
        assert at.match.events_due() == [f"booth {number}" + " R" * (3, 3, 2, 5, 6, 6, 5)[number - 1]]
        at.chance(event)
    assert [len(booth["resources"]) for booth in at.seen()["market"]] == [3, 3, 2, 5, 6, 6, 5, 0, 0]
    assert at.seen()["bag"] == 60


def test_c2_1_a_week_card_comes_once():
    at = monday(card=7)
    assert "week 7" not in at.match.events_due()
    assert not at.match.read_event(["week", "7"])
    assert len(at.match.events_due()) == 13


def test_c2_2_bars_move_down_by_the_regular_contracts():
    """The rulebook's example: saddler 1, wainwright 2, painter 1, tailor 2, shoemaker 1, and five dice."""
    view = prepared().seen()
    assert [man["bar"] for man in view["craftsmen"]] == [1, 2, 1, 2, 1]
    assert view["week_card"] == {"card": 12, "booths": [3, 3, 2, 5, 6, 6, 5], "contracts": [1, 2, 1, 2, 1], "dice": 5, "ships": 3}


def test_c2_2_the_count_of_new_orders_starts_again():
    at = monday(card=1).order(SADDLE, (1, 1), (2, 2))
    at.s.new_orders[SADDLE] = 2
    at.chance("week 12")
    assert at.craftsman(SADDLE)["new_orders"] == 0
    assert at.orders(SADDLE) == [(1, 1), (2, 2)], "orders carried over stay"
    assert at.craftsman(PAINTING)["new_orders"] == 0


def test_c2_3_the_cards_number_of_ships_will_leave_berth_one_first():
    assert [ship["leaves"] for ship in prepared().seen()["harbour"]] == [True, True, True, False]


def test_c2_3_in_week_six_all_four_leave_whatever_the_card_says():
    view = prepared(week=6).seen()
    assert view["week_card"]["ships"] == 4
    assert all(ship["leaves"] for ship in view["harbour"])


def test_c2_4_three_edicts_are_sorted_by_day_and_equal_days_stay_in_the_order_drawn():
    at = prepared()
    at.s.week_edicts[:] = -1
    at.chance("edicts one_less tailor saddler")
    assert [edict["edict"] for edict in at.seen()["edicts"]] == ["tailor", "saddler", "one_less"]
    assert [edict["day"] for edict in at.seen()["edicts"]] == ["thursday", "thursday", "saturday"]
    assert at.match.lines[-1] == "* edicts one_less tailor saddler", "the record keeps the order drawn"
    assert at.seat == 1


def test_c2_4_an_edict_comes_once_and_all_eighteen_are_met_in_six_weeks():
    at = prepared()
    assert not at.match.read_event(["edicts", "saddler", "saddler", "tailor"])
    assert not at.match.read_event(["edicts", "saddler", "tailor"])
    at.chance("edicts saddler tailor painter")
    assert at.seen()["decks"]["edicts"] == 15
    again = town("monday", phase=7)
    again.s.edicts_left[5] = 0
    assert "saddler" not in again.match.events_due()[0]
    assert not again.match.read_event(["edicts", "saddler", "tailor", "painter"])
