"""A progress bar for work that is counted in games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def with_progress(games: int, run: Callable[[Callable[[int], None]], dict[str, Any]], begins: str = "playing") -> dict[str, Any]:
    """Run with a bar on the error stream; `run` is handed what to call with the number of games just played; `begins` is shown first."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(begins, total=games)
        return run(lambda played: progress.update(bar, advance=played, description="playing"))
