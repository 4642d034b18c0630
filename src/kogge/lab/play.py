"""A portion of a study: its games are played and measured, and the measurements summed up."""

from __future__ import annotations

from typing import Any

import numpy as np

from kogge.arena.play import play_out
from kogge.bots import Bot, bot_name, bot_named
from kogge.bots.rules_of_thumb import RULE_OF_THUMB_LEVELS
from kogge.engine.config import GameConfig
from kogge.engine.flow import flow_of
from kogge.engine.record_view import record_view
from kogge.lab.instrumented.compiled import Watched, watched_games
from kogge.lab.instrumented.rules import new_notes, notes_of, own_numbers
from kogge.lab.study import EQUAL, Portion, Study


def play_portion(study: Study, portion: Portion, compiled: bool) -> dict[str, Any]:
    """Play one portion. Games between rules of thumb may run compiled: the same games, some hundred times faster."""
    config = study.variants[portion.variant].config
    players = config.players
    seeds = portion.first + np.arange(portion.seeds)
    if portion.part == EQUAL:
        sides = np.zeros((portion.seeds, players), np.int64)
    else:  # each seed with the stronger bot in every seat, game by game
        seeds = np.repeat(seeds, players)
        sides = np.tile(1 - np.eye(players, dtype=np.int64), (portion.seeds, 1))
    noted = _played(config, seeds, sides, study, compiled)
    found = {
        "number": portion.number,
        "variant": portion.variant,
        "part": portion.part,
        "seeds": [portion.first, portion.seeds],
        "points": noted.points.tolist(),
        "shares": noted.shares.round(4).tolist(),
        "figures": noted.figures.tolist(),
    }
    return found | ({"things": _things(noted)} if portion.part == EQUAL else {"moves": _moves(noted, sides)})


def can_be_compiled(study: Study) -> bool:
    """Do both bots play by rules of thumb?"""
    return all(name is None or name in RULE_OF_THUMB_LEVELS for name in study.names)


def _played(config: GameConfig, seeds: np.ndarray, sides: np.ndarray, study: Study, compiled: bool) -> Watched:
    """Side 0 is the study's bot, side 1 the weaker one."""
    bots = [study.bot, *([] if study.weak is None else [study.weak])]
    if compiled:
        levels = np.array([RULE_OF_THUMB_LEVELS.index(bot_name(bot)) for bot in bots])
        return watched_games(config, seeds, levels[sides])
    found = Watched(config, len(seeds))
    named = [(bot_name(bot), bot_named(bot)) for bot in bots]
    for number, seed in enumerate(seeds):
        _watch(config, int(seed), [named[side] for side in sides[number]], found, number)
    return found


def _watch(config: GameConfig, seed: int, bots: list[tuple[str, Bot]], found: Watched, number: int) -> None:
    """One interpreted game."""
    game, box, own = config.game, config.loaded.box, own_numbers(config.game)
    flow, notes = flow_of(game), notes_of(game)
    _, w = new_notes(game)
    notes.begin(w)

    def noted(rows: np.ndarray, action: int) -> None:
        s = record_view(rows)
        flow.prepare_turn(box, s, w)
        w.action = action
        notes.note_choice(box, s, w, own)

    match, _, _ = play_out(config, seed, bots, f"the game of seed {seed}", noted)
    s = record_view(match.rows)
    notes.note_end(box, s, w, own)
    flow.split_win(box, s, w)
    seats = slice(0, config.players)
    found.shares[number], found.points[number] = w.shares[seats], w.points[seats]
    found.figures[number] = w.choices, w.changes, w.since, w.first
    found.gained[number] = w.gained[seats, : len(own)]
    found.offered[number], found.taken[number] = w.offered[seats], w.taken[seats]


def _things(noted: Watched) -> dict[str, list[float]]:
    """For each of a seat's own numbers that ever increased: its increases; and, relative to the table's mean, their squares, and products
    with points and win shares. Regression slopes are computed from these."""
    aside = noted.gained - noted.gained.mean(1, keepdims=True)
    points = noted.points - noted.points.mean(1, keepdims=True)
    wins = noted.shares - noted.shares.mean(1, keepdims=True)
    sums = np.stack(
        [
            noted.gained.sum((0, 1), dtype=np.float64),
            np.einsum("gsk,gsk->k", aside, aside, dtype=np.float64),
            np.einsum("gsk,gs->k", aside, points, dtype=np.float64),
            np.einsum("gsk,gs->k", aside, wins, dtype=np.float64),
        ],
        axis=1,
    )
    return {str(k): [round(float(number), 5) for number in sums[k]] for k in np.flatnonzero(sums[:, 0])}


def _moves(noted: Watched, sides: np.ndarray) -> dict[str, list[int]]:
    """For each action that was ever legal: how often each bot took it and could have taken it."""
    numbers = [(table[sides == side]).sum(0) for side in (0, 1) for table in (noted.taken, noted.offered)]
    return {str(action): [int(table[action]) for table in numbers] for action in np.flatnonzero(numbers[1] + numbers[3])}
