"""The table `s`: all that changes during a game. Seats and cards count from 0: the card 7 of the rules has the index 6."""

from __future__ import annotations

import numpy as np

from kogge.engine.chance import CHANCE_FIELD
from kogge.engine.ranges import FLAG, SEAT, between
from kogge.engine.record_view import record_dtype
from kogge_goofspiel.box import MAX_CARDS, MAX_WORTH

MAX_PLAYERS = 8
NONE = -1
PRIZE, LAYING, OVER = range(3)  # phases: chance turns up a prize, all lay a card, the end
PHASES = ("prize", "laying", "over")

Table = record_dtype(
    [
        CHANCE_FIELD,  # hidden from everyone: the randomness to come
        ("players", np.int16),
        ("options", np.int16),  # bit 0: carry
        ("phase", np.int16, (), between(PRIZE, OVER)),
        ("round_number", np.int16, (), between(0, MAX_CARDS)),  # counts from 1 when the first prize lies there
        ("player", np.int16, (), SEAT),  # who decides now
        ("pot", np.int16, (), between(0, 30_000)),  # what is at stake
        ("left", np.int16, (MAX_WORTH + 1,), between(0, MAX_CARDS)),  # prizes not yet turned up, by worth
        ("hand", np.int8, (MAX_PLAYERS, MAX_CARDS), FLAG),  # 1 = in hand; a card laid face down no longer is
        (
            "laid",
            np.int16,
            (MAX_PLAYERS,),
            between(NONE, MAX_CARDS - 1),
        ),  # hidden from others while all lay: this round's card, or NONE
        ("shown", np.int16, (MAX_PLAYERS,), between(NONE, MAX_CARDS - 1)),  # the card of the round before, open to all, or NONE
        ("won", np.int16, (MAX_PLAYERS,), between(0, 30_000)),  # what the prizes taken are worth
        ("lost", np.int16, (), between(0, 30_000)),  # what the prizes that nobody took are worth
    ]
)
