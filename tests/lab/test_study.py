"""A study can be resumed, gives the same report on one process and on two, and measures the effect of a known change."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

import kogge
from arena.test_run import Parsed
from commands import run_until_killed
from kogge.cli import app
from kogge.engine.errors import BadOption, KoggeError
from kogge.lab import Change, Study, Variant, changed, run_study, swept
from kogge.lab.page import page
from kogge.lab.play import play_portion
from kogge.lab.study import EQUAL, UNEQUAL

pytestmark = pytest.mark.about("speicherstadt")
PRINTED = kogge.game_config("speicherstadt", 3)
STUDY = Study([Variant("as printed", PRINTED), *swept(PRINTED, "fires.E", [40])], bot="easy", weak="random", games=6, seed=5)


def first(knowledge):
    """A custom bot."""
    return knowledge.moves[0]


def played(path):
    """The portions in a file of results, in order."""
    return sorted((json.loads(line) for line in path.read_text().splitlines()[1:]), key=lambda portion: portion["number"])


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    return run_study(STUDY, tmp_path_factory.mktemp("lab") / "results.jsonl")


def test_every_variant_plays_the_same_seeds_and_the_stronger_bot_sits_in_every_seat():
    portions = STUDY.portions()
    assert [portion.number for portion in portions] == list(range(len(portions)))
    for variant in (0, 1):
        for part, seeds in ((EQUAL, range(5, 11)), (UNEQUAL, range(5, 7))):
            mine = [portion for portion in portions if (portion.variant, portion.part) == (variant, part)]
            assert [portion.first + i for portion in mine for i in range(portion.seeds)] == list(seeds)
    unequal = next(portion for portion in portions if portion.part == UNEQUAL)
    assert STUDY.games_of(unequal) == 3 * unequal.seeds
    assert len(play_portion(STUDY, unequal, False)["points"]) == 3


def test_a_report_measures_the_effect_of_a_change(report):
    printed, other = report["variants"]
    assert (printed["label"], printed["games"], len(printed["seats"])) == ("as printed", 6, 3)
    assert sum(printed["win_share"]) == pytest.approx(1, abs=1e-3)
    assert printed["gap"]["low"] < printed["gap"]["mean"] < printed["gap"]["high"]
    assert 0 <= printed["settled"]["mean"] <= 1
    assert sum(printed["skill"]["parts"].values()) == pytest.approx(1)
    # the last fire costs somebody 40 points instead of 4, or brings them to the player with the most firemen
    (compared,) = report["compared"]
    assert compared["measures"]["gap"]["mean"] == pytest.approx(other["gap"]["mean"] - printed["gap"]["mean"])
    assert abs(compared["measures"]["winner"]["mean"]) > 5
    score = next(thing for thing in compared["things"] if thing["name"] == "seat.score")
    assert score["difference"]["mean"] > 5


def test_items_per_seat_are_counted_from_the_final_tables(report):
    things = {thing["name"]: thing for thing in report["variants"][0]["things"]}
    assert things["seat.ships"]["meaning"] == "ships"
    assert 0 < things["seat.ships"]["per_seat"]["mean"] <= 5
    assert 0 < things["seat.has_bank"]["per_seat"]["mean"] <= 1 / 3 + 1e-6, "there is one bank for three"


def test_move_frequencies_are_reported_for_the_strong_and_the_weak_bot(report):
    moves = {move["move"]: move for move in report["variants"][0]["moves"]}
    assert "buy" in moves
    for move in moves.values():
        assert 0 <= move["weak"] <= 1
        assert move["difference"]["mean"] == pytest.approx(move["strong"] - move["weak"])


def test_variants_with_equal_boxes_show_no_difference():
    study = Study([Variant("one", PRINTED), Variant("two", changed(PRINTED, Change("fires.D", 3)))], bot="random", weak=None, games=2)
    (compared,) = run_study(study)["compared"]
    assert all(figure == {"mean": 0, "low": 0, "high": 0} for figure in compared["measures"].values())
    assert compared["things"] == []


def test_players_can_be_compared_and_bots_be_callables():
    counts = [Variant(f"{players}", kogge.game_config("speicherstadt", players)) for players in (2, 4)]
    report = run_study(Study(counts, bot=first, weak="random", games=2))
    assert [len(one["seats"]) for one in report["variants"]] == [2, 4]
    assert "win_share_1" not in report["compared"][0]["measures"]
    assert "choices" in report["compared"][0]["measures"]


@pytest.mark.full
def test_two_processes_give_the_same_report_as_one(tmp_path, report):
    assert run_study(STUDY, tmp_path / "two.jsonl", jobs=2) == report


@pytest.mark.full
def test_a_study_that_was_killed_resumes_where_it_stopped(tmp_path, report):
    path = tmp_path / "results.jsonl"
    code = (
        "import kogge; from kogge.lab import *; printed = kogge.game_config('speicherstadt', 3);"
        "study = Study([Variant('as printed', printed), *swept(printed, 'fires.E', [40])], bot='easy', weak='random', games=6, seed=5);"
        f"run_study(study, {str(path)!r})"
    )
    written = run_until_killed(code, path)
    assert run_study(STUDY, path) == report
    assert path.read_bytes().startswith(written), "finished games stay as they were written"


def test_results_of_another_study_are_refused(tmp_path):
    path = tmp_path / "results.jsonl"
    small = Study([Variant("as printed", PRINTED)], bot="random", weak=None, games=2)
    run_study(small, path)
    with pytest.raises(KoggeError, match="holds the results of another arena or study"):
        run_study(Study([Variant("as printed", changed(PRINTED, Change("fires.D", 4)))], bot="random", weak=None, games=2), path)


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"variants": []}, "A study compares a list of 1 to 200 variants, not []."),
        ({"variants": [PRINTED]}, "A study compares variants (kogge.lab.Variant), not GameConfig("),
        ({"variants": [Variant("a", PRINTED)] * 2}, "Two variants are both called 'a'."),
        (
            {"variants": [Variant("a", PRINTED), Variant("b", kogge.game_config("hellweg"))]},
            "All variants of a study must have the same game.",
        ),
        ({"weak": "medium"}, "The weaker bot must not be medium too; None omits that part."),
        ({"bot": "strong"}, "There is no bot 'strong'"),
        ({"games": 1}, "games is a whole number from 2 to 1000000, not 1."),
        ({"seed": -1}, "The first seed is a whole number from 0 to 2^62 - 1, not -1."),
    ],
)
def test_an_invalid_study_is_refused_in_a_sentence(wrong, expected):
    with pytest.raises(BadOption) as caught:
        Study(**({"variants": [Variant("a", PRINTED)]} | wrong))
    assert str(caught.value).startswith(expected)


def test_the_page_shows_everything_as_plots_and_as_tables(report):
    labelled = json.loads(json.dumps(report))
    labelled["variants"][0]["label"] = "<b>mine"
    parsed = Parsed()
    written = page(labelled)
    parsed.feed(written)
    assert "<b>mine" not in written
    assert parsed.loads == []
    seats, measures = 2, len(report["compared"][0]["measures"])
    assert parsed.tags.count("svg") == seats + 1 + measures + 2 * 2, "seats, points, each measure, things and moves of each variant"
    assert parsed.tags.count("table") >= 8


def test_the_command_writes_report_and_page_and_compares_boxes_and_options(tmp_path):
    other = tmp_path / "other.toml"
    text = PRINTED.loaded.file.text.replace("E = 4 ", "E = 9 ")
    other.write_text(text)
    words = (
        f"lab speicherstadt -p 3 --box standard --box {other} --options none --options removals --bot random --weak-bot none -n 2 --jobs 1"
    )
    ran = CliRunner().invoke(app, [*words.split(), "-o", str(tmp_path / "out.json"), "-o", str(tmp_path / "out.html")])
    assert ran.exit_code == 0, ran.output
    report = json.loads((tmp_path / "out.json").read_text())
    assert len(report["variants"]) == 4
    assert report["variants"][0]["label"] == "options none, standard"
    assert (tmp_path / "out.jsonl").exists()
    assert (tmp_path / "out.html").read_text().startswith("<!doctype html>")


def test_a_sweep_does_not_play_the_printed_number_twice(tmp_path):
    words = f"lab speicherstadt -p 3 --sweep fires.D=3..4 --bot random --weak-bot none -n 2 --jobs 1 -o {tmp_path / 'out.json'}"
    assert CliRunner().invoke(app, words.split()).exit_code == 0
    labels = [one["label"] for one in json.loads((tmp_path / "out.json").read_text())["variants"]]
    assert labels == ["as it is, fires.D = 3", "fires.D = 4"]
