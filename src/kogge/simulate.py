"""Many random games in compiled code, on one core or several."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from kogge.games import game_by_id
from kogge.kit.boxes import load_box
from kogge.kit.compiled import Tally, random_games

CHUNK = 2000  # games between two reports of progress


def simulate(
    game: str,
    players: int,
    options: tuple[str, ...],
    games: int,
    seed: int = 1,
    jobs: int = 1,
    box: str | None = None,
    played: Callable[[int], None] = lambda games: None,
    device: str = "cpu",
) -> dict[str, Any]:
    """Play `games` random games with the seeds from `seed` on. The result is the same on any device and for any
    number of jobs; `played` hears of progress.

    Compiled code runs without Python's lock, so the jobs are threads. Compiling is not counted in `seconds`.
    """
    kind = game_by_id(game)
    loaded = load_box(kind, box)
    play, size = random_games, CHUNK
    if device == "gpu":
        from kogge.gpu import simulate as play

        size, jobs = games, 1
    play(kind, loaded, players, options, seed, 1)

    def chunk(first: int) -> Tally:
        tally = play(kind, loaded, players, options, seed + first, min(size, games - first))
        played(tally.games)
        return tally

    total = Tally(players)
    start = time.perf_counter()
    with ThreadPoolExecutor(jobs) as pool:
        for tally in pool.map(chunk, range(0, games, size)):
            total.add(tally)
    seconds = time.perf_counter() - start
    return summary(game, players, options, seed, total, seconds)


def summary(game: str, players: int, options: tuple[str, ...], seed: int, total: Tally, seconds: float) -> dict[str, Any]:
    """What a simulation found, as plain numbers and words."""
    return {
        "game": game,
        "players": players,
        "options": list(options),
        "seed": seed,
        "games": total.games,
        "decisions": int(total.decisions),
        "seconds": round(seconds, 4),
        "games_per_second": round(total.games / seconds, 1),
        "decisions_per_second": round(total.decisions / seconds, 1),
        "win_share": [round(float(wins) / total.games, 5) for wins in total.wins],
        "mean_points": [round(float(points) / total.games, 4) for points in total.points],
    }
