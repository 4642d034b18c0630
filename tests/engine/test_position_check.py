"""A position set by hand is one that can be played on, or it is refused in a sentence and changes nothing."""

from __future__ import annotations

import numpy as np
import pytest

import kogge
import kogge.bots
from kogge.engine.position_check import checked_position
from kogge.engine.ranges import ranges_of
from kogge.games import game_by_id, game_ids
from random_play import sampled

GAMES = [pytest.param(game, marks=pytest.mark.about(game)) for game in game_ids()]


def middle_position(game, number=0):
    places = sampled(game)[number % 25]
    return places[len(places) // 2]


def problem(match, rows):
    before = (match.rows.tobytes(), list(match.lines), match.moves())
    with pytest.raises(kogge.BadOption, match="This is not a valid position: ") as found:
        match.set_position(rows)
    assert found.value.code == "bad_position"
    assert (match.rows.tobytes(), match.lines, match.moves()) == before
    return str(found.value)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_has_a_range(game):
    table = game_by_id(game).Table
    named = {name for name in table.names if not name.startswith("spare_")}
    assert set(ranges_of(table)) == named - {"players", "options"}


@pytest.mark.parametrize("game", GAMES)
def test_positions_of_real_games_are_accepted(game):
    for places in sampled(game)[:6]:
        for at in places[:: max(1, len(places) // 3)]:
            checked_position(at.config, at.rows)


@pytest.mark.parametrize("game", GAMES)
def test_a_field_out_of_its_range_is_refused_by_its_name(game):
    at = middle_position(game)
    for name, allowed in ranges_of(at.game.Table).items():
        most = at.players - 1 if allowed.is_seat else allowed.most
        for wrong in (allowed.least - 1, most + 1):
            if np.iinfo(at.game.Table[name].base).min <= wrong <= np.iinfo(at.game.Table[name].base).max:
                rows = at.rows.copy()
                rows[name].reshape(-1)[-1:] = wrong
                assert f"{name} is {wrong}, and must be from {allowed.least} to {most}" in problem(at.copy(), rows)


@pytest.mark.parametrize("game", GAMES)
def test_another_number_of_players_is_refused(game):
    at = middle_position(game)
    rows = at.rows.copy()
    rows["players"] = 100
    assert f"players is 100, and must be from {at.players} to {at.players}" in problem(at.copy(), rows)


@pytest.mark.parametrize("game", GAMES)
def test_random_bytes_are_refused(game):
    chance, at = np.random.default_rng(5), middle_position(game)
    for _ in range(50):
        problem(at.copy(), np.frombuffer(bytearray(chance.bytes(at.rows.nbytes)), at.game.Table))


@pytest.mark.parametrize("game", GAMES)
def test_one_field_changed_within_its_range_is_refused_or_can_be_searched_and_played(game):
    chance, accepted, not_accepted = np.random.default_rng(11), 0, 0
    for number in range(24):
        at = middle_position(game, number).copy()
        rows, ranges = at.rows.copy(), ranges_of(at.game.Table)
        name = list(ranges)[chance.integers(1, len(ranges))]
        most = at.players - 1 if ranges[name].is_seat else ranges[name].most
        flat = rows[name].reshape(-1)
        flat[chance.integers(len(flat))] = chance.integers(ranges[name].least, most + 1)
        try:
            at.set_position(rows)
        except kogge.BadOption:
            not_accepted += 1
            continue
        accepted += 1
        at.resolve_chance()
        if at.seat:
            at.play(kogge.bots.choose(at, "hard@20", seed=number))
            at.view()
            assert at.steps()
    assert accepted
    assert not_accepted
