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
    split_names,
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
    sprt: Annotated[
        bool,
        typer.Option(
            "--sprt", help="Stop as soon as it is clear whether the first bot's win share is --h0 or --h1, after at most --games games."
        ),
    ] = False,
    h0: Annotated[float | None, typer.Option("--h0", help="The win share under H0; default: the fair share.")] = None,
    h1: Annotated[float | None, typer.Option("--h1", help="The win share under H1; default: 1.2 times --h0.")] = None,
    alpha: Annotated[float, typer.Option("--alpha", help="The probability of wrongly accepting H1.")] = 0.05,
    beta: Annotated[float, typer.Option("--beta", help="The probability of wrongly accepting H0.")] = 0.05,
    as_json: AsJson = False,
    output: Reports = None,
) -> None:
    """Let bots play each other with balanced seats and seeds, and rate them."""
    find_local_bots()
    from kogge.arena.page import page
    from kogge.arena.run import run_arena
    from kogge.arena.schedule import Plan
    from kogge.arena.sprt import Sprt

    plan = Plan(game, players, option_set(options), tuple(split_names(bots)), seed, box)
    path = results_beside(results, output)
    fair = 1 / plan.config.players if h0 is None else h0
    test = Sprt(plan.names[0], fair, 1.2 * fair if h1 is None else h1, alpha, beta)  # checks the options, even without --sprt
    report = with_progress(
        games, lambda played: run_arena(plan, games, path, jobs, backend, scheduler, played, records, test if sprt else None)
    )
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
    if "sprt" in report:
        print(sprt_line(report["sprt"]))


def sprt_line(found: Any) -> str:
    """The state of a sequential test in one sentence."""
    shares = f"{found['bot']} wins {found['share']:.1%} over {found['seeds']} seeds"
    bounds = f"log likelihood ratio {found['ratio']:.2f}, bounds {found['low']:.2f} and {found['high']:.2f}"
    verdict = {
        "H1": f"H1 is accepted: the share is {found['h1']:.1%} rather than {found['h0']:.1%}",
        "H0": f"H0 is accepted: the share is {found['h0']:.1%} rather than {found['h1']:.1%}",
        None: f"not decided between {found['h0']:.1%} and {found['h1']:.1%}; play more games",
    }[found["accepted"]]
    return f"{shares}; {verdict} ({bounds})."
