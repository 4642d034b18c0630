"""H1 Set-up and starting positions."""

from __future__ import annotations

from kogge.engine.chance import random_start
from kogge.engine.rule import rule
from kogge.games.hellweg.pieces import place_carriage, place_good
from kogge.games.hellweg.table import NEW_CARD, NOT_OWNED, NOTHING, PUT_CARRIAGE, PUT_GOOD, SETTING_UP, SETUP, START
from kogge.games.hellweg.words import (
    FREE_CHOICE,
    FREE_CHOICE_CARD,
    NONE,
    NOT_IN_PLAY,
    SETUP_ROUNDS,
    SHORT,
    SHORTENED_BY,
    WAREHOUSE,
)


@rule
def setup(box, s, players, options, seed):
    """H1.1 Everyone gets pieces and thaler; H1.5 then chance picks the start player."""
    s.chance = random_start(seed, 0)
    s.players = players
    s.options = options
    s.phase = START
    s.asks = NOTHING
    s.turn = 0
    s.turns = box.trade_cards - SHORTENED_BY if options & SHORT != 0 else box.trade_cards
    s.start_player = 0
    s.player = 0
    s.round_number = 0
    s.trade_card = NONE
    s.to_come[:] = 0
    s.to_come[: box.trade_cards] = 1
    s.merchants[:] = NONE
    s.on_market[:] = 0
    give_pieces(box, s, players)
    lay_out_goods_cards(box, s)
    reset_current_action(s)


@rule
def give_pieces(box, s, players):
    """H1.1 Goods, carriages and thaler for each player; the map and the warehouse are empty."""
    for player in range(s.money.shape[0]):
        plays = 1 if player < players else 0
        s.money[player] = box.thaler * plays
        s.goods_supply[player] = box.goods * plays
        s.carriages_supply[player] = box.carriages * plays
    s.goods[:] = 0
    s.carriages[:] = 0
    s.links[:] = 0
    s.stocked[:] = 0
    s.goods_stored[:] = 0
    s.carriages_stored[:] = 0
    s.black_owner = NONE
    s.privileges[:] = NOT_OWNED
    s.claims[:] = 0


@rule
def lay_out_goods_cards(box, s):
    """H1.4 The goods cards for this number of players lie open; with the option, H8.1 Free Choice too."""
    s.card_owner[:] = NOT_IN_PLAY
    for card in range(box.goods_cards):
        if box.players_from[card] <= s.players:
            s.card_owner[card] = NONE
    if s.options & FREE_CHOICE != 0:
        s.card_owner[FREE_CHOICE_CARD] = NONE


@rule
def reset_current_action(s):
    """No sale, action or placing is in progress."""
    s.place = 0
    s.sold = 0
    s.selling = NONE
    s.path[:] = NONE
    s.path_towns = 0
    s.on_path = 0
    s.town = NONE
    s.purpose = SETTING_UP
    s.goods_due = 0
    s.carriages_due = 0
    s.extended = NONE
    s.using = 0
    s.acted = 0


@rule
def open_setup(s, start_player):
    """H1.5 The start player places first."""
    s.phase = SETUP
    s.start_player = start_player
    s.player = start_player
    s.asks = PUT_GOOD


@rule
def set_up_good(box, s, house):
    """H1.5 One good on a house, then at once a carriage at that town. H1.6 With the warehouse only in the first round."""
    s.goods_supply[s.player] -= 1
    place_good(box, s, s.player, house)
    if s.options & WAREHOUSE != 0 and s.round_number > 0:
        next_to_set_up(s)
    else:
        s.town = box.house_town[house]
        s.asks = PUT_CARRIAGE


@rule
def set_up_carriage(box, s, road):
    """H1.5 One carriage on a road at the town of the good just placed."""
    s.carriages_supply[s.player] -= 1
    place_carriage(box, s, s.player, road)
    next_to_set_up(s)


@rule
def next_to_set_up(s):
    """H1.5 Three rounds clockwise; then the first trade card."""
    s.town = NONE
    s.asks = PUT_GOOD
    s.player = (s.player + 1) % s.players
    if s.player == s.start_player:
        s.round_number += 1
        if s.round_number == SETUP_ROUNDS:
            s.round_number = 0
            s.phase = NEW_CARD
            s.asks = NOTHING
