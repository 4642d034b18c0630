"""The report as one HTML page: the variables of page.html. Every plot is also a table, and the page loads nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kogge.arena.page import Scale, filled
from kogge.lab.figures import Figure
from kogge.lab.report import MEASURES, Compared, Report

ROW = 30
LEFT, SHORT = 260, 80  # room for the names in plots
SHOWN = 25  # things and moves of a variant; all are in the JSON
PERCENT = ("close", "shared", "settled", "skill")


def page(report: Report) -> str:
    """The whole page."""
    spreads = [one["spread"] for one in report["variants"]]
    return filled(
        Path(__file__).parent / "page.html",
        report=report,
        row=ROW,
        shown=SHOWN,
        measures=MEASURES,
        said=said,
        number=number,
        seats=scale([seat["win_share"] for one in report["variants"] for seat in (*one["seats"], *one["places"])], "{:.0%}", SHORT),
        points=Scale(min(spread[0] for spread in spreads) - 1, max(spread[4] for spread in spreads) + 1, "{:.0f}", LEFT),
        brings={one["label"]: scale([thing["brings"] for thing in one["things"][:SHOWN]], "{:+g}") for one in report["variants"]},
        moves={one["label"]: scale([move["difference"] for move in one["moves"][:SHOWN]], "{:+.0%}") for one in report["variants"]},
        compared=compared(report["compared"]),
    )


def scale(figures: Sequence[Figure], label: str, left: int = LEFT) -> Scale | None:
    """A scale for all of these, including zero for differences; None if there are none."""
    if not figures:
        return None
    low, high = min(one["low"] for one in figures), max(one["high"] for one in figures)
    if "+" in label:
        low, high = min(0.0, low), max(0.0, high)
    room = (high - low) / 20 or 0.01
    return Scale(low - room, high + room, label, left)


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
    """Is it written in per cent?"""
    return key in PERCENT or key.startswith("win_share")


def number(key: str, value: float, sign: bool = False) -> str:
    """A number of a measure."""
    plus = "+" if sign else ""
    return f"{value:{plus}.1%}" if is_share(key) else f"{value:{plus}.2f}"


def said(key: str, figure: Figure, sign: bool = False) -> str:
    """A figure with its interval."""
    return f"{number(key, figure['mean'], sign)} ({number(key, figure['low'], sign)} to {number(key, figure['high'], sign)})"
