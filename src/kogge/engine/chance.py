"""Randomness kept in the state: the field `s.chance` is a xorshift64 generator with the same bits in every mode and on every machine.

Decks have no hidden order. A card is drawn when it is turned up, from those that can still come, so a search that reseeds `s.chance`
knows no more about the future than a player.

xorshift64 is predictable: from a few outputs one can compute all others. That does not matter for simulation. Where people play, every
draw uses a word derived from a secret key instead (`keyed_words`), which reveals nothing about other draws.
"""

from __future__ import annotations

import hashlib
import hmac
import itertools
import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from kogge.engine.ranges import between
from kogge.engine.rule import interpreted_for, rule

CHANCE_FIELD = ("chance", np.uint64, (), between(1, (1 << 64) - 1))  # xorshift stays at 0 for ever

_S7, _S13, _S16, _S17, _S32 = (np.uint64(n) for n in (7, 13, 16, 17, 32))
_LOW = np.uint64(0xFFFFFFFF)
_M1, _M2 = np.uint64(0x85EBCA6B), np.uint64(0xC2B2AE35)
_ODD, _ONE = np.uint64(0x9E3779B9), np.uint64(1)


@rule
def scrambled(half, salt):
    """Hash 32 bits. Every product fits in 64 bits, so nothing overflows in any mode."""
    h = (half ^ salt) & _LOW
    h = ((h ^ (h >> _S16)) * _M1) & _LOW
    h = ((h ^ (h >> _S13)) * _M2) & _LOW
    return h ^ (h >> _S16)


@rule
def random_start(seed, number):
    """The initial state of the `number`-th stream of a seed, independent of the others. Never 0, the fixed point of xorshift."""
    seed, number = np.uint64(seed), np.uint64(number)
    low = scrambled(seed & _LOW, _ODD)
    high = scrambled((seed >> _S32) ^ low, _M1)
    low = scrambled(low ^ (number & _LOW), high)
    high = scrambled(high ^ (number >> _S32), low)
    return (high << _S32) | low | _ONE


@rule
def next_random(x):
    """One step of xorshift64."""
    x = np.uint64(x)
    x ^= x << _S13
    x ^= x >> _S7
    x ^= x << _S17
    return x


@rule
def scaled_below(x, n):
    """A number from 0 to n - 1 from the upper half of a random word."""
    return np.int64(((x >> _S32) * np.uint64(n)) >> _S32)


def _draw_below(s, n):
    """Draw a number from 0 to n - 1."""
    s.chance = next_random(s.chance)
    return scaled_below(np.uint64(s.chance), n)


class RandomWords:
    """A source of draws: takes its random words from an iterator, such as `keyed_words`."""

    enumerates = False

    def __init__(self, words: Iterator[int]):
        self._words = words

    def below(self, n: int) -> Any:
        """A number from 0 to n - 1 from the next word."""
        return scaled_below(np.uint64(next(self._words)), n)


@interpreted_for(_draw_below)
def draw_below(s, n):
    """Draw a number from 0 to n - 1, from the generator in the table or from the view's `source` (`view_with_source`).

    A source is a stream of random words (`RandomWords`) or an enumeration of all outcomes (`outcomes.DrawEnumerator`).
    """
    source = getattr(s, "source", None)
    return _draw_below(s, n) if source is None else source.below(n)


@rule
def sum_of(counts):
    """The sum of an array."""
    total = 0
    for kind in range(counts.shape[0]):
        total += counts[kind]
    return total


def _draw_weighted(s, counts, total):
    """Draw one of `total` equally likely things, of which there are `counts` of each kind. Returns its kind."""
    pick = draw_below(s, total)
    for kind in range(counts.shape[0]):
        pick -= counts[kind]
        if pick < 0:
            return kind
    return 0


@interpreted_for(_draw_weighted)
def draw_weighted(s, counts, total):
    """Draw one of `total` equally likely things, of which there are `counts` of each kind. Returns its kind."""
    source = getattr(s, "source", None)
    if source is None or not source.enumerates:
        return _draw_weighted(s, counts, total)
    weights = [int(count) for count in counts]
    weights[0] += int(total) - sum(weights)
    return source.weighted(weights)


def _draw_handful(s, counts, wanted, event, at):
    """Draw `wanted` things without replacement, or all there are; the number of each kind goes into event[at:].

    The inner loop visits every kind: with few kinds that costs less than a mispredicted branch at the end of a search."""
    left = sum_of(counts)
    for drawn in range(min(wanted, left)):
        pick = draw_below(s, left - drawn)
        kind = 0
        for passed in range(counts.shape[0] - 1):
            pick -= counts[passed] - event[at + passed]
            kind += pick >= 0
        event[at + kind] += 1


@interpreted_for(_draw_handful)
def draw_handful(s, counts, wanted, event, at):
    """Draw `wanted` things without replacement, or all there are; the number of each kind goes into event[at:]."""
    source = getattr(s, "source", None)
    if source is None or not source.enumerates:
        return _draw_handful(s, counts, wanted, event, at)
    left, drawn = sum(int(count) for count in counts), min(int(wanted), sum(int(count) for count in counts))
    for kind, count in enumerate(counts):  # drawing kind by kind has the same distribution as one by one, with far fewer outcomes
        number = source.weighted([math.comb(int(count), n) * math.comb(left - int(count), drawn - n) for n in range(drawn + 1)])
        event[at + kind] += number
        left, drawn = left - int(count), drawn - number
    return None


def keyed_words(key: str, line: int) -> Iterator[int]:
    """Random words for the chance event that becomes line `line` of a record (from 0): HMACs of the line's and the draw's number."""
    for draw in itertools.count():
        yield int.from_bytes(hmac.digest(key.encode(), f"{line} {draw}".encode(), "sha256")[:8], "big")


def seed_number(seed: int | str) -> int:
    """Any integer or text as a 64-bit seed."""
    if isinstance(seed, int) and 0 <= seed < 1 << 63:
        return seed
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:7], "big")
