"""A dataset has one row for each decision, documents how it was made, and is written completely or not at all."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import numpy as np
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import kogge
import kogge.arena
from kogge.cli import app
from kogge.data import Dataset, Games, Records, make_dataset, source
from kogge.data.source import PORTION, SLOW_PORTION
from kogge.engine.compiled import random_games

GAME = "speicherstadt"
GAMES = Games(GAME, ["random"], 5, players=3, seed=50)
pytestmark = pytest.mark.about(GAME)


@pytest.fixture(scope="module")
def card_and_dataset(tmp_path_factory):
    """A dataset of five games, with tables and observations."""
    path = tmp_path_factory.mktemp("dataset") / "games.parquet"
    return make_dataset(GAMES, path, observations=True), Dataset(path)


def replay_rows(rows: pl.DataFrame) -> kogge.Match:
    """Replay the rows of one game with kogge.new, comparing every row with it."""
    match = kogge.new(GAME, 3, seed=rows["seed"][0])
    for turn, row in enumerate(rows.iter_rows(named=True)):
        assert (row["turn"], row["seat"]) == (turn, match.seat)
        assert [match.loaded.move_texts[action] for action in row["legal"]] == match.moves()
        assert row["observation"] == kogge.observe(match).tolist()
        match.play(match.loaded.move_texts[row["action"]])
    return match


def test_each_row_is_a_decision_of_the_game_with_its_seed(card_and_dataset):
    frame = card_and_dataset[1].scan().collect()
    for number, rows in enumerate(frame.partition_by("game")):
        assert set(rows["game"]) == {number}
        match = replay_rows(rows)
        assert match.is_over
        assert {tuple(points) for points in rows["points"]} == {tuple(match.points())}
        assert {sum(shares) for shares in rows["shares"]} == {1.0}
        assert [seat + 1 for seat, share in enumerate(rows["shares"][0]) if share] == match.winners()


def test_random_games_are_those_that_simulate_plays(card_and_dataset):
    tally = random_games(GAMES.config, 50, 5)
    frame = card_and_dataset[1].scan().collect()
    assert len(frame) == len(card_and_dataset[1]) == tally.decisions == card_and_dataset[0]["decisions"]
    assert frame.filter(pl.col("turn") == 0)["points"].to_numpy().sum(0).tolist() == tally.points.tolist()


def test_the_card_in_the_file_documents_how_the_dataset_was_made(card_and_dataset):
    card, dataset = card_and_dataset
    assert dataset.card == card
    assert card["bots"] == ["random"]
    assert (card["game"], card["players"], card["first seed"], card["games"]) == (GAME, 3, 50, 5)
    assert list(card["columns"]) == dataset.scan().collect_schema().names()
    assert dataset.config == GAMES.config


def test_stored_tables_give_the_observations_of_the_game(card_and_dataset):
    dataset = card_and_dataset[1]
    frame = dataset.scan().filter(pl.col("game") == 3).collect()
    seen = dataset.observations(frame["table"], frame["seat"])
    assert (seen == frame["observation"].to_numpy()).all()
    assert [np.flatnonzero(mask).tolist() for mask in dataset.masks(frame["legal"])] == frame["legal"].to_list()


def test_batches_hold_every_decision_once_shuffled_or_not(card_and_dataset, tmp_path):
    dataset = card_and_dataset[1]
    small = Dataset(make_small(tmp_path / "small.parquet"))  # without observations: they come from the tables
    for batches in (list(dataset.batches(100)), list(small.batches(100))):
        assert sum(len(batch["action"]) for batch in batches) == len(dataset)
        whole = {name: np.concatenate([batch[name] for batch in batches]) for name in batches[0]}
        assert whole["mask"][np.arange(len(dataset)), whole["action"]].all()
        assert (whole["share"] == whole["shares"][np.arange(len(dataset)), whole["seat"] - 1]).all()
        assert np.isnan(whole["values"]).all()
        assert (whole["observation"] == dataset.scan().collect()["observation"].to_numpy()).all()
    one, again, two = (np.concatenate([batch["action"] for batch in dataset.batches(64, seed)]) for seed in (1, 1, 2))
    assert (one == again).all()
    assert (one != two).any()
    assert sorted(one) == sorted(two)


def make_small(path):
    make_dataset(GAMES, path)
    return path


@pytest.mark.full
def test_a_dataset_does_not_depend_on_the_number_of_processes(card_and_dataset, tmp_path, monkeypatch):
    monkeypatch.setattr(source, "PORTION", 2)
    make_dataset(GAMES, tmp_path / "games.parquet", observations=True, jobs=2)
    assert rows_of(tmp_path / "games.parquet").equals(rows_of(card_and_dataset[1].path))


def rows_of(path) -> pa.Table:
    return pq.read_table(path).replace_schema_metadata(None)


def test_a_stopped_run_is_resumed_and_the_file_appears_only_when_complete(card_and_dataset, tmp_path, monkeypatch):
    monkeypatch.setattr(source, "PORTION", 2)
    path, progress = tmp_path / "games.parquet", []

    def stop(games: int) -> None:
        progress.append(games)
        if games:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make_dataset(GAMES, path, observations=True, played=stop)
    assert progress == [0, 2]
    assert not path.exists()
    with pytest.raises(kogge.KoggeError, match="holds the beginning of another dataset"):
        make_dataset(Games(GAME, ["random"], 5, players=3, seed=51), path, observations=True)
    progress.clear()
    make_dataset(GAMES, path, observations=True, played=progress.append)
    assert progress == [2, 2, 1], "the first portion is not played again"
    assert rows_of(path).equals(rows_of(card_and_dataset[1].path))
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(kogge.KoggeError, match="already exists"):
        make_dataset(GAMES, path)


def test_bots_rotate_seats_and_net_records_its_values(tmp_path):
    make_dataset(Games(GAME, ["net", "random"], 2, players=2, seed=3), tmp_path / "games.parquet")
    frame = Dataset(tmp_path / "games.parquet").scan().collect()
    assert {(row["game"], row["seat"], row["bot"]) for row in frame.iter_rows(named=True)} == {
        (0, 1, "net"), (0, 2, "random"), (1, 1, "random"), (1, 2, "net"),
    }  # fmt: skip
    assert frame.filter(pl.col("bot") == "random")["values"].null_count() == len(frame.filter(pl.col("bot") == "random"))
    shares = frame.filter(pl.col("bot") == "net")["values"].to_numpy()
    assert shares.sum(1) == pytest.approx(np.ones(len(shares)), abs=1e-5)
    assert Games(GAME, ["net"], 2).portion == PORTION
    assert Games(GAME, ["hard@5"], 2).portion == SLOW_PORTION


def write_records(folder, frame: pl.DataFrame, names: list[str]) -> None:
    for number, rows in enumerate(frame.partition_by("game")):
        match = replay_rows(rows)
        match.names = names
        (folder / f"{number}.kogge").write_text(match.record(), "utf-8")


def test_records_give_the_rows_of_their_games_without_player_names(card_and_dataset, tmp_path):
    frame = card_and_dataset[1].scan().collect()
    write_records(tmp_path, frame, ["Anne", "medium", "Herman"])
    running = kogge.new(GAME, 3, seed=1)
    running.play(running.moves()[0])
    (tmp_path / "9.kogge").write_text(running.record(), "utf-8")
    card = make_dataset(Records([tmp_path]), tmp_path / "games.parquet", observations=True)
    rows = Dataset(tmp_path / "games.parquet").scan().collect()
    same = ["game", "turn", "seat", "legal", "action", "observation", "points", "shares"]
    assert rows.filter(pl.col("game") < 5).select(same).equals(frame.select(same))
    assert set(rows["bot"]) == {"medium", None}
    last = rows.filter(pl.col("game") == 5)
    assert last["points"].null_count() == len(last) == 1
    assert rows["seed"].null_count() == len(rows)
    assert "Anne" not in json.dumps(card)
    assert card["games"] == 6


def test_mixed_and_invalid_records_are_refused_naming_the_file(tmp_path):
    (tmp_path / "a.kogge").write_text(kogge.new(GAME, 3, seed=1).record(), "utf-8")
    (tmp_path / "b.kogge").write_text(kogge.new(GAME, 4, seed=1).record(), "utf-8")
    with pytest.raises(kogge.BadOption, match=r"b\.kogge has another game, .* than .*a\.kogge"):
        Records([tmp_path])
    (tmp_path / "b.kogge").write_text(kogge.new(GAME, 3, seed=1).record() + "1 bid 99\n", "utf-8")
    with pytest.raises(kogge.BadRecord, match=r"b\.kogge: Line \d+: found '1 bid 99'"):
        make_dataset(Records([tmp_path]), tmp_path / "games.parquet")
    assert not (tmp_path / "games.parquet").exists()
    with pytest.raises(kogge.BadOption, match="no record"):
        Records([])


def test_a_file_that_is_not_a_dataset_is_refused_in_a_sentence(tmp_path):
    (tmp_path / "text.parquet").write_text("no", "utf-8")
    pq.write_table(pa.table({"a": [1]}), tmp_path / "other.parquet")
    for name in ("text.parquet", "other.parquet", "none.parquet", "."):
        with pytest.raises(kogge.KoggeError, match=r"cannot be read as a dataset: .*\."):
            Dataset(tmp_path / name)


def test_the_command_writes_a_dataset_and_prints_its_card(tmp_path):
    words = ["dataset", GAME, "--bots", "random", "--games", "3", "--players", "2", "--json", "-o", str(tmp_path / "games.parquet")]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["decisions"] == len(Dataset(tmp_path / "games.parquet"))
    both = CliRunner().invoke(app, [*words, "--records", str(tmp_path)])
    assert isinstance(both.exception, kogge.BadOption)


def test_the_command_line_can_be_imported_without_pyarrow():
    code = "import sys; sys.modules['pyarrow'] = None; import kogge.cli, kogge.data"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.full
def test_a_pytorch_dataloader_reads_the_whole_dataset_reshuffled_each_time(card_and_dataset):
    torch = pytest.importorskip("torch", reason="the extra train is not installed: the PyTorch dataset is NOT tried")
    from kogge.data.decisions import Decisions

    decisions = Decisions(card_and_dataset[1].path, size=50, seed=1)
    first, second = ([batch["action"] for batch in torch.utils.data.DataLoader(decisions, batch_size=None)] for _ in range(2))
    assert sum(map(len, first)) == len(card_and_dataset[1])
    assert torch.cat(first).sort().values.equal(torch.cat(second).sort().values)
    assert not torch.cat(first).equal(torch.cat(second)), "each time they are shuffled again"


def test_arena_records_become_a_dataset(tmp_path):
    plan = kogge.arena.Plan(GAME, 2, None, ("random", "easy"))
    report = kogge.arena.run_arena(plan, 2, records=tmp_path / "played")
    make_dataset(Records([tmp_path / "played"]), tmp_path / "games.parquet")
    frame = Dataset(tmp_path / "games.parquet").scan().filter(pl.col("turn") == 0).collect()
    easy = next(bot for bot in report["bots"] if bot["bot"] == "easy")
    assert {tuple(points)[1 - number] for number, points in enumerate(frame["points"])} <= set(easy["points"])
    assert set(frame["bot"]) <= {"random", "easy"}


def forged(card_and_dataset, path, **columns):
    """A file like a real one, with the same card and other columns."""
    table = pq.read_table(card_and_dataset[1].path)
    for name, content in columns.items():
        at = table.schema.get_field_index(name)
        if content is None:
            table = table.remove_column(at)
        else:
            table = table.set_column(at, name, content if isinstance(content, pa.Array) else pa.array(content, table.schema.field(at).type))
    pq.write_table(table, path)
    return path


def reading_error(path) -> str:
    """The error of reading all decisions of a file, or how many batches it has."""
    try:
        return f"{len(list(Dataset(path).batches(64)))} batches"
    except kogge.KoggeError as error:
        return str(error)


def test_a_forged_file_is_refused_in_a_sentence_and_never_reaches_the_rules(card_and_dataset, tmp_path):
    whole, size = pq.read_table(card_and_dataset[1].path), GAMES.config.game.Table.itemsize
    n, rng = len(whole), np.random.default_rng(1)

    def tables(**fields):
        """The tables of the dataset, with other numbers in one field of one of them."""
        rows = card_and_dataset[1]._rows(whole["table"])
        for name, value in fields.items():
            rows[name][7] = value
        return [rows[i].tobytes() for i in range(n)]

    def one(name, value):
        listed = whole[name].to_pylist()
        listed[7] = value
        return listed

    noise = [rng.bytes(size) for _ in range(n)]
    same = Dataset(forged(card_and_dataset, tmp_path / "same.parquet", table=tables(players=3), observation=None))
    assert len(list(same.batches(n))) == 1, "an unchanged file is read"
    wrong = {
        "noise": {"table": noise},
        "a place far outside": {"table": tables(row_kind=9999)},
        "a place far below": {"table": tables(row_kind=-9999)},
        "contracts without end": {"table": tables(contracts=32000)},
        "a phase that is none": {"table": tables(phase=99)},
        "another seat's turn": {"table": tables(player=whole["seat"][7].as_py() % 3)},
        "players": {"table": tables(players=5)},
        "no table": {"table": one("table", None)},
        "a seat": {"seat": one("seat", 5)},
        "a seat below": {"seat": one("seat", 0)},
        "an action": {"action": one("action", 30000)},
        "not legal": {"action": [min(set(range(50)) - set(legal)) for legal in whole["legal"].to_pylist()]},
        "moves": {"legal": one("legal", [30000])},
        "no moves": {"legal": one("legal", None)},
        "shares": {"shares": one("shares", [7.0, 0, 0])},
    }
    for number, (what, columns) in enumerate(wrong.items()):
        assert re.fullmatch(
            r".+\.", reading_error(forged(card_and_dataset, tmp_path / f"{number}.parquet", observation=None, **columns))
        ), what
    seen = Dataset(
        forged(card_and_dataset, tmp_path / "seen.parquet", observation=one("observation", [float("nan")] * GAMES.config.game.obs_size))
    )
    with pytest.raises(kogge.KoggeError, match="cannot be in this game"):
        list(seen.batches(64))
    for name, content in {
        "seat": pa.array(["0"] * n),
        "table": pa.array([b"short"] * n),
        "legal": None,
        "shares": pa.array([1.0] * n),
    }.items():
        with pytest.raises(kogge.KoggeError, match="columns are not those of a dataset"):
            Dataset(forged(card_and_dataset, tmp_path / "columns.parquet", **{name: content}))


def test_a_file_with_a_forged_card_or_a_hole_in_it_is_refused_in_a_sentence(card_and_dataset, tmp_path):
    whole, card = pq.read_table(card_and_dataset[1].path), card_and_dataset[0]
    cards = [
        [],
        7,
        {},
        card | {"players": "3"},
        card | {"players": 9},
        card | {"options": ["x"]},
        card | {"game": "chess"},
        card | {"rules": 99},
    ]
    for forged_card in cards:
        pq.write_table(whole.replace_schema_metadata({b"kogge": json.dumps(forged_card)}), tmp_path / "card.parquet")
        with pytest.raises(kogge.KoggeError, match=r"\.$"):
            Dataset(tmp_path / "card.parquet")
    content = bytearray(card_and_dataset[1].path.read_bytes())
    content[1000 : len(content) // 2] = bytes(len(content) // 2 - 1000)
    (tmp_path / "hole.parquet").write_bytes(content)
    with pytest.raises(kogge.KoggeError, match="is damaged"):
        list(Dataset(tmp_path / "hole.parquet").batches(64))


@pytest.mark.parametrize("wrong", [None, 0, "x", [1.5], object(), [[-1]], [[10_000]], [None]])
def test_invalid_columns_are_refused_in_a_sentence(card_and_dataset, wrong):
    dataset = card_and_dataset[1]
    frame = dataset.scan().head(1).collect()
    for call in (
        lambda: dataset.observations(wrong, frame["seat"]),
        lambda: dataset.observations([b"short"], frame["seat"]),
        lambda: dataset.observations(frame["table"], wrong),
        lambda: dataset.observations(frame["table"], [4]),
        lambda: dataset.masks(wrong),
        lambda: next(dataset.batches(wrong)),
        lambda: next(dataset.batches(5, row_groups=[99 if wrong == 0 else wrong])),
    ):
        with pytest.raises(kogge.BadOption, match=r"\.$"):
            call()
