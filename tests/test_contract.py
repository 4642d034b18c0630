"""What the contract promises of every game: the promises of `kogge check-game`, at every table."""

from __future__ import annotations

import dataclasses

import pytest

from kogge import check
from kogge.check import EACH_GAME, EACH_TABLE, Broken, Laid
from kogge.engine.config import GameConfig
from kogge.engine.contract import MAX_PLAYERS, first_word
from kogge.engine.match import Match
from kogge.engine.terminal_symbols import SEAT_STYLES
from kogge.games import game_by_id, game_ids
from kogge.web.accounts.users import BOT_NAMES, DEFAULT_NAMES
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


def test_a_broken_promise_is_reported_with_place_and_reason():
    def no_table_is_good(table):
        raise Broken("it is not")

    assert check.broken_by(no_table_is_good, None, "somewhere: ") == "somewhere: it is not"
    assert check.broken_by(lambda _: 1 // 0, None) == "ZeroDivisionError: integer division or modulo by zero"


def test_a_game_for_more_players_than_have_colours_signs_and_names_is_refused():
    game = game_by_id(game_ids()[0])
    assert len(SEAT_STYLES) == MAX_PLAYERS <= min(len(DEFAULT_NAMES), len(BOT_NAMES))
    assert dataclasses.replace(game, players=range(2, MAX_PLAYERS + 1)).players[-1] == MAX_PLAYERS
    with pytest.raises(ValueError, match="a game has 1 to 8 players, not 2 to 9"):
        dataclasses.replace(game, players=range(2, MAX_PLAYERS + 2))


class Edited(Laid):
    """A table of a game some part of which was replaced."""

    def __init__(self, id, players, **parts):
        super().__init__(id, players, [])
        edited = dataclasses.replace(game_by_id(id), **parts)
        object.__setattr__(self, "_edited", GameConfig(edited, players, []))

    @property
    def config(self):
        return self._edited


@pytest.mark.about("colonia")
def test_what_others_read_of_a_private_draw_must_not_depend_on_it():
    promise = check.what_one_seat_alone_draws_is_not_in_what_others_read
    promise(Edited("colonia", 3, public_event=lambda words: words[0]))
    with pytest.raises(Broken, match=r"others can tell '.*' from '.*', which one seat alone sees"):
        promise(Edited("colonia", 3, public_event=lambda words: " ".join(words[:3])))


@pytest.mark.about("colonia")
def test_of_a_private_draw_only_its_first_word_is_public_unless_the_game_says_more():
    match = Match(Edited("colonia", 3, public_event=first_word).config, 5).resolve_chance()
    own, others = (match.lines_for(seat)[0] for seat in (1, 2))
    assert own == match.lines[0]
    assert others == f"* {own.split(' ')[1]} ?"


@pytest.mark.about("speicherstadt")
def test_a_game_may_name_what_is_due_by_a_pattern_and_tell_it_at_once():
    table = Edited("speicherstadt", 3, event_parts=None, events_due=lambda box, s: ["CARD …"])
    check.a_game_entered_by_hand_has_the_same_record(table)
    match = Match(table.config, 1, manual_chance=True)
    assert match.events_due() == ["CARD …"]
    assert match.event_parts() == {}, "a pattern is not an event that can be entered"
