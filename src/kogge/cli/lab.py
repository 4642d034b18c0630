"""`kogge lab`: compare variants of a game."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kogge.cli.options import (
    MAX_COUNT,
    AsJson,
    Backend,
    Bot,
    GameId,
    Games,
    Reports,
    Results,
    Scheduler,
    Seed,
    find_local_bots,
    option_set,
    results_beside,
)
from kogge.cli.output import print_json, print_table, with_progress, write_reports
from kogge.engine.errors import BadOption

if TYPE_CHECKING:
    from kogge.engine.config import GameConfig
    from kogge.lab.variants import Change, Variant


def lab(
    game: GameId,
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", min=1, max=MAX_COUNT, help="How many players; repeat it to compare.")
    ] = None,
    options: Annotated[
        list[str] | None,
        typer.Option("--options", metavar="NAMES", help="The game's options, separated by commas, or none; repeat it to compare."),
    ] = None,
    box: Annotated[list[Path] | None, typer.Option("--box", metavar="FILE", help="A box file, or standard; repeat it to compare.")] = None,
    change: Annotated[
        list[str] | None,
        typer.Option("--change", help="Change the box, fires.D=5 or fires.D+=1, and compare with the box as it is; repeat it to combine."),
    ] = None,
    sweep: Annotated[
        str | None, typer.Option("--sweep", help="Try one number of the box at several values: fires.D=2..5 or fires.D=2,4.")
    ] = None,
    bot: Bot = "medium",
    weak_bot: Annotated[
        str, typer.Option("--weak-bot", metavar="BOT", help="A weaker bot, to separate skill from luck; none omits this part.")
    ] = "easy",
    games: Games = 2000,
    seed: Seed = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, max=1024, help="How many cores to use; default: all.")] = None,
    backend: Backend = "local",
    scheduler: Scheduler = None,
    results: Results = None,
    as_json: AsJson = False,
    output: Reports = None,
) -> None:
    """Compare boxes, options or numbers of players under equal bots and equal chance."""
    import joblib

    find_local_bots()
    from kogge.lab.page import page
    from kogge.lab.run import games_in, run_study
    from kogge.lab.study import Study

    weak = None if weak_bot == "none" else weak_bot
    study = Study(variants_of(game, players, options, box, change, sweep), bot, weak, games, seed)
    path = results_beside(results, output)

    def run(played: Callable[[int], None]) -> dict[str, Any]:
        return dict(run_study(study, path, jobs or joblib.cpu_count(), backend, scheduler, played))

    report: Any = with_progress(games_in(study), run)
    write_reports(output, lambda: json.dumps(report, indent=1), lambda: page(report))
    if as_json:
        print_json(report)
    else:
        _print(report)


def variants_of(
    game: str,
    players: list[int] | None,
    options: list[str] | None,
    boxes: list[Path] | None,
    changes: list[str] | None,
    sweep: str | None,
) -> list[Variant]:
    """The variants to compare, from the command line; the first is the reference."""
    from kogge.games import game_config
    from kogge.lab.variants import Variant, changed

    if changes and sweep:
        raise BadOption("Use --change or --sweep, not both.")
    found = []
    counts: list[int | None] = list(players) if players else [None]
    sets: list[str | None] = list(options) if options else [None]
    files: list[Path | None] = list(boxes) if boxes else [None]
    for count, chosen, box in itertools.product(counts, sets, files):
        config = game_config(game, count, option_set(chosen), box)
        parts = [
            f"{config.players} players" if len(counts) > 1 else "",
            f"options {chosen}" if len(sets) > 1 else "",
            str(box) if len(files) > 1 else "",
        ]
        label = ", ".join(part for part in parts if part)
        found += _swept_variants(config, sweep, label) if sweep else [Variant(label or "as it is", config)]
        if changes:
            changed_config = changed(config, *map(_change, changes))
            found.append(Variant(", ".join(filter(None, (label, *changes))), changed_config))
    return found


def _swept_variants(config: GameConfig, sweep: str, label: str) -> list[Variant]:
    """The unchanged box, then the variants of a sweep; a variant that equals the unchanged box is not repeated."""
    from kogge.lab.variants import Variant, read_change, swept

    variants = swept(config, *read_change(sweep))
    same = [one for one in variants if one.config.loaded.rows.tobytes() == config.loaded.rows.tobytes()]
    first = Variant(", ".join(filter(None, (label, "as it is", *(one.label for one in same)))), config)
    return [first, *(Variant(", ".join(filter(None, (label, one.label))), one.config) for one in variants if one not in same)]


def _change(text: str) -> Change:
    from kogge.lab.variants import Change, read_change

    path, values, add = read_change(text)
    if len(values) != 1:
        raise BadOption(f"--change takes one value, not several; --sweep tries several: {text}.", code="bad_change", found=text)
    return Change(path, values[0], add)


def _print(report: Any) -> None:
    from rich.console import Console

    console = Console()
    for title, rows in _tables(report):
        print_table(title, rows)
    for one in report["variants"]:
        for kind, key, p in (("place", "places", "p_places"), ("seat", "seats", "p")):
            verdicts = [f"{kind} {seat['seat']} is {seat['verdict']}" for seat in one[key] if seat["verdict"]]
            summary = ", ".join(verdicts) or f"no difference between {kind}s shown"
            console.print(f"{one['label']}: {summary} (p = {one[p]:.2g}).", highlight=False)


def _tables(report: Any) -> list[tuple[str, list[list[str]]]]:
    """The tables to print: each variant, then each compared with the first."""
    keys = {
        "points": "points",
        "gap": "gap",
        "close": "close",
        "choices": "choices",
        "lead_changes": "lead changes",
        "settled": "settled",
    }
    skill = ["skill"] if report["weak"] else []
    title = f"{report['title']}: {report['games']} games of {report['bot']} for each variant"
    rows = [["variant", "wins by place", *keys.values(), *skill]]
    for one in report["variants"]:
        wins = " ".join(f"{place['win_share']['mean']:.1%}" for place in one["places"])
        figures = [*((key, one[key]) for key in keys), *((key, one["skill"]["win_share"]) for key in skill)]
        rows.append([one["label"], wins, *(_with_error(key, figure) for key, figure in figures)])
    tables = [(title, rows)]
    if report["compared"]:
        rows = [["variant", *keys.values(), *skill]]
        for one in report["compared"]:
            measures = one["measures"]
            rows.append([one["label"], *(_with_error(key, measures[key], True) if key in measures else "" for key in (*keys, *skill))])
        tables.append((f"against {report['variants'][0]['label']}, the same seeds compared", rows))
    return tables


def _with_error(key: str, figure: Any, sign: bool = False) -> str:
    """A figure with half the width of its interval."""
    from kogge.lab.page import number

    return f"{number(key, figure['mean'], sign)} ± {number(key, (figure['high'] - figure['low']) / 2)}"
