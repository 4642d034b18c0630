"""A dataset read back: lazily by polars, in batches as numpy arrays, or by PyTorch (`kogge.data.decisions`)."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from kogge.data.making import CARD
from kogge.games import game_by_id
from kogge.kit.checks import checked_numbers, checked_path, checked_whole
from kogge.kit.errors import BadOption, KoggeError, quoted
from kogge.kit.setting import Setting
from kogge.kit.signature import signature

if TYPE_CHECKING:
    import polars as pl

STANDARD = "standard"
Arrays = dict[str, np.ndarray]


class Dataset:
    """Every decision of some games. Only the card is read at once; `box` is the path of the box, if it was not the standard one."""

    def __init__(self, path: str | Path, box: str | Path | None = None):
        file = checked_path(path, "A dataset")
        if file is None:
            raise BadOption("A dataset is a file; None is no path.", code="not_a_path")
        if not file.is_file():
            raise KoggeError(f"{quoted(str(path))} cannot be read as a dataset: there is no such file.", code="bad_dataset", found=path)
        self.path = file
        try:
            self._about = pq.read_metadata(file)
            self.card: dict[str, Any] = json.loads((self._about.metadata or {})[CARD])
            """How it was made, and what its columns are."""
        except (pa.ArrowInvalid, KeyError, ValueError, OSError) as error:
            said = f"{file} cannot be read as a dataset: it is no Parquet file with a card of ours."
            raise KoggeError(said, code="bad_dataset", found=path) from error
        card = self.card
        if box is None and card["box"] != STANDARD:
            raise BadOption(f"This dataset was made with the box {card['box']}: name its file (box=…).", code="other_box")
        game = game_by_id(card["game"])
        self.setting = Setting(game, card["players"], card["options"], box, card["rules"])
        """What was played."""
        if card["signature"] != signature(game):
            raise KoggeError(f"{file} was made by other rules of {game.title} than those here.", code="other_rules", found=path)

    def __len__(self) -> int:
        """How many decisions."""
        return int(self._about.num_rows)

    @property
    def row_groups(self) -> int:
        """How many pieces of the file can be read by themselves."""
        return int(self._about.num_row_groups)

    def scan(self) -> pl.LazyFrame:
        """The decisions as a frame of polars that reads what is asked for and nothing else."""
        import polars as pl

        return pl.scan_parquet(self.path)

    def observations(self, tables: Any, seats: Any) -> np.ndarray:
        """What each seat knew, (n, obs_size), of the columns `table` and `seat`: of polars, of pyarrow, or lists."""
        rows, players = self._rows(tables), self.setting.players
        whose = checked_numbers(seats, (len(rows),), "seats, as many as tables,")
        if len(whose) and not 0 <= whose.min() <= whose.max() < players:
            raise BadOption(f"seats are as many numbers from 0 to {players - 1} as there are tables.", code="bad_array", found=seats)
        out, boxes, observe = np.zeros((len(rows), self.setting.game.obs_size), np.float32), self.setting.loaded.rows, self._observe
        for i in range(len(rows)):
            observe(boxes, rows[i : i + 1], whose[i], out[i])
        return out

    @functools.cached_property
    def _observe(self) -> Any:
        from kogge.envs.compiled import env_engine

        return env_engine(self.setting.game).observe

    def _rows(self, tables: Any) -> np.ndarray:
        """The bytes of tables as tables; only such as this dataset holds are taken, for compiled code trusts them."""
        given = tables.to_arrow() if hasattr(tables, "to_arrow") else tables
        size = self.setting.game.Table.itemsize
        if isinstance(given, pa.ChunkedArray):
            given = given.combine_chunks()
        try:
            packed = given if isinstance(given, pa.Array) else pa.array(given, pa.binary(size))
            content = packed.cast(pa.binary()).cast(pa.binary(size))
        except (pa.ArrowInvalid, pa.ArrowTypeError, pa.ArrowNotImplementedError, TypeError) as error:
            said = f"tables is the column of that name: {size} bytes each, not {type(tables).__name__}."
            raise BadOption(said, code="bad_array") from error
        if content.null_count:
            raise BadOption("tables is the column of that name, without nulls.", code="bad_array")
        held = content.buffers()[1]
        rows = np.frombuffer(held, np.uint8, len(content) * size, content.offset * size) if held else np.zeros(0, np.uint8)
        return rows.copy().view(self.setting.game.Table)

    def masks(self, legal: Any) -> np.ndarray:
        """Which actions were open, (n, n_actions) of True and False, of the column `legal`."""
        given = legal.to_arrow() if hasattr(legal, "to_arrow") else legal
        if isinstance(given, pa.ChunkedArray):
            given = given.combine_chunks()
        try:
            moves = given if isinstance(given, pa.Array) else pa.array(given, pa.list_(pa.int16()))
            actions, counts = moves.flatten().to_numpy(zero_copy_only=False), moves.value_lengths().to_numpy(zero_copy_only=False)
            masks = np.zeros((len(moves), self.setting.game.n_actions), np.bool_)
            masks[np.repeat(np.arange(len(moves)), counts), actions] = True
        except (pa.ArrowException, AttributeError, TypeError, IndexError, ValueError) as error:
            raise BadOption(f"legal is the column of that name, not {type(legal).__name__}.", code="bad_array") from error
        if moves.null_count or (len(actions) and actions.min() < 0):
            raise BadOption("legal is the column of that name, without nulls and without numbers below 0.", code="bad_array")
        return masks

    def batches(self, size: int = 1024, seed: int | None = None, row_groups: Sequence[int] | None = None) -> Iterator[Arrays]:
        """All decisions in batches of arrays: `observation`, `mask`, `action`, `seat`, `share` (of the win, the deciding seat's), `shares`,
        `points` and `values` by seat, NaN where there are none.

        With a seed they come in another order: the pieces of the file are shuffled, and the decisions within each.
        """
        checked_whole(size, "size")
        order = (
            list(range(self.row_groups))
            if row_groups is None
            else [checked_whole(n, "A row group", 0, self.row_groups - 1) for n in row_groups]
        )
        random = None if seed is None else np.random.default_rng(checked_whole(seed, "seed", 0))
        if random is not None:
            random.shuffle(order)
        with pq.ParquetFile(self.path) as file:
            for number in order:
                group = file.read_row_group(number)
                rows = np.arange(len(group)) if random is None else random.permutation(len(group))
                for first in range(0, len(rows), size):
                    yield self._arrays(group.take(pa.array(rows[first : first + size])))

    def _arrays(self, rows: pa.Table) -> Arrays:
        seats = rows["seat"].to_numpy().astype(np.int64)
        found = {name: _by_seat(rows[name], self.setting.players) for name in ("shares", "points", "values")}
        found |= {"seat": seats, "action": rows["action"].to_numpy().astype(np.int64), "mask": self.masks(rows["legal"])}
        found["share"] = found["shares"][np.arange(len(seats)), seats]
        if "observation" in rows.column_names:
            flat = rows["observation"].combine_chunks().flatten().to_numpy(zero_copy_only=False)
            found["observation"] = flat.reshape(len(seats), -1).copy()
        elif "table" in rows.column_names:
            found["observation"] = self.observations(rows["table"], seats)
        return found


def _by_seat(column: pa.ChunkedArray, players: int) -> np.ndarray:
    """A number for each seat, NaN where there is none."""
    lists = column.combine_chunks()
    out = np.full((len(lists), players), np.nan, np.float32)
    out[lists.is_valid().to_numpy(zero_copy_only=False)] = lists.flatten().to_numpy(zero_copy_only=False).reshape(-1, players)
    return out
