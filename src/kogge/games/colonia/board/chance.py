"""Chance events of a physical game, entered by hand: prompts and labels."""

from __future__ import annotations

from typing import Any

from kogge.engine.board import N_, Message, Seat, Term, View
from kogge.games.colonia.board.words import BERTHS, CITY, EDICT, GOODS, RESOURCE, city, edict, good, resource, with_counts

SIX = 6


def event_prompt(view: View, due: str, entered: str) -> Message:
    """The prompt for the chance event to enter, with the parts entered so far."""
    verb, *words = due.split(" ")
    so_far = entered.split(" ")[1:]
    if verb == "edicts":
        edicts = {"edicts": [edict(one) for one in so_far]}
        return Message(N_("Edicts so far: {edicts}. Which one is next?"), edicts) if so_far else Message(N_("Which edict was turned up?"))
    if verb == "dice":
        dice = {"dice": so_far}
        return Message(N_("Dice so far: {dice}. What does the next one show?"), dice) if so_far else Message(N_("What do the dice show?"))
    if verb in ("resources", "draw", "booth"):
        return ask_resource(verb, words[0], so_far[1:])
    who = {"who": Seat(int(words[0]))} if verb in ("good", "tiebreak") else {}
    if verb == "ship":
        return Message(N_("Which ship arrives at berth {berth}?"), {"berth": BERTHS[int(words[0]) - 1]})
    messages = {
        "good": N_("{who} rolls for a good. What does the die show?"),
        "tiebreak": N_("{who} rolls for turn order. What does the die show?"),
        "relic": N_("Which relic card goes to place {place}?"),
        "week": N_("Which week card was turned up?"),
    }
    return Message(messages[verb], who or {"place": words[0]})


def ask_resource(verb: str, where: str, so_far: list[str]) -> Message:
    """Resources out of the bag: for a booth seen by all, for a player seen by that one alone."""
    if verb == "booth":
        if so_far:
            return Message(N_("Booth {booth} has {resources}. What is drawn next?"), {"booth": where, "resources": with_counts(so_far)})
        return Message(N_("What is drawn for booth {booth}?"), {"booth": where})
    who = {"who": Seat(int(where))}
    if so_far:
        return Message(N_("{who} has drawn {resources}. What is drawn next?"), who | {"resources": with_counts(so_far)})
    return Message(N_("{who} draws in secret. What comes out of the bag?"), who)


def event_label(view: View, printed: dict[str, Any], due: str, part: str) -> Message:
    """The label of a part: a resource, a die, or a card as printed."""
    verb, *words = part.split(" ")
    if verb in RESOURCE:
        return Message("{one}", {"one": resource(verb)})
    if verb in EDICT:
        return Message(N_("{edict}: {what}"), {"edict": edict(verb), "what": Term(EDICT[verb])})
    if verb == "good" and int(words[1]) < SIX:
        return Message("{die}: {good}", {"die": words[1], "good": good(GOODS[int(words[1]) - 1])})
    if verb == "week":
        return label_week(printed["weeks"][int(words[0]) - 1])
    if verb == "ship":
        return label_ship(printed["ships"][int(words[1]) - 1])
    if verb == "relic":
        message = N_("Shrine of {city}") if words[2] == "shrine" else N_("{city}: a relic for {price}")
        return Message(message, {"city": Term(CITY[words[1]], words[1]), "price": words[2]})
    return Message("{die}", {"die": part.rpartition(" ")[2]})


def label_week(card: dict[str, Any]) -> Message:
    """A week card: the booths, the contracts, the dice and the ships."""
    parts = {"booths": "-".join(map(str, card["booths"])), "contracts": "-".join(map(str, card["contracts"]))}
    return Message(
        N_("Booths {booths}; orders {contracts}; dice: {dice}; ships: {ships}"), parts | {"dice": card["dice"], "ships": card["ships"]}
    )


def label_ship(card: dict[str, Any]) -> Message:
    """A ship: its city, and what each hold takes and pays."""
    holds = [Term(N_("({goods}) for {pays}"), None, {"goods": with_counts(hold["goods"]), "pays": hold["pays"]}) for hold in card["holds"]]
    return Message("{city} {holds}", {"city": city(card["city"]), "holds": holds})
