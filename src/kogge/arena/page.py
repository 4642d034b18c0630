"""The report as one self-contained HTML page with tables and inline SVG plots.

The page is a template, page.html, with automatic escaping; this module computes its variables.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from kogge.games import game_by_id

FOLDER = Path(__file__).parent
ROW = 34  # the height of a bot's row in a plot


@dataclass(frozen=True)
class Scale:
    """The horizontal scale of a plot, to the right of the bots' names."""

    low: float
    high: float
    label: str
    """The format of its numbers."""
    left: int = 150
    """The width of the names."""
    width: ClassVar[int] = 720

    def x(self, value: float) -> float:
        """The position of a value."""
        span = (self.high - self.low) or 1.0
        return round(self.left + (self.width - self.left - 30) * (value - self.low) / span, 1)

    def ticks(self) -> list[float]:
        """The numbers at its ticks."""
        return round_numbers(self.low, self.high)


def page(report: Any) -> str:
    """The whole page."""
    title = game_by_id(report["game"]).title
    return render_template(
        FOLDER / "page.html",
        report=report,
        game_title=title,
        bots=ranked(report),
        bot_cells=bot_cells,
        agents=agent_lines(report),
        row=ROW,
        **plots(report),
    )


def render_template(template: Path, **content: Any) -> str:
    """Render a template, which may import plots.html."""
    folders = FileSystemLoader([template.parent, FOLDER])
    templates = Environment(loader=folders, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    return templates.get_template(template.name).render(**content).lstrip() + "\n"


def plots(report: Any) -> dict[str, Any]:
    """The scales of the plots and the distribution of each bot's points; {} before the first game."""
    active = [bot for bot in report["bots"] if bot["seats"]]
    if not active:
        return {}
    spreads = {bot["bot"]: [float(points) for points in np.percentile(bot["points"], [5, 25, 50, 75, 95])] for bot in active}
    ends = [end for spread in spreads.values() for end in (spread[0], spread[-1])]
    return {
        "ratings": Scale(min(bot["low"] for bot in active) - 30, max(bot["high"] for bot in active) + 30, "{:.0f}"),
        "shares": Scale(0, 1, "{:.0%}"),
        "points": Scale(min(ends) - 1, max(ends) + 1, "{:.0f}"),
        "spreads": spreads,
    }


def ranked(report: Any) -> list[dict[str, Any]]:
    """The bots, strongest first."""
    return sorted(report["bots"], key=lambda bot: -bot.get("rating", 0))


def bot_cells(bot: dict[str, Any]) -> list[str]:
    """One bot's line in a table of results."""
    if not bot["seats"]:
        return [bot["bot"], "", "", "", "", ""]
    spent = bot["seconds_per_decision"]
    return [
        bot["bot"],
        f"{bot['rating']:.0f} ({bot['low']:.0f} to {bot['high']:.0f})",
        f"{bot['win_share']:.1%} ({bot['win_share_low']:.1%} to {bot['win_share_high']:.1%})",
        f"{bot['win_share'] / bot['fair_share']:.2f}",
        f"{bot['mean_points']:.1f}",
        "" if spent is None else f"{1000 * spent:.1f}",
    ]


def agent_lines(report: Any) -> list[str]:
    """A sentence about the answers of each agent."""
    return [
        f"{bot['bot']}: {counts['illegal']} illegal and {counts['unreadable']} unreadable answers of {counts['answers']} "
        f"({counts['illegal_rate']:.1%}); {counts['random_moves']} of {counts['decisions']} decisions were played at random."
        for bot in ranked(report)
        if (counts := bot.get("agent"))
    ]


def round_numbers(low: float, high: float) -> list[float]:
    """Four to ten round numbers between two others."""
    rough = (high - low) / 5 or 1.0
    size = 10 ** math.floor(math.log10(rough))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)
    return [step * n for n in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]
