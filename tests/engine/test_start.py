"""The event that picks the start player."""

from __future__ import annotations

from kogge.engine.start import read_start, start_text


def test_a_start_event_is_read_as_it_was_written():
    assert [read_start(start_text(seat).split(), 3) for seat in range(3)] == [0, 1, 2]


def test_an_invalid_start_event_is_refused():
    for words in (["start", "4"], ["start", "0"], ["start", "01"], ["start"], ["card", "1"], ["start", "1", "1"]):
        assert read_start(words, 3) is None
