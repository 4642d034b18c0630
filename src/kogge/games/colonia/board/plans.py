"""Decisions that can be planned in a correspondence game: family card, votes, the next booth, passing for the rest of a day."""

from __future__ import annotations

from kogge.engine.board import N_, NN_, Message, PlanChoice, PlanOffer, Term, View
from kogge.games.colonia.board.words import DAYS, edict, with_counts

DAY_OF = {"market": "wednesday", "workshops": "thursday", "loading": "friday", "buying": "sunday", "guarding": "sunday"}
"""The phases in which a player may pass, and their days."""
PASS = {
    "market": N_("Wednesday, market"),
    "workshops": N_("Thursday, craftsmen"),
    "loading": N_("Friday, harbour"),
    "buying": N_("Sunday, buying relics"),
    "guarding": N_("Sunday, guarding relics"),
}


def plan_offers(view: View, seat: int) -> list[PlanOffer]:
    """What a seat may plan for this week, and its family card for the next one."""
    if view["over"] or not view["week"]:
        return []
    return [*plan_card(view, seat), *plan_votes(view, seat), *plan_days(view, seat)]


def plan_card(view: View, seat: int) -> list[PlanOffer]:
    """The family card of the next council. A card that would count as zero is not played from a plan."""
    own = view["seats"][seat - 1]
    week = view["week"] + (DAYS.index(view["day"]) > DAYS.index("tuesday") or view["phase"] == "tiebreak" or own["chosen_card"] is not None)
    if week > view["weeks"]:
        return []
    choices = [
        PlanChoice(str(card), Term(N_("Family card {card}"), None, {"card": card}), f"week {week}")
        for card in own["family_cards"]
        if card != own["chosen_card"]
    ]
    return [PlanOffer("card", Message(N_("Week {week}, council"), {"week": week}), tuple(choices))]


def plan_votes(view: View, seat: int) -> list[PlanOffer]:
    """The votes of this week that are still to come."""
    voted = view["seats"][seat - 1]["vote"] is not None
    return [
        PlanOffer(
            f"vote {one['edict']}",
            Message(N_("Vote: {edict}"), {"edict": edict(one["edict"])}),
            tuple(PlanChoice(vote, Term(word), f"week {view['week']}") for vote, word in (("yes", N_("Yes")), ("no", N_("No")))),
        )
        for one in view["edicts"]
        if one["state"] == "waiting" or (one["state"] == "voting" and view["phase"] == "vote" and not voted)
    ]


def plan_days(view: View, seat: int) -> list[PlanOffer]:
    """Passing for the rest of a day, and on Wednesday the next booth, if nobody changes what lies there."""
    today, offers = DAYS.index(view["day"]), []
    for phase, day in DAY_OF.items():
        is_past = view["phase"] == "guarding" and phase == "buying"
        passed = view["phase"] == phase and view["seats"][seat - 1]["passed"]
        if DAYS.index(day) < today or is_past or passed or (phase == "guarding" and view["week"] == view["weeks"]):
            continue
        choices = [PlanChoice("pass", Term(N_("Pass for the rest of the day")), f"week {view['week']}")]
        if phase == "market":
            choices += booths(view, seat)
        offers.append(PlanOffer(phase, Message(PASS[phase]), tuple(choices)))
    return offers


def booths(view: View, seat: int) -> list[PlanChoice]:
    """The booths that this seat's family can empty, as they are filled now."""
    supply = view["seats"][seat - 1]["supply"]
    return [
        PlanChoice(
            f"booth {one['booth']}",
            Term(
                NN_("Empty booth {booth} with {n} member: {resources}", "Empty booth {booth} with {n} members: {resources}"),
                None,
                {"booth": one["booth"], "n": len(one["resources"]), "resources": with_counts(one["resources"])},
            ),
            f"week {view['week']}, {' '.join(one['resources'])}",
        )
        for one in view["market"]
        if one["resources"] and one["seat"] is None and len(one["resources"]) <= supply
    ]


def planned_move(view: View, seat: int, moves: list[str], plan: dict[str, str]) -> str:
    """The planned move; '' if the plan says nothing about this decision, or if the family card would count as zero."""
    phase = view["phase"]
    if phase == "family_card":
        card = plan.get("card", "")
        return f"card {card}" if card and int(card) not in view["seats"][seat - 1]["cards_for_zero"] else ""
    if phase == "vote":
        return plan.get("vote " + next(one["edict"] for one in view["edicts"] if one["state"] == "voting"), "")
    return plan.get(phase, "") if phase in DAY_OF else ""
