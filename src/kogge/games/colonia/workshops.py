"""C6 Thursday: the craftsmen's workshops, where resources become goods."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.colonia.bag import pay_resource
from kogge.games.colonia.order import begin_with_mayor, next_player, pass_for_the_day
from kogge.games.colonia.table import DICE, MORNING, WORKSHOPS
from kogge.games.colonia.words import FRIDAY, MAX_DICE, N_GOODS, NONE, SIX, STREET_THURSDAY


@rule
def open_workshops(s):
    """C6.1 The mayor begins."""
    s.phase = WORKSHOPS
    begin_with_mayor(s)


@rule
def members_for_order(s, craftsman):
    """C6.1 One member for the first new order at a craftsman this week, two for the second … C6.2 Older orders do not raise the price."""
    return s.new_orders[craftsman] + 1


@rule
def has_recipe(box, s, player, craftsman):
    """C6.1 Both resources of the craftsman lie behind the player's screen."""
    one, other = box.recipe[craftsman, 0], box.recipe[craftsman, 1]
    needed = 1 + (one == other)
    return (s.resources[player, one] >= needed) & (s.resources[player, other] >= needed)


@rule
def may_order(box, s, player, craftsman):
    """C6.1 With both resources and enough members, C6.2 while the column has a free space, C6.3 above the bar or below it."""
    return (
        (s.orders[craftsman] < box.contract_rows)
        & (s.supply[player] >= members_for_order(s, craftsman))
        & has_recipe(box, s, player, craftsman)
    )


@rule
def give_order(box, s, craftsman):
    """C6.1 The two resources go into the bag, members onto the craftsman's next free space; then the next player."""
    player = s.player
    for n in range(2):
        pay_resource(s, player, box.recipe[craftsman, n])
    members = members_for_order(s, craftsman)
    row = s.orders[craftsman]
    s.supply[player] -= members
    s.order_owner[craftsman, row] = player
    s.order_members[craftsman, row] = members
    s.orders[craftsman] += 1
    s.new_orders[craftsman] += 1
    next_player(s)


@rule
def leave_workshops(box, s):
    """C6.1 Passing is final. C6.4 After all have passed the dice are rolled, if the week card has any."""
    pass_for_the_day(s)
    if not next_player(s):
        if box.week_dice[s.week_card] > 0:
            s.phase = DICE
        else:
            close_workshops(s)


@rule
def roll_extra_contracts(s, event, at):
    """C6.4 Each die, event[at:] up to the first 0, moves that craftsman's bar one down; a 6 moves all five."""
    for n in range(MAX_DICE):
        die = event[at + n]
        if die == SIX:
            for craftsman in range(N_GOODS):
                s.bar[craftsman] += 1
        elif die > 0:
            s.bar[die - 1] += 1
    close_workshops(s)


@rule
def close_workshops(s):
    """C6.6 Street Thursday goes home, then goods are collected and the columns slide up."""
    for player in range(s.players):
        s.supply[player] += s.streets[STREET_THURSDAY, player]
        s.streets[STREET_THURSDAY, player] = 0
    for craftsman in range(N_GOODS):
        collect_goods(s, craftsman)
    s.day = FRIDAY
    s.phase = MORNING


@rule
def collect_goods(s, craftsman):
    """C6.5 Each order above the bar gives its player one good. C6.6 Its members go to street Thursday, the rest slide up."""
    orders = s.orders[craftsman]
    finished = min(s.bar[craftsman], orders)
    for row in range(orders):
        owner, members = s.order_owner[craftsman, row], s.order_members[craftsman, row]
        s.order_owner[craftsman, row] = NONE
        s.order_members[craftsman, row] = 0
        if row < finished:
            s.goods[owner, craftsman] += 1
            s.streets[STREET_THURSDAY, owner] += members
        else:
            s.order_owner[craftsman, row - finished] = owner
            s.order_members[craftsman, row - finished] = members
    s.orders[craftsman] = orders - finished
    s.bar[craftsman] = 0
