"""The vocabulary of the game: resources, goods, cities, edicts, days, and their numbers in the records `box` and `s`."""

from __future__ import annotations

import numpy as np

COLOURS = ("yellow", "blue", "green", "red", "orange", "purple")  # C1.1 by seat
RESOURCES = ("leather", "iron", "wood", "linen", "fur")
GOODS = ("saddle", "cartwheel", "painting", "clothing", "footwear")  # by die 1..5
CRAFTSMEN = ("saddler", "wainwright", "painter", "tailor", "shoemaker")  # each makes the good of the same number
CITIES = ("bergen", "brugge", "london", "nowgorod")
CURRENCIES = ("mark", "gulden", "pfund", "grivna")  # each is the money of the city of the same number

DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = range(7)
STREETS = DAYS[TUESDAY:SATURDAY]  # C1.6
STREET_TUESDAY, STREET_WEDNESDAY, STREET_THURSDAY, STREET_FRIDAY = range(4)

# C4 the edicts, in the order of their days
EDICTS = {
    "more_resources": WEDNESDAY,
    "foreign_merchants": WEDNESDAY,
    "recall_tuesday": WEDNESDAY,
    "draw_two": THURSDAY,
    "recall_wednesday": THURSDAY,
    "saddler": THURSDAY,
    "wainwright": THURSDAY,
    "painter": THURSDAY,
    "tailor": THURSDAY,
    "shoemaker": THURSDAY,
    "recall_thursday": FRIDAY,
    "two_ships": FRIDAY,
    "one_ship": FRIDAY,
    "extra_hold": FRIDAY,
    "roll_for_good": FRIDAY,
    "two_relics": SATURDAY,
    "exchange_money": SATURDAY,
    "one_less": SATURDAY,
}
EDICT_NAMES = tuple(EDICTS)
EDICT_DAY = np.array(list(EDICTS.values()), np.int16)
MORE_RESOURCES, FOREIGN_MERCHANTS, RECALL_TUESDAY = range(3)
DRAW_TWO, RECALL_WEDNESDAY, SADDLER, WAINWRIGHT, PAINTER, TAILOR, SHOEMAKER = range(3, 10)
RECALL_THURSDAY, TWO_SHIPS, ONE_SHIP, EXTRA_HOLD, ROLL_FOR_GOOD = range(10, 15)
TWO_RELICS, EXCHANGE_MONEY, ONE_LESS = range(15, 18)

N_RESOURCES = N_GOODS = 5
N_CITIES = 4
N_STREETS = 4
N_EDICTS = 18
EDICTS_A_WEEK = 3  # C2.4
WEEKS = 6
FAMILY_CARDS = (3, 4, 5, 6, 7, 8)  # C1.2
LOWEST_CARD, N_FAMILY_CARDS = 3, 6
CUBES_OF_A_RESOURCE = 18  # C1.3

BOOTHS, N_BOOTHS = 7, 9  # C1.5 without and with the two extra booths
MERCHANT_OFFERS = 4  # C4 foreign_merchants: resources to each extra booth
BERTHS = 4
BASIC_PLACES, N_PLACES = 10, 12  # C1.4 relic cards on display, and with the two extra places
SIX = 6  # the die's face that leaves the choice, or moves every bar

# the records' capacities (C1.7)
MAX_PLAYERS = 6
MAX_ROWS = 24
MAX_WEEK_CARDS = 32
MAX_SHIPS = 32
MAX_EDICTS = 36
MAX_HOLDS = 4
EXTRA = MAX_HOLDS  # C4 extra_hold: the hold after the printed ones
EXTRA_PAYS = 2
MAX_DICE = 12
MAX_LINES = 8

# a relic card is city * N_LINES + line; a line is a cost with its points, the last one is the shrine
SHRINE = MAX_LINES
N_LINES = MAX_LINES + 1
N_RELIC_CARDS = N_CITIES * N_LINES

# so many of each good in one number, each with a spare bit above it
GOOD_BITS = 12
SPARE_BITS = sum(1 << GOOD_BITS * (good + 1) - 1 for good in range(N_GOODS))

NONE = -1  # nobody, no card, no ship, no vote
