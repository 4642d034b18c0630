"""Hints and analyses explain in a sentence what a move leads to."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import kogge
from kogge.games import game_ids
from kogge.games.speicherstadt.board.tooltips import worth
from kogge.games.speicherstadt.board.words import card_word
from kogge.web.i18n.translation import board_of, explain, say_plain

NAMES = ["Anne", "Bas", "Cato", "Dirk"]
NEEDS_NONE: set[str] = set()  # verbs of moves that need no explanation
CHECKED_MOVES = 10  # of each kind
GAMES = 20  # at most; the rarest is offered long before


def kind_of(move: str) -> tuple[str, int]:
    """Its verb, and how many words follow."""
    verb, *words = move.split(" ")
    return verb, len(words)


@pytest.mark.parametrize("game", game_ids())
def test_every_kind_of_move_has_an_explanation(game):
    """Random games are played until each kind was offered."""
    chance, every_option, offered = random.Random(7), list(kogge.list_games()[game]["options"]), Counter[tuple[str, int]]()
    for seed in range(GAMES):
        match = kogge.new(game, players=4, options=[] if seed % 2 else every_option, seed=seed)
        while not match.is_over:
            moves = match.moves()
            chance.shuffle(moves)
            kinds = {kind_of(move): move for move in moves}
            for kind, move in kinds.items():
                offered[kind] += 1
                if offered[kind] <= CHECKED_MOVES and kind[0] not in NEEDS_NONE:
                    explanation = explain(match, move)
                    assert explanation, (move, match.lines)
                    assert say_plain(explanation.message, NAMES), (move, match.lines)
            match.play(chance.choice([move for move in kinds.values() if move != "pass"] or moves))
        missing = {kind_of(move) for move in match.loaded.actions} - set(offered)
        if seed and not missing:
            break
    assert not missing


def test_s3_6_a_bid_says_who_may_buy_first_and_for_how_much():
    match = kogge.new("speicherstadt", players=3, seed=1)
    first = match.seat
    match.play("bid 1")
    text = say_plain(explain(match, "bid 1").message, NAMES)
    assert f"{NAMES[first - 1]} is asked first, at 2 coins" in text
    lot = match.view(match.seat)["row"][0]
    short = say_plain(board_of("speicherstadt").short_label(match.view(match.seat), "bid 1"), NAMES)
    assert short == "Bid for " + say_plain(card_word(lot["card"], lot["cubes"]), NAMES)
    worth_now = worth(match.view(None), lot["card"], match.seat)
    assert worth_now is None or text.startswith(say_plain(worth_now, NAMES) + " · ")
    assert board_of("speicherstadt").preview(match, "bid 1") is None, "on the board the card itself shows it"
