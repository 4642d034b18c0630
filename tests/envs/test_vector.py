"""Thousands of games in arrays: each place plays the games of `kogge.new` one after the other, in the caller's arrays."""

from __future__ import annotations

import numpy as np
import pytest

import kogge
import kogge.bots
from kogge.bots.compiled import rule_of_thumb_games
from kogge.bots.rules_of_thumb import MEDIUM
from kogge.envs.compiled import env_engine
from kogge.envs.compiled_match import CompiledMatch
from kogge.envs.opponents import by_rules_of_thumb
from kogge.envs.vector import Batch
from kogge.games import game_by_id
from random_play import option_sets


def match_in(batch: Batch, place: int) -> kogge.Match:
    """The game that has just begun in a place, as a match."""
    config = batch.config
    return kogge.new(config.game.id, config.players, seed=int(batch.seeds[place]), options=list(config.options))


def check_place(batch: Batch, place: int, match: kogge.Match) -> None:
    texts = match.loaded.move_texts
    assert batch.seats[place] == match.seat - 1
    assert [texts[action] for action in np.flatnonzero(batch.masks[place])] == match.moves()
    assert [texts[action] for action in batch.legal[place, : batch.open_moves[place]]] == match.moves()


def expected_rewards(match: kogge.Match, reward: str) -> list[float]:
    points, winners = match.points(), match.winners()
    if reward == "win":
        return [(seat in winners) / len(winners) - 1 / match.players for seat in range(1, match.players + 1)]
    return [mine - (sum(points) - mine) / (match.players - 1) for mine in points]


def follow(batch: Batch, decisions: int) -> int:
    """Play a batch and a match for each place side by side. Returns how many games ended."""
    matches, ended = [match_in(batch, place) for place in range(batch.games)], 0
    for _ in range(decisions):
        for place, match in enumerate(matches):
            check_place(batch, place, match)
        actions = batch.random_actions()
        batch.step(actions)
        for place, match in enumerate(matches):
            match.play(match.loaded.move_texts[actions[place]])
            assert batch.dones[place] == match.is_over
            paid = expected_rewards(match, batch._task.reward) if match.is_over else [0.0] * match.players
            assert batch.rewards[place] == pytest.approx(paid, abs=1e-5)
            if match.is_over:
                ended += 1
                matches[place] = match_in(batch, place)
    return ended


def test_every_place_plays_the_kogge_new_game_of_its_seed_and_then_the_next_one(game):
    batch = Batch(game, 3, seed=50, reward="margin")
    assert follow(batch, 500) >= 3
    assert (batch.seeds >= 53).all()


def test_rewards_sum_to_zero_and_come_only_at_the_end(game):
    batch = Batch(game, 64, seed=1)
    ended = 0
    for _ in range(600):
        batch.step(batch.random_actions())
        assert batch.rewards.sum(1) == pytest.approx(np.zeros(64), abs=1e-6)
        assert not batch.rewards[~batch.dones].any()
        ended += batch.dones.sum()
    assert ended >= 64


def test_every_number_of_players_and_every_option_plays(game):
    kind = game_by_id(game)
    for players in kind.players:
        for options in option_sets(game):
            batch = Batch(game, 2, players, options, seed=players)
            follow(batch, 12)
            assert batch.rewards.shape == (2, players)


def test_an_observation_does_not_depend_on_what_the_seat_cannot_know(game):
    batch = Batch(game, 16, seed=3)
    for _ in range(60):
        batch.step(batch.random_actions())
    engine, boxes = env_engine(batch.game), batch.config.loaded.rows
    seen = np.zeros(batch.game.obs_size, np.float32)
    for place in range(16):
        row, seat = batch.tables[place : place + 1].copy(), int(batch.seats[place])
        for number in range(3):
            engine.resample_hidden(boxes, row, seat, number)
            engine.observe(boxes, row, seat, seen)
            assert (batch.observations[place] == seen).all(), "resampling what the seat cannot know must not change its observation"
        assert seen.any()


def test_write_into_writes_only_the_arrays_of_the_current_step(game):
    kind, n = game_by_id(game), 5
    batch, twin = Batch(game, n, seed=9), Batch(game, n, seed=9)
    buffer = np.full((3, n, kind.obs_size), -7, np.float32)
    masks = np.zeros((3, n, kind.n_actions), np.bool_)
    before = batch.observations.copy()
    own = batch.observations
    for time in (0, 2):
        batch.write_into(observations=buffer[time], masks=masks[time])
        actions = batch.random_actions()
        batch.step(actions)
        twin.step(actions)
        assert batch.observations.base is buffer
        assert (buffer[time] == twin.observations).all()
        assert (masks[time] == twin.masks).all()
    assert (buffer[1] == -7).all()
    assert (own == before).all()


def test_the_number_of_threads_changes_nothing(game):
    one, three = Batch(game, 200, seed=4, threads=1), Batch(game, 200, seed=4, threads=3)
    assert len(three._cut(200)) == 3
    for _ in range(300):
        actions = one.random_actions()
        assert (actions == three.random_actions()).all()
        one.step(actions)
        three.step(actions)
    assert one.tables.tobytes() == three.tables.tobytes()
    for name in ("observations", "masks", "seats", "rewards", "dones", "seeds"):
        assert (getattr(one, name) == getattr(three, name)).all()
    three.close()


def test_an_illegal_action_is_refused_and_no_game_has_changed(game):
    batch = Batch(game, 4, seed=2)
    before = batch.tables.tobytes()
    actions = batch.random_actions()
    for wrong in (-1, batch.game.n_actions, int(np.flatnonzero(~batch.masks[2])[0])):
        actions[2] = wrong
        with pytest.raises(kogge.IllegalMove, match=rf"Game 2: action {wrong} is not legal; legal are \d"):
            batch.step(actions)
    assert batch.tables.tobytes() == before


def test_random_opponents_move_between_the_learners_decisions_and_the_learner_changes_seats(game):
    batch = Batch(game, 8, seed=6, opponents="random")
    places = np.arange(8)
    assert (batch.learners == places % batch.players).all()
    games = np.zeros(8, np.int64)
    for _ in range(300):
        assert (batch.seats == batch.learners).all()
        batch.step(batch.random_actions())
        games += batch.dones
        assert (batch.learners == (places + games) % batch.players).all()
    assert games.min() >= 1


def test_the_same_seed_gives_the_same_games_and_none_gives_others(game):
    batch = Batch(game, 6, seed=11)
    first = batch.observations.copy()
    batch.step(batch.random_actions())
    batch.reset(11)
    assert (batch.observations == first).all()
    assert not batch.dones.any()
    batch.reset()
    one = batch.seeds.copy()
    batch.reset()
    assert (batch.seeds != one).all()


def test_final_observations_keeps_the_last_observation_of_an_ended_game(game):
    batch = Batch(game, 2, seed=1, final_observations=True)
    while not batch.dones.any():
        movers, rows = batch.seats.copy(), batch.tables.copy()
        actions = batch.random_actions()
        batch.write_into(seats=np.full(2, -7))  # an array that is handed over holds nothing of the previous game
        batch.step(actions)
    place = int(np.flatnonzero(batch.dones)[0])
    assert not (batch.final_observations[place] == batch.observations[place]).all()
    table = CompiledMatch(batch._task, 0)
    table.set_position(rows[place : place + 1])
    table.decide(int(actions[place]))
    table.resolve_event()
    assert table.is_over
    seen = np.zeros(batch.game.obs_size, np.float32)
    table.observe(int(movers[place]), seen)
    assert (batch.final_observations[place] == seen).all()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"games": 0}, "games is a whole number from 1 to 16777216, not 0."),
        ({"threads": 0}, "threads is a whole number from 1 to 1024, not 0."),
        ({"players": 99}, "players, not 99."),
        ({"options": ["fog"]}, "has no option 'fog'"),
        ({"opponents": "strong"}, "There is no bot 'strong'; the levels are random, beginner, easy, medium, net, hard"),
        ({"opponents": 3}, "An opponent is a bot's name or a callable, not 3."),
        ({"opponents": ["random"], "players": 4}, "a list of 3; this list has 1."),
        ({"reward": "glory"}, "There is no reward 'glory'; the kinds are win, margin, points, or a callable."),
        ({"seed": -1}, "The first seed is a whole number from 0 to 2^62 - 1, not -1."),
    ],
)
def test_bad_settings_get_one_clear_sentence(wrong, sentence):
    with pytest.raises(kogge.BadOption) as caught:
        Batch("speicherstadt", **{"games": 2} | wrong)
    assert sentence in str(caught.value)


@pytest.mark.about("speicherstadt")
def test_arrays_that_do_not_fit_get_one_clear_sentence():
    batch = Batch("speicherstadt", 2, seed=1)
    size = batch.game.obs_size
    for wrong in (np.zeros((2, size)), np.zeros((3, size), np.float32), np.zeros((size, 2), np.float32).T, [[0.0] * size] * 2):
        with pytest.raises(kogge.BadOption, match="observations must be a writeable C-contiguous numpy array, float32 of shape"):
            batch.write_into(observations=wrong)
    with pytest.raises(kogge.BadOption, match=r"The actions, one for each game, are whole numbers in an array of shape \(2,\), not int64"):
        batch.step([1, 2, 3])


def test_medium_as_opponent_plays_the_games_of_the_arena(game):
    """With medium in every seat, as opponent and as learner, the games equal those of the arena."""
    batch = Batch(game, 2, seed=21, opponents="medium")
    shares, points, _ = rule_of_thumb_games(batch.config, [21, 22], [[MEDIUM] * batch.players] * 2)
    running = np.arange(2)
    while len(running):
        batch.step(by_rules_of_thumb(batch, running, MEDIUM), running)
        over = running[batch.dones[running]]
        assert (batch.points[over] == points[over]).all()
        assert (batch.shares[over] == shares[over]).all()
        running = running[~batch.dones[running]]


def test_opponents_decide_for_their_own_seats_with_those_seats_observations(game):
    asked = []

    def last_move(batch: Batch, places: np.ndarray) -> np.ndarray:
        asked.append((batch.seats[places] - batch.learners[places]) % batch.players)
        assert batch.masks[places].sum(1).min() > 1
        seen = np.zeros(batch.game.obs_size, np.float32)
        batch.engine.observe(batch.config.loaded.rows, batch.tables[places[:1]], batch.seats[places[0]], seen)
        assert (batch.observations[places[0]] == seen).all()
        return batch.legal[places, batch.open_moves[places] - 1]

    players = game_by_id(game).default_players
    batch = Batch(game, 8, seed=6, opponents=[last_move] + ["random"] * (players - 2))
    twin = Batch(game, 8, seed=6, opponents=[last_move] + ["random"] * (players - 2), threads=3)
    games = np.zeros(8, np.int64)
    for _ in range(200):
        assert (batch.seats == batch.learners).all()
        actions = batch.random_actions()
        batch.step(actions)
        twin.step(actions)
        games += batch.dones
    assert games.min() >= 1
    assert set(np.concatenate(asked)) == {1}
    assert batch.tables.tobytes() == twin.tables.tobytes()


@pytest.mark.about("speicherstadt")
def test_net_as_opponent_plays_the_moves_of_the_bot_net():
    batch = Batch("speicherstadt", 1, players=3, seed=4, opponents="net")
    match = kogge.new("speicherstadt", 3, seed=4)
    while match.seat:
        if match.seat == 1:
            action = batch.random_actions()
            check_place(batch, 0, match)
            batch.step(action)
            match.play(match.loaded.move_texts[action[0]])
        else:
            match.play(kogge.bots.choose(match, "net"))
    assert batch.dones[0]
    assert batch.points[0].tolist() == match.points()


@pytest.mark.about("speicherstadt")
def test_any_bot_can_be_an_opponent_and_illegal_moves_of_opponents_are_refused():
    batch = Batch("speicherstadt", 1, players=2, seed=4, opponents="hard@1")
    batch.step(batch.random_actions())
    for wrong in (lambda batch, places: [-1] * len(places), lambda batch, places: "no"):
        with pytest.raises(kogge.KoggeError, match=r"is not legal|The opponents' actions are whole numbers"):
            Batch("speicherstadt", 64, players=3, seed=1, opponents=wrong)


@pytest.mark.about("speicherstadt")
def test_rewards_are_points_or_a_custom_function():
    def second(points: np.ndarray, shares: np.ndarray) -> np.ndarray:
        return points - points.max(1, keepdims=True) + shares

    own, points = (Batch("speicherstadt", 16, seed=1, reward=reward) for reward in (second, "points"))
    while not own.dones.any():
        actions = own.random_actions()
        own.step(actions)
        points.step(actions)
    over = own.dones
    assert (points.rewards[over] == points.points[over]).all()
    assert (own.rewards[over] == own.points[over] - own.points[over].max(1, keepdims=True) + own.shares[over]).all()
    assert not own.rewards[~over].any()


@pytest.mark.about("speicherstadt")
@pytest.mark.parametrize("wrong", [lambda points, shares: 1.0, lambda points, shares: points * np.nan, lambda points, shares: "much"])
def test_an_invalid_reward_function_is_refused(wrong):
    batch = Batch("speicherstadt", 4, seed=1, reward=wrong)
    with pytest.raises(kogge.BadOption, match="The reward <function"):
        follow(batch, 200)


@pytest.mark.about("speicherstadt")
def test_step_plays_only_the_given_places():
    batch = Batch("speicherstadt", 4, seed=1)
    before = batch.tables.copy()
    batch.step(batch.random_actions()[[2, 0]], [2, 0])
    assert [before[place] != batch.tables[place] for place in range(4)] == [True, False, True, False]
    assert batch.turns.tolist() == [1, 0, 1, 0]
    for wrong in ([0, 0], [4], [-1], [], [0.5], "x", None.__class__):
        with pytest.raises(kogge.BadOption):
            batch.step([0] * np.size(wrong), wrong)
