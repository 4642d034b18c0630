"""`kogge new-game NAME`: writes the smallest complete game as an installable package with tests, a starting point for your own game.

In that game the players take counters from a pile, one to three in turn; chance draws the start player, and the last counter wins.
"""

from __future__ import annotations

import re
from pathlib import Path

from kogge.engine.errors import BadOption, quoted
from kogge.games import game_ids

NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")

FILES = {
    "pyproject.toml": """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "kogge-NAME"
version = "0.1.0"
description = "TITLE as a game of Kogge"
requires-python = ">=3.11"
dependencies = ["kogge"]

[project.entry-points."kogge.games"]
NAME = "kogge_NAME"

[tool.hatch.build.targets.wheel]
packages = ["src/kogge_NAME"]
""",
    "README.md": """# TITLE
A game for Kogge. Install it, check it against the contract, and play:

    pip install -e .
    kogge check-game NAME
    kogge play NAME
    pytest
""",
    "src/kogge_NAME/RULES.md": """# TITLE: the rules
2 to 4 players.

## N1 The box
- N1.1 A pile of 10 to 60 counters; the standard box has 21.

## N2 Play
- N2.1 Chance draws who begins.
- N2.2 In turn everyone takes one, two or three counters.

## N3 The end
- N3.1 Whoever takes the last counter has one point and wins.

## Notation
`take 2` takes two counters. Chance: `start 1` says that seat 1 begins.
""",
    "src/kogge_NAME/box.toml": """# TITLE: the box
counters = 21
""",
    "src/kogge_NAME/rules.py": '''"""TITLE: box, table and rules, in the order of play. `box` is printed, `s` is the state of the table."""

from __future__ import annotations

import numpy as np
from kogge.engine.chance import CHANCE_FIELD, draw_below, random_start
from kogge.engine.contract import CHANCE
from kogge.engine.ranges import SEAT, SEAT_OR_NONE, between
from kogge.engine.record_view import record_dtype
from kogge.engine.rule import rule

MAX_PLAYERS, MAX_COUNTERS, MAX_TAKEN = 4, 60, 3
START, TAKING, OVER = range(3)
NONE = -1
N_ACTIONS = MAX_TAKEN  # action i takes i + 1 counters
EVENT_SIZE = 1  # who begins
OBS_SIZE = 2 + MAX_PLAYERS

Box = record_dtype([("counters", np.int16)])
Table = record_dtype(
    [
        CHANCE_FIELD,  # hidden from everyone: the randomness to come
        ("players", np.int16),
        ("options", np.int16),  # no options: 0
        ("phase", np.int16, (), between(START, OVER)),
        ("player", np.int16, (), SEAT),  # who decides now
        ("pile", np.int16, (), between(0, MAX_COUNTERS)),
        ("winner", np.int16, (), SEAT_OR_NONE),
    ]
)


def read_box(file, box):
    """N1.1 Validate a box file and write it into the record; unknown keys are refused, with their line."""
    file.check_keys(file.content, ["counters"], "key")
    box.counters = file.integer(file.content.get("counters"), 10, MAX_COUNTERS, "the number of counters", "counters")


@rule
def setup(box, s, players, options, seed):
    """The table before the first chance event."""
    s.chance = random_start(seed, 0)
    s.players = players
    s.options = options
    s.phase = START
    s.player = 0
    s.pile = box.counters
    s.winner = NONE


@rule
def is_over(s):
    """N3.1 The game is over when the last counter is taken."""
    return s.phase == OVER


@rule
def to_move(s):
    """The seat to decide, or CHANCE."""
    return CHANCE if s.phase == START else s.player


@rule
def draw_event(box, s, event):
    """N2.1 Everyone is equally likely to begin."""
    event[0] = draw_below(s, s.players)


@rule
def may_happen(box, s, event):
    """N2.1 Can this seat be the start player?"""
    return s.phase == START and 0 <= event[0] < s.players


@rule
def happen(box, s, event):
    """N2.1 The drawn seat begins."""
    s.player = event[0]
    s.phase = TAKING


@rule
def legal(box, s, moves):
    """N2.2 One to three counters, but no more than are left. Writes the actions in ascending order; returns how many."""
    n = min(MAX_TAKEN, s.pile)
    for action in range(n):
        moves[action] = action
    return n


@rule
def step(box, s, action):
    """N2.2 Take the counters; N3.1 the last one wins, otherwise it is the next player's turn."""
    s.pile -= action + 1
    if s.pile == 0:
        s.winner = s.player
        s.phase = OVER
    else:
        s.player = (s.player + 1) % s.players


@rule
def points(box, s, out):
    """N3.1 One point for whoever took the last counter."""
    for player in range(s.players):
        out[player] = 1 if s.winner == player else 0


@rule
def observe(box, s, seat, out):
    """The observation of a seat: the pile, the number of players, and whose turn it is, relative to the seat."""
    out[:] = 0
    out[0] = s.pile / MAX_COUNTERS
    out[1] = s.players / MAX_PLAYERS
    if s.phase == TAKING:
        out[2 + (s.player - seat) % s.players] = 1
''',
    "src/kogge_NAME/words.py": '''"""TITLE in words: moves and chance events as text, both ways, and what a seat may know."""

from __future__ import annotations

from kogge_NAME.rules import MAX_TAKEN


def move_text(box, action):
    """An action in the notation of RULES.md."""
    return f"take {action + 1}"


def event_text(box, s, event):
    """A chance event in notation, without the star."""
    return f"start {event[0] + 1}"


def read_event(box, s, words, event):
    """Parse a chance event; False if these words are no event of this game."""
    if len(words) != 2 or words[0] != "start" or words[1] not in {str(seat + 1) for seat in range(s.players)}:
        return False
    event[0] = int(words[1]) - 1
    return True


def events_due(box, s):
    """The chance events possible now."""
    return [f"start {seat + 1}" for seat in range(s.players)]


def view(box, s, seat):
    """Everything this seat may know, as plain dict, list, int, str; `seats` has an entry for each seat."""
    return {
        "phase": ("start", "taking", "over")[s.phase],
        "pile": int(s.pile),
        "may take up to": min(MAX_TAKEN, int(s.pile)),
        "seats": [{"points": int(s.winner == player)} for player in range(s.players)],
    }
''',
    "src/kogge_NAME/__init__.py": '''"""TITLE: a game for Kogge. Reading order: RULES.md, rules.py, words.py (notation and view)."""

from __future__ import annotations

from pathlib import Path

from kogge.engine.contract import Game
from kogge_NAME import rules, words

GAME = Game(
    id="NAME",
    package=__name__,
    title="TITLE",
    players=range(2, rules.MAX_PLAYERS + 1),
    default_players=2,
    folder=Path(__file__).parent,
    Box=rules.Box,
    Table=rules.Table,
    n_actions=rules.N_ACTIONS,
    event_size=rules.EVENT_SIZE,
    obs_size=rules.OBS_SIZE,
    setup=rules.setup,
    is_over=rules.is_over,
    to_move=rules.to_move,
    legal=rules.legal,
    step=rules.step,
    draw_event=rules.draw_event,
    may_happen=rules.may_happen,
    happen=rules.happen,
    points=rules.points,
    observe=rules.observe,
    read_box=rules.read_box,
    move_text=words.move_text,
    event_text=words.event_text,
    read_event=words.read_event,
    events_due=words.events_due,
    view=words.view,
)
''',
    "tests/test_rules.py": '''"""Each rule by its number. Run with pytest where kogge and this package are installed."""

import kogge
import pytest
from kogge.check import check_game


def table(pile=21, players=2):
    match = kogge.new("NAME", players=players, seed=1)
    match.rows["pile"] = pile
    match.set_position(match.rows.copy())
    return match


def test_n2_2_one_to_three_counters_are_taken_and_never_more_than_there_are():
    assert table().moves() == ["take 1", "take 2", "take 3"]
    assert table(pile=2).moves() == ["take 1", "take 2"]


def test_n2_2_then_it_is_the_next_players_turn():
    match = table(players=3)
    seat = match.seat
    match.play("take 1")
    assert match.seat == seat % 3 + 1


def test_n3_1_whoever_takes_the_last_counter_wins():
    match = table(pile=3)
    seat = match.seat
    match.play("take 3")
    assert match.is_over
    assert match.winners() == [seat]


def test_an_illegal_move_changes_nothing():
    match = table(pile=2)
    with pytest.raises(kogge.IllegalMove, match="legal are: take 1, take 2"):
        match.play("take 3")


@pytest.mark.parametrize("finding", check_game("NAME"), ids=lambda finding: finding.promise)
def test_the_game_keeps_the_contract(finding):
    assert finding.broken == ""
''',
}


def new_game(name: str, folder: Path) -> list[Path]:
    """Write the package into `folder`/`name`, which must not exist yet; returns its files."""
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise BadOption(
            f"A game's name has 2 to 31 lowercase letters, digits and underscores and begins with a letter, not {quoted(name)}.", found=name
        )
    if name in game_ids():
        raise BadOption(f"There is a game {name!r} already; choose another name.", code="name_taken", found=name)
    root = folder / name
    if root.exists():
        raise BadOption(f"{root} exists already; choose another name or folder.", code="name_taken", found=str(root))
    title = name.replace("_", " ").title()
    written = []
    for path, text in FILES.items():
        file = root / path.replace("NAME", name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace("NAME", name).replace("TITLE", title), "utf-8")
        written.append(file)
    return written
