"""The kernels compile for a GPU, on any machine."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from kogge.games import game_ids
from kogge.gpu.ptx import KERNELS

pytest.importorskip("numba_cuda")

FUSED_IN_EXP = 14
"""A kernel of nothing but `math.exp` has as many: they stand in CUDA's own function. The gain of a rollout is computed with it."""

COMPILE = """
import re
import sys
from kogge.games import game_by_id
from kogge.gpu.ptx import ptx
for kernel in sys.argv[2:]:
    text = ptx(game_by_id(sys.argv[1]), kernel)
    constants = sum(int(size) for size in re.findall(r"^\\.const [^=;]*\\[(\\d+)\\]", text, re.MULTILINE))
    print(kernel, text.count(".visible .entry"), text.count(".extern .func"), text.count("fma."), constants < 65536)
"""


@pytest.mark.parametrize(("id", "kernels"), [(id, KERNELS if id == "speicherstadt" else ("random", "step")) for id in game_ids()])
def test_the_kernels_compile_to_ptx_without_a_gpu(id, kernels):
    """One entry each, nothing left that no library holds, no multiplication fused with an addition (the CPU rounds between them), and no
    more constants than a GPU has room for. For one game every kernel, for the others those that hold all the rules."""
    environment = {**os.environ, "KOGGE_RULES": "interpreted"}
    done = subprocess.run([sys.executable, "-c", COMPILE, id, *kernels], capture_output=True, text=True, env=environment, check=False)
    if "Failure finding" in done.stderr or "libNVVM" in done.stderr:
        pytest.skip("CUDA's compiler library is not installed: pip install 'kogge[gpu]'")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"{kernel} 1 0 {FUSED_IN_EXP if kernel == 'trial' else 0} True" for kernel in kernels]
