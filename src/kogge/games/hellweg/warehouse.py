"""H7 Warehouse & Privileges: storing, extending with all that is stored, and using privileges."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.hellweg.actions import finish, turn_up_privileges
from kogge.games.hellweg.pieces import has_piece_due, place_carriage, place_good, towns_with_goods
from kogge.games.hellweg.table import EXTENDING_ALL, FACE_DOWN, FACE_UP, PUT_ALL
from kogge.games.hellweg.table import STORE as STORE_WHAT
from kogge.games.hellweg.words import EXTEND, STORE, THALER

# H7.1 Store


@rule
def may_store(s, player):
    """H7.1 Only what the supply has."""
    return s.goods_supply[player] > 0 or s.carriages_supply[player] > 0


@rule
def store_good(s):
    """H7.1 One good from the supply into the warehouse, free; the action takes a merchant, the privilege none."""
    open_market_action(s)
    s.goods_supply[s.player] -= 1
    s.goods_stored[s.player] += 1
    finish(s)


@rule
def store_carriage(s):
    """H7.1 One carriage from the supply into the warehouse, free; the action takes a merchant, the privilege none."""
    open_market_action(s)
    s.carriages_supply[s.player] -= 1
    s.carriages_stored[s.player] += 1
    finish(s)


@rule
def open_market_action(s):
    """H7.7 A privilege places no merchant, an action does."""
    if s.using == 0:
        s.on_market[s.player] += 1


# H7.2 Extend with all that is stored


@rule
def may_extend_all(s, player):
    """H7.2 Only if the player has a piece in the warehouse and a good in some house."""
    return s.goods_stored[player] + s.carriages_stored[player] > 0 and towns_with_goods(s, player) != 0


@rule
def extend_all(s):
    """H7.2 All that lies in the warehouse now is placed; H7.6 what is won meanwhile waits for the next time."""
    open_market_action(s)
    s.purpose = EXTENDING_ALL
    s.goods_due = s.goods_stored[s.player]
    s.carriages_due = s.carriages_stored[s.player]
    s.asks = PUT_ALL


@rule
def put_stored_good(box, s, house):
    """H7.2 One good from the warehouse into a house."""
    s.goods_stored[s.player] -= 1
    place_good(box, s, s.player, house)
    s.goods_due -= 1
    if not has_piece_due(s):
        finish(s)


@rule
def put_stored_carriage(box, s, road):
    """H7.2 One carriage from the warehouse onto a road."""
    s.carriages_stored[s.player] -= 1
    place_carriage(box, s, s.player, road)
    s.carriages_due -= 1
    if not has_piece_due(s):
        finish(s)


# H7.7 Privileges


@rule
def may_use(s, player, kind):
    """H7.7 A privilege that lies face up, not just turned up, if the action of its name would be possible."""
    if s.privileges[player, kind] != FACE_UP:
        return False
    if kind == STORE:
        return may_store(s, player)
    return kind == THALER or may_extend_all(s, player)


@rule
def use(s, kind):
    """H7.7 It works like the action of its name and is turned down; `thaler` turns up the others, not itself."""
    s.using = 1
    s.privileges[s.player, kind] = FACE_DOWN
    if kind == STORE:
        s.asks = STORE_WHAT
    elif kind == EXTEND:
        extend_all(s)
    else:
        s.money[s.player] += 1
        turn_up_privileges(s, s.player, THALER)
        finish(s)
