"""The table `s`: everything that changes during a game. All of it is public except `chance`.

Seats count from 0. `NONE` (-1) stands for no card, no merchant, no owner, no cube.
"""

from __future__ import annotations

import numpy as np

from kogge.engine.chance import CHANCE_FIELD
from kogge.engine.ranges import SEAT, SEAT_OR_NONE, between
from kogge.engine.record_view import record_dtype
from kogge.games.speicherstadt.words import (
    CUBES_OF_A_GOOD,
    CUBES_ON_A_SHIP,
    MAX_CONTRACTS,
    MAX_PLAYERS,
    MAX_ROW,
    MERCHANTS,
    N_GOODS,
    N_KINDS,
    NONE,
    ROW_PLACES,
    E,
)

# phases, in the order of a round (S3); START comes before the first, LAST_FIRE and OVER after the last
START, OFFER, BIDDING, PURCHASE, PROCESSING, LAST_FIRE, OVER = range(7)
PHASES = ("start", "offer", "bidding", "purchase", "processing", "last_fire", "over")

# ranges of what fields hold (engine/ranges.py)
CUBES = between(0, CUBES_OF_A_GOOD)
CARDS = between(0, 99)

Table = record_dtype(
    [
        CHANCE_FIELD,  # hidden from everyone: the random state
        ("coins", np.int32, (MAX_PLAYERS,), between(0, 9_999)),  # by player
        ("score", np.int32, (MAX_PLAYERS,), between(-999, 999)),  # by player: the score track, fires only (S6.6)
        ("players", np.int16),
        ("options", np.int16),  # bit 0: removals
        ("phase", np.int16, (), between(START, OVER)),
        ("round_number", np.int16, (), CARDS),  # counts from 1 when the first row is complete
        ("start_player", np.int16, (), SEAT),  # holds the start-player coin
        ("player", np.int16, (), SEAT),  # who decides now
        ("placed", np.int16, (), between(0, MAX_PLAYERS * MERCHANTS)),  # merchants placed this round, by all together
        ("selling", np.int16, (), between(0, MAX_ROW)),  # place in the row of the card being sold
        ("row_cards", np.int16, (), between(0, MAX_ROW)),  # how many cards were turned up this round
        ("stack", np.int16, (), between(0, E)),  # the stack the next card comes from; E: only the 4th fire is left
        ("stack_left", np.int16, (), between(0, 999)),  # cards still in that stack
        ("left", np.int16, (N_KINDS,), CARDS),  # the same by kind
        ("row_kind", np.int16, (MAX_ROW,), between(NONE, N_KINDS - 1)),  # by place, 0 = leftmost: kind of card, NONE once sold or discarded
        ("row_cubes", np.int8, (MAX_ROW, N_GOODS), between(0, CUBES_ON_A_SHIP)),  # cubes on a ship in the row
        ("row_merchants", np.int16, (MAX_ROW, ROW_PLACES), SEAT_OR_NONE),  # owners from the lowest place up, NONE = free
        ("row_price", np.int16, (MAX_ROW,), between(0, ROW_PLACES)),  # merchants standing there
        ("bag", np.int16, (N_GOODS,), CUBES),
        ("goods_discard", np.int16, (N_GOODS,), CUBES),
        ("loose", np.int16, (MAX_PLAYERS, N_GOODS), CUBES),  # cubes of ships bought this round, and swapped ones
        ("house", np.int16, (MAX_PLAYERS,), between(NONE, N_GOODS - 1)),  # the good in the merchant house, or NONE
        ("warehouse", np.int16, (N_GOODS,), CUBES),  # cubes in the warehouse
        ("bought", np.int16, (MAX_PLAYERS,), between(0, MAX_ROW)),  # cards bought this round
        ("firemen", np.int16, (MAX_PLAYERS, 5), CARDS),  # by player and value - 1
        ("ships", np.int16, (MAX_PLAYERS,), CARDS),
        ("offices", np.int16, (MAX_PLAYERS,), CARDS),
        ("trader_owner", np.int8, (N_GOODS,), SEAT_OR_NONE),
        ("warehouse_owner", np.int8, (), SEAT_OR_NONE),
        ("bank_owner", np.int8, (), SEAT_OR_NONE),
        ("harbour_owner", np.int8, (), SEAT_OR_NONE),
        ("church_owner", np.int8, (), SEAT_OR_NONE),
        ("prayer_boat_owner", np.int8, (), SEAT_OR_NONE),
        ("chamber_owner", np.int8, (), SEAT_OR_NONE),
        ("contracts", np.int16, (), between(0, MAX_CONTRACTS)),  # bought by all players; the three arrays below are in order of purchase
        ("contract_kind", np.int8, (MAX_CONTRACTS,), between(NONE, MAX_CONTRACTS - 1)),  # index into box.contract_goods
        ("contract_owner", np.int8, (MAX_CONTRACTS,), SEAT_OR_NONE),
        ("contract_missing", np.int8, (MAX_CONTRACTS, N_GOODS), CUBES),  # cubes of each good still to be delivered
        ("discarded", np.int16, (), between(0, 999)),  # cards on the discard pile: unsold ones and fires
    ]
)
