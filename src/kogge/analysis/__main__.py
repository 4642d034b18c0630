"""`python -m kogge.analysis DEPTH`: reads a record from stdin and writes the growing analysis as lines of JSON. The site runs it."""

from __future__ import annotations

import os
import sys
import time

import kogge
from kogge.analysis import iter_analysis

EVERY = 0.7  # seconds between two lines


def main() -> None:
    """Analyse the record on stdin, at low priority."""
    if hasattr(os, "nice"):
        os.nice(10)
    match = kogge.load(sys.stdin.read(), boxes=False)
    last = 0.0
    for found in iter_analysis(match, int(sys.argv[1])):
        if found.progress == 1 or time.monotonic() - last > EVERY:
            print(found.as_json(), flush=True)
            last = time.monotonic()


if __name__ == "__main__":
    main()
