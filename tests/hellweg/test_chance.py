"""H2 A turn: the trade card is turned up, and what follows it."""

from __future__ import annotations

import pytest

import kogge
from hellweg.westphalia import DORTMUND_IRON, EXAMPLE_ROUND, acting, before_card, seen
from position import new_position
from random_play import positions


def test_h2_1_any_card_not_turned_up_yet_may_come():
    at = before_card()
    assert len(at.match.events_due()) == 12
    assert f"card {EXAMPLE_ROUND}" in at.match.events_due()
    at.chance(f"card {EXAMPLE_ROUND}")
    assert len([card for card in at.s.to_come if card]) == 11


def test_h2_1_a_card_is_named_in_printed_order_and_only_once():
    at = before_card()
    assert not at.match.read_event(["card", "hagen.beer", "5", "moenster.iron", "4", "soest.salt", "3", "dortmund.beer", "4"])
    assert not at.match.read_event(f"card {EXAMPLE_ROUND} olpe.iron 3".split())
    assert not at.match.read_event(["card", "moenster.iron", "5", "hagen.beer", "5", "soest.salt", "3", "dortmund.beer", "4"])
    at.chance(f"card {EXAMPLE_ROUND}")
    again = acting()
    for _ in range(6):
        again.play("thaler")
    assert f"card {EXAMPLE_ROUND}" not in again.match.events_due()
    assert not again.match.read_event(f"card {EXAMPLE_ROUND}".split())


def test_h2_1_after_sale_and_two_rounds_of_actions_the_start_player_passes_left():
    at = acting()
    seats = []
    while not at.match.is_chance_due:
        seats.append(at.seat)
        at.play("thaler")
    assert seats == [1, 2, 3, 1, 2, 3]
    assert at.match.view()["start_player"] == 2
    last = acting(start_player=2, player=2)
    for _ in range(6):
        last.play("thaler")
    assert last.match.view()["start_player"] == 1, "after the last seat comes seat 1"


@pytest.mark.parametrize(("options", "turns"), [([], 12), (["short"], 10)])
def test_h2_1_twelve_turns_or_ten_and_on_the_last_card_only_the_sale(options, turns):
    match = kogge.new("hellweg", players=2, options=options, seed=1)
    for _ in positions(match, 1):
        pass
    named = [number for number, line in enumerate(match.lines) if line.startswith("* card")]
    assert len(named) == turns
    after_last = {line.split()[1] for line in match.lines[named[-1] + 1 :]}
    assert after_last <= {"sell", "go", "dump", "next"}
    before_last = {line.split()[1] for line in match.lines[named[-2] + 1 : named[-1]]}
    assert before_last & {"buy", "extend", "card", "thaler"}


def test_h1_4_short_takes_two_cards_out_unseen_so_any_card_may_still_come():
    at = before_card(options=["short"], turn=9)
    assert at.match.view()["turns"] == 10
    assert len(at.match.events_due()) == 12
    at.chance(f"card {DORTMUND_IRON}")
    assert at.match.is_over, "nobody has a good to sell to the tenth card"


def test_h2_2_played_cards_are_not_shown_again():
    at = acting()
    assert [place["house"] for place in at.match.view()["trade_card"]] == ["moenster.iron", "hagen.beer", "soest.salt", "dortmund.beer"]
    for _ in range(6):
        at.play("thaler")
    view = at.match.view()
    assert view["trade_card"] is None
    assert view["to_come"] is None, "what is left could be worked out, but is only shown with the option counter"


def test_h2_2_the_counter_shows_the_houses_still_to_come_and_changes_nothing_else():
    plain, counted = new_position("hellweg", 3, []), new_position("hellweg", 3, ["counter"])
    for at in (plain, counted):
        at.chance("start 1")
    assert plain.moves() == counted.moves()
    to_come = counted.match.view()["to_come"]
    assert all(prices == [3, 4, 5] for prices in to_come.values())
    assert len(to_come) == 16
    shown = acting(options=["counter"]).match.view()["to_come"]
    assert shown["hagen.beer"] == [3, 4]
    assert shown["olpe.iron"] == [3, 4, 5]


def test_h1_1_the_bank_never_runs_out():
    at = acting(money=[30000, 10, 10, 0])
    at.play("thaler")
    assert seen(at)["money"] == 30001
