"""The words of Colonia, as messages; a name of a city or a currency is the same in every language."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kogge.engine.board import N_, Term

DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
STREETS = DAYS[1:5]
RESOURCES = ("leather", "iron", "wood", "linen", "fur")
GOODS = ("saddle", "cartwheel", "painting", "clothing", "footwear")
CITIES = ("bergen", "brugge", "london", "nowgorod")
CURRENCIES = ("mark", "gulden", "pfund", "grivna")
BERTHS = ("I", "II", "III", "IV")

DAY = {
    "monday": N_("Monday"),
    "tuesday": N_("Tuesday"),
    "wednesday": N_("Wednesday"),
    "thursday": N_("Thursday"),
    "friday": N_("Friday"),
    "saturday": N_("Saturday"),
    "sunday": N_("Sunday"),
}
ACTIVITY = {  # what the day is for
    "monday": N_("Set up the week"),
    "tuesday": N_("City hall"),
    "wednesday": N_("Market"),
    "thursday": N_("Craftsmen"),
    "friday": N_("Harbour"),
    "saturday": N_("Money"),
    "sunday": N_("Relics"),
}
EMBLEM = {  # the picture of each quarter
    "monday": "calendar",
    "tuesday": "hall",
    "wednesday": "booth",
    "thursday": "hammer",
    "friday": "ship",
    "saturday": "coins",
    "sunday": "church",
}
PARTS = {"relics": N_("Relics without a shrine"), "shrines": N_("Relics in shrines"), "windows": N_("Windows")}
STREET = {
    "tuesday": N_("Tuesday Street"),
    "wednesday": N_("Wednesday Street"),
    "thursday": N_("Thursday Street"),
    "friday": N_("Friday Street"),
}
RESOURCE = {"leather": N_("leather"), "iron": N_("iron"), "wood": N_("wood"), "linen": N_("linen"), "fur": N_("fur")}
GOOD = {
    "saddle": N_("saddle"),
    "cartwheel": N_("cartwheel"),
    "painting": N_("painting"),
    "clothing": N_("clothing"),
    "footwear": N_("footwear"),
    "any": N_("any one good"),
}
CRAFTSMAN = {
    "saddler": N_("Saddler"),
    "wainwright": N_("Wainwright"),
    "painter": N_("Painter"),
    "tailor": N_("Tailor"),
    "shoemaker": N_("Shoemaker"),
}
CITY = {"bergen": "Bergen", "brugge": "Brügge", "london": "London", "nowgorod": "Nowgorod"}
CURRENCY = {"mark": "Mark", "gulden": "Gulden", "pfund": "Pfund", "grivna": "Grivna"}
MONEY_OF = dict(zip(CITIES, CURRENCIES, strict=True))
EDICT = {
    "more_resources": N_("Each of the seven booths gets one more resource."),
    "foreign_merchants": N_("Two foreign merchants open the coloured booths with four resources each."),
    "recall_tuesday": N_("Everyone may bring up to three members home from Tuesday Street."),
    "draw_two": N_("Everyone may draw two resources from the bag."),
    "recall_wednesday": N_("Everyone may bring up to three members home from Wednesday Street."),
    "saddler": N_("The saddler completes two more orders."),
    "wainwright": N_("The wainwright completes two more orders."),
    "painter": N_("The painter completes two more orders."),
    "tailor": N_("The tailor completes two more orders."),
    "shoemaker": N_("The shoemaker completes two more orders."),
    "recall_thursday": N_("Everyone may bring up to three members home from Thursday Street."),
    "two_ships": N_("The first two ships sail right away and pay; two others take their place."),
    "one_ship": N_("The first ship sails right away and pays; another takes its place."),
    "extra_hold": N_("Today every ship has an extra hold: any one good, for 2."),
    "roll_for_good": N_("Everyone rolls a die for one good."),
    "two_relics": N_("Two more relic cards are added."),
    "exchange_money": N_("Everyone may exchange up to five of one currency for another."),
    "one_less": N_("Next Tuesday, every family sends one member fewer to the council."),
}
EDICT_NAME = {
    "more_resources": N_("More resources"),
    "foreign_merchants": N_("Foreign merchants"),
    "recall_tuesday": N_("Home from Tuesday Street"),
    "draw_two": N_("Two from the bag"),
    "recall_wednesday": N_("Home from Wednesday Street"),
    "saddler": N_("Work for the saddler"),
    "wainwright": N_("Work for the wainwright"),
    "painter": N_("Work for the painter"),
    "tailor": N_("Work for the tailor"),
    "shoemaker": N_("Work for the shoemaker"),
    "recall_thursday": N_("Home from Thursday Street"),
    "two_ships": N_("Two ships sail early"),
    "one_ship": N_("One ship sails early"),
    "extra_hold": N_("Extra hold"),
    "roll_for_good": N_("Roll for a good"),
    "two_relics": N_("Two more relics"),
    "exchange_money": N_("Money exchange"),
    "one_less": N_("Smaller council"),
}
EDICT_ICON = {
    "more_resources": "bag",
    "foreign_merchants": "booth",
    "recall_tuesday": "home",
    "draw_two": "bag",
    "recall_wednesday": "home",
    "saddler": "saddle",
    "wainwright": "cartwheel",
    "painter": "painting",
    "tailor": "clothing",
    "shoemaker": "footwear",
    "recall_thursday": "home",
    "two_ships": "ship",
    "one_ship": "ship",
    "extra_hold": "hold",
    "roll_for_good": "die",
    "two_relics": "relic",
    "exchange_money": "exchange",
    "one_less": "hall",
}
STATE = {"passed": N_("passed"), "rejected": N_("rejected"), "voting": N_("being voted on"), "waiting": N_("still to come")}
PHASES = {
    "start_resources": N_("Setup"),
    "die": N_("Setup"),
    "choose_good": N_("You rolled a six"),
    "ships": N_("New ships"),
    "relics": N_("New relics"),
    "week_card": N_("Monday: the week card"),
    "booths": N_("Monday: resources"),
    "edicts": N_("Monday: edicts"),
    "family_card": N_("Tuesday: the council"),
    "tiebreak": N_("Tuesday: the die decides"),
    "morning": N_("A new day"),
    "vote": N_("The council votes"),
    "tie": N_("The mayor decides"),
    "recall": N_("Edict: bring members home"),
    "draw_two": N_("Edict: draw two resources"),
    "drawing": N_("Edict: draw two resources"),
    "exchange": N_("Edict: exchange money"),
    "market": N_("Wednesday: the market"),
    "workshops": N_("Thursday: the craftsmen"),
    "dice": N_("Thursday: extra orders"),
    "loading": N_("Friday: the harbour"),
    "buying": N_("Sunday: buy relics"),
    "enshrining": N_("Sunday: a relic for the shrine"),
    "guarding": N_("Sunday: guard relics"),
    "over": N_("The end"),
}


def resource(name: str) -> Term:
    """A resource inside a sentence."""
    return Term(RESOURCE[name], name)


def good(name: str) -> Term:
    """A good inside a sentence."""
    return Term(GOOD[name], name)


def with_counts(names: list[str]) -> list[Term]:
    """Resources or goods inside a sentence, equal ones together."""
    terms = []
    for name, n in Counter(names).items():
        one = good(name) if name in GOOD else resource(name)
        terms.append(one if n == 1 else Term("{times} × {one}", None, {"times": n, "one": one}))
    return terms


def city(name: str) -> Term:
    """A city inside a sentence, with its arms."""
    return Term(CITY[name], name)


def currency(name: str) -> Term:
    """A currency inside a sentence, with its coin."""
    return Term(CURRENCY[name], name)


def edict(name: str) -> Term:
    """An edict inside a sentence."""
    return Term(EDICT_NAME[name], EDICT_ICON[name])


def effect(name: str) -> Term:
    """What an edict does, as a sentence."""
    return Term(EDICT[name], EDICT_ICON[name])


def relic(card: dict[str, Any]) -> Term:
    """A relic card inside a sentence."""
    if card["shrine"]:
        return Term(N_("the shrine of {city}"), "shrine", {"city": CITY[card["city"]]})
    return Term(N_("a relic of {city} worth {points}"), "relic", {"city": CITY[card["city"]], "points": card["points"]})
