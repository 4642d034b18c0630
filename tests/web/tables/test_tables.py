"""Tables without a server: what pages may show, the source of chance, the stored rows."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import random
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa
from fragment import fragment

import kogge
from awaiting import awaited
from kogge.engine.chance import keyed_words
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User, clean_name
from kogge.web.bus import TableChanged
from kogge.web.db.schema import HEAD, metadata
from kogge.web.db.store import Store
from kogge.web.i18n.translation import LANGUAGES, in_language
from kogge.web.jobs import ThreadJobs
from kogge.web.live.hub import Hub, PageClient, ProgramClient
from kogge.web.opponents.service import SLOW_MOVES, Compiler, Opponents, offered_levels
from kogge.web.problems import Problem
from kogge.web.tables.move_writer import MoveLines
from kogge.web.tables.pages import DEFAULTS, TablePages, Viewer
from kogge.web.tables.service import Place, TableService
from kogge.web.tables.session import UNDO_DEPTH, Pieces, TableSession
from kogge.web.tables.streams import TableStreams, updates_for
from kogge.web.tables.table_view import api_view, table_view
from table_service import table_service

ANNE, HERMAN = User("anne-id", "Anne"), User("herman-id", "Herman")


@pytest.fixture
def tables(new_db: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> Iterator[TableService]:
    """A table service whose secrets, and so the games, are the same in every run."""
    numbers = itertools.count()
    monkeypatch.setattr("secrets.token_hex", lambda size=32: hashlib.sha512(f"{next(numbers)}".encode()).hexdigest()[: 2 * size])
    store = Store(new_db())
    store.migrate()
    for person in (ANNE, HERMAN):
        AccountStore(store).add_user(person.id, person.name)
    yield table_service(store, Hub(), lambda game: ["random"])
    store.close()


def shared_table(tables: TableService, game: str) -> str:
    """Anne at seat 1, Herman at all the others."""
    table_id = tables.open(ANNE, game, [Place("me")] + [Place("open")] * (kogge.list_games()[game]["players"][0] - 1), many_seats=True)
    for seat in range(2, kogge.list_games()[game]["players"][0] + 1):
        tables.join(HERMAN, table_id, seat)
    return table_id


def test_one_host_cannot_fill_the_lobby(tables):
    theirs = tables.open(HERMAN, "speicherstadt", [Place("me"), Place("open")], listed=True)
    for _ in range(34):
        tables.open(ANNE, "speicherstadt", [Place("me"), Place("open")], listed=True)
    listed = tables.store.listed_tables("open")
    assert theirs in [row.id for row in listed]
    assert [row.host for row in listed].count(ANNE.id) == 3


@pytest.mark.parametrize("game", list(kogge.list_games()))
def test_a_page_does_not_depend_on_hidden_information(tables, game):
    table_id = shared_table(tables, game)
    chance = random.Random(5)
    for turn in range(240):
        session = tables.session(tables.row(table_id))
        match = session.match
        if match.is_over:
            break
        if turn % 8 == 0:
            truth = match.rows.copy()
            pages = [fragment(tables, table_id, ANNE), fragment(tables, table_id, None)]
            match.game.resample_hidden(match._box, match._s, 0, turn + 1)
            assert fragment(tables, table_id, ANNE) == pages[0]
            match.rows[:] = truth
            match.game.resample_hidden(match._box, match._s, 1, turn + 1)
            assert fragment(tables, table_id, None) == pages[1]
            match.rows[:] = truth
        person = ANNE if match.seat == 1 else HERMAN
        awaited(tables.play(person, table_id, match.seat, chance.choice(match.moves()), session.version))


@pytest.mark.parametrize(("level", "plays"), [("hard", "medium"), ("expert", "net"), ("easy", "easy")])
def test_until_the_search_is_compiled_another_level_plays_instead(level, plays):
    match, compiler = kogge.new("hellweg", seed=3), Compiler()
    for seed in range(5):
        assert compiler.choose(level, match, seed) == kogge.bots.choose(match, plays, seed=seed)
        match.play(match.moves()[0])


def test_people_are_offered_every_level_but_net():
    assert offered_levels("hellweg") == ["random", "beginner", "easy", "medium", "hard", "expert"]


def test_a_bot_waits_longer_while_a_move_can_be_undone_scaled_by_the_players_pace(tables):
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("bot", level="random")])
    bots = Opponents(tables, 1.0, ThreadJobs())
    session = tables.session(tables.row(table_id))
    if session.match.seat == 2:
        awaited(tables.play_bot(table_id, 2, session.match.moves()[0], session.version))
    assert bots.pause_at(tables.row(table_id)) == 0  # no spectators
    tables.presence.enter(table_id, ANNE.id, ())
    assert bots.pause_at(tables.row(table_id)) == 1  # there is nothing to take back
    awaited(tables.play(ANNE, table_id, 1, session.match.moves()[0], session.version))
    patient = bots.pause_at(tables.row(table_id))
    assert patient > 1
    assert bots.pause_at(tables.row(table_id), pace=0.5) == patient / 2
    awaited(tables.undo(ANNE, table_id, session.version))
    assert session.match.seat == 1
    bots.end()


def test_bots_speed_up_after_several_moves_in_a_row_until_a_person_has_had_a_turn(tables):
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("bot", level="random"), Place("bot", level="random")])
    tables.presence.enter(table_id, ANNE.id, ())
    bots = Opponents(tables, 1.0, ThreadJobs())
    while (session := tables.session(tables.row(table_id))).match.seat != 1:
        awaited(tables.play_bot(table_id, session.match.seat, session.match.moves()[0], session.version))
    bots._in_a_row[table_id] = SLOW_MOVES - 1
    assert bots.pause_at(tables.row(table_id)) == 1
    bots._in_a_row[table_id] = SLOW_MOVES
    assert bots.pause_at(tables.row(table_id)) < 1
    bots.table_changed(TableChanged(*tables.sessions.row_and_seats(table_id)))
    assert bots.pause_at(tables.row(table_id)) == 1
    bots.end()


@pytest.mark.parametrize("game", list(kogge.list_games()))
def test_every_sentence_of_a_game_can_be_said_in_every_language(tables, game):
    table_id = shared_table(tables, game)
    chance = random.Random(3)
    for turn in range(400):
        session = tables.session(tables.row(table_id))
        match = session.match
        if match.is_over:
            break
        person = ANNE if match.seat == 1 else HERMAN
        for language in LANGUAGES if turn % 5 == 0 else ():
            with in_language(language):
                seen = table_view(tables, table_id, person, match.seat)
                assert str(seen.prompt())
                assert all(seen.label(move) for move in seen.moves)
        awaited(tables.play(person, table_id, match.seat, chance.choice(match.moves()), session.version))
    for language in LANGUAGES:
        with in_language(language):
            seen = table_view(tables, table_id, ANNE)
            assert seen.log
            assert all(seen.say(one) for _line, one in seen.log)


@pytest.mark.database
@pytest.mark.parametrize("game", list(kogge.list_games()))
def test_a_table_reloaded_from_the_store_is_the_same_including_its_pieces(tables, game):
    table_id = shared_table(tables, game)
    chance = random.Random(8)
    for _ in range(120):
        session = tables.session(tables.row(table_id))
        if session.match.is_over:
            break
        person = ANNE if session.match.seat == 1 else HERMAN
        awaited(tables.play(person, table_id, session.match.seat, chance.choice(session.match.moves()), session.version))
    row = tables.row(table_id)
    again = TableSession(row.game, row.players, row.options, row.rules)
    again.follow(tables.store.texts(table_id))
    assert again.match.view(1) == session.match.view(1)
    assert again.pieces.ids == session.pieces.ids
    assert again.log == session.log


@pytest.mark.database
def test_chance_follows_from_the_secret_and_the_line_alone(tables):
    one, two = (tables.open(ANNE, "speicherstadt", [Place("me"), Place("guest")]) for _ in range(2))
    row = tables.row(one)
    session = tables.session(row)

    def tried(move: str) -> list[str]:
        return tables.sessions.snapshot(one).played(move).lines

    move = session.match.moves()[0]
    assert tried(move) == tried(move)
    words = [next(keyed_words(secret, line)) for secret in (row.secret, tables.row(two).secret) for line in (3, 4)]
    assert len(set(words)) == 4


@pytest.mark.database
def test_the_secret_never_reaches_a_page_or_a_record(tables):
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("guest")])
    secret = tables.row(table_id).secret
    assert secret not in fragment(tables, table_id, ANNE)
    record = tables.records.record(table_id, ANNE)
    assert secret not in record
    assert "Seed" not in record


@pytest.mark.database
def test_the_record_of_a_running_game_with_hidden_information_is_refused(tables):
    table_id = shared_table(tables, "colonia")
    with pytest.raises(Problem, match="after the game"):
        tables.records.record(table_id, ANNE)
    with pytest.raises(Problem, match="after the game"):
        tables.records.record(table_id, None)


@pytest.mark.database
def test_a_view_requested_while_the_game_begins_shows_nothing_hidden(tables, monkeypatch):
    """The last player may join, and the cards be dealt, between reading the seats and reading the table."""
    table_id = tables.open(ANNE, "colonia", [Place("me"), Place("open"), Place("open")], many_seats=True)
    tables.join(HERMAN, table_id, 2)
    before = tables.row_and_seats(table_id)
    tables.join(HERMAN, table_id, 3)
    session = tables.session(tables.row(table_id))
    hidden = [number for number, line in enumerate(session.match.lines, 1) if line.startswith("* resources")]
    assert len(hidden) == 3
    monkeypatch.setattr(tables.sessions, "row_and_seats", lambda _: before)
    assert before[0].status == "open"
    [(_, reported)] = updates_for([ProgramClient("")], tables.sessions.snapshot(table_id))
    assert reported.count("* resources") == reported.count("?") == 3
    assert not {number for number, _ in table_view(tables, table_id, None).log} & set(hidden)
    with pytest.raises(Problem):
        tables.records.record(table_id, None)


def test_undo_reaches_further_back_than_the_positions_in_memory(tables):
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("guest")])
    session = tables.session(tables.row(table_id))
    chance = random.Random(1)
    while len([line for line in session.match.lines if not line.startswith("*")]) < UNDO_DEPTH + 5:
        awaited(tables.play(ANNE, table_id, session.match.seat, chance.choice(session.match.moves()), session.version))
    reported = [list(one) for one in session.log]
    for _ in range(UNDO_DEPTH + 2):
        session.undo()
        assert session.log == reported[: len(session.match.lines)]


def test_a_move_is_not_written_when_another_server_was_first(tables):
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("guest")])
    other = table_service(tables.db, Hub(), lambda game: ["random"])
    mine, theirs = tables.session(tables.row(table_id)), other.session(tables.row(table_id))
    seat = mine.match.seat
    awaited(other.play(ANNE, table_id, seat, "bid 1", theirs.version))
    with pytest.raises(Problem, match="moved on"):
        awaited(tables.play(ANNE, table_id, seat, "bid 2", mine.version))
    assert tables.session(tables.row(table_id)).match.lines[-1] == f"{seat} bid 1"


@pytest.mark.database
def test_lines_of_one_number_cannot_be_written_twice(tables):
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("guest")])
    row = tables.row(table_id)
    assert awaited(tables.store.append(row, MoveLines(table_id, row.version, row.lines, ["1 bid 1"], ANNE.id, 2)))
    assert not awaited(tables.store.append(row, MoveLines(table_id, row.version, row.lines, ["1 bid 2"], ANNE.id, 2)))
    assert not awaited(tables.store.append(row, MoveLines(table_id, row.version + 1, row.lines, ["1 bid 2"], ANNE.id, 2)))
    assert tables.store.texts(table_id)[-1] == "1 bid 1"
    assert tables.row(table_id).version == row.version + 1


@pytest.mark.database
def test_migrations_lead_to_the_same_schema_as_a_new_database(new_db):
    new, migrated = Store(new_db()), Store(new_db())
    new.migrate()
    migrated.upgrade()

    def shape(store: Store) -> dict:
        found = sa.inspect(store.engine)
        return {
            name: (
                {column["name"]: (str(column["type"]), column["nullable"], column["default"]) for column in found.get_columns(name)},
                found.get_pk_constraint(name)["constrained_columns"],
                sorted((index["name"], index["column_names"], index["unique"]) for index in found.get_indexes(name)),
                sorted((key["constrained_columns"], key["referred_table"]) for key in found.get_foreign_keys(name)),
            )
            for name in metadata.tables
        }

    assert shape(new) == shape(migrated)
    for store in (new, migrated):
        with store.engine.connect() as db:
            assert db.scalar(sa.text("SELECT version_num FROM alembic_version")) == HEAD
        store.close()


@pytest.mark.parametrize("see", [api_view, table_view])
def test_a_page_shows_a_consistent_state_without_waiting_for_a_move_being_written(tables, see):
    """A move becomes visible only once it is on the disk, together with its row, so that a finished game is seen as finished."""
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("me")])
    session = tables.session(tables.row(table_id))
    seat, move, version = session.match.seat, session.match.moves()[0], session.version
    with ThreadPoolExecutor(1) as pool:
        with tables.db.writing():  # so that the move waits for the disk
            playing = pool.submit(awaited, tables.play(ANNE, table_id, seat, move, version))
            while not session.lock.locked():
                assert not playing.done()
            meanwhile = see(tables, table_id, ANNE)
            assert (meanwhile.version, meanwhile.info.version) == (version, version)
            assert not playing.done()
        playing.result()
    seen = see(tables, table_id, ANNE)
    assert (seen.version, seen.info.version) == (version + 1, version + 1)


def test_a_move_that_could_not_be_written_is_not_on_the_table(tables, monkeypatch):
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("me")])
    session = tables.session(tables.row(table_id))
    before = list(session.match.lines)

    async def fails(_move: MoveLines) -> int:
        raise OSError("no disk")

    with monkeypatch.context() as broken:
        broken.setattr(tables.store.move_writer, "add", fails)
        with pytest.raises(OSError, match="no disk"):
            awaited(tables.play(ANNE, table_id, session.match.seat, session.match.moves()[0], session.version))
    assert session.match.lines == before
    awaited(tables.play(ANNE, table_id, session.match.seat, session.match.moves()[0], session.version))
    assert len(session.match.lines) > len(before)


def test_a_page_gets_changes_made_while_its_stream_was_opening(tables):
    """The revision is published only to clients that listen already."""
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("me")])
    streams = TableStreams(tables.presence, tables.sessions, TablePages(tables))
    stream = tables.presence.listen(table_id, ANNE.id, (), tables.row(table_id).revision, catch_up=streams.publish_revision)
    tables.say(ANNE, table_id, "Hello")
    sent = []

    async def hear() -> None:
        tables.presence.begin()

        async def send(message: dict) -> None:
            sent.append(message.get("body", b"").decode())

        async def receive() -> dict:
            while not any("data: 2" in text for text in sent):
                await asyncio.sleep(0.01)
            return {"type": "http.disconnect"}

        await asyncio.wait_for(stream({}, receive, send), 60)

    awaited(hear())
    assert re.findall(r"event: revision\ndata: (\d+)", "".join(sent)) == ["1", "2"]


def test_a_page_fetches_the_table_when_an_update_fails(tables, monkeypatch):
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("me")])
    pages = TablePages(tables)
    streams = TableStreams(tables.presence, tables.sessions, pages)
    client = PageClient(ANNE.id, 1, True, viewer=Viewer(ANNE, "en", DEFAULTS, "http://kogge"))
    monkeypatch.setattr(tables.presence, "pages", lambda channel: [client])
    monkeypatch.setattr(pages, "current", lambda table_id: 1 / 0)
    awaited(streams._send_updates(table_id))
    assert b"event: whole" in awaited(client.next())


def test_pieces_stay_where_they_can_and_the_others_move():
    pieces = Pieces()
    pieces.arrange([("tea", "bag"), ("tea", "bag"), ("tea", "house")])
    bag, house = list(pieces.at("bag")), pieces.at("house")[0]
    pieces.arrange([("tea", "bag"), ("tea", "ship"), ("tea", "house")])
    assert pieces.at("house") == [house]
    assert set(pieces.at("bag") + pieces.at("ship")) == set(bag)
    pieces.arrange([("tea", "house")])
    pieces.arrange([("tea", "house"), ("tea", "ship")])
    assert pieces.at("ship")[0] in bag
    ids = [one for place in pieces.ids.values() for one in place]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    ("typed", "name"), [("  Anne  ", "Anne"), ("<b>x</b>, #1", "bx/b 1"), ("a\u200bb", "ab"), ("x" * 99, "x" * 24), ("", "")]
)
def test_nicknames_are_cleaned_for_pages_and_records(typed, name):
    assert clean_name(typed) == name
