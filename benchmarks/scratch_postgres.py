"""A temporary PostgreSQL server, for tests and measurements."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path


def postgres_folder() -> Path | None:
    """The folder of initdb and pg_ctl, or None."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    named = shutil.which("initdb")
    return found[-1].parent if found else Path(named).parent if named else None


def held_port(port: int = 0) -> socket.socket:
    """Reserve a port while its server is started, killed and restarted: the socket is bound, but does not listen."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", port))
    return held


class Postgres:
    """A database server in its own folder. PostgreSQL refuses to run as root, so root starts it as another user.

    Without `sync` (fsync=off), data may be lost in a power failure, but not when the server is killed. With it, starting after a kill is
    slow: the server first syncs every file of every database, about 300 each.
    """

    def __init__(self, sync: bool = True) -> None:
        found = postgres_folder()
        if found is None:
            raise FileNotFoundError("There is no PostgreSQL on this machine (initdb was not found).")
        self.bin, self.sync = found, sync
        self.folder = Path(tempfile.mkdtemp(prefix="kogge-pg-", dir="/tmp"))
        self.held = held_port()
        self.port = int(self.held.getsockname()[1])
        self.other_user: list[str] = []
        if os.getuid() == 0:
            who = "postgres" if subprocess.run(["id", "postgres"], capture_output=True).returncode == 0 else "nobody"
            self.other_user = ["setpriv", f"--reuid={who}", "--clear-groups"]
            shutil.chown(self.folder, who)
        self._run("initdb", "-D", self.folder / "db", "-U", "kogge", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")
        self.start()
        self.made = 0

    def _run(self, program: str, *arguments: object) -> None:
        command = [*self.other_user, str(self.bin / program), *map(str, arguments)]
        environment = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "TZ": "UTC"}
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, env=environment, timeout=120)

    def start(self) -> None:
        """Start the server."""
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c max_connections=200 -c fsync={'on' if self.sync else 'off'}"
        self._run("pg_ctl", "-D", self.folder / "db", "-l", self.folder / "log", "-o", options, "-w", "-t", "100", "start")

    def stop(self, how: str = "fast") -> None:
        """Stop the server; `immediate` stops it without a clean shutdown, like a crash."""
        self._run("pg_ctl", "-D", self.folder / "db", "-m", how, "-w", "-t", "100", "stop")

    @property
    def is_running(self) -> bool:
        """Does the server's process file exist? A stopped server removes it."""
        return (self.folder / "db" / "postmaster.pid").exists()

    def new_database(self) -> str:
        """The address of an empty database."""
        self.made += 1
        name = f"kogge{self.made}"
        self._run("createdb", "-h", "127.0.0.1", "-p", self.port, "-U", "kogge", name)
        return f"postgresql://kogge@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        """Stop the server and delete its folder."""
        self.stop("immediate")
        self.held.close()
        shutil.rmtree(self.folder, ignore_errors=True)
