"""The processor time of loading and replaying records: `python -m benchmarks.positions`."""

from __future__ import annotations

import secrets
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import kogge
from kogge.check import positions

GAMES = 20  # records of each game
TIMES = 5  # repetitions; the best counts


def main() -> None:
    """Print records and positions per second, for records loaded for the first time and again."""
    with tempfile.TemporaryDirectory() as folder:
        for game in kogge.game_ids():
            print(f"{game:15}", *(f"{word} {number:,.0f}" for word, number in measure(game, Path(folder)).items()), sep="  ", flush=True)


def measure(game: str, folder: Path) -> dict[str, float]:
    """All measurements of one game."""
    paths = [write_record(game, seed, folder) for seed in range(GAMES)]
    start = time.process_time()
    lines = sum(len(kogge.load(path).lines) for path in paths)
    first = time.process_time() - start
    all_of(kogge.replay(paths[0], compiled=True))
    return {
        "records/s first": GAMES / first,
        "again": GAMES / best(lambda: [kogge.load(path) for path in paths]),
        "positions/s interpreted": lines / best(lambda: [all_of(kogge.replay(path)) for path in paths]),
        "compiled": lines / best(lambda: [all_of(kogge.replay(path, compiled=True)) for path in paths]),
    }


def write_record(game: str, seed: int, folder: Path) -> Path:
    """Play a random game and write its record. Returns the path."""
    match = kogge.new(game, seed=seed)
    all_of(positions(match, seed))
    path = folder / f"{game}-{seed}.kogge"
    path.write_text(f"# {secrets.token_hex()}: a new text, so that no cache has it\n{match.record()}", "utf-8")
    return path


def all_of(items: Any) -> int:
    """Iterate over them; returns their number."""
    return sum(1 for _ in items)


def best(work: Callable[[], Any]) -> float:
    """The shortest of several times."""
    took = []
    for _ in range(TIMES):
        start = time.process_time()
        work()
        took.append(time.process_time() - start)
    return min(took)


if __name__ == "__main__":
    main()
