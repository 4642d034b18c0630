"""`kogge dataset`: games as data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from kogge.cli.options import (
    BOT_NAMES,
    AsJson,
    Backend,
    Box,
    GameId,
    Games,
    Jobs,
    Options,
    Output,
    Players,
    Scheduler,
    Seed,
    find_local_bots,
    option_set,
    split_names,
)
from kogge.cli.output import print_json, with_progress
from kogge.engine.errors import BadOption


def dataset(
    game: GameId,
    output: Output,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="BOTS", help=f"The bots that play, separated by commas; they change seats: {BOT_NAMES}."),
    ] = "",
    records: Annotated[
        list[Path] | None,
        typer.Option("--records", metavar="PATH", help="Read this record, or this folder of records, instead; may be repeated."),
    ] = None,
    players: Players = None,
    options: Options = None,
    box: Box = None,
    games: Games = 1000,
    seed: Seed = 1,
    observations: Annotated[bool, typer.Option(help="Write observations too: ready to use, but larger.")] = False,
    tables: Annotated[bool, typer.Option(help="Write the table before each decision.")] = True,
    jobs: Jobs = 1,
    backend: Backend = "local",
    scheduler: Scheduler = None,
    as_json: AsJson = False,
) -> None:
    """Write every decision of many games into one Parquet file; needs the extra `data`."""
    find_local_bots()
    import kogge
    from kogge.data import Games as PlayedGames
    from kogge.data import Records, make_dataset
    from kogge.data.source import Source

    kogge.game_by_id(game)
    names = split_names(bots)
    if bool(names) == bool(records):
        raise BadOption("Use either --bots or --records.")
    source: Source
    if records:
        source = Records(list(records))
        if source.config.game.id != game:
            raise BadOption(f"These are records of {source.config.game.id}, not of {game}.", found=game)
    else:
        source = PlayedGames(game, names, games, players, option_set(options), seed, box)

    def run(played: Any) -> dict[str, Any]:
        return make_dataset(
            source, output, tables=tables, observations=observations, jobs=jobs, backend=backend, scheduler=scheduler, played=played
        )

    card = with_progress(source.games, run)
    if as_json:
        print_json(card)
    else:
        print(f"{output}: {card['decisions']:,} decisions of {source.games:,} games of {game}.")
