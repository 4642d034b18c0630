"""What each thing brought in the end, and what moves do: each game tells it, and it adds up to the result."""

from __future__ import annotations

import random

import pytest

import kogge
from kogge.games import game_ids
from kogge.kit.board import Outlook
from kogge.web.speech.boards import board_of, say_plain, why
from kogge.web.speech.words import LANGUAGES, game, speaking

NAMES = ["Anne", "Bas", "Cato", "Dirk"]


@pytest.fixture(scope="module", params=game_ids())
def played(request):
    """A game of chance, and what each thing brought."""
    match, chance = kogge.new(request.param, players=4, seed=3), random.Random(3)
    while match.seat:
        moves = match.moves()
        match.play("buy" if "buy" in moves else chance.choice(moves))
    return match, list(match.game.part("board.harvest").harvest(match.steps()))


def test_what_the_things_brought_adds_up_to_the_points(played):
    match, things = played
    for seat, player in enumerate(match.view(None)["seats"], 1):
        own = [one for one in things if one["seat"] == seat]
        final = dict(player["final"])
        elsewhere = {"thaler", "windows", *(() if any(one["name"] == "firemen" for one in own) else ("fires",))}
        assert sum(one["brought"]["points"] for one in own) == sum(n for key, n in final.items() if key not in elsewhere)
        assert all(0 < one["line"] <= len(match.lines) for one in own)


def test_every_thing_and_every_amount_has_words_in_every_language(played):
    match, things = played
    harvest, view = match.game.part("board.harvest"), match.view(None)
    assert things
    for language in LANGUAGES:
        with speaking(language):
            game.set(match.game.id)
            assert all(say_plain(harvest.word(view, one["name"]), NAMES) for one in things)
    assert {unit for one in things for unit in (*one["cost"], *one["brought"])} <= set(harvest.UNITS)


@pytest.mark.parametrize("name", game_ids())
def test_hints_and_analyses_say_what_most_moves_do(name):
    match, chance = kogge.new(name, players=4, seed=5), random.Random(5)
    told: dict[str, list[bool]] = {}
    for _ in range(60):
        for move in match.moves():
            found = why(match, move)
            assert found is None or (isinstance(found, Outlook) and say_plain(found.says, NAMES))
            told.setdefault(move.split(" ")[0], []).append(found is not None)
        match.play("buy" if "buy" in match.moves() else chance.choice(match.moves()))
    said = {"speicherstadt": ("bid", "deliver"), "hellweg": ("buy", "sell"), "colonia": ("booth", "order", "load", "buy")}
    assert all(all(told[verb]) for verb in said[name] if verb in told)
    assert any(verb in told for verb in said[name])


def test_s3_6_a_bid_says_who_may_buy_first_and_for_how_much():
    match = kogge.new("speicherstadt", players=3, seed=1)
    first = match.seat
    match.play("bid 1")
    said = say_plain(why(match, "bid 1").says, NAMES)
    assert said.startswith(f"{NAMES[first - 1]} may buy first, for 2 coins")
    assert board_of("speicherstadt").foresee(match, "bid 1") is None, "on the board the card itself says it"
