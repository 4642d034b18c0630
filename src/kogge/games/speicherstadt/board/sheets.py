"""What the cards say of themselves, and what buying or declining brings."""

from __future__ import annotations

from typing import Any

from kogge.games.speicherstadt.board.words import PARTS, WORTH, card_word, good, kind_of
from kogge.games.speicherstadt.scoring import filled_points, office_points
from kogge.kit.board import N_, NN_, Outlook, Saying, Seat, Sheet, View, Word, seen_after, tried


def card_sheet(view: View, card: str, seat: int | None, cubes: list[str] | None = None) -> Sheet:
    """A card on offer or somebody's own; what it is worth to this seat."""
    return Sheet(card_word(card, cubes), Saying(WORTH[kind_of(card)]), worth(view, card, seat))


def lot_sheet(look: Any, place: int, lot: dict[str, Any]) -> Sheet:
    """A card on offer: with what a merchant sent there can hope for, or why nothing can be done with it now."""
    sheet = card_sheet(look.view, lot["card"], look.seat, lot["cubes"])
    then = bid_word(lot, look.seat) if f"bid {place}" in look.moves else None
    if then and sheet.now:
        return Sheet(
            sheet.name, sheet.does, Saying("{worth} · {then}", {"worth": Word(sheet.now.message, None, sheet.now.parts), "then": then})
        )
    return Sheet(sheet.name, sheet.does, then or sheet.now, no_deal(look, place, lot))


def bid_word(lot: dict[str, Any], seat: int) -> Word:
    """S3.6, S3.9, S3.10 What a card costs whom, with one more merchant above it."""
    parts: dict[str, Any] = {"n": lot["next_price"]}
    if not lot["merchants"]:
        return Word(N_("Yours would come first: 1 coin, and 1 more for each merchant after it."))
    if lot["merchants"][0] == seat:
        return Word(NN_("You may buy first, then for {n} coin.", "You may buy first, then for {n} coins."), None, parts)
    message = NN_(
        "{who} may buy first, for {n} coin. If all before you decline, it costs you 1, and 1 more for each merchant after yours.",
        "{who} may buy first, for {n} coins. If all before you decline, it costs you 1, and 1 more for each merchant after yours.",
    )
    return Word(message, None, parts | {"who": Seat(lot["merchants"][0])})


def no_deal(look: Any, place: int, lot: dict[str, Any]) -> Saying | None:
    """S3.7, S3.8 Why a card on offer cannot be had now."""
    if not look.moves or f"bid {place}" in look.moves:
        return None
    if look.view["phase"] == "bidding":
        return Saying(N_("All places above this card are taken."))
    if look.view["phase"] == "purchase" and look.view["selling"] != place:
        return Saying(N_("Cards are sold from left to right: this one comes later."))
    return None


def no_delivery(look: Any, contract: dict[str, Any], wanted: str) -> Saying | None:
    """S3.14 Why the chosen cube cannot be delivered."""
    if not wanted or wanted in contract["missing"]:
        return None
    return Saying(N_("It is full.") if contract["complete"] else N_("It has no empty space for {good}."), {"good": good(wanted)})


def points_of(card: str) -> int | None:
    """S6.1 The points printed on a contract."""
    return int(filled_points(len(card.split(" ")) - 1)) if kind_of(card) == "contract" else None


def worth(view: View, card: str, seat: int | None) -> Saying | None:
    """What it is worth now."""
    points = points_of(card)
    if points:
        return Saying(N_("{points} points when it is full"), {"points": points})
    if seat is None:
        return None
    player, kind = view["seats"][seat - 1], kind_of(card)
    counts = {
        "office": (N_("You have {count}: {points} points"), player["offices"]),
        "harbour": (N_("Your ships: {count}"), player["ships"]),
        "ship": (N_("Your ships: {count}"), player["ships"]),
        "chamber": (N_("Your coins: {count}"), player["coins"]),
        "bank": (N_("Your income: {count}"), player["income"]),
        "fireman": (N_("Your firemen in all: {count}"), player["firemen_total"]),
        "fire": (N_("Your firemen in all: {count}"), player["firemen_total"]),
        "warehouse": (N_("Cubes in it: {count}"), len(player["warehouse"])),
    }
    if kind not in counts:
        return None
    message, count = counts[kind]
    return Saying(message, {"count": count, "points": int(office_points(player["offices"]))})


def worth_now(player: dict[str, Any]) -> Saying:
    """S6 What a player's things would count, if the game ended now."""
    counted = [
        Word("{source} {points}", None, {"source": Word(PARTS[part]), "points": str(points).replace("-", "−")})
        for part, points in player["counts"].items()
        if points
    ]
    return Saying(N_("If the game ended now: {counted}"), {"counted": counted}) if counted else Saying(N_("Nothing counts yet."))


def contract_sheet(look: Any, contract: dict[str, Any], wanted: str = "") -> Sheet:
    """A contract that somebody has; `wanted` is the good of the cube that was chosen, if it is one's own."""
    card = " ".join(["contract", *contract["goods"]])
    missing = len(contract["missing"])
    now = Saying(N_("Full: {points} points"), {"points": contract["points"]})
    if missing:
        parts = {"n": missing, "points": contract["worth"]}
        now = Saying(NN_("{n} cube is missing; then {points} points", "{n} cubes are missing; then {points} points"), parts)
    return Sheet(card_word(card), Saying(WORTH["contract"]), now, no_delivery(look, contract, wanted))


def foresee(match: Any, move: str) -> Outlook | None:
    """S3.10, S3.11 The coins that are left, or who may buy next and for how much."""
    if move not in ("buy", "pass") or (before := match.view(None))["phase"] != "purchase":
        return None
    if move == "buy":
        n = seen_after(match, move)["seats"][before["seat"] - 1]["coins"]
        return Outlook(Saying(NN_("{n} coin left", "{n} coins left"), {"n": n}))
    then = tried(match, move)[0].view(None)  # nobody is ever forced to buy
    if (then["round"], then["selling"]) != (before["round"], before["selling"]):
        return Outlook(Saying(N_("nobody gets the card")))
    parts = {"n": then["row"][then["selling"] - 1]["price"], "who": Seat(then["seat"])}
    if then["seat"] == before["seat"]:
        return Outlook(Saying(NN_("you may buy it for {n} coin", "you may buy it for {n} coins"), parts))
    return Outlook(Saying(NN_("{who} decides, for {n} coin", "{who} decides, for {n} coins"), parts))
