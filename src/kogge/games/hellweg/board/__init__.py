"""Hellweg Westfalicus as the site shows it.

words.py         the terms of the game
log.py           the log entry of each step
concealed.py     the log of earlier turns, while the game runs
tooltips.py      explanations of items on the board, and what a sale brings
explanations.py  what a move leads to, and why something cannot be done
prompts.py       what may be done now
plans.py         what may be planned in a game over days
chance.py        chance events entered by hand
map.py           where towns, roads and carriages are drawn, for any box
reach.py         which towns a player's carriages connect
board_view.py    where the pieces are, and other variables for the template
item_report.py   what each item earned
rules.py         the tables of the rules page
"""

from __future__ import annotations

from kogge.engine.board import N_, Board, ButtonRole, TourStep
from kogge.games.hellweg.board.board_view import board_view, leads_to, pieces, places
from kogge.games.hellweg.board.chance import ask_event, label_event
from kogge.games.hellweg.board.concealed import redacted_log
from kogge.games.hellweg.board.log import brief, earn, tell
from kogge.games.hellweg.board.plans import plan_offers, planned_move
from kogge.games.hellweg.board.prompts import ask, label
from kogge.games.hellweg.board.rules import rules_context
from kogge.games.hellweg.board.tooltips import preview

GUIDE = (
    TourStep(".banner", N_("Here it always says whose turn it is and what to do. On your turn, whatever you may do is lit up.")),
    TourStep(".map", N_("The old trade road and its towns. Each town has one or two trading houses: beer, salt or ironware.")),
    TourStep(".house", N_("Goods lie in the houses. Each player has a colour and a sign; a number counts the goods of a pile.")),
    TourStep(".yard:not(.bare)",
         N_("Your carriages join towns. A transport takes a single carriage off a bad road; two stay. Paved roads keep theirs.")),
    TourStep(
        ".trade",
        N_("Each turn a trade card names four towns. In this order each buys a good of everyone, on the spot or by carriage."),
    ),
    TourStep(".trade", N_("Then everyone sends two merchants, in turn. In a town on the card you buy goods and carriages for its price.")),
    TourStep(".market", N_("Or go to the market: extend, take a thaler, buy a goods card. Your second purchase is then 2 thaler cheaper.")),
    TourStep(".goods-cards", N_("Goods cards win the game: they are worth more at the end than they cost, and many help you before that.")),
    TourStep(".roster .me", N_("These are your things: thaler, the goods and carriages in your supply, your merchants and cards.")),
    TourStep(".side", N_("The log tells what happened. Below it are the rules and a place to talk.")),
)  # fmt: skip

BOARD = Board(
    title=N_("Hellweg Westfalicus"),
    blurb=N_(
        "The old trade road from Duisburg to Paderborn: buy cheaply, keep your carriages on the road, and sell where the price is high."
    ),
    options={
        "warehouse": N_("Warehouse & Privileges: pieces are stored and brought out together; trade routes bring privileges"),
        "passengers": N_("Passenger Traffic: a transport past a village pays 1 thaler more"),
        "free_choice": N_("Free Choice: one more goods card; its owner chooses between the houses of a town"),
        "short": N_("Short game: two trade cards go out unseen, 10 turns instead of 12"),
        "counter": N_("Counter: shows which houses are still to come on trade cards"),
    },
    phases={
        "setup": N_("Starting positions"),
        "new_card": N_("New trade card"),
        "sale": N_("Sale of goods"),
        "actions": N_("Actions"),
        "over": N_("The end"),
    },
    short_moves={"next": ButtonRole.NO, "end": ButtonRole.NO, "forgo": ButtonRole.NO},
    pieces=pieces,
    tell=tell,
    brief=brief,
    earn=earn,
    sources={"thaler": N_("Thaler"), "cards": N_("Goods cards")},
    round_of=lambda view: int(view["turn"]),
    last_round=lambda view: N_("The last turn") if view["turn"] == view["turns"] else "",
    round_name=N_("Turn {number}"),
    rounds=lambda view: int(view["turns"]),
    redacted_log=redacted_log,
    ask=ask,
    label=label,
    ask_event=ask_event,
    label_event=label_event,
    preview=preview,
    plan_offers=plan_offers,
    planned_move=planned_move,
    leads_to=leads_to,
    board_view=board_view,
    places=places,
    guide=GUIDE,
    rules_context=rules_context,
)
