"""Many random games in compiled code, on one core or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypedDict

from kogge.engine.compiled import Tally, random_games
from kogge.engine.config import GameConfig
from kogge.engine.validation import MAX_THREADS, checked_callable, checked_choice, checked_first_seed, checked_whole
from kogge.games import game_config

CHUNK = 2000  # games between two reports of progress
MAX_CHUNKS = 10_000
DEVICES = ("cpu", "gpu")


class Simulation(TypedDict):
    """The results of random games."""

    game: str
    players: int
    options: list[str]
    seed: int
    games: int
    decisions: int
    seconds: float
    """The playing time, without compiling."""
    games_per_second: float
    decisions_per_second: float
    win_share: list[float]
    """By seat; a tie is shared."""
    mean_points: list[float]


def simulate(
    game: str,
    players: int | None = None,
    options: Sequence[str] | None = None,
    games: int = 10_000,
    seed: int = 1,
    jobs: int = 1,
    box: str | Path | None = None,
    played: Callable[[int], None] = lambda games: None,
    device: str = "cpu",
) -> Simulation:
    """Play `games` random games with the seeds from `seed` on. None takes the game's default.

    The result is the same on any device and for any number of jobs. `played` is called with the number of games done since its last call.
    The jobs are threads, because compiled code releases the GIL. `seconds` does not include compiling.
    """
    config = game_config(game, players, options, box)
    games, seed = checked_whole(games, "games"), checked_first_seed(seed)
    jobs = checked_whole(jobs, "jobs", most=MAX_THREADS)
    played = checked_callable(played, "played")
    play, size = random_games, max(CHUNK, games // MAX_CHUNKS)
    if checked_choice(device, DEVICES, "device") == "gpu":
        from kogge.gpu import simulate as play

        size, jobs = games, 1
    play(config, seed, 1)

    def chunk(first: int) -> Tally:
        tally = play(config, seed + first, min(size, games - first))
        played(tally.games)
        return tally

    total = Tally(config.players)
    start = time.perf_counter()
    with ThreadPoolExecutor(jobs) as pool:
        for tally in pool.map(chunk, range(0, games, size)):
            total.add(tally)
    seconds = time.perf_counter() - start
    return summary(config, seed, total, seconds)


def summary(config: GameConfig, seed: int, total: Tally, seconds: float) -> Simulation:
    """The results of a simulation, as JSON values."""
    return {
        "game": config.game.id,
        "players": config.players,
        "options": list(config.options),
        "seed": seed,
        "games": total.games,
        "decisions": int(total.decisions),
        "seconds": round(seconds, 4),
        "games_per_second": round(total.games / seconds, 1),
        "decisions_per_second": round(total.decisions / seconds, 1),
        "win_share": [round(float(wins) / total.games, 5) for wins in total.wins],
        "mean_points": [round(float(points) / total.games, 4) for points in total.points],
    }
