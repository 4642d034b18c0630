"""The steps of a match: seat or chance, text, forced or chosen, the views before and after, and the line of each."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import kogge
from kogge.engine.match import Match, Step
from kogge.engine.record_view import record_view
from kogge.games import game_ids
from position import new_position
from random_play import MovePicker, played, tables

TABLES = tables()


def without_chance(rows: np.ndarray) -> list:
    return [rows[name].tolist() for name in rows.dtype.names if name != "chance"]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_replaying_the_steps_gives_the_same_table_and_only_single_moves_are_forced(game, players, options):
    match = played(game, players, options)
    kind, box = match.game, match.loaded.box
    rows, moves, event = np.zeros(1, kind.Table), np.zeros(kind.n_actions, np.int16), np.zeros(kind.event_size, np.int16)
    s = record_view(rows)
    kind.setup(box, s, players, kind.option_bits(match.options), 99)
    forced = 0
    for step in match.steps():
        if step.seat is None:
            assert kind.read_event(box, s, step.text.split(" "), event)
            assert kind.may_happen(box, s, event)
            kind.happen(box, s, event)
        else:
            assert step.seat == kind.to_move(s) + 1
            action, open_moves = match.loaded.actions[step.text], kind.legal(box, s, moves)
            assert action in moves[:open_moves]
            assert step.forced == (open_moves == 1)
            forced += step.forced
            kind.step(box, s, action)
    assert without_chance(rows) == without_chance(match.rows)
    assert forced


@pytest.mark.parametrize("game", game_ids())
def test_unforced_steps_are_the_record_and_forced_ones_belong_to_the_line_before(game):
    match = played(game, 3)
    line = 0
    for step in match.steps():
        line += not step.forced
        assert step.line == line
        if not step.forced:
            assert match.lines[line - 1] == f"{step.seat or '*'} {step.text}"
    assert line == len(match.lines)


@pytest.mark.parametrize("game", game_ids())
def test_a_watcher_gets_the_steps_as_they_are_made(game):
    match, dice = kogge.new(game, players=3, seed=5), MovePicker(5)
    seen_steps: list[Step] = match.steps()
    match.watch(seen_steps.append)
    while not match.is_over:
        match.play(dice.pick(match.moves()))
        assert seen_steps[-1].after(1) == match.view(1)
    assert seen_steps == match.steps()
    for step, following in itertools.pairwise(seen_steps):
        assert step.after() == following.before()
        assert step.after(2) == following.before(2)


def test_without_a_watcher_no_step_is_kept_and_views_are_made_lazily():
    match, seen_steps = kogge.new("speicherstadt", players=3, seed=1), []
    match.play("bid 1")
    assert match._last_reported is None
    match.watch(seen_steps.append)
    match.play("bid 1")
    assert not seen_steps[0]._before._views
    assert not seen_steps[0]._after._views
    match.watch(None)
    match.play("bid 1")
    assert (len(seen_steps), match._last_reported) == (1, None)
    assert match.copy()._watcher is None


def test_after_an_undo_the_next_step_starts_from_the_current_table():
    match, seen_steps = kogge.new("speicherstadt", players=3, seed=1), []
    match.watch(seen_steps.append)
    before = match.view()
    match.play("bid 1")
    match.undo()
    match.play("bid 2")
    assert [step.text for step in seen_steps] == ["bid 1", "bid 2"]
    assert seen_steps[1].before() == before
    assert [step.text for step in match.steps()][-1] == "bid 2"


def test_the_steps_after_set_position_start_from_that_position():
    whole = played("hellweg", 2)
    middle = kogge.load("\n".join(whole.record().replace("Result", "# Result").split("\n")[:60]))
    other: Match = kogge.new("hellweg", players=2, seed=2)
    other.set_position(middle.rows)
    other.play(other.moves()[0])
    steps = other.steps()
    assert (steps[0].line, steps[0].before()) == (1, middle.view())
    assert steps[-1].after() == other.view()


def test_steps_that_only_one_seat_may_see_are_marked():
    """C1.2 Only the drawer sees resources drawn blind; C3.1 only its owner sees a family card until the last one is chosen."""
    at = new_position("colonia", 3)
    at.match.resolve_chance()
    while at.match.view()["phase"] != "family_card":
        at.match.play(at.moves()[0])
    at.play("card 3", "card 4", "card 5")
    steps = at.match.steps()
    assert [step.only for step in steps if step.text.startswith("resources ")] == [1, 2, 3]
    assert [(step.seat, step.only) for step in steps if step.text.startswith("card ")] == [(1, 1), (2, 2), (3, None)]
    assert all(step.only is None for step in steps if step.text.startswith(("ship ", "week ", "booth ")))
