"""Texts in the picture of a table are not cut off."""

from __future__ import annotations

import pytest

import kogge


@pytest.mark.about("hellweg")
def test_the_legend_of_hellweg_is_not_cut_off_and_the_start_player_is_named():
    drawn = kogge.svg(kogge.new("hellweg", players=4, seed=3))
    assert "◄ on the trade card" in drawn
    assert "start player: seat " in drawn
    named = kogge.svg(kogge.new("hellweg", players=4, seed=3, names=["Friederike", "Maximilian", "Alexandra", "Konstantin"]))
    assert "◄ on the trade card" in named


@pytest.mark.about("speicherstadt")
def test_the_start_player_of_the_speicherstadt_is_named():
    assert "start player: seat " in kogge.svg(kogge.new("speicherstadt", seed=3))
