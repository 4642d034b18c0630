"""The rules page's tables from the box, and the edicts one by one."""

from __future__ import annotations

from typing import Any

from kogge.engine.board import N_
from kogge.games.colonia.board.words import CITY, CRAFTSMAN, CURRENCY, DAY, DAYS, EDICT_NAME, GOOD, RESOURCE
from kogge.games.colonia.words import CUBES_OF_A_RESOURCE

EDICT_RULE = {
    "more_resources": N_("Each of the booths 1 to 7 gets one more resource from the bag. The two coloured booths get none."),
    "foreign_merchants": N_("The two coloured booths get four resources each from the bag. Today they are emptied like the others."),
    "recall_tuesday": N_(
        "In player order, everyone may take up to three of their members home from Tuesday Street. They can be used again today."
    ),
    "draw_two": N_(
        "In player order, everyone draws two resources from the bag or does without. Only the one who draws sees them. If only one "
        "is left in the bag, that one is drawn."
    ),
    "recall_wednesday": N_(
        "In player order, everyone may take up to three of their members home from Wednesday Street. They can be used again today."
    ),
    "saddler": N_("The saddler’s bar goes down two more spaces at once: two more orders for saddles are certain."),
    "wainwright": N_("The wainwright’s bar goes down two more spaces at once: two more orders for cartwheels are certain."),
    "painter": N_("The painter’s bar goes down two more spaces at once: two more orders for paintings are certain."),
    "tailor": N_("The tailor’s bar goes down two more spaces at once: two more orders for clothing are certain."),
    "shoemaker": N_("The shoemaker’s bar goes down two more spaces at once: two more orders for footwear are certain."),
    "recall_thursday": N_(
        "In player order, everyone may take up to three of their members home from Thursday Street. They can be used again today."
    ),
    "two_ships": N_(
        "Before loading begins, the ships at berths I and II sail. Their loaded holds pay at once, as on Saturday; the members on them go "
        "to Friday Street and come home next Friday, not today. The two other ships move up, and two new ones come in behind them. "
        "Then loading begins. On Saturday as many ships sail as the week card says, of those that lie in port then."
    ),
    "one_ship": N_("The same with one ship: the one at berth I sails at once, the others move up, and a new one comes in at berth IV."),
    "extra_hold": N_(
        "Today every ship in port, one that comes in today too, has one more hold. It takes any one good, and a member as usual, and pays "
        "2 in the ship’s money when the ship sails. Left empty today, it is gone."
    ),
    "roll_for_good": N_(
        "In player order, everyone rolls the die: 1 to 5 brings that craftsman’s good, and whoever rolls a 6 chooses one before the "
        "next one rolls."
    ),
    "two_relics": N_("Two more relic cards are laid out on extra places. Tomorrow they can be bought and guarded like the others."),
    "exchange_money": N_(
        "In player order, everyone may once exchange up to five of one currency, at most what they own, for as many of one other."
    ),
    "one_less": N_(
        "Next Tuesday every family sends one member fewer to the city hall than its card says. Votes and order follow the printed "
        "number, and a card counts as zero only if members are missing even so. In the sixth week this has no effect."
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
