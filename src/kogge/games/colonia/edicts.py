"""C4 The eighteen edicts, one function each, in the order of their days."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.colonia.bag import BY_EDICT, cubes_in_bag, take_blind, update_bounds_from_open_resources
from kogge.games.colonia.goods import open_rolling
from kogge.games.colonia.harbour import leave_harbour_early
from kogge.games.colonia.order import begin_with_mayor, next_player_once
from kogge.games.colonia.prepare import deliver_to_booths
from kogge.games.colonia.relics import draw_relics
from kogge.games.colonia.table import DRAW, EXCHANGE, MORNING, RECALL
from kogge.games.colonia.words import (
    BASIC_PLACES,
    CUBES_OF_A_RESOURCE,
    DRAW_TWO,
    EXCHANGE_MONEY,
    EXTRA_HOLD,
    FOREIGN_MERCHANTS,
    MORE_RESOURCES,
    N_PLACES,
    ONE_LESS,
    ONE_SHIP,
    PAINTER,
    RECALL_THURSDAY,
    RECALL_TUESDAY,
    RECALL_WEDNESDAY,
    ROLL_FOR_GOOD,
    SADDLER,
    SHOEMAKER,
    STREET_THURSDAY,
    STREET_TUESDAY,
    STREET_WEDNESDAY,
    TAILOR,
    TWO_RELICS,
    TWO_SHIPS,
    WAINWRIGHT,
    WEEKS,
)

MAX_RECALLED = 3
MORE_CONTRACTS = 2
DRAWN_EACH = 2
MAX_EXCHANGED = 5


@rule
def carry_out(box, s, edict):
    """C4.1 An edict that was passed takes effect."""
    if edict == MORE_RESOURCES:
        more_resources(box, s)
    elif edict == FOREIGN_MERCHANTS:
        foreign_merchants(box, s)
    elif edict == RECALL_TUESDAY:
        recall_tuesday(s)
    elif edict == DRAW_TWO:
        draw_two(s)
    elif edict == RECALL_WEDNESDAY:
        recall_wednesday(s)
    elif SADDLER <= edict <= SHOEMAKER:
        carry_out_for_craftsman(s, edict)
    elif edict == RECALL_THURSDAY:
        recall_thursday(s)
    elif edict == TWO_SHIPS:
        two_ships(box, s)
    elif edict == ONE_SHIP:
        one_ship(box, s)
    elif edict == EXTRA_HOLD:
        extra_hold(s)
    elif edict == ROLL_FOR_GOOD:
        one_good_each(s)
    elif edict == TWO_RELICS:
        two_relics(s)
    elif edict == EXCHANGE_MONEY:
        exchange_money(s)
    elif edict == ONE_LESS:
        one_less(s)


@rule
def more_resources(box, s):
    """C4 more_resources: one more resource to each of booths 1-7, in this order."""
    deliver_to_booths(box, s, MORE_RESOURCES)


@rule
def foreign_merchants(box, s):
    """C4 foreign_merchants: four resources to booth 8, then four to booth 9."""
    deliver_to_booths(box, s, FOREIGN_MERCHANTS)


@rule
def recall_tuesday(s):
    """C4 recall_tuesday: up to three own members come home from street Tuesday."""
    open_recall(s, STREET_TUESDAY)


@rule
def recall_wednesday(s):
    """C4 recall_wednesday: up to three own members come home from street Wednesday."""
    open_recall(s, STREET_WEDNESDAY)


@rule
def recall_thursday(s):
    """C4 recall_thursday: up to three own members come home from street Thursday."""
    open_recall(s, STREET_THURSDAY)


@rule
def draw_two(s):
    """C4 draw_two: in player order, each draws two resources from the bag, or none."""
    s.unseen_most[BY_EDICT, :] = CUBES_OF_A_RESOURCE
    update_bounds_from_open_resources(s)
    begin_with_mayor(s)
    s.phase = DRAW


@rule
def carry_out_for_craftsman(s, edict):
    """C4 Thursday's edicts for one craftsman each."""
    if edict == SADDLER:
        saddler(s)
    elif edict == WAINWRIGHT:
        wainwright(s)
    elif edict == PAINTER:
        painter(s)
    elif edict == TAILOR:
        tailor(s)
    else:
        shoemaker(s)


@rule
def saddler(s):
    """C4 saddler: the saddler's bar moves down two more, at once."""
    s.bar[0] += MORE_CONTRACTS


@rule
def wainwright(s):
    """C4 wainwright: the wainwright's bar moves down two more, at once."""
    s.bar[1] += MORE_CONTRACTS


@rule
def painter(s):
    """C4 painter: the painter's bar moves down two more, at once."""
    s.bar[2] += MORE_CONTRACTS


@rule
def tailor(s):
    """C4 tailor: the tailor's bar moves down two more, at once."""
    s.bar[3] += MORE_CONTRACTS


@rule
def shoemaker(s):
    """C4 shoemaker: the shoemaker's bar moves down two more, at once."""
    s.bar[4] += MORE_CONTRACTS


@rule
def two_ships(box, s):
    """C4 two_ships: the ships at berths I and II leave now and are paid; the rest move up, berths are refilled."""
    leave_harbour_early(box, s, 2)


@rule
def one_ship(box, s):
    """C4 one_ship: the ship at berth I leaves now and is paid; the rest move up, berth IV is refilled."""
    leave_harbour_early(box, s, 1)


@rule
def extra_hold(s):
    """C4 extra_hold: this Friday every ship in port has one more hold, for any one good."""
    s.extra_hold = 1


@rule
def one_good_each(s):
    """C4 roll_for_good: in player order each must roll for one good."""
    open_rolling(s, 1)


@rule
def two_relics(s):
    """C4 two_relics: two relic cards from the deck onto places 11 and 12."""
    draw_relics(s, BASIC_PLACES, N_PLACES)


@rule
def exchange_money(s):
    """C4 exchange_money: in player order, each may once change up to five of one currency into another, 1 : 1."""
    begin_with_mayor(s)
    s.phase = EXCHANGE


@rule
def one_less(s):
    """C4 one_less: see C3.7; in week 6 there is no next Tuesday."""
    s.one_less = 1 if s.week < WEEKS else 0


# the players' decisions while an edict is carried out


@rule
def open_recall(s, street):
    """C4 In player order, each takes home members from one street."""
    s.street = street
    begin_with_mayor(s)
    s.phase = RECALL


@rule
def max_recalled(s, player):
    """C4 At most three, and at most as many as stand there."""
    return min(MAX_RECALLED, s.streets[s.street, player])


@rule
def recall(s, members):
    """C4 This many members go home to the supply."""
    s.streets[s.street, s.player] -= members
    s.supply[s.player] += members
    next_player_or_end(s)


@rule
def may_draw(s):
    """C4 draw_two: with none left in the bag nobody draws."""
    return cubes_in_bag(s) > 0


@rule
def take_drawn(s, event, at):
    """C4 draw_two: what was drawn, event[at:] by kind, is seen by the drawer alone."""
    take_blind(s, s.player, BY_EDICT, event, at)
    s.phase = DRAW
    next_player_or_end(s)


@rule
def may_exchange(s, player, amount, currency):
    """C4 exchange_money: at most what the player owns."""
    return s.money[player, currency] >= amount


@rule
def exchange(s, amount, currency, other):
    """C4 exchange_money: one currency into one other, 1 : 1."""
    s.money[s.player, currency] -= amount
    s.money[s.player, other] += amount
    next_player_or_end(s)


@rule
def next_player_or_end(s):
    """C4.1 Each has one turn; after the last one the edict is carried out entirely."""
    if not next_player_once(s):
        s.phase = MORNING
