"""C3.4 Player order: the mayor first, then one after the other; those who have passed are left out."""

from __future__ import annotations

from kogge.engine.rule import rule


@rule
def begin_with_mayor(s):
    """The mayor is first, and nobody has passed yet."""
    s.passed[:] = 0
    s.turn = 0
    s.player = s.order[0]


@rule
def pass_for_the_day(s):
    """Passing is final for the action going on."""
    s.passed[s.player] = 1


@rule
def next_player(s):
    """The next in player order who has not passed; after the last comes the mayor again. False if all have passed."""
    turn = s.turn
    for _ in range(s.players):
        turn = turn + 1 if turn + 1 < s.players else 0
        if s.passed[s.order[turn]] == 0:
            s.turn = turn
            s.player = s.order[turn]
            return True
    return False


@rule
def next_player_once(s):
    """The next in player order, where everyone has one turn only. False after the last."""
    if s.turn + 1 == s.players:
        return False
    s.turn += 1
    s.player = s.order[s.turn]
    return True
