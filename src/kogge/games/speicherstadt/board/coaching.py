"""The tips of the guided first game: each is given once, as soon as it applies."""

from __future__ import annotations

from kogge.engine.board import N_, NN_, Message, Tip, View

SEASONS = ("A", "B", "C", "D")

PHASE = {
    "bidding": N_("Place three merchants in turn. The first above a card is asked first; every merchant adds a coin to its price."),
    "purchase": N_("Too expensive? Decline: your merchant comes home and the price drops by a coin for the next one."),
    "processing": N_("Your ship is in. Deliver to your contracts first, then sell or store the rest. What stays on the quay is lost."),
}
OVER = N_("The table shows where everyone’s points come from. “Analyse this game” shows your best and worst moves.")
LAST_ROUND = N_("The last round: spend your coins on points. They only break ties, unless you own the chamber of commerce.")
AUTUMN = N_("Autumn brings no new contracts, but buildings that score. What do your open contracts still need?")
CONTRACT = N_("You own a contract. Watch for ships with its goods: it scores only when it is complete.")
SHIPS = N_("The first ships are in, with three cubes each. They are worth most with a contract or a trader for their goods.")
POOR = N_("You are short of coins. A round pays 1 coin, and 2 if you buy nothing: sitting one out can be a good move.")


def coaching(view: View, seat: int) -> list[Tip]:
    """The tips for this moment, the most important one first."""
    me, phase = view["seats"][seat - 1], view["phase"]
    if phase == "over":
        return [Tip("over", Message(OVER))]
    tips = []
    if phase == "bidding" and view["round"] == view["rounds"]:
        tips.append(Tip("last_round", Message(LAST_ROUND)))
    if phase == "bidding" and (fire := coming_fire(view)) and no_fire_yet(view):
        tips.append(Tip("fire", fire_warning(view, seat, fire)))
    if phase in PHASE and view["seat"] == seat:
        tips.append(Tip(phase, Message(PHASE[phase])))
    if phase == "bidding" and view["round"] > 1:
        kinds = {
            "autumn": not any(view["stacks"][season] for season in "ABC"),
            "ships": any(lot and lot["cubes"] for lot in view["row"]),
            "contract": bool(me["contracts"]),
            "poor": me["coins"] < 2 and 2 * view["round"] <= view["rounds"],
        }
        words = {"autumn": AUTUMN, "ships": SHIPS, "contract": CONTRACT, "poor": POOR}
        tips += [Tip(key, Message(words[key])) for key, applies in kinds.items() if applies]
    return tips


def no_fire_yet(view: View) -> bool:
    """Whether the fire of spring, the first one, is still to come."""
    return any(card.startswith("fire ") for card in view["stacks"]["B"])


def coming_fire(view: View) -> int:
    """The points of a fire that may break out when the next cards are turned up; 0 if there can be none."""
    cards = view["row_places"]
    for season in SEASONS:
        if cards <= 0:
            break
        stack = view["stacks"][season]
        fires = [int(card.split(" ")[1]) for card in stack if card.startswith("fire ")]
        if fires:
            return fires[0]
        cards -= sum(stack.values())
    return 0


def fire_warning(view: View, seat: int, points: int) -> Message:
    """What the fire is worth, and how strong everybody's firemen are."""
    strengths = [player["firemen_total"] for player in view["seats"]]
    own, others = strengths[seat - 1], max(strengths[: seat - 1] + strengths[seat:])
    return Message(
        NN_(
            "Fire danger! There may be a fire in the next offer: {n} point for the strongest firemen, −{n} for the weakest. "
            "You have {own}, your strongest rival has {others}.",
            "Fire danger! There may be a fire in the next offer: {n} points for the strongest firemen, −{n} for the weakest. "
            "You have {own}, your strongest rival has {others}.",
        ),
        {"n": points, "own": own, "others": others},
    )
