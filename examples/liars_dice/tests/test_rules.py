"""Each rule by its number. Run with pytest where kogge and this package are installed."""

from __future__ import annotations

import pytest

from kogge.check import check_game
from kogge.engine.config import GameConfig
from kogge.engine.match import Match
from kogge.games import game_by_id


def rolled(*rolls: str) -> Match:
    match = Match(GameConfig(game_by_id("liars_dice"), len(rolls)), manual_chance=True)
    for seat, roll in enumerate(rolls, 1):
        match.apply_chance(f"roll {seat} {roll}")
    return match


def test_l2_1_only_the_owner_sees_a_roll():
    match = rolled("4 6", "1 1")
    assert [seat["dice"] for seat in match.view(1)["seats"]] == [[4, 6], "under the cup"]
    assert match.lines_for(1) == ["* roll 1 4 6", "* roll 2 ?"]
    assert match.lines_for(None) == ["* roll 1 ?", "* roll 2 ?"]


def test_l2_3_a_bid_is_higher_by_more_dice_or_a_higher_face():
    match = rolled("4 6", "1 1")
    assert "doubt" not in match.moves()
    match.play("bid 2 3")
    assert "bid 2 4" in match.moves()
    assert "bid 3 1" in match.moves()
    assert "bid 2 3" not in match.moves()
    assert "bid 1 6" not in match.moves()


@pytest.mark.parametrize(("bid", "winner"), [("bid 2 1", 1), ("bid 3 1", 2), ("bid 1 6", 1)])
def test_l3_1_the_bidder_wins_if_there_are_as_many_or_more(bid, winner):
    match = rolled("4 6", "1 1")
    match.play(bid)
    match.play("doubt")
    assert match.winners() == [winner]
    assert match.view(2)["seats"][0]["dice"] == [4, 6]


@pytest.mark.parametrize("finding", check_game("liars_dice"), ids=lambda finding: finding.promise)
def test_the_promises_of_the_contract(finding):
    assert finding.broken == ""
