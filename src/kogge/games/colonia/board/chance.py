"""With real cards on the table: what chance brought, asked for and offered in words."""

from __future__ import annotations

from typing import Any

from kogge.games.colonia.board.words import BERTHS, CITY, EDICT, GOODS, RESOURCE, city, counted, edict, good, resource
from kogge.kit.board import N_, Saying, Seat, View, Word

SIX = 6


def ask_event(view: View, due: str, said: str) -> Saying:
    """What is to be told now, with what was told of it already."""
    verb, *words = due.split(" ")
    so_far = said.split(" ")[1:]
    if verb == "edicts":
        edicts = {"edicts": [edict(one) for one in so_far]}
        return Saying(N_("The edicts so far: {edicts}. Which is the next?"), edicts) if so_far else Saying(N_("Which edict was turned up?"))
    if verb == "dice":
        dice = {"dice": so_far}
        return Saying(N_("The dice so far: {dice}. What does the next one show?"), dice) if so_far else Saying(N_("What do the dice show?"))
    if verb in ("resources", "draw", "booth"):
        return ask_resource(verb, words[0], so_far[1:])
    who = {"who": Seat(int(words[0]))} if verb in ("good", "tiebreak") else {}
    if verb == "ship":
        return Saying(N_("Which ship comes to berth {berth}?"), {"berth": BERTHS[int(words[0]) - 1]})
    messages = {
        "good": N_("{who} rolls for a good. What does the die show?"),
        "tiebreak": N_("{who} rolls for the player order. What does the die show?"),
        "relic": N_("Which relic card comes to place {place}?"),
        "week": N_("Which week card was turned up?"),
    }
    return Saying(messages[verb], who or {"place": words[0]})


def ask_resource(verb: str, where: str, so_far: list[str]) -> Saying:
    """Resources out of the bag: for a booth seen by all, for a player seen by that one alone."""
    if verb == "booth":
        if so_far:
            return Saying(N_("Booth {booth} has {resources}. What comes next?"), {"booth": where, "resources": counted(so_far)})
        return Saying(N_("What comes out of the bag for booth {booth}?"), {"booth": where})
    who = {"who": Seat(int(where))}
    if so_far:
        return Saying(N_("{who} has drawn {resources}. What comes next?"), who | {"resources": counted(so_far)})
    return Saying(N_("{who} draws behind the screen. What comes out of the bag?"), who)


def label_event(view: View, printed: dict[str, Any], due: str, part: str) -> Saying:
    """What can be tapped: a resource, a die, a card as it is printed."""
    verb, *words = part.split(" ")
    if verb in RESOURCE:
        return Saying("{one}", {"one": resource(verb)})
    if verb in EDICT:
        return Saying(N_("{edict}: {what}"), {"edict": edict(verb), "what": Word(EDICT[verb])})
    if verb == "good" and int(words[1]) < SIX:
        return Saying("{die}: {good}", {"die": words[1], "good": good(GOODS[int(words[1]) - 1])})
    if verb == "week":
        return label_week(printed["weeks"][int(words[0]) - 1])
    if verb == "ship":
        return label_ship(printed["ships"][int(words[1]) - 1])
    if verb == "relic":
        message = N_("Shrine of {city}") if words[2] == "shrine" else N_("{city}: a relic for {price}")
        return Saying(message, {"city": Word(CITY[words[1]], words[1]), "price": words[2]})
    return Saying("{die}", {"die": part.rpartition(" ")[2]})


def label_week(card: dict[str, Any]) -> Saying:
    """A week card: the booths, the contracts, the dice and the ships."""
    parts = {"booths": "-".join(map(str, card["booths"])), "contracts": "-".join(map(str, card["contracts"]))}
    return Saying(
        N_("Booths {booths}; orders {contracts}; dice: {dice}; ships: {ships}"), parts | {"dice": card["dice"], "ships": card["ships"]}
    )


def label_ship(card: dict[str, Any]) -> Saying:
    """A ship: its city, and what each hold takes and pays."""
    holds = [Word(N_("({goods}) for {pays}"), None, {"goods": counted(hold["goods"]), "pays": hold["pays"]}) for hold in card["holds"]]
    return Saying("{city} {holds}", {"city": city(card["city"]), "holds": holds})
