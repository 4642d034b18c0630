"""The folder of the browser edition: where its parts come from, and what is in it."""

from __future__ import annotations

import hashlib
import io
import json
import re
import threading
import zipfile
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from commands import run_command
from kogge.engine.errors import KoggeError
from kogge.lite.folder import build
from kogge.lite.sources import RemoteFile, Sources


def test_a_file_is_taken_only_if_its_hash_is_right(tmp_path):
    folder, cache = tmp_path / "wheels", tmp_path / "cache"
    folder.mkdir()
    (folder / "one.whl").write_bytes(b"wrong")
    sources, right = Sources(folder, cache), hashlib.sha256(b"right").hexdigest()

    def unreachable(name: str) -> bytes:
        raise OSError("no network")

    with pytest.raises(KoggeError, match=r"one\.whl of Pyodide .* could not be downloaded \(no network; a file with another hash\)"):
        sources._file("one.whl", right, [unreachable, lambda name: b"wrong too"])
    assert not list(cache.iterdir())
    assert sources._file("one.whl", right, [unreachable, lambda name: b"right"]) == b"right"
    assert sources._file("one.whl", right, []) == b"right"  # from the cache


def test_one_file_of_a_remote_zip_is_read_without_downloading_the_rest(tmp_path):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("large", b"x" * 3_000_000)
        archive.writestr("wanted", b"found")
    content, sent = buffer.getvalue(), []

    class Server(BaseHTTPRequestHandler):
        def do_HEAD(self):
            self.send_response(200)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()

        def do_GET(self):
            first, last = map(int, re.fullmatch(r"bytes=(\d+)-(\d+)", self.headers["Range"]).groups())
            self.send_response(206)
            self.send_header("Content-Length", str(last + 1 - first))
            self.end_headers()
            self.wfile.write(content[first : last + 1])
            sent.append(last + 1 - first)

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Server) as server:
        threading.Thread(target=partial(server.serve_forever, 0.01), daemon=True).start()
        with zipfile.ZipFile(io.BufferedReader(RemoteFile(f"http://127.0.0.1:{server.server_port}/"), 1000)) as archive:
            assert archive.read("wanted") == b"found"
        server.shutdown()
    assert sum(sent) < 10_000


def test_building_into_a_folder_with_other_files_is_refused(tmp_path):
    (tmp_path / "letter.txt").write_text("keep me")
    with pytest.raises(KoggeError, match=r"is not empty and was not written by kogge lite\."):
        build(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_the_command_names_a_folder_that_is_missing(tmp_path):
    result = run_command("lite", tmp_path / "out", "--wheels", tmp_path / "nothing", COLUMNS="200")
    assert result.returncode
    assert "does not exist" in result.stderr


@pytest.mark.full
def test_every_file_has_its_hash_in_its_name_and_the_manifest_can_be_installed(lite_folder: Path):
    top = {path.name for path in lite_folder.iterdir()}
    assert top == {"index.html", "service-worker.js", "manifest.webmanifest", "files"}
    for path in (lite_folder / "files").rglob("*"):
        assert path.is_dir() or re.search(r"-[0-9a-f]{12}[./]", path.relative_to(lite_folder).as_posix()), path
    manifest = json.loads((lite_folder / "manifest.webmanifest").read_text())
    assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512"}
    assert all((lite_folder / icon["src"]).is_file() for icon in manifest["icons"])
    assert manifest["start_url"] == manifest["scope"] == "./"
    listed = json.loads(re.search(r"= (\{\"version\".*\});", (lite_folder / "service-worker.js").read_text())[1])
    for part in listed["parts"]:
        assert (lite_folder / part["source"]).stat().st_size == part["packed"]
    first = sum(part["packed"] for part in listed["parts"] if not part["later"])
    assert first < 15e6, "the first visit loads too much"
