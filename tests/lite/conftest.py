"""The folder of the browser edition, built once; Pyodide is downloaded the first time and kept in the cache."""

from __future__ import annotations

import fcntl
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kogge.engine.errors import KoggeError
from kogge.engine.rule import cache_base
from kogge.lite import sources, wasm
from kogge.lite.folder import build


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep these tests in one process, so that the folder is built once in a run."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.xdist_group("lite"))


@pytest.fixture(scope="session")
def lite_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder; where its parts cannot be downloaded, the tests that need it are skipped, loudly."""
    cache_base().mkdir(parents=True, exist_ok=True)
    try:
        wasm.linker()
        with (cache_base() / "lite.lock").open("w") as lock:  # one process downloads and compiles
            fcntl.flock(lock, fcntl.LOCK_EX)
            source = sources.Sources()
            source.core()
            source.wheel("numpy")
            source.registry_wheel("pydantic-core")
    except KoggeError as error:
        pytest.skip(f"NO BROWSER EDITION: these tests did not run. {error}")
    out = tmp_path_factory.mktemp("lite") / "kogge"
    with (cache_base() / "lite.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with ThreadPoolExecutor(1) as pool:  # where a browser is driven, this thread has an event loop that runs already
            pool.submit(build, out).result()
    yield out
    shutil.rmtree(out)


@pytest.fixture(scope="session")
def node() -> str:
    found = shutil.which("node")
    if found is None:
        pytest.skip("NO NODE: the engines were not compared in node. Install Debian's nodejs.")
    return found


EQUAL_PLAY = Path(__file__).parent / "equal_play.py"


@pytest.fixture(scope="session")
def native_play() -> list[dict[str, object]]:
    """The results of the native engines, one entry for each game."""
    native = subprocess.run([sys.executable, str(EQUAL_PLAY)], capture_output=True, text=True)
    assert not native.returncode, native.stderr[-2000:]
    return [json.loads(line) for line in native.stdout.splitlines()]
