"""Many IPv6 networks of one customer count as one: a /56 or a /48 does not give 256 or 65,536 times the limits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.requests import Request

from kogge.web.limits import RATES_OF_ADDRESS, kind_of
from kogge.web.site_address import MAX_64_OF_48, MAX_64_OF_56, MAX_NETWORKS, NEIGHBOURS_FOR, Neighbourhoods
from servers import LocalSite, post


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Iterator[LocalSite]:
    site = LocalSite(f"sqlite:///{tmp_path_factory.mktemp('neighbours') / 'kogge.db'}", proxy="127.0.0.1", KOGGE_RATE_LIMITS="on")
    yield site
    site.close()


def test_many_networks_of_one_customer_count_as_one():
    neighbourhoods = Neighbourhoods()
    names = [neighbourhoods.limit_key(f"2001:db8:1:{number:x}::1") for number in range(256)]
    assert names[:MAX_64_OF_56] == [f"2001:db8:1:{number:x}::/64".replace(":0::", "::") for number in range(MAX_64_OF_56)]
    assert set(names[MAX_64_OF_56:MAX_64_OF_48]) == {"2001:db8:1::/56"}
    assert neighbourhoods.limit_key("2001:db8:1:ff00::1") == "2001:db8:1::/48"
    assert neighbourhoods.limit_key("2001:db8:2:1::1") == "2001:db8:2:1::/64", "another customer"


def test_many_56_of_one_customer_count_as_their_48():
    neighbourhoods = Neighbourhoods()
    names = [neighbourhoods.limit_key(f"2001:db8:1:{number:x}00::1") for number in range(256)]
    assert len(set(names)) <= MAX_64_OF_48 + 1
    assert names[-1] == "2001:db8:1::/48"


def test_a_few_networks_are_counted_separately_and_the_count_starts_anew_after_an_hour():
    now = [0.0]
    neighbourhoods = Neighbourhoods(lambda: now[0])
    for hour in range(5):
        now[0] = hour * (NEIGHBOURS_FOR + 1)
        names = {neighbourhoods.limit_key(f"2001:db8:1:{8 * hour + number:x}::1") for number in range(MAX_64_OF_56)}
        assert len(names) == MAX_64_OF_56


def test_the_memory_of_networks_is_bounded():
    neighbourhoods = Neighbourhoods()
    for number in range(MAX_NETWORKS + 50):
        neighbourhoods.limit_key(f"2001:{number // 65536:x}:{number % 65536:x}::1")
    for number in range(1000):
        neighbourhoods.limit_key(f"2001:db8:1:{number:x}::1")
    assert len(neighbourhoods._seen) <= MAX_NETWORKS
    assert len(neighbourhoods._seen["2001:db8:1::/48"]) <= MAX_64_OF_48 + 1
    assert neighbourhoods.limit_key("192.0.2.1") == "192.0.2.1"
    assert neighbourhoods.limit_key("testclient") == "testclient"


def test_tournaments_are_counted_like_the_tables_that_they_open():
    for path in ("/tables", "/tournaments", "/api/tournaments", "/records/new"):
        assert kind_of(Request({"type": "http", "method": "POST", "path": path, "headers": []})) == "tables"


def test_newcomers_from_a_48_are_bounded(site):
    most, _rate = RATES_OF_ADDRESS["people"]
    answers = [
        post(site.url + "/api/people", json={"name": "x"}, headers={"X-Forwarded-For": f"2001:db8:7:{number:x}::1"}).status_code
        for number in range(MAX_64_OF_56 + most + 40)
    ]
    assert answers.count(429) > 10
    assert set(answers) == {201, 429}
