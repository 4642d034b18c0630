"""The record: what RECORD.md promises of the format."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys

import pytest

import kogge

HEADER = "Game: speicherstadt\nPlayers: 2\n"
# a game on cardboard, written down by hand: no seed, no option line, comments
BY_HAND = """# Sunday at Anne's
Game: speicherstadt
Players: 2
Names: Anne, Herman

* start 2          # Herman drew the coin
* card office
* card trader tea

* card contract coffee spices
2 bid 1
1 bid 1
"""


def error_of(text):
    with pytest.raises(kogge.BadRecord) as caught:
        kogge.load(text)
    return str(caught.value)


def test_a_hand_written_record_loads_and_can_be_continued():
    game = kogge.load(BY_HAND)
    assert game.options == (), "a record without Options has none on, not the defaults"
    assert game.names == ["Anne", "Herman"]
    assert game.seat == 2
    assert game.view()["row"][0]["merchants"] == [2, 1]
    game.play("bid 2")
    assert game.record().endswith("1 bid 1\n2 bid 2\n")


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm():
    assert kogge.load("\ufeff" + BY_HAND.replace("\n", "\r\n")).lines == kogge.load(BY_HAND).lines


def test_header_fields_without_content_count_as_absent_and_unknown_ones_are_ignored():
    text = BY_HAND.replace("Players: 2", "Players: 2\nOptions:\nResult:\nNames:\nPlace: Münster\nX-1: y")
    assert kogge.load(text).names == ["Anne", "Herman"]


@pytest.mark.parametrize(
    ("change", "line", "expected"),
    [
        (("Game: speicherstadt\n", ""), 1, "the header has no Game"),
        (("Players: 2\n", ""), 1, "the header has no Players"),
        (("Game: speicherstadt", "Game: chess"), 2, "There is no game 'chess'; the games are "),
        (("Players: 2", "Players: 6"), 3, "has 2 to 5 players, not '6'"),
        (("Players: 2", "Players: two"), 3, "not 'two'"),
        (("Players: 2", "Players: ２"), 3, "not '２'"),
        (("Players: 2", "Players: 2\nPlayers: 3"), 4, "Players is given twice, first on line 3"),
        (("Players: 2", "Players: 2\nOptions: removals fast"), 4, "option 'fast' is unknown"),
        (("Players: 2", "Players: 2\nOptions: removals removals"), 4, "option 'removals' is twice"),
        (("Players: 2", "Players: 2\nBox: none.toml"), 4, "the box does not load: none.toml: cannot be read"),
        (("Names: Anne, Herman", "Names: Anne"), 4, "Names has 1 entries for 2 seats"),
        (("Players: 2", "Players: 2\nResult: 3 4"), 4, "there is a Result, but the game is not over"),
        (("Names: Anne, Herman\n\n", "Names: Anne, Herman\n"), 5, "the header has lines 'Key: value' and ends with a blank line"),
        (("* start 2", "* start 3"), 6, "a chance event must come here: * start 1, * start 2"),
        (("* start 2", "* begin 2"), 6, "found '* begin 2'"),
        (("* start 2", "2 bid 1"), 6, "found '2 bid 1'; a chance event must come here"),
        (("* card office", "* card bank"), 7, "found '* card bank'"),
        (("* card office", "* card  office"), 7, "found '* card  office'"),
        (("* card office", "* card"), 7, "found '* card'"),
        (("* card contract coffee spices", "* card contract spices coffee"), 10, "contract spices coffee"),
        (("2 bid 1", "2 bid 4"), 11, "legal are: 2 bid 1, 2 bid 2, 2 bid 3"),
        (("2 bid 1", "1 bid 1"), 11, "found '1 bid 1'; legal are: 2 bid 1"),
        (("2 bid 1", "2  bid 1"), 11, "found '2  bid 1'"),
        (("2 bid 1", " 2 bid 1"), 11, "found ' 2 bid 1'"),
        (("2 bid 1", "2 Bid 1"), 11, "found '2 Bid 1'"),
        (("2 bid 1", "2"), 11, "found '2'"),
        (("2 bid 1", "* card bank"), 11, "found '* card bank'; legal are"),
        (("1 bid 1", "1 bi"), 12, "found '1 bi'"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number_what_was_found_and_what_was_legal(change, line, expected):
    assert change[0] in BY_HAND
    message = error_of(BY_HAND.replace(*change, 1))
    assert message.startswith(f"Line {line}: ")
    assert expected in message


def test_a_record_that_ends_where_chance_must_follow_is_truncated():
    cut = BY_HAND[: BY_HAND.index("* card trader")]
    assert "the record ends where a chance event must follow: * card " in error_of(cut)
    assert "* start 1, * start 2" in error_of(HEADER + "\n")


@pytest.mark.parametrize(
    "text", ["", "\n", "#\n", "nonsense", "\x00\x01", "Game", "Game: speicherstadt", "1 bid 1", ":::", "Game: " + "x" * 10_000]
)
def test_nonsense_is_refused_in_a_sentence(text):
    assert error_of(text).startswith("Line ")


def test_a_record_that_is_not_a_str_is_refused():
    with pytest.raises(kogge.BadRecord, match="A record is a text, not bytes"):
        kogge.load(b"Game: speicherstadt")


def finished():
    game = kogge.new("speicherstadt", players=2, seed=5, names=["Anne", "Herman"])
    while game.seat:
        game.play(game.moves()[0])
    return game


def test_a_finished_record_has_its_result_and_a_wrong_one_is_refused():
    game = finished()
    text = game.record()
    assert f"Result: {game.points()[0]} {game.points()[1]}\n" in text
    assert "Seed: 5\n" in text
    wrong = re.sub("Result: .*", "Result: 99 99", text)
    assert f"found Result '99 99', but the game gives '{game.points()[0]} {game.points()[1]}'" in error_of(wrong)


def test_lines_after_the_end_of_the_game_are_refused():
    text = finished().record() + "1 bid 1\n"
    assert "the game is over and nothing may follow" in error_of(text)


def test_a_record_that_contains_a_forced_decision_is_refused_at_its_line():
    text = finished().record().splitlines()
    place = next(i for i, line in enumerate(text) if line.endswith("buy"))
    wrong = "\n".join([*text[: place + 1], "1 done", *text[place + 1 :]])
    assert f"Line {place + 2}: found '1 done'" in error_of(wrong)


def test_every_prefix_of_a_record_that_ends_with_a_decision_loads():
    game = finished()
    header = HEADER + "\n"
    for end in range(1, len(game.lines), 9):
        if not game.lines[end].startswith("*"):
            assert kogge.load(header + "\n".join(game.lines[:end])).lines == game.lines[:end]


def test_the_record_of_a_running_game_has_no_seed():
    assert "Seed" not in kogge.new("speicherstadt", seed=5).record()


def test_another_box_is_named_by_its_path_from_the_records_folder(tmp_path):
    (tmp_path / "boxes").mkdir()
    (tmp_path / "games").mkdir()
    box = tmp_path / "boxes" / "small.toml"
    box.write_text("[fires]\nE = 2\n[counts]\noffices = {A = 4}\n", "utf-8")
    game = kogge.new("speicherstadt", players=2, box=box, seed=1)
    text = game.record(tmp_path / "games")
    assert "Box: ../boxes/small.toml\n" in text
    assert kogge.load(text, tmp_path / "games").view() == game.view()


# Box lines that a stranger may send: unusual blanks before the path
BLANKS = ["", " ", "\t", "\x0b", "\x0c", "\r", "\x1c", "\x1f", "\x85", "\u00a0", "\u1680", "\u2003", "\u2028", "\u3000", " \r \u00a0"]


@pytest.mark.parametrize("blank", BLANKS)
def test_without_boxes_no_box_file_is_opened(tmp_path, blank):
    box = tmp_path / "other.toml"
    box.write_text("[fires]\nE = 2\n", "utf-8")
    text = f"{HEADER}Box:{blank}{box}\n\n* start 1\n"
    with pytest.raises(kogge.BadRecord, match=r"Line 3: only the standard box can be used here"):
        kogge.load(text, boxes=False)
    with pytest.raises(kogge.BadRecord, match=r"Line 3: only the standard box"):
        kogge.load(text.replace(str(box), str(tmp_path / "missing")), boxes=False)
    events = BY_HAND.split("\n\n", 1)[1]
    assert kogge.load(f"{HEADER}Box:{blank}standard\n\n{events}", boxes=False).seat == 2


LOAD = "import sys, kogge\ntry:\n    kogge.load(sys.stdin.read())\nexcept kogge.BadRecord as error:\n    print(error)"


def error_for_box(path: object) -> str:
    """The error of loading a record with this box in a process with bounded memory and time."""

    def bounded() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))

    text = f"{HEADER}Box: {path}\n\n* start 1\n"
    return subprocess.run(
        [sys.executable, "-c", LOAD], input=text, capture_output=True, text=True, timeout=60, preexec_fn=bounded, check=True
    ).stdout


def test_a_box_is_a_regular_file_of_bounded_size(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert "not a regular file" in error_for_box(tmp_path / "pipe")
    assert "not a regular file" in error_for_box("/dev/zero")
    assert "does not load" in error_for_box(tmp_path)
    long = tmp_path / "long.toml"
    with long.open("wb") as file:
        file.truncate(1 << 33)
    assert "too long to be a box file" in error_for_box(long)


@pytest.mark.parametrize("path", ["no\0name", "x" * 300, "/proc/self/mem", "\ud800"])
def test_a_box_that_cannot_be_opened_is_reported_as_a_bad_record(path):
    assert "the box does not load" in error_of(f"{HEADER}Box: {path}\n\n* start 1\n")


def test_a_box_file_nested_too_deeply_is_refused(tmp_path):
    (tmp_path / "deep.toml").write_text("a = " + "[" * 100_000, "utf-8")
    with pytest.raises(kogge.BadBox, match=r"nested too deeply|not a TOML file"):
        kogge.new("speicherstadt", box=tmp_path / "deep.toml")


def test_every_game_has_rules_version_1_in_its_record():
    assert {game: kogge.new(game).rules for game in kogge.list_games()} == {"colonia": 1, "hellweg": 1, "speicherstadt": 1}
    assert "\nRules: 1\n" in kogge.new("hellweg").record()
    assert kogge.load(BY_HAND).rules == 1


@pytest.mark.parametrize("version", ["2", "0", "-1", "one", "1.0", "01", "1000"])
def test_an_unknown_version_of_the_rules_is_refused(version):
    message = error_of(BY_HAND.replace("Players: 2", f"Players: 2\nRules: {version}"))
    assert message == f"Line 4: The Speicherstadt is played here by version 1 of its rules, not by {version!r}."
