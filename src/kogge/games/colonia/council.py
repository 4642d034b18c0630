"""C3 Tuesday: the council, and the player order."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.colonia.table import FAMILY_CARD, MORNING, TIEBREAK
from kogge.games.colonia.words import LOWEST_CARD, N_STREETS, STREET_TUESDAY, TUESDAY, WEDNESDAY


@rule
def open_council(s):
    """C3.1 All choose a family card in secret, asked in seat order."""
    s.day = TUESDAY
    s.phase = FAMILY_CARD
    s.player = 0


@rule
def has_family_card(s, player, card):
    """C3.1 Is this card still in the player's hand?"""
    return (s.hand[player] >> (card - LOWEST_CARD)) & 1 == 1


@rule
def choose_card(s, card):
    """C3.1 The card lies face down until the last has chosen; then all are revealed together."""
    s.chosen[s.player] = card
    if s.player + 1 < s.players:
        s.player += 1
    else:
        reveal_cards(s)


@rule
def reveal_cards(s):
    """C3.1 Cards are turned over, C3.2 members go to the city hall, C3.4 the order is settled."""
    for player in range(s.players):
        s.card[player] = s.chosen[player]
        s.chosen[player] = 0
        s.hand[player] -= 1 << (s.card[player] - LOWEST_CARD)
        delegate(s, player)
    s.one_less = 0
    decide_order(s)


@rule
def members_for_card(s, card):
    """C3.2 As many members as the card says, C3.7 or one fewer."""
    return card - s.one_less


@rule
def lacks_members(s, player, card):
    """C3.3 Has the supply too few members for the card? Then it counts as zero."""
    return s.supply[player] < members_for_card(s, card)


@rule
def delegate(s, player):
    """C3.2 The members of the card come from the supply. C3.3 Too few there: the card counts as zero."""
    wanted = members_for_card(s, s.card[player])
    s.zero[player] = 1 if lacks_members(s, player, s.card[player]) else 0
    from_supply = min(wanted, s.supply[player])
    s.supply[player] -= from_supply
    s.city_hall[player] = from_supply
    for street in range(N_STREETS):  # C3.3 the missing ones: Tuesday's street first, Friday's last
        missing = wanted - s.city_hall[player]
        called = min(missing, s.streets[street, player])
        s.streets[street, player] -= called
        s.city_hall[player] += called


@rule
def votes(s, player):
    """C3.2 The card's value is the number of votes; C3.3 none if it counts as zero."""
    return 0 if s.zero[player] == 1 else s.card[player]


@rule
def decide_order(s):
    """C3.4 Highest card first; among equals last week's order reversed. C3.5 In week 1 equals are settled by die."""
    if s.week > 1:
        for place in range(s.players // 2):
            other = s.players - 1 - place
            s.order[place], s.order[other] = s.order[other], s.order[place]
    for end in range(1, s.players):
        player = s.order[end]
        place = end
        while place > 0 and votes(s, s.order[place - 1]) < votes(s, player):
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = player
    s.tied[:] = 0
    if s.week == 1:
        for place in range(1, s.players):
            s.tied[place] = 1 if votes(s, s.order[place]) == votes(s, s.order[place - 1]) else 0
    find_tie(s)


@rule
def find_tie(s):
    """C3.5 The foremost group that is still tied rolls, in seat order; if none is, the council is over."""
    for place in range(1, s.players):
        if s.tied[place] == 1:
            s.phase = TIEBREAK
            s.turn = place - 1
            s.player = s.order[s.turn]
            return
    close_council(s)


@rule
def roll_tiebreak(s, die):
    """C3.5 Each of the group rolls once; after the last one the group is sorted."""
    s.rolled[s.turn] = die
    if s.turn + 1 < s.players and s.tied[s.turn + 1] == 1:
        s.turn += 1
        s.player = s.order[s.turn]
    else:
        sort_by_dice(s)
        find_tie(s)


@rule
def sort_by_dice(s):
    """C3.5 Higher dice first. The same die again: tied among themselves only, keeping their place against the others."""
    last = s.turn
    first = last
    while s.tied[first] == 1:
        first -= 1
    for end in range(first + 1, last + 1):
        player, die = s.order[end], s.rolled[end]
        place = end
        while place > first and s.rolled[place - 1] < die:
            s.order[place] = s.order[place - 1]
            s.rolled[place] = s.rolled[place - 1]
            place -= 1
        s.order[place] = player
        s.rolled[place] = die
    for place in range(first + 1, last + 1):
        s.tied[place] = 1 if s.rolled[place] == s.rolled[place - 1] else 0
    s.rolled[:] = 0


@rule
def close_council(s):
    """C3.6 First street Tuesday goes home, then the members on the city hall move there."""
    for player in range(s.players):
        s.supply[player] += s.streets[STREET_TUESDAY, player]
        s.streets[STREET_TUESDAY, player] = s.city_hall[player]
        s.city_hall[player] = 0
    s.day = WEDNESDAY
    s.phase = MORNING


@rule
def discard_family_cards(s):
    """C9.7 Played family cards leave the game."""
    s.card[:] = 0
    s.zero[:] = 0
