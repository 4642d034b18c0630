"""The systemd units are valid and expose little, and the nightly backup runs the command of its unit."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.db.store import Store
from kogge.web.live.hub import Hub
from kogge.web.tables.service import Place
from table_service import table_service

pytestmark = pytest.mark.full

FOLDER = Path(__file__).parent.parent.parent / "systemd"
SERVE = ["serve", "--port", "0"]


@pytest.fixture
def bin_folder(tmp_path) -> Path:
    """A `kogge` on the path, as an installation has it."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "kogge").write_text(f'#!/bin/sh\nexec {sys.executable} -m kogge "$@"\n')
    (folder / "kogge").chmod(0o755)
    return folder


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="NO SYSTEMD: its units were not checked.")
def test_the_units_are_understood_and_expose_little(tmp_path, bin_folder):
    for unit in FOLDER.glob("kogge*"):
        text = re.sub(r"/opt/kogge/current/bin/kogge", str(bin_folder / "kogge"), unit.read_text())
        (tmp_path / unit.name).write_text(text)
    for name in ("kogge.service", "kogge-backup.service", "kogge-backup.timer", "kogge-backup-check.service", "kogge-backup-check.timer"):
        done = subprocess.run(["systemd-analyze", "verify", "--man=no", tmp_path / name], capture_output=True, text=True, timeout=60)
        assert name not in done.stderr, done.stderr
    for name in ("kogge.service", "kogge-backup.service", "kogge-backup-check.service"):
        command = ["systemd-analyze", "security", "--offline=true", "--threshold=40", "--no-pager", tmp_path / name]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stdout[-400:] + done.stderr


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="NO SYSTEMD: the site did not run under its unit's filter.")
def test_the_site_runs_under_the_system_call_filter_of_its_unit(tmp_path):
    """Regression: `~@resources` forbade mbind and nice, so the site was killed when it imported numpy."""
    log = (tmp_path / "site.log").open("w+")
    command = [sys.executable, Path(__file__).with_name("under_filter.py"), FOLDER / "kogge.service"]
    command += [
        sys.executable,
        "-c",
        f"import os, runpy, sys; os.nice(1); sys.argv[1:] = {SERVE!r}; runpy.run_module('kogge', run_name='__main__')",
    ]
    environment = os.environ | {"KOGGE_DB": f"sqlite:///{tmp_path / 'kogge.db'}", "KOGGE_COMPILE": "no", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=environment) as site:
        try:
            until = time.monotonic() + 120
            while not (address := re.search(r"http://[\d.:]+", (tmp_path / "site.log").read_text())):
                assert site.poll() is None, (site.returncode, (tmp_path / "site.log").read_text())
                assert time.monotonic() < until
                time.sleep(0.1)
            answer = httpx.HTTPTransport(retries=8)
            with httpx.Client(transport=answer, timeout=60) as client:
                assert client.get(f"{address[0]}/healthz").status_code == 200
                assert client.get(address[0]).status_code == 200
            assert site.poll() is None
        finally:
            site.terminate()
    log.close()


def test_the_nightly_backup_is_the_command_of_its_unit(tmp_path, bin_folder):
    """The command runs as the unit has it, with its paths below a folder of the test."""
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    anne = User("anne-id", "Anne")
    AccountStore(store).add_user(anne.id, anne.name)
    table_service(store, Hub(), lambda game: ["random"]).open(anne, "speicherstadt", [Place("me"), Place("guest", "Herman")])
    store.close()
    unit = (FOLDER / "kogge-backup.service").read_text()
    command = re.search(r"^ExecStart=/opt/kogge/current/bin/(.+)$", unit, re.MULTILINE)[1].replace(
        "/var/backups/kogge", str(tmp_path / "copies")
    )
    environment = os.environ | {"PATH": f"{bin_folder}:{os.environ['PATH']}", "KOGGE_DB": f"sqlite:///{tmp_path / 'kogge.db'}"}
    done = subprocess.run(["sh", "-c", command], env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "1 tables are correct, 0 are not" in done.stdout
    (copy,) = (tmp_path / "copies").iterdir()
    assert copy.name.endswith(".db.gz")
