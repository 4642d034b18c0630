"""The recipe with MaskablePPO runs, and never plays an illegal move."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "maskable_ppo.py"


@pytest.mark.about("speicherstadt")
def test_maskable_ppo_learns_and_plays_legal_moves():
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: pip install sb3-contrib")
    recipe = runpy.run_path(str(EXAMPLE))
    player = recipe["learner"]("speicherstadt", steps=64, n_steps=64, batch_size=32, n_epochs=1)
    assert 0 <= recipe["won"](player, "speicherstadt", 2) <= 1
    env = recipe["OnlyNumbers"](recipe["gymnasium"].make("kogge/Speicherstadt-v0", players=2, opponents="random"))
    observation, _ = env.reset(seed=3)
    over, illegal = False, False
    while not over:
        masks = env.get_wrapper_attr("action_masks")()
        action, _ = player.predict(observation, action_masks=masks)
        assert masks[int(action)]
        observation, _, over, _, info = env.step(int(action))
        illegal = illegal or info.get("illegal", False)
    assert not illegal
