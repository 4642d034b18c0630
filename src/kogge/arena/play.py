"""One game of the arena, from its first chance event to the result."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from kogge.arena.schedule import Pairing, Plan
from kogge.bots.agent import Agent
from kogge.bots.chance import SEATS, stream
from kogge.bots.knowledge import Bot, Knowledge, knowledge_for
from kogge.bots.rules_of_thumb import RULE_OF_THUMB_LEVELS
from kogge.engine.config import GameConfig
from kogge.engine.errors import IllegalMove, KoggeError
from kogge.engine.flow import win_shares
from kogge.engine.match import Match


class BotFailed(KoggeError):
    """A user's bot raised an exception, which is the cause of this one."""

    default_code = "bot_failed"


def play_pairing(plan: Plan, pairing: Pairing, compiled: bool = False, recorded: bool = False) -> dict[str, Any]:
    """Play one game. With `compiled`, a game between rules of thumb runs compiled: the same game, about a hundred times faster, but
    without a record."""
    if compiled and not recorded and all(bot in RULE_OF_THUMB_LEVELS for bot in pairing.seats):
        return _played_compiled(plan, pairing)
    bots = [(name, plan.bot(name)) for name in pairing.seats]
    agents = [bot for _, bot in bots if isinstance(bot, Agent)]
    try:
        match, seconds, decisions = play_out(plan.config, pairing.seed, bots, f"game {pairing.number}")
        for agent in agents:
            agent.end_game(match.points(), match.winners())
    finally:
        for agent in agents:
            agent.end_game()
    shares = win_shares(match.game, match.loaded.box, match.rows)
    result = _result(pairing, match.points(), shares) | {"seconds": [round(spent, 4) for spent in seconds], "decisions": decisions}
    if agents:
        result["agents"] = [bot.counts if isinstance(bot, Agent) else None for _, bot in bots]
    if recorded:
        match.names = ["agent" if isinstance(bot, Agent) else name for name, bot in bots]
        result["record"] = match.record()
    return result


def play_out(
    config: GameConfig,
    seed: int,
    bots: Sequence[tuple[str, Bot]],
    game_name: str,
    on_decision: Callable[[np.ndarray, int], None] = lambda rows, action: None,
) -> tuple[Match, list[float], list[int]]:
    """Play a game between bots, given as a pair of name and bot for each seat. Returns the match, and seconds and decisions by seat.

    `on_decision` is called at each decision with the table before it and the action. `game_name` is used in error messages.
    """
    match = Match(config, seed).resolve_chance()
    seeds = [int(stream(seed, seat, SEATS)) for seat in range(match.players)]
    seconds, decisions = [0.0] * match.players, [0] * match.players
    while match.seat is not None:
        seat = match.seat - 1
        name, bot = bots[seat]
        start = time.perf_counter()
        move = _answer(name, bot, knowledge_for(bot, match, seeds[seat], sum(decisions)), game_name)
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        try:
            before = match.rows.copy()
            match.play(move)
        except IllegalMove as error:
            message = f"The bot {name!r} broke the rules in {game_name}: {error}"
            raise IllegalMove(message, found=error.found, legal=error.legal) from None
        on_decision(before, match.loaded.actions[move])
    return match, seconds, decisions


def _answer(name: str, bot: Bot, knowledge: Knowledge, game_name: str) -> str:
    """The bot's move. An exception raised by a user's bot becomes a `BotFailed` with a one-sentence message."""
    try:
        return bot(knowledge)
    except KoggeError:
        raise
    except Exception as error:
        message = (
            f"The bot {name!r} failed in {game_name}, seat {knowledge.seat}, decision {knowledge.turn + 1}: {type(error).__name__}: {error}"
        )
        raise BotFailed(" ".join(message.split())) from error


def _result(pairing: Pairing, points: list[int], shares: list[float]) -> dict[str, Any]:
    return {"number": pairing.number, "seed": pairing.seed, "seats": list(pairing.seats), "points": points, "shares": shares}


def _played_compiled(plan: Plan, pairing: Pairing) -> dict[str, Any]:
    from kogge.bots.compiled import rule_of_thumb_games

    levels = [[RULE_OF_THUMB_LEVELS.index(bot) for bot in pairing.seats]]
    shares, points, _ = rule_of_thumb_games(plan.config, [pairing.seed], levels)
    return _result(pairing, points[0].tolist(), shares[0].tolist())
