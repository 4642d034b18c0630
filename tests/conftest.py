"""Both runs of the suite share these settings."""

from __future__ import annotations

import pytest
from hypothesis import settings

# a compiled rule may take seconds the first time; examples are the same in every run
settings.register_profile("kogge", deadline=None, derandomize=True, max_examples=25)
settings.load_profile("kogge")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real browsers and killed servers depend on the machine's mood: such a test that fails is tried once more, and shown as R."""
    for item in items:
        if item.path.parent.name in ("web", "plug"):
            item.add_marker(pytest.mark.flaky(reruns=1))
