"""What docs/compatibility.md promises, one test or two for each promise."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import kogge
from awaiting import awaited
from kogge.web.app import create_app
from kogge.web.config import Settings
from kogge.web.db.database import Database, alembic_config
from kogge.web.db.schema import HEAD, metadata

RECORDS = sorted((Path(__file__).parent / "records").glob("*.kogge"))

PYTHON_NAMES = {
    "BadBox",
    "BadOption",
    "BadRecord",
    "Feature",
    "GameInfo",
    "IllegalMove",
    "KoggeError",
    "Match",
    "Position",
    "GameConfig",
    "Step",
    "describe",
    "fork",
    "game_by_id",
    "game_ids",
    "list_games",
    "load",
    "new",
    "observe",
    "game_config",
    "svg",
    "unpack",
    "replay",
}

HTTP_PATHS = {
    ("GET", "/api/games"),
    ("GET", "/api/levels"),
    ("POST", "/api/people"),
    ("POST", "/api/people/sign-out-elsewhere"),
    ("POST", "/api/records"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table_id}"),
    ("POST", "/api/tables/{table_id}/call-off"),
    ("GET", "/api/tables/{table_id}/chance"),
    ("POST", "/api/tables/{table_id}/chance"),
    ("POST", "/api/tables/{table_id}/concede"),
    ("GET", "/api/tables/{table_id}/events"),
    ("POST", "/api/tables/{table_id}/give-back"),
    ("POST", "/api/tables/{table_id}/here"),
    ("POST", "/api/tables/{table_id}/join"),
    ("POST", "/api/tables/{table_id}/leave"),
    ("GET", "/api/tables/{table_id}/moves"),
    ("POST", "/api/tables/{table_id}/moves"),
    ("POST", "/api/tables/{table_id}/no-pause"),
    ("POST", "/api/tables/{table_id}/leave-chat"),
    ("POST", "/api/tables/{table_id}/pause"),
    ("GET", "/api/tables/{table_id}/record"),
    ("POST", "/api/tables/{table_id}/send-away"),
    ("POST", "/api/tables/{table_id}/stand-in"),
    ("POST", "/api/tables/{table_id}/join-chat"),
    ("POST", "/api/tables/{table_id}/undo"),
    ("POST", "/api/tables/{table_id}/want-bot"),
}


def header(text: str) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in text.partition("\n\n")[0].splitlines())


def test_every_game_has_a_record_of_the_first_release():
    assert {header(path.read_text("utf-8"))["Game"] for path in RECORDS} == {"colonia", "hellweg", "speicherstadt"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_the_first_release_gives_its_result(path):
    text = path.read_text("utf-8")
    match = kogge.load(text)
    assert match.is_over
    assert match.points() == [int(points) for points in header(text)["Result"].split()]
    assert match.record() == text
    assert kogge.load(text.replace("Rules: 1\n", "")).lines == match.lines, "a record without Rules is of version 1"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_same_seed_gives_the_same_game(path):
    text = path.read_text("utf-8")
    head, lines = header(text), text.partition("\n\n")[2].splitlines()
    match = kogge.new(head["Game"], int(head["Players"]), int(head["Seed"]), head.get("Options", "").split())
    for line in lines:
        if not line.startswith("*"):
            match.play(line.partition(" ")[2])
    assert match.lines == lines


def test_a_record_of_unknown_rules_is_refused_in_one_sentence():
    text = RECORDS[0].read_text("utf-8").replace("Rules: 1\n", "Rules: 2\n")
    with pytest.raises(kogge.BadRecord, match=r"^Line 3: Colonia is played here by version 1 of its rules, not by '2'\.$"):
        kogge.load(text)


def test_no_public_name_of_the_package_is_removed():
    assert set(kogge.__all__) >= PYTHON_NAMES
    assert [name for name in kogge.__all__ if not hasattr(kogge, name)] == []


def test_no_path_of_the_http_api_is_removed(tmp_path):
    site = create_app(Settings(db=f"sqlite:///{tmp_path / 'kogge.db'}", compile=False))

    async def described() -> dict:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(site), base_url="http://127.0.0.1") as http:
            return (await http.get("/api/openapi.json")).json()

    paths = awaited(described())["paths"]
    assert {(method.upper(), path) for path, methods in paths.items() for method in methods} >= HTTP_PATHS
    site.state.services.tables.db.close()


@pytest.fixture
def database(tmp_path):
    database = Database(f"sqlite:///{tmp_path / 'kogge.db'}")
    yield database
    database.close()


def test_the_migrations_lead_to_the_schema(database):
    script = ScriptDirectory.from_config(alembic_config())
    assert (script.get_heads(), script.get_bases()) == ([HEAD], ["0001"])
    database.upgrade()
    assert database.version() == HEAD
    with database.engine.connect() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True})  # tests/web/tables/test_tables.py compares defaults too
        assert compare_metadata(context, metadata) == []


def test_a_new_database_is_created_at_the_newest_version(database):
    database.migrate()
    assert database.version() == HEAD
    with database.engine.connect() as db:
        assert set(sa.inspect(db).get_table_names()) == {*metadata.tables, "alembic_version"}


def test_a_database_of_a_later_version_is_refused_in_one_sentence_and_left_alone(database):
    database.migrate()
    with database.engine.begin() as db:
        db.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(kogge.KoggeError, match=rf"^\S+kogge\.db is of a later version of Kogge \(9999; this one knows {HEAD}\)\.$"):
        database.migrate()
    assert database.version() == "9999"
