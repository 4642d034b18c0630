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

from kogge.bots.flat import flat_dtype, move_trials
from kogge.bots.rules_of_thumb import MEDIUM
from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.envs.opponents import by_rules_of_thumb
from kogge.envs.vector import Batch


class Tables(Protocol):
    """The interface of tables for the trainer. The tensors are always the same objects; a step overwrites them."""

    n: int
    game: Game
    configs: Sequence[GameConfig]
    seats: Tensor
    """(n,): the seat to decide, from 0."""
    masks: Tensor
    """(n, n_actions): its legal actions."""
    dones: Tensor
    """(n,): has a game just ended here?"""
    shares: Tensor
    """(n, most players): the win shares of the game that has just ended, by seat."""
    points: Tensor
    """(n, most players): its points."""
    illegal: Tensor
    """The number of illegal actions so far; anything but 0 is a bug."""

    def reset(self, seed: int) -> None:
        """Start new games at all tables."""

    def observe(self) -> Tensor:
        """(n, obs_size): the observation of the seat to decide."""

    def medium_moves(self, places: Tensor, turn: int) -> Tensor:
        """(places,): the move of `medium` at some tables; `turn` counts the decisions."""

    def try_moves(self, places: Tensor, actions: Tensor, seeds: Tensor, first: int, rollouts: int, parameters: Tensor) -> Tensor:
        """(places, rollouts): the gains of moves at some tables, in rollouts first, first + 1, … of each one's seed (`kogge.bots.flat`);
        0 if the action is negative."""

    def step(self, actions: Tensor) -> None:
        """Play one decision at every table."""


class CpuTables:
    """Tables in the vector environment: one batch for each run of equal configurations, all writing into the same arrays."""

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
        """Start new games at all tables."""
        for span, batch in self._batches:
            batch.reset(seed + span.start)

    def observe(self) -> Tensor:
        """The observation of the seat to decide."""
        return self._observations

    def medium_moves(self, places: Tensor, turn: int) -> Tensor:
        """The move of `medium` at some tables."""
        moves = torch.zeros(self.n, dtype=torch.int64)
        for span, batch in self._batches:
            inside = places[(places >= span.start) & (places < span.stop)]
            moves[inside] = torch.from_numpy(by_rules_of_thumb(batch, inside.numpy() - span.start, MEDIUM))
        return moves[places]

    def try_moves(self, places: Tensor, actions: Tensor, seeds: Tensor, first: int, rollouts: int, parameters: Tensor) -> Tensor:
        """The gains of moves at some tables."""
        gains = np.zeros((len(places), rollouts), np.float32)
        tables, works = np.zeros(1, self.game.Table), np.zeros(1, flat_dtype(self.game))
        for span, batch in self._batches:
            inside = ((places >= span.start) & (places < span.stop)).numpy()
            jobs = (places.numpy()[inside] - span.start, actions.numpy()[inside], seeds.numpy()[inside])
            found = np.zeros((int(inside.sum()), rollouts), np.float32)
            move_trials(self.game)(batch.config.loaded.rows, batch.tables, *jobs, first, parameters.numpy(), tables, works, found)
            gains[inside] = found
        return torch.from_numpy(gains)

    def step(self, actions: Tensor) -> None:
        """Play one decision at every table."""
        for span, batch in self._batches:
            batch.step(actions[span].numpy())
            if batch.dones.any():
                self.points[span, : batch.players] = torch.from_numpy(batch.points.astype(np.float32))
                self.shares[span, : batch.players] = torch.from_numpy(batch.shares.astype(np.float32))


class GpuTables:
    """Tables in the GPU's memory: one kernel launch steps all of them, and nothing is copied to the host."""

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
        """Start new games at all tables."""
        self._batch.reset(seed)
        self.seats.copy_(self._seats)

    def observe(self) -> Tensor:
        """The observation of the seat to decide."""
        self._batch.observe()
        return self._observations

    def medium_moves(self, places: Tensor, turn: int) -> Tensor:
        """The move of `medium` at some tables."""
        moves = torch.zeros(len(places), dtype=torch.int64, device=places.device)
        self._batch.medium_actions(places.contiguous(), turn, moves)
        return moves

    def try_moves(self, places: Tensor, actions: Tensor, seeds: Tensor, first: int, rollouts: int, parameters: Tensor) -> Tensor:
        """The gains of moves at some tables."""
        gains = torch.zeros(len(places), rollouts, device=places.device)
        self._batch.try_moves(places, actions, seeds, first, parameters, gains)
        return gains

    def step(self, actions: Tensor) -> None:
        """Play one decision at every table."""
        self._batch.step(actions)
        self.seats.copy_(self._seats)
        self.illegal += self._illegal.sum()


def tables_on(device: torch.device, configs: Sequence[GameConfig], seed: int) -> Tables:
    """Tables on the net's device."""

    return GpuTables(configs, seed) if device.type == "cuda" else CpuTables(configs, seed)
