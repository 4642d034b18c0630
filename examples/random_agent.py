"""A random agent plays one game through PettingZoo: `python examples/random_agent.py hellweg`. Needs the extra `research`."""

from __future__ import annotations

import sys

from kogge.envs import pettingzoo


def main(game: str = "speicherstadt", seed: int = 7) -> dict[str, float]:
    """Play to the end; returns what each agent was paid."""
    env = pettingzoo.env(game, render_mode="ansi")
    env.reset(seed=seed)
    paid = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            if not paid:
                print(env.render())
            paid[agent] = float(reward)
            action = None
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
    print("paid:", {agent: round(reward, 3) for agent, reward in paid.items()})
    return paid


if __name__ == "__main__":
    main(*sys.argv[1:2])
