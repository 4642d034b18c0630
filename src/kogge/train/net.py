"""The net: its input is a seat's observation; its outputs are a policy over all actions, and win shares and points of all seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass

import numpy as np

from kogge.extras import missing

try:
    import torch
    from torch import Tensor, nn
    from torch.nn import functional as F
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.engine.contract import Game


@dataclass(frozen=True)
class Shape:
    """The sizes of a net."""

    observation: int
    facts: int
    """The inputs besides the observation: options and number of players."""
    actions: int
    seats: int
    width: int
    blocks: int


def shape_for(game: Game, width: int, blocks: int) -> Shape:
    """The sizes of a net for a game."""
    return Shape(game.obs_size, len(game.options) + len(game.players), game.n_actions, game.players[-1], width, blocks)


class Block(nn.Module):
    """A residual block: layer norm and two linear layers."""

    def __init__(self, width: int):
        super().__init__()
        self.into, self.back = nn.Linear(width, width), nn.Linear(width, width)

    def forward(self, h: Tensor) -> Tensor:
        """The input plus the output of the two layers."""
        changed: Tensor = h + self.back(F.relu(self.into(normed(h))))
        return changed


class Net(nn.Module):
    """Inputs (n, inputs) in, logits (n, outputs) and values (n, 2, seats) out.

    An input is an observation, then the facts (options and number of players), then padding. The logits are padded too; masks never allow
    the padded actions. So all sizes are multiples of 64, which makes matrix products fast. Values are by seat, the observing seat first,
    then clockwise: logits of the win shares, and points in the unit of the recipe. They are always computed in single precision.
    """

    def __init__(self, shape: Shape):
        super().__init__()
        self.shape, width = shape, shape.width
        self.first = nn.Linear(padded(shape.observation + shape.facts), width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(shape.blocks))
        self.policy = nn.Linear(width, padded(shape.actions))
        self.value = nn.Linear(width, 2 * shape.seats)
        with torch.no_grad():
            nn.init.normal_(self.first.weight, std=0.05)
            for layer in (self.policy, self.value):
                layer.weight.mul_(0.05)
                layer.bias.zero_()

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """Logits and values."""
        h = F.relu(self.first(inputs))
        for block in self.blocks:
            h = block(h)
        h = normed(h)
        values = F.linear(h.float(), self.value.weight, self.value.bias)
        return self.policy(h), values.view(-1, 2, self.shape.seats)

    def in_precision(self, dtype: torch.dtype) -> Net:
        """Convert this net to another precision, except its value layer."""
        self.to(dtype)
        self.value.float()
        return self


def normed(h: Tensor) -> Tensor:
    """Every row normalized to mean 0 and standard deviation 1."""
    return F.layer_norm(h, h.shape[-1:])


def padded(size: int) -> int:
    """The next multiple of 64."""
    return -(-size // 64) * 64


def tensors_of(net: Net, parameters: Iterable[Tensor] | None = None) -> dict[str, np.ndarray]:
    """The net's parameters, or others of the same shapes, as arrays by name, without padding."""
    named = [name for name, _ in net.named_parameters()]
    tensors = list(net.parameters() if parameters is None else parameters)
    arrays = {name: tensor.detach().float().cpu().numpy() for name, tensor in zip(named, tensors, strict=True)}
    observed, actions = net.shape.observation, net.shape.actions
    first, policy, bias = arrays.pop("first.weight"), arrays.pop("policy.weight"), arrays.pop("policy.bias")
    inputs = {"first.weight": first[:, :observed], "facts.weight": first[:, observed : observed + net.shape.facts]}
    return {**inputs, **arrays, "policy.weight": policy[:actions], "policy.bias": bias[:actions]}


def grown(net: Net, tensors: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
    """The arrays of a net with fewer blocks, extended to this net's number of blocks; the new ones output 0, so that both nets play the
    same."""
    initial = {name: np.zeros_like(array) if ".back." in name else array for name, array in tensors_of(net).items()}
    return initial | dict(tensors)


def load_tensors(net: Net, tensors: Mapping[str, np.ndarray], parameters: Iterable[Tensor] | None = None) -> None:
    """Load arrays from `tensors_of` into the net's parameters, or into others of the same shapes."""
    arrays = dict(tensors)
    arrays["first.weight"] = np.concatenate((arrays["first.weight"], arrays.pop("facts.weight")), 1)
    targets = net.parameters() if parameters is None else parameters
    with torch.no_grad():
        for (name, _), parameter in zip(net.named_parameters(), targets, strict=True):
            array = torch.from_numpy(np.array(arrays[name], np.float32))
            parameter.zero_()
            parameter[tuple(slice(size) for size in array.shape)] = array.to(parameter)


def shape_words(shape: Shape) -> dict[str, int]:
    """The sizes by name, for the card."""
    return asdict(shape)
