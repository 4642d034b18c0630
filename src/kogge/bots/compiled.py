"""The bots compiled for the CPU: `hard`'s search, and whole games between rules of thumb.

Importing this module is cheap; the first call imports numba and compiles, or loads from the cache. Entry points release the GIL and work
on arrays that the caller provides."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from kogge.bots.evaluator import evaluator_for, net_context, no_net_context, work_dtype
from kogge.bots.knowledge import Knowledge
from kogge.bots.net import Net
from kogge.bots.rules_of_thumb import RULE_OF_THUMB_LEVELS, bot_scratch_dtype, play_rule, rules_of_thumb_for
from kogge.bots.search import N_PARAMETERS, NONE, Edge, Node, search_rule
from kogge.engine.config import GameConfig, checked_config
from kogge.engine.contract import Game
from kogge.engine.errors import BadOption
from kogge.engine.flow import flow_of
from kogge.engine.rule import entry_points
from kogge.engine.validation import LAST_SEED, checked_numbers

_compiling = threading.Lock()


class BotEngine:
    """One game's compiled bots; an entry point is compiled on its first call."""

    def __init__(self, game: Game):
        search = search_function(game)
        rule_of_thumb_play, split_win = play_rule(game), flow_of(game).split_win
        entry = entry_points(game, "bots")  # must come after the rules above, which it registers with numba
        self.game = game
        self.search: Callable[..., int] = entry(search)
        self.play_games: Callable[..., int] = entry(_play_games(rule_of_thumb_play, split_win))
        self._is_warm = False

    def warm_up(self, knowledge: Knowledge) -> None:
        """Compile the search before a time budget starts."""
        with _compiling:
            if not self._is_warm:
                Tree(knowledge.config, knowledge.rows, 1).grow(self, knowledge.seat - 1, 0, np.ones(N_PARAMETERS), 1)
                self._is_warm = True


def search_function(game: Game) -> Callable[..., int]:
    """The entry point of a game's search, not compiled."""
    simulate = search_rule(game, evaluator_for(game, rules_of_thumb_for(game)))

    def search(boxes, tables, seat, seed, first, count, parameters, slots, nodes, edges, context, works):
        """Run simulations `first` to `first + count` of a search; their results accumulate in nodes and edges."""
        return simulate(boxes[0], tables, seat, seed, first, count, parameters, slots, nodes, edges, context, works[0])

    return search


def _play_games(rule_of_thumb_play: Callable[..., int], split_win: Callable[..., int]) -> Callable[..., int]:
    def play_games(boxes, tables, players, options, seeds, levels, scratches, shares, points):
        """Play games with seeds[i] and levels[i] by seat; results go to shares[i] and points[i]. Returns the number of decisions."""
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
    """The arrays of one search: tree and working memory. Not shared between threads."""

    def __init__(self, config: GameConfig, rows: np.ndarray, capacity: int, net: Net | None = None):
        self.config, game = config, config.game
        self.context = no_net_context(game) if net is None else net_context(net)
        nodes = 1 << max(8, (capacity + 1).bit_length())
        self.tables = np.zeros(2, game.Table)
        self.tables[0] = rows[0]
        self.slots = np.full(2 * nodes, NONE, np.int32)
        self.nodes = np.empty(nodes, Node)
        self.edges = np.empty(16 * nodes + game.n_actions, Edge)
        self.works = np.zeros(1, work_dtype(game))
        self.simulations = 0
        self.decisions = 0

    def grow(self, engine: BotEngine, seat: int, seed: int, parameters: np.ndarray, count: int) -> None:
        """Run `count` more simulations. The tree depends on the seed only, not on how the simulations are split into calls."""
        self.decisions += engine.search(
            self.config.loaded.rows, self.tables, seat, seed, self.simulations, count, parameters, self.slots, self.nodes, self.edges,
            self.context, self.works,
        )  # fmt: skip
        self.simulations += count

    def root_moves(self) -> list[tuple[int, int, float, float]]:
        """The moves at the root, by action: action, visits, sum of gains, sum of win shares."""
        found = []
        edge = int(self.nodes[0]["first"]) if self.simulations else NONE
        while edge != NONE:
            row = self.edges[edge]
            found.append((int(row["action"]), int(row["visits"]), float(row["value"]), float(row["share"])))
            edge = int(row["next"])
        return found


def parameter_array(values: dict[int, float]) -> np.ndarray:
    """The parameters of a search as an array for compiled code; parameters without a value are 0."""
    parameters = np.zeros(N_PARAMETERS)
    for index, value in values.items():
        parameters[index] = value
    return parameters


def rule_of_thumb_games(config: GameConfig, seeds: Any, levels: Any) -> tuple[np.ndarray, np.ndarray, int]:
    """Play games between rules of thumb, compiled: win shares and points by game and seat, and the total number of decisions."""
    game, players = checked_config(config).game, config.players
    seeds = checked_numbers(seeds, (np.size(seeds),), "seeds")
    levels = checked_numbers(levels, (len(seeds), players), "levels")
    if seeds.min(initial=0) < 0 or levels.min(initial=0) < 0 or levels.max(initial=0) >= len(RULE_OF_THUMB_LEVELS):
        raise BadOption(f"Seeds are from 0 to {LAST_SEED}, levels from 0 to {len(RULE_OF_THUMB_LEVELS) - 1}.", code="bad_array")
    shares, points = np.zeros((len(seeds), players)), np.zeros((len(seeds), players), np.int64)
    decisions = bot_engine(game).play_games(
        config.loaded.rows, np.zeros(2, game.Table), players, config.option_bits, seeds, levels.astype(np.int8),
        np.zeros(1, bot_scratch_dtype(game)), shares, points,
    )  # fmt: skip
    return shares, points, decisions
