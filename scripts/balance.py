"""The effect of each reconstructed number of our boxes, and whether any seat is favoured: `python scripts/balance.py build/balance` plays
the studies of docs/balance.md, or resumes them, and prints their tables.

    --part seats | easy | numbers | hard | mends | mended    only one of the parts
    --games 2000    games for each change; ten times as many for seats, five times for `mended`, a tenth for `hard`
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
"""Where places are not equal according to `medium`."""
TRIED = 60  # boxes tried, to find one that makes places equal
AGAIN = 1_000_000  # the first seed of the second round: changes chosen by some games are judged by others
SHOWN = ("points", "gap", "lead_changes", "skill")


def to(path: str, value: Any) -> list[Change]:
    """Set the value at a path."""
    return [Change(path, value)]


def more(path: str, by: int) -> list[Change]:
    """Add a number to the values at a path."""
    return [Change(path, by, add=True)]


def speicherstadt(content: dict[str, Any]) -> Iterator[tuple[str, list[Change]]]:
    """Fires B, C, D; the firemen; the goods of the contracts."""
    for stack, values in {"B": (2, 3), "C": (1, 3), "D": (2, 4)}.items():
        for value in values:
            yield f"fire {stack} {content['fires'][stack]} → {value}", to(f"fires.{stack}", value)
    for stack, tried in {"A": ([1, 1], [2, 2]), "B": ([1, 1, 2], [2, 3, 3]), "C": ([3, 4], [5, 5]), "D": ([3, 3, 4], [3, 5, 5])}.items():
        for values in tried:
            yield f"firemen {stack} {content['firemen'][stack]} → {values}", to(f"firemen.{stack}", values)
    for seed in (1, 2, 3):
        yield f"other goods on the contracts, {seed}", to("contracts", other_goods(content["contracts"], seed))


def other_goods(contracts: dict[str, Any], seed: int) -> dict[str, Any]:
    """Contracts of the same sizes with random goods."""
    chance, goods = random.Random(seed), ["coffee", "tea", "spices", "rubber", "cloth"]
    return {stack: [chance.sample(goods, len(contract)) for contract in listed] for stack, listed in contracts.items()}


def colonia(content: dict[str, Any]) -> Iterator[tuple[str, list[Change]]]:
    """Rows of contracts, the shrine's cost, the week cards, the holds of the ships."""
    for rows in (8, 10):
        yield f"contract rows 12 → {rows}", to("contract_rows", rows)
    for cost in (10, 12, 14, 17):
        yield f"a shrine costs 15 → {cost}", to("shrine_cost", cost)
    for path, what in (
        ("weeks.*.dice", "dice"),
        ("weeks.*.contracts.*", "contracts of a craftsman"),
        ("weeks.*.booths.*", "resources in a booth"),
    ):
        for by in (-1, 1):
            yield f"{what} on every week card {by:+d}", more(path, by)
    for label, ships in (("every week 2 ships leave", 2), ("every week 3 ships leave", 3)):
        yield label, to("weeks.*.ships", ships)
    for by in (-2, -1, 1, 2):
        yield f"every hold pays {by:+d}", more("ships.*.holds.*.pays", by)
    for seed in (1, 2, 3):
        yield f"other goods in the holds, {seed}", to("ships", other_holds(content, seed))


def other_holds(content: dict[str, Any], seed: int) -> list[Any]:
    """Ships with holds of the same sizes and pay, but random goods."""
    chance = random.Random(seed)
    return [
        ship | {"holds": [hold | {"goods": [chance.choice(content["goods"]) for _ in hold["goods"]]} for hold in ship["holds"]]}
        for ship in content["ships"]
    ]


def hellweg(content: dict[str, Any]) -> Iterator[tuple[str, list[Change]]]:
    """Houses, roads, trade cards, the worth and functions of goods cards, privileges."""
    cards = content["trade"]["cards"]
    for seed in (1, 2, 3):
        yield f"other houses together on a trade card, {seed}", to("trade.cards", other_cards(cards, seed))
    renamed = {"essen.iron": "corbach.iron", "corbach.salt": "essen.salt"}  # every kind stays on every card
    moved = [[[renamed.get(house, house), price] for house, price in card] for card in cards]
    yield (
        "Essen has the salt, Corbach the iron",
        [*to("towns.essen.houses", ["salt"]), *to("towns.corbach.houses", ["iron"]), *to("trade.cards", moved)],
    )
    roads = content["roads"]
    yield "paved and unpaved roads exchanged", [one for road in roads for one in to(f"roads.{road}.paved", not roads[road]["paved"])]
    villages = [roads[road]["village"] for road in roads]
    for by in (1, 5):
        turned = villages[by:] + villages[:by]
        yield (
            f"villages {by} road{'s' if by > 1 else ''} further",
            [one for road, village in zip(roads, turned, strict=True) for one in to(f"roads.{road}.village", village)],
        )
    for by in (-2, 2):
        yield f"every goods card is worth {by:+d}", more("goods_card.*.value", by)
    for kind in ("coal", "herring", "wine", "tobacco"):
        named = [card["name"] for card in content["goods_card"] if card["kind"] == kind]
        for by in (-2, 2):
            yield f"{kind} is worth {by:+d}", [one for name in named for one in more(f"goods_card.{name}.value", by)]
    named = [card["name"] for card in content["goods_card"] if "bonus" in card]
    for by in (-3, 3):
        yield f"a bonus is worth {by:+d}", [one for name in named for one in more(f"goods_card.{name}.bonus.value", by)]
    for by in (-2, 2):
        yield f"the free choice is worth {by:+d}", more("free_choice_card.value", by)
    yield "coal gives no good", to("goods_card", [{k: v for k, v in card.items() if k != "good_plus"} for card in content["goods_card"]])
    yield (
        "herring1 gives no carriage",
        to("goods_card", [{k: v for k, v in card.items() if k != "carriage_plus"} for card in content["goods_card"]]),
    )
    privileges = content["privileges"]
    moved = {"store": "extend", "extend": "thaler", "thaler": "store"}
    yield "the privileges' towns exchanged", [one for to_, of in moved.items() for one in to(f"privileges.{to_}", privileges[of])]


def other_cards(cards: list[Any], seed: int) -> list[Any]:
    """Trade cards with other combinations of houses: each house still has each price once, each card every kind and four towns."""
    chance, drawn = random.Random(seed), [list(card) for card in cards]
    for _ in range(2000):
        one, two = chance.sample(drawn, 2)
        i, j = chance.randrange(4), chance.randrange(4)
        swapped = [*one[:i], two[j], *one[i + 1 :]], [*two[:j], one[i], *two[j + 1 :]]
        same_kind = one[i][0].split(".")[1] == two[j][0].split(".")[1]
        if same_kind and all(len({house.split(".")[0] for house, _ in card}) == 4 for card in swapped):
            one[i], two[j] = two[j], one[i]
    return drawn


RECONSTRUCTED = {"speicherstadt": speicherstadt, "colonia": colonia, "hellweg": hellweg}
# the options that a study needs, because some numbers are used only by expansions
OPTIONS = {"hellweg": ["free_choice", "passengers", "warehouse"]}


def seat_studies(games: int, bot: str = "medium") -> Iterator[tuple[str, Study]]:
    """Every game with every number of players, unchanged."""
    for game, about in kogge.list_games().items():
        counts = [Variant(f"{players} players", kogge.game_config(game, players)) for players in about.players]
        yield f"seats-{game}-{bot}", Study(counts, bot, None, 10 * games)


def easy_studies(games: int) -> Iterator[tuple[str, Study]]:
    """The same with a weaker bot."""
    return seat_studies(games // 2, "easy")


def number_studies(games: int) -> Iterator[tuple[str, Study]]:
    """Every change of a reconstructed number."""
    for game, changes in RECONSTRUCTED.items():
        config = kogge.game_config(game, options=OPTIONS.get(game))
        variants = [Variant(label, changed(config, *listed)) for label, listed in changes(config.loaded.file.content)]
        yield f"numbers-{game}", Study([Variant("as it is", config), *variants], games=games)


def hard_studies(games: int) -> Iterator[tuple[str, Study]]:
    """The configurations with unequal places again, with a bot that searches."""
    for game, players in UNEQUAL:
        listed = [Variant(f"{players} players", kogge.game_config(game, players))]
        yield f"seats-{game}-{players}-hard", Study(listed, "hard@100", None, max(2, games // 10))


def mend_studies(games: int) -> Iterator[tuple[str, Study]]:
    """Boxes that might make unequal places equal."""
    for game, players in UNEQUAL:
        config = kogge.game_config(game, players)
        tried = (MENDS[game](config.loaded.file.content))[:TRIED]
        variants = [Variant(label, changed(config, *changes)) for label, changes in tried]
        yield f"mends-{game}-{players}", Study([Variant("as it is", config), *variants], weak=None, games=games)


def hellweg_mends(content: dict[str, Any]) -> list[tuple[str, list[Change]]]:
    """Other combinations of houses on the trade cards."""
    cards = content["trade"]["cards"]
    return [(f"other trade cards, {seed}", to("trade.cards", other_cards(cards, seed))) for seed in range(1, TRIED + 1)]


def speicherstadt_mends(content: dict[str, Any]) -> list[tuple[str, list[Change]]]:
    """Other numbers of ships, which make the game longer or shorter; fewer traders and offices; and the reconstructed numbers."""
    ships = [(stack, by) for stack in "BCD" for by in (-2, -1, 1, 2, 3)]
    single = [(f"ships in {stack} {by:+d}", more(f"counts.ships.{stack}", by)) for stack, by in ships]
    double = [
        (f"ships in B {b:+d}, in D {d:+d}", [*more("counts.ships.B", b), *more("counts.ships.D", d)])
        for b in (-2, -1, 1, 2)
        for d in (-2, -1, 1, 2)
    ]
    fewer = [(f"{what} in A -1", more(f"counts.{what}.A", -1)) for what in ("traders", "offices")]
    return [*single, *double, *fewer, *speicherstadt(content)]


MENDS = {"hellweg": hellweg_mends, "speicherstadt": speicherstadt_mends}


def mended_studies(games: int, run: Run) -> Iterator[tuple[str, Study]]:
    """The three boxes with the most equal places, with other seeds; then the best of them with a bot that searches."""
    for name, study in list(mend_studies(games)):
        base, *best = [study.variants[0], *most_equal(study, run(name, study), 3)]
        again = Study([base, *best], weak=None, games=5 * games, seed=AGAIN)
        name = name.replace("mends", "mended")
        yield name, again
        yield f"{name}-hard", Study([base, *most_equal(again, run(name, again), 1)], "hard@100", None, max(2, games // 10), AGAIN)


def most_equal(study: Study, report: Report, count: int) -> list[Variant]:
    """The changes with the smallest deviation of any place from its fair share."""

    def furthest(one: Any) -> float:
        return max(abs(place["win_share"]["mean"] - 1 / one["players"]) for place in one["places"])

    ranked = sorted(range(1, len(study.variants)), key=lambda number: furthest(report["variants"][number]))
    return [study.variants[number] for number in ranked[:count]]


def seat_table(report: Report) -> list[list[str]]:
    """Win shares by place and by seat, and their p-values if all were equal."""
    rows = [["", "games", "wins by place (95 %)", "points by place", "were all places equal: no likelier than", "… all seats"]]
    for one in report["variants"]:
        wins = ", ".join(f"{place['win_share']['mean']:.1%}" for place in one["places"])
        half = (one["places"][0]["win_share"]["high"] - one["places"][0]["win_share"]["low"]) / 2
        points = ", ".join(f"{place['points']['mean']:.1f}" for place in one["places"])
        likely = [f"{chance:.2g}" for chance in (one["p_places"], one["p"])]
        rows.append([one["label"], f"{one['games']:,}", f"{wins} (± {half:.1%})", points, *likely])
    return rows


def number_table(report: Report) -> list[list[str]]:
    """The effect of each change on points, the closeness of games, skill, seats, and gains."""
    base = report["variants"][0]
    rows = [["change", "points of a seat", "gap", "lead changes", "skill", "largest change of a place's wins", "what is got more or less"]]
    for one in report["compared"]:
        measures = one["measures"]
        cells = []
        for key in SHOWN:
            figure = measures[key]
            sure = not figure["low"] <= 0 <= figure["high"]
            text = f"{number(key, figure['mean'], True)} ± {number(key, figure['high'] - figure['mean'])}"
            cells.append(f"**{text}**" if sure else text)
        seats = [measures[f"win_share_{seat + 1}"] for seat in range(base["players"])]
        far = max(seats, key=lambda figure: abs(figure["mean"]))
        # several seats are compared, so the most significant one must differ by more than its own interval
        sure = abs(far["mean"]) > 1.3 * (far["high"] - far["mean"])
        seat = f"{far['mean']:+.1%} ± {far['high'] - far['mean']:.1%}"
        gains = [
            thing
            for thing in one["things"]
            if abs(thing["difference"]["mean"]) > 1.3 * (thing["difference"]["high"] - thing["difference"]["mean"])
        ]
        gains = [thing for thing in gains if not thing["name"].startswith(("row.", "seat.score", "seat.decides", "seat.cards_worth"))][:2]
        shown = "; ".join(f"{thing['name']} {thing['before']:.2f} → {thing['before'] + thing['difference']['mean']:.2f}" for thing in gains)
        rows.append([one["label"], *cells, f"**{seat}**" if sure else seat, shown])
    return rows


def markdown(rows: list[list[str]]) -> str:
    """A table."""
    head, *body = rows
    return "\n".join("| " + " | ".join(row) + " |" for row in [head, ["---"] * len(head), *body])


PARTS = {
    "seats": (seat_studies, seat_table),
    "easy": (easy_studies, seat_table),
    "numbers": (number_studies, number_table),
    "hard": (hard_studies, seat_table),
    "mends": (mend_studies, seat_table),
}
MENDED = "mended"  # continues with the results of `mends`


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
