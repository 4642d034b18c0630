"""The fair queue: addresses and users take turns with their jobs."""

from __future__ import annotations

import random

from kogge.web import jobs
from kogge.web.jobs import Turns
from kogge.web.opponents.service import MAX_PACE
from kogge.web.templating import MOVE_MILLISECONDS


def served(turns: Turns[str], seconds: float = 1.0, most: int = 100) -> list[str]:
    """The jobs in the order in which one thread runs them, `seconds` each."""
    order = []
    while len(order) < most and (taken := turns.take()) is not None:
        share, job = taken
        turns.done(share, seconds)
        order.append(job)
    return order


def test_addresses_take_turns_then_the_people_of_an_address():
    turns: Turns[str] = Turns(10, 100)
    for person in "abc":
        for number in range(2):
            turns.put(("mallory", person), f"m{person}{number}")
    turns.put(("anne", "anne"), "anne0")
    turns.put(("anne", "anne"), "anne1")
    assert served(turns) == ["ma0", "anne0", "mb0", "anne1", "mc0", "ma1", "mb1", "mc1"]


def test_a_newcomers_job_goes_before_the_second_job_of_another():
    turns: Turns[str] = Turns(10, 100)
    turns.put("mallory", "first")
    turns.put("mallory", "second")
    share, _job = turns.take() or ("", "")
    turns.put("anne", "anne's first")
    turns.done(share, 76.0)
    assert served(turns) == ["anne's first", "second"]


def test_turns_are_shared_by_time_and_not_by_number_of_jobs():
    turns: Turns[str] = Turns(100, 1000)
    for number in range(20):
        turns.put("animations", f"animation{number}")
        turns.put("pages", f"page{number}")
    order = []
    while len(order) < 16 and (taken := turns.take()) is not None:
        share, job = taken
        turns.done(share, 7.0 if job.startswith("animation") else 1.0)
        order.append(job.rstrip("0123456789"))
    assert order.count("page") == 14
    assert order.count("animation") == 2


def test_leaving_the_queue_and_coming_back_gives_no_advantage():
    turns: Turns[str] = Turns(10, 100)
    turns.put("mallory", "long")
    turns.done((turns.take() or ("", ""))[0], 100.0)
    turns.put("anne", "anne0")
    turns.put("mallory", "again")
    turns.put("anne", "anne1")
    assert served(turns) == ["anne0", "anne1", "again"]


def test_running_and_waiting_jobs_of_a_share_are_limited():
    turns: Turns[str] = Turns(2, 4, max_per_address=3, at_once=2)
    assert [turns.put(("x", "a"), "1"), turns.put(("x", "a"), "2"), turns.put(("x", "a"), "3")] == [True, True, False]
    assert [turns.put(("x", "b"), "4"), turns.put(("x", "b"), "5")] == [True, False]
    assert [turns.put("y", "6"), turns.put("z", "7")] == [True, False]
    running = [turns.take() for _ in range(4)]
    assert [one[1] for one in running if one] == ["1", "6", "4"]  # of x two at once
    assert (turns.count, turns.running) == (1, 3)
    assert not turns.start("x")
    assert turns.start("w")


def test_the_memory_of_past_shares_is_bounded(monkeypatch):
    monkeypatch.setattr(jobs, "REMEMBERED", 50)
    turns: Turns[str] = Turns(10, 1000)
    chance = random.Random(1)
    for number in range(2000):
        turns.put((f"address {number}", f"person {number}"), "job")
        share, _job = turns.take() or ("", "")
        turns.done(share, chance.random())
    assert turns._all.members == {}
    assert len(turns._all._used_ahead) <= 50
    turns.put("anne", "1")
    turns.clear()
    assert (turns.count, turns.take()) == (0, None)


def test_no_pace_makes_a_bot_wait_longer_than_its_table_is_left_alone():
    """Otherwise another server would find the table and move before the time for undo is over."""
    assert max(MOVE_MILLISECONDS.values()) / MOVE_MILLISECONDS["normal"] <= MAX_PACE
