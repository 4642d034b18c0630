"""The event that picks the start player."""

from __future__ import annotations

from kogge.engine.start import read_start, start_text


def test_what_is_written_is_read_again():
    assert [read_start(start_text(seat).split(), 3) for seat in range(3)] == [0, 1, 2]


def test_a_seat_nobody_has_and_other_words_are_no_start_player():
    for words in (["start", "4"], ["start", "0"], ["start", "01"], ["start"], ["card", "1"], ["start", "1", "1"]):
        assert read_start(words, 3) is None
