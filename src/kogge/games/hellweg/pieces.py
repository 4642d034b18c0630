"""H1.5, H4.6 Placing goods and carriages, one by one, and taking them when the supply has none."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.hellweg.network import lay_carriage, lift_carriage
from kogge.games.hellweg.routes import gain_by_routes
from kogge.games.hellweg.table import BONUS, BONUS_CARRIAGE, BUYING, EXTENDING, PUT_CARRIAGE, PUT_GOOD, SETTING_UP, TAKE_CARRIAGE, TAKE_GOOD
from kogge.games.hellweg.words import BIT, FREE_CHOICE_CARD, N_KINDS, NONE, WAREHOUSE


@rule
def place_good(box, s, player, house):
    """H1.7 A good into a house, which holds any number."""
    s.goods[player, house] += 1
    s.stocked[player, box.house_kind[house]] |= BIT[box.house_town[house]]


@rule
def lift_good(box, s, player, house):
    """H1.7 A good out of a house, back to the supply."""
    s.goods[player, house] -= 1
    s.goods_supply[player] += 1
    if s.goods[player, house] == 0:
        s.stocked[player, box.house_kind[house]] &= ~BIT[box.house_town[house]]


@rule
def place_carriage(box, s, player, road):
    """H1.5 A carriage onto a road; a village pays 1 thaler at once. H7.5 Then the routes are checked."""
    lay_carriage(box, s, player, road)
    s.money[player] += box.village[road]
    if s.options & WAREHOUSE != 0:
        gain_by_routes(box, s, player)


@rule
def towns_with_goods(s, player):
    """H4.2 The towns (as bits) where the player has a good in any house."""
    towns = 0
    for kind in range(N_KINDS):
        towns |= s.stocked[player, kind]
    return towns


@rule
def chooses_freely(s, player):
    """H8.1 Does the player own Free Choice?"""
    return s.card_owner[FREE_CHOICE_CARD] == player


@rule
def goods_in_town(box, s, player, town):
    """The player's goods in all houses of a town."""
    goods = 0
    for kind in range(N_KINDS):
        house = box.town_house[town, kind]
        if house != NONE:
            goods += s.goods[player, house]
    return goods


@rule
def only_house(box, s, player):
    """H4.1 A bought good goes to the house on the card, unless H8.1 the player may choose; H4.2 a good of Extend to the
    named house. NONE: a choice."""
    if s.purpose == EXTENDING:
        return s.extended
    if s.purpose == BUYING and not chooses_freely(s, player):
        return box.trade_house[s.trade_card, s.place]
    return NONE


@rule
def may_put_good(box, s, house):
    """H1.5 Set-up: anywhere but in Dortmund. H8.1 Buying freely: in either house of the town."""
    town = box.house_town[house]
    return box.no_start[town] == 0 if s.purpose == SETTING_UP else town == s.town


@rule
def towns_for_a_carriage(s, player):
    """H1.5, H4.1 A carriage goes on a road at the chosen town; H4.2, H4.3, H7.2 at a town with a good of the player. The towns, as bits."""
    if s.purpose == SETTING_UP or s.purpose == BUYING:
        return BIT[s.town]
    return towns_with_goods(s, player)


@rule
def may_take_good(box, s, player, house):
    """H4.6 Any own good out of a house. H4.2 Taken to extend, it must leave the named place legal."""
    if s.goods[player, house] == 0 or s.purpose != EXTENDING:
        return s.goods[player, house] > 0
    if chooses_freely(s, player):
        town = box.house_town[s.extended]
        return box.house_town[house] != town or goods_in_town(box, s, player, town) > 1
    return house != s.extended or s.goods[player, house] > 1


@rule
def take_good(box, s, player, house):
    """H4.6 An own good out of a house; it must now be placed."""
    lift_good(box, s, player, house)
    s.asks = PUT_GOOD


@rule
def take_carriage(box, s, player, road):
    """H4.6 An own carriage from a road; it must now be placed, and `carriage +1` pays nothing."""
    lift_carriage(box, s, player, road)
    s.carriages_supply[player] += 1
    s.asks = PUT_CARRIAGE


@rule
def take_from_warehouse(s, player):
    """H7.8 The piece may come from the warehouse, a black carriage included."""
    if s.asks == TAKE_GOOD:
        s.goods_stored[player] -= 1
        s.goods_supply[player] += 1
        s.asks = PUT_GOOD
    else:
        s.carriages_stored[player] -= 1
        s.carriages_supply[player] += 1
        s.asks = PUT_CARRIAGE


@rule
def has_piece_due(s):
    """Is a piece still to be placed?"""
    return s.goods_due > 0 or s.carriages_due > 0


@rule
def ask_for_piece(s):
    """H4.1 Goods first, then carriages. H4.6 While the supply has one it must be placed, except the bonus; else take one or forgo it."""
    if s.goods_due > 0:
        s.asks = PUT_GOOD if s.goods_supply[s.player] > 0 else TAKE_GOOD
    elif s.carriages_supply[s.player] == 0:
        s.asks = TAKE_CARRIAGE
    else:
        s.asks = BONUS_CARRIAGE if s.purpose == BONUS else PUT_CARRIAGE
