"""The chances of a beginner's first game: a player who makes random productive moves, against bots of one level.

`python -m benchmarks.first_game [LEVEL] [GAMES]`. The player's only rule is never to pass while another move is possible. The fair share
of wins is 1 / players.
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


def first_timer(moves: list[str], chance: random.Random) -> str:
    """A random move other than passing, if there is one."""
    return chance.choice([move for move in moves if move.split()[0] not in PASSES] or moves)


def first_games(game: str, players: int, level: str, games: int) -> tuple[float, float, float]:
    """The beginner's win share with its 95 % interval."""
    bot, shares = bot_named(level), []
    for seed in range(games):
        match, chance, seat = kogge.new(game, players=players, seed=seed), random.Random(seed), seed % players + 1
        while not match.is_over:
            match.play(first_timer(match.moves(), chance) if match.seat == seat else bot(Knowledge(match, seed)))
        winners = match.winners()
        shares.append((seat in winners) / len(winners))
    return win_share(np.array(shares), np.arange(games))


def main() -> None:
    """Print a table."""
    level, games = (*sys.argv[1:], "beginner", "200")[:2] if len(sys.argv) < 3 else sys.argv[1:3]
    for game, players in TABLES:
        share, low, high = first_games(game, players, level, int(games))
        print(
            f"{game}, {players} players, {games} games among {level}: {share:.0%} ({low:.0%} to {high:.0%}), fair {1 / players:.0%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
