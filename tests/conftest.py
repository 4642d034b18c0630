"""Settings and fixtures of all tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from benchmarks.scratch_postgres import Postgres, postgres_folder
from from_outside import install_into, unpack_into
from kogge.games import game_ids
from servers import Site

TESTS = Path(__file__).parent

# a compiled rule may take seconds the first time, and a machine may be busy; examples are the same in every run
settings.register_profile("kogge", deadline=None, derandomize=True, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("kogge")


COMPILED = {"analysis", "arena", "bots", "data", "envs", "lab"}
"""Folders whose tests compile rules."""
COMPILED_GAME = "speicherstadt"
"""The one game that `make test` compiles for them; `make test-all` compiles all."""


@pytest.hookimpl(tryfirst=True)  # before pytest selects by `-m "not full"`
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests about one game in one process, so that the game is compiled once in a run; the site compiles nothing.

    Tests that need PostgreSQL stay in one process too, so that one database server is set up; they run in `make test-all` only.
    """
    games = game_ids()
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        if folder in ("resilience", "security") and needs_postgres(item):
            item.add_marker(pytest.mark.xdist_group("postgres"))
            item.add_marker(pytest.mark.full)
        elif folder not in ("web", "resilience", "security") and (game := game_of(item, games)):
            item.add_marker(pytest.mark.xdist_group(game))
            if folder in COMPILED and game != COMPILED_GAME:
                item.add_marker(pytest.mark.full)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Fail if pytest-xdist ignores its groups, as it does with pytest 9.2.0 (its issue 1386): every process would compile every game."""
    grouped = [item for item in session.items if item.get_closest_marker("xdist_group")]
    if getattr(session.config.option, "loadgroup", False) and any("@" not in item.nodeid for item in grouped):
        raise pytest.UsageError("pytest-xdist does not group the tests with this version of pytest; requirements.txt names one that works.")


def game_of(item: pytest.Item, games: Sequence[str]) -> str | None:
    """The game that a test is about: by its parameters, by its mark, or by its folder."""
    marked = [mark.args[0] for mark in item.iter_markers("about")]
    candidates = [*parameters_of(item), *marked, item.path.parent.name]
    return next((word for word in candidates if isinstance(word, str) and word in games), None)


def needs_postgres(item: pytest.Item) -> bool:
    """Does a test need a database server, by its fixtures or parameters?"""
    return "postgres" in getattr(item, "fixturenames", ()) or "postgresql" in parameters_of(item)


def parameters_of(item: pytest.Item) -> list[object]:
    """The parameters of a parametrized test."""
    return [*item.callspec.params.values()] if hasattr(item, "callspec") else []


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A temporary PostgreSQL server. Where it is not installed, the tests are skipped with a message, or fail in CI."""
    if postgres_folder() is None:
        if os.environ.get("CI"):
            pytest.fail("No PostgreSQL on a machine where its tests must run.")
        pytest.skip("NO POSTGRESQL: these tests did not run. Install Debian's postgresql.")
    server = Postgres(sync=False)
    yield server
    server.remove()


@pytest.fixture(scope="session")
def installed_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder where the example game is installed."""
    folder = tmp_path_factory.mktemp("outside")
    install_into(folder)
    return folder


@pytest.fixture(scope="session")
def example_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the example game as if it were installed, for tests that only play it."""
    folder = tmp_path_factory.mktemp("example")
    unpack_into(folder)
    return folder


@pytest.fixture
def make_site(tmp_path: Path) -> Iterator[Callable[..., Site]]:
    """Make sites that are closed after the test."""
    sites: list[Site] = []

    def make(db: str = "", **options: object) -> Site:
        sites.append(Site(db or f"sqlite:///{tmp_path / 'kogge.db'}", **options))
        return sites[-1]

    yield make
    for site in sites:
        site.close()
