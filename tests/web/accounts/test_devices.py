"""One user on several devices: codes, what is transferred, signing out one by one."""

from __future__ import annotations

import re
import time
from contextlib import suppress

import httpx
import pytest
from clicking import MOVES, is_my_turn, open_table, version

from kogge.web.accounts.service import CODE_SECONDS, AccountService, device_name
from kogge.web.accounts.store import AccountStore
from kogge.web.db.store import Store
from kogge.web.limits import RATES_OF_ADDRESS
from kogge.web.problems import Problem
from servers import Site

PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


def visitor(site: Site, agent: str = "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36") -> httpx.Client:
    return httpx.Client(base_url=site.url, headers={"User-Agent": agent}, follow_redirects=True, timeout=60, verify=False)


def code_of(one: httpx.Client) -> str:
    return re.search(r'id="code">([\w-]+)<', one.post("/me/code").text)[1]


def sign_in(one: httpx.Client, code: str) -> int:
    return one.post("/sign-in", data={"code": code}, follow_redirects=False).status_code


def name_of(one: httpx.Client) -> str:
    return re.search(r'name="nickname"[^>]*\svalue="([^"]*)"', one.get("/settings").text)[1]


@pytest.mark.database
def test_nickname_tables_and_preferences_come_along_to_another_device(site):
    with visitor(site) as laptop, visitor(site, PHONE) as phone:
        laptop.post("/me", data={"nickname": "Anne"})
        table = laptop.post("/tables", data={"game": "speicherstadt", "quick": "1"}).url.path
        laptop.post("/me", data={"language": "de", "theme": "dark"})
        code = code_of(laptop)
        assert sign_in(phone, code.lower().replace("-", " ")) == 303  # in lower case, with a blank for the hyphen
        assert name_of(phone) == "Anne"
        page = phone.get("/").text
        assert table in page
        assert 'lang="de"' in page
        assert 'data-theme="dark"' in page
        phone.post("/me", data={"theme": "light", "nickname": "Anna"})
        assert name_of(laptop) == "Anna"
        assert 'data-theme="light"' in laptop.get("/").text
        shown = laptop.get("/settings", headers={"Accept-Language": "en"}).text
        assert "Chrome · Windows" in shown
        assert "Firefox · Android" in shown


@pytest.mark.database
def test_a_code_is_valid_once_and_a_new_one_voids_the_old(site):
    with visitor(site) as laptop, visitor(site) as phone, visitor(site) as mallory:
        laptop.post("/me", data={"nickname": "Anne"})
        first, second = code_of(laptop), code_of(laptop)
        assert sign_in(mallory, first) == 403
        assert sign_in(phone, second) == 303
        assert sign_in(mallory, second) == 403
        assert "kogge" not in mallory.cookies
        assert name_of(phone) == "Anne"


def test_a_code_lasts_ten_minutes(tmp_path, monkeypatch):
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    accounts = AccountService(AccountStore(store))
    anne, now = accounts.create("Anne"), time.time()
    code = accounts.new_code(anne)
    monkeypatch.setattr(time, "time", lambda: now + CODE_SECONDS + 1)
    with pytest.raises(Problem, match="older than ten minutes"):
        accounts.sign_in(code, "")
    code = accounts.new_code(anne)
    monkeypatch.setattr(time, "time", lambda: now + 2 * CODE_SECONDS)
    assert accounts.authenticate(accounts.sign_in(code, "")) == anne
    store.close()


def test_wrong_codes_are_limited(own_site):
    site = own_site(KOGGE_RATE_LIMITS="on")
    with visitor(site) as laptop, visitor(site) as mallory:
        laptop.post("/me", data={"nickname": "Anne"})
        code = code_of(laptop)
        reported = [sign_in(mallory, f"AAAA-AAA{i % 8 + 2}") for i in range(RATES_OF_ADDRESS["code"][0])]
        assert set(reported) == {403}
        assert sign_in(mallory, code) == 429, "not even the right one"


@pytest.mark.database
def test_devices_are_signed_out_one_by_one(site):
    with visitor(site) as laptop, visitor(site, PHONE) as phone, visitor(site) as tablet, visitor(site) as mallory:
        laptop.post("/me", data={"nickname": "Anne"})
        table = laptop.post("/tables", data={"game": "speicherstadt", "quick": "1"}).url.path
        for other in (phone, tablet):
            sign_in(other, code_of(laptop))
        lost = re.search(r'Firefox · Android.*?value="([\w-]+)"', laptop.get("/settings").text, re.DOTALL)[1]
        mallory.post("/me", data={"nickname": "Mallory"})
        mallory.post("/me/sign-out", data={"device": lost})
        assert name_of(phone) == "Anne", "nobody signs out the devices of another"
        with phone.stream("GET", f"{table}/events") as stream:
            revision = stream.iter_text()
            next(revision)
            laptop.post("/me/sign-out", data={"device": lost})
            with suppress(httpx.TransportError):
                for _ in revision:  # it ends
                    pass
        assert name_of(phone) == ""
        assert name_of(laptop) == name_of(tablet) == "Anne"
        tablet.post("/me/sign-out-elsewhere")
        assert (name_of(laptop), name_of(tablet)) == ("", "Anne")


def test_a_token_names_a_user_an_epoch_and_a_device(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    accounts = AccountService(AccountStore(store))
    AccountStore(store).add_user("anne-id", "Anne", ("her-phone", "Firefox"))
    assert accounts.authenticate(str(accounts._signer.dumps(["anne-id", 0, "her-phone"]))).name == "Anne"
    for content in ("anne-id", ["anne-id", 0], ["anne-id", 0, ""], ["anne-id", "x", "her-phone"], ["anne-id", 0, "not-hers"], 7):
        assert accounts.authenticate(str(accounts._signer.dumps(content))) is None
    store.close()


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (PHONE, "Firefox · Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0", "Edge · Linux"),
        ("python-httpx/0.28", ""),
    ],
)
def test_a_device_is_called_by_its_browser_and_system(agent, name):
    assert device_name(agent) == name


@pytest.mark.full
@pytest.mark.database
def test_two_browsers_of_one_user_stay_in_sync(site, someone, capsys):
    laptop, phone = someone(), someone(390, 844, has_touch=True)
    address = open_table(laptop, site, "speicherstadt", ["me", "guest"])
    settings = laptop.context.new_page()
    settings.goto(f"{site.url}/settings")
    settings.get_by_role("button", name="Use Kogge on another device").click()
    settings.wait_for_selector(".code img")
    phone.goto(f"{site.url}/sign-in#{settings.inner_text('#code')}")  # as scanned
    assert "#" not in phone.url
    phone.get_by_role("button", name="Sign in", exact=True).click()
    phone.wait_for_url(f"{site.url}/")
    settings.wait_for_selector("#devices li:nth-child(2)")  # the first device sees the second one come
    phone.locator(f"a[href='{address.removeprefix(site.url)}']").click()
    phone.wait_for_selector("#table[data-turn=mine]")
    took = []
    for _ in range(4):
        one, other = (laptop, phone) if len(took) % 2 else (phone, laptop)
        assert is_my_turn(one)
        before = version(one)
        one.locator(MOVES).first.click()
        one.wait_for_selector(f"#table:not([data-version='{before}'])")
        began = time.perf_counter()
        other.wait_for_selector(f"#table[data-version='{version(one)}']")
        took.append(time.perf_counter() - began)
    with capsys.disabled():
        print(f"\n  the other browser shows a move {1000 * max(took):.0f} ms later at most")
