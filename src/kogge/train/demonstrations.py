"""Games that a search plays against itself, kept for a net to learn from: what was seen, how often each move was tried, what came of it.

Any number of processes may write into one folder, each with a seed of its own. Needs no torch.
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
SEEDS = 1 << 20  # games of a seed; those of the next come after them
FIRST = 1 << 41  # far from the seeds of the games that are learned from, or measured with

Shown = dict[str, np.ndarray]
"""Decisions, one a row.

seen     what the seat observed, in half precision
facts    the options and the number of players
visits   how often the search tried each action
open     what the seat could do, eight actions a byte
shares   of the win, that seat first and the others clockwise after it
points   at the end, in the same order
players  how many they were
game     a number that the decisions of one game share
"""


def setting_shown(game: Game, number: int, default_share: float) -> GameConfig:
    """The setting of a game by its number: the default for a part of them, evenly among the others, which take every setting in turn."""
    defaults = int((number + 1) * default_share)
    if defaults > int(number * default_share):
        return GameConfig(game)
    every = all_configs(game)
    return every[(number - defaults) % len(every)]


def show_game(config: GameConfig, seed: int, simulations: int, guest: int | None = None, net: Net | None = None) -> Shown:
    """One game of the search against itself: of `hard`, or of `expert` with a net. A guest's seat (from 1) plays as that net would, or the
    game's own; what the search would do is kept there too, so that a net learns what to do where it gets itself."""
    match, game = Match(config, seed).resolve_chance(), config.game
    seats, most = config.players, game.players[-1]
    seeds = [int(stream(seed, seat, SEATS)) for seat in range(seats)]
    seen: list[np.ndarray] = []
    visits, opened, deciding = [], [], []
    while match.seat is not None:
        knowledge = Knowledge(match, seeds[match.seat - 1], len(seen))
        tried = np.zeros(game.n_actions, np.uint16)
        for action, count, _, _ in grow_trees(knowledge, ("simulations", simulations), net=net)[0].root_moves():
            tried[action] = min(count, 65_535)
        taken = int(tried.argmax())
        if match.seat == guest:
            logits = (net or net_for(config)).predict(knowledge.observation[None]).logits[0, knowledge.actions]
            taken = knowledge.actions[int(logits.argmax())]
        may = np.zeros(game.n_actions, np.bool_)
        may[knowledge.actions] = True
        seen.append(knowledge.observation.astype(np.float16))
        visits.append(tried)
        opened.append(np.packbits(may))
        deciding.append(match.seat - 1)
        match.play(match.loaded.move_texts[taken])
    clockwise = (np.array(deciding)[:, None] + np.arange(seats)) % seats
    shares, points = np.zeros((len(seen), most), np.float32), np.zeros((len(seen), most), np.float32)
    shares[:, :seats] = np.array(win_shares(game, match.loaded.box, match.rows))[clockwise]
    points[:, :seats] = np.array(match.points())[clockwise]
    return {
        "seen": np.array(seen), "facts": np.tile(facts_of(config), (len(seen), 1)), "visits": np.array(visits), "open": np.array(opened),
        "shares": shares, "points": points, "players": np.full(len(seen), seats), "game": np.full(len(seen), seed),
    }  # fmt: skip


def show(
    game: Game, folder: Path, seed: int, simulations: int, default_share: float, games: int | None = None, seconds: float | None = None,
    say: Callable[[str], None] = print, by_expert: bool = False, path: Path | None = None,
) -> int:  # fmt: skip
    """Play games until there are so many, or the time is over, and write them into a folder: games of `hard`, or of `expert` with the net
    of a path or the game's own. In every second one a seat is the net's, if there is one. Returns how many were played."""
    folder.mkdir(parents=True, exist_ok=True)
    began, kept, number, decisions = time.perf_counter(), [], 0, 0

    def is_enough() -> bool:
        return (games is not None and number >= games) or (seconds is not None and time.perf_counter() - began >= seconds)

    while not is_enough():
        config = setting_shown(game, number, default_share)
        net = net_for(config, path) if by_expert else None
        guest = number // 2 % config.players + 1 if number % 2 and (net or has_net(game)) else None
        kept.append(show_game(config, FIRST + seed * SEEDS + number, simulations, guest, net))
        number, decisions = number + 1, decisions + len(kept[-1]["seen"])
        if len(kept) == GAMES_A_FILE or is_enough():
            write_shown(folder / f"{seed}-{number}.npz", kept)
            kept = []
            say(f"{time.perf_counter() - began:7.1f} s  {number} games, {decisions} decisions of {game.title} shown")
    return number


def write_shown(path: Path, games: Sequence[Shown]) -> None:
    """Write some games into one file, which is there when it is whole."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, **{name: np.concatenate([one[name] for one in games]) for name in games[0]})  # type: ignore[arg-type]
    part.rename(path)


def read_shown(folder: Path, game: Game) -> Iterator[Shown]:
    """What lies in a folder, file by file; what does not fit the game is refused."""
    paths = sorted(folder.glob("*.npz"))
    if not paths:
        raise BadOption(f"Nothing is shown in {folder}: `kogge train {game.id} --demonstrate {folder}` makes games to learn from.")
    for path in paths:
        with np.load(path) as file:
            found = {name: file[name] for name in file.files}
        if found["seen"].shape[1] != game.obs_size or found["visits"].shape[1] != game.n_actions:
            raise BadOption(f"{path} shows another game than {game.title}, or other rules of it.")
        yield found
