"""Whatever a public function is called with, it answers correctly or raises a `KoggeError` with a sentence.

Compiled code checks nothing, so nothing unchecked may reach it. Each test passes one invalid argument among valid ones; none gets as far as
compiling.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kogge
import kogge.analysis
import kogge.arena
import kogge.bots
import kogge.data
import kogge.gpu
import kogge.lab
from kogge.bots.compiled import rule_of_thumb_games
from kogge.engine.compiled import random_games
from kogge.envs.gymnasium import SeatEnv, VectorEnv
from kogge.envs.pettingzoo import env, raw_env
from kogge.envs.vector import Batch
from kogge.simulate import simulate

GAME = "speicherstadt"
CONFIG = kogge.game_config(GAME, 2)
VARIANT = kogge.lab.Variant("as printed", CONFIG)
STUDY = kogge.lab.Study([VARIANT], bot="random", weak=None, games=2)
PLAN = kogge.arena.Plan(GAME, 2, None, ("easy", "medium"))


def whole(value: Any) -> bool:
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


class Broken:
    """An object whose methods all fail."""

    def __repr__(self) -> str:
        raise RuntimeError("no")

    def __array__(self, *_: Any, **__: Any) -> Any:
        raise RuntimeError("no")


ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([-1, 0, 6, 7, 9, 1200, 1 << 62, 1 << 63, 1 << 64]) | st.builds(lambda: 10**5000),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from(["", "\ud800", "a\nb", "#", "standard", "none.toml", "/dev/zero", "..:x", "no_such:bot", "hard@", "medium@5", "\x00"]),
    st.binary(max_size=4),
    st.lists(st.integers() | st.text(max_size=3) | st.none(), max_size=3),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
    st.sampled_from([object(), np.zeros(3), np.zeros((2, 2), np.int64), np.array(["x"]), np.zeros((1, 1), CONFIG.game.Table)]),
)
# for each kind of parameter, which values are valid
RIGHT = {
    "game": lambda v: isinstance(v, str) and v in kogge.game_ids(),
    "players": lambda v: v is None or (type(v) is int and 2 <= v <= 5),
    "options": lambda v: v is None or (isinstance(v, (list, tuple)) and not v),
    "box": lambda v: v is None or (isinstance(v, str) and v == "standard"),
    "names": lambda v: v is None,
    "seat_here": lambda v: v is None or (type(v) is int and 1 <= v <= 2),
    "width": lambda v: whole(v) and 20 <= v <= 1000,
    "seed": lambda v: v is None or whole(v) or isinstance(v, str),
    "first_seed": lambda v: whole(v) and 0 <= v < 1 << 62,
    "maybe_seed": lambda v: v is None or (whole(v) and 0 <= v < 1 << 62),
    "count": lambda v: whole(v) and v >= 1,
    "maybe_count": lambda v: v is None or (whole(v) and v >= 1),
    "word": lambda v: isinstance(v, str) and v in ("cpu", "gpu", "local", "dask", "win", "margin", "points", "random", "medium"),
    "maybe_word": lambda v: v is None or (isinstance(v, str) and v in ("random", "human", "ansi", "rgb_array")),
    "call": callable,
    "switch": lambda v: isinstance(v, bool),
    "maybe_line": lambda v: v is None or (whole(v) and 0 <= v <= 4),
    "nothing": lambda v: False,
    "label": lambda v: isinstance(v, str) and v.strip() and v.isprintable(),
    "several": lambda v: whole(v) and 2 <= v <= 10**6,
    "fires": lambda v: isinstance(v, list) and v and all(whole(one) and 1 <= one <= 10**6 for one in v),
    "fire": lambda v: (
        isinstance(v, (bool, str)) or (whole(v) and abs(v) < 1 << 63) or (isinstance(v, list) and None not in v) or isinstance(v, dict)
    ),
    "maybe_text": lambda v: v is None or isinstance(v, str),
    "path": lambda v: v is None or isinstance(v, (str, Path)),
    "rows": lambda v: v is None,
    "budget": lambda v: v is None or (whole(v) and 1 <= v <= 10**9) or (isinstance(v, str) and v.isdecimal()),
}
FUNCTIONS: list[tuple[Any, dict[str, Any], dict[str, str]]] = [
    (kogge.new, {"game": GAME}, {"game": "game", "players": "players", "options": "options", "box": "box", "names": "names",
                                   "manual_chance": "switch"}),
    (kogge.game_config, {"game": GAME}, {"game": "game", "players": "players", "options": "options", "box": "box", "rules": "rows"}),
    (kogge.Match, {"config": CONFIG}, {"config": "nothing"}),
    (kogge.replay, {"record": ""}, {"record": "nothing"}),
    (kogge.fork, {"record": kogge.new(GAME, 2, 1)}, {"record": "nothing", "at": "maybe_line", "seat": "seat_here", "seed": "seed"}),
    (kogge.describe, {"game": GAME}, {"game": "game", "box": "box"}),
    (kogge.observe, {"match": None}, {"match": "nothing", "seat": "seat_here"}),
    (kogge.observe, {"match": None, "seat": 1}, {"match": "nothing"}),
    (kogge.unpack, {"game": GAME, "observations": np.zeros(906)}, {"game": "game", "observations": "nothing"}),
    (kogge.svg, {"match": None}, {"match": "nothing", "seat": "seat_here", "width": "width"}),
    (kogge.board_html, {"match": None}, {"match": "nothing", "seat": "seat_here"}),
    (
        simulate,
        {"game": GAME, "players": 2, "options": None, "games": 5},
        {"game": "game", "players": "players", "options": "options", "games": "count", "seed": "first_seed", "jobs": "count", "box": "box",
         "played": "call", "device": "word"},
    ),
    (
        random_games,
        {"config": CONFIG, "seed": 1, "count": 5},
        {"config": "nothing", "seed": "first_seed", "count": "count", "rows": "rows"},
    ),
    (rule_of_thumb_games, {"config": CONFIG, "seeds": [1], "levels": [[0, 0]]}, {"config": "nothing", "levels": "nothing"}),
    (
        kogge.arena.Plan,
        {"game": GAME, "players": 2, "options": None, "bots": ("easy", "medium")},
        {"game": "game", "players": "players", "options": "options", "bots": "nothing", "seed": "first_seed", "box": "box"},
    ),
    (
        kogge.arena.run_arena,
        {"plan": PLAN, "games": 1},
        {"plan": "nothing", "games": "count", "path": "path", "jobs": "count", "backend": "word", "scheduler": "maybe_text",
         "played": "call", "records": "path"},
    ),
    (kogge.lab.Variant, {"label": "a", "config": CONFIG}, {"label": "label", "config": "nothing"}),
    (kogge.lab.Change, {"path": "fires.D", "value": 3}, {"path": "label", "value": "fire", "add": "switch"}),
    (kogge.lab.changed, {"config": CONFIG}, {"config": "nothing"}),
    (kogge.lab.swept, {"config": CONFIG, "path": "fires.D", "values": [3]},
     {"config": "nothing", "path": "nothing", "values": "fires", "add": "switch"}),
    (kogge.lab.Study, {"variants": [VARIANT]},
     {"variants": "nothing", "bot": "nothing", "weak": "rows", "games": "several", "seed": "first_seed"}),
    (kogge.lab.run_study, {"study": STUDY},
     {"study": "nothing", "path": "path", "jobs": "count", "backend": "word", "scheduler": "maybe_text", "played": "call"}),
    (kogge.bots.bot_named, {"level": "medium"}, {"level": "nothing", "budget": "budget", "threads": "count"}),
    (kogge.bots.choose, {"match": None}, {"match": "nothing", "level": "nothing", "seed": "seed", "budget": "budget", "threads": "count"}),
    (kogge.bots.hints, {"match": None, "budget": 1}, {"match": "nothing", "budget": "budget", "seed": "seed", "threads": "count"}),
    (kogge.bots.expected_points, {"match": None}, {"match": "nothing"}),
    (kogge.analysis.analyse, {"match": None}, {"match": "nothing", "depth": "count", "seed": "first_seed", "threads": "count"}),
    (kogge.analysis.iter_analysis, {"match": None}, {"match": "nothing", "depth": "count", "seed": "first_seed", "threads": "count"}),
    (kogge.analysis.rank_moves, {"match": None}, {"match": "nothing", "depth": "count", "seed": "first_seed", "also": "options"}),
    (kogge.bots.warm_up, {"game": GAME}, {"game": "game"}),
    (kogge.bots.Knowledge, {"match": None}, {"match": "nothing"}),
    (
        Batch,
        {"game": GAME, "games": 2},
        {"game": "game", "games": "count", "players": "players", "options": "options", "seed": "maybe_seed", "reward": "word",
         "opponents": "maybe_word", "box": "box", "threads": "maybe_count"},
    ),
    (
        VectorEnv,
        {"game": GAME, "num_envs": 2},
        {"game": "game", "num_envs": "count", "players": "players", "options": "options", "reward": "word", "opponents": "maybe_word",
         "box": "box", "threads": "maybe_count", "render_mode": "rows"},
    ),
    (
        SeatEnv,
        {"game": GAME, "players": 2},
        {"game": "game", "players": "players", "options": "options", "reward": "word", "opponents": "word", "seat": "seat_here",
         "box": "box", "render_mode": "maybe_word"},
    ),
    (raw_env, {"game": GAME}, {"game": "game", "players": "players", "options": "options", "reward": "word", "box": "box",
                              "render_mode": "maybe_word"}),
    (env, {"game": GAME}, {"game": "game", "players": "players", "options": "options", "reward": "word", "box": "box"}),
    (
        kogge.data.Games,
        {"game": GAME, "bots": ["random"], "games": 1},
        {"game": "game", "bots": "nothing", "games": "count", "players": "players", "options": "options", "seed": "first_seed",
         "box": "box"},
    ),
    (kogge.data.Records, {"files": []}, {"files": "nothing"}),
    (
        kogge.data.make_dataset,
        {"source": kogge.data.Games(GAME, ["random"], 1), "path": "no/such/folder/games.parquet"},
        {"source": "nothing", "path": "path", "tables": "switch", "observations": "switch", "jobs": "count", "backend": "word",
         "scheduler": "maybe_text", "played": "call"},
    ),
    (kogge.data.Dataset, {"path": "none.parquet"}, {"path": "nothing", "box": "box"}),
    (
        kogge.gpu.playouts,
        {"config": CONFIG, "seed": 1, "count": 5},
        {"config": "nothing", "seed": "first_seed", "count": "count", "policy": "word", "rows": "rows"},
    ),
    (
        kogge.gpu.GpuBatch,
        {"game": GAME, "n": 2},
        {"game": "game", "n": "count", "players": "players", "options": "options", "box": "box", "seed": "maybe_seed"},
    ),
    (kogge.gpu.GpuBatch.mixed, {"configs": [CONFIG]}, {"configs": "nothing", "seed": "maybe_seed"}),
]  # fmt: skip
CASES = [
    pytest.param(function, right, parameter, RIGHT[kind], id=f"{function.__name__}-{parameter}")
    for function, right, kinds in FUNCTIONS
    for parameter, kind in kinds.items()
]


def problem(function: Any, /, *arguments: Any, **named: Any) -> str:
    """The sentence with which a call is refused."""
    with pytest.raises(kogge.KoggeError) as caught:
        function(*arguments, **named)
    assert not isinstance(caught.value, kogge.gpu.NoGpu), "arguments are checked before the device"
    sentence = str(caught.value)
    assert sentence
    assert "\n" not in sentence
    assert sentence.endswith(".") or "Did you mean" in sentence, sentence
    return sentence


@pytest.mark.parametrize(("function", "right", "parameter", "is_right"), CASES)
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_one_invalid_argument_is_refused_in_a_sentence(function, right, parameter, is_right, data):
    wrong = data.draw(ANYTHING.filter(lambda value: not is_right(value)))
    arguments = {**right, parameter: wrong}
    if arguments.get("match", 0) is None and parameter != "match":
        arguments["match"] = kogge.new(GAME, 2, 1)
    problem(function, **arguments)


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        (lambda: simulate("hellweg", 9, (), 10), "Hellweg Westfalicus has 2 to 4 players, not 9."),
        (lambda: simulate("colonia", 7, (), 10), "Colonia has 3 to 6 players, not 7."),
        (lambda: simulate(GAME, 6, (), 10), "The Speicherstadt has 2 to 5 players, not 6."),
        (lambda: simulate(GAME, 3, (), 0), "games is a whole number from 1 on, not 0."),
        (lambda: simulate(GAME, 3, ("fast",), 10), "The Speicherstadt has no option 'fast'; it knows removals."),
        (lambda: kogge.arena.Plan("hellweg", 5, (), ("easy", "medium")), "Hellweg Westfalicus has 2 to 4 players, not 5."),
        (lambda: kogge.arena.run_arena(PLAN, 0), "games is a whole number from 1 to 10000000, not 0."),
        (lambda: kogge.new(GAME, seed=True), "A seed is a whole number or a text of one line without #, not True."),
        (lambda: kogge.new(GAME, seed=10**5000), "A seed is a whole number or a text of one line without #, not something of type int."),
        (
            lambda: kogge.new(GAME, seed="a\nResult: 9 9"),
            "A seed is a whole number or a text of one line without #, not 'a\\nResult: 9 9'.",
        ),
        (lambda: kogge.bots.bot_named("medium@500"), "Only hard and expert take a budget, not 'medium@500'."),
        (lambda: kogge.bots.bot_named("hard", threads=0), "threads is a whole number from 1 to 64, not 0."),
    ],
)
def test_arguments_that_once_crashed_are_refused_in_a_sentence(call, expected):
    assert problem(call) == expected


def test_every_public_function_is_tried():
    """A new public function must be added to FUNCTIONS."""
    covered = {function.__name__ for function, _, _ in FUNCTIONS} | {
        "load",
        "levels",
        "list_games",
        "game_by_id",
        "game_ids",
        "is_available",
    }
    covered |= {"simulate"}  # kogge.gpu's takes what random_games takes and hands it to playouts
    for module in (kogge, kogge.analysis, kogge.bots, kogge.arena, kogge.data, kogge.lab, kogge.gpu):
        public = {name for name in module.__all__ if inspect.isroutine(getattr(module, name))}
        assert public <= covered, public - covered


@settings(max_examples=60, deadline=None)
@given(st.one_of(ANYTHING, st.text(), st.text().map(lambda text: f"Game: speicherstadt\nPlayers: 2\n{text}")))
def test_a_record_is_read_or_refused(record):
    problem(kogge.load, record)


@settings(max_examples=60, deadline=None)
@given(ANYTHING)
def test_a_match_refuses_nonsense_and_stays_as_it_was(nonsense):
    match = kogge.new(GAME, 2, 1)
    before = match.rows.tobytes()
    problem(match.play, nonsense)
    if not (type(nonsense) is int and 1 <= nonsense <= 2) and nonsense is not None:
        problem(match.view, nonsense)
    if not (whole(nonsense) and 0 <= nonsense < 3):
        problem(match.decide, nonsense)
    problem(match.apply_chance, nonsense)
    assert match.event_parts(nonsense) == {}
    problem(match.set_position, nonsense)
    if not (whole(nonsense) and nonsense > 0):
        problem(match.limit_undo, nonsense)
    if not isinstance(nonsense, (str, Path, type(None))):
        problem(match.record, nonsense)
    assert match.rows.tobytes() == before


@pytest.mark.about(GAME)
@settings(max_examples=60, deadline=None)
@given(ANYTHING)
def test_a_batch_refuses_nonsense_as_actions_and_as_arrays(nonsense):
    batch = batches()
    before = batch.tables.tobytes()
    problem(batch.step, nonsense)
    for array in ("observations", "masks", "seats", "rewards", "dones"):
        if nonsense is not None:
            problem(batch.write_into, **{array: nonsense})
    if not (nonsense is None or (whole(nonsense) and 0 <= nonsense < 1 << 62)):
        problem(batch.reset, nonsense)
    assert batch.tables.tobytes() == before


@pytest.mark.about(GAME)
@pytest.mark.parametrize(
    "actions",
    [
        [0.0, 0.0, 0.0],
        [0, 0],
        [[0, 0, 0]],
        [10**6, 0, 0],
        [-1, 0, 0],
        np.full(3, 1 << 63, np.uint64),
        [True, True, True],
        "abc",
        [None] * 3,
    ],
)
def test_a_batch_takes_one_legal_whole_number_for_each_game(actions):
    batch = batches()
    before = batch.tables.tobytes()
    problem(batch.step, actions)
    assert batch.tables.tobytes() == before
    batch.step(batch.random_actions().astype(np.uint8))


@pytest.mark.about(GAME)
def test_a_pettingzoo_env_takes_only_legal_actions_of_known_agents():
    table = raw_env(GAME, players=2)
    problem(table.step, 0)
    table.reset(seed=1)
    for action in (None, True, 1.0, "0", [0], 10**6, -1):
        problem(table.step, action)
    for agent in ("player_9", 0, None, []):
        problem(table.observe, agent)
        problem(table.action_space, agent)
    for seed in (-1, "x", True, 1.5, 1 << 70):
        problem(table.reset, seed)


_batches: list[Batch] = []


def batches() -> Batch:
    """One batch for all examples."""
    if not _batches:
        _batches.append(Batch(GAME, 3, 2, seed=1))
    return _batches[0]
