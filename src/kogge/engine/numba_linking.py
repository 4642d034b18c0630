"""Compile rules only as parts of their entry points, which halves compile time (docs/speed.md).

By default numba makes every function callable: it links in everything the function calls, optimizes it and emits machine code, again
and again for each function between a rule and the entry point. Here a rule stops after lowering; only the entry point is optimized.

This uses numba internals, so it is limited to the versions it was tested with (`rule.py`), and `tests/engine/test_rule.py` fails if it
stops working. It can go once numba offers such an option. Importing this module imports numba.
"""

from __future__ import annotations

from typing import Any

from numba import _dynfunc  # type: ignore[attr-defined]  # written in C
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.typed_passes import NativeLowering


class LinkedLibrary(JITCodeLibrary):
    """The code of a function that is only linked into others, which optimize it as a part of themselves."""

    def _optimize_final_module(self) -> None:
        """Nothing to do: the function that links this in is optimized as a whole."""

    def _finalize_final_module(self) -> None:
        """No machine code of its own."""
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class LinkedLowering(NativeLowering):
    """Lowers a function into a `LinkedLibrary`."""

    _name = "kogge_linked_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lower the function without emitting machine code, and register it for its callers."""
        state.library = LinkedLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags = state.flags.copy()
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        about = lowered.fndesc
        # numba finds compiled code by a Python function object; this one is only a key and is never called
        name = _dynfunc.make_function(about.lookup_module(), about.qualname, "", 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(name, about, [state.library])
        state["cr"] = lowered._replace(cfunc=name)
        return True


class LinkedCompiler(Compiler):
    """Numba's compiler with `LinkedLowering` as its last step."""

    def define_pipelines(self) -> list[PassManager]:
        """The default pipeline with the last step replaced."""
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.passes = [(LinkedLowering if one is NativeLowering else one, why) for one, why in pipeline.passes]
        return [pipeline]
