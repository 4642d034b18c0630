"""What the server says about itself: warnings as plain sentences, or a JSON object a line with every request."""

from __future__ import annotations

import json
import logging
import re
import sys
import time

requests = logging.getLogger("kogge.requests")
NOTED = ("method", "path", "status", "ms", "user", "fault")


def masked(text: str) -> str:
    """Words for a log: without the ids of tables, which are the links to them, and whatever else looks like a key."""
    return re.sub(r"[A-Za-z0-9_-]{20,}", "…", text)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as JSON; a fault keeps its traceback, in one line."""
        said = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": masked(record.getMessage()),
        }
        said |= {key: getattr(record, key) for key in NOTED if hasattr(record, key)}
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


def set_up_logs(form: str) -> None:
    """Everything goes to standard error, where whoever runs the server collects it."""
    to_error = logging.StreamHandler(sys.stderr)
    to_error.setFormatter(JsonLines() if form == "json" else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [to_error]
    root.setLevel(logging.WARNING)
    logging.getLogger("kogge").setLevel(logging.INFO if form == "json" else logging.WARNING)
