"""What happened, in plain words. Moves that leave no choice are not in the record: what they did is read off the views around a line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kogge.games.hellweg.board.words import (
    PRIVILEGE,
    buyer,
    card_of,
    card_word,
    carriages,
    goods,
    house_word,
    is_road,
    kind_word,
    name_of,
    of_both,
    place_on_card,
    place_word,
    price_for,
    road_word,
    thaler,
)
from kogge.kit.board import N_, Saying, Seat, View, Word


def tell(before: View, line: str, after: View) -> list[Saying]:
    """One line of the record in plain words, with all that followed from it."""
    who, verb, *words = line.split(" ")
    if who == "*":
        said = [tell_chance(after, verb, words)]
        return said + [one for seat in range(1, after["players"] + 1) for one in tell_forced(before, seat, after)]
    seat = int(who)
    said = [tell_move(before, seat, verb, words, after)]
    said += tell_pieces(before, seat, verb, words, after)
    said += tell_gains(before, seat, verb, words, after)
    others = [one for one in range(1, after["players"] + 1) if one != seat]
    return said + [one for other in others for one in tell_forced(before, other, after)]


def tell_chance(after: View, verb: str, words: list[str]) -> Saying:
    """The start player, a trade card."""
    if verb == "start":
        return Saying(N_("{who} begins."), {"who": Seat(int(words[0]))}, loud=True)
    places = zip(words[::2], words[1::2], strict=True)
    asked = [Word(N_("{house} for {n}"), None, {"house": house_word(after, house), "n": price}) for house, price in places]
    parts = {"turn": after["turn"], "turns": after["turns"], "asked": asked}
    if after["last_card"]:
        return Saying(N_("The last trade card, every sale pays 2 more: {asked}."), parts, loud=True)
    return Saying(N_("Turn {turn} of {turns}, the trade card: {asked}."), parts, loud=True)


def tell_move(before: View, seat: int, verb: str, words: list[str], after: View) -> Saying:
    """The decision itself."""
    tellers = {
        "good": tell_placing,
        "carriage": tell_placing,
        "take": tell_taking,
        "sell": tell_sale,
        "go": tell_going,
        "dump": tell_dump,
        "next": tell_declining,
        "buy": tell_buying,
        "card": tell_card,
        "extend": tell_extending,
        "use": tell_using,
    }
    if verb in tellers:
        message, parts = tellers[verb](before, seat, words, after, verb)
    else:
        message, parts = tell_plainly(before, verb, words)
    return Saying(message, {"who": Seat(seat)} | parts, seat=seat)


Told = tuple[str, dict[str, Any]]


def tell_plainly(before: View, verb: str, words: list[str]) -> Told:
    """What needs no look at the table."""
    if verb == "privilege":
        return N_("{who} takes the privilege “{privilege}”."), {"privilege": Word(PRIVILEGE[words[0]])}
    if verb == "store":
        return (N_("{who} stores a good.") if words[0] == "good" else N_("{who} stores a carriage.")), {}
    if verb == "forgo" and before["asks"] == "bonus_carriage":
        return N_("{who} forgoes the bonus carriage."), {}
    messages = {
        "forgo": N_("{who} forgoes a piece."),
        "thaler": N_("{who} takes a thaler at the market."),
        "end": N_("{who} is done."),
    }
    return messages[verb], {}


def tell_placing(before: View, seat: int, words: list[str], after: View, verb: str) -> Told:
    """A good or a carriage is placed."""
    if verb == "good":
        return N_("{who} places a good in {house}."), {"house": house_word(before, words[0])}
    return N_("{who} places a carriage on the road {road}."), {"road": road_word(before, words[0])}


def tell_taking(before: View, seat: int, words: list[str], after: View, verb: str) -> Told:
    """The supply was empty."""
    if words[0] == "warehouse":
        return N_("{who} takes a piece from the warehouse, to place it."), {}
    return N_("{who} takes a piece from {place}, to place it elsewhere."), {"place": place_word(before, words[0])}


def tell_sale(before: View, seat: int, words: list[str], after: View, verb: str) -> Told:
    """A good is sold, or sets out and may arrive at once."""
    bought = buyer(before)
    assert bought is not None
    parts = {"kind": kind_word(bought["kind"]), "town": bought_in(before), "price": thaler(earned(before, seat, after))}
    if words[0] == bought["house"]:
        return N_("{who} sells {kind} in {town} for {price}."), parts
    parts["origin"] = name_of(before, words[0].rpartition(".")[0])
    if is_on_the_way(after, seat):
        return N_("{who} sends {kind} from {origin} to {town}."), parts
    return N_("{who} brings {kind} from {origin} to {town} and sells it for {price}."), parts


def tell_going(before: View, seat: int, words: list[str], after: View, verb: str) -> Told:
    """The transport goes on, and may arrive."""
    parts = {"by": name_of(before, words[0]), "town": bought_in(before), "price": thaler(earned(before, seat, after))}
    if is_on_the_way(after, seat):
        return N_("{who} goes on by way of {by}."), parts
    if words[0] == (buyer(before) or {}).get("town"):
        return N_("{who} arrives in {town} and sells for {price}."), parts
    return N_("{who} goes by way of {by}, arrives in {town} and sells for {price}."), parts


def bought_in(before: View) -> str:
    """The name of the town that buys now."""
    return name_of(before, (buyer(before) or {"town": ""})["town"])


def is_on_the_way(after: View, seat: int) -> bool:
    """Is the seat's good still travelling?"""
    return bool(after["asks"] == "go" and after["seat"] == seat)


def earned(before: View, seat: int, after: View) -> int:
    """How many thaler more the seat has."""
    return int(after["seats"][seat - 1]["money"] - before["seats"][seat - 1]["money"])


def tell_dump(before: View, seat: int, words: list[str], after: View, verb: str) -> Told:
    """Any good for 2."""
    parts = {"house": house_word(before, words[0]), "price": thaler(earned(before, seat, after))}
    return N_("{who} sells a good from {house} for {price}."), parts


def tell_declining(before: View, seat: int, words: list[str], after: View, verb: str) -> Told:
    """No sale."""
    if before["asks"] == "dump":
        return N_("{who} sells nothing."), {}
    return N_("{who} sells nothing to {town}."), {"town": bought_in(before)}


def tell_buying(before: View, seat: int, words: list[str], after: View, verb: str) -> Told:
    """Goods and carriages are bought."""
    place = place_on_card(before, words[0])
    parts = {
        "house": house_word(before, place["house"]),
        "pieces": of_both(place["goods"], place["carriages"]),
        "price": thaler(price_for(before, seat, place["price"])),
    }
    return N_("{who} buys in {house} for {price}: {pieces}."), parts


def tell_card(before: View, seat: int, words: list[str], after: View, verb: str) -> Told:
    """A goods card is bought."""
    price = price_for(before, seat, card_of(before, words[0])["price"])
    return N_("{who} buys the goods card {card} for {price}."), {"card": card_word(before, words[0]), "price": thaler(price)}


def tell_extending(before: View, seat: int, words: list[str], after: View, verb: str) -> Told:
    """One place for 1 thaler; with the warehouse all that is stored."""
    if not words:
        return N_("{who} extends with everything in the warehouse: {pieces}."), {"pieces": stored(before, seat)}
    if is_road(before, words[0]):
        return N_("{who} extends for 1 thaler: a carriage on the road {road}."), {"road": road_word(before, words[0])}
    return N_("{who} extends for 1 thaler: a good in {house}."), {"house": house_word(before, words[0])}


def tell_using(before: View, seat: int, words: list[str], after: View, verb: str) -> Told:
    """A privilege."""
    messages = {
        "store": N_("{who} uses a privilege to store a piece."),
        "extend": N_("{who} uses a privilege to extend with everything in the warehouse: {pieces}."),
        "thaler": N_("{who} uses a privilege: a thaler, and the other privileges are turned up."),
    }
    return messages[words[0]], {"pieces": stored(before, seat)}


def stored(view: View, seat: int) -> list[Word]:
    """What a seat has in the warehouse."""
    player = view["seats"][seat - 1]
    return of_both(player["goods_stored"], player["carriages_stored"])


# what followed


def tell_pieces(before: View, seat: int, verb: str, words: list[str], after: View) -> Iterator[Saying]:
    """Pieces that went onto the map, or off it, with no choice left; villages that paid."""
    who: dict[str, Any] = {"who": Seat(seat)}
    named = words[0] if verb in ("good", "carriage", "extend") and words else None
    bought: dict[str, Any] = place_on_card(before, words[0]) if verb == "buy" else {"house": None, "goods": 0}
    for house, more in goods_moved(before, seat, after):
        said = bought["goods"] if house == bought["house"] else int(house == named)
        if more > said:
            parts = who | {"pieces": goods(more - said), "house": house_word(after, house)}
            yield Saying(N_("{who} places {pieces} in {house}."), parts, seat=seat)
    villages = 0
    for road, more in carriages_moved(before, seat, after):
        villages += more if more > 0 and road["village"] else 0
        if more > (road["road"] == named):
            yield Saying(N_("{who} places a carriage on the road {road}."), who | {"road": road_word(after, road["road"])}, seat=seat)
    lost = [-more for _road, more in carriages_moved(before, seat, after) if more < 0]
    if lost and verb in ("sell", "go"):
        yield Saying(N_("{who} takes back {pieces} from bad roads."), who | {"pieces": carriages(sum(lost))}, seat=seat)
    if villages and verb not in ("sell", "go", "dump", "next"):
        yield Saying(N_("The village pays {who} {price}."), who | {"price": thaler(villages)}, seat=seat)


def goods_moved(before: View, seat: int, after: View) -> Iterator[tuple[str, int]]:
    """Houses, and how many more of the seat's goods lie there now."""
    for was, now in zip(before["towns"], after["towns"], strict=True):
        for old, new in zip(was["houses"], now["houses"], strict=True):
            yield new["house"], new["goods"][seat - 1] - old["goods"][seat - 1]


def carriages_moved(before: View, seat: int, after: View) -> Iterator[tuple[dict[str, Any], int]]:
    """Roads, and how many more of the seat's carriages stand there now."""
    for old, new in zip(before["roads"], after["roads"], strict=True):
        yield new, new["carriages"][seat - 1] - old["carriages"][seat - 1]


def tell_gains(before: View, seat: int, verb: str, words: list[str], after: View) -> Iterator[Saying]:
    """Privileges and the black carriages won by a route, a privilege left without a choice or open to be taken."""
    was, now = before["seats"][seat - 1], after["seats"][seat - 1]
    for kind, state in now["privileges"].items():
        if state and not was["privileges"][kind] and not (verb == "privilege" and words == [kind]):
            parts = {"who": Seat(seat), "privilege": Word(PRIVILEGE[kind])}
            yield Saying(N_("{who} gains the privilege “{privilege}”."), parts, seat=seat, loud=True)
    if now["claims"] > was["claims"]:
        yield Saying(N_("The goods card lets {who} take a privilege."), {"who": Seat(seat)}, seat=seat)
    if now["black_carriages"] and not was["black_carriages"]:
        yield Saying(N_("{who} wins the extra carriages: they wait in the warehouse."), {"who": Seat(seat)}, seat=seat, loud=True)


def tell_forced(before: View, seat: int, after: View) -> Iterator[Saying]:
    """Another player who had but one thing to do: take a thaler."""
    if earned(before, seat, after) == 1:
        yield Saying(N_("{who} takes a thaler at the market: there is nothing else to do."), {"who": Seat(seat)})
