"""`python -m kogge.train`."""

from __future__ import annotations

from kogge.train.command import main

main()
