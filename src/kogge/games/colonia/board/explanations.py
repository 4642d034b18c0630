"""What a move does, for hints and analyses, where the board itself foretells nothing or less. All of it follows from what the seat sees."""

from __future__ import annotations

from typing import Any

from kogge.engine.board import N_, NN_, Message, MovePreview, Term, View, view_after
from kogge.games.colonia.board.prompts import voted_on
from kogge.games.colonia.board.tooltips import for_zero
from kogge.games.colonia.board.words import city, currency, effect, good


def why(match: Any, move: str) -> MovePreview | None:
    """What an edict does and with how many votes, what an exchange, a choice or a draw brings, what a family card leaves."""
    verb, *words = move.split(" ")
    view = match.view(match.seat)
    if verb in ("yes", "no"):
        return MovePreview(of_vote(view, match.seat, verb))
    if verb == "card":
        return MovePreview(of_card(view, match.seat, int(words[0])))
    if verb in ("enshrine", "leave"):
        return MovePreview(of_shrine(view["enshrining"], words))
    if verb in ("exchange", "choose"):
        return MovePreview(of_screen(view_after(match, move)["seats"][match.seat - 1]["screen"], verb, words))
    if verb == "draw":
        return MovePreview(Message(N_("out of {bag} in the bag; only you see them"), {"bag": view["bag"]}))
    if verb == "skip":
        return MovePreview(Message(N_("nothing changes for you")))
    return None


def of_vote(view: View, seat: int, answer: str) -> Message:
    """C4.1, C4.2 What the edict does, and how much one's vote weighs; the mayor's word on a tie decides."""
    parts: dict[str, Any] = {"effect": effect(voted_on(view))}
    if view["phase"] == "tie":
        return Message(N_("passed: {effect}") if answer == "yes" else N_("rejected, and not voted on again"), parts)
    parts |= {"own": view["seats"][seat - 1]["votes"], "all": sum(one["votes"] for one in view["seats"])}
    if answer == "yes":
        return Message(N_("{own} of {all} votes for it: {effect}"), parts)
    return Message(N_("{own} of {all} votes against it: {effect}"), parts)


def of_card(view: View, seat: int, card: int) -> Message:
    """C3.2, C3.3 The members that stay at home, and the cards that are left for later weeks."""
    me = view["seats"][seat - 1]
    if zero := for_zero(view, card, seat):
        return zero
    n = me["supply"] - view["card_members"][str(card)]
    home = Term(NN_("{n} member stays at home", "{n} members stay at home"), None, {"n": n})
    left = [one for one in me["family_cards"] if one != card]
    return Message(N_("{home}; cards left: {cards}"), {"home": home, "cards": left}) if left else Message("{home}", {"home": home})


def of_shrine(bought: dict[str, Any], words: list[str]) -> Message:
    """C9.2, C9.3 What a relic counts in the shrine, or what may still go in."""
    parts = {"city": city(bought["city"]), "points": bought["points"]}
    if words:
        return Message(N_("it counts {double} instead of {points}"), {"points": words[0], "double": bought["in_shrine"][words[0]]})
    if bought["shrine"]:
        return Message(N_("only a relic of {city} bought later can go in"), parts)
    return Message(N_("it counts {points} for good, the shrine stays empty"), parts)


def of_screen(screen: dict[str, Any], verb: str, words: list[str]) -> Message:
    """C4, C1.2 The money or the goods that one has then."""
    if verb == "choose":
        return Message(N_("{amount} × {good} then"), {"amount": screen["goods"][words[0]], "good": good(words[0])})
    _amount, given, taken = words
    parts = {"amount": screen["money"][given], "given": currency(given), "more": screen["money"][taken], "taken": currency(taken)}
    return Message(N_("{amount} {given} and {more} {taken} then"), parts)
