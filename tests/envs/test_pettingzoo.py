"""The PettingZoo environment passes PettingZoo's own tests, and plays our games."""

from __future__ import annotations

import sys
import time

import numpy as np
import pettingzoo.test
import pytest

import kogge
from kogge.envs import pettingzoo as kogge_pettingzoo
from kogge.envs.pettingzoo import env, raw_env

# PettingZoo's test wants a bare array; it excuses only its own environments with masks from that
MASKED = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably")


@MASKED
def test_pettingzoos_api_test_passes(game):
    pettingzoo.test.api_test(env(game), num_cycles=300)


def test_pettingzoos_seed_test_passes(game):
    pettingzoo.test.seed_test(lambda: env(game), num_cycles=60)


def test_pettingzoos_render_test_passes(game, capsys):
    pettingzoo.test.render_test(lambda render_mode: env(game, render_mode=render_mode))
    assert len(capsys.readouterr().out) > 1000, "render_mode human prints"


def test_pettingzoos_performance_benchmark_runs(game, monkeypatch, capsys):
    benchmark = sys.modules["pettingzoo.test.performance_benchmark"]

    class FastClock:
        """Its five seconds pass in a quarter of one."""

        @staticmethod
        def time() -> float:
            return 20 * time.time()

    monkeypatch.setattr(benchmark, "time", FastClock)
    pettingzoo.test.performance_benchmark(env(game))
    assert "turns per second" in capsys.readouterr().out


def test_a_game_equals_kogge_new_and_rewards_its_winners(game):
    played, match = raw_env(game), kogge.new(game, seed=31)
    played.reset(seed=31)
    random = np.random.default_rng(1)
    while match.seat:
        observation, reward, termination, _, _ = played.last()
        texts = [match.loaded.move_texts[action] for action in np.flatnonzero(observation["action_mask"])]
        assert played.agent_selection == f"player_{match.seat - 1}"
        assert texts == match.moves()
        assert (reward, termination) == (0, False)
        move = match.moves()[random.integers(len(texts))]
        match.play(move)
        played.step(match.loaded.actions[move])
    won = match.winners()
    assert all(played.terminations.values())
    for seat, agent in enumerate(played.possible_agents, 1):
        assert played.rewards[agent] == pytest.approx((seat in won) / len(won) - 1 / match.players)
        assert not played.observe(agent)["action_mask"].any()


def test_only_the_agent_to_decide_has_a_mask_and_nobody_sees_what_is_hidden(game):
    played = raw_env(game)
    played.reset(seed=2)
    for step in range(40):
        seen = {agent: played.observe(agent) for agent in played.agents}
        assert [agent for agent in played.agents if seen[agent]["action_mask"].any()] == [played.agent_selection]
        table = played.table
        for seat, agent in enumerate(played.agents):
            played.table = table.copy()
            played.table.resample_hidden(seat, step)
            assert (played.observe(agent)["observation"] == seen[agent]["observation"]).all()
        played.table = table
        played.step(int(table.moves[-1]))


def test_players_and_options_can_be_set_and_default_to_those_of_the_game(game):
    about = kogge.list_games()[game]
    assert raw_env(game).max_num_agents == about["default_players"]
    most = env(game, players=about["players"][-1], options=list(about["options"]))
    assert most.max_num_agents == about["players"][-1]
    assert most.unwrapped.config.options == tuple(about["options"])


@pytest.mark.about("speicherstadt")
def test_games_without_a_seed_differ():
    played = raw_env("speicherstadt")
    played.reset()
    one = played.table.rows.tobytes()
    played.reset()
    assert played.table.rows.tobytes() != one


@pytest.mark.about("speicherstadt")
def test_an_illegal_action_raises_in_raw_env_and_ends_the_game_in_env():
    bare = raw_env("speicherstadt")
    bare.reset(seed=1)
    before = bare.table.rows.tobytes()
    for wrong in (bare.config.game.n_actions - 1, None):
        with pytest.raises(kogge.IllegalMove, match=f"Action {wrong} is not legal; legal are 0, 1"):
            bare.step(wrong)
    assert bare.table.rows.tobytes() == before
    wrapped = env("speicherstadt")
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(bare.config.game.n_actions - 1)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[agent] == kogge_pettingzoo.ILLEGAL_REWARD


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"render_mode": "film"}, "There is no render_mode 'film'; the modes are human, ansi, rgb_array."),
        ({"players": 1}, "players, not 1."),
        ({"reward": "fame"}, "There is no reward 'fame'"),
    ],
)
def test_bad_settings_get_one_clear_sentence(wrong, sentence):
    with pytest.raises(kogge.BadOption) as caught:
        env("speicherstadt", **wrong)
    assert sentence in str(caught.value)


@pytest.mark.about("speicherstadt")
def test_the_state_joins_all_observations_and_a_reward_may_be_a_custom_function():
    played = raw_env("speicherstadt", players=3, reward=lambda points, shares: -shares)
    with pytest.raises(kogge.KoggeError, match="reset it first"):
        played.state()
    played.reset(seed=2)
    assert played.state_space.contains(played.state())
    seen = [played.observe(agent)["observation"] for agent in played.agents]
    assert (played.state() == np.concatenate(seen)).all()
    while not played.table.is_over:
        played.step(int(played.table.moves[0]))
    won = played.table.match().winners()
    assert [played.rewards[agent] for agent in played.possible_agents] == pytest.approx([-(seat in won) / len(won) for seat in (1, 2, 3)])
