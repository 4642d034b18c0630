"""C9 Sunday: relics."""

from __future__ import annotations

from colonia.town import GREEN, RED, relic, town
from kogge.games.colonia.table import GUARDING


def sunday(players: int = 4, **given):
    return town("sunday", players, **given)


def guarding(players: int = 4, **given):
    return town("sunday", players, phase=GUARDING, **given)


def test_c9_1_the_cost_is_paid_in_the_citys_currency():
    at = sunday().display("bergen 5", "brugge 9", "london 12", "nowgorod shrine").has(1, mark=5, gulden=8, pfund=12, grivna=15).begin()
    assert at.moves() == ["buy 1", "buy 3", "buy 4", "pass"]
    at.play("buy 3")
    assert at.screen(1)["money"] == {"mark": 5, "gulden": 8, "pfund": 0, "grivna": 15}
    assert at.screen(1)["relics"] == [{"city": "london", "currency": "pfund", "cost": 12, "points": 3, "shrine": False}]


def test_c9_1_a_bought_cards_place_stays_empty_and_the_others_keep_their_numbers():
    at = sunday().display("bergen 5", "brugge 5", "london 5").begin().play("buy 2")
    assert at.seen()["display"][1] is None
    assert (at.seat, at.moves()) == (2, ["buy 1", "buy 3", "pass"])


def test_c9_1_one_card_at_a_time_and_passing_is_final():
    at = sunday(3).display("bergen 5", "brugge 5", "london 5", "nowgorod 5").begin().play("buy 1", "pass", "buy 2")
    assert (at.seat, at.moves()) == (1, ["buy 3", "buy 4", "pass"])
    at.play("buy 3", "buy 4")
    assert at.seen()["phase"] != "buying"


def test_c9_2_the_buyer_of_a_shrine_decides_at_once_on_a_loose_relic_of_its_city():
    """The rulebook's example: green stores a relic of 4 from Brügge; it counts 8."""
    at = sunday(order=(GREEN, 1, 2, 4)).display("brugge shrine", "london 5").has(GREEN, relics="brugge 14, london 15", gulden=15).begin()
    assert at.match.points() == [0, 0, 9, 0]
    at.play("buy 1")
    assert (at.seat, at.moves()) == (GREEN, ["enshrine 4", "leave"])
    assert at.seen()["enshrining"]["shrine"]
    at.play("enshrine 4")
    assert at.match.points() == [0, 0, 13, 0]
    assert at.family(GREEN)["shrines"] == [{"city": "brugge", "relic": 4, "points": 8}]
    assert [card["city"] for card in at.screen(GREEN)["relics"]] == ["london"]
    assert at.seat == 1


def test_c9_2_equal_relics_are_one_move_and_other_cities_do_not_count():
    at = sunday().display("bergen shrine").has(1, relics="bergen 5, bergen 5, bergen 12, london 9", mark=15).begin().play("buy 1")
    assert at.moves() == ["enshrine 1", "enshrine 3", "leave"]


def test_c9_2_otherwise_the_shrine_stays_empty_face_up():
    at = sunday(week=6).display("bergen shrine", "london 5").has(1, relics="bergen 5", mark=15).begin().play("buy 1", "leave")
    assert at.family(1)["shrines"] == [{"city": "bergen", "relic": None, "points": 0}]
    bare = sunday().display("bergen shrine", "london 5").has(1, mark=15).begin().play("buy 1")
    assert bare.seat == 2, "without a relic of its city nothing is asked"
    assert bare.family(1)["shrines"] == [{"city": "bergen", "relic": None, "points": 0}]


def test_c9_3_a_relic_bought_later_may_go_into_an_empty_shrine_that_relic_and_no_other():
    at = sunday().display("bergen 9", "bergen 5", "london 5").has(1, relics="bergen 14", mark=20)
    at.s.shrine_owner[0] = 0
    at.begin().play("buy 1")
    assert at.moves() == ["enshrine 2", "leave"]
    at.play("enshrine 2")
    assert at.family(1)["shrines"] == [{"city": "bergen", "relic": 2, "points": 4}]
    assert at.match.points()[0] == 4 + 4


def test_c9_3_a_relic_once_left_out_never_goes_in_later_and_a_full_shrine_offers_no_choice():
    at = sunday(3).display("bergen 9", "bergen 5", "bergen 5", "london 5").has(1, mark=25)
    at.s.shrine_owner[0] = 0
    at.begin().play("buy 1", "leave", "pass", "pass", "buy 2")
    assert at.moves() == ["enshrine 1", "leave"], "the relic of 2 is not offered again"
    at.play("enshrine 1", "buy 3")
    assert at.seen()["enshrining"] is None
    assert at.match.points()[0] == 2 + 2 + 1


def test_c9_3_a_relic_cannot_go_into_another_players_shrine():
    at = sunday().display("bergen 5", "london 5")
    at.s.shrine_owner[0] = 1
    at.begin().play("buy 1")
    assert at.seat == 2


def test_c9_4_from_the_mayor_on_everyone_also_those_who_passed_buying_may_guard():
    at = sunday(3, order=(2, 3, 1)).display("bergen 15", "brugge 15").begin()
    assert at.seen()["phase"] == "guarding", "nobody can pay 15, so all passed by themselves"
    assert (at.seat, at.moves()) == (2, ["guard 1", "guard 2", "pass"])


def test_c9_4_red_guards_a_bergen_relic_and_no_card_is_guarded_twice():
    """The rulebook's example."""
    at = guarding(order=(RED, 1, 2, 3)).display("bergen 12", "london 15").begin().play("guard 1")
    assert at.seen()["display"][0]["guard"] == RED
    assert at.family(RED)["supply"] == 29
    assert (at.seat, at.moves()) == (1, ["guard 2", "pass"])


def test_c9_4_extra_places_may_be_guarded_and_passing_is_final():
    at = guarding(3).display(*[""] * 10, "london 5", "london 9").begin()
    assert at.moves() == ["guard 11", "guard 12", "pass"]
    at.play("pass", "pass", "guard 12")
    assert (at.seat, at.moves()) == (3, ["guard 11", "pass"])


def test_c9_4_without_a_member_nobody_guards_and_there_is_no_guarding_in_week_six():
    at = guarding(3).display("london 5")
    at.s.supply[0] = 0
    assert at.begin().seat == 2
    last = sunday(3, week=6).display("london 15").begin()
    assert last.match.is_over


def test_c9_5_unguarded_cards_are_discarded_and_guarded_ones_move_up_in_order():
    at = guarding(3).display("bergen 5", "bergen 9", "", "london 5", *[""] * 6, "london 9", "brugge 15").guarded(p2=1, p4=3, p12=2).begin()
    at.play("pass", "pass", "pass")
    assert [(card["city"], card["cost"], card["guard"]) for card in at.seen()["display"][:3]] == [
        ("bergen", 9, 1),
        ("london", 5, 3),
        ("brugge", 15, 2),
    ]
    assert [(card["city"], card["cost"]) for card in at.seen()["relic_discard"]] == [("bergen", 5), ("london", 9)]
    assert at.match.events_due()[0].startswith("relic 4 ")
    at.chance(*[f"relic {place} nowgorod {cost}" for place, cost in zip(range(4, 11), (5, 5, 5, 9, 9, 9, 15), strict=True)])
    assert at.seen()["phase"] == "week_card"


def test_c9_5_with_ten_to_twelve_guarded_cards_nothing_is_refilled_and_all_stay():
    for count in (10, 11, 12):
        at = guarding(3).display(*["bergen 5"] * 3, *["bergen 9"] * 3, *["london 5"] * 3, *["london 9"] * 3)
        for place in range(count):
            at.guarded(**{f"p{place + 1}": 1})
        at.begin()
        at.play(*["pass"] * (0 if count == 12 else 3))
        assert at.seen()["phase"] == "week_card"
        assert sum(card is not None for card in at.seen()["display"]) == count


def test_c9_5_discards_are_shuffled_only_when_a_card_must_be_drawn_and_the_deck_is_empty():
    at = guarding(3).display("bergen 5", "bergen 9")
    at.s.relic_deck[:] = 0
    at.s.relic_deck[relic("london 15")] = 1
    at.s.relic_discard[relic("brugge 5")] = 2
    at.begin().play("pass", "pass", "pass")
    assert at.match.events_due() == ["relic 1 london 15"]
    at.chance("relic 1 london 15")
    assert at.match.events_due() == ["relic 2 bergen 5", "relic 2 bergen 9", "relic 2 brugge 5"], "those just made included"
    at.chance("relic 2 brugge 5", "relic 3 brugge 5", "relic 4 bergen 9", "relic 5 bergen 5")
    assert at.seen()["phase"] == "week_card", "there are no more: places 6 to 10 stay empty without a line"
    assert at.seen()["display"][5:] == [None] * 7


def test_c9_6_anyone_may_buy_a_guarded_card_and_the_member_goes_home():
    at = sunday(3).display("bergen 5", "london 5").guarded(p1=3).begin()
    assert at.family(3)["supply"] == 37
    at.play("buy 1")
    assert at.family(3)["supply"] == 38
    assert at.seen()["display"][0] is None


def test_c9_7_played_family_cards_leave_the_game():
    at = guarding(3).cards(yellow=5, blue=0, green=8).display("bergen 5").begin()
    assert at.family(1)["card"] == 5
    at.play("pass", "pass", "pass")
    assert at.seen()["week"] == 2, "the display is refilled first"
    at.chance(*[f"relic {place} london {cost}" for place, cost in enumerate((5, 5, 5, 9, 9, 9, 12, 12, 14, 14), 1)])
    assert [(seat["card"], seat["counts_as_zero"], seat["votes"]) for seat in at.seen()["seats"]] == [(None, False, 0)] * 3
    assert at.family(1)["family_cards"] == [3, 4, 6, 7, 8]
    assert (at.seen()["week"], at.seen()["day"]) == (3, "monday")


def test_c9_1_a_shrine_costs_15():
    at = sunday().display("bergen shrine", "brugge shrine").has(1, mark=15, gulden=14).begin()
    assert at.moves() == ["buy 1", "pass"]
    assert at.play("buy 1").screen(1)["money"]["mark"] == 0
