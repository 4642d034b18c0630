"""Self-play with checkpoints, and their strength in the arena: `python examples/self_play.py speicherstadt`. Needs the extra `train`.

A net learns by playing itself, in rounds; after each one its weights are kept. Then all that were kept meet each other and `medium`.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kogge.arena import Plan, run_arena
from kogge.games import game_by_id
from kogge.train.recipe import Recipe, rewards_of
from kogge.train.run import Bounds, Run

SMALL = {"tables": 512, "steps": 64, "minibatch": 4096, "width": 128}
MEASURED_GAMES = 512


def learn(
    game: str, folder: Path, rounds: int, updates: int, sizes: Mapping[str, int] = SMALL, measured_games: int = MEASURED_GAMES
) -> list[Path]:
    """Learn in rounds of so many updates. Every round resumes from the checkpoint of the one before; returns the net after each."""
    known, kept = game_by_id(game), []
    recipe = Recipe(**{**rewards_of(known), **sizes})
    for number in range(1, rounds + 1):
        run = Run(known, recipe, Bounds(updates=updates * number, measured_games=measured_games), folder)
        if number > 1:
            run.resume()
        run.train()
        kept.append(folder / f"round-{number}.safetensors")
        shutil.copy(folder / "net.safetensors", kept[-1])
    return kept


def compare(game: str, nets: Sequence[Path], games: int, folder: Path) -> dict[str, Any]:
    """Nets and `medium` in the arena; the records of their games lie in a folder, ready for `kogge dataset`."""
    plan = Plan(game, None, None, (*(f"net@{net}" for net in nets), "medium"))
    return run_arena(plan, games, folder / "arena.jsonl", records=folder / "records")


def main(
    game: str = "speicherstadt", folder: str = "runs/self_play", rounds: int = 3, updates: int = 30, games: int = 100
) -> dict[str, Any]:
    """Learn, compare, and print how they fared."""
    report = compare(game, learn(game, Path(folder), rounds, updates), games, Path(folder))
    for bot in sorted(report["bots"], key=lambda bot: -bot["rating"]):
        print(f"{bot['bot']:50} {bot['rating']:6.0f} ({bot['low']:.0f} to {bot['high']:.0f}), {bot['win_share']:.0%} of the wins")
    return report


if __name__ == "__main__":
    main(*sys.argv[1:3])
