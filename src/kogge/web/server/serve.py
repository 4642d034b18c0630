"""Run the site, in one process or in several workers: what `kogge serve` does."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kogge.engine.errors import BadOption, KoggeError
from kogge.web.config import Settings, load_settings, unknown_variables
from kogge.web.server.handover import Handover
from kogge.web.server.logs import announce
from kogge.web.server.workers import (
    DATABASE_AWAY,
    STOP_TIMEOUT,
    Workers,
    heartbeat_sender,
    notify_systemd,
    on_hangup,
    shared_folder,
)

if TYPE_CHECKING:
    import uvicorn

    from kogge.web.tables.move_writer import MoveWriter

LOCALHOST = "127.0.0.1"
# libuv accepts one connection per listening socket in each turn of the event loop, so the socket is duplicated
LISTENING_SOCKETS = 32
DATABASE_RETRY_SECONDS = 1.0
FIRST_REQUEST_SECONDS = 2.0  # when the site stops, how long to wait for the first request of a new connection
restart_requested = threading.Event()  # set by SIGHUP
INHERITED_SOCKET = 3  # where systemd, or this program before it was restarted, leaves the listening socket (sd_listen_fds(3))


def serve(settings: Settings) -> int:
    """Serve the site until it is stopped; returns the exit code."""
    for name in unknown_variables():
        announce(f"there is no setting {name}; see docs/configuration.md.", settings.log)
    host = "0.0.0.0" if settings.lan and settings.host == LOCALHOST else settings.host
    listener = inherited_socket() or bound_socket(host, settings.port)
    port = listener.getsockname()[1]
    address = f"http://{lan_address() if settings.lan else LOCALHOST if host == '0.0.0.0' else host}:{port}"
    if settings.lan:
        settings = settings.model_copy(update={"invite": address})
    if settings.db.startswith("postgres") and not wait_for_database(settings):
        return 0
    if settings.workers > 1:
        print_address(settings, address)
        with shared_folder() as folder:
            return Workers(__name__, listener, settings, folder).run()
    own_listener = listener.dup()  # uvicorn closes the sockets passed to it

    def end() -> None:
        if restart_requested.is_set():
            restart_process(own_listener)

    serve_here(listener, settings, lambda: print_address(settings, address), lambda: notify_systemd("WATCHDOG=1"), end)
    end()
    return 0


def restart_process(listener: socket.socket) -> None:
    """Replace this process by a new one of the installed version. The socket stays open, so clients that connect meanwhile just wait."""
    os.dup2(listener.fileno(), INHERITED_SOCKET, inheritable=True)
    os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
    command = [sys.argv[0]] if Path(sys.argv[0]).name == "kogge" else [sys.executable, "-m", "kogge"]
    os.execv(command[0], [*command, *sys.argv[1:]])


def wait_for_database(settings: Settings) -> bool:
    """Wait until the database, which may start after the site, answers; then migrate it. False if the site is stopped first.

    Raises `KoggeError` if waiting would not help: the database refuses the password or is not one of this site.
    """
    from kogge.web.db.database import AWAY, CONNECTIONS
    from kogge.web.db.store import Store

    stopped = threading.Event()
    before = {sig: signal.signal(sig, lambda *_: stopped.set()) for sig in (signal.SIGTERM, signal.SIGINT)}
    store, announced = Store(settings.db), ""
    notify_systemd("READY=1\nSTATUS=Waiting for the database.")
    try:
        while not stopped.is_set():
            notify_systemd("WATCHDOG=1")
            try:
                store.check_usable()
                with store.explaining_errors():
                    store.migrate()
                    allowed = store.allowed_connections()
                if allowed < (needed := settings.workers * CONNECTIONS):
                    announced = f"PostgreSQL allows {allowed} connections, and {settings.workers} workers may need {needed}"
                    announce(f"{announced}: raise max_connections, or start fewer workers.", settings.log)
                notify_systemd("STATUS=")
                return True
            except KoggeError as error:
                if error.code != AWAY:
                    raise
                if str(error) != announced:
                    announced = str(error)
                    announce(f"{announced} Waiting for it.", settings.log)
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


def serve_here(
    listener: socket.socket,
    settings: Settings,
    when_ready: Callable[[], None] = lambda: None,
    beat: Callable[[], None] = lambda: None,
    give_up: Callable[[], None] = lambda: None,
    handover: Handover | None = None,
) -> None:
    """Serve in this process until it is stopped; open requests are answered first. The event loop calls `beat` every second. `handover`
    passes connections on to other workers.

    If open requests take longer than `STOP_TIMEOUT`, for example because the database hangs, `give_up` is called and the process exits.
    """
    import uvicorn

    from kogge.web.app import create_app
    from kogge.web.server.bounded_protocol import bounded_protocol, take
    from kogge.web.server.logs import set_up_logs

    set_up_logs(settings.log)
    sys.setswitchinterval(0.001)  # the event loop must not wait long for the threads of the bots
    app = create_app(settings)
    threading.Thread(target=collect_garbage_when_quiet, args=(app.state.services.tables.store.move_writer,), name="gc", daemon=True).start()

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: Any) -> None:
            app.state.services.hub.end()
            super().handle_exit(sig, frame)

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if handover:
                handover.begin(self.take)

        def take(self, connection: socket.socket, received: bytes) -> None:
            """Serve a connection that another worker has passed on."""
            protocol = partial(bounded, config, self.server_state, self.lifespan.state, received=received)
            app.state.services.hub.start_task(take(connection, protocol))

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            """Accept no more connections, but wait a moment for the first request of new ones, which uvicorn would close at once."""
            for server in self.servers:
                server.close()
            if handover:
                handover.end()
                await asyncio.sleep(0.02)
            until = time.monotonic() + FIRST_REQUEST_SECONDS
            while any(getattr(one, "cycle", one) is None for one in self.server_state.connections) and time.monotonic() < until:
                await asyncio.sleep(0.02)
            await super().shutdown(sockets)

    async def beat_in_loop() -> None:
        beat()

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # after a graceful end uvicorn raises the signal again
    notify_systemd("READY=1")
    when_ready()
    bounded = bounded_protocol(settings.header_timeout, handover)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=10,
        backlog=2048,
        http=bounded,
        ws="none",
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=[str(network) for network in settings.proxy],
        callback_notify=beat_in_loop,
        timeout_notify=0,  # no extra delay: uvicorn calls it once a second
    )
    listener.setblocking(False)  # before it is duplicated: workers share it, and none of them may block in accept()
    server = Server(config)
    threading.Thread(target=exit_by_deadline, args=(server, settings.log, give_up), name="stop", daemon=True).start()

    def request_restart(*_: Any) -> None:
        restart_requested.set()
        app.state.services.hub.end()
        server.should_exit = True

    on_hangup(request_restart)
    server.run(sockets=[listener, *(listener.dup() for _ in range(LISTENING_SOCKETS - 1))])


def exit_by_deadline(server: uvicorn.Server, log: str, give_up: Callable[[], None]) -> None:
    """Exit when the process has not stopped in time: a thread that waits for a database cannot be interrupted. Only requests without an
    answer are lost."""
    while not server.should_exit:
        time.sleep(0.5)
    time.sleep(STOP_TIMEOUT)
    announce("some requests did not end in time; the site stops without them.", log)
    give_up()
    os._exit(0)


def collect_garbage_when_quiet(move_writer: MoveWriter) -> None:
    """Run full garbage collections, which take tenths of a second, in a second without moves, at the latest after ten minutes."""
    gc.collect()
    gc.freeze()  # what exists before the first request is never collected
    gc.set_threshold(50_000, 5, 1_000_000)  # pages are kept: looking at them again for garbage takes a tenth of the time
    last = time.monotonic()
    while True:
        moves = move_writer.moves
        time.sleep(1)
        since = time.monotonic() - last
        if since > 600 or (since > 60 and move_writer.moves == moves):
            gc.collect()
            last = time.monotonic()


def inherited_socket() -> socket.socket | None:
    """The listening socket that systemd passes on (a `.socket` unit), or that was kept through a restart."""
    mine = os.environ.pop("LISTEN_PID", "") == str(os.getpid())
    count = os.environ.pop("LISTEN_FDS", "0")
    if not mine or count == "0":
        return None
    if count != "1":
        raise BadOption(f"LISTEN_FDS is {count}: the site listens at one socket.")
    found = socket.socket(fileno=INHERITED_SOCKET)
    found.set_inheritable(False)
    return found


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
    worker_settings = load_settings()  # as the parent has checked them
    shared_socket, heartbeat = map(int, sys.argv[1:3])
    passes = None
    if worker_settings.affinity and sys.argv[3:]:  # a parent of an earlier version, before an upgrade, gives no folder
        passes = Handover(sys.argv[3], int(sys.argv[4]), worker_settings.workers)
    try:
        serve_here(socket.socket(fileno=shared_socket), worker_settings, beat=heartbeat_sender(heartbeat), handover=passes)
    except KoggeError as error:
        from kogge.web.db.database import AWAY

        announce(str(error), worker_settings.log)
        sys.exit(DATABASE_AWAY if error.code == AWAY else 1)
