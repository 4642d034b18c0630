"""The device: numba's CUDA, and arrays in its memory that PyTorch and CuPy share without a copy. Importing this needs no GPU."""

from __future__ import annotations

import ctypes
import functools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from kogge.engine.contract import Game
from kogge.engine.errors import KoggeError
from kogge.engine.rule import cache_folder, numba_cache, numba_module
from kogge.games import packages

Kernel = Any


class NoGpu(KoggeError):
    """There is no NVIDIA GPU on this machine, or numba-cuda is not installed."""


def cuda_module() -> Any:
    """Numba's CUDA with all rules registered; it compiles with or without a GPU."""
    numba_module()
    return _cuda_module()


@functools.cache
def _cuda_module() -> Any:
    try:
        from numba import cuda
        from numba.cuda.core import config
    except ImportError as error:
        raise NoGpu(f"The GPU needs the package numba-cuda: pip install 'kogge[gpu]' ({error}).") from None
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0
    _adjust_compiler()
    return cuda


def compiled(function: Callable[..., None], game: Game | None = None) -> Kernel:
    """Compile a function into a kernel; all rules it calls must be defined before."""
    cuda = cuda_module()
    from numba.cuda.core import config

    with numba_cache(config, kernels_folder(game)):
        return cuda.jit(function, cache=True)


def kernels_folder(game: Game | None) -> Path:
    """The cache folder of a game's kernels, which depends on the sources of the game, this package and the bots."""
    return cache_folder(game, "bots", "gpu")


def _adjust_compiler() -> None:
    """Optimize our rules for size, and disable fused multiply-add, so that results equal those of the CPU.

    Unrolled loops make a kernel larger than the device's instruction cache, and the threads wait for it.
    """
    from numba.cuda.cudadrv import nvvm

    compile_ir = getattr(nvvm, "compile_ir", None)  # the simulator has none
    if compile_ir is None:
        return

    def compile_ours(texts: str | list[str], **options: Any) -> bytes:
        modules, ours = [texts] if isinstance(texts, str) else texts, _ours()
        if any(ours.search(text) for text in modules):
            modules, options = [ours.sub(r"\1 optsize {", text) for text in modules], {**options, "fma": False}
        compiled: bytes = compile_ir(modules, **options)
        return compiled

    setattr(nvvm, "compile_ir", compile_ours)  # noqa: B010 (mypy refuses the plain assignment)


@functools.cache
def _ours() -> re.Pattern[str]:
    """A pattern for the header of our functions in LLVM's notation; their names begin with the package's name."""
    tops = {"kogge", *(package.partition(".")[0] for package in packages().values())}
    names = "|".join(f"{len(top)}{top}" for top in sorted(tops))
    return re.compile(rf'^(define [^\n]*@"?_ZN(?:{names})[^\n]*\))\s*\n?\{{', re.MULTILINE)


def is_available() -> bool:
    """Is there a usable GPU, or numba's simulator?"""
    try:
        return bool(cuda_module().is_available())
    except NoGpu:
        return False


def gpu() -> Any:
    """Numba's CUDA; raises `NoGpu` on a machine without a GPU."""
    if not is_available():
        raise NoGpu("There is no usable NVIDIA GPU on this machine; --device cpu gives the same results.")
    return cuda_module()


def multiprocessors() -> int:
    """The number of multiprocessors; 1 for the simulator."""
    return int(getattr(gpu().get_current_device(), "MULTIPROCESSOR_COUNT", 1))


class DeviceArray:
    """An array in device memory: `torch.from_dlpack(a)` and `cupy.asarray(a)` share that memory, `np.asarray(a)` copies it to the host."""

    def __init__(self, array: Any):
        self.array = array
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype = np.dtype(array.dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.array.__cuda_array_interface__)

    def __dlpack_device__(self) -> tuple[int, int]:
        return _CUDA_DEVICE, int(gpu().get_current_device().id)

    def __dlpack__(self, **_: Any) -> Any:
        return _capsule(self)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        return np.asarray(self.array.copy_to_host(), dtype)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<{self.dtype} {self.shape} on the GPU>"


# DLPack: a capsule with a struct that tells another library where an array is in memory

_CUDA_DEVICE = 2
_KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("pointer", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("kind", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    )


_exported: dict[int, tuple[Any, ...]] = {}
"""Arrays that other libraries hold through DLPack; kept alive until they are released."""


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator]
def _release(address: int) -> None:
    _exported.pop(address, None)


def _capsule(array: DeviceArray) -> Any:
    """A new DLPack capsule for the array's memory. Pending work on the default stream is ordered before the consumer's."""
    pointer = array.__cuda_array_interface__["data"][0]
    item_strides = [stride // array.dtype.itemsize for stride in array.array.strides]
    n = len(array.shape)
    shape, strides = (ctypes.c_int64 * n)(*array.shape), (ctypes.c_int64 * n)(*item_strides)
    device_type, device = array.__dlpack_device__()
    tensor = _Tensor(
        pointer, device_type, device, n, _KINDS[array.dtype.kind], 8 * array.dtype.itemsize, 1, shape, strides, 0, None,
        ctypes.cast(_release, ctypes.c_void_p),
    )  # fmt: skip
    address = ctypes.addressof(tensor)
    _exported[address] = (tensor, shape, strides, array.array)
    new = ctypes.pythonapi.PyCapsule_New
    new.restype, new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
    return new(address, b"dltensor", None)
