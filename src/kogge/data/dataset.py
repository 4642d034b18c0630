"""A dataset read back: lazily by polars, in batches as numpy arrays, or by PyTorch (`kogge.data.decisions`)."""

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
from kogge.data.untrusted import checked_bounds, observed_warily, refuse_if, without_nulls
from kogge.engine.config import GameConfig
from kogge.engine.errors import BadOption, KoggeError, quoted
from kogge.engine.signature import signature
from kogge.engine.validation import checked_numbers, checked_path, checked_whole
from kogge.games import game_by_id

if TYPE_CHECKING:
    import polars as pl

STANDARD = "standard"
SAID: dict[str, type] = {"game": str, "players": int, "options": list, "rules": int, "box": str, "signature": str}
"""Keys that every card has."""
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
        if (
            not isinstance(card, dict)
            or not SAID.keys() <= card.keys()
            or not all(isinstance(card[key], kind) for key, kind in SAID.items())
        ):
            raise KoggeError(f"{file} cannot be read as a dataset: its card does not say what was played.", code="bad_dataset", found=path)
        if box is None and card["box"] != STANDARD:
            raise BadOption(f"This dataset was made with the box {card['box']}: name its file (box=…).", code="other_box")
        game = game_by_id(card["game"])
        self.config = GameConfig(game, card["players"], card["options"], box, card["rules"])
        """The game's configuration."""
        if card["signature"] != signature(game):
            raise KoggeError(f"{file} was made by other rules of {game.title} than those here.", code="other_rules", found=path)
        self._check_columns()

    def _check_columns(self) -> None:
        """Check the type of every column, so that only values remain to be checked on reading."""
        found = self._about.schema.to_arrow_schema().remove_metadata()
        if found != schema_of(self.config, "table" in found.names, "observation" in found.names):
            said = f"{self.path} cannot be read as a dataset: its columns are not those of a dataset of {self.config.game.title}."
            raise KoggeError(said, code="bad_dataset", found=str(self.path))

    def __len__(self) -> int:
        """How many decisions."""
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
        """Observations (n, obs_size) from the columns `table` and `seat`, given by polars, pyarrow or as lists."""
        rows, players = self._rows(tables), self.config.players
        whose = checked_numbers(seats, (len(rows),), "seats, as many as tables,")
        if len(whose) and not 1 <= whose.min() <= whose.max() <= players:
            raise BadOption(f"seats are as many numbers from 1 to {players} as there are tables.", code="bad_array", found=seats)
        return observed_warily(self.config, rows, whose - 1, self.card["box"] == STANDARD)

    def _rows(self, tables: Any) -> np.ndarray:
        """Tables from their bytes."""
        given = tables.to_arrow() if hasattr(tables, "to_arrow") else tables
        size = self.config.game.Table.itemsize
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
        return rows.copy().view(self.config.game.Table)

    def masks(self, legal: Any) -> np.ndarray:
        """Masks (n, n_actions) of legal actions from the column `legal`."""
        given = legal.to_arrow() if hasattr(legal, "to_arrow") else legal
        if isinstance(given, pa.ChunkedArray):
            given = given.combine_chunks()
        try:
            moves = given if isinstance(given, pa.Array) else pa.array(given, pa.list_(pa.int16()))
            actions, counts = moves.flatten().to_numpy(zero_copy_only=False), moves.value_lengths().to_numpy(zero_copy_only=False)
            masks = np.zeros((len(moves), self.config.game.n_actions), np.bool_)
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
        refuse_if((seats < 1) | (seats > players), "is of a seat that is not there")
        mask = self.masks(without_nulls(rows["legal"], "legal moves"))
        refuse_if((actions < 0) | (actions >= mask.shape[1]), "has an action that is none")
        refuse_if(~mask[number, actions], "has an action that is not legal")
        found = {name: _by_seat(rows[name], players) for name in ("shares", "points", "values")}
        for name in ("shares", "values"):
            refuse_if(((found[name] < 0) | (found[name] > 1 + 1e-4)).any(1), f"has {name} that are no shares of a win")
        found |= {"seat": seats, "action": actions, "mask": mask}
        found["share"] = found["shares"][number, seats - 1]
        if "observation" in rows.column_names:
            flat = without_nulls(rows["observation"], "observation").flatten().to_numpy(zero_copy_only=False)
            found["observation"] = flat.reshape(len(rows), -1).copy()
            checked_bounds(self.config, found["observation"], self.card["box"] == STANDARD)
        elif "table" in rows.column_names:
            tables = self._rows(without_nulls(rows["table"], "table"))
            found["observation"] = observed_warily(self.config, tables, seats - 1, self.card["box"] == STANDARD, mask)
        return found


def _by_seat(column: pa.ChunkedArray, players: int) -> np.ndarray:
    """A number for each seat, NaN where there is none."""
    lists = column.combine_chunks()
    out = np.full((len(lists), players), np.nan, np.float32)
    out[lists.is_valid().to_numpy(zero_copy_only=False)] = lists.flatten().to_numpy(zero_copy_only=False).reshape(-1, players)
    return out
