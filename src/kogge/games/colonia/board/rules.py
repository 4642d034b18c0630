"""The rules page's tables from the box, and the edicts one by one."""

from __future__ import annotations

from typing import Any

from kogge.engine.board import N_
from kogge.games.colonia.board.words import CITY, CRAFTSMAN, CURRENCY, DAY, DAYS, EDICT_NAME, GOOD, RESOURCE
from kogge.games.colonia.words import CUBES_OF_A_RESOURCE

EDICT_RULE = {
    "more_resources": N_("Booths 1 to 7 each get one more resource from the bag. The two coloured booths get none."),
    "foreign_merchants": N_("The two coloured booths each get four resources from the bag. Today you can empty them like the others."),
    "recall_tuesday": N_(
        "In turn order, everyone may bring up to three of their members home from Tuesday Street. They can be used again today."
    ),
    "draw_two": N_(
        "In turn order, everyone may draw two resources from the bag. Only the player who draws sees them. If only one is left "
        "in the bag, that one is drawn."
    ),
    "recall_wednesday": N_(
        "In turn order, everyone may bring up to three of their members home from Wednesday Street. They can be used again today."
    ),
    "saddler": N_("The saddler’s bar moves down two more spaces right away: two more saddle orders are certain."),
    "wainwright": N_("The wainwright’s bar moves down two more spaces right away: two more cartwheel orders are certain."),
    "painter": N_("The painter’s bar moves down two more spaces right away: two more painting orders are certain."),
    "tailor": N_("The tailor’s bar moves down two more spaces right away: two more clothing orders are certain."),
    "shoemaker": N_("The shoemaker’s bar moves down two more spaces right away: two more footwear orders are certain."),
    "recall_thursday": N_(
        "In turn order, everyone may bring up to three of their members home from Thursday Street. They can be used again today."
    ),
    "two_ships": N_(
        "Before loading, the ships at berths I and II sail. Their loaded holds pay right away, as on Saturday; the members on "
        "them go to Friday Street and come home next Friday, not today. The other two ships move up, and two new ones arrive "
        "behind them. Then loading begins. On Saturday, the number of ships on the week card sails, from those in port then."
    ),
    "one_ship": N_("The same with one ship: the one at berth I sails right away, the others move up, and a new one arrives at berth IV."),
    "extra_hold": N_(
        "Today every ship in port, including new arrivals, has an extra hold. It takes any one good and a member as usual, and "
        "pays 2 in the ship’s currency when it sails. If it stays empty today, it is gone."
    ),
    "roll_for_good": N_("In turn order, everyone rolls a die: 1 to 5 gives that craftsman’s good; with a 6 you choose one."),
    "two_relics": N_("Two more relic cards are added in extra places. Tomorrow you can buy and guard them like the others."),
    "exchange_money": N_("In turn order, everyone may exchange up to five of one currency for the same amount of another, once."),
    "one_less": N_(
        "Next Tuesday, every family sends one member fewer to the city hall than its card says. Votes and turn order follow the "
        "printed number, and a card counts as zero only if members are still missing. This has no effect in the sixth week."
    ),
}
PHASE = {  # the edicts that ask everyone
    "recall_tuesday": "recall",
    "recall_wednesday": "recall",
    "recall_thursday": "recall",
    "draw_two": "draw_two",
    "exchange_money": "exchange",
}


def rules_context(printed: dict[str, Any]) -> dict[str, Any]:
    """The tables of the rules page."""
    by_day: dict[str, list[tuple[str, str, str, str]]] = {}
    for edict in printed["edicts"]:
        name = edict["id"]
        day = DAY[DAYS[edict["day"] - 1]]
        by_day.setdefault(day, []).append((name, EDICT_NAME[name], EDICT_RULE[name], PHASE.get(name, "")))
    names = zip(printed["craftsmen"], printed["goods"], printed["recipes"], strict=True)
    return {
        "cubes": CUBES_OF_A_RESOURCE,
        "members": printed["family_members"],
        "cities": [(CITY[city], CURRENCY[money]) for city, money in zip(printed["cities"], printed["currencies"], strict=True)],
        "craftsmen": [(CRAFTSMAN[one], [RESOURCE[part] for part in parts], GOOD[good]) for one, good, parts in names],
        "relics": printed["relics_per_city"],
        "relic_cards": sum(line["count"] for line in printed["relics_per_city"]),
        "edicts": by_day,
        "in_all": len(printed["edicts"]),
    }
