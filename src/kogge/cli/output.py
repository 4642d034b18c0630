"""What commands print and write: text that is safe for a terminal, tables, reports, progress bars."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

Found = TypeVar("Found")


def printable(text: str) -> str:
    """The text on one line; control characters and characters that reverse the line are escaped (`\\x1b`)."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def printable_name(name: str) -> str:
    """A name from a record; its brackets are not read as colours."""
    return printable(name).replace("[", "(").replace("]", ")")


def print_json(value: Any) -> None:
    """Print one JSON value."""
    print(json.dumps(value, indent=1, ensure_ascii=False))


def print_table(title: str, rows: Sequence[Sequence[str]], left: int = 1) -> None:
    """Print a table whose first row holds the headings; the first `left` columns are aligned to the left."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title)
    for number, heading in enumerate(rows[0]):
        table.add_column(heading, justify="left" if number < left else "right")
    for row in rows[1:]:
        table.add_row(*row)
    Console().print(table)


def write_reports(paths: Sequence[Path] | None, as_json: Callable[[], str], as_html: Callable[[], str]) -> None:
    """Write each report in the format that its suffix names."""
    for path in paths or []:
        path.write_text(as_html() if path.suffix == ".html" else as_json() + "\n", "utf-8")


def with_progress(games: int, run: Callable[[Callable[[int], None]], Found], begins: str = "playing") -> Found:
    """Run with a progress bar on stderr. `run` receives a function to call with the number of games just played."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(begins, total=games)
        return run(lambda played: progress.update(bar, advance=played, description="playing"))
