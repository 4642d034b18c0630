"""Some decisions at every table, kept where the net is, and what came of each of them."""

from __future__ import annotations

from collections.abc import Sequence

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

NEVER = -1e9  # the logit of a move that is not open


class Rollout:
    """The arrays of a rollout: by step, then by table. They are laid out once and filled anew each time."""

    def __init__(self, tables: Tables, recipe: Recipe, dtype: torch.dtype):
        n, steps, kind = tables.n, recipe.steps, tables.game
        device, seats = tables.masks.device, kind.players[-1]
        self.tables, self.steps, self.reach, self.unit, self.their_calm = tables, steps, recipe.reach, recipe.points, recipe.their_calm
        self.inputs = laid_inputs(tables, dtype).expand(steps + 1, -1, -1).contiguous()
        self.masks = torch.zeros(steps, n, padded(kind.n_actions), dtype=torch.bool, device=device)
        self.seats = torch.zeros(steps + 1, n, dtype=torch.int64, device=device)
        self.actions = torch.zeros(steps, n, dtype=torch.int64, device=device)
        self.logs = torch.zeros(steps, n, device=device)
        """The logarithm of how likely the action taken was."""
        self.values = torch.zeros(steps + 1, n, 2, seats, device=device)
        """Foreseen shares and points, by seat from the deciding one on."""
        self.dones = torch.zeros(steps, n, dtype=torch.bool, device=device)
        self.outcomes = torch.zeros(steps, n, 2, seats, device=device)
        """Shares and points of games that ended, by seat."""
        self.targets = torch.zeros(steps, n, 2, seats, device=device)
        """What the values should have been."""
        self.gains = torch.zeros(steps, n, 2, device=device)
        """By how much the action turned out better than was foreseen for its seat, in shares and in points."""
        self.counts = torch.zeros(steps, n, dtype=torch.bool, device=device)
        """Is it known what came of this decision, and is it one to learn from?"""
        self.players = torch.tensor([config.players for config in tables.configs], device=device)
        self.around = torch.arange(seats, device=device)
        numbers = torch.arange(n, device=device)
        self.is_against = (numbers * recipe.against_share).floor() < ((numbers + 1) * recipe.against_share).floor()
        """Do frozen nets play here, if there are any? Such tables lie evenly among the others."""
        self.against = self.is_against.nonzero()[:, 0]
        self.learners = numbers % self.players
        """The seat that learns at each table, where the others are frozen."""

    def collect(self, net: Net, random: torch.Generator, frozen: Sequence[Net] = ()) -> None:
        """Play `steps` decisions at every table: all by the net, or at some tables by frozen ones all but those of the table's learner."""
        with torch.no_grad():
            for t in range(self.steps):
                self._decide(t, net, random, frozen)
            self._look(self.steps)
            self.values[self.steps] = self._foreseen(net(self.inputs[self.steps])[1])
            self._look_back(len(frozen) > 0)

    def _decide(self, t: int, net: Net, random: torch.Generator, frozen: Sequence[Net]) -> None:
        tables = self.tables
        self._look(t)
        self.masks[t, :, : tables.masks.shape[1]] = tables.masks
        logits, values = net(self.inputs[t])
        logs = log_policy(logits, self.masks[t])
        taken = drawn(logs, random)
        for number, other in enumerate(frozen):
            at = self.against[number :: len(frozen)]
            theirs = drawn(log_policy(other(self.inputs[t, at])[0] / self.their_calm, self.masks[t, at]), random)
            taken[at] = torch.where(self.seats[t, at] == self.learners[at], taken[at], theirs)
        self.actions[t] = taken
        self.logs[t] = logs.gather(1, taken[:, None])[:, 0]
        self.values[t] = self._foreseen(values)
        tables.step(taken)
        self.dones[t] = tables.dones
        self.outcomes[t, :, 0, : tables.shares.shape[1]] = tables.shares
        self.outcomes[t, :, 1, : tables.points.shape[1]] = tables.points * self.unit

    def _look(self, t: int) -> None:
        self.inputs[t, :, : self.tables.game.obs_size] = self.tables.observe()
        self.seats[t] = self.tables.seats

    def _foreseen(self, values: Tensor) -> Tensor:
        """Values with the win's shares as such."""
        return torch.stack((log_shares(values[:, 0], self.players, self.around).exp(), values[:, 1]), 1)

    def _look_back(self, are_frozen: bool) -> None:
        """From the last decision to the first: what should have been foreseen, and what each decision gained.

        The foreseen outcome of all seats is followed from one decision at the table to the next, the gain of a decision from one of the
        same seat to its next. A seat's last decisions, if neither its next one nor the end of the game is known, are not learned from.
        """
        n, seats = self.tables.n, len(self.around)
        reach_of_all = (self.reach ** (1.0 / self.players))[:, None, None]
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
            outcome = torch.where(ended, self.outcomes[t], ahead + reach_of_all * (outcome - ahead))
            reached = torch.where(ended, self.outcomes[t], reached)
            gained = torch.where(ended, 0.0, gained)
            known = known | over[:, None]
            ahead = self._by_seat(t)
            clockwise = (seat[:, None] + self.around) % self.players[:, None]
            self.targets[t] = outcome.gather(2, clockwise[:, None].expand(n, 2, seats))
            own, prediction = self._own(seat), self.values[t, :, :, :1]
            is_known = known.gather(1, seat[:, None])
            gain = torch.where(is_known[:, None], reached.gather(2, own) - prediction + self.reach * gained.gather(2, own), 0.0)
            self.gains[t], self.counts[t] = gain[:, :, 0], is_known[:, 0]
            reached.scatter_(2, own, prediction)
            gained.scatter_(2, own, gain)
            known.scatter_(1, seat[:, None], True)
        if are_frozen:
            self.counts &= (self.seats[:-1] == self.learners) | ~self.is_against

    def _by_seat(self, t: int) -> Tensor:
        """The values of a step by seat, not from the deciding one on."""
        n, seats = self.tables.n, len(self.around)
        turns = (self.around - self.seats[t][:, None]) % self.players[:, None]
        return self.values[t].gather(2, turns[:, None].expand(n, 2, seats))

    def _own(self, seat: Tensor) -> Tensor:
        return seat[:, None, None].expand(len(seat), 2, 1)


def laid_inputs(tables: Tables, dtype: torch.dtype) -> Tensor:
    """(n, inputs): the net's inputs at tables, the facts filled in, the observations still to come."""
    first, facts = tables.game.obs_size, np.array([facts_of(config) for config in tables.configs])
    inputs = torch.zeros(tables.n, padded(first + facts.shape[1]), dtype=dtype, device=tables.masks.device)
    inputs[:, first : first + facts.shape[1]] = torch.from_numpy(facts).to(inputs)
    return inputs


def log_policy(logits: Tensor, masks: Tensor) -> Tensor:
    """The logarithm of how likely each open move is."""
    return torch.log_softmax(logits.float().masked_fill(~masks, NEVER), 1)


def log_shares(logits: Tensor, players: Tensor, around: Tensor) -> Tensor:
    """The logarithm of each seat's share of the win; seats that nobody has have none."""
    return torch.log_softmax(logits.float().masked_fill(around >= players[:, None], NEVER), 1)


def drawn(logs: Tensor, random: torch.Generator) -> Tensor:
    """One move each, drawn by its likelihood."""
    waits = torch.empty_like(logs).exponential_(generator=random).clamp_(min=1e-12)  # a wait of nothing would open any move
    return (logs - waits.log()).argmax(1)
