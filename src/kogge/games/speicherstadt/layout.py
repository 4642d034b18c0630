"""The layout of observations: the meaning of the numbers that `observation.observe` writes, in the same order."""

from __future__ import annotations

import math

from kogge.engine.layout import Axis, Block, Layout, Many, axis, numbered, one_of, one_seat, seats
from kogge.games.speicherstadt.observation import OBSERVED_CONTRACTS
from kogge.games.speicherstadt.table import PHASES
from kogge.games.speicherstadt.words import CUBES_OF_A_GOOD, GOODS, MAX_PLAYERS, MAX_ROW, ROW_PLACES, SINGLE_CARDS, STACKS

KINDS = (*(f"fireman {value}" for value in range(1, 6)), *(f"trader {good}" for good in GOODS), "ship", *SINGLE_CARDS, "fire", "contract")
GOOD = axis("good", GOODS)


def goods(name: str, meaning: str, fields: str, per: float = 1, most: float = 1) -> Block:
    """A number for each good."""
    return Block(name, meaning, fields, (GOOD,), per, most)


def holds(name: str, meaning: str, fields: str) -> Block:
    """Does the seat have this card?"""
    return Block(name, f"1 if {meaning}", fields)


COMMON = (
    one_of("phase", PHASES, "the phase of play", "phase"),
    one_of("stack", STACKS, "the stack that the next card comes from", "stack"),
    goods("bag", "cubes in the bag", "bag", CUBES_OF_A_GOOD),
    goods("goods_discard", "cubes on the goods discard", "goods_discard", CUBES_OF_A_GOOD),
    Block("left", "cards of a kind still in the stack, all contracts together", "left", (axis("kind", KINDS),), 5, math.inf),
    Block("selling", "the place of the card being sold, during Purchase", "selling phase", (numbered("place", MAX_ROW),), one_hot=True),
    Block("players", "players", "players", per=MAX_PLAYERS),
    Block("round", "the round", "round_number", per=12, most=math.inf),
)
ROW = (
    Block("kind", "the card there", "row_kind row_cards", (axis("kind", KINDS),), one_hot=True),
    goods("asked", "cubes that a contract asks for", "row_kind row_cards", most=4),
    goods("carried", "cubes that a ship carries", "row_cubes row_kind row_cards", most=3),
    Block("price", "merchants standing there", "row_price row_kind row_cards", per=ROW_PLACES),
    Many(
        "merchant",
        numbered("rung", ROW_PLACES),
        (one_seat("owner", "whose merchant stands there", "row_merchants row_price row_kind row_cards", MAX_PLAYERS),),
    ),
)
CONTRACT = (
    Block("size", "cubes that the contract asks for in all", "contract_owner contract_kind contracts", per=4),
    goods("missing", "cubes still missing", "contract_owner contract_missing contracts", most=4),
)
SEAT = (
    holds("start", "the start player", "start_player"),
    holds("decides", "it is to decide", "player phase"),
    Block("coins", "coins", "coins", per=10, most=math.inf),
    Block("score", "points on the score track", "score", per=10, most=math.inf, least=-math.inf),
    Block("ships", "ships", "ships", per=5, most=3),
    Block("offices", "offices", "offices", per=4),
    Block("bought", "cards bought in this round", "bought", per=3, most=2),
    Block("firemen", "what its firemen are worth in all", "firemen", per=10, most=math.inf),
    Block("firemen_of", "firemen of a worth", "firemen", (axis("worth", ("2", "3", "4", "5")),), most=4),
    goods("loose", "cubes of ships bought in this round, and swapped ones", "loose", most=9),
    Block("house", "the cube in the merchant house", "house", (GOOD,), one_hot=True),
    goods("warehouse", "cubes in its warehouse", "warehouse warehouse_owner", most=4),
    goods("trader", "1 if it has the trader", "trader_owner"),
    holds("has_warehouse", "it has the warehouse", "warehouse_owner"),
    holds("has_bank", "it has the bank", "bank_owner"),
    holds("has_harbour", "it has the harbour", "harbour_owner"),
    holds("has_church", "it has the church", "church_owner"),
    holds("has_prayer_boat", "it has the prayer boat", "prayer_boat_owner"),
    holds("has_chamber", "it has the chamber of commerce", "chamber_owner"),
    Many("contract", numbered("contract", OBSERVED_CONTRACTS), CONTRACT),
)
PLACE: Axis = numbered("place", MAX_ROW)
OBSERVED = Layout(*COMMON, Many("row", PLACE, ROW), Many("seat", seats(MAX_PLAYERS), SEAT))
