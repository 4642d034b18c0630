"""The types of views are exact: every key, no other key, every possible type and none that never occurs."""

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
"""A place in a view, and one of the types that may be there."""


@functools.cache
def alternatives(kind: Any) -> tuple[Any, ...]:
    return typing.get_args(kind) if isinstance(kind, UnionType) else (kind,)


@functools.cache
def parts(kind: Any) -> dict[str, Any]:
    """The types inside a type: by key, or `[]` for the items of a list."""
    if typing.is_typeddict(kind):
        return typing.get_type_hints(kind)
    return {"[]": typing.get_args(kind)[-1]} if typing.get_origin(kind) else {}


def declared(kind: Any, where: str = "") -> Met:
    """Every path of a view, with the types that may occur there, except for lists of words or numbers, which may stay empty."""
    met = set() if where.endswith("[]") and kind in (int, str) else {(where, one) for one in alternatives(kind)}
    for one in alternatives(kind):
        for key, inside in parts(one).items():
            met |= declared(inside, f"{where}.{key}")
    return met


def misfits(value: Any, kind: Any, met: Met, where: str = "") -> Iterator[str]:
    """Descriptions of the values that do not have their type; the types of the others are added to `met`."""
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


def sampled_and_first_of_phase(game: str) -> Iterator[Match]:
    """Every third position of random games, and the first position of each phase in a game, since some phases are rare."""
    for places in sampled(game):
        phases = [int(at.rows["phase"][0]) for at in places]
        yield from (at for number, at in enumerate(places) if number % 3 == 0 or phases[number] not in phases[:number])


@pytest.mark.parametrize("game", game_ids())
def test_views_match_their_declared_types_exactly(game):
    kind, met = type_of_view(game), set()
    views = [at.view(seat) for number, at in enumerate(sampled_and_first_of_phase(game)) for seat in (None, 1 + number % at.players)]
    # also while a chance event is due
    views += [step.before(seat) for step in sampled(game)[-1][-1].steps() for seat in (None, 1)]
    views.append(kogge.new(game, names=[f"Name {seat}" for seat in range(kogge.list_games()[game].default_players)]).view())
    found = {misfit for view in views for misfit in misfits(view, kind, met)}
    assert found == set()
    assert declared(kind) - met == set()


@pytest.mark.parametrize("game", game_ids())
def test_the_view_of_a_game_and_the_common_view_share_no_key(game):
    own = typing.get_type_hints(importlib.import_module(f"kogge.games.{game}.view").view)["return"]
    assert own.__required_keys__ | MatchView.__required_keys__ == type_of_view(game).__required_keys__
    assert not own.__required_keys__ & MatchView.__required_keys__


class Ship(TypedDict):
    goods: list[str]
    price: int | None


class Harbour(TypedDict):
    ships: dict[str, Ship | None]


@pytest.mark.parametrize(
    ("ship", "message"),
    [
        ({"goods": ["tea"]}, ".ships.[].price is missing"),
        ({"goods": ["tea"], "price": 1, "name": "cog"}, ".ships.[].name is not declared"),
        ({"goods": [3], "price": 1}, ".ships.[].goods.[] is 3, not <class 'str'>"),
        ({"goods": [], "price": True}, ".ships.[].price is True, not int | None"),
    ],
)
def test_a_missing_an_undeclared_or_a_wrongly_typed_key_is_found(ship, message):
    assert list(misfits({"ships": {"one": ship, "two": None}}, Harbour, set())) == [message]


def test_a_declared_type_that_never_occurs_is_found():
    met: Met = set()
    assert list(misfits({"ships": {"one": {"goods": ["tea"], "price": 3}, "two": None}}, Harbour, met)) == []
    assert declared(Harbour) - met == {(".ships.[].price", type(None))}
