"""Playing with a physical game: chance events are entered by hand, entries can be undone, private draws are entered by their owner."""

from __future__ import annotations

import itertools
import re
from collections import Counter

import pytest
from clicking import arrive, press, table_id

import kogge
import kogge.bots

# a short game of each; longer ones and all options through the JSON API
BY_TAPS = [("speicherstadt", 2, ["removals"]), ("hellweg", 2, ["short"]), ("colonia", 3, [])]
BY_PROGRAM = [
    ("speicherstadt", 5, ["removals"]),
    pytest.param("hellweg", 3, ["warehouse", "passengers", "free_choice", "short", "counter"], marks=pytest.mark.full),
    pytest.param("colonia", 4, [], marks=pytest.mark.full),
]
OFTEN = 1  # each kind of line is clicked this often; further ones are entered through the JSON API
ME = {"kind": "me"}


def bots_game(game: str, players: int, options: list[str]) -> list[str]:
    """The lines of a game between bots."""
    match = kogge.new(game, players, seed=players, options=options)
    while match.seat is not None:
        match.play(kogge.bots.choose(match, "easy", seed=len(match.lines)))
    return match.lines


def events_of(record: str) -> list[str]:
    return record.partition("\n\n")[2].splitlines()


def seats(players: int) -> list[dict]:
    return [ME, *({"kind": "guest", "name": f"G{seat}"} for seat in range(2, players + 1))]


def kind_of_line(line: str) -> str:
    """The kind of a line: `card ship`, `bid`."""
    who, *words = line.split(" ")
    return " ".join(word for word in words[: 2 if who == "*" else 1] if word.isalpha())


def tap_line(page, line: str) -> None:
    """Enter one line of a record: each part of a chance event, or the move, by the buttons that the page shows."""
    before = page.get_attribute("#table", "data-version")
    who, _, text = line.partition(" ")
    if page.locator("#uncover").count():
        press(page, "uncover")
        page.locator("#uncover").wait_for(state="detached")
    move = page.locator(f'#table button[name=move][value="{text}"]:visible').first
    if who != "*" and not move.count():  # a loss has to be confirmed
        page.locator(f'#table button[name=pick][value="sure~{text}"]').click()
    if who != "*":
        move.click()
    while who == "*":
        offered = page.locator(".chance button").evaluate_all("all => all.map(one => [one.name, one.value])")
        name, value = best_tap(offered, text)
        page.locator(f'.chance button[value="{value}"]').click()
        if name == "event":
            break
        page.wait_for_selector(f'#table[data-pick="{value}"]')
    page.wait_for_selector(f"#table:not([data-version='{before}'])")


def best_tap(offered: list[tuple[str, str]], text: str) -> tuple[str, str]:
    """The button that comes nearest to an event: for dice and cubes only the number of each kind counts, not the order."""
    wanted = Counter(text.split(" "))
    fitting = [
        (name, value)
        for name, value in offered
        if value.split(" ")[0] == text.split(" ")[0] and not Counter(value.split(" ")) - wanted
        if (name == "event") == (Counter(value.split(" ")) == wanted)
    ]
    if text.startswith("edicts"):  # the order of these counts
        fitting = [(name, value) for name, value in fitting if f"{text} ".startswith(f"{value} ")]
    return max(fitting, key=lambda one: len(one[1].split(" ")))


def in_any_order(lines: list[str]) -> list[str]:
    """The lines with the dice of each roll sorted: they are entered together."""
    return [" ".join(sorted(line.split(" "))) if line.startswith("* dice") else line for line in lines]


def is_to_be_tapped(seen: Counter, line: str) -> bool:
    seen[kind_of_line(line)] += 1
    return seen[kind_of_line(line)] <= OFTEN


def tapped(page, table: str, version: str, line: str) -> str:
    """Enter a line by clicks when the page shows this version; returns the next version."""
    page.wait_for_selector(f"#table[data-version='{version}']")
    tap_line(page, line)
    return page.get_attribute("#table", "data-version")


def reported(page, table: str, version: str, line: str) -> str:
    """Enter a line through the JSON API as the user of this page; returns the next version."""
    who, _, text = line.partition(" ")
    body = {"version": int(version)} | ({"event": text} if who == "*" else {"seat": int(who), "move": text})
    return str(page.request.post(f"{table}/{'chance' if who == '*' else 'moves'}", data=body).json()["version"])


def enter_line(person, table: dict, line: str) -> dict:
    """Enter a line through the JSON API."""
    who, _, text = line.partition(" ")
    if who == "*":
        body = {"event": text, "version": table["version"]}
        answer = person.post(f"/api/tables/{table['id']}/chance", json=body)
    else:
        body = {"seat": int(who), "move": text, "version": table["version"]}
        answer = person.post(f"/api/tables/{table['id']}/moves", json=body)
    assert answer.status_code == 200, (line, answer.text)
    return answer.json()


@pytest.mark.full
@pytest.mark.parametrize(("game", "players", "options"), BY_TAPS, ids=str)
def test_a_bots_game_entered_tap_by_tap_has_the_same_record(site, someone, game, players, options):
    page = someone(width=390, height=844)
    page.goto(f"{site.url}/new/{game}?players={players}")
    for seat in range(1, players + 1):
        page.select_option(f"select[name=seat{seat}]", "me" if seat == 1 else "guest")
    for option in options:
        page.check(f"input[name=option-{option}]")
    page.click("#more > summary")
    page.check("input[name=manual_chance]")
    page.check("input[name=phone_hands]")
    page.get_by_role("button", name="Create the game").click()
    arrive(page)
    played, table = bots_game(game, players, options), f"{site.url}/api/tables/{table_id(page.url)}"
    seen, version, address = Counter(), page.get_attribute("#table", "data-version"), page.url
    for is_new, group in itertools.groupby(played, lambda line: is_to_be_tapped(seen, line)):
        lines = list(group)
        if len(lines) > 10 and not is_new:
            page.goto("about:blank")  # no page has to show so many lines
        elif page.url != address:
            page.goto(address)
        for line in lines:
            version = (tapped if is_new else reported)(page, table, version, line)
    page.goto(address)
    page.wait_for_selector("#table[data-status=over]")
    record = page.request.get(f"{table}/record").text()
    assert in_any_order(events_of(record)) == in_any_order(played)
    assert kogge.load(record).is_over
    assert "Secret" not in record
    page.goto(f"{page.url.partition('?')[0]}/replay?at=3")
    assert page.locator(".replay-controls output").inner_text() == f"3 / {len(played)}"


@pytest.mark.full
def test_the_board_stays_visible_however_many_events_are_possible(site, someone):
    page = someone(width=1280, height=800)
    page.goto(site.url)
    page.request.post(f"{site.url}/me", form={"nickname": "Anne"}, headers={"Origin": site.url})
    body = {"game": "speicherstadt", "seats": seats(4), "manual_chance": True}
    page.goto(f"{site.url}/t/{page.request.post(f'{site.url}/api/tables', data=body).json()['id']}")
    page.locator(".chance button").first.click()  # the start player
    page.locator(".chance button", has_text="Fireman (1)").wait_for()
    assert page.locator(".chance button").count() == 12
    assert page.locator(".board").bounding_box()["y"] < 500
    page.locator(".chance button").last.scroll_into_view_if_needed()  # all possible events have a button
    page.locator(".chance button").last.click(trial=True)


@pytest.mark.parametrize(("game", "players", "options"), BY_PROGRAM, ids=str)
def test_with_every_option_a_bots_game_entered_by_a_program_has_the_same_record(site, client, game, players, options):
    person = client(site, "Anne")
    table, played = person.open(game, seats(players), options=options, manual_chance=True), bots_game(game, players, options)
    for line in played:
        table = enter_line(person, table, line)
    assert table["status"] == "over"
    assert table["secret"] is None
    assert events_of(person.get(f"/api/tables/{table['id']}/record").text) == played


@pytest.mark.full
@pytest.mark.parametrize(("game", "begins", "most"), [("colonia", "week", 40), ("speicherstadt", "", 8)])
def test_chance_events_are_entered_with_few_taps(site, client, game, begins, most):
    """A week of Colonia takes 40 taps at most, and its set-up no more; a round of The Speicherstadt 8."""
    person, players = client(site, "Anne"), 4
    table, taps, now, decided = person.open(game, seats(players), manual_chance=True), Counter(), 0, False
    for line in bots_game(game, players, [])[:150]:
        text = line.partition(" ")[2]
        if line.startswith("*"):
            now += text.startswith(begins) if begins else decided
            pick, decided = "", False
            while True:
                seen = {"seat": text.split(" ")[1]} if text.split(" ")[0] in ("resources", "draw") else {}
                page = person.get(f"/t/{table['id']}", params={"pick": pick} | seen).text
                offered = re.findall(
                    r'<button\s+name="(event|pick)" value="([^"]*)"', page.partition("card chance")[2].partition("</ul>")[0]
                )
                name, pick = best_tap(offered, text)
                taps[now] += 1
                if name == "event":
                    break
        else:
            decided = True
        table = enter_line(person, table, line)
    assert len(taps) > 2
    assert max(taps.values()) <= most, taps


def test_an_impossible_event_is_refused_in_a_sentence_and_nothing_is_drawn(site, client):
    person = client(site, "Anne")
    table = person.open("speicherstadt", seats(2), manual_chance=True)
    assert (table["turn"], table["moves"], table["commitment"]) == (0, [], "")
    assert "next: new cards" in person.get("/").text
    table = enter_line(person, table, "* start 2")
    offered = person.get(f"/api/tables/{table['id']}/chance").json()["next"]
    after = person.get(f"/api/tables/{table['id']}/chance", params={"entered": "card ship cloth"}).json()
    assert {"event": "card ship tea cloth", "whole": False} in after["next"]
    contract = next(one["event"] for one in offered if one["event"].startswith("card contract"))
    table = enter_line(person, table, f"* {contract}")
    again = person.post(f"/api/tables/{table['id']}/chance", json={"event": contract, "version": table["version"]})
    assert (again.status_code, again.json()["error"]) == (422, f"“{contract}” is not possible now. Check what is on the table.")
    move = person.post(f"/api/tables/{table['id']}/moves", json={"seat": 2, "move": "bid 1", "version": table["version"]})
    assert move.status_code == 409, "a card is due, nobody's turn"
    drawn = person.open("speicherstadt", seats(2))
    problem = person.post(f"/api/tables/{drawn['id']}/chance", json={"event": "start 1", "version": drawn["version"]})
    assert (problem.status_code, problem.json()["error"]) == (409, "In this game, Kogge draws the cards.")


def test_entries_are_undone_as_far_as_wanted_with_the_bots_moves_after_them(site, client):
    person = client(site, "Anne")
    table = person.open("speicherstadt", [ME, {"kind": "bot", "level": "easy"}], manual_chance=True)
    for line in ("* start 1", "* card fireman 1", "* card fireman 2", "* card trader tea", "1 bid 1"):
        table = enter_line(person, table, line)

    def now():
        return person.get(f"/api/tables/{table['id']}").json()

    with person.stream("GET", f"/t/{table['id']}/events") as revision:  # the current state at once, then every change
        answered = next(found for line in revision.iter_lines() if line.startswith("data") and (found := now())["turn"] == 1)
    undone = person.post(f"/api/tables/{table['id']}/undo", json={"version": answered["version"]})
    assert undone.json()["moves"] == ["bid 1", "bid 2", "bid 3"], "the bot's merchant is taken back with Anne's"
    for left in ("* start 1\n* card fireman 1\n* card fireman 2\n", "* start 1\n* card fireman 1\n", "* start 1\n", ""):
        assert person.post(f"/api/tables/{table['id']}/undo", json={"version": now()["version"]}).status_code == 200
        assert person.get(f"/api/tables/{table['id']}/record").text.partition("\n\n")[2] == left
    problem = person.post(f"/api/tables/{table['id']}/undo", json={"version": now()["version"]})
    assert problem.json()["error"] == "There is nothing to undo."
    enter_line(person, now(), "* start 2")


def test_even_the_last_entry_of_a_finished_game_is_undone(site, client):
    person = client(site, "Anne")
    table, played = person.open("speicherstadt", seats(2), options=[], manual_chance=True), bots_game("speicherstadt", 2, [])
    for line in played:
        table = enter_line(person, table, line)
    back = person.post(f"/api/tables/{table['id']}/undo", json={"version": table["version"]}).json()
    assert (back["status"], back["turn"]) == ("running", 0)
    assert enter_line(person, back, played[-1])["status"] == "over"


def test_an_event_that_one_seat_sees_is_entered_by_its_owner_and_hidden_from_others(site, client):
    anne, bert, guest = (client(site, name) for name in ("Anne", "Bert", "Carla"))
    table = anne.open("colonia", [ME, {"kind": "open"}, {"kind": "bot", "level": "easy"}], manual_chance=True)
    assert bert.post(f"/api/tables/{table['id']}/join").status_code == 200
    address = f"/api/tables/{table['id']}"

    def enter(person, event: str):
        return person.post(f"{address}/chance", json={"event": event, "version": anne.get(address).json()["version"]})

    drawn = "resources 1 " + " ".join(["fur"] * len(bots_game("colonia", 3, [])[0].split(" ")[3:]))
    for other in (bert, guest):
        assert other.get(f"{address}/chance").json()["next"] == []
        assert enter(other, drawn).status_code == 403
    assert enter(anne, drawn).status_code == 200
    mine, theirs = anne.get(address).json()["view"], bert.get(address).json()["view"]
    assert mine["seats"][0]["screen"]["resources"]["fur"] > 0
    assert not theirs["seats"][0]["screen"]
    assert bert.get(f"{address}/chance").json()["next"], "now Bert draws"
    assert enter(anne, drawn.replace("1", "2", 1)).status_code == 403
    assert enter(bert, drawn.replace("1", "2", 1)).status_code == 200
    assert enter(bert, drawn.replace("1", "3", 1)).status_code == 403
    assert enter(anne, drawn.replace("1", "3", 1)).status_code == 200, "the host draws for the bot"
    assert enter(guest, "good 1 1").status_code == 403, "a spectator enters nothing"
    assert enter(bert, "good 1 1").status_code == 200, "a die that all can see, anybody at the table"


@pytest.mark.full
def test_phones_are_hands_and_the_screen_for_all_shows_nothing_hidden(site, someone):
    screen, *phones = someone(), someone(width=390, height=844), someone(width=390, height=844), someone(width=390, height=844)
    screen.goto(f"{site.url}/new/colonia?players=3")
    for seat in (1, 2, 3):
        screen.select_option(f"select[name=seat{seat}]", "open")
    screen.click("#more > summary")
    screen.check("input[name=phone_hands]")
    screen.get_by_role("button", name="Create the game").click()
    arrive(screen)
    assert screen.locator("#table.layout-screen .invite img[src$='qr.svg']").bounding_box()["width"] > 250, "to be scanned from the sofa"
    for number, phone in enumerate(phones):
        phone.goto(screen.url)
        phone.fill(".invitation input[name=nickname]", f"Hand {number}")
        phone.locator("#join").click()
        phone.wait_for_selector("#join", state="detached")
    screen.wait_for_selector("#table[data-status=running]")
    assert screen.locator(".screen").count() == 0
    for phone in phones:
        phone.wait_for_selector("#table.layout-hand[data-status=running]")
        assert phone.locator("section.screen").is_visible()
        assert not phone.locator("#city").is_visible()
    phone = next(phone for phone in phones if phone.locator("#table[data-turn=mine]").count())
    button = phone.locator(".hand-moves button").first
    assert button.bounding_box()["height"] >= 40
    version = phone.get_attribute("#table", "data-version")
    button.click()
    for page in (screen, phone):
        page.wait_for_selector(f"#table:not([data-version='{version}'])")
    phone.check("#whole")
    assert phone.locator("#city").is_visible()
    assert re.search(r"chose|card|turn|thinking|to decide", screen.locator(".banner").inner_text())


def test_at_a_shared_screen_a_hidden_event_is_entered_uncovered_and_a_public_one_covered(site, client):
    person = client(site, "Anne")
    table = person.open("colonia", seats(3), manual_chance=True)
    address, played = f"/api/tables/{table['id']}", bots_game("colonia", 3, [])
    for seat in (1, 2, 3):
        other = person.get(f"{address}/chance", params={"seat": seat % 3 + 1}).json()
        assert other["next"] == [], "covered, until the one who draws has the screen"
        assert person.get(f"{address}/chance", params={"seat": seat}).json()["next"]
        table = enter_line(person, table, played[seat - 1])
    now = person.get(address, params={"seat": 3}).json()
    assert now["seat"] is None
    assert not any(one["screen"] for one in now["view"]["seats"])
    assert person.get(f"{address}/chance", params={"seat": 3}).json()["next"], "a die, for anybody to enter"
