"""Both runs of the suite share these settings."""

from __future__ import annotations

from hypothesis import settings

# a compiled rule may take seconds the first time; examples are the same in every run
settings.register_profile("kogge", deadline=None, derandomize=True, max_examples=25)
settings.load_profile("kogge")
