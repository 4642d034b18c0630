"""Real processes: a site of one or several workers, and a PostgreSQL of its own."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx


def postgres_folder() -> Path | None:
    """Where initdb and pg_ctl are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    named = shutil.which("initdb")
    return found[-1].parent if found else Path(named).parent if named else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Postgres:
    """A database server in a folder of its own. It refuses to run as root, so then it runs as somebody else."""

    def __init__(self) -> None:
        found = postgres_folder()
        assert found is not None
        self.bin = found
        self.folder = Path(tempfile.mkdtemp(prefix="kogge-pg-", dir="/tmp"))
        self.port = free_port()
        self.somebody: list[str] = []
        if os.getuid() == 0:
            who = "postgres" if subprocess.run(["id", "postgres"], capture_output=True).returncode == 0 else "nobody"
            self.somebody = ["setpriv", f"--reuid={who}", "--clear-groups"]
            shutil.chown(self.folder, who)
        self._run("initdb", "-D", self.folder / "db", "-U", "kogge", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")
        self.start()
        self.made = 0

    def _run(self, program: str, *arguments: object) -> None:
        command = [*self.somebody, self.bin / program, *map(str, arguments)]
        environment = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "TZ": "UTC"}
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, env=environment, timeout=120)

    def start(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c max_connections=200"
        self._run("pg_ctl", "-D", self.folder / "db", "-l", self.folder / "log", "-o", options, "-w", "-t", "100", "start")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", self.folder / "db", "-m", how, "-w", "-t", "100", "stop")

    def new_database(self) -> str:
        """The address of an empty database."""
        self.made += 1
        name = f"kogge{self.made}"
        self._run("createdb", "-h", "127.0.0.1", "-p", self.port, "-U", "kogge", name)
        return f"postgresql://kogge@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


class Site:
    """A site of real processes. It, or one of its workers, can be killed and started again at the same address."""

    def __init__(self, db: str, workers: int = 1, port: int = 0, **environment: str):
        self.db, self.workers, self.port = db, workers, port or free_port()
        self.environment = {"KOGGE_BOT_PAUSE": "0", "KOGGE_COMPILE": "no", "PYTHONUNBUFFERED": "1", "KOGGE_RATE": "off"} | environment
        self.said = tempfile.NamedTemporaryFile(prefix="kogge-said-", suffix=".log", delete=False)  # noqa: SIM115
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.start_only()
        self.wait_until_it_answers()

    def start_only(self) -> None:
        command = [sys.executable, "-m", "kogge.web.command", "--port", str(self.port), "--db", self.db, "--workers", str(self.workers)]
        environment = os.environ | self.environment
        self.process = subprocess.Popen(command, stdout=self.said, stderr=self.said, env=environment)

    def wait_until_it_answers(self, seconds: float = 60) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert self.process.poll() is None, self.output()
            try:
                if httpx.get(self.url + "/healthz", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError("the site does not answer: " + self.output())

    def output(self) -> str:
        return Path(self.said.name).read_text()

    def worker_ids(self) -> list[int]:
        """The process ids of the workers."""
        shown = subprocess.run(["ps", "--ppid", str(self.process.pid), "-o", "pid=,args="], capture_output=True, text=True).stdout
        return [int(line.split()[0]) for line in shown.splitlines() if re.search("--listen-fd", line)]

    def kill(self) -> None:
        """Pull the plug."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(30)

    def close(self) -> None:
        self.stop()
        self.said.close()
        Path(self.said.name).unlink()
