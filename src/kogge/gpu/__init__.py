"""The rules on an NVIDIA GPU: batches of tables in device memory, and whole games by the million. Needs the extra `gpu`.

In reading order:

    device.py    numba's CUDA, and arrays that PyTorch and CuPy share without a copy
    kernels.py   the code of one GPU thread, built for any game from the rules that the CPU runs
    playout.py   whole games on the device
    batch.py     many tables, one decision at each per step
    ptx.py       a kernel as PTX text, on a machine without a GPU
"""

from __future__ import annotations

from kogge.gpu.batch import GpuBatch
from kogge.gpu.device import NoGpu, is_available
from kogge.gpu.playout import Playouts, playouts, simulate

__all__ = ["GpuBatch", "NoGpu", "Playouts", "is_available", "playouts", "simulate"]
