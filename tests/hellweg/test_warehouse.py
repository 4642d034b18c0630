"""H7 Warehouse & Privileges, with the rulebook's examples of extending and of using privileges."""

from __future__ import annotations

import numpy as np
import pytest

from hellweg.westphalia import (
    DORTMUND_BEER,
    HERMAN,
    MARC,
    acting,
    carriages,
    goods,
    privileges,
    seen,
    starting,
)
from kogge.games.hellweg.words import NONE
from position import new_position

ON = ["warehouse"]


def stored(goods_stored=0, carriages_stored=0, map_of="", seat=1, **fields):
    """A seat acts; these pieces of its supply lie in the warehouse."""
    at = acting({seat: map_of}, ON, player=seat - 1, start_player=seat - 1)
    at.s.goods_stored[seat - 1] = goods_stored
    at.s.goods_supply[seat - 1] -= goods_stored
    at.s.carriages_stored[seat - 1] = carriages_stored
    at.s.carriages_supply[seat - 1] -= carriages_stored
    return at.set(**fields)


def test_h7_1_store_is_free_and_puts_one_piece_of_the_supply_into_the_warehouse():
    at = acting(options=ON).play("store good")
    assert (seen(at)["goods_stored"], seen(at)["goods_supply"], seen(at)["money"], seen(at)["merchants_home"]) == (1, 11, 10, 1)
    at.play("store carriage")
    assert (seen(at, 2)["carriages_stored"], seen(at, 2)["carriages_supply"]) == (1, 7)


def test_h7_1_only_pieces_of_the_supply_can_be_stored():
    at = acting({1: "hagen-olpe 8, olpe.iron 12"}, ON)
    assert starting(at, "store") == []
    assert starting(acting({1: "hagen-olpe 8"}, ON), "store") == ["store good"]
    assert starting(acting(), "store", "use") == [], "not in the family game"


def test_h7_2_example_marc_extends_with_three_goods_and_two_carriages_at_once():
    at = stored(3, 2, "dortmund.iron, moenster.beer, essen.iron", MARC)
    at.play("extend", "good dortmund.iron", "good moenster.beer", "carriage essen-dortmund", "carriage moenster-builefeld")
    assert starting(at, "carriage", "forgo", "end") == [], "one good is left, and it must be placed"
    at.play("good moenster.beer")
    assert goods(at, MARC) == {"dortmund.iron": 2, "moenster.beer": 3, "essen.iron": 1}
    assert carriages(at, MARC) == {"essen-dortmund": 1, "moenster-builefeld": 1}
    assert (seen(at, MARC)["money"], seen(at, MARC)["goods_stored"], seen(at, MARC)["carriages_stored"]) == (10, 0, 0)
    assert at.seat != MARC


def test_h7_2_goods_go_only_onto_own_goods_and_carriages_to_towns_with_own_goods():
    at = stored(1, 1, "dortmund.iron, olpe.iron").play("extend")
    assert starting(at, "good") == ["good dortmund.iron", "good olpe.iron"], "not the other house in Dortmund"
    assert len(starting(at, "carriage")) == 6 + 2
    at.play("carriage olpe-corbach")
    assert seen(at)["money"] == 11, "a village pays as usual"


def test_h7_2_extend_needs_a_stored_piece_and_a_good_in_some_house():
    assert starting(stored(1, 0, "olpe.iron"), "extend") == ["extend"]
    assert starting(stored(0, 0, "olpe.iron"), "extend") == []
    assert starting(stored(1, 1, "hagen-olpe"), "extend") == []


def test_h7_2_with_a_single_place_the_pieces_are_placed_automatically():
    at = stored(2, 0, "olpe.iron").play("extend")
    assert goods(at) == {"olpe.iron": 3}
    assert at.seat == 2


KINDS = ["privilege store", "privilege extend", "privilege thaler"]
RICH = [90, 20, 20, 0]


@pytest.mark.parametrize(("card", "offered"), [("coal1", False), ("herring1", True), ("wine1", True), ("tobacco1", True), ("free", False)])
def test_h7_3_a_goods_card_from_20_on_gives_a_claim_to_a_privilege(card, offered):
    at = acting(options=["warehouse", "free_choice"], money=RICH).play(f"card {card}")
    assert (at.moves() == [*KINDS, "end"]) == offered
    assert (at.seat, seen(at)["claims"]) == ((1, 1) if offered else (2, 0))
    if offered:
        at.play("privilege extend")
        assert seen(at)["privileges"] == {"store": None, "extend": "up", "thaler": None}
        assert seen(at)["claims"] == 0


def test_h7_3_the_printed_price_counts_before_any_discount():
    at = acting(options=ON, money=[18, 9, 9, 0], on_market=[1, 0, 0, 0], round_number=1).play("card herring1")
    assert starting(at, "privilege") == KINDS


def test_h7_3_a_claim_takes_a_kind_not_yet_owned_and_is_void_with_all_three():
    at = acting(options=ON, money=RICH)
    privileges(at, 1, store="down").play("card wine1")
    assert at.moves() == ["privilege extend", "privilege thaler", "end"]
    full = acting(options=ON, money=RICH)
    privileges(full, 1, store="down", thaler="down", extend="down").play("card wine1")
    assert (full.seat, seen(full)["claims"]) == (2, 0)


def test_h7_3_the_privilege_comes_after_the_bonus_carriage_and_its_routes():
    at = acting({1: "hagen.beer, dortmund-soest, soest-paderborn"}, ON, money=RICH).play("card wine1")
    assert starting(at, "privilege", "end") == [], "nothing is taken in the middle of an action"
    at.play("carriage dortmund-hagen")
    assert seen(at)["privileges"]["thaler"] == "up", "Hagen and Paderborn are joined"
    assert at.moves() == ["use thaler", "privilege store", "privilege extend", "end"]


def test_h7_3_an_unused_claim_may_be_taken_before_a_later_action_and_used_at_once():
    at = acting(options=ON, money=RICH).play("card wine1", "end")
    assert (at.seat, seen(at)["claims"]) == (2, 1)
    at.play("thaler", "thaler")
    assert at.seat == 1
    assert starting(at, "privilege", "use", "end") == KINDS, "beside every action; the end only after it"
    assert {"thaler", "buy soest"} <= set(at.moves())
    at.play("privilege store")
    assert starting(at, "privilege", "use", "end") == ["use store"]
    assert seen(at)["merchants_home"] == 1, "taking it places no merchant"
    at.play("use store", "store good", "thaler")
    assert (at.seat, seen(at)["goods_stored"]) == (2, 1)


def test_h7_3_an_unused_claim_may_be_taken_after_a_later_action():
    at = acting(options=ON, money=RICH).play("card wine1", "end", "thaler", "thaler", "thaler")
    assert at.moves() == [*KINDS, "end"]
    at.play("privilege thaler")
    assert at.moves() == ["use thaler", "end"]
    at.play("end")
    assert at.seat == 2


def test_h7_3_claims_add_up_until_every_kind_is_owned():
    at = acting(options=ON, money=RICH).play("card wine1", "end", "thaler", "thaler", "card herring1")
    assert seen(at)["claims"] == 2
    at.play("privilege store", "privilege extend")
    assert (seen(at)["claims"], starting(at, "privilege")) == (0, [])
    more = acting(options=ON, money=RICH, claims=[2, 0, 0, 0])
    privileges(more, 1, store="down", extend="down").set()
    assert seen(more)["claims"] == 1, "only one kind is left to take"
    assert starting(more, "privilege") == ["privilege thaler"]


def test_h7_3_a_route_may_make_a_claim_useless():
    at = acting({1: "moenster-builefeld, dortmund-moenster"}, ON, card=DORTMUND_BEER, claims=[1, 0, 0, 0])
    privileges(at, 1, extend="down", thaler="down").play("buy dortmund", "carriage dortmund-corbach")
    assert at.moves() == ["use store", "end"]


def test_h7_3_everyone_sees_the_claims_in_view_and_observation():
    without, with_one = acting(options=ON), acting(options=ON, claims=[1, 0, 0, 0])
    assert [seat["claims"] for seat in with_one.match.view(2)["seats"]] == [1, 0, 0]
    for seat in range(3):
        seen_by = []
        for at in (without, with_one):
            seen_by.append(np.zeros(at.match.game.obs_size, np.float32))
            at.match.game.observe(at.box, at.s, seat, seen_by[-1])
        assert (seen_by[0] != seen_by[1]).sum() == 1


def test_h7_4_the_action_thaler_turns_up_all_face_down_privileges_the_thaler_included():
    at = acting(options=ON)
    privileges(at, 1, store="down", thaler="down").play("thaler")
    assert at.seat == 2, "what was just turned up cannot be used now"
    assert seen(at)["privileges"] == {"store": "up", "extend": None, "thaler": "up"}
    assert seen(at)["money"] == 11


def test_h7_5_joining_the_two_towns_gains_the_privilege_face_up():
    at = acting({1: "moenster-builefeld, dortmund-moenster"}, ON, card=DORTMUND_BEER).play("buy dortmund", "carriage dortmund-corbach")
    assert seen(at)["privileges"] == {"store": "up", "extend": None, "thaler": None}


def test_h7_5_one_carriage_may_gain_several_privileges_which_are_kept_when_the_route_breaks():
    at = acting({1: "olpe-corbach, moenster-builefeld, dortmund-moenster"}, ON, card=DORTMUND_BEER)
    at.play("buy dortmund", "carriage dortmund-corbach")
    assert seen(at)["privileges"] == {"store": "up", "extend": "up", "thaler": None}
    assert at.match.view()["routes"]["store"]["left"] == 3
    # a carriage is taken elsewhere, the route is gone, the privilege stays
    broken = acting({1: "dortmund-corbach, moenster-builefeld, dortmund-moenster, hagen-olpe 5"}, ON, card=DORTMUND_BEER)
    privileges(broken, 1, store="down").play("buy dortmund", "take dortmund-corbach", "carriage dortmund-hagen")
    assert seen(broken)["privileges"]["store"] == "down"


def test_h7_5_a_kind_already_owned_gives_nothing_and_is_not_turned_up():
    at = acting({1: "moenster-builefeld, dortmund-moenster"}, ON, card=DORTMUND_BEER)
    privileges(at, 1, store="down").play("buy dortmund", "carriage dortmund-corbach")
    assert seen(at)["privileges"]["store"] == "down"


def test_h7_5_set_up_counts_too():
    text = (
        (new_position("hellweg", 2, []).match.game.folder / "box.toml")
        .read_text("utf-8")
        .replace('["moenster", "olpe"]', '["hagen", "olpe"]')
    )
    at = new_position("hellweg", 2, ON, text).chance("start 1").play("good hagen.beer", "carriage hagen-olpe")
    assert seen(at)["privileges"]["extend"] == "up"
    family = new_position("hellweg", 2, [], text).chance("start 1").play("good hagen.beer", "carriage hagen-olpe")
    assert seen(family)["privileges"]["extend"] is None


LONG_ROUTE = "duisburg-essen, dortmund-soest, soest-paderborn"


def test_h7_6_the_first_to_join_duisburg_and_paderborn_gets_the_two_black_carriages():
    at = acting({1: LONG_ROUTE, 2: LONG_ROUTE}, ON, card=DORTMUND_BEER, money=[20, 20, 20, 0])
    at.play("buy dortmund", "carriage essen-dortmund")
    assert at.match.view()["routes"]["extra_carriages"]["owner"] == 1
    assert (seen(at)["carriages_stored"], seen(at)["carriages_supply"], seen(at)["black_carriages"]) == (2, 4, True)
    at.play("buy soest", "carriage dortmund-soest")
    assert at.match.view()["routes"]["extra_carriages"]["owner"] == 1
    later = acting({2: LONG_ROUTE}, ON, card=DORTMUND_BEER, player=1, black_owner=0, money=[20, 20, 20, 0])
    later.play("buy dortmund", "carriage essen-dortmund")
    assert (seen(later, 2)["carriages_stored"], seen(later, 2)["black_carriages"]) == (0, False), "later joiners get nothing"


def test_h7_6_black_carriages_wait_in_the_warehouse_until_the_next_extend():
    at = stored(0, 1, LONG_ROUTE + ", dortmund.beer")
    at.play("extend", "carriage essen-dortmund")
    assert at.seat == 2, "the extend is over with the one carriage that lay there when it began"
    assert seen(at)["carriages_stored"] == 2
    at.play("thaler", "thaler", "extend", "carriage dortmund-soest", "carriage dortmund-soest")
    assert carriages(at)["dortmund-soest"] == 3
    assert sum(carriages(at).values()) + seen(at)["carriages_supply"] == 10, "ordinary carriages from now on"


def test_h7_6_nobody_has_the_black_carriages_at_first():
    at = acting(options=ON)
    assert at.s.black_owner == NONE
    assert at.match.view()["routes"]["extra_carriages"] == {"towns": ["duisburg", "paderborn"], "carriages": 2, "owner": None}


def test_h7_7_example_herman_buys_then_uses_store_extend_and_thaler():
    at = acting({HERMAN: "moenster.iron"}, ON, player=1, start_player=1)
    privileges(at, HERMAN, store="up", extend="up", thaler="up")
    at.play("buy moenster", "carriage moenster-builefeld")
    assert at.moves() == ["use store", "use thaler", "end"], "nothing is stored yet, so extend is not possible"
    at.play("use store", "store carriage")
    assert at.moves() == ["use extend", "use thaler", "end"]
    at.play("use extend", "carriage dortmund-moenster")
    assert carriages(at, HERMAN) == {"moenster-builefeld": 1, "dortmund-moenster": 1}
    at.play("use thaler")
    assert at.seat == MARC, "the two others are up again, but only for his next action"
    assert seen(at, HERMAN)["privileges"] == {"store": "up", "extend": "up", "thaler": "down"}
    assert seen(at, HERMAN)["money"] == 10 - 4 + 1
    at.play("thaler", "thaler")
    assert at.seat == HERMAN
    assert starting(at, "use") == ["use store"], "the second round of the same turn counts; nothing is stored to extend with"


def test_h7_7_privileges_before_the_action_place_no_merchant_and_give_no_discount():
    at = acting(options=ON, money=[3, 9, 9, 0])
    privileges(at, 1, store="up", thaler="up").set()
    assert "end" not in at.moves(), "exactly one action first"
    assert "buy moenster" not in at.moves()
    at.play("use thaler")
    assert seen(at)["merchants_home"] == 2
    assert not seen(at)["pays_less"]
    assert "buy moenster" in at.moves(), "H4.5 money from a privilege used before can pay"
    at.play("use store", "store good")
    assert (at.seat, seen(at)["goods_stored"]) == (1, 1)
    at.play("buy moenster", "carriage dortmund-moenster")
    assert at.seat == 2
    assert seen(at)["money"] == 0


def test_h7_7_exactly_one_action_then_only_privileges_or_the_end():
    at = acting(options=ON)
    privileges(at, 1, store="up").play("thaler")
    assert at.moves() == ["use store", "end"]
    at.play("end")
    assert at.seat == 2
    assert seen(at)["privileges"]["store"] == "up"


def test_h7_7_a_privilege_just_gained_may_be_used_at_once():
    at = acting({1: "moenster-builefeld, dortmund-moenster"}, ON, card=DORTMUND_BEER).play("buy dortmund", "carriage dortmund-corbach")
    assert (at.seat, at.moves()) == (1, ["use store", "end"])
    at.play("use store", "store good")
    assert at.seat == 2
    assert seen(at)["privileges"]["store"] == "down"


def test_h7_7_a_privilege_is_usable_only_if_the_action_of_its_name_is_possible():
    at = acting({1: "hagen-olpe 8, olpe.iron 12"}, ON)
    privileges(at, 1, store="up", extend="up").set()
    assert starting(at, "use") == []


def test_h7_8_pieces_may_also_be_taken_from_the_warehouse_black_ones_included():
    at = acting({1: "olpe.iron 11, hagen-olpe 8"}, ON, card=DORTMUND_BEER, goods_stored=[1, 0, 0, 0], goods_supply=[0, 12, 12, 0])
    at.set(carriages_stored=[2, 0, 0, 0], black_owner=0)
    at.play("buy dortmund")
    assert at.moves() == ["forgo", "take olpe.iron", "take warehouse"]
    at.play("take warehouse", "forgo")
    assert (goods(at), seen(at)["goods_stored"]) == ({"dortmund.beer": 1, "olpe.iron": 11}, 0)
    assert at.moves() == ["forgo", "take hagen-olpe", "take warehouse"]
    at.play("take warehouse", "carriage dortmund-soest")
    assert (carriages(at), seen(at)["carriages_stored"]) == ({"dortmund-soest": 1, "hagen-olpe": 8}, 1)


def test_h7_8_in_the_family_game_pieces_are_taken_only_from_the_map():
    at = acting({1: "olpe.iron 12"}, card=DORTMUND_BEER).play("buy dortmund")
    assert at.moves() == ["forgo", "take olpe.iron"]
