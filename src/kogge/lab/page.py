"""The report as one self-contained HTML page: the variables of page.html. Every plot is also a table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kogge.arena.page import Scale, render_template
from kogge.lab.figures import Figure
from kogge.lab.report import MEASURES, Compared, Report

ROW = 30
LEFT, SHORT = 260, 80  # width of the names in plots: usual, short
MAX_ROWS = 25  # gains and moves of a variant on the page; the JSON has all
PERCENT = ("close", "shared", "settled", "skill")


def page(report: Report) -> str:
    """The whole page."""
    spreads = [one["spread"] for one in report["variants"]]
    return render_template(
        Path(__file__).parent / "page.html",
        report=report,
        row=ROW,
        shown=MAX_ROWS,
        measures=MEASURES,
        interval=interval,
        number=number,
        seats=scale([seat["win_share"] for one in report["variants"] for seat in (*one["seats"], *one["places"])], "{:.0%}", SHORT),
        points=Scale(min(spread[0] for spread in spreads) - 1, max(spread[4] for spread in spreads) + 1, "{:.0f}", LEFT),
        brings={one["label"]: scale([thing["brings"] for thing in one["things"][:MAX_ROWS]], "{:+g}") for one in report["variants"]},
        moves={one["label"]: scale([move["difference"] for move in one["moves"][:MAX_ROWS]], "{:+.0%}") for one in report["variants"]},
        compared=compared(report["compared"]),
    )


def scale(figures: Sequence[Figure], label: str, left: int = LEFT) -> Scale | None:
    """A scale for all figures, for differences including 0; None if there are no figures."""
    if not figures:
        return None
    low, high = min(one["low"] for one in figures), max(one["high"] for one in figures)
    if "+" in label:
        low, high = min(0.0, low), max(0.0, high)
    margin = (high - low) / 20 or 0.01
    return Scale(low - margin, high + margin, label, left)


def compared(found: Sequence[Compared]) -> list[tuple[str, str, list[tuple[str, Figure]], Scale | None]]:
    """For each measure: key, name, and the difference of each variant to the first."""
    keys = list(dict.fromkeys(key for one in found for key in one["measures"]))
    tables = []
    for key in keys:
        rows = [(one["label"], one["measures"][key]) for one in found if key in one["measures"]]
        tables.append((key, name_of(key), rows, scale([figure for _, figure in rows], "{:+.1%}" if is_share(key) else "{:+g}")))
    return tables


def name_of(key: str) -> str:
    """A measure in words."""
    if key == "skill":
        return "Share of the wins of the stronger bot"
    return MEASURES.get(key) or f"Share of the wins of place {key.removeprefix('win_share_')}"


def is_share(key: str) -> bool:
    """Is this measure written in per cent?"""
    return key in PERCENT or key.startswith("win_share")


def number(key: str, value: float, sign: bool = False) -> str:
    """A number of a measure."""
    plus = "+" if sign else ""
    return f"{value:{plus}.1%}" if is_share(key) else f"{value:{plus}.2f}"


def interval(key: str, figure: Figure, sign: bool = False) -> str:
    """A figure with its interval."""
    return f"{number(key, figure['mean'], sign)} ({number(key, figure['low'], sign)} to {number(key, figure['high'], sign)})"
