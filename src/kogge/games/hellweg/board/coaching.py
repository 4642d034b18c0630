"""The tips of the guided first game: each is given once, as soon as it applies."""

from __future__ import annotations

from kogge.engine.board import N_, Message, Tip, View

SETUP = N_("Start in different towns with different goods: every trade card asks for beer, salt and ironware.")
SALE = N_("The four towns on the card buy one after the other, one good each. 5 thaler is a top price; at 3 it may pay to wait.")
TRANSPORT = N_("Choose the way. A paved road keeps your carriage; on a bad road you lose it if it is your only one there.")
DUMP = N_("You sold nothing. 2 thaler for a good is little: keep it, unless you need the money now.")
ACTIONS = N_("You have two merchants, one action each. Only one merchant fits in a town, so take the best one first.")
DISCOUNT = N_("Your first merchant is at the market, so a town or a goods card now costs you 2 thaler less.")
CARD = N_("You can afford a goods card. It is worth more at the end than it costs; buy early and it helps you longer.")
HALF_TIME = N_("Half the game is over. Goods cards usually decide it: save for the next one.")
LAST_ACTIONS = N_("The last actions: on the last card everyone only sells, for 2 thaler more. Prepare for that.")
LAST_SALE = N_("The last sale: every good earns 2 thaler more, and goods left on the map are worth nothing. Sell all you can.")
OVER = N_("Compare thaler and goods cards: that is where the game was decided. “Analyse this game” shows your best and worst moves.")


def coaching(view: View, seat: int) -> list[Tip]:
    """The tips for this moment, the most important one first."""
    return [Tip(key, Message(message)) for key, message in fitting(view, seat)]


def fitting(view: View, seat: int) -> list[tuple[str, str]]:
    """Names and sentences of the tips."""
    phase = view["phase"]
    if phase == "over":
        return [("over", OVER)]
    if view["seat"] != seat:
        return []
    if phase == "setup":
        return [("setup", SETUP)]
    if phase == "sale":
        asked = {"go": ("transport", TRANSPORT), "dump": ("dump", DUMP)}.get(view["asks"], ("sale", SALE))
        return [("last_sale", LAST_SALE), asked] if view["last_card"] else [asked]
    return during_actions(view, seat) if phase == "actions" else []


def during_actions(view: View, seat: int) -> list[tuple[str, str]]:
    """H4 What to think of when a merchant is placed."""
    me, asked = view["seats"][seat - 1], view["asks"] == "action"
    cheapest = min((card["costs"] for card in view["goods_cards"] if card["owner"] is None), default=None)
    tips = {
        "last_actions": (view["turn"] == view["turns"] - 1, LAST_ACTIONS),
        "actions": (asked, ACTIONS),
        "discount": (asked and me["pays_less"], DISCOUNT),
        "card": (asked and cheapest is not None and me["money"] >= cheapest, CARD),
        "half_time": (2 * view["turn"] > view["turns"], HALF_TIME),
    }
    return [(key, message) for key, (applies, message) in tips.items() if applies]
