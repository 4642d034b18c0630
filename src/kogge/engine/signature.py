"""The signature of a game: a hash of 16 characters that changes with its rules, its observations and the numbers of its actions.

A net's card holds the signature of the game it was trained for; a net for other rules or observations is refused.
"""

from __future__ import annotations

import functools
import hashlib

import numpy as np

from kogge.engine.boxes import LoadedBox
from kogge.engine.chance import next_random, random_start, scaled_below
from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.engine.flow import CHOICES, OVER, flow_of, scratch_dtype
from kogge.engine.record_view import record_view

SEED = 1
OBSERVED_EVERY = 8
"""Hash every 8th observation: an interpreted observation takes longer than a move."""


@functools.cache
def signature(game: Game, loaded: LoadedBox | None = None) -> str:
    """A hash of random games with a box (None: the standard one), for every number of players, without options and with all of them."""
    digest = hashlib.sha256(repr((game.id, game.obs_size, game.n_actions, list(game.options))).encode())
    for players in game.players:
        for options in dict.fromkeys([(), tuple(game.options)]):
            _add_game(digest, GameConfig(game, players, options, loaded))
    return digest.hexdigest()[:16]


def _add_game(digest: hashlib._Hash, config: GameConfig) -> None:
    """Add one random game: its legal moves, some observations, and the final table."""
    game, flow = config.game, flow_of(config.game)
    rows, scratches = np.zeros(1, game.Table), np.zeros(1, scratch_dtype(game))
    box, s, scratch = config.loaded.box, record_view(rows), record_view(scratches)
    observation = np.zeros(game.obs_size, np.float32)
    pick, decisions = random_start(SEED, CHOICES), 0
    game.setup(box, s, config.players, config.option_bits, SEED)
    while flow.prepare_turn(box, s, scratch) != OVER:
        if scratch.open > 1:
            digest.update(scratch.moves[: scratch.open].tobytes())
            if decisions % OBSERVED_EVERY == 0:
                game.observe(box, s, scratch.next, observation)
                digest.update(observation.tobytes())
            pick = next_random(pick)
            scratch.action = scratch.moves[scaled_below(pick, scratch.open)]
            decisions += 1
        flow.advance(box, s, scratch)
    digest.update(rows.tobytes())
