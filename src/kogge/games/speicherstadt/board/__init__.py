"""The Speicherstadt as the site shows it.

words.py         the terms of the game
log.py           the log entry of each step
tooltips.py      explanations of cards, and what a purchase brings
explanations.py  what a move leads to
prompts.py       what may be done now
plans.py         what may be planned in a game over days
chance.py        chance events entered by hand
board_view.py    where the pieces are, and other variables for the template
item_report.py   what each item earned
rules.py         the tables of the rules page
"""

from __future__ import annotations

from kogge.engine.board import N_, Board, ButtonRole, TourStep
from kogge.games.speicherstadt.board.board_view import board_view, last_round, leads_to, pieces
from kogge.games.speicherstadt.board.chance import ask_event, label_event
from kogge.games.speicherstadt.board.log import brief, earn, tell
from kogge.games.speicherstadt.board.plans import plan_offers, planned_move
from kogge.games.speicherstadt.board.prompts import ask, confirm_prompt, label
from kogge.games.speicherstadt.board.rules import rules_context
from kogge.games.speicherstadt.board.tooltips import preview
from kogge.games.speicherstadt.board.words import PARTS

GUIDE = (
    TourStep(".banner", N_("Here it always says whose turn it is and what to do. On your turn, whatever you may do is lit up.")),
    TourStep(".water", N_("Every round new cards lie on the water: ships with goods, contracts, firemen, traders and buildings.")),
    TourStep(".facade", N_("Everyone sends three merchants, one at a time, to stand above the cards. The lowest merchant may buy first.")),
    TourStep(".column", N_("The price is a coin for each merchant above the card. Who declines takes the merchant back: the price falls.")),
    TourStep(".own", N_("These are your things: coins, cards, contracts and your merchant house, which keeps one cube.")),
    TourStep(".own-cubes", N_("The cubes of your ships lie here: deliver them, sell two for a coin, swap three for one, or keep one.")),
    TourStep(".roster", N_("Four fires will break out. Whoever has the strongest firemen then gains points, the weakest loses as many.")),
    TourStep(".side", N_("The log tells what happened. Below it are the rules, the cards still to come, and a place to talk.")),
)  # fmt: skip

BOARD = Board(
    title=N_("The Speicherstadt"),
    blurb=N_("Hamburg's warehouse district: send your merchants, wait for the price to fall, fill your contracts, and mind the fires."),
    options={"removals": N_("Two cards fewer in autumn, so that every round is full (with four players none)")},
    phases={
        "offer": N_("Offer"),
        "bidding": N_("Bidding"),
        "purchase": N_("Purchase"),
        "processing": N_("Processing"),
        "last_fire": N_("Last fire"),
        "over": N_("The end"),
    },
    short_moves={"buy": ButtonRole.ON, "pass": ButtonRole.NO, "done": ButtonRole.LAST},
    pieces=pieces,
    tell=tell,
    brief=brief,
    earn=earn,
    sources=PARTS,
    last_round=last_round,
    ask=ask,
    label=label,
    confirm_prompt=confirm_prompt,
    ask_event=ask_event,
    label_event=label_event,
    preview=preview,
    plan_offers=plan_offers,
    planned_move=planned_move,
    leads_to=leads_to,
    board_view=board_view,
    guide=GUIDE,
    rules_context=rules_context,
)
