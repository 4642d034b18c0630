"""`kogge simulate`: many random games in compiled code."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from kogge.cli.options import AsJson, Box, GameId, Games, Jobs, Options, Players, Seed, option_set
from kogge.cli.output import print_json, print_table, with_progress


def simulate(
    game: GameId,
    players: Players = None,
    options: Options = None,
    box: Box = None,
    games: Games = 100_000,
    seed: Seed = 1,
    jobs: Jobs = 1,
    device: Annotated[str, typer.Option("--device", help="Where to play: cpu or gpu.")] = "cpu",
    as_json: AsJson = False,
) -> None:
    """Play many random games and print their speed, points and win share by seat."""
    from kogge import simulate as simulation

    def run(played: Any) -> simulation.Simulation:
        return simulation.simulate(game, players, option_set(options), games, seed, jobs, box, played, device)

    found = with_progress(games, run, "compiling")
    if as_json:
        print_json(found)
    else:
        print_simulation(found)


def print_simulation(found: Any) -> None:
    """Print a simulation as a table."""
    rows = [["seat", "win share", "mean points"]]
    for seat in range(found["players"]):
        rows.append([str(seat + 1), f"{found['win_share'][seat]:.1%}", f"{found['mean_points'][seat]:.2f}"])
    print_table(f"{found['game']}, {found['players']} players, {found['games']:,} random games", rows, left=0)
    print(
        f"{found['games_per_second']:,.0f} games/s, {found['decisions_per_second']:,.0f} decisions/s "
        f"({found['decisions']:,} decisions in {found['seconds']:.2f} s)"
    )
