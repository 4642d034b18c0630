"""The vocabulary of the game: goods, stacks and kinds of card, and their numbers in the records `box` and `s`."""

from __future__ import annotations

GOODS = ("coffee", "tea", "spices", "rubber", "cloth")
N_GOODS = 5

STACKS = ("A", "B", "C", "D", "E")
D, E = 3, 4

# kinds of card, S1.2: firemen by value, traders by good, then one number each; contracts by their goods come last
FIREMAN = 0  # value 1..5 is FIREMAN + 0..4
TRADER = 5  # TRADER + good
SHIP = 10
OFFICE = 11
WAREHOUSE = 12
BANK = 13
HARBOUR = 14
CHURCH = 15
PRAYER_BOAT = 16
CHAMBER = 17
FIRE = 18
CONTRACT = 19  # CONTRACT + index into box.contract_goods
MAX_CONTRACTS = 60  # S1.5 the record's capacity: contract cards in one box
N_KINDS = CONTRACT + MAX_CONTRACTS

SINGLE_CARDS = {
    "office": OFFICE,
    "warehouse": WAREHOUSE,
    "bank": BANK,
    "harbour": HARBOUR,
    "church": CHURCH,
    "prayer_boat": PRAYER_BOAT,
    "chamber": CHAMBER,
}

MAX_PLAYERS = 5
MAX_ROW = MAX_PLAYERS + 1  # S3.1
ROW_PLACES = 8  # S3.7
MERCHANTS = 3  # S1.4
CUBES_OF_A_GOOD = 9  # S1.3
CUBES_ON_A_SHIP = 3  # S3.2
HOUSE_PLACES, WAREHOUSE_PLACES = 1, 4  # S3.18
NONE = -1  # no card, no merchant, no owner, no cube
