"""Every kernel of every game compiles for a GPU, on any machine."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from kogge.games import IDS

pytest.importorskip("numba_cuda")

COMPILE = """
import sys
from kogge.games import game_by_id
from kogge.gpu.ptx import KERNELS, ptx
for kernel in KERNELS:
    text = ptx(game_by_id(sys.argv[1]), kernel)
    print(kernel, text.count(".visible .entry"), text.count(".extern .func"))
"""


@pytest.mark.parametrize("id", IDS)
def test_every_kernel_compiles_to_ptx_without_a_gpu(id):
    """One entry each, and nothing left that no library holds."""
    environment = {**os.environ, "KOGGE_RULES": "interpreted"}
    done = subprocess.run([sys.executable, "-c", COMPILE, id], capture_output=True, text=True, env=environment, check=False)
    if "Failure finding" in done.stderr or "libNVVM" in done.stderr:
        pytest.skip("CUDA's compiler library is not installed: pip install 'kogge[gpu]'")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["random 1 0", "medium 1 0", "step 1 0", "observe 1 0"]
