"""Labelled positions in files: a teacher writes them without training, on any machine, and a net learns from them later.

Several processes may write into one folder, each with its own seed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from kogge.extras import missing

try:
    import torch
    from torch import Tensor
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.engine.contract import Game
from kogge.engine.errors import BadOption
from kogge.train.net import Net
from kogge.train.ppo import Learner
from kogge.train.recipe import Recipe, Scheduled
from kogge.train.rollout import input_tensor, log_policy, sampled
from kogge.train.tables import Tables
from kogge.train.teacher import METRICS, LabelledPositions, Teacher

POSITIONS_A_FILE = 8192
TEST_EVERY = 20  # the positions of one table in this many are used for testing, not for training
ARRAYS = ("inputs", "logs", "moves", "gains", "errors", "tables")
KINDS = {"inputs": np.float16, "moves": np.int16, "tables": np.int32}


def write_labels(
    net: Net, tables: Tables, recipe: Recipe, folder: Path, seconds: float | None = None, files: int | None = None,
    say: Callable[[str], None] = print,
) -> int:  # fmt: skip
    """Let the net play at all tables and a teacher label some of the positions, for a time or until some files are written. Returns the
    number of positions."""
    folder.mkdir(parents=True, exist_ok=True)
    dtype = net.policy.weight.dtype
    teacher, inputs = Teacher(tables, recipe, dtype, POSITIONS_A_FILE), input_tensor(tables, dtype)
    masks = torch.zeros(tables.n, net.policy.out_features, dtype=torch.bool, device=inputs.device)
    random = torch.Generator(inputs.device).manual_seed(recipe.seed)
    began, written, saved = time.perf_counter(), 0, 0

    def is_enough() -> bool:
        return (files is not None and written >= files) or (seconds is not None and time.perf_counter() - began >= seconds)

    while not is_enough():
        with torch.no_grad():
            inputs[:, : tables.game.obs_size] = tables.observe()
            masks[:, : tables.game.n_actions] = tables.masks
            logs = log_policy(net(inputs)[0], masks)
            teacher.label(inputs, logs, random)
            tables.step(sampled(logs, random))
        positions = teacher.positions
        unsaved = positions.filled - saved
        if unsaved + recipe.teacher_positions > len(positions.inputs) or is_enough():
            write_positions(folder / f"{recipe.seed}-{written}.npz", positions, unsaved)
            written, saved = written + 1, positions.filled
            say(f"{time.perf_counter() - began:7.1f} s  {saved} positions of {tables.game.title}")
    return saved


def write_positions(path: Path, positions: LabelledPositions, latest: int) -> None:
    """Write the latest positions into a file, atomically."""
    rows = torch.arange(positions.filled - latest, positions.filled, device=positions.inputs.device) % len(positions.inputs)
    arrays = {name: getattr(positions, name)[rows].float() for name in ARRAYS}
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, **{name: array.cpu().numpy().astype(KINDS.get(name, np.float32)) for name, array in arrays.items()})
    part.rename(path)


def read_positions(folder: Path, game: Game, device: torch.device) -> LabelledPositions:
    """All labelled positions in a folder; those of another game are refused."""
    paths = sorted(folder.glob("*.npz"))
    if not paths:
        raise BadOption(f"There are no labels in {folder}; `kogge train {game.id} --label -o {folder}` writes some.")
    sizes = []
    for path in paths:
        with np.load(path) as file:
            sizes.append(file["moves"].shape)
    positions = LabelledPositions(game, sum(size[0] for size in sizes), sizes[0][1], device, torch.float16)
    for path in paths:
        with np.load(path) as file:
            arrays = [torch.from_numpy(file[name]).to(device) for name in ARRAYS]
        if arrays[0].shape[1] != positions.inputs.shape[1] or arrays[1].shape[1] != positions.logs.shape[1]:
            raise BadOption(f"{path} was made for another game than {game.title}, or for other rules.")
        positions.add(*arrays)
    return positions


class Labels:
    """A net's lessons from labelled positions: it learns their moves, and its values stay as they were."""

    def __init__(self, positions: LabelledPositions, before: Net):
        self.positions, self.before = positions, before
        self.description = f"moves compared by rollouts at {len(positions)} positions"
        is_test = positions.tables % TEST_EVERY == 0
        self.training_rows, self.test_rows = (~is_test).nonzero()[:, 0], is_test.nonzero()[:, 0]

    def epoch(self, learner: Learner, now: Scheduled, random: torch.Generator) -> dict[str, float]:
        """Train on every position once, in random minibatches. Returns mean metrics, and those of the test positions."""
        for group in learner.optimiser.param_groups:
            group["lr"] = now.learning_rate
        order = self.training_rows[torch.randperm(len(self.training_rows), generator=random, device=self.training_rows.device)]
        metrics = [self._learn(learner, part) for part in order.split(learner.recipe.minibatch)]
        found = dict(zip((*METRICS, "value_loss"), torch.stack(metrics).mean(0).tolist(), strict=True))
        with torch.no_grad():
            parts = self.test_rows.split(learner.recipe.minibatch)
            sums = torch.stack([self._loss(learner, part)[1] * len(part) for part in parts]).sum(0) / len(self.test_rows)
        return found | {f"unseen_{name}": value for name, value in zip(METRICS, sums.tolist(), strict=False)}

    def _learn(self, learner: Learner, part: Tensor) -> Tensor:
        loss, metrics = self._loss(learner, part)
        learner.net.zero_grad(set_to_none=True)
        loss.backward()
        learner.step()
        return metrics

    def _loss(self, learner: Learner, part: Tensor) -> tuple[Tensor, Tensor]:
        inputs = self.positions.inputs[part].to(learner.net.policy.weight.dtype)
        logits, values = learner.net(inputs)
        policy_loss, metrics = self.positions.loss(logits, part, learner.recipe)
        with torch.no_grad():
            before = self.before(inputs)[1]
        value_loss = ((values - before) ** 2).mean()
        loss = learner.recipe.teacher_weight * policy_loss + learner.recipe.value_weight * value_loss
        return loss, torch.cat((metrics, value_loss.detach()[None]))
