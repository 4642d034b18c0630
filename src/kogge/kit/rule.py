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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kogge.kit.contract import Game

ASKED = ("may_", "is_", "has_", "legal_")
"""Rules of these names are questions: small, and asked in loops. They become part of whoever asks; see docs/speed.md."""
HANDED = {"moves", "event", "counts"}
"""Rules that are handed one of these arrays become part of who hands it over, where the array's size and place are known."""

Rule = Callable[..., Any]
"""What a rule is to a type checker: it takes records and numbers, and its body is not looked at."""

COMPILED = os.environ.get("KOGGE_RULES", "interpreted") == "compiled"
PACKAGE = Path(__file__).resolve().parent.parent

_rules: list[Callable[..., Any]] = []
_outside: list[Path] = []  # the folders of rules that lie outside this package
_known_to_numba = 0
_lock = threading.RLock()


def rule(function: Rule) -> Rule:
    """Mark a function as a rule: free of side effects beyond `s`, and compilable."""
    if COMPILED:
        return _by_itself(function)
    _rules.append(function)
    return function


def _by_itself(function: Rule) -> Rule:
    """A rule compiled by itself. One of a game is made of the kit and its game; any other may be made for any game that is there by now."""
    path = Path(function.__code__.co_filename).resolve()
    if path.is_relative_to(PACKAGE / "games"):
        home = PACKAGE / Path(*path.relative_to(PACKAGE).parts[:2])
    elif path.is_relative_to(PACKAGE):
        return compiled_into(_folder("all", sources("kit", "bots", path.parent, "games", *_outside)), boundscheck=True)(function)
    else:
        home = path.parents[max(0, function.__module__.count(".") - 1)]  # the whole package it comes from
        if home not in _outside:
            _outside.append(home)
    return compiled_into(_folder(home.name, sources("kit", home)), boundscheck=True)(function)


def numba_module() -> Any:
    """Numba, with every rule so far made known to it."""
    global _known_to_numba
    import numba

    with _lock:
        for function in _rules[_known_to_numba:]:
            numba.extending.register_jitable(forceinline=_is_inlined(function))(function)
        _known_to_numba = len(_rules)
    return numba


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
        return _folder("-".join(("any", *packages)), sources("kit", *packages))
    return _folder("-".join((game.id, *packages)), sources("kit", *packages, game.folder))


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
