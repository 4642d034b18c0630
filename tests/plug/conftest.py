"""The site's own PostgreSQL, sites of several workers, and people who speak JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from servers import Site


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
