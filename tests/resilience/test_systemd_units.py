"""The units for systemd are ones, shut off what the site does not need, and the nightly backup proves that it can be restored."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.db.store import Store
from kogge.web.live.hub import Hub
from kogge.web.tables.service import Place
from table_service import table_service

pytestmark = pytest.mark.full

FOLDER = Path(__file__).parent.parent.parent / "systemd"


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
        text = re.sub(r"/opt/kogge/(bin/kogge|systemd/backup.sh)", str(bin_folder / "kogge"), unit.read_text())
        (tmp_path / unit.name).write_text(text)
    for name in ("kogge.service", "kogge-backup.service", "kogge-backup.timer"):
        done = subprocess.run(["systemd-analyze", "verify", "--man=no", tmp_path / name], capture_output=True, text=True, timeout=60)
        assert name not in done.stderr, done.stderr
    for name in ("kogge.service", "kogge-backup.service"):
        command = ["systemd-analyze", "security", "--offline=true", "--threshold=40", "--no-pager", tmp_path / name]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stdout[-400:] + done.stderr


def test_the_nightly_backup_is_restored_and_replayed_and_old_ones_go(tmp_path, bin_folder):
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    anne = User("anne-id", "Anne")
    AccountStore(store).add_user(anne.id, anne.name)
    table_service(store, Hub(), lambda game: ["random"]).open(anne, "speicherstadt", [Place("me"), Place("guest", "Herman")])
    store.close()
    copies = tmp_path / "copies"
    copies.mkdir()
    (copies / "kogge-2001-01-01T033000.db").write_text("old")
    os.utime(copies / "kogge-2001-01-01T033000.db", (0, 0))
    environment = os.environ | {"PATH": f"{bin_folder}:{os.environ['PATH']}", "KOGGE_DB": f"sqlite:///{tmp_path / 'kogge.db'}"}
    done = subprocess.run([FOLDER / "backup.sh", copies, "14"], env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "1 tables are as they must be, 0 are not" in done.stdout
    (copy,) = copies.iterdir()
    assert copy.stat().st_size > 10_000
