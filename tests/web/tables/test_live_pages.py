"""Pages that stay open during a game: after all updates they equal a reloaded page."""

from __future__ import annotations

import random
from itertools import zip_longest

import pytest
from clicking import ready
from decisions import sign_in

import kogge
from kogge.web.accounts.service import COOKIE

MOVES = 40

# every element of the table with its text and attributes, without the state that users may change (`data-keep`)
ELEMENTS = """() => {
  const read = (node, out, depth) => {
    if (node.nodeType === Node.TEXT_NODE && node.data.trim()) out.push(`${depth} ${node.data.trim().replace(/\\s+/g, " ")}`);
    if (node.nodeType !== Node.ELEMENT_NODE || "keep" in node.dataset) return out;
    const all = [...node.attributes].map((one) => `${one.name}=${one.value.trim().replace(/\\s+/g, " ")}`);
    out.push(`${depth} <${node.localName} ${all.filter((one) => !/^(data-from=|class=$)/.test(one)).sort().join(" ")}>`);
    for (const child of node.childNodes) read(child, out, depth + 1);
    return out;
  };
  return read(document.getElementById("table"), [], 0);
}"""


@pytest.mark.full
@pytest.mark.parametrize("game", kogge.list_games())
def test_a_page_after_many_updates_equals_a_page_loaded_anew(site, store, client, someone, game):
    players = [client(site, name) for name in ("Anne", "Bea", "Karl")]
    table = players[0].open(game, [{"kind": "me"}] + [{"kind": "open"}] * 2)["id"]
    for one in players[1:]:
        assert one.post(f"/api/tables/{table}/join").status_code == 200
    pages = []
    for one in (*players[:2], None):
        page = someone()
        if one is None:
            sign_in(page, site, store, "Ida")
        else:
            page.context.add_cookies([{"name": COOKIE, "value": one.headers["Authorization"].split()[1], "url": site.url}])
        page.goto(f"{site.url}/t/{table}")
        ready(page)
        page.evaluate("window.stayed = true")
        pages.append(page)
    chance = random.Random(4)
    for number in range(MOVES):
        states = [one.get(f"/api/tables/{table}").json() for one in players]
        seat, state = next((seat, one) for seat, one in enumerate(states, 1) if one["moves"])
        body = {"seat": seat, "move": chance.choice(state["moves"]), "version": state["version"]}
        assert players[seat - 1].post(f"/api/tables/{table}/moves?brief=1", json=body).status_code == 200
        for page in pages:
            page.wait_for_selector(f"#table[data-version='{state['version'] + 1}']")
            if number % 8 == 7:
                live = page.evaluate(ELEMENTS)
                anew = page.context.new_page()
                anew.goto(page.url)
                ready(anew)
                assert [one for one in zip_longest(live, anew.evaluate(ELEMENTS)) if one[0] != one[1]][:3] == [], (game, number, body)
                anew.close()
    assert all(page.evaluate("window.stayed") for page in pages), "no page was loaded again"


def test_an_answer_older_than_the_table_shown_is_thrown_away(site, client, someone):
    """The page asks for its table and a move comes before the answer: the page keeps the move, which nobody sends again."""
    anne, bea = client(site, "Anne"), client(site, "Bea")
    table = anne.open("speicherstadt", [{"kind": "me"}, {"kind": "open"}])["id"]
    assert bea.post(f"/api/tables/{table}/join").status_code == 200
    page, held = someone(), []
    page.goto(f"{site.url}/t/{table}")
    ready(page)
    page.route("**/board", lambda route: held.append(route))
    with page.expect_request("**/board"):
        page.evaluate("url => { window.late = htmx.ajax('GET', url, {target: '#table', swap: 'morph:outerHTML'}); }", f"/t/{table}/board")
    answer = page.request.get(f"{site.url}/t/{table}/board", headers={"HX-Request": "true"})
    for _ in range(2):
        states = [one.get(f"/api/tables/{table}").json() for one in (anne, bea)]
        player, state = next((one, state) for one, state in zip((anne, bea), states, strict=True) if state["moves"])
        body = {"seat": states.index(state) + 1, "move": state["moves"][0], "version": state["version"]}
        assert player.post(f"/api/tables/{table}/moves", json=body).status_code == 200
        page.wait_for_selector(f"#table[data-version='{state['version'] + 1}']")
    held.pop().fulfill(response=answer)
    page.evaluate("window.late")
    assert page.get_attribute("#table", "data-version") == str(state["version"] + 1)
