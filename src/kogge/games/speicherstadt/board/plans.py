"""Decisions that can be planned in a correspondence game: the next merchant, the most one pays for a card, no more purchases this round."""

from __future__ import annotations

from kogge.engine.board import N_, NN_, Message, PlanChoice, PlanOffer, Term, View
from kogge.games.speicherstadt.board.words import card_word

MORE = 3  # how many prices are offered for the next merchant of a card


def plan_offers(view: View, seat: int) -> list[PlanOffer]:
    """What a seat may plan: while merchants are placed or cards are sold."""
    if view["phase"] not in ("bidding", "purchase"):
        return []
    at_home = view["seats"][seat - 1]["merchants_home"] if view["phase"] == "bidding" else 0
    offers = [plan_bid(view, at_home)] if at_home else []
    offers += [plan_purchase(view, number) for number, one in enumerate(view["row"]) if may_still_buy(view, seat, number, at_home)]
    everything = PlanChoice("pass", Term(N_("Buy nothing more this round")), f"round {view['round']}")
    return [*offers, PlanOffer("all", Message(N_("All cards")), (everything,))]


def may_still_buy(view: View, seat: int, number: int, at_home: int) -> bool:
    """Whether a card can still become this seat's."""
    one = view["row"][number]
    return bool(one) and (at_home > 0 or seat in one["merchants"])


def plan_bid(view: View, at_home: int) -> PlanOffer:
    """Where the next merchant goes, as long as the card does not cost more than this with it."""
    basis = f"round {view['round']}, {at_home} at home"
    choices = [
        PlanChoice(
            f"{number} {price}",
            Term(N_("{card}, for a price of at most {price}"), None, {"card": card_word(one["card"], one["cubes"]), "price": price}),
            f"{basis}, {one['card']}",
        )
        for number, one in enumerate(view["row"], 1)
        for price in range(one["next_price"], min(one["next_price"] + MORE, view["rungs"] + 1))
    ]
    return PlanOffer("bid", Message(N_("Next merchant above")), tuple(choices))


def plan_purchase(view: View, number: int) -> PlanOffer:
    """The most that this seat pays for a card."""
    one = view["row"][number]
    basis = f"round {view['round']}, {one['card']} {' '.join(one['cubes'])}"
    choices = [PlanChoice("0", Term(N_("Do not buy it")), basis)]
    choices += [
        PlanChoice(str(n), Term(NN_("Buy it for at most {n} coin", "Buy it for at most {n} coins"), None, {"n": n}), basis)
        for n in range(1, view["rungs"] + 1)
    ]
    return PlanOffer(f"buy {number + 1}", Message(N_("{card}"), {"card": card_word(one["card"], one["cubes"])}), tuple(choices))


def planned_move(view: View, seat: int, moves: list[str], plan: dict[str, str]) -> str:
    """The planned move; '' if the plan says nothing about this decision or the price has risen above it."""
    if view["phase"] == "bidding" and "bid" in plan:
        number, price = map(int, plan["bid"].split())
        return f"bid {number}" if view["row"][number - 1]["next_price"] <= price else ""
    if view["phase"] == "purchase":
        if "all" in plan:
            return "pass"
        at_most = plan.get(f"buy {view['selling']}", "")
        if at_most:
            return "buy" if view["row"][view["selling"] - 1]["price"] <= int(at_most) else "pass"
    return ""
