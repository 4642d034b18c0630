"""OpenSpiel's ISMCTS against our bots, at one table: `python examples/openspiel_bot.py hellweg`. Needs the extra `research`."""

from __future__ import annotations

import sys

import numpy as np
from open_spiel.python.algorithms import ismcts

import kogge
import kogge.bots
from kogge.envs.openspiel import RolloutEvaluator, state_of


def main(
    game: str = "speicherstadt", players: int | None = None, level: str = "medium", simulations: int = 200, seed: int = 7
) -> kogge.Match:
    """OpenSpiel's bot takes seat 1, ours all others; returns the finished match."""
    match = kogge.new(game, players=players, seed=seed)
    random = np.random.RandomState(seed)
    judge = RolloutEvaluator(1, seed)
    guest = ismcts.ISMCTSBot(state_of(match).get_game(), judge, uct_c=0.7, max_simulations=simulations, random_state=random)
    while match.seat is not None:
        if match.seat == 1:
            action = guest.step(state_of(match))
            match.play(match.loaded.move_texts[action])
        else:
            match.play(kogge.bots.choose(match, level, seed=int(random.randint(1 << 30))))
    print(f"points {match.points()}, won by seat {match.winners()}; seat 1 was OpenSpiel's ISMCTS, the others {level}")
    return match


if __name__ == "__main__":
    main(*sys.argv[1:2])
