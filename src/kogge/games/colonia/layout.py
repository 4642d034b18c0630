"""The layout of observations: the meaning of the numbers that `observation.observe` writes, in the same order."""

from __future__ import annotations

import math

from kogge.engine.layout import Block, Layout, Many, axis, numbered, one_of, one_seat, seats
from kogge.games.colonia.observation import OBSERVED_ROWS
from kogge.games.colonia.table import PHASES
from kogge.games.colonia.words import (
    BERTHS,
    BOOTHS,
    CITIES,
    CRAFTSMEN,
    CURRENCIES,
    DAYS,
    EDICT_NAMES,
    EDICTS_A_WEEK,
    FAMILY_CARDS,
    GOODS,
    MAX_HOLDS,
    MAX_LINES,
    MAX_PLAYERS,
    N_BOOTHS,
    N_PLACES,
    RESOURCES,
    STREETS,
)

CITY, GOOD, CRAFTSMAN = axis("city", CITIES), axis("good", GOODS), axis("craftsman", CRAFTSMEN)
RESOURCE, FAMILY_CARD = axis("resource", RESOURCES), axis("card", [str(card) for card in FAMILY_CARDS])
HOLD = axis("hold", (*(str(hold + 1) for hold in range(MAX_HOLDS)), "extra"))
VOTE = ("no", "yes")

COMMON = (
    one_of("phase", PHASES, "the phase of play", "phase"),
    one_of("day", DAYS, "the day", "day"),
    Block("week", "the week", "week", per=6),
    Block("players", "players", "players", per=MAX_PLAYERS),
    Block("bag", "resources in the bag", "bag", per=90),
    Block("relics", "relic cards in the deck", "relic_deck", per=48),
    Block("one_less", "1 if everyone places one member fewer on the next Tuesday", "one_less"),
    Block("extra_hold", "1 if the extra holds may be loaded", "extra_hold"),
    Block("street", "the street that members are recalled from", "street phase", (axis("street", STREETS),), one_hot=True),
    Block("week_booths", "resources that the week card puts into a booth", "week_card", (numbered("booth", BOOTHS),), 6),
    Block("week_contracts", "contracts that the week card gives a craftsman", "week_card", (CRAFTSMAN,), 2, math.inf),
    Block("week_dice", "dice of the week card", "week_card", per=6, most=2),
    Block("ships_to_leave", "ships that leave on Saturday", "week week_card edict_passed week_edicts", per=BERTHS),
)
EDICT = (
    one_of("edict", EDICT_NAMES, "which edict it is", "week_edicts"),
    Block("next", "1 if it is the next to be voted on", "edict week_edicts"),
    Block("passed", "1 if it was passed", "edict_passed week_edicts"),
    Block("rejected", "1 if it was rejected", "edict_passed week_edicts"),
)
BOOTH = (
    Block("cubes", "resources in the booth", "booth_cubes", (RESOURCE,), 3, math.inf),
    Block("members", "members that stand there", "booth_members", per=6, most=math.inf),
    one_seat("owner", "whose members stand there", "booth_owner", MAX_PLAYERS),
)
ORDER = (
    Block("members", "members that stand on the order", "order_members orders", per=6, most=math.inf),
    one_seat("owner", "whose order it is", "order_owner orders", MAX_PLAYERS),
)
CRAFTSMAN_PARTS = (
    Block("bar", "rows above the bar", "bar", per=OBSERVED_ROWS),
    Block("orders", "orders", "orders", per=OBSERVED_ROWS),
    Block("new_orders", "orders of this week", "new_orders", per=6, most=2),
    Many("order", numbered("row", OBSERVED_ROWS), ORDER),
)
HOLD_PARTS = (
    Block("there", "1 if the ship has the hold", "berths extra_hold"),
    Block("asks", "how many of a good the hold asks for", "berths", (GOOD,), most=math.inf),
    Block("pays", "what it pays", "berths", per=10, most=math.inf),
    one_seat("owner", "whose member stands on it", "hold_owner berths", MAX_PLAYERS),
)
SHIP = (
    Block("there", "1 if a ship lies there", "berths"),
    Block("leaves", "1 if it leaves on Saturday", "week week_card edict_passed week_edicts berths"),
    Block("city", "where it sails", "berths", (CITY,), one_hot=True),
    Many("hold", HOLD, HOLD_PARTS),
)


def card(fields: str) -> tuple[Block, ...]:
    """A relic card."""
    return (
        Block("there", "1 if there is a card", fields),
        Block("cost", "what it costs", fields, per=15, most=math.inf),
        Block("points", "what it is worth", fields, per=5, most=math.inf),
        Block("is_shrine", "1 if it is a shrine", fields),
        Block("city", "its city", fields, (CITY,), one_hot=True),
        one_seat("guard", "whose member stands on it", f"guard {fields}", MAX_PLAYERS),
    )


SHRINE = (
    Block("filled", "1 if there is a relic in the shrine", "shrine_line"),
    Block("points", "what the relic in it is worth", "shrine_line", per=5, most=math.inf),
    one_seat("owner", "whose shrine it is", "shrine_owner", MAX_PLAYERS),
)
SEAT = (
    Block("decides", "1 if it is to decide", "player phase"),
    Block("there", "1 if there is such a player", "players"),
    Block("turn", "its place in the player order, from 0", "order", per=5),
    Block("passed", "1 if it has passed", "passed"),
    Block("supply", "members in its supply", "supply", per=20, most=math.inf),
    Block("city_hall", "members in the city hall", "city_hall", per=8, most=math.inf),
    Block("early", "members on street Friday that came from a ship that left early", "early", per=4, most=math.inf),
    Block("zero", "1 if its family card counts as zero", "zero"),
    Block("streets", "members on a street", "streets", (axis("street", STREETS),), 10, math.inf),
    Block("hand", "1 if the family card was not played yet", "hand", (FAMILY_CARD,)),
    Block("card", "its family card of the week", "card", per=8),
    Block("voted", "1 if its vote is revealed", "vote phase"),
    one_of("vote", VOTE, "its revealed vote", "vote phase"),
)
SCREEN = (
    Block("money", "money", "money", (axis("currency", CURRENCIES),), 15, math.inf, own=True),
    Block("goods", "goods", "goods", (GOOD,), 3, math.inf, own=True),
    Block("resources", "resources", "resources", (RESOURCE,), 4, math.inf, own=True),
    Block("loose", "relics that are in no shrine", "loose", (CITY, numbered("line", MAX_LINES)), 1, math.inf, own=True),
    Block("chosen", "the family card chosen and not revealed yet", "chosen", (FAMILY_CARD,), one_hot=True, own=True),
    one_of("vote", VOTE, "the vote that is not revealed yet", "vote phase", own=True),
)
KNOWN = (
    Block("points", "points of its relics, without windows", "loose shrine_line shrine_owner", per=20, most=math.inf),
    Block("unseen", "resources drawn blind and never shown", "unseen", per=4, most=math.inf),
    Block("unseen_late", "how many of these draw_two can have brought", "unseen_late", per=2, most=math.inf),
    Block("money", "money", "money", (axis("currency", CURRENCIES),), 15, math.inf),
    Block("loose_points", "points of its relics that are in no shrine", "loose", (CITY,), 5, math.inf),
    Block("best_loose", "points of the best of these", "loose", (CITY,), 5, math.inf),
    Block("goods", "goods", "goods", (GOOD,), 3, math.inf),
    Block("resources", "resources that all have seen", "resources unseen", (RESOURCE,), 4, math.inf),
    Block("can_order", "1 if the resources that all have seen are enough for an order", "resources unseen", (CRAFTSMAN,)),
    Block("can_buy", "1 if its money is enough for the card", "money display", (numbered("place", N_PLACES),)),
    Block("can_load", "1 if its goods are enough for the hold", "goods berths extra_hold", (numbered("berth", BERTHS), HOLD)),
)
OBSERVED = Layout(
    *COMMON,
    Many("week_edict", numbered("edict", EDICTS_A_WEEK), EDICT),
    Block("edicts_left", "how many cards of the edict are still in the deck", "edicts_left", (axis("edict", EDICT_NAMES),)),
    Many("booth", numbered("booth", N_BOOTHS), BOOTH),
    Many("craftsman", CRAFTSMAN, CRAFTSMAN_PARTS),
    Many("berth", numbered("berth", BERTHS), SHIP),
    Many("display", numbered("place", N_PLACES), card("display")),
    Many("bought", None, card("bought phase")),
    Many("shrine", CITY, SHRINE),
    Many("seat", seats(MAX_PLAYERS), SEAT),
    Many("screen", None, SCREEN),
    Many("known", seats(MAX_PLAYERS), KNOWN),
    Block("unseen_most", "how many of a resource can be unseen", "unseen_most", (axis("draw", ("start", "both")), RESOURCE), 18),
    Block("can_order", "1 if its resources are enough for an order", "resources", (CRAFTSMAN,), own=True),
)
