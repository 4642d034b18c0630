"""Tables in a narrow terminal are turned on their side, and nothing in them is cut."""

from __future__ import annotations

import pytest

import kogge
import kogge.lab
from kogge.cli.output import print_table

ROWS = [
    ["bot", "rating (95 %)", "wins (95 %)", "× fair share", "mean points", "ms per decision", "choices"],
    ["net@a/long/path/to/some/net.safetensors", "1930 (1789 to 2291)", "52.1% (43.9% to 60.2%)", "1.56", "140.0", "0.8", "207"],
    ["random", "655 (-67 to 931)", "0.0% (0.0% to 1.6%)", "0.00", "25.5", "0.1", "208"],
]


@pytest.mark.parametrize("columns", ["70", "80", "200"])
def test_no_cell_is_cut_at_any_terminal_width(columns, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", columns)
    print_table("Arena", ROWS)
    shown = capsys.readouterr().out
    assert "…" not in shown
    assert all(cell in shown for row in ROWS for cell in row)
    assert max(map(len, shown.splitlines())) <= int(columns)


def test_the_repr_of_a_game_a_config_and_a_study_is_one_short_line():
    config = kogge.game_config("hellweg", 3, ["short"])
    assert repr(config) == "GameConfig('hellweg', players=3, options=['short'])"
    assert repr(config.game) == "Game('hellweg')"
    assert len(repr(kogge.lab.Study([kogge.lab.Variant("as printed", config)]))) < 200
