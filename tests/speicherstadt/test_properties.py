"""What is conserved in every game."""

from __future__ import annotations

from kogge.games.speicherstadt.words import GOODS
from random_play import sampled_positions, sampled_views


def all_cubes(view):
    """Every cube on the table by good, wherever it lies."""
    counts = {good: view["bag"][good] + view["goods_discard"][good] for good in GOODS}
    in_use = [good for card in view["row"] if card for good in card["cubes"]]
    for seat in view["seats"]:
        in_use += seat["loose"] + seat["warehouse"] + ([seat["house"]] if seat["house"] else [])
        for contract in seat["contracts"]:
            missing = list(contract["missing"])
            in_use += [good for good in contract["goods"] if not (good in missing and not missing.remove(good))]
    for good in in_use:
        counts[good] += 1
    return counts


def test_s1_3_there_are_always_nine_cubes_of_each_good():
    for _, view in sampled_views("speicherstadt"):
        assert all_cubes(view) == dict.fromkeys(GOODS, 9)


def test_s1_1_no_card_is_lost_or_doubled():
    for at, view in sampled_views("speicherstadt"):
        cards = (
            view["discarded"]
            + sum(sum(stack.values()) for stack in view["stacks"].values())
            + sum(card is not None for card in view["row"])
        )
        for seat in view["seats"]:
            cards += (
                len(seat["firemen"]) + len(seat["traders"]) + seat["ships"] + seat["offices"] + len(seat["cards"]) + len(seat["contracts"])
            )
        removed = 2 if "removals" in at.options and at.players != 4 else 0
        assert cards == 54 - removed


def test_s1_4_every_player_always_has_three_merchants():
    for at, view in sampled_views("speicherstadt"):
        for seat in range(at.players):
            merchants_on_cards = sum(card["merchants"].count(seat + 1) for card in view["row"] if card)
            assert merchants_on_cards + view["seats"][seat]["merchants_home"] == 3


def test_s3_9_coins_change_only_as_the_rules_say_and_are_never_negative():
    before = None
    for at, view in sampled_views("speicherstadt"):
        coins = [seat["coins"] for seat in view["seats"]]
        assert min(coins) >= 0
        if before is not None:
            expected = list(before["coins"])
            seat, move = before["seat"] - 1, at.lines[before["lines"]].split(" ", 1)[1]
            if move == "buy":
                expected[seat] -= before["view"]["row"][before["view"]["selling"] - 1]["price"]
            elif move.split()[0] in ("trade", "sell"):
                expected[seat] += 1
            if view["round"] != before["view"]["round"] or at.is_over:
                gained = [now - then for now, then in zip(coins, expected, strict=True)]
                assert all(1 <= income <= 3 for income in gained), "an income has come"
            else:
                assert coins == expected
        before = None if at.is_over else {"coins": coins, "seat": at.seat, "lines": len(at.lines), "view": view}


def test_future_chance_is_in_no_view():
    for number, at in enumerate(sampled_positions("speicherstadt", every=10)):
        twin = at.copy()
        twin.reseed(number)
        assert all(twin.view(seat) == at.view(seat) for seat in [None, *range(1, at.players + 1)])
