"""`kogge dataset`: games as data, from the command line. Nothing heavy is imported before it runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from kogge.arena.command import chosen_options, own_bots_are_found_here
from kogge.kit.errors import BadOption
from kogge.progress import with_progress


def dataset(
    game: Annotated[str, typer.Argument(help="Which game: see `kogge games`.", show_default=False)],
    output: Annotated[Path, typer.Option("--output", "-o", help="The Parquet file to write.")],
    bots: Annotated[
        str, typer.Option(help="Comma-separated: random, easy, medium, net, net@FILE, hard@500, or module:callable; they change seats.")
    ] = "",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games the bots play.")] = 1000,
    records: Annotated[
        list[Path] | None, typer.Option(help="A record, or a folder of them, instead of bots; may be given several times.")
    ] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many seats; the game's default if left out.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The first game's seed; the others follow.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game; may be given several times.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No option at all, not even the default ones.")] = False,
    box: Annotated[Path | None, typer.Option("--box", help="Another box file.")] = None,
    observations: Annotated[bool, typer.Option(help="Write observations too: ready to use, and larger.")] = False,
    tables: Annotated[bool, typer.Option(help="Write what lay on the table.")] = True,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to play in.")] = 1,
    backend: Annotated[str, typer.Option(help="local, or dask: a cluster.")] = "local",
    scheduler: Annotated[str | None, typer.Option(help="Address of a running Dask scheduler; without it one is started here.")] = None,
) -> None:
    """Write every decision of many games into one Parquet file, with a card that says how it was made. Needs the extra `data`."""
    own_bots_are_found_here()
    from kogge.data import Games, Records, make_dataset
    from kogge.data.source import Source

    names = [name.strip() for name in bots.split(",") if name.strip()]
    if bool(names) == bool(records):
        raise BadOption("Give --bots or --records, one of them.")
    source: Source
    if records:
        source = Records(list(records))
        if source.setting.game.id != game:
            raise BadOption(f"These are records of {source.setting.game.id}, not of {game}.", found=game)
    else:
        source = Games(game, names, games, players, chosen_options(option, plain), seed, box)

    def run(played: Any) -> dict[str, Any]:
        return make_dataset(
            source, output, tables=tables, observations=observations, jobs=jobs, backend=backend, scheduler=scheduler, played=played
        )

    card = with_progress(source.games, run)
    print(json.dumps(card, indent=1, ensure_ascii=False))
