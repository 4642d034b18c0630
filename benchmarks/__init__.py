"""The speed of Kogge and the load that its site can take. Not part of the installed package.

`make bench` runs `__main__.py`, which measures everything except the site's special cases, compared with peers; `make load` runs `load.py`.
The other programs are started by name (`python -m benchmarks.NAME`); each docstring says what it measures.
`callers.py` (clients over plain sockets) and `scratch_postgres.py` (a temporary database server) are also used by the tests.
"""
