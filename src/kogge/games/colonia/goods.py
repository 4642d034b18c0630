"""C1.2 A good by die: at the start, and by the edict roll_for_good."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.colonia.harbour import refill_berths
from kogge.games.colonia.order import begin_with_mayor, next_player_once
from kogge.games.colonia.table import CHOOSE_GOOD, DIE, MORNING
from kogge.games.colonia.words import SIX


@rule
def open_rolling(s, rolls):
    """Everyone rolls `rolls` dice, in player order; at the start in seat order."""
    begin_with_mayor(s)
    s.rolls = rolls
    s.phase = DIE


@rule
def roll_for_good(s, rolls, die):
    """C1.2 The die gives a good, 1 = saddle to 5 = footwear; a 6 leaves the choice to the player, at once."""
    if die == SIX:
        s.phase = CHOOSE_GOOD
    else:
        take_good(s, rolls, die - 1)


@rule
def take_good(s, rolls, good):
    """C1.2 The good goes behind the screen; then the player's next die, or the next player's."""
    s.goods[s.player, good] += 1
    s.phase = DIE
    s.rolls -= 1
    if s.rolls == 0:
        s.rolls = rolls
        if not next_player_once(s):
            close_rolling(s)


@rule
def close_rolling(s):
    """C1.4 During set-up the ships come next; on a Friday the day goes on."""
    s.rolls = 0
    if s.week == 0:
        refill_berths(s)
    else:
        s.phase = MORNING


@rule
def rolls_each(box, s):
    """C1.2 One good each at the start (the box says how many), C4 one by edict."""
    return box.start_goods if s.week == 0 else 1
