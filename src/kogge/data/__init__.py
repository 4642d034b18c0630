"""Games as data: one row for each decision, in one Parquet file with a card that describes it. Needs the extra `data`.

>>> from kogge.data import Dataset, Games, make_dataset
>>> card = make_dataset(Games("speicherstadt", ["random"], 20, players=3), "games.parquet")
>>> dataset = Dataset("games.parquet")
>>> dataset.scan().select("seat", "action").head(3).collect()

Reading order: source (games or records), rows (decisions as columns), making (portions, resuming, merging), dataset (reading), untrusted
(validation of files), decisions (a dataset for PyTorch).
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kogge.data.dataset import Dataset
    from kogge.data.making import make_dataset
    from kogge.data.source import Games, Records

__all__ = ["Dataset", "Games", "Records", "make_dataset"]

_MODULES = {"Dataset": "dataset", "Games": "source", "Records": "source", "make_dataset": "making"}


def __getattr__(name: str) -> Any:
    """Import the modules that need pyarrow on demand, so that the command line works without it."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_MODULES[name]}"), name)
