"""`kogge analyse`: a self-contained page, and everything as JSON."""

from __future__ import annotations

import re

import pytest
from test_analysing import play_bots
from typer.testing import CliRunner

from kogge.analysis import Analysis
from kogge.cli import app

pytestmark = pytest.mark.about("speicherstadt")


def test_a_record_becomes_a_page_and_json_in_the_readers_language(tmp_path):
    match = play_bots("speicherstadt", 2, 4)
    match.names = ["Anne", "<i>Herman"]
    record, page, data = tmp_path / "game.kogge", tmp_path / "out.html", tmp_path / "out.json"
    record.write_text(match.record(), "utf-8")
    result = CliRunner().invoke(
        app, ["analyse", str(record), "--depth", "2", "-o", str(page), "-o", str(data), "--language", "de"], catch_exceptions=False
    )
    assert result.exit_code == 0
    assert "Anne" in result.output
    analysis = Analysis.from_json(data.read_text("utf-8"))
    assert [one.text for one in analysis.moments] == ["", *match.lines]
    assert sum(one.brought.get("points", 0) for one in analysis.things if one.name.startswith("contract")) == sum(
        one.sources["contracts"] for one in analysis.seats
    )
    html = page.read_text("utf-8")
    assert "Was sich gelohnt hat" in html
    assert html.count("<svg viewBox") >= 3
    assert "Glück und Fehler in Zahlen" in html
    assert "hat mit" in html, "the story of the game"
    assert "Runde 1" in html
    assert "<i>Herman" not in html
    assert not re.search(r"""(src|href)=["'](?!#)""", html)  # nothing is loaded from anywhere
    assert "prefers-color-scheme: dark" in html


def test_an_unknown_language_is_refused(tmp_path):
    record = tmp_path / "game.kogge"
    record.write_text(play_bots("speicherstadt", 2, 4, until=lambda match: len(match.lines) > 10).record(), "utf-8")
    result = CliRunner().invoke(app, ["analyse", str(record), "--language", "tlh"])
    assert result.exit_code
    assert "language is en or nl or fr or de" in str(result.exception)
