"""The report of a study, as JSON values."""

from __future__ import annotations

from typing import Any, TypedDict

import numpy as np

from kogge.engine.config import GameConfig
from kogge.lab.figures import Figure, Parts, figure, mean_of, p_values, parts_of, ratio_difference, ratio_of, share_of
from kogge.lab.instrumented.rules import own_numbers
from kogge.lab.study import EQUAL, UNEQUAL, Study
from kogge.observations import layout_of

Portions = list[dict[str, Any]]
Numbers = dict[str, np.ndarray]

CLOSE = 0.05  # a game is close if it is won by at most this part of the winner's points
SIGNIFICANT = 0.05  # below this p-value a seat gets a verdict
MIN_OFFERED = 30  # moves that either bot could choose less often are left out


class Seat(TypedDict):
    """The results of one seat, or one place in the order of play, with the same bot in all seats."""

    seat: int
    win_share: Figure
    points: Figure
    p: float
    """The p-value of this deviation if all seats were equal, corrected for multiple comparisons."""
    verdict: str
    """`favoured` or `at a disadvantage` if p is below 0.05, else ''."""


class Skill(TypedDict):
    """The results of one stronger bot among weaker ones."""

    win_share: Figure
    times_fair: float
    parts: Parts


class Thing(TypedDict):
    """A gain: the increase of a number of a seat's observation that describes the seat itself."""

    name: str
    meaning: str
    per_seat: Figure
    """The mean gain of a seat per game."""
    brings: Figure
    """The regression slope of points over this gain, both relative to the table's mean."""
    wins: Figure
    """The same for the share of the win."""


class Move(TypedDict):
    """How often the stronger and the weaker bot choose a move when it is legal and there is a choice."""

    move: str
    strong: float
    weak: float
    difference: Figure
    offered: int


class VariantReport(TypedDict):
    """The results of one variant."""

    label: str
    players: int
    options: list[str]
    games: int
    seats: list[Seat]
    win_share: list[float]
    p: float
    """The smallest p of all seats."""
    places: list[Seat]
    """The same by place in the order of play: counted from the seat with the first decision (many games draw the start player)."""
    p_places: float
    points: Figure
    spread: list[float]
    """The 5th, 25th, 50th, 75th and 95th percentile of points."""
    winner: Figure
    gap: Figure
    close: Figure
    shared: Figure
    choices: Figure
    lead_changes: Figure
    settled: Figure
    skill: Skill | None
    things: list[Thing]
    moves: list[Move]


class ThingCompared(TypedDict):
    """The difference of a gain to the first variant."""

    name: str
    before: float
    difference: Figure


class Compared(TypedDict):
    """A variant against the first one, seed by seed."""

    label: str
    measures: dict[str, Figure]
    things: list[ThingCompared]


class Report(TypedDict):
    """The whole report."""

    game: str
    title: str
    bot: str
    weak: str | None
    games: int
    seed: int
    variants: list[VariantReport]
    compared: list[Compared]


MEASURES = {
    "points": "Points of a seat",
    "winner": "Points of the winner",
    "gap": "Points between the first and the second",
    "close": "Share of close games",
    "shared": "Share of games that end in a tie",
    "choices": "Choices in a game",
    "lead_changes": "Changes of the lead",
    "settled": "When the winner takes the lead for good",
}
"""The measures of every game and their names. `skill` and the win shares by place are compared too."""
SHARES = ("close", "shared")
"""The measures that are either 0 or 1 in each game."""


def report(study: Study, results: Portions) -> Report:
    """The report from the portions played so far."""
    parts = [_parts(results, number) for number in range(len(study.variants))]
    bot, weak = study.names
    game = study.variants[0].config.game
    return {
        "game": game.id,
        "title": game.title,
        "bot": bot,
        "weak": weak,
        "games": study.games,
        "seed": study.seed,
        "variants": [_of_variant(study, number, *parts[number]) for number in range(len(parts))],
        "compared": [_compared(study, number, parts) for number in range(1, len(parts))],
    }


def _parts(results: Portions, variant: int) -> tuple[Portions, Portions]:
    own = [result for result in results if result["variant"] == variant]
    return [one for one in own if one["part"] == EQUAL], [one for one in own if one["part"] == UNEQUAL]


def _joined(portions: Portions, key: str) -> np.ndarray:
    return np.array([row for portion in portions for row in portion[key]], float)


def _measured(equal: Portions) -> Numbers:
    """Each measure, game by game."""
    points, shares, figures = (_joined(equal, key) for key in ("points", "shares", "figures"))
    ranked = np.sort(points, axis=1)
    gap = ranked[:, -1] - ranked[:, -2] if points.shape[1] > 1 else np.zeros(len(points))
    return {
        "points": points.mean(1),
        "winner": ranked[:, -1],
        "gap": gap,
        "close": (gap <= CLOSE * np.maximum(0, ranked[:, -1])).astype(float),
        "shared": (shares.max(1) < 1).astype(float),
        "choices": figures[:, 0],
        "lead_changes": figures[:, 1],
        "settled": figures[:, 2] / np.maximum(1, figures[:, 0]),
    }


def _of_variant(study: Study, number: int, equal: Portions, unequal: Portions) -> VariantReport:
    variant = study.variants[number]
    players = variant.config.players
    points, shares = _joined(equal, "points"), _joined(equal, "shares")
    placed_points, placed = by_place(points, equal), by_place(shares, equal)
    measured = {name: (share_of if name in SHARES else mean_of)(values) for name, values in _measured(equal).items()}
    found: Any = {
        "label": variant.label,
        "players": players,
        "options": list(variant.config.options),
        "games": len(points),
        "seats": _seats(points, shares),
        "win_share": shares.mean(0).tolist(),
        "p": min(p_values(shares)),
        "places": _seats(placed_points, placed),
        "p_places": min(p_values(placed)),
        "spread": [float(at) for at in np.percentile(points, [5, 25, 50, 75, 95])],
        **measured,
        "skill": _skill(unequal, players),
        "things": _things(equal, variant.config),
        "moves": _moves(unequal, variant.config),
    }
    checked: VariantReport = found
    return checked


def by_place(table: np.ndarray, equal: Portions) -> np.ndarray:
    """Reorder an array by game and seat to one by game and place, counted from the seat with the first decision."""
    first = _joined(equal, "figures")[:, 3:4].astype(int)
    moved: np.ndarray = np.take_along_axis(table, (np.maximum(0, first) + np.arange(table.shape[1])) % table.shape[1], axis=1)
    return moved


def _seats(points: np.ndarray, shares: np.ndarray) -> list[Seat]:
    """The results of each seat (or place), from points and shares of the win by game and seat (or place)."""
    found: list[Seat] = []
    for seat, p in enumerate(p_values(shares)):
        won = share_of(shares[:, seat])
        verdict = "" if p >= SIGNIFICANT else "favoured" if won["mean"] > 1 / shares.shape[1] else "at a disadvantage"
        found.append({"seat": seat + 1, "win_share": won, "points": mean_of(points[:, seat]), "p": p, "verdict": verdict})
    return found


def _strong_shares(unequal: Portions, players: int) -> np.ndarray:
    """The stronger bot's win share at each seed, over all seats."""
    shares = _joined(unequal, "shares").reshape(-1, players, players)
    won: np.ndarray = np.einsum("grr->g", shares) / players
    return won


def _skill(unequal: Portions, players: int) -> Skill | None:
    if not unequal:
        return None
    won = mean_of(_strong_shares(unequal, players))
    parts = parts_of(_joined(unequal, "points").reshape(-1, players, players))
    return {"win_share": won, "times_fair": won["mean"] * players, "parts": parts}


def _named_things(config: GameConfig) -> list[tuple[str, str, float]]:
    """For each of a seat's own numbers: its name, its meaning, and its divisor in the observation."""
    layout = layout_of(config.game)
    features = layout.features(config.loaded.box)
    per = {int(index): placed.block for placed in layout.blocks for index in placed.indices.flat}
    named = []
    for index in own_numbers(config.game):
        name = features[index].name.replace("[self]", "").replace("self, ", "").replace(", self", "")
        named.append((name, per[int(index)].meaning, float(per[int(index)].per)))
    return named


def _thing_sums(equal: Portions, item: int) -> np.ndarray:
    """The sums for one gain, by portion."""
    return np.array([portion["things"].get(str(item), [0.0] * 4) for portion in equal])


def _things(equal: Portions, config: GameConfig) -> list[Thing]:
    """The gains that differ between seats, sorted by the significance of their effect on points."""
    seats = np.array([len(portion["points"]) * config.players for portion in equal])
    found: list[tuple[float, Thing]] = []
    for item, (name, meaning, per) in enumerate(_named_things(config)):
        gained, squares, points, wins = _thing_sums(equal, item).T
        if 2 * np.count_nonzero(squares) < len(squares):  # too rare for a reliable interval
            continue
        brings, won = ratio_of(points / per, squares), ratio_of(wins / per, squares)
        significance = abs(brings["mean"]) / max(1e-9, brings["high"] - brings["mean"])
        per_seat = ratio_of(gained * per, seats)
        found.append((significance, {"name": name, "meaning": meaning, "per_seat": per_seat, "brings": brings, "wins": won}))
    return [item for _, item in sorted(found, key=lambda one: -one[0])]


def _moves(unequal: Portions, config: GameConfig) -> list[Move]:
    """The moves that the two bots choose differently often, sorted by the significance of the difference."""
    actions = sorted({int(action) for portion in unequal for action in portion["moves"]})
    found: list[tuple[float, Move]] = []
    for action in actions:
        sums = np.array([portion["moves"].get(str(action), [0] * 4) for portion in unequal], float)
        taken, offered, weak_taken, weak_offered = sums.T
        if min(offered.sum(), weak_offered.sum()) < MIN_OFFERED:
            continue
        more = ratio_difference(taken, offered, weak_taken, weak_offered)
        rates = float(taken.sum() / offered.sum()), float(weak_taken.sum() / weak_offered.sum())
        significance = abs(more["mean"]) / max(1e-9, more["high"] - more["mean"])
        move = config.loaded.move_texts[action]
        times = int(offered.sum() + weak_offered.sum())
        found.append((significance, {"move": move, "strong": rates[0], "weak": rates[1], "difference": more, "offered": times}))
    return [move for _, move in sorted(found, key=lambda one: -one[0])]


def _compared(study: Study, number: int, parts: list[tuple[Portions, Portions]]) -> Compared:
    (equal, unequal), (first_equal, first_unequal) = parts[number], parts[0]
    variant, first = study.variants[number], study.variants[0]
    measured, first_measured = _measured(equal), _measured(first_equal)
    measures = {name: mean_of(measured[name] - first_measured[name]) for name in measured}
    if variant.config.players == first.config.players:
        change = by_place(_joined(equal, "shares"), equal) - by_place(_joined(first_equal, "shares"), first_equal)
        measures |= {f"win_share_{seat + 1}": mean_of(change[:, seat]) for seat in range(variant.config.players)}
        if unequal:
            won, before = (_strong_shares(part, variant.config.players) for part in (unequal, first_unequal))
            measures["skill"] = mean_of(won - before)
    return {"label": variant.label, "measures": measures, "things": _things_compared(equal, first_equal, variant.config, first.config)}


def _things_compared(equal: Portions, first: Portions, config: GameConfig, first_config: GameConfig) -> list[ThingCompared]:
    seats, before_seats = (
        np.array([len(portion["points"]) * of.players for portion in portions]) for portions, of in ((equal, config), (first, first_config))
    )
    found: list[tuple[float, ThingCompared]] = []
    for item, (name, _, per) in enumerate(_named_things(config)):
        gained, before = _thing_sums(equal, item)[:, 0] * per, _thing_sums(first, item)[:, 0] * per
        more = gained / seats - before / before_seats
        if 2 * np.count_nonzero(more) < len(more):
            continue
        change = figure(more.mean(), more.std(ddof=1) / np.sqrt(len(more)), len(more))
        significance = abs(change["mean"]) / max(1e-9, change["high"] - change["mean"])
        found.append((significance, {"name": name, "before": float(before.sum() / before_seats.sum()), "difference": change}))
    return [item for _, item in sorted(found, key=lambda one: -one[0])]
