"""`python -m benchmarks`: measure the speed of Kogge and of its peers in one run.

    python -m benchmarks                      all parts; writes bench.json
    python -m benchmarks --only search        the parts whose name contains this

Machines are noisy, so the contenders take turns for several rounds, and the best round of each counts. Quote ratios within one run: an
absolute number says little about another machine.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import kogge
from kogge.engine.compiled import random_games
from kogge.engine.flow import flow_of, scratch_dtype
from kogge.engine.record_view import record_view
from kogge.games import game_by_id, game_config, game_ids

ROUNDS = 3
SECONDS = 1.0  # the approximate length of a contender's turn

Row = dict[str, Any]


def main() -> None:
    """Measure the chosen parts and print their tables. The file is written after each part, so an interrupted run keeps its results."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="The speed of Kogge and of its peers.")
    parser.add_argument("--only", default="", help=f"only the parts whose name contains this: {', '.join(PARTS)}")
    parser.add_argument("--output", type=Path, default=Path("bench.json"), help="where to write the figures as JSON")
    arguments = parser.parse_args()
    chosen = {name: measure for name, measure in PARTS.items() if arguments.only in name}
    if not chosen:
        parser.error(f"No part has {arguments.only!r} in its name; the parts are {', '.join(PARTS)}.")
    found: dict[str, list[Row]] = {}
    for name, measure in chosen.items():
        try:
            found[name] = measure()
        except ModuleNotFoundError as error:
            print(f"{name}: skipped, {error.name} is not installed.")
            continue
        print_table(name, found[name])
        machine = {"python": sys.version.split()[0], "cores": os.cpu_count()}
        arguments.output.write_text(json.dumps(machine | {"parts": found}, indent=2) + "\n", "utf-8")
    print(f"Written to {arguments.output}." if found else "Nothing was measured.")


def print_table(name: str, rows: list[Row]) -> None:
    """Print the rows of one part as a table."""
    table = Table(title=name, title_justify="left")
    headings = list(dict.fromkeys(key for row in rows for key in row))
    for heading in headings:
        table.add_column(heading, justify="left" if heading == headings[0] else "right")
    for row in rows:
        table.add_row(*(_formatted(row.get(heading, "")) for heading in headings))
    Console(width=120).print(table)


def _formatted(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) else str(value)


# random play


def random_play() -> list[Row]:
    """Decisions and games per second on one core: each game interpreted and compiled, and peers."""
    contenders = {}
    for game in game_ids():
        for label, players, options in _setups(game):
            contenders[f"kogge {label}, compiled"] = _compiled_turn(game, players, options)
            contenders[f"kogge {label}, interpreted"] = _interpreted_turn(game, players, options)
    contenders |= _peers()
    best = _take_turns(contenders)
    catanatron = best.get("catanatron, 4 random players", (0, 0))[0]
    return [
        {
            "random play, one core": name,
            "decisions/s": decisions,
            "games/s": games,
            "x catanatron": round(decisions / catanatron, 1) if catanatron else "not installed",
        }
        for name, (decisions, games) in best.items()
    ]


def _setups(game: str) -> list[tuple[str, int, tuple[str, ...]]]:
    rules = game_by_id(game)
    setups = [(f"{game}, {rules.default_players} players", rules.default_players, rules.default_options)]
    if len(rules.options) > 1:
        setups.append((f"{game}, {rules.default_players} players, all options", rules.default_players, tuple(rules.options)))
    return setups


Turn = Callable[[], tuple[int, int]]  # plays for about SECONDS; returns the number of decisions and of games


def _take_turns(contenders: dict[str, Turn]) -> dict[str, tuple[float, float]]:
    """Decisions and games per second of each contender, in its best round."""
    best: dict[str, tuple[float, float]] = {}
    for _ in range(ROUNDS):
        for name, turn in contenders.items():
            start = time.perf_counter()
            decisions, games = turn()
            seconds = time.perf_counter() - start
            best[name] = max(best.get(name, (0.0, 0.0)), (decisions / seconds, games / seconds))
    return best


def _compiled_turn(game: str, players: int, options: tuple[str, ...]) -> Turn:
    config = game_config(game, players, options)
    random_games(config, 1, 1)  # the first call compiles
    start = time.perf_counter()
    random_games(config, 1, 500)
    count = max(500, int(500 * SECONDS / (time.perf_counter() - start)))

    def turn() -> tuple[int, int]:
        return random_games(config, 1, count).decisions, count

    return turn


def _interpreted_turn(game: str, players: int, options: tuple[str, ...]) -> Turn:
    config = game_config(game, players, options)
    rules, flow = config.game, flow_of(config.game)
    rows = np.zeros(1, rules.Table)
    scratch = record_view(np.zeros(1, scratch_dtype(rules)))

    def turn() -> tuple[int, int]:
        decisions = games = 0
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            games += 1
            decisions += flow.random_play(config.loaded.box, record_view(rows), players, config.option_bits, games, scratch)
        return decisions, games

    return turn


def _peers() -> dict[str, Turn]:
    """Engines of similar games, if installed (`make bench` installs them). They are called as their documentation recommends."""
    peers: dict[str, Turn] = {}
    if importlib.util.find_spec("catanatron"):
        peers["catanatron, 4 random players"] = _catanatron_turn
    if importlib.util.find_spec("pyspiel"):
        peers["OpenSpiel backgammon (C++, from Python)"] = _openspiel_turn
    return peers


def _catanatron_turn() -> tuple[int, int]:
    from catanatron import Color, Game, RandomPlayer

    decisions = games = 0
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        games += 1
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=games)
        game.play()
        decisions += len(game.state.actions)
    return decisions, games


def _openspiel_turn() -> tuple[int, int]:
    import pyspiel

    game, rng = pyspiel.load_game("backgammon"), random.Random(1)
    decisions = games = 0
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        games += 1
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions, games


# the API


def api() -> list[Row]:
    """Microseconds for one `moves()` and one `play()` of the public API, averaged over random games."""
    rows = []
    for game in game_ids():
        times = []
        for round_number in range(ROUNDS):
            rng = random.Random(round_number)
            decisions, spent = 0, 0.0
            while spent < SECONDS:
                match = kogge.new(game, seed=decisions)
                start = time.perf_counter()
                while match.seat is not None:
                    match.play(rng.choice(match.moves()))
                    decisions += 1
                spent += time.perf_counter() - start
            times.append(1e6 * spent / decisions)
        rules = game_by_id(game)
        rows.append(
            {
                "API": game,
                "µs moves()+play()": round(min(times), 1),
                "bytes per table": rules.Table.itemsize,
                "bytes per box": rules.Box.itemsize,
            }
        )
    return rows


# start-up


def start() -> list[Row]:
    """Seconds that a new Python process takes to import Kogge, and to compile a game with an empty and with a filled cache."""
    rows = [
        {"start": "python -c pass", "seconds": _seconds_of("pass")},
        {"start": "import kogge", "seconds": _seconds_of("import kogge")},
    ]
    for game in game_ids():
        with tempfile.TemporaryDirectory() as cache:
            code = f"from kogge.simulate import simulate; simulate({game!r}, {game_by_id(game).default_players}, (), 1)"
            rows.append({"start": f"compile {game}, cold", "seconds": _seconds_of(code, cache, rounds=1)})
            rows.append({"start": f"compile {game}, from cache", "seconds": _seconds_of(code, cache)})
    return rows


def _seconds_of(code: str, cache: str | None = None, rounds: int = ROUNDS) -> float:
    environment = dict(os.environ) | ({"XDG_CACHE_HOME": cache} if cache else {})
    times = []
    for _ in range(rounds):
        start_time = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], env=environment, check=True)
        times.append(time.perf_counter() - start_time)
    return round(min(times), 3)


# the other parts


def environments() -> list[Row]:
    """Decisions per second of the environments. The vector environment plays 4,096 games at once on all cores."""
    from benchmarks.environments import measure_openspiel, measure_pettingzoo, measure_vector

    return [
        {
            "environments": game,
            "vector env, decisions/s": measure_vector(game),
            "PettingZoo, turns/s": measure_pettingzoo(game),
            "OpenSpiel states, decisions/s": measure_openspiel(game),
        }
        for game in game_ids()
    ]


def search() -> list[Row]:
    """Simulations per second of `hard` and of OpenSpiel's ISMCTS."""
    from benchmarks.search import measure_search

    return measure_search()


def replies() -> list[Row]:
    """The reply times of a bot with a time budget."""
    from benchmarks.search import measure_replies

    return measure_replies()


def browser() -> list[Row]:
    """The site in a browser: seconds to the first page, size of a table's page, time from a click to the new board."""
    from benchmarks.browser import measure_browser

    return measure_browser()


def site_load() -> list[Row]:
    """Up to 2,000 live tables with simulated players, and the start with up to 100,000 stored games."""
    from benchmarks.load import measure

    return measure()


PARTS: dict[str, Callable[[], list[Row]]] = {
    "random play": random_play,
    "api": api,
    "start": start,
    "environments": environments,
    "search": search,
    "replies": replies,
    "browser": browser,
    "site load": site_load,
}

if __name__ == "__main__":
    main()
