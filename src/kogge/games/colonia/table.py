"""The table `s`: everything that changes during a game. Each line documents a field: its content, its indices, and who may know it.

Seats count from 0. `NONE` (-1) stands for nobody, no card, no ship, no vote. What is marked *screen* is known to its owner alone (though
much of it can be worked out, docs/colonia-information.md); *secret* is known to its owner until all have chosen; *nobody* to no one.
All the rest is public.
"""

from __future__ import annotations

import numpy as np

from kogge.engine.chance import CHANCE_FIELD
from kogge.engine.ranges import FLAG, SEAT, SEAT_OR_NONE, between
from kogge.engine.record_view import record_dtype
from kogge.games.colonia.words import (
    BERTHS,
    CUBES_OF_A_RESOURCE,
    EDICTS_A_WEEK,
    MAX_DICE,
    MAX_EDICTS,
    MAX_HOLDS,
    MAX_LINES,
    MAX_PLAYERS,
    MAX_ROWS,
    MAX_SHIPS,
    MAX_WEEK_CARDS,
    MONDAY,
    N_BOOTHS,
    N_CITIES,
    N_EDICTS,
    N_FAMILY_CARDS,
    N_GOODS,
    N_PLACES,
    N_RELIC_CARDS,
    N_RESOURCES,
    N_STREETS,
    NONE,
    SIX,
    SUNDAY,
    WEEKS,
)

# C1 set-up, then phases in the order of the week; MORNING: nobody decides, the day's next edict or its action is about to begin
PHASES = (
    "start_resources",
    "die",
    "choose_good",
    "ships",
    "relics",
    "week_card",
    "booths",
    "edicts",
    "family_card",
    "tiebreak",
    "morning",
    "vote",
    "tie",
    "recall",
    "draw_two",
    "drawing",
    "exchange",
    "market",
    "workshops",
    "dice",
    "loading",
    "buying",
    "enshrining",
    "guarding",
    "over",
)
START_RESOURCES, DIE, CHOOSE_GOOD, SHIPS, RELICS, WEEK_CARD, BOOTHS_FILL, EDICTS_UP = range(8)
FAMILY_CARD, TIEBREAK, MORNING, VOTE, TIE, RECALL, DRAW, DRAWING, EXCHANGE = range(8, 17)
MARKET, WORKSHOPS, DICE, LOADING, BUYING, ENSHRINING, GUARDING, OVER = range(17, 25)

# where a ship is
IN_DECK, IN_PORT, PUT_ASIDE = range(3)

# ranges of what fields hold (engine/ranges.py)
MONEY = between(0, 9_999)
PIECES = between(0, 99)
CUBES = between(0, CUBES_OF_A_RESOURCE)
CARDS = between(0, (1 << N_FAMILY_CARDS) - 1)

Table = record_dtype(
    [
        CHANCE_FIELD,  # nobody: the random state
        ("money", np.int32, (MAX_PLAYERS, N_CITIES), MONEY),  # screen, by player and currency
        ("window_paid", np.int32, (N_CITIES,), MONEY),  # C10.2 what the winner of a window gave up
        ("players", np.int16),
        ("phase", np.int16, (), between(START_RESOURCES, OVER)),
        ("week", np.int16, (), between(0, WEEKS)),  # 1..6, 0 during set-up
        ("day", np.int16, (), between(MONDAY, SUNDAY)),  # 0 = Monday
        ("player", np.int16, (), SEAT),  # the seat to decide, or whose chance event is due
        ("turn", np.int16, (), between(0, MAX_PLAYERS)),  # that player's place in the player order
        ("order", np.int16, (MAX_PLAYERS,), between(0, MAX_PLAYERS - 1)),  # C3.4 in player order, the mayor first; by seat during set-up
        ("passed", np.int16, (MAX_PLAYERS,), FLAG),  # by player: 1 once passed in the action going on
        # members (C1.1), all by player
        ("supply", np.int16, (MAX_PLAYERS,), PIECES),
        ("city_hall", np.int16, (MAX_PLAYERS,), PIECES),
        ("streets", np.int16, (N_STREETS, MAX_PLAYERS), PIECES),
        ("early", np.int16, (MAX_PLAYERS,), PIECES),  # of those on street Friday: from a ship that left early this Friday (C7.2)
        # behind the screens, and what others cannot work out of it (docs/colonia-information.md)
        ("goods", np.int16, (MAX_PLAYERS, N_GOODS), between(0, 999)),  # screen
        ("resources", np.int16, (MAX_PLAYERS, N_RESOURCES), CUBES),  # screen
        ("unseen", np.int16, (2, MAX_PLAYERS, N_RESOURCES), CUBES),  # screen: of these, drawn blind, never shown: at the start, by draw_two
        ("unseen_late", np.int16, (MAX_PLAYERS,), PIECES),  # how many of a player's unseen resources draw_two can have brought
        ("unseen_most", np.int16, (2, N_RESOURCES), CUBES),  # how many of a resource can be unseen: of the start, of both together
        ("loose", np.int8, (MAX_PLAYERS, N_CITIES, MAX_LINES), PIECES),  # screen: relics that are in no shrine, by city and line
        ("bag", np.int16, (N_RESOURCES,), CUBES),  # nobody: only its total is public
        # Monday
        ("week_card", np.int16, (), between(NONE, MAX_WEEK_CARDS - 1)),  # the week card turned up, NONE before the first
        ("weeks_left", np.int8, (MAX_WEEK_CARDS,), FLAG),  # 1: still in the deck
        ("edicts_left", np.int8, (N_EDICTS,), between(0, MAX_EDICTS)),  # cards still in the deck
        ("delivery", np.int16, (), between(NONE, N_EDICTS - 1)),  # for what resources are drawn: NONE = the week card, else the edict
        ("booth", np.int16, (), between(0, N_BOOTHS)),  # the booth that is filled next
        # Tuesday, and the votes
        ("hand", np.int16, (MAX_PLAYERS,), CARDS),  # family cards not yet played: bit 0 = the 3 … bit 5 = the 8
        ("chosen", np.int16, (MAX_PLAYERS,), between(0, 8)),  # secret: the family card chosen, 0 = none yet; 0 again once revealed
        ("card", np.int16, (MAX_PLAYERS,), between(0, 8)),  # the family card played this week, 0 = none
        ("zero", np.int16, (MAX_PLAYERS,), FLAG),  # 1: it counts as zero
        ("one_less", np.int16, (), FLAG),  # C3.7 1: on the next Tuesday everyone places one member fewer
        ("tied", np.int16, (MAX_PLAYERS,), FLAG),  # by place in the order: 1 = not yet settled against the place before (C3.5)
        ("rolled", np.int16, (MAX_PLAYERS,), between(0, SIX)),  # by place in the order: this tiebreak's die, 0 = none yet
        ("week_edicts", np.int16, (EDICTS_A_WEEK,), between(NONE, N_EDICTS - 1)),  # this week's edicts, sorted by day
        ("edict_passed", np.int16, (EDICTS_A_WEEK,), between(NONE, 1)),  # 1 passed, 0 rejected, NONE not voted on yet
        ("edict", np.int16, (), between(0, EDICTS_A_WEEK)),  # index into week_edicts: the next to be voted on, or being voted on
        ("vote", np.int16, (MAX_PLAYERS,), between(NONE, 1)),  # 1 yes, 0 no, NONE; secret while the phase is VOTE
        ("street", np.int16, (), between(0, N_STREETS - 1)),  # from which members are recalled
        # Wednesday
        ("booth_cubes", np.int16, (N_BOOTHS, N_RESOURCES), CUBES),
        ("booth_owner", np.int16, (N_BOOTHS,), SEAT_OR_NONE),  # whose members stand on it
        ("booth_members", np.int16, (N_BOOTHS,), PIECES),
        # Thursday, by craftsman; an order's row counts from 0 at the top
        ("bar", np.int16, (N_GOODS,), between(0, MAX_ROWS)),  # rows above the bar
        ("orders", np.int16, (N_GOODS,), between(0, MAX_ROWS)),  # rows occupied
        ("new_orders", np.int16, (N_GOODS,), between(0, MAX_ROWS)),  # of these, given this week
        ("order_owner", np.int8, (N_GOODS, MAX_ROWS), SEAT_OR_NONE),
        ("order_members", np.int8, (N_GOODS, MAX_ROWS), PIECES),
        # Friday and Saturday
        ("ship_is", np.int8, (MAX_SHIPS,), between(NONE, PUT_ASIDE)),  # IN_DECK, IN_PORT, PUT_ASIDE, NONE: no such ship in the box
        ("berths", np.int16, (BERTHS,), between(NONE, MAX_SHIPS - 1)),  # the ship there
        ("hold_owner", np.int8, (BERTHS, MAX_HOLDS + 1), SEAT_OR_NONE),  # whose member stands on a hold; the last one is the extra hold
        ("extra_hold", np.int16, (), FLAG),  # 1: the extra holds may be loaded, this Friday
        ("rolls", np.int16, (), between(0, MAX_DICE)),  # dice the player still rolls for a good
        # Sunday
        ("display", np.int16, (N_PLACES,), between(NONE, N_RELIC_CARDS - 1)),  # the relic card on a place
        ("guard", np.int8, (N_PLACES,), SEAT_OR_NONE),  # whose member stands on it
        ("relic_deck", np.int8, (N_RELIC_CARDS,), PIECES),  # cards left, by card
        ("relic_discard", np.int8, (N_RELIC_CARDS,), PIECES),
        ("place", np.int16, (), between(0, N_PLACES)),  # the place that gets the next relic card,
        ("last_place", np.int16, (), between(0, N_PLACES)),  # and the first that gets none any more
        ("shrine_owner", np.int16, (N_CITIES,), SEAT_OR_NONE),
        ("shrine_line", np.int16, (N_CITIES,), between(NONE, MAX_LINES - 1)),  # the line of the relic in the shrine
        ("bought", np.int16, (), between(NONE, N_RELIC_CARDS - 1)),  # the relic card whose buyer decides on a shrine
        ("window_owner", np.int16, (N_CITIES,), SEAT_OR_NONE),  # C10.2 at the end
    ]
)
