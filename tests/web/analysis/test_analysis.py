"""Analyses on the site, requested with one click and stored for later visitors; hints at the table."""

from __future__ import annotations

import os
import re
import time

import httpx
import pytest
from clicking import AXE, arrive, open_table

from from_outside import found_in
from servers import Site

pytestmark = pytest.mark.xdist_group("example")

WORKERS = 2 if os.environ.get("KOGGE_TEST_DB") == "postgresql" else 1


@pytest.fixture(scope="module")
def site(new_db, example_game):
    """A site where nothing is compiled, with small analyses."""
    site = Site(new_db(), WORKERS, **found_in(example_game), KOGGE_ANALYSIS_DEPTH="1", KOGGE_HINT_DEPTH="1", NUMBA_DISABLE_JIT="1")
    yield site
    site.close()


@pytest.fixture(scope="module")
def played(site):
    """The address of a finished game against a bot."""
    with httpx.Client(base_url=site.url, timeout=60, verify=False) as anne:
        anne.headers["Authorization"] = "Bearer " + anne.post("/api/people", json={"name": "Anne"}).json()["token"]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "medium"}]
        table = anne.post("/api/tables", json={"game": "goofspiel", "seats": seats}).json()
        address, until = f"/api/tables/{table['id']}", time.monotonic() + 60
        while table["status"] != "over" and time.monotonic() < until:
            if table["moves"]:
                anne.post(f"{address}/moves", json={"seat": 1, "move": table["moves"][-1], "version": table["version"]})
            table = anne.get(address).json()
    assert table["status"] == "over"
    return f"{site.url}/t/{table['id']}"


def analyse(page, played: str) -> None:
    """Request the analysis if nobody has, and wait for the report."""
    page.goto(played)
    page.locator("#analyse").click()
    page.wait_for_url(re.compile(r"/analysis"))
    page.wait_for_selector("#report .story", timeout=120_000)


def heights(page, what="here"):
    return page.locator(f"#analysis .curve path.{what}").evaluate_all("paths => paths.map(one => one.getAttribute('d'))")


@pytest.mark.full
@pytest.mark.database
def test_a_finished_game_is_analysed_by_one_click_and_the_next_visitor_sees_it_at_once(site, someone, played):
    anne = someone()
    analyse(anne, played)
    assert anne.locator("#analysis .curve").count() == 1
    assert anne.locator(".turning-points li").count() <= 3
    assert not anne.locator("#report table").first.is_visible(), "numbers are folded away"
    herman = someone(390, 844, locale="de-DE", has_touch=True)
    herman.goto(f"{played}/analysis")
    assert "Wendepunkte" in herman.locator("#report").inner_text()
    assert herman.get_by_role("button", name="Dieses Spiel analysieren").count() == 0
    parts = (".board", "#report > .story", ".here-and-now", ".curve")
    tops = [herman.locator(one).first.bounding_box()["y"] for one in parts]
    assert tops == sorted(tops), "on a phone: the board above, then the summary, the verdict on the move, and the curve"
    assert herman.evaluate("document.getElementById('report').scrollHeight <= document.getElementById('report').clientHeight + 1")
    assert herman.evaluate("document.documentElement.scrollHeight > innerHeight"), "the page scrolls, not a part of it"
    for fold in herman.locator("#report .fold > summary").all():
        fold.click()
    assert herman.locator("#report .numbers").count() >= 2
    herman.evaluate(AXE)
    assert herman.evaluate("axe.run(document.querySelector('#report')).then(found => found.violations.map(one => one.id))") == []
    assert herman.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.full
def test_arrow_keys_and_clicks_move_board_and_curve_together(site, someone, played):
    anne = someone()
    analyse(anne, played)
    anne.goto(f"{played}/analysis?at=0")
    arrive(anne)
    before = heights(anne)
    anne.keyboard.press("ArrowRight")
    anne.wait_for_selector("#replay-controls[data-at='1']")
    anne.wait_for_selector("#analysis[data-at='1']")
    after = heights(anne)
    assert before != after
    curve = anne.locator("#analysis .curve svg").first
    box = curve.bounding_box()
    curve.click(position={"x": box["width"] * 0.5, "y": box["height"] / 2})
    anne.wait_for_selector("#replay-controls:not([data-at='1'])")
    shown = anne.get_attribute("#replay-controls", "data-at")
    assert int(shown) > 5
    anne.wait_for_selector(f"#analysis[data-at='{shown}']")
    assert heights(anne) not in (before, after)
    anne.wait_for_url(re.compile(rf"/analysis\?at={shown}"))
    if (link := anne.locator(".turning-points a[data-line]")).count():
        line = int(link.first.get_attribute("data-line"))
        link.first.click()
        anne.wait_for_selector(f"#replay-controls[data-at='{line - 1}']")


def test_a_running_game_is_not_analysed(site, client):
    anne = client(site, "Anne")
    table = anne.open("goofspiel", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    assert anne.post(f"/t/{table['id']}/analysis").status_code == 409
    assert anne.get(f"/t/{table['id']}/analysis").status_code == 404
    assert "to-analysis" not in anne.get(f"/t/{table['id']}/replay").text
    assert anne.get(f"/t/{table['id']}/mistakes/1").status_code == 404
    assert anne.post("/t/nonsense/analysis").status_code == 404


def test_hints_are_on_against_bots_and_off_with_people_unless_the_host_chooses(site, client):
    anne = client(site, "Anne")
    me, bot, other, someone_else = {"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}, {"kind": "guest", "name": "Marc"}
    assert [anne.open("goofspiel", seats)["hints"] for seats in ([me, bot], [me, other], [me, bot, someone_else])] == [True, False, False]
    assert [anne.open("goofspiel", [me, bot], hints=body)["hints"] for body in (True, False)] == [True, False]
    assert anne.open("goofspiel", [me, other], hints=True)["hints"]


def test_a_hint_highlights_the_best_moves(site, someone, client):
    anne = someone()
    address = open_table(anne, site, "goofspiel", ["me", "bot:easy"])
    anne.wait_for_selector("#table[data-turn=mine]")
    assert "Hints are on in this game." in anne.locator("#with-hints").text_content()
    anne.get_by_role("button", name="Hint").click()
    anne.wait_for_selector("#hint-panel .best li", timeout=120_000)  # the game may have to be compiled first
    assert anne.locator("#hint-panel .best li").count() == 3
    assert re.search(r"lay \d+\s*(\d+ % win chance · )?about \d+ point", anne.locator("#hint-panel .best li").first.inner_text())
    named = [text.split()[1] for text in anne.locator("#hint-panel .best li b").all_inner_texts()]
    for number, name in enumerate(named, 1):
        assert anne.locator(f"#table button[data-hint='{number}']").get_attribute("value").split()[1] == name
    advice, board = anne.locator("#hint-panel").bounding_box(), anne.locator(".board").bounding_box()
    assert advice["y"] + advice["height"] <= board["y"] + 1, "it covers nothing of the board"
    anne.locator("#table button[data-hint]").first.click()
    anne.wait_for_selector("#hint-panel .best", state="detached")
    stranger = client(site, "Marc")
    version = anne.get_attribute("#table", "data-version")
    asked = stranger.post(f"{address.partition('?')[0]}/hints", data={"version": version, "seat": 1})
    assert asked.status_code == 403
    assert "win chance" not in asked.text


@pytest.mark.full
def test_a_hint_requested_while_the_engine_loads_appears_when_it_is_ready(site, someone):
    anne, refused = someone(), []

    def refuse(route):
        refused.append(route.request.url)
        headers = {"Retry-After": "1", "HX-Retarget": "#notice", "HX-Reswap": "outerHTML", "Content-Type": "text/html"}
        route.fulfill(status=503, headers=headers, body='<div id="notice" role="alert">Hints are still loading.</div>')

    open_table(anne, site, "goofspiel", ["me", "bot:easy"])
    anne.wait_for_selector("#table[data-turn=mine]")
    anne.route("**/hints", refuse, times=2)
    anne.get_by_role("button", name="Hint").click()
    anne.wait_for_selector("[data-awaits=hint] #hint")
    assert anne.locator("#notice").inner_text() == "Hints are still loading. Yours appears as soon as it is ready."
    anne.wait_for_selector("#hint-panel .best li", timeout=120_000)
    assert len(refused) == 2
    assert anne.locator("html[data-awaits]").count() == 0
    assert anne.locator("#notice").inner_text() == ""


@pytest.mark.full
def test_a_hint_compares_a_chosen_move_with_the_best_one(site, someone):
    anne = someone(390, 844)
    open_table(anne, site, "goofspiel", ["me", "bot:easy"])
    anne.wait_for_selector("#table[data-turn=mine]")
    version = anne.get_attribute("#table", "data-version")
    anne.click("label[for=tab-rules]")
    anne.locator("#why-not").focus()
    anne.keyboard.press("Space")
    anne.click(".tabs label[for=tab-board]")
    last = anne.locator("#table button[name=move]").last
    chosen = last.inner_text().split("\n")[0]
    last.focus()
    anne.keyboard.press("Enter")
    anne.wait_for_selector("#hint-panel .versus", timeout=120_000)
    assert anne.get_attribute("#table", "data-version") == version, "nothing is played yet"
    rows = anne.locator("#hint-panel .versus li").all_inner_texts()
    assert len(rows) == 2
    assert rows[0].startswith(f"Your move: {chosen}")
    assert all(re.search(r"about \d+ point", row) for row in rows)
    assert anne.locator("#hint-panel").bounding_box()["y"] < 844, "it is in sight"
    anne.evaluate(AXE)
    assert [one["id"] for one in anne.evaluate("axe.run('#hint-panel')")["violations"]] == []
    anne.locator("#think-again").click()
    anne.wait_for_selector("#hint-panel", state="detached")
    assert anne.get_attribute("#table", "data-version") == version
    last.click()
    anne.wait_for_selector("#hint-panel .versus")
    anne.locator("#all-the-same").focus()
    anne.keyboard.press("Enter")
    anne.wait_for_function("version => document.getElementById('table').dataset.version !== version", arg=version)
    anne.wait_for_selector("#table[data-turn=mine]")
    assert anne.locator("#why-not").is_checked(), "once chosen, the warning appears at every decision"


def test_with_hints_off_no_hint_is_offered_or_given(site, client):
    anne = client(site, "Anne")
    table = anne.open("goofspiel", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], hints=False)
    assert 'id="hint"' not in anne.get(f"/t/{table['id']}").text
    problem = anne.post(f"/t/{table['id']}/hints", data={"version": table["version"], "seat": 1})
    assert problem.status_code == 403
    assert "Hints are off in this game." in problem.text
    move = {"move": table["moves"][0], "version": table["version"], "seat": 1, "why": "yes"}
    assert anne.post(f"/t/{table['id']}/move", data=move).status_code == 403
    assert anne.get(f"/api/tables/{table['id']}").json()["version"] == table["version"], "a question is no move"


@pytest.mark.full
def test_a_game_with_hints_is_marked(someone, played):
    anne = someone()
    anne.goto(played)
    assert "This game was played with hints." in anne.locator("#with-hints").text_content()
