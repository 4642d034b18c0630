"""Who sits where in a round, and what a place is worth.

Seating is fair in three ways, in this order: people meet each other equally often, nobody plays more often than others at a small table,
and everybody sits equally often at each seat. A place is worth the share of the opponents that one has beaten: `WIN` points for the first,
none for the last, evenly between; equal places share. So tables of three, four and five count alike.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Mapping, Sequence

WIN = 12  # points for a win; divisible by 2, 3 and 4, so that most places are worth a whole number
BEST_SIZE = 4
STARTS = 12  # random seatings that are improved by swaps; the best one is taken
BOT = 0  # the number of a seat that a bot fills

Tables = list[list[int]]


def table_sizes(people: int, least: int, most: int) -> list[int]:
    """The sizes of the tables of a round, as equal as possible and near four; a last table may have too few people, for bots to fill."""
    count = max(-(-people // most), round(people / BEST_SIZE), 1)
    while count > 1 and people // count < least and -(-people // (count - 1)) <= most:
        count -= 1
    small, rest = divmod(people, count)
    return [max(least, small + (number < rest)) for number in range(count)]


def seat_round(people: Sequence[int], sizes: Sequence[int], earlier: Sequence[Sequence[int]], seed: str) -> Tables:
    """Seat people (by number) at tables of these sizes, given the earlier tables by seat. The same seed gives the same seating."""
    rng = random.Random(seed)
    met: Counter[tuple[int, int]] = Counter()
    small: Counter[int] = Counter()
    sat: Counter[tuple[int, int]] = Counter()
    for table in earlier:
        real = [one for one in table if one != BOT]
        met.update(pair for pair in itertools.permutations(real, 2))
        small.update({one: 10 - len(table) for one in real})
        sat.update({(one, seat): 1 for seat, one in enumerate(table) if one != BOT})
    everyone = [*people, *[BOT] * (sum(sizes) - len(people))]
    best = min(
        (_improved(_random_seating(everyone, sizes, rng), met, small) for _ in range(STARTS)), key=lambda tables: _cost(tables, met, small)
    )
    return [_in_order(table, sat, rng) for table in best]


def _random_seating(everyone: Sequence[int], sizes: Sequence[int], rng: random.Random) -> Tables:
    """A random seating; bots go to different tables."""
    people = [one for one in everyone if one != BOT]
    bots = len(everyone) - len(people)
    rng.shuffle(people)
    tables: Tables = []
    for number, size in enumerate(sizes):
        table_bots = 1 if len(sizes) - number <= bots else 0
        tables.append([people.pop() for _ in range(size - table_bots)] + [BOT] * table_bots)
    return tables


def _table_cost(table: Sequence[int], met: Mapping[tuple[int, int], int], small: Mapping[int, int]) -> float:
    meetings = sum((met.get(pair, 0) + 1) ** 2 for pair in itertools.combinations(table, 2) if BOT not in pair)
    return 100.0 * meetings + sum(small.get(one, 0) * (10 - len(table)) for one in table)


def _cost(tables: Tables, met: Mapping[tuple[int, int], int], small: Mapping[int, int]) -> float:
    return sum(_table_cost(table, met, small) for table in tables)


def _improved(tables: Tables, met: Mapping[tuple[int, int], int], small: Mapping[int, int]) -> Tables:
    """Swap two people of different tables as long as that helps."""
    better = True
    while better:
        better = False
        for first, second in itertools.combinations(tables, 2):
            for i, j in itertools.product(range(len(first)), range(len(second))):
                before = _table_cost(first, met, small) + _table_cost(second, met, small)
                first[i], second[j] = second[j], first[i]
                if _table_cost(first, met, small) + _table_cost(second, met, small) < before:
                    better = True
                else:
                    first[i], second[j] = second[j], first[i]
    return tables


def _in_order(table: Sequence[int], sat: Mapping[tuple[int, int], int], rng: random.Random) -> list[int]:
    """The people of a table by seat: nobody sits again where they have sat more often than elsewhere."""
    orders = list(itertools.permutations(table))
    rng.shuffle(orders)
    return list(min(orders, key=lambda order: sum((sat.get((one, seat), 0) + 1) ** 2 for seat, one in enumerate(order) if one != BOT)))


def beaten_by_seat(order: Sequence[tuple[int, object]]) -> dict[int, float]:
    """How many opponents each seat has beaten, ties half, from seats in final order with what decided their place."""
    found = {}
    for seat, score in order:
        level = sum(other == score for _seat, other in order) - 1
        behind = len(order) - 1 - level - next(place for place, (_seat, other) in enumerate(order) if other == score)
        found[seat] = behind + level / 2
    return found


def points(beaten: float, players: int) -> float:
    """What a place is worth, by the opponents beaten."""
    return WIN * beaten / (players - 1)
