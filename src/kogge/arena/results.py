"""The file of results: one JSON object per line, the plan first, then one line per game. Lines are only appended.

A game is written as soon as it is over, so only unfinished games are lost in a crash.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Protocol

from kogge.engine.errors import KoggeError


class Headed(Protocol):
    """A plan or study, described by its heading."""

    def heading(self) -> dict[str, Any]:
        """A description of what is played; results are only valid for the same heading."""


class Results:
    """The results of one plan or study: those already in the file, and those added. Without a file they are only in memory."""

    def __init__(self, plan: Headed, path: Path | None):
        self.plan, self.path = plan, path
        self.games: dict[int, dict[str, Any]] = {}
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        """Read earlier results; a last line cut short by a crash is removed."""
        if not path.is_file():
            raise KoggeError(f"{path} is not a file of results; name another file.", code="bad_results")
        content = path.read_bytes()
        complete = content[: content.rfind(b"\n") + 1]
        if complete != content:
            with path.open("r+b") as file:
                file.truncate(len(complete))
        try:
            lines = [json.loads(line) for line in complete.decode().splitlines()]
            heading, games = lines[:1], {line["number"]: line for line in lines[1:]}
        except (ValueError, TypeError, KeyError):
            raise KoggeError(f"{path} is not a file of results; name another file.", code="bad_results") from None
        if heading and heading[0] != self.plan.heading():
            raise KoggeError(
                f"{path} holds the results of another arena or study (game, players, options, bots or seed differ); name another file.",
                code="other_results",
            )
        self.games = games

    def add(self, result: dict[str, Any]) -> None:
        """Add the result of a game."""
        self.games[result["number"]] = result
        if self.path is None:
            return
        lines = [result] if self.path.exists() and self.path.stat().st_size else [self.plan.heading(), result]
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(json.dumps(line) + "\n" for line in lines))
            file.flush()
            os.fsync(file.fileno())

    def first(self, games: int) -> list[dict[str, Any]]:
        """The results of the first `games` games of the plan that have been played, in order."""
        return [self.games[number] for number in sorted(self.games) if number < games]
