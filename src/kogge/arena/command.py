"""`kogge arena`: the arena from the command line. Nothing heavy is imported before it runs."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from kogge.kit.errors import BadOption
from kogge.progress import with_progress


def arena(
    game: Annotated[str, typer.Option(help="Which game: see `kogge games`.")],
    bots: Annotated[
        str,
        typer.Option(help="Comma-separated: random, easy, medium, net, net@FILE, hard, hard@200ms, hard@5000, expert, or module:callable."),
    ],
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many seats; the game's default if left out.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games in all, those already in the results included.")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="The first game's seed.")] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game; may be given several times.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No option at all, not even the default ones.")] = False,
    box: Annotated[Path | None, typer.Option("--box", help="Another box file.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to play in.")] = 1,
    backend: Annotated[str, typer.Option(help="local, or dask: a cluster.")] = "local",
    scheduler: Annotated[str | None, typer.Option(help="Address of a running Dask scheduler; without it one is started here.")] = None,
    results: Annotated[Path | None, typer.Option(help="File to append every game to, and to go on from. Default: beside --json.")] = None,
    records: Annotated[Path | None, typer.Option(help="Folder for the record of every game.")] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the report here.")] = None,
    html_file: Annotated[Path | None, typer.Option("--html", help="Write a page with plots here.")] = None,
) -> None:
    """Let bots play each other, seats and seeds balanced, and rate them."""
    own_bots_are_found_here()
    from kogge.arena.page import page
    from kogge.arena.run import run_arena
    from kogge.arena.schedule import Plan

    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    plan = Plan(game, players, chosen_options(option, plain), names, seed, box)
    path = results or (json_file.with_suffix(".jsonl") if json_file else None)
    report = with_progress(games, lambda played: run_arena(plan, games, path, jobs, backend, scheduler, played, records))
    if json_file:
        json_file.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    if html_file:
        html_file.write_text(page(report), "utf-8")
    _print(report)


def chosen_options(options: list[str] | None, plain: bool) -> list[str] | None:
    """The options of the command line; None, the game's defaults, if none is given."""
    if plain and options:
        raise BadOption("--plain and --option cannot both be given.")
    return options or ([] if plain else None)


def own_bots_are_found_here() -> None:
    """Let `module:callable` name a module of the folder one stands in: the path of a console script has not got it."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def _print(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    from kogge.arena.page import bot_cells, ranked

    table = Table(title=f"{report['game']}, {report['players']} players, {report['games']} games")
    for heading in ("bot", "rating (95 %)", "wins (95 %)", "× fair share", "mean points", "ms per decision"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for bot in ranked(report):
        table.add_row(*bot_cells(bot))
    Console().print(table)
