"""The table `s`: all that changes during a game. Seats and cards count from 0: the card 7 of the rules has the index 6."""

from __future__ import annotations

import numpy as np

from kogge.engine.chance import CHANCE_FIELD
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
        ("phase", np.int16),
        ("round_number", np.int16),  # counts from 1 when the first prize lies there
        ("player", np.int16),  # who decides now
        ("pot", np.int16),  # what is at stake
        ("left", np.int16, (MAX_WORTH + 1,)),  # prizes not yet turned up, by worth
        ("hand", np.int8, (MAX_PLAYERS, MAX_CARDS)),  # 1 = in hand; a card laid face down no longer is
        ("laid", np.int16, (MAX_PLAYERS,)),  # hidden from the others while all lay: this round's card, or NONE
        ("shown", np.int16, (MAX_PLAYERS,)),  # the card of the round before, open to all, or NONE
        ("won", np.int16, (MAX_PLAYERS,)),  # what the prizes taken are worth
        ("lost", np.int16),  # what the prizes that nobody took are worth
    ]
)
