"""Other histories of a game: what every seat saw is the same, but for those whose blind draws were others."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from kogge.games import setting_of
from kogge.games.colonia.words import RESOURCES
from kogge.kit.match import Match
from kogge.kit.sheet import sheet
from random_play import Dice

EAGER = ("yes", "draw", "order")  # so that blind draws come, and are shown


class EveryMove(Match):
    """A match that leaves a move without a choice to the player, so that its record has every move."""

    def _force(self, maker: int | None = None) -> bool:
        self._flow.next_up(self._box, self._s, self._scratch)
        return False


def opened(players: int, seed: int = 1) -> EveryMove:
    """A table before its first line."""
    return EveryMove(setting_of("colonia", players), seed)


def with_draw_two(count: int) -> list[list[str]]:
    """The records of so many games in which draw_two was passed and most drew."""
    found: list[list[str]] = []
    for seed in range(4 * count):
        match, dice = opened(3 + seed % 4, seed), Dice(seed)
        match.go_on()
        while match.seat is not None:
            moves = match.moves()
            liked = [move for move in moves if move.split(" ")[0] in EAGER] or [move for move in moves if move != "pass"]
            match.play(dice.pick(liked or moves))
        if sum(line.startswith("* draw ") for line in match.lines) > match.players // 2:
            found.append(match.lines)
    return found[:count]


def players_of(lines: list[str]) -> int:
    return sum(line.startswith("* resources ") for line in lines)


def read_line(match: Match, line: str) -> bool:
    """Carry a line of a record out, if that is possible."""
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


def is_blind(line: str) -> bool:
    return line.startswith(("* resources ", "* draw "))


# the same past for others, another one behind a screen


def rewritten(lines: list[str], seed: int) -> tuple[list[str], set[int]]:
    """The record with resources of blind draws exchanged, mostly between both draws of one seat; and the seats that drew otherwise."""
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
    """A game and its twin with a rewritten history, at every decision after draw_two, as long as the same can be played in both;
    and the seats that can tell them apart."""
    other, apart = rewritten(lines, seed)
    match, twin = opened(players_of(lines)), opened(players_of(lines))
    for line, otherwise in zip(lines, other, strict=True):
        if apart and has_drawn_two(match) and not match.is_chance_due:
            yield match, twin, apart
        read_line(match, line)
        if not read_line(twin, otherwise):
            return


def all_twins(games: int) -> Iterator[tuple[EveryMove, EveryMove, set[int]]]:
    """So many games, each with three other histories."""
    for number, lines in enumerate(with_draw_two(games)):
        for other in range(3):
            yield from twins(lines, 3 * number + other)


# a past for what was dealt anew


def kinds(words: list[str]) -> np.ndarray:
    """Resources as counts by kind."""
    return np.array([words.count(name) for name in RESOURCES])


def past_of(lines: list[str], unseen: np.ndarray, now: np.ndarray, seat: int) -> list[str] | None:
    """A record with the same public lines that leaves others with the resources `now` unseen, instead of `unseen`; None if none is found.

    Both by player and kind. What someone showed or has unseen is divided anew between their two draws, at random, within what can have
    been drawn at the start; the seat's own draws stay.
    """
    drawn = {(line.split(" ")[1], int(line.split(" ")[2]) - 1): kinds(line.split(" ")[3:]) for line in lines if is_blind(line)}
    before = opened(players_of(lines))
    for line in lines[: next(at for at, line in enumerate(lines) if line.startswith("* draw "))]:
        read_line(before, line)
    table, dice = sheet(before.rows), np.random.default_rng(len(lines))
    then = table.unseen.sum(axis=0)
    for _ in range(500):
        guess = dict(drawn)
        for player in range(before.players):
            if player == seat or ("draw", player) not in drawn:
                guess["resources", player] = drawn["resources", player] + now[player] - unseen[player]
                continue
            late = drawn["draw", player]
            hand = np.repeat(np.arange(len(RESOURCES)), then[player] + late + now[player] - unseen[player])
            dice.shuffle(hand)
            guess["draw", player] = np.bincount(hand[: late.sum()], minlength=len(RESOURCES))
            early = np.bincount(hand[late.sum() :], minlength=len(RESOURCES))
            guess["resources", player] = drawn["resources", player] - then[player] + early
        early = sum(guess["resources", player] - drawn["resources", player] + then[player] for player in range(before.players))
        if (early <= table.unseen_most[0]).all():
            return [with_draws(line, guess) for line in lines]
    return None


def with_draws(line: str, draws: dict[tuple[str, int], np.ndarray]) -> str:
    """The line, with other resources if it is a blind draw."""
    if not is_blind(line):
        return line
    star, word, seat, *_ = line.split(" ")
    return " ".join([star, word, seat, *np.repeat(RESOURCES, draws[word, int(seat) - 1])])
