"""The Speicherstadt as the site shows it.

words.py         the terms of the game
log.py           the log entry of each step
tooltips.py      explanations of cards, and what a purchase brings
explanations.py  what a move leads to
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
from kogge.games.speicherstadt.board.board_view import board_view, frame_key, last_round, leads_to, pieces
from kogge.games.speicherstadt.board.chance import event_label, event_prompt
from kogge.games.speicherstadt.board.coaching import coaching
from kogge.games.speicherstadt.board.log import brief, earnings, log_entries
from kogge.games.speicherstadt.board.plans import plan_offers, planned_move
from kogge.games.speicherstadt.board.prompts import confirm_label, confirm_prompt, label, prompt, short_label
from kogge.games.speicherstadt.board.rules import rules_context
from kogge.games.speicherstadt.board.tooltips import preview
from kogge.games.speicherstadt.board.words import PARTS

GUIDE = (
    TourStep(".banner", N_("This line always says whose turn it is and what to do. On your turn, your possible moves are "
                           "highlighted.")),
    TourStep(".water", N_("Every round brings new cards: ships with goods, contracts, firemen, traders and buildings.")),
    TourStep(".facade", N_("Players take turns placing three merchants each above the cards. The lowest merchant gets to buy first.")),
    TourStep(".column", N_("A card costs 1 coin for each merchant above it. If you decline, you take your merchant back and the "
                           "price drops.")),
    TourStep(".own", N_("Here are your coins, cards and contracts, and your merchant house, which stores one cube.")),
    TourStep(".own-cubes", N_("The cubes from your ships land here: deliver them, sell two for a coin, swap three for one, or "
                              "store one.")),
    TourStep(".roster", N_("There will be four fires. The player with the strongest firemen gains points, the weakest loses as "
                           "many.")),
    TourStep(".side", N_("The log shows what happened. Below it you find the rules, the cards still to come, and the chat.")),
)  # fmt: skip

BOARD = Board(
    title=N_("The Speicherstadt"),
    blurb=N_("Hamburg’s warehouse district: place your merchants, wait for prices to drop, fill your contracts, and beware of fire."),
    weight=N_("easy to learn"),
    complexity=2,
    options={"removals": N_("Remove two autumn cards so that every round is complete (not with four players)")},
    phases={
        "offer": N_("Offer"),
        "bidding": N_("Bidding"),
        "purchase": N_("Buying"),
        "processing": N_("Use your goods"),
        "last_fire": N_("Last fire"),
        "over": N_("The end"),
    },
    short_moves={"buy": ButtonRole.ON, "pass": ButtonRole.NO, "done": ButtonRole.LAST},
    pieces=pieces,
    log_entries=log_entries,
    brief=brief,
    earnings=earnings,
    sources=PARTS,
    rounds=lambda view: int(view["rounds"]),
    last_round=last_round,
    prompt=prompt,
    label=label,
    short_label=short_label,
    confirm_prompt=confirm_prompt,
    confirm_label=confirm_label,
    event_prompt=event_prompt,
    event_label=event_label,
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
