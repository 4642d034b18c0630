"""Run the site, in one process or in several workers: what `kogge serve` does."""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kogge.engine.errors import BadOption, KoggeError
from kogge.web.config import Settings, load_settings, unknown_variables

if TYPE_CHECKING:
    from kogge.web.tables.move_writer import MoveWriter

LOCALHOST = "127.0.0.1"
# libuv accepts one connection for each listening socket and turn of the event loop; under load one socket is too few
LISTENING_SOCKETS = 32
MEMORY_FOLDER = "/dev/shm"
START_SECONDS = 60.0  # a worker that has run this long has started
# exit code of a worker whose database does not answer (EX_TEMPFAIL of sysexits.h): it is started again for as long as it takes
DATABASE_AWAY = 75
DATABASE_RETRY_SECONDS = 1.0


def serve(settings: Settings) -> int:
    """Serve the site until it is stopped; returns the exit code."""
    for name in unknown_variables():
        print(f"kogge: there is no setting {name}; see docs/configuration.md.", file=sys.stderr, flush=True)
    host = "0.0.0.0" if settings.lan and settings.host == LOCALHOST else settings.host
    listener = bound_socket(host, settings.port)
    port = listener.getsockname()[1]
    address = f"http://{lan_address() if settings.lan else LOCALHOST if host == '0.0.0.0' else host}:{port}"
    if settings.lan:
        settings = settings.model_copy(update={"invite": address})
    if settings.db.startswith("postgres") and not wait_for_database(settings.db):
        return 0
    if settings.workers > 1:
        print_address(settings, address)
        with metrics_folder() if settings.metrics else contextlib.nullcontext("") as folder:
            return Workers(listener, settings, folder).run()
    serve_here(listener, settings, lambda: print_address(settings, address))
    return 0


def wait_for_database(db: str) -> bool:
    """Wait until the database answers: it may start after the site. False if the site is stopped first; an unusable one is refused."""
    from kogge.web.db.database import AWAY
    from kogge.web.db.store import Store

    stopped = threading.Event()
    before = {sig: signal.signal(sig, lambda *_: stopped.set()) for sig in (signal.SIGTERM, signal.SIGINT)}
    store, said = Store(db), ""
    try:
        while not stopped.is_set():
            try:
                store.reach()
                return True
            except KoggeError as error:
                if error.code != AWAY:
                    raise
                if str(error) != said:
                    said = str(error)
                    print(f"kogge: {said} Waiting for it.", file=sys.stderr, flush=True)
            stopped.wait(DATABASE_RETRY_SECONDS)
        return False
    finally:
        store.close()
        for sig, handler in before.items():
            signal.signal(sig, handler)


def print_address(settings: Settings, address: str) -> None:
    """Print where the site is; with `--lan` also as a QR code."""
    print(f"Kogge is at {address}  (stop with Ctrl+C)", flush=True)
    if settings.lan:
        import segno

        segno.make(address, micro=False).terminal(compact=True)
    if settings.open_browser:
        threading.Timer(0.8, webbrowser.open, [address]).start()


def serve_here(listener: socket.socket, settings: Settings, when_ready: Callable[[], None] = lambda: None) -> None:
    """Serve in this process until it is stopped; open requests are answered first."""
    import uvicorn

    from kogge.web.app import create_app
    from kogge.web.server.bounded_protocol import bounded_protocol
    from kogge.web.server.logs import set_up_logs

    set_up_logs(settings.log)
    sys.setswitchinterval(0.001)  # the event loop must not wait long for the threads of the bots
    app = create_app(settings)
    threading.Thread(target=collect_garbage_when_quiet, args=(app.state.services.tables.store.move_writer,), name="gc", daemon=True).start()

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: Any) -> None:
            app.state.services.hub.end()
            super().handle_exit(sig, frame)

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # after a graceful end uvicorn raises the signal again
    when_ready()
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=10,
        backlog=2048,
        http=bounded_protocol(settings.header_timeout),
        ws="none",
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=[str(network) for network in settings.proxy],
    )
    listener.setblocking(False)  # before it is copied: workers share it, and one that blocks in accept() answers nobody
    Server(config).run(sockets=[listener, *(listener.dup() for _ in range(LISTENING_SOCKETS - 1))])


def collect_garbage_when_quiet(move_writer: MoveWriter) -> None:
    """Run the full garbage collection, which takes tenths of a second, after a second without a move, or after ten minutes."""
    gc.collect()
    gc.freeze()  # what exists before the first request is never collected
    gc.set_threshold(5_000, 20, 1_000_000)
    last = time.monotonic()
    while True:
        moves = move_writer.moves
        time.sleep(1)
        since = time.monotonic() - last
        if since > 600 or (since > 60 and move_writer.moves == moves):
            gc.collect()
            last = time.monotonic()


class Workers:
    """Several processes that accept from one socket. One that dies is replaced; on SIGTERM all finish the requests they have begun.

    uvicorn's own supervisor (tried: 0.54.0) waits without end for a worker that hangs at shutdown, restarts without end one that cannot
    start, and has no hook for a worker's death, which the metrics need.
    """

    def __init__(self, listener: socket.socket, settings: Settings, metrics_folder: str):
        listener.listen(2048)
        listener.setblocking(False)
        listener.set_inheritable(True)
        self._command = [sys.executable, "-m", __name__, str(listener.fileno())]
        self._environment = os.environ | settings.to_environment()  # not on the command line, which everybody can read
        self._metrics_folder = metrics_folder
        if metrics_folder:
            self._environment["PROMETHEUS_MULTIPROC_DIR"] = metrics_folder
        self._fd, self._count = listener.fileno(), settings.workers
        self._running: list[subprocess.Popen] = []
        self._stopped = threading.Event()

    def run(self) -> int:
        """Start the workers and replace those that end, until the site is stopped."""
        for sig in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sig, lambda *_: self._stopped.set())
        failures, since = 0, time.monotonic()  # how many workers could not start, and when the last one was started
        while not self._stopped.is_set():
            ended = [worker for worker in self._running if worker.poll() is not None]
            self._running = [worker for worker in self._running if worker not in ended]
            for worker in ended:
                print(f"kogge: worker {worker.pid} ended with {worker.returncode}.", file=sys.stderr, flush=True)
            self._drop_gauges(ended)
            if any(worker.returncode == 1 for worker in ended):
                failures = failures + 1 if time.monotonic() - since < START_SECONDS else 1
            if failures > 5:
                print("kogge: the workers cannot start; see the messages above.", file=sys.stderr)
                break
            for _ in range(self._count - len(self._running)):
                self._running.append(subprocess.Popen(self._command, env=self._environment, pass_fds=[self._fd]))
                print(f"kogge: worker {self._running[-1].pid} started.", file=sys.stderr, flush=True)
                since = time.monotonic()
            self._stopped.wait(0.5 if failures or any(worker.returncode == DATABASE_AWAY for worker in ended) else 0.1)
        for worker in self._running:
            worker.terminate()
        for worker in self._running:
            try:
                worker.wait(10)
            except subprocess.TimeoutExpired:
                worker.kill()
        return 0 if self._stopped.is_set() else 1

    def _drop_gauges(self, ended: list[subprocess.Popen]) -> None:
        """Remove the gauges of workers that have ended from the shared metrics; their counters stay."""
        if self._metrics_folder and ended:
            from prometheus_client.multiprocess import mark_process_dead

            for worker in ended:
                mark_process_dead(worker.pid, self._metrics_folder)  # type: ignore[no-untyped-call]


def metrics_folder() -> tempfile.TemporaryDirectory[str]:
    """The folder in which workers share their metrics: in memory if possible, so that a full disk does not stop them."""
    return tempfile.TemporaryDirectory(prefix="kogge-metrics-", dir=MEMORY_FOLDER if os.access(MEMORY_FOLDER, os.W_OK) else None)


def bound_socket(host: str, port: int) -> socket.socket:
    """A listening socket; a port that is taken is a `BadOption`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadOption(f"{host}:{port} cannot be used: {error.strerror}. Try another --port.") from None
    return listener


def lan_address() -> str:
    """This machine's address in the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only finds out which interface leads outside
            return str(probe.getsockname()[0])
        except OSError:
            return LOCALHOST


if __name__ == "__main__":  # a worker: its socket is on the command line, its settings are in the environment
    try:
        serve_here(socket.socket(fileno=int(sys.argv[1])), load_settings())
    except KoggeError as error:
        from kogge.web.db.database import AWAY

        print(f"kogge: {error}", file=sys.stderr)
        sys.exit(DATABASE_AWAY if error.code == AWAY else 1)
