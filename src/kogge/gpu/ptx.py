"""A kernel as PTX, the assembly text for the driver. It needs no GPU, so any machine can check that every kernel compiles."""

from __future__ import annotations

import importlib
from types import SimpleNamespace
from typing import Any

from kogge.engine.contract import Game
from kogge.gpu.kernels import observe_kernel, playout_kernel, step_kernel, think_kernel, trial_kernel

KERNELS = ("random", "medium", "step", "observe", "think", "trial")


def ptx(game: Game, kernel: str, compute_capability: tuple[int, int] = (9, 0)) -> str:
    """The PTX of one kernel of a game: the name of a policy (whole games), `step`, `observe`, `think` (`medium` at given tables) or
    `trial` (rollouts from given tables)."""
    from numba import boolean, cuda, float32, float64, from_dtype, int8, int16, int32, int64, types, uint64

    box, table = from_dtype(game.Box), from_dtype(game.Table)
    boxes, rows = types.Array(box, 1, "C", readonly=True), types.Array(table, 1, "C")
    signature: tuple[Any, ...]
    if kernel == "step":
        compiled = step_kernel(game)
        signature = (
            boxes, rows, int64[::1], int64[::1], boolean, int64[::1], uint64[::1], int64[::1], boolean[::1, :], int16[::1], int8[::1],
            boolean[::1], boolean[::1], int32[:, ::1], float32[:, ::1],
        )  # fmt: skip
    elif kernel == "observe":
        compiled, signature = observe_kernel(game), (boxes, rows, float32[::1, :])
    elif kernel == "think":
        compiled, signature = think_kernel(game), (boxes, rows, int64[::1], int64[::1], int64, int64[::1])
    elif kernel == "trial":
        compiled = trial_kernel(game)
        signature = (boxes, rows, int64[::1], int64[::1], int64[::1], int64, int64, float64[::1], float32[:, ::1])
    else:
        compiled = playout_kernel(game, kernel)
        signature = (boxes, rows, rows, int64, int64, int64, int64, int64[::1], int64[::1])
    with _Target(compute_capability):
        text, _ = cuda.compile_ptx(  # type: ignore[attr-defined, no-untyped-call]
            compiled.py_func, signature, cc=compute_capability
        )
    return str(text)


class _Target:
    """A context in which numba compiles without a device."""

    def __init__(self, compute_capability: tuple[int, int]):
        self.device = SimpleNamespace(compute_capability=compute_capability)

    def __enter__(self) -> None:
        dispatcher: Any = importlib.import_module("numba.cuda.dispatcher")
        self.original = dispatcher.get_current_device
        dispatcher.get_current_device = lambda: self.device

    def __exit__(self, *_: Any) -> None:
        dispatcher: Any = importlib.import_module("numba.cuda.dispatcher")
        dispatcher.get_current_device = self.original
