"""The benchmark of docs/agents.md."""

from __future__ import annotations

import itertools
import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from kogge.agents.benchmark import HEADINGS, benchmark, main, markdown, mean_loss, reference_positions
from kogge.engine.errors import BadOption, KoggeError
from kogge.games import game_config, game_ids

EXAMPLES = Path(__file__).parents[2] / "examples"
pytestmark = pytest.mark.about("speicherstadt")


def test_a_stronger_bot_wins_more_and_every_seat_is_played():
    weak, strong = (benchmark("speicherstadt", bot, "easy", games=12, players=2, positions=0) for bot in ("random", "medium"))
    assert weak.win_share < strong.win_share
    assert weak.win_low <= weak.win_share <= weak.win_high
    assert (weak.games, weak.fair_share, weak.illegal_rate, weak.loss) == (12, 0.5, None, None)


def test_the_decision_loss_is_measured_on_the_same_positions():
    config = game_config("speicherstadt", 2)
    one, two = ([(number, match.key) for number, match in itertools.islice(reference_positions(config, 1), 12)] for _ in range(2))
    assert one == two
    row = benchmark("speicherstadt", "random", "random", games=2, players=2, positions=12, depth=2)
    assert row.decisions == 12
    assert row.loss is not None
    assert 0 <= row.loss <= 1


def test_an_agent_without_illegal_answers_has_an_illegal_rate_of_zero():
    bot = f"agent:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'simple_agent.py'))}"
    row = benchmark("speicherstadt", bot, "random", games=1, players=2, positions=0)
    assert row.illegal_rate == 0
    assert " 0.0% " in markdown(row)


def test_the_mean_loss_counts_decisions_and_its_interval_games():
    assert mean_loss([]) == (None, None, None)
    assert mean_loss([[0.1, 0.3]]) == (pytest.approx(0.2), None, None)
    mean, low, high = mean_loss([[0.0] * 10, [0.2] * 10])
    assert mean == pytest.approx(0.1)
    assert (low, high) == (pytest.approx(0.0), pytest.approx(0.2))


def test_the_command_prints_one_row_for_each_bot_or_json(capsys):
    main(["speicherstadt", "--bots", "random,easy", "--games", "2", "--players", "2", "--positions", "0"])
    lines = capsys.readouterr().out.splitlines()
    assert "\n".join(lines[:2]) == HEADINGS
    assert all(line.count("|") == HEADINGS.splitlines()[0].count("|") for line in lines)
    assert len(lines) == 4
    main(["speicherstadt", "--bots", "random", "--games", "2", "--players", "2", "--positions", "0", "--json"])
    assert json.loads(capsys.readouterr().out)["bot"] == "random"


def test_invalid_arguments_are_refused_before_any_game_is_played():
    for wrong in ({"bot": "nobody"}, {"opponent": "nobody"}, {"games": 0}, {"positions": -1}, {"seed": -1}, {"players": 9}):
        with pytest.raises(KoggeError):
            benchmark(**({"game": "speicherstadt", "bot": "random", "games": 2, "positions": 0} | wrong))
    with pytest.raises(BadOption):
        benchmark("chess", "random")
    with pytest.raises(SystemExit, match="kogge: There is no bot"):
        main(["speicherstadt", "--bots", "nobody"])


@pytest.mark.parametrize("game", game_ids())
def test_an_unseen_box_differs_from_the_printed_one_and_its_seed_reproduces_it(game, tmp_path):
    boxes = []
    for seed in ("7", "7", "8"):
        command = [sys.executable, str(EXAMPLES / "unseen_box.py"), game, seed]
        boxes.append(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert boxes[0] == boxes[1] != boxes[2]
    file = tmp_path / "unseen.toml"
    file.write_text(boxes[0], "utf-8")
    unseen, printed = game_config(game, box=file), game_config(game)
    assert unseen.loaded.rows.tobytes() != printed.loaded.rows.tobytes()
    row = benchmark(game, "easy", "random", games=1, positions=0, box=file)
    assert row.games == 1


@pytest.mark.parametrize("arguments", [[], ["chess"], ["colonia", "x"]])
def test_unseen_box_without_a_game_and_a_seed_fails_with_one_line(arguments):
    ran = subprocess.run([sys.executable, str(EXAMPLES / "unseen_box.py"), *arguments], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr.count("\n") == 1
