"""Other blind draws that are consistent with what one seat knows: `hidden.resample_hidden` as lines of a record.

`resample_hidden` redeals what is behind the others' screens now. A player who drew twice may have shown cubes of either draw. So the cubes
that they showed and those they still have are divided again between both draws, within what could have been drawn at the start.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from kogge.engine.match import Match
from kogge.engine.record_view import record_view
from kogge.games.colonia.words import RESOURCES

MAX_DIVISIONS = 500
START, LATE = "resources", "draw"  # the words of both draws in a record

Draws = dict[tuple[str, int], np.ndarray]
"""Resources by kind, for each draw: its word and the player (from 0)."""


def other_pasts(match: Match, seat: int, seed: int) -> Iterator[dict[int, str]]:
    """Possible outcomes of the draws that only others saw, by line number; a different one each time."""
    drawn = blind_draws(match.lines)
    late = next((number for number, line in enumerate(match.lines) if line.startswith(f"* {LATE} ")), len(match.lines))
    before = Match(match.config)
    before.follow(match.lines[:late])
    random = np.random.default_rng(seed)
    while True:
        rows = match.rows.copy()
        match.game.resample_hidden(match.loaded.box, record_view(rows), seat - 1, int(random.integers(1 << 62)))
        more = record_view(rows).unseen.sum(axis=0) - record_view(match.rows).unseen.sum(axis=0)
        draws = divided(drawn, record_view(before.rows), more, seat - 1, random)
        if draws is not None:
            redrawn = enumerate(with_draws(match.lines, draws))
            yield {number: line.removeprefix("* ") for number, line in redrawn if line != match.lines[number]}


def blind_draws(lines: list[str]) -> Draws:
    """The blind draws in some lines."""
    words = [line.split(" ")[1:] for line in lines if is_blind(line)]
    return {(word, int(seat) - 1): np.array([kinds.count(name) for name in RESOURCES]) for word, seat, *kinds in words}


def is_blind(line: str) -> bool:
    """Is this line of a record a draw that only the drawer sees?"""
    return line.startswith((f"* {START} ", f"* {LATE} "))


def divided(drawn: Draws, before: Any, more: np.ndarray, seat: int, random: np.random.Generator) -> Draws | None:
    """Draws that leave every player (from 0) with `more` unseen resources of each kind; None if none fits. The seat's own draws stay.

    `before` is the table just before the first late draw.
    """
    before_late, players = before.unseen.sum(axis=0), sum(word == START for word, _ in drawn)
    for _ in range(MAX_DIVISIONS):
        guess = dict(drawn)
        for player in range(players):
            if player == seat or (LATE, player) not in drawn:
                guess[START, player] = drawn[START, player] + more[player]
                continue
            late = drawn[LATE, player]
            hand = np.repeat(np.arange(len(RESOURCES)), before_late[player] + late + more[player])
            random.shuffle(hand)
            guess[LATE, player] = np.bincount(hand[: late.sum()], minlength=len(RESOURCES))
            early = np.bincount(hand[late.sum() :], minlength=len(RESOURCES))
            guess[START, player] = drawn[START, player] - before_late[player] + early
        early = sum(guess[START, player] - drawn[START, player] + before_late[player] for player in range(players))
        if (early <= before.unseen_most[0]).all():
            return guess
    return None


def with_draws(lines: list[str], draws: Draws) -> list[str]:
    """The lines with other blind draws."""
    return [_with_draw(line, draws) if is_blind(line) else line for line in lines]


def _with_draw(line: str, draws: Draws) -> str:
    star, word, seat, *_ = line.split(" ")
    return " ".join([star, word, seat, *np.repeat(RESOURCES, draws[word, int(seat) - 1])])
