"""A program as a bot: `agent:COMMAND` is started for every game and seat, and talks in lines of JSON over standard input and output.

docs/agents.md describes the protocol. After an unreadable or illegal answer the agent is asked again, up to `MAX_ATTEMPTS` times in all;
then a random move is played for it. `Agent.counts` has the numbers. If the agent exits or does not answer in time, the game ends.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import re
import shlex
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from typing import IO, Any

from kogge.bots.knowledge import Knowledge
from kogge.engine.errors import BadOption, KoggeError, listed, quoted

PROTOCOL = 1
PREFIX = re.compile(r"agent(?:@(\d{1,6})s)?:(.*)", re.DOTALL)
DEFAULT_SECONDS = 60
MAX_ATTEMPTS = 3
"""How often an agent is asked for one decision."""
MAX_ANSWER = 100_000
"""The most characters of an answer."""
SECONDS_TO_END = 5
"""How long an agent may take to exit after its input was closed."""
MAX_MOVES_LISTED = 200


class AgentFailed(KoggeError):
    """An agent could not be started, ended, or did not answer in time."""

    default_code = "agent_failed"


class Agent:
    """A bot that asks a program. The program starts at the first decision; `end_game` stops it."""

    reads_text = True
    """It needs `Knowledge.text`."""

    def __init__(self, command: str, seconds: float = DEFAULT_SECONDS):
        try:
            self.words = shlex.split(command)
        except ValueError:
            self.words = []
        if not self.words:
            raise BadOption(f"An agent is agent:COMMAND, not {quoted('agent:' + command)}.", code="no_such_bot", found=command)
        if shutil.which(self.words[0]) is None:
            raise BadOption(f"The agent's program {quoted(self.words[0])} cannot be found.", code="no_such_bot", found=command)
        self.command, self.seconds = command, seconds
        self.counts = {"decisions": 0, "answers": 0, "unreadable": 0, "illegal": 0, "random_moves": 0}
        self._program: _Program | None = None

    def __call__(self, knowledge: Knowledge) -> str:
        """The agent's move."""
        if self._program is None:
            self._program = _Program(self.words)
            self._send(_start_message(knowledge))
        self.counts["decisions"] += 1
        wrong = None
        for attempt in range(1, MAX_ATTEMPTS + 1):
            self._send(_decide_message(knowledge, attempt, wrong))
            answer = self._answer()
            self.counts["answers"] += 1
            move, wrong = _read(answer, knowledge.moves)
            if wrong is None:
                return move
            self.counts["illegal" if move else "unreadable"] += 1
        self.counts["random_moves"] += 1
        return knowledge.random().choice(knowledge.moves)

    def _send(self, message: dict[str, Any]) -> None:
        assert self._program is not None
        if not self._program.send(json.dumps(message, ensure_ascii=False)):
            raise self._failure("ended")

    def _answer(self) -> str:
        assert self._program is not None
        try:
            answer = self._program.receive(self.seconds)
        except queue.Empty:
            raise self._failure(f"did not answer within {self.seconds:g} seconds") from None
        if not answer:
            raise self._failure("ended")
        return answer

    def _failure(self, how: str) -> AgentFailed:
        program, self._program = self._program, None
        last_error = program.stop(seconds=1) if program else ""
        details = f"; its last line of errors: {quoted(last_error, 200)}" if last_error else ""
        return AgentFailed(f"The agent {quoted(self.command)} {how}{details}.", found=self.command)

    def end_game(self, points: Sequence[int] = (), winners: Sequence[int] = ()) -> None:
        """Tell the program the result, if there is one, and stop it."""
        if self._program is not None:
            if points:
                self._program.send(json.dumps({"type": "end", "points": list(points), "winners": list(winners)}))
            self._program.stop()
            self._program = None


def agent_named(name: str) -> Agent | None:
    """The agent of a bot's name, `agent:COMMAND` or with a time limit `agent@30s:COMMAND`; None if the name is another bot's."""
    parts = PREFIX.fullmatch(name)
    if parts is None:
        return None
    seconds = DEFAULT_SECONDS if parts[1] is None else int(parts[1])
    if seconds < 1:
        raise BadOption("An agent's time limit is at least one second: agent@30s:COMMAND.", code="no_such_bot", found=name)
    return Agent(parts[2], seconds)


def _start_message(knowledge: Knowledge) -> dict[str, Any]:
    rules = knowledge.game.folder / "RULES.md"
    return {
        "type": "start",
        "protocol": PROTOCOL,
        "game": knowledge.game.id,
        "title": knowledge.game.title,
        "players": knowledge.players,
        "options": list(knowledge.options),
        "seat": knowledge.seat,
        "rules": rules.read_text("utf-8") if rules.is_file() else "",
    }


def _decide_message(knowledge: Knowledge, attempt: int, wrong: str | None) -> dict[str, Any]:
    return {"type": "decide", "text": knowledge.text, "moves": knowledge.moves, "attempt": attempt, "error": wrong}


def _read(answer: str, moves: Sequence[str]) -> tuple[str, str | None]:
    """The move in an answer, '' if the answer cannot be read; and what is wrong with the answer, or None."""
    try:
        move = json.loads(answer)["move"]
    except (ValueError, TypeError, KeyError, RecursionError):
        move = None
    if not isinstance(move, str) or not move:
        return "", f'An answer is one line such as {{"move": {json.dumps(moves[0], ensure_ascii=False)}}}, not {quoted(answer.strip())}.'
    if move not in moves:
        return move, f"{quoted(move)} is not legal now; legal are: {listed(moves, MAX_MOVES_LISTED)}."
    return move, None


class _Program:
    """A running program that reads and writes lines; its standard error goes to a temporary file."""

    def __init__(self, words: Sequence[str]):
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (closed in stop)
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                encoding="utf-8",
                errors="replace",
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        except OSError as error:
            self._errors.close()
            raise AgentFailed(f"The agent {quoted(shlex.join(words))} cannot be started: {error.strerror or error}.") from None
        self._to_send: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._received: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._broken = False
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._write, self._read)]
        for thread in self._threads:
            thread.start()

    def _write(self) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while (line := self._to_send.get()) is not None:
                self._process.stdin.write(line + "\n")
                self._process.stdin.flush()
        with contextlib.suppress(OSError, ValueError):
            self._process.stdin.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            while line := self._process.stdout.readline(MAX_ANSWER):
                self._received.put(line)
        self._broken = True
        self._received.put("")

    def send(self, line: str) -> bool:
        """Send a line; False if the program has ended. A program that does not read cannot block this."""
        self._to_send.put(line)
        return not self._broken

    def receive(self, seconds: float) -> str:
        """The next line; '' if the program has ended; raises `queue.Empty` after `seconds`."""
        return self._received.get(timeout=seconds)

    def stop(self, seconds: float = SECONDS_TO_END) -> str:
        """End the program, by force if it has not ended by itself after `seconds`; returns its last line of errors."""
        self._to_send.put(None)
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for thread in self._threads:
            thread.join(SECONDS_TO_END)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - 2000))
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        self._errors.close()
        return lines[-1] if lines else ""
