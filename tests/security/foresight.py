"""How a spectator once computed everyone's hidden resources from the public draws of Colonia's opening.

xorshift64 is linear over GF(2): every bit that it gives is a sum of bits of its first state. A public draw tells some upper bits of a
number, so enough of them are linear equations for the state, and the state tells the hidden draws before them.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import numpy as np

from kogge.engine.chance import next_random
from kogge.engine.match import Match
from kogge.games import game_config
from kogge.games.colonia.table import IN_DECK
from kogge.games.colonia.words import RESOURCES

MAX_FREE = 22  # unknown bits that are tried out

DrawBounds = tuple[int, int, int]
"""The number of a draw, and the smallest and the largest value that the upper half of its random word can have."""


def new_match(players: int, **options) -> Match:
    return Match(game_config("colonia", players), **options)


def public_draws(lines: list[str], players: int) -> Iterator[DrawBounds]:
    """What a spectator's lines reveal about the draws. Draws of resources are only counted."""
    match = new_match(players)
    draw = 0
    for line in with_some_hands(lines):
        kind, *words = line.split(" ")[1:]
        s, event = match._s, match._scratch.event
        if kind in ("resources", "booth"):
            draw += len(words) - 1
        else:
            match.game.read_event(match._box, s, [kind, *words], event)
            for counts, pick in picks(kind, s, event.tolist()):
                draw += 1
                cards, before = sum(counts), sum(counts[:pick])
                least, most = (-(-(part << 32) // cards) for part in (before, before + counts[pick]))
                yield draw, least, most - 1
        match.follow([line])


def with_some_hands(lines: list[str]) -> list[str]:
    """The lines with possible hidden hands filled in, made of the resources that are least visible."""
    open_ones = Counter(word for line in lines if line.startswith("* booth") for word in line.split(" ")[3:])
    least = sorted(RESOURCES, key=lambda kind: open_ones[kind])[:3]
    some = itertools.cycle(least)
    return [line.replace("?", " ".join(sorted((next(some) for _ in range(4)), key=RESOURCES.index))) for line in lines]


def picks(kind: str, s, event: list[int]) -> Iterator[tuple[list[int], int]]:
    """Of each draw of an event: how many there were of each outcome, and which one it was."""
    if kind == "good":
        yield [1] * 6, event[2] - 1
    elif kind == "ship":
        yield [int(place == IN_DECK) for place in s.ship_is.tolist()], event[2]
    elif kind == "relic":
        yield s.relic_deck.tolist(), event[2]
    elif kind == "week":
        yield s.weeks_left.tolist(), event[1]
    elif kind == "edicts":
        left = s.edicts_left.tolist()
        for edict in event[1:4]:
            yield list(left), edict
            left[edict] = 0


def stepped(bits: list[int]) -> list[int]:
    """One step of xorshift64, bit by bit: each is a set of bits of the first state."""
    bits = [bit ^ (bits[i - 13] if i >= 13 else 0) for i, bit in enumerate(bits)]
    bits = [bit ^ (bits[i + 7] if i + 7 < 64 else 0) for i, bit in enumerate(bits)]
    return [bit ^ (bits[i - 17] if i >= 17 else 0) for i, bit in enumerate(bits)]


def equations(draws: list[DrawBounds]) -> Iterator[tuple[int, int]]:
    """Which bits of the first state add up to what."""
    bits, at = [1 << i for i in range(64)], 0
    for draw, least, most in draws:
        while at < draw:
            bits, at = stepped(bits), at + 1
        for i in range(31, -1, -1):
            if least >> i != most >> i:
                break
            yield bits[32 + i], least >> i & 1


def solved(system: Iterator[tuple[int, int]]) -> tuple[int, list[int]] | None:
    """One first state that fits all equations, and a basis of what can be added to it; None if nothing fits."""
    rows: dict[int, tuple[int, int]] = {}  # by leading bit
    for bits, value in system:
        for lead in sorted(rows, reverse=True):
            if bits >> lead & 1:
                bits, value = bits ^ rows[lead][0], value ^ rows[lead][1]
        if bits:
            rows[bits.bit_length() - 1] = bits, value
        elif value:
            return None
    free = [i for i in range(64) if i not in rows]

    def filled(state: int, with_values: bool) -> int:
        for lead in sorted(rows):
            bits, value = rows[lead]
            if (bin(bits & state & ~(1 << lead)).count("1") + (value if with_values else 0)) % 2:
                state |= 1 << lead
        return state

    return filled(0, True), [filled(1 << i, False) for i in free]


def predicted_lines(lines: list[str], players: int) -> list[str] | None:
    """The hidden lines of an opening, computed from its public ones; None if no generator's state explains these."""
    draws = list(public_draws(lines, players))
    found = solved(equations(draws))
    if found is None or len(found[1]) > MAX_FREE:
        return None
    states = np.array([found[0]], np.uint64)
    for one in found[1]:
        states = np.concatenate([states, states ^ np.uint64(one)])
    now, at = states, 0
    for draw, least, most in draws:
        for _ in range(draw - at):
            now = next_random_of(now)
        at = draw
        upper = now >> np.uint64(32)
        fits = (upper >= least) & (upper <= most)
        states, now = states[fits], now[fits]
    for state in states.tolist():
        words = stream_words(state)
        match = new_match(players, chance=lambda _line, words=words: words).resolve_chance()
        if match.lines_for(None) == lines:
            return [line for line in match.lines if line.startswith("* resources")]
    return None


def stream_words(start: int) -> Iterator[int]:
    """The words that the generator of a table gives, from its state on."""
    x = np.uint64(start)
    while True:
        x = next_random(x)
        yield int(x)


def next_random_of(x: np.ndarray) -> np.ndarray:
    """One step of many generators."""
    x = x ^ (x << np.uint64(13))
    x = x ^ (x >> np.uint64(7))
    return x ^ (x << np.uint64(17))


assert int(next_random_of(np.array([5], np.uint64))[0]) == int(next_random(5))
