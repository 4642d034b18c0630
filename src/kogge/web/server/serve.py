"""Run the site, in one process or in several workers: what `kogge serve` does."""

from __future__ import annotations

import contextlib
import dataclasses
import gc
import json
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
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kogge.engine.errors import BadOption, KoggeError
from kogge.engine.validation import checked_choice

if TYPE_CHECKING:
    from kogge.web.site_address import Network, SiteAddress
    from kogge.web.tables.move_writer import MoveWriter

HOST = "127.0.0.1"
LISTENING_SOCKETS = (
    32  # of one address: libuv accepts one connection per socket and turn of the event loop; one socket is too few under load
)
MEMORY = "/dev/shm"  # files that are kept in memory alone
STARTS = 60.0  # seconds after which a worker has started, if it has not failed
# how a worker ends whose database does not answer (EX_TEMPFAIL of sysexits.h): it is tried again for as long as it takes
DATABASE_AWAY = 75


@dataclass(frozen=True)
class ServeOptions:
    """How the site is served: the options of `kogge serve`."""

    host: str = HOST
    port: int = 8000
    db: str = "sqlite:///kogge.db"
    lan: bool = False
    open_browser: bool = False
    workers: int = 1
    public: tuple[str, ...] = ()
    proxy: str = ""
    metrics: str = ""
    log_format: str = "plain"
    archive_days: float = 90
    open_days: float = 30
    talk_days: float = 365
    invite: str = ""
    """The address that invitations name; filled in where the whole room may join."""

    @property
    def site_address(self) -> SiteAddress:
        """How the site is reached."""
        return gate_of(list(self.public), self.invite, self.proxy, self.metrics, self.workers)

    def to_json(self) -> str:
        """All but the database's address, which may hold a password."""
        return json.dumps({name: value for name, value in dataclasses.asdict(self).items() if name != "db"})

    @classmethod
    def from_json(cls, text: str, db: str) -> ServeOptions:
        """The options that `to_json` wrote."""
        values = json.loads(text)
        return cls(**{**values, "public": tuple(values["public"]), "db": db})


def serve(options: ServeOptions) -> int:
    """Serve the site until it is stopped; returns the exit code."""
    if options.workers > 1 and not options.db.startswith("postgres"):
        raise BadOption("Several workers need PostgreSQL (--db postgresql://…); a SQLite file is served by one process.")
    checked_choice(options.log_format, ("plain", "json"), "--log")
    site_address, host = options.site_address, options.host
    if options.lan and host == HOST:
        host = "0.0.0.0"
    listener = bound_socket(host, options.port)
    port = listener.getsockname()[1]
    address = f"http://{lan_address() if options.lan else HOST if host == '0.0.0.0' else host}:{port}"
    options = dataclasses.replace(options, invite=address if options.lan else "")
    if options.workers > 1:
        reach(options.db)
        say_where(address, options.lan, options.open_browser)
        with numbers_folder() if site_address.metrics else contextlib.nullcontext("") as numbers:
            return Workers(listener, options, numbers).run()
    serve_here(listener, options, lambda: say_where(address, options.lan, options.open_browser))
    return 0


def reach(db: str) -> None:
    """Refuse a database that cannot be used, before workers try it in vain."""
    from kogge.web.db.store import Store

    store = Store(db)
    store.reach()
    store.close()


def gate_of(public: list[str], invite: str, proxy: str, metrics: str, workers: int) -> SiteAddress:
    """The site_address that the options describe; what cannot be one is said in one sentence."""
    from kogge.web.site_address import SiteAddress, public_addresses

    try:
        addresses = public_addresses(public)
    except ValueError as error:
        raise BadOption(f"--public is an address such as https://kogge.example, not {str(error)!r}.") from None
    return SiteAddress(addresses, invite, named("--proxy", proxy), named("--metrics", metrics), workers)


def named(option: str, text: str) -> tuple[Network, ...]:
    """The addresses that an option names."""
    from kogge.web.site_address import networks

    try:
        return networks(text)
    except ValueError:
        raise BadOption(f"{option} names addresses or networks, such as 127.0.0.1 or 10.0.0.0/24, not {text!r}.") from None


def say_where(address: str, lan: bool, open_browser: bool) -> None:
    """Tell the person at the keyboard."""
    print(f"Kogge is at {address}  (stop with Ctrl+C)", flush=True)
    if lan:
        import segno

        segno.make(address, micro=False).terminal(compact=True)
    if open_browser:
        threading.Timer(0.8, webbrowser.open, [address]).start()


def serve_here(
    listener: socket.socket,
    options: ServeOptions,
    when_ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve in this process until told to stop; open requests are answered first."""
    import uvicorn

    from kogge.web.app import create_app
    from kogge.web.server.bounded_protocol import BoundedProtocol
    from kogge.web.server.logs import set_up_logs
    from kogge.web.server.retention import Retention

    site_address = options.site_address
    set_up_logs(options.log_format)
    sys.setswitchinterval(0.001)  # the event loop must not wait long for the threads that play
    app = create_app(options.db, site_address, retention=Retention(options.archive_days, options.open_days, options.talk_days))
    threading.Thread(target=collect_in_quiet, args=(app.state.tables.store.move_writer,), name="collector", daemon=True).start()

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: Any) -> None:
            app.state.live.end()
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
        http=BoundedProtocol,
        ws="none",
        proxy_headers=bool(site_address.proxy),
        forwarded_allow_ips=[str(one) for one in site_address.proxy],
    )
    listener.setblocking(False)  # before it is copied: workers share it, and one that waits in accept() answers nobody
    Server(config).run(sockets=[listener, *(listener.dup() for _ in range(LISTENING_SOCKETS - 1))])


def collect_in_quiet(move_writer: MoveWriter) -> None:
    """Python's full search for lost memory halts everybody for tenths of a second: it waits for a second without a move, or ten minutes."""
    gc.collect()
    gc.freeze()  # what is there before the first request stays
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
    """Several processes that accept from one socket. One that dies is replaced; told to stop, all finish what they answer.

    uvicorn's own workers were tried in their place (0.54.0): told to stop, they wait without end for one that hangs, and
    one that cannot start they start again for ever. Nor do they tell when one has died, so that what it had open is no longer counted.
    """

    def __init__(self, listener: socket.socket, options: ServeOptions, numbers: str):
        listener.listen(2048)
        listener.setblocking(False)
        listener.set_inheritable(True)
        self._command = [sys.executable, "-m", __name__, str(listener.fileno()), options.to_json()]
        # the database is not in the command, which everybody can read: its address may hold a password
        self._environment = os.environ | {"KOGGE_DB": options.db}
        self._numbers = numbers
        if numbers:
            self._environment["PROMETHEUS_MULTIPROC_DIR"] = numbers
        self._fd, self._count = listener.fileno(), options.workers
        self._running: list[subprocess.Popen] = []
        self._stopped = threading.Event()

    def run(self) -> int:
        """Watch over them until told to stop."""
        for sig in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sig, lambda *_: self._stopped.set())
        failures, since = 0, time.monotonic()  # how often one could not start, and when the last one tried
        while not self._stopped.is_set():
            ended = [one for one in self._running if one.poll() is not None]
            self._running = [one for one in self._running if one not in ended]
            for one in ended:
                print(f"kogge: worker {one.pid} ended with {one.returncode}.", file=sys.stderr, flush=True)
            self._forget_numbers(ended)
            if any(one.returncode == 1 for one in ended):
                failures = failures + 1 if time.monotonic() - since < STARTS else 1
            if failures > 5:
                print("kogge: the workers cannot start; see the messages above.", file=sys.stderr)
                break
            for _ in range(self._count - len(self._running)):
                self._running.append(subprocess.Popen(self._command, env=self._environment, pass_fds=[self._fd]))
                print(f"kogge: worker {self._running[-1].pid} started.", file=sys.stderr, flush=True)
                since = time.monotonic()
            self._stopped.wait(0.5 if failures or any(one.returncode == DATABASE_AWAY for one in ended) else 0.1)
        for one in self._running:
            one.terminate()
        for one in self._running:
            try:
                one.wait(10)
            except subprocess.TimeoutExpired:
                one.kill()
        return 0 if self._stopped.is_set() else 1

    def _forget_numbers(self, ended: list[subprocess.Popen]) -> None:
        """What a worker had open is gone with it; what it has counted stays counted."""
        if self._numbers and ended:
            from prometheus_client.multiprocess import mark_process_dead

            for one in ended:
                mark_process_dead(one.pid, self._numbers)  # type: ignore[no-untyped-call]


def numbers_folder() -> tempfile.TemporaryDirectory[str]:
    """Where the workers write their numbers for each other: in memory if the system has such a place, so that no full disk stops them."""
    return tempfile.TemporaryDirectory(prefix="kogge-metrics-", dir=MEMORY if os.access(MEMORY, os.W_OK) else None)


def bound_socket(host: str, port: int) -> socket.socket:
    """A listening socket; a taken port is said in one sentence."""
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
            probe.connect(("192.0.2.1", 9))  # sends nothing; it only asks which way out there is
            return str(probe.getsockname()[0])
        except OSError:
            return HOST


if __name__ == "__main__":  # a worker: its socket and its options are handed over by `Workers`
    try:
        serve_here(socket.socket(fileno=int(sys.argv[1])), ServeOptions.from_json(sys.argv[2], os.environ["KOGGE_DB"]))
    except KoggeError as error:
        from kogge.web.db.database import AWAY

        print(f"kogge: {error}", file=sys.stderr)
        sys.exit(DATABASE_AWAY if error.code == AWAY else 1)
