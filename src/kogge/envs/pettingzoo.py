"""One game as a PettingZoo environment: seats take turns, each with its observation and a mask of legal actions.

>>> from kogge.envs import pettingzoo
>>> env = pettingzoo.env("speicherstadt", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     env.step(None if termination else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from kogge.extras import missing

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.engine.errors import BadOption, KoggeError, quoted
from kogge.engine.validation import checked_first_seed
from kogge.envs.compiled_match import CompiledMatch, Task
from kogge.envs.gymnasium import ILLEGAL_REWARD, observation_space_of
from kogge.envs.picture import RENDER_MODES, as_pixels, as_text
from kogge.envs.rewards import Reward
from kogge.games import game_config


def env(game: str, **configs: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game with reward -1. Parameters as for `raw_env`."""
    bare = raw_env(game, **configs)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(bare, ILLEGAL_REWARD)))


class raw_env(AECEnv):
    """The environment itself: an illegal action raises `kogge.IllegalMove` and changes nothing."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Sequence[str] | None = None,
        render_mode: str | None = None,
        *,
        reward: str | Reward = "win",
        box: str | Path | None = None,
    ):
        super().__init__()
        self.config = game_config(game, players, options, box)
        self._task = Task(self.config, reward)
        self.metadata = {"name": f"kogge_{game}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1}
        if render_mode is not None and (not isinstance(render_mode, str) or render_mode not in RENDER_MODES):
            raise BadOption(f"There is no render_mode {quoted(render_mode)}; the modes are {', '.join(RENDER_MODES)}.", found=render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.config.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: spaces.Discrete(self.config.game.n_actions) for agent in self.possible_agents}
        self._observation_spaces = {agent: observation_space_of(self.config.game) for agent in self.possible_agents}
        self.state_space = spaces.Box(-np.inf, np.inf, (self.config.players * self.config.game.obs_size,), np.float32)
        self._np_random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A dict of "observation" and "action_mask"."""
        return self._observation_spaces[self._agent(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The game's action numbers."""
        return self._action_spaces[self._agent(agent)]

    def _agent(self, agent: str) -> str:
        if not isinstance(agent, str) or agent not in self._seat_of:
            raise BadOption(f"There is no agent {quoted(agent)}; the agents are {', '.join(self.possible_agents)}.", found=agent)
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; with a seed it is the same game as `kogge.new` with that seed, without one it is random."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(None if seed is None else checked_first_seed(seed))
        number = int(self._np_random.integers(1 << 62)) if seed is None else int(seed)
        self.table = CompiledMatch(self._task, number)
        self.table.resolve_chance()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.turn]

    def step(self, action: int | None) -> None:
        """Play one decision of the selected agent, then chance events and forced moves up to the next real choice."""
        if self._np_random is None:
            raise KoggeError("The environment has no game yet: reset it first.", code="not_reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.decide(action)
        self._cumulative_rewards[agent] = 0.0
        self.table.resolve_chance()
        if self.table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        else:
            self.agent_selection = self.possible_agents[self.table.turn]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """The agent's observation; its mask is empty unless it is to decide."""
        observation = np.zeros(self.config.game.obs_size, np.float32)
        mask = np.zeros(self.config.game.n_actions, np.int8)
        self.table.observe(self._seat_of[self._agent(agent)], observation)
        if not self.table.is_over and agent == self.agent_selection:
            mask[self.table.moves] = 1
        return {"observation": observation, "action_mask": mask}

    def state(self) -> np.ndarray:
        """The observations of all agents, one after the other, for centralized critics."""
        if self._np_random is None:
            raise KoggeError("The environment has no game yet: reset it first.", code="not_reset")
        state = np.zeros((self.config.players, self.config.game.obs_size), np.float32)
        for seat in range(self.config.players):
            self.table.observe(seat, state[seat])
        return state.reshape(-1)

    def render(self) -> str | np.ndarray | None:
        """The table as a spectator sees it: printed (human), as text (ansi) or as pixels (rgb_array)."""
        if self.render_mode == "rgb_array":
            return as_pixels(self.table.drawn())
        if self.render_mode == "ansi":
            return as_text(self.table.drawn())
        if self.render_mode == "human":
            print(as_text(self.table.drawn()))
        return None

    def close(self) -> None:
        """Nothing to close."""
