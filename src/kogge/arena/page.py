"""The report as one HTML page: tables, and plots drawn as SVG in the page itself. Nothing is loaded from anywhere."""

from __future__ import annotations

import math
from html import escape
from typing import Any

import numpy as np

STYLE = """
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fbfaf7; --line: #c9c4b8; --strong: #1f5f8b; --soft: #9dc3dc; --mark: #b3541e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e4da; --paper: #171b21; --line: #454b55; --strong: #7db8de; --soft: #2f536b; --mark: #e0905c; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .3rem .8rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; } .plot, .wide { overflow-x: auto; } svg { max-width: 100%; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); } caption { text-align: left; font-weight: 600; }
"""
WIDTH, LEFT, ROW = 720, 150, 34


def page(report: dict[str, Any]) -> str:
    """The whole page."""
    options = ", ".join(report["options"]) or "no options"
    title = f"Arena: {report['game']}, {report['players']} players"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{report['games']} games, {escape(options)}, seats rotated, seeds from {report['seed']}. "
        "Ratings are Plackett–Luce on Elo's scale; bars are 95 % intervals.</p>",
        _table(report),
    ]
    if report["games"]:
        parts += [
            _figure("Rating", _ratings_plot(report)),
            _figure("Share of the wins, the fair share dashed", _shares_plot(report)),
            _figure("Points: half of all games lie in the box, nine of ten between the ends", _points_plot(report)),
            _ahead_table(report),
        ]
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _table(report: dict[str, Any]) -> str:
    heads = "".join(f"<th scope=col>{head}</th>" for head in ("bot", "rating", "wins", "× fair share", "mean points", "ms per decision"))
    rows = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in bot_cells(bot))}</tr>" for bot in ranked(report))
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def ranked(report: dict[str, Any]) -> list[dict[str, Any]]:
    """The bots, strongest first."""
    return sorted(report["bots"], key=lambda bot: -bot.get("rating", 0))


def bot_cells(bot: dict[str, Any]) -> list[str]:
    """One bot's line in a table of results."""
    if not bot["seats"]:
        return [escape(bot["bot"]), "", "", "", "", ""]
    spent = bot["seconds_per_decision"]
    return [
        escape(bot["bot"]),
        f"{bot['rating']:.0f} ({bot['low']:.0f} to {bot['high']:.0f})",
        f"{bot['win_share']:.1%} ({bot['win_share_low']:.1%} to {bot['win_share_high']:.1%})",
        f"{bot['win_share'] / bot['fair_share']:.2f}",
        f"{bot['mean_points']:.1f}",
        "" if spent is None else f"{1000 * spent:.1f}",
    ]


def _figure(caption: str, svg: str) -> str:
    named = svg.replace('role="img"', f'role="img" aria-label="{escape(caption)}"', 1)
    return f'<figure class="plot"><figcaption>{escape(caption)}</figcaption>{named}</figure>'


def _plot(report: dict[str, Any], low: float, high: float, label: str, draw: Any) -> str:
    """A row per bot on one horizontal scale; `draw(bot, x, y)` gives the marks of a row."""
    bots = ranked(report)
    height = ROW * len(bots) + 40
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - 30) * (value - low) / span

    marks = []
    for tick in round_numbers(low, high):
        marks.append(f'<line x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="8" y2="{height - 28}" stroke="var(--line)"/>')
        marks.append(f'<text x="{x(tick):.1f}" y="{height - 10}" text-anchor="middle">{tick:{label}}</text>')
    for row, bot in enumerate(bots):
        y = 8 + ROW * row + ROW / 2
        marks.append(f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(bot["bot"][:20])}</text>{draw(bot, x, y)}')
    return f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img">{"".join(marks)}</svg>'


def round_numbers(low: float, high: float) -> list[float]:
    """Four to ten round numbers between two others."""
    rough = (high - low) / 5 or 1.0
    size = 10 ** math.floor(math.log10(rough))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)
    return [step * n for n in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]


def _bar(x: Any, y: float, low: float, high: float, at: float) -> str:
    return (
        f'<line x1="{x(low):.1f}" x2="{x(high):.1f}" y1="{y}" y2="{y}" stroke="var(--strong)" stroke-width="3"/>'
        f'<circle cx="{x(at):.1f}" cy="{y}" r="6" fill="var(--mark)"/>'
    )


def _ratings_plot(report: dict[str, Any]) -> str:
    seen = [bot for bot in report["bots"] if "rating" in bot]
    low, high = min(bot["low"] for bot in seen) - 30, max(bot["high"] for bot in seen) + 30
    return _plot(report, low, high, ".0f", lambda bot, x, y: _bar(x, y, bot["low"], bot["high"], bot["rating"]))


def _shares_plot(report: dict[str, Any]) -> str:
    fair = 1 / report["players"]

    def draw(bot: dict[str, Any], x: Any, y: float) -> str:
        ends = f'x1="{x(fair):.1f}" x2="{x(fair):.1f}" y1="{y - ROW / 2}" y2="{y + ROW / 2}"'
        dashed = f'<line {ends} stroke="var(--ink)" stroke-dasharray="4 4"/>'
        return dashed + (_bar(x, y, bot["win_share_low"], bot["win_share_high"], bot["win_share"]) if bot["seats"] else "")

    return _plot(report, 0, 1, ".0%", draw)


def _points_plot(report: dict[str, Any]) -> str:
    seen = [bot for bot in report["bots"] if bot["seats"]]
    ends = np.array([np.percentile(bot["points"], [5, 95]) for bot in seen])

    def draw(bot: dict[str, Any], x: Any, y: float) -> str:
        if not bot["seats"]:
            return ""
        p5, p25, p50, p75, p95 = np.percentile(bot["points"], [5, 25, 50, 75, 95])
        return (
            f'<line x1="{x(p5):.1f}" x2="{x(p95):.1f}" y1="{y}" y2="{y}" stroke="var(--strong)"/>'
            f'<rect x="{x(p25):.1f}" y="{y - 9}" width="{x(p75) - x(p25):.1f}" height="18" fill="var(--soft)" stroke="var(--strong)"/>'
            f'<line x1="{x(p50):.1f}" x2="{x(p50):.1f}" y1="{y - 9}" y2="{y + 9}" stroke="var(--mark)" stroke-width="3"/>'
        )

    return _plot(report, float(ends.min()) - 1, float(ends.max()) + 1, ".0f", draw)


def _ahead_table(report: dict[str, Any]) -> str:
    names = [escape(bot["bot"]) for bot in report["bots"]]
    heads = "".join(f"<th scope=col>{name}</th>" for name in names)
    rows = []
    for name, row in zip(names, report["ahead"], strict=True):
        cells = "".join("<td>–</td>" if share is None else f"<td>{share:.0%}</td>" for share in row)
        rows.append(f"<tr><th scope=row>{name}</th>{cells}</tr>")
    caption = "How often the bot of the row ended before the bot of the column"
    return f'<div class="wide"><table><caption>{caption}</caption><tr><th></th>{heads}</tr>{"".join(rows)}</table></div>'
