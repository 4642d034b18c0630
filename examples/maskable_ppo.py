"""MaskablePPO of sb3-contrib learns one seat of The Speicherstadt against bots that move at random. Needs kogge[research] and sb3-contrib.

python examples/maskable_ppo.py speicherstadt 20000
"""

from __future__ import annotations

import sys

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO


class OnlyNumbers(gymnasium.ObservationWrapper):
    """The observation without its mask: MaskablePPO asks the environment for that (`action_masks`)."""

    def __init__(self, env: gymnasium.Env):
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation: dict[str, np.ndarray]) -> np.ndarray:
        """What the seat knows, as numbers."""
        return observation["observation"]


def learner(game: str, steps: int, seed: int = 1, **settings: int) -> MaskablePPO:
    """A player that has learned for so many decisions."""
    env = OnlyNumbers(gymnasium.make(f"kogge.envs.gymnasium:kogge/{game.title()}-v0", players=2, opponents="random"))
    return MaskablePPO("MlpPolicy", env, seed=seed, **settings).learn(steps)


def won(player: MaskablePPO, game: str, games: int) -> float:
    """The share of games that it wins against a random opponent."""
    env = OnlyNumbers(gymnasium.make(f"kogge.envs.gymnasium:kogge/{game.title()}-v0", players=2, opponents="random"))
    paid = []
    for number in range(games):
        observation, _ = env.reset(seed=1000 + number)
        over = False
        while not over:
            action, _ = player.predict(observation, action_masks=env.get_wrapper_attr("action_masks")(), deterministic=True)
            observation, reward, over, _, _ = env.step(int(action))
        paid.append(reward > 0)
    return float(np.mean(paid))


if __name__ == "__main__":
    game, steps = sys.argv[1], int(sys.argv[2])
    trained = learner(game, steps)
    print(f"{game}: wins {won(trained, game, 100):.0%} of 100 games against random after {steps} decisions")
