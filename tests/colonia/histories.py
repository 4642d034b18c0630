"""Alternative histories of a game: the same for every seat except those whose blind draws were changed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from kogge.engine.match import Match
from kogge.engine.record_view import record_view
from kogge.games import game_config
from kogge.games.colonia.past import blind_draws, divided, is_blind, with_draws
from random_play import MovePicker

EAGER = ("yes", "draw", "order")  # so that blind draws come, and are shown


class EveryMove(Match):
    """A match that does not play forced moves automatically, so that its record has every move."""

    def _play_forced(self, maker: int | None = None) -> bool:
        self._flow.prepare_turn(self._box, self._s, self._scratch)
        return False


def new_match(players: int, seed: int = 1) -> EveryMove:
    """A match before its first line."""
    return EveryMove(game_config("colonia", players), seed)


def with_draw_two(count: int) -> list[list[str]]:
    """The lines of `count` games in which the edict draw_two was passed and most players drew."""
    records: list[list[str]] = []
    for seed in range(4 * count):
        match, dice = new_match(3 + seed % 4, seed), MovePicker(seed)
        match.resolve_chance()
        while match.seat is not None:
            moves = match.moves()
            liked = [move for move in moves if move.split(" ")[0] in EAGER] or [move for move in moves if move != "pass"]
            match.play(dice.pick(liked or moves))
        if sum(line.startswith("* draw ") for line in match.lines) > match.players // 2:
            records.append(match.lines)
    return records[:count]


def players_of(lines: list[str]) -> int:
    return sum(line.startswith("* resources ") for line in lines)


def read_line(match: Match, line: str) -> bool:
    """Play a line of a record; returns whether it was possible."""
    who, *words = line.split(" ")
    if who == "*" or match.is_chance_due:
        return who == "*" and match.is_chance_due and match.read_event(words)
    move = " ".join(words)
    if str(match.seat) != who or move not in match.moves():
        return False
    match.decide(match.loaded.actions[move])
    return True


def has_drawn_two(match: Match) -> bool:
    return any(line.startswith("* draw ") for line in match.lines)


# the same public history with other blind draws


def rewritten(lines: list[str], seed: int) -> tuple[list[str], set[int]]:
    """The lines with resources of blind draws exchanged, mostly between the two draws of one seat; and the seats whose draws changed."""
    dice, words = random.Random(seed), [line.split(" ") for line in lines]
    blind = [at for at, line in enumerate(lines) if is_blind(line)]
    seat = dice.choice([words[at][2] for at in blind if words[at][1] == "draw"])
    own = [at for at in blind if words[at][2] == seat]
    for _ in range(2):
        one, other = dice.sample(own, 2) if dice.random() < 0.8 else (dice.choice(own), dice.choice(blind))
        here, there = dice.randrange(3, len(words[one])), dice.randrange(3, len(words[other]))
        words[one][here], words[other][there] = words[other][there], words[one][here]
    return [" ".join(word) for word in words], {int(words[at][2]) for at in blind if sorted(words[at]) != sorted(lines[at].split(" "))}


def twins(lines: list[str], seed: int) -> Iterator[tuple[EveryMove, EveryMove, set[int]]]:
    """A game and its twin with a rewritten history, at every decision after draw_two, as long as the same moves are possible in both;
    and the seats whose draws differ."""
    other, apart = rewritten(lines, seed)
    match, twin = new_match(players_of(lines)), new_match(players_of(lines))
    for line, otherwise in zip(lines, other, strict=True):
        if apart and has_drawn_two(match) and not match.is_chance_due:
            yield match, twin, apart
        read_line(match, line)
        if not read_line(twin, otherwise):
            return


def all_twins(games: int) -> Iterator[tuple[EveryMove, EveryMove, set[int]]]:
    """`games` games, each with three alternative histories."""
    for number, lines in enumerate(with_draw_two(games)):
        for other in range(3):
            yield from twins(lines, 3 * number + other)


# a possible history of a resampled table


def past_of(lines: list[str], unseen: np.ndarray, now: np.ndarray, seat: int) -> list[str] | None:
    """A record with the same public lines after which the other seats hold `now` unseen instead of `unseen`; None if there is none."""
    before = new_match(players_of(lines))
    for line in lines[: next(at for at, line in enumerate(lines) if line.startswith("* draw "))]:
        read_line(before, line)
    draws = divided(blind_draws(lines), record_view(before.rows), now - unseen, seat, np.random.default_rng(len(lines)))
    return None if draws is None else with_draws(lines, draws)
