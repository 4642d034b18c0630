"""What is conserved in every game."""

from __future__ import annotations

import numpy as np

from kogge.engine.boxes import load_box
from kogge.engine.record_view import record_view
from kogge.games import game_by_id
from kogge.games.colonia.table import IN_PORT
from kogge.games.colonia.words import CUBES_OF_A_RESOURCE, N_LINES, NONE, SHRINE
from random_play import sampled_positions

GAME = game_by_id("colonia")
MEMBERS = {3: 38, 4: 30, 5: 25, 6: 21}


def tables(every=1):
    """The sampled tables themselves."""
    return ((at, record_view(at.rows)) for at in sampled_positions("colonia", every))


def test_c1_1_nobody_loses_or_gains_a_family_member():
    for at, s in tables(every=5):
        for player in range(at.players):
            members = s.supply[player] + s.city_hall[player] + s.streets[:, player].sum()
            members += s.booth_members[s.booth_owner == player].sum() + s.order_members[s.order_owner == player].sum()
            members += (s.hold_owner == player).sum() + (s.guard == player).sum()
            assert members == MEMBERS[at.players]
        assert s.supply.min() >= 0
        assert s.streets.min() >= 0


def test_c1_3_there_are_always_18_of_each_resource():
    for _, s in tables(every=5):
        assert (s.bag + s.booth_cubes.sum(axis=0) + s.resources.sum(axis=0)).tolist() == [CUBES_OF_A_RESOURCE] * 5
        assert min(s.bag.min(), s.resources.min(), s.booth_cubes.min()) >= 0


def test_c1_4_no_relic_card_and_no_ship_is_lost_or_doubled():
    for _, s in tables(every=5):
        cards = (s.relic_deck + s.relic_discard).astype(int)
        for card in s.display[s.display != NONE]:
            cards[card] += 1
        for city in range(4):
            cards[city * N_LINES : city * N_LINES + SHRINE] += s.loose[:, city].sum(axis=0)
            cards[city * N_LINES + SHRINE] += s.shrine_owner[city] != NONE
            if s.shrine_line[city] != NONE:
                cards[city * N_LINES + s.shrine_line[city]] += 1
        assert cards.tolist() == [3, 3, 2, 2, 1, 0, 0, 0, 1] * 4
        in_port = [ship for ship in s.berths.tolist() if ship != NONE]
        assert sorted(in_port) == np.flatnonzero(s.ship_is == IN_PORT).tolist()
        assert (s.ship_is[:16] != NONE).all()


def test_c1_2_money_is_never_negative_and_changes_only_by_ships_relics_exchange_and_windows():
    money, seat, lines = None, None, 0
    for at, s in tables():
        assert s.money.min() >= 0
        assert s.goods.min() >= 0
        if money is not None and not any(line.startswith(("* ship", "* week")) for line in at.lines[lines:]):
            move = at.lines[lines].split()[1]
            if move not in ("buy", "exchange") and not at.is_over:
                assert np.array_equal(s.money, money), at.lines[lines:]
            elif move == "exchange":
                assert np.array_equal(s.money.sum(axis=1), money.sum(axis=1))
            elif move == "buy":
                assert s.money[seat].sum() < money[seat].sum()
        money, lines, seat = None if at.is_over else s.money.copy(), len(at.lines), None if at.seat is None else at.seat - 1


def test_c9_3_a_shrine_with_a_relic_has_an_owner():
    for _, s in tables(every=5):
        for city in range(4):
            assert s.shrine_line[city] == NONE or s.shrine_owner[city] != NONE


def test_resampling_changes_nothing_that_a_seat_knows_or_that_is_public():
    box = load_box(GAME).box
    for number, (at, s) in enumerate(tables(every=15)):
        for seat in range(at.players):
            twin = at.copy()
            t = record_view(twin.rows)
            GAME.resample_hidden(box, t, seat, number + 1)
            assert twin.view(seat + 1) == at.view(seat + 1)
            assert twin.view() == at.view()
            assert (t.bag + t.booth_cubes.sum(axis=0) + t.resources.sum(axis=0)).tolist() == [CUBES_OF_A_RESOURCE] * 5
            assert min(t.bag.min(), t.resources.min(), t.unseen.min()) >= 0
            seen = [side.resources - side.unseen.sum(axis=0) for side in (t, s)]
            assert (seen[0] == seen[1]).all(), "what was seen in the open is still there"
            assert (t.unseen.sum(axis=(0, 2)) == s.unseen.sum(axis=(0, 2))).all(), "and each seat has as many unseen as before"
            assert (t.unseen[1].sum(axis=1) <= s.unseen_late).all()
            assert (t.unseen[0].sum(axis=0) <= s.unseen_most[0]).all()
            assert (t.unseen.sum(axis=(0, 1)) <= s.unseen_most[1]).all()
            for field in GAME.Table.names:
                if field not in ("chance", "bag", "resources", "unseen", "chosen", "vote"):
                    assert np.array_equal(twin.rows[field], at.rows[field]), field


def test_future_chance_is_in_no_view():
    for number, (at, _) in enumerate(tables(every=25)):
        twin = at.copy()
        twin.reseed(number)
        assert all(twin.view(seat) == at.view(seat) for seat in [None, *range(1, at.players + 1)])


def test_the_bounds_on_hidden_resources_hold_in_every_position():
    for _, s in tables(every=5):
        assert (s.unseen.sum(axis=0) <= s.resources).all()
        assert (s.unseen[0].sum(axis=0) <= s.unseen_most[0]).all()
        assert (s.unseen.sum(axis=(0, 1)) <= s.unseen_most[1]).all()
        assert (s.unseen[1].sum(axis=1) <= s.unseen_late).all()
        assert (s.unseen_late <= s.unseen.sum(axis=(0, 2))).all()
