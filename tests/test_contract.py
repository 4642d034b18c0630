"""What the contract promises of every game: the promises of `kogge check-game`, at every table."""

from __future__ import annotations

import dataclasses

import pytest

from kogge import check
from kogge.check import EACH_GAME, EACH_TABLE, Broken, Laid
from kogge.engine.contract import MAX_PLAYERS
from kogge.engine.terminal_words import SEAT_STYLES
from kogge.games import game_by_id, game_ids
from kogge.web.accounts.users import NAMES, SHIPS
from random_play import tables


def name_of(one):
    return getattr(one, "__name__", None)


@pytest.mark.parametrize("promise", EACH_TABLE, ids=name_of)
@pytest.mark.parametrize(("game", "players", "options"), tables())
def test_at_every_table(promise, game, players, options):
    found = promise(Laid(game, players, options))
    if promise is check.what_may_be_taken_back_has_shown_its_maker_nothing_that_was_hidden:
        back, kept = found
        assert back > 10
        assert kept > 0


@pytest.mark.parametrize("promise", EACH_GAME, ids=name_of)
@pytest.mark.parametrize("game", game_ids())
def test_of_every_game(promise, game):
    promise(game)


def test_a_broken_promise_is_told_with_where_and_how():
    def no_table_is_good(table):
        raise Broken("it is not")

    assert check.broken_by(no_table_is_good, None, "somewhere: ") == "somewhere: it is not"
    assert check.broken_by(lambda _: 1 // 0, None) == "ZeroDivisionError: integer division or modulo by zero"


def test_a_game_for_more_players_than_have_colours_signs_and_names_is_refused():
    game = game_by_id(game_ids()[0])
    assert len(SEAT_STYLES) == MAX_PLAYERS <= min(len(NAMES), len(SHIPS))
    assert dataclasses.replace(game, players=range(2, MAX_PLAYERS + 1)).players[-1] == MAX_PLAYERS
    with pytest.raises(ValueError, match="a game has 1 to 8 players, not 2 to 9"):
        dataclasses.replace(game, players=range(2, MAX_PLAYERS + 2))
