"""The log of a finished game is computed once; another process, or the same one after a restart, loads it."""

from __future__ import annotations

import random

import pytest

import kogge
from kogge.games import game_ids
from kogge.web.tables import session
from kogge.web.tables.session import GameLog, TableSession


def finished(game: str) -> TableSession:
    """A session at the end of a game that is the same in every call."""
    match, chance = kogge.new(game, seed=3, players=3), random.Random(1)
    while match.seat is not None:
        match.play(chance.choice(match.moves()))
    made = TableSession(game, 3, " ".join(match.config.options))
    made.catch_up(list(match.lines), 1)
    return made


@pytest.mark.parametrize("game", game_ids())
def test_a_cached_log_is_the_computed_one(game, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    computed = finished(game).with_log()[1]

    def must_not_be_computed(*_: object) -> None:
        raise AssertionError("the log was computed again")

    monkeypatch.setattr(GameLog, "__init__", must_not_be_computed)
    loaded = finished(game).with_log()[1]
    assert loaded.log == computed.log
    assert loaded.running_log == computed.running_log
    assert (loaded.ids, loaded.rounds, loaded.earned) == (computed.ids, computed.rounds, computed.earned)
    assert [one.number for one in loaded.snapshots] == [one.number for one in computed.snapshots]
    assert all((a.rows == b.rows).all() for a, b in zip(loaded.snapshots, computed.snapshots, strict=True))


def test_other_lines_other_sources_and_damage_are_computed_again(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    one = finished("speicherstadt")
    key = session.log_key(one.match)
    one.with_log()
    assert session.load_log(key) is not None
    session.store_log(key, None)
    monkeypatch.setattr("kogge.web.tables.session.load_cached", lambda key: b"damaged")
    assert session.load_log(key) is None
    assert finished("speicherstadt").with_log()[1].log == one.with_log()[1].log
    monkeypatch.setattr("kogge.web.tables.session._sources", lambda folder: "other")
    assert session.log_key(one.match) != key
