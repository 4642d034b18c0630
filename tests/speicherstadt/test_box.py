"""S1 Components, and which boxes are refused."""

from __future__ import annotations

import re

import pytest

import kogge
from kogge.games.speicherstadt.words import CONTRACT, FIRE, FIREMAN, GOODS, OFFICE, SHIP, SINGLE_CARDS, STACKS, TRADER
from position import new_position

SMALL = """
[fires]
E = 2
[firemen]
A = [5, 1]
[contracts]
B = [["tea", "tea"], ["cloth", "coffee", "tea"]]
[counts]
ships = {A = 3}
traders = {A = 1, C = 2}
"""


def box():
    return new_position("speicherstadt", 4).box


def test_s1_1_54_cards_lie_in_five_stacks():
    assert [int(box().stack_cards[stack].sum()) for stack in range(5)] == [12, 13, 13, 15, 1]


def test_s1_2_every_kind_of_card_is_there_as_often_as_the_rules_say():
    cards = box().stack_cards

    def by_stack(first, last):
        return [int(cards[stack, first:last].sum()) for stack in range(5)]

    assert by_stack(SHIP, SHIP + 1) == [0, 5, 5, 5, 0]
    assert by_stack(CONTRACT, None) == [3, 3, 4, 0, 0]
    assert by_stack(FIREMAN, TRADER) == [2, 3, 2, 3, 0]
    assert by_stack(TRADER, SHIP) == [5, 0, 0, 0, 0]
    assert by_stack(OFFICE, OFFICE + 1) == [1, 1, 0, 2, 0]
    assert by_stack(FIRE, FIRE + 1) == [0, 1, 1, 1, 1]
    singles = {name: by_stack(kind, kind + 1) for name, kind in SINGLE_CARDS.items() if name != "office"}
    assert singles == {
        "warehouse": [1, 0, 0, 0, 0],
        "bank": [0, 0, 1, 0, 0],
        "harbour": [0, 0, 0, 1, 0],
        "church": [0, 0, 0, 1, 0],
        "prayer_boat": [0, 0, 0, 1, 0],
        "chamber": [0, 0, 0, 1, 0],
    }


def test_s1_3_the_bag_holds_nine_cubes_of_each_good():
    assert new_position("speicherstadt", 4).match.view()["bag"] == dict.fromkeys(GOODS, 9)


def test_s1_4_everyone_has_three_merchants():
    assert [seat["merchants_home"] for seat in new_position("speicherstadt", 5).match.view()["seats"]] == [3] * 5


def test_s1_5_a_custom_box_loads_and_traders_get_their_goods_in_order():
    at = new_position("speicherstadt", 2, [], SMALL)
    stacks = at.match.view()["stacks"]
    assert stacks == {
        "A": {"fireman 1": 1, "fireman 5": 1, "trader coffee": 1, "ship": 3},
        "B": {"contract tea tea": 1, "contract coffee tea cloth": 1},
        "C": {"trader tea": 1, "trader spices": 1},
        "D": {},
        "E": {"fire 2": 1},
    }


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("E = 2", "B = 1"), "the fire of stack E is missing"),
        (("E = 2", "E = 0"), "worth of fire E must be a whole number from 1"),
        (("E = 2", "E = 2.0"), "not 2.0"),
        (("E = 2", "E = true"), "not True"),
        (("E = 2", "E = 2\nF = 1"), "unknown stack 'F'; known are A, B, C, D, E"),
        (("A = [5, 1]", "A = [6]"), "a fireman's value must be a whole number from 1 to 5, not 6"),
        (("A = [5, 1]", "E = [1]"), "unknown stack 'E'; known are A, B, C, D"),
        (("A = [5, 1]", "A = 5"), "firemen of a stack must be a list"),
        (('["tea", "tea"]', '["tea"]'), "2 to 4 goods, not 1"),
        (('["tea", "tea"]', '["tea", "tin"]'), "unknown good 'tin'"),
        (('["tea", "tea"]', '["tea", ["tea"]]'), "unknown good ['tea']"),
        (("ships = {A = 3}", "ships = {A = -1}"), "must be a whole number from 0"),
        (("ships = {A = 3}", "ships = {A = 1.0}"), "not 1.0"),
        (("ships = {A = 3}", "ships = 3"), "ships must be a table"),
        (("ships = {A = 3}", "boats = {A = 3}"), "unknown card 'boats'"),
        (("C = 2}", "C = 5}"), "at most 5 of traders, not 6"),
        (("ships = {A = 3}", "bank = {A = 2}"), "at most 1 of bank, not 2"),
        (("[counts]", "[count]"), "unknown table 'count'"),
        (("[counts]", "[counts"), "not a TOML file"),
    ],
)
def test_s1_5_what_is_wrong_in_a_box_is_refused_in_one_sentence(change, message):
    with pytest.raises(kogge.BadBox, match=re.escape(message)):
        new_position("speicherstadt", 2, [], SMALL.replace(*change))


def test_s1_5_a_refusal_names_the_line(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(SMALL.replace("C = 2}", "C = 9}"), "utf-8")
    with pytest.raises(kogge.BadBox, match=r"mine\.toml, line 10: "):
        kogge.new("speicherstadt", box=path)


def test_s1_5_a_missing_or_unreadable_box_is_one_sentence(tmp_path):
    with pytest.raises(kogge.BadBox, match="cannot be read"):
        kogge.new("speicherstadt", box=tmp_path / "none.toml")
    (tmp_path / "latin.toml").write_bytes(b"# caf\xe9\n")
    with pytest.raises(kogge.BadBox, match="not a UTF-8 text"):
        kogge.new("speicherstadt", box=tmp_path / "latin.toml")


def test_s1_5_more_contracts_than_the_record_can_hold_are_refused_and_sixty_are_not():
    sixty = '["tea", "tea"], ' * 60
    at = new_position("speicherstadt", 2, [], f"[fires]\nE = 1\n[contracts]\nA = [{sixty}]\n")
    assert at.match.view()["stacks"]["A"] == {"contract tea tea": 60}
    with pytest.raises(kogge.BadBox, match="more than 60 contracts"):
        new_position("speicherstadt", 2, [], f'[fires]\nE = 1\n[contracts]\nA = [{sixty} ["tea", "cloth"]]\n')


def test_s1_5_as_many_ships_as_you_like_and_empty_stacks_play_to_the_end():
    match = new_position("speicherstadt", 2, [], "[fires]\nE = 1\n[counts]\nships = {C = 40}\n").match.resolve_chance()
    while match.seat:
        match.play(match.moves()[0])
    assert [name for name in STACKS if match.view()["stacks"][name]] == []
