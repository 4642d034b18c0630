"""A dataset for PyTorch. Needs the extras `data` and `train`.

from torch.utils.data import DataLoader
loader = DataLoader(Decisions("games.parquet", size=1024, seed=1), batch_size=None, num_workers=2)
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kogge.extras import missing

try:
    import torch
    from torch.utils.data import IterableDataset, get_worker_info
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.data.dataset import Dataset


class Decisions(IterableDataset[dict[str, torch.Tensor]]):
    """The batches of a dataset as tensors (see `Dataset.batches`); with a seed they are shuffled differently in each epoch.

    The loader's workers divide the row groups of the file among them.
    """

    def __init__(self, path: str | Path, size: int = 1024, seed: int | None = None, box: str | Path | None = None):
        self.dataset, self.size, self.seed = Dataset(path, box), size, seed
        self._epoch = 0

    def __iter__(self) -> Iterator[dict[str, torch.Tensor]]:
        worker = get_worker_info()
        number, workers = (0, 1) if worker is None else (worker.id, worker.num_workers)
        seed = None if self.seed is None else self.seed + self._epoch
        self._epoch += 1
        for arrays in self.dataset.batches(self.size, seed, range(number, self.dataset.row_groups, workers)):
            yield {name: torch.from_numpy(array) for name, array in arrays.items()}
