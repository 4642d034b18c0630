"""A walk over a record, and records that were checked once before."""

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


def kept(tmp_path) -> int:
    with sqlite3.connect(tmp_path / "cache" / "kogge" / record_cache.FILE) as db:
        count = db.execute("SELECT count(*) FROM records").fetchone()[0]
    db.close()
    return count


@pytest.mark.parametrize("game", game_ids())
def test_a_walk_goes_through_every_position_of_a_record(game):
    match = kogge.load(played(game, 60).record())  # without choices that are still secret
    walked = list(kogge.replay(match.record()))
    assert [position.line for position in walked] == ["", *match.lines]
    assert [position.number for position in walked] == list(range(len(match.lines) + 1))
    assert walked[-1].view(1) == match.view(1)
    middle = walked[len(walked) // 2]
    assert middle.seat == middle.match().seat
    assert middle.match().lines == match.lines[: middle.number]
    assert middle.match().resolve_chance().moves(), "it can be played on"
    before = middle.rows.tobytes()
    middle.match().resolve_chance().play(middle.match().resolve_chance().moves()[0])
    assert middle.rows.tobytes() == before


@pytest.mark.parametrize("game", game_ids())
def test_a_position_of_a_walk_can_be_taken_back_from(game):
    match = played(game, 40)
    last = [position for position in kogge.replay(match) if position.seat][-1].match()
    last.undo()
    match.undo()
    assert (last.lines, last.moves()) == (match.lines, match.moves())
    assert last == match


@pytest.mark.parametrize("game", ["speicherstadt"])
def test_a_compiled_walk_goes_through_the_same_positions(game):
    match = played(game)
    plain, compiled = list(kogge.replay(match.record())), list(kogge.replay(match.record(), compiled=True))
    assert len(plain) == len(compiled) == len(match.lines) + 1
    for one, two in zip(plain, compiled, strict=True):
        assert (one.line, one.number, one.match().key) == (two.line, two.number, two.match().key)
    assert [position.match().key for position in kogge.replay(match, compiled=True)][-1] == match.key


def test_a_walk_stops_at_the_first_wrong_line():
    text = played("speicherstadt", 20).record()
    lines = text.splitlines()
    walk = kogge.replay("\n".join([*lines[:-3], "9 bid 1", *lines[-3:]]))
    for _ in range(len(list(kogge.replay(text))) - 3):
        next(walk)
    with pytest.raises(kogge.BadRecord, match="found '9 bid 1'"):
        next(walk)


@pytest.mark.parametrize("game", game_ids())
def test_a_record_that_was_checked_before_is_read_without_being_played(game, tmp_path, monkeypatch):
    path = tmp_path / "game.kogge"
    path.write_text(played(game, 80).record(), "utf-8")
    first = kogge.load(path)
    assert kept(tmp_path) == 1
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


def test_what_is_wrong_is_never_kept_and_what_has_changed_is_played(tmp_path):
    match = played("speicherstadt", 30)
    good = match.record()
    kogge.load(good)
    assert kept(tmp_path) == 1
    for wrong in (good + "1 bid 99\n", good.replace("Players: 4", "Players: 4\nResult: 1 2 3 4")):
        for _ in range(2):
            with pytest.raises(kogge.BadRecord):
                kogge.load(wrong)
    assert kept(tmp_path) == 1
    kogge.load(good + "# a remark\n")
    assert kept(tmp_path) == 2


def test_records_of_strangers_are_played_and_not_kept(tmp_path):
    kogge.load(played("speicherstadt", 5).record(), boxes=False)
    assert not (tmp_path / "cache").exists()


def test_other_rules_play_the_record_again(monkeypatch, tmp_path):
    text = played("speicherstadt", 5).record()
    kogge.load(text)
    monkeypatch.setattr(record_cache, "_rules_digest", lambda folder: "other rules")
    kogge.load(text)
    assert kept(tmp_path) == 2


def test_where_nothing_can_be_kept_records_are_read_all_the_same(tmp_path, monkeypatch):
    (tmp_path / "cache").write_text("not a folder")
    text = played("speicherstadt", 5).record()
    assert kogge.load(text) == kogge.load(text)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "other"))
    (tmp_path / "other" / "kogge").mkdir(parents=True)
    (tmp_path / "other" / "kogge" / record_cache.FILE).write_bytes(b"no database at all" * 99)
    assert kogge.load(text) == kogge.load(text)


def test_a_cache_that_has_grown_too_large_is_begun_anew(tmp_path, monkeypatch):
    kogge.load(played("speicherstadt", 5).record())
    record_cache._open.pop((os.getpid(), tmp_path / "cache" / "kogge" / record_cache.FILE)).close()
    monkeypatch.setattr(record_cache, "MAX_BYTES", 10)
    kogge.load(played("speicherstadt", 6).record())
    assert kept(tmp_path) == 1
