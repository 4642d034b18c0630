"""Pyodide and the wheels that are compiled for it. Every file is checked against a sha256 before it is used.

Pyodide's core is the npm package `pyodide`; the hashes of its files are below. Its lock file lists the wheels of its release and their
hashes. A wheel comes from the first of these that has it: the caller's folder, the cache, Pyodide's release, or another package on the
Python index that contains the same files. No address of a registry is written here: npm, pip and Pyodide are configured with theirs.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
import zipfile
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

from kogge.engine.errors import KoggeError
from kogge.engine.rule import cache_base

PYODIDE = "314.0.3"
PYTHON = "3.14"
PLATFORM = "pyemscripten_2026_0_wasm32"
CORE = {
    "pyodide.mjs": "5cfc46f5dcbaf2a16f26e2363f441873eb424762609cc03db00d6a2ace4d00e5",
    "pyodide.asm.mjs": "1a9775427ef6e8abaa7db88ece0515422d1886915ae5c9093776410c865dfd8d",
    "pyodide.asm.wasm": "e7f8fac36f8bf11085309cbc5c829b3ec3057c18bf1d73b05a6741612d63cdbf",
    "python_stdlib.zip": "444c770dfd75a32097fc0a7d5c1413fd3140601f49c3a1f2e9af0376fcd124b4",
    "pyodide-lock.json": "c963d22858f6bcb8f41586a2142f03905ab370c88ea22a86a2736e95fac2a8f3",
}
MIRROR_PACKAGE, MIRROR_FOLDER = "open_webui==0.12.4", "open_webui/frontend/pyodide/"
"""A package on the Python index that contains Pyodide's core and some of its wheels, and the folder of these files in it."""
TIMEOUT = 60.0


class Sources:
    """Gets files and caches them. `folder` is a folder of the caller that may contain some of them."""

    def __init__(self, folder: Path | None = None, cache: Path | None = None):
        self._folder = folder
        self._cache = cache or cache_base() / f"pyodide-{PYODIDE}"
        self._cache.mkdir(parents=True, exist_ok=True)

    def core(self) -> dict[str, bytes]:
        """The files of Pyodide's core."""
        return {name: self._file(name, digest, [self._from_npm, self._from_mirror_package]) for name, digest in CORE.items()}

    def wheel(self, name: str) -> bytes:
        """The wheel of Pyodide's own release, named in its lock file."""
        lock = self._file("pyodide-lock.json", CORE["pyodide-lock.json"], [self._from_npm, self._from_mirror_package])
        entry = json.loads(lock)["packages"][name]
        return self._file(entry["file_name"], entry["sha256"], [self._from_release, self._from_mirror_package])

    def registry_wheel(self, name: str) -> bytes:
        """The wheel of a package for Pyodide, from the Python index, in the version installed here; pip checks its hash."""
        prefix = f"{name.replace('-', '_')}-{version(name)}-"
        for folder in filter(None, (self._folder, self._cache)):
            for path in folder.glob(f"{prefix}*{PLATFORM}.whl"):
                return path.read_bytes()
        options = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--abi", f"cp{PYTHON.replace('.', '')}"]
        command = ["download", "--quiet", "--no-deps", "--only-binary", ":all:", *options, "--dest", str(self._cache)]
        _pip(*command, f"{name}=={version(name)}")
        return next(self._cache.glob(f"{prefix}*{PLATFORM}.whl")).read_bytes()

    def _file(self, name: str, digest: str, sources: list[Callable[[str], bytes]]) -> bytes:
        """A file with this hash, from the first place that has it."""
        for folder in filter(None, (self._folder, self._cache)):
            path = folder / name
            if path.is_file() and hashlib.sha256(found := path.read_bytes()).hexdigest() == digest:
                return found
        failed = []
        for source in sources:
            try:
                found = source(name)
            except (OSError, KoggeError, KeyError) as error:
                failed.append(str(error))
                continue
            if hashlib.sha256(found).hexdigest() == digest:
                new = self._cache / f"{name}.new"
                new.write_bytes(found)
                new.replace(self._cache / name)
                return found
            failed.append("a file with another hash")
        message = "; ".join(failed)
        raise KoggeError(
            f"{name} of Pyodide {PYODIDE} could not be downloaded ({message}). Put it into a folder and pass that with --wheels."
        )

    def _from_npm(self, name: str) -> bytes:
        """A file of the npm package; all files of the core are cached, so that npm runs only once."""
        npm = shutil.which("npm")
        if npm is None:
            raise KoggeError("npm is not installed")
        with tempfile.TemporaryDirectory() as folder:
            packed = subprocess.run([npm, "pack", f"pyodide@{PYODIDE}", "--silent"], cwd=folder, capture_output=True, text=True)
            if packed.returncode:
                raise KoggeError("npm could not download pyodide")
            with tarfile.open(next(Path(folder).glob("*.tgz"))) as archive:
                for one in CORE:
                    member = archive.extractfile(f"package/{one}")
                    assert member is not None
                    (self._cache / one).write_bytes(member.read())
        return (self._cache / name).read_bytes()

    def _from_release(self, name: str) -> bytes:
        """A file of Pyodide's release, at the address that Pyodide itself loads packages from."""
        script = self._file("pyodide.mjs", CORE["pyodide.mjs"], [self._from_npm, self._from_mirror_package]).decode()
        address = re.search(r"https://[^`\"']+/v\$\{\w+\}/full/", script)
        if address is None:
            raise KoggeError("the address of Pyodide's release was not found in pyodide.mjs")
        with urllib.request.urlopen(re.sub(r"\$\{\w+\}", PYODIDE, address[0]) + name, timeout=TIMEOUT) as answer:
            found: bytes = answer.read()
        return found

    def _from_mirror_package(self, name: str) -> bytes:
        """A file inside the package that contains Pyodide; only this part of the package is downloaded."""
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder) / "report.json"
            options = ["--quiet", "--dry-run", "--no-deps", "--ignore-installed", "--only-binary", ":all:", "--python-version", "3.12"]
            _pip("install", *options, "--target", folder, "--report", str(report), MIRROR_PACKAGE)
            address = json.loads(report.read_text())["install"][0]["download_info"]["url"]
        with zipfile.ZipFile(io.BufferedReader(RemoteFile(address), 1 << 20)) as archive:
            return archive.read(MIRROR_FOLDER + name)


def _pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise KoggeError("pip: " + (done.stderr.strip().splitlines() or ["it failed"])[-1][:200])


class RemoteFile(io.RawIOBase):
    """A file on a web server, read in parts (HTTP ranges)."""

    def __init__(self, address: str):
        self._address, self._at = address, 0
        with urllib.request.urlopen(urllib.request.Request(address, method="HEAD"), timeout=TIMEOUT) as answer:
            self._size = int(answer.headers["Content-Length"])

    def readable(self) -> bool:
        """Always true."""
        return True

    def seekable(self) -> bool:
        """Always true."""
        return True

    def tell(self) -> int:
        """The current position."""
        return self._at

    def seek(self, offset: int, whence: int = 0) -> int:
        """Change the position."""
        self._at = (0, self._at, self._size)[whence] + offset
        return self._at

    def readinto(self, buffer) -> int:  # type: ignore[no-untyped-def]
        """Read as much as the buffer takes."""
        last = min(self._at + len(buffer), self._size) - 1
        if last < self._at:
            return 0
        part = urllib.request.Request(self._address, headers={"Range": f"bytes={self._at}-{last}"})
        with urllib.request.urlopen(part, timeout=TIMEOUT) as answer:
            if answer.status != 206:
                raise KoggeError("the web server does not support range requests")
            found = answer.read()
        buffer[: len(found)] = found
        self._at += len(found)
        return len(found)


def installed_files(package: str) -> Iterator[tuple[str, bytes]]:
    """The files of an installed package, by their path below site-packages."""
    from importlib.metadata import files

    for path in files(package) or ():
        where = Path(str(path.locate()))
        if ".." not in path.parts and where.is_file():
            yield path.as_posix(), where.read_bytes()
