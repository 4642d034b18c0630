"""Making a dataset, in portions by many processes or a cluster, which are merged at the end.

Finished portions are stored in a folder beside the final file, so that the same call resumes an interrupted run. The final file appears
only when it is complete.
"""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import kogge
from kogge.extras import missing

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.arena.workers import checked_workers, each_done
from kogge.data.rows import COLUMNS, COMPRESSION, portion_of, schema_of
from kogge.data.source import Source, checked_source
from kogge.engine.errors import BadOption, KoggeError
from kogge.engine.signature import signature
from kogge.engine.validation import checked_callable, checked_path, checked_switch

CARD = b"kogge"
"""The key of the file's metadata that holds the card."""
HEADING, MERGED = "heading.json", "merged.parquet"
ROW_GROUP_SIZE = 1 << 15


def make_dataset(
    source: Source,
    path: str | Path,
    *,
    tables: bool = True,
    observations: bool = False,
    jobs: int = 1,
    backend: str = "local",
    scheduler: str | None = None,
    played: Callable[[int], None] = lambda games: None,
) -> dict[str, Any]:
    """Write every decision of some games into one Parquet file, and return its card. `played` is called with the number of games done.

    `tables` writes the table before each decision, about a kilobyte, from which observations can be computed on reading; `observations`
    writes these too, ready to use and several times larger. Repeat an interrupted call to resume it.
    """
    source = checked_source(source)
    file = checked_path(path, "The dataset")
    if file is None:
        raise BadOption("A dataset is written to a file; None is no path.", code="not_a_path")
    workers = checked_workers(jobs, backend, scheduler)
    switches = checked_switch(tables, "tables"), checked_switch(observations, "observations")
    played = checked_callable(played, "played")
    if file.exists():
        raise KoggeError(f"{file} already exists; name another file, or remove it first.", code="is_there")
    started = time.time()
    schema = schema_of(source.config, *switches)
    parts = _folder_of_parts(file, _heading(source, schema))
    spans = [(number, first) for number, first in enumerate(range(0, source.games, source.portion))]
    due = [
        (source, schema, number, first, min(source.portion, source.games - first))
        for number, first in spans
        if not _part(parts, number).exists()
    ]
    played(source.games - sum(count for *_, count in due))
    for done in each_done(portion_of, due, *workers):
        _write_atomically(_part(parts, done["number"]), done["parquet"])
        played(done["games"])
    card = _card(source, schema, [_part(parts, number) for number, _ in spans], started)
    _merge(parts, len(spans), schema, card, file)
    return card


def _heading(source: Source, schema: pa.Schema) -> dict[str, Any]:
    """A description of the dataset; portions are only valid for the same heading."""
    config = source.config
    return {
        "game": config.game.id,
        "players": config.players,
        "options": list(config.options),
        "rules": config.rules,
        "signature": signature(config.game),
        "box": config.loaded.header,
        "columns": schema.names,
        **source.heading(),
    }


def _folder_of_parts(file: Path, heading: dict[str, Any]) -> Path:
    """The folder of portions beside the file: new, or one with the same heading."""
    parts = file.with_name(file.name + ".parts")
    parts.mkdir(exist_ok=True)
    path = parts / HEADING
    if path.exists() and json.loads(path.read_text("utf-8")) != heading:
        message = f"{parts} holds the beginning of another dataset (game, bots, seed or columns differ): name another file, or remove it."
        raise KoggeError(message, code="other_dataset")
    _write_atomically(path, (json.dumps(heading, indent=1) + "\n").encode())
    return parts


def _part(parts: Path, number: int) -> Path:
    return parts / f"{number:06}.parquet"


def _write_atomically(path: Path, content: bytes) -> None:
    unfinished = path.with_name(path.name + ".half")
    with unfinished.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def _card(source: Source, schema: pa.Schema, parts: list[Path], started: float) -> dict[str, Any]:
    """The description of a dataset: its source and its columns."""
    decisions = sum(pq.read_metadata(part).num_rows for part in parts)
    return {
        "title": f"Decisions in {source.config.game.title}",
        **_heading(source, schema),
        "columns": {name: COLUMNS[name] for name in schema.names},
        "decisions": decisions,
        "made with": f"kogge {kogge.__version__}, pyarrow {pa.__version__}",
        "made on": time.strftime("%Y-%m-%d", time.gmtime()),
        "seconds": round(time.time() - started, 1),
    }


def _merge(parts: Path, count: int, schema: pa.Schema, card: dict[str, Any], file: Path) -> None:
    """Merge all portions into one file, in order, atomically."""
    merged = parts / MERGED
    with pq.ParquetWriter(merged, schema.with_metadata({CARD: json.dumps(card).encode()}), **COMPRESSION) as writer:
        waiting: list[pa.Table] = []
        for number in range(count):
            waiting.append(pq.read_table(_part(parts, number)))
            if sum(len(table) for table in waiting) >= ROW_GROUP_SIZE or number == count - 1:
                writer.write_table(pa.concat_tables(waiting).cast(schema), ROW_GROUP_SIZE)
                waiting = []
    merged.replace(file)
    shutil.rmtree(parts)
