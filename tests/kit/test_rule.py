"""How rules are compiled: the cache notices edits, and records have no gaps."""

from __future__ import annotations

import shutil

import numpy as np
import pytest

from kogge.games import game_by_id, game_ids
from kogge.gpu.device import kernels_folder
from kogge.kit import rule
from kogge.kit.chance import next_random, random_start, scaled_below, seed_number
from kogge.kit.sheet import record_dtype


def test_the_cache_folder_changes_with_any_edit_of_any_rule_file(tmp_path, monkeypatch):
    package = tmp_path / "kogge"
    shutil.copytree(rule.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "web", "static"))
    monkeypatch.setattr(rule, "PACKAGE", package)
    fresh = rule.source_hash.__wrapped__
    before, other = fresh("speicherstadt"), fresh("hellweg")
    assert fresh("speicherstadt") == before
    edited = package / "games" / "speicherstadt" / "fire.py"
    edited.write_text(edited.read_text("utf-8").replace("worth", "price"), "utf-8")
    assert fresh("speicherstadt") != before
    assert fresh("hellweg") == other, "another game's compiled code stays good"
    shared = package / "kit" / "chance.py"
    shared.write_text(shared.read_text("utf-8") + "# edited\n", "utf-8")
    assert fresh("hellweg") != other


@pytest.mark.parametrize("source", ["bots/thumbs.py", "bots/chance.py", "games/hellweg/rules_of_thumb.py", "gpu/kernels.py", "kit/flow.py"])
def test_the_folder_of_the_gpus_kernels_changes_with_every_source_they_are_made_of(tmp_path, monkeypatch, source):
    package = tmp_path / "kogge"
    shutil.copytree(rule.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "web", "static"))
    monkeypatch.setattr(rule, "PACKAGE", package)
    monkeypatch.setattr(rule, "source_hash", rule.source_hash.__wrapped__)
    before = kernels_folder()
    assert kernels_folder() == before
    (package / source).write_text((package / source).read_text("utf-8") + "# edited\n", "utf-8")
    assert kernels_folder() != before


def test_a_field_named_like_a_method_of_numpys_records_is_refused():
    with pytest.raises(ValueError, match="a field cannot be called 'round'"):
        record_dtype([("round", np.int16)])


@pytest.mark.parametrize("game", game_ids())
def test_a_table_is_all_of_its_bytes(game):
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


def test_a_seed_number_fits_in_63_bits():
    assert seed_number(5) == 5
    assert all(0 <= seed_number(seed) < 2**63 for seed in (-1, 2**64, "x"))
