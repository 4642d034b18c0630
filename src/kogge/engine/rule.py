"""How a rule is run: as plain Python, or compiled for CPU and GPU, from one source.

A rule stays the plain function it is: tests, coverage and the web call it with no compile wait. The first time that
something compiled is asked for, `numba` is imported and every rule becomes known to it; only then does an import of numba cost time.

`KOGGE_RULES=compiled` in the environment compiles what Python calls of a game, with bounds checks: so the test suite runs a second time.
"""

from __future__ import annotations

import functools
import hashlib
import inspect
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kogge.engine.contract import Game

ASKED = ("may_", "is_", "has_", "legal_")
"""Rules of these names are questions: small, and asked in loops. They become part of whoever asks; see docs/speed.md."""
HANDED = {"moves", "event", "counts", "seen"}
"""Rules that are handed one of these arrays become part of who hands it over, where the array's size and place are known."""

Rule = Callable[..., Any]
"""What a rule is to a type checker: it takes records and numbers, and its body is not looked at."""

COMPILED = os.environ.get("KOGGE_RULES", "interpreted") == "compiled"
PACKAGE = Path(__file__).resolve().parent.parent

_rules: list[tuple[Rule, Rule]] = []  # what Python calls, and what numba compiles in its place: mostly the same
_called: dict[Rule, Rule] = {}  # what Python has called so far, compiled
_known_to_numba = 0
_lock = threading.RLock()


def rule(function: Rule) -> Rule:
    """Mark a function as a rule: free of side effects beyond `s`, and compilable."""
    _rules.append((function, function))
    return function


def called_compiled(function: Rule, folder: Callable[[], Path]) -> Rule:
    """A rule that is compiled, with bounds checks, when Python first calls it, and may be part of other compiled rules as before."""

    function = inspect.unwrap(function)

    @functools.wraps(function)
    def call(*given: Any) -> Any:
        if function not in _called:
            _called[function] = compiled_into(folder(), boundscheck=True)(function)
        return _called[function](*(getattr(one, "laid_over", one) for one in given))

    _rules.append((call, function))
    return call


def numba_module() -> Any:
    """Numba, with every rule so far made known to it."""
    global _known_to_numba
    import numba

    with _lock:
        for called, function in _rules[_known_to_numba:]:
            options: Any = {"forceinline": _is_inlined(function), "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
            options |= {"boundscheck": True} if COMPILED else {}
            options |= _only_linked(numba)
            numba.extending.overload(called, strict=False, jit_options=options)(_always(function))
        _known_to_numba = len(_rules)
    return numba


def _only_linked(numba: Any) -> dict[str, Any]:
    """How a rule is compiled in half the time (`linked.py`). A numba that this was not tried with compiles it as it does by itself."""
    if not (0, 61) <= numba.version_info.short < (0, 69):
        return {}
    from kogge.engine.numba_linking import LinkedCompiler

    return {"pipeline_class": LinkedCompiler}


def _always(function: Rule) -> Callable[..., Rule]:
    """The same function is compiled, whatever the types of what it is given."""
    return lambda *_, **__: function


def _is_inlined(function: Rule) -> bool:
    """Does the rule become part of every rule that calls it?"""
    code = function.__code__
    return function.__name__.startswith(ASKED) or not HANDED.isdisjoint(code.co_varnames[: code.co_argcount])


def entry_points(game: Game, *packages: str) -> Callable[[Rule], Rule]:
    """What compiles the entry points that some packages have for a game, and keeps them in the cache folder for these sources."""
    return compiled_into(cache_folder(game, *packages))


def compiled_into(folder: Path, **options: bool) -> Callable[[Rule], Rule]:
    """What compiles functions and keeps them in a folder."""
    numba = numba_module()

    def compiled(function: Rule) -> Rule:
        with kept_in(numba.config, folder):
            made: Rule = numba.njit(function, cache=True, nogil=True, **options)
        return made

    return compiled


@contextmanager
def kept_in(settings: Any, folder: Path) -> Iterator[None]:
    """Within, what numba is handed to compile will be kept in this folder: it looks for the folder when it is handed the function."""
    with _lock:
        settings.CACHE_DIR, before = str(folder), settings.CACHE_DIR
        try:
            yield
        finally:
            settings.CACHE_DIR = before


def cache_folder(game: Game | None, *packages: str) -> Path:
    """Where is kept what some packages compile for a game: it is made of the kit, of these packages and of the game, wherever that lies."""
    if game is None:
        return _folder("-".join(("any", *packages)), sources("engine", *packages))
    return _folder("-".join((game.id, *packages)), sources("engine", *packages, game.folder))


def _folder(name: str, made_of: tuple[Path, ...]) -> Path:
    """The name changes with any edit of any source, which numba's own cache does not notice."""
    return cache_base() / f"{name}-{source_hash(*made_of)}"


def cache_base() -> Path:
    """Where whatever may be thrown away is kept."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "kogge"


def sources(*folders: str | Path) -> tuple[Path, ...]:
    """Folders of sources: those of this package by name, others by path."""
    return tuple(PACKAGE / folder for folder in folders)


@functools.cache
def source_hash(*folders: Path) -> str:
    """A short hash over the sources in some folders, and over what changes how they are compiled."""
    import numba

    made_by = repr((numba.__version__, COMPILED, *map(str, folders), digest_of(*folders)))
    return hashlib.sha256(made_by.encode()).hexdigest()[:16]


def digest_of(*folders: Path) -> str:
    """A hash over the sources in some folders, but for those of boards."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            inside = path.relative_to(folder).as_posix()
            if "board" not in inside.split("/")[:-1]:
                digest.update(inside.encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()
