"""A user can export all of their data, and erase it without a trace while the games of others stay valid."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from kogge.web.db.database import RowCache
from kogge.web.db.schema import metadata
from kogge.web.db.store import Store
from kogge.web.server.backup import backup, verify
from servers import Site

pytestmark = pytest.mark.full

NAME, WORD = "Wiborada", "unverwechselbar"


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request, tmp_path) -> str:
    return f"sqlite:///{tmp_path / 'kogge.db'}" if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()


def database_text(store: Store) -> str:
    """All that the database holds, as text; packed lines unpacked."""
    with store.engine.connect() as found:
        return "\n".join(str(list(found.execute(table.select()))) for table in metadata.sorted_tables) + "".join(
            str(store.tables.texts(table_id)) for table_id in found.scalars(sa.text("SELECT table_id FROM archive"))
        )


def played(site: Site, clients: list[httpx.Client], moves: int) -> str:
    """A table of two after this many moves."""
    body = {"game": "speicherstadt", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = clients[0].post("/api/tables", json=body).json()["id"]
    clients[1].post(f"/api/tables/{table}/join").raise_for_status()
    chance = random.Random(3)
    for _ in range(moves):
        seen = clients[0].get(f"/api/tables/{table}").json()
        if seen["status"] != "running":
            break
        mine = clients[seen["turn"] - 1].get(f"/api/tables/{table}").json()
        move = {"seat": mine["turn"], "move": chance.choice(mine["moves"]), "version": mine["version"]}
        clients[mine["turn"] - 1].post(f"/api/tables/{table}/moves", json=move).raise_for_status()
    return table


def test_erasure_leaves_no_trace_of_the_name_and_the_others_games_stay_valid(make_site, db, tmp_path):
    site = make_site(db, options=["--log", "json"])
    with httpx.Client(base_url=site.url, timeout=60) as going, httpx.Client(base_url=site.url, timeout=60) as staying:
        tokens = [one.post("/api/people", json={"name": name}).json()["token"] for one, name in ((going, NAME), (staying, "Herman"))]
        for one, token in zip((going, staying), tokens, strict=True):
            one.headers["Authorization"] = f"Bearer {token}"
        over, running = played(site, [going, staying], 9999), played(site, [going, staying], 5)
        waiting = going.post("/api/tables", json={"game": "colonia", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}).json()[
            "id"
        ]
        record = going.get(f"/api/tables/{over}/record").text
        uploaded = going.post("/api/records", content=record.encode(), headers={"Content-Type": "text/plain"}).json()["id"]
        for table in (over, running):
            going.post(f"/t/{table}/chat", data={"text": f"{WORD} {table[:3]}"})
        staying.post(f"/t/{running}/chat", data={"text": "well played"})
        store = Store(db)
        assert store.tables.archive_tables(time.time() + 60, 1) == 1, "a packed game, too"

        data = going.get("/me/data.json").json()
        assert data["person"][0]["name"] == NAME
        assert {table["id"] for table in data["tables"]} >= {over, running, waiting}
        assert [word["text"] for word in data["chat"]] == [f"{WORD} {over[:3]}", f"{WORD} {running[:3]}"]
        assert NAME in data["records"][over]
        assert "secret" not in json.dumps(data)

        assert going.post("/me/erase").status_code == 422, "not without being sure"
        assert NAME in database_text(store)
        assert going.post("/me/erase", data={"sure": "yes"}).status_code == 303

        assert going.get("/me/data.json").status_code == 401, "the token is void"
        assert [staying.get(f"/api/tables/{table}").status_code for table in (waiting, uploaded)] == [404, 404]
        seats = staying.get(f"/api/tables/{running}").json()["seats"]
        assert (seats[0]["name"], seats[0]["mark"], seats[1]["name"]) == ("N. N.", "conceded", "Herman")
        assert seats[0]["level"], "a bot plays on"
        assert "N. N., Herman" in staying.get(f"/api/tables/{over}/record").text
        assert "well played" in staying.get(f"/t/{running}").text
        store.rows = RowCache()  # this process does not know what the site wrote
        for trace in (NAME, WORD):
            assert trace not in database_text(store)
            assert trace not in site.output()
        backup(store, tmp_path / "copy.db")
        copied = sqlite3.connect(tmp_path / "copy.db")
        assert all(trace not in line for line in copied.iterdump() for trace in (NAME, WORD))
        copied.close()
        site.stop()
        assert [fault for _table, fault in verify(store) if fault] == []
        store.close()
        for path in [tmp_path / "copy.db", *(tmp_path.glob("kogge.db*"))]:
            assert NAME.encode() not in Path(path).read_bytes(), path.name
