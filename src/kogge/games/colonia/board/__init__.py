"""Colonia as the site shows it.

words.py         the terms of the game
log.py           the log entry of each step
tooltips.py      explanations of items on the board
explanations.py  the effects of moves, and why something cannot be done
prompts.py       prompts, and moves in words
plans.py         decisions that can be planned in a correspondence game
coaching.py      the tips of the guided first game
chance.py        chance events entered by hand
board_view.py    where the pieces are, and other variables for the template
item_report.py   what each item earned
rules.py         the tables of the rules page
"""

from __future__ import annotations

from kogge.engine.board import N_, Board, ButtonRole, TourStep
from kogge.games.colonia.board.board_view import board_view, frame_key, leads_to, pieces
from kogge.games.colonia.board.chance import event_label, event_prompt
from kogge.games.colonia.board.coaching import coaching
from kogge.games.colonia.board.explanations import preview
from kogge.games.colonia.board.log import brief, earnings, log_entries
from kogge.games.colonia.board.plans import plan_offers, planned_move
from kogge.games.colonia.board.prompts import decision_key, label, prompt
from kogge.games.colonia.board.rules import rules_context
from kogge.games.colonia.board.words import PARTS, PHASES

GUIDE = (
    TourStep(".banner", N_("This line always says whose turn it is and what to do. On your turn, your possible moves are "
                           "highlighted.")),
    TourStep(".city", N_("The game lasts six weeks of seven days. Each day has its own quarter of the city; today’s is highlighted.")),
    TourStep(
        "#q-monday",
        N_("Monday’s card shows the market supply, how many orders each craftsman completes, and how many ships sail."),
    ),
    TourStep("#q-tuesday", N_("On Tuesday the families send members to the city hall. A high card gives you votes and an early "
                              "turn.")),
    TourStep(
        "#q-council",
        N_("You vote on the week’s edicts, each on its day. This also shows the turn order; the mayor goes first."),
    ),
    TourStep("#q-wednesday", N_("On Wednesday you take all resources from a booth and leave the same number of members there.")),
    TourStep(
        "#q-thursday",
        N_("On Thursday craftsmen turn two resources into a good. Orders above the bar are certain; the dice move the bars down."),
    ),
    TourStep(
        "#q-friday",
        N_("On Friday you load goods into the ships. Ships marked to sail pay on Saturday, each in its city’s currency."),
    ),
    TourStep("#q-sunday", N_("On Sunday you buy relics with that money: they are your points. A shrine doubles one relic of its city.")),
    TourStep(
        ".street",
        N_("Members who have done their work wait in the street of their day and come home on the same day of the next week."),
    ),
    TourStep(".screen", N_("Only you can see what is behind your screen: money, goods, resources and relics.")),
    TourStep(".side", N_("The log shows what happened. Below it you find the rules and the chat.")),
)  # fmt: skip

BOARD = Board(
    title="Colonia",
    blurb=N_(
        "Six weeks in Cologne: send your family to the council, market, craftsmen and harbour, and bring home the most precious relics."
    ),
    weight=N_("for experienced players"),
    complexity=4,
    phases=PHASES,
    short_moves={"yes": ButtonRole.YES, "no": ButtonRole.NO, "pass": ButtonRole.NO, "skip": ButtonRole.NO, "leave": ButtonRole.NO},
    pieces=pieces,
    log_entries=log_entries,
    brief=brief,
    earnings=earnings,
    sources=PARTS,
    round_of=lambda view: int(view["week"]),
    last_round=lambda view: N_("Last week") if view["week"] == view["weeks"] else "",
    round_name=N_("Week {number}"),
    rounds=lambda view: int(view["weeks"]),
    prompt=prompt,
    decision_key=decision_key,
    label=label,
    event_prompt=event_prompt,
    event_label=event_label,
    ordered_events=frozenset({"edicts"}),
    preview=preview,
    plan_offers=plan_offers,
    planned_move=planned_move,
    leads_to=leads_to,
    board_view=board_view,
    frame_key=frame_key,
    guide=GUIDE,
    coaching=coaching,
    rules_context=rules_context,
)
