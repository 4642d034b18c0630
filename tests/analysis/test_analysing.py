"""An analysis: what adds up, what repeats itself, what it finds, and that nobody in it knows too much."""

from __future__ import annotations

import numpy as np
import pytest

import kogge
from kogge.analysis import BLUNDER, BRILLIANT, INACCURACY, MISTAKE, Analysis, Choice, analyse, iter_analysis, rank_moves
from kogge.analysis.game_analysis import GameAnalyzer
from kogge.analysis.rollouts import ONLOOKER, SHARE, Rollouts
from kogge.analysis.verdicts import LOSSES, is_mistake, is_worse, verdict_of
from kogge.bots import choose
from kogge.bots.compiled import rule_of_thumb_games
from kogge.bots.rules_of_thumb import MEDIUM
from kogge.engine.errors import KoggeError
from kogge.engine.record_view import record_view
from kogge.games import game_ids

pytestmark = pytest.mark.about("speicherstadt")
DEPTH = 12


def played(game, players, seed, until=lambda match: False):
    """A game between bots of level medium."""
    match, turn = kogge.new(game, players=players, seed=seed), 0
    while match.seat and not until(match):
        match.play(choose(match, "medium", seed=turn))
        turn += 1
    return match


def permuted(match, seat, seed):
    """The same position, but all that a seat (from 0; -1: an onlooker) cannot know is different."""
    twin = match.copy()
    match.game.resample_hidden(match.loaded.box, record_view(twin.rows), seat, seed)
    return twin


def could_complete(match):
    """May the player to decide complete a contract, or be done and lose the cube?"""
    contracts = match.view(None)["seats"][match.seat - 1]["contracts"]
    full = [f"deliver {one['missing'][0]} {number}" for number, one in enumerate(contracts, 1) if len(one["missing"]) == 1]
    moves = match.moves()
    return "done" in moves and any(move in moves for move in full)


@pytest.fixture(scope="module")
def game():
    return played("speicherstadt", 2, 4)


@pytest.fixture(scope="module")
def growing(game):
    """All that was said of it while it grew."""
    return list(iter_analysis(game, DEPTH, seed=3))


@pytest.fixture(scope="module")
def found(growing):
    return growing[-1]


def adds_up(found):
    for one in found.seats:
        parts = one.balance
        assert parts.first + parts.chance + parts.mistakes + parts.others + parts.uncertain == pytest.approx(parts.last, abs=0.01)
        assert parts.mistakes <= 0, "own decisions can only cost"
        assert one.points_lost >= 0
        assert parts.first == pytest.approx(1 / found.players, abs=1e-4)
    assert [one.balance.last for one in found.seats] == list(found.moments[-1].shares)


def test_chance_and_mistakes_add_up_to_the_result(game, found):
    adds_up(found)
    assert [one.seat for one in found.seats if one.balance.last] == game.winners()
    assert found.moments[-1].points == found.result == tuple(game.points())


@pytest.mark.about("colonia")
def test_chance_and_mistakes_add_up_where_choices_are_made_in_secret():
    match = played("colonia", 3, 2, until=lambda match: len(match.lines) > 60)
    found = analyse(match, 4)
    adds_up(found)
    assert not found.over


def test_a_mistake_costs_its_player_and_any_other_move_nothing(found):
    assert any(one.is_mistake for one in found.decisions)
    for one in found.decisions:
        assert one.effects[one.seat - 1] <= 0
        assert one.points_effects[one.seat - 1] <= 0
        if not one.is_mistake:
            assert not any((*one.effects, *one.points_effects)), "a good move gains nothing, compared with the best one"
    for seat in (1, 2):
        own = [one for one in found.decisions if one.seat == seat]
        assert found.seats[seat - 1].balance.mistakes == pytest.approx(-sum(one.loss for one in own), abs=1e-3)
        worst = found.worst_of(seat, 5)
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
    assert not is_mistake(liked), "what the search tries nearly as often as its favourite is nobody's mistake"
    assert is_mistake(open_game[1])


def test_turning_points_are_spread_over_the_game_as_a_person_would_choose_them(game, found):
    assert 2 <= len(found.turning_points) <= 3
    assert list(found.turning_points) == sorted(found.turning_points)
    assert len({found.moments[line].round for line in found.turning_points}) == len(found.turning_points)
    analyzer = GameAnalyzer(game, DEPTH, 3, 1)
    shares = [np.zeros(2) for _ in analyzer.lines]
    events = [number for number, line in enumerate(analyzer.lines) if number > 1 and line.seat is None]
    for number in events[-5:]:
        shares[number] = np.array([1.0, 0.0])  # five equally large events, one after the other at the end
    assert len(analyzer._turning_points(shares)) == 1


def test_two_analyses_with_the_same_seed_are_equal(game, found):
    assert analyse(game, DEPTH, seed=3, threads=1) == found
    assert Analysis.from_json(found.as_json()) == found
    assert found.things


def test_every_line_is_a_moment_and_every_choice_is_weighed(game, found):
    assert [one.text for one in found.moments] == ["", *game.lines]
    assert [f"{one.seat} {one.played}" for one in found.decisions] == [line for line in game.lines if not line.startswith("*")]
    assert all(one.played in [choice.move for choice in one.choices] for one in found.decisions)
    assert sum(one.decisions for one in found.seats) == len(found.decisions)
    assert all(sum(one.shares) == pytest.approx(1, abs=1e-3) for one in found.moments)


def test_the_curves_come_first_and_the_decisions_after(growing, found):
    assert len(growing[0].moments) == len(found.moments)
    assert not growing[0].decisions
    assert [one.progress for one in growing] == sorted({one.progress for one in growing})
    assert found.progress == 1


def test_a_blunder_put_into_a_record_by_hand_is_found():
    """A player who could complete a contract says that they are done, and loses the cube."""

    match = next(match for seed in range(1, 30) if (match := played("speicherstadt", 2, seed, until=could_complete)).seat)
    blunder = len(match.lines) + 1
    match.play("done")
    found = analyse(match, 60).decision_at(blunder)
    assert found.played == "done"
    assert found.verdict in (BLUNDER, MISTAKE, INACCURACY)
    assert found.loss >= LOSSES[found.verdict] or found.is_flat
    assert any(choice.move.startswith("deliver") and choice.points - found.made.points > 2 for choice in found.choices)


@pytest.mark.parametrize("game", game_ids())
def test_at_the_first_move_everyone_expects_what_they_win_in_games_between_bots(game):
    match, count = kogge.new(game, seed=5), 600
    before = kogge.Match(match.config, 1)  # nothing has happened, not even a chance event
    imagined = Rollouts(match.config).played_out(before.rows, ONLOOKER, 1, 0, count)[:, SHARE].mean(0)
    wins = rule_of_thumb_games(match.config, np.arange(4 * count), np.full((4 * count, match.players), MEDIUM))[0].mean(0)
    error = np.sqrt(wins * (1 - wins) * (1 / count + 1 / (4 * count)))
    assert np.all(np.abs(imagined - wins) < 3.5 * error), (imagined, wins)


@pytest.mark.parametrize("game", game_ids())
def test_an_onlooker_knows_what_all_know_and_a_table_dealt_anew_for_them_can_be_played(game):
    for seed, lines in ((1, 30), (2, 80)):
        match = played(game, None, seed, until=lambda match, lines=lines: len(match.lines) > lines)
        twin = permuted(match, ONLOOKER, 9)
        assert twin.view(None) == match.view(None)
        twin = kogge.Match(match.config, 1)
        twin.set_position(permuted(match, ONLOOKER, 9).rows)
        while twin.seat:
            twin.play(twin.moves()[0])
        assert twin.winners()


@pytest.mark.about("colonia")
def test_what_nobody_could_know_changes_neither_a_curve_nor_a_weighed_move():
    changed = 0
    for seed, lines in ((3, 25), (4, 70), (5, 130)):
        match = played("colonia", 4, seed, until=lambda match, lines=lines: len(match.lines) > lines)
        rollouts, other = Rollouts(match.config), permuted(match, ONLOOKER, 7)
        changed += other.rows.tobytes() != match.rows.tobytes()
        seen = [rollouts.played_out(one.rows, ONLOOKER, 1, 0, 5) for one in (match, other)]
        assert np.array_equal(*seen)
        assert rank_moves(permuted(match, match.seat - 1, 7), 5) == rank_moves(match, 5)
    assert changed


def test_moves_asked_for_are_weighed_too_and_others_refused():
    match = kogge.new("speicherstadt", players=3, seed=1)
    worst = match.moves()[-1]
    choices = rank_moves(match, 5, also=[worst])
    assert worst in [choice.move for choice in choices]
    assert choices[0].behind == 0
    with pytest.raises(KoggeError, match="not among the moves"):
        rank_moves(match, 5, also=["buy"])
    with pytest.raises(KoggeError, match="no moves to rank"):
        rank_moves(played("speicherstadt", 2, 4), 5)
