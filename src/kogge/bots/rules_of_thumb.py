"""Rules of thumb: the interface of a game's `rules_of_thumb` module, and how the levels up to `medium` choose a move with them."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from kogge.bots.chance import PICKING, REDEALING, SEATS, stream
from kogge.bots.knowledge import Knowledge
from kogge.engine.chance import next_random, random_start, scaled_below
from kogge.engine.contract import Game
from kogge.engine.flow import OVER, flow_of, scratch_fields
from kogge.engine.record_view import Fields, record_dtype, record_view
from kogge.engine.rule import rule

RANDOM, BEGINNER, EASY, MEDIUM = range(4)
RULE_OF_THUMB_LEVELS = ("random", "beginner", "easy", "medium")

NOISE_STEPS = 1 << 20
DEFAULT_POINT_SCALE = 10.0
BEGINNER_FACTOR = 6  # the noise of `beginner` relative to `easy`, unless the game sets BEGINNER_NOISE
END = 10_000.0  # a horizon beyond the end of any game


@dataclass(frozen=True, eq=False)
class RulesOfThumb:
    """One game's rules of thumb."""

    judge: Callable[..., None]
    """judge(box, s, moves, n, worth): `medium`'s estimate, in points, of each of the n moves of the seat to decide."""
    judge_simply: Callable[..., None]
    """The same for `easy`, by simpler rules."""
    expected_points: Callable[..., None]
    """expected_points(box, s, out): the expected final points of each seat; exact when the game is over."""
    easy_noise: float
    """The maximum error, in points, that `easy` adds to its estimate of a move."""
    rollout_noise: float
    """The same for the rollouts of `hard`."""
    point_scale: float
    """A clear lead in this game, in points."""
    temperature: float
    """The softmax temperature of the priors, in points."""
    horizon: float
    """After how many chance events `hard` ends a rollout and counts expected points."""
    noise: float = 0.0
    """The same as `easy_noise`, for `medium`."""
    beginner_noise: float = 0.0
    """The same for `beginner`, which judges moves like `easy`."""


@functools.cache
def rules_of_thumb_for(game: Game) -> RulesOfThumb:
    """The rules of thumb of a game; neutral ones if its package has none."""
    module: Any = game.part("rules_of_thumb")
    if module is None:
        return _neutral(game)
    return RulesOfThumb(
        module.judge,
        module.judge_simply,
        module.expected_points,
        module.EASY_NOISE,
        module.ROLLOUT_NOISE,
        module.POINT_SCALE,
        module.TEMPERATURE,
        module.HORIZON,
        beginner_noise=getattr(module, "BEGINNER_NOISE", BEGINNER_FACTOR * module.EASY_NOISE),
    )


def _neutral(game: Game) -> RulesOfThumb:
    """Rules of thumb that rate all moves equally: the levels up to `medium` play at random, `hard` uses random rollouts to the end."""

    @rule
    def judge_none(box, s, moves, n, worth):
        """Rate all moves equally."""
        worth[:n] = 0.0

    return RulesOfThumb(judge_none, judge_none, game.points, 1.0, 1.0, DEFAULT_POINT_SCALE, 1.0, END, 1.0, 1.0)


def bot_scratch_fields(game: Game) -> Fields:
    """The working memory of a bot that plays by rules of thumb."""
    return [*scratch_fields(game), ("worth", np.float64, (game.n_actions,))]  # in points, of each open move


@functools.cache
def bot_scratch_dtype(game: Game) -> np.dtype:
    """The record type of that memory."""
    return record_dtype(bot_scratch_fields(game))


@rule
def best_with_noise(worth, n, noise, pick):
    """The index of the greatest worth after adding noise to each; and the next random state."""
    best = 0
    highest = 0.0
    for i in range(n):
        pick = next_random(pick)
        value = worth[i] + noise * (scaled_below(pick, NOISE_STEPS) / NOISE_STEPS) + 1e-9 * i
        if i == 0 or value > highest:
            best, highest = i, value
    return best, pick


def pick_rule(heuristics: RulesOfThumb) -> Callable[..., int]:
    """The rule `pick_by_rule_of_thumb(box, s, level, moves, n, worth, seed)` of a game."""
    judge, judge_simply, noise = heuristics.judge, heuristics.judge_simply, heuristics.noise
    easy_noise, beginner_noise = heuristics.easy_noise, heuristics.beginner_noise

    @rule
    def pick_by_rule_of_thumb(box, s, level, moves, n, worth, seed):
        """The index of the move that a level chooses. In `s`, what the seat cannot know must already be redealt."""
        pick = random_start(seed, PICKING)
        if level == RANDOM:
            return scaled_below(next_random(pick), n)
        if level == BEGINNER:
            judge_simply(box, s, moves, n, worth)
            best, pick = best_with_noise(worth, n, beginner_noise, pick)
        elif level == EASY:
            judge_simply(box, s, moves, n, worth)
            best, pick = best_with_noise(worth, n, easy_noise, pick)
        else:
            judge(box, s, moves, n, worth)
            best, pick = best_with_noise(worth, n, noise, pick)
        return best

    return pick_by_rule_of_thumb


def think_rule(game: Game) -> Callable[..., int]:
    """The rule `think(box, tables, level, seed, decisions, scratch)` of a game."""
    pick_by_rule_of_thumb, to_move, resample_hidden = pick_rule(rules_of_thumb_for(game)), game.to_move, game.resample_hidden

    @rule
    def think(box, tables, level, seed, decisions, scratch):
        """The index of the move that a level chooses at tables[0]; it decides on tables[1], a copy redealt for the seat."""
        seat, redealt = to_move(tables[0]), tables[1]
        seat_seed = stream(seed, seat, SEATS)
        tables[1] = tables[0]
        resample_hidden(box, redealt, seat, stream(seat_seed, decisions, REDEALING))
        worth, pick_seed = scratch.worth, stream(seat_seed, decisions, PICKING)
        return pick_by_rule_of_thumb(box, redealt, level, scratch.moves, scratch.open, worth, pick_seed)

    return think


def play_rule(game: Game) -> Callable[..., int]:
    """The rule `rule_of_thumb_play(box, tables, players, options, seed, levels, scratch)` of a game."""
    setup, prepare_turn, advance, think = game.setup, flow_of(game).prepare_turn, flow_of(game).advance, think_rule(game)

    @rule
    def rule_of_thumb_play(box, tables, players, options, seed, levels, scratch):
        """Play a game between rules of thumb on tables[0]; tables[1] is the redealt copy. Returns the number of decisions."""
        s = tables[0]
        setup(box, s, players, options, seed)
        decisions = 0
        while prepare_turn(box, s, scratch) != OVER:
            if scratch.open > 1:
                best = think(box, tables, levels[scratch.next], seed, decisions, scratch)
                scratch.action = scratch.moves[best]
                decisions += 1
            advance(box, s, scratch)
        return decisions

    return rule_of_thumb_play


@functools.cache
def _interpreted_pick(game: Game) -> Callable[..., int]:
    return pick_rule(rules_of_thumb_for(game))


def rule_of_thumb_bot(knowledge: Knowledge, level: int) -> str:
    """The move of `random`, `beginner`, `easy` or `medium`, by interpreted rules: about a millisecond."""
    moves = np.array(knowledge.actions, np.int16)
    s = record_view(knowledge.rows)
    seed = stream(knowledge.seed, knowledge.turn, PICKING)
    pick = _interpreted_pick(knowledge.game)
    return knowledge.moves[pick(knowledge.loaded.box, s, level, moves, len(moves), np.zeros(len(moves)), seed)]
