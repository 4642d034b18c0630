"""The layout of observations: the meaning of the numbers that `observation.observe` writes, in the same order."""

from __future__ import annotations

import math

from kogge.engine.layout import Axis, Block, Layout, Many, axis, numbered, one_of, one_seat, seats
from kogge.games.hellweg.notation import card_text, house_text, road_text, town_text
from kogge.games.hellweg.table import PHASES, QUESTIONS
from kogge.games.hellweg.words import (
    MAX_HOUSES,
    MAX_PLAYERS,
    MAX_ROADS,
    MAX_TOWNS,
    N_GOODS_CARDS,
    N_PRIVILEGES,
    PLACES,
    PRICES,
    PRIVILEGES,
)

OPTIONS = ("warehouse", "passengers", "free_choice", "short", "counter")
TOWN = Axis("town", MAX_TOWNS, lambda box: [town_text(box, town) for town in range(MAX_TOWNS)])
HOUSE = Axis("house", MAX_HOUSES, lambda box: [house_text(box, house) for house in range(MAX_HOUSES)])
ROAD = Axis("road", MAX_ROADS, lambda box: [road_text(box, road) for road in range(MAX_ROADS)])
CARD = Axis("card", N_GOODS_CARDS, lambda box: [card_text(box, card) for card in range(N_GOODS_CARDS)])

GOING_ON = (
    one_of("phase", PHASES, "the phase of play", "phase"),
    one_of("asks", QUESTIONS, "what the player is asked", "asks"),
    Block("option", "1 if it is played with", "options", (axis("option", OPTIONS),)),
    Block("players", "players", "players", per=MAX_PLAYERS),
    Block("turn", "the turn, as a share of all turns", "turn turns"),
    Block("round", "the round of the set-up or of the actions", "round_number", per=2),
    Block("goods_due", "goods still to be placed", "goods_due", per=3),
    Block("carriages_due", "carriages still to be placed", "carriages_due", per=3),
    Block("acted", "1 if the player's one action is done", "acted"),
    Block("using", "1 if what is going on is a privilege", "using"),
)
SALE = (
    Block("place", "the place of the trade card that is sold to or bought from", "place", (numbered("place", PLACES),), one_hot=True),
    Block("sold", "1 if the player has sold something to this trade card", "sold"),
    Block("on_path", "1 if a transport has touched the town", "on_path", (TOWN,)),
)
BY_HOUSE = (
    Block("price", "its price on the open trade card, 0 if it is not there", "trade_card", per=5),
    Block("to_come", "1 if a trade card with this price is still to come", "to_come", (axis("price", [str(price) for price in PRICES]),)),
)
BY_PLACE = (
    Block("price", "its price on the open trade card", "trade_card", per=5),
    one_seat("merchant", "whose merchant stands there", "merchants trade_card", MAX_PLAYERS),
)
PRIVILEGE = (
    Block("owned", "1 if it has the privilege", "privileges"),
    Block("face_up", "1 if the privilege lies face up", "privileges"),
)
SEAT = (
    Block("start", "1 if it is the start player", "start_player"),
    Block("decides", "1 if it is to decide", "player phase"),
    Block("money", "thaler", "money", per=20, most=math.inf),
    Block("cards_worth", "what its goods cards are worth", "card_owner", per=50, most=math.inf),
    Block("goods_supply", "goods in its supply", "goods_supply", per=12, most=math.inf),
    Block("carriages_supply", "carriages in its supply", "carriages_supply", per=8, most=math.inf),
    Block("goods_stored", "goods in its warehouse", "goods_stored", per=4, most=math.inf),
    Block("carriages_stored", "carriages in its warehouse", "carriages_stored", per=4, most=math.inf),
    Block("goods_in_houses", "goods in houses", "goods", per=12, most=math.inf),
    Block("carriages_on_roads", "carriages on roads", "carriages", per=8, most=math.inf),
    Block("on_market", "merchants on the market", "on_market", per=2),
    Block("has_extra_carriages", "1 if it has the extra-carriage card", "black_owner"),
    Block("extra_carriages_free", "1 if nobody has the extra-carriage card", "black_owner"),
    Block("claims", "privileges that goods cards gave and that were not taken yet", "claims privileges", per=N_PRIVILEGES, most=math.inf),
    Many("privilege", axis("privilege", PRIVILEGES), PRIVILEGE),
    Block("card", "1 if it has the goods card", "card_owner", (CARD,)),
    Block("goods", "goods in the house", "goods", (HOUSE,), 3, math.inf),
    Block("carriages", "carriages on the road", "carriages", (ROAD,), 2, math.inf),
)
OBSERVED = Layout(
    *GOING_ON,
    *SALE,
    Many("house", HOUSE, BY_HOUSE),
    Many("trade_card", numbered("place", PLACES), BY_PLACE),
    Block("card_open", "1 if the goods card lies open", "card_owner", (CARD,)),
    Many("seat", seats(MAX_PLAYERS), SEAT),
)
