"""G2 A round: a prize is turned up, all lay a card, the highest takes the pot. In the order of play, set-up first."""

from __future__ import annotations

from kogge.engine.chance import draw_weighted, random_start, sum_of
from kogge.engine.contract import CHANCE
from kogge.engine.rule import rule
from kogge_goofspiel.box import MAX_CARDS, MAX_WORTH
from kogge_goofspiel.table import LAYING, NONE, OVER, PRIZE

CARRY = 1  # option bit
N_ACTIONS = MAX_CARDS  # an action is the index of the card laid
EVENT_SIZE = 1  # the worth of the prize turned up


@rule
def setup(box, s, players, options, seed):
    """G1.2 Every hand holds each card once; no prize is turned up yet."""
    s.chance = random_start(seed, 0)
    s.players = players
    s.options = options
    s.phase = PRIZE
    s.round_number = 0
    s.player = 0
    s.pot = 0
    s.left[:] = box.prizes
    s.hand[:] = 0
    s.hand[:players, : box.cards] = 1
    s.laid[:] = NONE
    s.shown[:] = NONE
    s.won[:] = 0
    s.lost = 0


@rule
def is_over(s):
    """G3.1 The game is over when all cards are laid."""
    return s.phase == OVER


@rule
def to_move(s):
    """Chance turns up a prize, then everyone is asked in seat order."""
    return CHANCE if s.phase == PRIZE else s.player


@rule
def draw_event(box, s, event):
    """G2.1 One of the prizes left, all equally likely."""
    event[0] = draw_weighted(s, s.left, sum_of(s.left))


@rule
def may_happen(box, s, event):
    """G2.1 Is such a prize left?"""
    return s.phase == PRIZE and 0 < event[0] <= MAX_WORTH and s.left[event[0]] > 0


@rule
def happen(box, s, event):
    """G2.1 The prize goes into the pot, and the first is asked for a card."""
    s.left[event[0]] -= 1
    s.pot += event[0]
    s.round_number += 1
    s.player = 0
    s.phase = LAYING


@rule
def legal(box, s, moves):
    """G2.2 Any card of the own hand."""
    n = 0
    for card in range(box.cards):
        if s.hand[s.player, card]:
            moves[n] = card
            n += 1
    return n


@rule
def step(box, s, action):
    """G2.2 The card lies face down; when all have laid one, they are turned over."""
    s.hand[s.player, action] = 0
    s.laid[s.player] = action
    s.player += 1
    if s.player == s.players:
        turn_over(box, s)


@rule
def turn_over(box, s):
    """G2.3 The highest card takes the pot. G2.6 Cards that were laid are out of the game."""
    winner = only_highest(s)
    if winner != NONE:
        s.won[winner] += s.pot
        s.pot = 0
    elif s.options & CARRY == 0:
        s.lost += s.pot  # G2.4
        s.pot = 0
    s.shown[:] = s.laid
    s.laid[:] = NONE
    s.player = 0
    s.phase = PRIZE
    if s.round_number == box.cards:
        s.lost += s.pot
        s.pot = 0
        s.phase = OVER


@rule
def only_highest(s):
    """G2.4 Who laid the highest card, NONE if several did."""
    highest, winner = NONE, NONE
    for player in range(s.players):
        if s.laid[player] > highest:
            highest, winner = s.laid[player], player
        elif s.laid[player] == highest:
            winner = NONE
    return winner


@rule
def points(box, s, out):
    """G3.2 What the prizes taken are worth."""
    for player in range(s.players):
        out[player] = s.won[player]


def conserved(box, s):
    """G1.1 No prize is ever lost from sight, and every card is in a hand, laid, or was laid in one of the rounds before."""
    in_hand = int(s.hand.sum()) + sum(int(s.laid[player] != NONE) for player in range(s.players))
    rounds_over = int(s.round_number) - (s.phase == LAYING)
    return {
        "worth of the prizes": sum(worth * int(s.left[worth]) for worth in range(MAX_WORTH + 1)) + int(s.pot + s.lost + s.won.sum()),
        "cards": in_hand + rounds_over * s.players,
    }
