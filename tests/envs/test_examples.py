"""Every example works."""

from __future__ import annotations

import math
import re
import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def example(name: str):
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_every_example_is_run_by_a_test():
    tests = "".join(path.read_text("utf-8") for path in EXAMPLES.parent.glob("tests/**/test_*.py"))
    for path in EXAMPLES.glob("*.py"):
        assert re.search(rf"[\"/']{path.stem}(\.py)?[\":']", tests), f"{path.name} is run by no test"


def test_the_random_agent_plays_a_game_to_its_end(game, capsys):
    paid = example("random_agent")["main"](game)
    assert len(paid) >= 2
    assert sum(paid.values()) == pytest.approx(0)
    assert "paid:" in capsys.readouterr().out


@pytest.mark.full
def test_a_ppo_step_changes_the_player(game):
    torch = pytest.importorskip("torch", reason="the extra train is not installed: the PPO step is NOT run")
    ppo = example("ppo_step")
    torch.manual_seed(1)
    torch.set_num_threads(1)
    batch = ppo["Batch"](game, 16, seed=1, opponents="random")
    player = ppo["Player"](batch.game.obs_size, batch.game.n_actions)
    before = [parameter.clone() for parameter in player.parameters()]
    with torch.no_grad():
        buffer = ppo["collect"](batch, player, 80)
    assert buffer.dones.any()
    assert buffer.rewards[buffer.dones == 0].abs().sum() == 0
    assert buffer.masks.gather(2, torch.cat([buffer.actions, buffer.actions[-1:]])[:, :, None])[:80].all(), "only legal actions were taken"
    loss = ppo["improve"](player, torch.optim.Adam(player.parameters(), 3e-4), buffer)
    assert math.isfinite(loss)
    assert any((one != two).any() for one, two in zip(before, player.parameters(), strict=True))


@pytest.mark.full
@pytest.mark.about("speicherstadt")
def test_the_ppo_example_runs_as_a_whole(capsys):
    pytest.importorskip("torch", reason="the extra train is not installed: the PPO step is NOT run")
    losses = example("ppo_step")["main"]("speicherstadt", games=8, steps=8, updates=2)
    assert len(losses) == 2
    assert "update 2: 64 decisions" in capsys.readouterr().out


def test_openspiels_bot_plays_ours_to_the_end(game):
    match = example("openspiel_bot")["main"](game, simulations=3, level="easy")
    assert match.is_over
    assert match.winners()


@pytest.mark.full
@pytest.mark.about("speicherstadt")
def test_self_play_keeps_its_checkpoints_and_meets_them_in_the_arena(tmp_path):
    torch = pytest.importorskip("torch", reason="the extra train is not installed: self-play is NOT tried")
    torch.set_num_threads(1)
    self_play = example("self_play")
    sizes = {"tables": 24, "steps": 12, "minibatch": 64, "width": 16}
    nets = self_play["learn"]("speicherstadt", tmp_path, 2, 1, sizes, measured_games=0)
    assert [net.name for net in nets] == ["round-1.safetensors", "round-2.safetensors"]
    assert nets[0].read_bytes() != nets[1].read_bytes()
    report = self_play["compare"]("speicherstadt", nets, 4, tmp_path)
    assert [bot["bot"] for bot in report["bots"]] == [*(f"net@{net}" for net in nets), "medium"]
    assert len(list((tmp_path / "records").glob("*.kogge"))) == 4
