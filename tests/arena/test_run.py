"""The arena can be resumed after an interruption and gives the same results on one process, on two and on a cluster."""

from __future__ import annotations

import json
from html.parser import HTMLParser

import pytest
from typer.testing import CliRunner

from commands import run_until_killed
from kogge.arena import Plan, run_arena
from kogge.arena.page import bot_cells, page, round_numbers
from kogge.arena.play import play_pairing
from kogge.arena.results import Results
from kogge.arena.schedule import Pairing, pairings
from kogge.engine.errors import BadOption, IllegalMove, KoggeError
from kogge.games import game_by_id, game_ids

pytestmark = pytest.mark.about("speicherstadt")
PLAN = Plan("speicherstadt", 3, ("removals",), ("random", "easy", "medium"), seed=5)


def cheats(knowledge):
    """A bot that breaks the rules."""
    return "bid 99"


def outcomes(path):
    """The games of a file of results, without their times."""
    games = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return sorted((game["number"], game["seats"], game["points"], game["shares"]) for game in games)


def test_a_report_rates_stronger_bots_higher():
    report = run_arena(PLAN, 60)
    by_name = {bot["bot"]: bot for bot in report["bots"]}
    assert by_name["random"]["rating"] < by_name["easy"]["rating"] < by_name["medium"]["rating"]
    assert by_name["random"]["low"] < by_name["random"]["rating"] < by_name["random"]["high"]
    assert sum(bot["win_share"] * bot["seats"] for bot in report["bots"]) == pytest.approx(60)
    assert report["ahead"][2][0] > 0.8
    assert report["ahead"][2][0] == pytest.approx(1 - report["ahead"][0][2])


@pytest.mark.parametrize("game", game_ids())
def test_compiled_and_interpreted_play_is_the_same(game):
    kind = game_by_id(game)
    plan = Plan(game, kind.default_players, kind.default_options, ("random", "easy", "medium"))
    for pairing in pairings(plan, 3):
        one, two = (play_pairing(plan, pairing, compiled) for compiled in (False, True))
        assert (one["points"], one["shares"]) == (two["points"], two["shares"])


def test_a_resumed_arena_does_not_repeat_finished_games(tmp_path):
    path = tmp_path / "results.jsonl"
    run_arena(PLAN, 6, path)
    before = path.read_text()
    calls = []
    run_arena(PLAN, 9, path, played=calls.append)
    assert path.read_text().startswith(before)
    assert calls == [6, 1, 1, 1]
    assert [number for number, *_ in outcomes(path)] == list(range(9))


def test_a_truncated_result_line_is_played_again(tmp_path):
    path = tmp_path / "results.jsonl"
    run_arena(PLAN, 4, path)
    whole = outcomes(path)
    path.write_bytes(path.read_bytes()[:-20])
    run_arena(PLAN, 4, path)
    assert outcomes(path) == whole


def test_results_of_another_arena_are_refused(tmp_path):
    path = tmp_path / "results.jsonl"
    run_arena(PLAN, 1, path)
    with pytest.raises(KoggeError, match="holds the results of another arena"):
        Results(Plan("speicherstadt", 3, ("removals",), ("random", "medium"), seed=5), path)


def test_a_folder_as_results_file_and_a_file_as_records_folder_are_refused(tmp_path):
    with pytest.raises(KoggeError, match="is not a file of results; name another file"):
        run_arena(PLAN, 1, tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(KoggeError, match="The folder of records cannot be created"):
        run_arena(PLAN, 1, records=tmp_path / "file")


def test_an_arena_that_was_killed_resumes_where_it_stopped(tmp_path):
    path = tmp_path / "results.jsonl"
    code = f"from pathlib import Path; from kogge.arena import Plan, run_arena; run_arena({PLAN!r}, 900, Path({str(path)!r}))"
    written = run_until_killed(code, path)
    finished = written.count(b"\n") - 1
    calls = []
    run_arena(PLAN, finished + 2, path, played=calls.append)
    assert calls == [finished, 1, 1]
    assert path.read_bytes().startswith(written), "finished games stay as they were written"
    run_arena(PLAN, finished + 2, tmp_path / "at_once.jsonl")
    assert outcomes(path) == outcomes(tmp_path / "at_once.jsonl")


def test_two_processes_give_the_same_results_as_one(tmp_path):
    run_arena(PLAN, 12, tmp_path / "one.jsonl")
    run_arena(PLAN, 12, tmp_path / "two.jsonl", jobs=2)
    assert outcomes(tmp_path / "one.jsonl") == outcomes(tmp_path / "two.jsonl")


@pytest.mark.full
@pytest.mark.filterwarnings("default")  # of the cluster's own, such as sockets still closing
def test_a_dask_cluster_gives_the_same_results_as_one_process(tmp_path):
    distributed = pytest.importorskip("distributed")
    run_arena(PLAN, 12, tmp_path / "one.jsonl")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        assert len({worker["name"] for worker in cluster.scheduler_info["workers"].values()}) == 2
        run_arena(PLAN, 12, tmp_path / "cluster.jsonl", backend="dask", scheduler=cluster.scheduler_address)
    assert outcomes(tmp_path / "one.jsonl") == outcomes(tmp_path / "cluster.jsonl")


def test_an_unknown_backend_and_an_unknown_bot_are_refused_before_anything_is_played(tmp_path):
    with pytest.raises(BadOption, match="The backend is local or dask, not 'moon'"):
        run_arena(PLAN, 3, backend="moon")
    with pytest.raises(BadOption, match="There is no bot 'strong'"):
        run_arena(Plan("speicherstadt", 3, (), ("strong", "easy")), 3, tmp_path / "none.jsonl")
    with pytest.raises(BadOption, match="Only hard and expert take a budget"):
        run_arena(Plan("speicherstadt", 3, (), ("easy@5", "easy")), 3)
    assert not (tmp_path / "none.jsonl").exists()


def test_a_bot_that_breaks_the_rules_is_named():
    with pytest.raises(IllegalMove, match=r"The bot '.*cheats' broke the rules in game 7"):
        play_pairing(Plan("speicherstadt", 3, (), ("easy", cheats)), Pairing(7, 1, ("easy", f"{__name__}:cheats", "easy")))


def fails(knowledge):
    """A bot that raises an exception."""
    return {}["no such move"]


def test_an_exception_in_a_custom_bot_is_reported_in_one_sentence(tmp_path):
    plan = Plan("speicherstadt", 2, (), ("easy", fails))
    with pytest.raises(KoggeError, match=r"The bot '.*:fails' failed in game 0, seat \d, decision \d+: KeyError: 'no such move'") as caught:
        run_arena(plan, 2, tmp_path / "results.jsonl")
    assert isinstance(caught.value.__cause__, KeyError)
    assert caught.value.code == "bot_failed"


class Parsed(HTMLParser):
    """Counts elements, and notes anything loaded from elsewhere."""

    def __init__(self):
        super().__init__()
        self.tags: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.loads += [value for name, value in attrs if name in ("src", "href")]


def test_the_report_page_embeds_its_plots():
    parsed = Parsed()
    parsed.feed(page(run_arena(PLAN, 6)))
    assert parsed.tags.count("svg") == 3
    assert "<title>Arena: The Speicherstadt, 3 players</title>" in page(run_arena(PLAN, 6))
    assert parsed.tags.count("table") == 2
    assert parsed.tags.count("circle") == 2 * 3, "a rating and a share of the wins for each bot"
    assert parsed.loads == []


def test_bot_names_are_escaped_on_the_page_and_a_bot_without_games_is_not_plotted():
    report = run_arena(PLAN, 2)
    report["bots"][0]["bot"] = "<b>own&bot"
    report["bots"][1] = {"bot": "never", "seats": 0}
    written = page(report)
    assert written.count("&lt;b&gt;own&amp;bot") == 1 + 3 + 2, "in the table, the plots, and who beats whom"
    assert "<b>" not in written
    parsed = Parsed()
    parsed.feed(written)
    assert parsed.tags.count("circle") == 2 * 2
    assert bot_cells(report["bots"][0])[0] == "<b>own&bot"


@pytest.mark.parametrize(("low", "high"), [(1113, 1760), (-9, 32), (0, 1), (0.2, 0.21)])
def test_the_scales_of_the_plots_have_round_numbers(low, high):
    ticks = round_numbers(low, high)
    assert 2 <= len(ticks) <= 10
    assert all(low - 1e-9 <= tick <= high + 1e-9 for tick in ticks)


def test_the_command_writes_report_page_and_results(tmp_path):
    from kogge.cli import app

    report, html = tmp_path / "out.json", tmp_path / "out.html"
    words = f"arena speicherstadt --players 2 --bots random,medium --games 4 -o {report} -o {html}"
    ran = CliRunner().invoke(app, words.split())
    assert ran.exit_code == 0, ran.output
    assert "medium" in ran.output
    assert json.loads(report.read_text())["games"] == 4
    assert html.read_text().startswith("<!doctype html>")
    assert (tmp_path / "out.jsonl").read_text().count("\n") == 5
