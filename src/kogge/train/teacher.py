"""A teacher for the policy: at positions of the net's games it estimates the likeliest moves by rollouts (`kogge.bots.flat`), and the net
learns to prefer the best of them.

A result of a game says little about one move in it. Rollouts with common random numbers compare the moves themselves, and because the
rollouts do not depend on the net, what they found stays valid: positions are stored and trained on several times, in the run that labels
them or later from files (`kogge.train.labels`).

The net maximises the gain that its policy expects, and pays for every change of its policy of that time (Kullback-Leibler). This loss is
linear in the gains: the noise of the rollouts averages out over positions, and noisier gains weigh less. Both policies are compared at
`teacher_softness`: a net trained by self-play is so sure of its moves that it would never learn about the others.
"""

from __future__ import annotations

from kogge.extras import missing

try:
    import torch
    from torch import Tensor
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.bots.flat import rollout_parameters
from kogge.bots.search import WIN_WEIGHT
from kogge.engine.contract import Game
from kogge.train.net import Net, padded
from kogge.train.recipe import Recipe
from kogge.train.rollout import ILLEGAL_LOGIT
from kogge.train.tables import Tables

MAX_SEED = 1 << 31
ILLEGAL_HALF = -6e4  # ILLEGAL_LOGIT in half precision
METRICS = ("teacher_loss", "regret", "gained", "agreement")


class LabelledPositions:
    """Positions of a net's games with the gains of their moves. When they are full, the oldest are overwritten."""

    def __init__(self, game: Game, capacity: int, most_moves: int, device: torch.device, dtype: torch.dtype):
        width = padded(game.obs_size + len(game.options) + len(game.players))
        self.inputs = torch.zeros(capacity, width, dtype=dtype, device=device)
        self.logs = torch.zeros(capacity, padded(game.n_actions), dtype=torch.float16, device=device)
        """The log probabilities of all actions in the policy at that time."""
        self.moves = torch.full((capacity, most_moves), -1, dtype=torch.int64, device=device)
        """The moves tried; -1 where there are fewer."""
        self.gains = torch.zeros(capacity, most_moves, device=device)
        self.errors = torch.zeros(capacity, most_moves, device=device)
        """The standard errors of the gains, compared with the mean of the moves tried beside them."""
        self.tables = torch.zeros(capacity, dtype=torch.int64, device=device)
        """The number of the table."""
        self.filled = 0
        """Positions added so far."""

    def __len__(self) -> int:
        return min(self.filled, len(self.inputs))

    def add(self, inputs: Tensor, logs: Tensor, moves: Tensor, gains: Tensor, errors: Tensor, tables: Tensor) -> None:
        """Add positions, one per row."""
        at = (self.filled + torch.arange(len(inputs), device=inputs.device)) % len(self.inputs)
        self.inputs[at] = inputs.to(self.inputs.dtype)
        self.logs[at] = logs.clamp(min=ILLEGAL_HALF).half()
        self.moves[at], self.gains[at], self.errors[at], self.tables[at] = moves.long(), gains, errors, tables.long()
        self.filled += len(inputs)

    def loss(self, logits: Tensor, part: Tensor, recipe: Recipe) -> tuple[Tensor, Tensor]:
        """The loss at some positions, where the net now says `logits`, and the metrics: loss, regret (how much less the likeliest move
        gains than the best one), gained (how much more it gains than the likeliest one before), and agreement (how often it is the best).
        """
        was, moves, gains = self.logs[part].float(), self.moves[part], self.gains[part]
        is_legal, is_move = was > ILLEGAL_HALF / 2, moves >= 0
        old = soft_policy(was, is_legal, recipe.teacher_softness)
        new = soft_policy(logits, is_legal, recipe.teacher_softness)
        weights = old.gather(1, moves.clamp(min=0)).exp() * is_move
        means = (weights * gains.masked_fill(~is_move, 0.0)).sum(1, keepdim=True) / weights.sum(1, keepdim=True)
        advantages = (gains - means).masked_fill(~is_move, 0.0)
        reliability = recipe.teacher_spread**2 / (recipe.teacher_spread**2 + self.errors[part] ** 2)
        exponents = advantages * reliability / recipe.teacher_temperature
        loss = (new.exp() * (new - old - by_action(exponents, moves, old))).sum(1).mean()
        with torch.no_grad():
            gained = by_action(advantages, moves, old)
            found = gained.gather(1, new.argmax(1, keepdim=True))[:, 0]
            before = gained.gather(1, old.argmax(1, keepdim=True))[:, 0]
            best = advantages.masked_fill(~is_move, ILLEGAL_LOGIT).amax(1)
            metrics = ((best - found).mean(), (found - before).mean(), (found >= best).float().mean())
        return loss, torch.stack((loss.detach(), *metrics))


def by_action(values: Tensor, moves: Tensor, like: Tensor) -> Tensor:
    """The values of moves in the columns of their actions; 0 for actions that are not among them."""
    return torch.zeros_like(like).scatter_add(1, moves.clamp(min=0), values)


def soft_policy(logits: Tensor, is_legal: Tensor, softness: float) -> Tensor:
    """The log probability of each action at a temperature."""
    return torch.log_softmax((logits.float() / softness).masked_fill(~is_legal, ILLEGAL_LOGIT), 1)


class Teacher:
    """Labels positions at some tables by rollouts of `medium`."""

    def __init__(self, tables: Tables, recipe: Recipe, dtype: torch.dtype, memory: int | None = None):
        """`memory`: the number of positions kept, if it is not that of the recipe."""
        game, device = tables.game, tables.masks.device
        self.tables, self.recipe = tables, recipe
        parameters = rollout_parameters(game, recipe.teacher_horizon)
        parameters[WIN_WEIGHT] = recipe.teacher_win_weight
        self.parameters = torch.from_numpy(parameters).to(device)
        self.positions = LabelledPositions(game, memory or recipe.teacher_memory, recipe.teacher_moves, device, dtype)

    def label(self, inputs: Tensor, logs: Tensor, random: torch.Generator) -> None:
        """Label the positions at some randomly chosen tables: try moves sampled from the net's softened policy. `inputs` and `logs` are
        those of all tables."""
        recipe, device = self.recipe, inputs.device
        places = torch.randperm(self.tables.n, generator=random, device=device)[: recipe.teacher_positions]
        moves = likely_moves(logs[places], recipe.teacher_softness, recipe.teacher_moves, random)
        seeds = torch.randint(MAX_SEED, (len(places),), generator=random, device=device)
        self.positions.add(inputs[places], logs[places], moves, *self._gains_by_halving(places, moves, seeds), places)

    def _gains_by_halving(self, places: Tensor, moves: Tensor, seeds: Tensor) -> tuple[Tensor, Tensor]:
        """(places, moves): the mean gain of each move and its standard error, by sequential halving: each round has twice as many rollouts
        for the better half.

        The gain of a dropped move is adjusted by its distance to the remaining moves over the rollouts that they have in common.
        """
        kept, rollouts, first = torch.arange(moves.shape[1], device=moves.device).expand_as(moves), self.recipe.teacher_rollouts, 0
        totals, offsets, squares, errors = torch.zeros(4, *moves.shape, device=moves.device)
        rounds: list[tuple[Tensor, Tensor]] = []
        while True:
            tried = moves.gather(1, kept)
            jobs = places[:, None].expand_as(tried).flatten(), tried.flatten(), seeds[:, None].expand_as(tried).flatten()
            found = self.tables.try_moves(*jobs, first, rollouts, self.parameters).view(*tried.shape, rollouts)
            is_move = (tried >= 0)[:, :, None]
            ahead = found - (found * is_move).sum(1, keepdim=True) / is_move.sum(1, keepdim=True)
            totals = totals.scatter_add(1, kept, found.sum(2))
            offsets = offsets.scatter_add(1, kept, ahead.sum(2))
            squares = squares.scatter_add(1, kept, (ahead**2).sum(2))
            first, rollouts = first + rollouts, 2 * rollouts
            means = (totals / first).masked_fill(moves < 0, ILLEGAL_LOGIT)
            variances = (squares / first - (offsets / first) ** 2).clamp(min=0.0) / first
            errors = torch.where(torch.zeros_like(errors).scatter(1, kept, 1.0) > 0, variances.sqrt(), errors)
            rounds.append((kept, means))
            if tried.shape[1] < 4:
                break
            kept = kept.gather(1, means.gather(1, kept).topk(tried.shape[1] // 2, 1).indices)
        gains, remaining = means, kept
        for kept, means in reversed(rounds[:-1]):
            is_kept = moves.gather(1, remaining) >= 0
            shift = ((gains - means).gather(1, remaining) * is_kept).sum(1, keepdim=True) / is_kept.sum(1, keepdim=True)
            gains, remaining = (means + shift).scatter(1, remaining, gains.gather(1, remaining)), kept
        return gains.masked_fill(moves < 0, ILLEGAL_LOGIT), errors.masked_fill(moves < 0, 0.0)

    def loss(self, net: Net, random: torch.Generator) -> tuple[Tensor, Tensor]:
        """The loss on a random sample of the positions, and the metrics."""
        positions, recipe = self.positions, self.recipe
        part = torch.randint(len(positions), (recipe.teacher_batch,), generator=random, device=positions.inputs.device)
        return positions.loss(net(positions.inputs[part])[0], part, recipe)


def likely_moves(logs: Tensor, softness: float, most: int, random: torch.Generator) -> Tensor:
    """(rows, most): legal moves sampled by the policy at a temperature without replacement (Gumbel top-k), -1 where there are fewer."""
    noise = -torch.empty_like(logs).exponential_(generator=random).clamp_(min=1e-12).log()
    found = (logs / softness + noise).masked_fill(logs < ILLEGAL_LOGIT / 2, 2 * ILLEGAL_LOGIT).topk(most, 1)
    return found.indices.masked_fill(found.values < ILLEGAL_LOGIT, -1)
