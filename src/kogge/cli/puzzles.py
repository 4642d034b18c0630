"""`kogge puzzles`: find positions where exactly one move keeps the win share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import kogge
from kogge.cli.options import MAX_COUNT, Bot, Box, GameId, Games, Options, Output, Players, Seed, find_local_bots, option_set

app = typer.Typer(help="Find puzzles: positions where exactly one move keeps the win share.", no_args_is_help=True)


@app.command("make")
def make(
    game: GameId,
    players: Players = None,
    options: Options = None,
    box: Box = None,
    games: Games = 20,
    seed: Seed = 1,
    bot: Bot = "medium",
    quick: Annotated[int, typer.Option("--quick", min=1, max=MAX_COUNT, help="Simulations at every decision.")] = 400,
    deep: Annotated[int, typer.Option("--deep", min=1, max=MAX_COUNT, help="Rollouts after every move in each check of a puzzle.")] = 4000,
    output: Output = Path("puzzles.toml"),
) -> None:
    """Find puzzles in games between bots, and check each with many rollouts."""
    from kogge.learn.puzzles import find_puzzles, write_puzzles

    find_local_bots()
    config = kogge.game_config(game, players, option_set(options), box)
    found = []
    how = f"kogge puzzles make {game} --players {config.players} --games {games} --seed {seed} --bot {bot}"
    for puzzle in find_puzzles(config, games, seed, bot, quick, deep):
        found.append(puzzle)
        print(f"{puzzle.move}: keeps {puzzle.share:.0%}, the next best {puzzle.next:.0%}", flush=True)
        write_puzzles(output, found, f"{how} --quick {quick} --deep {deep}")
    print(f"{len(found)} puzzles in {games} games" + (f", written to {output}." if found else "."))
