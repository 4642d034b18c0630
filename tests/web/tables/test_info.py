"""`TableInfo` and its companions have the columns of the database, in the same order: the store fills them by position."""

import inspect

import pytest

from kogge.web.db import schema
from kogge.web.tables.info import ChatMessage, Nudge, SeatInfo, TableInfo


@pytest.mark.parametrize(
    ("info", "table"),
    [(TableInfo, schema.tables), (SeatInfo, schema.seats), (ChatMessage, schema.chat), (Nudge, schema.nudges)],
)
def test_the_fields_are_the_columns(info, table):
    assert list(inspect.signature(info).parameters) == [column.name for column in table.columns]
