"""Learning from a rollout: proximal policy optimisation."""

from __future__ import annotations

from kogge.extras import missing

try:
    import torch
    from torch import Tensor
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.train.net import Net
from kogge.train.recipe import Moment, Recipe
from kogge.train.rollout import Rollout, log_policy, log_shares

MAX_LOG_CHANGE = 20.0  # bound on the change of a log probability: its exponential must stay finite
METRICS = ("loss", "policy_loss", "share_loss", "points_loss", "entropy", "divergence", "clipped")


class Learner:
    """A net in training. Its parameters are in single precision; the copy that plays may be in half precision."""

    def __init__(self, net: Net, recipe: Recipe, dtype: torch.dtype):
        self.recipe = recipe
        self.parameters = [parameter.detach().clone().float().requires_grad_() for parameter in net.parameters()]
        self.net = net.in_precision(dtype)
        on_gpu = self.parameters[0].is_cuda
        self.optimiser = torch.optim.Adam(self.parameters, recipe.rate, eps=1e-5, fused=on_gpu or None)

    def update(self, rollout: Rollout, now: Moment, random: torch.Generator) -> dict[str, float]:
        """Train on the rollout's decisions for a few epochs, in random minibatches. Returns mean metrics."""
        recipe = self.recipe
        for group in self.optimiser.param_groups:
            group["lr"] = now.rate
        counted = rollout.counts.flatten().nonzero()[:, 0]
        gains = (rollout.gains * torch.tensor([recipe.win, now.points], device=counted.device)).sum(2).flatten()
        gains = (gains - gains[counted].mean()) / (gains[counted].std() + 1e-8)
        metrics = []
        for _ in range(recipe.epochs):
            order = counted[torch.randperm(len(counted), generator=random, device=counted.device)]
            parts = -(-len(order) // recipe.minibatch)
            for part in order.chunk(parts):
                metrics.append(self._learn(rollout, part, gains[part], now))
        means = torch.stack(metrics).mean(0).tolist()
        return dict(zip(METRICS, means, strict=True))

    def _learn(self, rollout: Rollout, part: Tensor, gains: Tensor, now: Moment) -> Tensor:
        """One optimiser step on a minibatch."""
        recipe, net, at = self.recipe, self.net, part % rollout.tables.n
        logits, values = net(rollout.inputs.flatten(0, 1)[part])
        logs = log_policy(logits, rollout.masks.flatten(0, 1)[part])
        before = rollout.logs.flatten()[part]
        change = logs.gather(1, rollout.actions.flatten()[part][:, None])[:, 0] - before
        change = change.clamp(-MAX_LOG_CHANGE, MAX_LOG_CHANGE)
        ratio = change.exp()
        policy_loss = -torch.min(ratio * gains, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * gains).mean()
        entropy = -(logs.exp() * logs).sum(1).mean()
        targets = rollout.targets.flatten(0, 1)[part]
        is_seat = rollout.around < rollout.players[at][:, None]
        shares = log_shares(values[:, 0], rollout.players[at], rollout.around)
        share_loss = -(targets[:, 0] * shares).masked_fill(~is_seat, 0.0).sum(1).mean()
        points_loss = ((values[:, 1] - targets[:, 1]) ** 2).masked_fill(~is_seat, 0.0).sum(1)
        points_loss = (points_loss / rollout.players[at]).mean()
        loss = policy_loss + recipe.value_weight * (share_loss + 0.5 * points_loss) - now.entropy * entropy
        net.zero_grad(set_to_none=True)
        loss.backward()
        self.step()
        with torch.no_grad():
            divergence = (ratio - 1 - change).mean()
            clipped = ((ratio - 1).abs() > recipe.clip).float().mean()
            return torch.stack((loss, policy_loss, share_loss, points_loss, entropy, divergence, clipped)).detach()

    def step(self) -> None:
        """Apply the gradients of the playing net to the parameters, and copy these back."""
        playing = list(self.net.parameters())
        for parameter, played in zip(self.parameters, playing, strict=True):
            assert played.grad is not None
            parameter.grad = played.grad.float().nan_to_num(0.0, 0.0, 0.0)  # one bad minibatch must not spoil the run
        torch.nn.utils.clip_grad_norm_(self.parameters, self.recipe.longest_step)
        self.optimiser.step()
        self.take_over()

    def take_over(self) -> None:
        """Copy the parameters to the playing net."""
        with torch.no_grad():
            for parameter, played in zip(self.parameters, self.net.parameters(), strict=True):
                played.copy_(parameter)
