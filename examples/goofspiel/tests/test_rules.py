"""Each rule by its number; positions are set by field. Run with pytest where kogge and this package are installed."""

from __future__ import annotations

import pytest
from kogge_goofspiel import GAME
from kogge_goofspiel.hidden import resample_hidden

import kogge
from kogge.engine.boxes import load_box
from kogge.engine.record_view import record_view


def table(players=2, prize=7, hands=(), **options):
    """A game at its first decision, a prize of this worth in the pot, and the players with these cards alone."""
    match = kogge.new("goofspiel", players=players, seed=1, **options)
    match.rows["pot"] = prize
    for player, cards in enumerate(hands):
        match.rows["hand"][0, player] = 0
        match.rows["hand"][0, player, [card - 1 for card in cards]] = 1
    if hands:  # the last rounds: as many prizes are left as there will be rounds
        match.rows["round_number"] = 14 - len(hands[0])
        match.rows["left"] = 0
        match.rows["left"][0, 1 : len(hands[0])] = 1
    match.set_position(match.rows.copy())
    return match


def seats(match, what):
    return [seat[what] for seat in match.view()["seats"]]


def test_g1_1_a_prize_outside_the_bounds_is_refused_with_its_line(tmp_path):
    box = tmp_path / "box.toml"
    box.write_text("prizes = [1, 2, 21]\n")
    with pytest.raises(kogge.BadBox, match=r"line 1: a prize's worth must be a whole number from 1 to 20, not 21"):
        load_box(GAME, box)


def test_g1_2_every_hand_holds_each_card_once():
    assert seats(kogge.new("goofspiel", players=4), "cards") == [list(range(1, 14))] * 4


def test_g2_1_each_prize_is_turned_up_once_and_goes_into_the_pot():
    match = kogge.new("goofspiel", players=2, seed=3)
    shown = [match.view()["pot"]]
    while not match.is_over:
        match.play(match.moves()[0])
        shown += [match.view()["pot"]] if match.seat == 1 else []
    prizes = [line for line in match.lines if line.startswith("* prize")]
    assert shown[0] == int(prizes[0].split()[-1])
    assert sorted(prizes) == sorted(f"* prize {worth}" for worth in range(1, 14))


def test_g2_2_nobody_sees_what_another_has_laid():
    match = table()
    match.play("lay 9")
    assert match.view(1)["seats"][0]["laid"] == 9
    for other in (2, None):
        assert match.view(other)["seats"][0]["laid"] == "face down"
        assert 9 in match.view(other)["seats"][0]["cards"]
    assert match.lines_for(2) == []


def test_g2_2_what_a_player_laid_is_dealt_anew_among_what_they_held():
    match = table(hands=([4, 9, 12], [1, 2, 3]))
    match.play("lay 9")
    found = set()
    for seed in range(40):
        s = record_view(match.copy().rows)
        resample_hidden(match.loaded.box, s, 1, seed)
        found.add(int(s.laid[0]) + 1)
    assert found == {4, 9, 12}


def test_g2_3_the_highest_card_takes_the_pot():
    match = table(players=3, prize=7)
    for move in ("lay 3", "lay 11", "lay 10"):
        match.play(move)
    assert seats(match, "points") == [0, 7, 0]


def test_g2_4_if_several_laid_the_highest_nobody_takes_it():
    match = table(players=3, prize=7)
    for move in ("lay 11", "lay 3", "lay 11"):
        match.play(move)
    assert seats(match, "points") == [0, 0, 0]
    assert match.view()["prizes lost"] == 7


def test_g2_5_with_carry_the_pot_stays_and_grows():
    match = table(prize=7, options=["carry"])
    match.play("lay 5")
    match.play("lay 5")
    assert match.view()["prizes lost"] == 0
    assert match.view()["pot"] == 7 + int(match.lines[-1].split()[-1])


def test_g2_6_cards_that_were_laid_are_out_of_the_game():
    match = table()
    match.play("lay 5")
    match.play("lay 6")
    assert "lay 5" not in match.moves()
    assert seats(match, "shown last") == [5, 6]


def test_g3_1_the_game_is_over_when_all_cards_are_laid_and_a_pot_left_is_lost():
    match = table(hands=([4, 9], [4, 9]), options=["carry"])
    match.rows["round_number"] = 12
    match.rows["left"] = 0
    match.rows["left"][0, 2] = 1
    match.set_position(match.rows.copy())
    match.play("lay 9")
    match.play("lay 9")
    assert match.is_over
    assert (match.view()["pot"], seats(match, "points")) == (0, [0, 0])


def test_g3_2_the_greatest_worth_wins_and_equal_players_share():
    match = kogge.new("goofspiel", players=3, seed=1)
    match.rows["won"][0, :3] = [20, 31, 31]
    match.rows["phase"] = 2
    match.set_position(match.rows.copy())
    assert match.winners() == [2, 3]
