"""One game of the arena, from its first chance event to the result."""

from __future__ import annotations

import time
from typing import Any

from kogge.arena.schedule import Pairing, Plan
from kogge.bots.chance import SEATS, stream
from kogge.bots.knowledge import Knowledge
from kogge.bots.rules_of_thumb import RULE_OF_THUMB_LEVELS
from kogge.kit.errors import IllegalMove
from kogge.kit.flow import win_shares
from kogge.kit.match import Match


def play_pairing(plan: Plan, pairing: Pairing, compiled: bool = False) -> dict[str, Any]:
    """Play one game. Rules of thumb among themselves may play compiled: the same game, some hundred times faster."""
    if compiled and all(bot in RULE_OF_THUMB_LEVELS for bot in pairing.seats):
        return _played_compiled(plan, pairing)
    match = Match(plan.setting, pairing.seed).go_on()
    bots = [plan.bot(name) for name in pairing.seats]
    seeds = [int(stream(pairing.seed, seat, SEATS)) for seat in range(match.players)]
    seconds, decisions = [0.0] * match.players, [0] * match.players
    while match.seat is not None:
        seat = match.seat - 1
        start = time.perf_counter()
        move = bots[seat](Knowledge(match, seeds[seat], sum(decisions)))
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        try:
            match.play(move)
        except IllegalMove as error:
            said = f"The bot {pairing.seats[seat]!r} broke the rules in game {pairing.number}: {error}"
            raise IllegalMove(said, found=error.found, legal=error.legal) from None
    shares = win_shares(match.game, match.loaded.box, match.rows)
    return _result(pairing, match.points(), shares) | {"seconds": [round(spent, 4) for spent in seconds], "decisions": decisions}


def _result(pairing: Pairing, points: list[int], shares: list[float]) -> dict[str, Any]:
    return {"number": pairing.number, "seed": pairing.seed, "seats": list(pairing.seats), "points": points, "shares": shares}


def _played_compiled(plan: Plan, pairing: Pairing) -> dict[str, Any]:
    from kogge.bots.compiled import rule_of_thumb_games

    levels = [[RULE_OF_THUMB_LEVELS.index(bot) for bot in pairing.seats]]
    shares, points, _ = rule_of_thumb_games(plan.setting, [pairing.seed], levels)
    return _result(pairing, points[0].tolist(), shares[0].tolist())
