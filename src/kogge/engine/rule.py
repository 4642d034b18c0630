"""How a rule is run: as plain Python, or compiled for CPU and GPU, from one source.

A rule stays a plain function: tests, coverage and the web call it without compiling anything. numba is imported, and the rules are
registered with it, only when something compiled is needed.

With `KOGGE_RULES=compiled` in the environment, Python's calls of a game's rules are compiled too, with bounds checks: the test suite
runs a second time in this mode.
"""

from __future__ import annotations

import functools
import hashlib
import inspect
import logging
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from kogge.engine.side_module import numba_is_missing, side_entry_points

INLINED_PREFIXES = ("may_", "is_", "has_", "legal_")
"""Rules with these prefixes are inlined into their callers: they are small and called in loops; see docs/speed.md."""
INLINED_ARGUMENTS = {"moves", "event", "counts", "seen"}
"""Rules with one of these array arguments are inlined too: the caller knows the array's size and address."""

Rule = Callable[..., Any]
"""The type of a rule: it takes records and numbers; its body is not type-checked."""


class GameSources(Protocol):
    """The part of a game (`contract.Game`) that the cache uses."""

    @property
    def id(self) -> str:
        """The game's id."""

    @property
    def title(self) -> str:
        """The game's title."""

    @property
    def folder(self) -> Path:
        """The folder of its sources."""


log = logging.getLogger("kogge.compile")

COMPILED = os.environ.get("KOGGE_RULES", "interpreted") == "compiled"
PACKAGE = Path(__file__).resolve().parent.parent

_rules: list[tuple[Rule, Rule]] = []  # the function that Python calls, and the one that numba compiles for it: usually the same
_compiled: dict[Rule, Rule] = {}  # compiled versions of the rules that Python has called so far
_known_to_numba = 0
_lock = threading.RLock()


def rule(function: Rule) -> Rule:
    """Mark a function as a rule: free of side effects beyond `s`, and compilable."""
    _rules.append((function, function))
    return function


def interpreted_for(compiled: Rule) -> Callable[[Rule], Rule]:
    """Mark the interpreted version of a rule: Python calls the marked function, compiled rules call `compiled`, which must do the same."""

    def mark(function: Rule) -> Rule:
        _rules.append((function, compiled))
        return function

    return mark


def compiled_on_call(function: Rule, folder: Callable[[], Path]) -> Rule:
    """Wrap a rule: it is compiled with bounds checks when Python first calls it. Other compiled rules can still call it."""

    function = inspect.unwrap(function)

    @functools.wraps(function)
    def call(*arguments: Any) -> Any:
        if function not in _compiled:
            _compiled[function] = compiled_into(folder(), boundscheck=True)(function)
        return _compiled[function](*(getattr(one, "numpy_record", one) for one in arguments))

    _rules.append((call, function))
    return call


def numba_module() -> Any:
    """Import numba and register all rules with it."""
    global _known_to_numba
    import numba

    with _lock:
        for interpreted, function in _rules[_known_to_numba:]:
            options: Any = {"forceinline": _is_inlined(function), "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
            options |= {"boundscheck": True} if COMPILED else {}
            options |= _linking_options(numba)
            numba.extending.overload(interpreted, strict=False, jit_options=options)(_overload_with(function))
        _known_to_numba = len(_rules)
    return numba


def _linking_options(numba: Any) -> dict[str, Any]:
    """The options that halve compile time (numba_linking.py); none for versions of numba that this was not tested with."""
    if not (0, 61) <= numba.version_info.short < (0, 69):
        return {}
    from kogge.engine.numba_linking import LinkedCompiler

    return {"pipeline_class": LinkedCompiler}


def _overload_with(function: Rule) -> Callable[..., Rule]:
    """An overload that uses the same function for all argument types."""
    return lambda *_, **__: function


def _is_inlined(function: Rule) -> bool:
    """Is the rule inlined into its callers?"""
    code = function.__code__
    return function.__name__.startswith(INLINED_PREFIXES) or not INLINED_ARGUMENTS.isdisjoint(code.co_varnames[: code.co_argcount])


def entry_points(game: GameSources, *packages: str) -> Callable[[Rule], Rule]:
    """A decorator that compiles the entry points of some packages for a game, cached by the sources of both.

    Where numba is missing, entry points come from a module that was compiled before (`side_module.py`)."""
    if numba_is_missing():
        return side_entry_points(game)
    folder = cache_folder(game, *packages)
    if not folder.exists():
        log.info("compiling %s of %s for the first time; cached in %s", " and ".join(packages) or "the rules", game.id, cache_base())
    return compiled_into(folder)


def compiled_into(folder: Path, **options: bool) -> Callable[[Rule], Rule]:
    """A decorator that compiles a function and caches the result in a folder."""
    numba = numba_module()

    def compiled(function: Rule) -> Rule:
        with numba_cache(numba.config, folder):
            entry: Rule = numba.njit(function, cache=True, nogil=True, **options)
        return entry

    return compiled


@contextmanager
def numba_cache(config: Any, folder: Path) -> Iterator[None]:
    """A context in which numba caches in `folder` what it decorates: it reads the setting at decoration time."""
    with _lock:
        config.CACHE_DIR, before = str(folder), config.CACHE_DIR
        try:
            yield
        finally:
            config.CACHE_DIR = before


def cache_folder(game: GameSources | None, *packages: str) -> Path:
    """The cache folder for the code that some packages compile for a game. Its name depends on the sources of engine, packages and game."""
    if game is None:
        return _folder("-".join(("any", *packages)), sources("engine", *packages))
    return _folder("-".join((game.id, *packages)), sources("engine", *packages, game.folder))


def _folder(name: str, folders: tuple[Path, ...]) -> Path:
    """The name changes with every edit of a source: numba's own cache only looks at the file of the compiled function."""
    return cache_base() / f"{name}-{source_hash(*folders)}"


def cache_base() -> Path:
    """The folder of all caches; it may be deleted at any time."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "kogge"


def sources(*folders: str | Path) -> tuple[Path, ...]:
    """Folders of sources: those of kogge by name, others by path."""
    return tuple(PACKAGE / folder for folder in folders)


@functools.cache
def source_hash(*folders: Path) -> str:
    """A short hash of the sources in some folders and of everything else that affects compilation."""
    import numba

    inputs = repr((numba.__version__, COMPILED, *map(str, folders), digest_of(*folders)))
    return hashlib.sha256(inputs.encode()).hexdigest()[:16]


def digest_of(*folders: Path) -> str:
    """A hash of the sources in some folders, without `board` folders."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            inside = path.relative_to(folder).as_posix()
            if "board" not in inside.split("/")[:-1]:
                digest.update(inside.encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()
