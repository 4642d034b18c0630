"""Explanations: the effects of moves, and why something cannot be done now. They use only the seat's view.

`preview` is shown on the board; `explain` adds to it for hints and analyses.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from kogge.engine.board import N_, NN_, Message, MovePreview, Seat, Term, View, record_after, view_after
from kogge.games.colonia.board.prompts import voted_on
from kogge.games.colonia.board.words import city, currency, effect, good, with_counts

TAKES_MEMBERS = ("booth", "order", "load", "guard", "recall")


def preview(match: Any, move: str) -> MovePreview | None:
    """What a ship pays and when, what an order makes, what a relic counts; the members left at home, or who is next."""
    verb, *words = move.split(" ")
    if verb not in ("card", "buy", "pass", *TAKES_MEMBERS):
        return None
    if verb in ("booth", "guard", "recall"):
        return members_at_home(home_after(match, move))
    before = match.view(match.seat)
    if verb == "card":  # it is revealed later
        me = before["seats"][match.seat - 1]
        n = me["supply"] - before["card_members"][words[0]]
        return MovePreview(Message(NN_("keeps {n} member at home", "keeps {n} members at home"), {"n": n})) if n >= 0 else None
    if verb == "pass":
        return preview_pass(before, view_after(match, move))
    if verb == "buy":
        return of_relic(before["display"][int(words[0]) - 1], view_after(match, move)["seats"][match.seat - 1]["screen"]["money"])
    if verb == "load":
        return of_hold(before, words[0])
    return of_order(next(one for one in before["craftsmen"] if one["good"] == words[0]), home_after(match, move))


def home_after(match: Any, move: str) -> int:
    """How many members the player has at home after a move."""
    return int(record_after(match, move).supply[match.seat - 1])


def of_relic(card: dict[str, Any], money: dict[str, int]) -> MovePreview:
    """C9.1, C10.3 What a relic counts at the end, and the money that is left."""
    parts = {"points": card["points"], "amount": money[card["currency"]], "currency": currency(card["currency"])}
    if card["shrine"]:
        return MovePreview(Message(N_("doubles a relic; leaves {amount} {currency}"), parts))
    return MovePreview(Message(N_("{points} points at the end; leaves {amount} {currency}"), parts))


def of_hold(view: View, place: str) -> MovePreview:
    """C7.1, C8.1 What the hold pays, and whether the ship sails this week."""
    berth, _, name = place.partition(".")
    ship = view["harbour"][int(berth) - 1]
    hold = next(one for one in ship["holds"] if one["hold"] == name)
    parts = {"amount": hold["pays"], "currency": currency(ship["currency"])}
    if ship["leaves"]:
        return MovePreview(Message(N_("pays {amount} {currency} on Saturday"), parts))
    return MovePreview(Message(N_("{amount} {currency}, but it doesn’t sail this week"), parts))


def of_order(craftsman: dict[str, Any], home: int) -> MovePreview:
    """C6.1, C6.5 Whether the order is sure to be made, and the members at home then."""
    parts = {"good": good(craftsman["good"]), "n": home}
    if craftsman["sure"]:
        return MovePreview(
            Message(NN_("{good} for certain; leaves {n} member at home", "{good} for certain; leaves {n} members at home"), parts)
        )
    message = NN_("{good} if the dice allow; leaves {n} member at home", "{good} if the dice allow; leaves {n} members at home")
    return MovePreview(Message(message, parts))


def members_at_home(n: int) -> MovePreview:
    """A preview of how many members are at home afterwards."""
    return MovePreview(Message(NN_("leaves {n} member at home", "leaves {n} members at home"), {"n": n}))


def preview_pass(before: View, after: View) -> MovePreview | None:
    """C5.2, C6.1 Who is next after a pass; whether they must pass too is hidden."""
    if (before["day"], before["phase"]) != (after["day"], after["phase"]):
        return MovePreview(Message(N_("then everyone has passed")))
    if not after["seat"] or after["seat"] == before["seat"]:
        return None
    return MovePreview(Message(N_("the others continue, {who} first"), {"who": Seat(after["seat"])}))


def explain(match: Any, move: str) -> MovePreview | None:
    """The effect of a vote, an exchange, a choice, a draw, a family card, a booth or a guard; None for other moves."""
    verb, *words = move.split(" ")
    view = match.view(match.seat)
    if verb in ("yes", "no"):
        return MovePreview(of_vote(view, match.seat, verb))
    if verb == "card":
        return MovePreview(of_card(view, match.seat, int(words[0])))
    if verb in ("enshrine", "leave"):
        return MovePreview(of_shrine(view["enshrining"], words))
    if verb in ("exchange", "choose"):
        return MovePreview(of_screen(view_after(match, move)["seats"][match.seat - 1]["screen"], verb, words))
    if verb == "draw":
        return MovePreview(Message(N_("from {bag} in the bag; only you see them"), {"bag": view["bag"]}))
    if verb == "skip":
        return MovePreview(Message(N_("nothing changes for you")))
    if verb == "booth":
        return MovePreview(of_booth(view_after(match, move), match.seat))
    if verb == "guard":
        return MovePreview(of_guard(view["display"][int(words[0]) - 1], view["seats"][match.seat - 1]["screen"]["money"]))
    return None


def of_booth(after: View, seat: int) -> Message:
    """C6.1 The goods that could be ordered with the resources then; the members at home."""
    me = after["seats"][seat - 1]
    resources = Counter(me["screen"]["resources"])
    goods = [good(one["good"]) for one in after["craftsmen"] if not Counter(one["recipe"]) - resources]
    parts: dict[str, Any] = {"goods": goods, "n": me["supply"]}
    if not goods:
        message = NN_("not enough for a good yet; leaves {n} member at home", "not enough for a good yet; leaves {n} members at home")
    else:
        message = NN_("resources for {goods}; leaves {n} member at home", "resources for {goods}; leaves {n} members at home")
    return Message(message, parts)


def of_guard(card: dict[str, Any], money: dict[str, int]) -> Message:
    """C9.4 How much of the card's price its guard has already."""
    parts = {"money": money[card["currency"]], "cost": card["cost"], "currency": currency(card["currency"])}
    return Message(N_("you have {money} of {cost} {currency} for it"), parts)


def of_vote(view: View, seat: int, answer: str) -> Message:
    """C4.1, C4.2 What the edict does, and the weight of the vote; on a tie the mayor decides."""
    parts: dict[str, Any] = {"effect": effect(voted_on(view))}
    if view["phase"] == "tie":
        return Message(N_("passed: {effect}") if answer == "yes" else N_("rejected for good"), parts)
    parts |= {"own": view["seats"][seat - 1]["votes"], "all": sum(one["votes"] for one in view["seats"])}
    if answer == "yes":
        return Message(N_("{own} of {all} votes in favour: {effect}"), parts)
    return Message(N_("{own} of {all} votes against: {effect}"), parts)


def of_card(view: View, seat: int, card: int) -> Message:
    """C3.2, C3.3 The members that stay at home, and the cards that are left for later weeks."""
    me = view["seats"][seat - 1]
    if zero := counts_as_zero(view, card, seat):
        return zero
    n = me["supply"] - view["card_members"][str(card)]
    home = Term(NN_("keeps {n} member at home", "keeps {n} members at home"), None, {"n": n})
    left = [one for one in me["family_cards"] if one != card]
    return Message(N_("{home}; cards left: {cards}"), {"home": home, "cards": left}) if left else Message("{home}", {"home": home})


def of_shrine(bought: dict[str, Any], words: list[str]) -> Message:
    """C9.2, C9.3 What a relic counts in the shrine, or what may still go in."""
    parts = {"city": city(bought["city"]), "points": bought["points"]}
    if words:
        return Message(N_("worth {double} instead of {points}"), {"points": words[0], "double": bought["in_shrine"][words[0]]})
    if bought["shrine"]:
        return Message(N_("only a relic of {city} you buy later can go in"), parts)
    return Message(N_("stays worth {points}; the shrine stays empty"), parts)


def of_screen(screen: dict[str, Any], verb: str, words: list[str]) -> Message:
    """C4, C1.2 The money or goods afterwards."""
    if verb == "choose":
        return Message(N_("you’d have {amount} × {good}"), {"amount": screen["goods"][words[0]], "good": good(words[0])})
    _amount, source, target = words
    parts = {"amount": screen["money"][source], "given": currency(source), "more": screen["money"][target], "taken": currency(target)}
    return Message(N_("you’d have {amount} {given} and {more} {taken}"), parts)


def is_asked(table: Any, phase: str) -> bool:
    """Does the viewer decide this now?"""
    return bool(table.moves) and table.view["phase"] == phase


def own(table: Any) -> dict[str, Any]:
    """The viewer's own seat."""
    player: dict[str, Any] = table.view["seats"][table.seat - 1]
    return player


def no_booth(table: Any, booth: dict[str, Any]) -> Message | None:
    """C5.2 Why a booth cannot be emptied."""
    if not is_asked(table, "market") or f"booth {booth['booth']}" in table.moves:
        return None
    if booth["seat"]:
        return Message(N_("{who} has already emptied this booth."), {"who": Seat(booth["seat"])})
    return lacks_members(table, len(booth["resources"])) if booth["resources"] else Message(N_("There is nothing to take here."))


def no_order(table: Any, one: dict[str, Any]) -> Message | None:
    """C6.1 Why no order can be given."""
    if not is_asked(table, "workshops") or f"order {one['good']}" in table.moves:
        return None
    if missing := Counter(one["recipe"]) - Counter(own(table)["screen"]["resources"]):
        return Message(N_("You need {things}."), {"things": with_counts(list(missing.elements()))})
    return lacks_members(table, one["members"]) or Message(N_("There is no room for another order."))


def no_load(table: Any, ship: dict[str, Any], hold: dict[str, Any]) -> Message | None:
    """C7.1 Why a hold cannot be loaded."""
    text = f"load {ship['berth']}.{hold['hold']}"
    if not is_asked(table, "loading") or any(move == text or move.startswith(f"{text} ") for move in table.moves):
        return None
    if hold["seat"]:
        return Message(N_("{who} has already loaded this hold."), {"who": Seat(hold["seat"])})
    goods = own(table)["screen"]["goods"]
    if missing := Counter(hold["goods"]) - Counter(goods | {"any": sum(goods.values())}):
        return Message(N_("You need {things}."), {"things": with_counts(list(missing.elements()))})
    return lacks_members(table, 1)


def no_relic(table: Any, card: dict[str, Any]) -> Message | None:
    """C9.1, C9.4 Why a card can be neither bought nor guarded."""
    if is_asked(table, "buying") and f"buy {card['place']}" not in table.moves:
        money = own(table)["screen"]["money"][card["currency"]]
        parts = {"cost": card["cost"], "currency": currency(card["currency"]), "money": money}
        return Message(N_("This costs {cost} {currency}; you have {money}."), parts) if money < card["cost"] else None
    if is_asked(table, "guarding") and f"guard {card['place']}" not in table.moves:
        if card["guard"]:
            return Message(N_("{who} already guards it."), {"who": Seat(card["guard"])})
        return lacks_members(table, 1)
    return None


def lacks_members(table: Any, n: int) -> Message | None:
    """Too few members at home."""
    home = own(table)["supply"]
    if home >= n:
        return None
    message = NN_("This takes {n} member; you have {home} at home.", "This takes {n} members; you have {home} at home.")
    return Message(message, {"n": n, "home": home})


def counts_as_zero(view: View, card: int, seat: int) -> Message | None:
    """C3.3 Why a family card would count as zero; None if it would not."""
    if card not in view["seats"][seat - 1]["cards_for_zero"]:
        return None
    message = N_("You have only {home} at home, so it would count as zero: no votes, and last in turn order.")
    return Message(message, {"home": int(view["seats"][seat - 1]["supply"])})
