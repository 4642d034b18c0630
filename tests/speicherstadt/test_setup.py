"""S2 Set-up."""

from __future__ import annotations

import pytest

import kogge
from position import new_position


def test_s2_1_five_coins_no_points_an_empty_house_and_a_random_start_player():
    at = new_position("speicherstadt", 3)
    assert at.match.events_due() == ["start 1", "start 2", "start 3"]
    for seat in at.match.view()["seats"]:
        assert (seat["coins"], seat["points"], seat["house"]) == (5, 0, None)
    at.chance("start 2")
    assert at.match.view()["start_player"] == 2


def test_s2_1_every_seat_may_become_start_player():
    starts = {new_position("speicherstadt", 5, seed=seed).match.resolve_chance().view()["start_player"] for seed in range(60)}
    assert starts == {1, 2, 3, 4, 5}


def test_s2_2_a_lies_on_b_and_only_the_top_stack_is_drawn_from():
    at = new_position("speicherstadt", 2).chance("start 1")
    assert sum(at.match.view()["stacks"]["A"].values()) == 12
    assert not at.match.read_event(["card", "bank"]), "the bank is in stack C"
    assert at.match.read_event(["card", "warehouse"])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s2_3_removals_are_on_by_default(players):
    by_default = new_position("speicherstadt", players).match
    assert by_default.options == kogge.new("speicherstadt", players=players).options == ("removals",)
    assert by_default.view()["stacks"] == new_position("speicherstadt", players, ["removals"]).match.view()["stacks"]


def test_s2_3_without_removals_all_54_cards_are_played():
    stacks = new_position("speicherstadt", 3, []).match.view()["stacks"]
    assert sum(sum(stack.values()) for stack in stacks.values()) == 54


@pytest.mark.parametrize(
    ("players", "gone"),
    [(2, ["fireman 3", "harbour"]), (3, ["fireman 3", "prayer_boat"]), (4, []), (5, ["fireman 3", "prayer_boat"])],
)
def test_s2_3_removals_take_cards_out_of_d(players, gone):
    on = new_position("speicherstadt", players, ["removals"]).match.view()["stacks"]["D"]
    off = new_position("speicherstadt", players, []).match.view()["stacks"]["D"]
    assert sum(off.values()) == 15
    assert [card for card in off if card not in on] == gone


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s2_3_with_removals_every_round_of_the_standard_box_is_full(players):
    at = new_position("speicherstadt", players, ["removals"])
    cards = sum(sum(stack.values()) for stack in at.match.view()["stacks"].values())
    fires = 4
    assert (cards - fires) % (players + 1) == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s3_4_with_removals_no_round_is_short_and_none_follows_the_third_fire_of_an_empty_row(players):
    for seed in range(8):
        match = kogge.new("speicherstadt", players=players, seed=seed)
        rows = {}
        while match.seat is not None:
            seen = match.view()
            if seen["phase"] == "bidding":
                rows[seen["round"]] = len(seen["row"])
            match.play(match.moves()[seed % len(match.moves())])
        assert set(rows.values()) == {players + 1}
        assert len(rows) == {2: 16, 3: 12, 4: 10, 5: 8}[players]


def test_s2_3_cards_that_stack_d_of_a_custom_box_lacks_are_not_removed():
    at = new_position("speicherstadt", 2, ["removals"], "[fires]\nE = 1\n[firemen]\nD = [1, 2]\n[counts]\nharbour = {C = 1}\n")
    stacks = at.match.view()["stacks"]
    assert stacks["C"] == {"harbour": 1}
    assert stacks["D"] == {"fireman 1": 1, "fireman 2": 1}
