"""The log: each step in words. A forced step has an entry only if it is of interest to players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kogge.engine.board import N_, Message, Seat, Term, View
from kogge.engine.match import Step
from kogge.games.hellweg.board.words import (
    PRIVILEGE,
    buyer,
    card_of,
    card_word,
    carriages,
    house_word,
    is_road,
    kind_word,
    name_of,
    of_both,
    place_on_card,
    place_word,
    road_of,
    road_word,
    thaler,
)

# messages that concealed.py shortens or leaves out
TRADE_CARD = N_("Turn {turn} of {turns}: {asked}.")
SALE = N_("{who} sells {kind} in {town} for {price}.")
DELIVERY = N_("{who} delivers to {town} via {roads} and earns {price}.")
SKIPPED = N_("{who} skips {town}.")
PURCHASE = N_("{who} buys in {house} for {price}: {pieces}.")


def log_entries(step: Step) -> list[Message]:
    """One step in words, with its effects."""
    if step.seat is None:
        return [log_chance(step)]
    entries = [] if is_uninteresting(step) else [log_move(step)]
    return [*entries, *log_carriages_back(step), *log_village(step), *log_gains(step)]


def earnings(step: Step) -> Iterator[tuple[int, int, int]]:
    """What came in: sales, villages, a thaler at the market."""
    before = step.before()
    for seat, (was, now) in enumerate(zip(before["seats"], step.after()["seats"], strict=True), 1):
        if now["money"] > was["money"]:
            yield before["turn"], seat, now["money"] - was["money"]


def log_chance(step: Step) -> Message:
    """The start player, a trade card."""
    after, (verb, *words) = step.after(), step.text.split(" ")
    if verb == "start":
        return Message(N_("{who} starts."), {"who": Seat(int(words[0]))}, loud=True)
    places = zip(words[::2], words[1::2], strict=True)
    asked = [Term(N_("{house} for {price}"), None, {"house": house_word(after, house), "price": price}) for house, price in places]
    parts = {"turn": after["turn"], "turns": after["turns"], "asked": asked}
    rows = tuple((Seat(seat), thaler(player["money"])) for seat, player in enumerate(after["seats"], 1))
    if after["last_card"]:
        return Message(N_("Last trade card, every sale pays 2 extra: {asked}."), parts, loud=True, moment=rows)
    return Message(TRADE_CARD, parts, loud=True, moment=rows)


def is_uninteresting(step: Step) -> bool:
    """A forced step without an entry: nothing to sell, the only way on, a piece whose place was logged before, the end of an action."""
    verb = step.text.partition(" ")[0]
    if verb == "go":
        return step.forced and is_on_the_way(step)
    if verb in ("good", "carriage"):
        return step.forced and is_place_named(step.before())
    return step.forced and verb in ("next", "end")


def is_place_named(view: View) -> bool:
    """Was the place logged already? A bought good goes into the house of the card, an extension where it was announced."""
    return bool(view["placing"]["at"]) or (view["asks"] == "good" and view["placing"]["for"] == "buy")


def log_move(step: Step) -> Message:
    """The move itself."""
    verb, *words = step.text.split(" ")
    message, parts = LOG_BY_VERB[verb](step, words) if verb in LOG_BY_VERB else log_plainly(step, verb, words)
    who = {"who": Seat(step.seat or 0)}
    return Message(message, who | parts, forced=step.seat) if step.forced else Message(message, who | parts, seat=step.seat)


MessageParts = tuple[str, dict[str, Any]]


def log_plainly(step: Step, verb: str, words: list[str]) -> MessageParts:
    """Moves that can be described without the view."""
    if verb == "privilege":
        return N_("{who} takes the privilege “{privilege}”."), {"privilege": Term(PRIVILEGE[words[0]])}
    if verb == "store":
        return (N_("{who} stores a good.") if words[0] == "good" else N_("{who} stores a carriage.")), {}
    if verb == "forgo" and step.before()["asks"] == "bonus_carriage":
        return N_("{who} skips the bonus carriage."), {}
    if verb == "thaler" and step.forced:
        return N_("{who} takes a thaler at the market (no other move is possible)."), {}
    messages = {
        "forgo": N_("{who} gives up a piece."),
        "thaler": N_("{who} takes a thaler at the market."),
        "end": N_("{who} finishes."),
    }
    return messages[verb], {}


def log_good(step: Step, words: list[str]) -> MessageParts:
    """A good is placed."""
    return N_("{who} places a good in {house}."), {"house": house_word(step.before(), words[0])}


def log_carriage(step: Step, words: list[str]) -> MessageParts:
    """A carriage is placed."""
    return N_("{who} places a carriage on the road {road}."), {"road": road_word(step.before(), words[0])}


def log_taking(step: Step, words: list[str]) -> MessageParts:
    """The supply was empty."""
    if words[0] == "warehouse":
        return N_("{who} takes a piece from the warehouse to place it."), {}
    return N_("{who} moves a piece away from {place}."), {"place": place_word(step.before(), words[0])}


def log_sale(step: Step, words: list[str]) -> MessageParts:
    """A good is sold on the spot, or sets out."""
    before = step.before()
    bought = buying(before)
    parts = {"kind": kind_word(bought["kind"]), "town": name_of(before, bought["town"])}
    if words[0] == bought["house"]:
        return SALE, parts | {"price": thaler(before["sale"]["pays"])}
    return N_("{who} sends {kind} from {origin} to {town}."), parts | {"origin": name_of(before, words[0].rpartition(".")[0])}


def log_going(step: Step, words: list[str]) -> MessageParts:
    """The transport goes on, or arrives."""
    before = step.before()
    if is_on_the_way(step):
        return N_("{who} goes via {by}."), {"by": name_of(before, words[0])}
    price = own(step, step.after())["money"] - own(step, before)["money"]
    parts = {"town": name_of(before, words[0]), "price": thaler(price), "roads": taken_roads(before, words[0])}
    return DELIVERY, parts


def taken_roads(view: View, town: str) -> list[Term]:
    """The roads of a transport that arrives in a town."""
    last = next(road["road"] for road in view["roads"] if set(road["towns"]) == {view["sale"]["path"][-1], town})
    return [road_word(view, road) for road in (*view["sale"]["roads"], last)]


def buying(view: View) -> dict[str, Any]:
    """The place of the trade card that buys now."""
    place = buyer(view)
    assert place is not None
    return place


def is_on_the_way(step: Step) -> bool:
    """Is the good still travelling?"""
    return bool(step.after()["asks"] == "go")


def own(step: Step, view: View) -> dict[str, Any]:
    """The entry in a view of the player who made the step."""
    player: dict[str, Any] = view["seats"][(step.seat or 0) - 1]
    return player


def log_dump(step: Step, words: list[str]) -> MessageParts:
    """Any good for 2."""
    before = step.before()
    price = before["sale"]["dump"][words[0].rpartition(".")[2]]
    return N_("{who} sells a good from {house} for {price}."), {"house": house_word(before, words[0]), "price": thaler(price)}


def log_declining(step: Step, words: list[str]) -> MessageParts:
    """No sale."""
    before = step.before()
    if before["asks"] == "dump":
        return N_("{who} passes."), {}
    return SKIPPED, {"town": name_of(before, buying(before)["town"])}


def log_buying(step: Step, words: list[str]) -> MessageParts:
    """Goods and carriages are bought."""
    place = place_on_card(step.before(), words[0])
    parts = {
        "house": house_word(step.before(), place["house"]),
        "pieces": of_both(place["goods"], place["carriages"]),
        "price": thaler(place["costs"]),
    }
    return PURCHASE, parts


def log_card(step: Step, words: list[str]) -> MessageParts:
    """A goods card is bought."""
    price = card_of(step.before(), words[0])["costs"]
    return N_("{who} buys the goods card {card} for {price}."), {"card": card_word(step.before(), words[0]), "price": thaler(price)}


def log_extending(step: Step, words: list[str]) -> MessageParts:
    """One place for 1 thaler; with the warehouse all that is stored."""
    before = step.before()
    if not words:
        return N_("{who} extends with everything from the warehouse: {pieces}."), {"pieces": stored(step)}
    if is_road(before, words[0]):
        return N_("{who} extends for 1 thaler: a carriage on the road {road}."), {"road": road_word(before, words[0])}
    return N_("{who} extends for 1 thaler: a good in {house}."), {"house": house_word(before, words[0])}


def log_using(step: Step, words: list[str]) -> MessageParts:
    """A privilege."""
    messages = {
        "store": N_("{who} uses a privilege to store a piece."),
        "extend": N_("{who} uses a privilege to extend with everything from the warehouse: {pieces}."),
        "thaler": N_("{who} uses a privilege to take a thaler and turn the other privileges face up."),
    }
    return messages[words[0]], {"pieces": stored(step)}


def stored(step: Step) -> list[Term]:
    """What the player had in the warehouse."""
    player = own(step, step.before())
    return of_both(player["goods_stored"], player["carriages_stored"])


LOG_BY_VERB = {
    "good": log_good,
    "carriage": log_carriage,
    "take": log_taking,
    "sell": log_sale,
    "go": log_going,
    "dump": log_dump,
    "next": log_declining,
    "buy": log_buying,
    "card": log_card,
    "extend": log_extending,
    "use": log_using,
}


# side effects of a step


def log_carriages_back(step: Step) -> Iterator[Message]:
    """H3.3 A transport that arrived took carriages back from bad roads."""
    back = own(step, step.after())["carriages_supply"] - own(step, step.before())["carriages_supply"]
    if step.text.startswith("go ") and back:
        roads = [
            road_word(step.after(), now["road"])
            for was, now in zip(step.before()["roads"], step.after()["roads"], strict=True)
            if now["carriages"][(step.seat or 0) - 1] < was["carriages"][(step.seat or 0) - 1]
        ]
        parts = {"who": Seat(step.seat or 0), "pieces": carriages(back), "roads": roads}
        yield Message(N_("{who} loses {pieces} on the bad roads {roads}."), parts, seat=None if step.forced else step.seat)


def log_village(step: Step) -> Iterator[Message]:
    """H1.5 A carriage came onto a road with a village."""
    verb, *words = step.text.split(" ")
    road = road_of(step.before(), words[0]) if verb == "carriage" else {"pays": 0}
    if road["pays"]:
        parts = {"who": Seat(step.seat or 0), "price": thaler(road["pays"])}
        yield Message(N_("The village pays {who} {price}."), parts, seat=None if step.forced else step.seat)


def log_gains(step: Step) -> Iterator[Message]:
    """H7.5, H7.6 What routes brought; H7.3 a privilege open to be taken."""
    was, now, who = own(step, step.before()), own(step, step.after()), {"who": Seat(step.seat or 0)}
    for kind, state in now["privileges"].items():
        if state and not was["privileges"][kind] and not step.text.startswith("privilege "):
            parts = who | {"privilege": Term(PRIVILEGE[kind])}
            yield Message(N_("{who} earns the privilege “{privilege}”."), parts, seat=step.seat, loud=True)
    if now["claims"] > was["claims"]:
        yield Message(N_("The goods card gives {who} a privilege."), who, seat=step.seat)
    if now["black_carriages"] and not was["black_carriages"]:
        yield Message(N_("{who} wins the extra carriages. They go to the warehouse."), who, seat=step.seat, loud=True)


def brief(step: Step) -> Term | None:
    """A decision in a word or two: the place or the card."""
    verb, _, named = step.text.partition(" ")
    view = step.before()
    if verb in ("good", "carriage", "sell", "dump", "extend", "take") and named and named != "warehouse":
        return place_word(view, named)
    if verb == "buy":
        return Term("{town}", None, {"town": name_of(view, named)})
    return card_word(view, named) if verb == "card" else None
