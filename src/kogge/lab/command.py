"""`kogge lab`: the laboratory from the command line. Nothing heavy is imported before it runs."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kogge.arena.command import own_bots_are_found_here
from kogge.kit.errors import BadOption
from kogge.progress import with_progress

if TYPE_CHECKING:
    from kogge.kit.setting import Setting
    from kogge.lab.variants import Change, Variant


def lab(
    game: Annotated[str, typer.Argument(help="Which game: see `kogge games`.", show_default=False)],
    players: Annotated[list[int] | None, typer.Option("--players", "-p", help="How many players; several times: compared.")] = None,
    options: Annotated[
        list[str] | None, typer.Option(help="A set of options, separated by commas, or none; several times: the sets are compared.")
    ] = None,
    box: Annotated[list[Path] | None, typer.Option("--box", help="A box file, or standard; several times: compared.")] = None,
    change: Annotated[
        list[str] | None,
        typer.Option(help="A change of the box, fires.D=5 or fires.D+=1, compared with the box as it is; several together."),
    ] = None,
    sweep: Annotated[str | None, typer.Option(help="One number of the box and its values: fires.D=2..5 or fires.D=2,4.")] = None,
    bot: Annotated[str, typer.Option(help="The bot in all seats: random, easy, medium, net, hard@500, or module:callable.")] = "medium",
    weak: Annotated[str, typer.Option(help="A weaker one, to tell skill from luck; none leaves that out.")] = "easy",
    games: Annotated[int, typer.Option("--games", "-n", help="How many games for each variant, and as many with the weaker bot.")] = 2000,
    seed: Annotated[int, typer.Option(min=0, help="The first game's seed.")] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes to play in; all cores if left out.")] = None,
    backend: Annotated[str, typer.Option(help="local, or dask: a cluster.")] = "local",
    scheduler: Annotated[str | None, typer.Option(help="Address of a running Dask scheduler; without it one is started here.")] = None,
    results: Annotated[
        Path | None, typer.Option(help="File to keep what was played in, and to go on from. Default: beside --json or --html.")
    ] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the report here.")] = None,
    html_file: Annotated[Path | None, typer.Option("--html", help="Write a page with plots here.")] = None,
) -> None:
    """Compare boxes, options or numbers of players under equal bots and equal chance; or try one number of a box at several values."""
    import joblib

    own_bots_are_found_here()
    from kogge.lab.page import page
    from kogge.lab.run import games_in, run_study
    from kogge.lab.study import Study

    study = Study(variants_of(game, players, options, box, change, sweep), bot, None if weak == "none" else weak, games, seed)
    beside = next((file.with_suffix(".jsonl") for file in (json_file, html_file) if file), None)

    def run(played: Callable[[int], None]) -> dict[str, Any]:
        return dict(run_study(study, results or beside, jobs or joblib.cpu_count(), backend, scheduler, played))

    report: Any = with_progress(games_in(study), run)
    if json_file:
        json_file.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    if html_file:
        html_file.write_text(page(report), "utf-8")
    _print(report)


def variants_of(
    game: str,
    players: list[int] | None,
    options: list[str] | None,
    boxes: list[Path] | None,
    changes: list[str] | None,
    sweep: str | None,
) -> list[Variant]:
    """What the command line asks to compare, the first thing first."""
    from kogge.games import setting_of
    from kogge.lab.variants import Variant, changed

    if changes and sweep:
        raise BadOption("--change and --sweep cannot both be given.")
    found = []
    counts: list[int | None] = list(players) if players else [None]
    sets: list[str | None] = list(options) if options else [None]
    files: list[Path | None] = list(boxes) if boxes else [None]
    for count, chosen, box in itertools.product(counts, sets, files):
        setting = setting_of(game, count, _option_set(chosen), box)
        parts = [
            f"{setting.players} players" if len(counts) > 1 else "",
            f"options {chosen}" if len(sets) > 1 else "",
            str(box) if len(files) > 1 else "",
        ]
        where = ", ".join(part for part in parts if part)
        found += _tried(setting, sweep, where) if sweep else [Variant(where or "as it is", setting)]
        if changes:
            one = changed(setting, *map(_change, changes))
            found.append(Variant(", ".join(filter(None, (where, *changes))), one))
    return found


def _tried(setting: Setting, sweep: str, where: str) -> list[Variant]:
    """The variants of a sweep, after the box as it is, which may be one of them."""
    from kogge.lab.variants import Variant, read_change, swept

    tried = swept(setting, *read_change(sweep))
    same = [one for one in tried if one.setting.loaded.rows.tobytes() == setting.loaded.rows.tobytes()]
    first = Variant(", ".join(filter(None, (where, "as it is", *(one.label for one in same)))), setting)
    return [first, *(Variant(", ".join(filter(None, (where, one.label))), one.setting) for one in tried if one not in same)]


def _change(text: str) -> Change:
    from kogge.lab.variants import Change, read_change

    way, values, add = read_change(text)
    if len(values) != 1:
        raise BadOption(f"--change takes one value, not several; --sweep tries several: {text}.", code="bad_change", found=text)
    return Change(way, values[0], add)


def _option_set(chosen: str | None) -> list[str] | None:
    if chosen is None:
        return None
    return [] if chosen == "none" else [name.strip() for name in chosen.split(",")]


def _print(report: Any) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for title, rows in _tables(report):
        table = Table(title=title)
        for heading in rows[0]:
            table.add_column(heading, justify="left" if heading == rows[0][0] else "right")
        for row in rows[1:]:
            table.add_row(*row)
        console.print(table)
    for one in report["variants"]:
        for kind, key, chance in (("place", "places", "chance_if_places_equal"), ("seat", "seats", "chance_if_equal")):
            told = [f"{kind} {seat['seat']} is {seat['verdict']}" for seat in one[key] if seat["verdict"]]
            said = ", ".join(told) or f"no {kind} is favoured"
            console.print(f"{one['label']}: {said} (were all equal, no likelier than {one[chance]:.2g}).", highlight=False)


def _tables(report: Any) -> list[tuple[str, list[list[str]]]]:
    """What the terminal shows: each variant, then each against the first; a row for each, the headings first."""
    keys = {"points": "points", "gap": "gap", "close": "close", "choices": "choices", "lead_changes": "lead changes", "settled": "settled"}
    skill = ["skill"] if report["weak"] else []
    title = f"{report['title']}: {report['games']} games of {report['bot']} for each variant"
    rows = [["variant", "wins by place", *keys.values(), *skill]]
    for one in report["variants"]:
        wins = " ".join(f"{place['win_share']['mean']:.1%}" for place in one["places"])
        figures = [*((key, one[key]) for key in keys), *((key, one["skill"]["win_share"]) for key in skill)]
        rows.append([one["label"], wins, *(_give_or_take(key, figure) for key, figure in figures)])
    tables = [(title, rows)]
    if report["compared"]:
        rows = [["variant", *keys.values(), *skill]]
        for one in report["compared"]:
            measures = one["measures"]
            rows.append([one["label"], *(_give_or_take(key, measures[key], True) if key in measures else "" for key in (*keys, *skill))])
        tables.append((f"against {report['variants'][0]['label']}, the same seeds compared", rows))
    return tables


def _give_or_take(key: str, figure: Any, sign: bool = False) -> str:
    """A figure as a terminal has room for it: with half the width of its interval."""
    from kogge.lab.page import number

    return f"{number(key, figure['mean'], sign)} ± {number(key, (figure['high'] - figure['low']) / 2)}"
