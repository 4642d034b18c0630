"""What a move does, for hints and analyses: more than the board itself says of it, which shows most of this already."""

from __future__ import annotations

from typing import Any

from kogge.games.speicherstadt.board.sheets import bid_word
from kogge.kit.board import N_, NN_, Outlook, Saying


def why(match: Any, move: str) -> Outlook | None:
    """S3.6 What a card would cost whom; S3.14 what a delivery fills; S3.15, S3.17 what a sale brings; S3.19 what is lost."""
    verb, *words = move.split(" ")
    view = match.view(None)
    me = view["seats"][match.seat - 1]
    if verb == "bid":
        return Outlook(Saying("{then}", {"then": bid_word(view["row"][int(words[0]) - 1], match.seat)}))
    if verb == "deliver":
        return filled(me["contracts"][int(words[1]) - 1])
    if verb in ("sell", "trade"):
        return Outlook(Saying(NN_("{n} coin then", "{n} coins then"), {"n": me["coins"] + 1}))
    if verb == "done" and me["loose"]:
        return Outlook(Saying(NN_("{n} cube is lost", "{n} cubes are lost"), {"n": len(me["loose"])}))
    return None


def filled(contract: dict[str, Any]) -> Outlook:
    """S6.1 What is still missing then."""
    n, points = len(contract["missing"]) - 1, contract["worth"]
    if not n:
        return Outlook(Saying(N_("the contract is full: {points} points"), {"points": points}))
    return Outlook(Saying(NN_("{n} cube is missing then", "{n} cubes are missing then"), {"n": n}))
