"""`python -m kogge.analysis DEPTH`: a record comes in, the analysis goes out as it grows, a line of JSON each time. The site runs it."""

from __future__ import annotations

import os
import sys
import time

import kogge
from kogge.analysis import iter_analysis

EVERY = 0.7  # seconds between two lines


def main() -> None:
    """Analyse the record on the standard input, behind everything else that this machine has to do."""
    if hasattr(os, "nice"):
        os.nice(10)
    match = kogge.load(sys.stdin.read(), boxes=False)
    told = 0.0
    for found in iter_analysis(match, int(sys.argv[1])):
        if found.progress == 1 or time.monotonic() - told > EVERY:
            print(found.as_json(), flush=True)
            told = time.monotonic()


if __name__ == "__main__":
    main()
