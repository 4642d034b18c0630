"""One game of the arena, from its first chance event to the result."""

from __future__ import annotations

import time
from typing import Any

import kogge
from kogge.arena.schedule import Pairing, Plan
from kogge.bots import bot_named
from kogge.bots.chance import SEATS, stream
from kogge.bots.knowledge import Knowledge
from kogge.bots.thumbs import THUMB_LEVELS
from kogge.games import game_by_id
from kogge.kit.boxes import load_box
from kogge.kit.errors import IllegalMove
from kogge.kit.flow import win_shares


def play_pairing(plan: Plan, pairing: Pairing, compiled: bool = False) -> dict[str, Any]:
    """Play one game. Rules of thumb among themselves may play compiled: the same game, some hundred times faster."""
    if compiled and all(bot in THUMB_LEVELS for bot in pairing.seats):
        return _played_compiled(plan, pairing)
    match = kogge.new(plan.game, plan.players, pairing.seed, plan.options, plan.box)
    bots = [_bot(name) for name in pairing.seats]
    seeds = [int(stream(pairing.seed, seat, SEATS)) for seat in range(plan.players)]
    seconds, decisions = [0.0] * plan.players, [0] * plan.players
    while match.seat is not None:
        seat = match.seat - 1
        start = time.perf_counter()
        move = bots[seat](Knowledge(match, seeds[seat], sum(decisions)))
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        try:
            match.play(move)
        except IllegalMove as error:
            raise IllegalMove(f"The bot {pairing.seats[seat]!r} broke the rules in game {pairing.number}: {error}") from None
    shares = win_shares(match.game, match.loaded.box, match.rows)
    return _result(pairing, match.points(), shares) | {"seconds": [round(spent, 4) for spent in seconds], "decisions": decisions}


def _bot(name: str) -> Any:
    level, _, budget = name.partition("@")
    return bot_named(level, budget or None)


def _result(pairing: Pairing, points: list[int], shares: list[float]) -> dict[str, Any]:
    return {"number": pairing.number, "seed": pairing.seed, "seats": list(pairing.seats), "points": points, "shares": shares}


def _played_compiled(plan: Plan, pairing: Pairing) -> dict[str, Any]:
    from kogge.bots.compiled import thumb_games

    game = game_by_id(plan.game)
    levels = [[THUMB_LEVELS.index(bot) for bot in pairing.seats]]
    shares, points, _ = thumb_games(game, load_box(game, plan.box), plan.players, plan.options, [pairing.seed], levels)
    return _result(pairing, points[0].tolist(), shares[0].tolist())
