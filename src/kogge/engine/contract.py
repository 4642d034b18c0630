"""The interface of a game. Everything else (match, record, bots, arena, environments, web) is written once, for all games.

Seats count from 0 here and from 1 wherever a person reads them. `box` holds the printed components, `s` the state of the table;
`moves` and `event` are arrays of the caller, so that no rule allocates memory.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from kogge.engine.chance import random_start
from kogge.engine.default_view import draw_plainly
from kogge.engine.layout import Layout
from kogge.engine.rule import COMPILED, cache_folder, compiled_on_call, rule

MAX_PLAYERS = 8
"""The most players a game may have: the site has colours and signs for eight seats, and the smallest share of a win is 1/8."""

CHANCE = -1
"""`to_move` returns this when a chance event is next."""

Event = np.ndarray
"""A chance event: `event_size` small integers; each game's chance file documents their meaning."""


@rule
def reseed(box, s, seat, seed):
    """The `resample_hidden` of a game without hidden information: it only reseeds chance."""
    s.chance = random_start(seed, 1 + seat)


@rule
def no_secret_round(s):
    """The `secret_round` of a game without secret choices."""
    return 0


@rule
def no_forced_move_reveals(s):
    """The `forced_move_reveals` of a game in which legal moves do not depend on hidden information."""
    return False


@rule
def no_tie_break(box, s, out):
    """The `tie_break` of a game in which players with equal points share the win."""
    out[:] = 0


def seen_by_all(words: list[str]) -> int | None:
    """The `seen_by` of a game in which everyone sees every chance event."""
    return None


def first_word(words: list[str]) -> str:
    """The default `public_event`: only the kind of event."""
    return words[0]


def nothing_concealed(box: Any, s: Any, words: list[str]) -> bool:
    """The `is_concealed` of a game in which every past chance event stays public."""
    return False


def unredacted(tables: np.ndarray, at: int) -> np.ndarray:
    """The `redact_history` of a game in which nothing is concealed."""
    return tables[at : at + 1]


RULES = (
    *("setup", "is_over", "to_move", "legal", "step", "draw_event", "may_happen", "happen", "points", "tie_break"),
    *("observe", "resample_hidden", "secret_round", "forced_move_reveals"),
)
"""The functions of a game that run both interpreted and compiled."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """One game: its sizes, its rules (compilable) and its words (plain Python)."""

    id: str
    package: str
    """The game's Python package, which may contain the optional parts `rules_of_thumb` and `board`."""
    title: str
    players: range
    default_players: int
    options: dict[str, str] = field(default_factory=dict)
    """Option name to a sentence that describes it; bit i of `options` in `setup` is the i-th of them."""
    default_options: tuple[str, ...] = ()
    folder: Path

    Box: np.dtype
    Table: np.dtype
    n_actions: int
    event_size: int
    obs_size: int

    # rules: interpreted and compiled
    setup: Callable[..., None]
    """setup(box, s, players, options, seed): the table before the first chance event."""
    is_over: Callable[..., bool]
    """is_over(s)"""
    to_move: Callable[..., int]
    """to_move(s): the seat to decide, or CHANCE."""
    legal: Callable[..., int]
    """legal(box, s, moves): write the legal actions in ascending order, return how many; at least one while a seat is to decide."""
    step: Callable[..., None]
    """step(box, s, action): carry out one decision, up to the next decision or chance event."""
    draw_event: Callable[..., None]
    """draw_event(box, s, event): draw the chance event that is due; changes nothing but `s.chance`."""
    may_happen: Callable[..., bool]
    """may_happen(box, s, event): is this chance event possible now?"""
    happen: Callable[..., None]
    """happen(box, s, event): apply a chance event."""
    points: Callable[..., None]
    """points(box, s, out): points by seat: the current score during play, the final one at the end."""
    tie_break: Callable[..., None] = no_tie_break
    """tie_break(box, s, out): a number for each seat; of seats with equal points the greatest number wins; equal numbers share the win."""
    observe: Callable[..., None]
    """observe(box, s, seat, out): the seat's observation, `obs_size` float32 numbers, its own seat first."""
    layout: Layout | None = None
    """The meaning of these numbers, block by block (engine/layout.py); None: not declared."""
    resample_hidden: Callable[..., None] = reseed
    """resample_hidden(box, s, seat, seed): redeal what the seat cannot know, consistent with what it knows, and reseed chance."""
    secret_round: Callable[..., int] = no_secret_round
    """secret_round(s): the number of the current round of simultaneous secret choices, 0 if there is none."""
    forced_move_reveals: Callable[..., bool] = no_forced_move_reveals
    """forced_move_reveals(s): does hidden information decide whether the seat to move has a choice? Then a forced move reveals it."""

    # words
    read_box: Callable[..., None]
    """read_box(toml, box): validate a parsed box file and write it into a record."""
    move_text: Callable[[Any, int], str]
    """move_text(box, action): the action in the notation of RULES.md, '' if this box has no such action."""
    event_text: Callable[[Any, Any, Event], str]
    """event_text(box, s, event): the chance event as in a record, without '* '; `s` is the table before it happens."""
    read_event: Callable[[Any, Any, list[str], Event], bool]
    """read_event(box, s, words, event): parse an event; False if these words are no event of this game."""
    events_due: Callable[[Any, Any], list[str]]
    """events_due(box, s): the chance events possible now, in notation; as a pattern where there are too many to list."""
    event_parts: Callable[[Any, Any, list[str]], dict[str, str]] | None = None
    """event_parts(box, s, words): for entering a chance event by hand in parts, such as die by die. Given the words entered so far, it
    maps each part that may follow to the event with that part added; {} once the event is complete. The parts may include some that only
    hidden information rules out. None: every event is entered in one part."""
    seen_by: Callable[[list[str]], int | None] = seen_by_all
    """seen_by(words): the only seat (from 1) that sees the outcome of this chance event; None: everyone does."""
    public_event: Callable[[list[str]], str] = first_word
    """public_event(words): the public part of a chance event that only one seat sees; the others read it with a question mark after it."""
    is_concealed: Callable[[Any, Any, list[str]], bool] = nothing_concealed
    """is_concealed(box, s, words): is this past chance event hidden again from everybody while the game runs? Only the site hides such
    events; the record and the views of a `Match` contain them."""
    redact_history: Callable[[np.ndarray, int], np.ndarray] = unredacted
    """redact_history(tables, at): table number `at` of a running game (the last one is the current one), without concealed information."""
    view: Callable[[Any, Any, int | None], Mapping[str, Any]]
    """view(box, s, seat): everything this seat (None: a spectator) may know, as plain dict, list, int, str."""
    draw: Callable[..., Any] = draw_plainly
    """draw(view, names): the table for a terminal, as something rich can print."""
    check_position: Callable[[Any, Any], str] | None = None
    """check_position(box, s): what is wrong with a position set by hand, or ''; every field is in its range (engine/position_check.py)."""
    conserved: Callable[[Any, Any], dict[str, int]] | None = None
    """conserved(box, s): totals that no move and no chance event changes, such as the number of coins, by name."""

    rules_version: int = 1
    """The version of the rules; records of other versions are refused."""
    waits_by_phase: bool = False
    """On a GPU, is this game faster if threads wait for each other at each change of `s.phase`? (docs/gpu.md)"""

    def __post_init__(self) -> None:
        """Check the number of players and the layout; in the compiled test run, replace the rules by compiled ones."""
        if not 1 <= self.players[0] <= self.players[-1] <= MAX_PLAYERS:
            raise ValueError(f"{self.title}: a game has 1 to {MAX_PLAYERS} players, not {self.players[0]} to {self.players[-1]}.")
        if self.layout is not None and self.layout.size != self.obs_size:
            raise ValueError(f"{self.title}: the layout has {self.layout.size} numbers, an observation {self.obs_size}.")
        if COMPILED:
            for name in RULES:
                object.__setattr__(self, name, compiled_on_call(getattr(self, name), lambda: cache_folder(self)))

    def option_bits(self, options: tuple[str, ...]) -> int:
        """The options as the bit set that `setup` takes."""
        names = list(self.options)
        return sum(1 << names.index(option) for option in options)

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled_game, (self.package,)

    def part(self, name: str) -> ModuleType | None:
        """An optional module of the game's package; None if the game does not have it."""
        module = f"{self.package}.{name}"
        return importlib.import_module(module) if importlib.util.find_spec(module) else None


def _unpickled_game(package: str) -> Game:
    """A game is pickled as the name of its package; there is one object of each."""
    game: Game = importlib.import_module(package).GAME
    return game
