"""A site below a path, such as https://example.org/kogge: every address on its pages begins with the path."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import httpx
import pytest

from servers import LocalSite

LINK = re.compile(r"""\s(?:href|src|action|formaction|hx-get|hx-post|data-events|data-url)="(/[^"]*)\"""")


@pytest.fixture
def below(new_db: Callable[[], str]) -> Iterator[LocalSite]:
    site = LocalSite(new_db(), public=["http://127.0.0.1/kogge"])
    yield site
    site.close()


def test_every_address_on_a_page_has_the_path(below: LocalSite):
    site = below
    assert site.app.state.services.site_address.prefix == "/kogge"
    with httpx.Client(base_url=site.url, timeout=60, verify=False, headers={"Origin": "http://127.0.0.1"}) as visitor:
        opened = visitor.post("/kogge/tables", data={"game": "hellweg", "quick": "yes", "nickname": "Ada"})
        assert opened.status_code == 303
        assert opened.headers["location"].startswith("/kogge/t/")
        for address in ["/kogge", "/kogge/", opened.headers["location"], "/kogge/settings", "/kogge/lessons/colonia", "/rules/hellweg"]:
            page = visitor.get(address, follow_redirects=True)
            assert page.status_code == 200, address
            links = LINK.findall(page.text)
            assert links
            assert all(link.startswith("/kogge/") and not link.startswith("/kogge/kogge/") for link in links), address
        assert visitor.get(next(link for link in links if ".css" in link)).status_code == 200
        assert 'id="lists" data-url="/kogge/"' in visitor.get("/kogge/").text, "where the lobby fetches its lists"


def test_a_site_at_the_root_has_no_prefix(own_site: Callable[..., LocalSite]):
    site = own_site()
    assert not hasattr(site.app, "prefix")
    assert 'href="/rules/' in httpx.get(site.url, timeout=60, verify=False).text
