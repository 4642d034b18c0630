"""The log: what a line of the record meant, told from the public views before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kogge.games.speicherstadt.board.words import card_word, good
from kogge.kit.board import N_, Saying, Seat, View, Word


def tell(before: View, line: str, after: View) -> list[Saying]:
    """One line of the record in plain words."""
    who, verb, *words = line.split(" ")
    if who == "*":
        return tell_chance(before, verb, words, after)
    seat = int(who)
    said = [tell_move(before, seat, verb, words)]
    if verb == "deliver" and after["seats"][seat - 1]["contracts"][int(words[1]) - 1]["complete"]:
        points = after["seats"][seat - 1]["contracts"][int(words[1]) - 1]["points"]
        said.append(Saying(N_("The contract is complete: {n} points at the end."), {"n": points}, seat=seat))
    if verb in ("bid", "buy", "pass"):
        said += tell_unsold(before, seat, verb, words, after)
    if after["phase"] in ("offer", "last_fire"):
        said.append(tell_income(before, seat, verb, after))
    return said


def tell_chance(before: View, verb: str, words: list[str], after: View) -> list[Saying]:
    """The start player, a card, a fire."""
    if verb == "start":
        return [Saying(N_("{who} begins."), {"who": Seat(int(words[0]))}, loud=True)]
    if words[0] == "fire":
        return [tell_fire(before, int(words[1]), after)]
    card = "ship" if words[0] == "ship" else " ".join(words)
    return [Saying(N_("{card} comes in."), {"card": card_word(card, words[1:] if card == "ship" else None)})]


def tell_fire(before: View, worth: int, after: View) -> Saying:
    """Who gains and who loses; at the last fire the points of the end are counted too, so firemen say it."""
    totals = [player["firemen_total"] for player in before["seats"]]
    if min(totals) == max(totals):
        return Saying(N_("Fire! All are equally prepared: nobody gains or loses."), loud=True)
    up = [Seat(seat) for seat, total in enumerate(totals, 1) if total == max(totals)]
    down = [Seat(seat) for seat, total in enumerate(totals, 1) if total == min(totals)]
    return Saying(N_("Fire! {up}: {n} points more. {down}: {n} points less."), {"up": up, "down": down, "n": worth}, loud=True)


def tell_move(before: View, seat: int, verb: str, words: list[str]) -> Saying:
    """A decision."""
    who: dict[str, Any] = {"who": Seat(seat)}
    if verb == "bid":
        lot = before["row"][int(words[0]) - 1]
        who |= {"card": card_word(lot["card"], lot["cubes"]), "price": lot["price"] + 1}
        return Saying(N_("{who} sends a merchant to {card}: the price is {price}."), who, seat=seat)
    if verb in ("buy", "pass"):
        lot = before["row"][before["selling"] - 1]
        who |= {"card": card_word(lot["card"], lot["cubes"]), "n": lot["price"]}
        if verb == "pass":
            return Saying(N_("{who} declines {card}."), who, seat=seat)
        return Saying(N_("{who} buys {card} for {n} coin."), who, N_("{who} buys {card} for {n} coins."), seat=seat)
    return tell_processing(before, seat, verb, words)


def tell_processing(before: View, seat: int, verb: str, words: list[str]) -> Saying:
    """What was done with cubes."""
    who: dict[str, Any] = {"who": Seat(seat)}
    if verb == "done":
        lost = before["seats"][seat - 1]["loose"]
        if lost:
            return Saying(N_("{who} is done; {goods} go to the goods discard."), who | {"goods": [good(one) for one in lost]}, seat=seat)
        return Saying(N_("{who} is done."), who, seat=seat)
    if verb == "swap":
        who |= {"goods": [good(one) for one in words[:3]], "good": good(words[4])}
        return Saying(N_("{who} swaps {goods} for {good}."), who, seat=seat)
    if verb == "sell":
        return Saying(N_("{who} sells {goods} for 1 coin."), who | {"goods": [good(one) for one in words]}, seat=seat)
    messages = {
        "deliver": N_("{who} delivers {good} to a contract."),
        "trade": N_("{who} sells {good} to the trader for 1 coin."),
        "house": N_("{who} keeps {good} in the merchant house."),
        "warehouse": N_("{who} stores {good} in the warehouse."),
        "discard": N_("{who} gives up a stored {good}."),
    }
    return Saying(messages[verb], who | {"good": good(words[0])}, seat=seat)


def tell_unsold(before: View, seat: int, verb: str, words: list[str], after: View) -> Iterator[Saying]:
    """S3.10, S3.12 Who could not pay, and what nobody bought: that needs nobody's decision."""
    for place, lot in enumerate(before["row"]):
        if lot is None or (after["phase"] == "bidding"):
            continue
        sold = verb == "buy" and place == before["selling"] - 1
        left = after["row"][place] if place < len(after["row"]) else None
        waiting = [*lot["merchants"], *([seat] if verb == "bid" and place == int(words[0]) - 1 else [])]
        if verb == "pass" and place == before["selling"] - 1:
            waiting = waiting[1:]
        if sold or (left and len(left["merchants"]) == len(waiting)):
            continue
        card = card_word(lot["card"], lot["cubes"])
        for poor in waiting[: len(waiting) - len(left["merchants"])] if left else waiting:
            yield Saying(N_("{who} cannot pay for {card}."), {"who": Seat(poor), "card": card})
        if left is None:
            yield Saying(N_("Nobody takes {card}: it is discarded."), {"card": card})


def tell_income(before: View, seat: int, verb: str, after: View) -> Saying:
    """S3.21 Everyone's income of the round."""
    own = {"trade": 1, "sell": 1, "buy": -(before["row"][before["selling"] - 1] or {}).get("price", 0) if before["selling"] else 0}
    paid = []
    for one, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True), 1):
        coins = now["coins"] - was["coins"] - (own.get(verb, 0) if one == seat else 0)
        paid.append(Word("{who} +{n}", None, {"who": Seat(one), "n": coins}))
    return Saying(N_("Income: {paid}."), {"paid": paid}, loud=True)
