"""How a rule is run: as plain Python, or compiled for CPU and GPU, from one source.

A rule stays the plain function it is: tests, coverage and the web call it with no compile wait. The first time that
something compiled is asked for, `numba` is imported and every rule becomes known to it; only then does an import of numba cost time.

`KOGGE_RULES=compiled` in the environment compiles each rule by itself, with bounds checks: the test suite runs that way a second time.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

Rule = TypeVar("Rule", bound=Callable[..., Any])

COMPILED = os.environ.get("KOGGE_RULES", "interpreted") == "compiled"
PACKAGE = Path(__file__).resolve().parent.parent

_rules: list[Callable[..., Any]] = []
_known_to_numba = 0


def rule(function: Rule) -> Rule:
    """Mark a function as a rule: free of side effects beyond `s`, and compilable."""
    if COMPILED:
        return numba_module().njit(function, nogil=True, boundscheck=True, cache=True)
    _rules.append(function)
    return function


def numba_module() -> Any:
    """Numba, with the cache folder set and every rule so far made known to it."""
    global _known_to_numba
    import numba

    settings: Any = numba.config
    if settings.CACHE_DIR == "":
        settings.CACHE_DIR = str(cache_folder())
    for function in _rules[_known_to_numba:]:
        numba.extending.register_jitable(function)
    _known_to_numba = len(_rules)
    return numba


def cache_folder() -> Path:
    """Where compiled code is kept: the name changes with any edit of any source file, which numba's own cache does not notice."""
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "kogge"
    return base / source_hash()


def source_hash() -> str:
    """A short hash over every Python source that compiled code can come from, and over what changes how it is compiled."""
    import numba

    digest = hashlib.sha256(repr((numba.__version__, COMPILED, str(PACKAGE))).encode())
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.relative_to(PACKAGE).parts[0] in {"kit", "games", "bots", "envs"}:
            digest.update(str(path.relative_to(PACKAGE)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
