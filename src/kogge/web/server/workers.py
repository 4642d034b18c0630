"""Several worker processes that serve one socket, and their parent, which supervises them. systemd can supervise the parent.

Why not uvicorn's supervisor (tried: 0.54.0)? It pings a thread of the worker, which answers even if the event loop hangs; it waits for
ever for a worker that hangs at shutdown; and it has no hook for the end of a worker, which the metrics need. Why not gunicorn (tried:
27.0)? It forks: after an upgrade, new workers would mix modules that the parent has loaded with those of the new version.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from kogge.web.config import Settings
from kogge.web.server.logs import announce

if TYPE_CHECKING:
    from prometheus_client import Counter

MEMORY_FOLDER = "/dev/shm"
SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the variable that names the folder in which workers share their metrics
HEARTBEAT_TIMEOUT = 15.0  # seconds without a heartbeat after which a worker counts as hung
START_TIMEOUT = 180.0  # seconds until its first heartbeat: a worker loads many modules, and may have to migrate the database
STOP_TIMEOUT = 10.0  # seconds in which a worker must end after a request to stop
FAILURES_IN = 60.0  # a failed start counts together with one at most this many seconds earlier
MAX_FAILURES = 5  # with more in a row, the site gives up
# exit code of a worker whose database does not answer (EX_TEMPFAIL of sysexits.h); does not count as a failed start
DATABASE_AWAY = 75


class Worker:
    """One worker process, and the pipe through which its event loop sends a byte every second. `slot` is its number, and that of its
    successor."""

    def __init__(self, module: str, listener: int, environment: dict[str, str], folder: str, slot: int):
        self.slot = slot
        self._heartbeat, writes = os.pipe()
        os.set_blocking(self._heartbeat, False)
        command = [interpreter(), "-m", module, str(listener), str(writes), folder, str(slot)]
        try:
            self.process = subprocess.Popen(command, env=environment, pass_fds=[listener, writes])
        finally:
            os.close(writes)
        self.pid = self.process.pid
        self.has_started = self.is_old = self.is_leaving = self.is_hung = False
        self.deadline = time.monotonic() + START_TIMEOUT

    def listen(self) -> None:
        """Read the heartbeats that have arrived; each extends the deadline."""
        with contextlib.suppress(BlockingIOError):
            if os.read(self._heartbeat, 4096) and not self.is_leaving:
                self.has_started, self.deadline = True, time.monotonic() + HEARTBEAT_TIMEOUT

    def stop(self) -> None:
        """Ask it to finish its requests and end."""
        self.is_leaving, self.deadline = True, time.monotonic() + STOP_TIMEOUT
        self.process.terminate()

    def has_ended(self) -> bool:
        """Whether the process has ended. Closes its pipe, so call this once after the end."""
        if self.process.poll() is None:
            return False
        os.close(self._heartbeat)
        return True


class Workers:
    """Starts the workers, replaces those that end or hang, and on SIGHUP all of them, one after the other.

    On SIGTERM all workers finish their requests. On SIGHUP, after an upgrade for example, new workers start one by one, and each replaces
    an old one as soon as it serves. If the new ones cannot start, the old ones stay.
    """

    def __init__(self, module: str, listener: socket.socket, settings: Settings, folder: str):
        listener.listen(2048)
        listener.setblocking(False)
        listener.set_inheritable(True)
        self._environment = os.environ | settings.to_environment()  # not on the command line, which everybody can read
        for name in ("NOTIFY_SOCKET", "WATCHDOG_USEC", "LISTEN_FDS", "LISTEN_PID"):
            self._environment.pop(name, None)  # systemd talks to the parent
        self._module, self._fd, self._count, self._log = module, listener.fileno(), settings.workers, settings.log
        self._folder = folder
        self._restarts: Counter | None = None
        if settings.metrics:
            self._environment[SHARED_FOLDER] = folder
            self._restarts = restart_counter(folder)
        self._running: list[Worker] = []
        self._stopped = threading.Event()
        self._reload = False
        self._failures, self._failed_at = 0, 0.0

    def run(self) -> int:
        """Supervise until the site is stopped; returns the exit code."""
        for sig in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sig, lambda *_: self._stopped.set())
        on_hangup(lambda *_: setattr(self, "_reload", True))
        notify_systemd("READY=1")
        pause, last = 0.1, time.monotonic()
        while not self._stopped.is_set():
            notify_systemd("WATCHDOG=1")
            self._replace_hung(stalled=time.monotonic() - last - pause)
            last = time.monotonic()
            ended = self._collect_ended()
            if self._failures > MAX_FAILURES and not self._keep_old():
                self._say("the workers cannot start; see the messages above.")
                break
            if self._reload:
                self._begin_reload()
            self._start_missing()
            pause = 0.5 if self._failures or any(worker.process.returncode == DATABASE_AWAY for worker in ended) else 0.1
            self._stopped.wait(pause)
        notify_systemd("STOPPING=1")
        self._stop_all()
        return 0 if self._stopped.is_set() else 1

    def _say(self, text: str) -> None:
        announce(text, self._log)

    def _replace_hung(self, stalled: float) -> None:
        """Kill the workers that have missed their deadline. `stalled`: seconds that this process was suspended; they extend deadlines."""
        for worker in self._running:
            had_started = worker.has_started
            worker.listen()
            if worker.has_started and not had_started:
                self._say(f"worker {worker.pid} serves.")
            if stalled > 1:
                worker.deadline += stalled
            if time.monotonic() > worker.deadline:
                worker.is_hung = True
                self._say(f"worker {worker.pid} hangs and is killed.")
                worker.process.kill()  # also ends a process that was stopped
                worker.process.wait(STOP_TIMEOUT)

    def _collect_ended(self) -> list[Worker]:
        ended = [worker for worker in self._running if worker.has_ended()]
        self._running = [worker for worker in self._running if worker not in ended]
        for worker in ended:
            self._say(f"worker {worker.pid} ended with {worker.process.returncode}.")
            if self._restarts and (worker.is_hung or not worker.is_leaving):
                self._restarts.labels("hung" if worker.is_hung else "ended").inc()
            if worker.process.returncode == 1:
                now = time.monotonic()
                self._failures = self._failures + 1 if now - self._failed_at < FAILURES_IN else 1
                self._failed_at = now
        self._drop_gauges(ended)
        return ended

    def _drop_gauges(self, ended: list[Worker]) -> None:
        """Remove the gauges of workers that have ended from the shared metrics; their counters stay."""
        if self._restarts and ended:
            from prometheus_client.multiprocess import mark_process_dead

            for worker in ended:
                mark_process_dead(worker.pid, self._folder)  # type: ignore[no-untyped-call]

    def _active(self) -> list[Worker]:
        return [worker for worker in self._running if not worker.is_leaving]

    def _begin_reload(self) -> None:
        self._reload, self._failures = False, 0
        for worker in self._active():
            worker.is_old = True
        self._say("replacing the workers.")

    def _keep_old(self) -> bool:
        """The new workers of a reload cannot start: keep the old ones, if there are any."""
        old = [worker for worker in self._active() if worker.is_old]
        for worker in old:
            worker.is_old = False
        if old:
            self._failures = 0
            self._say("the new workers cannot start; the old ones go on.")
        return bool(old)

    def _start_missing(self) -> None:
        """Start missing workers. During a reload there is one more than usual: an old one is stopped when a new one serves."""
        active = self._active()
        old = [worker for worker in active if worker.is_old]
        if not old:
            for _ in range(self._count - len(active)):
                self._start()
        elif not all(worker.has_started for worker in active):
            pass
        elif len(active) > self._count:
            old[0].stop()
        else:
            self._start()

    def _start(self) -> None:
        taken = {worker.slot for worker in self._active() if not worker.is_old}
        slot = next(slot for slot in range(self._count) if slot not in taken)
        self._running.append(Worker(self._module, self._fd, self._environment, self._folder, slot))
        self._say(f"worker {self._running[-1].pid} started.")

    def _stop_all(self) -> None:
        for worker in self._active():
            worker.stop()
        for worker in self._running:
            try:
                worker.process.wait(max(0.0, worker.deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.process.kill()
                worker.process.wait(STOP_TIMEOUT)
            worker.has_ended()


def interpreter() -> str:
    """The Python interpreter beside the command `kogge`, with symbolic links resolved now.

    If each version is installed in its own folder and a link points to the current one (docs/hosting.md), this is the interpreter of the
    new version after an upgrade, while running processes keep using the old one.
    """
    command = Path(sys.argv[0])
    candidate = Path(os.path.realpath(command.parent), "python")
    return str(candidate) if command.name == "kogge" and candidate.exists() else sys.executable


def shared_folder() -> tempfile.TemporaryDirectory[str]:
    """The folder with the workers' metrics and their sockets (`handover.py`): in memory if possible, so that a full disk does not stop
    them."""
    return tempfile.TemporaryDirectory(prefix="kogge-workers-", dir=MEMORY_FOLDER if os.access(MEMORY_FOLDER, os.W_OK) else None)


def restart_counter(folder: str) -> Counter:
    """The only metric of the parent process, written into the folder that the workers share."""
    os.environ[SHARED_FOLDER] = folder  # prometheus_client reads it when it is imported
    from prometheus_client import CollectorRegistry, Counter

    counter = Counter(
        "kogge_worker_restarts",
        "Workers that were replaced because they ended or hung.",
        ["reason"],
        registry=CollectorRegistry(),
    )
    for reason in ("ended", "hung"):
        counter.labels(reason)
    return counter


def heartbeat_sender(fd: int) -> Callable[[], None]:
    """A function that the event loop of a worker calls every second."""
    os.set_blocking(fd, False)

    def beat() -> None:
        with contextlib.suppress(OSError):  # the pipe is full, or the parent has ended
            os.write(fd, b".")

    return beat


def on_hangup(reload: Callable[..., None]) -> None:
    """Reload on SIGHUP, except in a terminal: there SIGHUP means that the terminal was closed, and ends the site."""
    if hasattr(signal, "SIGHUP") and not (sys.stdin and sys.stdin.isatty()):
        signal.signal(signal.SIGHUP, reload)


def notify_systemd(state: str) -> None:
    """Tell systemd that the service is ready, alive or about to stop; does nothing without NOTIFY_SOCKET."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as to_systemd:
        to_systemd.sendto(state.encode(), "\0" + address[1:] if address.startswith("@") else address)
