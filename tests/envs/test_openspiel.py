"""The games as OpenSpiel's: its own test passes, its search plays them, and no state gives away what is hidden."""

from __future__ import annotations

import json
import pickle
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


def loaded(game: str, **params: object) -> pyspiel.Game:
    return pyspiel.load_game(f"kogge_{game}", params)


def first_choice(opened: pyspiel.Game) -> pyspiel.State:
    return go_on(opened.new_initial_state(), 0)


def go_on(state: pyspiel.State, decisions: int, seed: int = 1) -> pyspiel.State:
    random = np.random.default_rng(seed)
    while state.is_chance_node() or (decisions and not state.is_terminal()):
        decisions -= not state.is_chance_node()
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


def test_every_game_is_registered():
    assert {f"kogge_{game}" for game in game_ids()} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("seed", [1, -1])
def test_openspiels_random_sim_test_passes_and_writes_and_reads_every_state(game, seed):
    pyspiel.random_sim_test(loaded(game, seed=seed), num_sims=1, serialize=True, verbose=False)


def are_the_same(one: pyspiel.State, two: pyspiel.State) -> None:
    assert str(one) == str(two)
    assert one.history() == two.history()
    assert one.legal_actions() == two.legal_actions()
    for seat in range(one.num_players()):
        assert one.information_state_string(seat) == two.information_state_string(seat)
        assert one.observation_tensor(seat) == two.observation_tensor(seat)


def test_a_state_survives_being_written_and_read_and_being_pickled(game):
    opened = loaded(game, seed=2)
    state = go_on(opened.new_initial_state(), 30)
    are_the_same(opened.deserialize_state(state.serialize()), state)
    are_the_same(pickle.loads(pickle.dumps(state)), state)
    again = pickle.loads(pickle.dumps(opened))
    assert (str(again), again.new_initial_state().legal_actions()) == (str(opened), [0])


@pytest.mark.about("speicherstadt")
def test_a_pickled_state_and_game_are_read_in_another_process(tmp_path):
    opened = loaded("speicherstadt", seed=2)
    state = go_on(opened.new_initial_state(), 5)
    (tmp_path / "state").write_bytes(pickle.dumps((opened, state)))
    code = f"import pickle; print(*pickle.load(open({str(tmp_path / 'state')!r}, 'rb')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == f"{opened} {state}\n", done.stderr


@pytest.mark.parametrize("seed", [3, -1])
def test_a_history_replays(game, seed):
    opened = loaded(game, seed=seed)
    state = go_on(opened.new_initial_state(), 40)
    again = opened.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    are_the_same(again, state)


def test_a_seed_deals_what_kogge_new_deals(game):
    match, state = kogge.new(game, seed=13), first_choice(loaded(game, seed=13))
    while match.seat is not None:
        assert state.current_player() == match.seat - 1
        assert state.observation_string(match.seat - 1) == json.dumps(match.view(match.seat))
        action = state.legal_actions()[len(match.lines) % len(state.legal_actions())]
        match.play(state.action_to_string(action))
        state.apply_action(action)
        go_on(state, 0)
    assert state.is_terminal()
    assert len(state.history()) == len(match.lines), "a line of the record is an action of the history"


@pytest.mark.parametrize("seed", [4, -1])
def test_what_is_not_legal_is_refused_and_changes_nothing(game, seed):
    state = loaded(game, seed=seed).new_initial_state()
    for _ in range(60):
        before, legal = str(state), state.legal_actions()
        for action in {-5, 0, 1, 99, 256, 257, 10**9} - set(legal):
            with pytest.raises(kogge.IllegalMove):
                state.apply_action(action)
        assert (str(state), state.legal_actions()) == (before, legal)
        state.apply_action(legal[-1])


def test_there_is_no_information_state_tensor_and_that_is_said(game):
    state = first_choice(loaded(game, seed=4))
    with pytest.raises(kogge.BadOption, match="take information_state_string, or observation_tensor"):
        state.information_state_tensor()


def test_the_end_pays_as_the_game_says(game):
    opened = loaded(game, seed=3, reward="margin")
    state = go_on(opened.new_initial_state(), 10_000)
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    match = kogge.new(game)
    match.rows[:] = state._table.rows
    points = match.points()
    assert state.returns() == pytest.approx([mine - (sum(points) - mine) / (len(points) - 1) for mine in points])
    assert sum(state.returns()) == pytest.approx(0)
    assert opened.min_utility() <= min(state.returns()) <= max(state.returns()) <= opened.max_utility()


def test_moves_are_in_our_notation_and_observations_are_the_seats_view(game):
    state = first_choice(loaded(game, seed=4))
    seat, config = state.current_player(), state._table.task.config
    texts = [state.action_to_string(seat, action) for action in state.legal_actions()]
    assert all(text in config.loaded.actions for text in texts)
    assert f'"game": "{game}"' in state.observation_string(seat)


def test_a_resampled_state_cannot_be_told_from_the_real_one(game):
    opened = loaded(game, seed=5)
    state = go_on(opened.new_initial_state(), 25)
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
    assert len(tables) == 5, "chance at least goes another way each time"
    assert str(state) not in tables


def test_a_seat_remembers_what_it_saw_and_did(game):
    opened = loaded(game, seed=6)
    state = first_choice(opened)
    one, two = state.clone(), state.clone()
    seat = state.current_player()
    assert one.information_state_string(seat) == state.information_state_string(seat)
    first, last = state.legal_actions()[0], state.legal_actions()[-1]
    one.apply_action(first)
    two.apply_action(last)
    assert one.information_state_string(seat) != two.information_state_string(seat)
    late, lazy = go_on(one, 12), one.clone()
    assert late.information_state_string(seat) == lazy.information_state_string(seat), "asking early or late is the same"


def test_copies_of_a_state_do_not_share_the_chance_to_come(game):
    state = loaded(game, seed=7, chance="sampled").new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    futures = set()
    for outcome in state.clone().legal_actions():
        twin = state.clone()
        twin.apply_action(outcome)
        futures.add(str(twin))
    assert len(futures) == 256
    state.apply_action(0)
    assert str(state) not in futures, "none of them is what the seed brings"


def test_the_outcomes_of_chance_are_all_that_can_come_with_their_probabilities(game):
    state, match = loaded(game).new_initial_state(), Match(kogge.game_config(game), 0, manual_chance=True)
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
def test_a_card_is_as_likely_as_there_are_of_it():
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
def test_three_dice_have_their_56_results_and_four_are_sampled():
    state = loaded("colonia", players=3).new_initial_state()
    random, dice = np.random.default_rng(5), {}
    for _ in range(600):
        if state.is_terminal() or {3, 4} <= dice.keys():
            break
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        if state.is_chance_node() and state._table.match().events_due()[0].startswith("dice"):
            dice[state._table.match().events_due()[0].count("D")] = state.clone()
        state.apply_action(int(random.choice(outcomes)))
    assert any(count <= 3 for count in dice) or dice
    for count, at in dice.items():
        assert at.is_chance_listed() == (count <= 3)
        if count == 3:
            assert len(at.chance_outcomes()) in (56, 216)


def test_a_state_reads_like_the_table(game):
    state = first_choice(loaded(game, seed=3))
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
        loaded("speicherstadt", box=str(tmp_path / "none.toml"))


def test_a_seed_repeats_the_game(game):
    one, two, other = (str(go_on(loaded(game, seed=seed).new_initial_state(), 40)) for seed in (8, 8, 9))
    assert one == two != other


@pytest.mark.parametrize("evaluator", ["ours", "theirs"])
def test_openspiels_ismcts_plays(game, evaluator):
    opened = loaded(game, seed=10)
    random = np.random.RandomState(1)
    judge = RolloutEvaluator(1, seed=1) if evaluator == "ours" else mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(opened, judge, uct_c=0.7, max_simulations=12, random_state=random)
    state = go_on(opened.new_initial_state(), 10)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        go_on(state, 0)


def test_our_evaluator_says_what_random_games_pay(game):
    state = first_choice(loaded(game, seed=11))
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
    assert len(match.moves()) > 1, "the match goes its own way"


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
        loaded("speicherstadt", **params)
    assert sentence in str(caught.value)


def test_options_are_joined_by_a_plus():
    names = list(kogge.list_games()["hellweg"]["options"])[:2]
    opened = loaded("hellweg", players=4, options="+".join(names))
    assert opened.new_initial_state()._table.task.config.options == tuple(names)
    assert loaded("speicherstadt", options="").new_initial_state()._table.task.config.options == ()


def test_the_process_ends_well_after_the_games_were_registered():
    done = subprocess.run([sys.executable, "-c", "import kogge.envs.openspiel"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
