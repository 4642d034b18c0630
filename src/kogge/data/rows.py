"""Decisions as columns: the seat, legal moves, the action, the table, and the result."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from kogge.extras import missing

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.bots import LEVELS
from kogge.data.source import Games, Records, Source
from kogge.engine.config import GameConfig
from kogge.engine.contract import CHANCE
from kogge.engine.errors import BadRecord
from kogge.engine.flow import win_shares
from kogge.engine.layout import observed
from kogge.engine.match import Match
from kogge.engine.record import iter_record, read_text
from kogge.envs.opponents import NetOpponent, opponent_named
from kogge.envs.vector import Batch
from kogge.games import game_by_id

COLUMNS = {
    "game": "the number of the game in this dataset, from 0",
    "seed": "what kogge.new deals this game with; null where it was not dealt here",
    "turn": "the number of the decision in its game, from 0; decisions without a choice are none",
    "seat": "who decided, from 1; values, points and shares are lists by seat, the first one's first",
    "bot": "which bot decided; null: a person, or somebody unknown",
    "legal": "the legal actions, in ascending order",
    "action": "the one that was taken",
    "table": "what lay on the table, hidden things included, as the bytes of the game's own record: Dataset.observations reads them",
    "observation": "what the seat knew, as numbers: kogge.describe says what each is",
    "values": "the share of the win that the bot expected for each seat; null where it says none",
    "points": "by seat, at the end of the game; null if it was not played to its end",
    "shares": "of the win, by seat; null likewise",
}
COMPRESSION: dict[str, Any] = {"compression": "zstd", "compression_level": 1}


def schema_of(config: GameConfig, tables: bool, observations: bool) -> pa.Schema:
    """The columns of a dataset and their types."""
    players, game = config.players, config.game
    kinds = {
        "game": pa.int64(), "seed": pa.int64(), "turn": pa.int32(), "seat": pa.int8(), "bot": pa.string(),
        "legal": pa.list_(pa.int16()), "action": pa.int16(),
        "table": pa.binary(game.Table.itemsize), "observation": pa.list_(pa.float32(), game.obs_size),
        "values": pa.list_(pa.float32(), players), "points": pa.list_(pa.int32(), players), "shares": pa.list_(pa.float32(), players),
    }  # fmt: skip
    wanted = {"table": tables, "observation": observations}
    return pa.schema([(name, kind) for name, kind in kinds.items() if wanted.get(name, True)])


class Notes:
    """Decisions as they are made, many at a time; at the end they are one table, game after game."""

    def __init__(self, config: GameConfig, schema: pa.Schema):
        self.config, self.schema = config, schema
        self._noted: list[dict[str, Any]] = []

    def add(self, **columns: Any) -> None:
        """Add decisions: an array for each column; `legal` holds all their moves one after the other, `open` the number of each."""
        self._noted.append(columns)

    def written(self, bots: Sequence[str | None], points: np.ndarray, shares: np.ndarray, is_over: np.ndarray) -> bytes:
        """All of them as a Parquet file; `bots` are named by number, results by place."""
        whole = {name: np.concatenate([noted[name] for noted in self._noted]) for name in self._noted[0]} if self._noted else {}
        if not whole:
            return _bytes_of(self.schema.empty_table())
        place, players = whole["place"], self.config.players
        running = ~is_over[place]
        offsets = np.concatenate([[0], np.cumsum(whole["open"])])
        made: dict[str, Any] = {
            "game": whole["game"],
            "seed": pa.array(whole["seed"], mask=whole["seed"] < 0),
            "turn": whole["turn"].astype(np.int32),
            "seat": (whole["seat"] + 1).astype(np.int8),
            "bot": pa.array(bots, pa.string()).take(pa.array(whole["bot"])),
            "legal": pa.ListArray.from_arrays(pa.array(offsets, pa.int32()), pa.array(whole["legal"])),
            "action": whole["action"].astype(np.int16),
            "values": _lists(whole["values"].astype(np.float32), players, np.isnan(whole["values"][:, 0])),
            "points": _lists(points[place].astype(np.int32), players, running),
            "shares": _lists(shares[place].astype(np.float32), players, running),
        }
        if "table" in self.schema.names:
            size = self.config.game.Table.itemsize
            made["table"] = pa.FixedSizeBinaryArray.from_buffers(
                pa.binary(size), len(place), [None, pa.py_buffer(whole["table"].tobytes())]
            )
        if "observation" in self.schema.names:
            made["observation"] = _lists(whole["observation"], self.config.game.obs_size, None)
        table = pa.table(
            [pa.array(made[name]) if isinstance(made[name], np.ndarray) else made[name] for name in self.schema.names], self.schema
        )
        return _bytes_of(table.take(pa.array(np.lexsort((whole["turn"], whole["game"])))))


def _lists(numbers: np.ndarray, size: int, missing: np.ndarray | None) -> pa.Array:
    return pa.FixedSizeListArray.from_arrays(pa.array(numbers.reshape(-1)), size, mask=None if missing is None else pa.array(missing))


def _bytes_of(table: pa.Table) -> bytes:
    out = io.BytesIO()
    pq.write_table(table, out, **COMPRESSION)
    return out.getvalue()


def portion_of(source: Source, schema: pa.Schema, number: int, first: int, count: int) -> dict[str, Any]:
    """One portion: some games of a source, as the bytes of a Parquet file."""
    notes = Notes(source.config, schema)
    written = _played(source, notes, first, count) if isinstance(source, Games) else _read(source, notes, first, count)
    return {"number": number, "games": count, "parquet": written}


def _played(source: Games, notes: Notes, first: int, count: int) -> bytes:
    """Play games between bots side by side; a place whose game is over stays idle."""
    batch = Batch(source.game, count, source.players, source.options, source.seed + first, box=source.box, threads=1)
    bots, seeds = [opponent_named(bot) for bot in source.bots], batch.seeds.copy()
    running, room = np.arange(count), np.arange(batch.game.n_actions)
    while len(running):
        whose = (batch.seats[running] + first + running) % len(bots)
        actions, values = np.zeros(len(running), np.int64), np.full((len(running), batch.players), np.nan, np.float32)
        for number, bot in enumerate(bots):
            own = whose == number
            if own.any():
                places = running[own]
                if isinstance(bot, NetOpponent):
                    actions[own], values[own] = bot.predict(batch, places)
                else:
                    actions[own] = bot(batch, places)
        opened = batch.open_moves[running]
        seen = {"observation": batch.observations[running]} if "observation" in notes.schema.names else {}
        tables = {"table": batch.tables[running]} if "table" in notes.schema.names else {}
        notes.add(
            place=running, game=first + running, seed=seeds[running], turn=batch.turns[running], seat=batch.seats[running], bot=whose,
            open=opened, legal=batch.legal[running][room < opened[:, None]], action=actions, values=values, **seen, **tables,
        )  # fmt: skip
        batch.step(actions, running)
        running = running[~batch.dones[running]]
    return notes.written(source.bots, batch.points, batch.shares, np.ones(count, np.bool_))


def _read(source: Records, notes: Notes, first: int, count: int) -> bytes:
    """Replay games from records."""
    names: list[str | None] = [None]
    players = source.config.players
    points, shares, is_over = np.zeros((count, players)), np.zeros((count, players)), np.zeros(count, np.bool_)
    for place, path in enumerate(source.paths[first : first + count]):
        match = _noted(path, notes, place, first + place, names)
        is_over[place] = match.is_over
        if match.is_over:
            points[place], shares[place] = match.points(), win_shares(match.game, match.loaded.box, match.rows)
    return notes.written(names, points, shares, is_over)


def _noted(path: Path, notes: Notes, place: int, game: int, names: list[str | None]) -> Match:
    """Add every decision of a record. Returns the match at its end."""
    before: dict[str, Any] | None = None
    match, turn = None, 0
    try:
        for match in iter_record(read_text(path), game_by_id, path.parent):
            last = match.last_line_codes()
            if before is not None and last and last[0] != CHANCE:
                notes.add(**before, action=np.array([last[0]]))
                turn += 1
            before = None if match.seat is None or match.is_chance_due else _position(match, notes.schema, place, game, turn, names)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}", code=error.code, found=path) from None
    assert match is not None
    return match


def _position(match: Match, schema: pa.Schema, place: int, game: int, turn: int, names: list[str | None]) -> dict[str, Any]:
    """A table before a decision, as a row of each column."""
    assert match.seat is not None
    name = match.names[match.seat - 1] if match.names else ""
    bot = name if name.partition("@")[0] in LEVELS else None  # names of people are not stored
    if bot not in names:
        names.append(bot)
    legal = [match.loaded.actions[move] for move in match.moves()]
    single = {"place": place, "game": game, "seed": -1, "turn": turn, "seat": match.seat - 1, "bot": names.index(bot), "open": len(legal)}
    row: dict[str, Any] = {key: np.array([value]) for key, value in single.items()}
    row |= {"legal": np.array(legal, np.int16), "values": np.full((1, match.players), np.nan, np.float32)}
    if "table" in schema.names:
        row["table"] = match.rows.copy()
    if "observation" in schema.names:
        row["observation"] = observed(match.game, match.loaded.box, match.rows, match.seat)[None]
    return row
