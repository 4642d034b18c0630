"""`kogge analyse`: a record analysed from the command line. Nothing heavy is imported before it runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kogge.analysis import DEPTH, MOST_DEPTH
from kogge.printable import name_on_screen

if TYPE_CHECKING:
    from kogge.analysis import Analysis
    from kogge.kit.match import Match


def analyse(
    file: Annotated[Path, typer.Argument(help="The record of a game.", show_default=False)],
    depth: Annotated[int, typer.Option(min=1, max=MOST_DEPTH, help="Games imagined at each position.")] = DEPTH,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same result.")] = 0,
    threads: Annotated[int, typer.Option(min=1, max=64, help="Threads to use.")] = 2,
    language: Annotated[str, typer.Option(help="Of the page: en, nl, fr or de.")] = "en",
    json_file: Annotated[Path | None, typer.Option("--json", help="Write everything here.")] = None,
    html_file: Annotated[Path | None, typer.Option("--html", help="Write a page with the curves here.")] = None,
) -> None:
    """Analyse a game: who could expect to win when, what each decision was worth, what was luck."""
    import kogge
    from kogge.kit.checks import checked_choice
    from kogge.web.speech.words import LANGUAGES

    checked_choice(language, tuple(LANGUAGES), "language")
    match = kogge.load(file)
    found = _with_progress(match, depth, seed, threads)
    if json_file:
        json_file.write_text(found.as_json() + "\n", "utf-8")
    if html_file:
        from kogge.web.pages.report import page_of

        html_file.write_text(page_of(found, match, language), "utf-8")
    _print(found)


def _with_progress(match: Match, depth: int, seed: int, threads: int) -> Analysis:
    from rich.console import Console
    from rich.progress import Progress

    from kogge.analysis import analysing

    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("analysing", total=1.0)
        for found in analysing(match, depth, seed, threads):
            progress.update(bar, completed=found.progress)
    return found


def _print(found: Analysis) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{found.game}, {len(found.moments) - 1} lines, {len(found.decisions)} decisions")
    for heading in ("player", "points", "accuracy", "at first", "luck", "own play", "others' play", "at the end", "blunders"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for one in found.standing:
        name = name_on_screen(found.names[one.seat - 1]) if found.names else f"seat {one.seat}"
        parts = [f"{one.first:.0%}", *(f"{part:+.0%}" for part in (one.luck, one.play, one.others)), f"{one.last:.0%}"]
        accuracy = "" if one.accuracy is None else f"{one.accuracy:.0f}"
        table.add_row(name, str(found.result[one.seat - 1]), accuracy, *parts, str(one.blunder))
    Console().print(table)
