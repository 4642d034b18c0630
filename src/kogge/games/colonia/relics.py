"""C9 Sunday: relic cards are bought, guarded and refilled."""

from __future__ import annotations

import numpy as np

from kogge.engine.chance import sum_of
from kogge.engine.rule import rule
from kogge.games.colonia.council import discard_family_cards
from kogge.games.colonia.order import begin_with_mayor, next_player, pass_for_the_day
from kogge.games.colonia.scoring import award_windows
from kogge.games.colonia.table import BUYING, ENSHRINING, GUARDING, MORNING, OVER, RELICS, WEEK_CARD
from kogge.games.colonia.words import BASIC_PLACES, MONDAY, N_LINES, N_PLACES, N_RELIC_CARDS, NONE, SATURDAY, SHRINE, WEEKS

# by relic card: a division takes longer than reading a table
CITY_OF = np.array([card // N_LINES for card in range(N_RELIC_CARDS)], np.int16)
LINE_OF = np.array([card % N_LINES for card in range(N_RELIC_CARDS)], np.int16)


@rule
def city_of(card):
    """The city of a relic card."""
    return CITY_OF[card]


@rule
def line_of(card):
    """The line of a relic card: its cost and points, or SHRINE."""
    return LINE_OF[card]


@rule
def open_buying(s):
    """C9.1 The mayor begins."""
    s.phase = BUYING
    begin_with_mayor(s)


@rule
def may_buy(box, s, player, place):
    """C9.1 A card lies there, and its cost in its city's currency is there to pay. C9.6 Guarded or not."""
    card = s.display[place]
    return (card != NONE) & (s.money[player, city_of(card)] >= box.cost[line_of(card)])


@rule
def buy(box, s, place):
    """C9.1 Pay and take the card; its place stays empty. C9.6 A member guarding it goes home to its owner's supply."""
    card = s.display[place]
    s.money[s.player, city_of(card)] -= box.cost[line_of(card)]
    s.display[place] = NONE
    if s.guard[place] != NONE:
        s.supply[s.guard[place]] += 1
        s.guard[place] = NONE
    if line_of(card) == SHRINE:
        s.shrine_owner[city_of(card)] = s.player  # C9.2 face up, for now empty
    else:
        s.loose[s.player, city_of(card), line_of(card)] += 1
    s.bought = card
    s.phase = ENSHRINING
    if not has_enshrining_choice(s):
        leave_out(s)


@rule
def has_enshrining_choice(s):
    """C9.2 After a shrine: is any own relic of its city loose? C9.3 After a relic: is an own shrine of its city empty?"""
    city = city_of(s.bought)
    if s.shrine_owner[city] != s.player or s.shrine_line[city] != NONE:
        return False
    for line in range(SHRINE):
        if may_enshrine(s, line):
            return True
    return False


@rule
def may_enshrine(s, line):
    """C9.2 Into a shrine just bought any loose relic of its city may go; C9.3 into an older one only the relic just bought."""
    if line_of(s.bought) != SHRINE and line_of(s.bought) != line:
        return False
    return s.loose[s.player, city_of(s.bought), line] > 0


@rule
def enshrine(s, line):
    """C9.3 Shrine and relic stay together to the end, for all to see."""
    city = city_of(s.bought)
    s.loose[s.player, city, line] -= 1
    s.shrine_line[city] = line
    leave_out(s)


@rule
def leave_out(s):
    """C9.3 A relic left out never goes in later. Then the next player buys."""
    s.bought = NONE
    s.phase = BUYING
    next_player(s)


@rule
def leave_buying(box, s):
    """C9.1 Passing is final. C9.4 After buying comes guarding, but not in week 6: C10.1 the game is over."""
    pass_for_the_day(s)
    if not next_player(s):
        if s.week == WEEKS:
            award_windows(box, s)
            s.phase = OVER
        else:
            s.phase = GUARDING
            begin_with_mayor(s)


@rule
def may_guard(s, player, place):
    """C9.4 A card on display without a member, and a member in supply."""
    return (s.display[place] != NONE) & (s.guard[place] == NONE) & (s.supply[player] > 0)


@rule
def guard(s, place):
    """C9.4 Place a member on the card; then the next player."""
    s.supply[s.player] -= 1
    s.guard[place] = s.player
    next_player(s)


@rule
def leave_guarding(s):
    """C9.4 Passing is final. When all have passed the display is renewed."""
    pass_for_the_day(s)
    if not next_player(s):
        renew_display(s)


@rule
def renew_display(s):
    """C9.5 Unguarded cards are discarded, guarded ones move in order to places 1, 2, 3 …, empty places up to 10 are refilled."""
    guarded = 0
    for place in range(N_PLACES):
        card, owner = s.display[place], s.guard[place]
        s.display[place] = NONE
        s.guard[place] = NONE
        if owner != NONE:
            s.display[guarded] = card
            s.guard[guarded] = owner
            guarded += 1
        elif card != NONE:
            s.relic_discard[card] += 1
    draw_relics(s, guarded, BASIC_PLACES)


@rule
def draw_relics(s, place, last_place):
    """C9.5 Relic cards go onto these places in ascending order."""
    s.place = place
    s.last_place = last_place
    s.phase = RELICS
    find_empty_place(s)


@rule
def find_empty_place(s):
    """C9.5 Is there a place to refill, and a card for it? If not: C1.4 set-up is done, Saturday goes on, or the week is over."""
    if s.place < s.last_place:
        shuffle_relics_if_needed(s)
        if relics_in_deck(s) > 0:
            return
    if s.week > 0 and s.day == SATURDAY:
        s.phase = MORNING
    else:
        begin_week(s)


@rule
def shuffle_relics_if_needed(s):
    """C9.5 Only when a card must be drawn and the deck is empty are the discards shuffled into a new deck."""
    if relics_in_deck(s) == 0:
        for card in range(N_RELIC_CARDS):
            s.relic_deck[card] = s.relic_discard[card]
            s.relic_discard[card] = 0


@rule
def relics_in_deck(s):
    """Relic cards left in the deck."""
    return sum_of(s.relic_deck)


@rule
def turn_up_relic(s, card):
    """C9.5 A relic card goes onto the place."""
    s.relic_deck[card] -= 1
    s.display[s.place] = card
    s.place += 1
    find_empty_place(s)


@rule
def begin_week(s):
    """C9.7 Played family cards leave the game; the next week begins on Monday."""
    discard_family_cards(s)
    s.week += 1
    s.day = MONDAY
    s.phase = WEEK_CARD
