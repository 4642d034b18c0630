"""A temporary PostgreSQL server, for tests and measurements."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path


def postgres_folder() -> Path | None:
    """The folder with initdb and pg_ctl: of the latest version in /usr/lib/postgresql, otherwise from PATH. None without PostgreSQL."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def held_port(port: int = 0) -> socket.socket:
    """Reserve a port (0: any free one) for a server that is started, killed and restarted: the socket is bound, but does not listen."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", port))
    return held


class Postgres:
    """A database server in its own folder. PostgreSQL refuses to run as root, so root starts it as another user.

    Without `sync` (fsync=off), data may be lost in a power failure, but not when the server is killed. With it, starting after a kill is
    slow: the server first syncs all files of all databases, about 300 for each.
    """

    def __init__(self, sync: bool = True) -> None:
        found = postgres_folder()
        if found is None:
            raise FileNotFoundError("There is no PostgreSQL on this machine (initdb was not found).")
        self.bin, self.sync = found, sync
        self.folder = Path(tempfile.mkdtemp(prefix="kogge-pg-", dir="/tmp"))
        self.held = held_port()
        self.port = int(self.held.getsockname()[1])
        self.command_prefix: list[str] = []  # runs a command as another user
        if os.getuid() == 0:
            user = "postgres" if subprocess.run(["id", "postgres"], capture_output=True).returncode == 0 else "nobody"
            self.command_prefix = ["setpriv", f"--reuid={user}", "--clear-groups"]
            shutil.chown(self.folder, user)
        self._run("initdb", "-D", self.folder / "db", "-U", "kogge", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")
        self.start()
        self.databases = 0

    def _run(self, program: str, *arguments: object) -> None:
        command = [*self.command_prefix, str(self.bin / program), *map(str, arguments)]
        environment = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "TZ": "UTC"}
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, env=environment, timeout=120)

    def start(self) -> None:
        """Start the server."""
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c max_connections=200 -c fsync={'on' if self.sync else 'off'}"
        self._run("pg_ctl", "-D", self.folder / "db", "-l", self.folder / "log", "-o", options, "-w", "-t", "100", "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop the server. The mode `immediate` skips the clean shutdown, like a crash."""
        self._run("pg_ctl", "-D", self.folder / "db", "-m", mode, "-w", "-t", "100", "stop")

    @property
    def is_running(self) -> bool:
        """Does the server's process file exist? A stopped server removes it."""
        return (self.folder / "db" / "postmaster.pid").exists()

    def new_database(self) -> str:
        """Create an empty database. Returns its address."""
        self.databases += 1
        name = f"kogge{self.databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", self.port, "-U", "kogge", name)
        return f"postgresql://kogge@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        """Stop the server and delete its folder."""
        self.stop("immediate")
        self.held.close()
        shutil.rmtree(self.folder, ignore_errors=True)
