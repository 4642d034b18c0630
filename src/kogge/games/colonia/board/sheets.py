"""What edicts, booths, craftsmen, ships and relics say of themselves."""

from __future__ import annotations

from typing import Any

from kogge.games.colonia.board.words import (
    BERTHS,
    CITY,
    CRAFTSMAN,
    DAY,
    EDICT,
    STATE,
    city,
    counted,
    currency,
    edict,
    good,
    relic,
    resource,
)
from kogge.kit.board import N_, NN_, Saying, Sheet, View, Word


def at_home(view: View, seat: int | None) -> int | None:
    """The members that somebody has at home."""
    return int(view["seats"][seat - 1]["supply"]) if seat else None


def edict_sheet(one: dict[str, Any]) -> Sheet:
    """An edict of the week."""
    now = Saying("{day}: {state}", {"day": Word(DAY[one["day"]]), "state": Word(STATE[one["state"]])})
    return Sheet(edict(one["edict"]), Word(EDICT[one["edict"]]), now)


def booth_sheet(view: View, booth: dict[str, Any], seat: int | None) -> Sheet:
    """C5.1, C5.2 A booth, what it holds, what that takes and what one has."""
    parts: dict[str, Any] = {"n": len(booth["resources"]), "home": at_home(view, seat), "resources": counted(booth["resources"])}
    now = None
    if booth["resources"] and seat:
        now = Saying(
            NN_("{resources}: takes {n} member, you have {home} at home", "{resources}: takes {n} members, you have {home} at home"), parts
        )
    elif not booth["resources"]:
        now = Saying(N_("It is empty."))
    name = Saying(N_("Booth {number}"), {"number": booth["booth"]})
    return Sheet(name, Saying(N_("Take everything that lies here, and leave a member for each resource.")), now)


def craftsman_sheet(view: View, one: dict[str, Any], seat: int | None) -> Sheet:
    """C6.1 A craftsman, what the next order takes, and whether it is sure to be made."""
    parts: dict[str, Any] = {"good": good(one["good"]), "resources": [resource(kind) for kind in one["recipe"]]}
    parts |= {"n": one["members"], "home": at_home(view, seat)}
    does = Saying(N_("Makes {good} of {resources}. Orders above the bar are made for certain, others if the dice move it down."), parts)
    if one["sure"]:
        now = Saying(
            NN_("The next order is above the bar and takes {n} member.", "The next order is above the bar and takes {n} members."), parts
        )
    else:
        now = Saying(
            NN_("The next order is below the bar and takes {n} member.", "The next order is below the bar and takes {n} members."), parts
        )
    return Sheet(Word(CRAFTSMAN[one["craftsman"]], one["good"]), does, now)


def ship_sheet(ship: dict[str, Any]) -> Sheet:
    """C7.1 A ship, and whether it sails this week."""
    parts = {"city": city(ship["city"]), "currency": currency(ship["currency"]), "berth": BERTHS[ship["berth"] - 1]}
    return Sheet(
        Saying(N_("Ship for {city}"), parts),
        Saying(N_("Each hold takes exactly the goods shown and a member, and pays in {currency} when the ship sails."), parts),
        Saying(N_("Berth {berth}: it sails on Saturday."), parts)
        if ship["leaves"]
        else Saying(N_("Berth {berth}: it stays this week."), parts),
    )


def relic_sheet(card: dict[str, Any]) -> Sheet:
    """C9.1, C9.2 A relic card, or a shrine."""
    parts = {"city": CITY[card["city"]], "points": card["points"], "cost": card["cost"], "currency": currency(card["currency"])}
    does = Saying(N_("Doubles one relic of {city} that is put into it for good."), parts)
    if not card["shrine"]:
        does = Saying(N_("Counts at the end; twice in the shrine of {city}."), parts)
    return Sheet(relic(card), does, Saying(N_("Costs {cost} {currency}"), parts))
