"""Puzzles: positions from games between bots in which exactly one move keeps the win share and all others lose much of it.

`kogge puzzles make GAME` finds them. Bots play, and a short search at every decision measures the margin between the best move and the
others. The positions with the largest margins are then evaluated four times at length, with different chance each time: twice by `hard`'s
search after every move, twice by rollouts in which `medium` plays to the end. The position is a puzzle if all four agree: the same move is
best, and every other legal move is behind it by a win share of at least a tenth. Each evaluation uses only what the seat knows.
A move that both `easy` and `medium` find nearly always is too obvious for a puzzle.
A game has its puzzles in `puzzles.toml` in its folder.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from kogge.analysis.move_values import after_move, move_values
from kogge.analysis.rollouts import SHARE, Rollouts
from kogge.bots import bot_named, choose
from kogge.bots.hard import grow_trees
from kogge.bots.knowledge import Knowledge
from kogge.engine.config import GameConfig
from kogge.engine.match import Match
from kogge.engine.validation import checked_whole
from kogge.games import game_by_id
from kogge.learn.exercises import Exercise, exercise_of, toml_of

MAX_MOVES = 30  # more are too hard to search by eye
MIN_MOVES = 3
MIN_SHARE, MAX_SHARE = 0.15, 0.95  # win share of the best move; outside this range the game is nearly decided
MIN_MARGIN = 0.10  # of win share between the best move and every other
MAX_CANDIDATES = 4  # positions of a game that are searched at depth
MIN_DISTANCE = 20  # lines between two puzzles of one game
QUICK_FACTOR = 10  # times fewer rollouts in the first, quick check
SEEDS = (1, 2)
OBVIOUS_LEVELS, OBVIOUS_TRIES, MAX_FOUND = ("easy", "medium"), 12, 9  # a move that both levels find more often is obvious

Shares = dict[str, np.ndarray]
"""Moves, and the win shares of the rollouts after each."""


@dataclass(frozen=True)
class Puzzle:
    """A position and its solution."""

    name: str
    seat: int
    move: str
    share: float
    """The win share of the solution."""
    next: float
    """The win share of the next best move."""
    record: str
    shares: dict[str, float]
    """The win share of every legal move."""

    @property
    def gap(self) -> float:
        """The win share lost by the next best move."""
        return self.share - self.next


def find_puzzles(
    config: GameConfig,
    games: int,
    seed: int = 1,
    level: str = "medium",
    quick: int = 400,
    deep: int = 4000,
    searched: Callable[[int], None] = lambda games: None,
) -> Iterator[Puzzle]:
    """The puzzles in games between bots of this level, one by one. `searched` is called with 1 after each game."""
    bot_named(level)  # refuse a bad level before anything is compiled
    rollouts = Rollouts(config)
    for number in range(checked_whole(games, "games")):
        found: list[int] = []
        for match in _candidates(config, f"puzzle {seed} {number}", level, quick):
            line = len(match.lines)
            is_far = all(abs(line - other) >= MIN_DISTANCE for other in found)
            puzzle = verified_puzzle(rollouts, match, deep) if is_far else None
            if puzzle is not None:
                found.append(line)
                yield puzzle
        searched(1)


def _candidates(config: GameConfig, key: str, level: str, quick: int) -> list[Match]:
    """The positions of a game between bots with the largest margins, outside secret rounds."""
    found: list[tuple[float, Match]] = []
    match = Match(config, key).resolve_chance()
    while match.seat is not None:
        if MIN_MOVES <= len(match.moves()) <= MAX_MOVES and match.revealed_lines() == match.lines:
            gap, move = best_margin(match, quick)
            if gap >= MIN_MARGIN and not is_obvious(match, move):
                found.append((gap, match.copy()))
        match.play(choose(match, level, seed=len(match.lines)))
    return [one for _gap, one in sorted(found, key=lambda one: -one[0])[:MAX_CANDIDATES]]


def best_margin(match: Match, simulations: int) -> tuple[float, str]:
    """The margin between the two best moves, and the best move, by one short search; 0 if the position is nearly lost or won."""
    tree = grow_trees(Knowledge(match, 1), ("simulations", simulations))[0]
    shares = sorted(((share / visits, action) for action, visits, _value, share in tree.root_moves() if visits), reverse=True)
    if len(shares) < 2 or not MIN_SHARE <= shares[0][0] <= MAX_SHARE:
        return 0.0, ""
    return shares[0][0] - shares[1][0], match.loaded.move_texts[shares[0][1]]


def is_obvious(match: Match, move: str) -> bool:
    """Do `easy` and `medium` both choose the move nearly always?"""
    return all(sum(choose(match, level, seed=seed) == move for seed in range(OBVIOUS_TRIES)) > MAX_FOUND for level in OBVIOUS_LEVELS)


def verified_puzzle(rollouts: Rollouts, match: Match, deep: int) -> Puzzle | None:
    """The puzzle at a position, if all evaluations agree; its shares are those of the full-game rollouts with the smaller margin."""
    count = max(1, deep // QUICK_FACTOR)
    searches = [
        (evaluate_by_rollouts, 0, count),
        *((search, seed, deep) for search in (evaluate_by_rollouts, evaluate_by_search) for seed in SEEDS),
    ]
    found: list[Puzzle] = []
    for search, seed, games in searches:
        one = only_move(match, search(rollouts, match, games, seed), MIN_MARGIN if games == deep else MIN_MARGIN / 2)
        if one is None or (found and one.move != found[0].move):
            return None
        found.append(one)
    return min(found[1:3], key=lambda puzzle: puzzle.gap)


def evaluate_by_rollouts(rollouts: Rollouts, match: Match, games: int, seed: int) -> Shares:
    """Rollouts after each move, played to the end like `medium`."""
    knowledge = Knowledge(match, seed)
    seat = knowledge.seat - 1

    def play_out(rows: np.ndarray, first: int, count: int) -> np.ndarray:
        return rollouts.play_out(rows, seat, seed, first, count)

    return {move: after_move(match, knowledge, move, games, seed, play_out)[:, SHARE, seat] for move in knowledge.moves}


def evaluate_by_search(rollouts: Rollouts, match: Match, simulations: int, seed: int) -> Shares:
    """The win share that `hard` expects after each move, by a search after each."""
    values = move_values(rollouts, match, max(1, simulations // 2), seed, match.moves())
    return {move: games[:, SHARE, values.seat] for move, games in values.after.items()}


def only_move(match: Match, shares: Shares, margin: float) -> Puzzle | None:
    """The puzzle at a position, if no other move is within the margin of the best and the position is neither lost nor won."""
    ordered = sorted(((float(games.mean()), move) for move, games in shares.items()), reverse=True)
    (best, move), (second, _) = ordered[:2]
    if best - second < margin or not MIN_SHARE <= best <= MAX_SHARE:
        return None
    rounded = {move: round(share, 3) for share, move in ordered}
    return Puzzle(match.key[:10], match.seat or 0, move, rounded[move], round(second, 3), match.record(), rounded)


# a game's puzzles as a file


@functools.cache
def puzzles_of(game: str) -> tuple[Exercise, ...]:
    """The puzzles of a game."""
    path = game_by_id(game).folder / "puzzles.toml"
    return tuple(_exercise(game, content) for content in toml_of(path)["puzzle"]) if path.is_file() else ()


def _exercise(game: str, content: dict[str, Any]) -> Exercise:
    shares = {key: f"{round(100 * float(str(content[key])))}" for key in ("share", "next")}
    puzzle = exercise_of(game, str(content["name"]), content | {"goal": [{"move": content["move"]}]}, shares)
    return replace(puzzle, shares={move: round(100 * share) for move, share in content.get("shares", {}).items()})


def write_puzzles(path: Path, puzzles: list[Puzzle], how: str) -> None:
    """Write the file of a game's puzzles; `how` is a note on how they were found."""
    parts = [f"# made by: {how}\n"]
    for one in puzzles:
        words = {"name": one.name, "seat": one.seat, "move": one.move, "share": one.share, "next": one.next}
        content = "\n".join(f"{key} = {json.dumps(value)}" for key, value in words.items())
        content += "\nshares = { " + ", ".join(f"{json.dumps(move)} = {share}" for move, share in one.shares.items()) + " }"
        parts.append(f'[[puzzle]]\n{content}\nrecord = """\n{one.record}"""\n')
    path.write_text("\n".join(parts), "utf-8")
