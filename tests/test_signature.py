"""The signature of each game: interpreted and compiled rules play the same 1,000 games."""

from __future__ import annotations

from pathlib import Path

import pytest

from kogge.engine import rule
from kogge.games import game_ids
from signature import signature

RECORDED = dict(line.split() for line in (Path(__file__).parent / "signatures.txt").read_text("utf-8").splitlines())


pytestmark = pytest.mark.no_cover  # whole games by the thousand: the coverage of rules comes from their own tests


@pytest.mark.parametrize("game", game_ids())
def test_the_compiled_rules_have_the_recorded_signature(game):
    assert signature(game, compiled=True) == RECORDED[game], "rules changed: run python tests/signature.py and say why in the commit"


@pytest.mark.full
@pytest.mark.skipif(rule.COMPILED, reason="the interpreted run of the suite proves the interpreted half")
@pytest.mark.parametrize("game", game_ids())
def test_the_interpreted_rules_have_the_same_signature(game):
    assert signature(game, compiled=False) == RECORDED[game]
