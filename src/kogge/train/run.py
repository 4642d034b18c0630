"""A training run, limited by time or by a number of updates, with a log, a plot and checkpoints."""

from __future__ import annotations

import copy
import functools
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import kogge
from kogge.extras import missing

try:
    import torch
    from torch import Tensor
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.bots.weights import FILE, Weights, card_of, checked_weights, read_weights, write_weights
from kogge.engine.contract import Game
from kogge.engine.errors import BadOption
from kogge.engine.tensors import read_tensors, write_tensors
from kogge.train.configs import spread_configs
from kogge.train.imitation import Demonstrations
from kogge.train.labels import Labels, read_positions, write_labels
from kogge.train.net import Net, Shape, grown, load_tensors, shape_for, shape_words, tensors_of
from kogge.train.plot import plot
from kogge.train.ppo import Learner
from kogge.train.recipe import Recipe, scheduled
from kogge.train.rollout import MEDIUM, Opponent, Rollout
from kogge.train.strength import StrengthTest
from kogge.train.tables import Tables, tables_on
from kogge.train.teacher import Teacher

CHECKPOINT, MOMENTS, LOG, PICTURE = "checkpoint.safetensors", "moments.safetensors", "log.jsonl", "plot.svg"
SNAPSHOTS_AT = (0.5, 0.75)  # parts of the run after which a snapshot of the net is written
PRINTED = ("entropy", "divergence", "agreement", "unseen_agreement", "regret", "unseen_regret", "gained", "unseen_gained")
EARLIER_AT = 0.2  # the part of the run after which a copy of the net becomes an opponent to measure against


@dataclass(frozen=True)
class Bounds:
    """The length of a run, and how often it saves and measures."""

    seconds: float | None = None
    updates: int | None = None
    save_every: float = 60.0
    measure_every: float = 45.0
    measured_games: int = 2048

    def passed(self, seconds: float, updates: int) -> float:
        """The part of the run that has passed, from 0 to 1."""
        by_clock = 0.0 if self.seconds is None else (seconds / self.seconds if self.seconds > 0 else 1.0)
        by_count = 0.0 if self.updates is None else (updates / self.updates if self.updates > 0 else 1.0)
        return max(by_clock, by_count)


class Run:
    """A training run: the net, its tables, its log and its files."""

    def __init__(self, game: Game, recipe: Recipe, bounds: Bounds, folder: Path, device: str = "cpu", say: Callable[[str], None] = print):
        self.game, self.recipe, self.bounds, self.folder, self.say = game, recipe, bounds, folder, say
        self.device = torch.device(device)
        folder.mkdir(parents=True, exist_ok=True)
        self.dtype = torch.bfloat16 if self.device.type == "cuda" else torch.float32
        torch.manual_seed(recipe.seed)
        self.random = torch.Generator(self.device).manual_seed(recipe.seed)
        self.shape: Shape = shape_for(game, recipe.width, recipe.blocks)
        self.learner = Learner(Net(self.shape).to(self.device), recipe, self.dtype)
        self.configs = spread_configs(game, recipe.tables, recipe.default_share)
        self.strength_test = StrengthTest(game, bounds.measured_games, self.device, self.dtype) if bounds.measured_games else None
        self.pool: dict[str, Opponent | None] = {"random": None}
        self.frozen: list[Opponent] = []
        self.stored: Demonstrations | Labels | None = None
        """What is learned from instead of play, if anything."""
        self.trained_before: Any = None
        self.updates, self.decisions, self.games = 0, 0, 0
        self._before, self._began = 0.0, time.perf_counter()
        self.lines: list[dict[str, Any]] = []
        self._snapshots_written: set[float] = set()

    @functools.cached_property
    def tables(self) -> Tables:
        """The tables to play at."""
        began = time.perf_counter()
        tables = tables_on(self.device, self.configs, self.recipe.seed)
        self.say(f"{self.game.title}: {tables.n} tables on {self.device_name}, ready after {time.perf_counter() - began:.1f} s")
        return tables

    @functools.cached_property
    def is_default(self) -> Tensor:
        """By table: does it have the default configuration?"""
        return torch.tensor([config == self.configs[0] for config in self.configs], device=self.device)

    @functools.cached_property
    def rollout(self) -> Rollout:
        """The rollout to train on."""
        return Rollout(self.tables, self.recipe, self.dtype)

    @functools.cached_property
    def teacher(self) -> Teacher | None:
        """The teacher, if there is one."""
        return Teacher(self.tables, self.recipe, self.dtype) if self.recipe.teacher_positions else None

    @property
    def device_name(self) -> str:
        """The name of the device."""
        return torch.cuda.get_device_name() if self.device.type == "cuda" else "cpu"

    @property
    def seconds(self) -> float:
        """The duration of the run so far, across restarts."""
        return self._before + time.perf_counter() - self._began

    @property
    def passed(self) -> float:
        """The part of the run that has passed."""
        return self.bounds.passed(self.seconds, self.updates)

    # opponents, demonstrations and labels

    def play_against(self, paths: Sequence[Path]) -> None:
        """Train against frozen nets or `medium`, each at its part of the tables, instead of self-play."""
        self.frozen = [MEDIUM if path.name == MEDIUM else self._net_from(path) for path in paths]
        for number, frozen in enumerate(self.frozen, 1):
            name = "frozen" if number == 1 else f"frozen {number}"
            self.pool[name if isinstance(frozen, Net) else MEDIUM] = frozen

    def learn_from(self, folder: Path) -> None:
        """Train on demonstrations instead of playing."""
        recipe = self.recipe
        self.stored = Demonstrations(self.game, folder, self.device, self.dtype, recipe.points, recipe.sharpness)
        self.say(f"{self.game.title}: {len(self.stored.inputs)} decisions of {self.stored.games} games in {folder}")

    def learn_from_labels(self, folder: Path) -> None:
        """Train on a teacher's positions instead of playing."""
        self.stored = Labels(read_positions(folder, self.game, self.device), copy.deepcopy(self.learner.net))
        self.say(f"{self.game.title}: {len(self.stored.positions)} labelled positions in {folder}")

    def write_labels(self) -> None:
        """Do not train: let the net play and a teacher label positions, and write these into the run's folder."""
        if self.recipe.teacher_positions == 0:  # before the tables are made, which takes a while
            raise BadOption("There is nothing to label: use --teacher-positions.")
        write_labels(self.learner.net, self.tables, self.recipe, self.folder, self.bounds.seconds, self.bounds.updates, self.say)

    def measure_against(self, path: Path) -> None:
        """Measure against this net too."""
        self.pool[path.stem] = self._net_from(path)

    def begin_from(self, path: Path) -> None:
        """Start with the weights of a net; its training is recorded in the new net's card."""
        weights = checked_weights(read_weights(path), self.game)
        self._load_weights(weights)
        self.trained_before = weights.card.get("trained")

    def _net_from(self, path: Path) -> Net:
        weights = checked_weights(read_weights(path), self.game)
        sizes = weights.card["sizes"]
        net = Net(shape_for(self.game, sizes["width"], sizes["blocks"]))
        net.to(self.device)
        load_tensors(net, weights.tensors)
        net.in_precision(self.dtype)
        return net

    def _load_weights(self, weights: Weights) -> None:
        sizes, needed = weights.card["sizes"], shape_words(self.shape)
        if sizes["blocks"] > needed["blocks"] or sizes | {"blocks": needed["blocks"]} != needed:
            raise BadOption(f"That net has other sizes: {sizes}, not {needed}; only its number of blocks may be smaller.")
        load_tensors(self.learner.net, grown(self.learner.net, weights.tensors), self.learner.parameters)
        self.learner.update_net()

    # training

    def train(self) -> None:
        """Train until the run is over. If it is interrupted, it can be resumed from the last checkpoint."""
        if self.stored is None:
            self.rollout  # noqa: B018 (compile before the time starts)
        self._began = time.perf_counter()
        saved = measured = self.seconds
        self._snapshot_if_due()
        while self.passed < 1.0:
            line = self._update()
            if self.seconds - measured >= self.bounds.measure_every or self.passed >= 1.0:
                measured = self.seconds
                line["strength"] = self._strength()
            self._log(line)
            self._snapshot_if_due()
            if self.seconds - saved >= self.bounds.save_every:
                saved = self.seconds
                self.save()
        self.save()

    def _update(self) -> dict[str, Any]:
        """One rollout and the training on it, or one epoch over what is stored."""
        began, played = time.perf_counter(), 0.0
        now = scheduled(self.recipe, self.passed)
        if self.stored is None:
            self.rollout.collect(self.learner.net, self.random, self.frozen, self.teacher)
            if self.device.type == "cuda":
                torch.cuda.synchronize()
            played = time.perf_counter() - began
            metrics = self.learner.update(self.rollout, now, self.random, self.teacher)
            line, decisions = {**metrics, **self._ended()}, self.rollout.actions.numel()
        else:
            metrics = self.stored.epoch(self.learner, now, self.random)
            line = {**metrics, "games": 0, "points": None, "best_points": None, "illegal": 0}
            decisions = len(self.stored.training_rows)
        took = time.perf_counter() - began
        self.updates += 1
        self.decisions += decisions
        self.games += line["games"]
        return {
            "update": self.updates,
            "seconds": round(self.seconds, 3),
            "decisions": self.decisions,
            "decisions_per_second": round(decisions / took),
            "playing_share": round(played / took, 3),
            "learning_rate": now.learning_rate,
            "points_reward": now.points_weight * self.recipe.points,
            **{key: round(value, 5) if isinstance(value, float) else value for key, value in line.items()},
        }

    def _ended(self) -> dict[str, Any]:
        """Points in games of the default configuration that ended in this rollout."""
        rollout, players = self.rollout, self.configs[0].players
        over = rollout.dones & self.is_default
        points = rollout.outcomes[:, :, 1, :players] / self.recipe.points
        ended = over.sum().clamp(min=1)
        mean = (points.mean(2) * over).sum() / ended
        best = (points.amax(2) * over).sum() / ended
        found = torch.stack((over.sum(), rollout.dones.sum(), mean, best, self.tables.illegal)).tolist()
        of_default, games = int(found[0]), int(found[1])
        points, best_points = (found[2], found[3]) if of_default else (None, None)
        return {"games": games, "points": points, "best_points": best_points, "illegal": int(found[4])}

    def _strength(self) -> dict[str, float]:
        if self.strength_test is None:
            return {}
        return {name: round(self.strength_test.win_share(self.learner.net, net, self.random), 4) for name, net in self.pool.items()}

    def _snapshot_if_due(self) -> None:
        if self.passed >= EARLIER_AT and "earlier" not in self.pool:
            self.pool["earlier"] = copy.deepcopy(self.learner.net)
        for part in SNAPSHOTS_AT:
            if self.passed >= part and part not in self._snapshots_written:
                self._snapshots_written.add(part)
                if self.passed < 1.0:
                    self._write_net(self.folder / f"net-{part * 100:.0f}.safetensors")

    def _log(self, line: dict[str, Any]) -> None:
        self.lines.append(line)
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        points = "-" if line["points"] is None else f"{line['points']:.1f} (best {line['best_points']:.1f})"
        strength = "  ".join(f"{name} {share:.1%}" for name, share in line.get("strength", {}).items())
        illegal = f"ILLEGAL {line['illegal']}  " if line["illegal"] else ""
        metrics = "".join(f"{name} {line[name]:.4f}  " for name in PRINTED if name in line)
        if strength or self.updates % 10 == 1 or self.passed >= 1.0:
            self.say(
                f"{self.seconds:7.1f} s  update {self.updates:4}  {self.decisions / 1e6:8.1f} M decisions  "
                f"{line['decisions_per_second'] / 1e6:.2f} M/s  "
                f"points {points}  {metrics}{illegal}{strength}"
            )

    # files

    def save(self) -> None:
        """Write the net, the plot and a checkpoint."""
        self._write_net(self.folder / FILE)
        state = self.learner.optimiser.state_dict()["state"]
        about = {
            "seconds": self.seconds,
            "updates": self.updates,
            "decisions": self.decisions,
            "games": self.games,
            "recipe": asdict(self.recipe),
            "from": self.trained_before,
        }
        moments = {
            f"{key}.{number}": state[number][key].detach().float().cpu().numpy() for number in state for key in ("exp_avg", "exp_avg_sq")
        }
        write_tensors(self.folder / CHECKPOINT, tensors_of(self.learner.net, self.learner.parameters), {"run": json.dumps(about)})
        write_tensors(self.folder / MOMENTS, moments, {"run": json.dumps({"steps": _steps(state)})})
        (self.folder / PICTURE).write_text(plot(self.lines, self.game.title), "utf-8")

    def _write_net(self, path: Path) -> None:
        trained = {
            "with": f"kogge {kogge.__version__}, torch {torch.__version__}",
            "on": self.device_name,
            "seconds": round(self.seconds, 1),
            "decisions": self.decisions,
            "games": self.games,
            "updates": self.updates,
            "recipe": asdict(self.recipe),
            "strength": next((line["strength"] for line in reversed(self.lines) if "strength" in line), {}),
            "by": "self-play" if self.stored is None else self.stored.description,
            **({"from": self.trained_before} if self.trained_before else {}),
        }
        card = card_of(self.game, shape_words(self.shape), self.recipe.points, trained)
        write_weights(path, Weights(tensors_of(self.learner.net, self.learner.parameters), card))

    def resume(self) -> None:
        """Resume the run from the checkpoint in its folder."""
        tensors, about = read_tensors(self.folder / CHECKPOINT)
        run = json.loads(about["run"])
        sizes = ("width", "blocks")
        if any(run["recipe"][size] != getattr(self.recipe, size) for size in sizes):
            raise BadOption("The run in that folder has a net of another size.")
        load_tensors(self.learner.net, tensors, self.learner.parameters)
        self.learner.update_net()
        self.trained_before = run.get("from")
        self._before, self.updates, self.decisions, self.games = run["seconds"], run["updates"], run["decisions"], run["games"]
        self._load_moments()
        log = self.folder / LOG
        self.lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()] if log.is_file() else []
        self._snapshots_written = {part for part in SNAPSHOTS_AT if self.passed >= part}
        self.random.manual_seed(self.recipe.seed + self.updates)
        if self.stored is None:
            self.tables.reset(self.recipe.seed + self.decisions)

    def _load_moments(self) -> None:
        moments, about = read_tensors(self.folder / MOMENTS)
        steps = json.loads(about["run"])["steps"]
        optimiser = self.learner.optimiser
        if not steps:
            return
        state = {
            number: {
                "step": torch.tensor(float(steps)),
                **{key: torch.from_numpy(moments[f"{key}.{number}"].copy()).to(self.device) for key in ("exp_avg", "exp_avg_sq")},
            }
            for number in range(len(self.learner.parameters))
        }
        optimiser.load_state_dict({"state": state, "param_groups": optimiser.state_dict()["param_groups"]})


def _steps(state: dict[int, dict[str, Any]]) -> int:
    return int(state[0]["step"]) if state else 0
