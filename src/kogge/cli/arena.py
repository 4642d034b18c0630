"""`kogge arena`: let bots play each other, and rate them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from kogge.cli.options import (
    AsJson,
    Backend,
    Bots,
    Box,
    GameId,
    Games,
    Jobs,
    Options,
    Players,
    Reports,
    Results,
    Scheduler,
    Seed,
    check_folder,
    find_local_bots,
    option_set,
    results_beside,
    separated,
)
from kogge.cli.output import print_json, print_table, with_progress, write_reports


def arena(
    game: GameId,
    bots: Bots,
    players: Players = None,
    options: Options = None,
    box: Box = None,
    games: Games = 200,
    seed: Seed = 1,
    jobs: Jobs = 1,
    backend: Backend = "local",
    scheduler: Scheduler = None,
    results: Results = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FOLDER", callback=check_folder, help="Write the record of every game here.")
    ] = None,
    as_json: AsJson = False,
    output: Reports = None,
) -> None:
    """Let bots play each other with seats and seeds balanced, and rate them."""
    find_local_bots()
    from kogge.arena.page import page
    from kogge.arena.run import run_arena
    from kogge.arena.schedule import Plan

    plan = Plan(game, players, option_set(options), tuple(separated(bots)), seed, box)
    path = results_beside(results, output)
    report = with_progress(games, lambda played: run_arena(plan, games, path, jobs, backend, scheduler, played, records))
    write_reports(output, lambda: json.dumps(report, indent=1), lambda: page(report))
    if as_json:
        print_json(report)
    else:
        _print(report)


def _print(report: Any) -> None:
    from kogge.arena.page import agent_lines, bot_cells, ranked

    headings = ["bot", "rating (95 %)", "wins (95 %)", "× fair share", "mean points", "ms per decision"]
    rows = [headings, *(bot_cells(bot) for bot in ranked(report))]
    print_table(f"{report['game']}, {report['players']} players, {report['games']} games", rows)
    for line in agent_lines(report):
        print(line)
