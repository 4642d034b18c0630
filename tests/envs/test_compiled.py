"""The entry points are plain functions: interpreted, they do the same as compiled."""

from __future__ import annotations

import numpy as np

from kogge.envs.compiled import UPDATE, env_engine
from kogge.envs.compiled_match import CompiledMatch, Task
from kogge.envs.vector import Batch
from kogge.games import game_config


class Interpreted:
    """An engine whose entry points are not compiled."""

    def __init__(self, engine):
        for name, entry in vars(engine).items():
            setattr(self, name, entry.py_func)


def test_an_interpreted_batch_fills_the_same_arrays(game):
    compiled, plain = Batch(game, 2, seed=5, opponents="random", threads=1), Batch(game, 2, seed=5, opponents="random", threads=1)
    plain.engine = Interpreted(env_engine(plain.game))
    plain.reset(5)
    for _ in range(12):
        actions = compiled.random_actions()
        assert (plain.random_actions() == actions).all()
        compiled.step(actions)
        plain.step(actions)
        for name in ("observations", "masks", "seats", "rewards", "dones", "seeds", "learners", "open_moves"):
            assert (getattr(compiled, name) == getattr(plain, name)).all(), name
    assert compiled.tables.tobytes() == plain.tables.tobytes()


def test_an_interpreted_match_has_the_same_table(game):
    config = game_config(game)
    compiled, plain = Task(config), Task(config)
    plain.engine = Interpreted(compiled.engine)
    one, two = CompiledMatch(compiled, 3), CompiledMatch(plain, 3)
    digests = [np.zeros(config.players, np.uint64) for _ in range(2)]
    observation = np.zeros(config.game.obs_size, np.float32)
    for _ in range(15):
        for table, digest in zip((one, two), digests, strict=True):
            table.resolve_chance()
            table.decide(int(table.moves[-1]))
            table.task.engine.remember(config.loaded.rows, table.rows, 0, 3, config.players, observation, digest)
        assert one.rows.tobytes() == two.rows.tobytes()
        assert (one.turn, one.moves) == (two.turn, two.moves)
        assert (digests[0] == digests[1]).all()
    two._run(UPDATE)
    for table in (one, two):
        table.resample_hidden(0, 8)
        table.play_out(4)
        assert table.is_over
    assert one.rewards() == two.rewards() != [0.0] * config.players
    assert one.rows.tobytes() == two.rows.tobytes()
