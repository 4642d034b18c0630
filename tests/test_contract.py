"""Every game keeps the contract, as `kogge check-game` checks it, at every table."""

from __future__ import annotations

import dataclasses

import pytest

from kogge import check
from kogge.check import GAME_CHECKS, TABLE_CHECKS, BrokenPromise, TableSetup
from kogge.engine.config import GameConfig
from kogge.engine.contract import MAX_PLAYERS, first_word
from kogge.engine.match import Match
from kogge.engine.terminal_symbols import SEAT_STYLES
from kogge.games import game_by_id, game_ids
from kogge.web.accounts.users import BOT_NAMES, DEFAULT_NAMES
from random_play import tables


def name_of(one):
    return getattr(one, "__name__", None)


@pytest.mark.parametrize("promise", TABLE_CHECKS, ids=name_of)
@pytest.mark.parametrize(("game", "players", "options"), tables())
def test_every_promise_about_tables_is_kept_at_every_table(promise, game, players, options):
    found = promise(TableSetup(game, players, options))
    if promise is check.undo_is_refused_after_a_decision_that_revealed_hidden_information:
        back, kept = found
        assert back > 10
        assert kept > 0


@pytest.mark.parametrize("promise", GAME_CHECKS, ids=name_of)
@pytest.mark.parametrize("game", game_ids())
def test_every_promise_about_games_is_kept_by_every_game(promise, game):
    promise(game)


def test_a_broken_promise_is_reported_with_place_and_reason():
    def no_table_is_good(table):
        raise BrokenPromise("it is not")

    assert check.broken_by(no_table_is_good, None, "somewhere: ") == "somewhere: it is not"
    assert check.broken_by(lambda _: 1 // 0, None) == "ZeroDivisionError: integer division or modulo by zero"


def test_a_game_for_more_players_than_have_colours_signs_and_names_is_refused():
    game = game_by_id(game_ids()[0])
    assert len(SEAT_STYLES) == MAX_PLAYERS <= min(len(DEFAULT_NAMES), len(BOT_NAMES))
    assert dataclasses.replace(game, players=range(2, MAX_PLAYERS + 1)).players[-1] == MAX_PLAYERS
    with pytest.raises(ValueError, match="a game has 1 to 8 players, not 2 to 9"):
        dataclasses.replace(game, players=range(2, MAX_PLAYERS + 2))


class Edited(TableSetup):
    """A table of a game with some parts replaced."""

    def __init__(self, id, players, **parts):
        super().__init__(id, players, [])
        edited = dataclasses.replace(game_by_id(id), **parts)
        object.__setattr__(self, "_edited", GameConfig(edited, players, []))

    @property
    def config(self):
        return self._edited


@pytest.mark.about("colonia")
def test_what_others_read_of_a_private_draw_must_not_depend_on_it():
    promise = check.a_private_draw_is_not_visible_in_what_others_read
    promise(Edited("colonia", 3, public_event=lambda words: words[0]))
    with pytest.raises(BrokenPromise, match=r"others can tell '.*' from '.*', which only one seat sees"):
        promise(Edited("colonia", 3, public_event=lambda words: " ".join(words[:3])))


@pytest.mark.about("colonia")
def test_by_default_only_the_first_word_of_a_private_draw_is_public():
    match = Match(Edited("colonia", 3, public_event=first_word).config, 5).resolve_chance()
    own, others = (match.lines_for(seat)[0] for seat in (1, 2))
    assert own == match.lines[0]
    assert others == f"* {own.split(' ')[1]} ?"


@pytest.mark.about("speicherstadt")
def test_a_game_without_event_parts_may_describe_due_events_by_a_pattern():
    table = Edited("speicherstadt", 3, event_parts=None, events_due=lambda box, s: ["CARD …"])
    check.a_game_entered_by_hand_has_the_same_record(table)
    match = Match(table.config, 1, manual_chance=True)
    assert match.events_due() == ["CARD …"]
    assert match.event_parts() == {}, "a pattern is not an event that can be entered"
