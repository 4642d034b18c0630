"""Gymnasium's API: one seat against opponents, and the vector environment. Importing this registers `kogge/<Game>-v0` for both.

>>> import gymnasium, kogge.envs.gymnasium
>>> env = gymnasium.make("kogge/Speicherstadt-v0", players=3, opponents="random")
>>> envs = gymnasium.make_vec("kogge/Speicherstadt-v0", num_envs=64, opponents="random")
>>> observations, infos = envs.reset(seed=7)
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from kogge.extras import missing

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.engine.contract import Game
from kogge.engine.errors import BadOption, KoggeError, quoted
from kogge.engine.match import Match
from kogge.engine.validation import checked_first_seed, checked_numbers, checked_whole
from kogge.envs.opponents import Opponents, checked_opponents
from kogge.envs.picture import RENDER_MODES, as_pixels, as_text
from kogge.envs.rewards import Reward, reward_bounds, reward_number
from kogge.envs.vector import Batch
from kogge.games import game_config, game_ids

ILLEGAL_REWARD = -1.0
MAX_OBSERVATION = 10_000.0  # far beyond any number of an observation; `kogge.describe` has the range of each


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of one game against opponents: bots by their names, or callables (`kogge.envs.opponents`).

    An illegal action ends the game with a reward of -1; the mask contains the legal ones. At each step there are at least two legal moves.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Sequence[str] | None = None,
        *,
        opponents: Opponents = "medium",
        seat: int | None = None,
        reward: str | Reward = "win",
        box: str | Path | None = None,
        render_mode: str | None = None,
    ):
        """`seat`: the learner's seat, from 1; None: a random one in each game, determined by the seed."""
        self.config = game_config(game, players, options, box)
        self._seat = None if seat is None else checked_whole(seat, "seat", 1, self.config.players)
        if opponents is None:
            raise BadOption("opponents are bots or callables, not None; to decide for every seat use VectorEnv.", code="bad_opponents")
        if render_mode is not None and (not isinstance(render_mode, str) or render_mode not in RENDER_MODES):
            raise BadOption(f"There is no render_mode {quoted(render_mode)}; the modes are {', '.join(RENDER_MODES)}.", found=render_mode)
        checked_opponents(opponents, self.config.players)
        reward_number(reward)
        self.render_mode = render_mode
        self.action_space, self.observation_space = spaces.Discrete(self.config.game.n_actions), observation_space_of(self.config.game)
        self.reward_range = reward_bounds(reward, self.config.players)
        self._is_over = True
        self._batch_options: dict[str, Any] = {
            "game": game, "players": players, "options": options, "opponents": opponents, "reward": reward, "box": box,
        }  # fmt: skip
        self._batch: Batch | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Start a new game; with a seed it is the same game as `kogge.new` with that seed."""
        super().reset(seed=None if seed is None else checked_first_seed(seed))
        number = int(self.np_random.integers(1 << 60)) if seed is None else int(seed)
        learner = int(self.np_random.integers(self.config.players)) if self._seat is None else self._seat - 1
        if self._batch is None:
            self._batch = Batch(games=1, seed=number, threads=1, final_observations=True, **self._batch_options)
        self._batch.reset(number, learner)
        self._is_over = False
        return self._observation(), {"seat": learner}

    def step(self, action: Any) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        """Play one decision of the learner, then the others' up to its next one."""
        batch = self._batch
        if batch is None or self._is_over:
            raise KoggeError("There is no running game; reset the environment first.", code="not_reset")
        numbers = checked_numbers([action], (1,), "The action")
        learner = int(batch.learners[0])
        if not (0 <= numbers[0] < batch.game.n_actions) or not batch.masks[0, numbers[0]]:
            self._is_over = True
            return self._observation(), ILLEGAL_REWARD, True, False, {"seat": learner, "illegal": True}
        batch.step(numbers)
        self._is_over = bool(batch.dones[0])
        info = {"seat": learner} | ({"rewards": batch.rewards[0].copy(), "points": batch.points[0].copy()} if self._is_over else {})
        if self.render_mode == "human":
            self.render()
        return self._observation(), float(batch.rewards[0, learner]), self._is_over, False, info

    def _observation(self) -> dict[str, np.ndarray]:
        """The learner's observation; when the game is over, its mask is empty."""
        batch = self._batch
        assert batch is not None
        if batch.dones[0]:
            return {"observation": batch.final_observations[0].copy(), "action_mask": np.zeros(batch.game.n_actions, np.int8)}
        return {"observation": batch.observations[0].copy(), "action_mask": batch.masks[0].astype(np.int8)}

    def action_masks(self) -> np.ndarray:
        """The legal actions, for sb3-contrib's MaskablePPO; the same as `action_mask` of the observation."""
        return self._observation()["action_mask"].astype(bool)

    def render(self) -> Any:
        """The table as the learner sees it: printed (human), as text (ansi) or as pixels (rgb_array). After a game has ended: that of the
        next game."""
        if self._batch is None:
            raise KoggeError("There is no table to draw; reset the environment first.", code="not_reset")
        match = Match(self.config, 0)
        match._set_trusted_position(self._batch.tables)
        names = [f"seat {seat + 1}" for seat in range(self.config.players)]
        drawing = self.config.game.draw(match.view(int(self._batch.learners[0]) + 1), names)
        if self.render_mode == "rgb_array":
            return as_pixels(drawing)
        if self.render_mode == "ansi":
            return as_text(drawing)
        if self.render_mode == "human":
            print(as_text(drawing))
        return None


def observation_space_of(game: Game) -> spaces.Dict:
    """A dict of "observation" and "action_mask"."""
    observation = spaces.Box(-MAX_OBSERVATION, MAX_OBSERVATION, (game.obs_size,), np.float32)
    return spaces.Dict({"observation": observation, "action_mask": spaces.Box(0, 1, (game.n_actions,), np.int8)})


class VectorEnv(gymnasium.vector.VectorEnv):
    """Many games at once; each action is a decision of the seat to move there.

    With `opponents` (bots by their names, or callables: `kogge.envs.opponents`) the learner has one seat of each game, and the reward is
    that seat's. With `opponents=None` the learner decides for every seat, and the reward is that of the seat that made the last decision;
    `infos["rewards"]` has the rewards of all seats, `infos["seat"]` the seat to decide. When a game ends, the next one begins in the same
    step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        players: int | None = None,
        options: Sequence[str] | None = None,
        *,
        reward: str | Reward = "win",
        opponents: Opponents | None = "random",
        box: str | Path | None = None,
        threads: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
    ):
        """With `copy=False` each step overwrites the arrays of the previous step, which is faster."""
        if render_mode is not None:
            raise BadOption(f"The vector environment cannot render; render_mode must be None, not {quoted(render_mode)}.")
        self.batch = Batch(
            game, num_envs, players, options,
            reward=reward, opponents=opponents, box=box, threads=threads, final_observations=True,
        )  # fmt: skip
        self.num_envs, self.copy = num_envs, copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        kind = self.batch.game
        self.single_action_space = spaces.Discrete(kind.n_actions)
        self.single_observation_space = observation_space_of(kind)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.reward_range = reward_bounds(reward, self.batch.players)
        self._movers = np.zeros(num_envs, np.int64)
        self._places = np.arange(num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Start new games in all places."""
        super().reset(seed=None if seed is None else checked_first_seed(seed))
        self.batch.reset(int(self.np_random.integers(1 << 60)) if seed is None else seed)
        return self._observation(), self._infos()

    def step(self, actions: Any) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """One decision in every game."""
        batch = self.batch
        self._movers[:] = batch.seats
        batch.step(actions)
        rewards = batch.rewards[self._places, self._movers].astype(np.float64)
        infos = self._infos()
        if batch.dones.any():
            infos |= self._endings()
        return self._observation(), rewards, self._copied(batch.dones), self._copied(self._never), infos

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the threads."""
        self.batch.close()

    def _observation(self) -> dict[str, np.ndarray]:
        return {"observation": self._copied(self.batch.observations), "action_mask": self._copied(self.batch.masks.view(np.int8))}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._copied(self.batch.seats), "rewards": self._copied(self.batch.rewards)}

    def _endings(self) -> dict[str, Any]:
        """Gymnasium's info about the final observations of games that ended."""
        final = np.full(self.num_envs, None, object)
        nothing = np.zeros(self.batch.game.n_actions, np.int8)
        for i in np.flatnonzero(self.batch.dones):
            final[i] = {"observation": self.batch.final_observations[i].copy(), "action_mask": nothing}
        return {"final_obs": final, "_final_obs": self._copied(self.batch.dones)}

    def _copied(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self.copy else array


def env_id(game: str) -> str:
    """The name by which Gymnasium makes a game."""
    return f"kogge/{game.capitalize()}-v0"


for _id in game_ids():
    gymnasium.register(
        env_id(_id), "kogge.envs.gymnasium:SeatEnv", vector_entry_point="kogge.envs.gymnasium:VectorEnv", kwargs={"game": _id}
    )
