"""`kogge serve`: the site on this machine, for this machine or for the room."""

from __future__ import annotations

import socket
import threading
import webbrowser
from typing import Annotated, Any

import typer

HOST = "127.0.0.1"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = HOST,
    port: Annotated[int, typer.Option(help="The port to listen at.", min=0, max=65535)] = 8000,
    db: Annotated[str, typer.Option(help="Where tables are kept: sqlite:///FILE, or another SQLAlchemy address.")] = "sqlite:///kogge.db",
    lan: Annotated[bool, typer.Option("--lan", help="Let phones and computers in the room join; prints a QR code.")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the table in the browser."""
    import uvicorn

    from kogge.web.app import create_app

    if lan and host == HOST:
        host = "0.0.0.0"
    listener = bound_socket(host, port)
    port = listener.getsockname()[1]
    address = f"http://{lan_address() if lan else HOST if host == '0.0.0.0' else host}:{port}"
    app = create_app(db, public=address if lan else "")

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: Any) -> None:
            app.state.live.end()
            super().handle_exit(sig, frame)

    print(f"Kogge is at {address}  (stop with Ctrl+C)", flush=True)
    if lan:
        import segno

        segno.make(address, micro=False).terminal(compact=True)
    if open_browser:
        threading.Timer(0.8, webbrowser.open, [address]).start()
    config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=3, timeout_keep_alive=30)
    Server(config).run(sockets=[listener])


def bound_socket(host: str, port: int) -> socket.socket:
    """A listening socket; a taken port is said in one sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise typer.BadParameter(f"{host}:{port} cannot be used: {error.strerror}. Try another --port.") from None
    return listener


def lan_address() -> str:
    """This machine's address in the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; it only asks which way out there is
            return str(probe.getsockname()[0])
        except OSError:
            return HOST


def register(app: typer.Typer) -> None:
    """Add `serve` to the command line."""
    app.command("serve")(serve)


if __name__ == "__main__":
    typer.run(serve)
