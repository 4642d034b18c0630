"""One step of PPO on the vector environment: `python examples/ppo_step.py hellweg`. Needs the extra `train` (PyTorch).

The learner holds one seat in each of many games, the other seats move at random. The environment writes straight into the tensors of the
training buffer: nothing is copied on the way.
"""

from __future__ import annotations

import sys

import torch
from torch import nn
from torch.distributions import Categorical

from kogge.envs.vector import Batch

CLIP, DISCOUNT, TRACE, EPOCHS, MINIBATCHES = 0.2, 1.0, 0.95, 2, 4


class Player(nn.Module):
    """A small network: what the seat knows in, a preference for each action and the expected reward out."""

    def __init__(self, obs_size: int, n_actions: int):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(obs_size, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh())
        self.preference, self.value = nn.Linear(128, n_actions), nn.Linear(128, 1)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """The choice among the legal actions, and the value."""
        inner = self.body(observations)
        preferences = self.preference(inner).masked_fill(~masks, -1e9)
        return Categorical(logits=preferences, validate_args=False), self.value(inner).squeeze(-1)


class Buffer:
    """What was seen, done and paid, by time and game."""

    def __init__(self, batch: Batch, steps: int):
        kind, n = batch.game, batch.games
        self.observations = torch.zeros(steps + 1, n, kind.obs_size)
        self.masks = torch.zeros(steps + 1, n, kind.n_actions, dtype=torch.bool)
        self.actions = torch.zeros(steps, n, dtype=torch.int64)
        self.chances, self.values = torch.zeros(steps, n), torch.zeros(steps + 1, n)
        self.rewards, self.dones = torch.zeros(steps, n), torch.zeros(steps, n)


def collect(batch: Batch, player: Player, steps: int) -> Buffer:
    """Play `steps` decisions in every game."""
    buffer = Buffer(batch, steps)
    buffer.observations[0], buffer.masks[0] = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
    for step in range(steps):
        choice, buffer.values[step] = player(buffer.observations[step], buffer.masks[step])
        buffer.actions[step] = choice.sample()
        buffer.chances[step] = choice.log_prob(buffer.actions[step])
        movers = torch.from_numpy(batch.seats.copy())
        batch.write_into(observations=buffer.observations[step + 1].numpy(), masks=buffer.masks[step + 1].numpy())
        batch.step(buffer.actions[step].numpy())
        buffer.rewards[step] = torch.from_numpy(batch.rewards).gather(1, movers[:, None]).squeeze(1)
        buffer.dones[step] = torch.from_numpy(batch.dones)
    buffer.values[steps] = player(buffer.observations[steps], buffer.masks[steps])[1]
    return buffer


def advantages(buffer: Buffer) -> torch.Tensor:
    """How much better each decision turned out than expected (generalised advantage estimation)."""
    found, running = torch.zeros_like(buffer.rewards), torch.zeros(buffer.rewards.shape[1])
    for step in reversed(range(len(found))):
        goes_on = 1 - buffer.dones[step]
        surprise = buffer.rewards[step] + DISCOUNT * buffer.values[step + 1] * goes_on - buffer.values[step]
        running = surprise + DISCOUNT * TRACE * goes_on * running
        found[step] = running
    return found


def improve(player: Player, optimizer: torch.optim.Optimizer, buffer: Buffer) -> float:
    """One PPO update; returns the last loss."""
    steps = len(buffer.actions)
    gained = advantages(buffer)
    targets = (gained + buffer.values[:steps]).flatten()
    gained = ((gained - gained.mean()) / (gained.std() + 1e-8)).flatten()
    observations, masks = buffer.observations[:steps].flatten(0, 1), buffer.masks[:steps].flatten(0, 1)
    actions, chances = buffer.actions.flatten(), buffer.chances.flatten()
    loss = torch.zeros(())
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).chunk(MINIBATCHES):
            choice, values = player(observations[part], masks[part])
            ratio = (choice.log_prob(actions[part]) - chances[part]).exp()
            gain = torch.min(ratio * gained[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gained[part]).mean()
            loss = -gain + 0.5 * (values - targets[part]).square().mean() - 0.01 * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()
    return loss.item()


def main(game: str = "speicherstadt", games: int = 256, steps: int = 64, updates: int = 1) -> list[float]:
    """Collect and improve; returns the losses."""
    torch.manual_seed(1)
    batch = Batch(game, games, seed=1, opponents="random", reward="win")
    player = Player(batch.game.obs_size, batch.game.n_actions)
    optimizer = torch.optim.Adam(player.parameters(), 3e-4, eps=1e-5)
    losses = []
    for update in range(updates):
        with torch.no_grad():
            buffer = collect(batch, player, steps)
        losses.append(improve(player, optimizer, buffer))
        ended = int(buffer.dones.sum())
        print(f"update {update + 1}: {games * steps} decisions, {ended} games ended, loss {losses[-1]:.4f}", end="")
        print(f", mean reward {buffer.rewards.sum() / ended:.3f}" if ended else "")
    return losses


if __name__ == "__main__":
    main(*sys.argv[1:2], updates=20)
