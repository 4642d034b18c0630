"""Opponents. Each is handed what its seat knows, never the game itself.

>>> import kogge, kogge.bots
>>> game = kogge.new("speicherstadt", players=3, seed=7)
>>> game.play(kogge.bots.choose(game, "medium", seed=1))

Reading order: knowledge, thumbs (each game has its own rules_of_thumb), search, hard, compiled.
"""

from __future__ import annotations

import functools
import importlib
import secrets
from collections.abc import Sequence

import numpy as np

from kogge.bots.knowledge import Bot, Knowledge
from kogge.kit.chance import seed_number
from kogge.kit.errors import BadOption
from kogge.kit.match import Match
from kogge.kit.sheet import sheet

__all__ = ["Bot", "Knowledge", "bot_named", "choose", "expected_points", "hints", "levels", "warm_up"]

LEVELS = ("random", "easy", "medium", "hard")
DEFAULT_BUDGET = "200ms"

Budget = int | str
"""How long `hard` thinks: a whole number of simulations, or a time like "200ms"."""


def levels() -> list[str]:
    """The built-in bots, weakest first."""
    return list(LEVELS)


def choose(match: Match, level: str = "medium", seed: int | str | None = None, budget: Budget | None = None, threads: int = 1) -> str:
    """The move that a bot takes for the seat to decide.

    `level` is one of `levels()`, with a budget after @ if wanted (`hard@200ms`, `hard@5000`), or `module:callable` of a bot of your own.
    The same seed, and for `hard` the same number of simulations and threads, gives the same move; a time budget does not promise that.
    """
    name, _, after = level.partition("@")
    bot = bot_named(name, after or budget, threads)
    number = seed_number(secrets.token_hex() if seed is None else seed)
    knowledge = Knowledge(match, number)
    move = bot(knowledge)
    if move not in knowledge.moves:
        raise BadOption(f"The bot {level!r} answered {move!r}, which is not among its legal moves.")
    return move


def hints(match: Match, budget: Budget | None = None, seed: int | str = 0, threads: int = 1) -> list[tuple[str, float]]:
    """Every move of the seat to decide, best first, with the share of the win that `hard` expects of it (0 to 1)."""
    from kogge.bots.hard import weighed_moves

    knowledge = Knowledge(match, seed_number(seed))
    return weighed_moves(knowledge, checked_budget(DEFAULT_BUDGET if budget is None else budget), threads)


def expected_points(match: Match) -> list[float]:
    """The final points each seat of this table may expect, as the rules of thumb see it: for bots of your own, on games they imagine."""
    from kogge.bots.thumbs import thumbs_of

    out = np.zeros(match.players)
    thumbs_of(match.game).promise(match.loaded.box, sheet(match.rows), out)
    return out.tolist()


def warm_up(game: str) -> None:
    """Compile `hard` for a game, or take it from the cache, so that its first move does not wait for that."""
    import kogge

    hints(kogge.new(game, seed=0), 1)


def bot_named(name: str, budget: Budget | None = None, threads: int = 1) -> Bot:
    """A bot by its level, or by `module:callable`."""
    if name == "hard":
        from kogge.bots.hard import hard_bot

        return functools.partial(hard_bot, budget=checked_budget(DEFAULT_BUDGET if budget is None else budget), threads=threads)
    if name in LEVELS:
        from kogge.bots.thumbs import thumb_bot

        return functools.partial(thumb_bot, level=LEVELS.index(name))
    return _own_bot(name)


def checked_budget(budget: Budget) -> tuple[str, float]:
    """A budget as ("simulations", number) or ("seconds", number)."""
    text = str(budget)
    number = text.removesuffix("ms")
    if isinstance(budget, bool) or not number.isdecimal() or not 1 <= int(number) <= 10**9:
        raise BadOption(f"A budget is a number of simulations like 2000 or a time like 200ms, not {budget!r}.")
    return ("seconds", int(number) / 1000) if text.endswith("ms") else ("simulations", int(number))


def _own_bot(name: str) -> Bot:
    module, colon, attribute = name.partition(":")
    if not colon or not module or not attribute:
        raise BadOption(f"There is no bot {name!r}; the levels are {', '.join(LEVELS)}, a bot of your own is module:callable.")
    try:
        bot = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadOption(f"The bot {name!r} cannot be imported: {error}.") from None
    if not callable(bot):
        raise BadOption(f"The bot {name!r} is not callable.")
    return bot


def checked_bots(names: Sequence[str]) -> list[str]:
    """Bot names as the arena and the terminal take them; a wrong one is refused now rather than in the middle of a game."""
    for name in names:
        level, _, budget = name.partition("@")
        if budget and level != "hard":
            raise BadOption(f"Only hard takes a budget, not {name!r}.")
        bot_named(level, budget or None)
    return list(names)
