"""H4 Actions: two rounds, in each of which every player places one merchant and does one thing."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.hellweg.pieces import ask_for_piece, has_piece_due, place_carriage, place_good, towns_with_goods
from kogge.games.hellweg.routes import gain_privilege
from kogge.games.hellweg.table import (
    ACTION,
    ACTIONS,
    BONUS,
    BUYING,
    END,
    EXTENDING,
    FACE_DOWN,
    FACE_UP,
    JUST_TURNED_UP,
    NEW_CARD,
    NOT_OWNED,
    NOTHING,
)
from kogge.games.hellweg.words import ACTION_ROUNDS, DISCOUNT, EXTEND_PRICE, N_PRIVILEGES, NONE, WAREHOUSE


@rule
def open_actions(s):
    """H4 The start player acts first."""
    s.phase = ACTIONS
    s.round_number = 0
    s.player = s.start_player
    s.asks = ACTION


@rule
def price_for(s, player, printed):
    """H4.1, H4.3 The printed price, 2 less if the merchant of the player's first action this turn stands on the market."""
    return printed - DISCOUNT if s.on_market[player] > 0 else printed


@rule
def highest_price(s, player):
    """H4.1, H4.3 The highest printed price that the player can pay now."""
    return s.money[player] + DISCOUNT if s.on_market[player] > 0 else s.money[player]


# H4.1 Buy


@rule
def may_buy(box, s, card, place, most):
    """H4.1 No merchant stands there, and the price is at most the highest that the player can pay before the action."""
    return (s.merchants[place] == NONE) & (box.trade_price[card, place] <= most)


@rule
def place_of(box, s, town):
    """H1.3 The place of a town on the open trade card."""
    for place in range(s.merchants.shape[0]):
        if box.house_town[box.trade_house[s.trade_card, place]] == town:
            return place
    return NONE


@rule
def buy(box, s, town):
    """H4.1 Merchant on the town, pay; then the shown goods and carriages are placed one by one."""
    player, place = s.player, place_of(box, s, town)
    price = box.trade_price[s.trade_card, place]
    s.money[player] -= price_for(s, player, price)
    s.merchants[place] = player
    s.place = place
    s.town = town
    s.purpose = BUYING
    s.goods_due = box.symbol_goods[price]
    s.carriages_due = box.symbol_carriages[price]
    ask_for_piece(s)


# H4.2 Extend, in the family game


@rule
def may_extend(s, player):
    """H4.2 In the family game, with 1 thaler, never less."""
    return s.options & WAREHOUSE == 0 and s.money[player] >= EXTEND_PRICE


@rule
def extend_good(s, house):
    """H4.2 Market, 1 thaler, one good onto the named house."""
    open_extension(s, house)
    s.goods_due = 1
    ask_for_piece(s)


@rule
def extend_carriage(s, road):
    """H4.2 Market, 1 thaler, one carriage onto the named road."""
    open_extension(s, road)
    s.carriages_due = 1
    ask_for_piece(s)


@rule
def open_extension(s, named):
    """H4.2 The place is named first."""
    s.on_market[s.player] += 1
    s.money[s.player] -= EXTEND_PRICE
    s.purpose = EXTENDING
    s.extended = named


# H4.3 Goods card


@rule
def may_take_card(box, s, card, most):
    """H4.3 Any open card, if its price is at most the highest that the player can pay before the action."""
    return (s.card_owner[card] == NONE) & (box.card_price[card] <= most)


@rule
def take_card(box, s, card):
    """H4.3 Market, pay, take it; then the bonus carriage, with a good in any house. H7.3 From 20 thaler on it gives a claim."""
    player = s.player
    s.money[player] -= price_for(s, player, box.card_price[card])
    s.on_market[player] += 1
    s.card_owner[card] = player
    if s.options & WAREHOUSE != 0 and box.card_price[card] >= box.privilege_from:
        s.claims[player] += 1
    if towns_with_goods(s, player) == 0:
        finish(s)
    else:
        s.purpose = BONUS
        s.carriages_due = 1
        ask_for_piece(s)


@rule
def open_claims(s, player):
    """H7.3 How many privileges the player may still take: claims add up, but no kind is owned twice."""
    missing = 0
    for kind in range(N_PRIVILEGES):
        missing += 1 if s.privileges[player, kind] == NOT_OWNED else 0
    return min(s.claims[player], missing)


@rule
def choose_privilege(s, kind):
    """H7.3 A privilege of a kind not yet owned, face up, for a claim. Taking it is no action."""
    gain_privilege(s, s.player, kind)
    s.claims[s.player] -= 1
    s.using = 1
    finish(s)


# H4.4 Thaler


@rule
def turn_up_privileges(s, player, exception):
    """H7.4 All own face-down privileges except one (NONE: all) are turned up; H7.7 they may be used from the player's next action on."""
    for kind in range(N_PRIVILEGES):
        if s.privileges[player, kind] == FACE_DOWN and kind != exception:
            s.privileges[player, kind] = JUST_TURNED_UP


@rule
def take_thaler(s):
    """H4.4 Market, 1 thaler. H7.4 It also turns up the player's privileges."""
    s.on_market[s.player] += 1
    s.money[s.player] += 1
    turn_up_privileges(s, s.player, NONE)
    finish(s)


# placing what was bought


@rule
def put_good(box, s, house):
    """H4.1 One good from the supply into a house."""
    s.goods_supply[s.player] -= 1
    place_good(box, s, s.player, house)
    s.goods_due -= 1
    next_piece(s)


@rule
def put_carriage(box, s, road):
    """H4.1 One carriage from the supply onto a road."""
    s.carriages_supply[s.player] -= 1
    place_carriage(box, s, s.player, road)
    s.carriages_due -= 1
    next_piece(s)


@rule
def forgo(s):
    """H4.6 This piece is not placed. H4.3 A bonus carriage forgone is gone for good."""
    if s.goods_due > 0:
        s.goods_due -= 1
    else:
        s.carriages_due -= 1
    next_piece(s)


@rule
def next_piece(s):
    """H4.6 Asked piece by piece."""
    if has_piece_due(s):
        ask_for_piece(s)
    else:
        finish(s)


# the end of an action


@rule
def finish(s):
    """H7.7 The action or privilege is done. An action not taken yet comes next; after it, privileges may be used or (H7.3) taken."""
    s.town = NONE
    s.extended = NONE
    if s.using == 0:
        s.acted = 1
    s.using = 0
    if s.options & WAREHOUSE == 0:
        end(s)
    elif s.acted == 0:
        s.asks = ACTION
    elif has_face_up(s, s.player) or open_claims(s, s.player) > 0:
        s.asks = END
    else:
        end(s)


@rule
def has_face_up(s, player):
    """H7.7 Does a privilege lie face up that was not just turned up?"""
    for kind in range(N_PRIVILEGES):
        if s.privileges[player, kind] == FACE_UP:
            return True
    return False


@rule
def end(s):
    """H4 The next player clockwise, twice round. H7.7 What was just turned up may be used from now on."""
    for kind in range(N_PRIVILEGES):
        if s.privileges[s.player, kind] == JUST_TURNED_UP:
            s.privileges[s.player, kind] = FACE_UP
    s.acted = 0
    s.asks = ACTION
    s.player = (s.player + 1) % s.players
    if s.player == s.start_player:
        s.round_number += 1
        if s.round_number == ACTION_ROUNDS:
            close_turn(s)


@rule
def close_turn(s):
    """H4.7 All merchants go home. H2.1 The start player passes left; H2.2 the trade card is put away."""
    s.merchants[:] = NONE
    s.on_market[:] = 0
    s.round_number = 0
    s.place = 0
    s.trade_card = NONE
    s.start_player = (s.start_player + 1) % s.players
    s.player = s.start_player
    s.phase = NEW_CARD
    s.asks = NOTHING
