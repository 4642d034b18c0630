"""The types of views say what is in them: every key, no other, each with what it may hold, and nothing that never is."""

from __future__ import annotations

import functools
import importlib
import typing
from collections.abc import Iterator
from types import UnionType
from typing import Any, TypedDict

import pytest

import kogge
from kogge.engine.match import Match, MatchView
from kogge.games import game_ids
from random_play import sampled

Met = set[tuple[str, Any]]
"""Where in a view, and which of the types that may be there."""


@functools.cache
def alternatives(kind: Any) -> tuple[Any, ...]:
    return typing.get_args(kind) if isinstance(kind, UnionType) else (kind,)


@functools.cache
def parts(kind: Any) -> dict[str, Any]:
    """What something of this kind is made of: by key, or `[]` for whatever is listed in it."""
    if typing.is_typeddict(kind):
        return typing.get_type_hints(kind)
    return {"[]": typing.get_args(kind)[-1]} if typing.get_origin(kind) else {}


def declared(kind: Any, where: str = "") -> Met:
    """Every place of a view, with each type that may be there; but a list of words or numbers may well stay empty."""
    met = set() if where.endswith("[]") and kind in (int, str) else {(where, one) for one in alternatives(kind)}
    for one in alternatives(kind):
        for key, inside in parts(one).items():
            met |= declared(inside, f"{where}.{key}")
    return met


def misfits(value: Any, kind: Any, met: Met, where: str = "") -> Iterator[str]:
    """What does not fit its type; `met` is called with what does."""
    plain = type(value)
    fitting = [one for one in alternatives(kind) if plain is (dict if typing.is_typeddict(one) else typing.get_origin(one) or one)]
    if not fitting:
        yield f"{where} is {value!r}, not {kind}"
        return
    (one,) = fitting
    met.add((where, one))
    inside = parts(one)
    if typing.is_typeddict(one):
        yield from (f"{where}.{key} is missing" for key in sorted(one.__required_keys__ - value.keys()))
        yield from (f"{where}.{key} is not declared" for key in sorted(value.keys() - inside.keys()))
        for key in value.keys() & inside.keys():
            yield from misfits(value[key], inside[key], met, f"{where}.{key}")
    elif inside:
        if plain is dict and not all(type(key) is str for key in value):
            yield f"{where} has keys that are no text"
        for each in value.values() if plain is dict else value:
            yield from misfits(each, inside["[]"], met, f"{where}.[]")


def type_of_view(game: str) -> Any:
    return getattr(importlib.import_module(f"kogge.games.{game}.view"), f"{game.capitalize()}View")


def looked_at(game: str) -> Iterator[Match]:
    """Every third position of random games, and of each game where a phase begins for the first time: some are rare."""
    for places in sampled(game):
        phases = [int(at.rows["phase"][0]) for at in places]
        yield from (at for number, at in enumerate(places) if number % 3 == 0 or phases[number] not in phases[:number])


@pytest.mark.parametrize("game", game_ids())
def test_a_view_is_what_its_type_says_no_more_and_no_less(game):
    kind, met = type_of_view(game), set()
    views = [at.view(seat) for number, at in enumerate(looked_at(game)) for seat in (None, 1 + number % at.players)]
    # while chance is due too
    views += [step.before(seat) for step in sampled(game)[-1][-1].steps() for seat in (None, 1)]
    views.append(kogge.new(game, names=[f"Name {seat}" for seat in range(kogge.list_games()[game].default_players)]).view())
    found = {misfit for view in views for misfit in misfits(view, kind, met)}
    assert found == set()
    assert declared(kind) - met == set()


@pytest.mark.parametrize("game", game_ids())
def test_a_games_part_of_its_view_and_what_every_view_tells_have_no_key_in_common(game):
    own = typing.get_type_hints(importlib.import_module(f"kogge.games.{game}.view").view)["return"]
    assert own.__required_keys__ | MatchView.__required_keys__ == type_of_view(game).__required_keys__
    assert not own.__required_keys__ & MatchView.__required_keys__


class Ship(TypedDict):
    goods: list[str]
    price: int | None


class Harbour(TypedDict):
    ships: dict[str, Ship | None]


@pytest.mark.parametrize(
    ("ship", "said"),
    [
        ({"goods": ["tea"]}, ".ships.[].price is missing"),
        ({"goods": ["tea"], "price": 1, "name": "cog"}, ".ships.[].name is not declared"),
        ({"goods": [3], "price": 1}, ".ships.[].goods.[] is 3, not <class 'str'>"),
        ({"goods": [], "price": True}, ".ships.[].price is True, not int | None"),
    ],
)
def test_a_key_too_few_or_too_many_or_something_else_under_it_is_found(ship, said):
    assert list(misfits({"ships": {"one": ship, "two": None}}, Harbour, set())) == [said]


def test_a_type_that_is_never_met_is_found():
    met: Met = set()
    assert list(misfits({"ships": {"one": {"goods": ["tea"], "price": 3}, "two": None}}, Harbour, met)) == []
    assert declared(Harbour) - met == {(".ships.[].price", type(None))}
