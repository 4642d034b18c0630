"""The days of a week in their order: an explicit chain, read from top to bottom."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.colonia.harbour import open_loading, sail_on_saturday
from kogge.games.colonia.market import open_market
from kogge.games.colonia.relics import open_buying
from kogge.games.colonia.table import MORNING
from kogge.games.colonia.votes import call_vote, has_edict_today
from kogge.games.colonia.words import FRIDAY, SATURDAY, THURSDAY, WEDNESDAY
from kogge.games.colonia.workshops import open_workshops


@rule
def continue_week(box, s):
    """C4.1 Before a day's action its edicts are voted on. The week runs on by itself until someone must decide or chance comes in."""
    while s.phase == MORNING:
        if has_edict_today(s):
            call_vote(box, s)
        elif s.day == WEDNESDAY:
            open_market(s)
        elif s.day == THURSDAY:
            open_workshops(s)
        elif s.day == FRIDAY:
            open_loading(s)
        elif s.day == SATURDAY:
            sail_on_saturday(box, s)
        else:
            open_buying(s)
