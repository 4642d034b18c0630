"""Forks continue a game from any line: with its true history or one that a seat considers possible, and with new future chance."""

from __future__ import annotations

from collections import Counter

import pytest

import kogge
from kogge.check import positions
from kogge.forks import past_of
from kogge.games import game_ids


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def played(game: str, decisions: int, seed: int = 4) -> kogge.Match:
    match = kogge.new(game, seed=seed)
    for number, _ in enumerate(positions(match, seed)):
        if number >= decisions:
            break
    return match


@pytest.mark.parametrize("game", game_ids())
def test_a_fork_from_any_line_can_be_played_and_has_a_valid_record(game):
    match = played(game, 60)
    lines = match.revealed_lines()
    for at in (0, 1, len(lines) // 2, len(lines)):
        fork = kogge.fork(match, at, seed=1)
        assert fork.lines[:at] == lines[:at]
        fork.play(fork.moves()[0])
        assert kogge.load(fork.record()).lines == fork.revealed_lines()
    assert match.revealed_lines() == lines, "the match itself is unchanged"


@pytest.mark.parametrize("game", game_ids())
def test_the_chance_of_a_fork_follows_from_its_seed(game):
    match = played(game, 20)
    assert kogge.fork(match, 0, seat=1, seed=1).lines == kogge.fork(match, 0, seat=1, seed=1).lines
    assert len({tuple(kogge.fork(match, 0, seed=seed).lines) for seed in range(9)}) > 1


def test_a_fork_for_a_seat_keeps_what_it_knew_and_resamples_the_rest():
    """In Colonia resources are drawn blind: for all seats, at several lines, with and without the edict that draws two."""
    moments, changed = 0, Counter[str]()
    for seed in (4, 5):
        match = played("colonia", 400, seed)
        for at in range(20, len(match.revealed_lines()) + 1, len(match.lines) // 4):
            for seat in range(1, match.players + 1):
                fork = past_of(match, at, seat, at)
                was = past_of(match, len(past_of(match, at, None, at).revealed_lines()), None, at)
                assert fork.view(seat) == was.view(seat)
                assert public(fork, seat) == public(was, seat)
                changed.update(set(hidden(fork, seat)) - set(hidden(was, seat)))
                assert kogge.load(fork.resolve_chance().record()).view(seat) == fork.view(seat), "its record leads to the same view"
                moments += 1
    assert moments >= 30
    assert changed.total() > moments, "in most forks the blind draws of others differ"


def hidden(match: kogge.Match, seat: int) -> list[str]:
    return [line for line in match.lines if line.startswith("* ") and match.game.seen_by(line.split(" ")[1:]) not in (None, seat)]


def public(match: kogge.Match, seat: int) -> list[str]:
    """The public steps, forced or not."""
    return [f"{step.seat} {step.text}" for step in match.steps() if f"* {step.text}" not in hidden(match, seat)]


def test_pending_secret_choices_are_not_carried_into_a_fork():
    match = kogge.new("colonia", seed=3)
    while not match.game.secret_round(match._s) or len(match.revealed_lines()) == len(match.lines):
        match.play(match.moves()[0])
    lines = match.revealed_lines()
    fork = past_of(match, len(match.lines), match.seat, 1)
    assert len(fork.lines) == len(lines), "the round starts again"
    assert past_of(match, len(match.lines), None, 1).lines == match.lines, "without a seat, the true history continues"


def test_forking_a_finished_game_or_at_a_missing_line_is_refused():
    match = played("speicherstadt", 10_000)
    assert match.is_over
    with pytest.raises(kogge.BadOption, match="over"):
        kogge.fork(match)
    with pytest.raises(kogge.BadOption, match="at is a whole number"):
        kogge.fork(match, len(match.lines) + 1)
    with pytest.raises(kogge.BadOption, match="no seat"):
        kogge.fork(match, 5, seat=9)
    assert kogge.fork(match.record(), 5).lines[:5] == match.lines[:5], "the text of a record is accepted too"
