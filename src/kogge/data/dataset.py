"""Reading a dataset: lazily with polars, in batches of numpy arrays, or with PyTorch (`kogge.data.decisions`)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from kogge.extras import missing

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.data.making import CARD
from kogge.data.rows import schema_of
from kogge.data.untrusted import checked_bounds, checked_observations, refuse_if, without_nulls
from kogge.engine.config import GameConfig
from kogge.engine.errors import BadOption, KoggeError, quoted
from kogge.engine.signature import signature
from kogge.engine.validation import checked_numbers, checked_path, checked_whole
from kogge.games import game_by_id

if TYPE_CHECKING:
    import polars as pl

STANDARD = "standard"
CARD_TYPES: dict[str, type] = {"game": str, "players": int, "options": list, "rules": int, "box": str, "signature": str}
"""The keys that every card has, and the types of their values."""
Arrays = dict[str, np.ndarray]


class Dataset:
    """Every decision of some games. Only the card is read at first. `box` is the path of the box file, if it is not the standard box."""

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
            """The description of the dataset: its source and its columns."""
        except (pa.ArrowInvalid, KeyError, ValueError, OSError) as error:
            message = f"{file} cannot be read as a dataset: it is not a Parquet file with a kogge card."
            raise KoggeError(message, code="bad_dataset", found=path) from error
        card = self.card
        if (
            not isinstance(card, dict)
            or not CARD_TYPES.keys() <= card.keys()
            or not all(isinstance(card[key], kind) for key, kind in CARD_TYPES.items())
        ):
            raise KoggeError(f"{file} cannot be read as a dataset: its card lacks some keys.", code="bad_dataset", found=path)
        if box is None and card["box"] != STANDARD:
            raise BadOption(f"This dataset was made with the box {card['box']}; pass its file as box=….", code="other_box")
        game = game_by_id(card["game"])
        self.config = GameConfig(game, card["players"], card["options"], box, card["rules"])
        """The game's configuration."""
        if card["signature"] != signature(game):
            raise KoggeError(f"{file} was made with another version of the rules of {game.title}.", code="other_rules", found=path)
        self._check_columns()

    def _check_columns(self) -> None:
        """Check the type of every column; the values are checked when they are read."""
        found = self._about.schema.to_arrow_schema().remove_metadata()
        if found != schema_of(self.config, "table" in found.names, "observation" in found.names):
            message = f"{self.path} cannot be read as a dataset: its columns are not those of a dataset of {self.config.game.title}."
            raise KoggeError(message, code="bad_dataset", found=str(self.path))

    def __len__(self) -> int:
        """The number of decisions."""
        return int(self._about.num_rows)

    @property
    def row_groups(self) -> int:
        """The number of row groups."""
        return int(self._about.num_row_groups)

    def scan(self) -> pl.LazyFrame:
        """The decisions as a lazy polars frame."""
        try:
            import polars as pl
        except ModuleNotFoundError as error:
            raise missing(error, "Dataset.scan") from None

        return pl.scan_parquet(self.path)

    def observations(self, tables: Any, seats: Any) -> np.ndarray:
        """Observations (n, obs_size) from the columns `table` and `seat`, given as polars, pyarrow or lists."""
        rows, players = self._rows(tables), self.config.players
        numbers = checked_numbers(seats, (len(rows),), "seats, as many as tables,")
        if len(numbers) and not 1 <= numbers.min() <= numbers.max() <= players:
            raise BadOption(f"seats must be a number from 1 to {players} for each table.", code="bad_array", found=seats)
        return checked_observations(self.config, rows, numbers - 1, self.card["box"] == STANDARD)

    def _rows(self, tables: Any) -> np.ndarray:
        """Tables from their bytes."""
        column = tables.to_arrow() if hasattr(tables, "to_arrow") else tables
        size = self.config.game.Table.itemsize
        if isinstance(column, pa.ChunkedArray):
            column = column.combine_chunks()
        try:
            packed = column if isinstance(column, pa.Array) else pa.array(column, pa.binary(size))
            content = packed.cast(pa.binary()).cast(pa.binary(size))
        except (pa.ArrowInvalid, pa.ArrowTypeError, pa.ArrowNotImplementedError, TypeError) as error:
            message = f"tables must be the column `table`, {size} bytes each, not {type(tables).__name__}."
            raise BadOption(message, code="bad_array") from error
        if content.null_count:
            raise BadOption("tables must be the column `table` without nulls.", code="bad_array")
        data = content.buffers()[1]
        rows = np.frombuffer(data, np.uint8, len(content) * size, content.offset * size) if data else np.zeros(0, np.uint8)
        return rows.copy().view(self.config.game.Table)

    def masks(self, legal: Any) -> np.ndarray:
        """Masks (n, n_actions) of legal actions from the column `legal`."""
        column = legal.to_arrow() if hasattr(legal, "to_arrow") else legal
        if isinstance(column, pa.ChunkedArray):
            column = column.combine_chunks()
        try:
            moves = column if isinstance(column, pa.Array) else pa.array(column, pa.list_(pa.int16()))
            actions, counts = moves.flatten().to_numpy(zero_copy_only=False), moves.value_lengths().to_numpy(zero_copy_only=False)
            masks = np.zeros((len(moves), self.config.game.n_actions), np.bool_)
            masks[np.repeat(np.arange(len(moves)), counts), actions] = True
        except (pa.ArrowException, AttributeError, TypeError, IndexError, ValueError) as error:
            raise BadOption(f"legal must be the column `legal`, not {type(legal).__name__}.", code="bad_array") from error
        if moves.null_count or (len(actions) and actions.min() < 0):
            raise BadOption("legal must be the column `legal` without nulls and without negative numbers.", code="bad_array")
        return masks

    def batches(self, size: int = 1024, seed: int | None = None, row_groups: Sequence[int] | None = None) -> Iterator[Arrays]:
        """All decisions in batches of arrays: `observation`, `mask`, `action`, `seat`, `share` (the deciding seat's share of the win), and
        by seat `shares`, `points` and `values`, NaN where the file has none.

        With a seed they are shuffled: the row groups of the file, and the decisions within each group.
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
                try:
                    group = file.read_row_group(number)
                except (pa.ArrowException, OSError) as error:
                    raise KoggeError(f"{self.path} is damaged: {error}.", code="bad_dataset", found=str(self.path)) from error
                rows = np.arange(len(group)) if random is None else random.permutation(len(group))
                for first in range(0, len(rows), size):
                    yield self._arrays(group.take(pa.array(rows[first : first + size])))

    def _arrays(self, rows: pa.Table) -> Arrays:
        seats, actions = (without_nulls(rows[name], name).to_numpy().astype(np.int64) for name in ("seat", "action"))
        players, number = self.config.players, np.arange(len(rows))
        refuse_if((seats < 1) | (seats > players), "has a seat that does not exist")
        mask = self.masks(without_nulls(rows["legal"], "legal moves"))
        refuse_if((actions < 0) | (actions >= mask.shape[1]), "has an action that does not exist")
        refuse_if(~mask[number, actions], "has an action that is not legal")
        found = {name: _by_seat(rows[name], players) for name in ("shares", "points", "values")}
        for name in ("shares", "values"):
            refuse_if(((found[name] < 0) | (found[name] > 1 + 1e-4)).any(1), f"has {name} outside the range of win shares")
        found |= {"seat": seats, "action": actions, "mask": mask}
        found["share"] = found["shares"][number, seats - 1]
        if "observation" in rows.column_names:
            flat = without_nulls(rows["observation"], "observation").flatten().to_numpy(zero_copy_only=False)
            found["observation"] = flat.reshape(len(rows), -1).copy()
            checked_bounds(self.config, found["observation"], self.card["box"] == STANDARD)
        elif "table" in rows.column_names:
            tables = self._rows(without_nulls(rows["table"], "table"))
            found["observation"] = checked_observations(self.config, tables, seats - 1, self.card["box"] == STANDARD, mask)
        return found


def _by_seat(column: pa.ChunkedArray, players: int) -> np.ndarray:
    """An array (rows, players), NaN for null rows."""
    lists = column.combine_chunks()
    out = np.full((len(lists), players), np.nan, np.float32)
    out[lists.is_valid().to_numpy(zero_copy_only=False)] = lists.flatten().to_numpy(zero_copy_only=False).reshape(-1, players)
    return out
