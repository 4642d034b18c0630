"""Self-play games of a search, as training data for a net: observations, visits of each move, results.

Several processes may write into one folder, each with its own seed. Needs no torch.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np

from kogge.bots.chance import SEATS, stream
from kogge.bots.hard import grow_trees
from kogge.bots.knowledge import Knowledge
from kogge.bots.net import Net, has_net, net_for
from kogge.bots.weights import facts_of
from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.engine.errors import BadOption
from kogge.engine.flow import win_shares
from kogge.engine.match import Match
from kogge.train.configs import all_configs

GAMES_A_FILE = 8
SEEDS = 1 << 20  # game seeds per seed of a run
FIRST = 1 << 41  # far from the seeds used for training and measuring

Demonstration = dict[str, np.ndarray]
"""Decisions, one per row.

seen     the seat's observation in half precision
facts    the options and the number of players
visits   the search's visits of each action
open     the legal actions, eight per byte
shares   win shares, the deciding seat first, then clockwise
points   final points, in the same order
players  the number of players
game     a number for each game
"""


def config_of_game(game: Game, number: int, default_share: float) -> GameConfig:
    """The configuration of the number-th game: the default for `default_share` of the games, every configuration in turn for the rest."""
    defaults = int((number + 1) * default_share)
    if defaults > int(number * default_share):
        return GameConfig(game)
    every = all_configs(game)
    return every[(number - defaults) % len(every)]


def demonstrate_game(config: GameConfig, seed: int, simulations: int, net_seat: int | None = None, net: Net | None = None) -> Demonstration:
    """One self-play game of `hard`, or of `expert` with a net. At `net_seat` (from 1) the net's moves are played, but the search's visits
    are recorded, so that a net trained on them learns about the positions that its own play leads to (as in DAgger)."""
    match, game = Match(config, seed).resolve_chance(), config.game
    seats, most = config.players, game.players[-1]
    seeds = [int(stream(seed, seat, SEATS)) for seat in range(seats)]
    observations: list[np.ndarray] = []
    visits, opened, deciding = [], [], []
    while match.seat is not None:
        knowledge = Knowledge(match, seeds[match.seat - 1], len(observations))
        counts = np.zeros(game.n_actions, np.uint16)
        for action, count, _, _ in grow_trees(knowledge, ("simulations", simulations), net=net)[0].root_moves():
            counts[action] = min(count, 65_535)
        chosen = int(counts.argmax())
        if match.seat == net_seat:
            logits = (net or net_for(config)).predict(knowledge.observation[None]).logits[0, knowledge.actions]
            chosen = knowledge.actions[int(logits.argmax())]
        mask = np.zeros(game.n_actions, np.bool_)
        mask[knowledge.actions] = True
        observations.append(knowledge.observation.astype(np.float16))
        visits.append(counts)
        opened.append(np.packbits(mask))
        deciding.append(match.seat - 1)
        match.play(match.loaded.move_texts[chosen])
    clockwise = (np.array(deciding)[:, None] + np.arange(seats)) % seats
    shares, points = np.zeros((len(observations), most), np.float32), np.zeros((len(observations), most), np.float32)
    shares[:, :seats] = np.array(win_shares(game, match.loaded.box, match.rows))[clockwise]
    points[:, :seats] = np.array(match.points())[clockwise]
    n = len(observations)
    return {
        "seen": np.array(observations), "facts": np.tile(facts_of(config), (n, 1)), "visits": np.array(visits), "open": np.array(opened),
        "shares": shares, "points": points, "players": np.full(n, seats), "game": np.full(n, seed),
    }  # fmt: skip


def write_demonstration_games(
    game: Game, folder: Path, seed: int, simulations: int, default_share: float, games: int | None = None, seconds: float | None = None,
    say: Callable[[str], None] = print, by_expert: bool = False, path: Path | None = None,
) -> int:  # fmt: skip
    """Play a number of games, or for a time, and write them into a folder: games of `hard`, or of `expert` with the net at `path` or the
    game's own. In every second game a net plays one seat, if there is one. Returns the number of games."""
    folder.mkdir(parents=True, exist_ok=True)
    began, unwritten, number, decisions = time.perf_counter(), [], 0, 0

    def is_enough() -> bool:
        return (games is not None and number >= games) or (seconds is not None and time.perf_counter() - began >= seconds)

    while not is_enough():
        config = config_of_game(game, number, default_share)
        net = net_for(config, path) if by_expert else None
        net_seat = number // 2 % config.players + 1 if number % 2 and (net or has_net(game)) else None
        unwritten.append(demonstrate_game(config, FIRST + seed * SEEDS + number, simulations, net_seat, net))
        number, decisions = number + 1, decisions + len(unwritten[-1]["seen"])
        if len(unwritten) == GAMES_A_FILE or is_enough():
            write_demonstrations(folder / f"{seed}-{number}.npz", unwritten)
            unwritten = []
            say(f"{time.perf_counter() - began:7.1f} s  {number} games, {decisions} decisions of {game.title}")
    return number


def write_demonstrations(path: Path, games: Sequence[Demonstration]) -> None:
    """Write games into one file, atomically."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, **{name: np.concatenate([one[name] for one in games]) for name in games[0]})  # type: ignore[arg-type]
    part.rename(path)


def read_demonstrations(folder: Path, game: Game) -> Iterator[Demonstration]:
    """The demonstrations in a folder, file by file; those of another game are refused."""
    paths = sorted(folder.glob("*.npz"))
    if not paths:
        raise BadOption(f"There are no demonstrations in {folder}; `kogge train {game.id} --demonstrate {folder}` writes some.")
    for path in paths:
        with np.load(path) as file:
            found = {name: file[name] for name in file.files}
        if found["seen"].shape[1] != game.obs_size or found["visits"].shape[1] != game.n_actions:
            raise BadOption(f"{path} was made for another game than {game.title}, or for other rules.")
        yield found
