"""Optional dependencies: which extra installs which package, and the error message when one is missing."""

from __future__ import annotations

from kogge.engine.errors import KoggeError

EXTRAS = {
    "gymnasium": "research",
    "pettingzoo": "research",
    "pyspiel": "research",
    "PIL": "research",
    "torch": "train",
    "sb3_contrib": "sb3",
    "pyarrow": "data",
    "polars": "data",
    "dask": "cluster",
    "distributed": "cluster",
    "psycopg": "postgres",
    "fido2": "passkeys",
    "http_ece": "push",
    "py_vapid": "push",
    "mcp": "mcp",
}
"""The extra that installs a package, by the name under which it is imported."""


class MissingExtra(KoggeError, ModuleNotFoundError):
    """A package of an extra is not installed."""

    default_code = "missing_extra"


def missing(error: ModuleNotFoundError, needed_by: str = "This") -> ModuleNotFoundError:
    """The error with the command that installs the missing package; unchanged if no extra provides it."""
    module = (error.name or "").split(".")[0]
    if module not in EXTRAS:
        return error
    extra = EXTRAS[module]
    missing_extra = MissingExtra(f"{needed_by} needs the package {module}: pip install 'kogge[{extra}]'.", found=module, legal=[extra])
    missing_extra.name = module
    return missing_extra
