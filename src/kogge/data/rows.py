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
    "seed": "the seed of the game for kogge.new; null for games from records",
    "turn": "the number of the decision in its game, from 0; forced moves are not counted",
    "seat": "the seat that decided, from 1; values, points and shares are lists by seat",
    "bot": "the bot that decided; null: a person, or unknown",
    "legal": "the legal actions, in ascending order",
    "action": "the action that was chosen",
    "table": "the table before the decision, hidden information included, as the bytes of the game's record; Dataset.observations reads it",
    "observation": "the seat's observation; kogge.describe explains each number",
    "values": "the win share that the bot expected for each seat; null if the bot gives none",
    "points": "final points by seat; null if the game was not finished",
    "shares": "shares of the win by seat; null if the game was not finished",
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
    switches = {"table": tables, "observation": observations}
    return pa.schema([(name, kind) for name, kind in kinds.items() if switches.get(name, True)])


class DecisionBuffer:
    """Collects decisions, many at a time, and writes them as one table ordered by game and turn."""

    def __init__(self, config: GameConfig, schema: pa.Schema):
        self.config, self.schema = config, schema
        self._chunks: list[dict[str, Any]] = []

    def add(self, **columns: Any) -> None:
        """Add decisions: an array for each column; `legal` holds all their moves one after the other, `open` the number of each."""
        self._chunks.append(columns)

    def to_parquet(self, bots: Sequence[str | None], points: np.ndarray, shares: np.ndarray, is_over: np.ndarray) -> bytes:
        """All decisions as a Parquet file. The column `bot` indexes `bots`, `place` the other arguments."""
        joined = {name: np.concatenate([chunk[name] for chunk in self._chunks]) for name in self._chunks[0]} if self._chunks else {}
        if not joined:
            return _bytes_of(self.schema.empty_table())
        place, players = joined["place"], self.config.players
        running = ~is_over[place]
        offsets = np.concatenate([[0], np.cumsum(joined["open"])])
        columns: dict[str, Any] = {
            "game": joined["game"],
            "seed": pa.array(joined["seed"], mask=joined["seed"] < 0),
            "turn": joined["turn"].astype(np.int32),
            "seat": (joined["seat"] + 1).astype(np.int8),
            "bot": pa.array(bots, pa.string()).take(pa.array(joined["bot"])),
            "legal": pa.ListArray.from_arrays(pa.array(offsets, pa.int32()), pa.array(joined["legal"])),
            "action": joined["action"].astype(np.int16),
            "values": _lists(joined["values"].astype(np.float32), players, np.isnan(joined["values"][:, 0])),
            "points": _lists(points[place].astype(np.int32), players, running),
            "shares": _lists(shares[place].astype(np.float32), players, running),
        }
        if "table" in self.schema.names:
            size = self.config.game.Table.itemsize
            columns["table"] = pa.FixedSizeBinaryArray.from_buffers(
                pa.binary(size), len(place), [None, pa.py_buffer(joined["table"].tobytes())]
            )
        if "observation" in self.schema.names:
            columns["observation"] = _lists(joined["observation"], self.config.game.obs_size, None)
        arrays = [columns[name] for name in self.schema.names]
        table = pa.table([pa.array(array) if isinstance(array, np.ndarray) else array for array in arrays], self.schema)
        return _bytes_of(table.take(pa.array(np.lexsort((joined["turn"], joined["game"])))))


def _lists(numbers: np.ndarray, size: int, missing: np.ndarray | None) -> pa.Array:
    return pa.FixedSizeListArray.from_arrays(pa.array(numbers.reshape(-1)), size, mask=None if missing is None else pa.array(missing))


def _bytes_of(table: pa.Table) -> bytes:
    out = io.BytesIO()
    pq.write_table(table, out, **COMPRESSION)
    return out.getvalue()


def portion_of(source: Source, schema: pa.Schema, number: int, first: int, count: int) -> dict[str, Any]:
    """One portion: some games of a source, as the bytes of a Parquet file."""
    buffer = DecisionBuffer(source.config, schema)
    content = _play_games(source, buffer, first, count) if isinstance(source, Games) else _read_records(source, buffer, first, count)
    return {"number": number, "games": count, "parquet": content}


def _play_games(source: Games, buffer: DecisionBuffer, first: int, count: int) -> bytes:
    """Play games between bots side by side; a place whose game is over stays idle."""
    batch = Batch(source.game, count, source.players, source.options, source.seed + first, box=source.box, threads=1)
    bots, seeds = [opponent_named(bot) for bot in source.bots], batch.seeds.copy()
    running, columns = np.arange(count), np.arange(batch.game.n_actions)
    while len(running):
        bot_numbers = (batch.seats[running] + first + running) % len(bots)
        actions, values = np.zeros(len(running), np.int64), np.full((len(running), batch.players), np.nan, np.float32)
        for number, bot in enumerate(bots):
            own = bot_numbers == number
            if own.any():
                places = running[own]
                if isinstance(bot, NetOpponent):
                    actions[own], values[own] = bot.predict(batch, places)
                else:
                    actions[own] = bot(batch, places)
        n_legal = batch.open_moves[running]
        observations = {"observation": batch.observations[running]} if "observation" in buffer.schema.names else {}
        tables = {"table": batch.tables[running]} if "table" in buffer.schema.names else {}
        buffer.add(
            place=running, game=first + running, seed=seeds[running], turn=batch.turns[running], seat=batch.seats[running],
            bot=bot_numbers, open=n_legal, legal=batch.legal[running][columns < n_legal[:, None]], action=actions, values=values,
            **observations, **tables,
        )  # fmt: skip
        batch.step(actions, running)
        running = running[~batch.dones[running]]
    return buffer.to_parquet(source.bots, batch.points, batch.shares, np.ones(count, np.bool_))


def _read_records(source: Records, buffer: DecisionBuffer, first: int, count: int) -> bytes:
    """Replay games from records."""
    names: list[str | None] = [None]
    players = source.config.players
    points, shares, is_over = np.zeros((count, players)), np.zeros((count, players)), np.zeros(count, np.bool_)
    for place, path in enumerate(source.paths[first : first + count]):
        match = _read_record(path, buffer, place, first + place, names)
        is_over[place] = match.is_over
        if match.is_over:
            points[place], shares[place] = match.points(), win_shares(match.game, match.loaded.box, match.rows)
    return buffer.to_parquet(names, points, shares, is_over)


def _read_record(path: Path, buffer: DecisionBuffer, place: int, game: int, names: list[str | None]) -> Match:
    """Add every decision of a record. Returns the match at its end."""
    before: dict[str, Any] | None = None
    match, turn = None, 0
    try:
        for match in iter_record(read_text(path), game_by_id, path.parent):
            last = match.last_line_codes()
            if before is not None and last and last[0] != CHANCE:
                buffer.add(**before, action=np.array([last[0]]))
                turn += 1
            before = None if match.seat is None or match.is_chance_due else _position(match, buffer.schema, place, game, turn, names)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}", code=error.code, found=path) from None
    assert match is not None
    return match


def _position(match: Match, schema: pa.Schema, place: int, game: int, turn: int, names: list[str | None]) -> dict[str, Any]:
    """The columns of one row for a decision, except the action."""
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
