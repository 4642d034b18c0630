"""G1 What is in the box: the prizes. The hands follow from their number."""

from __future__ import annotations

from typing import Any

import numpy as np

from kogge.engine.boxes import BoxFile
from kogge.engine.record_view import record_dtype

MAX_CARDS = 20
MAX_WORTH = 20

Box = record_dtype(
    [
        ("cards", np.int16),  # in each hand: 1 to this
        ("prizes", np.int16, (MAX_WORTH + 1,)),  # by worth: how many there are
    ]
)


def read_box(file: BoxFile, box: Any) -> None:
    """G1.1 Check a box file and lay it into the record; anything unknown is refused."""
    file.check_keys(file.content, ["prizes"], "key")
    prizes = file.items(file.content.get("prizes"), "prizes", "prizes")
    box.cards = file.integer(len(prizes), 2, MAX_CARDS, "the number of prizes", "prizes")
    for worth in prizes:
        box.prizes[file.integer(worth, 1, MAX_WORTH, "a prize's worth", "prizes")] += 1
