"""Is any seat favoured, and what does each reconstructed number of our boxes change? `python scripts/balance.py build/balance` plays the
studies of docs/balance.md, or resumes them, and prints their tables.

    --part seats       every game with every number of players
    --part easy        the same with a weaker bot
    --part numbers     every change of a reconstructed number
    --part hard        where places are unequal: again with a bot that searches
    --part mends       where places are unequal: boxes that might make them equal
    --part mended      the best of these boxes again, with other seeds
    --games 2000       games for each change; ten times as many for `seats`, five times for `easy` and `mended`, a tenth for `hard`
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import joblib

import kogge
from kogge.lab import Change, Report, Study, Variant, changed, run_study
from kogge.lab.page import number

Run = Callable[[str, Study], Report]
UNEQUAL = (("speicherstadt", 2), ("hellweg", 3), ("speicherstadt", 5), ("hellweg", 4))
"""Games and numbers of players in which the places do not win equally often if `medium` plays."""
MAX_CANDIDATES = 60  # boxes that are tried, to find one that makes places equal
FRESH_SEED = 1_000_000  # the first seed of `mended`: a box that was chosen because of some games is judged by others
MEASURES = ("points", "gap", "lead_changes", "skill")


def set_to(path: str, value: Any) -> list[Change]:
    """The change that sets the value at a path."""
    return [Change(path, value)]


def add_to(path: str, by: int) -> list[Change]:
    """The change that adds a number to the values at a path."""
    return [Change(path, by, add=True)]


def speicherstadt(content: dict[str, Any]) -> Iterator[tuple[str, list[Change]]]:
    """Change the fires of the stacks B, C and D, the firemen, or the goods of the contracts."""
    for stack, values in {"B": (2, 3), "C": (1, 3), "D": (2, 4)}.items():
        for value in values:
            yield f"fire {stack} {content['fires'][stack]} → {value}", set_to(f"fires.{stack}", value)
    for stack, tried in {"A": ([1, 1], [2, 2]), "B": ([1, 1, 2], [2, 3, 3]), "C": ([3, 4], [5, 5]), "D": ([3, 3, 4], [3, 5, 5])}.items():
        for values in tried:
            yield f"firemen {stack} {content['firemen'][stack]} → {values}", set_to(f"firemen.{stack}", values)
    for seed in (1, 2, 3):
        yield f"other goods on the contracts, {seed}", set_to("contracts", other_goods(content["contracts"], seed))


def other_goods(contracts: dict[str, Any], seed: int) -> dict[str, Any]:
    """Contracts of the same sizes with random goods."""
    rng, goods = random.Random(seed), ["coffee", "tea", "spices", "rubber", "cloth"]
    return {stack: [rng.sample(goods, len(contract)) for contract in listed] for stack, listed in contracts.items()}


def colonia(content: dict[str, Any]) -> Iterator[tuple[str, list[Change]]]:
    """Change the rows of contracts, the cost of a shrine, the week cards, or the holds of the ships."""
    for rows in (8, 10):
        yield f"contract rows 12 → {rows}", set_to("contract_rows", rows)
    for cost in (10, 12, 14, 17):
        yield f"a shrine costs 15 → {cost}", set_to("shrine_cost", cost)
    for path, name in (
        ("weeks.*.dice", "dice"),
        ("weeks.*.contracts.*", "contracts of a craftsman"),
        ("weeks.*.booths.*", "resources in a booth"),
    ):
        for by in (-1, 1):
            yield f"{name} on every week card {by:+d}", add_to(path, by)
    for label, ships in (("every week 2 ships leave", 2), ("every week 3 ships leave", 3)):
        yield label, set_to("weeks.*.ships", ships)
    for by in (-2, -1, 1, 2):
        yield f"every hold pays {by:+d}", add_to("ships.*.holds.*.pays", by)
    for seed in (1, 2, 3):
        yield f"other goods in the holds, {seed}", set_to("ships", other_holds(content, seed))


def other_holds(content: dict[str, Any], seed: int) -> list[Any]:
    """Ships with holds of the same sizes and pay, but random goods."""
    rng = random.Random(seed)
    return [
        ship | {"holds": [hold | {"goods": [rng.choice(content["goods"]) for _ in hold["goods"]]} for hold in ship["holds"]]}
        for ship in content["ships"]
    ]


def hellweg(content: dict[str, Any]) -> Iterator[tuple[str, list[Change]]]:
    """Change the houses, the roads, the trade cards, the values and functions of goods cards, or the privileges."""
    cards = content["trade"]["cards"]
    for seed in (1, 2, 3):
        yield f"other houses together on a trade card, {seed}", set_to("trade.cards", other_cards(cards, seed))
    exchanged = {"essen.iron": "corbach.iron", "corbach.salt": "essen.salt"}  # each card still has every kind
    with_exchanged = [[[exchanged.get(house, house), price] for house, price in card] for card in cards]
    yield (
        "Essen has the salt, Corbach the iron",
        [*set_to("towns.essen.houses", ["salt"]), *set_to("towns.corbach.houses", ["iron"]), *set_to("trade.cards", with_exchanged)],
    )
    roads = content["roads"]
    yield "paved and unpaved roads exchanged", [one for road in roads for one in set_to(f"roads.{road}.paved", not roads[road]["paved"])]
    villages = [roads[road]["village"] for road in roads]
    for by in (1, 5):
        shifted = villages[by:] + villages[:by]
        yield (
            f"villages {by} road{'s' if by > 1 else ''} further",
            [one for road, village in zip(roads, shifted, strict=True) for one in set_to(f"roads.{road}.village", village)],
        )
    for by in (-2, 2):
        yield f"every goods card is worth {by:+d}", add_to("goods_card.*.value", by)
    for kind in ("coal", "herring", "wine", "tobacco"):
        names = [card["name"] for card in content["goods_card"] if card["kind"] == kind]
        for by in (-2, 2):
            yield f"{kind} is worth {by:+d}", [one for name in names for one in add_to(f"goods_card.{name}.value", by)]
    names = [card["name"] for card in content["goods_card"] if "bonus" in card]
    for by in (-3, 3):
        yield f"a bonus is worth {by:+d}", [one for name in names for one in add_to(f"goods_card.{name}.bonus.value", by)]
    for by in (-2, 2):
        yield f"the free choice is worth {by:+d}", add_to("free_choice_card.value", by)
    yield (
        "coal gives no good",
        set_to("goods_card", [{k: v for k, v in card.items() if k != "good_plus"} for card in content["goods_card"]]),
    )
    yield (
        "herring1 gives no carriage",
        set_to("goods_card", [{k: v for k, v in card.items() if k != "carriage_plus"} for card in content["goods_card"]]),
    )
    privileges = content["privileges"]
    new_town = {"store": "extend", "extend": "thaler", "thaler": "store"}  # each privilege moves to the town of another
    yield (
        "the privileges' towns exchanged",
        [one for privilege, other in new_town.items() for one in set_to(f"privileges.{privilege}", privileges[other])],
    )


def other_cards(cards: list[Any], seed: int) -> list[Any]:
    """Trade cards with other combinations of houses. Each house still has each price once, each card every kind and four towns."""
    rng, mixed = random.Random(seed), [list(card) for card in cards]
    for _ in range(2000):
        one, two = rng.sample(mixed, 2)
        i, j = rng.randrange(4), rng.randrange(4)
        swapped = [*one[:i], two[j], *one[i + 1 :]], [*two[:j], one[i], *two[j + 1 :]]
        same_kind = one[i][0].split(".")[1] == two[j][0].split(".")[1]
        if same_kind and all(len({house.split(".")[0] for house, _ in card}) == 4 for card in swapped):
            one[i], two[j] = two[j], one[i]
    return mixed


RECONSTRUCTED = {"speicherstadt": speicherstadt, "colonia": colonia, "hellweg": hellweg}
# options of the studies: some of the numbers are used only by expansions
OPTIONS = {"hellweg": ["free_choice", "passengers", "warehouse"]}


def seat_studies(games: int, bot: str = "medium") -> Iterator[tuple[str, Study]]:
    """Every game with every number of players, unchanged."""
    for game, about in kogge.list_games().items():
        counts = [Variant(f"{players} players", kogge.game_config(game, players)) for players in about.players]
        yield f"seats-{game}-{bot}", Study(counts, bot, None, 10 * games)


def easy_studies(games: int) -> Iterator[tuple[str, Study]]:
    """The same as `seats` with a weaker bot."""
    return seat_studies(games // 2, "easy")


def number_studies(games: int) -> Iterator[tuple[str, Study]]:
    """Every change of a reconstructed number."""
    for game, changes in RECONSTRUCTED.items():
        config = kogge.game_config(game, options=OPTIONS.get(game))
        variants = [Variant(label, changed(config, *listed)) for label, listed in changes(config.loaded.file.content)]
        yield f"numbers-{game}", Study([Variant("as it is", config), *variants], games=games)


def hard_studies(games: int) -> Iterator[tuple[str, Study]]:
    """The games with unequal places again, with a bot that searches."""
    for game, players in UNEQUAL:
        listed = [Variant(f"{players} players", kogge.game_config(game, players))]
        yield f"seats-{game}-{players}-hard", Study(listed, "hard@100", None, max(2, games // 10))


def mend_studies(games: int) -> Iterator[tuple[str, Study]]:
    """Boxes that might make places equal where they are not."""
    for game, players in UNEQUAL:
        config = kogge.game_config(game, players)
        candidates = MENDS[game](config.loaded.file.content)[:MAX_CANDIDATES]
        variants = [Variant(label, changed(config, *changes)) for label, changes in candidates]
        yield f"mends-{game}-{players}", Study([Variant("as it is", config), *variants], weak=None, games=games)


def hellweg_mends(content: dict[str, Any]) -> list[tuple[str, list[Change]]]:
    """Candidates for Hellweg: other combinations of houses on the trade cards."""
    cards = content["trade"]["cards"]
    return [(f"other trade cards, {seed}", set_to("trade.cards", other_cards(cards, seed))) for seed in range(1, MAX_CANDIDATES + 1)]


def speicherstadt_mends(content: dict[str, Any]) -> list[tuple[str, list[Change]]]:
    """Candidates for The Speicherstadt: more or fewer ships, which also change the length of the game; fewer traders or offices; and the
    changes of reconstructed numbers."""
    ships = [(stack, by) for stack in "BCD" for by in (-2, -1, 1, 2, 3)]
    single = [(f"ships in {stack} {by:+d}", add_to(f"counts.ships.{stack}", by)) for stack, by in ships]
    double = [
        (f"ships in B {b:+d}, in D {d:+d}", [*add_to("counts.ships.B", b), *add_to("counts.ships.D", d)])
        for b in (-2, -1, 1, 2)
        for d in (-2, -1, 1, 2)
    ]
    fewer = [(f"{name} in A -1", add_to(f"counts.{name}.A", -1)) for name in ("traders", "offices")]
    return [*single, *double, *fewer, *speicherstadt(content)]


MENDS = {"hellweg": hellweg_mends, "speicherstadt": speicherstadt_mends}


def mended_studies(games: int, run: Run) -> Iterator[tuple[str, Study]]:
    """The three best boxes of `mends` with other seeds; then the best of these with a bot that searches."""
    for name, study in list(mend_studies(games)):
        base, *best = [study.variants[0], *most_equal(study, run(name, study), 3)]
        repeated = Study([base, *best], weak=None, games=5 * games, seed=FRESH_SEED)
        name = name.replace("mends", "mended")
        yield name, repeated
        best = most_equal(repeated, run(name, repeated), 1)
        yield f"{name}-hard", Study([base, *best], "hard@100", None, max(2, games // 10), FRESH_SEED)


def most_equal(study: Study, report: Report, count: int) -> list[Variant]:
    """The changed variants in which the largest deviation of a place from its fair share is smallest."""

    def largest_deviation(variant: Any) -> float:
        return max(abs(place["win_share"]["mean"] - 1 / variant["players"]) for place in variant["places"])

    ranked = sorted(range(1, len(study.variants)), key=lambda i: largest_deviation(report["variants"][i]))
    return [study.variants[i] for i in ranked[:count]]


def seat_table(report: Report) -> list[list[str]]:
    """Win shares and points by place, and the p-values of the hypotheses that all places, and all seats, are equal."""
    rows = [["", "games", "wins by place (95 %)", "points by place", "were all places equal: no likelier than", "… all seats"]]
    for one in report["variants"]:
        wins = ", ".join(f"{place['win_share']['mean']:.1%}" for place in one["places"])
        half_width = (one["places"][0]["win_share"]["high"] - one["places"][0]["win_share"]["low"]) / 2
        points = ", ".join(f"{place['points']['mean']:.1f}" for place in one["places"])
        p_values = [f"{p:.2g}" for p in (one["p_places"], one["p"])]
        rows.append([one["label"], f"{one['games']:,}", f"{wins} (± {half_width:.1%})", points, *p_values])
    return rows


def number_table(report: Report) -> list[list[str]]:
    """The effect of each change on points, the closeness of games, skill, seats, and what players get. Significant effects are bold."""
    base = report["variants"][0]
    rows = [["change", "points of a seat", "gap", "lead changes", "skill", "largest change of a place's wins", "what is got more or less"]]
    for one in report["compared"]:
        measures = one["measures"]
        cells = []
        for key in MEASURES:
            figure = measures[key]
            is_significant = not figure["low"] <= 0 <= figure["high"]
            text = f"{number(key, figure['mean'], True)} ± {number(key, figure['high'] - figure['mean'])}"
            cells.append(f"**{text}**" if is_significant else text)
        seats = [measures[f"win_share_{seat + 1}"] for seat in range(base["players"])]
        most_changed = max(seats, key=lambda figure: abs(figure["mean"]))
        # the largest of several differences: it is significant only if it exceeds its own interval by some margin
        is_significant = abs(most_changed["mean"]) > 1.3 * (most_changed["high"] - most_changed["mean"])
        seat = f"{most_changed['mean']:+.1%} ± {most_changed['high'] - most_changed['mean']:.1%}"
        gains = [
            thing
            for thing in one["things"]
            if abs(thing["difference"]["mean"]) > 1.3 * (thing["difference"]["high"] - thing["difference"]["mean"])
        ]
        gains = [thing for thing in gains if not thing["name"].startswith(("row.", "seat.score", "seat.decides", "seat.cards_worth"))][:2]
        shown = "; ".join(f"{thing['name']} {thing['before']:.2f} → {thing['before'] + thing['difference']['mean']:.2f}" for thing in gains)
        rows.append([one["label"], *cells, f"**{seat}**" if is_significant else seat, shown])
    return rows


def markdown(rows: list[list[str]]) -> str:
    """Rows as a Markdown table; the first is its heading."""
    head, *body = rows
    return "\n".join("| " + " | ".join(row) + " |" for row in [head, ["---"] * len(head), *body])


PARTS = {
    "seats": (seat_studies, seat_table),
    "easy": (easy_studies, seat_table),
    "numbers": (number_studies, number_table),
    "hard": (hard_studies, seat_table),
    "mends": (mend_studies, seat_table),
}
MENDED = "mended"  # uses the results of `mends`


def main() -> None:
    """Play the chosen studies and print their tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", choices=[*PARTS, MENDED])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=joblib.cpu_count())
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)

    def run(name: str, study: Study) -> Report:
        return run_study(study, arguments.folder / f"{name}.jsonl", arguments.jobs)

    for part in [arguments.part] if arguments.part else [*PARTS, MENDED]:
        studies, table = PARTS.get(part, (lambda games: mended_studies(games, run), seat_table))
        for name, study in studies(arguments.games):
            print(f"## {name}\n\n{markdown(table(run(name, study)))}\n", flush=True)


if __name__ == "__main__":
    main()
