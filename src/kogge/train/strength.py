"""The strength of a net against fixed opponents: games of the default configuration with the net at one seat."""

from __future__ import annotations

from kogge.extras import missing

try:
    import torch
    from torch import Tensor
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.train.net import Net
from kogge.train.rollout import ILLEGAL_LOGIT, Opponent, input_tensor
from kogge.train.tables import tables_on

SEED = 1 << 40  # far from the seeds used for training


class StrengthTest:
    """Tables for measuring, one game each: at table i the net plays seat i modulo the number of players."""

    def __init__(self, game: Game, games: int, device: torch.device, dtype: torch.dtype):
        config = GameConfig(game)
        self.tables = tables_on(device, [config] * games, SEED)
        self.inputs = input_tensor(self.tables, dtype)
        self.everywhere = torch.arange(games, device=device)
        self.own = torch.arange(games, device=device) % config.players

    def win_share(self, net: Net, other: Opponent | None, random: torch.Generator) -> float:
        """The net's win share against another net, against `medium`, or against random players."""
        tables = self.tables
        tables.reset(SEED)
        running = torch.ones(tables.n, dtype=torch.bool, device=self.own.device)
        won = torch.zeros(tables.n, device=self.own.device)
        steps = 0
        with torch.no_grad():
            while steps % 32 != 0 or bool(running.any()):  # each check of `running` waits for the device, so check rarely
                self.inputs[:, : tables.game.obs_size] = tables.observe()
                ours = best_move(net(self.inputs)[0], tables.masks)
                if other is None:
                    theirs = random_move(tables.masks, random)
                elif isinstance(other, Net):
                    theirs = best_move(other(self.inputs)[0], tables.masks)
                else:
                    theirs = tables.medium_moves(self.everywhere, steps)
                tables.step(torch.where(tables.seats == self.own, ours, theirs))
                ended = running & tables.dones
                won = torch.where(ended, tables.shares.gather(1, self.own[:, None])[:, 0].float(), won)
                running = running & ~tables.dones
                steps += 1
        return float(won.mean())


def best_move(logits: Tensor, masks: Tensor) -> Tensor:
    """The most likely legal move."""
    return logits[:, : masks.shape[1]].float().masked_fill(~masks, ILLEGAL_LOGIT).argmax(1)


def random_move(masks: Tensor, random: torch.Generator) -> Tensor:
    """A random legal move."""
    return torch.rand(masks.shape, generator=random, device=masks.device).masked_fill(~masks, ILLEGAL_LOGIT).argmax(1)
