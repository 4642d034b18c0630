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

RECORDS = 20  # of each game
REPETITIONS = 5  # the fastest counts


def main() -> None:
    """Print how many records per second are loaded, the first time and again, and how many positions per second are replayed."""
    with tempfile.TemporaryDirectory() as folder:
        for game in kogge.game_ids():
            print(f"{game:15}", *(f"{name} {number:,.0f}" for name, number in measure(game, Path(folder)).items()), sep="  ", flush=True)


def measure(game: str, folder: Path) -> dict[str, float]:
    """All measurements of one game, by name."""
    paths = [write_record(game, seed, folder) for seed in range(RECORDS)]
    start = time.process_time()
    lines = sum(len(kogge.load(path).lines) for path in paths)
    first = time.process_time() - start
    consume(kogge.replay(paths[0], compiled=True))  # compiles the rules
    return {
        "records/s first": RECORDS / first,
        "again": RECORDS / shortest_time(lambda: [kogge.load(path) for path in paths]),
        "positions/s interpreted": lines / shortest_time(lambda: [consume(kogge.replay(path)) for path in paths]),
        "compiled": lines / shortest_time(lambda: [consume(kogge.replay(path, compiled=True)) for path in paths]),
    }


def write_record(game: str, seed: int, folder: Path) -> Path:
    """Play a random game and write its record. Returns the path."""
    match = kogge.new(game, seed=seed)
    consume(positions(match, seed))
    path = folder / f"{game}-{seed}.kogge"
    path.write_text(f"# {secrets.token_hex()}: a new text, so that no cache has it\n{match.record()}", "utf-8")
    return path


def consume(items: Any) -> int:
    """Iterate over all items. Returns their number."""
    return sum(1 for _ in items)


def shortest_time(work: Callable[[], Any]) -> float:
    """The processor time of the fastest of several calls, in seconds."""
    times = []
    for _ in range(REPETITIONS):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


if __name__ == "__main__":
    main()
