"""What an attacker once could do: have files opened by a record, look before choosing and choose anew, work out the cards from the dice."""

from __future__ import annotations

import os

import httpx
import pytest

from servers import Site

HEADER = "Game: speicherstadt\nPlayers: 2\n"
EVENTS = "\n* start 2\n* card office\n* card trader tea\n* card contract coffee spices\n2 bid 1\n"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    site = Site(f"sqlite:///{tmp_path_factory.mktemp('secrets') / 'kogge.db'}")
    yield site
    site.close()


class Person(httpx.Client):
    """Somebody who speaks JSON, and their table."""

    def __init__(self, site: Site, name: str):
        super().__init__(base_url=site.url, timeout=30)
        self.headers["Authorization"] = "Bearer " + httpx.post(site.url + "/api/people", json={"name": name}).json()["token"]

    def hand_in(self, record: str) -> httpx.Response:
        """Hand in a record."""
        return self.post("/api/records", content=record.encode(), headers={"Content-Type": "text/plain"})


# a record opens no file


@pytest.mark.parametrize("blank", ["", " ", "\t", "\x0b", "\x0c", "\r", "\x1c", "\x85", "\u00a0", "\u2003", "\u2028", "\u3000"])
def test_a_record_with_another_box_is_refused_and_no_file_is_opened(site, tmp_path, blank):
    """A pipe that nobody writes to would be waited for without end, /dev/zero read without end."""
    os.mkfifo(tmp_path / "pipe")
    with Person(site, "Mallory") as mallory:
        for path in (tmp_path / "pipe", "/dev/zero", "/etc/passwd", tmp_path / "missing"):
            record = f"{HEADER}Box:{blank}{path}\n{EVENTS}"
            page = mallory.post("/records", files={"file": ("a.kogge", record.encode())})
            for answer in (mallory.hand_in(record), page):
                assert answer.status_code == 422
                assert "Only records of the standard box can be replayed here." in answer.text
        assert mallory.hand_in(f"{HEADER}Box:{blank}standard\n{EVENTS}").status_code == 201
        assert mallory.get("/healthz").status_code == 200
