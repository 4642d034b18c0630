"""Both runs of the suite share these settings."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from benchmarks.scratch_postgres import Postgres, postgres_folder

# a compiled rule may take seconds the first time; examples are the same in every run
settings.register_profile("kogge", deadline=None, derandomize=True, max_examples=25)
settings.load_profile("kogge")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A database server for these tests alone; without one they are skipped, loudly."""
    if postgres_folder() is None:
        if os.environ.get("CI"):
            pytest.fail("No PostgreSQL on a machine where its tests must run.")
        pytest.skip("NO POSTGRESQL: these tests did not run. Install Debian's postgresql.")
    server = Postgres(sync=False)
    yield server
    server.remove()
