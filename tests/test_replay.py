"""Replaying a record position by position, and the cache of checked records."""

from __future__ import annotations

import os
import sqlite3

import pytest

import kogge
from kogge.check import positions
from kogge.engine import record_cache
from kogge.games import game_ids


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def played(game: str, decisions: int = 10_000) -> kogge.Match:
    match = kogge.new(game, seed=4)
    for number, _ in enumerate(positions(match, 4)):
        if number >= decisions:
            break
    return match


def cached_records(tmp_path) -> int:
    with sqlite3.connect(tmp_path / "cache" / "kogge" / record_cache.FILE) as db:
        count = db.execute("SELECT count(*) FROM records").fetchone()[0]
    db.close()
    return count


@pytest.mark.parametrize("game", game_ids())
def test_a_replay_has_every_position_of_a_record(game):
    match = kogge.load(played(game, 60).record())  # without choices that are still secret
    positions_seen = list(kogge.replay(match.record()))
    assert [position.line for position in positions_seen] == ["", *match.lines]
    assert [position.number for position in positions_seen] == list(range(len(match.lines) + 1))
    assert positions_seen[-1].view(1) == match.view(1)
    middle = positions_seen[len(positions_seen) // 2]
    assert middle.seat == middle.match().seat
    assert middle.match().lines == match.lines[: middle.number]
    assert middle.match().resolve_chance().moves(), "it can be played on"
    before = middle.rows.tobytes()
    middle.match().resolve_chance().play(middle.match().resolve_chance().moves()[0])
    assert middle.rows.tobytes() == before


@pytest.mark.parametrize("game", game_ids())
def test_a_replayed_position_can_be_undone(game):
    match = played(game, 40)
    last = [position for position in kogge.replay(match) if position.seat][-1].match()
    last.undo()
    match.undo()
    assert (last.lines, last.moves()) == (match.lines, match.moves())
    assert last == match


@pytest.mark.parametrize("game", ["speicherstadt"])
def test_a_compiled_replay_has_the_same_positions(game):
    match = played(game)
    plain, compiled = list(kogge.replay(match.record())), list(kogge.replay(match.record(), compiled=True))
    assert len(plain) == len(compiled) == len(match.lines) + 1
    for one, two in zip(plain, compiled, strict=True):
        assert (one.line, one.number, one.match().key) == (two.line, two.number, two.match().key)
    assert [position.match().key for position in kogge.replay(match, compiled=True)][-1] == match.key


def test_a_replay_fails_at_the_first_wrong_line():
    text = played("speicherstadt", 20).record()
    lines = text.splitlines()
    walk = kogge.replay("\n".join([*lines[:-3], "9 bid 1", *lines[-3:]]))
    for _ in range(len(list(kogge.replay(text))) - 3):
        next(walk)
    with pytest.raises(kogge.BadRecord, match="found '9 bid 1'"):
        next(walk)


@pytest.mark.parametrize("game", game_ids())
def test_a_cached_record_is_loaded_without_being_played(game, tmp_path, monkeypatch):
    path = tmp_path / "game.kogge"
    path.write_text(played(game, 80).record(), "utf-8")
    first = kogge.load(path)
    assert cached_records(tmp_path) == 1
    monkeypatch.setattr(kogge.Match, "decide", None)  # nobody decides anything
    again = kogge.load(path)
    monkeypatch.undo()
    assert again == first
    for ask in (kogge.Match.moves, kogge.Match.record, kogge.Match.points, lambda match: match.view(1), lambda match: match.undo_floor):
        assert ask(again) == ask(first)
    again.undo()
    first.undo()
    assert (again.key, again.lines, again.undo_floor, again.may_undo) == (first.key, first.lines, first.undo_floor, first.may_undo)
    again.play(again.moves()[-1])
    first.play(first.moves()[-1])
    assert again.lines[: len(again.lines) - 1] == first.lines[: len(again.lines) - 1]


def test_invalid_records_are_not_cached_and_changed_ones_are_played_again(tmp_path):
    match = played("speicherstadt", 30)
    good = match.record()
    kogge.load(good)
    assert cached_records(tmp_path) == 1
    for wrong in (good + "1 bid 99\n", good.replace("Players: 4", "Players: 4\nResult: 1 2 3 4")):
        for _ in range(2):
            with pytest.raises(kogge.BadRecord):
                kogge.load(wrong)
    assert cached_records(tmp_path) == 1
    kogge.load(good + "# a remark\n")
    assert cached_records(tmp_path) == 2


def test_records_loaded_without_boxes_are_not_cached(tmp_path):
    kogge.load(played("speicherstadt", 5).record(), boxes=False)
    assert not (tmp_path / "cache").exists()


def test_a_change_of_the_rules_invalidates_the_cache(monkeypatch, tmp_path):
    text = played("speicherstadt", 5).record()
    kogge.load(text)
    monkeypatch.setattr(record_cache, "_rules_digest", lambda folder: "other rules")
    kogge.load(text)
    assert cached_records(tmp_path) == 2


def test_records_are_loaded_even_if_the_cache_is_unusable(tmp_path, monkeypatch):
    (tmp_path / "cache").write_text("not a folder")
    text = played("speicherstadt", 5).record()
    assert kogge.load(text) == kogge.load(text)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "other"))
    (tmp_path / "other" / "kogge").mkdir(parents=True)
    (tmp_path / "other" / "kogge" / record_cache.FILE).write_bytes(b"no database at all" * 99)
    assert kogge.load(text) == kogge.load(text)


def test_a_cache_that_has_grown_too_large_is_emptied(tmp_path, monkeypatch):
    kogge.load(played("speicherstadt", 5).record())
    record_cache._open.pop((os.getpid(), tmp_path / "cache" / "kogge" / record_cache.FILE)).close()
    monkeypatch.setattr(record_cache, "MAX_BYTES", 10)
    kogge.load(played("speicherstadt", 6).record())
    assert cached_records(tmp_path) == 1
