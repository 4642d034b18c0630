"""Many tables of one game, of every number of players and option set: on the GPU, or in the vector environment."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Protocol

import numpy as np

from kogge.extras import missing

try:
    import torch
    from torch import Tensor
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.envs.vector import Batch


class Tables(Protocol):
    """Tables as the trainer sees them. The tensors are always the same ones; a step overwrites them."""

    n: int
    game: Game
    configs: Sequence[GameConfig]
    seats: Tensor
    """(n,): who decides, from 0."""
    masks: Tensor
    """(n, n_actions): what that seat may do."""
    dones: Tensor
    """(n,): has a game just ended here?"""
    shares: Tensor
    """(n, most players): the win of the game that has just ended, by seat."""
    points: Tensor
    """(n, most players): its points."""
    illegal: Tensor
    """How many actions were refused so far: none, if all is well."""

    def reset(self, seed: int) -> None:
        """Begin anew everywhere."""

    def observe(self) -> Tensor:
        """(n, obs_size): what the seat to decide may know."""

    def step(self, actions: Tensor) -> None:
        """One decision at every table."""


class CpuTables:
    """Tables in the vector environment: one batch for each run of like settings, all writing into the same arrays."""

    def __init__(self, configs: Sequence[GameConfig], seed: int, threads: int | None = None):
        self.configs, self.game, self.n = configs, configs[0].game, len(configs)
        kind, n, seats = self.game, self.n, self.game.players[-1]
        observations, masks = np.zeros((n, kind.obs_size), np.float32), np.zeros((n, kind.n_actions), np.bool_)
        deciding, dones = np.zeros(n, np.int64), np.zeros(n, np.bool_)
        self.points, self.shares, self.illegal = torch.zeros(n, seats), torch.zeros(n, seats), torch.zeros(())
        self._batches: list[tuple[slice, Batch]] = []
        for config, group in itertools.groupby(range(n), lambda i: configs[i]):
            numbers = list(group)
            span = slice(numbers[0], numbers[-1] + 1)
            batch = Batch(kind.id, len(numbers), config.players, config.options, seed + span.start, threads=threads)
            batch.write_into(observations[span], masks[span], deciding[span], None, dones[span])
            self._batches.append((span, batch))
        self._observations, self.masks = torch.from_numpy(observations), torch.from_numpy(masks)
        self.seats, self.dones = torch.from_numpy(deciding), torch.from_numpy(dones)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin anew everywhere."""
        for span, batch in self._batches:
            batch.reset(seed + span.start)

    def observe(self) -> Tensor:
        """What the seat to decide may know."""
        return self._observations

    def step(self, actions: Tensor) -> None:
        """One decision at every table."""
        for span, batch in self._batches:
            batch.step(actions[span].numpy())
            if batch.dones.any():
                self.points[span, : batch.players] = torch.from_numpy(batch.points.astype(np.float32))
                self.shares[span, : batch.players] = torch.from_numpy(batch.shares.astype(np.float32))


class GpuTables:
    """Tables in the GPU's memory: one launch steps all of them, and nothing is copied to the host."""

    def __init__(self, configs: Sequence[GameConfig], seed: int):
        from kogge.gpu import GpuBatch

        self.configs, self.game, self.n = configs, configs[0].game, len(configs)
        self._batch = GpuBatch.mixed(configs, seed)
        self.masks = torch.from_dlpack(self._batch.legal())
        self._seats, self.dones = torch.from_dlpack(self._batch.seats), torch.from_dlpack(self._batch.dones)
        self.seats = torch.zeros(self.n, dtype=torch.int64, device=self.masks.device)
        self.shares, self.points = torch.from_dlpack(self._batch.shares), torch.from_dlpack(self._batch.points)
        self._illegal = torch.from_dlpack(self._batch.illegal)
        self._observations = torch.from_dlpack(self._batch.observe())
        self.illegal = torch.zeros((), dtype=torch.int64, device=self.masks.device)
        self.seats.copy_(self._seats)

    def reset(self, seed: int) -> None:
        """Begin anew everywhere."""
        self._batch.reset(seed)
        self.seats.copy_(self._seats)

    def observe(self) -> Tensor:
        """What the seat to decide may know."""
        self._batch.observe()
        return self._observations

    def step(self, actions: Tensor) -> None:
        """One decision at every table."""
        self._batch.step(actions)
        self.seats.copy_(self._seats)
        self.illegal += self._illegal.sum()


def tables_on(device: torch.device, configs: Sequence[GameConfig], seed: int) -> Tables:
    """Tables where the net is."""
    return GpuTables(configs, seed) if device.type == "cuda" else CpuTables(configs, seed)
