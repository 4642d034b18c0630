"""How numba compiles a rule: as a part of what calls it, never as something that could be called by itself.

Numba makes every function ready to be called: all that it calls is linked in, optimized, and becomes machine code, once for each function
on the way from a rule to the entry point. Only the entry point is ever called; the rules below it are kept as they were lowered, and
optimized once, as a part of it. That takes half the time (docs/speed.md).

This reaches deeper into numba than its guide to custom pipelines does: it is used with the versions that it was tried with (`rule.py`), and
`tests/engine/test_rule.py` fails where it no longer bites. Whoever imports this imports numba.
"""

from __future__ import annotations

from typing import Any

from numba import _dynfunc  # type: ignore[attr-defined]  # written in C
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.typed_passes import NativeLowering


class LinkedLibrary(JITCodeLibrary):
    """The code of a function that only others call: they link it in and optimize it as a part of themselves."""

    def _optimize_final_module(self) -> None:
        """Whoever links it in does."""

    def _finalize_final_module(self) -> None:
        """There is no machine code of its own."""
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class LinkedLowering(NativeLowering):
    """Lowers a function into a `LinkedLibrary`."""

    _name = "kogge_linked_lowering"

    def run_pass(self, state: Any) -> bool:
        """As numba does, up to where it would make machine code; then the function is made known to those who call it."""
        state.library = LinkedLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags = state.flags.copy()
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        about = lowered.fndesc
        # numba finds compiled code by the Python function that would call it; this one has nothing to call, and nobody calls it
        name = _dynfunc.make_function(about.lookup_module(), about.qualname, "", 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(name, about, [state.library])
        state["cr"] = lowered._replace(cfunc=name)
        return True


class LinkedCompiler(Compiler):
    """Numba's compiler with this last step."""

    def define_pipelines(self) -> list[PassManager]:
        """The pipelines to try: one."""
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.passes = [(LinkedLowering if one is NativeLowering else one, why) for one, why in pipeline.passes]
        return [pipeline]
