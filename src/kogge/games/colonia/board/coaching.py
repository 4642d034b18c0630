"""The tips of the guided first game: each is given once, as soon as it applies."""

from __future__ import annotations

from kogge.engine.board import N_, Message, Tip, View

PHASE = {
    "family_card": N_("A high card brings votes and an early turn, but sends many members away for a week. You play each card once."),
    "vote": N_("Vote for what helps you more than the others. You have as many votes as the number on your family card."),
    "tie": N_("The vote is tied, and the mayor decides: that is you."),
    "recall": N_("Members who come home can work again this week. Bring as many as you can."),
    "draw_two": N_("Two resources for free: take them, even if you don’t need them yet."),
    "exchange": N_("Look at the relics first: which one do you want on Sunday, and in which currency is it paid?"),
    "market": N_("Two matching resources make a good. Each cube takes a member; keep some for Thursday and Friday."),
    "workshops": N_("Look at the ships first: which goods do they take? Orders above the bar are completed this week."),
    "loading": N_("Ships marked to sail pay tomorrow, the others later. Earn the currency of the relics you want."),
    "buying": N_("Now your money turns into points. Expensive relics are worth most, and a shrine doubles one relic of its city."),
    "enshrining": N_("In its shrine a relic counts double, but it stays there for good. Wait if you expect a better one."),
    "guarding": N_("Cards without a guard are removed tonight. Guard one that you can pay for next Sunday."),
}
FEW_MEMBERS = N_("You have few members at home. Keep some for the craftsmen and the harbour.")
HALF_TIME = N_("Half the game is over. Money alone scores nothing: which relics can you pay for?")
LAST_WEEK = N_("The last week: only goods that sail this Saturday still earn money, and Sunday is your last chance to buy relics.")
WINDOWS = N_("After this Sunday, the player with the most of a currency gets a window: 2 points. Count before you spend.")
OVER = N_("The table compares relics, shrines and windows. “Analyse this game” shows your best and worst moves.")
FEW = 4  # members at home on Wednesday


def coaching(view: View, seat: int) -> list[Tip]:
    """The tips for this moment, the most important one first."""
    phase, week = view["phase"], view["week"]
    if phase == "over":
        return [Tip("over", Message(OVER))]
    if view["seat"] != seat or phase not in PHASE:
        return []
    tips = {
        "last_week": (week == view["weeks"] and phase in ("family_card", "market", "workshops"), LAST_WEEK),
        "windows": (week == view["weeks"] and phase == "buying", WINDOWS),
        phase: (True, PHASE[phase]),
        "few_members": (phase == "market" and view["seats"][seat - 1]["supply"] <= FEW, FEW_MEMBERS),
        "half_time": (2 * week > view["weeks"] and phase == "family_card", HALF_TIME),
    }
    return [Tip(key, Message(message)) for key, (applies, message) in tips.items() if applies]
