"""How fast Kogge is and what its site bears: `make bench`, `make load`. Not part of the package that is installed.

__main__.py       every part, one after the other, beside peers
environments.py   search.py   browser.py   load.py      the parts
callers.py        players over plain sockets      scratch_postgres.py  a throw-away database server; the tests use both
"""
