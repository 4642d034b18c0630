"""Users with browsers at one table."""

from __future__ import annotations

import random

import pytest
from clicking import (
    MOVES,
    MOVING,
    WATCH_GLIDES,
    arrive,
    at_the_table,
    faults_everywhere,
    is_my_turn,
    join,
    open_table,
    play_by_program,
    play_one,
    play_one_by_program,
    play_out,
    ready,
    table_id,
    version,
)
from decisions import last_decision, moment, sign_in, store_table

import kogge
from kogge.web.db.store import Store


def finished_record(game: str = "speicherstadt") -> str:
    match = kogge.new(game, seed=5)
    chance = random.Random(1)
    while not match.is_over:
        match.play(chance.choice(match.moves()))
    return match.record()


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.database if game == "speicherstadt" else pytest.mark.full) for game in kogge.list_games()]
)
def test_a_whole_game_is_played_by_clicking_in_two_browsers_against_a_bot(site, someone, game):
    """Both users click every kind of choice that comes; later ones of the same kind are played through the JSON API."""
    anne, herman = someone(), someone(390, 844, has_touch=True)
    address = open_table(anne, site, game, ["me", "open", "bot:easy"])
    join(herman, address, "Herman")
    assert play_out([anne, herman], random.Random(7), often=2 if game == "speicherstadt" else 1) > 4
    for page in (anne, herman):
        assert page.locator(".result").is_visible()
    record = anne.request.get(f"{site.url}/t/{table_id(address)}/record.kogge").text()
    match = kogge.load(record)
    assert match.is_over
    assert [name.split(" ")[0] for name in match.names][:2] == ["Anne", "Herman"]


def test_a_newcomer_plays_against_bots_within_two_clicks(site, someone):
    anne = someone()
    anne.goto(site.url)
    anne.locator("article", has_text="Speicherstadt").get_by_role("button", name="Play against bots").click()
    arrive(anne)
    anne.wait_for_selector("#table[data-turn=mine]")
    assert anne.title().startswith("● Your turn")
    play_one(anne, random.Random(1))


def test_the_game_can_be_played_with_the_keyboard_alone(site, someone):
    anne = someone()
    anne.goto(site.url)

    def tab_to(test: str) -> None:
        for _ in range(80):
            anne.keyboard.press("Tab")
            if anne.evaluate(f"document.activeElement.matches({test!r})"):
                return
        raise AssertionError(f"the keyboard does not reach {test}")

    tab_to("form[action='/tables']:has([value=speicherstadt]) button")
    anne.keyboard.press("Enter")
    arrive(anne)
    anne.wait_for_selector("#table[data-turn=mine]")
    tab_to("button[name=move]")
    for _ in range(8):
        anne.wait_for_selector("#table[data-turn=mine]")
        seen = version(anne)
        if not anne.evaluate("document.activeElement.matches('button[name=move]')"):
            tab_to("button[name=move]")
        anne.keyboard.press("Enter")
        anne.wait_for_selector(f"#table:not([data-version='{seen}'])")


def test_pieces_keep_their_ids_and_glide(site, someone):
    anne = someone(**MOVING)
    anne.add_init_script(WATCH_GLIDES)
    open_table(anne, site, "speicherstadt", ["me", "guest"], names={2: "Bea"})
    home = anne.locator(".roster .me .home .merchant").first
    ids = set(anne.locator(".merchant").evaluate_all("all => all.map(one => one.id)"))
    assert home.count() == 1
    anne.locator(MOVES).first.click()
    anne.wait_for_selector(".rungs .merchant")
    moved = anne.locator(".rungs .merchant").first.get_attribute("id")
    assert moved in ids
    anne.wait_for_function("id => window.glided.includes(id)", arg=moved)


@pytest.mark.database
def test_moves_of_others_appear_by_themselves_and_in_the_log(site, someone):
    anne, herman = someone(), someone()
    join(herman, open_table(anne, site, "speicherstadt", ["me", "open"]))
    for page in (anne, herman):
        page.wait_for_selector("#table[data-status=running]")
    first, second = (anne, herman) if is_my_turn(anne) else (herman, anne)
    play_one(first, random.Random(2))
    second.wait_for_selector("#table[data-turn=mine]")
    assert "places a merchant" in second.inner_text(".log")
    assert second.title().startswith("●")
    assert not first.title().startswith("●")


@pytest.mark.database
def test_after_a_lost_connection_the_page_shows_the_current_table(site, someone):
    anne, herman, watcher = someone(), someone(), someone()
    address = open_table(anne, site, "speicherstadt", ["me", "open"])
    join(herman, address)
    for page in (anne, herman):
        page.wait_for_selector("#table[data-status=running]")
    first, second = (anne, herman) if is_my_turn(anne) else (herman, anne)
    watcher.goto(address)
    ready(anne, herman, watcher)
    second.context.set_offline(True)
    second.evaluate("dispatchEvent(new Event('online'))")  # open streams stay open, new ones cannot be opened
    second.wait_for_selector("html[data-live=no]")
    play_one(first, random.Random(3))
    now = version(first)
    watcher.wait_for_selector(f"#table[data-version='{now}']")  # the update has gone out
    assert version(second) != now
    second.context.set_offline(False)
    second.wait_for_selector(f"#table[data-version='{now}']")


@pytest.mark.full
@pytest.mark.database
def test_a_table_that_waits_for_a_bot_goes_on_after_a_restart_and_an_open_page_with_it(own_site, someone):
    site = own_site(KOGGE_BOT_PAUSE="3600")
    anne, store = someone(), Store(site.db)
    now = moment("speicherstadt", 2, lambda view, moves: view["seat"] == 1)  # the start player is random
    anne.goto(f"{site.url}/t/{store_table(store, 'speicherstadt', *now, [sign_in(anne, site, store), 'bot:easy'])}")
    store.close()
    ready(anne)
    play_one(anne, random.Random(5))
    assert "You can still undo." in anne.inner_text(".banner")
    assert anne.locator("#undo").is_visible()
    seen = version(anne)
    site.stop()
    site.environment["KOGGE_BOT_PAUSE"] = "0"
    site.start()
    anne.wait_for_selector(f"#table:not([data-version='{seen}'])")


@pytest.mark.full
@pytest.mark.database
def test_two_tabs_and_a_stale_page_play_only_once(site, someone):
    anne = someone()
    address = open_table(anne, site, "speicherstadt", ["me", "guest"])
    stale = anne.context.new_page()
    stale.route("**/events?*", lambda route: route.abort())
    stale.goto(address)
    seen = int(version(stale))
    play_one(anne, random.Random(6))
    stale.locator(MOVES).first.click()
    stale.wait_for_selector("#notice:has-text('The game has moved on')")
    assert int(version(stale)) == seen + 1 == int(version(anne))


@pytest.mark.database
def test_a_double_click_is_one_move(site, someone):
    anne = someone()
    open_table(anne, site, "speicherstadt", ["me", "guest"])
    seen = int(version(anne))
    sent: list = []
    anne.on("request", lambda request: sent.append(request) if request.method == "POST" else None)
    anne.locator(MOVES).first.dblclick()
    anne.wait_for_selector(f"#table[data-version='{seen + 1}']")
    assert [one.response().status for one in sent] == [200]
    assert anne.request.get(anne.url.replace("/t/", "/api/tables/")).json()["version"] == seen + 1


@pytest.mark.database
def test_undo_works_until_something_new_is_seen(site, someone):
    anne = someone()
    open_table(anne, site, "speicherstadt", ["me", "guest"])
    assert anne.locator("#undo").count() == 0
    anne.locator(MOVES).first.click()
    anne.locator("#undo").click()
    anne.locator("#undo").wait_for(state="detached")
    assert anne.locator(".rungs .merchant").count() == 0


@pytest.mark.full
def test_a_chain_of_clicks_can_be_cancelled(site, store, someone):
    anne = someone()
    who, now = [sign_in(anne, site, store)] * 2, moment("speicherstadt", 2, lambda view, moves: "done" in moves and len(moves) > 3)
    anne.goto(f"{site.url}/t/{store_table(store, 'speicherstadt', *now, who)}")
    anne.locator(".pick").first.click()
    anne.wait_for_selector(".pick.picked")
    anne.keyboard.press("Escape")
    anne.locator(".pick.picked").wait_for(state="detached")
    anne.locator(".pick").first.click()
    anne.locator("#cancel").click()
    anne.locator(".pick.picked").wait_for(state="detached")


@pytest.mark.full
@pytest.mark.database
def test_a_bot_plays_for_a_user_until_they_take_their_seat_back(site, someone):
    anne, herman = someone(), someone()
    join(herman, open_table(anne, site, "speicherstadt", ["me", "open"]))
    herman.wait_for_selector("#table[data-status=running]")
    herman.click("label[for=tab-rules]")
    herman.get_by_role("button", name="Let a bot play for me").click()
    herman.get_by_role("button", name="Take my seat back").wait_for()
    herman.reload()
    herman.get_by_role("button", name="Take my seat back").wait_for()
    herman.get_by_role("button", name="Take my seat back").click()
    herman.get_by_role("button", name="Let a bot play for me").wait_for()


@pytest.mark.full
def test_a_page_keeps_working_when_an_answer_arrives_after_its_form_was_removed(site, someone):
    """He joins while his page fetches the table: the fetched page no longer has the form, and the answer to his click comes last."""
    anne, herman = someone(), someone()
    address = open_table(anne, site, "speicherstadt", ["me", "open"])
    herman.goto(address)
    ready(anne, herman)
    looks, joins = [], []
    herman.route("**/board?*", lambda route: looks.append(route))
    herman.route("**/join", lambda route: joins.append(route))
    with herman.expect_request("**/board?*"):
        herman.evaluate("void htmx.ajax('GET', location.pathname + '/board?have=-1', {target: '#table', swap: 'morph:outerHTML'})")
    with herman.expect_request("**/join"):
        herman.click("#join")
    while not (looks and joins):
        herman.wait_for_timeout(20)
    answer = joins[0].fetch()
    herman.unroute("**/board?*")
    looks[0].continue_()
    herman.locator("#join").wait_for(state="detached")
    joins[0].fulfill(response=answer)
    herman.wait_for_selector("#table[data-status=running]")
    play_by_program([anne, herman], address, random.Random(3), lambda now: now["version"] > 12 and bool(now["moves"]))
    for page in (anne, herman):
        page.wait_for_selector(f"#table[data-version='{at_the_table(page, address)['version']}']")
    whose = next(page for page in (herman, anne) if at_the_table(page, address)["moves"])
    play_one(whose, random.Random(1))


@pytest.mark.full
def test_a_page_whose_request_failed_tries_again(site, someone):
    anne = someone()
    address = open_table(anne, site, "speicherstadt", ["me", "guest"])
    ready(anne)
    failed = []

    def fail_twice(route) -> None:  # her page may send one more request, when her arrival is published
        if len(failed) == 2:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort()

    anne.route("**/board?*", fail_twice)
    now = at_the_table(anne, address)
    play_one_by_program(anne, address, now, random.Random(1))
    anne.wait_for_selector(f"#table:not([data-version='{now['version']}'])")
    assert len(failed) == 2


@pytest.mark.full
def test_a_move_that_failed_in_the_network_can_be_made_again(site, someone):
    anne = someone()
    open_table(anne, site, "speicherstadt", ["me", "guest"])
    seen, failed = version(anne), []

    def fail_once(route) -> None:
        if failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort()

    anne.route("**/move", fail_once)
    with anne.expect_event("requestfailed"):
        anne.click("#table button[name=move] >> nth=0")
    anne.click("#table button[name=move] >> nth=0")
    anne.wait_for_selector(f"#table:not([data-version='{seen}'])")


NOTE_STREAMS = """const Opened = EventSource;
    EventSource = function (url) { localStorage.streams = `${localStorage.streams || ""} ${url}`; return new Opened(url); };
    EventSource.CLOSED = Opened.CLOSED;"""


@pytest.mark.full
def test_leaving_a_page_opens_no_second_stream(site, someone):
    anne = someone()
    open_table(anne, site, "speicherstadt", ["me", "guest"])
    anne.add_init_script(NOTE_STREAMS)
    anne.reload()
    anne.wait_for_selector("html[data-live=yes]")
    anne.goto(site.url)
    streams = anne.evaluate("localStorage.streams").split()
    assert len([url for url in streams if "/t/" in url]) == 1, streams


@pytest.mark.database
@pytest.mark.full
def test_pages_show_who_comes_and_leaves_without_a_move(site, someone):
    anne, herman = someone(), someone()
    address = open_table(anne, site, "speicherstadt", ["me", "open"])
    herman.goto(address)
    herman.fill("#table input[name=nickname]", "Herman")
    herman.click("#join")
    for who in (anne, herman):
        who.wait_for_selector("#table[data-status=running]")
    herman.reload()  # his stream belongs to his seat, not to the spectator that he was
    herman.wait_for_selector("html[data-live=yes]")
    away = anne.locator(".roster li", has_text="Herman").get_by_text("away")
    away.wait_for(state="detached")
    seen = version(anne)
    herman.goto("about:blank")
    away.wait_for()
    herman.goto(address)
    away.wait_for(state="detached")
    assert version(anne) == seen


@pytest.mark.full
def test_spectators_see_the_table_but_play_nothing(site, someone):
    anne, watcher = someone(), someone()
    address = open_table(anne, site, "speicherstadt", ["me", "guest"])
    watcher.goto(address)
    assert watcher.locator(MOVES).count() == 0
    play_one(anne, random.Random(1))
    watcher.wait_for_selector(".rungs .merchant")


def test_at_a_shared_screen_hidden_things_are_covered_until_the_next_player_uncovers_them(site, someone):
    anne = someone()
    open_table(anne, site, "colonia", ["me", "guest", "guest"], names={2: "Bea", 3: "Cor"})
    anne.wait_for_selector(".cover-screen")
    assert anne.locator("#play").count() == 0
    anne.click("#uncover")
    anne.wait_for_selector("#table[data-turn=mine] .banner.mine")
    name = anne.inner_text(".banner .who")
    for _ in range(8):
        play_one(anne, random.Random(2))
        if anne.locator(".cover-screen").count():
            break
    assert anne.locator(".cover-screen").count()
    assert name not in anne.inner_text(".cover-screen h2")


def test_typed_text_is_never_html(site, someone):
    anne = someone()
    open_table(anne, site, "speicherstadt", ["me", "guest"], nickname="<b>Anne</b>")
    anne.click("label[for=tab-chat]")
    anne.fill("#chat-text", '<img src=x onerror=alert(1)> & "quotes"')
    anne.click("#chat button")
    anne.wait_for_selector(".chat li")
    assert "<img src=x onerror=alert(1)>" in anne.inner_text(".chat li")
    assert anne.locator(".chat img").count() == 0
    assert anne.locator(".who b").count() == 0
    anne.wait_for_function("document.getElementById('chat-text').value === ''")


@pytest.mark.full
@pytest.mark.database
def test_rematch_brings_everyone_to_the_same_new_table(site, store, someone):
    anne, herman = someone(), someone()
    who = [sign_in(anne, site, store), sign_in(herman, site, store, "Herman")]
    address = f"{site.url}/t/{store_table(store, 'speicherstadt', *last_decision('speicherstadt', 2), who)}"
    play_by_program([anne, herman], address, random.Random(11), lambda now: now["status"] == "over")
    anne.goto(address)
    final = anne.request.get(address.replace("/t/", "/api/tables/")).json()
    herman.goto(site.url)  # the list of the user's tables shows date, players and result
    mine = herman.locator(".lists li", has=herman.locator(f"a[href='/t/{table_id(address)}']"))
    assert [int(points) for points in mine.locator("b").all_inner_texts()] == [player["points"] for player in final["view"]["seats"]]
    assert mine.locator(".winner").count() == len(final["view"]["winners"])
    assert mine.locator("time").count() == 1
    herman.goto(address)
    anne.click("#rematch")
    anne.wait_for_url(lambda url: url != address)
    anne.wait_for_selector(".harbour")
    herman.get_by_role("link", name="Join the rematch").click()
    herman.wait_for_url(anne.url)
    assert is_my_turn(anne) != is_my_turn(herman)


@pytest.mark.full
def test_replay_winds_forwards_and_backwards_by_keyboard(site, someone):
    anne = someone()
    anne.goto(site.url)
    anne.set_input_files("input[type=file]", {"name": "game.kogge", "mimeType": "text/plain", "buffer": finished_record().encode()})
    anne.get_by_role("button", name="Replay").click()
    arrive(anne)
    count = anne.locator(".replay-controls output")
    last = int(count.inner_text().split(" / ")[1])
    assert count.inner_text() == f"0 / {last}"  # it opens at the beginning
    for key, at in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowLeft", last - 1)]:
        anne.keyboard.press(key)
        anne.locator(".replay-controls output", has_text=f"{at} / {last}").wait_for()
    assert anne.locator(".result").count() == 0
    anne.keyboard.press("Home")
    for _ in range(12):  # faster than the answers: no click is lost
        anne.keyboard.press("ArrowRight")
    anne.locator(".replay-controls output", has_text=f"12 / {last}").wait_for()
    for _ in range(3):
        anne.locator("[data-replay=back]").click()
    anne.locator(".replay-controls output", has_text=f"9 / {last}").wait_for()


def test_a_replay_has_a_slider_with_rounds_an_address_for_each_move_and_plays_by_itself(site, someone):
    anne = someone(1280, 800)
    anne.goto(site.url)
    anne.set_input_files("input[type=file]", {"name": "game.kogge", "mimeType": "text/plain", "buffer": finished_record().encode()})
    anne.get_by_role("button", name="Replay").click()
    arrive(anne)
    slider = anne.get_by_role("slider", name="Move")
    last = int(slider.get_attribute("max"))
    rounds = [int(number) for number in anne.locator(".rounds text").evaluate_all("all => all.map(one => one.lastChild.data)")]
    assert rounds == list(range(1, rounds[-1] + 1))
    slider.fill(str(last))
    anne.wait_for_selector(".replay .result")
    anne.wait_for_url(f"**/replay?at={last}")
    slider.fill(str(last - 2))
    anne.wait_for_url(f"**/replay?at={last - 2}")
    assert f"Round {rounds[-1]}" in slider.get_attribute("aria-valuetext")
    anne.get_by_role("button", name="Play or pause").click()  # it runs to the end, and stops there
    anne.wait_for_selector(".replay .result")
    anne.wait_for_selector("#replay-play[aria-pressed=false]")
    anne.get_by_role("button", name="Play or pause").click()  # then once more from the beginning
    anne.wait_for_selector(f"#replay-controls:not([data-at='{last}'])")
    anne.get_by_role("button", name="Play or pause").click()
    anne.wait_for_selector("#replay-play[aria-pressed=false]")
    herman = someone(390, 844)  # everybody with the address sees the same move, and the controls beside it
    herman.goto(f"{anne.url.split('?')[0]}?at=12")
    assert herman.locator("#replay-controls").get_attribute("data-at") == "12"
    for page in (anne, herman):
        page.mouse.wheel(0, 400)
        box = page.locator("#replay-controls").bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= page.viewport_size["height"]


@pytest.mark.full
@pytest.mark.database
def test_a_bad_record_is_refused_in_a_sentence(site, someone):
    anne = someone(locale="nl-NL")
    anne.goto(site.url)
    anne.set_input_files("input[type=file]", {"name": "x.kogge", "mimeType": "text/plain", "buffer": b"Game: chess\nPlayers: 2\n\n"})
    anne.get_by_role("button", name="Naspelen").click()
    assert "chess" in anne.inner_text("[role=alert]")
    assert anne.get_attribute("html", "lang") == "nl"


def test_the_language_can_be_switched_at_the_table(site, someone):
    anne = someone()
    address = open_table(anne, site, "speicherstadt", ["me", "guest"])
    for code, word in (("nl", "Bieden"), ("fr", "Enchères"), ("de", "Gebot")):
        if not anne.locator("#tab-rules").is_checked():  # the drawer stays open
            anne.click("label[for=tab-rules]")
        anne.click(f"button[name=language][value={code}]")
        anne.wait_for_selector(f"html[lang={code}] .banner .phase")
        assert anne.url == address
        assert word.lower() in anne.inner_text(".banner .phase").lower()


@pytest.mark.full
def test_the_guide_points_at_the_board_step_by_step(site, someone):
    anne = someone()
    open_table(anne, site, "speicherstadt", ["me", "guest"])
    anne.click("label[for=tab-rules]")
    anne.click("[data-guide=start]")
    seen = set()
    for _ in range(20):
        if not anne.locator("#guide").is_visible():
            break
        assert anne.locator(".guide-target").count() == 1
        seen.add(anne.inner_text("#guide li:visible"))
        anne.click("[data-guide=next]")
    assert len(seen) >= 6


@pytest.mark.full
def test_rules_beside_the_board_highlight_the_phase(site, someone):
    anne = someone()
    open_table(anne, site, "speicherstadt", ["me", "guest"])
    anne.click("label[for=tab-rules]")
    anne.click("#rules-panel summary")
    anne.wait_for_selector("#rules section.now[data-phase=bidding]")
    assert anne.locator("#rules section.now").count() == 1


@pytest.mark.full
def test_the_invitation_has_a_link_and_a_code(site, someone):
    anne = someone()
    address = open_table(anne, site, "speicherstadt", ["me", "open"])
    assert anne.input_value("#link") == address
    assert anne.locator(".invite img").evaluate("one => one.complete && one.naturalWidth > 0")


def test_no_serious_accessibility_fault_and_no_sideways_scrolling(site, store, someone):
    anne = someone()
    who, now = [sign_in(anne, site, store), "bot:easy", "bot:easy"], moment("speicherstadt", 3, lambda view, moves: view["seat"] == 1)
    table = f"{site.url}/t/{store_table(store, 'speicherstadt', *now, who)}"
    for address in (site.url, f"{site.url}/new/speicherstadt", table, f"{table}/replay", f"{site.url}/rules/speicherstadt"):
        anne.goto(address)
        assert faults_everywhere(anne) == {}, address


@pytest.mark.full
def test_a_table_page_loads_at_most_220_kb_and_only_from_the_site(site, someone):
    anne = someone()
    address = open_table(anne, site, "speicherstadt", ["me", "guest", "guest", "guest"])
    fresh = someone()
    fresh.goto(address)
    fresh.wait_for_load_state("load")
    sizes = "['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind)).map(one => one.transferSize)"
    size = sum(fresh.evaluate(sizes))
    hosts = set(fresh.evaluate("performance.getEntriesByType('resource').map(one => new URL(one.name).host)"))
    assert 10_000 < size <= 220_000
    assert hosts == {site.url.removeprefix("http://")}
