"""S2 Set-up."""

from __future__ import annotations

from kogge.engine.chance import random_start
from kogge.engine.rule import rule
from kogge.games.speicherstadt.table import START
from kogge.games.speicherstadt.words import CUBES_OF_A_GOOD, FIREMAN, HARBOUR, N_KINDS, NONE, PRAYER_BOAT, D, E

REMOVALS = 1  # option bit


@rule
def setup(box, s, players, options, seed):
    """S2.1 Five coins each, no points, empty merchant houses; then chance picks the start player."""
    s.chance = random_start(seed, 0)
    s.players = players
    s.options = options
    s.phase = START
    s.round_number = 0
    s.start_player = 0
    s.player = 0
    s.placed = 0
    s.selling = 0
    s.row_cards = 0
    s.coins[:] = 0
    s.coins[:players] = 5
    s.score[:] = 0
    s.row_kind[:] = NONE
    s.row_cubes[:] = 0
    s.row_merchants[:] = NONE
    s.row_price[:] = 0
    s.bag[:] = CUBES_OF_A_GOOD
    s.goods_discard[:] = 0
    s.loose[:] = 0
    s.house[:] = NONE
    s.warehouse[:] = 0
    s.bought[:] = 0
    reset_possessions(s)
    s.discarded = 0
    s.stack = -1
    s.stack_left = 0
    s.left[:] = 0
    open_next_stack(box, s)


@rule
def reset_possessions(s):
    """S2.1 Nobody has bought a card yet."""
    s.firemen[:] = 0
    s.ships[:] = 0
    s.offices[:] = 0
    s.trader_owner[:] = NONE
    s.warehouse_owner = NONE
    s.bank_owner = NONE
    s.harbour_owner = NONE
    s.church_owner = NONE
    s.prayer_boat_owner = NONE
    s.chamber_owner = NONE
    s.contracts = 0
    s.contract_kind[:] = NONE
    s.contract_owner[:] = NONE
    s.contract_missing[:] = 0


@rule
def removed(box, s, stack, kind):
    """S2.3 How many cards of a kind go out of a stack before play, with the option removals."""
    if stack != D or s.options & REMOVALS == 0 or s.players == 4 or box.stack_cards[stack, kind] == 0:
        return 0
    if kind == FIREMAN + 2:
        return 1
    if s.players == 2:
        return 1 if kind == HARBOUR else 0
    return 1 if kind == PRAYER_BOAT else 0


@rule
def open_next_stack(box, s):
    """S2.2 A lies on B on C on D on E: when a stack is used up the next one that holds a card follows. E is never opened, only resolved."""
    while s.stack < E and s.stack_left == 0:
        s.stack += 1
        if s.stack < E:
            for kind in range(N_KINDS):
                s.left[kind] = box.stack_cards[s.stack, kind] - removed(box, s, s.stack, kind)
                s.stack_left += s.left[kind]
