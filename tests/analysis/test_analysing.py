"""Analyses: contributions add up, results are reproducible, known blunders are found, hidden information is not used."""

from __future__ import annotations

import numpy as np
import pytest

import kogge
from kogge.analysis import BLUNDER, BRILLIANT, INACCURACY, MISTAKE, Analysis, Choice, analyse, iter_analysis, rank_moves
from kogge.analysis.game_analysis import GameAnalyzer
from kogge.analysis.rollouts import SHARE, SPECTATOR, Rollouts
from kogge.analysis.verdicts import LOSSES, is_mistake, is_worse, verdict_of
from kogge.bots import choose
from kogge.bots.compiled import rule_of_thumb_games
from kogge.bots.rules_of_thumb import MEDIUM
from kogge.engine.errors import KoggeError
from kogge.engine.record_view import record_view
from kogge.games import game_ids

pytestmark = pytest.mark.about("speicherstadt")
DEPTH = 12


def play_bots(game, players, seed, until=lambda match: False):
    """A game between bots of level medium."""
    match, turn = kogge.new(game, players=players, seed=seed), 0
    while match.seat and not until(match):
        match.play(choose(match, "medium", seed=turn))
        turn += 1
    return match


def permuted(match, seat, seed):
    """The same position with everything resampled that a seat (from 0; -1: a spectator) cannot know."""
    twin = match.copy()
    match.game.resample_hidden(match.loaded.box, record_view(twin.rows), seat, seed)
    return twin


def could_complete(match):
    """Can the player to decide either complete a contract, or end the processing and lose the cube?"""
    contracts = match.view(None)["seats"][match.seat - 1]["contracts"]
    full = [f"deliver {one['missing'][0]} {number}" for number, one in enumerate(contracts, 1) if len(one["missing"]) == 1]
    moves = match.moves()
    return "done" in moves and any(move in moves for move in full)


@pytest.fixture(scope="module")
def game():
    return play_bots("speicherstadt", 2, 4)


@pytest.fixture(scope="module")
def partial_analyses(game):
    """Every intermediate result of the analysis."""
    return list(iter_analysis(game, DEPTH, seed=3))


@pytest.fixture(scope="module")
def analysis(partial_analyses):
    return partial_analyses[-1]


def check_that_balances_add_up(analysis):
    for one in analysis.seats:
        parts = one.balance
        assert parts.first + parts.chance + parts.mistakes + parts.others + parts.uncertain == pytest.approx(parts.last, abs=0.01)
        assert parts.mistakes <= 0, "own decisions can only cost"
        assert one.points_lost >= 0
        assert parts.first == pytest.approx(1 / analysis.players, abs=1e-4)
    assert [one.balance.last for one in analysis.seats] == list(analysis.moments[-1].shares)


def test_chance_and_mistakes_add_up_to_the_result(game, analysis):
    check_that_balances_add_up(analysis)
    assert [one.seat for one in analysis.seats if one.balance.last] == game.winners()
    assert analysis.moments[-1].points == analysis.result == tuple(game.points())


@pytest.mark.about("colonia")
def test_chance_and_mistakes_add_up_where_choices_are_made_in_secret():
    match = play_bots("colonia", 3, 2, until=lambda match: len(match.lines) > 60)
    analysis = analyse(match, 4)
    check_that_balances_add_up(analysis)
    assert not analysis.over


def test_only_mistakes_cost_their_player_something(analysis):
    assert any(one.is_mistake for one in analysis.decisions)
    for one in analysis.decisions:
        assert one.effects[one.seat - 1] <= 0
        assert one.points_effects[one.seat - 1] <= 0
        if not one.is_mistake:
            assert not any((*one.effects, *one.points_effects)), "compared with the best move, a good one costs nothing"
    for seat in (1, 2):
        own = [one for one in analysis.decisions if one.seat == seat]
        assert analysis.seats[seat - 1].balance.mistakes == pytest.approx(-sum(one.loss for one in own), abs=1e-3)
        worst = analysis.worst_of(seat, 5)
        assert [one.severity for one in worst] == sorted((one.severity for one in own if one.is_mistake), reverse=True)[:5]


def choice(move, share, points, tried, behind=0.0, points_behind=0.0, worth_behind=0.0):
    """A move with these values, all of them certain."""
    return Choice(move, share, 0.0, points, 0.0, behind, 0.0, points_behind, 0.0, worth_behind, 0.0, tried)


def test_where_win_chances_are_flat_points_decide_the_verdict():
    lost = (choice("load", 0.0, 12.0, 1.0), choice("pass", 0.0, 8.0, 0.05, 0.0, 4.0, 0.05))
    assert verdict_of(lost, "pass", 6.0) == BLUNDER
    assert verdict_of(lost, "pass", 20.0) == INACCURACY
    assert verdict_of(lost, "load", 6.0) == ""
    open_game = (choice("load", 0.5, 12.0, 1.0), choice("pass", 0.38, 8.0, 0.05, 0.12, 4.0, 0.1))
    assert verdict_of(open_game, "pass", 6.0) == MISTAKE
    assert verdict_of(open_game, "load", 6.0) == BRILLIANT
    liked = choice("pass", 0.38, 8.0, 0.6, 0.12, 4.0, 0.1)
    assert is_worse(liked)
    assert not is_mistake(liked), "a move that the search tries nearly as often as the best one is no mistake"
    assert is_mistake(open_game[1])


def test_turning_points_are_spread_over_the_game(game, analysis):
    assert 2 <= len(analysis.turning_points) <= 3
    assert list(analysis.turning_points) == sorted(analysis.turning_points)
    assert len({analysis.moments[line].round for line in analysis.turning_points}) == len(analysis.turning_points)
    analyzer = GameAnalyzer(game, DEPTH, 3, 1)
    shares = [np.zeros(2) for _ in analyzer.lines]
    events = [number for number, line in enumerate(analyzer.lines) if number > 1 and line.seat is None]
    for number in events[-5:]:
        shares[number] = np.array([1.0, 0.0])  # five equally large events, one after the other at the end
    assert len(analyzer._turning_points(shares)) == 1


def test_two_analyses_with_the_same_seed_are_equal(game, analysis):
    assert analyse(game, DEPTH, seed=3, threads=1) == analysis
    assert Analysis.from_json(analysis.as_json()) == analysis
    assert analysis.things


def test_every_line_has_a_moment_and_every_choice_is_evaluated(game, analysis):
    assert [one.text for one in analysis.moments] == ["", *game.lines]
    assert [f"{one.seat} {one.played}" for one in analysis.decisions] == [line for line in game.lines if not line.startswith("*")]
    assert all(one.played in [choice.move for choice in one.choices] for one in analysis.decisions)
    assert sum(one.decisions for one in analysis.seats) == len(analysis.decisions)
    assert all(sum(one.shares) == pytest.approx(1, abs=1e-3) for one in analysis.moments)


def test_the_curves_come_first_and_the_decisions_after(partial_analyses, analysis):
    assert len(partial_analyses[0].moments) == len(analysis.moments)
    assert not partial_analyses[0].decisions
    assert [one.progress for one in partial_analyses] == sorted({one.progress for one in partial_analyses})
    assert analysis.progress == 1


def test_a_blunder_inserted_into_a_game_is_found():
    """A player who could complete a contract plays `done` and loses the cube."""

    match = next(match for seed in range(1, 30) if (match := play_bots("speicherstadt", 2, seed, until=could_complete)).seat)
    blunder = len(match.lines) + 1
    match.play("done")
    analysis = analyse(match, 60).decision_at(blunder)
    assert analysis.played == "done"
    assert analysis.verdict in (BLUNDER, MISTAKE, INACCURACY)
    assert analysis.loss >= LOSSES[analysis.verdict] or analysis.is_flat
    assert any(choice.move.startswith("deliver") and choice.points - analysis.choice.points > 2 for choice in analysis.choices)


@pytest.mark.parametrize("game", game_ids())
def test_rollouts_from_the_start_predict_the_win_shares_of_bot_games(game):
    match, count = kogge.new(game, seed=5), 600
    before = kogge.Match(match.config, 1)  # nothing has happened, not even a chance event
    imagined = Rollouts(match.config).play_out(before.rows, SPECTATOR, 1, 0, count)[:, SHARE].mean(0)
    wins = rule_of_thumb_games(match.config, np.arange(4 * count), np.full((4 * count, match.players), MEDIUM))[0].mean(0)
    error = np.sqrt(wins * (1 - wins) * (1 / count + 1 / (4 * count)))
    assert np.all(np.abs(imagined - wins) < 3.5 * error), (imagined, wins)


@pytest.mark.parametrize("game", game_ids())
def test_resampling_for_a_spectator_keeps_the_public_view_and_gives_a_playable_table(game):
    for seed, lines in ((1, 30), (2, 80)):
        match = play_bots(game, None, seed, until=lambda match, lines=lines: len(match.lines) > lines)
        twin = permuted(match, SPECTATOR, 9)
        assert twin.view(None) == match.view(None)
        twin = kogge.Match(match.config, 1)
        twin.set_position(permuted(match, SPECTATOR, 9).rows)
        while twin.seat:
            twin.play(twin.moves()[0])
        assert twin.winners()


@pytest.mark.about("colonia")
def test_hidden_information_changes_neither_rollouts_nor_ranked_moves():
    changed = 0
    for seed, lines in ((3, 25), (4, 70), (5, 130)):
        match = play_bots("colonia", 4, seed, until=lambda match, lines=lines: len(match.lines) > lines)
        rollouts, other = Rollouts(match.config), permuted(match, SPECTATOR, 7)
        changed += other.rows.tobytes() != match.rows.tobytes()
        seen = [rollouts.play_out(one.rows, SPECTATOR, 1, 0, 5) for one in (match, other)]
        assert np.array_equal(*seen)
        assert rank_moves(permuted(match, match.seat - 1, 7), 5) == rank_moves(match, 5)
    assert changed


def test_requested_moves_are_ranked_too_and_illegal_ones_refused():
    match = kogge.new("speicherstadt", players=3, seed=1)
    worst = match.moves()[-1]
    choices = rank_moves(match, 5, also=[worst])
    assert worst in [choice.move for choice in choices]
    assert choices[0].behind == 0
    with pytest.raises(KoggeError, match="not among the moves"):
        rank_moves(match, 5, also=["buy"])
    with pytest.raises(KoggeError, match="no moves to rank"):
        rank_moves(play_bots("speicherstadt", 2, 4), 5)
