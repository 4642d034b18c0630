"""Opponents play the seats that do not learn: bots by name, or your own callable that decides for many games at once.

>>> from kogge.envs.vector import Batch
>>> batch = Batch("speicherstadt", 64, players=3, opponents="random")
>>> against_two = Batch("speicherstadt", 64, players=3, opponents=["random", lambda batch, places: batch.masks[places].argmax(1)])
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from kogge.bots import bot_named
from kogge.bots.chance import SEATS, stream
from kogge.bots.knowledge import Bot, Knowledge
from kogge.bots.net import net_for
from kogge.bots.rules_of_thumb import RANDOM, RULE_OF_THUMB_LEVELS, bot_scratch_dtype, think_rule
from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.engine.errors import BadOption, IllegalMove, listed, quoted
from kogge.engine.match import Match
from kogge.engine.rule import entry_points


class GameBatch(Protocol):
    """The part of a batch of games (`vector.Batch`) that an opponent uses; a place is the index of a game in it."""

    config: GameConfig
    game: Game
    players: int
    engine: Any
    places: np.ndarray
    tables: np.ndarray
    seeds: np.ndarray
    turns: np.ndarray
    observations: np.ndarray
    """(games, obs_size): the observation of the seat to decide."""
    masks: np.ndarray
    """(games, n_actions): its legal actions."""
    seats: np.ndarray
    """(games,): the seat to decide, from 0."""


Opponent = Callable[[GameBatch, np.ndarray], Any]
"""Decides in some places of a batch: takes the batch and the indices of these places, returns an action for each."""
Opponents = str | Opponent | Sequence[str | Opponent]
"""One for all other seats, or one for each, clockwise from the learner."""


def opponent_named(opponent: str | Opponent) -> Opponent:
    """An opponent by a bot's name (`medium`, `net`, `net@FILE`, `hard@100`, `module:callable`); a callable is returned unchanged."""
    if not isinstance(opponent, str):
        if not callable(opponent):
            raise BadOption(f"An opponent is a bot's name or a callable, not {quoted(opponent)}.", code="bad_opponents", found=opponent)
        return opponent
    bot = bot_named(opponent)
    name, _, file = opponent.partition("@")
    if name in RULE_OF_THUMB_LEVELS:
        return functools.partial(by_rules_of_thumb, level=RULE_OF_THUMB_LEVELS.index(name))
    if name == "net":
        return NetOpponent(Path(file) if file else None)
    return functools.partial(one_by_one, bot=bot, name=opponent)


def checked_opponents(opponents: Opponents, players: int) -> tuple[list[Opponent], np.ndarray]:
    """The distinct opponents, and for each other seat, clockwise from the learner, the index of its opponent."""
    if not isinstance(opponents, (list, tuple)):
        return [opponent_named(opponents)], np.zeros(players - 1, np.int64)  # type: ignore[arg-type]
    if len(opponents) != players - 1:
        message = f"opponents is one opponent for all other seats, or a list of {players - 1}; this list has {len(opponents)}."
        raise BadOption(message, code="bad_opponents", found=opponents)
    known: dict[Any, Opponent] = {}
    names = [one if isinstance(one, str) else id(one) for one in opponents]
    for name, one in zip(names, opponents, strict=True):
        known.setdefault(name, opponent_named(one))
    return list(known.values()), np.array([list(known).index(name) for name in names], np.int64)


# rules of thumb, compiled


@functools.cache
def _think_in(game: Game) -> Callable[..., None]:
    think = think_rule(game)

    def think_in(boxes, rows, places, which, level, tables, thinkings, actions):  # type: ignore[no-untyped-def]
        """Write the action of a level in each place of `which`; the same as in a game of the arena with that seed."""
        scratch = thinkings[0]
        for k in range(which.shape[0]):
            place = places[which[k]]
            tables[0] = rows[which[k]]
            scratch.open = place.open
            for move in range(place.open):
                scratch.moves[move] = place.moves[move]
            actions[k] = place.moves[think(boxes[0], tables, level, place.seed, place.turn, scratch)]

    return entry_points(game, "envs", "bots")(think_in)


def by_rules_of_thumb(batch: GameBatch, places: np.ndarray, level: int) -> np.ndarray:
    """`random`, `beginner`, `easy` or `medium`, compiled."""
    actions = np.zeros(len(places), np.int64)
    if level == RANDOM:
        batch.engine.pick_seeded_moves(batch.places, places, actions)
    else:
        tables, thinkings = np.zeros(2, batch.game.Table), np.zeros(1, bot_scratch_dtype(batch.game))
        _think_in(batch.game)(batch.config.loaded.rows, batch.tables, batch.places, places, level, tables, thinkings, actions)
    return actions


# a net


class NetOpponent:
    """`net`: the most likely move of a net, for all places at once."""

    def __init__(self, path: Path | None = None):
        self.path = path

    def __call__(self, batch: GameBatch, places: np.ndarray) -> np.ndarray:
        """The actions."""
        return self.predict(batch, places)[0]

    def predict(self, batch: GameBatch, places: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The actions, and the win shares that the net expects, by place and seat."""
        prediction = net_for(batch.config, self.path).predict(batch.observations[places])
        actions = np.where(batch.masks[places], prediction.logits, -np.inf).argmax(1)
        clockwise = (np.arange(batch.players) - batch.seats[places][:, None]) % batch.players
        return actions, np.take_along_axis(prediction.shares, clockwise, 1)


# any bot


def one_by_one(batch: GameBatch, places: np.ndarray, bot: Bot, name: str) -> np.ndarray:
    """The actions of any bot, game by game."""
    config, actions = batch.config, np.zeros(len(places), np.int64)
    for k, place in enumerate(places):
        match = Match(config, 0)
        match._set_trusted_position(batch.tables[place : place + 1])
        seed = int(stream(int(batch.seeds[place]), int(batch.seats[place]), SEATS))
        knowledge = Knowledge(match, seed, int(batch.turns[place]))
        move = bot(knowledge)
        if move not in knowledge.moves:
            message = f"The bot {quoted(name)} answered {quoted(move)}; legal are {listed(knowledge.moves)}."
            raise IllegalMove(message, found=move, legal=knowledge.moves)
        actions[k] = config.loaded.actions[move]
    return actions
