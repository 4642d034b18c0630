"""The same rules on an NVIDIA GPU: batches of tables that live in its memory, and whole games by the million. Needs the extra `gpu`.

In reading order:

    device.py    numba's CUDA, and arrays that PyTorch and CuPy take without a copy
    kernels.py   what one GPU thread does, built for any game from the rules the CPU runs
    playout.py   whole games, wholly on the device
    batch.py     many tables, one decision each at a time
    ptx.py       a kernel as PTX text, on a machine without a GPU
"""

from __future__ import annotations

from kogge.gpu.batch import GpuBatch
from kogge.gpu.device import NoGpu, is_available
from kogge.gpu.playout import Playouts, playouts, simulate

__all__ = ["GpuBatch", "NoGpu", "Playouts", "is_available", "playouts", "simulate"]
