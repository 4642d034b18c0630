"""A dataset has one row for each decision, says how it was made, and is there whole or not at all."""

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
def made(tmp_path_factory):
    """A dataset of five games, with tables and observations."""
    path = tmp_path_factory.mktemp("dataset") / "games.parquet"
    return make_dataset(GAMES, path, observations=True), Dataset(path)


def played_again(rows: pl.DataFrame) -> kogge.Match:
    """The game that the rows of one game tell, played with kogge.new; every row is compared with it."""
    match = kogge.new(GAME, 3, seed=rows["seed"][0])
    for turn, row in enumerate(rows.iter_rows(named=True)):
        assert (row["turn"], row["seat"]) == (turn, match.seat)
        assert [match.loaded.move_texts[action] for action in row["legal"]] == match.moves()
        assert row["observation"] == kogge.observe(match).tolist()
        match.play(match.loaded.move_texts[row["action"]])
    return match


def test_a_row_is_a_decision_of_the_game_that_its_seed_deals(made):
    frame = made[1].scan().collect()
    for number, rows in enumerate(frame.partition_by("game")):
        assert set(rows["game"]) == {number}
        match = played_again(rows)
        assert match.is_over
        assert {tuple(points) for points in rows["points"]} == {tuple(match.points())}
        assert {sum(shares) for shares in rows["shares"]} == {1.0}
        assert [seat + 1 for seat, share in enumerate(rows["shares"][0]) if share] == match.winners()


def test_random_games_are_those_that_simulate_plays(made):
    tally = random_games(GAMES.config, 50, 5)
    frame = made[1].scan().collect()
    assert len(frame) == len(made[1]) == tally.decisions == made[0]["decisions"]
    assert frame.filter(pl.col("turn") == 0)["points"].to_numpy().sum(0).tolist() == tally.points.tolist()


def test_the_card_says_how_it_was_made_and_lies_in_the_file(made):
    card, dataset = made
    assert dataset.card == card
    assert card["bots"] == ["random"]
    assert (card["game"], card["players"], card["first seed"], card["games"]) == (GAME, 3, 50, 5)
    assert list(card["columns"]) == dataset.scan().collect_schema().names()
    assert dataset.config == GAMES.config


def test_tables_become_the_observations_that_were_seen(made):
    dataset = made[1]
    frame = dataset.scan().filter(pl.col("game") == 3).collect()
    seen = dataset.observations(frame["table"], frame["seat"])
    assert (seen == frame["observation"].to_numpy()).all()
    assert [np.flatnonzero(mask).tolist() for mask in dataset.masks(frame["legal"])] == frame["legal"].to_list()


def test_batches_hold_every_decision_once_shuffled_or_not(made, tmp_path):
    dataset = made[1]
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
def test_the_same_games_come_out_of_any_number_of_processes(made, tmp_path, monkeypatch):
    monkeypatch.setattr(source, "PORTION", 2)
    make_dataset(GAMES, tmp_path / "games.parquet", observations=True, jobs=2)
    assert rows_of(tmp_path / "games.parquet").equals(rows_of(made[1].path))


def rows_of(path) -> pa.Table:
    return pq.read_table(path).replace_schema_metadata(None)


def test_what_was_stopped_goes_on_and_until_then_nothing_lies_under_the_name(made, tmp_path, monkeypatch):
    monkeypatch.setattr(source, "PORTION", 2)
    path, heard = tmp_path / "games.parquet", []

    def stop(games: int) -> None:
        heard.append(games)
        if games:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make_dataset(GAMES, path, observations=True, played=stop)
    assert heard == [0, 2]
    assert not path.exists()
    with pytest.raises(kogge.KoggeError, match="holds the beginning of another dataset"):
        make_dataset(Games(GAME, ["random"], 5, players=3, seed=51), path, observations=True)
    heard.clear()
    make_dataset(GAMES, path, observations=True, played=heard.append)
    assert heard == [2, 2, 1], "the first portion is not played again"
    assert rows_of(path).equals(rows_of(made[1].path))
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(kogge.KoggeError, match="is there already"):
        make_dataset(GAMES, path)


def test_bots_change_seats_and_net_says_what_it_expects(tmp_path):
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
        match = played_again(rows)
        match.names = names
        (folder / f"{number}.kogge").write_text(match.record(), "utf-8")


def test_records_give_the_rows_that_their_games_gave_without_names(made, tmp_path):
    frame = made[1].scan().collect()
    write_records(tmp_path, frame, ["Anne", "medium", "Herman"])
    running = kogge.new(GAME, 3, seed=1)
    running.play(running.moves()[0])
    (tmp_path / "9.kogge").write_text(running.record(), "utf-8")
    card = make_dataset(Records([tmp_path]), tmp_path / "games.parquet", observations=True)
    found = Dataset(tmp_path / "games.parquet").scan().collect()
    same = ["game", "turn", "seat", "legal", "action", "observation", "points", "shares"]
    assert found.filter(pl.col("game") < 5).select(same).equals(frame.select(same))
    assert set(found["bot"]) == {"medium", None}
    last = found.filter(pl.col("game") == 5)
    assert last["points"].null_count() == len(last) == 1
    assert found["seed"].null_count() == len(found)
    assert "Anne" not in json.dumps(card)
    assert card["games"] == 6


def test_records_of_another_kind_or_with_a_wrong_line_are_refused_by_name(tmp_path):
    (tmp_path / "a.kogge").write_text(kogge.new(GAME, 3, seed=1).record(), "utf-8")
    (tmp_path / "b.kogge").write_text(kogge.new(GAME, 4, seed=1).record(), "utf-8")
    with pytest.raises(kogge.BadOption, match=r"b\.kogge is a game of another kind than .*a\.kogge"):
        Records([tmp_path])
    (tmp_path / "b.kogge").write_text(kogge.new(GAME, 3, seed=1).record() + "1 bid 99\n", "utf-8")
    with pytest.raises(kogge.BadRecord, match=r"b\.kogge: Line \d+: found '1 bid 99'"):
        make_dataset(Records([tmp_path]), tmp_path / "games.parquet")
    assert not (tmp_path / "games.parquet").exists()
    with pytest.raises(kogge.BadOption, match="no record"):
        Records([])


def test_what_is_no_dataset_is_refused_in_a_sentence(tmp_path):
    (tmp_path / "text.parquet").write_text("no", "utf-8")
    pq.write_table(pa.table({"a": [1]}), tmp_path / "other.parquet")
    for name in ("text.parquet", "other.parquet", "none.parquet", "."):
        with pytest.raises(kogge.KoggeError, match=r"cannot be read as a dataset: .*\."):
            Dataset(tmp_path / name)


def test_the_command_makes_one_and_says_what_it_made(tmp_path):
    words = ["dataset", GAME, "--bots", "random", "--games", "3", "--players", "2", "--json", "-o", str(tmp_path / "games.parquet")]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["decisions"] == len(Dataset(tmp_path / "games.parquet"))
    both = CliRunner().invoke(app, [*words, "--records", str(tmp_path)])
    assert isinstance(both.exception, kogge.BadOption)


def test_the_command_line_is_there_without_pyarrow():
    said = "import sys; sys.modules['pyarrow'] = None; import kogge.cli, kogge.data"
    subprocess.run([sys.executable, "-c", said], check=True)


@pytest.mark.full
def test_pytorch_goes_through_it_batch_by_batch(made):
    torch = pytest.importorskip("torch", reason="the extra train is not installed: the PyTorch dataset is NOT tried")
    from kogge.data.decisions import Decisions

    decisions = Decisions(made[1].path, size=50, seed=1)
    first, second = ([batch["action"] for batch in torch.utils.data.DataLoader(decisions, batch_size=None)] for _ in range(2))
    assert sum(map(len, first)) == len(made[1])
    assert torch.cat(first).sort().values.equal(torch.cat(second).sort().values)
    assert not torch.cat(first).equal(torch.cat(second)), "each time they are shuffled anew"


def test_the_arenas_games_become_a_dataset_by_their_records(tmp_path):
    plan = kogge.arena.Plan(GAME, 2, None, ("random", "easy"))
    report = kogge.arena.run_arena(plan, 2, records=tmp_path / "played")
    make_dataset(Records([tmp_path / "played"]), tmp_path / "games.parquet")
    frame = Dataset(tmp_path / "games.parquet").scan().filter(pl.col("turn") == 0).collect()
    easy = next(bot for bot in report["bots"] if bot["bot"] == "easy")
    assert {tuple(points)[1 - number] for number, points in enumerate(frame["points"])} <= set(easy["points"])
    assert set(frame["bot"]) <= {"random", "easy"}


def forged(made, path, **columns):
    """A file like a real one, with the same card and other columns."""
    table = pq.read_table(made[1].path)
    for name, content in columns.items():
        at = table.schema.get_field_index(name)
        if content is None:
            table = table.remove_column(at)
        else:
            table = table.set_column(at, name, content if isinstance(content, pa.Array) else pa.array(content, table.schema.field(at).type))
    pq.write_table(table, path)
    return path


def problem(path) -> str:
    """What is said of a file whose decisions are gone through."""
    try:
        return f"{len(list(Dataset(path).batches(64)))} batches"
    except kogge.KoggeError as error:
        return str(error)


def test_a_forged_file_is_refused_in_a_sentence_and_never_reaches_the_rules(made, tmp_path):
    whole, size = pq.read_table(made[1].path), GAMES.config.game.Table.itemsize
    n, rng = len(whole), np.random.default_rng(1)

    def tables(**fields):
        """The tables of the dataset, with other numbers in one field of one of them."""
        rows = made[1]._rows(whole["table"])
        for name, value in fields.items():
            rows[name][7] = value
        return [rows[i].tobytes() for i in range(n)]

    def one(name, value):
        listed = whole[name].to_pylist()
        listed[7] = value
        return listed

    noise = [rng.bytes(size) for _ in range(n)]
    same = Dataset(forged(made, tmp_path / "same.parquet", table=tables(players=3), observation=None))
    assert len(list(same.batches(n))) == 1, "a file in which nothing is wrong is read"
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
        assert re.fullmatch(r".+\.", problem(forged(made, tmp_path / f"{number}.parquet", observation=None, **columns))), what
    seen = Dataset(forged(made, tmp_path / "seen.parquet", observation=one("observation", [float("nan")] * GAMES.config.game.obs_size)))
    with pytest.raises(kogge.KoggeError, match="cannot be in this game"):
        list(seen.batches(64))
    for name, content in {
        "seat": pa.array(["0"] * n),
        "table": pa.array([b"short"] * n),
        "legal": None,
        "shares": pa.array([1.0] * n),
    }.items():
        with pytest.raises(kogge.KoggeError, match="columns are not those of a dataset"):
            Dataset(forged(made, tmp_path / "columns.parquet", **{name: content}))


def test_a_file_with_a_forged_card_or_a_hole_in_it_is_refused_in_a_sentence(made, tmp_path):
    whole, card = pq.read_table(made[1].path), made[0]
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
    content = bytearray(made[1].path.read_bytes())
    content[1000 : len(content) // 2] = bytes(len(content) // 2 - 1000)
    (tmp_path / "hole.parquet").write_bytes(content)
    with pytest.raises(kogge.KoggeError, match="is damaged"):
        list(Dataset(tmp_path / "hole.parquet").batches(64))


@pytest.mark.parametrize("wrong", [None, 0, "x", [1.5], object(), [[-1]], [[10_000]], [None]])
def test_what_is_no_column_of_it_is_refused_in_a_sentence(made, wrong):
    dataset = made[1]
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
