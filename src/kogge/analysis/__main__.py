"""`python -m kogge.analysis DEPTH`: reads a record from stdin and writes the growing analysis as lines of JSON. The site runs it."""

from __future__ import annotations

import functools
import os
import sys

from kogge.analysis import write_analysis


def main() -> None:
    """Analyse the record on stdin, at low priority."""
    if hasattr(os, "nice"):
        os.nice(10)
    write_analysis(sys.stdin.read(), int(sys.argv[1]), functools.partial(print, flush=True))


if __name__ == "__main__":
    main()
