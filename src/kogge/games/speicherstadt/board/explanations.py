"""Explanations: the effects of moves, for hints and analyses, in addition to the previews on the board."""

from __future__ import annotations

from typing import Any

from kogge.engine.board import N_, NN_, Message, MovePreview, Term, View, view_after
from kogge.games.speicherstadt.board.tooltips import bid_word, worth
from kogge.games.speicherstadt.board.words import good


def explain(match: Any, move: str) -> MovePreview | None:
    """S3.6 The cost of a card for each player; S3.14 what a delivery fills; S3.15, S3.17 what a sale brings; S3.19 what is lost."""
    verb, *words = move.split(" ")
    view = match.view(None)
    me = view["seats"][match.seat - 1]
    if verb == "bid":
        return bid(view, view["row"][int(words[0]) - 1], match.seat)
    if verb == "deliver":
        return filled(me["contracts"][int(words[1]) - 1])
    if verb in ("sell", "trade"):
        return MovePreview(Message(NN_("you’d have {n} coin", "you’d have {n} coins"), {"n": me["coins"] + 1}))
    if verb == "done" and me["loose"]:
        return MovePreview(Message(NN_("discards {n} cube", "discards {n} cubes"), {"n": len(me["loose"])}))
    if verb == "done":
        return MovePreview(Message(N_("nothing is wasted")))
    if verb in ("house", "warehouse", "discard", "swap"):
        return stored(view_after(match, move), match.seat, verb, words[-1])
    return None


def bid(view: View, lot: dict[str, Any], seat: int) -> MovePreview:
    """The value of the card for a seat, and its cost for each player."""
    now, then = worth(view, lot["card"], seat), bid_word(lot, seat)
    if now is None:
        return MovePreview(Message("{then}", {"then": then}))
    return MovePreview(Message("{worth} · {then}", {"worth": Term(now.message, None, now.parts), "then": then}))


def filled(contract: dict[str, Any]) -> MovePreview:
    """S6.1 What is still missing then."""
    n, points = len(contract["missing"]) - 1, contract["worth"]
    if not n:
        return MovePreview(Message(N_("completes the contract: {points} points"), {"points": points}))
    return MovePreview(Message(NN_("{n} cube still missing", "{n} cubes still missing"), {"n": n}))


def stored(after: View, seat: int, verb: str, name: str) -> MovePreview:
    """S3.16, S3.18 What a cube is kept for, what it makes room for, or where it can go; and what lies on the quay then."""
    me = after["seats"][seat - 1]
    if verb == "discard":
        return MovePreview(Message(N_("makes room for {goods}"), {"goods": [good(one) for one in me["loose"]]}))
    if verb == "swap":
        then = use_of(me, name)
    elif verb == "house":
        then = Term(N_("saved for later rounds"))
    else:
        then = Term(NN_("{n} point in the warehouse", "{n} points in the warehouse"), None, {"n": me["counts"]["warehouse"]})
    return MovePreview(Message("{then} · {quay}", {"then": then, "quay": on_the_quay(me)}))


def use_of(me: dict[str, Any], name: str) -> Term:
    """S3.14, S3.15 Where a cube can go."""
    lacking = [number for number, contract in enumerate(me["contracts"], 1) if name in contract["missing"]]
    if lacking:
        return Term(N_("contract {number} needs {good}"), None, {"number": lacking[0], "good": good(name)})
    if name in me["traders"]:
        return Term(N_("your trader buys {good}"), None, {"good": good(name)})
    return Term(N_("none of your contracts or traders needs {good}"), None, {"good": good(name)})


def on_the_quay(me: dict[str, Any]) -> Term:
    """S3.19 The cubes that are lost if they stay there."""
    if not me["loose"]:
        return Term(N_("empties the quay"))
    return Term(NN_("leaves {n} cube on the quay", "leaves {n} cubes on the quay"), None, {"n": len(me["loose"])})
