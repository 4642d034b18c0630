"""The layout of a map, for any box: towns without overlaps, roads that avoid towns, places for carriages, and scenery.

All places are per cent of the map's width and height, so that one drawing serves a wide screen and a narrow one.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

Point = tuple[float, float]

HOUSE_WIDTH, NAME_WIDTH, LETTER, TOWN_HEIGHT = 7.2, 2.0, 1.2, 15.0
GAP_ACROSS, GAP_DOWN = 3.0, 4.0  # between towns
ROAD_ACROSS, ROAD_DOWN = 9.0, 8.5  # between towns joined by a road, whose carriages stand there
LABEL_WIDTH, LABEL_HEIGHT = 8.0, 8.0
WIDE, TALL = (15.0, 5.0), (7.0, 13.0)  # carriages side by side, one above the other
BENDS = (0.05, -0.05, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3)
SAMPLES = 24


@dataclass(frozen=True)
class Area:
    """A rectangle, given by its centre."""

    x: float
    y: float
    width: float
    height: float

    def overlap(self, other: Area) -> float:
        """The area that another one covers."""
        across = (self.width + other.width) / 2 - abs(self.x - other.x)
        down = (self.height + other.height) / 2 - abs(self.y - other.y)
        return across * down if across > 0 and down > 0 else 0.0

    def holds(self, point: Point, room: float = 0.0) -> bool:
        """Is a point inside it, or within a margin?"""
        return abs(point[0] - self.x) < self.width / 2 + room and abs(point[1] - self.y) < self.height / 2 + room


@dataclass(frozen=True)
class DrawnRoad:
    """A road as it is drawn: its curve as an SVG path, and the place for carriages, side by side or, if `tall`, one above the other."""

    path: str
    at: Point
    tall: bool


@dataclass(frozen=True)
class Chart:
    """A map as it is drawn."""

    towns: dict[str, Point]
    roads: dict[str, DrawnRoad]
    scenery: tuple[tuple[str, Point], ...]


def chart_of(view: dict[str, Any]) -> Chart:
    """The chart of the map in a view."""
    towns = tuple((town["id"], town["name"], len(town["houses"]), *town["at"]) for town in view["towns"])
    return draw_chart(towns, tuple((road["road"], *road["towns"]) for road in view["roads"]))


@functools.lru_cache(maxsize=16)
def draw_chart(towns: tuple[tuple[str, str, int, float, float], ...], roads: tuple[tuple[str, str, str], ...]) -> Chart:
    """Towns first, then roads, then scenery."""
    blocks = place_towns(towns, {frozenset(ends) for _road, *ends in roads})
    curves = bend_roads(blocks, roads)
    labels = place_labels(blocks, curves)
    drawn = {}
    for road, curve in curves.items():
        at = labels[road].x, labels[road].y
        drawn[road] = DrawnRoad(path_text(curve), rounded(at), is_narrow(at, list(blocks.values())))
    taken = [*blocks.values(), *labels.values()]
    return Chart({town: rounded((block.x, block.y)) for town, block in blocks.items()}, drawn, tuple(scatter(taken, curves.values())))


def rounded(point: Point) -> Point:
    """Rounded to a tenth of a per cent, less than a pixel."""
    return round(point[0], 1), round(point[1], 1)


# towns


def place_towns(towns: Sequence[tuple[str, str, int, float, float]], joined: set[frozenset[str]]) -> dict[str, Area]:
    """Coordinates scaled to the map; towns that are too close are moved apart as little as possible."""
    names = [town[0] for town in towns]
    gaps = [[(ROAD_ACROSS, ROAD_DOWN) if frozenset((one, other)) in joined else (GAP_ACROSS, GAP_DOWN) for other in names] for one in names]
    sizes = [(max(houses * HOUSE_WIDTH, NAME_WIDTH + LETTER * len(name)), TOWN_HEIGHT) for _id, name, houses, _e, _n in towns]
    xs = scaled([town[3] for town in towns], 13.0, 87.0)
    ys = scaled([-town[4] for town in towns], 9.5, 90.5)
    targets = list(zip(xs, ys, strict=True))
    middles = [[x, y] for x, y in targets]
    for step in range(600):
        for middle, target in zip(middles, targets, strict=True):
            drift = 0.03 * max(0.0, 1 - step / 450)  # towards home, ever weaker
            middle[0] += (target[0] - middle[0]) * drift
            middle[1] += (target[1] - middle[1]) * drift
        push_apart(middles, targets, sizes, gaps)
    return {town[0]: Area(middle[0], middle[1], size[0], size[1]) for town, middle, size in zip(towns, middles, sizes, strict=True)}


def scaled(values: list[float], low: float, high: float) -> list[float]:
    """Numbers scaled to a range; its middle if they are all equal."""
    least, most = min(values), max(values)
    if most == least:
        return [(low + high) / 2] * len(values)
    return [low + (value - least) / (most - least) * (high - low) for value in values]


def push_apart(middles: list[list[float]], targets: list[Point], sizes: list[Point], gaps: list[list[Point]]) -> None:
    """One small step: every pair of towns that is too close is pushed apart."""
    for one in range(len(middles)):
        for other in range(one):
            near = [
                (sizes[one][axis] + sizes[other][axis]) / 2 + gaps[one][other][axis] - abs(middles[one][axis] - middles[other][axis])
                for axis in (0, 1)
            ]
            if min(near) > 0:
                apart = [abs(targets[one][axis] - targets[other][axis]) for axis in (0, 1)]
                axis = 0 if near[0] * (1 + apart[1]) < near[1] * (1 + apart[0]) else 1
                step = near[axis] * 0.25
                sign = 1 if (targets[one][axis], one) >= (targets[other][axis], other) else -1
                middles[one][axis] += sign * step
                middles[other][axis] -= sign * step
    for middle, (width, height) in zip(middles, sizes, strict=True):
        middle[0] = min(max(middle[0], width / 2 + 1), 99 - width / 2)
        middle[1] = min(max(middle[1], height / 2 + 1.5), 98.5 - height / 2)


# roads

Curve = tuple[Point, Point, Point]  # start, the point it bends towards, end


def bend_roads(blocks: dict[str, Area], roads: Sequence[tuple[str, str, str]]) -> dict[str, Curve]:
    """Each road with the bend that avoids other towns and crosses the fewest roads; short roads first."""
    curves: dict[str, Curve] = {}
    for road, first, second in sorted(roads, key=lambda one: math.dist(*middles_of(blocks, one))):
        start, end = middles_of(blocks, (road, first, second))
        others = [block for town, block in blocks.items() if town not in (first, second)]
        options = [bent(start, end, bend) for bend in BENDS]
        curves[road] = min(options, key=lambda curve: clutter(curve, others, curves.values()) + slack(curve))
    return {road: curves[road] for road, _first, _second in roads}


def middles_of(blocks: dict[str, Area], road: tuple[str, str, str]) -> tuple[Point, Point]:
    """The two ends of a road."""
    first, second = blocks[road[1]], blocks[road[2]]
    return (first.x, first.y), (second.x, second.y)


def bent(start: Point, end: Point, bend: float) -> Curve:
    """A curve from one point to another; its middle lies off the straight line by half of `bend` times the length."""
    across, down = end[0] - start[0], end[1] - start[1]
    return start, ((start[0] + end[0]) / 2 - down * bend, (start[1] + end[1]) / 2 + across * bend), end


def along(curve: Curve, t: float) -> Point:
    """A point of a curve."""
    (x0, y0), (x1, y1), (x2, y2) = curve
    return (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2, (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2


@functools.lru_cache(maxsize=1024)
def points_of(curve: Curve) -> tuple[Point, ...]:
    """Points along a curve, the ends included."""
    return tuple(along(curve, step / SAMPLES) for step in range(SAMPLES + 1))


def clutter(curve: Curve, others: Iterable[Area], drawn: Iterable[Curve]) -> float:
    """The penalty of a curve for touching other towns and crossing roads drawn before."""
    points = points_of(curve)
    through = sum(block.holds(point, 1.5) for block in others for point in points)
    return 4.0 * through + 2.5 * sum(crossings(points, points_of(other)) for other in drawn)


def slack(curve: Curve) -> float:
    """The penalty of a curve for its bend and for leaving the map."""
    start, control, end = curve
    length = math.dist(start, end) or 1.0
    off = math.dist(control, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)) / length
    outside = sum(not (3 < x < 97 and 3 < y < 97) for x, y in points_of(curve))
    return 14.0 * off * off + outside


def crossings(one: Sequence[Point], other: Sequence[Point]) -> int:
    """How often two lines of points cross, their ends left out; looked at in a few long pieces."""
    if max(one)[0] < min(other)[0] or max(other)[0] < min(one)[0]:
        return 0
    mine, theirs = one[2:-1:4], other[2:-1:4]
    return sum(is_crossing(a, b, c, d) for a, b in itertools.pairwise(mine) for c, d in itertools.pairwise(theirs))


def is_crossing(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do two straight pieces cross?"""
    return turn(a, b, c) != turn(a, b, d) and turn(c, d, a) != turn(c, d, b)


def turn(a: Point, b: Point, c: Point) -> bool:
    """Is a → b → c a left turn?"""
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def path_text(curve: Curve) -> str:
    """A curve as an SVG path."""
    (x0, y0), (x1, y1), (x2, y2) = curve
    return f"M{x0:.1f} {y0:.1f}Q{x1:.1f} {y1:.1f} {x2:.1f} {y2:.1f}"


def place_labels(blocks: dict[str, Area], curves: dict[str, Curve]) -> dict[str, Area]:
    """Where the carriages of each road stand: on the road, clear of towns and of other roads' carriages, near the middle if possible."""
    labels: dict[str, Area] = {}
    open_points = {
        road: [point for point in points_of(curve)[1:-1] if not any(block.holds(point) for block in blocks.values())]
        for road, curve in curves.items()
    }
    for road in sorted(curves, key=lambda one: len(open_points[one])):
        choices = open_points[road] or [along(curves[road], 0.5)]
        middle = choices[len(choices) // 2]
        others = [curve for name, curve in curves.items() if name != road]
        areas = [Area(x, y, LABEL_WIDTH, LABEL_HEIGHT) for x, y in choices]
        labels[road] = min(
            areas, key=lambda area: crowd(area, blocks.values(), labels.values(), others) + math.dist((area.x, area.y), middle)
        )
    return labels


def is_narrow(at: Point, blocks: Sequence[Area]) -> bool:
    """Is there more room above and below than to both sides?"""
    wide, tall = Area(*at, *WIDE), Area(*at, *TALL)
    return sum(wide.overlap(block) for block in blocks) > sum(tall.overlap(block) for block in blocks)


def crowd(area: Area, blocks: Iterable[Area], labels: Iterable[Area], others: Iterable[Curve]) -> float:
    """How much a place for carriages covers of everything else."""
    covered = sum(area.overlap(block) for block in blocks) + 1.5 * sum(area.overlap(label) for label in labels)
    return 1.2 * covered + 6.0 * sum(area.holds(point, -2.0) for curve in others for point in points_of(curve)[::3])


# scenery


def scatter(taken: Sequence[Area], curves: Iterable[Curve]) -> Iterable[tuple[str, Point]]:
    """A few mills, groves and hills where there is nothing else; the land itself is painted (static/land.svg)."""
    roads = [point for curve in curves for point in points_of(curve)]
    kinds = ("mill", "trees", "wood", "trees", "mill", "wood")
    number = 0
    for row in range(6):
        for column in range(7):
            jitter = (row * 7919 + column * 104729) % 97 / 97
            point = (5 + column * 14 + 8 * jitter, 6 + row * 16 + 9 * (1 - jitter))
            if any(area.holds(point, 3.0) for area in taken) or any(math.dist(point, one) < 5.5 for one in roads):
                continue
            yield kinds[number % len(kinds)], rounded(point)
            number += 1
