"""The source of a dataset: games between bots, or records."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kogge.bots import bot_named
from kogge.engine.config import GameConfig
from kogge.engine.errors import BadOption, BadRecord, quoted
from kogge.engine.record import iter_record, read_text
from kogge.engine.validation import checked_first_seed, checked_whole
from kogge.games import game_by_id, game_config

MAX_GAMES = 10**8
PORTION, SLOW_PORTION = 256, 4
"""Games per portion, played side by side; fewer for bots that search."""
QUICK = ("random", "beginner", "easy", "medium", "net")
SUFFIX = ".kogge"


@dataclass(frozen=True)
class Games:
    """Games between bots: in game `n` (from 0), seat `i` (from 1) is played by bot `i + n - 1` in cyclic order. None: defaults.

    A bot is a level (`medium`, `net`, `hard@500`) or `module:callable`. The same seeds give the same games in any number of processes.
    """

    game: str
    bots: Sequence[str]
    games: int
    players: int | None = None
    options: Sequence[str] | None = None
    seed: int = 1
    box: str | Path | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.bots, (list, tuple)) or not self.bots or not all(isinstance(bot, str) for bot in self.bots):
            raise BadOption(f"bots is a list of names of bots, not {quoted(self.bots)}.", code="bad_bots", found=self.bots)
        for bot in self.bots:
            bot_named(bot)
        checked_whole(self.games, "games", most=MAX_GAMES)
        checked_first_seed(self.seed)
        self.config  # noqa: B018 (checks game, players, options and box)

    @functools.cached_property
    def config(self) -> GameConfig:
        """The game with its players, options and box."""
        return game_config(self.game, self.players, self.options, self.box)

    @property
    def portion(self) -> int:
        """The number of games per portion."""
        return PORTION if all(bot.partition("@")[0] in QUICK for bot in self.bots) else SLOW_PORTION

    def heading(self) -> dict[str, Any]:
        """Everything that determines the rows."""
        return {"made of": "games between bots", "bots": list(self.bots), "first seed": self.seed, "games": self.games}


@dataclass(frozen=True)
class Records:
    """Games from records, given by the paths of files or folders. All must have the same game, box, players and options.

    Use only records of people who agreed to it. Names of people are not stored.
    """

    files: Sequence[str | Path]

    def __post_init__(self) -> None:
        if not isinstance(self.files, (list, tuple)) or not all(isinstance(file, (str, Path)) for file in self.files):
            raise BadOption(f"files is a list of paths, not {quoted(self.files)}.", code="bad_records", found=self.files)
        self.config  # noqa: B018 (looks at every record's header)

    @functools.cached_property
    def paths(self) -> tuple[Path, ...]:
        """The paths of all records; those in a folder are sorted by name."""
        found: list[Path] = []
        for file in map(Path, self.files):
            found += sorted(file.glob(f"*{SUFFIX}")) if file.is_dir() else [file]
        if not found:
            raise BadOption("There is no record to make a dataset from.", code="bad_records", found=self.files)
        return tuple(found)

    @functools.cached_property
    def config(self) -> GameConfig:
        """The configuration that they share."""
        configs = [config_in(path) for path in self.paths]
        for path, config in zip(self.paths, configs, strict=True):
            if config != configs[0]:
                message = (
                    f"{path} has another game, box, number of players, options or rules than {self.paths[0]}; make one dataset for each."
                )
                raise BadOption(message, code="bad_records", found=path)
        return configs[0]

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.paths)

    @property
    def portion(self) -> int:
        """The number of games per portion."""
        return PORTION

    def heading(self) -> dict[str, Any]:
        """Everything that determines the rows."""
        digest = hashlib.sha256()
        for path in self.paths:
            digest.update(hashlib.sha256(read_text(path).encode()).digest())
        return {"made of": "records, without names", "records": digest.hexdigest(), "games": self.games}


Source = Games | Records


def checked_source(source: Any) -> Source:
    """Games or records."""
    if not isinstance(source, (Games, Records)):
        raise BadOption(f"A dataset is made of Games or of Records, not of {quoted(source)}.", found=source)
    return source


def config_in(path: Path) -> GameConfig:
    """The configuration in a record's header."""
    try:
        return next(iter_record(read_text(path), game_by_id, path.parent)).config
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}", code=error.code, found=path) from None
