"""What a game must offer. Everything else (match, record, bots, arena, environments, web) is written once, for all games.

Seats count from 0 here and from 1 wherever a person reads them. `box` is what is printed on cardboard, `s` what lies on the table;
`moves` and `event` are scratch arrays of the caller, so that no rule ever allocates memory.
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
from kogge.engine.rule import COMPILED, cache_folder, called_compiled, rule

MAX_PLAYERS = 8
"""No game may have more: so many seats have a colour, a sign and a name, and so many can share a win that is counted in whole parts."""

CHANCE = -1
"""`to_move` answers this when the next thing to happen is a chance event."""

Event = np.ndarray
"""A chance outcome: `event_size` small integers, whose meaning each game's chance file gives."""


@rule
def reseed(box, s, seat, seed):
    """The `resample_hidden` of a game that hides nothing but what is to come: only chance starts anew."""
    s.chance = random_start(seed, 1 + seat)


@rule
def no_secret_round(s):
    """The `secret_round` of a game without secret choices."""
    return 0


@rule
def no_forced_move_reveals(s):
    """The `forced_move_reveals` of a game in which nothing that decides over a move is hidden."""
    return False


@rule
def no_tie_break(box, s, out):
    """The `tie_break` of a game in which those with equal points share the win."""
    out[:] = 0


def seen_by_all(words: list[str]) -> int | None:
    """The `seen_by` of a game in which everyone sees every chance event."""
    return None


def first_word(words: list[str]) -> str:
    """The `public_event` of a game that does not say more: what kind of event it is."""
    return words[0]


def nothing_concealed(box: Any, s: Any, words: list[str]) -> bool:
    """The `is_concealed` of a game in which everyone may look again at all that chance has brought."""
    return False


def unredacted(moments: np.ndarray, at: int) -> np.ndarray:
    """The `redact_history` of such a game."""
    return moments[at : at + 1]


RULES = (
    *("setup", "is_over", "to_move", "legal", "step", "draw_event", "may_happen", "happen", "points", "tie_break"),
    *("observe", "resample_hidden", "secret_round", "forced_move_reveals"),
)
"""What of a game is interpreted and compiled."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """One game: its sizes, its rules (compilable) and its words (plain Python)."""

    id: str
    package: str
    """The package this game is: where its optional parts `rules_of_thumb` and `board` are looked for."""
    title: str
    players: range
    default_players: int
    options: dict[str, str] = field(default_factory=dict)
    """Option name to a sentence saying what it does; bit i of `options` in `setup` is the i-th of them."""
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
    """draw_event(box, s, event): chance picks what happens; changes nothing but `s.chance`."""
    may_happen: Callable[..., bool]
    """may_happen(box, s, event): could chance bring this now?"""
    happen: Callable[..., None]
    """happen(box, s, event): carry it out."""
    points: Callable[..., None]
    """points(box, s, out): points by seat, as the rules count them during play and at the end."""
    tie_break: Callable[..., None] = no_tie_break
    """tie_break(box, s, out): among equal points the greater number wins; still equal, the win is shared."""
    observe: Callable[..., None]
    """observe(box, s, seat, out): `obs_size` float32 numbers, only what the seat may know, the seat itself first."""
    layout: Layout | None = None
    """What these numbers are, block by block (engine/layout.py); None: the game does not say."""
    resample_hidden: Callable[..., None] = reseed
    """resample_hidden(box, s, seat, seed): deal what the seat cannot know anew, consistent with what it does know, and reseed chance."""
    secret_round: Callable[..., int] = no_secret_round
    """secret_round(s): 0, or, while choices are made in secret to be revealed together, a number that names this round of choices."""
    forced_move_reveals: Callable[..., bool] = no_forced_move_reveals
    """forced_move_reveals(s): could what others cannot know decide whether the seat to decide has a choice? Then a forced move tells."""

    # words
    read_box: Callable[..., None]
    """read_box(toml, box): check a parsed box file and lay it into a record."""
    move_text: Callable[[Any, int], str]
    """move_text(box, action): the action in the notation of RULES.md, '' if this box has no such action."""
    event_text: Callable[[Any, Any, Event], str]
    """event_text(box, s, event): the chance event as in a record, without '* '; `s` is the table before it happens."""
    read_event: Callable[[Any, Any, list[str], Event], bool]
    """read_event(box, s, words, event): the other way; False if these words are no event of this game."""
    events_due: Callable[[Any, Any], list[str]]
    """events_due(box, s): what chance could bring now, as notation or, where that would be endless, as a pattern."""
    event_parts: Callable[[Any, Any, list[str]], dict[str, str]] | None = None
    """event_parts(box, s, words): for whoever tells chance by hand, where an event is told part by part, die by die: after these words of
    the event that is due, each part that may follow, and the event as far as it is told then, in notation; {} once it is whole. What
    cannot come for reasons that are hidden may be among them. None: every event is told at once."""
    seen_by: Callable[[list[str]], int | None] = seen_by_all
    """seen_by(words): the one seat (from 1) that sees what this chance event brings, None if everyone does."""
    public_event: Callable[[list[str]], str] = first_word
    """public_event(words): what the others may read of a chance event that one seat alone sees; they read a question mark after it."""
    is_concealed: Callable[[Any, Any, list[str]], bool] = nothing_concealed
    """is_concealed(box, s, words): is this past chance event hidden again from everybody while the game runs? The site asks this; a
    program's own record and view of a match contain everything."""
    redact_history: Callable[[np.ndarray, int], np.ndarray] = unredacted
    """redact_history(moments, at): table number `at` of a running game (the present one is last) without what is concealed again."""
    view: Callable[[Any, Any, int | None], Mapping[str, Any]]
    """view(box, s, seat): all that this seat (None: a spectator) may know, as plain dict, list, int, str."""
    draw: Callable[..., Any] = draw_plainly
    """draw(view, names): the table for a terminal, as something rich can print."""
    check_position: Callable[[Any, Any], str] | None = None
    """check_position(box, s): what is wrong with a position set by hand whose fields are all in range (engine/positions.py), or ''."""
    counted: Callable[[Any, Any], dict[str, int]] | None = None
    """counted(box, s): by name, numbers that no move and no chance event ever changes, such as all the coins there are."""

    rules_version: int = 1
    """The version of the rules that a record is played by; a record of another one is refused."""
    waits_by_phase: bool = False
    """On a GPU, do the threads that play this game go faster if they wait for each other at each change of `s.phase`? (docs/gpu.md)"""

    def __post_init__(self) -> None:
        """A game for more players than there are colours, or whose layout does not fit, is refused as soon as it is made."""
        if not 1 <= self.players[0] <= self.players[-1] <= MAX_PLAYERS:
            raise ValueError(f"{self.title}: a game has 1 to {MAX_PLAYERS} players, not {self.players[0]} to {self.players[-1]}.")
        if self.layout is not None and self.layout.size != self.obs_size:
            raise ValueError(f"{self.title}: the layout has {self.layout.size} numbers, an observation {self.obs_size}.")
        if COMPILED:
            for name in RULES:
                object.__setattr__(self, name, called_compiled(getattr(self, name), lambda: cache_folder(self)))

    def option_bits(self, options: tuple[str, ...]) -> int:
        """The options as the bits `setup` takes."""
        names = list(self.options)
        return sum(1 << names.index(option) for option in options)

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_of, (self.package,)

    def part(self, name: str) -> ModuleType | None:
        """A part that not every game has, a module of its package; None if this one has none."""
        module = f"{self.package}.{name}"
        return importlib.import_module(module) if importlib.util.find_spec(module) else None


def _game_of(package: str) -> Game:
    """A game that was pickled: there is only one of each."""
    game: Game = importlib.import_module(package).GAME
    return game
