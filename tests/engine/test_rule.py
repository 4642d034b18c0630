"""How rules are compiled: the cache notices edits, and records have no gaps."""

from __future__ import annotations

import dataclasses
import shutil
from pathlib import Path

import numpy as np
import pytest

import kogge
from kogge.engine import numba_linking as linked
from kogge.engine import rule
from kogge.engine.chance import next_random, random_start, scaled_below, seed_number
from kogge.engine.flow import flow_of
from kogge.engine.record_view import record_dtype, record_view
from kogge.games import game_by_id, game_ids
from kogge.gpu.device import kernels_folder
from kogge.gpu.kernels import pick_kernel, step_kernel


@pytest.fixture
def sources(tmp_path, monkeypatch):
    """A copy of the package's sources that tests may edit."""
    package = tmp_path / "kogge"
    shutil.copytree(rule.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "web", "static"))
    monkeypatch.setattr(rule, "PACKAGE", package)
    monkeypatch.setattr(rule, "source_hash", rule.source_hash.__wrapped__)
    return package


def game_in(package, game):
    return dataclasses.replace(game_by_id(game), folder=package / "games" / game)


def edit(path):
    path.write_text(path.read_text("utf-8") + "# edited\n", "utf-8")


def test_the_cache_folder_changes_with_any_edit_of_any_rule_file(sources):
    game, another = game_in(sources, "speicherstadt"), game_in(sources, "hellweg")
    before, other = rule.cache_folder(game, "bots"), rule.cache_folder(another, "bots")
    assert rule.cache_folder(game, "bots") == before
    edit(sources / "games" / "speicherstadt" / "fire.py")
    assert rule.cache_folder(game, "bots") != before
    assert rule.cache_folder(another, "bots") == other, "the compiled code of another game stays valid"
    for shared in ("engine/chance.py", "bots/search.py"):
        before = rule.cache_folder(another, "bots")
        edit(sources / shared)
        assert rule.cache_folder(another, "bots") != before, shared


def test_edits_of_boards_and_unrelated_modules_keep_the_compiled_code(sources):
    game = game_in(sources, "speicherstadt")
    before = rule.cache_folder(game)
    edit(sources / "games" / "speicherstadt" / "board" / "log.py")
    edit(sources / "bots" / "search.py")
    assert rule.cache_folder(game) == before


@pytest.mark.parametrize(
    "source", ["bots/rules_of_thumb.py", "bots/chance.py", "games/hellweg/rules_of_thumb.py", "gpu/kernels.py", "engine/flow.py"]
)
def test_the_folder_of_gpu_kernels_changes_with_every_source_of_a_kernel(sources, source):
    game = game_in(sources, "hellweg")
    before = kernels_folder(game)
    assert kernels_folder(game) == before
    edit(sources / source)
    assert kernels_folder(game) != before


def test_a_field_named_like_a_method_of_numpys_records_is_refused():
    with pytest.raises(ValueError, match="a field cannot be called 'round'"):
        record_dtype([("round", np.int16)])


@pytest.mark.parametrize("game", game_ids())
def test_no_rule_writes_outside_an_array(game):
    """Both interpreted and compiled with bounds checks, an index out of range raises."""
    match = kogge.new(game, seed=1)
    with pytest.raises(IndexError):
        match.game.legal(match.loaded.box, record_view(match.rows), np.zeros(0, np.int16))


@pytest.mark.parametrize("game", game_ids())
def test_a_rule_is_compiled_only_as_part_of_its_callers(game, tmp_path, monkeypatch):
    """Otherwise compiling takes twice as long. Proves that the workaround fits the installed version of numba."""
    monkeypatch.setattr(rule, "cache_base", lambda: tmp_path)
    turn_of, match = flow_of(game_by_id(game)).turn_of, kogge.new(game, seed=1)

    def call_turn_of(rows):
        return turn_of(rows[0])

    entry = rule.entry_points(game_by_id(game))(call_turn_of)
    assert entry(match.rows) == match.seat - 1
    libraries = entry.overloads[entry.signatures[0]].library._linking_libraries
    parts = [one for one in libraries if isinstance(one, linked.LinkedLibrary)]
    assert parts
    assert not any(one.get_pointer_to_function(function.name) for one in parts for function in one.get_defined_functions())


@pytest.mark.parametrize("game", game_ids())
def test_records_have_no_padding(game):
    for dtype in (game_by_id(game).Table, game_by_id(game).Box):
        assert sum(kind.itemsize for kind, *_ in dtype.fields.values()) == dtype.itemsize


def test_streams_of_neighbouring_seeds_are_unrelated():
    starts = {int(random_start(seed, number)) for seed in range(200) for number in range(5)}
    assert len(starts) == 1000
    assert 0 not in starts
    counts = np.zeros(6, int)
    for seed in range(6000):
        word = next_random(np.uint64(random_start(seed, 0)))  # a compiled rule hands such a word to Python as a plain number
        counts[scaled_below(np.uint64(word), 6)] += 1
    assert (abs(counts - 1000) < 150).all(), counts


def test_every_seed_becomes_a_number_of_63_bits():
    assert seed_number(5) == 5
    assert all(0 <= seed_number(seed) < 2**63 for seed in (-1, 2**64, "x"))


def test_a_gpu_kernel_is_cached_in_the_folder_of_its_game():
    pytest.importorskip("numba_cuda")
    for kernel, folder in (
        (step_kernel(game_by_id("speicherstadt")), kernels_folder(game_by_id("speicherstadt"))),
        (pick_kernel(), kernels_folder(None)),
    ):
        assert Path(kernel._cache.cache_path).is_relative_to(folder)
