"""The win share of somebody who plays for the first time, against bots of one level: `python -m benchmarks.first_game [LEVEL] [GAMES]`.

A program stands in for the person: it chooses random moves, but never passes while another move is possible. With n players, a fair win
share is 1 / n.
"""

from __future__ import annotations

import random
import sys

import numpy as np

import kogge
from kogge.arena.ratings import win_share
from kogge.bots import bot_named
from kogge.bots.knowledge import Knowledge

PASSES = ("pass", "done", "forgo", "next", "discard")
TABLES = (("colonia", 3), ("colonia", 4), ("colonia", 6), ("hellweg", 2), ("hellweg", 4), ("speicherstadt", 2), ("speicherstadt", 4))


def productive_move(moves: list[str], rng: random.Random) -> str:
    """A random move other than passing, if there is one."""
    return rng.choice([move for move in moves if move.split()[0] not in PASSES] or moves)


def measure_win_share(game: str, players: int, level: str, games: int) -> tuple[float, float, float]:
    """The newcomer's win share with its 95 % interval, playing each seat in turn."""
    bot, shares = bot_named(level), []
    for seed in range(games):
        match, rng, seat = kogge.new(game, players=players, seed=seed), random.Random(seed), seed % players + 1
        while not match.is_over:
            match.play(productive_move(match.moves(), rng) if match.seat == seat else bot(Knowledge(match, seed)))
        winners = match.winners()
        shares.append((seat in winners) / len(winners))
    return win_share(np.array(shares), np.arange(games))


def main() -> None:
    """Print one line for each game and number of players."""
    level, games = [*sys.argv[1:3], *("beginner", "200")[len(sys.argv) - 1 :]]
    for game, players in TABLES:
        share, low, high = measure_win_share(game, players, level, int(games))
        print(
            f"{game}, {players} players, {games} games among {level}: {share:.0%} ({low:.0%} to {high:.0%}), fair {1 / players:.0%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
