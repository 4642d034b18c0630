"""Programs as bots: `agent:COMMAND` in the arena."""

from __future__ import annotations

import ast
import json
import os
import runpy
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from kogge.arena import Plan, run_arena
from kogge.arena.page import agent_lines, page
from kogge.bots import bot_named
from kogge.bots.agent import MAX_ATTEMPTS, AgentFailed
from kogge.engine.errors import BadOption, KoggeError
from kogge.games import game_ids

EXAMPLES = Path(__file__).parents[2] / "examples"
PROGRAM = """
import json, sys, time
n = 0
for line in sys.stdin:
    m = json.loads(line)
    with open({log!r}, "a") as log:
        log.write(line)
    if m["type"] == "decide":
        n += 1
        {body}
"""


def agent(tmp_path, body, seconds=""):
    """The name of an agent that answers its n-th decision `m` with this code."""
    path = tmp_path / "agent.py"
    path.write_text(PROGRAM.format(log=str(tmp_path / "log"), body=body))
    return f"agent{seconds}:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def messages(tmp_path):
    return [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]


def play_arena(bot, game="speicherstadt", players=2, games=2):
    report = run_arena(Plan(game, players, None, (bot, "random")), games)
    return report, next(one for one in report["bots"] if one["bot"] == bot)


FIRST = 'print(json.dumps({"move": m["moves"][0]}), flush=True)'


@pytest.mark.parametrize("game", game_ids())
def test_the_example_without_network_plays_every_game(game):
    bot = f"agent:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'simple_agent.py'))}"
    _, row = play_arena(bot, game, None, 1)
    assert row["agent"]["illegal_rate"] == 0
    assert row["agent"]["decisions"] == row["agent"]["answers"] > 10


def test_an_agent_is_sent_start_decide_and_end_messages(tmp_path):
    play_arena(agent(tmp_path, FIRST), games=1)
    start, *decisions, end = messages(tmp_path)
    assert start["type"] == "start"
    assert start["protocol"] == 1
    assert start["game"] == "speicherstadt"
    assert start["seat"] in (1, 2)
    assert "## Moves" in start["rules"]
    assert {"type", "text", "moves", "attempt", "error"} == decisions[0].keys()
    assert "Stack A" in decisions[0]["text"]
    assert "Played since your last decision" in decisions[5]["text"]
    assert end["type"] == "end"
    assert len(end["points"]) == 2


def test_illegal_and_unreadable_answers_are_retried_and_counted(tmp_path):
    body = f"""wrong = {{1: "no json", 2: '{{"move": "bid 99"}}', 4: '[]', 5: '{{"move": 7}}'}}
        if n in wrong: print(wrong[n], flush=True)
        else: {FIRST}"""
    report, row = play_arena(agent(tmp_path, body), games=1)
    counts = row["agent"]
    assert (counts["unreadable"], counts["illegal"], counts["random_moves"]) == (3, 1, 0)
    assert counts["answers"] == counts["decisions"] + 4
    assert row["agent"]["illegal_rate"] == pytest.approx(4 / counts["answers"])
    asked = [message for message in messages(tmp_path) if message["type"] == "decide"]
    assert [message["attempt"] for message in asked[:6]] == [1, 2, 3, 1, 2, 3]
    assert "'bid 99' is not legal now; legal are: " in asked[2]["error"]
    assert asked[0]["error"] is None
    (line,) = agent_lines(report)
    assert "1 illegal and 3 unreadable answers" in line
    assert "1 illegal and 3 unreadable answers" in page(report)


def test_after_three_wrong_answers_a_random_move_is_played_and_counted(tmp_path):
    _, row = play_arena(agent(tmp_path, 'print("?" * 10, flush=True)'), games=1)
    assert row["agent"]["random_moves"] == row["agent"]["decisions"] > 5
    assert row["agent"]["answers"] == MAX_ATTEMPTS * row["agent"]["decisions"]


def test_a_huge_answer_counts_as_unreadable(tmp_path):
    _, row = play_arena(agent(tmp_path, f'if n == 1: print("x" * 50_000, flush=True)\n        else: {FIRST}'), games=1)
    assert row["agent"]["unreadable"] == 1


@pytest.mark.parametrize(
    ("body", "limit", "expected"),
    [
        ("raise SystemExit(3)", "", "ended"),
        ("raise ValueError('out of ideas')", "", "out of ideas"),
        ("time.sleep(1000)", "@1s", "did not answer within 1 seconds"),
    ],
)
def test_an_agent_that_ends_or_hangs_is_reported_in_one_sentence(tmp_path, body, limit, expected):
    with pytest.raises(AgentFailed, match=expected) as failure:
        play_arena(agent(tmp_path, body, limit), games=1)
    assert "\n" not in str(failure.value)


def test_the_command_line_reports_a_failed_agent_in_one_sentence(tmp_path):
    bots = f"{agent(tmp_path, 'raise SystemExit')},random"
    command = [sys.executable, "-m", "kogge", "arena", "speicherstadt", "--bots", bots, "--games", "1", "--players", "2"]
    answer = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ))
    assert answer.returncode == 1
    assert answer.stderr.strip().splitlines()[-1].startswith("kogge: The agent ")


@pytest.mark.parametrize(
    "name", ["agent:", "agent: ", "agent:'", "agent:no-such-program-here", "agent@0s:python", "agent@x:python", "agent@5:python"]
)
def test_an_invalid_agent_is_refused_before_any_game_is_played(name):
    with pytest.raises(BadOption):
        bot_named(name)


@pytest.mark.parametrize("seconds", ["@2s", ""])
def test_a_time_limit_can_be_set(seconds):
    assert bot_named(f"agent{seconds}:{shlex.quote(sys.executable)}").seconds == (2 if seconds else 60)


def test_a_chat_model_is_plugged_in_by_one_function(monkeypatch, capsys):
    """The example with a model that first forgets the format."""
    example = runpy.run_path(str(EXAMPLES / "chat_agent.py"))
    talks, replies = [], iter(["I think so.", "Because it is cheap:\n`bid 2`"])

    def complete(talk):
        talks.append([dict(message) for message in talk])
        return next(replies)

    example["main"].__globals__["complete"] = complete
    start = {"type": "start", "title": "The Speicherstadt", "seat": 2, "players": 3, "rules": "RULES"}
    decide = {"type": "decide", "text": "TEXT", "moves": ["bid 1", "bid 2"], "attempt": 1, "error": None}
    again = decide | {"attempt": 2, "error": "That is not legal."}
    monkeypatch.setattr(sys, "stdin", [json.dumps(message) for message in (start, decide, again)])
    example["main"]()
    assert [json.loads(line)["move"] for line in capsys.readouterr().out.splitlines()] == ["I think so", "bid 2"]
    assert talks[0][0]["content"].endswith("RULES")
    assert "bid 1 | bid 2" in talks[0][1]["content"]
    assert "That is not legal." in talks[1][-1]["content"]


def test_the_inspect_task_reads_the_result_of_a_finished_game():
    """Inspect itself is not installed here: the function that reads the result is run by itself."""
    tree = ast.parse((EXAMPLES / "inspect_task.py").read_text())
    function = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "win_share")
    names: dict = {}
    exec(compile(ast.Module([function], []), "inspect_task.py", "exec"), names)
    over = "Colonia. You are seat {} of 4. The game is over, won by seat {}; points: seat 1: 4."
    assert names["win_share"](over.format(2, "2")) == 1
    assert names["win_share"](over.format(2, "2, 3")) == 0.5
    assert names["win_share"](over.format(1, "2, 3")) == 0


def test_an_agent_failure_is_a_kogge_error():
    assert issubclass(AgentFailed, KoggeError)
