"""Random draws are uniform over what is left and never draw what is not there."""

from __future__ import annotations

import numpy as np

from kogge.engine.chance import CHANCE_FIELD, draw_handful, draw_weighted, random_start, sum_of
from kogge.engine.record_view import record_dtype, record_view

Table = record_dtype([CHANCE_FIELD, ("counts", np.int16, (5,))])


def table(*counts):
    s = record_view(np.zeros(1, Table))
    s.chance = random_start(7, 0)
    s.counts[:] = counts
    return s


def test_draws_are_weighted_by_the_counts():
    s = table(1, 0, 3, 0, 2)
    drawn = np.zeros(5, int)
    for _ in range(6000):
        drawn[draw_weighted(s, s.counts, sum_of(s.counts))] += 1
    assert drawn[1] == drawn[3] == 0
    assert (abs(drawn - [1000, 0, 3000, 0, 2000]) < 200).all(), drawn


def test_a_handful_is_drawn_without_replacement():
    s, event = table(1, 0, 3, 0, 2), np.zeros(7, np.int16)
    seen = np.zeros(5, int)
    for _ in range(2000):
        event[:] = 0
        draw_handful(s, s.counts, 3, event, 2)
        assert event[2:].sum() == 3
        assert (event[2:] <= s.counts).all()
        seen += event[2:]
    assert (abs(seen - [1000, 0, 3000, 0, 2000]) < 200).all(), seen


def test_drawing_more_than_there_are_takes_everything():
    s, event = table(1, 0, 1, 0, 0), np.zeros(7, np.int16)
    draw_handful(s, s.counts, 4, event, 2)
    assert event.tolist() == [0, 0, 1, 0, 1, 0, 0]
