"""Decisions that can be planned in a correspondence game: to sell nothing, and the next actions."""

from __future__ import annotations

from kogge.engine.board import N_, Message, PlanChoice, PlanOffer, Term, View
from kogge.games.hellweg.board.words import card_word, name_of, thaler

ACTION = {2: N_("First action"), 1: N_("Second action")}  # by the merchants at home


def plan_offers(view: View, seat: int) -> list[PlanOffer]:
    """What a seat may plan while the open trade card counts."""
    if view["phase"] not in ("sale", "actions"):
        return []
    offers = []
    if view["phase"] == "sale":
        nothing = PlanChoice("next", Term(N_("Sell nothing to this card, and no good for less")), f"turn {view['turn']}")
        offers.append(PlanOffer("sale", Message(N_("Sale")), (nothing,)))
    if view["last_card"]:
        return offers
    at_home = view["seats"][seat - 1]["merchants_home"]
    return offers + [PlanOffer(f"action {number}", Message(ACTION[number]), actions(view, number)) for number in range(at_home, 0, -1)]


def actions(view: View, number: int) -> tuple[PlanChoice, ...]:
    """Actions that need no further decision before they begin. They are played only if they are possible then."""
    basis = f"turn {view['turn']}"
    towns = [
        PlanChoice(
            f"buy {place['town']}",
            Term(N_("Buy in {town} ({price})"), None, {"town": name_of(view, place["town"]), "price": thaler(place["price"])}),
            basis,
        )
        for place in view["trade_card"]
        if place["merchant"] is None
    ]
    cards = [
        PlanChoice(
            f"card {one['card']}",
            Term(N_("Take the goods card {card} ({price})"), None, {"card": card_word(view, one["card"]), "price": thaler(one["price"])}),
            basis,
        )
        for one in view["goods_cards"]
        if one["owner"] is None
    ]
    return (*towns, *cards, PlanChoice("thaler", Term(N_("Take a thaler at the market")), basis))


def planned_move(view: View, seat: int, moves: list[str], plan: dict[str, str]) -> str:
    """The planned move; '' if the plan says nothing about this decision or the action is no longer possible."""
    if view["asks"] in ("sell", "dump"):
        return plan.get("sale", "")
    if view["asks"] == "action":
        move = plan.get(f"action {view['seats'][seat - 1]['merchants_home']}", "")
        return move if move in moves else ""
    return ""
