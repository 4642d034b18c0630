"""What a game's rules are, in sixteen signs: they change with any rule that a random game meets, and with what is observed and numbered.

A net that has learned from other rules, or from other observations of the same, has another signature in its card.
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
LOOKED_AT = 8
"""Every so manieth decision is looked at by the seat that decides: an interpreted observation takes longer than a move."""


@functools.cache
def signature(game: Game, loaded: LoadedBox | None = None) -> str:
    """The digest of random games from a box (None: the standard one), by every number of players, without options and with all."""
    digest = hashlib.sha256(repr((game.id, game.obs_size, game.n_actions, list(game.options))).encode())
    for players in game.players:
        for options in dict.fromkeys([(), tuple(game.options)]):
            _add_game(digest, GameConfig(game, players, options, loaded))
    return digest.hexdigest()[:16]


def _add_game(digest: hashlib._Hash, config: GameConfig) -> None:
    """Add one random game: the moves that were open, what was observed now and then, and the table it ends with."""
    game, flow = config.game, flow_of(config.game)
    rows, scratches = np.zeros(1, game.Table), np.zeros(1, scratch_dtype(game))
    box, s, scratch = config.loaded.box, record_view(rows), record_view(scratches)
    observation = np.zeros(game.obs_size, np.float32)
    pick, decisions = random_start(SEED, CHOICES), 0
    game.setup(box, s, config.players, config.option_bits, SEED)
    while flow.prepare_turn(box, s, scratch) != OVER:
        if scratch.open > 1:
            digest.update(scratch.moves[: scratch.open].tobytes())
            if decisions % LOOKED_AT == 0:
                game.observe(box, s, scratch.next, observation)
                digest.update(observation.tobytes())
            pick = next_random(pick)
            scratch.action = scratch.moves[scaled_below(pick, scratch.open)]
            decisions += 1
        flow.advance(box, s, scratch)
    digest.update(rows.tobytes())
