"""Does an analysis find the weak player? `python -m benchmarks.mistakes FILE`.

One weak bot plays against three stronger ones: `random` against `medium`, or `easy` against `hard`. Every game is analysed, and the weak
bot's mistakes should cost the most. Each analysed game is appended to FILE as one line, so a run can be stopped and resumed, and several
runs can share the work (`--weak`, `--first`, `--games`). At the end a summary of the whole file is printed.
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

STRONGER = {"random": "medium", "easy": "hard@300"}
PLAYERS = 4

Game = dict[str, Any]  # the results of one analysed game


def play(game: str, weak: str, seat: int, seed: int) -> Match:
    """Play a game with the weak bot at this seat and the stronger one at all others."""
    match, turn = kogge.new(game, players=PLAYERS, seed=seed), 0
    while match.seat:
        match.play(choose(match, weak if match.seat == seat else STRONGER[weak], seed=seed * 100_000 + turn))
        turn += 1
    return match


def analyse_game(game: str, weak: str, seed: int, depth: int, threads: int) -> Game:
    """Play and analyse one game. Returns the results of every seat."""
    seat = seed // len(game_ids()) % PLAYERS + 1
    match = play(game, weak, seat, seed)
    began = time.monotonic()
    found = analyse(match, depth, threads=threads)
    rounds = [found.moments[line].round for line in found.turning_points]
    return {
        "game": game, "weak": weak, "seed": seed, "seat": seat, "depth": depth,
        "seconds": round(time.monotonic() - began, 1), "lines": len(match.lines), "rounds": found.moments[-1].round,
        "turning_points": rounds, "points": list(found.result),
        "points_lost": [player.points_lost for player in found.seats],
        "accuracy": [player.accuracy for player in found.seats],
        "balance": [dataclasses.asdict(player.balance) for player in found.seats],
    }  # fmt: skip


def read(file: Path) -> list[Game]:
    """The analysed games in a file."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def is_greatest_of_weak(values: Callable[[Game], list[float]]) -> Callable[[Game], bool]:
    """A function that says whether the weak seat has the greatest of these values in a game."""
    return lambda game: max(range(PLAYERS), key=lambda seat: values(game)[seat]) == game["seat"] - 1


# measures of how badly a seat has played: by each of them, is the weak seat the worst?
MEASURES = {
    "points lost by mistakes": is_greatest_of_weak(lambda game: game["points_lost"]),
    "win chance lost by mistakes": is_greatest_of_weak(lambda game: [-balance["mistakes"] for balance in game["balance"]]),
    "accuracy": is_greatest_of_weak(lambda game: [-(accuracy or 0) for accuracy in game["accuracy"]]),
}


def is_consistent(game: Game) -> bool:
    """Do the parts of every seat's balance add up to its win share, and is no seat credited for its own mistakes?"""
    parts = ("first", "chance", "mistakes", "others", "uncertain")
    return all(abs(sum(seat[part] for part in parts) - seat["last"]) <= 0.01 and seat["mistakes"] <= 0 for seat in game["balance"])


def print_summary(games: list[Game]) -> None:
    """Print how often the weak seat was found, and the mean size of each part of a balance."""
    for weak in STRONGER:
        chosen = [game for game in games if game["weak"] == weak]
        if not chosen:
            continue
        print(f"{weak} among {STRONGER[weak]}: {len(chosen)} games; the balances add up in {sum(map(is_consistent, chosen))}")
        for name, is_found in MEASURES.items():
            by_game = ", ".join(f"{game} {sum(is_found(one) for one in chosen if one['game'] == game)}" for game in game_ids())
            print(f"  {name}: the weak seat was worst in {sum(map(is_found, chosen))} ({by_game})")
        for part in ("chance", "mistakes", "others", "uncertain"):
            sizes = [abs(balance[part]) for game in chosen for balance in game["balance"]]
            print(f"  {part}: {sum(sizes) / len(sizes):.2f} of a win on average")
        all_late = sum(bool(one["turning_points"]) and min(one["turning_points"]) == one["rounds"] for one in chosen)
        print(f"  all turning points in the last round: {all_late}; at most {max(one['seconds'] for one in chosen):.0f} seconds for a game")


def main() -> None:
    """Analyse the games that are not in the file yet, then print a summary."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mistakes", description="Does an analysis find the weak player?")
    parser.add_argument("file", type=Path, help="the file of the analysed games, one JSON object in each line")
    parser.add_argument("--weak", choices=list(STRONGER), action="append", help="which weak bot (default: both)")
    parser.add_argument("--games", type=int, default=40, help="games for each weak bot; 0: only the summary")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--depth", type=int, default=DEPTH)
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    for seed in range(arguments.first, arguments.first + arguments.games):
        game = game_ids()[seed % len(game_ids())]
        for weak in arguments.weak or STRONGER:
            if any((one["weak"], one["seed"]) == (weak, seed) for one in read(arguments.file)):
                continue
            found = analyse_game(game, weak, seed, arguments.depth, arguments.threads)
            with arguments.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")
            lost = ", ".join(f"{one:.1f}" for one in found["points_lost"])
            print(f"{weak} {seed} {game}: seat {found['seat']} is weak, points lost {lost}, {found['seconds']} s", flush=True)
    print_summary(read(arguments.file))


if __name__ == "__main__":
    main()
