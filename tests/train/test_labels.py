"""Labels: a teacher writes positions into files, and a net learns from them later."""

from __future__ import annotations

import json
import shutil

import numpy as np
import pytest

from commands import train
from kogge.bots.weights import checked_weights, read_weights
from kogge.engine.errors import KoggeError
from kogge.games import game_by_id

torch = pytest.importorskip("torch", reason="the extra train is not installed: training is NOT tested")

from kogge.train.labels import read_positions  # noqa: E402
from kogge.train.rollout import ILLEGAL_LOGIT  # noqa: E402

pytestmark = pytest.mark.usefixtures("one_thread")

GAME = game_by_id("speicherstadt")
SIZES = ("--width", "16", "--blocks", "1")
LABEL = ("--label", "--updates", "1", "--tables", "21", "--teacher-positions", "21", "--teacher-moves", "4", "--teacher-rollouts", "1")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("teacher") / "labels"
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("kogge.train.labels.POSITIONS_A_FILE", 420)
        train(["speicherstadt", *SIZES, *LABEL, "--measured-games", "0", "--output", str(folder)])
    return folder


def better_is_known(folder, copy):
    """A copy of the labels, with synthetic gains without noise: the greater the number of the action, the better."""
    (path,) = folder.glob("*.npz")
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files}
    shutil.copytree(folder, copy)
    path = copy / path.name
    arrays["gains"] = np.where(arrays["moves"] >= 0, arrays["moves"] / 100, ILLEGAL_LOGIT).astype(np.float32)
    arrays["errors"][:] = 0
    np.savez(path, **arrays)
    return copy


@pytest.mark.about("speicherstadt")
def test_a_net_learns_from_labels_what_it_gains_at_unseen_positions_too(folder, tmp_path):
    labels = better_is_known(folder, tmp_path / "labels")
    learn = ["--labels", str(labels), "--updates", "30", "--minibatch", "64", "--learning-rate", "1e-2", "--value-weight", "20"]
    train(["speicherstadt", *SIZES, *learn, "--measured-games", "0", "--output", str(tmp_path / "out")])
    lines = [json.loads(line) for line in (tmp_path / "out" / "log.jsonl").read_text("utf-8").splitlines()]
    assert lines[-1]["unseen_gained"] > 0
    assert lines[-1]["unseen_regret"] < 0.5 * (lines[-1]["unseen_regret"] + lines[-1]["unseen_gained"])
    assert lines[-1]["value_loss"] < 0.01, "the values stay as they were"
    weights = checked_weights(read_weights(tmp_path / "out" / "net.safetensors"), GAME)
    assert weights.card["trained"]["by"] == "moves compared by rollouts at 420 positions"


@pytest.mark.about("speicherstadt")
def test_the_labels_of_a_file_are_those_of_legal_moves(folder):
    positions = read_positions(folder, GAME, torch.device("cpu"))
    assert len(positions) == 420
    is_move = positions.moves >= 0
    assert is_move.any(1).all()
    tried = positions.logs.gather(1, positions.moves.clamp(min=0))
    assert (tried[is_move] > -100).all(), "a move that was tried is legal"
    assert set(positions.tables.tolist()) == set(range(21))


@pytest.mark.about("speicherstadt")
def test_no_position_is_in_a_file_twice(tmp_path, monkeypatch):
    monkeypatch.setattr("kogge.train.labels.POSITIONS_A_FILE", 50)
    train(["speicherstadt", *SIZES, *LABEL, "--measured-games", "0", "--output", str(tmp_path)])
    assert len(read_positions(tmp_path, GAME, torch.device("cpu"))) == 42, "a third step would have overwritten the first"


@pytest.mark.about("speicherstadt")
def test_missing_labels_and_those_of_another_game_are_refused(tmp_path, folder):
    with pytest.raises(KoggeError, match="There are no labels"):
        read_positions(tmp_path, GAME, torch.device("cpu"))
    with pytest.raises(KoggeError, match="nothing to label"):
        train(["speicherstadt", *SIZES, "--label", "--updates", "1", "--output", str(tmp_path)])
    with pytest.raises(KoggeError, match="another game than Hellweg"):
        read_positions(folder, game_by_id("hellweg"), torch.device("cpu"))
