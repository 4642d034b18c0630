"""Tooltips of edicts, booths, craftsmen, ships and relics."""

from __future__ import annotations

from typing import Any

from kogge.engine.board import N_, NN_, Message, Term, Tooltip, View
from kogge.games.colonia.board import explanations
from kogge.games.colonia.board.words import (
    BERTHS,
    CITY,
    CRAFTSMAN,
    DAY,
    EDICT,
    STATE,
    STREET,
    city,
    currency,
    edict,
    good,
    relic,
    resource,
    with_counts,
)


def at_home(view: View, seat: int | None) -> int | None:
    """The number of members a player has at home."""
    return int(view["seats"][seat - 1]["supply"]) if seat else None


def edict_tooltip(one: dict[str, Any]) -> Tooltip:
    """An edict of the week."""
    now = Message("{day}: {state}", {"day": Term(DAY[one["day"]]), "state": Term(STATE[one["state"]])})
    return Tooltip(edict(one["edict"]), Term(EDICT[one["edict"]]), now)


def booth_tooltip(table: Any, booth: dict[str, Any]) -> Tooltip:
    """C5.1, C5.2 A booth, its resources, and the members needed and available."""
    view, seat = table.view, table.seat
    parts: dict[str, Any] = {"n": len(booth["resources"]), "home": at_home(view, seat), "resources": with_counts(booth["resources"])}
    now = None
    if booth["resources"] and seat:
        now = Message(
            NN_("{resources}: takes {n} member, you have {home} at home", "{resources}: takes {n} members, you have {home} at home"), parts
        )
    elif not booth["resources"]:
        now = Message(N_("It’s empty."))
    name = Message(N_("Booth {number}"), {"number": booth["booth"]})
    does = Message(N_("Take everything here and leave one member for each resource."))
    return Tooltip(name, does, now, explanations.no_booth(table, booth))


def craftsman_tooltip(table: Any, one: dict[str, Any]) -> Tooltip:
    """C6.1 A craftsman, the cost of the next order, and whether it is certain."""
    parts: dict[str, Any] = {"good": good(one["good"]), "resources": [resource(kind) for kind in one["recipe"]]}
    parts |= {"n": one["members"]}
    does = Message(N_("Turns {resources} into {good}. Orders above the bar are certain, the others if the dice move it down."), parts)
    if one["sure"]:
        now = Message(
            NN_("The next order is above the bar and takes {n} member.", "The next order is above the bar and takes {n} members."), parts
        )
    else:
        now = Message(
            NN_("The next order is below the bar and takes {n} member.", "The next order is below the bar and takes {n} members."), parts
        )
    return Tooltip(Term(CRAFTSMAN[one["craftsman"]], one["good"]), does, now, explanations.no_order(table, one))


def ship_tooltip(ship: dict[str, Any]) -> Tooltip:
    """C7.1 A ship, and whether it sails this week."""
    parts = {"city": city(ship["city"]), "currency": currency(ship["currency"]), "berth": BERTHS[ship["berth"] - 1]}
    return Tooltip(
        Message(N_("Ship for {city}"), parts),
        Message(N_("Each hold takes exactly the goods shown plus a member, and pays in {currency} when the ship sails."), parts),
        Message(N_("Berth {berth}: sails on Saturday."), parts)
        if ship["leaves"]
        else Message(N_("Berth {berth}: stays this week."), parts),
    )


def hold_tooltip(table: Any, ship: dict[str, Any], hold: dict[str, Any]) -> Tooltip:
    """C7.1 A hold, and what it pays."""
    parts = {"goods": with_counts(hold["goods"]), "amount": hold["pays"], "currency": currency(ship["currency"])}
    does = Message(N_("Load exactly this plus a member; it pays {amount} {currency} when the ship sails."), parts)
    return Tooltip(Message(N_("Hold: {goods}"), parts), does, None, explanations.no_load(table, ship, hold))


def street_tooltip(view: View, day: str, seat: int | None) -> Tooltip:
    """C2.1 A street, and when its members come home."""
    parts = {"day": Term(DAY[day]), "n": view["seats"][seat - 1]["streets"][day] if seat else 0}
    now = Message(NN_("You have {n} member here.", "You have {n} members here."), parts) if seat else None
    return Tooltip(Term(STREET[day]), Message(N_("Members who have done their work wait here and come home next {day}."), parts), now)


def family_card_tooltip(view: View, card: int, seat: int) -> Tooltip:
    """C3.2, C3.3 A family card and its cost."""
    parts = {"card": card, "n": view["card_members"][str(card)]}
    does = Message(N_("This is your number of votes this week; the highest card goes first and becomes mayor. A played card is gone."))
    takes = NN_("Sends {n} member to the city hall", "Sends {n} members to the city hall")
    return Tooltip(Message(N_("Family card {card}"), parts), does, Message(takes, parts), explanations.counts_as_zero(view, card, seat))


def week_tooltip(card: dict[str, Any]) -> Tooltip:
    """C2.2 The card of the week."""
    ships = Term(NN_("{n} ship sails on Saturday", "{n} ships sail on Saturday"), None, {"n": card["ships"]})
    dice = Term(NN_("{n} die for extra orders on Thursday", "{n} dice for extra orders on Thursday"), None, {"n": card["dice"]})
    does = Message(N_("How many resources each booth gets, and how many orders each craftsman completes for certain."))
    return Tooltip(Term(N_("Week card")), does, Message("{ships}; {dice}", {"ships": ships, "dice": dice}))


def relic_tooltip(table: Any, card: dict[str, Any]) -> Tooltip:
    """C9.1, C9.2 A relic card, or a shrine."""
    parts = {"city": CITY[card["city"]], "points": card["points"], "cost": card["cost"], "currency": currency(card["currency"])}
    does = Message(N_("Doubles one relic of {city} that you put into it for good."), parts)
    if not card["shrine"]:
        does = Message(N_("Counts at the end; double in the shrine of {city}."), parts)
    return Tooltip(relic(card), does, Message(N_("Costs {cost} {currency}"), parts), explanations.no_relic(table, card))
