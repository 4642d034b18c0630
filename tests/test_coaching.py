"""The tips of the guided first game: each appears at some point, is translated, and is short enough for a phone."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import kogge
from kogge.engine.board import Board, Plural, Tip
from kogge.learn.exercises import first_game_of
from kogge.web.i18n.translation import board_of, in_language, say_plain

EXPECTED = {
    "speicherstadt": {"bidding", "purchase", "processing", "fire", "ships", "contract", "poor", "autumn", "last_round", "over"},
    "hellweg": {"setup", "sale", "transport", "dump", "actions", "discount", "card", "half_time", "last_actions", "last_sale", "over"},
    "colonia": {"family_card", "vote", "tie", "recall", "draw_two", "exchange", "market", "workshops", "loading", "buying", "enshrining",
                "guarding", "few_members", "half_time", "last_week", "windows", "over"},
}  # fmt: skip
MAX_LENGTH = 175  # letters; five lines on a phone


def tips_of(game: str, seed: int) -> list[tuple[dict, list[Tip]]]:
    """The views of seat 1 in a random first game, with their tips. In Colonia all possible relics are bought, so that shrines appear."""
    first, choice = first_game_of(game), random.Random(seed)
    match, found = kogge.new(game, players=first.players, options=first.options, seed=seed), []
    while True:
        view = match.view(1)
        found.append((view, board_of(game).coaching(view, 1)))
        if match.is_over:
            return found
        bought = [move for move in match.moves() if move.startswith("buy ") and game == "colonia"]
        match.play(choice.choice(bought or match.moves()))


@pytest.mark.parametrize("game", EXPECTED)
def test_random_games_show_exactly_the_expected_tips(game):
    shown = {tip.key for seed in range(12) for _view, tips in tips_of(game, seed) for tip in tips}
    assert shown == EXPECTED[game]


@pytest.mark.parametrize("game", EXPECTED)
def test_tips_have_unique_names_and_are_short_in_every_language(game):
    for _view, tips in tips_of(game, 1):
        assert max(Counter(tip.key for tip in tips).values(), default=0) <= 1
        for tip in tips:
            for language in ("en", "nl", "fr", "de"):
                with in_language(language):
                    assert 20 < len(say_plain(tip.message, ["Anna"] * 6)) <= MAX_LENGTH + 25 * isinstance(tip.message.message, Plural)


def test_the_first_fire_is_announced_before_it_can_break_out():
    for seed in range(8):
        warned = False
        for view, tips in tips_of("speicherstadt", seed):
            warned |= any(tip.key == "fire" for tip in tips)
            if not view["over"] and not any(card.startswith("fire ") for card in view["stacks"]["B"]):
                break
        assert warned


def test_only_the_seat_itself_is_coached_in_a_phase():
    match = kogge.new("hellweg", players=2, options=("short",), seed=1)
    assert board_of("hellweg").coaching(match.view(match.seat), match.seat)
    assert board_of("hellweg").coaching(match.view(3 - match.seat), 3 - match.seat) == []


def test_a_board_without_coaching_of_its_own_has_no_tips():
    match = kogge.new("speicherstadt", players=2, seed=1)
    assert Board(title="Plain").coaching(match.view(match.seat), match.seat) == []
