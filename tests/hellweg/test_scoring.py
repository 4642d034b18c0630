"""H5 Goods cards and H6 the end."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from hellweg.westphalia import EXAMPLE_ROUND, acting, before_card, cards, carriages, pieces, seen, selling
from kogge.games.hellweg.table import OVER
from position import new_position


def worth(*owned, players=4, options=("free_choice",)):
    """What goods cards alone are worth to their owner."""
    at = cards(new_position("hellweg", players, list(options)), 1, *owned)
    return seen(at)["points"] - seen(at)["money"]


def test_h5_1_a_card_is_worth_its_end_value_and_is_never_sold():
    assert worth("wine1") == 33
    assert worth("coal1", "coal2", "herring1", "wine1") == 19 + 19 + 25 + 33
    at = cards(acting(), 1, "wine1").set()
    assert not any("wine1" in move for move in at.moves())


def test_h5_2_good_plus_pays_one_more_for_every_sale_of_that_kind():
    at = before_card(map_of={1: "moenster.iron, hagen.beer, dortmund.beer"})
    cards(at, 1, "coal1").chance(f"card {EXAMPLE_ROUND}").play("sell moenster.iron", "sell hagen.beer", "sell dortmund.beer")
    assert seen(at)["money"] == 10 + 4 + (5 + 1) + (4 + 1), "beer +1"


def test_h5_2_good_plus_also_pays_for_a_good_dumped_for_two():
    at = before_card(map_of={1: "duisburg.beer"})
    cards(at, 1, "coal1").chance(f"card {EXAMPLE_ROUND}").play("dump duisburg.beer")
    assert seen(at)["money"] == 13


def test_h5_2_good_plus_pays_only_its_owner():
    at = before_card(map_of={1: "hagen.beer"})
    cards(at, 2, "coal1").chance(f"card {EXAMPLE_ROUND}").play("sell hagen.beer")
    assert seen(at)["money"] == 15


def test_h5_3_carriage_plus_pays_for_each_carriage_a_sale_takes_back():
    far = {1: "olpe.iron, olpe-corbach, dortmund-corbach, dortmund-moenster 2"}
    at = before_card(map_of=far)
    cards(at, 1, "herring1").chance(f"card {EXAMPLE_ROUND}").play("sell olpe.iron")
    assert carriages(at) == {"dortmund-moenster": 2}
    assert seen(at)["money"] == 10 + 4 + 2
    assert seen(selling(EXAMPLE_ROUND, far).play("sell olpe.iron"))["money"] == 10 + 4


def test_h5_4_a_bonus_needs_a_partner_of_a_pictured_kind():
    assert worth("herring2") == 25
    assert worth("herring2", "coal1") == 31 + 19
    assert worth("herring2", "wine1") == 31 + 33
    assert worth("herring2", "herring1") == 25 + 25, "herring is not pictured"
    assert worth("herring2", "tobacco1") == 25 + 40


def test_h5_4_two_cards_may_be_each_others_partner():
    assert worth("herring2", "wine2") == 31 + 38
    assert worth("tobacco1", "tobacco2") == 48 + 48


def test_h5_4_a_card_is_not_its_own_partner():
    assert worth("tobacco1") == 40


def test_h5_4_a_card_is_partner_of_one_bonus_only_and_the_greatest_total_counts():
    assert worth("herring2", "wine2", "coal1") == 31 + 38 + 19
    only_coal = LEAN_BOX
    at = cards(new_position("hellweg", 4, [], only_coal), 1, "herring2", "wine2", "coal1")
    assert seen(at)["points"] - 10 == 25 + 38 + 19, "both want the one coal: wine gains 7, herring 6"


def test_h5_4_free_choice_is_never_a_partner():
    assert worth("herring2", "free") == 25 + 18
    assert worth("free") == 18


def lean_box():
    """A box in which both bonuses picture coal only."""
    text = (new_position("hellweg", 2, []).match.game.folder / "box.toml").read_text("utf-8")
    return text.replace('with = ["coal", "wine"]', 'with = ["coal"]').replace('with = ["coal", "herring"]', 'with = ["coal"]')


LEAN_BOX = lean_box()


def best_by_trying(owned):
    """H5.4 by trying every way to give partners; cards as (kind, value, bonus kinds, bonus value)."""
    with_bonus = [number for number, card in enumerate(owned) if card[2]]
    best = 0
    for partners in itertools.product([None, *range(len(owned))], repeat=len(with_bonus)):
        chosen = [partner for partner in partners if partner is not None]
        if len(set(chosen)) < len(chosen):
            continue
        total = sum(card[1] for card in owned)
        for number, partner in zip(with_bonus, partners, strict=True):
            if partner is not None:
                if partner == number or owned[partner][0] not in owned[number][2]:
                    break
                total += owned[number][3] - owned[number][1]
        else:
            best = max(best, total)
    return best


@pytest.mark.parametrize("seed", range(12))
def test_h5_4_no_assignment_of_partners_gives_more_than_the_one_counted(seed):
    rng = np.random.default_rng(seed)
    at = new_position("hellweg", 4, [])
    kinds = ["coal", "herring", "wine", "tobacco"]
    owned, text = [], []
    for number in range(6):
        kind, value, bonus = kinds[rng.integers(4)], int(rng.integers(10, 40)), int(rng.integers(0, 60))
        wanted = [str(k) for k in rng.choice(kinds, rng.integers(1, 4), replace=False)] if rng.integers(3) else []
        owned.append((kind, value, wanted, bonus))
        lines = f'[[goods_card]]\nname = "card{number}"\nkind = "{kind}"\nprice = 15\nvalue = {value}\nplayers_from = 2\n'
        text.append(lines + (f"bonus = {{ with = {wanted}, value = {bonus} }}\n".replace("'", '"') if wanted else ""))
    standard = (at.match.game.folder / "box.toml").read_text("utf-8")
    before, after = standard.split("[[goods_card]]", 1)[0], standard[standard.index("[free_choice_card]") :]
    at = cards(new_position("hellweg", 4, [], before + "".join(text) + after), 1, *[f"card{number}" for number in range(6)])
    assert seen(at)["points"] - 10 == best_by_trying(owned)


def ended(*thaler, map_of=None, options=None):
    at = before_card(len(thaler), options, map_of)
    money = [*thaler, *[0] * (4 - len(thaler))]
    return at.set(money=money, phase=OVER)


def test_h6_1_thaler_and_goods_cards_count_and_the_most_win():
    at = cards(ended(30, 5), 2, "coal1", "coal2")
    assert at.match.points() == [30, 5 + 38]
    assert at.match.winners() == [2]
    assert seen(at, 2)["final"] == {"thaler": 5, "cards": 38}


def test_h6_1_pieces_on_the_map_bring_no_points_but_break_ties_goods_first():
    at = ended(20, 20, 20, map_of={1: "olpe.iron 2", 2: "soest.salt 3", 3: "hagen-olpe 8, olpe.iron 2"})
    assert at.match.points() == [20, 20, 20]
    assert at.match.winners() == [2]


def test_h6_1_then_carriages_on_roads_then_the_win_is_shared():
    at = ended(20, 20, 20, map_of={1: "olpe.iron, hagen-olpe", 2: "soest.salt, hagen-olpe 2", 3: "hagen.beer, soest-corbach 2"})
    assert at.match.winners() == [2, 3]


def test_h6_1_pieces_in_the_warehouse_do_not_count_and_black_carriages_on_roads_do():
    at = ended(20, 20, options=["warehouse"], map_of={1: "olpe.iron", 2: "olpe.iron"})
    at.set(goods_stored=[5, 0, 0, 0], carriages_stored=[3, 0, 0, 0])
    assert at.match.winners() == [1, 2]
    at.s.carriages_supply[1] += 2
    at.s.black_owner = 1
    pieces(at, 2, "hagen-olpe 10")
    assert at.match.winners() == [2]


def test_h6_1_during_play_the_points_are_thaler_and_what_the_cards_would_be_worth_now():
    at = acting({1: "olpe.iron"}, money=[70, 0, 0, 0], players=3)
    at.play("card herring2", "forgo")
    assert at.match.points()[0] == 50 + 25
    cards(at, 1, "wine2")
    assert at.match.points()[0] == 50 + 31 + 38
