"""H5.4, H6 What goods cards are worth, points and ties."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.hellweg.words import ALL_CARD_KINDS, FREE_CHOICE_CARD, MAX_GOODS_CARDS


@rule
def cards_of_kinds(box, s, player, kinds):
    """The player's goods cards of some kinds (as bits); Free Choice has none."""
    cards = 0
    for card in range(box.goods_cards):
        if s.card_owner[card] == player and kinds >> box.card_kind[card] & 1 == 1:
            cards += 1
    return cards


@rule
def partner_kinds(box, s, player, card):
    """H5.4 The kinds (as bits) among which a bonus may find its partner: the pictured ones, but no card is its own partner."""
    kinds = box.bonus_with[card]
    own_kind = 1 << box.card_kind[card]
    if kinds & own_kind != 0 and cards_of_kinds(box, s, player, own_kind) == 1:
        return kinds & ~own_kind
    return kinds


@rule
def have_partners(box, s, player, bonuses):
    """H5.4 Can all these bonuses (cards, as bits) have a partner of their own? Yes, if for every set of kinds the player has at least as
    many cards of these kinds as there are bonuses that accept only these (Hall's theorem)."""
    for kinds in range(ALL_CARD_KINDS + 1):
        depend = 0
        for card in range(box.goods_cards):
            if bonuses >> card & 1 == 1 and partner_kinds(box, s, player, card) & ~kinds == 0:
                depend += 1
        if depend > 0 and depend > cards_of_kinds(box, s, player, kinds):
            return False
    return True


@rule
def bonuses_earned(box, s, player):
    """H5.4 The bonuses (cards, as bits) that are paid: the greatest gain first, while all have a partner; no other choice pays more."""
    earned = 0
    for rank in range(box.bonus_cards):
        card = box.bonus_order[rank]
        if s.card_owner[card] == player and have_partners(box, s, player, earned | 1 << card):
            earned |= 1 << card
    return earned


@rule
def card_worth(box, card, earned):
    """H5.1 The end value; H5.4 or the bonus value, if it is among the bonuses earned."""
    if card != FREE_CHOICE_CARD and earned >> card & 1 == 1:
        return box.bonus_value[card]
    return box.card_value[card]


@rule
def cards_worth(box, s, player):
    """H5.1 What all goods cards of a player are worth."""
    earned = bonuses_earned(box, s, player)
    worth = 0
    for card in range(MAX_GOODS_CARDS + 1):
        if s.card_owner[card] == player:
            worth += card_worth(box, card, earned)
    return worth


@rule
def points(box, s, out):
    """H6.1 Thaler and goods cards, at the end and during play."""
    for player in range(s.players):
        out[player] = s.money[player] + cards_worth(box, s, player)


@rule
def goods_in_houses(box, s, player):
    """H6.1 The player's goods on the map."""
    goods = 0
    for house in range(box.houses):
        goods += s.goods[player, house]
    return goods


@rule
def carriages_on_roads(box, s, player):
    """H6.1 The player's carriages on the map, black ones included."""
    carriages = 0
    for road in range(box.roads):
        carriages += s.carriages[player, road]
    return carriages


@rule
def tie_break(box, s, out):
    """H6.1 Tied, most goods in houses, then most carriages on roads; still tied, the win is shared."""
    for player in range(s.players):
        out[player] = goods_in_houses(box, s, player)
        out[player] = 1000 * out[player] + carriages_on_roads(box, s, player)
