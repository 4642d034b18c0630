"""The Speicherstadt as the site shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from kogge.web.boards import Board, Saying, Seat, Step, View, Word
from kogge.web.words import N_

GOODS = ("coffee", "tea", "spices", "rubber", "cloth")
GOOD = {
    "coffee": N_("coffee"),
    "tea": N_("tea"),
    "spices": N_("spices"),
    "rubber": N_("rubber"),
    "cloth": N_("cloth"),
}
TRADER = {
    "coffee": N_("Coffee trader"),
    "tea": N_("Tea trader"),
    "spices": N_("Spice trader"),
    "rubber": N_("Rubber trader"),
    "cloth": N_("Cloth trader"),
}
CARD = {
    "office": N_("Counting office"),
    "warehouse": N_("Warehouse"),
    "bank": N_("Bank"),
    "harbour": N_("Harbour"),
    "church": N_("Church"),
    "prayer_boat": N_("Prayer boat"),
    "chamber": N_("Chamber of commerce"),
    "ship": N_("Ship"),
    "contract": N_("Contract"),
}
WORTH = {  # what a card does, in a few words
    "office": N_("points at the end: 2, 5, 9, 14 for one to four offices"),
    "warehouse": N_("keeps four cubes; each is a point at the end"),
    "bank": N_("one more coin of income each round"),
    "harbour": N_("a point at the end for each of your ships"),
    "church": N_("4 points at the end"),
    "prayer_boat": N_("3 points at the end"),
    "chamber": N_("a point at the end for each of your coins"),
    "ship": N_("brings three cubes"),
    "contract": N_("points at the end if every space is filled: 5, 8, 11 for two to four goods"),
    "fireman": N_("counts when a fire breaks out"),
    "trader": N_("buys your cubes of this good for a coin each; a point at the end"),
    "fire": N_("most firemen gain its points, fewest lose them"),
}
PARTS = {
    "fires": N_("Fires"),
    "contracts": N_("Contracts"),
    "traders": N_("Traders"),
    "church": N_("Church"),
    "prayer_boat": N_("Prayer boat"),
    "harbour": N_("Harbour"),
    "chamber": N_("Chamber of commerce"),
    "offices": N_("Counting offices"),
    "warehouse": N_("Warehouse"),
}
STACKS = {"A": N_("Winter"), "B": N_("Spring"), "C": N_("Summer"), "D": N_("Autumn"), "E": N_("Last fire")}


def good(name: str) -> Word:
    """A good inside a sentence."""
    return Word(GOOD[name], icon=name)


def kind_of(card: str) -> str:
    """The kind of a card: the first word of its notation."""
    return card.split(" ")[0]


def card_word(card: str, cubes: list[str] | None = None) -> Word:
    """A card inside a sentence, from its notation."""
    kind, *rest = card.split(" ")
    if kind == "fireman":
        return Word(N_("Fireman {value}"), "fireman", {"value": rest[0]})
    if kind == "fire":
        return Word(N_("Fire worth {points}"), "fire", {"points": rest[0]})
    if kind == "trader":
        return Word(TRADER[rest[0]], "trader")
    goods = rest if kind == "contract" else cubes
    if goods:
        message = N_("Contract for {goods}") if kind == "contract" else N_("Ship with {goods}")
        return Word(message, kind, {"goods": [good(one) for one in goods]})
    return Word(CARD[kind], kind)


# where every piece lies


def pieces(view: View) -> Iterator[tuple[str, str]]:
    """Merchants, cubes and cards."""
    for place, lot in enumerate(view["row"]):
        if lot:
            yield f"card-{lot['card'].replace(' ', '-')}", f"row-{place}"
            for rung, seat in enumerate(lot["merchants"]):
                yield f"merchant-{seat}", f"rung-{place}-{rung}"
            for cube in lot["cubes"]:
                yield cube, f"ship-{place}"
    for seat, player in enumerate(view["seats"], 1):
        for _ in range(player["merchants_home"]):
            yield f"merchant-{seat}", f"home-{seat}"
        for cube in player["loose"]:
            yield cube, f"loose-{seat}"
        if player["house"]:
            yield player["house"], f"house-{seat}"
        for cube in player["warehouse"]:
            yield cube, f"warehouse-{seat}"
        for number, contract in enumerate(player["contracts"], 1):
            yield f"card-contract-{'-'.join(contract['goods'])}", f"contract-{seat}-{number}"
            for cube in delivered(contract):
                yield cube, f"space-{seat}-{number}"
        for card in owned(player):
            yield f"card-{card.replace(' ', '-')}", f"owned-{seat}"
    for name in GOODS:
        for _ in range(view["goods_discard"][name]):
            yield name, f"discard-{name}"


def delivered(contract: dict[str, Any]) -> list[str]:
    """The cubes that lie on a contract."""
    return list((Counter(contract["goods"]) - Counter(contract["missing"])).elements())


def owned(player: dict[str, Any]) -> list[str]:
    """A player's cards but the contracts, in notation."""
    cards = [f"fireman {value}" for value in player["firemen"]] + [f"trader {name}" for name in player["traders"]]
    return cards + ["office"] * player["offices"] + player["cards"] + ["ship"] * player["ships"]


# the log


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


# what is asked


def ask(view: View, seat: int, moves: list[str], picked: list[str]) -> Saying:
    """What the player may do now."""
    if view["phase"] == "bidding":
        n = view["seats"][seat - 1]["merchants_home"]
        return Saying(N_("Send your last merchant to a card."), {"n": n}, N_("Send a merchant to a card; you have {n} to send."))
    if view["phase"] == "purchase":
        lot = view["row"][view["selling"] - 1]
        parts = {"card": card_word(lot["card"], lot["cubes"]), "n": lot["price"]}
        return Saying(N_("Buy {card} for {n} coin, or decline?"), parts, N_("Buy {card} for {n} coins, or decline?"))
    goods = [kind_of_piece(piece) for piece in picked]
    if not goods:
        return Saying(N_("Unload: choose a cube, two to sell or three to swap; then say that you are done."))
    if len(goods) == 1:
        return Saying(N_("Where shall the {good} go? Or choose another cube to sell or swap."), {"good": good(goods[0])})
    if len(goods) == 2:
        return Saying(N_("Sell both for a coin? Or choose a third cube to swap."))
    return Saying(N_("Which cube will you take from the goods discard?"))


def label(view: View, move: str) -> Saying:
    """A move in words, for its button."""
    verb, *words = move.split(" ")
    if verb == "bid":
        lot = view["row"][int(words[0]) - 1]
        parts = {"place": words[0], "card": card_word(lot["card"], lot["cubes"]), "price": lot["price"] + 1}
        return Saying(N_("Card {place}, {card}: send a merchant, the price becomes {price}"), parts)
    if verb == "buy":
        n = view["row"][view["selling"] - 1]["price"]
        return Saying(N_("Buy for {n} coin"), {"n": n}, N_("Buy for {n} coins"))
    if verb == "deliver":
        return Saying(N_("Deliver {good} to contract {number}"), {"good": good(words[0]), "number": words[1]})
    if verb == "sell":
        return Saying(N_("Sell {goods} for 1 coin"), {"goods": [good(one) for one in words]})
    if verb == "swap":
        return Saying(N_("Take {good} for {goods}"), {"goods": [good(one) for one in words[:3]], "good": good(words[4])})
    messages = {
        "pass": N_("Decline"),
        "done": N_("Done"),
        "trade": N_("Sell {good} to the trader for 1 coin"),
        "house": N_("Keep {good} in the merchant house"),
        "warehouse": N_("Store {good} in the warehouse"),
        "discard": N_("Give up the stored {good}"),
    }
    return Saying(messages[verb], {"good": good(words[0])} if words else {})


# what the template needs besides the view


def kind_of_piece(piece: str) -> str:
    """The kind of a piece, from its id."""
    return piece.rpartition(".")[0]


def scene(look: Any) -> dict[str, Any]:
    """The columns of the harbour, and what the clicked cubes can be used for."""
    moves = set(look.moves)
    mine = [piece for place in ("loose", "house", "warehouse") for piece in look.at_place(f"{place}-{look.seat}")]
    picked = [piece for piece in look.picked if piece in mine][:3]
    look.picked[:] = picked
    goods = sorted((kind_of_piece(piece) for piece in picked), key=GOODS.index)
    return {
        "words": {"good": GOOD, "worth": WORTH, "parts": PARTS, "stacks": STACKS},
        "goods": GOODS,
        "card_word": card_word,
        "kind_of": kind_of,
        "kind_of_piece": kind_of_piece,
        "delivered": delivered,
        "owned": owned,
        "spaces": spaces(look),
        "columns": [column(look, place, lot, moves) for place, lot in enumerate(look.view["row"])],
        "picked": picked,
        "pick_with": {piece: toggled(picked, piece) for piece in mine if may_pick(moves, picked, piece)},
        "deeds": deeds(moves, goods),
        "stack": next((name for name, cards in look.view["stacks"].items() if cards), None),
    }


def column(look: Any, place: int, lot: dict[str, Any] | None, moves: set[str]) -> dict[str, Any]:
    """One card of the row with the merchants above it."""
    bid = f"bid {place + 1}"
    return {
        "place": place,
        "lot": lot,
        "bid": bid if bid in moves else None,
        "selling": look.view["selling"] == place + 1,
        "rungs": [look.at_place(f"rung-{place}-{rung}") for rung in range(8)],
        "card_id": next(iter(look.at_place(f"row-{place}")), None),
        "cubes": look.at_place(f"ship-{place}"),
    }


def spaces(look: Any) -> dict[tuple[int, int], list[str | None]]:
    """Which cube lies on which space of each contract, in the order of its goods; None = empty."""
    found: dict[tuple[int, int], list[str | None]] = {}
    for seat, player in enumerate(look.view["seats"], 1):
        for number, contract in enumerate(player["contracts"], 1):
            lying = list(look.at_place(f"space-{seat}-{number}"))
            found[seat, number] = [taken(lying, name) for name in contract["goods"]]
    return found


def taken(lying: list[str], name: str) -> str | None:
    """Take a cube of this good off the list, if there is one."""
    cube = next((one for one in lying if kind_of_piece(one) == name), None)
    if cube:
        lying.remove(cube)
    return cube


def toggled(picked: list[str], piece: str) -> str:
    """The chain of clicks after one more click."""
    return "~".join([one for one in picked if one != piece] if piece in picked else [*picked, piece])


def may_pick(moves: set[str], picked: list[str], piece: str) -> bool:
    """Is there a move with these cubes and this one?"""
    if piece in picked:
        return True
    wanted = Counter(kind_of_piece(one) for one in [*picked, piece])
    return any(not wanted - Counter(move.split(" for ")[0].split(" ")[1:]) for move in moves)


def deeds(moves: set[str], goods: list[str]) -> dict[str, Any]:
    """What can be done with the chosen cubes: by where it is done."""
    if not goods:
        return {}
    if len(goods) == 2:
        sell = f"sell {goods[0]} {goods[1]}"
        return {"sell": sell} if sell in moves else {}
    if len(goods) == 3:
        swaps = {wanted: f"swap {' '.join(goods)} for {wanted}" for wanted in GOODS}
        return {"swap": {wanted: move for wanted, move in swaps.items() if move in moves}}
    single = {verb: f"{verb} {goods[0]}" for verb in ("trade", "house", "warehouse", "discard")}
    found: dict[str, Any] = {verb: move for verb, move in single.items() if move in moves}
    found["good"] = goods[0]
    found["deliver"] = {int(move.rpartition(" ")[2]): move for move in moves if move.startswith(f"deliver {goods[0]} ")}
    return found


GUIDE = (
    Step(".banner", N_("Here it always says whose turn it is and what to do. On your turn, whatever you may do is lit up.")),
    Step(".water", N_("Every round new cards lie on the water: ships with goods, contracts, firemen, traders and buildings.")),
    Step(".facade", N_("Everyone sends three merchants, one at a time, to stand above the cards. The lowest merchant may buy first.")),
    Step(".column", N_("The price is one coin for each merchant above the card. Who declines takes the merchant back, and the price falls.")),
    Step(".own", N_("These are your things: coins, cards, contracts and your merchant house, which keeps one cube.")),
    Step(".own-cubes", N_("The cubes of your ships lie here: deliver them, sell two for a coin, swap three for one, or keep one.")),
    Step(".players", N_("Four fires will break out. Whoever has the strongest firemen then gains points, the weakest loses as many.")),
    Step(".side", N_("The log tells what happened. Below it are the rules, the cards still to come, and a place to talk.")),
)  # fmt: skip

BOARD = Board(
    title=N_("The Speicherstadt"),
    blurb=N_("Hamburg's warehouse district: send your merchants, wait for the price to fall, fill your contracts, and mind the fires."),
    options={"removals": N_("Two cards fewer in autumn, so that every round is full (with four players none)")},
    phases={
        "offer": N_("Offer"),
        "bidding": N_("Bidding"),
        "purchase": N_("Purchase"),
        "processing": N_("Processing"),
        "last_fire": N_("Last fire"),
        "over": N_("The end"),
    },
    template="speicherstadt/board.html",
    pieces=pieces,
    tell=tell,
    ask=ask,
    label=label,
    scene=scene,
    guide=GUIDE,
    result="speicherstadt/result.html",
    has_rules=True,
)
