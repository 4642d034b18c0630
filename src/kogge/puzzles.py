"""Puzzles: positions out of the bots' own games where exactly one move keeps the win share, and every other gives much of it away.

`kogge puzzles make GAME` finds them. Bots play; at every decision a short search looks whether one move stands out. What stands out most
in a game is searched twice more, each time for long and with other chance, and is a puzzle only if both agree: the same move is best, and
no other comes near it. Every search knows what the seat knows and nothing else. A game keeps its puzzles in its folder, in `puzzles.toml`.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from kogge.bots import choose
from kogge.bots.hard import grown_trees
from kogge.bots.knowledge import Knowledge
from kogge.exercises import Exercise, exercise_of, toml_of
from kogge.games import game_by_id
from kogge.kit.checks import checked_whole
from kogge.kit.match import Match
from kogge.kit.setting import Setting

MOST_MOVES = 30  # among more, nobody finds the one
LEAST_MOVES = 3
LEAST_SHARE, MOST_SHARE = 0.15, 0.95  # of the best move: nothing that is lost or won anyway
NEAR = 0.10  # by so much of the win every other move must be worse
CHECKED = 3  # positions of a game that are looked at for long
LEAST_TRIED = 25  # times that a long search must have tried every move: what was hardly tried, nobody knows to be worse


@dataclass(frozen=True)
class Puzzle:
    """A position and the one move that holds."""

    name: str
    seat: int
    move: str
    share: float
    """The share of the win that it keeps."""
    next: float
    """The share that the next best move keeps."""
    record: str

    @property
    def gap(self) -> float:
        """How much the others give away."""
        return self.share - self.next


def find_puzzles(
    setting: Setting,
    games: int,
    seed: int = 1,
    level: str = "medium",
    quick: int = 400,
    deep: int = 20_000,
    tried: int = LEAST_TRIED,
    looked: Callable[[int], None] = lambda games: None,
) -> Iterator[Puzzle]:
    """At most one puzzle of each game that bots of this level play, as soon as it is found; `looked` hears of each game that is done."""
    for number in range(checked_whole(games, "games")):
        candidates: list[tuple[float, Match]] = []
        match = Match(setting, f"puzzle {seed} {number}").go_on()
        while match.seat is not None:
            if LEAST_MOVES <= len(match.moves()) <= MOST_MOVES and match.known_lines() == match.lines:
                found = best_of(match, quick, number)
                if found is not None and found.gap >= NEAR:
                    candidates.append((found.gap, match.copy()))
            match.play(choose(match, level, seed=len(match.lines)))
        candidates.sort(key=lambda one: -one[0])
        checked = (held(one, deep, tried) for _, one in candidates[:CHECKED])
        puzzle = next((one for one in checked if one is not None), None)
        if puzzle is not None:
            yield puzzle
        looked(1)


def held(match: Match, deep: int, tried: int = LEAST_TRIED) -> Puzzle | None:
    """The puzzle of a position, if two long searches agree that it is one; it tells the smaller of both differences."""
    one, two = best_of(match, deep, 1, tried), best_of(match, deep, 2, tried)
    if one is None or two is None or one.move != two.move or min(one.gap, two.gap) < NEAR:
        return None
    return min(one, two, key=lambda puzzle: puzzle.gap)


def best_of(match: Match, simulations: int, seed: int, tried: int = 1) -> Puzzle | None:
    """The best move and how far the next one is behind, by one search; None if the position is as good as lost or won, or if a move was not
    tried often enough to tell."""
    knowledge = Knowledge(match, seed)
    tree = grown_trees(knowledge, ("simulations", simulations))[0]
    shares = sorted(((share / visits, action) for action, visits, _value, share in tree.root_moves() if visits >= tried), reverse=True)
    if len(shares) < len(knowledge.moves) * (tried > 1) or len(shares) < 2 or not LEAST_SHARE <= shares[0][0] <= MOST_SHARE:
        return None
    move = match.loaded.move_texts[shares[0][1]]
    return Puzzle(match.key[:10], knowledge.seat, move, round(shares[0][0], 3), round(shares[1][0], 3), match.record())


# a game's puzzles as a file


@functools.cache
def puzzles_of(game: str) -> tuple[Exercise, ...]:
    """The puzzles of a game."""
    path = game_by_id(game).folder / "puzzles.toml"
    return tuple(_exercise(game, told) for told in toml_of(path)["puzzle"]) if path.is_file() else ()


def _exercise(game: str, told: dict[str, object]) -> Exercise:
    shares = {key: f"{round(100 * float(str(told[key])))}" for key in ("share", "next")}
    return exercise_of(game, str(told["name"]), told | {"goal": [{"move": told["move"]}]}, shares)


def write_puzzles(path: Path, puzzles: list[Puzzle], how: str) -> None:
    """Write the file of a game's puzzles; `how` says how they were made."""
    parts = [f"# made by: {how}\n"]
    for one in puzzles:
        words = {"name": one.name, "seat": one.seat, "move": one.move, "share": one.share, "next": one.next}
        told = "\n".join(f"{key} = {json.dumps(value)}" for key, value in words.items())
        parts.append(f'[[puzzle]]\n{told}\nrecord = """\n{one.record}"""\n')
    path.write_text("\n".join(parts), "utf-8")
