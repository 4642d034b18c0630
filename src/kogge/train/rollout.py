"""Rollouts: decisions at every table, on the net's device, with their advantages and targets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from kogge.extras import missing

try:
    import torch
    from torch import Tensor
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.bots.weights import facts_of
from kogge.train.net import Net, padded
from kogge.train.recipe import Recipe
from kogge.train.tables import Tables

if TYPE_CHECKING:
    from kogge.train.teacher import Teacher

ILLEGAL_LOGIT = -1e9
MEDIUM = "medium"
"""The only opponent that is not a net: the bot of this name."""
Opponent = Net | str


class Rollout:
    """The arrays of a rollout, by step and table. They are allocated once and refilled each time."""

    def __init__(self, tables: Tables, recipe: Recipe, dtype: torch.dtype):
        n, steps, kind = tables.n, recipe.steps, tables.game
        device, seats = tables.masks.device, kind.players[-1]
        self.tables, self.steps, self.unit = tables, steps, recipe.points
        self.gae_lambda, self.opponent_temperature = recipe.gae_lambda, recipe.opponent_temperature
        self.inputs = input_tensor(tables, dtype).expand(steps + 1, -1, -1).contiguous()
        self.masks = torch.zeros(steps, n, padded(kind.n_actions), dtype=torch.bool, device=device)
        self.seats = torch.zeros(steps + 1, n, dtype=torch.int64, device=device)
        self.actions = torch.zeros(steps, n, dtype=torch.int64, device=device)
        self.logs = torch.zeros(steps, n, device=device)
        """The log probability of the action taken."""
        self.values = torch.zeros(steps + 1, n, 2, seats, device=device)
        """Predicted shares and points, the deciding seat first."""
        self.dones = torch.zeros(steps, n, dtype=torch.bool, device=device)
        self.outcomes = torch.zeros(steps, n, 2, seats, device=device)
        """Shares and points of games that ended, by seat."""
        self.targets = torch.zeros(steps, n, 2, seats, device=device)
        """The targets of the values."""
        self.gains = torch.zeros(steps, n, 2, device=device)
        """The advantage of the action for its seat, in shares and in points."""
        self.counts = torch.zeros(steps, n, dtype=torch.bool, device=device)
        """Is the decision used for training? Not if its result is unknown, or a frozen net made it."""
        self.players = torch.tensor([config.players for config in tables.configs], device=device)
        self.around = torch.arange(seats, device=device)
        """0, 1, …: distances clockwise from the deciding seat."""
        numbers = torch.arange(n, device=device)
        self.is_against = (numbers * recipe.against_share).floor() < ((numbers + 1) * recipe.against_share).floor()
        """The tables with frozen nets, if there are any; evenly spread."""
        self.against = self.is_against.nonzero()[:, 0]
        self.learners = numbers % self.players
        """The seat that learns at each of these tables."""

    def collect(self, net: Net, random: torch.Generator, frozen: Sequence[Opponent] = (), teacher: Teacher | None = None) -> None:
        """Play `steps` decisions at every table with the net; at some tables frozen opponents play all seats but one. A teacher labels some
        of the positions."""
        with torch.no_grad():
            for t in range(self.steps):
                self._decide(t, net, random, frozen, teacher)
            self._observe(self.steps)
            self.values[self.steps] = self._with_shares(net(self.inputs[self.steps])[1])
            self._compute_targets(len(frozen) > 0)

    def _decide(self, t: int, net: Net, random: torch.Generator, frozen: Sequence[Opponent], teacher: Teacher | None) -> None:
        tables = self.tables
        self._observe(t)
        self.masks[t, :, : tables.masks.shape[1]] = tables.masks
        logits, values = net(self.inputs[t])
        logs = log_policy(logits, self.masks[t])
        if teacher is not None:
            teacher.label(self.inputs[t], logs, random)
        actions = sampled(logs, random)
        for number, opponent in enumerate(frozen):
            at = self.against[number :: len(frozen)]
            if isinstance(opponent, Net):
                replies = sampled(log_policy(opponent(self.inputs[t, at])[0] / self.opponent_temperature, self.masks[t, at]), random)
            else:
                replies = tables.medium_moves(at, t)
            actions[at] = torch.where(self.seats[t, at] == self.learners[at], actions[at], replies)
        self.actions[t] = actions
        self.logs[t] = logs.gather(1, actions[:, None])[:, 0]
        self.values[t] = self._with_shares(values)
        tables.step(actions)
        self.dones[t] = tables.dones
        self.outcomes[t, :, 0, : tables.shares.shape[1]] = tables.shares
        self.outcomes[t, :, 1, : tables.points.shape[1]] = tables.points * self.unit

    def _observe(self, t: int) -> None:
        self.inputs[t, :, : self.tables.game.obs_size] = self.tables.observe()
        self.seats[t] = self.tables.seats

    def _with_shares(self, values: Tensor) -> Tensor:
        """The values with shares instead of their logits."""
        return torch.stack((log_shares(values[:, 0], self.players, self.around).exp(), values[:, 1]), 1)

    def _compute_targets(self, are_frozen: bool) -> None:
        """Compute targets and advantages, backwards from the last decision.

        Targets (TD lambda) go from one decision at the table to the next; advantages (GAE) from one decision of a seat to its next one. A
        seat's last decision is not used if neither its next one nor the end of the game is in the rollout.
        """
        n, seats = self.tables.n, len(self.around)
        lambda_of_all = (self.gae_lambda ** (1.0 / self.players))[:, None, None]
        ahead = self._by_seat(self.steps)
        outcome = ahead
        reached, gained = torch.zeros_like(ahead), torch.zeros_like(ahead)
        known = torch.zeros(n, seats, dtype=torch.bool, device=ahead.device)
        last = self.seats[self.steps]
        reached.scatter_(2, self._own(last), self.values[self.steps, :, :, :1])
        known.scatter_(1, last[:, None], True)
        for t in range(self.steps - 1, -1, -1):
            over, seat = self.dones[t], self.seats[t]
            ended = over[:, None, None]
            outcome = torch.where(ended, self.outcomes[t], ahead + lambda_of_all * (outcome - ahead))
            reached = torch.where(ended, self.outcomes[t], reached)
            gained = torch.where(ended, 0.0, gained)
            known = known | over[:, None]
            ahead = self._by_seat(t)
            clockwise = (seat[:, None] + self.around) % self.players[:, None]
            self.targets[t] = outcome.gather(2, clockwise[:, None].expand(n, 2, seats))
            own, prediction = self._own(seat), self.values[t, :, :, :1]
            is_known = known.gather(1, seat[:, None])
            gain = torch.where(is_known[:, None], reached.gather(2, own) - prediction + self.gae_lambda * gained.gather(2, own), 0.0)
            self.gains[t], self.counts[t] = gain[:, :, 0], is_known[:, 0]
            reached.scatter_(2, own, prediction)
            gained.scatter_(2, own, gain)
            known.scatter_(1, seat[:, None], True)
        if are_frozen:
            self.counts &= (self.seats[:-1] == self.learners) | ~self.is_against

    def _by_seat(self, t: int) -> Tensor:
        """The values of a step by seat, instead of the deciding seat first."""
        n, seats = self.tables.n, len(self.around)
        turns = (self.around - self.seats[t][:, None]) % self.players[:, None]
        return self.values[t].gather(2, turns[:, None].expand(n, 2, seats))

    def _own(self, seat: Tensor) -> Tensor:
        return seat[:, None, None].expand(len(seat), 2, 1)


def input_tensor(tables: Tables, dtype: torch.dtype) -> Tensor:
    """(n, inputs): the net's inputs at some tables, with the facts filled in and zeros for the observations."""
    first, facts = tables.game.obs_size, np.array([facts_of(config) for config in tables.configs])
    inputs = torch.zeros(tables.n, padded(first + facts.shape[1]), dtype=dtype, device=tables.masks.device)
    inputs[:, first : first + facts.shape[1]] = torch.from_numpy(facts).to(inputs)
    return inputs


def log_policy(logits: Tensor, masks: Tensor) -> Tensor:
    """The log probability of each legal move."""
    return torch.log_softmax(logits.float().masked_fill(~masks, ILLEGAL_LOGIT), 1)


def log_shares(logits: Tensor, players: Tensor, around: Tensor) -> Tensor:
    """The log of each seat's win share, for the seats that exist."""
    return torch.log_softmax(logits.float().masked_fill(around >= players[:, None], ILLEGAL_LOGIT), 1)


def sampled(logs: Tensor, random: torch.Generator) -> Tensor:
    """Sample one move each from log probabilities."""
    waits = torch.empty_like(logs).exponential_(generator=random).clamp_(min=1e-12)  # 0 would allow illegal moves
    return (logs - waits.log()).argmax(1)
