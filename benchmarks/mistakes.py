"""Does an analysis find the weakest player? `python -m benchmarks.mistakes FILE`.

One weak bot plays against three stronger ones: `random` against `medium`, or `easy` against `hard`. Every game is analysed, and the weak
seat's mistakes should have cost the most. Each analysed game is a line of FILE, so a run can be stopped and resumed, and several can share
the work (`--weak`, `--first`, `--games`). A summary of the whole file is printed at the end.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import kogge
from kogge.analysis import DEPTH, analyse
from kogge.bots import choose
from kogge.engine.match import Match
from kogge.games import game_ids

STRONG = {"random": "medium", "easy": "hard@300"}
PLAYERS = 4

Game = dict[str, Any]


def play(game: str, weak: str, seat: int, seed: int) -> Match:
    """Play a game with a weak bot at one seat."""
    match, turn = kogge.new(game, players=PLAYERS, seed=seed), 0
    while match.seat:
        match.play(choose(match, weak if match.seat == seat else STRONG[weak], seed=seed * 100_000 + turn))
        turn += 1
    return match


def analyse_game(game: str, weak: str, seed: int, depth: int, threads: int) -> Game:
    """Analyse one game; returns the results of every seat."""
    seat = seed // len(game_ids()) % PLAYERS + 1
    match = play(game, weak, seat, seed)
    began = time.monotonic()
    found = analyse(match, depth, threads=threads)
    rounds = [found.moments[line].round for line in found.turning_points]
    return {
        "game": game, "weak": weak, "seed": seed, "seat": seat, "depth": depth,
        "seconds": round(time.monotonic() - began, 1), "lines": len(match.lines), "rounds": found.moments[-1].round,
        "turning_points": rounds, "points": list(found.result),
        "points_lost": [one.points_lost for one in found.seats],
        "accuracy": [one.accuracy for one in found.seats],
        "balance": [dataclasses.asdict(one.balance) for one in found.seats],
    }  # fmt: skip


def read(file: Path) -> list[Game]:
    """The analysed games in a file."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def cost_most(values: Callable[[Game], list[float]]) -> Callable[[Game], bool]:
    """Is the weak seat's value the greatest?"""
    return lambda game: max(range(PLAYERS), key=lambda seat: values(game)[seat]) == game["seat"] - 1


MEASURES = {
    "points lost by mistakes": cost_most(lambda game: game["points_lost"]),
    "win chance lost by mistakes": cost_most(lambda game: [-one["mistakes"] for one in game["balance"]]),
    "accuracy": cost_most(lambda game: [-(one or 0) for one in game["accuracy"]]),
}


def adds_up(game: Game) -> bool:
    """Do the parts of every seat's result add up, and has nobody gained by their own play?"""
    parts = ("first", "chance", "mistakes", "others", "uncertain")
    return all(abs(sum(one[part] for part in parts) - one["last"]) <= 0.01 and one["mistakes"] <= 0 for one in game["balance"])


def summary(games: list[Game]) -> None:
    """Print how often the weak seat was found, and the average size of the parts of a result."""
    for weak in STRONG:
        mine = [one for one in games if one["weak"] == weak]
        if not mine:
            continue
        print(f"{weak} among {STRONG[weak]}: {len(mine)} games; all adds up in {sum(map(adds_up, mine))}")
        for name, names_it in MEASURES.items():
            by_game = ", ".join(f"{game} {sum(names_it(one) for one in mine if one['game'] == game)}" for game in game_ids())
            print(f"  {name}: worst seat named in {sum(map(names_it, mine))} ({by_game})")
        for part in ("chance", "mistakes", "others", "uncertain"):
            sizes = [abs(one[part]) for game in mine for one in game["balance"]]
            print(f"  {part}: {sum(sizes) / len(sizes):.2f} of a win on average")
        last = sum(bool(one["turning_points"]) and min(one["turning_points"]) == one["rounds"] for one in mine)
        print(f"  all turning points in the last round: {last}; seconds: {max(one['seconds'] for one in mine):.0f} at most")


def main() -> None:
    """Analyse the games that are not in the file yet, then print a summary."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mistakes", description="Does an analysis find the weakest player?")
    parser.add_argument("file", type=Path, help="where the analysed games are, one JSON object a line")
    parser.add_argument("--weak", choices=list(STRONG), action="append", help="which weak bot (default: both)")
    parser.add_argument("--games", type=int, default=40, help="games for each weak bot; 0: only the summary")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--depth", type=int, default=DEPTH)
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    for seed in range(arguments.first, arguments.first + arguments.games):
        game = game_ids()[seed % len(game_ids())]
        for weak in arguments.weak or STRONG:
            if any((one["weak"], one["seed"]) == (weak, seed) for one in read(arguments.file)):
                continue
            found = analyse_game(game, weak, seed, arguments.depth, arguments.threads)
            with arguments.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")
            lost = ", ".join(f"{one:.1f}" for one in found["points_lost"])
            print(f"{weak} {seed} {game}: seat {found['seat']} is weak, points lost {lost}, {found['seconds']} s", flush=True)
    summary(read(arguments.file))


if __name__ == "__main__":
    main()
