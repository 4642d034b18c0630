"""What is hidden: secret choices, and redealing what a seat cannot know, for search (docs/colonia-information.md)."""

from __future__ import annotations

from kogge.engine.chance import draw_below, random_start
from kogge.engine.rule import rule
from kogge.games.colonia.bag import AT_START, BY_EDICT, unseen_behind
from kogge.games.colonia.table import FAMILY_CARD, OVER, VOTE, WORKSHOPS
from kogge.games.colonia.words import LOWEST_CARD, MAX_PLAYERS, N_FAMILY_CARDS, N_RESOURCES, NONE


@rule
def secret_round(s):
    """C3.1 Family cards and C4.1 votes are chosen in secret. The number is made from the week and, for a vote, its number in the week."""
    if s.phase == FAMILY_CARD:
        return s.week * 100
    return s.week * 100 + 1 + s.edict if s.phase == VOTE else 0


@rule
def forced_move_reveals(s):
    """C6.1 At the workshops a player's unseen resources decide whether the player can order anything."""
    if s.phase != WORKSHOPS:
        return False
    return unseen_behind(s, s.player) > 0


@rule
def resample_hidden(box, s, seat, seed):
    """Redeal what the seat cannot know: others' choices in a secret round, resources that others drew blind, and future chance."""
    s.chance = random_start(seed, 1 + seat)
    if s.phase == OVER:
        return  # the screens are open
    if s.phase == FAMILY_CARD:
        rechoose_cards(s, seat)
    elif s.phase == VOTE:
        rechoose_votes(s, seat)
    redeal_unseen(s, seat)


@rule
def rechoose_cards(s, seat):
    """C3.1 Choose a random card from the hand of each player who has already chosen."""
    for player in range(s.player):
        if player != seat:
            held = 0
            for card in range(N_FAMILY_CARDS):
                held += (s.hand[player] >> card) & 1
            pick = draw_below(s, held)
            for card in range(N_FAMILY_CARDS):
                pick -= (s.hand[player] >> card) & 1
                if pick < 0:
                    s.chosen[player] = LOWEST_CARD + card
                    break


@rule
def rechoose_votes(s, seat):
    """C4.1 Choose yes or no at random for each player who has already voted."""
    for player in range(s.player):
        if player != seat and s.vote[player] != NONE:
            s.vote[player] = draw_below(s, 2)


@rule
def redeal_unseen(s, seat):
    """Put resources that others drew blind and never showed back into the bag, and deal as many again, within what others know of them."""
    sizes = return_unseen_to_bag(s, seat)
    add_unseen_to_bounds(s, -1)  # now unseen_most is what the seat's own draws leave for the others
    for when in range(2):
        for player in range(s.players):
            for _ in range(size_of_draw(sizes, when, player)):
                deal_unseen(s, player, when)
    add_unseen_to_bounds(s, 1)


@rule
def return_unseen_to_bag(s, seat):
    """Put the unseen resources of others into the bag. Returns how many each player gets again of each draw, four bits a number."""
    sizes = 0
    for player in range(s.players):
        if player != seat:
            late = int(s.unseen_late[player])
            sizes |= (int(unseen_behind(s, player)) - late) << (4 * player)
            sizes |= late << (4 * (MAX_PLAYERS + player))
            for when in range(2):
                for kind in range(N_RESOURCES):
                    cubes = s.unseen[when, player, kind]
                    s.bag[kind] += cubes
                    s.resources[player, kind] -= cubes
                    s.unseen[when, player, kind] = 0
    return sizes


@rule
def size_of_draw(sizes, when, player):
    """The number that `return_unseen_to_bag` stored for a player and draw."""
    return (sizes >> (4 * (when * MAX_PLAYERS + player))) & 15


@rule
def add_unseen_to_bounds(s, sign):
    """Add the unseen resources to the bounds `unseen_most` (`sign` 1), or subtract them (-1)."""
    for kind in range(N_RESOURCES):
        for player in range(s.players):
            s.unseen_most[AT_START, kind] += sign * s.unseen[AT_START, player, kind]
            s.unseen_most[BY_EDICT, kind] += sign * (s.unseen[AT_START, player, kind] + s.unseen[BY_EDICT, player, kind])


@rule
def room_for_unseen(s, when, kind):
    """How many more of a resource this draw may have brought: what is in the bag, within the bounds."""
    room = min(s.bag[kind], s.unseen_most[BY_EDICT, kind])
    return min(room, s.unseen_most[AT_START, kind]) if when == AT_START else room


@rule
def deal_unseen(s, player, when):
    """Deal one resource; all that may have been drawn are equally likely."""
    room = 0
    for kind in range(N_RESOURCES):
        room += room_for_unseen(s, when, kind)
    pick = draw_below(s, room)
    for kind in range(N_RESOURCES):
        pick -= room_for_unseen(s, when, kind)
        if pick < 0:
            s.bag[kind] -= 1
            s.resources[player, kind] += 1
            s.unseen[when, player, kind] += 1
            for bound in range(when, 2):
                s.unseen_most[bound, kind] -= 1
            break
