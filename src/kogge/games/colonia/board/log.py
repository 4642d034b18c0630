"""The log: each step in words, with the automatic actions at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from kogge.engine.board import N_, NN_, Message, Seat, Term, View
from kogge.engine.match import Step
from kogge.games.colonia.board.words import (
    ACTIVITY,
    CRAFTSMAN,
    DAY,
    DAYS,
    GOODS,
    STREET,
    city,
    currency,
    edict,
    good,
    relic,
    with_counts,
)

SIX = 6


def log_entries(step: Step) -> list[Message]:
    """One step in words, with the automatic actions at its end."""
    before, after = step.before(), step.after()
    verb, *words = step.text.split(" ")
    if step.seat is None:
        entries = log_chance(before, verb, words, after)
    elif step.forced:
        entries = log_forced(before, step.seat, verb)
    else:
        entries = [log_move(before, step.seat, verb, words)]
    entries += log_votes(before, after)
    entries += log_council(before, after)
    entries += log_collected(before, after)
    entries += log_days(before, after)
    entries += log_sailing(before, after)
    return entries + log_end(after)


# chance


def log_chance(before: View, verb: str, words: list[str], after: View) -> list[Message]:
    """A chance event; cubes, ships and cards that are only laid out are seen on the board."""
    if verb == "week":
        card = after["week_card"]
        ships = Term(NN_("{n} ship sails on Saturday", "{n} ships sail on Saturday"), None, {"n": card["ships"]})
        dice = Term(NN_("{n} die on Thursday", "{n} dice on Thursday"), None, {"n": card["dice"]})
        return [Message(N_("Week {week}: {ships}; {dice}."), {"week": after["week"], "ships": ships, "dice": dice}, loud=True, moment=())]
    if verb == "edicts":
        return [Message(N_("Edicts this week: {edicts}."), {"edicts": [edict(one["edict"]) for one in after["edicts"]]})]
    if verb == "dice":
        rows = tuple(
            (Term(CRAFTSMAN[now["craftsman"]], now["good"]), f"+{now['bar'] - was['bar']}")
            for was, now in zip(before["craftsmen"], after["craftsmen"], strict=True)
            if now["bar"] > was["bar"]
        )
        return [Message(N_("Dice for extra orders: {dice}."), {"dice": [int(die) for die in words]}, loud=True, moment=rows)]
    if verb in ("resources", "draw"):
        return log_drawn(verb, int(words[0]), words[1:])
    if verb == "good":
        return [log_die(int(words[0]), int(words[1]))]
    if verb == "tiebreak":
        return [Message(N_("{who} rolls a {die} for turn order."), {"who": Seat(int(words[0])), "die": words[1]})]
    if verb == "relic" and before["week"] > 0 and before["day"] == "saturday":
        return [Message(N_("Extra relic card: {card}."), {"card": relic(after["display"][int(words[0]) - 1])})]
    if verb == "ship" and before["week"] > 0:
        return [Message(N_("A ship for {city} arrives."), {"city": city(after["harbour"][int(words[0]) - 1]["city"])})]
    return []


def log_drawn(verb: str, seat: int, kinds: list[str]) -> list[Message]:
    """C1.2, C4 draw_two: drawn blind, seen by the drawer alone."""
    seen = Message(N_("You draw {resources}."), {"resources": with_counts(kinds)}, only=seat)
    if verb == "resources":
        return [seen]
    parts = {"who": Seat(seat), "n": len(kinds)}
    return [Message(NN_("{who} draws {n} resource from the bag.", "{who} draws {n} resources from the bag."), parts), seen]


def log_die(seat: int, die: int) -> Message:
    """C1.2 A good by die; a six leaves the choice."""
    if die == SIX:
        return Message(N_("{who} rolls a 6 and may choose a good."), {"who": Seat(seat)})
    return Message(N_("{who} rolls a {die}: {good}."), {"who": Seat(seat), "die": die, "good": good(GOODS[die - 1])})


# moves


def log_forced(before: View, seat: int, verb: str) -> list[Message]:
    """A forced move, and why it was forced. The last family card has no entry: the council's entry shows it."""
    messages = {
        "market": N_("{who} passes (can’t empty any booth)."),
        "workshops": N_("{who} passes (can’t give an order)."),
        "loading": N_("{who} passes (can’t load a hold)."),
        "buying": N_("{who} passes (can’t afford a relic)."),
        "guarding": N_("{who} passes (can’t guard a card)."),
        "recall": N_("{who} has no members in {street}."),
        "draw_two": N_("The bag is empty: {who} draws nothing."),
        "exchange": N_("{who} has no money to exchange."),
    }
    if verb not in ("pass", "recall", "skip"):
        return []
    parts = {"who": Seat(seat), "street": Term(STREET[before["recall_from"]]) if before["recall_from"] else ""}
    return [Message(messages[before["phase"]], parts, forced=seat)]


def log_move(before: View, seat: int, verb: str, words: list[str]) -> Message:
    """A decision."""
    who: dict[str, Any] = {"who": Seat(seat)}
    if verb in ("card", "yes", "no"):
        return log_secret(before, seat, verb, words)
    if verb == "recall":
        who |= {"n": int(words[0]), "street": Term(STREET[before["recall_from"]])}
        if not who["n"]:
            return Message(N_("{who} brings nobody home."), who, seat=seat)
        return Message(NN_("{who} brings {n} member home from {street}.", "{who} brings {n} members home from {street}."), who, seat=seat)
    if verb == "exchange":
        who |= {"amount": words[0], "one": currency(words[1]), "other": currency(words[2])}
        return Message(N_("{who} exchanges {amount} {one} for {other}."), who, seat=seat)
    if verb == "booth":
        booth = before["market"][int(words[0]) - 1]
        who |= {"booth": words[0], "resources": with_counts(booth["resources"])}
        return Message(N_("{who} empties booth {booth}: {resources}."), who, seat=seat)
    if verb == "order":
        who |= {"n": before["craftsmen"][GOODS.index(words[0])]["members"], "good": good(words[0])}
        return Message(NN_("{who} orders {good} with {n} member.", "{who} orders {good} with {n} members."), who, seat=seat)
    if verb == "load":
        return log_load(before, seat, words)
    return log_sunday(before, seat, verb, words)


def log_secret(before: View, seat: int, verb: str, words: list[str]) -> Message:
    """A family card, a vote, or the mayor's decision: logged when it is revealed."""
    who: dict[str, Any] = {"who": Seat(seat)}
    if verb == "card":
        return Message(N_("{who} plays the {card}."), who | {"card": words[0]}, seat=seat)
    if before["phase"] == "tie":
        message = (
            N_("The vote is tied. {who}, the mayor, decides yes.")
            if verb == "yes"
            else N_("The vote is tied. {who}, the mayor, decides no.")
        )
        return Message(message, who, seat=seat)
    who |= {"n": before["seats"][seat - 1]["votes"]}
    if verb == "yes":
        return Message(NN_("{who} votes yes ({n} vote).", "{who} votes yes ({n} votes)."), who, seat=seat)
    return Message(NN_("{who} votes no ({n} vote).", "{who} votes no ({n} votes)."), who, seat=seat)


def log_load(before: View, seat: int, words: list[str]) -> Message:
    """C7.1 A hold is loaded."""
    berth, _, name = words[0].partition(".")
    ship = before["harbour"][int(berth) - 1]
    hold = next(one for one in ship["holds"] if one["hold"] == name)
    goods = with_counts(words[1:] or hold["goods"])
    parts = {"who": Seat(seat), "goods": goods, "city": city(ship["city"]), "amount": hold["pays"], "currency": currency(ship["currency"])}
    return Message(N_("{who} loads {goods} for {city} ({amount} {currency} when it sails)."), parts, seat=seat)


def log_sunday(before: View, seat: int, verb: str, words: list[str]) -> Message:
    """C9 Buying, enshrining, guarding; and moves without arguments."""
    who: dict[str, Any] = {"who": Seat(seat)}
    if verb in ("buy", "guard"):
        card = before["display"][int(words[0]) - 1]
        who |= {"card": relic(card), "amount": card["cost"], "currency": currency(card["currency"])}
        if verb == "guard":
            return Message(N_("{who} guards {card}."), who, seat=seat)
        if card["guard"]:
            who |= {"guard": Seat(card["guard"])}
            return Message(N_("{who} buys {card} for {amount} {currency}. {guard}’s guard goes home."), who, seat=seat)
        return Message(N_("{who} buys {card} for {amount} {currency}."), who, seat=seat)
    if verb == "enshrine":
        who |= {"points": words[0], "double": before["enshrining"]["in_shrine"][words[0]], "city": city(before["enshrining"]["city"])}
        return Message(N_("{who} puts a relic worth {points} into the shrine of {city}: now worth {double}."), who, seat=seat)
    if verb == "choose":
        return Message(N_("{who} chooses {good}."), who | {"good": good(words[0])}, seat=seat)
    messages = {
        "leave": N_("{who} leaves the shrine empty."),
        "draw": N_("{who} draws from the bag."),
        "skip": N_("{who} doesn’t use the edict."),
        "pass": N_("{who} passes."),
    }
    return Message(messages[verb], who, seat=seat)


# automatic actions


def log_votes(before: View, after: View) -> list[Message]:
    """C4.2 An edict is decided."""
    entries = []
    for was, now in zip(before["edicts"], after["edicts"], strict=False):
        if was["edict"] == now["edict"] and was["state"] != now["state"] and now["state"] in ("passed", "rejected"):
            message = N_("Edict passed: {edict}.") if now["state"] == "passed" else N_("Edict rejected: {edict}.")
            entries.append(Message(message, {"edict": edict(now["edict"])}, loud=True, moment=ballots(after)))
    return entries


def ballots(after: View) -> tuple[tuple[Seat, Term], ...]:
    """How everyone voted, as far as it is public."""
    answers = {"yes": N_("Yes"), "no": N_("No")}
    return tuple(
        (Seat(seat), Term("{said} ({votes})", None, {"said": Term(answers[player["vote"]]), "votes": player["votes"]}))
        for seat, player in enumerate(after["seats"], 1)
        if player["vote"]
    )


def log_council(before: View, after: View) -> list[Message]:
    """C3.4 The cards are revealed and the order is settled."""
    if before["day"] != "tuesday" or after["day"] == "tuesday":
        return []
    order = []
    for seat in after["order"]:
        player = after["seats"][seat - 1]
        order.append(Term("{who} {number}", None, {"who": Seat(seat), "number": player["votes"]}))
    parts = {"order": order, "mayor": Seat(after["order"][0])}
    rows = tuple((Seat(seat), after["seats"][seat - 1]["votes"]) for seat in after["order"])
    return [Message(N_("Turn order: {order}. {mayor} is mayor."), parts, loud=True, moment=rows)]


def log_collected(before: View, after: View) -> list[Message]:
    """C6.5 At the end of Thursday: the orders no longer in a craftsman's column were carried out."""
    if before["day"] != "thursday" or after["day"] == "thursday":
        return []
    received: Counter[tuple[int, str]] = Counter()
    for old, new in zip(before["craftsmen"], after["craftsmen"], strict=True):
        removed = len(old["orders"]) - len(new["orders"])
        received.update((order["seat"], old["good"]) for order in old["orders"][:removed])
    entries = []
    for seat in sorted({seat for seat, _ in received}):
        goods = [name for name in GOODS for _ in range(received[seat, name])]
        entries.append(Message(N_("{who} receives {goods}."), {"who": Seat(seat), "goods": with_counts(goods)}))
    return entries


def earnings(step: Step) -> Iterator[tuple[int, int, int]]:
    """C8.1 What the departed ships paid, in any currency."""
    for ship in sailed(step.before(), step.after()):
        for hold in ship["holds"]:
            if hold["seat"]:
                yield step.before()["week"], hold["seat"], hold["pays"]


def sailed(before: View, after: View) -> list[dict[str, Any]]:
    """The ships that left the harbour."""
    staying = {ship["ship"] for ship in after["harbour"] if ship}
    return [ship for ship in before["harbour"] if ship and ship["ship"] not in staying]


def log_sailing(before: View, after: View) -> list[Message]:
    """C8.1 The ships that left the harbour, and what they paid."""
    entries = []
    for ship in sailed(before, after):
        paid = [
            Term("{who} +{amount}", None, {"who": Seat(hold["seat"]), "amount": hold["pays"]}) for hold in ship["holds"] if hold["seat"]
        ]
        parts = {"city": city(ship["city"]), "paid": paid, "currency": currency(ship["currency"])}
        if paid:
            entries.append(Message(N_("The ship for {city} sails and pays in {currency}: {paid}."), parts, loud=True, moment=earned(ship)))
        else:
            entries.append(Message(N_("The ship for {city} sails empty."), parts))
    return entries


def earned(ship: dict[str, Any]) -> tuple[tuple[Seat, Term], ...]:
    """What each player gets from a ship."""
    sums: Counter[int] = Counter()
    for hold in ship["holds"]:
        if hold["seat"]:
            sums[hold["seat"]] += hold["pays"]
    money = currency(ship["currency"])
    return tuple((Seat(seat), Term("+{amount} {currency}", None, {"amount": n, "currency": money})) for seat, n in sorted(sums.items()))


def log_days(before: View, after: View) -> list[Message]:
    """A new day of the same week; a new week is logged with its card."""
    if after["week"] == 0 or before["week"] != after["week"]:
        return []
    passed = DAYS[DAYS.index(before["day"]) + 1 : DAYS.index(after["day"]) + 1]
    return [Message(N_("{day}: {activity}."), {"day": Term(DAY[day]), "activity": Term(ACTIVITY[day])}, loud=True) for day in passed]


def log_end(after: View) -> list[Message]:
    """C10.2 The windows."""
    entries = []
    for window in after["windows"] or []:
        parts: dict[str, Any] = {"city": city(window["city"])}
        if window["seat"] is None:
            entries.append(Message(N_("Nobody gets the window of {city}."), parts))
        else:
            parts |= {"who": Seat(window["seat"]), "paid": window["paid"], "currency": currency(window["currency"])}
            parts["n"] = after["window_points"]
            message = NN_(
                "{who} pays {paid} {currency} for the window of {city}: {n} point.",
                "{who} pays {paid} {currency} for the window of {city}: {n} points.",
            )
            entries.append(Message(message, parts, loud=True, moment=()))
    return entries


def brief(step: Step) -> Term | None:
    """A decision in a word or two."""
    verb, *words = step.text.split(" ")
    if verb == "booth":
        return Term(N_("booth {booth}"), None, {"booth": words[0]})
    if verb in ("order", "choose"):
        return good(words[0])
    if verb == "load":
        berth = step.before()["harbour"][int(words[0].partition(".")[0]) - 1]
        return city(berth["city"])
    if verb in ("buy", "guard"):
        return relic(step.before()["display"][int(words[0]) - 1])
    return Term(N_("passes")) if verb == "pass" else None
