"""One portion of a study: play and measure its games, and sum up the measurements."""

from __future__ import annotations

from typing import Any

import numpy as np

from kogge.arena.play import play_out
from kogge.bots import Bot, bot_name, bot_named
from kogge.bots.rules_of_thumb import RULE_OF_THUMB_LEVELS
from kogge.engine.config import GameConfig
from kogge.engine.flow import flow_of
from kogge.engine.record_view import record_view
from kogge.lab.instrumented.compiled import Measurements, measured_games
from kogge.lab.instrumented.rules import measuring_rules, new_scratch, own_numbers
from kogge.lab.study import EQUAL, Portion, Study


def play_portion(study: Study, portion: Portion, compiled: bool) -> dict[str, Any]:
    """Play one portion. With `compiled`, games between rules of thumb run compiled: the same games, about a hundred times faster."""
    config = study.variants[portion.variant].config
    players = config.players
    seeds = portion.first + np.arange(portion.seeds)
    if portion.part == EQUAL:
        sides = np.zeros((portion.seeds, players), np.int64)
    else:  # each seed with the stronger bot in every seat, game by game
        seeds = np.repeat(seeds, players)
        sides = np.tile(1 - np.eye(players, dtype=np.int64), (portion.seeds, 1))
    measured = _played(config, seeds, sides, study, compiled)
    found = {
        "number": portion.number,
        "variant": portion.variant,
        "part": portion.part,
        "seeds": [portion.first, portion.seeds],
        "points": measured.points.tolist(),
        "shares": measured.shares.round(4).tolist(),
        "figures": measured.figures.tolist(),
    }
    return found | ({"things": _things(measured)} if portion.part == EQUAL else {"moves": _moves(measured, sides)})


def can_be_compiled(study: Study) -> bool:
    """Do both bots play by rules of thumb?"""
    return all(name is None or name in RULE_OF_THUMB_LEVELS for name in study.names)


def _played(config: GameConfig, seeds: np.ndarray, sides: np.ndarray, study: Study, compiled: bool) -> Measurements:
    """Play and measure games with these seeds. `sides` says which bot has which seat: 0 is the study's bot, 1 the weaker one."""
    bots = [study.bot, *([] if study.weak is None else [study.weak])]
    if compiled:
        levels = np.array([RULE_OF_THUMB_LEVELS.index(bot_name(bot)) for bot in bots])
        return measured_games(config, seeds, levels[sides])
    found = Measurements(config, len(seeds))
    named = [(bot_name(bot), bot_named(bot)) for bot in bots]
    for number, seed in enumerate(seeds):
        _watch(config, int(seed), [named[side] for side in sides[number]], found, number)
    return found


def _watch(config: GameConfig, seed: int, bots: list[tuple[str, Bot]], found: Measurements, number: int) -> None:
    """Play one game interpreted, and write its measurements into row `number` of `found`."""
    game, box, own = config.game, config.loaded.box, own_numbers(config.game)
    flow, rules = flow_of(game), measuring_rules(game)
    _, w = new_scratch(game)
    rules.begin(w)

    def on_decision(rows: np.ndarray, action: int) -> None:
        s = record_view(rows)
        flow.prepare_turn(box, s, w)
        w.action = action
        rules.measure_choice(box, s, w, own)

    match, _, _ = play_out(config, seed, bots, f"the game of seed {seed}", on_decision)
    s = record_view(match.rows)
    rules.measure_end(box, s, w, own)
    flow.split_win(box, s, w)
    seats = slice(0, config.players)
    found.shares[number], found.points[number] = w.shares[seats], w.points[seats]
    found.figures[number] = w.choices, w.changes, w.since, w.first
    found.gained[number] = w.gained[seats, : len(own)]
    found.offered[number], found.taken[number] = w.offered[seats], w.taken[seats]


def _things(measured: Measurements) -> dict[str, list[float]]:
    """Sums over all games and seats, for each of a seat's own numbers that ever increased: of its gains; and of their deviation from the
    table's mean squared, times points, and times win shares. The report computes regression slopes from these."""
    deviations = measured.gained - measured.gained.mean(1, keepdims=True)
    points = measured.points - measured.points.mean(1, keepdims=True)
    wins = measured.shares - measured.shares.mean(1, keepdims=True)
    sums = np.stack(
        [
            measured.gained.sum((0, 1), dtype=np.float64),
            np.einsum("gsk,gsk->k", deviations, deviations, dtype=np.float64),
            np.einsum("gsk,gs->k", deviations, points, dtype=np.float64),
            np.einsum("gsk,gs->k", deviations, wins, dtype=np.float64),
        ],
        axis=1,
    )
    return {str(k): [round(float(number), 5) for number in sums[k]] for k in np.flatnonzero(sums[:, 0])}


def _moves(measured: Measurements, sides: np.ndarray) -> dict[str, list[int]]:
    """For each action that was ever legal: how often each bot chose it and could have chosen it."""
    numbers = [(table[sides == side]).sum(0) for side in (0, 1) for table in (measured.taken, measured.offered)]
    return {str(action): [int(table[action]) for table in numbers] for action in np.flatnonzero(numbers[1] + numbers[3])}
