"""The vector environment behind Gymnasium's API. Importing this registers `kogge/<game>-v0` for `gymnasium.make_vec`.

>>> from kogge.envs.gymnasium import VectorEnv
>>> envs = VectorEnv("speicherstadt", 64, opponents="random")
>>> observations, infos = envs.reset(seed=7)
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from kogge.envs.rewards import reward_bounds
from kogge.envs.vector import Batch
from kogge.games import game_ids
from kogge.kit.checks import checked_first_seed
from kogge.kit.errors import BadOption, quoted


class VectorEnv(gymnasium.vector.VectorEnv):
    """Many games at once; each action is a decision of the seat to move there.

    `opponents="random"`: the learner holds one seat of each game, the others move at random; the reward is the learner's.
    `opponents=None`: the learner decides for every seat; the reward is that of the seat that made the last decision, `infos["rewards"]`
    has all of them, `infos["seat"]` who is to decide now. A game that ends is followed by the next one in the same step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        players: int | None = None,
        options: Sequence[str] | None = None,
        *,
        reward: str = "win",
        opponents: str | None = "random",
        box: str | Path | None = None,
        threads: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
    ):
        """`copy=False`: every step overwrites the arrays that the step before gave; faster, for those who mind it."""
        if render_mode is not None:
            raise BadOption(f"The vector environment draws nothing, render_mode must be None, not {quoted(render_mode)}.")
        self.batch = Batch(
            game, num_envs, players, options,
            reward=reward, opponents=opponents, box=box, threads=threads, final_observations=True,
        )  # fmt: skip
        self.num_envs, self.copy = num_envs, copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        kind = self.batch.game
        self.single_action_space = spaces.Discrete(kind.n_actions)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (kind.obs_size,), np.float32),
                "action_mask": spaces.Box(0, 1, (kind.n_actions,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.reward_range = reward_bounds(reward, self.batch.players)
        self._movers = np.zeros(num_envs, np.int64)
        self._places = np.arange(num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Begin every game anew."""
        super().reset(seed=None if seed is None else checked_first_seed(seed))
        self.batch.reset(int(self.np_random.integers(1 << 60)) if seed is None else seed)
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """One decision in every game."""
        batch = self.batch
        self._movers[:] = batch.seats
        batch.step(actions)
        rewards = batch.rewards[self._places, self._movers].astype(np.float64)
        infos = self._infos()
        if batch.dones.any():
            infos |= self._endings()
        return self._seen(), rewards, self._kept(batch.dones), self._kept(self._never), infos

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self.batch.close()

    def _seen(self) -> dict[str, np.ndarray]:
        return {"observation": self._kept(self.batch.observations), "action_mask": self._kept(self.batch.masks.view(np.int8))}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._kept(self.batch.seats), "rewards": self._kept(self.batch.rewards)}

    def _endings(self) -> dict[str, Any]:
        """Gymnasium's words for what the games that ended looked like to the seat that moved last."""
        final = np.full(self.num_envs, None, object)
        nothing = np.zeros(self.batch.game.n_actions, np.int8)
        for i in np.flatnonzero(self.batch.dones):
            final[i] = {"observation": self.batch.final_observations[i].copy(), "action_mask": nothing}
        return {"final_obs": final, "_final_obs": self._kept(self.batch.dones)}

    def _kept(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self.copy else array


for _id in game_ids():
    gymnasium.register(f"kogge/{_id}-v0", vector_entry_point="kogge.envs.gymnasium:VectorEnv", kwargs={"game": _id})
