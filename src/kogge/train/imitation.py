"""Imitation learning from a search: the policy learns its visits of each move, the values learn the results of its games."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from kogge.extras import missing

try:
    import torch
    from torch import Tensor
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.engine.contract import Game
from kogge.train.demonstrations import read_demonstrations
from kogge.train.net import padded
from kogge.train.ppo import Learner
from kogge.train.recipe import Scheduled
from kogge.train.rollout import log_policy, log_shares

TEST_EVERY = 20  # one game in this many is used for testing, not for training
METRICS = ("loss", "policy_loss", "share_loss", "points_loss", "entropy", "divergence", "agreement")


class Demonstrations:
    """All demonstrations of a folder, as tensors on the net's device."""

    def __init__(self, game: Game, folder: Path, device: torch.device, dtype: torch.dtype, unit: float, sharpness: float):
        files = list(read_demonstrations(folder, game))
        arrays = {name: np.concatenate([file[name] for file in files]) for name in files[0]}
        n, width = len(arrays["seen"]), padded(game.obs_size + arrays["facts"].shape[1])
        self.inputs = torch.zeros(n, width, dtype=dtype, device=device)
        self.inputs[:, : game.obs_size] = torch.from_numpy(arrays["seen"]).to(self.inputs)
        self.inputs[:, game.obs_size : game.obs_size + arrays["facts"].shape[1]] = torch.from_numpy(arrays["facts"]).to(self.inputs)
        self.masks = torch.zeros(n, padded(game.n_actions), dtype=torch.bool, device=device)
        masks = np.unpackbits(arrays["open"], axis=1, count=game.n_actions).astype(np.bool_)
        self.masks[:, : game.n_actions] = torch.from_numpy(masks).to(device)
        self.target_policy = torch.zeros(n, padded(game.n_actions), device=device)
        """The target policy: visits to the power of `sharpness`, normalized."""
        visits = torch.from_numpy(arrays["visits"].astype(np.float32)).to(device)
        visits = (visits / visits.amax(1, keepdim=True).clamp(min=1.0)) ** sharpness
        self.target_policy[:, : game.n_actions] = visits / visits.sum(1, keepdim=True).clamp(min=1e-9)
        self.shares = torch.from_numpy(arrays["shares"]).to(device)
        self.points = torch.from_numpy(arrays["points"]).to(device) * unit
        self.players = torch.from_numpy(arrays["players"].astype(np.int64)).to(device)
        self.around = torch.arange(self.shares.shape[1], device=device)
        _, number = np.unique(arrays["game"], return_inverse=True)
        # shuffled, because the configurations take turns: every 20th game might have the same one
        shuffled = np.random.default_rng(0).permutation(int(number.max()) + 1)
        test_rows = torch.from_numpy(shuffled[number] % TEST_EVERY == 0)
        self.training_rows = (~test_rows).nonzero()[:, 0].to(device)
        self.test_rows = test_rows.nonzero()[:, 0].to(device)
        self.games = int(number.max()) + 1
        self.description = f"imitation of a search in {self.games} games"

    def epoch(self, learner: Learner, now: Scheduled, random: torch.Generator) -> dict[str, float]:
        """Train on every decision once, in random minibatches. Returns mean metrics, and those of the test games."""
        for group in learner.optimiser.param_groups:
            group["lr"] = now.learning_rate
        order = self.training_rows[torch.randperm(len(self.training_rows), generator=random, device=self.training_rows.device)]
        metrics = [self._learn(learner, part) for part in order.chunk(-(-len(order) // learner.recipe.minibatch))]
        found = dict(zip(METRICS, torch.stack(metrics).mean(0).tolist(), strict=True))
        with torch.no_grad():
            parts = self.test_rows.chunk(-(-len(self.test_rows) // learner.recipe.minibatch))
            means = torch.stack([self._loss(learner, part) for part in parts]).mean(0).tolist()
        test_metrics = dict(zip(METRICS, means, strict=True))
        return found | {f"unseen_{name}": test_metrics[name] for name in ("policy_loss", "share_loss", "points_loss", "agreement")}

    def _learn(self, learner: Learner, part: Tensor) -> Tensor:
        metrics = self._loss(learner, part)
        learner.net.zero_grad(set_to_none=True)
        metrics[0].backward()
        learner.step()
        return metrics.detach()

    def _loss(self, learner: Learner, part: Tensor) -> Tensor:
        logits, values = learner.net(self.inputs[part])
        target, players = self.target_policy[part], self.players[part]
        logs = log_policy(logits, self.masks[part])
        policy_loss = -(target * logs).sum(1).mean()
        is_seat = self.around < players[:, None]
        shares = log_shares(values[:, 0], players, self.around)
        share_loss = -(self.shares[part] * shares).masked_fill(~is_seat, 0.0).sum(1).mean()
        points_loss = ((values[:, 1] - self.points[part]) ** 2).masked_fill(~is_seat, 0.0).sum(1)
        points_loss = (points_loss / players).mean()
        loss = policy_loss + learner.recipe.value_weight * (share_loss + 0.5 * points_loss)
        with torch.no_grad():
            entropy = -(logs.exp() * logs).sum(1).mean()
            divergence = policy_loss + (target * target.clamp(min=1e-12).log()).sum(1).mean()
            agreement = (logs.argmax(1) == target.argmax(1)).float().mean()
        return torch.stack((loss, policy_loss, share_loss, points_loss, entropy, divergence, agreement))
