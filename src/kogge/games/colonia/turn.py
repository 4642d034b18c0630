"""The seat to decide, its legal moves, and carrying out a move, in the order of the rules."""

from __future__ import annotations

from kogge.engine.actions import Actions
from kogge.engine.contract import CHANCE
from kogge.engine.rule import rule
from kogge.games.colonia.chance import is_chance_due
from kogge.games.colonia.council import choose_card, has_family_card
from kogge.games.colonia.edicts import (
    MAX_EXCHANGED,
    MAX_RECALLED,
    exchange,
    max_recalled,
    may_draw,
    may_exchange,
    next_player_or_end,
    recall,
)
from kogge.games.colonia.goods import rolls_each, take_good
from kogge.games.colonia.harbour import goods_in_one, has_goods_to_load, leave_loading, load, load_extra, may_load, may_load_extra
from kogge.games.colonia.market import empty_booth, leave_market, may_empty_booth
from kogge.games.colonia.relics import buy, enshrine, guard, leave_buying, leave_guarding, leave_out, may_buy, may_enshrine, may_guard
from kogge.games.colonia.table import (
    BUYING,
    CHOOSE_GOOD,
    DRAW,
    DRAWING,
    ENSHRINING,
    EXCHANGE,
    FAMILY_CARD,
    LOADING,
    MARKET,
    OVER,
    RECALL,
    TIE,
    VOTE,
    WORKSHOPS,
)
from kogge.games.colonia.votes import cast_vote
from kogge.games.colonia.week import continue_week
from kogge.games.colonia.words import BERTHS, LOWEST_CARD, MAX_HOLDS, MAX_LINES, N_BOOTHS, N_CITIES, N_FAMILY_CARDS, N_GOODS, N_PLACES
from kogge.games.colonia.workshops import give_order, leave_workshops, may_order

# The loops below write every move and count it only if it is legal: that avoids branches, which the processor often mispredicts.
# Values that do not change are read before the loop: the compiler would read them from the table again after every write.

# every action has a number; the blocks are in the order of set-up and week
ACTIONS = Actions(
    choose=(N_GOODS,),
    card=(N_FAMILY_CARDS,),  # value - 3
    yes=(),
    no=(),
    recall=(MAX_RECALLED + 1,),  # members
    draw=(),
    skip=(),
    booth=(N_BOOTHS,),
    order=(N_GOODS,),  # craftsman
    load=(BERTHS, MAX_HOLDS),
    load_extra=(BERTHS, N_GOODS),
    exchange=(MAX_EXCHANGED, N_CITIES, N_CITIES),  # amount - 1, currency, other
    buy=(N_PLACES,),
    enshrine=(MAX_LINES,),  # of lines worth the same, the first
    leave=(),
    guard=(N_PLACES,),
    decline=(),
)
CHOOSE, CARD, YES, NO, RECALL_HOME, DRAW_NOW, SKIP, BOOTH, ORDER, LOAD, LOAD_EXTRA, CHANGE, *_ON_SUNDAY = ACTIONS.firsts
BUY, ENSHRINE, LEAVE, GUARD, PASS = _ON_SUNDAY
PARTS = ACTIONS.parts
N_ACTIONS = ACTIONS.size


@rule
def is_over(s):
    """C10.1 The game ends after buying on Sunday of week 6."""
    return s.phase == OVER


@rule
def to_move(s):
    """The player to decide, or CHANCE."""
    return CHANCE if is_chance_due(s) else s.player


@rule
def legal(box, s, moves):
    """The legal actions of the player to decide, in ascending order."""
    phase = s.phase
    if phase == MARKET:
        return legal_booths(s, moves)
    if phase == WORKSHOPS:
        return legal_orders(box, s, moves)
    if phase == LOADING:
        return legal_loads(box, s, moves)
    if phase == BUYING:
        return legal_purchases(box, s, moves)
    if phase == ENSHRINING:
        return legal_shrines(box, s, moves)
    if phase == FAMILY_CARD:
        return legal_cards(s, moves)
    if phase in (VOTE, TIE):
        return legal_votes(moves)
    if phase == RECALL:
        return legal_recalls(s, moves)
    if phase == DRAW:
        return legal_draws(s, moves)
    if phase == EXCHANGE:
        return legal_exchanges(s, moves)
    if phase == CHOOSE_GOOD:
        return legal_goods(moves)
    return legal_guards(s, moves)


@rule
def legal_goods(moves):
    """C1.2 After a rolled 6, any good."""
    for good in range(N_GOODS):
        moves[good] = CHOOSE + good
    return N_GOODS


@rule
def legal_cards(s, moves):
    """C3.1 Any family card still in hand."""
    n = 0
    for card in range(N_FAMILY_CARDS):
        if has_family_card(s, s.player, LOWEST_CARD + card):
            moves[n] = CARD + card
            n += 1
    return n


@rule
def legal_votes(moves):
    """C4.1 Yes or no, no abstaining."""
    moves[0] = YES
    moves[1] = NO
    return 2


@rule
def legal_recalls(s, moves):
    """C4 From none to three members."""
    most = max_recalled(s, s.player)
    for members in range(most + 1):
        moves[members] = RECALL_HOME + members
    return most + 1


@rule
def legal_draws(s, moves):
    """C4 draw_two: draw or skip; with none left in the bag only skip."""
    n = 0
    if may_draw(s):
        moves[n] = DRAW_NOW
        n += 1
    moves[n] = SKIP
    return n + 1


@rule
def legal_exchanges(s, moves):
    """C4 exchange_money: one to five of one currency into another, or skip."""
    moves[0] = SKIP
    n = 1
    for amount in range(1, MAX_EXCHANGED + 1):
        for currency in range(N_CITIES):
            if may_exchange(s, s.player, amount, currency):
                for other in range(N_CITIES):
                    if other != currency:
                        moves[n] = CHANGE + ((amount - 1) * N_CITIES + currency) * N_CITIES + other
                        n += 1
    return n


@rule
def legal_booths(s, moves):
    """C5.1 A booth to empty, or pass."""
    player = s.player
    n = 0
    for booth in range(N_BOOTHS):
        moves[n] = BOOTH + booth
        n += may_empty_booth(s, player, booth)
    moves[n] = PASS
    return n + 1


@rule
def legal_orders(box, s, moves):
    """C6.1 An order at a craftsman, or pass."""
    player = s.player
    n = 0
    for craftsman in range(N_GOODS):
        moves[n] = ORDER + craftsman
        n += may_order(box, s, player, craftsman)
    moves[n] = PASS
    return n + 1


@rule
def legal_loads(box, s, moves):
    """C7.1 A hold to load, or pass."""
    player = s.player
    n = 0
    if has_goods_to_load(s, player):
        goods = goods_in_one(s.goods[player])
        for berth in range(BERTHS):
            for hold in range(box.ship_holds[s.berths[berth]]):
                moves[n] = LOAD + berth * MAX_HOLDS + hold
                n += may_load(box, s, goods, berth, hold)
        if s.extra_hold == 1:
            n = legal_extra_loads(s, player, moves, n)
    moves[n] = PASS
    return n + 1


@rule
def legal_extra_loads(s, player, moves, n):
    """C4 extra_hold: any one good on a ship's extra hold."""
    for berth in range(BERTHS):
        for good in range(N_GOODS):
            if may_load_extra(s, player, berth, good):
                moves[n] = LOAD_EXTRA + berth * N_GOODS + good
                n += 1
    return n


@rule
def legal_purchases(box, s, moves):
    """C9.1 A relic card to buy, or pass."""
    player = s.player
    n = 0
    for place in range(N_PLACES):
        moves[n] = BUY + place
        n += may_buy(box, s, player, place)
    moves[n] = PASS
    return n + 1


@rule
def first_line_worth_as_much(box, line):
    """Relics worth the same are one move: the first line with these points."""
    for first in range(line):
        if box.worth[first] == box.worth[line]:
            return first
    return line


@rule
def legal_shrines(box, s, moves):
    """C9.2, C9.3 A relic for the shrine, or leave it."""
    n = 0
    for line in range(box.lines):
        if first_line_worth_as_much(box, line) == line and line_to_enshrine(box, s, line) < MAX_LINES:
            moves[n] = ENSHRINE + line
            n += 1
    moves[n] = LEAVE
    return n + 1


@rule
def line_to_enshrine(box, s, first):
    """The player's relic worth as much as this line that may go into the shrine, MAX_LINES if there is none."""
    for line in range(first, box.lines):
        if box.worth[line] == box.worth[first] and may_enshrine(s, line):
            return line
    return MAX_LINES


@rule
def legal_guards(s, moves):
    """C9.4 A card to guard, or pass."""
    player = s.player
    n = 0
    for place in range(N_PLACES):
        moves[n] = GUARD + place
        n += may_guard(s, player, place)
    moves[n] = PASS
    return n + 1


@rule
def step(box, s, action):
    """Carry out one decision, and continue the week."""
    if action < YES:
        step_before_votes(box, s, action)
    elif action < RECALL_HOME:
        cast_vote(box, s, 1 if action == YES else 0)
    elif action < BOOTH:
        step_of_edict(s, action)
    elif action < ORDER:
        empty_booth(s, action - BOOTH)
    elif action < LOAD:
        give_order(box, s, action - ORDER)
    elif action < LOAD_EXTRA:
        load(box, s, PARTS[action, 0], PARTS[action, 1])
    elif action < CHANGE:
        load_extra(s, PARTS[action, 0], PARTS[action, 1])
    elif action < BUY:
        exchange(s, 1 + PARTS[action, 0], PARTS[action, 1], PARTS[action, 2])
    elif action < PASS:
        step_on_sunday(box, s, action)
    else:
        step_passing(box, s)
    continue_week(box, s)


@rule
def step_before_votes(box, s, action):
    """C1.2 The good of a rolled 6, C3.1 a family card."""
    if action < CARD:
        take_good(s, rolls_each(box, s), action - CHOOSE)
    else:
        choose_card(s, LOWEST_CARD + action - CARD)


@rule
def step_of_edict(s, action):
    """C4 A recall; a draw, which chance carries out at once; or nothing."""
    if action < DRAW_NOW:
        recall(s, action - RECALL_HOME)
    elif action == DRAW_NOW:
        s.phase = DRAWING
    else:
        next_player_or_end(s)


@rule
def step_on_sunday(box, s, action):
    """C9.1 A purchase, C9.2 a relic for a shrine or not, C9.4 a guard."""
    if action < ENSHRINE:
        buy(box, s, action - BUY)
    elif action < LEAVE:
        enshrine(s, line_to_enshrine(box, s, action - ENSHRINE))
    elif action == LEAVE:
        leave_out(s)
    else:
        guard(s, action - GUARD)


@rule
def step_passing(box, s):
    """C5.2, C6.1, C7.1, C9.1, C9.4 Passing is final for the action going on."""
    if s.phase == MARKET:
        leave_market(s)
    elif s.phase == WORKSHOPS:
        leave_workshops(box, s)
    elif s.phase == LOADING:
        leave_loading(s)
    elif s.phase == BUYING:
        leave_buying(box, s)
    else:
        leave_guarding(s)
