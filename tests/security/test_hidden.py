"""No response to a seat or a spectator depends on information that is hidden from them."""

from __future__ import annotations

import os
import random
import re

import httpx
import numpy as np
import pytest

import kogge
from awaiting import one_loop
from kogge.engine.contract import CHANCE
from kogge.web.app import create_app
from kogge.web.config import Settings
from kogge.web.live.hub import ProgramClient
from kogge.web.tables.streams import updates_for

GAMES = list(kogge.list_games())
FULL = os.environ.get("KOGGE_TEST_LONG") == "yes"


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    db = f"sqlite:///{tmp_path_factory.mktemp('hidden') / 'kogge.db'}"
    app = create_app(Settings(db=db, bot_pause=0, rate_limits=False, compile=False))
    with one_loop() as app.state.awaited:
        yield app


class Http:
    """Requests to the app in this process."""

    def __init__(self, app):
        self.headers: dict[str, str] = {}
        self.awaited, self.app = app.state.awaited, app

    def _send(self, method: str, path: str, **content: object) -> httpx.Response:
        async def send() -> httpx.Response:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://kogge") as http:
                return await http.request(method, path, headers=self.headers, **content)

        return self.awaited(send())

    def get(self, path: str) -> httpx.Response:
        return self._send("GET", path)

    def post(self, path: str, **content: object) -> httpx.Response:
        return self._send("POST", path, **content)


class Observer:
    """A seat or a spectator, and everything they can request."""

    def __init__(self, app, name: str):
        self.http = Http(app)
        self.http.headers["Authorization"] = "Bearer " + self.http.post("/api/people", json={"name": name}).json()["token"]
        self.app = app

    def all_responses(self, table_id: str, version: int) -> dict[str, object]:
        """All that the server sends: pages, API, replay, record, errors; status, headers and body."""
        api, page = f"/api/tables/{table_id}", f"/t/{table_id}"
        sent = {}
        for path in (
            api,
            api + "/moves",
            api + "/record",
            page,
            page + "/board",
            page + "/replay",
            page + "/replay?at=7",
            page + "/animation?after=0",
            page + "/moves.txt",
            page + "/animation?after=7001",
            page + "/record.kogge",
        ):
            sent[path] = self.http.get(path)
        for move in ("nonsense", "pass", "bid 1", "done"):
            for seat in (1, 2):
                sent[f"{move} {seat}"] = self.http.post(api + "/moves", json={"seat": seat, "move": move, "version": version + 1000})
        sent["undo"] = self.http.post(api + "/undo", json={"version": version + 1000})
        return {key: (answer.status_code, dict(answer.headers), answer.text) for key, answer in sent.items()}


def stream_update(app, table_id: str, user_id: str) -> object:
    """The update that the event stream sends to a new follower."""

    tables = app.state.services.tables
    [(_, update)] = updates_for([ProgramClient(user_id)], tables.sessions.snapshot(table_id))
    return update


@pytest.mark.parametrize("game", GAMES)
def test_no_response_depends_on_hidden_information(app, game):
    players = kogge.list_games()[game]["players"][0]
    observers = [Observer(app, f"Seat {seat}") for seat in range(1, players + 1)]
    watcher = Observer(app, "Watcher")
    tables = app.state.services.tables
    for number in range(4 if FULL else 1):
        chance = random.Random(number)
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (players - 1)
        table_id = observers[0].http.post("/api/tables", json={"game": game, "seats": seats}).json()["id"]
        for one in observers[1:]:
            one.http.post(f"/api/tables/{table_id}/join")
        every = 5 if FULL else 70
        looked = 0
        for turn in range(3000):
            row, seat_rows = tables.row_and_seats(table_id)
            session = tables.session(row)
            match = session.match
            if match.is_over:
                break
            in_secret = int(match.game.secret_round(match._s)) != 0
            if turn % every == every // 2 or (in_secret and looked < (turn // 6 if FULL else 3)):
                looked += 1
                for seat in [*range(1, players + 1), None]:
                    observer = watcher if seat is None else observers[seat - 1]
                    check_responses_with_other_secrets(app, observer, table_id, seat, seat_rows, turn)
            deciding = observers[match.seat - 1].http
            body = {"seat": match.seat, "move": chance.choice(match.moves()), "version": row.version}
            assert deciding.post(f"/api/tables/{table_id}/moves?brief=1", json=body).status_code == 200
        assert looked > 0


def check_responses_with_other_secrets(app, observer: Observer, table_id: str, seat: int | None, seat_rows, turn: int) -> None:
    """Resample what this seat cannot know, in the table and in the replay; no response to it may change."""
    session = app.state.services.tables.session(app.state.services.tables.row(table_id))
    match, pages = session.match, app.state.services.pages
    user = seat_rows[seat - 1].user_id if seat else "nobody"
    pages.forget(table_id)  # pages are rendered once for all who see the same: here each time
    before, stream = observer.all_responses(table_id, session.version), stream_update(app, table_id, user)
    truth, lines = match.rows.copy(), list(match.lines)
    match.rows[:] = resampled(match, truth, seat, turn)
    assert match.rows["chance"][0] != truth["chance"][0]
    match.lines[:] = masked_lines(match, seat)
    replay = app.state.services.replays.of(app.state.services.tables.row(table_id))
    frames = list(replay.frames)
    replay.frames[:] = [(resampled(replay.session.match, rows, seat, turn), ids) for rows, ids in frames]
    pages.forget(table_id)
    after, stream_after = observer.all_responses(table_id, session.version), stream_update(app, table_id, user)
    match.rows[:] = truth
    match.lines[:] = lines
    match._play_forced()
    replay.frames[:] = frames
    pages.forget(table_id)
    for key, sent in before.items():
        (status, headers, text), (status_after, headers_after, text_after) = _plain(sent), _plain(after[key])
        assert text == text_after, (key, seat, turn)
        assert (status, headers) == (status_after, headers_after), (key, seat, turn)
    assert stream == stream_after


def resampled(match, rows, seat: int | None, turn: int):
    """A table with what this seat cannot know resampled; for a spectator, what one of the seats cannot know."""
    kept = match.rows.copy()
    match.rows[:] = rows
    match.game.resample_hidden(match._box, match._s, (turn % match.players) if seat is None else seat - 1, turn + 1)
    other = match.rows.copy()
    match.rows[:] = kept
    return other


def masked_lines(match, seat: int | None) -> list[str]:
    """The lines with every one replaced that this seat may not read."""
    known = len(match.revealed_lines())
    out = []
    for number, line in enumerate(match.lines):
        hidden = number >= known and line.split(" ")[0] != str(seat)
        out.append(line if not hidden else line.split(" ")[0] + " secret")
    return out


def _plain(sent: tuple[int, dict, str]) -> tuple[int, dict, str]:
    """A response without the parts that differ between equal requests, such as its date."""
    status, headers, text = sent
    assert status < 500, text
    return status, {key: value for key, value in headers.items() if key != "date"}, re.sub(r"“[^”]*” is not", "“” is not", text)


@pytest.mark.parametrize("game", GAMES)
def test_the_secret_is_kept_while_the_game_runs_and_published_at_its_end(app, game):
    anne = Observer(app, "Anne")
    seats = [{"kind": "me"}] + [{"kind": "guest"}] * (kogge.list_games()[game]["players"][0] - 1)
    table = anne.http.post("/api/tables", json={"game": game, "seats": seats}).json()
    secret = app.state.services.tables.row(table["id"]).secret
    chance = random.Random(4)
    commitment = table["commitment"]
    while table["status"] != "over":
        assert secret not in str(table)
        body = {"seat": table["turn"], "version": table["version"]}
        moves = anne.http.get(f"/api/tables/{table['id']}?seat={table['turn']}").json()["moves"]
        table = anne.http.post(f"/api/tables/{table['id']}/moves", json=body | {"move": chance.choice(moves)}).json()
    assert table["secret"] == secret
    assert table["commitment"] == commitment
    from kogge.web.tables.fairness import check_deal

    record = anne.http.get(f"/api/tables/{table['id']}/record").text
    assert "honest" in check_deal(record, commitment)
    with pytest.raises(kogge.KoggeError, match="does not belong"):
        check_deal(record, "0" * 64)
    forged = record.replace(f"Secret: {secret}", "Secret: " + "ab" * 32)
    with pytest.raises(kogge.KoggeError, match="does not belong"):
        check_deal(forged)


@pytest.mark.parametrize("game", GAMES)
def test_whether_a_move_was_forced_reveals_nothing_new(game):
    """A forced move takes no time. It may show that a player cannot pay, but everybody can deduce money and goods.

    The one exception is in SECURITY.md: at Colonia's workshops a pass may be forced by the kinds of resources drawn blind.
    """
    forced = free = 0
    for seed in range(30 if FULL else 3):
        chance, counts = random.Random(seed), kogge.list_games()[game]["players"]
        match = kogge.new(game, players=counts[seed % len(counts)], seed=seed)
        kind, box, s = match.game, match._box, match._s
        moves, event = np.zeros(kind.n_actions, np.int16), np.zeros(kind.event_size, np.int16)
        kind.setup(box, s, match.players, kind.option_bits(match.options), seed + 1)
        while not kind.is_over(s):
            seat = int(kind.to_move(s))
            if seat == CHANCE:
                kind.draw_event(box, s, event)
                kind.happen(box, s, event)
                continue
            truth, choices = match.rows.copy(), moves[: int(kind.legal(box, s, moves))].tolist()
            forced, free = forced + (len(choices) == 1), free + (len(choices) > 1)
            if kind.view(box, s, None).get("phase") != "workshops":
                for other in set(range(match.players)) - {seat}:
                    kind.resample_hidden(box, s, other, chance.randrange(1 << 30) + 1)
                    assert (int(kind.legal(box, s, moves)) == 1) == (len(choices) == 1), (game, seed, other)
                    match.rows[:] = truth
            kind.step(box, s, chance.choice(choices))
    assert forced > 30
    assert free > 30
