"""The output of commands: text that is safe for a terminal, tables, reports, progress bars."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

Result = TypeVar("Result")


def printable(text: str) -> str:
    """The text on one line; control characters and changes of writing direction are escaped (`\\x1b`)."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def printable_name(name: str) -> str:
    """A name from a record, without brackets, which rich would read as markup."""
    return printable(name).replace("[", "(").replace("]", ")")


def print_json(value: Any) -> None:
    """Print one JSON value."""
    print(json.dumps(value, indent=1, ensure_ascii=False))


def print_table(title: str, rows: Sequence[Sequence[str]], left: int = 1) -> None:
    """Print a table whose first row holds the headings; the first `left` columns are aligned to the left."""
    from rich.console import Console
    from rich.table import Table

    console = Console()

    def table_of(rows: Sequence[Sequence[str]], left: int) -> Table:
        table = Table(title=title)
        for number, heading in enumerate(rows[0]):
            table.add_column(heading, justify="left" if number < left else "right", overflow="fold")
        for row in rows[1:]:
            table.add_row(*row)
        return table

    def fits(table: Table) -> bool:
        return console.measure(table, options=console.options.update(width=10_000)).maximum <= console.width

    table, transposed = table_of(rows, left), list(zip(*rows, strict=True))
    if not fits(table):  # on a narrow terminal the headings become the first column, so that nothing is cut off
        table = table_of(transposed, 1)
    if fits(table) or len(rows) < 3:
        console.print(table)
        return
    for row in rows[1:]:
        console.print(table_of([(rows[0][0], row[0]), *zip(rows[0][1:], row[1:], strict=True)], 1))


def write_reports(paths: Sequence[Path] | None, as_json: Callable[[], str], as_html: Callable[[], str]) -> None:
    """Write each report in the format of its suffix."""
    for path in paths or []:
        path.write_text(as_html() if path.suffix == ".html" else as_json() + "\n", "utf-8")


def with_progress(games: int, run: Callable[[Callable[[int], None]], Result], begins: str = "playing") -> Result:
    """Run with a progress bar on stderr. `run` receives a function to call with the number of games just played."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(begins, total=games)
        return run(lambda played: progress.update(bar, advance=played, description="playing"))
