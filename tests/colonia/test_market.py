"""C5 Wednesday: the market."""

from __future__ import annotations

from colonia.town import GREEN, PURPLE, RED, YELLOW, town


def market(players: int = 4, **given):
    return town("wednesday", players, **given)


def test_c5_1_all_resources_of_a_booth_are_taken_and_as_many_members_placed():
    """The rulebook's example: yellow takes the six resources of booth 1 and places six members."""
    at = market().booth(1, "leather leather iron iron fur fur").booth(2, "wood").begin()
    at.play("booth 1")
    assert at.screen(YELLOW)["resources"] == {"leather": 2, "iron": 2, "wood": 0, "linen": 0, "fur": 2}
    booth = at.seen()["market"][0]
    assert (booth["resources"], booth["seat"], booth["members"]) == ([], YELLOW, 6)
    assert at.family(YELLOW)["supply"] == 30 - 6


def test_c5_1_turns_go_round_in_player_order_repeatedly():
    """The rulebook's example: on the second round purple passes, red takes a booth of two, then yellow and green have their turns."""
    at = market(6, order=(PURPLE, RED, YELLOW, GREEN, 2, 5))
    for booth in range(1, 8):
        at.booth(booth, "wood iron")
    at.begin()
    for seat, move in [(PURPLE, "booth 1"), (RED, "booth 2"), (YELLOW, "booth 3"), (GREEN, "booth 4"), (2, "pass"), (5, "pass")]:
        assert at.seat == seat
        at.play(move)
    assert at.seat == PURPLE
    at.play("pass")
    assert at.seat == RED
    at.play("booth 7")
    assert at.seen()["market"][6]["members"] == 2
    assert at.seat == YELLOW
    at.play("booth 5")
    assert at.seat == GREEN


def test_c5_2_without_enough_members_or_resources_a_booth_cannot_be_taken():
    at = market().booth(1, "wood wood wood").booth(2, "fur fur").booth(4, "iron iron iron iron")
    at.s.supply[0] = 3
    at.begin()
    assert at.moves() == ["booth 1", "booth 2", "pass"]


def test_c5_2_passing_is_final_and_it_ends_when_all_have_passed():
    at = market(3).booth(1, "wood").booth(2, "fur").booth(3, "iron").begin().play("pass", "booth 1", "booth 2", "booth 3")
    assert at.seen()["day"] != "wednesday"
    assert at.screen(1)["resources"] == dict.fromkeys(at.screen(1)["resources"], 0)


def test_c5_2_a_player_without_enough_members_passes_automatically():
    at = market(3).booth(1, "wood wood").booth(2, "fur")
    at.s.supply[:3] = [0, 1, 9]
    at.begin()
    assert (at.seat, at.moves()) == (2, ["booth 2", "pass"])
    at.play("pass")
    assert at.seat == 3


def test_c5_3_what_is_left_goes_back_into_the_bag():
    at = market(3).booth(1, "wood wood").booth(9, "fur iron").begin()
    assert at.seen()["bag"] == 86
    at.play("booth 9", "pass", "pass", "pass")
    assert at.seen()["bag"] == 88
    assert [booth["resources"] for booth in at.seen()["market"]] == [[]] * 9


def test_c5_3_street_wednesday_goes_home_then_the_members_on_booths_move_there():
    at = market(3).street("wednesday", 4, 0, 5).booth(1, "wood wood").begin().play("pass", "booth 1")
    assert [seat["streets"]["wednesday"] for seat in at.seen()["seats"]] == [0, 2, 0]
    assert [seat["supply"] for seat in at.seen()["seats"]] == [38, 36, 38]
    assert all(booth["seat"] is None for booth in at.seen()["market"])


def test_c5_2_who_has_passed_is_shown_while_the_action_lasts():
    at = market(3).booth(1, "wood").booth(2, "fur").begin().play("pass")
    assert [seat["passed"] for seat in at.seen()["seats"]] == [True, False, False]
    at.play("pass", "pass")
    assert at.seen()["phase"] == "dice"
    assert [seat["passed"] for seat in at.seen()["seats"]] == [False] * 3
