"""Sites for tests: one in this process, which starts in a fraction of a second, and one of real processes, which can be killed."""

from __future__ import annotations

import functools
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch

import httpx

from benchmarks.scratch_postgres import held_port

# requests without a user, each on a new connection; `verify=False` saves loading certificates, which http does not need
get = functools.partial(httpx.get, verify=False, timeout=60)
post = functools.partial(httpx.post, verify=False, timeout=60)


# without affinity, so that every table is served by all workers
DEFAULTS = {"KOGGE_BOT_PAUSE": "0", "KOGGE_COMPILE": "no", "KOGGE_RATE_LIMITS": "off", "KOGGE_AFFINITY": "no"}


class LocalSite:
    """A site in this process: the whole application behind a real socket, served by a thread.

    `public`, `proxy` and `metrics` are options of `kogge serve`. With KOGGE_TEST_JOBS=loop it uses only one thread (`LoopJobs`), like the
    browser edition. The variables in DEFAULTS are set while the site starts, those in `environment` until it is closed.
    """

    def __init__(self, db: str, public: Sequence[str] = (), proxy: str = "", metrics: str = "", **environment: str):
        self.db, self.public, self.proxy, self.metrics, self.environment = db, public, proxy, metrics, environment
        self.held = held_port()
        self.port = self.held.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._named = patch.dict(os.environ, environment)
        self._named.start()
        self.start()

    def start(self) -> None:
        import uvicorn

        from kogge.web.app import create_app
        from kogge.web.config import load_settings
        from kogge.web.jobs import LoopJobs, ThreadJobs
        from kogge.web.server.bounded_protocol import bounded_protocol

        listener = held_port(self.port)
        with patch.dict(os.environ, DEFAULTS | self.environment):
            settings = load_settings(db=self.db, public=self.public, proxy=self.proxy, metrics=self.metrics)
            self.app = create_app(settings, LoopJobs if os.environ.get("KOGGE_TEST_JOBS") == "loop" else ThreadJobs)
            config = uvicorn.Config(
                self.app,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=3,
                http=bounded_protocol(settings.header_timeout),
                ws="none",
                proxy_headers=bool(settings.proxy),
                forwarded_allow_ips=[str(network) for network in settings.proxy],
            )
            self._server = uvicorn.Server(config)
            self._thread = threading.Thread(target=self._server.run, args=([listener],), name="site")
            self._thread.start()
            while not self._server.started:
                assert self._thread.is_alive(), "the site could not start"
                time.sleep(0.01)

    def stop(self) -> None:
        self.app.state.services.hub.end()
        self._server.should_exit = True
        self._thread.join()

    def close(self) -> None:
        self.stop()
        self.held.close()
        self._named.stop()


class Site:
    """A site of real processes. It, or one of its workers, can be killed and started again at the same address."""

    def __init__(self, db: str, workers: int = 1, port: int = 0, options: Sequence[str] = (), start: bool = True, **environment: str):
        self.db, self.workers, self.options = db, workers, options
        self.held = held_port(port)
        self.port = self.held.getsockname()[1]
        self.environment = DEFAULTS | {"PYTHONUNBUFFERED": "1"} | environment
        self.log_file = tempfile.NamedTemporaryFile(prefix="kogge-log-", suffix=".log", delete=False)  # noqa: SIM115
        self.url = f"http://127.0.0.1:{self.port}"
        if start:
            self.start()

    def start(self) -> None:
        self.start_only()
        self.wait_until_it_answers()

    def start_only(self) -> None:
        command = [sys.executable, "-m", "kogge", "serve", "--port", str(self.port), "--workers", str(self.workers)]
        command += self.options
        environment = os.environ | self.environment | {"KOGGE_DB": self.db}
        self.log_start = len(self.output())
        self.process = subprocess.Popen(command, stdout=self.log_file, stderr=self.log_file, env=environment, start_new_session=True)

    def wait_until_it_answers(self, seconds: float = 300) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert self.process.poll() is None, self.output()
            try:
                if get(self.url + "/healthz", timeout=30).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError("the site does not answer: " + self.output())

    def output(self) -> str:
        return Path(self.log_file.name).read_text()

    def worker_ids(self) -> list[int]:
        """The process ids of the workers, from the site's log: a process list may not be readable where tests run."""
        events = re.findall(r"^kogge: worker (\d+) (started|ended)", self.output()[self.log_start :], re.MULTILINE)
        ended = {worker for worker, what in events if what == "ended"}
        return [int(worker) for worker, what in events if what == "started" and worker not in ended]

    def kill(self) -> None:
        """Kill the server and all its workers with SIGKILL."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(120)

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(120)

    def close(self) -> None:
        self.stop()
        self.held.close()
        self.log_file.close()
        Path(self.log_file.name).unlink()
