"""The vocabulary of the game: kinds of houses, cards and privileges, and their numbers in the records `box` and `s`."""

from __future__ import annotations

import numpy as np

KINDS = ("beer", "salt", "iron")  # of houses and of the goods in them
N_KINDS = 3
CARD_KINDS = ("coal", "herring", "wine", "tobacco")  # of goods cards
ALL_CARD_KINDS = 15  # as bits
PRIVILEGES = ("store", "extend", "thaler")
STORE, EXTEND, THALER = range(3)
N_PRIVILEGES = 3
EXTRA_CARRIAGES = 3  # H7.6 the route after those of the three privileges

# what a record can hold; the numbers of a box are in its own record
MAX_PLAYERS = 4
MAX_TOWNS = 16
MAX_HOUSES = 2 * MAX_TOWNS
MAX_ROADS = 48
MAX_TRADE_CARDS = 3 * MAX_HOUSES // 4  # H1.3 every house stands on three cards, four houses on each
MAX_GOODS_CARDS = 16
FREE_CHOICE_CARD = MAX_GOODS_CARDS  # H8.1 its number, after all the others
N_GOODS_CARDS = MAX_GOODS_CARDS + 1
MAX_WORD = 24  # bytes of a town's or a card's word in the notation
MAX_NAME = 40  # bytes of a town's name on the map

PLACES = 4  # H1.3 towns on a trade card
PRICES = (3, 4, 5)
MERCHANTS = 2  # H1.1
SETUP_ROUNDS = 3  # H1.5
ACTION_ROUNDS = 2  # H4
DISCOUNT = 2  # H4.1
LAST_CARD_BONUS = 2  # H3.6
DUMP_PRICE = 2  # H3.5
EXTEND_PRICE = 1  # H4.2
SHORTENED_BY = 2  # H1.4

NONE = -1  # no house, no road, no kind, no owner, no card
NOT_IN_PLAY = -2  # the owner of a goods card that stays in the box

# option bits, in the order of the options of the game
WAREHOUSE, PASSENGERS, FREE_CHOICE, SHORT, COUNTER = 1, 2, 4, 8, 16

# a set of towns is the bits of one number
BIT = np.array([1 << town for town in range(MAX_TOWNS)], np.int32)
