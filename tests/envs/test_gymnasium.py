"""The vector environment behind Gymnasium's API."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kogge
from kogge.envs.gymnasium import ILLEGAL_REWARD, SeatEnv, VectorEnv, env_id


def legal_actions(envs: VectorEnv) -> np.ndarray:
    return envs.batch.random_actions()


def test_observations_and_actions_are_in_the_declared_spaces(game):
    envs = VectorEnv(game, 6)
    observations, infos = envs.reset(seed=3)
    for _ in range(30):
        assert envs.observation_space.contains(observations)
        actions = legal_actions(envs)
        assert envs.action_space.contains(actions)
        assert observations["action_mask"][np.arange(6), actions].all()
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (6,)
        assert not truncations.any()
        assert infos["seat"].shape == (6,)
    envs.close()
    assert envs.closed


def test_an_env_is_made_by_its_id_and_works_with_gymnasiums_wrappers(game):
    envs = gymnasium.make_vec(env_id(game), num_envs=4, players=kogge.list_games()[game]["players"][0])
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    envs.reset(seed=5)
    lengths, rewards_seen = [], 0.0
    for _ in range(400):
        _, rewards, terminations, _, infos = envs.step(legal_actions(envs.unwrapped))
        rewards_seen += rewards.sum()
        if terminations.any():
            lengths += infos["episode"]["l"][terminations].tolist()
    assert lengths
    assert min(lengths) > 5
    assert rewards_seen == pytest.approx(sum(envs.return_queue), abs=1.0)


def test_an_ended_game_pays_the_learner_and_shows_its_last_observation(game):
    envs = VectorEnv(game, 4, opponents="random")
    envs.reset(seed=7)
    terminations = np.zeros(4, bool)
    while not terminations.any():
        learners = envs.batch.learners.copy()
        observations, rewards, terminations, _, infos = envs.step(legal_actions(envs))
    low, high = envs.reward_range
    for place in range(4):
        assert infos["_final_obs"][place] == terminations[place]
        assert (infos["final_obs"][place] is not None) == terminations[place]
        assert rewards[place] == pytest.approx(infos["rewards"][place, learners[place]])
        if terminations[place]:
            assert low <= rewards[place] <= high
            assert envs.single_observation_space.contains(infos["final_obs"][place])
            assert (infos["final_obs"][place]["observation"] != observations["observation"][place]).any()


def test_deciding_for_every_seat_pays_the_seat_that_moved_last(game):
    envs = VectorEnv(game, 4, opponents=None)
    _, infos = envs.reset(seed=8)
    seats, moved, terminations = set(), infos["seat"], np.zeros(4, bool)
    while not terminations.any():
        moved = infos["seat"]
        seats |= set(moved.tolist())
        _, rewards, terminations, _, infos = envs.step(legal_actions(envs))
    assert seats == set(range(envs.batch.players))
    assert rewards == pytest.approx(infos["rewards"][np.arange(4), moved])


@pytest.mark.about("speicherstadt")
def test_arrays_are_copies_unless_copy_is_false():
    for copy in (True, False):
        envs = VectorEnv("speicherstadt", 4, copy=copy)
        observations, _ = envs.reset(seed=1)
        before = observations["observation"].copy()
        envs.step(legal_actions(envs))
        assert (observations["observation"] == before).all() == copy


@pytest.mark.about("speicherstadt")
def test_reset_repeats_with_the_same_seed_and_continues_without_one():
    envs = VectorEnv("speicherstadt", 4)
    seeds = []
    for seed in (5, None, 5, None):
        envs.reset(seed=seed)
        seeds.append(envs.batch.seeds[0])
    assert seeds[0] == seeds[2] == 5
    assert seeds[1] == seeds[3] != 5


def test_a_vector_env_refuses_a_render_mode():
    with pytest.raises(kogge.BadOption, match="cannot render"):
        VectorEnv("speicherstadt", 1, render_mode="human")


def test_gymnasiums_own_check_of_an_environment_passes(game):
    check_env(gymnasium.make(env_id(game), opponents="random").unwrapped, skip_render_check=False)


@pytest.mark.about("speicherstadt")
def test_one_seat_plays_a_game_to_its_end_against_chosen_opponents():
    env = gymnasium.make("kogge/Speicherstadt-v0", players=3, opponents=["random", "net"], seat=2, reward="margin")
    observation, info = env.reset(seed=7)
    assert info["seat"] == 1
    over = False
    while not over:
        observation, reward, over, cut, info = env.step(int(observation["action_mask"].argmax()))
        assert not cut
    assert not observation["action_mask"].any()
    points = info["points"]
    assert reward == pytest.approx(points[1] - (points[0] + points[2]) / 2)
    with pytest.raises(kogge.KoggeError, match="reset the environment first"):
        env.unwrapped.step(0)


@pytest.mark.about("speicherstadt")
def test_an_illegal_action_ends_the_game_and_costs_one():
    env = SeatEnv("speicherstadt", 2, opponents="random")
    with pytest.raises(kogge.KoggeError, match="reset the environment first"):
        env.step(0)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(env.config.game.n_actions - 1)
    assert (reward, over, info["illegal"]) == (ILLEGAL_REWARD, True, True)
    env.reset(seed=1)
    with pytest.raises(kogge.BadOption, match="The action"):
        env.step("bid")


@pytest.mark.about("speicherstadt")
def test_the_learners_seat_follows_from_the_seed_and_differs_between_games():
    env = SeatEnv("speicherstadt", 5, opponents="random")
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(30)}) == 5
    assert env.reset(seed=3)[1] == env.reset(seed=3)[1]


@pytest.mark.about("speicherstadt")
def test_make_can_import_the_module_and_action_masks_equal_the_observed_mask():
    env = gymnasium.make("kogge.envs.gymnasium:kogge/Speicherstadt-v0", players=2, opponents="random").unwrapped
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
