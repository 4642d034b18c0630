"""`kogge serve`: run the site on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from kogge.cli.options import DEFAULT_DB, Db, check_finite

# The default of an option is None, so that its `KOGGE_` variable or the default in kogge.web.config.Settings applies.
# tests/web/test_config.py checks that help and default are the same in both places.


def serve(
    host: Annotated[str | None, typer.Option("--host", help="The address to listen at.", show_default="127.0.0.1")] = None,
    port: Annotated[
        int | None, typer.Option("--port", help="The port to listen at; 0 for any free one.", min=0, max=65535, show_default="8000")
    ] = None,
    db: Db = DEFAULT_DB,
    lan: Annotated[bool | None, typer.Option("--lan", help="Let phones and computers in the room join; print a QR code.")] = None,
    open_browser: Annotated[bool | None, typer.Option("--open", help="Open the browser.")] = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", help="Processes that serve the same tables; several need PostgreSQL.", min=1, max=64, show_default="1"),
    ] = None,
    public: Annotated[
        list[str] | None,
        typer.Option("--public", help="The site's address as others reach it, e.g. https://kogge.example; may be repeated."),
    ] = None,
    proxy: Annotated[
        str | None, typer.Option("--proxy", help="The address or network of the reverse proxy whose X-Forwarded headers are trusted.")
    ] = None,
    metrics: Annotated[
        str | None, typer.Option("--metrics", help="The addresses or networks that may read /metrics. By default nobody may.")
    ] = None,
    log: Annotated[
        str | None, typer.Option("--log", help="plain logs warnings only; json logs every request as a line of JSON.", show_default="plain")
    ] = None,
    archive_days: Annotated[
        float | None,
        typer.Option(
            "--archive-days",
            help="Archive games that ended longer ago; 0 for never.",
            min=0,
            callback=check_finite,
            show_default="90",
        ),
    ] = None,
    open_days: Annotated[
        float | None,
        typer.Option(
            "--open-days",
            help="Remove tables that have waited for people longer; 0 for never.",
            min=0,
            callback=check_finite,
            show_default="30",
        ),
    ] = None,
    chat_days: Annotated[
        float | None,
        typer.Option(
            "--chat-days",
            help="Remove chat, resolved reports and ended bans that are older; 0 for never.",
            min=0,
            callback=check_finite,
            show_default="365",
        ),
    ] = None,
) -> None:
    """Serve the site, on this machine or for the whole room."""
    from kogge.web.config import load_settings
    from kogge.web.server.serve import serve as run

    settings = load_settings(
        host=host,
        port=port,
        db=db,
        lan=lan,
        open_browser=open_browser,
        workers=workers,
        public=public or None,
        proxy=proxy,
        metrics=metrics,
        log=log,
        archive_days=archive_days,
        open_days=open_days,
        chat_days=chat_days,
    )
    raise typer.Exit(run(settings))
