"""The observation is the view as numbers, with seats counted from the observing one."""

from __future__ import annotations

import numpy as np
import pytest

import kogge
from colonia.town import NOWGOROD, SADDLE, Town, town, voting
from kogge.games import game_by_id
from kogge.games.colonia.bag import pay_resource
from kogge.games.colonia.observation import (
    AT_BOUGHT,
    AT_CRAFTSMEN,
    AT_DISPLAY,
    AT_HARBOUR,
    AT_MARKET,
    AT_SCREEN,
    AT_SEATS,
    AT_SHRINES,
    N_BERTH,
    N_CARD,
    N_CITIES,
    N_GOODS,
    N_HOLD,
    N_PHASES,
    N_RESOURCES,
    N_SEAT,
    N_SHRINE,
    OBS_SIZE,
)
from kogge.games.colonia.table import PHASES, RECALL
from kogge.games.colonia.words import EXTRA, SHRINE

GAME = game_by_id("colonia")


def seen_by(at: Town, seat: int) -> np.ndarray:
    out = np.full(OBS_SIZE, 7, np.float32)
    GAME.observe(at.box, at.s, seat - 1, out)
    assert 7 not in out[-20:], "every number is written"
    return out


def test_members_on_booths_orders_holds_and_relics_are_marked_by_their_distance_from_the_observer():
    at = town("wednesday").booth(2, "wood wood fur").booth(3, "iron").order(SADDLE, (4, 2)).loaded(1, h2=3, x=1).display("london 12")
    at.guarded(p1=2).begin().play("booth 2")
    for seat in (1, 2, 3, 4):
        out = seen_by(at, seat)
        booth = AT_MARKET + 1 * (N_RESOURCES + 7)
        assert out[booth + N_RESOURCES] == np.float32(3 / 6)
        assert out[booth + N_RESOURCES + 1 + (1 - seat) % 4] == 1
        assert out[AT_CRAFTSMEN + 3 + 1 + (4 - seat) % 4] == 1
        holds = AT_HARBOUR + 2 + N_CITIES
        assert out[holds + N_HOLD + N_GOODS + 2 + (3 - seat) % 4] == 1
        assert out[holds + EXTRA * N_HOLD + N_GOODS + 2 + (1 - seat) % 4] == 1
        assert out[AT_DISPLAY + 4 + N_CITIES + (2 - seat) % 4] == 1
        assert out[AT_DISPLAY : AT_DISPLAY + 3].tolist() == [1, np.float32(12 / 15), np.float32(3 / 5)]
    assert out[AT_HARBOUR + 3 * N_BERTH] == 1


def test_the_observing_seat_comes_first():
    at = town("wednesday", order=(3, 1, 2, 4)).street("tuesday", 1, 2, 3, 4).booth(1, "wood").begin()
    for seat in (1, 2, 3, 4):
        first = seen_by(at, seat)[AT_SEATS : AT_SEATS + N_SEAT]
        assert first[8] == np.float32(seat / 10), "street Tuesday"
        assert first[0] == (seat == 3), "the mayor is to decide"


def test_the_observation_has_the_phase_the_street_and_revealed_votes():
    at = voting("wednesday", "recall_tuesday").street("tuesday", 3, 3, 3, 3).begin().play("yes", "no", "yes", "yes")
    out = seen_by(at, 2)
    assert out[:N_PHASES].tolist() == [phase == PHASES[RECALL] for phase in PHASES]
    assert out[N_PHASES + 7 + 6] == 1, "street Tuesday"
    votes = [out[AT_SEATS + turn * N_SEAT + N_SEAT - 3 : AT_SEATS + (turn + 1) * N_SEAT].tolist() for turn in range(4)]
    assert votes == [[1, 1, 0], [1, 0, 1], [1, 0, 1], [1, 0, 1]], "seat 2 voted no, the others yes"


def test_the_observation_has_the_shrines_and_the_card_being_enshrined():
    at = town("sunday").display("nowgorod 9", "nowgorod 5").has(1, grivna=9)
    at.s.shrine_owner[NOWGOROD] = 0
    at.begin().play("buy 1")
    out = seen_by(at, 3)
    assert out[AT_BOUGHT : AT_BOUGHT + 4].tolist() == [1, np.float32(9 / 15), np.float32(2 / 5), 0]
    shrine = AT_SHRINES + NOWGOROD * N_SHRINE
    assert out[shrine : shrine + 2].tolist() == [0, 0]
    assert out[shrine + 2 + 2] == 1, "seat 1 sits two after seat 3"
    at.play("enshrine 2")
    assert seen_by(at, 3)[shrine : shrine + 2].tolist() == [1, np.float32(2 / 5)]
    assert seen_by(at, 3)[AT_BOUGHT : AT_BOUGHT + N_CARD].tolist() == [0] * N_CARD


def test_the_observers_own_screen_comes_after_the_seats():
    at = town("sunday").display("nowgorod 5").has(2, "fur", "saddle", "bergen 9", mark=15, gulden=0, pfund=0, grivna=0).begin()
    screen = seen_by(at, 2)[AT_SCREEN:]
    assert screen[:4].tolist() == [1, 0, 0, 0]
    assert screen[4] == np.float32(1 / 3)
    assert screen[4 + 5 + 4] == np.float32(1 / 4)
    assert screen[4 + 5 + 5 : 4 + 5 + 5 + SHRINE].tolist() == [0, 1, 0, 0, 0, 0, 0, 0]


def test_public_knowledge_of_a_screen_is_in_every_seats_observation():
    at = town("friday").display("bergen 14", "bergen 15")
    at.has(2, "fur linen", "saddle", "bergen 9, bergen 5", mark=14, gulden=0, pfund=3, grivna=0).begin()
    for seat in (1, 2, 3):
        known = {name: found[(2 - seat) % 4] for name, found in kogge.unpack("colonia", seen_by(at, seat)).items() if name[:6] == "known."}
        assert known["known.points"] == np.float32(3 / 20)
        assert known["known.money"].tolist() == [np.float32(14 / 15), 0, np.float32(3 / 15), 0]
        assert known["known.loose_points"].tolist() == [np.float32(3 / 5), 0, 0, 0]
        assert known["known.best_loose"].tolist() == [np.float32(2 / 5), 0, 0, 0]
        assert known["known.goods"].tolist() == [np.float32(1 / 3), 0, 0, 0, 0]
        assert known["known.resources"].tolist() == [0, 0, 0, 0.25, 0.25]
        assert known["known.can_order"].tolist() == [0, 0, 0, 1, 0], "the tailor takes linen and fur"
        assert known["known.can_buy"].tolist() == [1] + [0] * 11
        wanted = [[sum(at.box.hold_goods[at.s.berths[berth], hold]) for hold in range(4)] for berth in range(4)]
        for berth in range(4):
            for hold in range(at.box.ship_holds[at.s.berths[berth]]):
                one_saddle = wanted[berth][hold] == 1 and at.box.hold_goods[at.s.berths[berth], hold, SADDLE] == 1
                assert known["known.can_load"][berth, hold] == one_saddle


def test_resources_drawn_blind_are_public_knowledge_only_once_they_are_shown():
    at = town("thursday").has(1, "leather iron").begin()
    at.s.unseen[0, 0, :2] = 1
    before = kogge.unpack("colonia", seen_by(at, 2))
    assert before["known.unseen"][3] == 0.5
    assert before["known.resources"][3].tolist() == [0] * 5
    assert not before["known.can_order"][3].any()
    own = kogge.unpack("colonia", seen_by(at, 1))
    assert own["can_order"].tolist() == [1, 0, 0, 0, 0], "seat 1 itself knows what it can order"
    pay_resource(at.s, 0, 0)
    shown = kogge.unpack("colonia", seen_by(at, 2))
    assert shown["known.unseen"][3] == 0.25
    assert shown["unseen_most"][1, 0] == pytest.approx(before["unseen_most"][1, 0] - 1 / 18)


def test_an_event_of_another_phase_may_not_happen():
    at = town("saturday").begin()
    event = np.zeros(GAME.event_size, np.int16)
    GAME.draw_event(at.box, at.s, event)
    assert GAME.may_happen(at.box, at.s, event)
    event[0] += 1
    assert not GAME.may_happen(at.box, at.s, event)
