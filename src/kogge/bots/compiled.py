"""The bots compiled for the CPU: `hard`'s search, and whole games between the rules of thumb. Importing this is free; the first engine
asked for imports numba and compiles, or takes it from the cache. Every entry point releases the GIL and works on arrays of its caller."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from kogge.bots.evaluator import counsel_for, empty_mind, mind_of, work_dtype
from kogge.bots.knowledge import Knowledge
from kogge.bots.net import Net
from kogge.bots.rules_of_thumb import RULE_OF_THUMB_LEVELS, play_rule, rules_of_thumb_for, thinking_dtype
from kogge.bots.search import N_KNOBS, NONE, Edge, Node, search_rule
from kogge.engine.config import GameConfig, checked_config
from kogge.engine.contract import Game
from kogge.engine.errors import BadOption
from kogge.engine.flow import flow_of
from kogge.engine.rule import entry_points
from kogge.engine.validation import LAST_SEED, checked_numbers

_compiling = threading.Lock()


class BotEngine:
    """One game's compiled bots; each entry point is compiled when first called."""

    def __init__(self, game: Game):
        simulate = search_rule(game, counsel_for(game, rules_of_thumb_for(game)))
        rule_of_thumb_play, split_win = play_rule(game), flow_of(game).split_win
        entry = entry_points(game, "bots")  # makes the rules above known to numba
        self.game = game
        self.search: Callable[..., int] = entry(_search(simulate))
        self.play_games: Callable[..., int] = entry(_play_games(rule_of_thumb_play, split_win))
        self._is_warm = False

    def warm_up(self, knowledge: Knowledge) -> None:
        """Have the search compiled before its clock starts."""
        with _compiling:
            if not self._is_warm:
                Tree(knowledge.config, knowledge.rows, 1).grow(self, knowledge.seat - 1, 0, np.ones(N_KNOBS), 1)
                self._is_warm = True


def _search(simulate: Callable[..., int]) -> Callable[..., int]:
    def search(boxes, tables, seat, seed, first, count, knobs, slots, nodes, edges, mind, works):
        """Simulations `first` to `first + count` of a search; what they learn stays in nodes and edges."""
        return simulate(boxes[0], tables, seat, seed, first, count, knobs, slots, nodes, edges, mind, works[0])

    return search


def _play_games(rule_of_thumb_play: Callable[..., int], split_win: Callable[..., int]) -> Callable[..., int]:
    def play_games(boxes, tables, players, options, seeds, levels, scratches, shares, points):
        """Game i has seed seeds[i] and levels[i] by seat; shares[i] and points[i] are what came out. Returns the decisions made."""
        scratch = scratches[0]
        decisions = 0
        for i in range(seeds.shape[0]):
            decisions += rule_of_thumb_play(boxes[0], tables, players, options, seeds[i], levels[i], scratch)
            split_win(boxes[0], tables[0], scratch)
            for seat in range(players):
                shares[i, seat] = scratch.shares[seat]
                points[i, seat] = scratch.points[seat]
        return decisions

    return play_games


@functools.cache
def _engine(game: Game) -> BotEngine:
    return BotEngine(game)


def bot_engine(game: Game) -> BotEngine:
    """The compiled bots of a game."""
    with _compiling:
        return _engine(game)


class Tree:
    """The arrays of one search, with a net or without: the tree and its scratch. Not shared between threads."""

    def __init__(self, config: GameConfig, rows: np.ndarray, room: int, net: Net | None = None):
        self.config, game = config, config.game
        self.mind = empty_mind(game) if net is None else mind_of(net)
        nodes = 1 << max(8, (room + 1).bit_length())
        self.tables = np.zeros(2, game.Table)
        self.tables[0] = rows[0]
        self.slots = np.full(2 * nodes, NONE, np.int32)
        self.nodes = np.empty(nodes, Node)
        self.edges = np.empty(16 * nodes + game.n_actions, Edge)
        self.works = np.zeros(1, work_dtype(game))
        self.simulations = 0
        self.decisions = 0

    def grow(self, engine: BotEngine, seat: int, seed: int, knobs: np.ndarray, count: int) -> None:
        """Run `count` more simulations. The same seed gives the same tree, however the simulations are split into calls."""
        self.decisions += engine.search(
            self.config.loaded.rows, self.tables, seat, seed, self.simulations, count, knobs, self.slots, self.nodes, self.edges,
            self.mind, self.works,
        )  # fmt: skip
        self.simulations += count

    def root_moves(self) -> list[tuple[int, int, float, float]]:
        """At the root, in order of action: action, visits, sum of gains, sum of win shares."""
        found = []
        edge = int(self.nodes[0]["first"]) if self.simulations else NONE
        while edge != NONE:
            row = self.edges[edge]
            found.append((int(row["action"]), int(row["visits"]), float(row["value"]), float(row["share"])))
            edge = int(row["next"])
        return found


def knobs_array(knobs: dict[int, float]) -> np.ndarray:
    """The knobs of a search as the array that compiled code takes."""
    out = np.zeros(N_KNOBS)
    for knob, value in knobs.items():
        out[knob] = value
    return out


def rule_of_thumb_games(config: GameConfig, seeds: Any, levels: Any) -> tuple[np.ndarray, np.ndarray, int]:
    """Whole games between rules of thumb in compiled code: win shares and points by game and seat, and the decisions made in all."""
    game, players = checked_config(config).game, config.players
    seeds = checked_numbers(seeds, (np.size(seeds),), "seeds")
    levels = checked_numbers(levels, (len(seeds), players), "levels")
    if seeds.min(initial=0) < 0 or levels.min(initial=0) < 0 or levels.max(initial=0) >= len(RULE_OF_THUMB_LEVELS):
        raise BadOption(f"Seeds are from 0 to {LAST_SEED}, levels from 0 to {len(RULE_OF_THUMB_LEVELS) - 1}.", code="bad_array")
    shares, points = np.zeros((len(seeds), players)), np.zeros((len(seeds), players), np.int64)
    decisions = bot_engine(game).play_games(
        config.loaded.rows, np.zeros(2, game.Table), players, config.option_bits, seeds, levels.astype(np.int8),
        np.zeros(1, thinking_dtype(game)), shares, points,
    )  # fmt: skip
    return shares, points, decisions
