"""The decisions that can be planned in a correspondence game, in every game with a board of its own."""

from __future__ import annotations

import random

import pytest

import kogge
from kogge.engine.board import Board, PlanOffer
from kogge.engine.match import Match
from kogge.games import game_by_id

GAMES = ("colonia", "hellweg", "speicherstadt")


def board(game: str) -> Board:
    return game_by_id(game).part("board").BOARD


def offers(match: Match, seat: int) -> dict[str, PlanOffer]:
    return {offer.key: offer for offer in board(match.game.id).plan_offers(match.view(seat), seat)}


def planned(match: Match, plan: dict[str, str]) -> str:
    return board(match.game.id).planned_move(match.view(match.seat), match.seat, match.moves(), plan)


@pytest.mark.parametrize("game", GAMES)
def test_a_valid_plan_gives_a_legal_move_or_asks(game):
    drawn, match = random.Random(11), kogge.new(game, players=3, seed=11)
    plans: dict[int, dict[str, tuple[str, str]]] = {1: {}, 2: {}, 3: {}}
    used, asked = 0, 0
    while not match.is_over:
        seat = match.seat
        for one in (1, 2, 3):  # everyone plans something now and then
            if drawn.random() < 0.1:
                for offer in offers(match, one).values():
                    assert len({choice.value for choice in offer.choices}) == len(offer.choices), offer.key
                    choice = drawn.choice(offer.choices)
                    plans[one][offer.key] = choice.value, choice.basis
        there = {(offer.key, choice.value, choice.basis) for offer in offers(match, seat).values() for choice in offer.choices}
        plan = {key: value for key, (value, basis) in plans[seat].items() if (key, value, basis) in there}
        move = planned(match, plan)
        assert move == "" or move in match.moves(), (match.view(seat)["phase"], plan, move)
        used, asked = used + bool(move), asked + (not move)
        match.play(move or drawn.choice(match.moves()))
    assert used > 10
    assert asked > 10
    assert all(offers(match, seat) == {} for seat in (1, 2, 3)), "nothing is planned when the game is over"


@pytest.mark.about("speicherstadt")
def test_a_planned_maximum_price_is_respected():
    match = kogge.new("speicherstadt", players=2, seed=3)
    card = match.view(1)["row"][0]["card"]
    while match.view(1)["phase"] == "bidding":
        match.play("bid 1")
    view = match.view(match.seat)
    assert view["selling"] == 1
    assert view["row"][0]["price"] == 5, "nobody has six coins: that merchant went home by itself"
    key = {offer.key: offer for offer in board("speicherstadt").plan_offers(view, match.seat)}["buy 1"]
    assert card in key.choices[0].basis
    assert planned(match, {"buy 1": "5"}) == "buy"
    assert planned(match, {"buy 1": "4"}) == "pass"
    assert planned(match, {"buy 1": "0"}) == "pass"
    assert planned(match, {"all": "pass"}) == "pass"
    assert planned(match, {}) == ""


@pytest.mark.about("speicherstadt")
def test_a_planned_bid_is_not_played_when_the_price_has_risen():
    match = kogge.new("speicherstadt", players=2, seed=3)
    match.play("bid 2")
    assert planned(match, {"bid": "2 2"}) == "bid 2"
    assert planned(match, {"bid": "2 1"}) == "", "the price is 2 now: the player is asked"


@pytest.mark.about("colonia")
def test_a_family_card_that_would_count_as_zero_is_not_played_from_a_plan():
    match = kogge.new("colonia", players=3, seed=3)
    while match.view(match.seat)["phase"] != "family_card":
        match.play(match.moves()[0])
    assert planned(match, {"card": "5"}) == "card 5"
    view = match.view(match.seat)
    view["seats"][match.seat - 1]["cards_for_zero"] = [5]
    assert board("colonia").planned_move(view, match.seat, match.moves(), {"card": "5"}) == ""


@pytest.mark.about("colonia")
def test_votes_are_planned_by_edict_and_a_booth_only_as_it_is_filled():
    match = kogge.new("colonia", players=3, seed=3)
    while match.view(match.seat)["phase"] != "market":
        match.play("yes" if "yes" in match.moves() else match.moves()[0])
    booth = next(one for one in match.view(match.seat)["market"] if f"booth {one['booth']}" in match.moves())
    choices = {choice.value: choice for choice in offers(match, match.seat)["market"].choices}
    assert choices[f"booth {booth['booth']}"].basis.endswith(" ".join(booth["resources"]))
    other = next(seat for seat in (1, 2, 3) if seat != match.seat)
    match.play(f"booth {booth['booth']}")
    assert f"booth {booth['booth']}" not in {choice.value for choice in offers(match, other)["market"].choices}
    waiting = {f"vote {one['edict']}" for one in match.view(other)["edicts"] if one["state"] == "waiting"}
    assert waiting <= set(offers(match, other))


@pytest.mark.about("hellweg")
def test_an_action_is_planned_for_the_first_or_the_second_merchant():
    match = kogge.new("hellweg", players=3, seed=3)
    while match.view(match.seat)["asks"] != "action":
        match.play("next" if "next" in match.moves() else match.moves()[0])
    assert planned(match, {"action 2": "thaler", "action 1": "buy dortmund"}) == "thaler"
    assert planned(match, {"action 1": "thaler"}) == ""
    taken = next(move for move in match.moves() if move.startswith("buy "))
    assert planned(match, {"action 2": taken}) == taken
    match.play(taken)
    while match.view(match.seat)["asks"] != "action":
        match.play(match.moves()[0])
    assert planned(match, {"action 2": taken}) == "", "another merchant stands there now: the player is asked"
