"""The table of actions: blocks of consecutive numbers, read by rules, notation and bots alike."""

from __future__ import annotations

from kogge.engine.actions import Actions

ACTIONS = Actions(bid=(3,), done=(), load=(2, 3))


def test_blocks_follow_each_other_in_the_order_given():
    assert ACTIONS.firsts == (0, 3, 4)
    assert ACTIONS.size == 10


def test_the_parts_of_an_action_follow_from_its_place_in_the_block():
    for berth in range(2):
        for hold in range(3):
            assert ACTIONS.parts[4 + 3 * berth + hold].tolist() == [berth, hold, 0]


def test_the_text_of_an_action_is_made_from_the_box_and_its_parts():
    words = {"bid": lambda box, place: f"{box} {place}", "done": lambda box: "done", "load": lambda box, berth, hold: f"{berth}.{hold}"}
    assert [ACTIONS.text(words, "bid", action) for action in (2, 3, 9)] == ["bid 2", "done", "1.2"]
