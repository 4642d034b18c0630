"""The table `s`: all that changes during a game. Everything on it is public but `chance`.

Seats count from 0. `NONE` (-1) stands for no card, no merchant, no owner, no cube.
"""

from __future__ import annotations

import numpy as np

from kogge.engine.chance import CHANCE_FIELD
from kogge.engine.record_view import record_dtype
from kogge.games.speicherstadt.words import MAX_CONTRACTS, MAX_PLAYERS, MAX_ROW, N_GOODS, N_KINDS, ROW_PLACES

# phases, in the order of a round (S3); START comes before the first, LAST_FIRE and OVER after the last
START, OFFER, BIDDING, PURCHASE, PROCESSING, LAST_FIRE, OVER = range(7)
PHASES = ("start", "offer", "bidding", "purchase", "processing", "last_fire", "over")

Table = record_dtype(
    [
        CHANCE_FIELD,  # hidden from everyone: the randomness to come
        ("coins", np.int32, (MAX_PLAYERS,)),  # by player
        ("score", np.int32, (MAX_PLAYERS,)),  # by player: the score track, fires only (S6.6)
        ("players", np.int16),
        ("options", np.int16),  # bit 0: removals
        ("phase", np.int16),
        ("round_number", np.int16),  # counts from 1 when the first row is complete
        ("start_player", np.int16),  # holds the start-player coin
        ("player", np.int16),  # who decides now
        ("placed", np.int16),  # merchants placed this round, by all together
        ("selling", np.int16),  # place in the row of the card being sold
        ("row_cards", np.int16),  # how many cards were turned up this round
        ("stack", np.int16),  # the stack the next card comes from; E: only the 4th fire is left
        ("stack_left", np.int16),  # cards still in that stack
        ("left", np.int16, (N_KINDS,)),  # the same by kind
        ("row_kind", np.int16, (MAX_ROW,)),  # by place, 0 = leftmost: kind of card, NONE once sold or discarded
        ("row_cubes", np.int8, (MAX_ROW, N_GOODS)),  # cubes on a ship in the row
        ("row_merchants", np.int16, (MAX_ROW, ROW_PLACES)),  # owners from the lowest place up, NONE = free
        ("row_price", np.int16, (MAX_ROW,)),  # merchants session there
        ("bag", np.int16, (N_GOODS,)),
        ("goods_discard", np.int16, (N_GOODS,)),
        ("loose", np.int16, (MAX_PLAYERS, N_GOODS)),  # cubes of ships bought this round, and swapped ones
        ("house", np.int16, (MAX_PLAYERS,)),  # the good in the merchant house, or NONE
        ("warehouse", np.int16, (N_GOODS,)),  # cubes in the warehouse
        ("bought", np.int16, (MAX_PLAYERS,)),  # cards bought this round
        ("firemen", np.int16, (MAX_PLAYERS, 5)),  # by player and value - 1
        ("ships", np.int16, (MAX_PLAYERS,)),
        ("offices", np.int16, (MAX_PLAYERS,)),
        ("trader_owner", np.int8, (N_GOODS,)),
        ("warehouse_owner", np.int8),
        ("bank_owner", np.int8),
        ("harbour_owner", np.int8),
        ("church_owner", np.int8),
        ("prayer_boat_owner", np.int8),
        ("chamber_owner", np.int8),
        ("contracts", np.int16),  # contracts bought by all players; the three arrays below are in order of purchase
        ("contract_kind", np.int8, (MAX_CONTRACTS,)),  # index into box.contract_goods
        ("contract_owner", np.int8, (MAX_CONTRACTS,)),
        ("contract_missing", np.int8, (MAX_CONTRACTS, N_GOODS)),  # cubes of each good still to be delivered
        ("discarded", np.int16),  # cards on the discard pile: unsold ones and fires
    ]
)
