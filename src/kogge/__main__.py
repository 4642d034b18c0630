"""`python -m kogge`: the command line."""

from kogge.cli import main

main()
