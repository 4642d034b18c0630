"""What is conserved in every game, whatever is played."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import kogge
from kogge.games.speicherstadt.cards import GOODS
from random_play import positions

TABLES = st.tuples(st.integers(2, 5), st.sampled_from([[], ["removals"]]), st.integers(0, 10**6))


def games(table):
    players, options, seed = table
    return positions(kogge.new("speicherstadt", players=players, options=options, seed=seed), seed)


def all_cubes(view):
    """Every cube on the table by good, wherever it lies."""
    found = {good: view["bag"][good] + view["goods_discard"][good] for good in GOODS}
    lying = [good for card in view["row"] if card for good in card["cubes"]]
    for seat in view["seats"]:
        lying += seat["loose"] + seat["warehouse"] + ([seat["house"]] if seat["house"] else [])
        for contract in seat["contracts"]:
            missing = list(contract["missing"])
            lying += [good for good in contract["goods"] if not (good in missing and not missing.remove(good))]
    for good in lying:
        found[good] += 1
    return found


@given(TABLES)
def test_s1_3_there_are_always_nine_cubes_of_each_good(table):
    for at in games(table):
        assert all_cubes(at.view()) == dict.fromkeys(GOODS, 9)


@given(TABLES)
def test_s1_1_no_card_is_lost_or_doubled(table):
    for at in games(table):
        view = at.view()
        cards = (
            view["discarded"]
            + sum(sum(stack.values()) for stack in view["stacks"].values())
            + sum(card is not None for card in view["row"])
        )
        for seat in view["seats"]:
            cards += (
                len(seat["firemen"]) + len(seat["traders"]) + seat["ships"] + seat["offices"] + len(seat["cards"]) + len(seat["contracts"])
            )
        removed = 2 if table[1] and table[0] != 4 else 0
        assert cards == 54 - removed


@given(TABLES)
def test_s1_4_every_player_always_has_three_merchants(table):
    for at in games(table):
        view = at.view()
        for seat in range(table[0]):
            standing = sum(card["merchants"].count(seat + 1) for card in view["row"] if card)
            assert standing + view["seats"][seat]["merchants_home"] == 3


@given(TABLES)
def test_s3_9_coins_change_only_as_the_rules_say_and_are_never_negative(table):
    before = None
    for at in games(table):
        view = at.view()
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
        before = {"coins": coins, "seat": at.seat, "lines": len(at.lines), "view": view}


@given(TABLES, st.integers(1, 2**63 - 1))
def test_what_is_to_come_is_in_nobodys_view(table, other_chance):
    for number, at in enumerate(games(table)):
        if number % 10 == 0:
            twin = at.copy()
            twin.rows["chance"] = other_chance
            assert all(twin.view(seat) == at.view(seat) for seat in [None, *range(1, table[0] + 1)])
