"""H1 Set-up and starting positions."""

from __future__ import annotations

import pytest

from hellweg.westphalia import carriages, goods, seen, starting
from position import new_position


def setting_up(players=3, options=None, start=1):
    return new_position("hellweg", players, options or []).chance(f"start {start}")


def test_h1_1_everyone_has_twelve_goods_eight_carriages_two_merchants_and_ten_thaler():
    for seat in new_position("hellweg", 4, []).match.view()["seats"]:
        assert (seat["goods_supply"], seat["carriages_supply"], seat["merchants_home"], seat["money"]) == (12, 8, 2, 10)


@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 8), (4, 9)])
def test_h1_4_six_eight_or_nine_goods_cards_lie_open(players, cards):
    shown = new_position("hellweg", players, []).match.view()["goods_cards"]
    assert len(shown) == cards
    assert all(card["owner"] is None for card in shown)
    assert ("tobacco2" in [card["card"] for card in shown]) == (players == 4), "the tobacco pair is only there with four"


def test_h1_4_free_choice_is_one_more():
    shown = new_position("hellweg", 2, ["free_choice"]).match.view()["goods_cards"]
    assert [card["card"] for card in shown][-1] == "free"
    assert len(shown) == 7


def test_h1_5_chance_picks_the_start_player():
    assert new_position("hellweg", 3, []).match.events_due() == ["start 1", "start 2", "start 3"]
    assert {new_position("hellweg", 4, [], seed=seed).match.resolve_chance().view()["start_player"] for seed in range(40)} == {1, 2, 3, 4}


def test_h1_5_a_good_goes_on_any_house_except_in_dortmund():
    moves = setting_up().moves()
    assert len(moves) == 16 - 2
    assert "good soest.salt" in moves
    assert not any("dortmund" in move for move in moves)


def test_h1_5_then_at_once_a_carriage_on_a_road_at_that_town():
    at = setting_up().play("good soest.iron")
    assert (at.seat, at.moves()) == (1, ["carriage dortmund-soest", "carriage soest-paderborn", "carriage soest-corbach"])
    at.play("carriage soest-paderborn")
    assert at.seat == 2


def test_h1_5_three_rounds_clockwise_from_the_start_player():
    at = setting_up(players=2, start=2)
    order = []
    while at.match.view()["phase"] == "setup":
        order.append(at.seat)
        at.play("good olpe.iron", "carriage hagen-olpe")
    assert order == [2, 1] * 3
    assert at.match.events_due()[0].startswith("card ")


def test_h1_5_a_village_road_pays_one_thaler_at_once_here_and_whenever_a_carriage_is_placed():
    at = setting_up().play("good soest.salt", "carriage dortmund-soest")
    assert seen(at)["money"] == 11
    at.play("good soest.salt", "carriage soest-corbach")
    assert seen(at, 2)["money"] == 10, "no village there"


def test_h1_6_with_the_warehouse_the_second_and_third_round_bring_only_a_good():
    at = setting_up(players=2, options=["warehouse"])
    for _ in range(2):
        at.play("good hagen.beer", "carriage hagen-olpe")
    for _ in range(2):
        at.play("good hagen.beer", "good soest.salt")
    assert at.match.is_chance_due
    assert goods(at, 1) == {"hagen.beer": 3}
    assert goods(at, 2) == {"hagen.beer": 1, "soest.salt": 2}
    assert carriages(at, 1) == carriages(at, 2) == {"hagen-olpe": 1}


def test_h1_7_houses_and_roads_hold_pieces_of_anyone_in_any_number():
    at = setting_up(players=2)
    for _ in range(6):
        at.play("good hagen.beer", "carriage duisburg-hagen")
    for seat in (1, 2):
        assert (goods(at, seat), carriages(at, seat)) == ({"hagen.beer": 3}, {"duisburg-hagen": 3})
        assert (seen(at, seat)["goods_supply"], seen(at, seat)["carriages_supply"], seen(at, seat)["money"]) == (9, 5, 13)


def test_h1_7_set_up_never_offers_to_take_or_forgo():
    at = setting_up()
    assert starting(at, "take", "forgo") == []
