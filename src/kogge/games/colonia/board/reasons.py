"""What moves bring, and why something cannot be done now: it is said to whoever tries. All of it follows from what the seat sees."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kogge.engine.board import N_, NN_, Message, MovePreview, Seat, View, view_after
from kogge.games.colonia.board.words import counted, currency, good

TAKES_MEMBERS = ("booth", "order", "load", "guard", "recall")


def preview(match: Any, move: str) -> MovePreview | None:
    """What a ship pays and when, what an order makes, what a relic counts; the members that are left at home, or who comes next."""
    verb, *words = move.split(" ")
    if verb not in ("card", "buy", "pass", *TAKES_MEMBERS):
        return None
    before = match.view(match.seat)
    if verb == "card":  # it is revealed later
        me = before["seats"][match.seat - 1]
        n = me["supply"] - before["card_members"][words[0]]
        return MovePreview(Message(NN_("{n} member stays at home", "{n} members stay at home"), {"n": n})) if n >= 0 else None
    after = view_after(match, move)
    if verb == "pass":
        return prepare_turn(before, after)
    me = after["seats"][match.seat - 1]
    if verb == "buy":
        return of_relic(before["display"][int(words[0]) - 1], me["screen"]["money"])
    if verb == "load":
        return of_hold(before, words[0])
    if verb == "order":
        return of_order(next(one for one in before["craftsmen"] if one["good"] == words[0]), me["supply"])
    return at_home(me["supply"])


def of_relic(card: dict[str, Any], money: dict[str, int]) -> MovePreview:
    """C9.1, C10.3 What a relic counts at the end, and the money that is left."""
    parts = {"points": card["points"], "amount": money[card["currency"]], "currency": currency(card["currency"])}
    if card["shrine"]:
        return MovePreview(Message(N_("a relic counts double in it; {amount} {currency} left"), parts))
    return MovePreview(Message(N_("{points} points at the end; {amount} {currency} left"), parts))


def of_hold(view: View, place: str) -> MovePreview:
    """C7.1, C8.1 What the hold pays, and whether the ship sails this week."""
    berth, _, name = place.partition(".")
    ship = view["harbour"][int(berth) - 1]
    hold = next(one for one in ship["holds"] if one["hold"] == name)
    parts = {"amount": hold["pays"], "currency": currency(ship["currency"])}
    if ship["leaves"]:
        return MovePreview(Message(N_("{amount} {currency} on Saturday"), parts))
    return MovePreview(Message(N_("{amount} {currency}, but it does not sail this week"), parts))


def of_order(craftsman: dict[str, Any], home: int) -> MovePreview:
    """C6.1, C6.5 Whether the order is sure to be made, and the members at home then."""
    parts = {"good": good(craftsman["good"]), "n": home}
    if craftsman["sure"]:
        return MovePreview(Message(NN_("{good} for sure, {n} member at home then", "{good} for sure, {n} members at home then"), parts))
    message = NN_("{good} only if the dice allow it, {n} member at home then", "{good} only if the dice allow it, {n} members at home then")
    return MovePreview(Message(message, parts))


def at_home(n: int) -> MovePreview:
    """How many members are at home then."""
    return MovePreview(Message(NN_("{n} member at home then", "{n} members at home then"), {"n": n}))


def prepare_turn(before: View, after: View) -> MovePreview | None:
    """C5.2, C6.1 Who goes on after one has passed: whose turn it is, though they may have to pass, which is theirs to know."""
    if (before["day"], before["phase"]) != (after["day"], after["phase"]):
        return MovePreview(Message(N_("everybody has passed then")))
    if not after["seat"] or after["seat"] == before["seat"]:
        return None
    return MovePreview(Message(N_("the others go on, {who} first"), {"who": Seat(after["seat"])}))


def is_asked(look: Any, phase: str) -> bool:
    """Does the onlooker decide this now?"""
    return bool(look.moves) and look.view["phase"] == phase


def own(look: Any) -> dict[str, Any]:
    """What the onlooker has."""
    player: dict[str, Any] = look.view["seats"][look.seat - 1]
    return player


def no_booth(look: Any, booth: dict[str, Any]) -> Message | None:
    """C5.2 Why a booth cannot be emptied."""
    if not is_asked(look, "market") or f"booth {booth['booth']}" in look.moves:
        return None
    if booth["seat"]:
        return Message(N_("{who} has emptied this booth."), {"who": Seat(booth["seat"])})
    return lacks_members(look, len(booth["resources"])) if booth["resources"] else Message(N_("There is nothing to take here."))


def no_order(look: Any, one: dict[str, Any]) -> Message | None:
    """C6.1 Why no order can be given."""
    if not is_asked(look, "workshops") or f"order {one['good']}" in look.moves:
        return None
    if missing := Counter(one["recipe"]) - Counter(own(look)["screen"]["resources"]):
        return Message(N_("You lack {things}."), {"things": counted(list(missing.elements()))})
    return lacks_members(look, one["members"]) or Message(N_("There is no room for another order."))


def no_load(look: Any, ship: dict[str, Any], hold: dict[str, Any]) -> Message | None:
    """C7.1 Why a hold cannot be loaded."""
    text = f"load {ship['berth']}.{hold['hold']}"
    if not is_asked(look, "loading") or any(move == text or move.startswith(f"{text} ") for move in look.moves):
        return None
    if hold["seat"]:
        return Message(N_("{who} has loaded this hold."), {"who": Seat(hold["seat"])})
    goods = own(look)["screen"]["goods"]
    if missing := Counter(hold["goods"]) - Counter(goods | {"any": sum(goods.values())}):
        return Message(N_("You lack {things}."), {"things": counted(list(missing.elements()))})
    return lacks_members(look, 1)


def no_relic(look: Any, card: dict[str, Any]) -> Message | None:
    """C9.1, C9.4 Why a card can be neither bought nor guarded."""
    if is_asked(look, "buying") and f"buy {card['place']}" not in look.moves:
        money = own(look)["screen"]["money"][card["currency"]]
        parts = {"cost": card["cost"], "currency": currency(card["currency"]), "money": money}
        return Message(N_("It costs {cost} {currency}; you have {money}."), parts) if money < card["cost"] else None
    if is_asked(look, "guarding") and f"guard {card['place']}" not in look.moves:
        if card["guard"]:
            return Message(N_("{who} guards it already."), {"who": Seat(card["guard"])})
        return lacks_members(look, 1)
    return None


def lacks_members(look: Any, n: int) -> Message | None:
    """Too few members at home."""
    home = own(look)["supply"]
    if home >= n:
        return None
    message = NN_("It needs {n} member; you have {home} at home.", "It needs {n} members; you have {home} at home.")
    return Message(message, {"n": n, "home": home})
