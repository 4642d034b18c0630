"""Learning from a rollout: proximal policy optimisation."""

from __future__ import annotations

from kogge.extras import missing

try:
    import torch
    from torch import Tensor
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.train.net import Net
from kogge.train.recipe import Recipe, Scheduled
from kogge.train.rollout import Rollout, log_policy, log_shares
from kogge.train.teacher import METRICS as TEACHER_METRICS
from kogge.train.teacher import Teacher

MAX_LOG_CHANGE = 20.0  # bound on the change of a log probability, so that its exponential stays finite
METRICS = ("loss", "policy_loss", "share_loss", "points_loss", "entropy", "divergence", "clipped")


class Learner:
    """A net in training. Its parameters are in single precision; the copy that plays may be in half precision."""

    def __init__(self, net: Net, recipe: Recipe, dtype: torch.dtype):
        self.recipe = recipe
        self.parameters = [parameter.detach().clone().float().requires_grad_() for parameter in net.parameters()]
        self.net = net.in_precision(dtype)
        on_gpu = self.parameters[0].is_cuda
        self.optimiser = torch.optim.Adam(self.parameters, recipe.learning_rate, eps=1e-5, fused=on_gpu or None)

    def update(self, rollout: Rollout, now: Scheduled, random: torch.Generator, teacher: Teacher | None = None) -> dict[str, float]:
        """Train on the rollout's decisions for a few epochs, in random minibatches, and on a teacher's positions. Returns mean metrics."""
        recipe = self.recipe
        for group in self.optimiser.param_groups:
            group["lr"] = now.learning_rate
        counted = rollout.counts.flatten().nonzero()[:, 0]
        gains = (rollout.gains * torch.tensor([recipe.win, now.points_weight], device=counted.device)).sum(2).flatten()
        gains = (gains - gains[counted].mean()) / (gains[counted].std() + 1e-8)
        metrics = []
        for _ in range(recipe.epochs):
            order = counted[torch.randperm(len(counted), generator=random, device=counted.device)]
            parts = -(-len(order) // recipe.minibatch)
            for part in order.chunk(parts):
                metrics.append(self._learn(rollout, part, gains[part], now, random, teacher))
        means = torch.stack(metrics).mean(0).tolist()
        return dict(zip(METRICS + (TEACHER_METRICS if teacher else ()), means, strict=True))

    def _learn(
        self, rollout: Rollout, part: Tensor, gains: Tensor, now: Scheduled, random: torch.Generator, teacher: Teacher | None
    ) -> Tensor:
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
        loss = recipe.policy_weight * policy_loss + recipe.value_weight * (share_loss + 0.5 * points_loss) - now.entropy_weight * entropy
        net.zero_grad(set_to_none=True)
        loss.backward()
        teacher_metrics = torch.zeros(0, device=loss.device)
        if teacher is not None:
            teacher_loss, teacher_metrics = teacher.loss(net, random)
            (recipe.teacher_weight * teacher_loss).backward()
        self.step()
        with torch.no_grad():
            divergence = (ratio - 1 - change).mean()
            clipped = ((ratio - 1).abs() > recipe.clip).float().mean()
            return torch.stack((loss, policy_loss, share_loss, points_loss, entropy, divergence, clipped, *teacher_metrics)).detach()

    def step(self) -> None:
        """Apply the gradients of the playing net to the parameters, and copy these back."""
        playing = list(self.net.parameters())
        for parameter, played in zip(self.parameters, playing, strict=True):
            assert played.grad is not None
            parameter.grad = played.grad.float().nan_to_num(0.0, 0.0, 0.0)  # one bad minibatch must not spoil the run
        torch.nn.utils.clip_grad_norm_(self.parameters, self.recipe.max_gradient_norm)
        self.optimiser.step()
        self.update_net()

    def update_net(self) -> None:
        """Copy the parameters to the playing net."""
        with torch.no_grad():
            for parameter, played in zip(self.parameters, self.net.parameters(), strict=True):
                played.copy_(parameter)
