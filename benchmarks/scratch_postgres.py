"""A PostgreSQL of one's own, for an hour: what tests and measurements run on."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path


def postgres_folder() -> Path | None:
    """Where initdb and pg_ctl are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    named = shutil.which("initdb")
    return found[-1].parent if found else Path(named).parent if named else None


def held_port(port: int = 0) -> socket.socket:
    """A port that stays ours while the server there starts, dies and starts again: bound, but nobody listens at it here."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", port))
    return held


class Postgres:
    """A database server in a folder of its own. It refuses to run as root, so then it runs as somebody else.

    Without `sync` the system writes to the disk when it likes: a machine without power could lose something, a killed server cannot.
    With it a killed server first syncs every file of every database, some 300 each, before it serves again.
    """

    def __init__(self, sync: bool = True) -> None:
        found = postgres_folder()
        if found is None:
            raise FileNotFoundError("There is no PostgreSQL on this machine (initdb was not found).")
        self.bin, self.sync = found, sync
        self.folder = Path(tempfile.mkdtemp(prefix="kogge-pg-", dir="/tmp"))
        self.held = held_port()
        self.port = int(self.held.getsockname()[1])
        self.somebody: list[str] = []
        if os.getuid() == 0:
            who = "postgres" if subprocess.run(["id", "postgres"], capture_output=True).returncode == 0 else "nobody"
            self.somebody = ["setpriv", f"--reuid={who}", "--clear-groups"]
            shutil.chown(self.folder, who)
        self._run("initdb", "-D", self.folder / "db", "-U", "kogge", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")
        self.start()
        self.made = 0

    def _run(self, program: str, *arguments: object) -> None:
        command = [*self.somebody, str(self.bin / program), *map(str, arguments)]
        environment = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "TZ": "UTC"}
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, env=environment, timeout=120)

    def start(self) -> None:
        """Serve."""
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c max_connections=200 -c fsync={'on' if self.sync else 'off'}"
        self._run("pg_ctl", "-D", self.folder / "db", "-l", self.folder / "log", "-o", options, "-w", "-t", "100", "start")

    def stop(self, how: str = "fast") -> None:
        """Stop; `immediate` is as if the plug were pulled."""
        self._run("pg_ctl", "-D", self.folder / "db", "-m", how, "-w", "-t", "100", "stop")

    @property
    def is_running(self) -> bool:
        """Whether the server has its process file, which it removes when it is stopped."""
        return (self.folder / "db" / "postmaster.pid").exists()

    def new_database(self) -> str:
        """The address of an empty database."""
        self.made += 1
        name = f"kogge{self.made}"
        self._run("createdb", "-h", "127.0.0.1", "-p", self.port, "-U", "kogge", name)
        return f"postgresql://kogge@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        """Nothing of it is left."""
        self.stop("immediate")
        self.held.close()
        shutil.rmtree(self.folder, ignore_errors=True)
