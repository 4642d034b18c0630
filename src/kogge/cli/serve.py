"""`kogge serve`: run the site on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from kogge.cli.options import DEFAULT_DB, Db, check_finite


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port to listen at; 0 for any free one.", min=0, max=65535)] = 8000,
    db: Db = DEFAULT_DB,
    lan: Annotated[bool, typer.Option("--lan", help="Let phones and computers in the room join; print a QR code.")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    workers: Annotated[
        int, typer.Option("--workers", help="Processes that serve the same tables; several need PostgreSQL.", min=1, max=64)
    ] = 1,
    public: Annotated[
        list[str] | None,
        typer.Option("--public", help="The site's address as others reach it, e.g. https://kogge.example; may be repeated."),
    ] = None,
    proxy: Annotated[
        str, typer.Option("--proxy", help="The address or network of the reverse proxy whose X-Forwarded headers are trusted.")
    ] = "",
    metrics: Annotated[str, typer.Option("--metrics", help="The addresses or networks that may read /metrics; nobody if left out.")] = "",
    log_format: Annotated[
        str, typer.Option("--log", help="plain logs warnings only; json logs every request as a line of JSON.")
    ] = "plain",
    archive_days: Annotated[
        float,
        typer.Option("--archive-days", help="Pack the lines of games that ended longer ago; 0 for never.", min=0, callback=check_finite),
    ] = 90,
    open_days: Annotated[
        float,
        typer.Option("--open-days", help="Remove tables that have waited for people longer; 0 for never.", min=0, callback=check_finite),
    ] = 30,
    talk_days: Annotated[
        float,
        typer.Option(
            "--talk-days", help="Remove chat, undo_floor reports and ended bans that are older; 0 for never.", min=0, callback=check_finite
        ),
    ] = 365,
) -> None:
    """Serve the site, on this machine or for the whole room."""
    from kogge.web.server import serve as server

    options = server.ServeOptions(
        host, port, db, lan, open_browser, workers, tuple(public or ()), proxy, metrics, log_format, archive_days, open_days, talk_days
    )
    raise typer.Exit(server.serve(options))
