"""S6 Final score."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.speicherstadt.processing import cubes_in_warehouse
from kogge.games.speicherstadt.table import OVER
from kogge.games.speicherstadt.words import N_GOODS

# the parts of a final score, in the order of the rules
FIRES, CONTRACTS, TRADERS, CHURCH, PRAYER_BOAT, HARBOUR, CHAMBER, OFFICES, WAREHOUSE, N_PARTS = range(10)
PARTS = ("fires", "contracts", "traders", "church", "prayer_boat", "harbour", "chamber", "offices", "warehouse")


@rule
def is_complete(s, card):
    """S6.1 Every space of the contract is filled."""
    for good in range(N_GOODS):
        if s.contract_missing[card, good] > 0:
            return False
    return True


@rule
def filled_points(goods):
    """S6.1 Two goods 5, three 8, four 11, once they are all there."""
    return 3 * goods - 1


@rule
def contract_worth(box, s, card):
    """S6.1 What a contract will count once it is complete."""
    return filled_points(box.contract_size[s.contract_kind[card]])


@rule
def contract_points(box, s, card):
    """S6.1 What a complete contract is worth; an incomplete one nothing."""
    return contract_worth(box, s, card) if is_complete(s, card) else 0


@rule
def office_points(offices):
    """S6.3 One office 2, two 5, three 9, four 14 points in all."""
    return offices * (offices + 3) // 2


@rule
def part_of_score(box, s, player, part):
    """S6.1-S6.4 What one part of the final score gives a player."""
    points = 0
    if part == FIRES:
        points += s.score[player]
    elif part == CONTRACTS:
        for card in range(s.contracts):
            if s.contract_owner[card] == player:
                points += contract_points(box, s, card)
    elif part == TRADERS:
        for good in range(N_GOODS):
            points += 1 if s.trader_owner[good] == player else 0
    elif part == CHURCH:
        points += 4 if s.church_owner == player else 0
    elif part == PRAYER_BOAT:
        points += 3 if s.prayer_boat_owner == player else 0
    elif part == HARBOUR:
        points += s.ships[player] if s.harbour_owner == player else 0
    elif part == CHAMBER:
        points += s.coins[player] if s.chamber_owner == player else 0
    elif part == OFFICES:
        points += office_points(s.offices[player])
    elif part == WAREHOUSE:
        points += cubes_in_warehouse(s) if s.warehouse_owner == player else 0
    return points


@rule
def points(box, s, out):
    """S6.6 During play the score track alone; at the end everything."""
    for player in range(s.players):
        out[player] = s.score[player]
        if s.phase == OVER:
            for part in range(CONTRACTS, N_PARTS):
                out[player] += part_of_score(box, s, player, part)


@rule
def tie_break(box, s, out):
    """S6.5 Tied, most coins; still tied, they share the win."""
    for player in range(s.players):
        out[player] = s.coins[player]
