"""Check that kogge.gpu plays the same games as the CPU, measure its speed on a real GPU, and print the results for docs/gpu.md.

Usage:

    python scripts/gpu_check.py                                     all parts; takes some minutes
    python scripts/gpu_check.py --only same rates --game colonia
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import itertools
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np

import kogge.gpu
import kogge.gpu.kernels
from kogge.bots.compiled import bot_engine
from kogge.bots.rules_of_thumb import MEDIUM, bot_scratch_dtype
from kogge.engine.compiled import compiled_rules, random_games
from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.games import game_by_id, game_ids
from kogge.gpu.device import gpu, multiprocessors
from kogge.gpu.kernels import observe_kernel, playout_kernel, step_kernel

PARTS = ("same", "kernels", "rates", "steps", "peer")
SEED = 1


def option_sets(game: Game) -> list[tuple[str, ...]]:
    """Every set of options, in the order of their bits."""
    names = list(game.options)
    return [tuple(chosen) for size in range(len(names) + 1) for chosen in itertools.combinations(names, size)]


def print_table(heading: list[str], rows: Iterator[list[str]]) -> None:
    """Print a Markdown table, each row as soon as it is measured."""
    print("\n| " + " | ".join(heading) + " |\n|" + "---|" * len(heading), flush=True)
    for row in rows:
        print("| " + " | ".join(row) + " |", flush=True)


# the same games


def digests(game: Game, players: int, count: int, cores: int) -> tuple[str, str, str]:
    """The digests of the final tables of `count` games with every option set, on CPU and GPU; and whether the sums of decisions, points and
    wins are equal."""
    compiled_rules(game)
    random_games(GameConfig(game, players, ()), SEED, 1)

    def on_cpu(options: tuple[str, ...]) -> tuple[bytes, list[int]]:
        rows = np.zeros(count, game.Table)
        tally = random_games(GameConfig(game, players, options), SEED, count, rows)
        return hashlib.sha256(rows.tobytes()).digest(), [tally.decisions, *tally.points, *np.rint(tally.wins * 60).astype(int)]

    def on_gpu(options: tuple[str, ...]) -> tuple[bytes, list[int]]:
        rows = np.zeros(count, game.Table)
        tally = kogge.gpu.simulate(GameConfig(game, players, options), SEED, count, rows)
        return hashlib.sha256(rows.tobytes()).digest(), [tally.decisions, *tally.points, *np.rint(tally.wins * 60).astype(int)]

    with ThreadPoolExecutor(cores) as pool:
        cpu = list(pool.map(on_cpu, option_sets(game)))
    device = [on_gpu(options) for options in option_sets(game)]
    sums = "equal" if [sums for _, sums in cpu] == [sums for _, sums in device] else "DIFFERENT"
    combined = [hashlib.sha256(b"".join(digest for digest, _ in results)).hexdigest()[:16] for results in (cpu, device)]
    return combined[0], combined[1], sums


def medium_games(game: Game, count: int) -> tuple[np.ndarray, int, np.ndarray, np.ndarray]:
    """Games of `medium` against itself on the CPU: their final tables, and the sums of decisions, points and win shares."""
    config, play_games = GameConfig(game), bot_engine(game).play_games
    players, scratch = config.players, np.zeros(1, bot_scratch_dtype(game))
    ends, tables, levels = np.zeros(count, game.Table), np.zeros(2, game.Table), np.full((1, players), MEDIUM, np.int8)
    points, shares = np.zeros((count, players), np.int64), np.zeros((count, players))
    decisions = 0
    for i in range(count):
        decisions += play_games(
            config.loaded.rows, tables, players, config.option_bits, np.array([SEED + i]), levels, scratch,
            shares[i : i + 1], points[i : i + 1],
        )  # fmt: skip
        ends[i] = tables[0]
    return ends, decisions, points.sum(0), shares.sum(0)


def same_games(games: list[Game], count: int, cores: int) -> bool:
    """Do CPU and GPU play the same games? One line per game and number of players, over every option set."""
    print(f"\n## The same games\n\n{count:,} random games of each option set, seeds from {SEED} on: digest of all final tables.")
    all_equal = True

    def lines() -> Iterator[list[str]]:
        nonlocal all_equal
        for game in games:
            for players in game.players:
                cpu, device, sums = digests(game, players, count, cores)
                all_equal = all_equal and cpu == device and sums == "equal"
                verdict = "equal" if cpu == device else "DIFFERENT"
                yield [game.title, str(players), str(len(option_sets(game))), cpu, device, verdict, sums]

    print_table(["game", "players", "option sets", "CPU", "GPU", "tables", "decisions, points, wins"], lines())

    def medium_lines() -> Iterator[list[str]]:
        nonlocal all_equal
        for game in games:
            medium_count = max(1, count // 10)
            ends, decisions, points, shares = medium_games(game, medium_count)
            rows = np.zeros(medium_count, game.Table)
            found = kogge.gpu.playouts(GameConfig(game), SEED, medium_count, "medium", rows)
            equal = rows.tobytes() == ends.tobytes() and decisions == found.decisions
            equal = equal and bool((points == found.points).all()) and np.allclose(shares, found.wins)
            all_equal = all_equal and equal
            yield [game.title, f"{medium_count:,}", f"{decisions:,}", f"{found.decisions:,}", "equal" if equal else "DIFFERENT"]

    print(f"\n`medium` against itself, default players and options, seeds from {SEED} on, compared game by game:")
    print_table(["game", "games", "decisions, CPU", "decisions, GPU", "final tables, points, wins"], medium_lines())
    return all_equal


# speed


def kernel_resources(games: list[Game]) -> None:
    """Print the registers and the local memory that a thread of each kernel needs."""
    print("\n## What a thread needs")

    def lines() -> Iterator[list[str]]:
        for game in games:
            kogge.gpu.GpuBatch(game.id, 64, seed=SEED).observe()
            for policy in kogge.gpu.kernels.POLICIES:
                kogge.gpu.playouts(GameConfig(game), SEED, 64, policy)
            kernels = {"random games": playout_kernel(game, "random"), "medium games": playout_kernel(game, "medium")}
            kernels |= {"step": step_kernel(game), "observe": observe_kernel(game)}
            for name, kernel in kernels.items():
                registers = max(kernel.get_regs_per_thread().values())
                local = max(kernel.get_local_mem_per_thread().values())
                yield [game.title, name, str(game.Table.itemsize), str(registers), str(local)]

    print_table(["game", "kernel", "bytes of a table", "registers", "bytes of local memory"], lines())


def rates(games: list[Game], max_games: int) -> None:
    """Print the decisions per second in whole games."""
    print("\n## Whole games on the device\n\nMillions of decisions per second, including the copying of sums; best of three.")
    counts = [count for count in (1_000, 10_000, 100_000, 1_000_000, 10_000_000) if count <= max_games]

    def lines() -> Iterator[list[str]]:
        for game in games:
            for policy in kogge.gpu.kernels.POLICIES:
                found = [
                    best_rate(lambda n=n, p=policy: kogge.gpu.playouts(GameConfig(game), SEED, n, p).decisions)  # noqa: B023
                    for n in (counts if policy == "random" else counts[:-2])
                ]
                yield [game.title, policy, *(f"{rate / 1e6:,.0f}" for rate in found), *[""] * (len(counts) - len(found))]

    print_table(["game", "policy", *(f"{count:,} games" for count in counts)], lines())


def best_rate(play: Callable[[], int]) -> float:
    """Decisions per second, the best of three runs after one to warm up."""
    play()
    best = 0.0
    for _ in range(3):
        start = time.perf_counter()
        decisions = play()
        best = max(best, decisions / (time.perf_counter() - start))
    return best


def steps(games: list[Game], sizes: tuple[int, ...]) -> None:
    """Print the decisions per second of batches that are stepped one decision at a time."""
    print("\n## One decision at a time\n\nMillions of decisions per second, 100 steps each.")
    has_torch = importlib.util.find_spec("torch") is not None

    def lines() -> Iterator[list[str]]:
        for game in games:
            for n in sizes:
                batch = kogge.gpu.GpuBatch(game.id, n, seed=SEED)
                calls = {
                    "step": lambda b=batch: b.step(b.random_actions()),
                    "observe": lambda b=batch: b.observe(),
                    "both": lambda b=batch: (b.observe(), b.step(b.random_actions())),
                }
                found = [f"{step_rate(call, n) / 1e6:,.0f}" for call in calls.values()]
                yield [game.title, f"{n:,}", *found, f"{torch_rate(batch) / 1e6:,.0f}" if has_torch else ""]

    headings = ["masks and moves", "observations", "both", "both, moves drawn in PyTorch"]
    print_table(["game", "tables", *headings], lines())


def step_rate(call: Callable[[], object], n: int, count: int = 100) -> float:
    """Decisions per second, if each `call` makes one decision at n tables."""
    cuda = gpu()
    for _ in range(5):
        call()
    cuda.synchronize()
    start = time.perf_counter()
    for _ in range(count):
        call()
    cuda.synchronize()
    return n * count / (time.perf_counter() - start)


def torch_rate(batch: kogge.gpu.GpuBatch) -> float:
    """Decisions per second with a policy in PyTorch: it chooses the legal action with the greatest random score."""
    import torch

    mask = torch.from_dlpack(batch.legal())
    scores = torch.rand(mask.shape[1], mask.shape[0], device="cuda").T
    torch.from_dlpack(batch.observe())

    def play() -> None:
        batch.observe()
        batch.step((scores.uniform_() * mask).argmax(1))

    rate = step_rate(play, batch.n)
    if bool(torch.from_dlpack(batch.illegal).any()):
        raise SystemExit("A legal action was refused.")
    return rate


def peer() -> None:
    """Print the speed of random play in pgx on the same device, if pgx is installed."""
    if importlib.util.find_spec("pgx") is None:
        print("\npgx is not installed here.")
        return
    import jax
    import jax.numpy as jnp
    import pgx

    print(
        f"\n## Beside pgx {pgx.__version__}\n\nRandom play with automatic reset, jax {jax.__version__}; millions of decisions per second."
    )

    def pgx_rate(name: str, n: int, length: int = 100) -> float:
        env = pgx.make(name)

        def one_step(carry, _):
            state, key = carry
            key, draw, chance = jax.random.split(key, 3)
            action = jax.random.categorical(draw, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
            state = jax.vmap(step)(state, action, jax.random.split(chance, n))
            return (state, key), state.terminated.sum()

        from pgx.experimental import auto_reset

        step = auto_reset(env.step, env.init)
        run = jax.jit(lambda state, key: jax.lax.scan(one_step, (state, key), None, length))
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), n))
        jax.block_until_ready(run(state, jax.random.PRNGKey(1)))
        start = time.perf_counter()
        jax.block_until_ready(run(state, jax.random.PRNGKey(2)))
        return n * length / (time.perf_counter() - start)

    sizes = (65536,)

    def lines() -> Iterator[list[str]]:
        for name in ("backgammon", "chess", "go_9x9"):
            yield [name, *(f"{pgx_rate(name, n) / 1e6:,.1f}" for n in sizes)]

    print_table(["pgx's game", *(f"{n:,} tables" for n in sizes)], lines())


def main() -> None:
    """Run the chosen parts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--game", nargs="+", choices=game_ids(), default=game_ids())
    parser.add_argument("--games", type=int, default=10_000, help="games of each option set that are compared")
    parser.add_argument("--most", type=int, default=10_000_000, help="the largest number of games that is measured at once")
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    cuda = gpu()
    games = [game_by_id(game) for game in arguments.game]
    name = getattr(cuda.get_current_device(), "name", "numba's simulator")
    print(f"{time.strftime('%Y-%m-%d')}, {name if isinstance(name, str) else name.decode()}, {multiprocessors()} multiprocessors")
    all_equal = same_games(games, arguments.games, arguments.cores) if "same" in arguments.only else True
    if "kernels" in arguments.only:
        kernel_resources(games)
    if "rates" in arguments.only:
        rates(games, arguments.most)
    if "steps" in arguments.only:
        steps(games, (4_096, 65_536, 262_144, 1_048_576))
    if "peer" in arguments.only:
        peer()
    if not all_equal:
        raise SystemExit("CPU and GPU did not play the same games.")


if __name__ == "__main__":
    main()
