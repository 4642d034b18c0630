"""Benchmarks: how fast Kogge is, and how much load its site can take. Not part of the installed package.

`make bench` runs `__main__.py`: it compares Kogge with peers, and measures the site under ordinary load. `make load` runs `load.py` alone.
The other programs are started by name (`python -m benchmarks.NAME`); each docstring says what it measures.
`callers.py` (clients over plain sockets) and `scratch_postgres.py` (a temporary database server) are also used by the tests.
"""
