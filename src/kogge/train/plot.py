"""A run's log as a picture: points, entropy and strength over time, in plain SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

WIDTH, HEIGHT, LEFT, GAP = 640, 150, 60, 34
COLOURS = ("#1f5f8b", "#b5501b", "#3b7a3b", "#7a3b7a", "#555555")

Curve = tuple[str, list[tuple[float, float]]]


def plot(lines: Sequence[dict[str, Any]], title: str) -> str:
    """The picture of a log."""
    against = sorted({name for line in lines for name in line.get("strength", {})})
    panels: list[tuple[str, list[Curve]]] = [
        ("points of a seat, default configuration", [("mean", _curve(lines, "points")), ("winner", _curve(lines, "best_points"))]),
        ("entropy", [("entropy", _curve(lines, "entropy"))]),
        (
            "share of the wins against",
            [(name, [(line["seconds"], line["strength"][name]) for line in lines if name in line.get("strength", {})]) for name in against],
        ),
    ]
    last = max((line["seconds"] for line in lines), default=1.0) or 1.0
    drawn = [_panel(name, curves, last, 40 + number * (HEIGHT + GAP)) for number, (name, curves) in enumerate(panels)]
    height = 40 + len(panels) * (HEIGHT + GAP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 20} {height}" font-family="sans-serif" font-size="12">\n'
        f'<rect width="100%" height="100%" fill="white"/><text x="{LEFT}" y="20" font-size="15">{escape(title)}, {last:,.0f} s</text>\n'
        + "\n".join(drawn)
        + "\n</svg>\n"
    )


def _curve(lines: Sequence[dict[str, Any]], key: str) -> list[tuple[float, float]]:
    return [(line["seconds"], line[key]) for line in lines if line.get(key) is not None]


def _panel(name: str, curves: list[Curve], last: float, top: float) -> str:
    heights = [value for _, curve in curves for _, value in curve]
    low, high = min(heights, default=0.0), max(heights, default=1.0)
    high = high if high > low else low + 1.0
    parts = [
        f'<rect x="{LEFT}" y="{top}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#999"/>',
        f'<text x="{LEFT - 6}" y="{top + 12}" text-anchor="end">{high:.3g}</text>',
        f'<text x="{LEFT - 6}" y="{top + HEIGHT}" text-anchor="end">{low:.3g}</text>',
        f'<text x="{LEFT + 6}" y="{top - 4}">{escape(name)}</text>',
    ]
    for number, (label, curve) in enumerate(curves):
        colour = COLOURS[number % len(COLOURS)]
        places = [
            f"{LEFT + WIDTH * seconds / last:.1f},{top + HEIGHT - HEIGHT * (value - low) / (high - low):.1f}" for seconds, value in curve
        ]
        parts.append(f'<polyline points="{" ".join(places)}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        parts.append(f'<text x="{LEFT + WIDTH - 8}" y="{top + 14 + 14 * number}" text-anchor="end" fill="{colour}">{escape(label)}</text>')
    return "\n".join(parts)
