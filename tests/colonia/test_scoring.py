"""C10 End and score."""

from __future__ import annotations

import pytest

from colonia.town import GREEN, PURPLE, RED, YELLOW, town

MONEYLESS = {"mark": 0, "gulden": 0, "pfund": 0, "grivna": 0}


def last_sunday(players: int = 3, **given):
    """Sunday of week 6, with a single card on display."""
    at = town("sunday", players, week=6, **given).display("bergen 5")
    for seat in range(1, players + 1):
        at.has(seat, **MONEYLESS)
    return at


def test_c10_1_the_game_ends_after_buying_on_sunday_of_week_six():
    at = last_sunday().has(2, mark=5).begin()
    assert not at.match.is_over
    at.play("pass")
    assert at.match.is_over
    assert at.seat is None


@pytest.mark.parametrize(("reds", "winner"), [(4, GREEN), (10, None)])
def test_c10_2_the_sole_richest_gets_the_window_and_pays_all_of_that_currency(reds, winner):
    """The rulebook's example: green 10, purple 3, yellow 2, red 4 pfund; with another 10 nobody gets it."""
    at = last_sunday(6).has(GREEN, pfund=10).has(PURPLE, pfund=3).has(YELLOW, pfund=2).has(RED, pfund=reds).begin()
    window = at.seen()["windows"][2]
    assert (window["city"], window["seat"], window["paid"]) == ("london", winner, 10 if winner else 0)
    assert at.screen(GREEN)["money"]["pfund"] == (0 if winner else 10)
    assert at.screen(PURPLE)["money"]["pfund"] == 3
    assert at.match.points() == [0, 0, 2 if winner else 0, 0, 0, 0]


def test_c10_2_nobody_gets_a_window_if_nobody_has_money():
    assert [window["seat"] for window in last_sunday().begin().seen()["windows"]] == [None] * 4


def test_c10_2_two_richest_behind_a_third_do_not_hide_the_sole_richest():
    at = last_sunday(3).has(1, mark=4).has(2, mark=4).has(3, mark=9)
    at.s.display[:] = -1
    assert at.begin().seen()["windows"][0]["seat"] == 3


def test_c10_3_the_rulebooks_score_is_23():
    """Relics 1 + 2 + 2 + 3 + 3, a relic of 5 doubled in its shrine, an empty shrine, one window."""
    at = last_sunday().has(1, relics="bergen 5, bergen 9, london 9, brugge 12, nowgorod 12", pfund=1)
    at.s.shrine_owner[:2] = 0
    at.s.shrine_line[0] = 4
    at.begin()
    assert at.match.points()[0] == 23
    assert at.family(1)["final"] == {"relics": 11, "shrines": 10, "windows": 2}


def test_c10_3_before_the_end_points_are_those_of_relics_without_windows():
    at = last_sunday().has(1, relics="bergen 9", pfund=8, mark=5).begin()
    assert not at.match.is_over
    assert at.match.points() == [2, 0, 0]
    at.play("pass")
    assert at.match.points() == [6, 0, 0]


def test_c10_3_tied_most_money_of_all_currencies_left_after_the_windows_wins():
    """Two points each: seat 1 by a relic, seat 2 by a window that took its eight pfund. Three mark and three gulden beat four mark."""
    at = last_sunday().has(1, relics="london 9", mark=3, gulden=3).has(2, pfund=8, mark=4).has(3, mark=4, gulden=3)
    at.s.display[:] = -1
    at.begin()
    assert at.match.points() == [2, 2, 0]
    assert at.match.winners() == [1]


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ({}, {"goods": "saddle"}, [2]),
        ({}, {"resources": "fur"}, [2]),
        ({"goods": "saddle"}, {"resources": "fur fur fur"}, [1]),
        ({}, {}, [1, 2]),
    ],
)
def test_c10_3_then_goods_then_resources_then_a_shared_win(first, second, winners):
    at = last_sunday().has(1, relics="london 9", mark=4, **first).has(2, relics="london 9", mark=4, **second).begin()
    assert at.match.points() == [2, 2, 0]
    assert at.match.winners() == winners


def test_c10_3_money_comes_before_goods():
    at = last_sunday().has(1, relics="london 9", mark=4).has(2, relics="london 9", mark=3, goods="saddle saddle").has(3, mark=4).begin()
    assert at.match.points() == [2, 2, 0]
    assert at.match.winners() == [1]
