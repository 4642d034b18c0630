"""Draw docs/dataset.svg from a dataset with the bots' expected win shares: `python scripts/dataset_plot.py games.parquet`.

Left: the calibration, that is the actual win share of seats by their expected win share. Right: the expected win share of the eventual
winner in the course of the game.
"""

from __future__ import annotations

import sys
from pathlib import Path

import polars as pl

from kogge.data import Dataset

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "dataset.svg"
SIDE, LEFT, TOP = 300, 60, 50  # in pixels: the side of a plot, the space to its left, the space above
BINS = 10  # points of a line
STYLE = """
text{font:12px system-ui,sans-serif;fill:#1f2328}.small{font-size:10px;fill:#57606a}.head{font-weight:600;font-size:13px}.paper{fill:#fff}
.line{fill:none;stroke:#0969da;stroke-width:2}.dot{fill:#0969da}.fair{stroke:#8c959f;stroke-dasharray:4 4}.frame{fill:none;stroke:#d0d7de}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.small{fill:#9da7b3}.paper{fill:#161b22}.line{stroke:#58a6ff}.dot{fill:#58a6ff}
.frame{stroke:#30363d}}
"""


def by_seat(dataset: Dataset) -> pl.LazyFrame:
    """A row for each seat at each decision: its expected and its actual win share, and the progress of the game (0 to 1)."""
    seats = (
        dataset.scan()
        .filter(pl.col("values").is_not_null())
        .select(
            "game",
            (pl.col("turn") / (pl.col("turn").max().over("game") + 1)).alias("progress"),
            pl.col("values").arr.to_list().alias("expected"),
            pl.col("shares").arr.to_list().alias("share"),
        )
    )
    return seats.explode("expected", "share")


def curves(dataset: Dataset) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """The points of both plots."""
    rows = by_seat(dataset)

    def line(frame: pl.LazyFrame, x: str, y: str) -> list[tuple[float, float]]:
        bin_number = (pl.col(x) * BINS).floor().clip(0, BINS - 1)
        means = frame.group_by(bin_number.alias("bin")).agg(pl.col(x).mean(), pl.col(y).mean().alias("mean")).sort("bin").collect()
        return [(float(mean_x), float(mean_y)) for mean_x, mean_y in zip(means[x], means["mean"], strict=True)]

    return line(rows, "expected", "share"), line(rows.filter(pl.col("share") == 1), "progress", "expected")


def plot(left: int, title: str, label: str, points: list[tuple[float, float]], guide: tuple[float, float]) -> list[str]:
    """One plot with both axes from 0 to 1, and a dashed line from one height at the left edge to another at the right edge."""
    positions = [(left + x * SIDE, TOP + (1 - y) * SIDE) for x, y in points]
    drawn = [
        f'<text class="head" x="{left}" y="{TOP - 14}">{title}</text>'
        f'<rect class="frame" x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}"/>'
    ]
    drawn.append(
        f'<line class="fair" x1="{left}" y1="{TOP + (1 - guide[0]) * SIDE:.1f}" x2="{left + SIDE}" y2="{TOP + (1 - guide[1]) * SIDE:.1f}"/>'
    )
    drawn.append(f'<polyline class="line" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in positions)}"/>')
    drawn += [f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in positions]
    for tick in (0, 0.25, 0.5, 0.75, 1):
        drawn.append(f'<text class="small" x="{left + tick * SIDE}" y="{TOP + SIDE + 16}" text-anchor="middle">{tick:.0%}</text>')
        drawn.append(f'<text class="small" x="{left - 6}" y="{TOP + (1 - tick) * SIDE + 4}" text-anchor="end">{tick:.0%}</text>')
    return [*drawn, f'<text class="small" x="{left + SIDE / 2}" y="{TOP + SIDE + 34}" text-anchor="middle">{label}</text>']


def picture(dataset: Dataset) -> str:
    """Both plots as SVG."""
    expected, winner = curves(dataset)
    fair = 1 / dataset.config.players
    about = f"{dataset.config.game.title}, {dataset.config.players} players, {dataset.card['games']:,} games, {len(dataset):,} decisions"
    width, height = 2 * SIDE + 3 * LEFT, SIDE + TOP + 60
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"><title>{about}</title><style>{STYLE}</style>',
        f'<rect class="paper" width="{width}" height="{height}"/><text class="small" x="{LEFT}" y="16">{about}</text>',
        *plot(LEFT, "Calibration", "expected win share of a seat (up: actual)", expected, (0, 1)),
        *plot(2 * LEFT + SIDE, "Expected win share of the later winner", "progress of the game", winner, (fair, fair)),
    ]
    return "\n".join([*drawn, "</svg>"]) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(picture(Dataset(sys.argv[1])), "utf-8")
