"""The benchmark of docs/agents.md: the win share of a bot or an agent, its rate of illegal answers, and the loss of its decisions.

    python -m kogge.agents.benchmark GAME --bots random,easy --games 40

The candidate plays one seat, `--opponent` all others. Every seed is played once from every seat, and all candidates play the same seeds.
The decision loss is the average win share that a decision loses, according to our analysis. It is measured on the same positions for all
candidates, from games among `medium` bots. A candidate's own games are unsuitable: in a lost game there is nothing left to lose, so a weak
candidate would have a small loss.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from kogge.analysis import rank_moves
from kogge.arena.play import play_out
from kogge.arena.ratings import win_share
from kogge.bots import Knowledge, bot_named, choose
from kogge.bots.agent import Agent
from kogge.engine.config import GameConfig
from kogge.engine.errors import KoggeError
from kogge.engine.flow import win_shares
from kogge.engine.match import Match
from kogge.engine.validation import checked_first_seed, checked_whole
from kogge.games import game_config

RESAMPLES = 2000
POSITION_INTERVAL = 29
"""Decisions from one reference position to the next."""
MAX_GAMES = 100_000


@dataclass(frozen=True)
class Row:
    """One candidate's line of the table. An interval is one of 95 %."""

    game: str
    bot: str
    opponent: str
    games: int
    win_share: float
    win_low: float
    win_high: float
    fair_share: float
    illegal_rate: float | None
    """The share of an agent's answers that were refused; None: the candidate is no agent, so its moves are always legal."""
    decisions: int
    """The positions on which the loss was measured."""
    loss: float | None
    loss_low: float | None
    loss_high: float | None


def benchmark(
    game: str,
    bot: str,
    opponent: str = "medium",
    games: int = 40,
    players: int | None = None,
    seed: int = 1,
    positions: int = 100,
    depth: int = 40,
    box: str | Path | None = None,
) -> Row:
    """Play one candidate against the opponent, and evaluate its decisions in some positions."""
    config, games = game_config(game, players, None, box), checked_whole(games, "games", 1, MAX_GAMES)
    checked_whole(positions, "positions", 0, MAX_GAMES)
    bot_named(bot)  # refuse a bad bot now rather than after some games
    bot_named(opponent)
    checked_first_seed(seed)
    played = [_play(config, bot, opponent, seed + number // config.players, number % config.players) for number in range(games)]
    shares = np.array(
        [win_shares(match.game, match.loaded.box, match.rows)[number % config.players] for number, (match, _) in enumerate(played)]
    )
    mean, low, high = win_share(shares, np.array([seed + number // config.players for number in range(games)]))
    losses: dict[int, list[float]] = {}
    for number, match in itertools.islice(reference_positions(config, seed), positions):
        losses.setdefault(number, []).append(_loss(match, bot, depth))
    counts = [one for _, one in played if one is not None]
    refused = sum(one["illegal"] + one["unreadable"] for one in counts) / max(1, sum(one["answers"] for one in counts))
    return Row(
        config.game.id,
        bot,
        opponent,
        games,
        mean,
        low,
        high,
        1 / config.players,
        refused if counts else None,
        sum(len(one) for one in losses.values()),
        *mean_loss(list(losses.values())),
    )


def _play(config: GameConfig, bot: str, opponent: str, seed: int, seat: int) -> tuple[Match, dict[str, int] | None]:
    """Play one game with the candidate at this seat (from 0). Returns the match and, for an agent, its counts."""
    candidate = bot_named(bot)
    others = bot_named(opponent)
    bots = [(bot, candidate) if at == seat else (opponent, others) for at in range(config.players)]
    try:
        match, _, _ = play_out(config, seed, bots, f"the game with seed {seed}, seat {seat + 1}")
    finally:
        if isinstance(candidate, Agent):
            candidate.end_game()
    return match, candidate.counts if isinstance(candidate, Agent) else None


def reference_positions(config: GameConfig, seed: int) -> Iterator[tuple[int, Match]]:
    """Every `POSITION_INTERVAL`-th decision of games among `medium` bots, with the number of the game."""
    for number in itertools.count():
        match = Match(config, f"positions {seed} {number}").resolve_chance()
        for turn in itertools.count(number % POSITION_INTERVAL):
            if match.seat is None:
                break
            if turn % POSITION_INTERVAL == 0:
                yield number, match
            match.play(choose(match, "medium", seed=turn))


def _loss(match: Match, bot: str, depth: int) -> float:
    """The win share that the candidate's decision loses in a position; the candidate does not know the moves before."""
    candidate = bot_named(bot)
    try:
        assert match.seat is not None
        move = candidate(Knowledge(match, len(match.lines), text=match.describe(match.seat)))
    finally:
        if isinstance(candidate, Agent):
            candidate.end_game()
    chosen = next(choice for choice in rank_moves(match, depth, also=[move]) if choice.move == move)
    return max(0.0, chosen.behind)


def mean_loss(losses: Sequence[Sequence[float]]) -> tuple[float | None, float | None, float | None]:
    """The mean loss per decision with its interval, resampled by games, since the decisions of a game are correlated."""
    games = [np.array(one) for one in losses if len(one)]
    if not games:
        return None, None, None
    mean = float(np.concatenate(games).mean())
    if len(games) == 1:
        return mean, None, None
    chance = np.random.default_rng(0)
    sums, counts = np.array([one.sum() for one in games]), np.array([len(one) for one in games])
    drawn = chance.integers(0, len(games), (RESAMPLES, len(games)))
    low, high = np.percentile(sums[drawn].sum(1) / counts[drawn].sum(1), [2.5, 97.5])
    return mean, float(low), float(high)


HEADINGS = "| game | bot | games | win share (95 %) | illegal answers | decision loss (95 %) | positions |\n|---|---|---|---|---|---|---|"


def markdown(row: Row) -> str:
    """A row of the table."""
    illegal = "never" if row.illegal_rate is None else f"{row.illegal_rate:.1%}"
    loss = "" if row.loss is None else f"{row.loss:.1%}"
    if row.loss_low is not None and row.loss_high is not None:
        loss += f" ({row.loss_low:.1%} to {row.loss_high:.1%})"
    wins = f"{row.win_share:.0%} ({row.win_low:.0%} to {row.win_high:.0%})"
    return f"| {row.game} | {row.bot} | {row.games} | {wins} | {illegal} | {loss} | {row.decisions} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the table, row by row as they are done."""
    parser = argparse.ArgumentParser("python -m kogge.agents.benchmark", description="How well a bot or an agent plays.")
    parser.add_argument("game")
    parser.add_argument("--bots", default="random,easy,medium,net,hard", help="the candidates, separated by commas")
    parser.add_argument("--opponent", default="medium")
    parser.add_argument("--games", type=int, default=40, help="games of each candidate; a multiple of the players is balanced")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--positions", type=int, default=100, help="positions on which the decision loss is measured")
    parser.add_argument("--depth", type=int, default=40, help="games simulated at each position of the analysis")
    parser.add_argument("--box", type=Path, help="a box file: an unseen variant")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args(arguments)
    try:
        if not options.json:
            print(HEADINGS, flush=True)
        for bot in [name.strip() for name in options.bots.split(",") if name.strip()]:
            row = benchmark(
                options.game,
                bot,
                options.opponent,
                options.games,
                options.players,
                options.seed,
                options.positions,
                options.depth,
                options.box,
            )
            print(json.dumps(asdict(row)) if options.json else markdown(row), flush=True)
    except KoggeError as error:
        sys.exit(f"kogge: {error}")


if __name__ == "__main__":
    main()
