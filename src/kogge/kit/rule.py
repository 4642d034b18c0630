"""How a rule is run: as plain Python, or compiled for CPU and GPU, from one source.

A rule stays the plain function it is: tests, coverage and the web call it with no compile wait. The first time that
something compiled is asked for, `numba` is imported and every rule becomes known to it; only then does an import of numba cost time.

`KOGGE_RULES=compiled` in the environment compiles each rule by itself, with bounds checks: the test suite runs that way a second time.
"""

from __future__ import annotations

import functools
import hashlib
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

ASKED = ("may_", "is_", "has_", "legal_")
"""Rules of these names are questions: small, and asked in loops. They become part of whoever asks; see docs/speed.md."""

Rule = Callable[..., Any]
"""What a rule is to a type checker: it takes records and numbers, and its body is not looked at."""

COMPILED = os.environ.get("KOGGE_RULES", "interpreted") == "compiled"
PACKAGE = Path(__file__).resolve().parent.parent

_rules: list[Callable[..., Any]] = []
_known_to_numba = 0
_lock = threading.RLock()


def rule(function: Rule) -> Rule:
    """Mark a function as a rule: free of side effects beyond `s`, and compilable."""
    if COMPILED:
        folders = Path(function.__code__.co_filename).relative_to(PACKAGE).parts[:-1]
        game = folders[1] if folders[0] == "games" else "*"
        compiled: Rule = entry_points(game, folders[0], boundscheck=True)(function)
        return compiled
    _rules.append(function)
    return function


def numba_module() -> Any:
    """Numba, with every rule so far made known to it."""
    global _known_to_numba
    import numba

    with _lock:
        for function in _rules[_known_to_numba:]:
            numba.extending.register_jitable(forceinline=function.__name__.startswith(ASKED))(function)
        _known_to_numba = len(_rules)
    return numba


def entry_points(game: str, package: str = "kit", **options: bool) -> Callable[[Callable[..., Any]], Any]:
    """What compiles the entry points that `package` has for a game, and keeps them in the cache folder for these sources."""
    numba = numba_module()
    folder = str(cache_folder(game, package))

    def compiled(function: Callable[..., Any]) -> Any:
        settings: Any = numba.config
        with _lock:  # numba looks for the folder when it is handed the function
            settings.CACHE_DIR, before = folder, settings.CACHE_DIR
            try:
                return numba.njit(function, cache=True, nogil=True, **options)
            finally:
                settings.CACHE_DIR = before

    return compiled


def cache_folder(game: str, *packages: str) -> Path:
    """Where compiled code is kept: the name changes with any edit of any source it comes from, which numba's own cache does not notice."""
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "kogge"
    return base / f"{'all' if game == '*' else game}-{'-'.join(packages)}-{source_hash(game, *packages)}"


@functools.cache
def source_hash(game: str, *packages: str) -> str:
    """A short hash over the kit, one game (`*`: all) and what some packages have for it, and over what changes how they are compiled."""
    import numba

    digest = hashlib.sha256(repr((numba.__version__, COMPILED, str(PACKAGE))).encode())
    games = {folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()}
    others = set() if game == "*" else games - {game}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).parts
        if parts[0] in {"kit", "games", *packages} and not others & {*parts[1:-1], path.stem}:
            digest.update("/".join(parts).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
