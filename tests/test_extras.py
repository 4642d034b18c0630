"""A missing extra is reported with the command that installs it."""

from __future__ import annotations

import importlib
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from kogge.engine.errors import KoggeError
from kogge.extras import EXTRAS

NEEDS = {
    "kogge.envs.gymnasium": "gymnasium",
    "kogge.envs.pettingzoo": "pettingzoo",
    "kogge.envs.openspiel": "pyspiel",
    "kogge.data.making": "pyarrow",
    "kogge.data.dataset": "pyarrow",
    "kogge.data.decisions": "torch",
    "kogge.train.run": "torch",
    "kogge.train.net": "torch",
}


@pytest.mark.parametrize(("module", "package"), NEEDS.items())
def test_the_error_names_the_missing_package_and_its_extra(module, package, monkeypatch):
    others = ["gymnasium", "pettingzoo", "pyspiel", "pyarrow", "torch"]
    for name in [name for name in sys.modules if name.split(".")[0] in others or name == module]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)  # as if it were not installed
    with pytest.raises(KoggeError, match=rf"needs the package {package}: pip install 'kogge\[{EXTRAS[package]}\]'\.") as found:
        importlib.import_module(module)
    assert isinstance(found.value, ModuleNotFoundError)
    assert found.value.name == package


def test_every_extra_is_declared_by_the_package():
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(EXTRAS.values()) <= set(project["optional-dependencies"])


def test_the_command_line_reports_a_missing_extra_in_one_line():
    command = ["kogge", "dataset", "speicherstadt", "--bots", "random", "--games", "2", "-o", "x.parquet"]
    code = f"import sys; sys.modules['pyarrow'] = None; sys.argv = {command}; from kogge.cli import main; main()"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.returncode == 1
    assert ran.stderr == "kogge: kogge.data.making needs the package pyarrow: pip install 'kogge[data]'.\n"
