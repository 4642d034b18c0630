"""The games in OpenSpiel: its own tests pass, its search plays them, and no state reveals hidden information."""

from __future__ import annotations

import itertools
import json
import pickle
import re
import subprocess
import sys
from fractions import Fraction

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import kogge
from kogge.engine.match import Match
from kogge.envs.openspiel import RolloutEvaluator, state_of
from kogge.games import game_by_id, game_ids
from kogge.games.speicherstadt.words import SHIP

UNIFORM = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def load_game(game: str, **params: object) -> pyspiel.Game:
    return pyspiel.load_game(f"kogge_{game}", params)


def first_decision(opened: pyspiel.Game) -> pyspiel.State:
    return advance(opened.new_initial_state(), 0)


def advance(state: pyspiel.State, decisions: int, seed: int = 1) -> pyspiel.State:
    random = np.random.default_rng(seed)
    while state.is_chance_node() or (decisions and not state.is_terminal()):
        decisions -= not state.is_chance_node()
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


def test_every_game_is_registered():
    assert {f"kogge_{game}" for game in game_ids()} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("seed", [1, -1])
def test_openspiels_random_sim_test_passes_with_serialization(game, seed):
    fewest = kogge.list_games()[game]["players"][0]
    pyspiel.random_sim_test(load_game(game, seed=seed, players=fewest), num_sims=1, serialize=True, verbose=False)


def assert_same_state(one: pyspiel.State, two: pyspiel.State) -> None:
    assert str(one) == str(two)
    assert one.history() == two.history()
    assert one.legal_actions() == two.legal_actions()
    for seat in range(one.num_players()):
        assert one.information_state_string(seat) == two.information_state_string(seat)
        assert one.observation_tensor(seat) == two.observation_tensor(seat)


def test_a_state_survives_serialization_and_pickling(game):
    opened = load_game(game, seed=2)
    state = advance(opened.new_initial_state(), 30)
    assert_same_state(opened.deserialize_state(state.serialize()), state)
    assert_same_state(pickle.loads(pickle.dumps(state)), state)
    again = pickle.loads(pickle.dumps(opened))
    assert (str(again), again.new_initial_state().legal_actions()) == (str(opened), [0])


@pytest.mark.about("speicherstadt")
def test_a_pickled_state_and_game_are_read_in_another_process(tmp_path):
    opened = load_game("speicherstadt", seed=2)
    state = advance(opened.new_initial_state(), 5)
    (tmp_path / "state").write_bytes(pickle.dumps((opened, state)))
    code = f"import pickle; print(*pickle.load(open({str(tmp_path / 'state')!r}, 'rb')))"
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert process.stdout == f"{opened} {state}\n", process.stderr


@pytest.mark.parametrize("seed", [3, -1])
def test_a_history_replays(game, seed):
    opened = load_game(game, seed=seed)
    state = advance(opened.new_initial_state(), 40)
    again = opened.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert_same_state(again, state)


def test_a_seed_gives_the_same_game_as_kogge_new(game):
    match, state = kogge.new(game, seed=13), first_decision(load_game(game, seed=13))
    while match.seat is not None:
        assert state.current_player() == match.seat - 1
        assert state.observation_string(match.seat - 1) == json.dumps(match.view(match.seat))
        action = state.legal_actions()[len(match.lines) % len(state.legal_actions())]
        match.play(state.action_to_string(action))
        state.apply_action(action)
        advance(state, 0)
    assert state.is_terminal()
    assert len(state.history()) == len(match.lines), "a line of the record is an action of the history"


@pytest.mark.parametrize("seed", [4, -1])
def test_an_illegal_action_is_refused_and_changes_nothing(game, seed):
    state = load_game(game, seed=seed).new_initial_state()
    for _ in range(60):
        before, legal = str(state), state.legal_actions()
        for action in {-5, 0, 1, 99, 256, 257, 10**9} - set(legal):
            with pytest.raises(kogge.IllegalMove):
                state.apply_action(action)
        assert (str(state), state.legal_actions()) == (before, legal)
        state.apply_action(legal[-1])


def test_information_state_tensor_is_refused_and_the_error_names_the_alternatives(game):
    state = first_decision(load_game(game, seed=4))
    with pytest.raises(kogge.BadOption, match="use information_state_string or observation_tensor"):
        state.information_state_tensor()


def test_the_returns_follow_from_the_final_points(game):
    opened = load_game(game, seed=3, reward="margin")
    state = advance(opened.new_initial_state(), 10_000)
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    match = kogge.new(game)
    match.rows[:] = state._table.rows
    points = match.points()
    assert state.returns() == pytest.approx([mine - (sum(points) - mine) / (len(points) - 1) for mine in points])
    assert sum(state.returns()) == pytest.approx(0)
    assert opened.min_utility() <= min(state.returns()) <= max(state.returns()) <= opened.max_utility()


def test_moves_are_in_our_notation_and_observations_are_the_seats_view(game):
    state = first_decision(load_game(game, seed=4))
    seat, config = state.current_player(), state._table.task.config
    texts = [state.action_to_string(seat, action) for action in state.legal_actions()]
    assert all(text in config.loaded.actions for text in texts)
    assert f'"game": "{game}"' in state.observation_string(seat)


def test_a_resampled_state_is_indistinguishable_from_the_real_one(game):
    opened = load_game(game, seed=5)
    state = advance(opened.new_initial_state(), 25)
    seat = state.current_player()
    tables = set()
    for _ in range(5):
        other = state.resample_from_infostate(seat, UNIFORM)
        assert other.current_player() == seat
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        tables.add(str(other))
    assert len(tables) == 5, "at least future chance differs each time"
    assert str(state) not in tables


def test_the_information_state_depends_on_the_seats_own_actions(game):
    opened = load_game(game, seed=6)
    state = first_decision(opened)
    one, two = state.clone(), state.clone()
    seat = state.current_player()
    assert one.information_state_string(seat) == state.information_state_string(seat)
    first, last = state.legal_actions()[0], state.legal_actions()[-1]
    one.apply_action(first)
    two.apply_action(last)
    assert one.information_state_string(seat) != two.information_state_string(seat)
    late, lazy = advance(one, 12), one.clone()
    assert late.information_state_string(seat) == lazy.information_state_string(seat), "asking early or late is the same"


def test_clones_do_not_reveal_future_chance(game):
    state = load_game(game, seed=7, chance="sampled").new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    futures = set()
    for outcome in state.clone().legal_actions():
        twin = state.clone()
        twin.apply_action(outcome)
        futures.add(str(twin))
    assert len(futures) == 256
    state.apply_action(0)
    assert str(state) not in futures, "none of them is the outcome of the seed"


def test_chance_outcomes_are_complete_and_have_the_exact_probabilities(game):
    state, match = load_game(game).new_initial_state(), Match(kogge.game_config(game), 0, manual_chance=True)
    random = np.random.default_rng(3)
    for _ in range(80):
        if not state.is_chance_node():
            action = int(random.choice(state.legal_actions()))
            match.play(state.action_to_string(action))
        else:
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            if not state.is_chance_listed():
                break
            texts = [state.action_to_string(outcome).removeprefix("* ") for outcome, _ in outcomes]
            exact = match.chance_outcomes()
            assert [float(exact[text]) for text in texts] == [chance for _, chance in outcomes]
            action = int(random.choice([outcome for outcome, _ in outcomes]))
            match.apply_chance(texts[action - 1])
        state.apply_action(action)
        assert state._table.rows["phase"] == match.rows["phase"]
        match.rows["chance"] = state._table.rows["chance"]
        assert match.rows.tobytes() == state._table.rows.tobytes()


@pytest.mark.about("speicherstadt")
def test_the_probability_of_a_card_follows_from_the_cards_left():
    match = Match(kogge.game_config("speicherstadt", 3), 0, manual_chance=True)
    match.apply_chance("start 1")
    assert match.chance_outcomes()["card office"] == Fraction(1, 12)
    match.rows["left"][0, SHIP] += 2
    match.rows["stack_left"] += 2
    outcomes = match.chance_outcomes()
    assert outcomes["card office"] == Fraction(1, 14)
    ships = sum(chance for text, chance in outcomes.items() if text.startswith("card ship"))
    assert ships == Fraction(2, 14)
    three = outcomes["card ship coffee coffee coffee"]
    assert three == ships * Fraction(9 * 8 * 7, 45 * 44 * 43), "drawn blind from nine of each of five goods"


@pytest.mark.about("colonia")
def test_all_rolls_of_three_dice_are_listed_and_those_of_four_are_sampled(tmp_path):
    """In the printed box at least four dice are rolled; here some of its week cards have three."""
    text = (game_by_id("colonia").folder / "box.toml").read_text("utf-8")
    (tmp_path / "box.toml").write_text(re.sub(r"dice = [56]\b", "dice = 3", text), "utf-8")
    state = load_game("colonia", players=3, box=str(tmp_path / "box.toml")).new_initial_state()
    random, dice = np.random.default_rng(5), {}
    for _ in range(600):
        if state.is_terminal() or {3, 4} <= dice.keys():
            break
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        if state.is_chance_node() and state._table.match().events_due()[0].startswith("dice"):
            dice[state._table.match().events_due()[0].count("D")] = state.clone()
        state.apply_action(int(random.choice(outcomes)))
    assert dice.keys() == {3, 4}
    assert [dice[count].is_chance_listed() for count in (3, 4)] == [True, False]
    rolled = {dice[3].action_to_string(outcome): chance for outcome, chance in dice[3].chance_outcomes()}
    assert rolled == {f"* dice {one} {two} {three}": pytest.approx(1 / 216) for one, two, three in itertools.product(range(1, 7), repeat=3)}


def test_the_text_of_a_state_is_a_drawing_of_the_table(game):
    state = first_decision(load_game(game, seed=3))
    title, *drawn = str(state).splitlines()
    assert title.startswith(f"{kogge.list_games()[game].title}, player {state.current_player()} decides, table ")
    assert len(drawn) > 10
    assert "\x1b" not in str(state)


@pytest.mark.about("speicherstadt")
def test_another_box_is_a_parameter(tmp_path):
    text = (game_by_id("speicherstadt").folder / "box.toml").read_text("utf-8")
    (tmp_path / "box.toml").write_text(text, "utf-8")
    opened = pyspiel.load_game(f"kogge_speicherstadt(players=2,box={tmp_path / 'box.toml'})")
    assert str(tmp_path) in str(opened.get_parameters()["box"])
    assert not opened.new_initial_state().is_terminal()
    with pytest.raises(kogge.BadBox):
        load_game("speicherstadt", box=str(tmp_path / "none.toml"))


def test_a_seed_repeats_the_game(game):
    one, two, other = (str(advance(load_game(game, seed=seed).new_initial_state(), 40)) for seed in (8, 8, 9))
    assert one == two != other


@pytest.mark.parametrize("evaluator", ["ours", "theirs"])
def test_openspiels_ismcts_plays(game, evaluator):
    opened = load_game(game, seed=10)
    random = np.random.RandomState(1)
    judge = RolloutEvaluator(1, seed=1) if evaluator == "ours" else mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(opened, judge, uct_c=0.7, max_simulations=12, random_state=random)
    state = advance(opened.new_initial_state(), 10)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        advance(state, 0)


def test_the_rollout_evaluator_is_zero_sum_and_reproducible(game):
    state = first_decision(load_game(game, seed=11))
    paid = RolloutEvaluator(40, seed=2).evaluate(state)
    assert paid.sum() == pytest.approx(0, abs=1e-9)
    assert (paid == RolloutEvaluator(40, seed=2).evaluate(state)).all()
    assert paid.any()
    assert sum(share for _, share in RolloutEvaluator().prior(state)) == pytest.approx(1)


def test_a_match_becomes_a_state(game):
    match = kogge.new(game, seed=12)
    for _ in range(20):
        match.play(match.moves()[-1])
    state = state_of(match)
    assert state.current_player() == match.seat - 1
    assert [state.action_to_string(action) for action in state.legal_actions()] == match.moves()
    state.apply_action(state.legal_actions()[0])
    assert len(match.moves()) > 1, "the match itself is unchanged"


@pytest.mark.about("speicherstadt")
def test_a_match_with_another_box_is_refused(tmp_path):
    from kogge.games import game_by_id

    other = tmp_path / "box.toml"
    other.write_text((game_by_id("speicherstadt").folder / "box.toml").read_text("utf-8"), "utf-8")
    with pytest.raises(kogge.BadOption, match="standard box"):
        state_of(kogge.new("speicherstadt", box=other))


@pytest.mark.parametrize(
    ("params", "sentence"),
    [
        ({"players": 99}, "players, not 99."),
        ({"options": "fog"}, "has no option 'fog'"),
        ({"reward": "glory"}, "The reward is win or margin, not 'glory'"),
        ({"chance": "dice"}, "chance is exact or sampled, not 'dice'"),
    ],
)
def test_bad_parameters_get_one_clear_sentence(params, sentence):
    with pytest.raises(kogge.BadOption) as caught:
        load_game("speicherstadt", **params)
    assert sentence in str(caught.value)


def test_options_are_joined_by_a_plus():
    names = list(kogge.list_games()["hellweg"]["options"])[:2]
    opened = load_game("hellweg", players=4, options="+".join(names))
    assert opened.new_initial_state()._table.task.config.options == tuple(names)
    assert load_game("speicherstadt", options="").new_initial_state()._table.task.config.options == ()


def test_a_process_that_registers_the_games_exits_cleanly():
    done = subprocess.run([sys.executable, "-c", "import kogge.envs.openspiel"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
