"""Bots. A bot receives its seat's knowledge (`Knowledge`), never the match itself.

>>> import kogge, kogge.bots
>>> game = kogge.new("speicherstadt", players=3, seed=7)
>>> game.play(kogge.bots.choose(game, "medium", seed=1))

Reading order: knowledge, rules_of_thumb (each game has its own), search, weights, net, evaluator, compiled, hard; agent.
"""

from __future__ import annotations

import functools
import importlib
import secrets
from pathlib import Path

import numpy as np

from kogge.bots.knowledge import Bot, Knowledge, knowledge_for
from kogge.engine.chance import seed_number
from kogge.engine.errors import BadOption, quoted
from kogge.engine.match import Match, checked_match
from kogge.engine.record_view import record_view
from kogge.engine.validation import checked_seed, checked_whole
from kogge.games import game_by_id

__all__ = ["Bot", "Knowledge", "bot_named", "choose", "expected_points", "hints", "levels", "warm_up"]

LEVELS = ("random", "beginner", "easy", "medium", "net", "hard", "expert")
LEARNED = ("net", "expert")
DEFAULT_BUDGETS = {"hard": "200ms", "expert": "180ms"}
MAX_THREADS = 64  # each has its own tree and its own random stream

Budget = int | str
"""How long `hard` and `expert` think: a whole number of simulations, or a time like "200ms"."""


def levels(game: str | None = None) -> list[str]:
    """The built-in bots, weakest first. With a game, only the bots available for it: `net` and `expert` need a trained net.

    In most games `net` is weaker than `hard`, but not in all: see docs/strength.md.
    """
    if game is None:
        return list(LEVELS)
    from kogge.bots.net import has_net

    return [level for level in LEVELS if level not in LEARNED or has_net(game_by_id(game))]


def choose(match: Match, level: str | Bot = "medium", seed: int | str | None = None, budget: Budget | None = None, threads: int = 1) -> str:
    """The move that a bot chooses for the seat to decide.

    `level` is one of `levels()`, optionally with a budget after @ (`hard@200ms`, `hard@5000`, `expert@50ms`), or your own bot: a
    callable or its name, `module:callable`.
    The choice is reproducible with a seed, and for `hard` and `expert` with a fixed number of simulations and threads; with a time budget
    it is not.
    """
    bot = bot_named(level, budget, threads)
    knowledge = knowledge_for(bot, match, _seed_of(secrets.token_hex() if seed is None else seed))
    try:
        move = bot(knowledge)
    finally:
        if bot is not level and hasattr(bot, "end_game"):
            bot.end_game()
    if move not in knowledge.moves:
        raise BadOption(
            f"The bot {quoted(level)} answered {quoted(move)}, which is not among its legal moves.",
            code="illegal_answer",
            found=move,
            legal=knowledge.moves,
        )
    return move


def _seed_of(seed: int | str) -> int:
    if checked_seed(seed) is None:
        raise BadOption("A seed is a whole number or a text, not None.", code="bad_seed")
    return seed_number(seed)


def hints(match: Match, budget: Budget | None = None, seed: int | str = 0, threads: int = 1) -> list[tuple[str, float]]:
    """Every move of the seat to decide, best first, with the win share (0 to 1) that `hard` expects."""
    from kogge.bots.hard import evaluated_moves

    knowledge = Knowledge(match, _seed_of(seed))
    limit = checked_budget(DEFAULT_BUDGETS["hard"] if budget is None else budget)
    return evaluated_moves(knowledge, limit, checked_whole(threads, "threads", most=MAX_THREADS))


def expected_points(match: Match) -> list[float]:
    """The final points that each seat may expect, estimated by the rules of thumb; for use in your own bots."""
    from kogge.bots.rules_of_thumb import rules_of_thumb_for

    out = np.zeros(checked_match(match).players)
    rules_of_thumb_for(match.game).expected_points(match.loaded.box, record_view(match.rows), out)
    return out.tolist()


def warm_up(game: str) -> None:
    """Compile the search of `hard` and `expert`, or load it from the cache, so that the first move does not wait for it."""
    import kogge

    match = kogge.new(game, seed=0)
    for level in DEFAULT_BUDGETS.keys() & levels(game):
        choose(match, level, 0, 1)


def bot_named(level: str | Bot, budget: Budget | None = None, threads: int = 1) -> Bot:
    """A bot by its level, optionally with a budget after @, or by `module:callable`; a callable is returned unchanged.

    `net` and `expert` use the game's own net, or one from a file: `net@FILE`, `expert@50ms@FILE`.
    """
    threads = checked_whole(threads, "threads", most=MAX_THREADS)
    if not isinstance(level, str):
        if not callable(level):
            raise BadOption(f"A bot is a name or a callable, not {quoted(level)}.", code="no_such_bot", found=level, legal=LEVELS)
        return level
    if level.startswith(("agent:", "agent@")):
        from kogge.bots.agent import agent_named

        agent = agent_named(level)
        if agent is not None:
            return agent
    name, at, after = level.partition("@")
    if name == "net":
        from kogge.bots.net import net_bot

        return functools.partial(net_bot, path=Path(after) if at else None)
    if at and name not in DEFAULT_BUDGETS:
        raise BadOption(f"Only hard and expert take a budget, not {quoted(level)}.", code="no_such_bot", found=level, legal=LEVELS)
    after, has_file, file = after.partition("@") if name == "expert" else (after, "", "")
    limit = checked_budget(after if at else (DEFAULT_BUDGETS.get(name, "1") if budget is None else budget))
    if name == "hard":
        from kogge.bots.hard import hard_bot

        return functools.partial(hard_bot, budget=limit, threads=threads)
    if name == "expert":
        from kogge.bots.hard import expert_bot

        return functools.partial(expert_bot, budget=limit, threads=threads, path=Path(file) if has_file else None)
    if name in LEVELS:
        from kogge.bots.rules_of_thumb import rule_of_thumb_bot

        return functools.partial(rule_of_thumb_bot, level=LEVELS.index(name))
    return _own_bot(name)


def checked_budget(budget: Budget) -> tuple[str, float]:
    """A budget as ("simulations", number) or ("seconds", number)."""
    text = budget if isinstance(budget, str) else quoted(budget)
    number = text.removesuffix("ms")
    if isinstance(budget, bool) or not number.isdecimal() or len(number) > 10 or not 1 <= int(number) <= 10**9:
        message = f"A budget is a number of simulations like 2000 or a time like 200ms, not {quoted(budget)}."
        raise BadOption(message, code="bad_budget", found=budget)
    return ("seconds", int(number) / 1000) if text.endswith("ms") else ("simulations", int(number))


def _own_bot(name: str) -> Bot:
    module, colon, attribute = name.partition(":")
    if not colon or not module or not attribute:
        known = ", ".join(LEVELS)
        message = f"There is no bot {quoted(name)}; the levels are {known}, a bot of your own is module:callable."
        raise BadOption(message, code="no_such_bot", found=name, legal=LEVELS)
    try:
        bot: Bot = getattr(importlib.import_module(module), attribute)
    except Exception as error:  # a user's module may fail in any way
        message = f"The bot {quoted(name)} cannot be imported: {' '.join(str(error).split())}."
        raise BadOption(message, code="no_such_bot", found=name) from None
    if not callable(bot):
        raise BadOption(f"The bot {quoted(name)} is not callable.", code="no_such_bot", found=name)
    return bot


def bot_name(bot: str | Bot) -> str:
    """A bot's name; for a callable its module and qualified name."""
    if isinstance(bot, str):
        return bot
    named = bot if hasattr(bot, "__qualname__") else type(bot)
    return f"{named.__module__}:{named.__qualname__}"
