"""S3.5-S3.7 Bidding: merchants are placed above the cards."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.speicherstadt.purchase import open_purchase
from kogge.games.speicherstadt.table import BIDDING
from kogge.games.speicherstadt.words import MERCHANTS, ROW_PLACES


@rule
def open_bidding(s):
    """S3.5 The start player places first."""
    s.phase = BIDDING
    s.round_number += 1
    s.placed = 0
    s.player = s.start_player


@rule
def may_bid(s, place):
    """S3.7 A row holds at most eight merchants."""
    return place < s.row_cards and s.row_price[place] < ROW_PLACES


@rule
def next_price(s, place):
    """S3.6, S3.9 What the card will cost with one more merchant above it: a coin for each."""
    return s.row_price[place] + 1


@rule
def has_room(s):
    """S3.7 Is there a row with a free place?"""
    for place in range(s.row_cards):
        if may_bid(s, place):
            return True
    return False


@rule
def bid(s, place):
    """S3.6 The merchant goes on the lowest free place. S3.5 Then the next player clockwise, three times round."""
    s.row_merchants[place, s.row_price[place]] = s.player
    s.row_price[place] = next_price(s, place)
    s.placed += 1
    s.player = (s.player + 1) % s.players
    if s.placed == MERCHANTS * s.players or not has_room(s):
        open_purchase(s)
