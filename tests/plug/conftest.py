"""The site's own PostgreSQL, sites of several workers, and people who speak JSON."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kogge.web.scratch_postgres import Postgres, postgres_folder
from plug.servers import Site


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A database server for these tests alone; without one they are skipped, loudly."""
    if postgres_folder() is None:
        if os.environ.get("CI"):
            pytest.fail("No PostgreSQL on a machine where its tests must run.")
        pytest.skip("NO POSTGRESQL: these tests did not run. Install Debian's postgresql.")
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture
def made_sites(tmp_path: Path) -> Iterator[Callable[..., Site]]:
    """Make sites that are closed after the test."""
    made: list[Site] = []

    def make(db: str = "", **wishes: object) -> Site:
        made.append(Site(db or f"sqlite:///{tmp_path / 'kogge.db'}", **wishes))
        return made[-1]

    yield make
    for site in made:
        site.close()
