"""Twin games that differ only in hidden information: others get the same bytes, lengths and number of events."""

from __future__ import annotations

import asyncio
import itertools
import random
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

import kogge
from awaiting import one_loop
from kogge.engine.match import Match
from kogge.games import game_by_id
from kogge.games.colonia.words import RESOURCES
from kogge.web.accounts.users import User
from kogge.web.app import create_app
from kogge.web.config import Settings
from kogge.web.live.hub import PageClient, ProgramClient
from kogge.web.tables.pages import DEFAULTS, Viewer

NAMES = ("Anne", "Bea", "Cleo", "Watcher")
RULES, SECRET = game_by_id("colonia").rules_version, "ab" * 32
DAY = 86_400
PAGES = ("/t/{}", "/t/{}/board", "/t/{}/replay", "/t/{}/replay?at=7", "/t/{}/animation?after=0", "/t/{}/moves.txt", "/t/{}/record.kogge")
ANSWERS = ("/api/tables/{}", "/api/tables/{}/moves", "/api/tables/{}/record", "/api/tables/{}/chance", "/", "/api/tables")


class Twin:
    """A site in this process, with a page and a program of each person and of a stranger at its table."""

    def __init__(self, database: Path, awaited: Callable):
        self.app = create_app(Settings(db=f"sqlite:///{database}", bot_pause=0, rate_limits=False, compile=False))
        self.services, self.awaited = self.app.state.services, awaited
        self.clients: dict[tuple[str, str], PageClient | ProgramClient] = {}
        awaited(self._begin())

    async def _begin(self) -> None:
        self.services.hub.begin()
        self.services.hub._heartbeat_timer.cancel()  # heartbeats would come at different times on the two sites
        self.services.plans.begin()

    def add_table(self, table_id: str, lines: list[str], turn: int, people: list[User], **options: object) -> None:
        table = {"id": table_id, "game": "colonia", "players": 3, "options": "", "rules": RULES, "secret": SECRET, "status": "running"}
        table |= {"turn": turn, "listed": False, "host": people[0].id, "hints": True} | options
        seats = [{"seat": n, "kind": "person", "user_id": one.id, "name": one.name} for n, one in enumerate(people[:3], 1)]
        self.services.tables.store.add_table(table, seats, lines)

    def listen(self, table_id: str, people: list[User]) -> None:
        """Open a page and a program of everybody; the server knows the pages they show."""
        hub = self.services.hub
        for user in [*people, None]:
            name, user_id = (user.name, user.id) if user else ("nobody", "")
            if user:
                hub.enter(table_id, user_id, (), False)
            page = PageClient(user_id, 1, True, viewer=Viewer(user, "de" if name == "Bea" else "en", DEFAULTS, "http://kogge"))
            hub._listeners.setdefault(table_id, set()).add(page)
            program = ProgramClient(user_id)
            hub._followers.setdefault(table_id, set()).add(program)
            self.clients |= {(name, "page"): page, (name, "program"): program}
        self.services.streams.catch_up_table(table_id)
        self.sent_since_last_call()

    def sent_since_last_call(self) -> dict[tuple[str, str], bytes]:
        """What each stream was sent since the last call, once nothing more comes."""

        async def settle() -> dict[tuple[str, str], bytes]:
            for _ in range(10):
                await asyncio.sleep(0.01)
                while self.services.streams._pushing:
                    await asyncio.sleep(0.005)
            sent = {}
            for name, client in self.clients.items():
                sent[name], client._texts = client._texts, b""
            return sent

        return self.awaited(settle())

    def send(self, user: User | None, method: str, path: str, **content: object) -> httpx.Response:
        headers = {"Authorization": "Bearer " + self.services.accounts.token(user)} if user else {}

        async def send() -> httpx.Response:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://kogge") as http:
                return await http.request(method, path, headers=headers, **content)

        return self.awaited(send())

    def all_responses(self, table_id: str, user: User | None) -> dict[str, object]:
        """All answers to somebody, with the length of what goes over the wire, compressed where it is long."""
        answers = {}
        for path in PAGES + ANSWERS:
            answer = self.send(user, "GET", path.format(table_id))
            assert answer.status_code < 500
            answers[path] = answer.status_code, {k: v for k, v in answer.headers.items() if k != "date"}, answer.content
        return answers


@pytest.fixture(scope="module")
def loop() -> Iterator[Callable]:
    with one_loop() as awaited:
        yield awaited


@pytest.fixture
def twins(tmp_path, loop) -> tuple[list[Twin], list[User]]:
    """Two sites with the same people and the same keys."""
    first = create_app(Settings(db=f"sqlite:///{tmp_path / 'one.db'}", rate_limits=False, compile=False)).state.services
    people = [first.accounts.create(name) for name in NAMES]
    first.tables.db.close()
    shutil.copy(tmp_path / "one.db", tmp_path / "two.db")
    return [Twin(tmp_path / name, loop) for name in ("one.db", "two.db")], people


def played_until(phase: str, seed: int) -> Match:
    """A game at the beginning of a secret round of this phase, before anybody has chosen."""
    match, chance = kogge.new("colonia", players=3, seed=seed), random.Random(seed)
    while match.view()["phase"] != phase or len(match.lines) != len(match.revealed_lines()):
        match.play(chance.choice(match.moves()))
    return match


def same_for_others(twins: list[Twin], table_id: str, others: list[User | None]) -> int:
    """The streams and all answers of the two sites are the same for these people. Returns how many events came."""
    sent = [twin.sent_since_last_call() for twin in twins]
    names = {one.name if one else "nobody" for one in others}
    count = 0
    for key in sent[0]:
        if key[0] in names:
            assert sent[0][key] == sent[1][key], key
            count += sent[0][key].count(b"event: ")
    for user in others:
        one, two = (twin.all_responses(table_id, user) for twin in twins)
        for path in one:
            assert one[path] == two[path], (path, user)
    return count


def at_table(twins: list[Twin], people: list[User], table_id: str, matches: list[Match], **options: object) -> None:
    for twin, match in zip(twins, matches, strict=True):
        twin.clients.clear()
        twin.add_table(table_id, match.lines, match.seat, people, **options)
        twin.listen(table_id, people)


def play(twin: Twin, user: User, table_id: str, move: str) -> None:
    row = twin.services.tables.row(table_id)
    body = {"seat": row.turn, "move": move, "version": row.version}
    answer = twin.send(user, "POST", f"/api/tables/{table_id}/moves", json=body)
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize(("phase", "seed"), [("family_card", 1), pytest.param("vote", 2, marks=pytest.mark.full)])
def test_secret_choices_change_no_byte_no_length_and_no_event_for_others(twins, phase, seed):
    sites, people = twins
    match, table_id = played_until(phase, seed), f"{phase}{seed}".ljust(22, "x")
    at_table(sites, people, table_id, [match, match])
    secret, chosen, events = int(match.game.secret_round(match._s)), [], 0
    while True:
        seat, moves = match.seat, match.moves()
        match.play(moves[0])
        for twin, move in zip(sites, (moves[0], moves[-1]), strict=True):
            play(twin, people[seat - 1], table_id, move)
        chosen.append(people[seat - 1])
        if int(match.game.secret_round(match._s)) != secret:
            break
        events += same_for_others(sites, table_id, [user for user in [*people, None] if user not in chosen])
    assert events >= 4, "each choice was announced"
    one, two = (twin.sent_since_last_call() for twin in sites)
    assert one["nobody", "program"] != two["nobody", "program"], "now all choices are revealed"


def other_hand(match: Match, seat: int) -> Match | None:
    """The same game with one of the seat's blind starting resources changed; None if later events allow no other."""
    number = next(n for n, line in enumerate(match.lines) if line.startswith(f"* resources {seat} "))
    hand = match.lines[number].split(" ")[3:]
    for place, kind in itertools.product(range(len(hand)), RESOURCES):
        words = sorted([*hand[:place], kind, *hand[place + 1 :]], key=RESOURCES.index)
        record = match.record().replace(match.lines[number], f"* resources {seat} {' '.join(words)}", 1)
        with suppress(kogge.KoggeError):
            twin = kogge.load(record)
            if words != hand and twin.lines[number + 1 :] == match.lines[number + 1 :] and twin.view(None) == match.view(None):
                return twin
    return None


@pytest.mark.full
def test_the_content_of_a_screen_changes_no_byte_no_length_and_no_event_for_others(twins):
    sites, people = twins
    compared = 0
    for seed in range(3):
        match, chance, seat = kogge.new("colonia", players=3, seed=seed), random.Random(seed), 1 + seed % 3
        while len(match.lines) < 26 + 12 * seed:
            match.play(chance.choice(match.moves()))
        if (twin := other_hand(match, seat)) is None:
            continue
        table_id, others = f"hand{seed}".ljust(22, "x"), [user for user in [*people, None] if user is not people[seat - 1]]
        at_table(sites, people, table_id, [match, twin])
        same_for_others(sites, table_id, others)
        for _ in range(12):
            moves = [move for move in match.moves() if move in twin.moves()] if match.seat == twin.seat else []
            move = chance.choice(moves)
            for site in sites:
                play(site, people[match.seat - 1], table_id, move)
            here, there = (site.services.tables.session(site.services.tables.row(table_id)).match for site in sites)
            if here.lines_for(None)[3:] != there.lines_for(None)[3:] or here.seat != there.seat:
                break  # chance differed, or a resource was revealed that distinguishes the two
            match, twin, compared = here, there, compared + same_for_others(sites, table_id, others)
    assert compared >= 20


def private_acts(twin: Twin, user: User, table_id: str) -> None:
    """Everything a user may do at a table without deciding: look, start a chain of clicks, ask for a hint, plan."""
    row = twin.services.tables.row(table_id)
    for path in PAGES:
        assert twin.send(user, "GET", path.format(table_id)).status_code < 500
    seen = twin.send(user, "GET", f"/api/tables/{table_id}").json()
    seat = seen["seat"]
    form = {"version": row.version, "seat": seat, "move": (seen["moves"] or ["pass"])[0]}
    twin.send(user, "GET", f"/t/{table_id}/board?seat={seat}&pick=1")
    assert twin.send(user, "POST", f"/t/{table_id}/hints", data=form).status_code in (200, 409, 503), "503: not compiled here"
    twin.services.tables.store.mark_hinted(table_id, seat)
    assert twin.send(user, "POST", f"/t/{table_id}/move", data=form | {"move": "nonsense"}).status_code < 500
    offers = twin.send(user, "GET", f"/api/tables/{table_id}/plan").json()["offers"]
    answers = {one["decision"]: one["choices"][-1]["answer"] for one in offers}
    assert twin.send(user, "PUT", f"/api/tables/{table_id}/plan", json={"answers": answers}).status_code == 200
    assert answers


def test_looking_planning_and_hints_send_nothing_to_anybody_else(twins):
    sites, people = twins
    match = kogge.new("colonia", players=3, seed=3)
    for _ in range(20):
        match.play(match.moves()[0])
    table_id = "planned".ljust(22, "x")
    at_table(sites, people, table_id, [match, match], move_seconds=DAY, bank_seconds=DAY)
    for user in people[:3]:
        private_acts(sites[0], user, table_id)
        assert not any(text for (name, _kind), text in sites[0].sent_since_last_call().items() if name != user.name)
    others = [people[3], None]
    for other in others:
        one, two = (twin.all_responses(table_id, other) for twin in sites)
        assert {path: untimed(answer) for path, answer in one.items()} == {path: untimed(answer) for path, answer in two.items()}


def untimed(answer: tuple[int, dict[str, str], bytes]) -> object:
    """An answer without the running clock and the length of a page that shows it."""
    status, headers, text = answer
    text = re.sub(rb'data-(left|page|due)="[^"]*"|"due":[^,}]*|<time.*?</time>', b"", text, flags=re.DOTALL)
    return status, {key: one for key, one in headers.items() if key != "content-length"}, text
