"""Tooltips of cards, and the preview of buying or declining."""

from __future__ import annotations

from typing import Any

from kogge.engine.board import N_, NN_, Message, MovePreview, Seat, Term, Tooltip, View, record_after, try_move
from kogge.engine.record_view import record_view
from kogge.games.speicherstadt.board.words import PARTS, WORTH, card_word, good, kind_of
from kogge.games.speicherstadt.scoring import filled_points, office_points


def card_tooltip(view: View, card: str, seat: int | None, cubes: list[str] | None = None) -> Tooltip:
    """A card on offer or owned, and its worth to this seat."""
    return Tooltip(card_word(card, cubes), Message(WORTH[kind_of(card)]), worth(view, card, seat))


def lot_tooltip(table: Any, place: int, lot: dict[str, Any]) -> Tooltip:
    """A card on offer, with the effect of another merchant, or why nothing can be done with it now."""
    tooltip = card_tooltip(table.view, lot["card"], table.seat, lot["cubes"])
    then = bid_word(lot, table.seat) if f"bid {place}" in table.moves else None
    if then and tooltip.now:
        return Tooltip(
            tooltip.name,
            tooltip.does,
            Message("{worth} · {then}", {"worth": Term(tooltip.now.message, None, tooltip.now.parts), "then": then}),
        )
    return Tooltip(tooltip.name, tooltip.does, then or tooltip.now, no_deal(table, place, lot))


def bid_word(lot: dict[str, Any], seat: int) -> Term:
    """S3.6, S3.9, S3.10 The cost of a card for each player, with one more merchant above it."""
    parts: dict[str, Any] = {"n": lot["next_price"]}
    if not lot["merchants"]:
        return Term(N_("You’d be first: 1 coin now, +1 for each later merchant."))
    if lot["merchants"][0] == seat:
        return Term(NN_("You’d be asked first, at {n} coin.", "You’d be asked first, at {n} coins."), None, parts)
    message = NN_(
        "{who} is asked first, at {n} coin. If everyone before you declines, you pay 1, +1 for each later merchant.",
        "{who} is asked first, at {n} coins. If everyone before you declines, you pay 1, +1 for each later merchant.",
    )
    return Term(message, None, parts | {"who": Seat(lot["merchants"][0])})


def no_deal(table: Any, place: int, lot: dict[str, Any]) -> Message | None:
    """S3.7, S3.8 Why a card on offer cannot be bid for or bought now."""
    if not table.moves or f"bid {place}" in table.moves:
        return None
    if table.view["phase"] == "bidding":
        return Message(N_("There is no room above this card."))
    if table.view["phase"] == "purchase" and table.view["selling"] != place:
        return Message(N_("Cards are sold from left to right; this one is sold later."))
    return None


def no_delivery(table: Any, contract: dict[str, Any], wanted: str) -> Message | None:
    """S3.14 Why the chosen cube cannot be delivered; None if it can."""
    if not wanted or wanted in contract["missing"]:
        return None
    return Message(N_("It’s full.") if contract["complete"] else N_("It doesn’t need {good}."), {"good": good(wanted)})


def points_of(card: str) -> int | None:
    """S6.1 The points printed on a contract."""
    return int(filled_points(len(card.split(" ")) - 1)) if kind_of(card) == "contract" else None


def worth(view: View, card: str, seat: int | None) -> Message | None:
    """What it is worth now."""
    points = points_of(card)
    if points:
        return Message(N_("{points} points when complete"), {"points": points})
    if seat is None:
        return None
    player, kind = view["seats"][seat - 1], kind_of(card)
    counts = {
        "office": (N_("You have {count}: {points} points"), player["offices"]),
        "harbour": (N_("Your ships: {count}"), player["ships"]),
        "ship": (N_("Your ships: {count}"), player["ships"]),
        "chamber": (N_("Your coins: {count}"), player["coins"]),
        "bank": (N_("Your income: {count}"), player["income"]),
        "fireman": (N_("Your firemen: {count}"), player["firemen_total"]),
        "fire": (N_("Your firemen: {count}"), player["firemen_total"]),
        "warehouse": (N_("Cubes inside: {count}"), len(player["warehouse"])),
    }
    if kind not in counts:
        return None
    message, count = counts[kind]
    return Message(message, {"count": count, "points": int(office_points(player["offices"]))})


def worth_now(player: dict[str, Any]) -> Message:
    """S6 What a player's things would count, if the game ended now."""
    counted = [
        Term("{source} {points}", None, {"source": Term(PARTS[part]), "points": str(points).replace("-", "−")})
        for part, points in player["counts"].items()
        if points
    ]
    return Message(N_("If the game ended now: {counted}"), {"counted": counted}) if counted else Message(N_("No points yet."))


def contract_tooltip(table: Any, contract: dict[str, Any], wanted: str = "") -> Tooltip:
    """A contract; `wanted` is the good of the chosen cube, if the contract is the viewer's own."""
    card = " ".join(["contract", *contract["goods"]])
    missing = len(contract["missing"])
    now = Message(N_("Complete: {points} points"), {"points": contract["points"]})
    if missing:
        parts = {"n": missing, "points": contract["worth"]}
        now = Message(NN_("{n} cube to go, then {points} points", "{n} cubes to go, then {points} points"), parts)
    return Tooltip(card_word(card), Message(WORTH["contract"]), now, no_delivery(table, contract, wanted))


def preview(match: Any, move: str) -> MovePreview | None:
    """S3.10, S3.11 The coins that are left, or who may buy next and for how much."""
    if move not in ("buy", "pass"):
        return None
    if move == "buy":
        n = int(record_after(match, move).coins[match.seat - 1])
        return MovePreview(Message(NN_("{n} coin left", "{n} coins left"), {"n": n}))
    trial = try_move(match, move)[0]  # nobody is ever forced to buy
    s, then = record_view(match.rows), record_view(trial.rows)
    if (then.round_number, then.phase, then.selling) != (s.round_number, s.phase, s.selling):
        return MovePreview(Message(N_("nobody gets it")))
    parts = {"n": int(then.row_price[then.selling]), "who": Seat(trial.seat)}
    if trial.seat == match.seat:
        return MovePreview(Message(NN_("you can buy it for {n} coin", "you can buy it for {n} coins"), parts))
    return MovePreview(Message(NN_("{who} can buy it for {n} coin", "{who} can buy it for {n} coins"), parts))
