"""Lines of a record as objects."""

from __future__ import annotations

import pytest

from kogge.engine.lines import ChanceEvent, Decision, is_chance, parse_line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("2 buy tea", Decision(2, "buy tea")),
        ("1 pass", Decision(1, "pass")),
        ("* card 17", ChanceEvent(("card", "17"))),
        ("* card ?", ChanceEvent(("card", "?"))),
    ],
)
def test_a_line_is_read_and_written_the_same(text, line):
    assert parse_line(text) == line
    assert str(line) == text
    assert is_chance(text) == isinstance(line, ChanceEvent)


def test_a_chance_event_has_no_seat_and_knows_whether_it_is_masked():
    assert parse_line("* card 17").seat is None
    assert parse_line("* card 17").text == "card 17"
    assert [parse_line(text).is_masked for text in ("* card 17", "* card ?")] == [False, True]


@pytest.mark.parametrize("text", ["", "buy tea", "-1 pass", "²  pass", "*card"])
def test_a_line_that_is_neither_decision_nor_chance_event_is_refused(text):
    with pytest.raises(ValueError, match="neither"):
        parse_line(text)
