"""The log: what each step meant, with the automatic actions at its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kogge.engine.board import N_, NN_, Message, Seat, Term, View
from kogge.engine.match import Step
from kogge.games.speicherstadt.board.words import card_word, good


def log_entries(step: Step) -> list[Message]:
    """One step in words."""
    before, after = step.before(), step.after()
    verb, *words = step.text.split(" ")
    if step.seat is None:
        return [log_chance(before, verb, words)]
    entries = log_forced(step) if step.forced else [log_move(before, step.seat, verb, words)]
    if verb == "deliver":
        entries += log_complete(after, step.seat, int(words[1]))
    if verb in ("bid", "buy", "pass"):
        entries += log_unsold(before, verb, after)
    if verb == "done" and after["phase"] != "processing":
        entries.append(log_income(before))
    return entries


def earnings(step: Step) -> Iterator[tuple[int, int, int]]:
    """What came in: income, and cubes sold."""
    before = step.before()
    for seat, (was, now) in enumerate(zip(before["seats"], step.after()["seats"], strict=True), 1):
        if now["coins"] > was["coins"]:
            yield before["round"], seat, now["coins"] - was["coins"]


def log_chance(before: View, verb: str, words: list[str]) -> Message:
    """The start player, a card, a fire."""
    if verb == "start":
        return Message(N_("{who} starts."), {"who": Seat(int(words[0]))}, loud=True)
    if words[0] == "fire":
        return log_fire(before, int(words[1]))
    card = "ship" if words[0] == "ship" else " ".join(words)
    return Message(N_("{card} arrives."), {"card": card_word(card, words[1:] if card == "ship" else None)})


def log_fire(before: View, worth: int) -> Message:
    """Who gains and who loses."""
    up, down = ([Seat(seat) for seat, player in enumerate(before["seats"], 1) if player["in_a_fire"] == sign] for sign in (1, -1))
    rows = tuple((Seat(seat), fought(player, worth)) for seat, player in enumerate(before["seats"], 1))
    if not up:
        return Message(N_("Fire! Everyone is tied, so nobody gains or loses points."), loud=True, moment=rows)
    message = NN_("Fire! +{n} point for {up}, −{n} for {down}.", "Fire! +{n} points for {up}, −{n} for {down}.")
    return Message(message, {"up": up, "down": down, "n": worth}, loud=True, moment=rows)


def fought(player: dict[str, Any], worth: int) -> Term:
    """A player's firemen, and what the fire brought."""
    points = f"{player['in_a_fire'] * worth:+}".replace("-", "−") if player["in_a_fire"] else "0"
    return Term("{firemen} : {points}", "fireman", {"firemen": player["firemen_total"], "points": points})


def log_forced(step: Step) -> list[Message]:
    """S3.10 A player who cannot pay declines; a merchant may have only one place left. Ending without a cube has no entry."""
    before, (verb, *words) = step.before(), step.text.split(" ")
    assert step.seat is not None
    if verb == "pass":
        return [Message(N_("{who} can’t afford {card}."), {"who": Seat(step.seat), "card": card_for_sale(before)}, forced=step.seat)]
    return [] if verb == "done" else [log_move(before, step.seat, verb, words)]


def card_for_sale(view: View) -> Term:
    """The card that is offered now."""
    lot = view["row"][view["selling"] - 1]
    return card_word(lot["card"], lot["cubes"])


def log_move(before: View, seat: int, verb: str, words: list[str]) -> Message:
    """A decision."""
    who: dict[str, Any] = {"who": Seat(seat)}
    if verb == "bid":
        lot = before["row"][int(words[0]) - 1]
        who |= {"card": card_word(lot["card"], lot["cubes"]), "price": lot["next_price"]}
        return Message(N_("{who} places a merchant at {card}. Price: {price}."), who, seat=seat)
    if verb in ("buy", "pass"):
        who |= {"card": card_for_sale(before), "n": before["row"][before["selling"] - 1]["price"]}
        if verb == "pass":
            return Message(N_("{who} declines {card}."), who, seat=seat)
        return Message(NN_("{who} buys {card} for {n} coin.", "{who} buys {card} for {n} coins."), who, seat=seat)
    return log_processing(before, seat, verb, words)


def log_processing(before: View, seat: int, verb: str, words: list[str]) -> Message:
    """What was done with cubes."""
    who: dict[str, Any] = {"who": Seat(seat)}
    if verb == "done":
        lost = before["seats"][seat - 1]["loose"]
        if lost:
            return Message(N_("{who} finishes and discards {goods}."), who | {"goods": [good(one) for one in lost]}, seat=seat)
        return Message(N_("{who} finishes."), who, seat=seat)
    if verb == "swap":
        who |= {"goods": [good(one) for one in words[:3]], "good": good(words[4])}
        return Message(N_("{who} swaps {goods} for {good}."), who, seat=seat)
    if verb == "sell":
        return Message(N_("{who} sells {goods} for 1 coin."), who | {"goods": [good(one) for one in words]}, seat=seat)
    messages = {
        "deliver": N_("{who} delivers {good} to a contract."),
        "trade": N_("{who} sells {good} to the trader for 1 coin."),
        "house": N_("{who} stores {good} in the merchant house."),
        "warehouse": N_("{who} stores {good} in the warehouse."),
        "discard": N_("{who} discards a stored cube: {good}."),
    }
    return Message(messages[verb], who | {"good": good(words[0])}, seat=seat)


def log_complete(after: View, seat: int, number: int) -> Iterator[Message]:
    """S6.1 The contract's last space is filled."""
    contract = after["seats"][seat - 1]["contracts"][number - 1]
    if contract["complete"]:
        message = NN_("The contract is complete: worth {n} point at the end.", "The contract is complete: worth {n} points at the end.")
        yield Message(message, {"n": contract["worth"]}, seat=seat)


def log_unsold(before: View, verb: str, after: View) -> Iterator[Message]:
    """S3.12 Cards that left the row without being bought."""
    for place, lot in enumerate(before["row"], 1):
        is_bought = verb == "buy" and place == before["selling"]
        if lot and not is_bought and not any(after["row"][place - 1 : place]):
            yield Message(N_("Nobody buys {card}. It is discarded."), {"card": card_word(lot["card"], lot["cubes"])})


def log_income(before: View) -> Message:
    """S3.21 Everyone's income of the round."""
    paid = [
        Term("{who} +{amount}", None, {"who": Seat(seat), "amount": player["income"]}) for seat, player in enumerate(before["seats"], 1)
    ]
    rows = tuple((Seat(seat), f"+{player['income']}") for seat, player in enumerate(before["seats"], 1))
    return Message(N_("Income: {paid}."), {"paid": paid}, loud=True, moment=rows)


def brief(step: Step) -> Term | None:
    """A decision in a word or two."""
    verb, *words = step.text.split(" ")
    if verb == "bid":
        lot = step.before()["row"][int(words[0]) - 1]
        return card_word(lot["card"], lot["cubes"])
    return {"buy": Term(N_("buys")), "pass": Term(N_("declines"))}.get(verb)
