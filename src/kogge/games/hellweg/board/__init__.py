"""Hellweg Westfalicus as the site shows it.

words.py         the terms of the game
log.py           the log entry of each step
concealed.py     the log of earlier turns, while the game runs
tooltips.py      explanations of items on the board, and previews of sales
explanations.py  the effects of moves, and why something cannot be done
prompts.py       prompts, and moves in words
plans.py         decisions that can be planned in a correspondence game
coaching.py      the tips of the guided first game
chance.py        chance events entered by hand
map.py           where towns, roads and carriages are drawn, for any box
reach.py         which towns a player's carriages connect
board_view.py    where the pieces are, and other variables for the template
item_report.py   what each item earned
rules.py         the tables of the rules page
"""

from __future__ import annotations

from kogge.engine.board import N_, Board, ButtonRole, TourStep
from kogge.games.hellweg.board.board_view import board_view, frame_key, leads_to, pieces, places
from kogge.games.hellweg.board.chance import event_label, event_prompt
from kogge.games.hellweg.board.coaching import coaching
from kogge.games.hellweg.board.concealed import redacted_log
from kogge.games.hellweg.board.log import brief, earnings, log_entries
from kogge.games.hellweg.board.plans import plan_offers, planned_move
from kogge.games.hellweg.board.prompts import label, prompt
from kogge.games.hellweg.board.rules import rules_context
from kogge.games.hellweg.board.tooltips import preview

GUIDE = (
    TourStep(".banner", N_("This line always says whose turn it is and what to do. On your turn, your possible moves are "
                           "highlighted.")),
    TourStep(".map", N_("The old trade road and its towns. Each town has one or two trading houses: beer, salt or ironware.")),
    TourStep(".house", N_("The houses hold goods. Each player has a colour and a symbol; a number shows how many goods are in a "
                          "pile.")),
    TourStep(".yard:not(.bare)",
         N_("Your carriages link towns. On a bad road, a transport uses up a single carriage; two stay. On paved roads carriages "
            "always stay.")),
    TourStep(
        ".trade",
        N_("Each turn a trade card shows four towns. One after the other, each town buys a good from every player, on the spot "
           "or delivered by carriage."),
    ),
    TourStep(".trade", N_("Then everyone places two merchants, taking turns. In a town on the card you buy goods and carriages "
                          "at its price.")),
    TourStep(".market", N_("Or use the market: extend, take a thaler, or buy a goods card. Your second purchase is then 2 thaler "
                           "cheaper.")),
    TourStep(".goods-cards", N_("Goods cards win the game: at the end they are worth more than they cost, and many help you "
                                "before that.")),
    TourStep(".roster .me", N_("Here are your thaler, goods, carriages, merchants and cards.")),
    TourStep(".side", N_("The log shows what happened. Below it you find the rules and the chat.")),
)  # fmt: skip

BOARD = Board(
    title=N_("Hellweg Westfalicus"),
    blurb=N_("The old trade road from Duisburg to Paderborn: buy cheap, keep your carriages rolling, and sell where prices are high."),
    weight=N_("medium"),
    complexity=3,
    options={
        "warehouse": N_("Warehouse & Privileges: store pieces and place them together later; trade routes earn privileges"),
        "passengers": N_("Passenger Traffic: a transport past a village earns 1 extra thaler"),
        "free_choice": N_("Free Choice: an extra goods card that lets its owner choose between the houses of a town"),
        "short": N_("Short game: 10 turns instead of 12 (two random trade cards are removed)"),
        "counter": N_("Counter: shows which houses are still to come"),
    },
    phases={
        "setup": N_("Setup"),
        "new_card": N_("New trade card"),
        "sale": N_("Sell goods"),
        "actions": N_("Actions"),
        "over": N_("The end"),
    },
    short_moves={"next": ButtonRole.NO, "end": ButtonRole.NO, "forgo": ButtonRole.NO},
    pieces=pieces,
    log_entries=log_entries,
    brief=brief,
    earnings=earnings,
    sources={"thaler": N_("Thaler"), "cards": N_("Goods cards")},
    round_of=lambda view: int(view["turn"]),
    last_round=lambda view: N_("The last turn") if view["turn"] == view["turns"] else "",
    round_name=N_("Turn {number}"),
    rounds=lambda view: int(view["turns"]),
    redacted_log=redacted_log,
    prompt=prompt,
    label=label,
    event_prompt=event_prompt,
    event_label=event_label,
    preview=preview,
    plan_offers=plan_offers,
    planned_move=planned_move,
    leads_to=leads_to,
    board_view=board_view,
    frame_key=frame_key,
    places=places,
    guide=GUIDE,
    coaching=coaching,
    rules_context=rules_context,
)
