"""The table `s`: everything that changes during a game. All of it is public except `chance`.

Seats count from 0. `NONE` (-1) stands for no house, no owner, no card.
"""

from __future__ import annotations

import numpy as np

from kogge.engine.chance import CHANCE_FIELD
from kogge.engine.ranges import FLAG, SEAT, SEAT_OR_NONE, Range, between
from kogge.engine.record_view import record_dtype
from kogge.games.hellweg.words import (
    MAX_HOUSES,
    MAX_PLAYERS,
    MAX_ROADS,
    MAX_TOWNS,
    MAX_TRADE_CARDS,
    MERCHANTS,
    N_GOODS_CARDS,
    N_KINDS,
    N_PRIVILEGES,
    NONE,
    NOT_IN_PLAY,
    PLACES,
    SETUP_ROUNDS,
)

# phases, in the order of a turn (H2.1); START and SETUP come before the first, OVER after the last
START, SETUP, NEW_CARD, SALE, ACTIONS, OVER = range(6)
PHASES = ("start", "setup", "new_card", "sale", "actions", "over")

# what the player is asked
NOTHING, PUT_GOOD, PUT_CARRIAGE, BONUS_CARRIAGE, PUT_ALL, TAKE_GOOD, TAKE_CARRIAGE, SELL, GO, DUMP, ACTION, STORE, _UNUSED, END = range(14)
QUESTIONS = (
    "nothing",
    "good",
    "carriage",
    "bonus_carriage",
    "extend",
    "take_good",
    "take_carriage",
    "sell",
    "go",
    "dump",
    "action",
    "store",
    "unused",  # observations keep its place: the nets have learned from them
    "end",
)

# what pieces are being placed for
SETTING_UP, BUYING, EXTENDING, BONUS, EXTENDING_ALL = range(5)

# H7.3-H7.7 how a privilege lies before a player
NOT_OWNED, FACE_DOWN, FACE_UP, JUST_TURNED_UP = range(4)

# ranges of what fields hold (engine/ranges.py)
TOWNS = between(0, (1 << MAX_TOWNS) - 1)
PIECES = between(0, 99)

Table = record_dtype(
    [
        CHANCE_FIELD,  # hidden from everyone: the random state
        ("money", np.int32, (MAX_PLAYERS,), between(0, 9_999)),  # thaler by player
        ("links", np.int32, (MAX_PLAYERS, MAX_TOWNS), TOWNS),  # the towns, as bits, that one road with an own carriage joins to a town
        ("stocked", np.int32, (MAX_PLAYERS, N_KINDS), TOWNS),  # the towns, as bits, where the player has a good of a kind
        ("on_path", np.int32, (), TOWNS),  # the towns, as bits, that a transport has touched
        ("goods", np.int16, (MAX_PLAYERS, MAX_HOUSES), PIECES),  # goods by player and house
        ("carriages", np.int16, (MAX_PLAYERS, MAX_ROADS), PIECES),  # carriages by player and road
        ("goods_supply", np.int16, (MAX_PLAYERS,), PIECES),
        ("carriages_supply", np.int16, (MAX_PLAYERS,), PIECES),
        ("goods_stored", np.int16, (MAX_PLAYERS,), PIECES),  # H7.1 in the warehouse
        ("carriages_stored", np.int16, (MAX_PLAYERS,), PIECES),  # H7.1 in the warehouse; H7.6 black ones once they have an owner
        ("black_owner", np.int16, (), SEAT_OR_NONE),  # H7.6 who has the extra-carriage card
        ("privileges", np.int16, (MAX_PLAYERS, N_PRIVILEGES), between(NOT_OWNED, JUST_TURNED_UP)),  # NOT_OWNED … JUST_TURNED_UP
        ("claims", np.int16, (MAX_PLAYERS,), PIECES),  # H7.3 privileges that goods cards gave and that were not taken yet
        ("card_owner", np.int16, (N_GOODS_CARDS,), Range(NOT_IN_PLAY, 0, True)),  # NONE: it lies open; NOT_IN_PLAY: it stays in the box
        ("players", np.int16),
        ("options", np.int16),  # bits 0-4: warehouse, passengers, free_choice, short, counter
        ("phase", np.int16, (), between(START, OVER)),
        ("asks", np.int16, (), between(NOTHING, END)),  # what the player is asked
        ("turn", np.int16, (), between(0, MAX_TRADE_CARDS)),  # counts from 1 when the first trade card is turned up
        ("turns", np.int16, (), between(1, MAX_TRADE_CARDS)),  # how many there will be
        ("start_player", np.int16, (), SEAT),
        ("player", np.int16, (), SEAT),  # who decides now
        ("round_number", np.int16, (), between(0, SETUP_ROUNDS)),  # of the set-up (0-2) or of the actions (0-1)
        ("trade_card", np.int16, (), between(NONE, MAX_TRADE_CARDS - 1)),  # the open trade card, or NONE
        ("to_come", np.int16, (MAX_TRADE_CARDS,), FLAG),  # 1: a trade card that was not turned up yet
        ("merchants", np.int16, (PLACES,), SEAT_OR_NONE),  # whose merchant stands at a place of the trade card, or NONE
        ("on_market", np.int16, (MAX_PLAYERS,), between(0, MERCHANTS)),  # merchants on the market
        ("place", np.int16, (), between(0, PLACES)),  # the place of the trade card being sold to or bought from
        ("sold", np.int16, (), PIECES),  # goods the player has sold to this trade card
        ("selling", np.int16, (), between(NONE, MAX_HOUSES - 1)),  # the house a transported good comes from
        ("path", np.int16, (MAX_TOWNS,), between(NONE, MAX_TOWNS - 1)),  # the towns of the transport, in order
        ("path_towns", np.int16, (), between(0, MAX_TOWNS)),  # how many they are
        ("town", np.int16, (), between(NONE, MAX_TOWNS - 1)),  # where pieces are being placed: of the set-up, or bought
        ("purpose", np.int16, (), between(SETTING_UP, EXTENDING_ALL)),  # what pieces are being placed for: SETTING_UP … EXTENDING_ALL
        ("goods_due", np.int16, (), PIECES),  # goods still to be placed
        ("carriages_due", np.int16, (), PIECES),  # carriages still to be placed
        ("extended", np.int16, (), between(NONE, MAX_ROADS - 1)),  # H4.2 the house or road named
        ("using", np.int16, (), FLAG),  # H7.7 1: what is going on is a privilege, not the action
        ("acted", np.int16, (), FLAG),  # H7.7 1: the player's one action is done
    ]
)
