"""Logs: warnings as plain sentences, or one JSON object a line that includes every request."""

from __future__ import annotations

import json
import logging
import os
import re
import sys
import time

from kogge.web.db.outage import outage

requests = logging.getLogger("kogge.requests")
FIELDS = ("method", "path", "route", "status", "ms", "request_id", "user", "fault")


def masked(text: str) -> str:
    """Text for a log, without the ids of tables (an id is the link to its table) and anything that looks like a key."""
    return re.sub(r"[A-Za-z0-9_-]{20,}", "…", text)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A log record as JSON; a traceback stays in the same line."""
        entry = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "worker": os.getpid(),
            "message": masked(record.getMessage()),
        }
        entry |= {key: getattr(record, key) for key in FIELDS if hasattr(record, key)}
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


def set_up_logs(form: str) -> None:
    """Log to standard error, as plain lines or as JSON."""
    to_error = logging.StreamHandler(sys.stderr)
    to_error.setFormatter(JsonLines() if form == "json" else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    to_error.addFilter(outage)
    root = logging.getLogger()
    root.handlers[:] = [to_error]
    root.setLevel(logging.WARNING)
    logging.getLogger("kogge").setLevel(logging.INFO if form == "json" else logging.WARNING)


def announce(text: str, form: str) -> None:
    """A sentence of `kogge serve` itself, outside any request: as a plain line, or as JSON."""
    if form == "json":
        record = logging.LogRecord("kogge.serve", logging.INFO, "", 0, text, None, None)
        print(JsonLines().format(record), file=sys.stderr, flush=True)
    else:
        print(f"kogge: {text}", file=sys.stderr, flush=True)
