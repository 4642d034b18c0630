"""Playthroughs: everything that can be observed in one whole game, as text, so that a change of rules shows as a diff.

`make playthroughs` rewrites them; `test_playthroughs.py` compares.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import numpy as np

import kogge
from kogge.engine.match import Match
from kogge.engine.record_view import record_view
from random_play import positions, tables

FOLDER = Path(__file__).parent / "playthroughs"


def leaves(value: Any, path: str = "") -> dict[str, Any]:
    """A view as flat paths: row.2.price -> 3; a list of scalars is one leaf."""
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        items = [(str(number), item) for number, item in enumerate(value, 1)]
    else:
        return {path: value}
    found: dict[str, Any] = {}
    for key, item in items:
        found |= leaves(item, f"{path}.{key}" if path else str(key))
    return found


def observables(match: Match) -> dict[str, Any]:
    """The view of a spectator, and what each seat sees beyond it."""
    public = leaves(match.view(None))
    shown = dict(public)
    for seat in range(1, match.players + 1):
        own = leaves(match.view(seat))
        shown |= {f"seat {seat} sees {path}": value for path, value in own.items() if public.get(path, ...) != value}
    return shown


def observation_sums(match: Match) -> list[int]:
    """A checksum of each seat's observation."""
    out = np.zeros(match.game.obs_size, np.float32)
    sums = []
    for seat in range(match.players):
        match.game.observe(match.loaded.box, record_view(match.rows), seat, out)
        sums.append(zlib.crc32(np.round(out * 1000).astype(np.int32).tobytes()))
    return sums


def playthrough(game: str, players: int, options: list[str]) -> str:
    """Every position of one random game, as text."""
    match = kogge.new(game, players=players, options=options, seed=players)
    text, seen, lines = [f"{game}, {players} players, options: {' '.join(options) or 'none'}"], {}, 0
    for number, at in enumerate(positions(match, players)):
        text += [f"> {line}" for line in at.lines[lines:]]
        lines = len(at.lines)
        now = observables(at)
        text += [f"  {path} = {now[path]}" for path in now if path not in seen or seen[path] != now[path]]
        text += [f"  {path} is gone" for path in seen if path not in now]
        seen = now
        text.append(f"= decision {number}: seat {at.seat}, points {at.points()}, observations {observation_sums(at)}")
        text.append(f"  moves: {', '.join(at.moves())}")
    text.append(f"winners: {match.winners()}")
    return "\n".join(text) + "\n"


def files() -> dict[Path, tuple[str, int, list[str]]]:
    """The files of all playthroughs, with the arguments of each."""
    return {FOLDER / f"{table[0]}-{table[1]}-{'+'.join(table[2]) or 'plain'}.txt": table for table in tables()}


if __name__ == "__main__":
    for stale in set(FOLDER.glob("*.txt")) - set(files()):
        stale.unlink()
    for path, table in files().items():
        path.write_text(playthrough(*table), "utf-8")
        print(path.name)
