"""Operation: metrics, readiness, an outage in the log, crowded networks, search engines."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from commands import run_command
from servers import Site, get, post

pytestmark = pytest.mark.full


def wait_until(holds: Callable[[], object], why: Callable[[], str] = lambda: "") -> None:
    until = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < until, why()
        time.sleep(0.05)


def number(site: Site, name: str) -> float:
    lines = get(site.url + "/metrics").text.splitlines()
    return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(name + " ")), -1.0)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_outage_of_the_database_is_one_line_in_the_log_and_its_end_another(make_site, postgres, workers):
    """Regression: 200 requests during an outage logged hundreds of lines."""
    site: Site = make_site(postgres.new_database(), workers=workers, options=["--log", "json"])
    wait_until(lambda: workers == 1 or site.output().count("serves.") == workers, site.output)
    for line in site.output().splitlines():
        if "Kogge is at" not in line:
            json.loads(line)  # also what the parent of the workers says
    postgres.stop("immediate")
    try:
        for _ in range(40):
            assert get(site.url + "/ranking/colonia").status_code == 503
    finally:
        postgres.start()
    site.wait_until_it_answers()

    def entries(words: str) -> list[dict]:
        lines = [json.loads(line) for line in site.output().splitlines() if line.startswith("{")]
        return [line for line in lines if line["level"] in ("warning", "error") and words in line["message"]]

    def outage_has_ended() -> bool:
        get(site.url + "/ranking/colonia")
        return len(entries("The database is back after")) == workers

    wait_until(outage_has_ended, site.output)
    assert len(entries("The database is away")) == workers
    others = [line for line in entries("") if "The database is" not in line["message"]]
    assert len(others) <= 3 * workers, others  # those that were under way when it broke


def test_refusals_commits_connections_and_files_are_counted(make_site):
    site: Site = make_site(options=["--metrics", "127.0.0.1"], KOGGE_RATE_LIMITS="yes")
    answers = [post(site.url + "/api/people", json={"name": "Anne"}) for _ in range(32)]
    assert answers[-1].status_code == 429
    assert number(site, 'kogge_refusals_total{kind="people"}') >= 1
    anne = {"Authorization": f"Bearer {answers[0].json()['token']}"}
    body = {"game": "speicherstadt", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = post(site.url + "/api/tables", json=body, headers=anne).json()
    move = {"seat": table["turn"], "move": table["moves"][0], "version": table["version"]}
    assert post(f"{site.url}/api/tables/{table['id']}/moves", json=move, headers=anne).status_code == 200
    assert 0 < number(site, "kogge_commit_seconds_total") < 60
    assert number(site, "kogge_commits_total") == 1
    assert number(site, "kogge_moves_waiting") == 0
    assert 0 <= number(site, "kogge_database_connections") < number(site, "kogge_database_connections_max")
    assert 10 < number(site, "kogge_open_files") < 1000
    assert number(site, "kogge_resident_bytes") > 50e6
    assert number(site, "kogge_disk_free_bytes") > 0
    assert number(site, "kogge_last_backup_timestamp_seconds") == 0


def test_the_metrics_have_the_time_of_the_last_good_backup(make_site, tmp_path):
    site: Site = make_site(options=["--metrics", "127.0.0.1"])
    assert run_command("db", "nightly", tmp_path / "copies", "--db", site.db).returncode == 0
    assert number(site, "kogge_last_backup_timestamp_seconds") == pytest.approx(time.time(), abs=600)


def test_networks_named_as_crowded_may_have_many_newcomers(make_site):
    """Regression: the 31st newcomer of an evening was refused."""
    limited = {"KOGGE_RATE_LIMITS": "yes", "KOGGE_CROWDED_NETWORKS": "10.1.0.0/16,192.0.2.7"}
    site: Site = make_site(options=["--proxy", "127.0.0.1"], **limited)

    def newcomers(address: str, count: int) -> list[int]:
        headers = {"X-Forwarded-For": address}
        return [post(site.url + "/api/people", json={"name": "Anne"}, headers=headers).status_code for _ in range(count)]

    assert 429 in newcomers("198.51.100.1", 60)
    assert set(newcomers("10.1.2.3", 120)) == {201}
    token = post(site.url + "/api/people", json={"name": "Anne"}, headers={"X-Forwarded-For": "192.0.2.7"}).json()["token"]
    anne = {"Authorization": f"Bearer {token}", "X-Forwarded-For": "192.0.2.7"}
    body = {"game": "speicherstadt", "seats": [{"kind": "me"}, {"kind": "me"}]}
    answers = [post(site.url + "/api/tables", json=body, headers=anne).status_code for _ in range(60)]
    assert 429 in answers, "a single user is still limited"
    wrong = [post(site.url + "/sign-in", data={"code": "WRONG"}, headers={"X-Forwarded-For": "10.1.2.3"}).status_code for _ in range(15)]
    assert wrong[-1] == 429, "guessing codes is still limited"


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 48 MB."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=48m", "kogge-test", disk], capture_output=True)
    if mounted.returncode:
        pytest.skip("NO MOUNT: this user may not mount a small disk, so what happens on a full one did not run.")
    yield disk
    subprocess.run(["umount", "-l", disk], check=True)


def test_a_site_on_a_full_disk_is_not_ready(make_site, small_disk):
    site: Site = make_site(f"sqlite:///{small_disk / 'kogge.db'}")
    assert get(site.url + "/readyz").json() == {"ready": True}
    filled = small_disk / "filled"
    filled.write_bytes(bytes(shutil.disk_usage(small_disk).free - 4_000_000))
    answer = get(site.url + "/readyz")
    assert (answer.status_code, answer.json()) == (503, {"ready": False, "why": "disk"})
    assert get(site.url + "/healthz").status_code == 200, "pages can still be read"
    filled.unlink()
    assert get(site.url + "/readyz").status_code == 200


def test_search_engines_may_list_rules_and_lessons_but_no_table(make_site):
    from urllib.robotparser import RobotFileParser

    site: Site = make_site()
    answer = get(site.url + "/robots.txt")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    rules = RobotFileParser()
    rules.parse(answer.text.splitlines())
    assert rules.can_fetch("any", "/rules/colonia")
    assert rules.can_fetch("any", "/lessons/colonia")
    assert not rules.can_fetch("any", "/t/abcdefgh")
    assert not rules.can_fetch("any", "/people/abcdefgh")
    assert re.search(r"^Allow: /\$$", answer.text, re.MULTILINE)
