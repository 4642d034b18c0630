"""Many tables in device memory, for training: a step plays one decision at each, and nothing is copied between host and device.

>>> import torch, kogge.gpu
>>> batch = kogge.gpu.GpuBatch("speicherstadt", 65536, players=4, seed=7)
>>> mask = torch.as_tensor(batch.legal(), device="cuda")
>>> batch.step(torch.multinomial(mask.float(), 1)[:, 0])
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from kogge.engine.config import GameConfig, checked_config
from kogge.engine.errors import BadOption
from kogge.engine.validation import checked_first_seed, checked_numbers, checked_whole
from kogge.games import game_config
from kogge.gpu.device import DeviceArray, gpu
from kogge.gpu.kernels import observe_kernel, pick_kernel, step_kernel, think_kernel, trial_kernel
from kogge.gpu.playout import Playouts, playouts

THREADS = 64  # in a block
MAX_TABLES = 1 << 28


class GpuBatch:
    """n tables, each at a decision of one seat.

    When a game ends, its result is stored and the next game begins at that table. Methods and attributes always return the same arrays in
    device memory, which the next step overwrites. Masks and observations are stored by column: one number of every table, then the next.

    seats     (n,) int8: the seat to decide, from 0
    dones     (n,) bool: has a game just ended here?
    points    (n, players) int32: the points it ended with
    shares    (n, players) float32: 1 for its winner; a shared win is split
    illegal   (n,) bool: was the last action illegal? Then nothing changed there
    seeds     (n,) int64: the seed of the current game at each table, as for `kogge.new(…, seed=…)`
    """

    def __init__(
        self,
        game: str,
        n: int,
        players: int | None = None,
        options: Sequence[str] | None = None,
        box: str | Path | None = None,
        seed: int | None = None,
        stream: int = 0,
    ):
        """`stream` is the CUDA stream to use, such as `torch.cuda.current_stream().cuda_stream`; 0 is the default stream."""
        config = game_config(game, players, options, box)
        self._allocate([config] * checked_whole(n, "n, the number of tables,", most=MAX_TABLES), seed, stream)

    @classmethod
    def mixed(cls, configs: Sequence[GameConfig], seed: int | None = None, stream: int = 0) -> GpuBatch:
        """A batch whose tables differ in players and options: one configuration per table, all with the same game and box.

        `players` is then the largest number of players; at tables with fewer, the last columns of `points` and `shares` are undefined.
        Put equal configurations side by side: neighbouring threads are fastest when they play the same game.
        """
        checked = [checked_config(config) for config in configs] if isinstance(configs, (list, tuple)) else []
        if not checked or any(config.loaded != checked[0].loaded for config in checked):
            raise BadOption("A batch needs at least one table, and the same game and box at all tables.", code="bad_settings")
        batch = cls.__new__(cls)
        batch._allocate(checked, seed, stream)
        return batch

    def _allocate(self, configs: Sequence[GameConfig], seed: int | None, stream: int) -> None:
        self.config = configs[0]
        self.n = n = len(configs)
        stream = checked_whole(stream, "stream", 0)
        start = None if seed is None else checked_first_seed(seed)
        cuda = gpu()
        self.game, self.options = self.config.game, self.config.options
        self.players = max(config.players for config in configs)
        kind = self.game
        self._cuda, self._stream = cuda, cuda.external_stream(stream) if stream else 0
        self._boxes = cuda.to_device(self.config.loaded.rows)
        self._rows = cuda.to_device(np.zeros(n, kind.Table))
        self._players = cuda.to_device(np.array([config.players for config in configs], np.int64))
        self._option_bits = cuda.to_device(np.array([config.option_bits for config in configs], np.int64))
        self._masks = DeviceArray(cuda.device_array((n, kind.n_actions), np.bool_, order="F"))
        self._observations = DeviceArray(cuda.device_array((n, kind.obs_size), np.float32, order="F"))
        self._actions = DeviceArray(cuda.to_device(np.zeros(n, np.int64)))
        self._picks = cuda.to_device(np.zeros(n, np.uint64))
        self._open_moves = cuda.to_device(np.zeros(n, np.int16))
        self.seats = DeviceArray(cuda.to_device(np.zeros(n, np.int8)))
        self.dones = DeviceArray(cuda.to_device(np.zeros(n, np.bool_)))
        self.illegal = DeviceArray(cuda.to_device(np.zeros(n, np.bool_)))
        self.points = DeviceArray(cuda.to_device(np.zeros((n, self.players), np.int32)))
        self.shares = DeviceArray(cuda.to_device(np.zeros((n, self.players), np.float32)))
        self.seeds = DeviceArray(cuda.to_device(np.zeros(n, np.int64)))
        self.reset(start)

    def reset(self, seed: int | None = None) -> None:
        """Start a new game at every table: table i has seed + i, and each later game there a seed n higher. None: a random seed."""
        self.seed = secrets.randbits(60) if seed is None else checked_first_seed(seed)
        self.seeds.array.copy_to_device(np.arange(self.seed, self.seed + self.n))
        self._launch_step(True, self._actions.array)

    def legal(self) -> DeviceArray:
        """(n, n_actions) bool: the legal actions of the seat to decide at each table."""
        return self._masks

    def observe(self) -> DeviceArray:
        """(n, obs_size) float32: the observation of the seat to decide at each table."""
        kernel = observe_kernel(self.game)[self._blocks, THREADS, self._stream]
        kernel(self._boxes, self._rows, self._observations.array)
        return self._observations

    def random_actions(self) -> DeviceArray:
        """(n,) int64: a random legal action for each table, the same as in `random_play` with the same seed."""
        pick_kernel()[self._blocks, THREADS, self._stream](self._masks.array, self._open_moves, self._picks, self._actions.array)
        return self._actions

    def medium_actions(self, places: Any, turn: int, actions: Any) -> None:
        """Write the move of `medium` at the tables with these numbers into `actions`; both are int64 in device memory. Pass another `turn`
        for each decision, so that `medium` does not redeal the same cards every time."""
        numbers, out = self._cuda.as_cuda_array(places), self._cuda.as_cuda_array(actions)
        blocks = -(-numbers.shape[0] // THREADS)
        think_kernel(self.game)[blocks, THREADS, self._stream](self._boxes, self._rows, numbers, self.seeds.array, turn, out)

    def try_moves(self, places: Any, actions: Any, seeds: Any, first: int, parameters: Any, gains: Any) -> None:
        """Estimate moves at some tables by rollouts (`kogge.bots.flat`).

        Row i of `gains`, (moves, rollouts) float32, gets the gains of actions[i] at table places[i] in rollouts first, first + 1, … of
        seeds[i]. Every array is in device memory, integers as int64. An action below 0 is skipped, any other must be legal there.
        `parameters` are those of the search, float64.
        """
        jobs = [self._cuda.as_cuda_array(one) for one in (places, actions, seeds)]
        out = self._cuda.as_cuda_array(gains)
        blocks = -(-out.shape[0] * out.shape[1] // THREADS)
        trial_kernel(self.game)[blocks, THREADS, self._stream](
            self._boxes, self._rows, *jobs, first, out.shape[1], self._cuda.as_cuda_array(parameters), out
        )

    def step(self, actions: Any) -> None:
        """Play one decision at every table. `actions`: n integers in device memory, from PyTorch, CuPy or another array library."""
        chosen = self._on_device(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            message = f"step needs one whole number for each of the {self.n} tables, not {chosen.dtype} of shape {chosen.shape}."
            raise BadOption(message, code="bad_array")
        self._launch_step(False, chosen)

    def tables(self) -> np.ndarray:
        """A copy of all tables on the host."""
        return np.asarray(self._rows.copy_to_host())

    def playouts(self, policy: str = "random", n_games: int = 1_000_000, seed: int | None = None) -> Playouts:
        """Play whole games with one policy for every seat, and count points, wins and lengths. The batch's own tables are not changed."""
        start = self.seed if seed is None else seed
        return playouts(self.config, start, n_games, policy)

    @property
    def _blocks(self) -> int:
        return -(-self.n // THREADS)

    def _on_device(self, actions: Any) -> Any:
        if isinstance(actions, DeviceArray):
            return actions.array
        if hasattr(actions, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(actions)
        return self._cuda.to_device(checked_numbers(actions, (self.n,), "The actions, one for each table,"))

    def _launch_step(self, restart: bool, actions: Any) -> None:
        step_kernel(self.game)[self._blocks, THREADS, self._stream](
            self._boxes, self._rows, self._players, self._option_bits, restart, self.seeds.array, self._picks, actions,
            self._masks.array, self._open_moves, self.seats.array, self.dones.array, self.illegal.array, self.points.array,
            self.shares.array,
        )  # fmt: skip
