"""The words of the game: goods, cards, stacks, as messages."""

from __future__ import annotations

from kogge.engine.board import N_, Term

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
    "office": N_("2, 5, 9 or 14 points at the end for one to four offices"),
    "warehouse": N_("stores four cubes, each worth a point at the end"),
    "bank": N_("+1 coin of income each round"),
    "harbour": N_("a point at the end for each of your ships"),
    "church": N_("4 points at the end"),
    "prayer_boat": N_("3 points at the end"),
    "chamber": N_("a point at the end for each of your coins"),
    "ship": N_("brings three cubes"),
    "contract": N_("5, 8 or 11 points at the end for two to four goods, if complete"),
    "fireman": N_("counts at every fire"),
    "trader": N_("buys this good from you for 1 coin per cube; 1 point at the end"),
    "fire": N_("the strongest fire brigade gains its points, the weakest loses them"),
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


def good(name: str) -> Term:
    """A good inside a sentence."""
    return Term(GOOD[name], icon=name)


def kind_of(card: str) -> str:
    """The kind of a card: the first word of its notation."""
    return card.split(" ")[0]


def card_word(card: str, cubes: list[str] | None = None) -> Term:
    """A card inside a sentence, from its notation."""
    kind, *rest = card.split(" ")
    if kind == "fireman":
        return Term(N_("Fireman ({value})"), "fireman", {"value": rest[0]})
    if kind == "fire":
        return Term(N_("Fire ({points} points)"), "fire", {"points": rest[0]})
    if kind == "trader":
        return Term(TRADER[rest[0]], "trader")
    goods = rest if kind == "contract" else cubes
    if goods:
        message = N_("Contract for {goods}") if kind == "contract" else N_("Ship with {goods}")
        return Term(message, kind, {"goods": [good(one) for one in goods]})
    return Term(CARD[kind], kind)


def kind_of_piece(piece: str) -> str:
    """The kind of a piece, from its id."""
    return piece.rpartition(".")[0]
