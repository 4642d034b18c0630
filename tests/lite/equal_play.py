"""Prints what the engine of each game computes, one JSON line a game: run natively and as WebAssembly, both must print the same."""

from __future__ import annotations

import hashlib
import json

import numpy as np

import kogge
from kogge.analysis import rank_moves
from kogge.bots.compiled import Tree, bot_engine
from kogge.bots.hard import default_parameters, net_parameters
from kogge.bots.knowledge import Knowledge
from kogge.bots.net import net_for
from kogge.bots.rules_of_thumb import rules_of_thumb_for
from kogge.engine.compiled import random_games
from kogge.games import game_ids
from kogge.records import replay

SIMULATIONS, WITH_NET, GAMES = 2000, 400, 200


def computed(game: str) -> dict[str, object]:
    """Visits and sums of a search without and with a net, the tables of random games, a hint and a replay."""
    match = kogge.new(game, players=3, seed=5)
    config, found = match.config, {"game": game}
    for name, net, count in (("hard", None, SIMULATIONS), ("expert", net_for(config), WITH_NET)):
        knowledge = Knowledge(match, 1)
        tree = Tree(config, knowledge.rows, count, net)
        parameters = default_parameters(rules_of_thumb_for(config.game)) if net is None else net_parameters(net)
        tree.grow(bot_engine(config.game), knowledge.seat - 1, 7, parameters, count)
        found[name] = [tree.decisions, tree.root_moves()]
    rows = np.zeros(GAMES, config.game.Table)
    tally = random_games(config, 1, GAMES, rows)
    found["random games"] = [tally.decisions, tally.points.tolist(), hashlib.sha256(rows.tobytes()).hexdigest()]
    played = match.copy()
    while not played.is_over and len(played.lines) < 40:
        played.play(kogge.bots.choose(played, "medium", seed=2))
    found["replay"] = [repr(position.match().view()) for position in replay(played, compiled=True)][-1]
    found["hint"] = [[choice.move, choice.share] for choice in rank_moves(match, 20)]
    return found


for one in game_ids():
    print(json.dumps(computed(one)), flush=True)
