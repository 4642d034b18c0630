"""S3.1-S3.4 Offer: cards are turned up."""

from __future__ import annotations

from kogge.engine.chance import sum_of
from kogge.engine.rule import rule
from kogge.games.speicherstadt.bidding import open_bidding
from kogge.games.speicherstadt.fire import resolve_fire
from kogge.games.speicherstadt.setup import open_next_stack
from kogge.games.speicherstadt.table import LAST_FIRE
from kogge.games.speicherstadt.words import CUBES_ON_A_SHIP, FIRE, N_GOODS, E


@rule
def cubes_in_bag(s):
    """Cubes still in the bag, of all goods."""
    return sum_of(s.bag)


@rule
def cubes_for_a_ship(s):
    """S3.2 Three cubes, or what is left in the bag."""
    return min(CUBES_ON_A_SHIP, cubes_in_bag(s))


@rule
def turn_up(box, s, event):
    """S3.1 A card goes to the next place of the row, a ship with its cubes. S3.3 A fire is resolved at once and discarded."""
    kind = event[1]
    worth = box.fire_worth[s.stack]
    s.left[kind] -= 1
    s.stack_left -= 1
    if kind == FIRE:
        resolve_fire(s, worth)
        s.discarded += 1
    else:
        place = s.row_cards
        s.row_kind[place] = kind
        for good in range(N_GOODS):
            s.bag[good] -= event[2 + good]
            s.row_cubes[place, good] = event[2 + good]
        s.row_cards += 1
    open_next_stack(box, s)


@rule
def row_places(s):
    """S3.1 How many cards a whole row has: one more than there are players."""
    return s.players + 1


@rule
def is_row_complete(s):
    """S3.1 The row is whole, or only E is left."""
    return s.row_cards == row_places(s) or s.stack == E


@rule
def continue_offer(s):
    """S3.4 A complete row with a card in it is played; an empty one means that E is resolved at once."""
    if is_row_complete(s):
        if s.row_cards > 0:
            open_bidding(s)
        else:
            s.phase = LAST_FIRE
