"""`kogge analyse`: analyse the record of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kogge.analysis import DEPTH, MAX_DEPTH, MAX_THREADS
from kogge.cli.options import MAX_SEED, AsJson, Record, Reports
from kogge.cli.output import print_table, printable_name, write_reports

if TYPE_CHECKING:
    from kogge.analysis import Analysis
    from kogge.engine.match import Match


def analyse(
    file: Record,
    depth: Annotated[
        int, typer.Option("--depth", min=1, max=MAX_DEPTH, help="The effort: simulations for each decision are multiples of it.")
    ] = DEPTH,
    seed: Annotated[int, typer.Option("--seed", min=0, max=MAX_SEED, help="The same seed gives the same result.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, max=MAX_THREADS, help="How many cores to use.")] = 2,
    language: Annotated[str, typer.Option("--language", help="The language of an .html report: en, nl, fr or de.")] = "en",
    as_json: AsJson = False,
    output: Reports = None,
) -> None:
    """Analyse a game: the win shares during the game, the cost of each mistake, the effect of chance."""
    import kogge
    from kogge.engine.validation import checked_choice
    from kogge.web.i18n.translation import LANGUAGES

    checked_choice(language, tuple(LANGUAGES), "language")
    match = kogge.load(file)
    found = _with_progress(match, depth, seed, jobs)

    def as_page() -> str:
        from kogge.web.analysis.views import page_of

        return page_of(found, match, language)

    write_reports(output, found.as_json, as_page)
    if as_json:
        print(found.as_json())
    else:
        _print(found)


def _with_progress(match: Match, depth: int, seed: int, jobs: int) -> Analysis:
    from rich.console import Console
    from rich.progress import Progress

    from kogge.analysis import iter_analysis

    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("Analysing", total=1.0)
        for found in iter_analysis(match, depth, seed, jobs):
            progress.update(bar, completed=found.progress)
    return found


def _print(found: Analysis) -> None:
    headings = [
        "player",
        "points",
        "accuracy",
        "start",
        "chance",
        "own mistakes",
        "others' mistakes",
        "uncertain",
        "end",
        "points lost",
        "blunders",
    ]
    rows = [headings]
    for one in found.seats:
        name = printable_name(found.names[one.seat - 1]) if found.names else f"seat {one.seat}"
        balance = one.balance
        changes = (balance.chance, balance.mistakes, balance.others, balance.uncertain)
        parts = [f"{balance.first:.0%}", *(f"{part:+.0%}" for part in changes), f"{balance.last:.0%}", f"{one.points_lost:.1f}"]
        accuracy = "" if one.accuracy is None else f"{one.accuracy:.0f}"
        rows.append([name, str(found.result[one.seat - 1]), accuracy, *parts, str(one.blunder)])
    print_table(f"{found.game}, {len(found.moments) - 1} lines, {len(found.decisions)} decisions", rows)
