"""Box, table and rules, in the order of play."""

from __future__ import annotations

import numpy as np

from kogge.engine.chance import CHANCE_FIELD, draw_below, random_start
from kogge.engine.contract import CHANCE
from kogge.engine.ranges import SEAT, SEAT_OR_NONE, between
from kogge.engine.record_view import record_dtype
from kogge.engine.rule import rule

MAX_PLAYERS, MAX_DICE, FACES = 4, 5, 6
ROLLING, BIDDING, OVER = range(3)
NONE = -1
N_BIDS = MAX_PLAYERS * MAX_DICE * FACES  # bid number b says b // FACES + 1 dice of face b % FACES + 1
DOUBT = N_BIDS
N_ACTIONS = N_BIDS + 1
EVENT_SIZE = FACES  # how many dice of each face

Box = record_dtype([("dice", np.int16)])
Table = record_dtype(
    [
        CHANCE_FIELD,  # hidden from everyone: the randomness to come
        ("players", np.int16),
        ("options", np.int16),  # no options: 0
        ("phase", np.int16, (), between(ROLLING, OVER)),
        ("player", np.int16, (), SEAT),  # who decides, or rolls
        ("bid", np.int16, (), between(NONE, N_BIDS - 1)),  # the last bid
        ("bidder", np.int16, (), SEAT_OR_NONE),
        ("winner", np.int16, (), SEAT_OR_NONE),
        ("dice", np.int16, (MAX_PLAYERS, FACES), between(0, MAX_DICE)),  # by player and face; hidden from the others
    ]
)


def read_box(file, box):
    """L1.1 Check a box file and put it into the record; anything unknown is refused."""
    file.check_keys(file.content, ["dice"], "key")
    box.dice = file.integer(file.content.get("dice"), 1, MAX_DICE, "the number of dice", "dice")


@rule
def setup(box, s, players, options, seed):
    """The table before the first roll."""
    s.chance = random_start(seed, 0)
    s.players = players
    s.options = options
    s.phase = ROLLING
    s.player = 0
    s.bid = NONE
    s.bidder = NONE
    s.winner = NONE
    s.dice[:] = 0


@rule
def is_over(s):
    """L3.1 The game is over when a bid was doubted."""
    return s.phase == OVER


@rule
def to_move(s):
    """Chance rolls for one after the other, then all bid in turn."""
    return CHANCE if s.phase == ROLLING else s.player


@rule
def roll(box, s, event):
    """Roll one player's dice: how many of each face."""
    event[:] = 0
    for _ in range(box.dice):
        event[draw_below(s, FACES)] += 1


@rule
def draw_event(box, s, event):
    """L2.1 One player's dice."""
    roll(box, s, event)


@rule
def may_happen(box, s, event):
    """L2.1 Are these as many dice as everyone has?"""
    if s.phase != ROLLING:
        return False
    dice = 0
    for face in range(FACES):
        if event[face] < 0:
            return False
        dice += event[face]
    return dice == box.dice


@rule
def happen(box, s, event):
    """L2.1 They lie under the player's cup; after the last one bidding begins."""
    for face in range(FACES):
        s.dice[s.player, face] = event[face]
    s.player = (s.player + 1) % s.players
    if s.player == 0:
        s.phase = BIDDING


@rule
def legal(box, s, moves):
    """L2.3 Every higher bid, L2.2 and doubting once there is one."""
    n = 0
    for bid in range(s.bid + 1, s.players * box.dice * FACES):
        moves[n] = bid
        n += 1
    if s.bid != NONE:
        moves[n] = DOUBT
        n += 1
    return n


@rule
def step(box, s, action):
    """L2.3 Bid, or doubt: then L3.1 the cups are lifted."""
    if action == DOUBT:
        s.winner = s.bidder if dice_of(s, s.bid % FACES) >= s.bid // FACES + 1 else s.player
        s.phase = OVER
    else:
        s.bid = action
        s.bidder = s.player
        s.player = (s.player + 1) % s.players


@rule
def dice_of(s, face):
    """L3.1 How many dice of a face lie under all the cups."""
    found = 0
    for player in range(s.players):
        found += s.dice[player, face]
    return found


@rule
def points(box, s, out):
    """L3.1 One point for whoever was right."""
    for player in range(s.players):
        out[player] = 1 if s.winner == player else 0
