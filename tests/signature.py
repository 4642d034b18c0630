"""The signature: a digest of 1,000 seeded random games of each game, equal interpreted and compiled.

A commit that touches rules quotes it: "No rule change" or why. `python tests/signature.py` prints it.
"""

from __future__ import annotations

import hashlib

import numpy as np

from kogge.engine.boxes import load_box
from kogge.engine.compiled import random_games
from kogge.engine.config import GameConfig
from kogge.engine.flow import flow_of, scratch_dtype
from kogge.engine.record_view import record_view
from kogge.games import game_by_id, game_ids
from random_play import tables

GAMES = 1000


def batches(game: str) -> list[tuple[int, list[str], int, int]]:
    """The games by number of players and options: players, options, first seed, number of games."""
    tried = [(players, options) for name, players, options in tables() if name == game]
    each = -(-GAMES // len(tried))
    return [(players, options, 1 + i * each, min(each, GAMES - i * each)) for i, (players, options) in enumerate(tried)]


def signature(game: str, compiled: bool, part: int = 1) -> str:
    """The digest of the final tables of 1,000 games, or of a `part`-th of them."""
    kind = game_by_id(game)
    loaded, flow = load_box(kind), flow_of(kind)
    scratch = record_view(np.zeros(1, scratch_dtype(kind)))
    digest = hashlib.sha256()
    for players, options, first, count in batches(game):
        rows = np.zeros(count // part, kind.Table)
        if compiled:
            random_games(GameConfig(kind, players, options), first, len(rows), rows)
        else:
            for i in range(len(rows)):
                flow.random_play(loaded.box, record_view(rows, i), players, kind.option_bits(tuple(options)), first + i, scratch)
        digest.update(rows.tobytes())
    return digest.hexdigest()[:16]


if __name__ == "__main__":
    for game in game_ids():
        print(f"{game:15} {signature(game, compiled=True)}")
